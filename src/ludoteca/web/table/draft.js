/** The answer in progress: what it lacks, how a value goes into it, and how it, its question and its choices are said. */

import { has, language, t } from "../words.js";
import { listOf } from "./people.js";

/** @import { Action, Answer, BoardModule, Decision, Outcome, Part, Player, View } from "../types.js" */

/** Actions of any game that one press sends. */
const AT_ONCE = ["yes", "no", "pass"];

/**
 * Tell whether one press on an action sends it; all others wait for Validate.
 * @param {Partial<BoardModule>} board
 * @param {Decision} decision
 * @param {Action} action
 */
export function isAtOnce(board, decision, action) {
  return !action.parts.length && (board.atOnce?.(action, decision) ?? AT_ONCE.includes(action.action));
}

/**
 * Return the answer with which choosing an action begins: the one already given, where it is of that action.
 * @param {Decision} decision
 * @param {string} action
 * @returns {Answer}
 */
export function begun({ given }, action) {
  return given?.action === action ? { ...given } : { action };
}

/**
 * Tell whether `answer` gives every part of its action.
 * @param {Decision | undefined} decision
 * @param {Answer | null} answer
 */
export function isComplete(decision, answer) {
  const action = actionOf(decision, answer);
  return !!action && action.parts.every((part) => isPartComplete(part, answer?.[part.part]));
}

/**
 * Tell whether `value` is a legal value of `part`.
 * @param {Part} part
 * @param {any} value
 */
export function isPartComplete(part, value) {
  switch (part.kind) {
    case "one":
      return part.choices.includes(value);
    case "some":
      return Array.isArray(value) && part.least <= value.length && value.length <= part.most;
    case "number":
      return Number.isInteger(value) && part.low <= value && value <= part.high;
    case "order":
      return Array.isArray(value) && value.length === part.items.length;
    case "move": {
      const bounds = Array.isArray(value) ? part.routes[value[0]]?.[value[1]] : undefined;
      return !!bounds && bounds[0] <= value[2] && value[2] <= bounds[1];
    }
  }
}

/**
 * Return the action that `answer` names.
 * @param {Decision | undefined} decision
 * @param {Answer | null} answer
 * @returns {Action | undefined}
 */
export function actionOf(decision, answer) {
  return decision?.actions.find((action) => action.action === answer?.action);
}

/**
 * Return the answer that has `value` for `part`; undefined takes the part away.
 * @param {Answer} answer
 * @param {string} part
 * @param {any} value
 * @returns {Answer}
 */
export function withPart(answer, part, value) {
  const { [part]: _, ...rest } = answer;
  return /** @type {Answer} */ (value === undefined ? rest : { ...rest, [part]: value });
}

/**
 * What is needed to speak of a decision.
 * @typedef {{
 *   game: string, decision: Decision, view: View, players: Player[], board: Partial<BoardModule>,
 * }} About
 */

/** @param {About} about */
export function questionText({ decision, players }) {
  const args = { ...decision.args };
  const player = players[args.seat]?.name;
  return t(decision.ask, player === undefined ? args : { player, ...args });
}

/**
 * @param {About} about
 * @param {string} action
 */
export function actionText({ game }, action) {
  const own = `${game}-do-${action}`;
  if (has(own)) return t(own);
  const common = `kernel-do-${action}`;
  return has(common) ? t(common) : action;
}

/**
 * One choice of a part.
 * @param {About} about
 * @param {Action} action
 * @param {Part} part
 * @param {any} value
 * @returns {string}
 */
export function choiceText({ game, decision, view, players, board }, action, part, value) {
  if (board.label) return board.label({ decision, action, part, value, view, t, players });
  if (part.kind === "move") return [value[0], value[1], value[2]].filter((one) => one !== undefined).join(" → ");
  const own = `${game}-${part.part}-${value}`;
  return has(own) ? t(own) : String(value);
}

/**
 * An answer, or as much of one as there is.
 * @param {About} about
 * @param {Answer} answer
 * @returns {string}
 */
export function answerText(about, answer) {
  const { decision, view, players, board } = about;
  const action = actionOf(decision, answer);
  if (!action) return "";
  if (board.describe) return board.describe({ decision, answer, view, t, players });
  const isGiven = (/** @type {Part} */ part) => answer[part.part] !== undefined;
  const given = action.parts.filter(isGiven).map((part) => partText(about, action, part, answer[part.part]));
  const said = [actionText(about, action.action), ...given].join(": ");
  const missing = action.parts.find((part) => !isGiven(part));
  return missing ? `${said} – ${partTitle(about, missing)}` : said;
}

/**
 * @param {About} about
 * @param {Action} action
 * @param {Part} part
 * @param {any} value
 */
function partText(about, action, part, value) {
  const one = (/** @type {any} */ item) => choiceText(about, action, part, item);
  if (part.kind !== "some" && part.kind !== "order") return one(value);
  return value.length ? value.map(one).join(", ") : t("shell-none");
}

/**
 * What a part asks for.
 * @param {About} about
 * @param {Part} part
 */
export function partTitle({ game }, part) {
  const own = `${game}-part-${part.part}`;
  if (has(own)) return t(own);
  const isExact = part.kind === "some" && part.least === part.most;
  return t(`shell-part-${isExact ? "exactly" : part.kind}`, { ...part });
}

/**
 * The end in one sentence.
 * @param {Outcome} outcome
 * @param {Player[]} players
 */
export function resultText(outcome, players) {
  const winners = players.filter(({ seat }) => outcome.ranks[seat] === 1);
  if (!winners.length) return t("shell-result-none");
  if (winners.length === 1) return t(winners[0].you ? "shell-result-you" : "shell-result-win", { player: winners[0].name });
  if (outcome.together && winners.some(({ you }) => you)) return t("shell-result-team-you");
  const names = listOf(winners.map(({ name }) => name), language.value);
  return t(outcome.together ? "shell-result-team" : "shell-result-draw", { names });
}
