/** What is moved over the map: means, their counters and cards, boots, pieces, obstacles, marks. */

import { SeatMark, html, seatClass } from "../../../web/ui.js";

/**
 * Drawings from back to front. A line is a class of land.css and shapes: paths, or `ox,y,r` for a disc.
 * Means are drawn in a box of 48 × 48.
 * @type {Record<string, string>}
 */
const DRAWN = {
  "giant-pig": `shade M15 34 14 43H20L21 36ZM34 34 35 43H29L28 36Z
thin M42 24q5 0 4.5-4t-4-1.5 1 4
body M9 20C13 14 20 12 28 13 38 14 43 20 43 27 43 35 37 39 29 39H20C15 39 12 37 10.5 34 6 34 2.5 32 2.5 28 2.5 24 5 21 9 20Z
shade M13 21 10.5 11 20.5 16Z
extra M21 13.4Q29 10.5 37 16L36 24Q29 20 21 22.5Z
light o5.6,28.4,3.4
ink o4.7,27.6,.9o6.7,29.6,.9o12.5,24.5,1.7
thin M9 32q3 1.5 5.5-.5`,
  elfcycle: `wheel M12 24.5a9.5 9.5 0 1 0 .1 0M37 24.5a9.5 9.5 0 1 0 .1 0
spoke M12 25V43M3 34H21M5.6 27.6 18.4 40.4M18.4 27.6 5.6 40.4M37 25V43M28 34H46M30.6 27.6 43.4 40.4M43.4 27.6 30.6 40.4
frame M12 34C14 24 16 20 19 17M12 34H24L36 17 18.5 20 24 34M37 34C37 26 35 20 32 12Q31 7 35 6t4.5 4
body M12 15.5C15 11.5 22 11.5 27 14.5 24 18 17 19 12 15.5Z
light M39 8C43 4 46 7 45.5 11 42 13 39 11.5 39 8Z
ink o12,34,2.2o37,34,2.2o24,34,2.6`,
  "magic-cloud": `body M12 38A9.5 9.5 0 0 1 9.5 19.3 8 8 0 0 1 19 12.5 11.5 11.5 0 0 1 37.5 18 10 10 0 0 1 37 38Z
light M12 34A6 6 0 0 1 10 22.5 6 6 0 0 1 19 16.5 8 8 0 0 1 31 16C24 17 23 24 17 24 20 30 26 33 33 34Z
thin M30 24a4 4 0 1 0-4 5c5 1 9-2 9-7M16 33q5 2 9 0
extra M38 2 39.8 7.2 45 9 39.8 10.8 38 16 36.2 10.8 31 9 36.2 7.2ZM7 4 8.2 7.8 12 9 8.2 10.2 7 14 5.8 10.2 2 9 5.8 7.8ZM31 40 32 43 35 44 32 45 31 48 30 45 27 44 30 43Z`,
  unicorn: `shade M29 12C37 13 43 20 45 30 46 36 45 40 46 45H35C38 36 35 24 28 18Z
body M39 45C40 33 37 23 31 17L28.5 9.5 24.5 14.5C17 17 11 24 5 31 3 34 4 38 8 39.5 12 40.5 14 36.5 20 36 22 39 21 42 19 45Z
extra M23.5 15.5 10.5 1.5 27.5 11.5Z
light M30 17C35 22 37 30 36 38 34 30 30 25 26 22Z
thin M17 8.5 20 6.7M20 12 23.4 9M6 34.5q2 .8 3.5 2
ink o20,23,1.8o7,33,.9`,
  "troll-wagon": `body M9 29V19C9 10 17 6 27 6S44 10 44 19V29Z
thin M20 28C18 19 18 13 20 7.5M33 28C35 19 35 13 33 7.5
extra M6 27H46L43 38H10Z
spoke M8 32.5H45
wheel M17 31.5a6.5 6.5 0 1 0 .1 0M37 31.5a6.5 6.5 0 1 0 .1 0
spoke M17 33V43M12 38H22M37 33V43M32 38H42
light M1.5 17 5 20C6 16.5 12 16.5 13 20L16.5 17 14.5 23C15.5 29 12 31 9 31S2.5 29 3.5 23Z
ink o6.8,22.5,1.3o11.2,22.5,1.3
thin M6 27.5q3 1.5 6 0M9 23.5v2`,
  dragon: `shade M20 25C22 13 30 5 45 2 42 6 41.5 9 42.5 12 39 12 36.5 14 36.5 17 33 17.5 30.5 21 31 27Z
thin M22 24C27 17 33 10 42 4.5M25 25.5C29 21 33 17 38 14
body M3 17.5C6 12 14 11 18 15.5 21 19 20 25 25 27.5 31 30 38 27 39.5 20L36 20.5 42.5 12.5 46.5 21 43 20.5C44 32 37 39.5 28 40L30 44H23L22 39C16 36.5 12.5 31 13 24.5L8.5 26 4 22.5 9.5 21Z
light M14.5 25C15 31 19 35.5 25 36.5 22 33 18.5 31 18.5 24.5Z
extra M11 12.5 12 7 15.5 12.5ZM17.5 14.5 21.5 10.5 20.8 17.5Z
ink o10.5,16.2,1.6
thin M4.5 18.5h.1`,
  raft: `water M2 42q5.5-5 11 0t11 0 11 0 11 0V46H2Z
frame M24 33V4
light M25.5 6C36 8 40 16 39.5 27H25.5Z
shade M22.5 9C15 12 11 19 10 27H22.5Z
extra M24 4 31 1.5 30 6Z
body M7 31.5H41A2.6 2.6 0 0 1 41 36.7H7A2.6 2.6 0 0 1 7 31.5ZM4.5 36.5H43.5A2.6 2.6 0 0 1 43.5 41.7H4.5A2.6 2.6 0 0 1 4.5 36.5Z
thin M14 31.5V41.5M34 31.5V41.5
thin M5 45.5q4-3 8 0`,
  boot: `seat M13 4H27V21C27 24 31 25.5 36 27 42 29 45 27 44 23.5 43.5 21.5 40.5 21.5 40.5 24 40.5 26 44 27.5 45.5 24.5 49 32 43 39 34 38.5H13Z
edge M11 38H35Q42 38.5 45 33.5 45 41.5 38 42.5H11Z
trim M11 2.5H29V9L26 7.5 23 10 20 7.5 17 10 14 7.5 11 9Z`,
  obstacle: `shade M3 38Q24 31 45 38 45 44 24 44 3 44 3 38Z
body M4 33 33 11 39 17 10 40Z
body M8 13 13 8 44 33 39 39Z
light o7,36.5,4.6
light o41.5,36,4.4
thin M6.8 34.8a1.8 1.8 0 1 0 .1 0M41.4 34.3a1.8 1.8 0 1 0 .1 0M17 28 22 24.5M31 17.5 34 15M15 14 19 17.5M30 26 35 30
extra M21 8 24 15 29 9 29.5 17 24 21 18.5 16.5ZM12 20 16 25 11 27ZM37 21 32 24 37 27Z`,
  home: `shade M3 23 24 4 45 23 40 24V44H8V24Z
light M24 15Q32 13 31 22 29 29 24 33 19 29 17 22 16 13 24 15Z`,
  start: `body M7 18 28 12C36 10 41 6 42 4 46 13 46 29 42 40 41 37 36 33 28 31L7 27Q3 22.5 7 18Z
light M42 5C38 16 38 29 42 39 46 29 46 15 42 5Z
shade M13 16.5V28.5L17 29.5V15.3ZM17 29 20 40H14L11 28Z`,
  back: `light M24 5 28.5 19.5 43 24 28.5 28.5 24 43 19.5 28.5 5 24 19.5 19.5Z
shade M24 14 27 21 34 24 27 27 24 34 21 27 14 24 21 21Z
thin M9 9l5 5M39 9l-5 5M9 39l5-5M39 39l-5-5`,
  // What tells a terrain without colours, from -12 to 12
  plain: "line M-9 8Q-8 0-10-5M-9 8Q-5 2-5-2M-9 8Q-12 4-13 2M4 8Q4-2 2-9M4 8Q8 0 10-4M4 8Q1 3-2 1M4 8Q10 5 12 3",
  forest: "mass M0-12 8-1H4L10 7H-10L-4-1H-8ZM-2 7H2V12H-2Z",
  desert: `mass M-13 9Q-6-5 1-3 6-2 13 9ZM6-10a3.4 3.4 0 1 0 .1 0
cut M1-3Q-3 3 3 9`,
  mountain: `mass M-13 9-3-9 3 0 6-4 13 9Z
cut M-6-3.5-3-1-1-4 1.5-2`,
  river: "line M-12-5q4-5 8 0t8 0 8 0M-12 5q4-5 8 0t8 0 8 0",
  lake: "line M-12-7q4-5 8 0t8 0 8 0M-12 1q4-5 8 0t8 0 8 0M-12 9q4-5 8 0t8 0 8 0",
};

