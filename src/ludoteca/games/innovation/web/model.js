/** What a press on the board means, and how cards, choices and events of Innovation are said. */

import { isComplete, signal, useLayoutEffect, useRef } from "../../../web/ui.js";
import { CARDS, ICONS, KEYWORDS } from "./cards.js";

/** @import { Action, Answer, BoardProps, Decision, GameEvent, Part, Player, Translate } from "../../../web/types.js" */

/**
 * @typedef {{ages: number[], open?: string[], knows?: string[]}} Hidden
 * @typedef {{cards: string[], splay?: "left" | "right" | "up"}} Pile
 * @typedef {{
 *   hand: Hidden, score: Hidden, piles: Record<string, Pile>, icons: Record<string, number>, points: number,
 *   ages: number[], specials: string[], tucked: number, scored: number, left: boolean,
 * }} OnePlayer
 * @typedef {{
 *   launcher: number, counts: number[], card: string, effect: number, demand: boolean, seat: number,
 *   within?: {card: string, effect: number}[],
 * }} Dogma
 * @typedef {{
 *   edition: "last" | "first", order: number[], teams?: number[], turn?: number, turns: number, actions: number,
 *   needed: number, ages: number[], specials: string[],
 *   supply: {cards: number, open?: Record<string, string>, knows?: Record<string, string>}[], players: OnePlayer[],
 *   shown?: string[], removed?: Hidden, last?: {seat: number, action: string, card?: string, age?: number},
 *   trail?: string[], dogma?: Dogma, mine?: {hand: string[], score: string[]}, ended?: {how: string, winners: number[]},
 * }} InnovationView
 * @typedef {Omit<BoardProps, "view"> & {view: InnovationView}} Props
 */

/** The classes that hold. @param {...(string | false | undefined | null)} classes */
export const look = (...classes) => classes.filter(Boolean).join(" ");

/** The top card of a pile. @param {Pile | undefined} pile */
export const topOf = (pile) => pile?.cards.at(-1);

/** The highest age among a player's top cards. @param {OnePlayer} one */
export const topAge = (one) => Math.max(0, ...Object.values(one.piles).map((pile) => CARDS[topOf(pile) ?? ""].age));

/** @param {InnovationView} view @param {number} seat */
const clockwise = ({ order }, seat) => {
  const at = order.indexOf(seat);
  return [...order.slice(at + 1), ...order.slice(0, at)];
};

/** Seats in the order in which they are drawn: the reader's own first, then clockwise. @param {Props} props */
export const seatsOf = ({ view, seat = view.order[0] }) => [seat, ...clockwise(view, seat)];

/**
 * Whom a dogma would strike, and who would share it, clockwise from the launcher (IN-7.2).
 * @param {InnovationView} view @param {string} card @param {number} launcher @param {number[]} [counts]
 */
export function concerned(view, card, launcher, counts = view.players.map((one) => one.icons[CARDS[card].dogma])) {
  const { effects } = CARDS[card], { teams } = view;
  const others = clockwise(view, launcher).filter((seat) => !view.players[seat].left);
  return {
    counts,
    isDemand: effects.includes("0"), isShared: effects.includes("1"),
    victims: others.filter((seat) => counts[seat] < counts[launcher] && (!teams || teams[seat] !== teams[launcher])),
    sharers: others.filter((seat) => counts[seat] >= counts[launcher]),
  };
}

// Choosing

/** Effects, with their question, that take several cards one after the other, and how many at most where it is said. */
const SEVERAL = Object.fromEntries(`pottery 1 return 3|tools 1 return 3|masonry 1 meld|databases 1 return|construction 1 give 2
road-building 1 meld 2|currency 1 return|alchemy 1 return|translation 1 meld|perspective 1 score|reformation 1 tuck
physics 1 return|the-pirate-code 1 give 2|encyclopedia 1 meld|classification 1 meld|vaccination 1 return|democracy 1 return
combustion 1 give|electricity 1 return|refrigeration 1 return|lighting 1 tuck 3|railroad 1 return|quantum-theory 1 return 2
antibiotics 1 return 3|skyscrapers 1 return|socialism 1 tuck|composites 1 give|satellites 1 return|suburbia 1 tuck`
  .split(/[|\n]/).map((entry) => entry.split(" ")).map(([card, effect, verb, most]) => [`${card} ${effect} ${verb}`, Number(most ?? 99)]));

/** @param {Decision | undefined} decision */
const keyOf = (decision) => decision?.args?.card
  ? `${decision.args.card} ${decision.args.effect} ${decision.ask.replace("innovation-ask-", "")}` : "";

/** How many cards may be picked together for what is asked; 1 where it is one by one. @param {Decision | undefined} decision */
export const most = (decision) => SEVERAL[keyOf(decision)] ?? 1;

/** Cards picked together, in the order in which they will go; the first one is in the draft (IN-15.7). */
export const picks = signal(/** @type {string[]} */ ([]));

