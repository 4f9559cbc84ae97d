/** What follows from a view alone: ways and their fares, hands and counters, who comes when, how far home is. */

import { MAP } from "./map.js";

/** @import { Action, Answer, Decision, Part } from "../../../web/types.js" */

/**
 * What one player shows to everybody.
 * @typedef {{
 *   town: string, taken: string[], hand: number, given: number, open: string[], secret: number, obstacle: boolean,
 *   travelled?: boolean, left?: boolean, home?: string, distance?: number,
 * }} Public
 * @typedef {{hand: Record<string, number>, secret: string[], given: Record<string, number>, home?: string}} Mine
 * @typedef {{
 *   seats: number, round: number, rounds: number, hometown: boolean, start: number,
 *   phase: "draw" | "plan" | "travel" | "keep" | "over", turn?: number, row: string[], stack: number, cards: number,
 *   roads: Record<string, {counter: string, obstacle?: boolean}>, drawn?: number, passed?: number[],
 *   paid: Record<string, number>, players: Record<string, Public>, mine?: Mine, last?: Record<string, any>,
 * }} ElfenlandView
 * @typedef {{id: string, a: string, b: string, kind: string}} Way
 * @typedef {{means: string, n: number}} Fare
 */

/** In the order of the transport chart; land means first. */
export const MEANS = ["giant-pig", "elfcycle", "magic-cloud", "unicorn", "troll-wagon", "dragon", "raft"];
export const LAND_MEANS = MEANS.slice(0, 6);
export const TERRAINS = ["plain", "forest", "desert", "mountain"];

/**
 * By terrain, the fare of each land means; 0 where it cannot be used (EL-4.1).
 * @type {Record<string, number[]>}
 */
export const CHART = {
  plain: [1, 1, 2, 0, 1, 1],
  forest: [1, 1, 2, 1, 2, 2],
  desert: [0, 0, 0, 2, 2, 1],
  mountain: [0, 2, 1, 1, 2, 1],
};

/** Cards that a hand keeps after a travel turn (EL-11.15). */
export const KEPT = 4;

export const CAPITAL = "elvenhold";

/** @type {Way[]} */
export const WAYS = Object.keys(MAP.ways).map((id) => {
  const [a, b, kind] = id.split("-");
  return { id, a, b, kind };
});

/** @type {Record<string, Way>} */
export const WAY = Object.fromEntries(WAYS.map((way) => [way.id, way]));

export const TOWNS = Object.keys(MAP.towns);

/** @type {Record<string, Way[]>} */
const FROM = Object.fromEntries(TOWNS.map((town) => [town, WAYS.filter(({ a, b }) => a === town || b === town)]));

/** The ways that lead from a town. @param {string} town */
export const waysFrom = (town) => FROM[town] ?? [];

/** @param {string} way */
export const isRoad = (way) => WAY[way].kind in CHART;

/** The other end of a way. @param {string} way @param {string} town */
export const across = (way, town) => (WAY[way].a === town ? WAY[way].b : WAY[way].a);

/** The fare of a means on a terrain; 0 where it cannot be used. @param {string} means @param {string} terrain */
export const charted = (means, terrain) => CHART[terrain]?.[MEANS.indexOf(means)] ?? 0;

/**
 * What one crossing costs in the ordinary way; undefined on a road without counter.
 * @param {ElfenlandView} view @param {string} id @param {string} from
 * @returns {Fare | undefined}
 */
export function fareOf(view, id, from) {
  const { a, kind } = WAY[id], road = view.roads[id];
  if (kind === "lake") return { means: "raft", n: 2 };
  if (kind === "river") return { means: "raft", n: a === from ? 1 : 2 };
  return road && { means: road.counter, n: charted(road.counter, kind) + (road.obstacle ? 1 : 0) };
}

/** How many cards a caravan costs; 0 where none can go. @param {ElfenlandView} view @param {string} id */
export function caravanOf(view, id) {
  const road = view.roads[id];
  return road ? (road.obstacle ? 4 : 3) : 0;
}

/** The means of a card or counter by its id in answers. @param {string} id */
export const meansOf = (id) => id.replace(/^secret-/, "").replace(/-\d+$/, "");

/** @param {Record<string, number>} hand */
export const sizeOf = (hand) => Object.values(hand).reduce((sum, n) => sum + n, 0);

/** The cards of a hand, each by its id, in the order of the chart. @param {Record<string, number>} hand */
export const cardsOf = (hand) =>
  MEANS.flatMap((means) => Array.from({ length: hand[means] ?? 0 }, (_, i) => `${means}-${i + 1}`));

/** How many of each means there are among several. @param {string[]} all @returns {[string, number][]} */
export const counted = (all) => MEANS.flatMap((means) => {
  const n = all.filter((one) => meansOf(one) === means).length;
  return n ? /** @type {[string, number][]} */ ([[means, n]]) : [];
});

/**
 * One's own counters: `id` names them in answers, `key` tells alike ones apart.
 * @param {ElfenlandView} view @param {number | undefined} seat
 */
export function ownCounters(view, seat) {
  const open = view.players[seat ?? -1]?.open ?? [], secret = view.mine?.secret ?? [];
  return [
    ...secret.map((means, i) => ({ key: `s${i}`, id: `secret-${means}`, means, secret: true })),
    ...open.map((means, i) => ({ key: `o${i}`, id: means, means, secret: false })),
  ];
}

/** The seats from the start player on (EL-1.8). @param {ElfenlandView} view */
export const inOrder = (view) => Array.from({ length: view.seats }, (_, i) => (view.start + i) % view.seats);

/** The smallest number of connections between two towns (EL-14.4). @param {string} from @param {string} to */
export function distance(from, to) {
  const far = new Map([[from, 0]]);
  for (const [town, n] of far) {
    for (const { id } of waysFrom(town)) if (!far.has(across(id, town))) far.set(across(id, town), n + 1);
  }
  return far.get(to) ?? 0;
}

/** What a road may cost with a counter that lies nowhere yet. @param {string} counter @param {string} road */
export const wouldCost = (counter, road) => charted(meansOf(counter), WAY[road].kind);

/** @param {Decision | undefined} decision @param {string} action @returns {Action | undefined} */
export const actionOf = (decision, action) => decision?.actions.find((one) => one.action === action);

/**
 * The choices of an action's part.
 * @param {Decision | undefined} decision @param {string} action @param {string} part
 * @returns {string[]}
 */
export function choicesOf(decision, action, part) {
  const found = actionOf(decision, action)?.parts.find((one) => one.part === part);
  return found && (found.kind === "one" || found.kind === "some") ? found.choices.map(String) : [];
}

/**
 * Which counter may go on which roads now.
 * @param {Decision | undefined} decision
 * @returns {Record<string, string[]>}
 */
export function placesOf(decision) {
  const [part] = /** @type {Part[]} */ (actionOf(decision, "place")?.parts ?? []);
  if (part?.kind !== "move") return {};
  return Object.fromEntries(Object.entries(part.routes).map(([counter, roads]) => [counter, Object.keys(roads)]));
}

/** The class of something: its own, and those that hold now. @param {...any} names */
export const look = (...names) => names.filter(Boolean).join(" ");

/**
 * Enter on what is chosen already sends the answer.
 * @param {KeyboardEvent} event @param {boolean} chosen
 * @param {{draft: {value: Answer | null}, validate: () => void}} props
 */
export function sends(event, chosen, { draft, validate }) {
  if (event.key !== "Enter" || !chosen || !draft.value) return;
  event.preventDefault();
  validate();
}
