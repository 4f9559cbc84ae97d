/** The log: who did what, in the reader's language. */

import { seatClass } from "../parts/seats.js";
import { html, useEffect, useRef } from "../ui.js";
import { t } from "../words.js";
import { eventText } from "./people.js";

/** @import { BoardModule, Player, View } from "../types.js" */
/** @import { LogEntry } from "./ctrl.js" */

/**
 * `onPick` makes the entries buttons that lead to their step; `at` is the step that is shown.
 * @param {{
 *   entries: LogEntry[], players: Player[], board: Partial<BoardModule>, view: View,
 *   at?: number, onPick?: (step: number) => void,
 * }} props
 */
export function Log({ entries, players, board, view, at, onPick }) {
  const end = useRef(/** @type {HTMLElement | null} */ (null));
  const lines = linesOf(entries, { players, board, view });
  useEffect(() => {
    const list = end.current;
    if (!list) return;
    const shown = at === undefined ? list.lastElementChild : list.querySelector("[aria-current]");
    if (shown instanceof HTMLElement) list.scrollTop = shown.offsetTop - list.clientHeight / 2;
  }, [lines.length, at]);
  if (!lines.length) return html`<p class="quiet log-empty">${t("shell-log-empty")}</p>`;
  return html`<ol class="log" ref=${end} tabindex="0" aria-label=${t("shell-log")}>
    ${lines.map(
      ({ key, number, seat, text }) => html`<li
        key=${key}
        class=${`log-line ${seat === undefined ? "" : seatClass(seat)} ${at !== undefined && number > at ? "log-later" : ""}`}
        aria-current=${at === number && isLast(lines, key) ? "step" : undefined}
      >
        ${onPick ? html`<button
          type="button"
          class="log-button"
          onClick=${() => onPick(number)}
        >${text}</button>` : text}
      </li>`,
    )}
  </ol>`;
}

/**
 * The entries that say something, in words.
 * @param {LogEntry[]} entries
 * @param {{players: Player[], board: Partial<BoardModule>, view: View}} about
 */
export function linesOf(entries, about) {
  return entries.flatMap(({ number, event }, key) => {
    const text = eventText({ event, ...about });
    return text ? [{ key, number, seat: event.seat, text }] : [];
  });
}

/**
 * Tell whether no later line belongs to the same step.
 * @param {{key: number, number: number}[]} lines
 * @param {number} key
 */
function isLast(lines, key) {
  const at = lines.findIndex((line) => line.key === key);
  return lines[at + 1]?.number !== lines[at].number;
}
