/** The ways on the map: roads by terrain, rivers that flow, ferries; what lies on them; a route along them. */

import { html } from "../../../web/ui.js";
import { Counter, Drawing, Obstacle } from "./art.js";
import { WAY, WAYS, strung } from "./map.js";

/** @import { Point, Way } from "./map.js" */
/**
 * @typedef {{state: "legal" | "chosen" | "path" | "dim", fare?: string, note?: string}} LitWay
 * @typedef {Record<string, LitWay>} LitWays
 */

/** All ways without what lies on them. @param {{lit: LitWays, last: string[]}} props */
export function Ways({ lit, last }) {
  return html`<g class="ways" aria-hidden="true">
    ${WAYS.map((way) => html`<${Line} key=${way.id} way=${way} state=${lit[way.id]?.state} isLast=${last.includes(way.id)} />`)}
  </g>`;
}

/** @param {{way: Way, state?: string, isLast: boolean}} props */
function Line({ way, state, isLast }) {
  const { d, kind } = way;
  return html`<g class="way ${kind} ${state ?? ""} ${isLast ? "last" : ""}">
    ${isLast && html`<path class="glow" d=${d} />`}
    ${state && state !== "dim" && html`<path class="halo" d=${d} /><path class="halo-in" d=${d} />`}
    <path class="case" d=${d} />
    <path class="bed" d=${d} />
    <path class="mark" d=${d} />
    ${kind === "river" && html`<path class="flow" d=${FLOWS[way.id]} />`}
  </g>`;
}

/**
 * Arrows along a line, as one path; none where the counter or sign lies.
 * @param {Point[]} points
 * @param {Point} at
 * @param {number} gap
 * @param {number} size
 */
function arrows(points, at, gap, size) {
  return strung(points, gap).filter(({ x, y }) => Math.hypot(x - at[0], y - at[1]) > 46).map(({ x, y, turn }) => {
    const [c, s] = [Math.cos((turn * Math.PI) / 180) * size, Math.sin((turn * Math.PI) / 180) * size];
    const put = (/** @type {number} */ a, /** @type {number} */ b) => `${(x + a * c - b * s).toFixed(1)} ${(y + a * s + b * c).toFixed(1)}`;
    return `M${put(-0.7, -1)}L${put(0.6, 0)} ${put(-0.7, 1)}`;
  }).join("");
}

/** Down the rivers. */
const FLOWS = Object.fromEntries(WAYS.filter(({ kind }) => kind === "river").map(({ id, points, at }) => [id, arrows(points, at, 44, 8)]));

/**
 * What lies on the ways: counters, obstacles, signs, fares, steps. The clicks go to what is below.
 * @param {{
 *   roads: Record<string, {counter: string, obstacle?: boolean}>, lit: LitWays, steps: Record<string, number[]>,
 *   ghost?: {way: string, means?: string, obstacle?: boolean}, last: string[],
 * }} props
 */
export function Marks({ roads, lit, steps, ghost, last }) {
  return html`<g class="marks" aria-hidden="true">
    ${WAYS.map((way) => {
      const { id, wet, x, y } = way, road = roads[id], state = lit[id]?.state, fare = lit[id]?.fare;
      const ghosted = ghost?.way === id ? ghost : undefined;
      return html`<g key=${id} class="mark-of ${way.kind} ${state ?? ""}" transform=${`translate(${x} ${y})`}>
        ${wet ? html`<${Raft} way=${way} />` : html`<${Socket} kind=${way.kind} />`}
        ${road && html`<g class=${last.includes(id) ? "lies new" : "lies"}>
          <g transform="translate(-32 -32)"><${Counter} means=${road.counter} size=${64} /></g>
          ${road.obstacle && html`<${Log} />`}
        </g>`}
        ${ghosted && html`<circle class="ghost-ring" r="38" /><g class="ghost">
          ${ghosted.means && html`<g transform="translate(-32 -32)"><${Counter} means=${ghosted.means} size=${64} /></g>`}
          ${ghosted.obstacle && html`<${Log} />`}
        </g>`}
        ${fare && html`<g class="fare" transform=${wet ? "translate(44 -22)" : "translate(29 -27)"}>
          <circle r="17" /><text y="8">${fare}</text>
        </g>`}
        ${steps[id] && html`<${Step} steps=${steps[id]} wet=${wet} />`}
      </g>`;
    })}
  </g>`;
}

/** Where a counter is to lie. @param {{kind: string}} props */
function Socket({ kind }) {
  return html`<g class="socket ${kind}"><circle r="22" /><g class="ground ${kind}" transform="scale(1.1)"><${Drawing} of=${kind} /></g></g>`;
}

/** An obstacle on a counter. */
function Log() {
  return html`<g class="log" transform="translate(0 3)"><${Obstacle} size=${40} /></g>`;
}

/** The sign of a river (its fare goes with the arrow) or of a ferry. @param {{way: Way}} props */
function Raft({ way }) {
  const river = way.kind === "river", wide = river ? 78 : 62;
  return html`<g class="sign">
    <rect x=${-wide / 2} y="-18" width=${wide} height="36" rx="18" />
    <g class="elf-art raft" transform=${`translate(${-wide / 2 + 5} -15) scale(.62)`}><${Drawing} of="raft" /></g>
    <text x=${river ? 4 : 14} y="8.5">${river ? 1 : 2}</text>
    ${river && html`<path transform=${`translate(24 0) rotate(${Math.round(way.turn)})`} d="M-9 0H8M1-7 8 0 1 7" />`}
  </g>`;
}

/** The place of a way in a route. @param {{steps: number[], wet: boolean}} props */
function Step({ steps, wet }) {
  const text = steps.join("·"), wide = Math.max(36, 18 + text.length * 13);
  return html`<g class="step" transform=${wet ? "translate(-42 -24)" : "translate(-30 -28)"}>
    <rect x=${-wide / 2} y="-18" width=${wide} height="36" rx="18" /><text y="8">${text}</text>
  </g>`;
}

/**
 * A route as directed steps, from a town that it leads away from.
 * @param {string[]} route
 * @param {string} [from]
 * @returns {{way: Way, back: boolean}[]}
 */
export function directed(route, from) {
  const first = WAY[route[0]], second = WAY[route[1]];
  if (!first) return [];
  let at = from === first.a || from === first.b ? from
    : second && (first.a === second.a || first.a === second.b) ? first.b : first.a;
  return route.flatMap((id) => {
    const way = WAY[id];
    if (!way) return [];
    const back = way.b === at;
    at = back ? way.a : way.b;
    return [{ way, back }];
  });
}

/** A route drawn over the ways. @param {{route: {way: Way, back: boolean}[]}} props */
export function Route({ route }) {
  return html`<g class="route" aria-hidden="true">
    ${route.map(({ way, back }, i) => html`<g key=${`${i}-${way.id}`}>
      <path class="trail" d=${back ? way.back : way.d} /><path class="strides" d=${arrows(back ? way.points.toReversed() : way.points, way.at, 24, 7)} />
    </g>`)}
  </g>`;
}

/** Which steps of a route go over each way. @param {{way: Way}[]} route */
export function stepsOf(route) {
  /** @type {Record<string, number[]>} */
  const found = {};
  route.forEach(({ way }, i) => (found[way.id] ??= []).push(i + 1));
  return found;
}
