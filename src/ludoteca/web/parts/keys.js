/** The dialog that says how the table is used with the keyboard. */

import { html, signal } from "../ui.js";
import { t } from "../words.js";
import { Dialog } from "./dialog.js";

const isOpen = signal(false);

const KEYS = [
  ["Tab", "shell-keys-tab"],
  ["↑ ↓ ← →", "shell-keys-arrows"],
  ["Enter", "shell-keys-enter"],
  ["Esc", "shell-keys-escape"],
  ["Home  End", "shell-keys-ends"],
];

export function openKeys() {
  isOpen.value = true;
}

export function KeysDialog() {
  if (!isOpen.value) return null;
  return html`<${Dialog} title=${t("shell-keys")} onClose=${() => (isOpen.value = false)}>
    <p>${t("shell-keys-intro")}</p>
    <dl class="keys">
      ${KEYS.map(
        ([key, text]) => html`<div key=${key}><dt><kbd>${key}</kbd></dt><dd>${t(text)}</dd></div>`,
      )}
    </dl>
  <//>`;
}
