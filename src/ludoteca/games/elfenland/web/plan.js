/** The route in the making: what each of its crossings costs, how presses on the map lengthen it, what is sent of it. */

import { batch, signal, useEffect, useRef } from "../../../web/ui.js";
import { CAPITAL, across, caravanOf, cardsOf, fareOf, meansOf, waysFrom } from "./model.js";
import { explore, offersOf } from "./routes.js";

/** @import { Answer, BoardProps, Decision, DraftSignal } from "../../../web/types.js" */
/** @import { ElfenlandView, Fare } from "./model.js" */
/** @import { Leg, Route } from "./routes.js" */

/**
 * A crossing of the plan with all that is known of it: `cards` are those it would be paid with, `fare` the ordinary
 * one, `isPaid` whether the hand has the cards once the crossings before are paid.
 * @typedef {{
 *   way: string, from: string, to: string, fare?: Fare, caravan: number, cards: string[], isPaid: boolean, gains: boolean,
 *   isCaravan: boolean,
 * }} Step
 * @typedef {{from: string, to: string, steps: Step[], left: string[], gain: string[], isPaid: boolean}} Journey
 * @typedef {{view: ElfenlandView, seat?: number, decision?: Decision, draft: DraftSignal, pending: boolean}} Asked
 */

/** The crossings that are planned. */
export const plan = signal(/** @type {Leg[]} */ ([]));

/**
 * Routes to choose between: `before` are the crossings that all have in common, `at` is the one that is chosen (-1: none
 * yet). An empty `list` says that the town is out of reach.
 */
export const offers = signal(/** @type {{before: Leg[], town: string, list: Route[], at: number} | undefined} */ (undefined));

/** The crossing whose caravan is being chosen in the hand; -1 for none. */
export const opened = signal(-1);

/** A way that was pressed and cannot be gone along. */
export const barred = signal("");

/** Where the plan begins, and in which round. */
let begins = { town: "", round: 0 };

/** @param {Leg[]} legs */
export function setPlan(legs) {
  batch(() => {
    plan.value = legs;
    opened.value = -1;
    offers.value = undefined;
    barred.value = "";
  });
}

/** Whether a travel turn of this round still lies before the reader. @param {ElfenlandView} view @param {number | undefined} seat */
export function canPlan(view, seat) {
  const one = view.players[seat ?? -1];
  return !!view.mine && !!one && !one.left && (view.phase === "plan" || (view.phase === "travel" && !one.travelled));
}

/** The towns whose piece is still to be had. @param {ElfenlandView} view @param {number} seat @param {string[]} [gain] */
function piecesLeft(view, seat, gain = []) {
  const gone = [CAPITAL, ...view.players[seat].taken, ...gain];
  return { includes: (/** @type {string} */ town) => !gone.includes(town) };
}

/**
 * The plan, crossing by crossing. Caravans of chosen cards are paid first, then the fares; other caravans get what is
 * left, and of that what is of least use this round.
 * @param {ElfenlandView} view @param {number} seat @param {Leg[]} legs
 * @returns {Journey}
 */
export function journeyOf(view, seat, legs) {
  const from = view.players[seat].town;
  let free = cardsOf(view.mine?.hand ?? {});
  const take = (/** @type {string[]} */ wanted) => {
    free = free.filter((card) => !wanted.includes(card));
    return wanted;
  };
  const ofMeans = (/** @type {string} */ means, /** @type {number} */ n) =>
    take(free.filter((card) => meansOf(card) === means).slice(0, n));
  const use = (/** @type {string} */ card) =>
    Object.values(view.roads).filter(({ counter }) => counter === meansOf(card)).length + (meansOf(card) === "raft" ? 2 : 0);

  let to = from;
  /** @type {string[]} */
  const gain = [];
  /** @type {Step[]} */
  const steps = legs.map(({ way, caravan: isCaravan = false }) => {
    const start = to, fare = fareOf(view, way, start);
    to = across(way, start);
    const gains = piecesLeft(view, seat, gain).includes(to);
    if (gains) gain.push(to);
    return { way, from: start, to, fare, caravan: caravanOf(view, way), cards: [], isPaid: false, gains, isCaravan };
  });
  const chosen = (/** @type {number} */ i) => legs[i].caravan && legs[i].cards;
  steps.forEach((step, i) => {
    for (const card of chosen(i) || []) {
      step.cards.push(...(free.includes(card) ? take([card]) : ofMeans(meansOf(card), 1)));
    }
  });
  for (const step of steps) if (!step.isCaravan && step.fare) step.cards = ofMeans(step.fare.means, step.fare.n);
  steps.forEach((step, i) => {
    if (!step.isCaravan || chosen(i)) return;
    step.cards = take([...free].sort((a, b) => use(a) - use(b)).slice(0, step.caravan));
  });
  for (const step of steps) {
    step.isPaid = step.cards.length > 0 && step.cards.length === (step.isCaravan ? step.caravan : step.fare?.n);
  }
  return { from, to, steps, left: free, gain, isPaid: steps.every(({ isPaid }) => isPaid) };
}

/**
 * Where one can go on to from the end of a plan, by town. A caravan whose cards are not chosen leaves them open.
 * @param {ElfenlandView} view @param {number} seat @param {Leg[]} legs
 * @returns {Map<string, Route[]>}
 */
export function onwards(view, seat, legs) {
  const { to, steps, gain, left, isPaid } = journeyOf(view, seat, legs);
  if (!isPaid) return new Map();
  const open = steps.filter((step, i) => step.isCaravan && !legs[i].cards);
  /** @type {Record<string, number>} */
  const hand = {};
  for (const card of [...left, ...open.flatMap(({ cards }) => cards)]) hand[meansOf(card)] = (hand[meansOf(card)] ?? 0) + 1;
  const owed = open.reduce((sum, { cards }) => sum + cards.length, 0);
  return explore(view, { town: to, hand, owed, pieces: piecesLeft(view, seat, gain) });
}

