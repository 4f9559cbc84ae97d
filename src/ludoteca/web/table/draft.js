/** The answer in progress: what it lacks, and how a value goes into it. */

/** @import { Action, Answer, Decision, Part } from "../types.js" */

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
 * Return the draft that has `value` for `part`; a draft of another action is dropped.
 * @param {Answer | null} draft
 * @param {string} action
 * @param {string} part
 * @param {any} value
 * @returns {Answer}
 */
export function withPart(draft, action, part, value) {
  const kept = draft?.action === action ? draft : { action };
  return { ...kept, [part]: value };
}
