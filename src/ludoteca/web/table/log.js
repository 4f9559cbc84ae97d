/** What has happened, told: the log, aloud to those who do not see it, and in short to those who come back. */

import { remember, remembered } from "../boot.js";
import { gameTitle } from "../games.js";
import { callToTable, myTurn } from "../notify.js";
import { Icon, seatClass } from "../parts/icons.js";
import { announce } from "../parts/toasts.js";
import { html, useEffect, useRef, useSignal } from "../ui.js";
import { t } from "../words.js";
import { questionText, resultText } from "./draft.js";
import { eventText } from "./people.js";

/** @import { BoardModule, Player, TableInfo, View } from "../types.js" */
/** @import { LogEntry, TableCtrl } from "./ctrl.js" */

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

/** More lines than this are not a summary. */
const MOST_LINES = 8;

/**
 * @param {{table: TableCtrl, players: Player[], board: Partial<BoardModule>}} props
 */
export function AwaySummary({ table, players, board }) {
  const name = `seen-${table.id}`;
  const step = table.step.value;
  const since = useSignal(/** @type {number | undefined} */ (undefined));
  const isArriving = useRef(true);
  useEffect(() => {
    if (!step) return undefined;
    const seen = Number(remembered(name, String(step)));
    if (step > seen && (isArriving.current || document.hidden || step > seen + 1)) since.value ??= seen;
    isArriving.current = false;
    if (table.log.peek().at(-1)?.event.seat === table.seat.peek()) since.value = undefined;
    const note = () => !document.hidden && remember(name, String(table.step.peek()));
    note();
    document.addEventListener("visibilitychange", note);
    return () => document.removeEventListener("visibilitychange", note);
  }, [step]);
  const from = since.value;
  if (from === undefined || table.seat.value === undefined) return null;
  const missed = table.log.value.filter(({ number, event }) => number > from && event.seat !== table.seat.value);
  const lines = linesOf(missed, { players, board, view: table.view.value });
  if (!lines.length) return null;
  return html`<section class="banner banner-away" aria-labelledby="away">
    <${Icon} name="clock" />
    <div>
      <h2 id="away">${t("shell-away-title")}</h2>
      <ul>
        ${lines.slice(-MOST_LINES).map(({ key, text }) => html`<li key=${key}>${text}</li>`)}
      </ul>
    </div>
    <button
      type="button"
      class="icon-button"
      aria-label=${t("shell-close")}
      onClick=${() => (since.value = undefined)}
    >
      <${Icon} name="cross" />
    </button>
  </section>`;
}

/**
 * @param {TableCtrl} table
 * @param {TableInfo} info
 * @param {Player[]} players
 * @param {Partial<BoardModule>} board
 */
export function useCalls(table, info, players, board) {
  const decision = table.decision.value;
  const outcome = table.outcome.value;
  const step = table.step.value;
  const view = table.view.value;
  useEffect(() => {
    const told = table.log.peek().filter(({ number, event }) => number === step && event.seat !== table.seat.peek());
    if (!table.events.peek().length) return;
    for (const { text } of linesOf(told, { players, board, view })) announce(text);
  }, [step]);
  const lines = table.chat.value;
  const heard = useRef(lines.at(-1)?.number ?? 0);
  useEffect(() => {
    for (const { number, name, seat, text } of lines) {
      if (number > heard.current && seat !== table.seat.peek()) announce(`${name}: ${text}`);
    }
    heard.current = lines.at(-1)?.number ?? 0;
  }, [lines.length]);
  useEffect(() => {
    if (outcome) announce(resultText(outcome, players), true);
  }, [!!outcome]);
  useEffect(() => {
    myTurn.value = table.isMyTurn.value;
    return () => {
      myTurn.value = false;
    };
  }, [table.isMyTurn.value]);
  useEffect(() => {
    if (!decision) return;
    if (decision.offer) {
      if (!decision.given) announce(t("shell-offer"));
      return;
    }
    announce(`${t("shell-your-turn")}. ${questionText({ game: info.game, decision, view, players, board })}`);
    callToTable(gameTitle(info.game), table.answered);
  }, [decision?.id]);
}
