/** A number between two buttons, minus and plus. */

import htm from "../vendor/htm.js";
import { h } from "../vendor/preact.js";
import { Icon } from "./icons.js";

const html = htm.bind(h);

/**
 * @param {{
 *   value: number, low: number, high: number, onChange: (value: number) => void,
 *   label: string, less: string, more: string,
 * }} props  `label` names the number, `less` and `more` the buttons
 */
export function Stepper({ value, low, high, onChange, label, less, more }) {
  const set = (/** @type {number} */ next) => onChange(Math.min(high, Math.max(low, next)));
  return html`<div class="stepper" role="group" aria-label=${label}>
    <button
      type="button"
      class="icon-button"
      aria-label=${less}
      aria-disabled=${value <= low}
      onClick=${() => set(value - 1)}
    >
      <${Icon} name="minus" />
    </button>
    <output class="stepper-value" aria-live="polite">${value}</output>
    <button
      type="button"
      class="icon-button"
      aria-label=${more}
      aria-disabled=${value >= high}
      onClick=${() => set(value + 1)}
    >
      <${Icon} name="plus" />
    </button>
  </div>`;
}
