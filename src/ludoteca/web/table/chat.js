/** The table's chat. */

import { Icon } from "../parts/icons.js";
import { SeatMark } from "../parts/seats.js";
import { html, useEffect, useId, useRef } from "../ui.js";
import { moment, t } from "../words.js";

/** @import { TableCtrl } from "./ctrl.js" */

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
