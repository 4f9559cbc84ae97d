/** The bar above the board: what is asked, what the answer in progress means, Validate and Cancel. */

import { Icon, SeatMark, seatClass } from "../parts/icons.js";
import { html, useEffect, useLayoutEffect } from "../ui.js";
import { language, t } from "../words.js";
import { actionText, answerText, begun, isAtOnce, isComplete, questionText } from "./draft.js";
import { listOf } from "./people.js";

/** @import { Action, Answer, BoardModule, Decision, Player } from "../types.js" */
/** @import { TableCtrl } from "./ctrl.js" */
/** @import { About } from "./draft.js" */

/** Where the board does not say what belongs here, more actions than this are left to the list. */
const MOST_BUTTONS = 4;

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
      : html`<${Waiting} table=${table} players=${players}>
          ${table.seat.value === undefined && html`<p class="bar-draft">${t("shell-you-watch")}</p>`}
        <//>`}
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
  const words = draft && answerText(about, draft);
  const Controls = board.BarControls;
  return html`
    ${decision.offer && !draft
      ? html`<${Waiting} table=${table} players=${players}><${Offer} about=${about} /><//>`
      : html`<div class="bar-words">
          <p class="bar-question">${questionText(about)}</p>
          <p class="bar-draft" aria-live="polite">${isPending ? t("shell-sending") : words}</p>
        </div>`}
    <div class="bar-deeds">
      ${draft && !isPending && Controls && html`<${Controls}
        decision=${decision}
        draft=${table.draft}
        view=${view}
        t=${t}
        players=${players}
      />`}
      ${draft
        ? html`<${Deeds} table=${table} decision=${decision} draft=${draft} />`
        : html`<${Actions} table=${table} about=${about} />`}
    </div>
  `;
}

/** Who is not waited for may still act, or change what they have answered. @param {{about: About}} props */
function Offer({ about }) {
  const { given } = about.decision;
  if (given) return html`<p class="bar-draft">${t("shell-given", { answer: answerText(about, given) })}</p>`;
  return html`<p class="bar-draft"><strong>${t("shell-offer")}</strong> ${questionText(about)}</p>`;
}

/** What can be done by one press here; the rest is on the board, or in the list. @param {{table: TableCtrl, about: About}} props */
function Actions({ table, about }) {
  const { board, decision } = about;
  const buttons = buttonsOf(board, decision);
  const hasMore = buttons.length < decision.actions.length && !board.inBar && !(board.Board && !hasMany(decision));
  useLayoutEffect(() => () => handFocusOn(".bar-deeds"), []);
  const take = (/** @type {Action} */ action) => {
    if (isAtOnce(board, decision, action)) {
      table.validate({ action: action.action });
      return;
    }
    table.draft.value = begun(decision, action.action);
    if (isComplete(decision, table.draft.value)) focusValidate();
  };
  return html`
    ${buttons.map((action) => html`<button
      key=${action.action}
      type="button"
      class="button"
      disabled=${!!table.pending.value}
      onClick=${() => take(action)}
    >
      ${actionText(about, action.action)}${action.parts.length > 0 && "…"}
    </button>`)}
    ${hasMore && html`<button
      type="button"
      class="button"
      onClick=${() => openChoices(table)}
    ><${Icon} name="list" /> ${t("shell-choices")}</button>`}
  `;
}

/** @param {Decision} decision */
function hasMany({ actions }) {
  return actions.filter(({ parts }) => !parts.length).length > MOST_BUTTONS;
}

/**
 * @param {Partial<BoardModule>} board
 * @param {Decision} decision
 */
function buttonsOf(board, decision) {
  const { actions } = decision;
  if (board.inBar) return actions.filter((action) => board.inBar?.(action, decision));
  const isShown = (/** @type {Action} */ action) =>
    hasMany(decision) ? isAtOnce(board, decision, action) : !action.parts.length;
  return actions.filter(isShown);
}

/** @param {TableCtrl} table */
function openChoices(table) {
  table.paper.value = "choices";
  setTimeout(() => {
    const first = document.querySelector(".papers-choices .choice");
    if (first instanceof HTMLElement) first.focus();
  });
}

/** @param {{table: TableCtrl, decision: Decision, draft: Answer}} props */
function Deeds({ table, decision, draft }) {
  const isPending = !!table.pending.value;
  const isReady = isComplete(decision, draft) && !isPending;
  useLayoutEffect(() => () => handFocusOn(".bar-deeds"), []);
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

/**
 * When buttons go, whoever had the focus on one of them reads on at the bar.
 * @param {string} place  what the buttons are in
 */
export function handFocusOn(place) {
  if (!document.activeElement?.closest(place)) return;
  setTimeout(() => {
    if (document.activeElement === document.body) document.getElementById("bar")?.focus({ preventScroll: true });
  });
}

/** A complete answer asks for one more key press: the focus waits on Validate. */
export function focusValidate() {
  setTimeout(() => document.getElementById("validate")?.focus());
}

/** @param {{table: TableCtrl, players: Player[], children?: any}} props */
function Waiting({ table, players, children }) {
  const waiting = table.waiting.value;
  const [first] = waiting;
  return html`<div class="bar-words bar-waiting">
    ${first !== undefined && html`<span class="bar-mark"><${SeatMark} seat=${first} size=${26} /></span>`}
    <div>
      <p class="bar-question">
        ${waitingText(waiting, players)}
      </p>
      ${children}
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
