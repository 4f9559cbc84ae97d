/** Form parts: one of a few as a row of buttons, one of many as a list. */

import { html, useId } from "../ui.js";
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