/** @param {string} shapes */
const path = (shapes) => shapes.replace(/o([\d.]+),([\d.]+),([\d.]+)/g, (_, x, y, r) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`);

/** @param {string} lines @returns {[string, string][]} */
export const layers = (lines) => lines.split("\n").map((line) => {
  const at = line.indexOf(" ");
  return [line.slice(0, at), path(line.slice(at + 1))];
});

const drawn = Object.fromEntries(Object.entries(DRAWN).map(([name, lines]) => [name, layers(lines)]));

/** The layers of a drawing, to be put into an SVG. @param {{of: string}} props */
export function Drawing({ of }) {
  return drawn[of]?.map(([look, d]) => html`<path class=${look} d=${d} />`);
}

/** @param {{look: string, size: number, box?: string, children?: any}} props */
function Picture({ look, size, box = "0 0 48 48", children }) {
  return html`<svg class="elf-art ${look}" viewBox=${box} width=${size} height=${size} aria-hidden="true">
    ${children}
  </svg>`;
}

/** A means, without ground. @param {{means: string, size?: number}} props */
export function Means({ means, size = 32 }) {
  return html`<${Picture} look=${`bare ${means}`} size=${size}><${Drawing} of=${means} /><//>`;
}

/**
 * A transport counter; without `means` its back. `secret`: the others do not know it.
 * @param {{means?: string, size?: number, secret?: boolean}} props
 */
