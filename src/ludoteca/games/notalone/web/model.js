/** What follows from a view and a decision: who can be where, what a press means, and how all of it is said. */

import { isComplete, isPartComplete, signal } from "../../../web/ui.js";

/** @import { Action, Answer, Decision, DraftSignal, GameEvent, Part, Player, Translate } from "../../../web/types.js" */

/**
 * What one Hunted shows to everybody.
 * @typedef {{
 *   will: number, hand: number, cards: number, owned: number[], discard?: number[], discards: number, done?: boolean,
 *   laid?: number, table?: {card: number, at: number, state: "waiting" | "resolved" | "back", using?: number}[],
 *   two?: string, next?: string, played?: string[], plays?: number, dodged?: boolean, detector?: boolean, left?: boolean,
 *   shown?: number[], vortex?: {lay: number, take: number},
 * }} Hunted
 * @typedef {{card: string, why?: string, clause?: string, args?: Record<string, any>}} Card
 * @typedef {{
 *   seats: number, turn: number, creature: number, expert: boolean, side?: number, phase: string, step?: string,
 *   rescue: number, assimilation: number, rescue_start: number, assimilation_start: number, artemia_spaces?: number[],
 *   marker?: boolean, reserve: Record<string, number>, tokens: Record<string, {places: number[]}>, to_place?: string[],
 *   artemia_ready?: boolean, ineffective?: number[], used?: number[], barred?: number[], smoke?: boolean,
 *   despair?: boolean, quiet?: boolean, anticipated?: number, persecuted?: boolean, fierce?: boolean,
 *   interfered?: boolean, stasis?: boolean,
 *   hunt: {
 *     deck: number, hand: number, discard: string[], played: {card: string, as?: string}[], plays: number,
 *     bottom?: string[], known?: string[],
 *   },
 *   survival: {deck: number, discard: string[]}, asked?: number[], passed?: number[], ahead?: Record<string, string>,
 *   hunted: Record<string, Hunted>,
 *   owing?: {kind: string, seats: Record<string, number>},
 *   resolving?: {seat: number, card?: number, place?: number, copying?: boolean},
 *   mine?: {hand?: number[], laid?: number[], cards: Card[], drawn?: string[]}, last?: any,
 * }} NotAloneView
 */

export const PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** All cards, each with the phase in which it is played (0: that of the card it copies) before those of that phase. */
const CARDS = `1 despair force-field adrenaline ingenuity sacrifice sixth-sense smokescreen strike-back
2 anticipation ascendancy fierceness forbidden-zone interference persecution mutation phobia virus clone mirage scream toxin vortex
3 cataclysm detour detector dodge drone gate hologram wrong-track
4 stasis tracking amplifier double-back
0 flashback`.split("\n").map((line) => line.split(" "));

const TARGET = ["force-field", "clone", "mirage", "scream", "toxin"];

/** @param {string} action */
export const isCard = (action) => CARDS.some((line) => line.includes(action));

/** In which phase a card is played, 1 to 4; 0 for Flashback. @param {string} card */
export const phaseOf = (card) => Number(CARDS.find((line) => line.includes(card))?.[0]);

/** The token that a Hunt card brings. @param {string} card */
export const symbolOf = (card) =>
  TARGET.includes(card) ? "target"
    : ["despair", "mutation", "phobia", "virus"].includes(card) ? "artemia" : undefined;

/** The Hunted in their order (NA-1.5). @param {NotAloneView} view */
export const team = (view) =>
  Array.from({ length: view.seats - 1 }, (_, i) => (view.creature + 1 + i) % view.seats);

/**
 * Where a Hunted can be this turn, as far as everybody can tell: the places owned that are neither in the discard
 * pile nor barred nor shown; after the reveal, where they stand.
 * @param {NotAloneView} view
 * @param {number} seat
 */
