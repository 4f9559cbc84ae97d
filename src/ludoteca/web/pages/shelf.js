/** The picture at the top of the hall: boxes, tokens and a plant on a toy library's shelf. */

import { html } from "../ui.js";

/** @param {number} x @param {number} y @param {number} r */
function hexagon(x, y, r) {
  const half = r / 2;
  const side = Math.round(r * 86.6) / 100;
  return `M${x} ${y - r}l${side} ${half}v${r}l${-side} ${half}l${-side} ${-half}v${-r}Z`;
}

export function Shelf() {
  return html`<svg class="shelf" viewBox="0 0 640 400" aria-hidden="true">
    <${Wall} />
    <${Boxes} />
    <${Standing} />
    <${Honeycomb} />
    <${Plant} />
    <${Tokens} />
    <${Plank} />
  </svg>`;
}

function Wall() {
  return html`<g>
    <rect x="10" y="14" width="620" height="352" rx="28" fill="var(--paper-deep)" />
    <g fill="none" stroke="var(--line)" stroke-width="2">
      ${[70, 160, 250, 340, 430, 520].map((x) => html`<path d=${hexagon(x + 25, 62, 30)} />`)}
    </g>
  </g>`;
}

function Plank() {
  return html`<g>
    <rect x="0" y="340" width="640" height="30" rx="10" fill="var(--wood)" />
    <rect x="0" y="362" width="640" height="12" rx="6" fill="var(--wood-deep)" />
    <path d="M40 350h120M220 354h180M450 349h130" stroke="var(--wood-deep)" stroke-width="2" stroke-linecap="round" opacity="0.55" />
    <path d="M90 374l-26 24M550 374l26 24" stroke="var(--wood-deep)" stroke-width="10" stroke-linecap="round" />
  </g>`;
}

/** Three flat boxes on each other. */
function Boxes() {
  return html`<g>
    <rect x="44" y="288" width="196" height="52" rx="7" fill="var(--seat-1)" />
    <rect x="56" y="236" width="176" height="52" rx="7" fill="var(--seat-2)" />
    <rect x="50" y="190" width="150" height="46" rx="7" fill="var(--seat-0)" />
    <g fill="var(--card)">
      <rect x="62" y="304" width="78" height="20" rx="4" />
      <rect x="74" y="252" width="96" height="20" rx="4" />
      <rect x="66" y="204" width="64" height="18" rx="4" />
    </g>
    <path d=${hexagon(212, 314, 15)} fill="var(--card)" />
    <path d=${hexagon(206, 262, 14)} fill="var(--seat-2-edge)" opacity="0.7" />
    <path d=${hexagon(174, 213, 13)} fill="var(--card)" />
    <g stroke="var(--ink-soft)" stroke-width="3" stroke-linecap="round" opacity="0.6">
      <path d="M72 314h50M84 262h70M76 213h42" />
    </g>
  </g>`;
}

/** Boxes that stand like books; the last one leans. */
function Standing() {
  return html`<g>
    <rect x="454" y="168" width="44" height="172" rx="6" fill="var(--seat-3)" />
    <path d=${hexagon(476, 200, 14)} fill="var(--seat-2)" />
    <path d="M476 228v88" stroke="var(--card)" stroke-width="5" stroke-linecap="round" opacity="0.85" />
    <rect x="500" y="150" width="38" height="190" rx="6" fill="var(--seat-4)" />
    <path d="M510 178h18M510 188h18" stroke="var(--card)" stroke-width="4" stroke-linecap="round" />
    <path d=${hexagon(519, 312, 12)} fill="var(--card)" />
    <g transform="rotate(9 584 340)">
      <rect x="546" y="176" width="40" height="164" rx="6" fill="var(--seat-5)" />
      <path d="M556 200h20M556 300h20M556 311h20" stroke="var(--card)" stroke-width="4" stroke-linecap="round" />
      <path d=${hexagon(566, 250, 13)} fill="var(--seat-2)" />
    </g>
  </g>`;
}

/** A board of hexagons that leans at the wall, with a few tokens on it. */
function Honeycomb() {
  const cells = [
    [322, 152],
    [374, 152],
    [296, 197],
    [348, 197],
    [400, 197],
    [322, 242],
    [374, 242],
    [426, 242],
    [296, 287],
    [348, 287],
    [400, 287],
  ];
  return html`<g transform="translate(-8 26)">
    <g stroke="var(--board-line)" stroke-width="3" stroke-linejoin="round">
      ${cells.map(([x, y], index) => html`<path d=${hexagon(x, y, 30)} fill=${index % 3 ? "var(--board-cell)" : "var(--board-cell-alt)"} />`)}
    </g>
    <${Piece} x=${374} y=${152} seat=${0} />
    <${Piece} x=${348} y=${197} seat=${0} />
    <${Piece} x=${426} y=${242} seat=${1} />
    <${Piece} x=${322} y=${242} seat=${2} />
    <${Piece} x=${400} y=${287} seat=${1} />
  </g>`;
}

/** A round wooden piece. @param {{x: number, y: number, seat: number}} props */
function Piece({ x, y, seat }) {
  return html`<g class=${`seat-${seat}`}>
    <ellipse cx=${x} cy=${y + 5} rx="15" ry="13" fill="var(--seat-edge)" />
    <circle cx=${x} cy=${y} r="15" fill="var(--seat)" />
    <circle cx=${x} cy=${y} r="9" fill="none" stroke="var(--seat-ink)" stroke-opacity="0.5" stroke-width="2.5" />
  </g>`;
}

/** A pot plant on the boxes. */
function Plant() {
  return html`<g>
    <g fill="none" stroke="var(--seat-5)" stroke-width="7" stroke-linecap="round">
      <path d="M110 152c-2-30-16-42-30-50M112 152c0-34 4-50 14-66M114 152c4-22 18-34 34-36" />
    </g>
    <g fill="var(--seat-5)">
      <ellipse cx="76" cy="98" rx="17" ry="9" transform="rotate(28 76 98)" />
      <ellipse cx="130" cy="80" rx="17" ry="9" transform="rotate(-55 130 80)" />
      <ellipse cx="152" cy="114" rx="16" ry="8.5" transform="rotate(-8 152 114)" />
      <ellipse cx="104" cy="112" rx="14" ry="8" transform="rotate(64 104 112)" />
    </g>
    <path d="M86 150h52l-7 40h-38Z" fill="var(--wood)" stroke="var(--wood-deep)" stroke-width="3" stroke-linejoin="round" />
    <path d="M82 146h60v10h-60Z" fill="var(--wood-deep)" />
  </g>`;
}

/** A tower of tokens beside the boxes. */
function Tokens() {
  return html`<g>
    ${[3, 1, 0, 2].map((seat, level) => html`<g class=${`seat-${seat}`}>
      <rect x="252" y=${322 - 16 * level} width="38" height="18" rx="8" fill="var(--seat)" stroke="var(--seat-edge)" stroke-width="2" />
    </g>`)}
  </g>`;
}
