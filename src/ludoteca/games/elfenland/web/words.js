/** What is said of ways, fares, answers, choices and events: for the bar, the list, the log and screen readers. */

import {
  MEANS, TERRAINS, TOWNS, WAY, actionOf, caravanOf, charted, counted, fareOf, inOrder, meansOf, wouldCost,
} from "./model.js";

/** @import { Action, Answer, Decision, GameEvent, Part, Player, Translate } from "../../../web/types.js" */
/** @import { ElfenlandView } from "./model.js" */

/** Several things as one reads them. @param {string[]} all */
export const listed = (all) =>
  new Intl.ListFormat(document.documentElement.lang || "en", { style: "short", type: "unit" }).format(all);

/** @param {string} means @param {Translate} t */
export const meansName = (means, t) => t(`elfenland-means-${means}`);

/** @param {string} town @param {Translate} t */
export const townName = (town, t) => t(`elfenland-town-${town}`);

/** @param {string} kind @param {Translate} t */
export const kindName = (kind, t) => t(`elfenland-kind-${kind}`);

/** @param {string} way @param {Translate} t */
export const wayName = (way, t) => t(`elfenland-way-${way}`);

/** A counter by its id in answers. @param {string} id @param {Translate} t */
export const counterName = (id, t) => (id.startsWith("secret-") ? t(`elfenland-${id}`) : meansName(id, t));

/** Cards in words: "Dragon ×2, Raft ×1". @param {string[]} cards @param {Translate} t */
export const cardsText = (cards, t) =>
  listed(counted(cards).map(([means, n]) => t("elfenland-cards", { means: meansName(means, t), n })));

/** @param {string} means @param {number} n @param {Translate} t */
export const fareText = (means, n, t) => t("elfenland-cards", { means: meansName(means, t), n });

/** A means' line of the chart. @param {string} means @param {Translate} t */
export function chartText(means, t) {
  if (means === "raft") return t("elfenland-chart-raft");
  return listed(TERRAINS.map((terrain) => `${kindName(terrain, t)} ${charted(means, terrain) || "–"}`));
}

/** Where the boots stand, and whose piece is there. @param {string} town @param {ElfenlandView} view @param {number | undefined} seat @param {Player[]} players @param {Translate} t */
export function townText(town, view, seat, players, t) {
  const here = inOrder(view).filter((one) => view.players[one].town === town).map((one) => players[one]?.name ?? "");
  const mine = view.players[seat ?? -1], has = mine && town !== "elvenhold" && !mine.taken.includes(town);
  return [
    townName(town, t), has ? t("elfenland-town-piece") : "", view.mine?.home === town ? t("elfenland-town-home") : "",
    here.length ? t("elfenland-town-boots", { players: listed(here) }) : "",
  ].filter(Boolean).join(". ");
}

/** A way, what lies on it, and what it costs. @param {string} way @param {ElfenlandView} view @param {string} from @param {Translate} t */
export function wayText(way, view, from, t) {
  const fare = fareOf(view, way, from), road = view.roads[way];
  return [
    wayName(way, t), fare ? fareText(fare.means, fare.n, t) : t("elfenland-way-free"),
    road?.obstacle ? t("elfenland-obstacle") : "",
  ].filter(Boolean).join(". ");
}

/**
 * An answer in progress, in words.
 * @param {{decision: Decision, answer: Answer, view: ElfenlandView, t: Translate}} about
 */
export function describe({ decision, answer, view, t }) {
  const { action, slot, move, road, way, cards = [], counter } = answer;
  const [placed, where] = move ?? [];
  switch (action) {
    case "take":
      return slot ? t("elfenland-draft-take", { counter: meansName(view.row[slot - 1], t) }) : t("elfenland-draft-take-none");
    case "draw":
      return t("elfenland-draft-draw", { n: view.stack });
    case "place":
      if (!placed) return t("elfenland-draft-place");
      if (!where) return t("elfenland-draft-place-counter", { counter: counterName(placed, t) });
      return t(placed.startsWith("secret-") ? "elfenland-draft-place-secret" : "elfenland-draft-place-road", {
        counter: meansName(meansOf(placed), t), road: wayName(where, t), n: wouldCost(placed, where),
      });
    case "obstruct":
      return road ? t("elfenland-draft-obstruct-road", obstructed(road, view, t)) : t("elfenland-draft-obstruct");
    case "cross":
      return way ? crossText(way, way && payText(way, decision, view, t), decision, view, t) : t("elfenland-draft-cross");
    case "caravan":
    case "long-caravan": {
      if (!road) return t("elfenland-draft-caravan");
      const missing = caravanOf(view, road) - cards.length;
      const paid = cards.length ? cardsText(cards, t) : "–";
      return crossText(road, missing ? t("elfenland-draft-more", { cards: paid, n: missing }) : paid, decision, view, t);
    }
    case "stop": {
      const part = actionOf(decision, "stop")?.parts[0];
      if (part?.kind !== "some") return t("elfenland-draft-stop");
      const args = { n: part.least, chosen: cards.length, cards: cards.length ? cardsText(cards, t) : "–" };
      return t(cards.length < part.least ? "elfenland-draft-give" : "elfenland-draft-given", args);
    }
    case "keep":
      return counter ? t("elfenland-draft-keep-counter", { counter: counterName(counter, t) }) : t("elfenland-draft-keep");
    default:
      return t(`kernel-do-${action}`);
  }
}

