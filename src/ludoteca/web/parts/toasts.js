/** Short messages: at the edge of the page what went wrong or was copied, and for screen readers what has happened. */

import { Refused } from "../api.js";
import { html, signal } from "../ui.js";
import { t } from "../words.js";
import { Icon } from "./icons.js";

/** @typedef {{id: number, text: string, bad: boolean}} Toast */

const toasts = signal(/** @type {Toast[]} */ ([]));
let count = 0;

/**
 * Show `text` for a while.
 * @param {string} text
 * @param {boolean} [bad]
 */
export function say(text, bad = false) {
  const id = (count += 1);
  toasts.value = [...toasts.value.filter((toast) => toast.text !== text), { id, text, bad }];
  announce(text, bad);
  setTimeout(() => drop(id), bad ? 9000 : 5000);
}

/**
 * Wait for a call; when it is refused say why, and give undefined.
 * @template T
 * @param {Promise<T>} call
 * @returns {Promise<T | undefined>}
 */
export async function attempt(call) {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    say(t(error.text, error.args), true);
    return undefined;
  }
}

/** @param {number} id */
function drop(id) {
  toasts.value = toasts.value.filter((toast) => toast.id !== id);
}

export function Toasts() {
  return html`<div class="toasts">
    ${toasts.value.map(
      ({ id, text, bad }) => html`<div key=${id} class=${bad ? "toast toast-bad" : "toast"}>
        <p>${text}</p>
        <button type="button" class="icon-button" aria-label=${t("shell-close")} onClick=${() => drop(id)}>
          <${Icon} name="cross" size=${16} />
        </button>
      </div>`,
    )}
  </div>`;
}

/**
 * Have `text` read out; `urgent` interrupts what is being read.
 * @param {string} text
 * @param {boolean} [urgent]
 */
export function announce(text, urgent = false) {
  const region = document.getElementById(urgent ? "live-urgent" : "live-polite");
  if (!region) return;
  const line = document.createElement("p");
  line.textContent = text;
  region.append(line);
  while (region.childElementCount > 5) region.firstElementChild?.remove();
  setTimeout(() => line.remove(), 8000);
}
