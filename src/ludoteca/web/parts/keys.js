/** The dialog that says how the table is used with the keyboard. */

import { opened } from "../router.js";
import { html } from "../ui.js";
import { t } from "../words.js";
import { Dialog } from "./dialog.js";

const KEYS = [
  ["Tab", "shell-keys-tab"],
  ["↑ ↓ ← →", "shell-keys-arrows"],
  ["Enter", "shell-keys-enter"],
  ["Esc", "shell-keys-escape"],
  ["Home  End", "shell-keys-ends"],
];

export function KeysDialog() {
  return html`<${Dialog} title=${t("shell-keys")} onClose=${() => (opened.value = "")}>
    <p>${t("shell-keys-intro")}</p>
    <dl class="keys">
      ${KEYS.map(
        ([key, text]) => html`<div key=${key}><dt><kbd>${key}</kbd></dt><dd>${t(text)}</dd></div>`,
      )}
    </dl>
  <//>`;
}
