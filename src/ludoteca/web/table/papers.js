/** The papers beside the board: log, list of choices, chat. */

import { Tabs } from "../parts/controls.js";
import { Icon, SeatMark } from "../parts/icons.js";
import { html, useEffect, useId, useRef, useSignal } from "../ui.js";
import { moment, t } from "../words.js";
import { Choices } from "./choices.js";
import { Log } from "./log.js";

/** @import { TableCtrl } from "./ctrl.js" */
/** @import { MatchProps } from "./page.js" */

/**
 * The choices stay in the page while another tab is shown, for screen readers.
 * @param {MatchProps} props
 */
export function Papers({ table, info, board, players }) {
  const decision = table.decision.value;
  const isOver = !!table.outcome.value;
  const first = board.Board || table.seat.value === undefined ? "log" : "choices";
  const asked = table.paper.value || first;
  const shown = isOver && asked === "choices" ? "log" : asked;
  const seenChat = useSignal(table.chat.peek().length);
  const view = table.view.value;
  const unread = shown === "chat" ? 0 : table.chat.value.length - seenChat.value;
  const show = (/** @type {string} */ tab) => {
    table.paper.value = tab;
    seenChat.value = table.chat.value.length;
  };
  useEffect(() => {
    if (shown === "chat") seenChat.value = table.chat.value.length;
  }, [table.chat.value.length]);
  const isHidden = shown !== "choices";
  return html`<section class="papers" aria-label=${t("shell-papers")}>
    <${Tabs}
      label=${t("shell-papers")}
      shown=${shown}
      tabs=${[
        ["log", t("shell-log")],
        ...(isOver ? [] : [["choices", t("shell-choices")]]),
        ["chat", html`${t("shell-chat")}${unread > 0 && html`<span class="count">${unread}<span class="sr-only"> ${t("shell-unread")}</span></span>`}`],
      ]}
      onShow=${show}
    >
      ${shown === "log" && html`<${Log}
        entries=${table.log.value}
        players=${players}
        board=${board}
        view=${view}
      />`}
      ${shown === "chat" && html`<${Chat} table=${table} />`}
      ${!isHidden && !decision && html`<p class="quiet log-empty">${t("shell-choices-none")}</p>`}
    <//>
    ${decision &&
    html`<section
      class=${`papers-choices ${isHidden ? "sr-only-focusable" : ""}`}
      aria-label=${t("shell-choices")}
    >
      <${Choices} key=${decision.id} table=${table} about=${{ game: info.game, decision, view, players, board }} />
    </section>`}
  </section>`;
}

/** @param {{table: TableCtrl}} props */
export function Chat({ table }) {
  const id = useId();
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const lines = table.chat.value;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  const say = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const text = String(new FormData(form).get("text")).trim();
    if (text) table.say(text);
    form.reset();
  };
  return html`<div class="chat">
    ${lines.length
      ? html`<ol class="chat-lines" ref=${list} tabindex="0" aria-label=${t("shell-chat")}>
          ${lines.map(
            ({ number, name, seat, text, time }) => html`<li key=${number}>
              <span class="chat-who">
                ${seat !== undefined && html`<${SeatMark} seat=${seat} size=${14} />`}
                <strong>${name}</strong>
                <time class="quiet">${moment(time)}</time>
              </span>
              <span class="chat-text">${text}</span>
            </li>`,
          )}
        </ol>`
      : html`<p class="quiet chat-empty">${t("shell-chat-empty")}</p>`}
    <form class="chat-form" onSubmit=${say}>
      <label class="sr-only" for=${id}>${t("shell-chat-say")}</label>
      <input
        id=${id}
        name="text"
        class="input"
        maxlength="400"
        autocomplete="off"
        placeholder=${t("shell-chat-say")}
      />
      <button class="icon-button" aria-label=${t("shell-send")}><${Icon} name="send" /></button>
    </form>
  </div>`;
}
