/** Movement: compares the view before and after, and lets what is new slide or drop to its place. */

import { useLayoutEffect, useRef } from "../../../web/ui.js";
import { centre, direction } from "./hex.js";

/** @import { SplitsView } from "./board.js" */

const EASE = "cubic-bezier(.3,.7,.3,1)";

/**
 * Animate the change from the last drawn view to this one.
 * @param {{current: SVGSVGElement | null}} svg
 * @param {SplitsView} view
 * @param {boolean} reduced
 */
export function useMotion(svg, view, reduced) {
  const drawn = useRef(/** @type {SplitsView | null} */ (null));
  useLayoutEffect(() => {
    const before = drawn.current, root = svg.current;
    drawn.current = view;
    if (!before || !root || reduced || before === view) return;
    const tiles = view.tiles.filter((tile) => !before.tiles.includes(tile));
    const stacks = Object.keys(view.stacks).filter((cell) => !before.stacks[cell]);
    if (tiles.length + stacks.length > 4) return;
    for (const tile of tiles) {
      for (const piece of root.querySelectorAll(`[data-tile="${tile}"]`)) drop(piece, 70);
    }
    for (const cell of stacks) {
      const piece = root.querySelector(`[data-stack="${cell}"]`), from = origin(before, view, cell);
      if (from) hop(piece, from, cell);
      else drop(piece, 110);
    }
  }, [view]);
}

/**
 * The cell that the new stack on `cell` has left.
 * @param {SplitsView} before
 * @param {SplitsView} after
 * @param {string} cell
 */
function origin(before, after, cell) {
  const [seat, sheep] = after.stacks[cell];
  return Object.keys(before.stacks).find((from) => {
    const [owner, many] = before.stacks[from];
    return owner === seat && many - (after.stacks[from]?.[1] ?? many) === sheep;
  });
}

/** @param {Element | null} piece @param {number} height */
function drop(piece, height) {
  piece?.animate([
    { transform: `translateY(${-height}px)`, opacity: 0, easing: "ease-in" },
    { transform: "translateY(0)", opacity: 1, offset: 0.7 },
    { transform: "translateY(-5px)", offset: 0.85 },
    { transform: "translateY(0)" },
  ], { duration: 340 });
}

/**
 * Run from cell to cell along the line, with a hop for each.
 * @param {Element | null} piece
 * @param {string} from
 * @param {string} to
 */
function hop(piece, from, to) {
  const [x, y] = centre(from), [a, b] = centre(to), { length } = direction(from, to);
  const frames = [];
  for (let i = 0; i <= 2 * length; i++) {
    const left = 1 - i / (2 * length), up = i % 2 ? 13 : 0;
    frames.push({ transform: `translate(${(x - a) * left}px, ${(y - b) * left - up}px)` });
  }
  piece?.animate(frames, { duration: Math.min(600, 240 + 50 * length), easing: EASE });
}
