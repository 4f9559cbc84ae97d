/** What is pressed and chosen: segments, select, switch, stepper, tabs, and lists that arrow keys go through. */

import { html, useId, useLayoutEffect, useRef } from "../ui.js";
import { Icon } from "./icons.js";

/**
 * One of a few, each to be seen at once: its key, its text, and why it cannot be chosen, if so.
 * @param {{
 *   legend: string, value: string, choices: [string, any, string?][], onChange: (value: string) => void,
 *   disabled?: boolean, quiet?: boolean,
 * }} props
 */
export function Segments({ legend, value, choices, onChange, disabled = false, quiet = false }) {
  const name = useId();
  return html`<fieldset class="segments" disabled=${disabled}>
    <legend class=${quiet ? "sr-only" : "label"}>${legend}</legend>
    <div class="segments-row">
      ${choices.map(
        ([key, text, hindrance]) => html`<label key=${key} class="segment">
          <input
            type="radio"
            name=${name}
            value=${key}
            checked=${key === value}
            disabled=${!!hindrance}
            onChange=${() => onChange(key)}
          />
          <span>${text}${hindrance && html`<small>${hindrance}</small>`}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

/**
 * One of many.
 * @param {{
 *   label: string, value: string, choices: [string, string][], onChange: (value: string) => void,
 *   disabled?: boolean, quiet?: boolean,
 * }} props
 */
export function Select({ label, value, choices, onChange, disabled = false, quiet = false }) {
  const id = useId();
  return html`<div class="field">
    <label class=${quiet ? "sr-only" : "label"} for=${id}>${label}</label>
    <div class="select">
      <select id=${id} disabled=${disabled} onChange=${(/** @type {any} */ event) => onChange(event.target.value)}>
        ${choices.map(
          ([key, text]) => html`<option key=${key} value=${key} selected=${key === value}>${text}</option>`,
        )}
      </select>
      <${Icon} name="chevron" size=${16} />
    </div>
  </div>`;
}

/**
 * On or off.
 * @param {{label: string, on: boolean, onChange: (on: boolean) => void}} props
 */
export function Switch({ label, on, onChange }) {
  return html`<label class="switch">
    <input
      type="checkbox"
      role="switch"
      checked=${on}
      onChange=${(/** @type {any} */ event) => onChange(event.target.checked)}
    />
    <span class="switch-track" aria-hidden="true"></span>
    <span>${label}</span>
  </label>`;
}

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

/** Returns what the element around the buttons needs: its `ref` and its key handler. */
export function useRoving() {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (ref.current) arrange(buttonsOf(ref.current));
  });
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const buttons = ref.current ? buttonsOf(ref.current) : [];
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const [next, before, last] = [at + 1, at - 1, buttons.length - 1];
    const to = { ArrowDown: next, ArrowRight: next, ArrowUp: before, ArrowLeft: before, Home: 0, End: last }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    buttons[Math.min(buttons.length - 1, Math.max(0, to))].focus();
    arrange(buttons);
  };
  return { ref, onKeyDown };
}

/** @param {HTMLElement} list */
function buttonsOf(list) {
  return [...list.querySelectorAll("button")];
}

/** @param {HTMLButtonElement[]} buttons */
function arrange(buttons) {
  const focused = buttons.find((button) => button === document.activeElement);
  const pressed = buttons.find((button) => button.getAttribute("aria-pressed") === "true");
  const stop = focused ?? pressed ?? buttons[0];
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}
