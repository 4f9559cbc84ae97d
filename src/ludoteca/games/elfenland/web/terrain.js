/** The ground of the map: sea and coast, terrains with what grows there, lakes. Nothing here ever changes. */

import { html } from "../../../web/ui.js";
import { MAP, TOWNS, WAYS, chances, crossings, smooth, wavering } from "./map.js";
import { nameplate } from "./places.js";

/** @import { Point } from "./map.js" */

/** @typedef {{name: string, terrain: string, points: Point[]}} Outline */
/** @typedef {{x: number, y: number, kind: string, size: number}} Growth */

const OUTLINES = /** @type {Outline[]} */ (MAP.outlines);

const COMPASS = { x: 1886, y: 950 };
const CELL = 12;
const ACROSS = Math.ceil(MAP.width / CELL), DOWN = Math.ceil(MAP.height / CELL);

/** The terrain of each cell of a fine grid; "" where a way, a town, a name or the sea is, so that nothing grows there. */
function soil() {
  const cells = Array.from({ length: ACROSS * DOWN }, () => "");
  for (const { terrain, points } of OUTLINES) {
    for (let row = 0; row < DOWN; row++) {
      const cuts = crossings(points, (row + 0.5) * CELL);
      for (let i = 0; i + 1 < cuts.length; i += 2) {
        cells.fill(terrain, row * ACROSS + Math.round(cuts[i] / CELL), row * ACROSS + Math.round(cuts[i + 1] / CELL));
      }
    }
  }
  /** @type {(left: number, top: number, right: number, bottom: number) => void} */
  const clear = (left, top, right, bottom) => {
    for (let row = Math.max(0, Math.floor(top / CELL)); row <= Math.min(DOWN - 1, bottom / CELL); row++) {
      for (let column = Math.max(0, Math.floor(left / CELL)); column <= Math.min(ACROSS - 1, right / CELL); column++) {
        cells[row * ACROSS + column] = "";
      }
    }
  };
  for (const { points, x, y, kind } of WAYS) {
    const gap = kind === "river" ? 20 : 13, sign = kind === "river" || kind === "lake" ? 44 : 30;
    for (const [px, py] of points) clear(px - gap, py - gap, px + gap, py + gap);
    clear(x - sign, y - 28, x + sign, y + 30);
  }
  for (const town of Object.values(TOWNS)) {
    const reach = town.look === "castle" ? 84 : 44, { x, y, width, height } = nameplate(town);
    clear(town.x - reach, town.y - reach * 1.15, town.x + reach, town.y + 42);
    clear(x - 6, y - 4, x + width + 6, y + height + 4);
  }
  clear(COMPASS.x - 58, COMPASS.y - 58, COMPASS.x + 58, COMPASS.y + 62);
  return cells;
}

/** What grows in each terrain: how far apart, how often, how tight, and the shapes with width and height. */
const GROWN = {
  forest: { gap: 30, often: 0.8, tight: 0.6, kinds: [["fir", 26, 40], ["fir", 26, 40], ["oak", 30, 34], ["fir small", 18, 28]] },
  mountain: { gap: 36, often: 0.85, tight: 0.6, kinds: [["peak", 92, 76], ["crag", 66, 54], ["peak small", 60, 50], ["crag small", 44, 36], ["crag small", 44, 36], ["fir small", 18, 28], ["rock", 28, 14]] },
  desert: { gap: 50, often: 0.24, tight: 1, kinds: [["dune", 92, 22], ["dune", 92, 22], ["dune small", 58, 14], ["cactus", 20, 30], ["palm", 30, 38]] },
  plain: { gap: 54, often: 0.22, tight: 1.05, kinds: [["field", 58, 26], ["oak", 30, 34], ["tuft", 20, 10], ["flowers", 24, 10], ["tuft", 20, 10], ["flowers two", 24, 10]] },
  lake: { gap: 46, often: 0.6, tight: 1.05, kinds: [["wave", 40, 6], ["wave", 40, 6], ["wave small", 26, 5]] },
};