/**
 * A press on a town: go there from the end of the plan, by the best route; the others are offered. Where one road and
 * one water lead to it, the player says which (EL-3.7).
 * @param {ElfenlandView} view @param {number} seat @param {string} town
 */
export function goTo(view, seat, town) {
  const before = plan.value, { to } = journeyOf(view, seat, before);
  if (town === to) return;
  const list = offersOf(onwards(view, seat, before).get(town) ?? []);
  const plain = list.filter(({ legs }) => legs.length === 1 && !legs[0].caravan).length;
  const at = list.length && plain < 2 ? 0 : -1;
  batch(() => {
    setPlan(at < 0 ? before : [...before, ...list[at].legs]);
    if (list.length !== 1) offers.value = { before, town, list, at };
  });
}

/** Take another of the routes that are offered. @param {number} at */
export function takeOffer(at) {
  const now = offers.value;
  if (!now) return;
  batch(() => {
    setPlan([...now.before, ...now.list[at].legs]);
    offers.value = { ...now, at };
  });
}

/**
 * A press on a way: go along it from the end of the plan.
 * @param {ElfenlandView} view @param {number} seat @param {string} way
 */
export function goAlong(view, seat, way) {
  const before = plan.value, { to } = journeyOf(view, seat, before);
  const start = waysFrom(to).some(({ id }) => id === way);
  const routes = start ? onwards(view, seat, before).get(across(way, to)) ?? [] : [];
  const found = routes.filter(({ legs }) => legs.length === 1 && legs[0].way === way);
  const route = found.find(({ legs }) => !legs[0].caravan) ?? found[0];
  setPlan(route ? [...before, ...route.legs] : before);
  if (!route) barred.value = way;
}

/** The plan with a crossing paid the other way: by caravan, or by its ordinary fare. @param {Leg[]} legs @param {number} i */
export const switched = (legs, i) =>
  legs.map((leg, j) => (j === i ? { way: leg.way, ...(!leg.caravan && { caravan: true }) } : leg));

/**
 * A press on a card of the hand while the caravan of a crossing is chosen.
 * @param {Journey} journey @param {string} card
 */
export function toggleCard({ steps }, card) {
  const i = opened.value, step = steps[i];
  if (!step) return;
  const cards = step.cards.includes(card)
    ? step.cards.filter((one) => one !== card)
    : [...step.cards, card].slice(-step.caravan);
  plan.value = plan.value.map((leg, j) => (j === i ? { ...leg, cards } : leg));
}

/**
 * The answer that makes the first crossing.
 * @param {ElfenlandView} view @param {Journey} journey @param {Decision} decision
 * @returns {Answer | null}
 */
function firstAnswer(view, { steps: [step] }, decision) {
  if (!step) return null;
  const answer = !step.isCaravan
    ? { action: "cross", way: step.way }
    : { action: view.roads[step.way].obstacle ? "long-caravan" : "caravan", road: step.way, cards: step.cards };
  const isThere = decision.actions.some(({ action }) => action === answer.action);
  return isThere && (step.isPaid || step.isCaravan) ? answer : null;
}

/** The crossing that an answer makes, if it says enough. @param {Answer} answer @returns {Leg | undefined} */
function legOf({ action, way, road, cards }) {
  if (action === "cross" && way) return { way };
  return /caravan$/.test(action) && road ? { way: road, caravan: true, ...(cards && { cards }) } : undefined;
}

/**
 * What has been crossed leaves the plan; a plan that begins elsewhere is dropped. At once, for nothing may be drawn
 * from where the boot stands no more.
 * @param {ElfenlandView} view @param {number | undefined} seat
 */
function keepUp(view, seat) {
  const town = seat !== undefined && canPlan(view, seat) ? view.players[seat].town : "";
  const before = begins, [first, ...rest] = plan.peek();
  begins = { town, round: view.round };
  if (!first || (before.town === town && before.round === view.round)) return;
  const isCrossed = waysFrom(before.town).some(({ id }) => id === first.way) && across(first.way, before.town) === town;
  setPlan(isCrossed && before.round === view.round ? rest : []);
}

/**
 * Keep plan and match together. Whenever one is asked to travel, the plan's first crossing is the answer in progress, and an answer begun in the
 * bar or the list becomes the plan.
 * @param {BoardProps} props
 */
export function usePlan({ view, seat, decision, draft, pending }) {
  keepUp(view, seat);
  const now = useRef({
    id: -1, legs: /** @type {Leg[] | undefined} */ (undefined), draft: /** @type {Answer | null} */ (null),
  });
  useEffect(() => () => setPlan([]), []);
  useEffect(() => {
    const asked = decision?.ask === "elfenland-ask-travel" && !pending && seat !== undefined ? decision : undefined;
    if (!asked || seat === undefined) return;
    const last = now.current, answer = draft.value, legs = plan.value;
    const propose = () => {
      const first = firstAnswer(view, journeyOf(view, seat, plan.value), asked);
      if (first || draft.value === last.draft) draft.value = first;
      now.current = { id: asked.id, legs: plan.value, draft: draft.value };
    };
    if (last.id !== asked.id || last.legs !== legs) propose();
    else if (answer !== last.draft) {
      const leg = answer && legOf(answer);
      if (!answer && last.draft && !/^stop/.test(last.draft.action)) setPlan([]);
      else if (leg) setPlan([leg]);
      else if (!answer) return propose();
      now.current = { id: asked.id, legs: plan.value, draft: answer };
    }
  }, [decision?.id, pending, draft.value, plan.value]);
}
