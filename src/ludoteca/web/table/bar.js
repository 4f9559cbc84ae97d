/** The bar above the board: what is asked, what the answer in progress means, Validate and Cancel. */

import { Icon } from "../parts/icons.js";
import { SeatMark, seatClass } from "../parts/seats.js";
import { html, useEffect, useLayoutEffect } from "../ui.js";
import { language, t } from "../words.js";
import { isComplete } from "./draft.js";
import { listOf } from "./people.js";
import { actionText, answerText, questionText } from "./words.js";

/** @import { Answer, BoardModule, Decision, Player } from "../types.js" */
/** @import { TableCtrl } from "./ctrl.js" */

/**
 * @param {{table: TableCtrl, players: Player[], board: Partial<BoardModule>}} props
 */
export function Bar({ table, players, board }) {
  const decision = table.decision.value;
  const seat = table.seat.value;
  const isMine = decision && !decision.offer;
  const tone = isMine ? `bar-mine ${seatClass(seat ?? 0)}` : "";
  return html`<section class=${`bar ${tone}`} id="bar" tabindex="-1" aria-label=${t("shell-bar")}>
    ${decision
      ? html`<${Asked} table=${table} decision=${decision} players=${players} board=${board} />`
      : html`<${Waiting} table=${table} players=${players} />`}
    <${Refusal} table=${table} />
  </section>`;
}

/**
 * @param {{table: TableCtrl, decision: Decision, players: Player[], board: Partial<BoardModule>}} props
 */
function Asked({ table, decision, players, board }) {
  const view = table.view.value;
  const draft = table.draft.value;
  const game = table.info.value?.game ?? "";
  const about = { game, decision, view, players, board };
  const isPending = !!table.pending.value;
  const given = decision.given && !draft ? t("shell-given", { answer: answerText(about, decision.given) }) : "";
  const words = draft ? answerText(about, draft) : given;
  const plain = decision.actions.filter((action) => !action.parts.length);
  const Controls = board.BarControls;
  return html`
    <div class="bar-words">
      <p class="bar-question" id="question">${questionText(about)}</p>
      <p class="bar-draft" aria-live="polite">${isPending ? t("shell-sending") : words}</p>
      ${decision.offer && !draft && html`<p class="bar-draft">${waitingText(table.waiting.value, players)}</p>`}
    </div>
    <div class="bar-deeds">
      ${draft && !isPending && Controls && html`<${Controls}
        decision=${decision}
        draft=${table.draft}
        view=${view}
        t=${t}
        players=${players}
      />`}
      ${!draft && plain.map(({ action }) => html`<button
          key=${action}
          type="button"
          class="button"
          disabled=${isPending}
          onClick=${() => table.validate({ action })}
        >
          ${actionText(about, action)}
        </button>`)}
      ${draft && html`<${Deeds} table=${table} decision=${decision} draft=${draft} />`}
    </div>
  `;
}

/** @param {{table: TableCtrl, decision: Decision, draft: Answer}} props */
function Deeds({ table, decision, draft }) {
  const isPending = !!table.pending.value;
  const isReady = isComplete(decision, draft) && !isPending;
  useLayoutEffect(() => () => handFocusOn(), []);
  return html`
    <button
      type="button"
      class="button"
      aria-disabled=${isPending}
      onClick=${() => table.cancel()}
    >${t("shell-cancel")}</button>
    <button
      type="button"
      id="validate"
      class="button button-main"
      aria-disabled=${!isReady}
      onClick=${() => table.validate()}
    >
      <${Icon} name="check" /> ${t("shell-validate")}
    </button>
  `;
}

/** When the buttons go, whoever had the focus on one of them reads on at the bar. */
function handFocusOn() {
  if (!document.activeElement?.closest(".bar-deeds")) return;
  setTimeout(() => {
    if (document.activeElement === document.body) document.getElementById("bar")?.focus({ preventScroll: true });
  });
}

/** @param {{table: TableCtrl, players: Player[]}} props */
function Waiting({ table, players }) {
  const waiting = table.waiting.value;
  const [first] = waiting;
  return html`<div class="bar-words bar-waiting">
    ${first !== undefined && html`<span class="bar-mark"><${SeatMark} seat=${first} size=${26} /></span>`}
    <div>
      <p class="bar-question">
        ${waitingText(waiting, players)}
      </p>
      ${table.seat.value === undefined && html`<p class="bar-draft">${t("shell-you-watch")}</p>`}
    </div>
  </div>`;
}

/**
 * @param {number[]} waiting  the seats without whose answer the match does not go on
 * @param {Player[]} players
 */
function waitingText(waiting, players) {
  const names = waiting.map((seat) => players[seat]?.name ?? "");
  return names.length ? t("shell-waiting-for", { names: listOf(names, language.value) }) : t("shell-loading");
}

/** @param {{table: TableCtrl}} props */
function Refusal({ table }) {
  const refusal = table.refusal.value;
  if (!refusal) return null;
  const game = table.info.value?.game;
  const text = t(refusal.text ?? "shell-went-wrong", refusal.args);
  return html`<p class="bar-refusal" role="alert">
    ${text}${" "}
    ${refusal.clause &&
    html`<a
      href=${`/games/${game}?page=rules#${refusal.clause}`}
      target="_blank"
    >${t("shell-rule", { clause: refusal.clause })}</a>`}
  </p>`;
}

/**
 * Enter validates and Escape cancels, wherever the focus is not on something that means its own.
 * @param {TableCtrl} table
 */
export function useBarKeys(table) {
  useEffect(() => {
    const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
      if (event.defaultPrevented || !table.draft.value || document.querySelector("dialog[open]")) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (event.key === "Escape") {
        event.preventDefault();
        table.cancel();
      } else if (event.key === "Enter" && !target.closest("button, a, input, textarea, select, summary, [role=button], [role=option]")) {
        event.preventDefault();
        table.validate();
      }
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [table]);
}