/** All growth, from north to south, so that the nearer covers the farther. @returns {Growth[]} */
function growth() {
  const cells = soil();
  /**
   * Whether a shape can stand there: its foot in its own terrain, its top anywhere on free land.
   * @type {(terrain: string, x: number, y: number, wide: number, high: number) => boolean}
   */
  const isFree = (terrain, x, y, wide, high) => {
    const foot = Math.floor((y + 3) / CELL);
    for (let row = Math.floor((y - high) / CELL); row <= foot; row++) {
      const half = (wide / 2) * (row < foot - 1 ? 0.6 : 1), right = Math.floor((x + half) / CELL);
      for (let column = Math.floor((x - half) / CELL); column <= right; column++) {
        const found = cells[row * ACROSS + column];
        if (row >= foot - 1 ? found !== terrain : !found || (found === "lake") !== (terrain === "lake")) return false;
      }
    }
    return true;
  };
  /** @type {(Growth & {wide: number, high: number})[]} */
  const found = [];
  for (const [terrain, { gap, often, tight, kinds }] of Object.entries(GROWN)) {
    const chance = chances(terrain.length * 7919);
    // Large shapes first: what is small then fills the gaps.
    for (const [kind, wide, high] of /** @type {[string, number, number][]} */ (kinds).toSorted((a, b) => b[1] - a[1])) {
      for (let y = 60; y < MAP.height - 54; y += gap * 0.62) {
        for (let x = 30; x < MAP.width; x += gap) {
          const [px, py] = [x + (chance() - 0.5) * gap * 0.9, y + (chance() - 0.5) * gap * 0.6], size = 0.85 + chance() * 0.3;
          if (chance() > often || !isFree(terrain, px, py, wide * size, high * size)) continue;
          if (found.some((one) => Math.abs(one.x - px) < ((one.wide + wide) / 2) * tight
            && Math.abs(one.y - py) < Math.max(10, ((one.high + high) / 2) * tight * 0.62))) continue;
          found.push({ x: Math.round(px), y: Math.round(py), kind, size: Math.round(size * 100) / 100, wide, high });
        }
      }
    }
  }
  return found.sort((a, b) => a.y - b.y);
}

/** Each kind's layers, standing on 0,0. @type {Record<string, [string, string][]>} */
const SHAPES = {
  fir: [["shade", "M-12 2a13 4 0 1 0 26 0a13 4 0 1 0-26 0"], ["stem", "M-2-8H2V2H-2Z"], ["crown", "M0-40 8-26H5L11-15H7L13-4H-13L-7-15H-11L-5-26H-8Z"], ["lit", "M0-40-8-26H-5L-11-15H-7L-13-4H-4L-2-15-3-26Z"]],
  oak: [["shade", "M-13 2a14 4 0 1 0 28 0a14 4 0 1 0-28 0"], ["stem", "M-3-12H3L4 2H-4Z"], ["round", "M-8-8A9 9 0 0 1-12-22 10 10 0 0 1 2-33 10 10 0 0 1 14-20 9 9 0 0 1 8-7Z"], ["lit", "M-10-14A7 7 0 0 1-9-23 8 8 0 0 1 2-29C-4-26-8-20-10-14Z"]],
  peak: [["shade", "M-48 2Q0-6 50 2 0 10-48 2Z"], ["slope", "M-46 2-26-30-18-26 4-74 24-34 30-38 46 2Z"], ["dark", "M4-74 24-34 30-38 46 2H14L20-20 8-30 12-48Z"], ["snow", "M4-74-8-47-2-50 2-42 8-50 14-44 18-46Z"]],
  crag: [["shade", "M-34 2Q0-4 36 2 0 8-34 2Z"], ["slope", "M-33 2-12-40-4-34 6-52 33 2Z"], ["dark", "M6-52 33 2H10L14-18 4-30Z"], ["snow", "M6-52-1-39 4-41 8-36 13-39ZM-12-40-17-30-13-31-9-27-6-36Z"]],
  rock: [["slope", "M-14 2-8-10 2-13 12-6 14 2Z"], ["dark", "M2-13 12-6 14 2H4Z"]],
  dune: [["dune", "M-46 2Q-20-8-4-22 6-6 46 2 0 6-46 2Z"], ["lee", "M-4-22Q-10-8 4 3 30 4 46 2 6-6-4-22Z"]],
  cactus: [["shade", "M-8 2a9 3 0 1 0 18 0a9 3 0 1 0-18 0"], ["cactus", "M0 2V-28M0-10H-8V-19M0-14H8V-23"]],
  palm: [["shade", "M-10 2a11 3 0 1 0 22 0a11 3 0 1 0-22 0"], ["bark", "M0 2Q5-14 1-28"], ["frond", "M1-28Q-8-38-16-27-8-31 1-28ZM1-28Q10-38 17-27 9-31 1-28ZM1-28Q-10-30-12-17-7-25 1-28ZM1-28Q11-30 14-18 8-25 1-28ZM1-28Q-1-40 8-42 3-36 1-28Z"]],
  tuft: [["blade", "M-8 2Q-8-4-10-8M-8 2Q-6-5-3-9M5 2Q5-5 3-9M5 2Q7-4 10-7"]],
  flowers: [["blade", "M-9 2V-5M0 2V-8M9 2V-4"], ["bloom", "M-9-6h.1M0-9h.1M9-5h.1"]],
  field: [["acre", "M-30-4 6-22 30-8-8 8Z"], ["furrow", "M-22-8 16-17M-12 2 24-13M-21 0 9-20M-15 4 19-16"]],
  wave: [["ripple", "M-20 0q5-5 10 0t10 0 10 0 10 0"]],
};

