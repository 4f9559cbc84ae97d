/** The mark of the hall: three wooden hexagons that stand like an L. */

import { html } from "../ui.js";

const HEXAGON = "M6.4 0 3.2 5.54H-3.2L-6.4 0-3.2-5.54H3.2Z";

/** @param {{size?: number}} props */
export function Logo({ size = 36 }) {
  return html`<svg class="logo" viewBox="0 0 32 36" width=${(size * 32) / 36} height=${size} aria-hidden="true">
    <path class="logo-a" d=${HEXAGON} transform="translate(9.6 8)" />
    <path class="logo-b" d=${HEXAGON} transform="translate(9.6 21.2)" />
    <path class="logo-c" d=${HEXAGON} transform="translate(21.4 27.8)" />
  </svg>`;
}
