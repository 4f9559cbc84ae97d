/** A dialog over the page: the browser's own, which keeps the focus inside and closes with Escape. */

import { html, useEffect, useId, useRef } from "../ui.js";
import { t } from "../words.js";
import { Icon } from "./icons.js";

/**
 * @param {{title: string, onClose: () => void, children?: any, wide?: boolean}} props
 */
export function Dialog({ title, onClose, children, wide = false }) {
  const element = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    element.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return html`<dialog
    ref=${element}
    class=${wide ? "dialog dialog-wide" : "dialog"}
    aria-labelledby=${id}
    onClose=${onClose}
    onClick=${(/** @type {MouseEvent} */ event) => event.target === element.current && onClose()}
  >
    <div class="dialog-inside">
      <header class="dialog-head">
        <h2 id=${id}>${title}</h2>
        <button type="button" class="icon-button" aria-label=${t("shell-close")} onClick=${onClose}>
          <${Icon} name="cross" />
        </button>
      </header>
      ${children}
    </div>
  </dialog>`;
}

/**
 * A question that can be answered with one deed or with nothing.
 * @param {{
 *   title: string, text: string, deed: string, onDeed: () => void, onClose: () => void,
 *   children?: any,
 * }} props
 */
export function Question({ title, text, deed, onDeed, onClose, children }) {
  return html`<${Dialog} title=${title} onClose=${onClose}>
    <p>${text}</p>
    ${children}
    <div class="dialog-foot">
      <button type="button" class="button" onClick=${onClose}>${t("shell-not-now")}</button>
      <button type="button" class="button button-main" onClick=${() => (onDeed(), onClose())}>${deed}</button>
    </div>
  <//>`;
}