/**
 * Fill and line of the layers, as colours of land.css, and the line's width. They stand on the shapes themselves, since
 * rules that name what is around do not reach into a `use`.
 * @type {Record<string, [string, string, number]>}
 */
const TONES = {
  shade: ["shadow-land", "", 0], stem: ["stem", "", 0], crown: ["tree", "tree-line", 1.4], round: ["oak", "tree-line", 1.4], lit: ["tree-lit", "", 0],
  slope: ["rock", "rock-line", 1.8], dark: ["rock-dark", "", 0], snow: ["snow", "", 0], dune: ["dune", "", 0], lee: ["lee", "", 0],
  cactus: ["", "cactus", 5], bark: ["", "bark", 4], frond: ["frond", "", 0], blade: ["", "plain-line", 2.2], bloom: ["", "bloom", 6],
  acre: ["acre", "furrow", 1.5], furrow: ["", "furrow", 2], ripple: ["", "ripple", 2.4],
};

/** @param {string} name */
const tone = (name) => (name ? `var(--${name})` : "none");

function ground() {
  const chance = chances(5);
  const land = OUTLINES[0];
  const coast = smooth(wavering(land.points, 26, chance), true);
  return html`<g class="ground" aria-hidden="true">
    <defs>
      ${Object.entries(SHAPES).map(([kind, shapes]) => html`<g id=${`elf-${kind}`}>
        ${shapes.map(([look, d]) => html`<path d=${d} fill=${tone(TONES[look][0])} stroke=${tone(TONES[look][1])} stroke-width=${TONES[look][2]} />`)}
      </g>`)}
    </defs>
    <rect class="sea" x="-900" y="-900" width=${MAP.width + 1800} height=${MAP.height + 1800} />
    ${[3, 2, 1].map((ring) => html`<path class="surf" d=${coast} stroke-width=${ring * 22} />`)}
    <path class="cliff" d=${coast} transform="translate(0 9)" />
    <path class="plain" d=${coast} />
    ${OUTLINES.slice(1).map(({ terrain, points }) => {
      const d = smooth(wavering(points, terrain === "lake" ? 14 : 22, chance), true);
      return terrain === "lake"
        ? html`<path class="shore" d=${d} /><path class="lake" d=${d} /><path class="deep" d=${d} />`
        : html`<path class=${`verge ${terrain}`} d=${d} /><path class=${terrain} d=${d} />`;
    })}
    <path class="coast" d=${coast} />
    ${growth().map(({ x, y, kind, size }) => {
      const [shape, variant = ""] = kind.split(" ");
      const scale = size * (variant === "small" ? 0.66 : 1), turned = (x + y) % 2 && shape !== "peak" && shape !== "crag" ? -scale : scale;
      return html`<use href=${`#elf-${shape}`} class=${variant || undefined} transform=${`translate(${x} ${y}) scale(${turned} ${scale})`} />`;
    })}
    <${Compass} />
  </g>`;
}

/** North is up. */
function Compass() {
  return html`<g class="compass" transform=${`translate(${COMPASS.x} ${COMPASS.y})`}>
    <circle r="40" /><circle r="33" />
    <path class="rose" d="M0-52 8-8 0 0-8-8ZM0 52-8 8 0 0 8 8ZM52 0 8 8 0 0 8-8ZM-52 0-8-8 0 0-8 8Z" />
    <path class="rose half" d="M0-52 8-8 0 0ZM0 52-8 8 0 0ZM52 0 8 8 0 0ZM-52 0-8-8 0 0Z" />
  </g>`;
}

/** @type {any} */
let made;

/** Made once: it is the same for all boards. */
export function Terrain() {
  made ??= ground();
  return made;
}
