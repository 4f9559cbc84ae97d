/** Tabs: arrow keys go from one to the next, the panel below belongs to the one chosen. */

import { html, useId } from "../ui.js";

/**
 * @param {{
 *   label: string, shown: string, tabs: [string, any][], onShow: (tab: string) => void, children?: any,
 *   isStop?: boolean,
 * }} props  `isStop`: the Tab key stops at the panel itself, because nothing in it can have the focus
 */
export function Tabs({ label, shown, tabs, onShow, children, isStop = false }) {
  const id = useId();
  const names = tabs.map(([name]) => name);
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const at = names.indexOf(shown);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: names.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = names[(to + names.length) % names.length];
    onShow(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return html`<div class="tabs">
    <div class="tab-row" role="tablist" aria-label=${label} onKeyDown=${onKeyDown}>
      ${tabs.map(
        ([name, text]) => html`<button
          key=${name}
          type="button"
          role="tab"
          id=${`${id}-${name}`}
          class="tab"
          aria-selected=${name === shown}
          aria-controls=${`${id}-panel`}
          tabindex=${name === shown ? 0 : -1}
          onClick=${() => onShow(name)}
        >
          ${text}
        </button>`,
      )}
    </div>
    <div
      class="tab-panel"
      role="tabpanel"
      id=${`${id}-panel`}
      aria-labelledby=${`${id}-${shown}`}
      tabindex=${isStop ? 0 : undefined}
    >
      ${children}
    </div>
  </div>`;
}