/**
 * The action that a value would be given to.
 * @param {Decision | undefined} decision @param {string} part @param {any} value
 * @returns {Action | undefined}
 */
export const offered = (decision, part, value) => decision?.actions.find(({ parts }) => parts.some((one) => one.part === part
  && (one.kind === "one" ? one.choices.includes(value) : one.kind === "number" && one.low <= value && value <= one.high)));

/** All that can be given for a part. @param {Decision | undefined} decision @param {string} name @returns {any[]} */
export const choicesOf = (decision, name) => (decision?.actions ?? []).flatMap(({ parts }) => parts.flatMap((part) =>
  part.part !== name ? [] : part.kind === "one" ? part.choices
    : part.kind === "number" ? Array.from({ length: part.high - part.low + 1 }, (_, i) => part.low + i) : []));

/**
 * Whether something can be chosen and is chosen, as which of several, and what its button does.
 * @param {Props} props @param {string} part @param {any} value
 */
export function choice({ decision, draft, validate }, part, value) {
  const action = offered(decision, part, value), answer = draft.value ?? decision?.given;
  const several = part === "card" && most(decision) > 1, picked = several ? together(answer) : [];
  const nth = picked.length > 1 ? picked.indexOf(value) + 1 : 0;
  const chosen = !!action && (answer?.[part] === value || picked.includes(value));
  const press = () => {
    if (!action) return;
    if (!several) {
      picks.value = [];
      draft.value = chosen && draft.value ? null : { action: action.action, [part]: value };
      return;
    }
    const rest = picked.includes(value) ? picked.filter((one) => one !== value) : [...picked, value].slice(-most(decision));
    picks.value = rest;
    draft.value = rest.length ? { action: action.action, card: rest[0] } : null;
  };
  return {
    can: !!action, chosen, nth,
    acts: {
      "aria-pressed": action ? chosen : undefined,
      "aria-disabled": !action,
      onClick: press,
      onKeyDown: (/** @type {KeyboardEvent} */ event) => {
        if (event.key !== "Enter" || !chosen || !isComplete(decision, draft.value)) return;
        event.preventDefault();
        event.stopPropagation();
        validate();
      },
    },
  };
}

/** The cards picked together, as long as the draft is theirs. @param {Answer | null | undefined} answer */
const together = (answer) => {
  if (!answer?.card) return [];
  return picks.value[0] === answer.card ? picks.value : [answer.card];
};

/**
 * Sends the rest of the cards that were picked together, one after the other, as long as the same question asks for
 * them; then passes, where that is offered: the picks were all.
 * @param {Props} props
 */
export function useSequence({ decision, draft, validate, pending }) {
  const sent = useRef({ id: -1, key: "" });
  useLayoutEffect(() => {
    const key = keyOf(decision), before = sent.current;
    if (pending) {
      if (!decision || before.id >= 0) return;
      const isOurs = most(decision) > 1 && picks.value.length && draft.value?.card === picks.value[0];
      sent.current = { id: decision.id, key: isOurs ? key : "" };
      return;
    }
    sent.current = { id: -1, key: "" };
    if (before.id === decision?.id) return; // refused
    const [, ...rest] = picks.value, goesOn = before.key === key && key !== "";
    picks.value = [];
    if (!decision || !goesOn) return;
    const next = rest.find((card) => offered(decision, "card", card));
    if (next !== undefined) picks.value = [next, ...rest.filter((card) => card !== next)];
    else if (rest.length || !decision.actions.some(({ action }) => action === "pass")) return;
    if (next !== undefined) sent.current = { id: decision.id, key };
    draft.value = next === undefined ? { action: "pass" } : { action: "choose", card: next };
    validate();
  }, [decision?.id, pending]);
}

// Words

/** @param {string} card @param {Translate} t */
export const cardName = (card, t) => t(`innovation-card-${card}`);

/** @param {string[]} names */
export const listed = (names) => names.join(", ");

/** @param {Player[]} players @param {number[]} seats */
export const named = (players, seats) => listed(seats.map((seat) => players[seat]?.name ?? ""));

/** Which effects are others in the rule set "first". */
const FIRST = ["oars-1", "fermenting-1", "feudalism-1", "measurement-1", "statistics-1", "societies-1", "industrialization-1",
  "combustion-1", "fission-2"];

/** The kinds of a card's effects. @param {string} card @param {string} edition */
export const effectsOf = (card, edition) => edition === "first" && card === "combustion" ? "0" : CARDS[card].effects;

/** @param {string} card @param {number} number @param {string} edition @param {Translate} t */
export const effectText = (card, number, edition, t) =>
  t(`innovation-card-${card}-${number}${edition === "first" && FIRST.includes(`${card}-${number}`) ? "-first" : ""}`);

