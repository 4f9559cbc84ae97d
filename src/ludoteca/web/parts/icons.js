/** Small drawings: the shell's icons, the mark of the hall, and the colour, shape and pattern of each seat. */

import { html } from "../ui.js";

/** @type {Record<string, string>} */
const PATHS = {
  minus: "M5 12h14",
  plus: "M5 12h14M12 5v14",
  check: "M5 12.5l4.5 4.5L19 7.5",
  cross: "M6 6l12 12M18 6L6 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  list: "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
  chat: "M5 5h14a1.5 1.5 0 0 1 1.5 1.5v8A1.5 1.5 0 0 1 19 16h-7l-4.5 4v-4H5a1.5 1.5 0 0 1-1.5-1.5v-8A1.5 1.5 0 0 1 5 5Z",
  log: "M6 3.5h9l3.5 3.5v13.5H6ZM9 10h6M9 13.5h6M9 17h4",
  people: "M9 11a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM3 19.5c.5-3.4 3-5.2 6-5.2s5.5 1.8 6 5.2M16 5a3 3 0 0 1 0 5.8M17.5 14.5c2 .6 3.2 2.3 3.5 5",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2",
  gauge: "M4 17a8.5 8.5 0 1 1 16 0M12 15l4-5",
  pen: "M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19ZM13.5 7l3.5 3.5",
  house: "M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-5.5h4V20",
  calendar: "M4.5 6h15v14h-15ZM4.5 10h15M8.5 3.5V7M15.5 3.5V7",
  link: "M10 14l4-4M8.5 11.5L6 14a3.5 3.5 0 0 0 5 5l2.5-2.5M15.5 12.5L18 10a3.5 3.5 0 0 0-5-5l-2.5 2.5",
  share: "M12 15V4M8 7.5L12 3.5l4 4M5.5 12v8h13v-8",
  copy: "M9 9h10.5v11.5H9ZM5.5 15H4.5V3.5H15v2",
  bot: "M6 9h12a1.5 1.5 0 0 1 1.5 1.5v7A1.5 1.5 0 0 1 18 19H6a1.5 1.5 0 0 1-1.5-1.5v-7A1.5 1.5 0 0 1 6 9ZM12 9V5M12 4.5h.01M9 13.5v1M15 13.5v1",
  flag: "M6 21V4M6 5h11l-2.5 3.5L17 12H6",
  hand: "M7 12V6.5a1.5 1.5 0 0 1 3 0V11m0-.5v-6a1.5 1.5 0 0 1 3 0V11m0-.5v-5a1.5 1.5 0 0 1 3 0V12m0-2a1.5 1.5 0 0 1 3 0v5a6 6 0 0 1-6 6h-1c-2 0-3.5-1-4.5-2.5L4 14.5a1.5 1.5 0 0 1 2.3-1.9L7 13.5",
  keyboard: "M3.5 6.5h17v11h-17ZM7 10h.01M10.3 10h.01M13.7 10h.01M17 10h.01M8.5 14h7",
  sound: "M4 10v4h3.5L12 18V6L7.5 10ZM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  mute: "M4 10v4h3.5L12 18V6L7.5 10ZM16 10l4 4M20 10l-4 4",
  sun: "M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
  moon: "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z",
  auto: "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17ZM12 3.5v17M12 8h6.5M12 12h8.5M12 16h6.5",
  globe: "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c-5.5 5.5-5.5 11.5 0 17M12 3.5c5.5 5.5 5.5 11.5 0 17",
  help: "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17ZM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.5h.01",
  first: "M18 5.5L9 12l9 6.5ZM6 5.5v13",
  back: "M16.5 5.5L7.5 12l9 6.5Z",
  forward: "M7.5 5.5l9 6.5-9 6.5Z",
  last: "M6 5.5l9 6.5-9 6.5ZM18 5.5v13",
  play: "M8 5l11 7-11 7Z",
  pause: "M8 5.5v13M16 5.5v13",
  replay: "M4 5v5h5M4.5 10A8 8 0 1 1 4 13",
  download: "M12 4v11M8 11.5l4 4 4-4M5 20h14",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5Z",
  crown: "M4 18.5h16M4 15.5L3 7.5l5 3.5 4-6 4 6 5-3.5-1 8Z",
  left: "M19 12H5M11 6l-6 6 6 6",
  chevron: "M6 9.5l6 6 6-6",
  send: "M4 12l16-7.5L15 20l-3.5-6ZM11.5 14L20 4.5",
  wifi: "M3 9.5a13 13 0 0 1 18 0M6 13a8.5 8.5 0 0 1 12 0M9 16.2a4.3 4.3 0 0 1 6 0M12 19.5h.01",
  scales: "M12 4v16M8 20h8M5 7h14M5 7l-2.5 6.5a2.7 2.7 0 0 0 5 0ZM19 7l-2.5 6.5a2.7 2.7 0 0 0 5 0Z",
};

/**
 * An icon; decoration unless it has a `label`.
 * @param {{name: string, label?: string, size?: number}} props
 */
export function Icon({ name, label, size = 20 }) {
  return html`<svg
    class="icon"
    viewBox="0 0 24 24"
    width=${size}
    height=${size}
    fill="none"
    stroke="currentColor"
    stroke-width="1.9"
    stroke-linecap="round"
    stroke-linejoin="round"
    role=${label ? "img" : undefined}
    aria-label=${label}
    aria-hidden=${label ? undefined : "true"}
  >
    <path d=${PATHS[name]} />
  </svg>`;
}

const HEXAGON = "M5.7 0 2.85 4.94H-2.85L-5.7 0-2.85-4.94H2.85Z";

/** @param {{size?: number}} props */
export function Logo({ size = 36 }) {
  return html`<svg class="logo" viewBox="0 0 32 36" width=${(size * 32) / 36} height=${size} aria-hidden="true">
    <path class="logo-a" d=${HEXAGON} transform="translate(9.6 8)" />
    <path class="logo-b" d=${HEXAGON} transform="translate(9.6 21.2)" />
    <path class="logo-c" d=${HEXAGON} transform="translate(21.4 27.8)" />
  </svg>`;
}

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
