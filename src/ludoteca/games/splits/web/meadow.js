/** The ground of the board: tiles of meadow on a cliff, grown with grass and flowers, in the sea. */

import { html } from "../../../web/ui.js";
import { border, centre, outline, place, tileCells } from "./hex.js";

/** What grows on a cell, one of them in each; mostly grass. */
const GRASS = [
  "M-24 -14l2 -7 2 7 3 -5M14 12l2 -8 3 8 3 -6M22 -20l2 -6 2 6",
  "M-14 18l2 -8 2 8 3 -6M18 -8l2 -7 3 7 2 -5",
  "M-26 6l2 -7 2 7M6 -24l2 -7 2 7 3 -5M20 20l2 -6 2 6",
  "M-8 -18l2 -7 3 7M24 4l2 -8 2 8 3 -5M-20 20l2 -6 2 6",
];
const FLOWERS = [
  "M-22 12h.1M-15 17h.1M20 -14h.1", "", "M16 18h.1M-20 -12h.1", "", "", "M24 8h.1M18 14h.1M-10 -24h.1", "",
];

/**
 * Tiles, given as "q,r/o" in the order in which they were laid.
 * @param {{tiles: string[], seams: boolean}} props  `seams`: whether one sees where tiles meet
 */
export function Meadow({ tiles, seams }) {
  const cells = tiles.flatMap(tileCells);
  const coast = cells.map((cell) => outline(cell)).join("");
  return html`<g class="meadow ${seams ? "seamed" : ""}" aria-hidden="true">
    <path class="foam" d=${coast} />
    <path class="shallow" d=${coast} />
    ${tiles.map((tile) => html`<${Cliff} key=${tile} tile=${tile} />`)}
    ${tiles.map((tile) => html`<${Turf} key=${tile} tile=${tile} />`)}
    <path class="coast" d=${border(cells)} />
  </g>`;
}

/** The side of a tile, below all turf. @param {{tile: string}} props */
export function Cliff({ tile }) {
  const shape = tileCells(tile).map((cell) => outline(cell)).join("");
  return html`<g data-tile=${tile}><path class="cliff" d=${shape} transform="translate(0 15)" /></g>`;
}

/** The top of a tile of four cells. @param {{tile: string}} props */
export function Turf({ tile }) {
  const cells = tileCells(tile);
  const shape = cells.map((cell) => outline(cell)).join("");
  return html`<g data-tile=${tile}>
    <path class="turf tone-${scatter(cells[0]) % 4}" d=${shape} />
    ${cells.map((cell) => html`<${Growth} key=${cell} cell=${cell} />`)}
    <path class="cells" d=${shape} />
    <path class="seam" d=${border(cells)} />
  </g>`;
}

/** @param {{cell: string}} props */
function Growth({ cell }) {
  const [x, y] = centre(cell), luck = scatter(cell), flowers = FLOWERS[luck % FLOWERS.length];
  return html`<g transform="translate(${x} ${y})${luck % 2 ? " scale(-1 1)" : ""}">
    <path class="grass" d=${GRASS[luck % GRASS.length]} />
    ${flowers && html`<path class="flowers flowers-${luck % 3}" d=${flowers} />`}
  </g>`;
}

/** A number that looks random but is always the same for a cell. @param {string} cell */
function scatter(cell) {
  const [q, r] = place(cell);
  return Math.abs(((q * 73856093) ^ (r * 19349663)) % 1009);
}