export function Counter({ means, size = 44, secret = false }) {
  return html`<${Picture} look=${`counter ${means ?? "back"} ${secret ? "secret" : ""}`} size=${size} box="-4 -4 56 56">
    <circle class="fall" cx="24" cy="26.5" r="25" />
    <circle class="disc" cx="24" cy="24" r="25" />
    <circle class="inner" cx="24" cy="24" r="20.5" />
    <g transform="translate(24 24) scale(.75) translate(-24 -24)"><${Drawing} of=${means ?? "back"} /></g>
    ${secret && html`<g class="hood" transform="translate(41 8)">
      <circle r="9" /><path d="M-5.5-1Q0 4.5 5.5-1M-3.5 1.5l-1 2.2M0 2.6V5M3.5 1.5l1 2.2" />
    </g>`}
  <//>`;
}

/**
 * A travel card; without `means` its back.
 * @param {{means?: string, size?: "normal" | "small", name?: string, count?: number}} props
 */
export function Card({ means, size = "normal", name, count = 1 }) {
  return html`<span class="elf-card ${size} ${means ?? "back"}">
    <${Means} means=${means ?? "back"} size=${size === "small" ? 34 : 52} />
    ${name && size === "normal" && html`<span class="elf-card-name">${name}</span>`}
    ${count > 1 && html`<b class="elf-card-count">×${count}</b>`}
  </span>`;
}

/** An elf's boot. @param {{seat: number, size?: number, own?: boolean}} props */
export function Boot({ seat, size = 28, own = false }) {
  return html`<${Picture} look=${`boot ${seatClass(seat)} ${own ? "own" : ""}`} size=${size} box="2 -2 50 50">
    ${own && html`<path class="plate" d=${drawn.boot.map(([, d]) => d).join("")} />`}
    <${Drawing} of="boot" />
    <g transform="translate(12.2 12)"><${SeatMark} seat=${seat} size=${15.5} /></g>
  <//>`;
}

/** A town piece. @param {{seat: number, size?: number, own?: boolean}} props */
export function Piece({ seat, size = 14, own = false }) {
  return html`<${Picture} look=${`piece ${seatClass(seat)} ${own ? "own" : ""}`} size=${size} box=${own ? "-4.5 -4.5 33 33" : "-3 -3 30 30"}>
    ${own && html`<circle class="plate" cx="12" cy="12" r="15.6" />`}
    <${SeatMark} seat=${seat} size=${24} />
  <//>`;
}

/** @param {{size?: number}} props */
export function Obstacle({ size = 32 }) {
  return html`<${Picture} look="obstacle" size=${size}><${Drawing} of="obstacle" /><//>`;
}

/** @param {{size?: number}} props */
export function HomeMark({ size = 20 }) {
  return html`<${Picture} look="home" size=${size}><${Drawing} of="home" /><//>`;
}

/** @param {{size?: number}} props */
export function StartMark({ size = 20 }) {
  return html`<${Picture} look="start" size=${size}><${Drawing} of="start" /><//>`;
}

/** A terrain or water as it looks on the map. @param {{terrain: string, size?: number}} props */
export function Ground({ terrain, size = 28 }) {
  return html`<${Picture} look=${`ground ${terrain}`} size=${size} box="-18 -18 36 36">
    <rect x="-17" y="-17" width="34" height="34" rx="8" /><${Drawing} of=${terrain} />
  <//>`;
}