export function possible(view, seat) {
  const one = view.hunted[seat];
  if (!one || one.left) return [];
  if (one.table) return one.table.filter(({ state }) => state !== "back").map(({ at }) => at);
  if (one.vortex && one.laid === 1) return [one.vortex.take];
  const barred = view.phase === "exploration" ? (view.barred ?? []) : []; // NA-8.3: Vortex may lead there
  const out = [...(one.discard ?? []), ...(one.shown ?? []), ...barred];
  return one.owned.filter((place) => !out.includes(place));
}

/** Who stands on a place since the reveal. @param {NotAloneView} view @param {number} place */
export function standing(view, place) {
  return team(view).flatMap((seat) => (view.hunted[seat]?.table ?? [])
    .filter(({ at, state }) => at === place && state !== "back")
    .map((card) => ({ seat, ...card })));
}

/** The tokens on a place. @param {NotAloneView} view @param {number} place */
export const tokensAt = (view, place) =>
  Object.keys(view.tokens).filter((token) => view.tokens[token].places.includes(place));

/** The Hunted whose possible places are marked. */
export const watched = signal(/** @type {number | undefined} */ (undefined));

/** The Hunted and the place that what is being told is about. */
export const spot = signal(/** @type {{seat?: number, places?: number[]}} */ ({}));

/** Actions that need not be chosen before their targets. */
const DIRECT = ["side", "lay", "keep", "hide", "place-creature", "place-artemia", "place-target", "resolve"];

/** @param {Action} action */
export const isDirect = ({ action }) => DIRECT.includes(action);

/**
 * The action that is being answered, or that a press on the board would begin.
 * @param {Decision | undefined} decision @param {Answer | null} draft
 * @returns {Action | undefined}
 */
export function current(decision, draft) {
  const { actions = [] } = decision ?? {};
  if (draft) return actions.find(({ action }) => action === draft.action);
  const rich = actions.filter(({ action, parts }) => parts.length && !isCard(action));
  return rich.find(isDirect) ?? (rich.length === 1 ? rich[0] : undefined);
}

/**
 * What a value stands for on the table.
 * @param {string} part @param {any} value
 * @returns {{places?: number[], hunted?: number, card?: string, from?: number, token?: string, side?: number}}
 */
export function meaning(part, value) {
  if (part === "hunted") return { hunted: value };
  if (part === "side") return { side: value };
  if (typeof value === "number") return { places: [value] };
  const words = String(value).split("-"), numbers = words.map(Number);
  if (words.length === 3 && !numbers.some(isNaN)) return { hunted: numbers[0], from: numbers[1], places: [numbers[2]] };
  if (words.length === 2 && !numbers.some(isNaN)) return { places: numbers };
  if (words.length === 2 && !isNaN(numbers[1])) return { token: words[0], places: [numbers[1]] };
  return { card: String(value) };
}

/** @typedef {{part: Part, value: any}} Target */

/**
 * Everything that can be given for an action, part by part.
 * @param {Action | undefined} action
 * @returns {Target[]}
 */
export const targets = (action) => (action?.parts ?? []).flatMap((part) =>
  part.kind === "one" || part.kind === "some" ? part.choices.map((value) => ({ part, value })) : []);

/** @param {Answer | null} draft @param {Target} target */
export function isGiven(draft, { part, value }) {
  const given = draft?.[part.part];
  return part.kind === "some" ? !!given?.includes(value) : given === value;
}

/**
 * A draft of an action, with whatever there is no choice about.
 * @param {Action} action
 * @returns {Answer}
 */
export function begin({ action, parts }) {
  /** @type {Answer} */
  const draft = { action };
  for (const part of parts) {
    if (part.kind === "one" && part.choices.length === 1) draft[part.part] = part.choices[0];
    if (part.kind === "some" && part.least === part.choices.length) draft[part.part] = [...part.choices];
  }
  return draft;
}

/**
 * The draft after a press on something that stands for `meant`: of several, the one after that chosen.
 * @param {Action} action @param {Answer | null} before @param {Target[]} meant
 * @returns {Answer}
 */
