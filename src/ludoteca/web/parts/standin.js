/** What stands in for a part that is still to be loaded, and for a page that there is not. */

import { namePage } from "../notify.js";
import { html, signal, useEffect } from "../ui.js";
import { t } from "../words.js";
import { say } from "./toasts.js";

/**
 * A component that is fetched with `load`.
 * @param {() => Promise<(props: any) => any>} load
 * @param {boolean} [isOver]  it lies over the page: until it is there, nothing is shown in its place
 * @returns {(props: any) => any}
 */
export function lazy(load, isOver = false) {
  const found = signal(/** @type {{Part: (props: any) => any} | undefined} */ (undefined));
  const failed = signal(false);
  return (props) => {
    useEffect(() => {
      load().then(
        (Part) => (found.value = { Part }),
        () => {
          failed.value = true;
          if (!isOver) return;
          say(t("shell-offline"), true);
          props.onClose?.();
        },
      );
    }, []);
    if (found.value) return html`<${found.value.Part} ...${props} />`;
    if (isOver) return null;
    return html`<p class="loading">${t(failed.value ? "shell-offline" : "shell-loading")}</p>`;
  };
}

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
