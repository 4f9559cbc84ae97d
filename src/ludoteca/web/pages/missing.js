/** What is shown where nothing is. */

import { namePage } from "../notify.js";
import { html, useEffect } from "../ui.js";
import { t } from "../words.js";

/** @param {{title?: string, text?: string}} props */
export function MissingPage({ title = t("shell-missing"), text = t("shell-missing-text") }) {
  useEffect(() => namePage(title), [title]);
  return html`<div class="message-page">
    <${EmptyCell} />
    <h1>${title}</h1>
    <p>${text}</p>
    <a class="button button-main button-large" href="/">${t("shell-to-hall")}</a>
  </div>`;
}

/** A board with a gap where the page should be. */
function EmptyCell() {
  const cells = [
    [60, 34],
    [100, 34],
    [40, 68],
    [120, 68],
    [60, 102],
    [100, 102],
  ];
  return html`<svg viewBox="0 0 160 136" width="160" height="136" aria-hidden="true">
    ${cells.map(
      ([x, y], index) => html`<path
        key=${index}
        class=${`seat-${index % 4}`}
        fill="var(--seat)"
        d=${hexagon(x, y)}
      />`,
    )}
    <path d=${hexagon(80, 68)} fill="none" stroke="var(--line-strong)" stroke-width="2" stroke-dasharray="5 5" />
  </svg>`;
}

/**
 * @param {number} x
 * @param {number} y
 */
function hexagon(x, y) {
  return `M${x} ${y - 20}l17.3 10v20l-17.3 10l-17.3-10v-20Z`;
}
