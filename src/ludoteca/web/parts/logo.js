/** The mark of the hall: three wooden hexagons that stand like an L. */

import { html } from "../ui.js";

const HEXAGON = "M5.7 0 2.85 4.94H-2.85L-5.7 0-2.85-4.94H2.85Z";

/** @param {{size?: number}} props */
export function Logo({ size = 36 }) {
  return html`<svg class="logo" viewBox="0 0 32 36" width=${(size * 32) / 36} height=${size} aria-hidden="true">
    <path class="logo-a" d=${HEXAGON} transform="translate(9.6 8)" />
    <path class="logo-b" d=${HEXAGON} transform="translate(9.6 21.2)" />
    <path class="logo-c" d=${HEXAGON} transform="translate(21.4 27.8)" />
  </svg>`;
}
