/** A link that can be copied, or handed to the device's own way of sharing. */

import { html, useId } from "../ui.js";
import { t } from "../words.js";
import { Icon } from "./icons.js";
import { say } from "./toasts.js";

/**
 * @param {{label: string, href: string, title: string}} props
 */
export function ShareLink({ label, href, title }) {
  const id = useId();
  const canShare = "share" in navigator;
  return html`<div class="share">
    <label for=${id}>${label}</label>
    <div class="share-row">
      <input
        id=${id}
        class="input"
        readonly
        value=${href}
        onFocus=${(/** @type {any} */ event) => event.target.select()}
      />
      <button type="button" class="button" onClick=${() => copy(href)}>
        <${Icon} name="copy" /> ${t("shell-copy")}
      </button>
      ${canShare &&
      html`<button type="button" class="button" onClick=${() => share(href, title)}>
        <${Icon} name="share" /> ${t("shell-share")}
      </button>`}
    </div>
  </div>`;
}

/** @param {string} href */
export async function copy(href) {
  try {
    await navigator.clipboard.writeText(href);
    say(t("shell-copied"));
  } catch {
    say(t("shell-copy-failed"), true);
  }
}

/**
 * @param {string} href
 * @param {string} title
 */
function share(href, title) {
  navigator.share({ title, url: href }).catch(() => {});
}