export function pressed(action, before, meant) {
  const isBegun = before?.action === action.action, draft = isBegun ? before : begin(action);
  if (!isBegun && meant.some((one) => isGiven(draft, one))) return draft;
  const open = meant.filter(({ part }) => !isPartComplete(part, draft[part.part]));
  const list = open.length ? open : meant;
  const at = list.findIndex((one) => isGiven(draft, one));
  const { part, value } = list[(at + 1) % list.length];
  if (part.kind !== "some") return { ...draft, [part.part]: value };
  const given = draft[part.part] ?? [];
  if (given.includes(value)) return { ...draft, [part.part]: given.filter((/** @type {any} */ one) => one !== value) };
  return { ...draft, [part.part]: [...given, value].slice(-part.most) };
}

/**
 * Begin an action, or drop it when it is begun already.
 * @param {DraftSignal} draft @param {Action} action
 */
export function toggle(draft, action) {
  draft.value = draft.value?.action === action.action ? null : begin(action);
}

/**
 * Enter on what is chosen already sends the answer, if it is complete.
 * @param {KeyboardEvent} event @param {boolean} given
 * @param {{decision?: Decision, draft: DraftSignal, validate: () => void}} props
 */
export function sends(event, given, { decision, draft, validate }) {
  if (event.key !== "Enter" || !given || !isComplete(decision, draft.value)) return false;
  event.preventDefault();
  event.stopPropagation();
  validate();
  return true;
}

// Words

/** @param {number} place @param {Translate} t */
export const placeName = (place, t) => t(`notalone-place-${place}`);

/** @param {string} card @param {Translate} t */
export const cardName = (card, t) => t(`notalone-card-${card}`);

/** Several in a row, as the reader's language has them. @param {string[]} words */
export const listed = (words) =>
  new Intl.ListFormat(document.documentElement.lang || "en", { type: "conjunction" }).format(words);

/** The classes that hold. @param {...(string | false | undefined)} all */
export const look = (...all) => all.filter(Boolean).join(" ");

/** What a message says, or nothing when there is none. @param {Translate} t @param {string} id @param {any} [args] */
export function said(t, id, args) {
  const text = t(id, args);
  return text === id ? "" : text;
}

/**
 * What a token does where it lies, as the cards of this turn have it.
 * @param {NotAloneView} view @param {string} token @param {Translate} t
 */
export function tokenText(view, token, t) {
  const name = t(`notalone-token-${token}`);
  const acting = view.hunt.played.map(({ card, as }) => as ?? card);
  const cards = { target: TARGET, artemia: ["mutation"], creature: ["fierceness"] }[token] ?? [];
  const own = token === "target" ? "" : t(`notalone-token-${token}-text`);
  const more = cards.filter((card) => acting.includes(card))
    .map((card) => `${cardName(card, t)}: ${t(`notalone-card-${card}-text`)}`);
  return [`${name}:`, own, ...more].filter(Boolean).join(" ");
}

/** @param {string} action @param {Translate} t */
export function actionName(action, t) {
  if (isCard(action)) return cardName(action, t);
  return said(t, `notalone-do-${action}`) || t(`kernel-do-${action}`);
}

/**
 * One value of a part.
 * @param {string} part @param {any} value @param {Translate} t @param {Player[]} players
 */
function valueName(part, value, t, players) {
  const { hunted, places = [], from, token, card, side } = meaning(part, value);
  const names = places.map((place) => placeName(place, t));
  if (side) return t(`notalone-side-${side}`);
  const player = players[hunted ?? -1]?.name ?? "";
  if (from) return t("notalone-label-move", { player, from: placeName(from, t), place: names[0] });
  if (hunted !== undefined) return player;
  if (token) return t("notalone-label-token", { token: t(`notalone-token-${token}`), place: names[0] });
  if (card) return cardName(card, t);
  return names.join(" + ");
}

