/** Where the next tile may lie: the placement meant by a point, a turn or an arrow key. */

import { centre, cellUnder, neighbours, orientation, tileCells, tileCentre } from "./hex.js";

/** @import { Point } from "./hex.js" */
/** @typedef {{tile: string, turn: number, cells: string[], at: Point}} Placement */

const REACH = 150; // how far from the pointer the middle of a proposed tile may be

/** @param {string[]} choices @returns {Placement[]} */
export function placements(choices) {
  return choices.map((tile) => ({
    tile, turn: orientation(tile), cells: tileCells(tile), at: tileCentre(tile),
  }));
}

/**
 * The placement meant by pointing at `at`: one that covers this cell, in the turn in use if any,
 * the nearest first.
 * @param {Placement[]} all @param {Point} at @param {number} turn
 */
export function pointed(all, at, turn) {
  const cell = cellUnder(at);
  const covering = all.filter((one) => one.cells.includes(cell));
  const turned = covering.filter((one) => one.turn === turn);
  const found = nearest(turned.length ? turned : covering, at) ?? nearest(all.filter((one) => one.turn === turn), at);
  return found && distance(found.at, at) < REACH ? found : undefined;
}

/**
 * The next placement that covers the cell at `at`, after the one chosen: same turn first.
 * @param {Placement[]} all @param {Placement} chosen @param {Point} at
 */
export function next(all, chosen, at) {
  const cell = cellUnder(at), turns = 3;
  const covering = all.filter((one) => one.cells.includes(cell));
  const rank = (/** @type {Placement} */ one) =>
    ((one.turn - chosen.turn + turns) % turns) * all.length + all.indexOf(one);
  const after = covering.filter((one) => one.turn !== chosen.turn || all.indexOf(one) > all.indexOf(chosen));
  const pool = after.length ? after : covering;
  return pool.sort((a, b) => rank(a) - rank(b))[0] ?? chosen;
}

/**
 * The placement nearest to a point in another turn.
 * @param {Placement[]} all
 * @param {number} turn
 * @param {Point} at
 */
export function turned(all, turn, at) {
  return nearest(all.filter((one) => one.turn === turn), at) ?? nearest(all, at);
}

/**
 * What an arrow key leads to: the nearest in its direction. Things to the side count as further away.
 * @template {{at: Point}} T
 * @param {T[]} all @param {Point} from @param {string} key @returns {T | undefined}
 */
export function towards(all, from, key) {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
  let best, least = Infinity;
  for (const one of all) {
    const x = one.at[0] - from[0], y = one.at[1] - from[1];
    const ahead = x * dx + y * dy, aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead > 5 && aside < ahead * 2.2 && ahead + 2 * aside < least) [best, least] = [one, ahead + 2 * aside];
  }
  return best;
}

/**
 * The placements in an order that makes sense to read: clockwise around the board from the north, with
 * the side of the board, the number on that side and how many sides touch the board.
 * @param {Placement[]} all @param {string[]} board
 */
export function listed(all, board) {
  const middles = board.map(centre), land = new Set(board);
  const mean = (/** @type {0 | 1} */ axis) => middles.reduce((sum, at) => sum + at[axis], 0) / (middles.length || 1);
  const middle = /** @type {Point} */ ([mean(0), mean(1)]);
  const rows = all.map((one) => {
    const clock = (Math.atan2(one.at[0] - middle[0], middle[1] - one.at[1]) / Math.PI) * 4;
    const touching = one.cells.flatMap(neighbours).filter((cell) => land.has(cell)).length;
    const side = SIDES[(Math.round(clock) + 8) % 8];
    return { ...one, side, clock: clock < -0.5 ? clock + 8 : clock, touching, number: 0 };
  });
  rows.sort((a, b) => a.clock - b.clock || distance(a.at, middle) - distance(b.at, middle) || a.turn - b.turn);
  /** @type {Record<string, number>} */
  const counted = {};
  for (const row of rows) row.number = counted[row.side] = (counted[row.side] ?? 0) + 1;
  return rows;
}

const SIDES = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];

/** @template {{at: Point}} T @param {T[]} all @param {Point} at @returns {T | undefined} */
export function nearest(all, at) {
  let best, least = Infinity;
  for (const one of all) {
    const far = distance(one.at, at);
    if (far < least) [best, least] = [one, far];
  }
  return best;
}

/** @param {Point} a @param {Point} b */
const distance = ([x, y], [a, b]) => Math.hypot(x - a, y - b);
