/** Laying a tile: where it can go, the tile under the pointer, the tile chosen. */

import { html, signal, useMemo, useSignal } from "../../../web/ui.js";
import { next, placements, pointed, towards, turned } from "./building.js";
import { useKeys, usePointer } from "./hands.js";
import { border, cellUnder, neighbours, outline, tileCells } from "./hex.js";
import { Cliff, Turf } from "./meadow.js";
import { listing, tileLabel } from "./words.js";

/** @import { BoardProps, Part } from "../../../web/types.js" */
/** @import { LayerProps } from "./board.js" */
/** @import { Placement } from "./building.js" */
/** @import { Point } from "./hex.js" */

/** The orientation that is tried first, and the point a chosen tile is turned about. */
const turn = signal(0);
/** @type {Point | undefined} */
let pivot;

/** @param {LayerProps} props */
export function Laying(props) {
  const { view, cells, decision, draft, camera, t, validate } = props;
  const choices = choicesOf(decision?.actions[0]?.parts[0]);
  const all = useMemo(() => placements(choices), [choices]);
  const places = useMemo(() => reachable(all, cells), [all]);
  const at = useSignal(/** @type {Point | null} */ (null));
  const chosen = find(all, draft.value?.tile);
  const under = at.value ? pointed(all, at.value, turn.value) : undefined;
  const shown = chosen ?? under ?? (view.tiles.length ? undefined : turned(all, turn.value, [0, 0]));

  /** @param {Placement | undefined} one @param {Point} [about] */
  const choose = (one, about = one?.at) => {
    if (!one) return;
    pivot = about;
    turn.value = one.turn;
    draft.value = { action: "lay", tile: one.tile };
  };

  usePointer(camera, {
    point: (point) => (at.value = point),
    press(point) {
      const tapped = pointed(all, point, turn.value);
      choose(chosen && inside(chosen, point) ? next(all, chosen, point) : tapped, point);
    },
    turn: decision && ((steps) => turnTile(props, steps)),
  });

  useKeys((event) => {
    if (!decision || event.key.toLowerCase() !== "r") return false;
    turnTile(props, event.shiftKey ? -1 : 1);
    return true;
  });

  /** @param {KeyboardEvent} event */
  const onKey = (event) => {
    const rows = listing(choices, view), now = shown ?? rows[0];
    const step = { PageDown: 1, PageUp: -1 }[event.key];
    const index = rows.findIndex((row) => row.tile === now.tile);
    if (event.key === "Enter" && chosen) validate();
    else if (event.key === "Enter" || event.key === " ") choose(now);
    else if (step && !chosen) choose(rows[0]);
    else if (step) choose(rows[(index + step + rows.length) % rows.length]);
    else if (event.key.startsWith("Arrow")) {
      const same = all.filter((one) => one.turn === now.turn);
      choose(chosen ? towards(same, now.at, event.key) ?? chosen : now);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const other = chosen && at.value && !inside(chosen, at.value) && under !== chosen ? under : undefined;
  const last = view.last?.tile, cursor = shown ?? listing(choices, view)[0];
  return html`
    ${last && !chosen && html`<path class="last-tile seat-${view.last?.seat}" d=${border(tileCells(last))} />`}
    <path class="places" d=${places.near} />
    <path class="places far" d=${places.far} />
    ${other && html`<${Ghost} tile=${other.tile} look="idea" />`}
    ${shown && html`<${Ghost} tile=${shown.tile} look=${chosen ? "chosen" : "idea"} />`}
    ${decision && html`<g
      class="cursor" tabindex="0" role="button" onKeyDown=${onKey}
      aria-label=${tileLabel(choices, cursor.tile, view, t)}
      aria-pressed=${!!chosen}
      onClick=${(/** @type {MouseEvent} */ event) => event.detail === 0 && choose(cursor)}
    >
      <path d=${border(cursor.cells)} />
    </g>`}
  `;
}

/**
 * The cells that a tile can cover: those beside the board, and those further out.
 * @param {Placement[]} all
 * @param {string[]} board
 */
function reachable(all, board) {
  const beside = new Set(board.flatMap(neighbours));
  let near = "", far = "";
  for (const cell of new Set(all.flatMap((one) => one.cells))) {
    if (beside.has(cell)) near += outline(cell, 0.9);
    else far += outline(cell, 0.9);
  }
  return { near, far };
}

/** A tile that does not lie yet. @param {{tile: string, look: "idea" | "chosen"}} props */
function Ghost({ tile, look }) {
  return html`<g class="ghost-tile ${look}" key=${look}>
    <${Cliff} tile=${tile} />
    <${Turf} tile=${tile} />
    <path class="edge" d=${border(tileCells(tile))} />
  </g>`;
}

/**
 * Turn the chosen tile about the place it was put at, or the tile to come.
 * @param {Pick<BoardProps, "decision" | "draft">} props
 * @param {number} steps
 */
export function turnTile({ decision, draft }, steps) {
  const choices = choicesOf(decision?.actions[0]?.parts[0]);
  const all = placements(choices), chosen = find(all, draft.value?.tile);
  turn.value = ((chosen?.turn ?? turn.value) + steps + 3) % 3;
  const one = chosen && turned(all, turn.value, pivot ?? chosen.at);
  if (one) draft.value = { action: "lay", tile: one.tile };
}

/** @type {string[]} */
const NONE = [];

/** @param {Part | undefined} part @returns {string[]} */
function choicesOf(part) {
  return part?.kind === "one" ? /** @type {string[]} */ (part.choices) : NONE;
}

/** @param {Placement[]} all @param {string | undefined} tile */
const find = (all, tile) => (tile ? all.find((one) => one.tile === tile) : undefined);

/** @param {Placement} placement @param {Point} at */
const inside = (placement, at) => placement.cells.includes(cellUnder(at));