/** Age, colour and icons of a card. @param {string} card @param {Translate} t */
export function cardLine(card, t) {
  const { age, colour, dogma, icons } = CARDS[card];
  const kinds = ICONS.filter((icon) => icons.includes(icon))
    .map((icon) => `${icons.filter((one) => one === icon).length} × ${t(`innovation-icon-${icon}`)}`);
  return t("innovation-card-is", { age, colour, icons: listed(kinds), dogma: t(`innovation-icon-${dogma}`) });
}

/** @param {string} card @param {Translate} t */
export const keywordsOf = (card, t) => [...CARDS[card].words].map((letter) => KEYWORDS[letter])
  .map((word) => `${t(`innovation-keyword-${word}`)}: ${t(`innovation-keyword-${word}-text`)}`);

/** Everything that a card says, and what the keywords in it mean. @param {string} card @param {string} edition @param {Translate} t */
export const cardText = (card, edition, t) => [
  cardLine(card, t),
  ...[...effectsOf(card, edition)].map((_, i) => `${i + 1}. ${effectText(card, i + 1, edition, t)}`),
  "", ...keywordsOf(card, t),
].join("\n");

/** "2:5", the card of age 5 in the score pile of seat 2, or a card. @param {any} back @param {Player[]} players @param {Translate} t */
const backName = (back, players, t) => {
  const [seat, age] = String(back).split(":");
  return age ? t("innovation-back", { player: players[Number(seat)]?.name ?? "", age }) : cardName(back, t);
};

/** @param {string} part @param {any} value @param {Player[]} players @param {Translate} t */
export function valueName(part, value, players, t) {
  if (part === "card") return cardName(value, t);
  if (part === "back") return backName(value, players, t);
  if (part === "seat") return players[value]?.name ?? "";
  if (part === "age" || part === "value") return `${value} · ${t(`innovation-age-${value}`)}`;
  return t(`innovation-${part}-${value}`);
}

/** One choice, for the text list. @param {{part: Part, value: any, players: Player[], t: Translate}} about */
export function label({ part, value, players, t }) {
  const name = valueName(part.part, value, players, t);
  if (part.part !== "card") return name;
  const { age, colour } = CARDS[value];
  return `${name} (${age}, ${t(`innovation-colour-${colour}`)})`;
}

/** @param {{decision: Decision, answer: Answer, view: InnovationView, t: Translate, players: Player[]}} about */
export function describe({ decision, answer, view, t, players }) {
  const { action, ...given } = answer, [[part, value] = []] = Object.entries(given);
  const deed = /^(draw|meld|dogma|achieve)$/.test(action) ? t(`innovation-do-${action}`) : "";
  if (part === undefined) return deed || t(`kernel-do-${action}`);
  if (most(decision) > 1) return t("innovation-picked", { cards: listed(together(answer).map((card) => cardName(card, t))) });
  const name = valueName(part, value, players, t);
  const said = [deed, name].filter(Boolean).join(": ");
  return action === "dogma" ? [said, ...striking(view, value, decision.seat, players, t)].join(". ") : said;
}

/**
 * Whom a dogma strikes and who shares it, in words.
 * @param {InnovationView} view @param {string} card @param {number} seat @param {Player[]} players @param {Translate} t
 */
export function striking(view, card, seat, players, t) {
  const { victims, sharers, isDemand, isShared } = concerned(view, card, seat), none = t("innovation-nobody");
  return [
    isDemand && t("innovation-demand-on", { names: named(players, victims) || none }),
    isShared && t("innovation-shared-by", { names: named(players, sharers) || none }),
  ].filter((text) => typeof text === "string");
}

/** What there is a message of its own for, once it is known which cards. */
const WITH_CARD = /-(drew|scored|returned|returned-other|transferred)$/;

/** @param {{event: GameEvent, t: Translate, players: Player[]}} about */
export function logText({ event, t, players }) {
  /** @type {Record<string, any>} */
  const args = { player: players[event.seat ?? -1]?.name ?? "" };
  for (const [field, value] of Object.entries(event)) {
    if (/^(to|who|owner|one|two|three|four)$/.test(field)) args[field] = players[value]?.name ?? "";
    else if (field === "card") args[field] = cardName(value, t);
    else if (field === "cards") args[field] = listed(value.map((/** @type {string} */ card) => cardName(card, t)));
    else args[field] = Array.isArray(value) ? listed(value.map(String)) : typeof value === "boolean" ? String(value) : value;
  }
  const more = event.card && WITH_CARD.test(event.event) ? "-card" : event.cards && !/reordered/.test(event.event) ? "-cards" : "";
  return t(event.event + more, args);
}

/** One thing of the trail of the last action. @param {string} thing @param {Player[]} players @param {Translate} t */
export function trailName(thing, players, t) {
  if (CARDS[thing]) return cardName(thing, t);
  const [kind, number] = thing.split("-");
  if (kind === "seat") return players[Number(number)]?.name ?? "";
  if (number) return t("innovation-of-age", { age: number });
  return t(`innovation-colour-${thing}`);
}
