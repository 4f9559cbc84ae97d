/** The exact search for routes: where a hand can carry the boot this turn, and what is the best way to get there. */

import { MEANS, across, caravanOf, fareOf, waysFrom } from "./model.js";

/** @import { ElfenlandView } from "./model.js" */

/**
 * One crossing of a plan. A caravan's `cards` are named once the player has chosen them.
 * @typedef {{way: string, caravan?: boolean, cards?: string[]}} Leg
 *
 * What the search starts from: the town, the cards, how many of them are `owed` already (of whatever means), and the
 * towns whose piece is still to be had.
 * @typedef {{
 *   town: string, hand: Record<string, number>, owed?: number, pieces: {includes: (town: string) => boolean},
 * }} Start
 *
 * A way to a town: `need` counts the cards of each means that fares cost, `any` those that caravans cost, of whatever
 * means; `gain` are the towns whose piece is taken.
 * @typedef {{legs: Leg[], to: string, need: number[], any: number, cards: number, gain: string[]}} Route
 */

/** Offered at once for a far town. */
const OFFERS = 4;

/**
 * All routes that the hand can pay, by the town where they end: of those that cost the same cards and take the same
 * pieces, one. Whoever comes back to a town without having taken a piece since has gained nothing and is not followed.
 *
 * A caravan may be paid with whatever the fares leave over, so a route can be paid exactly when the cards of each
 * means cover its fares and all cards together cover everything.
 * @param {ElfenlandView} view @param {Start} start
 * @returns {Map<string, Route[]>}
 */
export function explore(view, { town, hand, owed = 0, pieces }) {
  const own = MEANS.map((means) => hand[means] ?? 0);
  const total = own.reduce((sum, n) => sum + n, 0) - owed;
  /** @type {Map<string, Route[]>} */
  const found = new Map();
  const seen = new Set();
  /** Towns on the way, each with the number of pieces had there. @type {string[]} */
  const trail = [`${town} 0`];

  /** @param {Route} at */
  const go = (at) => {
    for (const way of waysFrom(at.to)) {
      const to = across(way.id, at.to);
      const gain = pieces.includes(to) && !at.gain.includes(to) ? [...at.gain, to] : at.gain;
      const stop = `${to} ${gain.length}`;
      if (trail.includes(stop)) continue;
      for (const next of payments(view, way.id, at)) {
        if (next.cards > total || next.need.some((n, i) => n > own[i])) continue;
        const key = `${to} ${next.need} ${next.any} ${[...gain].sort()}`;
        if (seen.has(key)) continue;
        seen.add(key);
        const route = { ...next, to, gain };
        const known = found.get(to);
        if (known) known.push(route);
        else found.set(to, [route]);
        trail.push(stop);
        go(route);
        trail.pop();
      }
    }
  };
  go({ legs: [], to: town, need: own.map(() => 0), any: 0, cards: 0, gain: [] });
  return found;
}

/**
 * The ways to pay one more crossing.
 * @param {ElfenlandView} view @param {string} way @param {Route} at
 */
function payments(view, way, at) {
  const fare = fareOf(view, way, at.to), caravan = caravanOf(view, way), all = [];
  if (fare) {
    const i = MEANS.indexOf(fare.means);
    const need = at.need.map((n, j) => (i === j ? n + fare.n : n));
    all.push({ need, any: at.any, cards: at.cards + fare.n, legs: [...at.legs, { way }] });
  }
  if (caravan) {
    const legs = [...at.legs, { way, caravan: true }];
    all.push({ need: at.need, any: at.any + caravan, cards: at.cards + caravan, legs });
  }
  return all;
}

/**
 * A few good routes to one town, the best first: fewest cards, then most pieces; and beside it those that take more
 * pieces, and those that go another way for hardly more. Of direct ways, every one is there.
 * @param {Route[]} routes
 * @returns {Route[]}
 */
export function offersOf(routes) {
  const sorted = [...routes].sort(better);
  /** @type {Route[]} */
  const chosen = [];
  const add = (/** @type {Route} */ route) => {
    if (!chosen.some((one) => isSameWay(one, route))) chosen.push(route);
  };
  const direct = sorted.filter(({ legs }) => legs.length === 1);
  for (const route of direct) add(route);
  let most = -1;
  for (const route of sorted) {
    if (route.gain.length > most && chosen.length < OFFERS) add(route);
    most = Math.max(most, route.gain.length);
  }
  for (const route of sorted) {
    if (chosen.length >= OFFERS || route.cards > sorted[0].cards + 1) break;
    add(route);
  }
  // A plain step to a neighbour comes first: that is what a press on a neighbour means.
  const near = (/** @type {Route} */ { legs }) => (legs.length === 1 && !legs[0].caravan ? 0 : 1);
  return chosen.sort((a, b) => near(a) - near(b) || better(a, b));
}

/** @param {Route} a @param {Route} b */
const better = (a, b) =>
  a.cards - b.cards || b.gain.length - a.gain.length || a.any - b.any || a.legs.length - b.legs.length;

/** @param {Route} a @param {Route} b */
const isSameWay = (a, b) => a.legs.length === b.legs.length && a.legs.every(({ way }, i) => way === b.legs[i].way);
