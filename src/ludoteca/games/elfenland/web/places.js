/** The towns on the map: their drawings, names and pieces, hometowns, and the boots. */

import { html, seatClass } from "../../../web/ui.js";
import { Boot, HomeMark, Piece, layers } from "./art.js";
import { TOWNS } from "./map.js";

/** @import { Town } from "./map.js" */

/**
 * @typedef {{town: string, taken: string[], home?: string, left?: boolean}} Traveller
 * @typedef {"legal" | "near" | "far" | "chosen" | "path"} TownState
 */

/**
 * @param {{
 *   travellers: Record<string, Traveller>, seat?: number, home?: string, lit: Record<string, TownState>, last: string[],
 * }} props
 */
export function Places({ travellers, seat, home, lit, last }) {
  const seats = Object.keys(travellers).map(Number);
  return html`<g class="towns" aria-hidden="true">
    ${Object.entries(TOWNS).map(([id, town]) => {
      const { anchor, textX, textY } = nameplate(town), isCapital = town.look === "castle";
      const here = isCapital ? [] : seats.filter((one) => !travellers[one].taken.includes(id));
      const spots = pieceSpots(town, here.length), homes = seats.filter((one) => travellers[one].home === id);
      return html`<g key=${id} class="town ${lit[id] ?? ""} ${isCapital ? "capital" : ""} ${last.includes(id) ? "last" : ""}">
        <g transform=${`translate(${town.x} ${town.y})`}>
          ${lit[id] && html`<ellipse class="ring" cy="14" rx=${isCapital ? 96 : 54} ry=${isCapital ? 46 : 34} />`}
          ${last.includes(id) && html`<ellipse class="ring-last" cy="14" rx=${isCapital ? 106 : 65} ry=${isCapital ? 56 : 44} />`}
          <${Houses} look=${town.look} />
        </g>
        <text class="name" x=${textX} y=${textY} text-anchor=${anchor}>${town.name}</text>
        ${here.map((one, i) => {
          const size = one === seat ? 32 : 24;
          return html`<g key=${one} transform=${`translate(${spots[i].x - size / 2} ${spots[i].y - size / 2})`}>
            <${Piece} seat=${one} size=${size} own=${one === seat} />
          </g>`;
        })}
        ${home === id && html`<g class="own-home" transform=${`translate(${town.x - 62} ${town.y - 30})`}>
          <circle cx="18" cy="18" r="21" /><${HomeMark} size=${36} />
        </g>`}
        ${homes.map((one, i) => html`<g key=${`home-${one}`} class="homes ${seatClass(one)}"
          transform=${`translate(${town.x - 54 + i * 26} ${town.y - 52})`}>
          <circle cx="13" cy="13" r="15" /><${HomeMark} size=${24} />
        </g>`)}
      </g>`;
    })}
  </g>`;
}

/**
 * Each boot keeps its element, so that it walks to where it is next.
 * @param {{travellers: Record<string, Traveller>, seat?: number}} props
 */
export function Boots({ travellers, seat }) {
  const seats = Object.keys(travellers).map(Number);
  return html`<g class="boots" aria-hidden="true">
    ${[...seats].sort((a, b) => Number(a === seat) - Number(b === seat)).map((one) => {
      const { town } = travellers[one], here = seats.filter((other) => travellers[other].town === town);
      const { x, y } = bootSpots(TOWNS[town], here.length)[here.indexOf(one)], size = one === seat ? 60 : 46;
      return html`<g key=${one} class="walks ${one === seat ? "own" : ""}"
        style=${`transform:translate(${x - size / 2}px,${y - size / 2 - 4}px)`}>
        <${Boot} seat=${one} size=${size} own=${one === seat} />
      </g>`;
    })}
  </g>`;
}

export const NAME_SIZE = 27;
const PIECE_GAP = 24;

/** How far a name is moved from the town's middle on each side, and to which end it is set. */
const SIDES = {
  n: { anchor: "middle", dx: 0, dy: -70 },
  s: { anchor: "middle", dx: 0, dy: 60 },
  e: { anchor: "start", dx: 59, dy: 2 },
  w: { anchor: "end", dx: -59, dy: 2 },
};

/**
 * The place of a town's name: its anchor, the base line, and the space that name and pieces may need.
 * @param {Town} town
 */
export function nameplate(town) {
  const { anchor, dx, dy } = SIDES[/** @type {keyof typeof SIDES} */ (town.side)];
  const isTall = town.look !== "tree" && town.look !== "cottage";
  const x = town.x + (town.dx ?? 0) + dx, y = town.y + (town.dy ?? 0) + dy - (town.side === "n" && isTall ? 17 : 0);
  const width = Math.max(town.name.length * NAME_SIZE * 0.56, 6 * PIECE_GAP);
  const left = anchor === "middle" ? x - width / 2 : anchor === "start" ? x : x - width;
  return { anchor, textX: x, textY: y, x: left, y: y - 24, width, height: 50 };
}

/**
 * The middles of `count` pieces below a name.
 * @param {Town} town
 * @param {number} count
 */
export function pieceSpots(town, count) {
  const { anchor, textX, textY } = nameplate(town), wide = (count - 1) * PIECE_GAP;
  const first = anchor === "middle" ? textX - wide / 2 : anchor === "start" ? textX + 11 : textX - wide - 11;
  return Array.from({ length: count }, (_, i) => ({ x: first + i * PIECE_GAP, y: textY + 19 }));
}

/**
 * Where the boots of `count` players stand: away from the name, in one row.
 * @param {Town} town
 * @param {number} count
 */
