/** What a press on a cell does to a move in progress, and which way a pull goes. */

import { centre, line, neighbours } from "./hex.js";

/** @import { Point } from "./hex.js" */
/** @import { Routes } from "../../../web/types.js" */
/**
 * @typedef {[] | [string] | [string, string, number]} Move  what is chosen so far: from, to, how many go
 */

/** The stack that is meant when none is picked: the only one that can move. @param {Routes} routes */
export function onlyStack(routes) {
  const stacks = Object.keys(routes);
  return stacks.length === 1 ? stacks[0] : undefined;
}

/**
 * The move after a press on `cell`: another stack, another goal, or one sheep more for one of its ends.
 * @param {Routes} routes @param {Move} move @param {string} cell @returns {Move}
 */
export function press(routes, move, cell) {
  const from = move[0] ?? onlyStack(routes), to = move[1];
  if (to && cell === from) return shift(routes, move, -1);
  if (to && cell === to) return shift(routes, move, 1);
  if (cell === move[0]) return [];
  if (routes[cell]) return [cell];
  const goal = from && goalAlong(routes, from, cell);
  return from && goal ? send(routes, move, from, goal) : move;
}

/**
 * Choose where to; an even split is proposed (SP-7.3).
 * @param {Routes} routes
 * @param {Move} move
 * @param {string} from
 * @param {string} to
 * @returns {Move}
 */
export function send(routes, move, from, to) {
  const [least, most] = routes[from][to];
  const amount = move[0] === from && move[2] ? move[2] : Math.floor((most + 1) / 2);
  return [from, to, Math.max(least, Math.min(most, amount))];
}

/**
 * Let `change` sheep more go.
 * @param {Routes} routes
 * @param {Move} move
 * @param {number} change
 * @returns {Move}
 */
export function shift(routes, move, change) {
  return move[2] ? amountOf(routes, move, move[2] + change) : move;
}

/**
 * Let `amount` sheep go, or as near to it as can be.
 * @param {Routes} routes
 * @param {Move} move
 * @param {number} amount
 * @returns {Move}
 */
export function amountOf(routes, move, amount) {
  const [from, to] = move, bounds = from && to ? routes[from]?.[to] : undefined;
  return from && to && bounds ? [from, to, Math.max(bounds[0], Math.min(bounds[1], amount))] : move;
}

/**
 * The goal of the line from `from` on which `cell` lies.
 * @param {Routes} routes
 * @param {string} from
 * @param {string} cell
 */
export function goalAlong(routes, from, cell) {
  return Object.keys(routes[from] ?? {}).find((to) => line(from, to).includes(cell));
}

/**
 * The goal towards which a stack is pulled.
 * @param {Routes} routes
 * @param {string} from
 * @param {Point} at
 */
export function goalTowards(routes, from, at) {
  const [x, y] = centre(from), dx = at[0] - x, dy = at[1] - y;
  if (Math.hypot(dx, dy) < 36) return undefined;
  return Object.keys(routes[from] ?? {}).find((to) => {
    const [a, b] = centre(to), away = Math.hypot(a - x, b - y) * Math.hypot(dx, dy);
    return ((a - x) * dx + (b - y) * dy) / away > 0.88;
  });
}

/**
 * Tell whether a stack is blocked for good (SP-8.1).
 * @param {Record<string, [number, number]>} stacks
 * @param {Set<string>} land
 * @param {string} cell
 */
export function isBlocked(stacks, land, cell) {
  if (stacks[cell][1] < 2) return true;
  return neighbours(cell).every((next) => !land.has(next) || next in stacks);
}