/** @param {string} road @param {ElfenlandView} view @param {Translate} t */
function obstructed(road, view, t) {
  const { counter } = view.roads[road], n = charted(counter, WAY[road].kind);
  return { road: wayName(road, t), counter: meansName(counter, t), before: n, n: n + 1 };
}

/** @param {string} way @param {Decision} decision @param {ElfenlandView} view @param {Translate} t */
function payText(way, decision, view, t) {
  const fare = fareOf(view, way, view.players[decision.seat].town);
  return fare ? fareText(fare.means, fare.n, t) : "";
}

/**
 * A crossing and its price, which is final.
 * @param {string} way @param {string} cards @param {Decision} decision @param {ElfenlandView} view @param {Translate} t
 */
function crossText(way, cards, decision, view, t) {
  const mine = view.players[decision.seat], from = mine.town;
  const { a, b, kind } = WAY[way], to = a === from ? b : a;
  const takes = to !== "elvenhold" && !mine.taken.includes(to);
  const args = { from: townName(from, t), to: townName(to, t), kind: kindName(kind, t), cards };
  return t(takes ? "elfenland-draft-cross-piece" : "elfenland-draft-cross-way", args);
}

/**
 * One choice of a part, for the list of all that can be done.
 * @param {{decision: Decision, action: Action, part: Part, value: any, view: ElfenlandView, t: Translate}} about
 */
export function label({ decision, action, part, value, view, t }) {
  const town = view.players[decision.seat]?.town ?? "";
  if (part.kind === "move") {
    const [counter, road] = value;
    if (!road) return counterName(counter, t);
    return t("elfenland-label-road", { road: wayName(road, t), n: wouldCost(counter, road) });
  }
  if (part.part === "slot") return meansName(view.row[Number(value) - 1] ?? "", t);
  if (part.part === "cards") return cardLabel(String(value), view, t);
  if (part.part === "counter") return counterName(String(value), t);
  if (action.action === "obstruct") {
    const { road, counter, n } = obstructed(value, view, t);
    return t("elfenland-label-obstruct", { road, counter, n });
  }
  if (!WAY[value]) return String(value);
  const to = townName(WAY[value].a === town ? WAY[value].b : WAY[value].a, t), fare = fareOf(view, value, town);
  if (action.action !== "cross" || !fare) return t("elfenland-label-way", { to, way: wayName(value, t) });
  return t("elfenland-label-cross", { to, way: wayName(value, t), cards: fareText(fare.means, fare.n, t) });
}

/** A card by its name; alike ones by number. @param {string} card @param {ElfenlandView} view @param {Translate} t */
export function cardLabel(card, view, t) {
  const name = meansName(meansOf(card), t), n = view.mine?.hand[meansOf(card)] ?? 1;
  return n > 1 ? `${name} ${card.replace(/^.*-/, "")}` : name;
}

/**
 * What an action does.
 * @param {{action: Action, view: ElfenlandView, t: Translate}} about
 */
export function hint({ action: { action, parts }, view, t }) {
  if (action === "stop" && parts.length) return t("elfenland-hint-give", { n: parts[0].kind === "some" ? parts[0].least : 0 });
  if (action === "draw") return t("elfenland-hint-draw", { n: view.stack });
  if (["pass", "obstruct", "cross", "caravan", "long-caravan", "stop"].includes(action)) return t(`elfenland-hint-${action}`);
  return undefined;
}

/** The choices of a part as they are best read: cards in the order of the chart. @param {{part: Part}} about */
export function order({ part }) {
  if (part.kind !== "some" || part.part !== "cards") return undefined;
  const place = (/** @type {any} */ card) => MEANS.indexOf(meansOf(String(card)));
  return [...part.choices].sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
}

/** Actions without a better place: they are buttons in the bar. @param {Action} action */
export const inBar = ({ action }) => action === "pass" || action === "stop";

/** Only a pass goes at once; whatever takes or pays something waits for Validate. @param {Action} action */
export const atOnce = ({ action }) => action === "pass";

/**
 * An event for the log: seats, ways, towns and means by their names. Who is told more than others has a
 * message that ends in what that is.
 * @param {{event: GameEvent, t: Translate, players: Player[]}} about
 */
export function logText({ event, t, players }) {
  /** @type {Record<string, any>} */
  const args = Object.fromEntries(Object.entries(event).map(([field, value]) => [field, named(value, t)]));
  if (typeof event.seat === "number") args.player = players[event.seat]?.name ?? "";
  if (typeof event.start === "number") args.start = players[event.start]?.name ?? "";
  const said = (/** @type {string} */ id) => (t(id, args) === id ? "" : t(id, args));
  const full = Object.keys(event).map((field) => said(`${event.event}-${field}`)).find(Boolean);
  return full || said(event.event) || undefined;
}

/** A value of an event by its name. @param {any} value @param {Translate} t @returns {any} */
function named(value, t) {
  if (Array.isArray(value)) return value.every((one) => MEANS.includes(one)) ? cardsText(value, t) : value;
  if (typeof value !== "string") return value;
  if (TOWNS.includes(value)) return townName(value, t);
  if (WAY[value]) return wayName(value, t);
  return MEANS.includes(value) ? meansName(value, t) : value;
}
