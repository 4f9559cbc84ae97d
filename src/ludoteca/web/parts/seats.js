/** How a seat is told from the others: a colour, and a shape and pattern for those who see no colours. */

import htm from "../vendor/htm.js";
import { h } from "../vendor/preact.js";

const html = htm.bind(h);

/** One outline for each seat, in a box of 24 × 24. */
const SHAPES = [
  "M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 0 0 0-19Z",
  "M5.5 3.5h13a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2Z",
  "M10.3 3.6 1.9 18.2a2 2 0 0 0 1.7 3h16.8a2 2 0 0 0 1.7-3L13.7 3.6a2 2 0 0 0-3.4 0Z",
  "M10.6 2.6 2.6 10.6a2 2 0 0 0 0 2.8l8 8a2 2 0 0 0 2.8 0l8-8a2 2 0 0 0 0-2.8l-8-8a2 2 0 0 0-2.8 0Z",
  "M12 1.8 20.8 6.9v10.2L12 22.2 3.2 17.1V6.9Z",
  "M12 1.8l3 6.5 7.1.8-5.3 4.8 1.5 7L12 17.4 5.7 20.9l1.5-7L1.9 9.1 9 8.3Z",
  "M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6Z",
];

/** Small marks for the pattern of each seat, repeated every 8 units; seat 0 is plain. */
const PATTERNS = [
  "",
  "M-2 2 2-2M-2 10 10-2M6 10 10 6",
  "M4 2.6a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 0 0 0-2.8Z",
  "M0 4h8M4 0v8",
  "M0 4h8",
  "M4 0v8",
  "M1 1l3 3 3-3M1 5l3 3 3-3",
];

/**
 * The class that gives --seat, --seat-edge, --seat-soft and --seat-ink the colours of `seat`.
 * @param {number} seat
 */
export function seatClass(seat) {
  return `seat-${seat % SHAPES.length}`;
}

/**
 * The token of a seat: its colour and its shape. Decoration: the name stands beside it.
 * @param {{seat: number, size?: number}} props
 */
export function SeatMark({ seat, size = 22 }) {
  return html`<svg
    class=${`seat-mark ${seatClass(seat)}`}
    viewBox="0 0 24 24"
    width=${size}
    height=${size}
    aria-hidden="true"
  >
    <path d=${SHAPES[seat % SHAPES.length]} fill="var(--seat)" stroke="var(--seat-edge)" stroke-width="1.6" />
  </svg>`;
}

/** The patterns of the seats, drawn once in the page: fill="url(#seat-pattern-2)" lies over the colour. */
export function SeatPatterns() {
  return html`<svg class="defs" width="0" height="0" aria-hidden="true">
    <defs>
      ${PATTERNS.map(
        (marks, seat) => html`<pattern
          id=${`seat-pattern-${seat}`}
          key=${seat}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
        >
          <path
            class=${seatClass(seat)}
            d=${marks}
            fill="none"
            stroke="var(--seat-ink)"
            stroke-opacity="0.35"
            stroke-width="1.5"
          />
        </pattern>`,
      )}
    </defs>
  </svg>`;
}
