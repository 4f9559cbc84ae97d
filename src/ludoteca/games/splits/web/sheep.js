/** Drawings of the sheep: one flock a seat, told apart by colour, horns or ears, fleece and base. */

import { html } from "../../../web/ui.js";

/** Everything is drawn around the middle of a cell whose corners are 50 away. */
const FLEECE = cloud(33, 24, 10);
const LAYER = cloud(34, 17, 12);
const TUFT = cloud(11, 7, 6);

/** The plate a stack stands on: round, square, three-cornered, on its tip. */
const BASES = [
  "M-39 0A39 20 0 1 1 39 0A39 20 0 1 1 -39 0Z",
  "M-34 -16Q-40 -16 -40 -10L-40 13Q-40 19 -34 19L34 19Q40 19 40 13L40 -10Q40 -16 34 -16Z",
  "M-40 17Q-45 13 -41 8L-6 -24Q0 -28 6 -24L41 8Q45 13 40 17Z",
  "M-5 -22Q0 -25 5 -22L42 -4Q46 0 42 4L5 22Q0 25 -5 22L-42 4Q-46 0 -42 -4Z",
];

/** Marks on the fleece: curls, a belt, spots, stripes. */
const FLEECES = [
  "M-26 -6q5 -7 10 0M16 -6q5 -7 10 0M-24 10q5 6 9 0M15 10q5 6 9 0",
  "M-33 -5Q0 -13 33 -5L34 8Q0 0 -34 8Z",
  "M-25 -3a5 5 0 1 1 .1 0M25 2a5.5 5.5 0 1 1 .1 0M-20 15a4 4 0 1 1 .1 0M14 -10a4 4 0 1 1 .1 0M17 18a3.5 3.5 0 1 1 .1 0",
  "M-28 -14Q-23 4 -27 19L-20 22Q-16 4 -20 -19ZM28 -14Q23 4 27 19L20 22Q16 4 20 -19Z",
];

/** Behind the face: hanging ears, curled horns, upright ears, short ears with straight horns. */
const EARS = [
  "M-9 -3Q-24 -6 -23 4Q-17 8 -9 3ZM9 -3Q24 -6 23 4Q17 8 9 3Z",
  "M-7 -6C-20 -15 -29 -3 -21 5C-15 10 -10 3 -15 0M7 -6C20 -15 29 -3 21 5C15 10 10 3 15 0",
  "M-9 0L-21 -17Q-8 -18 -2 -6ZM9 0L21 -17Q8 -18 2 -6Z",
  "M-9 1L-21 2L-19 8L-8 6ZM9 1L21 2L19 8L8 6ZM-7 -5L-11 -20L-2 -8ZM7 -5L11 -20L2 -8Z",
];

/**
 * A stack of sheep, its number in front.
 * @param {{seat: number, sheep: number, asleep?: boolean, sign?: string}} props
 */
export function Sheep({ seat, sheep, asleep = false, sign = "" }) {
  const layers = asleep ? 0 : sheep < 2 ? 0 : sheep < 4 ? 1 : sheep < 8 ? 2 : sheep < 12 ? 3 : 4;
  const top = -5 * layers;
  return html`<g class="sheep seat-${seat} ${asleep ? "asleep" : ""}" transform="translate(0 2) scale(0.88)">
    <ellipse class="shade" cx="2" cy="27" rx="41" ry="19" />
    <path class="base" d=${BASES[seat]} transform="translate(0 20)" />
    ${Array.from({ length: layers }, (_, i) => html`
      <path class="layer" d=${LAYER} transform="translate(0 ${15 - 5 * i})" />`)}
    <g transform="translate(0 ${top})">
      <path class="fleece" d=${FLEECE} transform="translate(0 8)" />
      <path class="fur fur-${seat}" d=${FLEECES[seat]} transform="translate(0 8)" />
      <g transform="translate(0 ${asleep ? -14 : -21})">
        <path class="ears ears-${seat}" d=${EARS[seat]} />
        <ellipse class="face" rx="10.5" ry="12" />
        ${asleep
          ? html`<path class="lids" d="M-7 0q2.5 3 5 0M2 0q2.5 3 5 0" />`
          : html`<circle class="eye" cx="-4" cy="1" r="2.6" /><circle class="eye" cx="4" cy="1" r="2.6" />`}
        ${seat !== 3 && html`<path class="fleece tuft" d=${TUFT} transform="translate(0 -13)" />`}
      </g>
      <text class="count ${sheep > 9 ? "two" : ""}" y="27">${sign}${sheep}</text>
    </g>
  </g>`;
}

/**
 * A closed outline of round bumps along an ellipse.
 * @param {number} rx
 * @param {number} ry
 * @param {number} bumps
 */
function cloud(rx, ry, bumps) {
  let path = "", before = [0, 0];
  for (let i = 0; i <= bumps; i++) {
    const angle = (2 * Math.PI * (i + 0.5)) / bumps;
    const [x, y] = [rx * Math.cos(angle), ry * Math.sin(angle)];
    const size = (Math.hypot(x - before[0], y - before[1]) * 0.56).toFixed(1);
    path += i ? `A${size} ${size} 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)}` : `M${x.toFixed(1)} ${y.toFixed(1)}`;
    before = [x, y];
  }
  return path + "Z";
}
