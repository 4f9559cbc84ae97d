/** Tells the reader who comes back what has happened since. */

import { Icon } from "../parts/icons.js";
import { remember, remembered } from "../settings.js";
import { html, useEffect, useRef, useSignal } from "../ui.js";
import { t } from "../words.js";
import { linesOf } from "./log.js";

/** @import { BoardModule, Player } from "../types.js" */
/** @import { TableCtrl } from "./ctrl.js" */

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