export function bootSpots(town, count) {
  const [dx, dy] = town.boots ?? { n: [0, 44], s: [0, -44], e: [-40, 6], w: [40, 6] }[town.side] ?? [0, 0];
  const gap = count > 3 ? 35 : 38, away = dx < 0 ? -1 : dx > 0 ? 1 : 0;
  return Array.from({ length: count }, (_, i) => ({
    x: town.x + dx + (away ? away * i * gap : (i - (count - 1) / 2) * gap), y: town.y + dy,
  }));
}

/** From back to front, as in art.js. @type {Record<string, string>} */
const LOOKS = {
  castle: `base M0 22a80 21 0 1 0 .1 0
leaf M-70 30Q-82 10-66-8-50 8-58 30ZM62 30Q50 8 66-10 84 10 72 30Z
wall M-52 34V-14H-30V34ZM30 34V-14H52V34Z
dusk M-38-14H-30V34H-38ZM44-14H52V34H44Z
roof M-57-12Q-44-28-41-52-38-28-25-12ZM25-12Q38-28 41-52 44-28 57-12Z
wall M-30 34V-26H30V34Z
dusk M16-26H30V34H16Z
roof M-36-24Q-22-42-18-62-14-42 0-24ZM0-24Q14-42 18-62 22-42 36-24Z
wall M-11-20V-60H11V-20Z
dusk M4-60H11V-20H4Z
roof M-17-58Q-4-78 0-104 4-78 17-58Z
flag M0-104V-122L24-115 0-107ZM-41-52V-66L-25-61-41-55ZM41-52V-66L57-61 41-55Z
door M-10 36V14Q0-2 10 14V36Z
pane M-4-46Q0-53 4-46V-36H-4ZM-20-4Q-16-10-12-4V6H-20ZM12-4Q16-10 20-4V6H12ZM-44 4Q-41-2-38 4V12H-44ZM38 4Q41-2 44 4V12H38Z`,
  cottage: `base M0 15a46 13 0 1 0 .1 0
leaf M-38 26Q-48 8-36-6-24 8-30 26Z
wall M2 26V2H36V26Z
roof M-3 5Q12-4 19-20 26-4 41 5Z
wall M-24 28V2H12V28Z
dusk M4 2H12V28H4Z
roof M-31 5Q-14-8-6-32 2-8 19 5Z
door M-12 28V15Q-7 8-2 15V28Z
pane M-21 11H-15V18H-21ZM20 11H27V18H20Z
flag M24-14V-28H29V-5Z`,
  tower: `base M0 15a46 13 0 1 0 .1 0
wall M-34 28V4H-12V28ZM14 28V-2H34V28Z
dusk M27-2H34V28H27Z
roof M-39 6Q-27-4-23-22-19-4-7 6ZM9 0Q20-12 24-32 28-12 39 0Z
wall M-13 28-11-18H11L13 28Z
dusk M3-18H11L13 28H5Z
roof M-18-16Q-4-32 0-56 4-32 18-16Z
flag M24-32V-46L38-41 24-36Z
door M-6 28V16Q0 7 6 16V28Z
pane M-3-8Q0-13 3-8V0H-3ZM-26 13H-20V20H-26ZM21 8H27V15H21Z`,
  dome: `base M0 15a46 13 0 1 0 .1 0
wall M-38 28V6H-14V28ZM14 28V2H38V28Z
dusk M30 2H38V28H30Z
roof M-40 8C-40-4-30-6-26-16-22-6-12-4-12 8ZM12 4C12-8 22-10 26-22 30-10 40-8 40 4Z
wall M-17 28V-8H17V28Z
dusk M7-8H17V28H7Z
roof M-20-6C-22-24-6-26 0-46 6-26 22-24 20-6Z
flag M0-46V-58L15-53 0-48Z
door M-8 28V12Q0-2 8 12V28Z
pane M-30 14Q-26 8-22 14V21H-30ZM22 12Q26 6 30 12V19H22Z`,
  tree: `base M0 15a46 13 0 1 0 .1 0
leaf M-18 12C-44 14-48-14-30-20-32-40-6-48 4-38 22-46 38-30 32-16 48-8 42 16 18 12Z
lush M-26-14C-26-32-4-40 6-28 18-34 28-24 24-14 10-20-8-18-26-14Z
trunk M-10 28Q-6 14-8 2H10Q8 14 14 28Z
wall M-26 6V-10H-4V6ZM6-6V-20H24V-6Z
roof M-32-8Q-19-18-15-34-11-18 2-8ZM1-18Q11-26 15-40 19-26 29-18Z
door M-18 6V-2Q-15-7-12-2V6ZM3 28V16Q6 10 9 16V28Z
pane M12-15H18V-9H12Z
plank M-30 6H0V9H-30ZM4-6H27V-3H4Z`,
  harbour: `base M0 15a46 13 0 1 0 .1 0
wall M-34 26V2H-6V26Z
roof M-40 5Q-27-6-20-26-13-6 0 5Z
wall M2 28 4-22H24L26 28Z
dusk M16-22H24L26 28H18Z
roof M-2-20Q10-32 14-50 18-32 30-20Z
flag M14-50V-62L29-57 14-52Z
door M10 28V17Q14 10 18 17V28Z
pane M-28 10H-21V18H-28ZM-18 10H-11V18H-18ZM11-12Q14-17 17-12V-4H11Z
plank M-46 26H44V31H-46ZM-42 31V38H-38V31ZM36 31V38H40V31Z
flag M32 24V2Q44 8 42 20H33Z`,
};

const looks = Object.fromEntries(Object.entries(LOOKS).map(([look, lines]) => [look, layers(lines)]));

/** @param {{look: string}} props */
export function Houses({ look }) {
  return html`<g class="houses ${look}">${looks[look].map(([part, d]) => html`<path class=${part} d=${d} />`)}</g>`;
}