/**
 * One choice of a part, for the list of all that can be done.
 * @param {{part: Part, value: any, t: Translate, players: Player[]}} about
 */
export function label({ part, value, t, players }) {
  const { places = [], from, token } = meaning(part.part, value);
  const name = valueName(part.part, value, t, players);
  return places.length === 1 && !from && !token ? `${places[0]} ${name}` : name;
}

/**
 * An answer in progress, in words: what it costs or does, and what is chosen so far.
 * @param {{decision: Decision, answer: Answer, view: NotAloneView, t: Translate, players: Player[]}} about
 */
export function describe({ decision, answer, view, t, players }) {
  const action = current(decision, answer);
  if (!action) return "";
  const given = action.parts.flatMap(({ part }) => [answer[part] ?? []].flat()
    .map((/** @type {any} */ value) => valueName(part, value, t, players)));
  const chosen = given.length ? listed(given) : "";
  if (isCard(action.action)) return `${cardName(action.action, t)}: ${chosen || t(`notalone-card-${action.action}-text`)}`;
  const title = said(t, `notalone-draft-${action.action}`, draftArgs(action, answer, view, decision))
    || actionName(action.action, t);
  return chosen ? t("notalone-draft-chosen", { title, chosen }) : title;
}

/** @param {Action} action @param {Answer} answer @param {NotAloneView} view @param {Decision} decision */
function draftArgs(action, answer, view, decision) {
  const some = action.parts.find(({ kind }) => kind === "some"), mine = view.hunted[decision.seat];
  return {
    ...decision.args, most: some?.kind === "some" ? some.most : 0, given: (some && answer[some.part]?.length) ?? 0,
    will: mine?.will ?? 0, left: (mine?.will ?? 1) - 1, discards: mine?.discards ?? 0, assimilation: view.assimilation - 1,
  };
}

/** Only what costs something, or a card, waits for Validate. @param {Action} action */
export const atOnce = ({ action }) => !isCard(action) && action !== "give-up" && action !== "lose-will";

/**
 * What an action does.
 * @param {{action: Action, decision: Decision, view: NotAloneView, t: Translate}} about
 */
export function hint({ action: { action }, decision, view, t }) {
  if (isCard(action)) return t(`notalone-card-${action}-text`);
  const { place } = decision.args ?? {}, one = view.hunted[decision.seat];
  if (action === "power" && place) return t(`notalone-place-${place}-text`);
  const args = { ...decision.args, will: one?.will ?? 0, discards: one?.discards ?? 0 };
  return said(t, `notalone-do-${action}-text`, args) || undefined;
}

/** @param {{part: Part}} about */
export function order({ part }) {
  if (part.kind !== "one" && part.kind !== "some") return undefined;
  const { choices } = part;
  return choices.every((one) => typeof one === "number") ? [...choices].sort((a, b) => Number(a) - Number(b)) : undefined;
}

/**
 * An event for the log: seats, places and cards by their names.
 * @param {{event: GameEvent, t: Translate, players: Player[]}} about
 */
export function logText({ event, t, players }) {
  /** @type {Record<string, any>} */
  const args = { player: players[event.seat ?? -1]?.name ?? "" };
  for (const [field, value] of Object.entries(event)) {
    const one = (/** @type {any} */ item) => field === "by" ? players[item]?.name ?? "" : thing(field, item, t);
    args[field] = Array.isArray(value) ? listed(value.map((item) => String(one(item)))) : one(value);
    if (Array.isArray(value)) args.count = value.length;
  }
  const more = Object.keys(event).map((field) => said(t, `${event.event}-${field}`, args)).find(Boolean);
  return more || said(t, event.event, args) || undefined;
}

/**
 * Cards and places by their names, where messages do not name them themselves.
 * @param {string} field @param {any} value @param {Translate} t
 */
export function thing(field, value, t) {
  if (!/^(cards?|places|lay|take|keep)$/.test(field)) return value;
  return typeof value === "number" ? placeName(value, t) : cardName(value, t);
}
