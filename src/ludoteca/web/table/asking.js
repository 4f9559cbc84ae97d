/** The dialogs of the table's menu, loaded when one is first opened. */

import { gameTitle } from "../games.js";
import { ShareLink } from "../parts/copy.js";
import { Dialog, Question } from "../parts/dialog.js";
import { html } from "../ui.js";
import { duration, t } from "../words.js";
import { doAtTable } from "./people.js";

/** @import { TableInfo } from "../types.js" */

/**
 * @param {{info: TableInfo, asked: string, onClose: () => void}} props
 */
export function MenuDialog({ info, asked, onClose }) {
  return html`
    ${asked === "link" &&
    html`<${Dialog} title=${t("shell-watch-link")} onClose=${onClose}>
      <p>${t("shell-watch-link-text")}</p>
      <${ShareLink}
        label=${t("shell-watch-link")}
        href=${`${location.origin}/tables/${info.id}`}
        title=${gameTitle(info.game)}
      />
    <//>`}
    ${asked === "settings" &&
    html`<${Dialog} title=${t("shell-table-settings")} onClose=${onClose}><${Settings} info=${info} /><//>`}
    ${asked === "propose" &&
    html`<${Question}
      title=${t("shell-propose")}
      text=${t("shell-propose-text")}
      deed=${t("shell-propose-deed")}
      onDeed=${() => doAtTable(info, "agree", { agree: true })}
      onClose=${onClose}
    />`}
    ${asked === "concede" &&
    html`<${Question}
      title=${t("shell-concede")}
      text=${t("shell-concede-text")}
      deed=${t("shell-concede")}
      onDeed=${() => doAtTable(info, "concede")}
      onClose=${onClose}
    />`}
  `;
}

/** @param {{info: TableInfo}} props */
function Settings({ info }) {
  /** @type {[string, string][]} */
  const rows = [
    ...Object.entries(info.options).map(
      ([name, choice]) => /** @type {[string, string]} */ ([
        t(`${info.game}-option-${name}`),
        t(`${info.game}-option-${name}-${choice}`),
      ]),
    ),
    [t("shell-access"), t(info.public ? "shell-access-public" : "shell-access-invited")],
    [t("shell-limit"), duration(info.limit)],
  ];
  return html`<dl class="facts facts-plain">
      ${rows.map(([name, value]) => html`<div key=${name}><dt>${name}</dt><dd>${value}</dd></div>`)}
    </dl>
    ${info.commitment &&
    html`<h3>${t("shell-fair")}</h3>
      <p class="quiet">${t("shell-fair-text")}</p>
      <p class="hash"><code>${info.commitment}</code></p>
      ${info.seed && html`<p class="quiet">${t("shell-fair-seed")}</p><p class="hash"><code>${info.seed}</code></p>`}`}`;
}
