/** The answer in progress: what it lacks, and how a value goes into it. */

/** @import { Action, Answer, BoardModule, Decision, Part } from "../types.js" */

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
