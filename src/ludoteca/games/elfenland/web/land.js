/** The map of Elfenland: drawing, zoom, and buttons for all that can be chosen on it. */

import { Icon, html, useLayoutEffect, useSignal } from "../../../web/ui.js";
import { MAP, TOWNS, WAY, WAYS } from "./map.js";
import { Boots, Places, nameplate } from "./places.js";
import { Terrain } from "./terrain.js";
import { Marks, Route, Ways, directed, stepsOf } from "./ways.js";
import { useZoom } from "./zoom.js";

/** @import { Player, Translate } from "../../../web/types.js" */
/** @import { TownState, Traveller } from "./places.js" */
/** @import { LitWays } from "./ways.js" */
/** @import { Zoom } from "./zoom.js" */

/**
 * @typedef {{
 *   roads: Record<string, {counter: string, obstacle?: boolean}>, players: Record<string, Traveller>, mine?: {home?: string},
 *   [key: string]: any,
 * }} Seen  what the map needs of a view
 * @typedef {{
 *   view: Seen, players?: Player[], seat?: number, t: Translate, reduced?: boolean,
 *   lit?: {towns?: Record<string, TownState>, ways?: LitWays}, route?: string[], from?: string,
 *   ghost?: {way: string, means?: string, obstacle?: boolean}, last?: {ways?: string[], towns?: string[]},
 *   onTown?: (town: string) => void, onWay?: (way: string) => void,
 *   townText?: (town: string) => string, wayText?: (way: string) => string,
 * }} LandProps
 */

/** @param {LandProps} props */
export function Land(props) {
  const { view, seat, t, reduced = false, lit = {}, route = [], ghost, last = {} } = props;
  const own = seat === undefined ? undefined : view.players[seat]?.town;
  const zoom = useZoom(TOWNS[own ?? "elvenhold"], reduced);
  const path = directed(route, props.from ?? own);
  useSight(zoom, own, ghost?.way ?? route.at(-1));
  const ways = lit.ways ?? {}, towns = lit.towns ?? {};
  return html`<div class="land ${reduced ? "still" : ""} ${zoom.state.value}">
    <div class="land-scroll" tabindex="0" role="group" aria-label=${t("elfenland-map")} ref=${zoom.box}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => onZoomKey(event, zoom)}>
      <div class="land-sheet" ref=${zoom.sheet}>
        <svg viewBox=${`0 0 ${MAP.width} ${MAP.height}`}>
          <${Terrain} />
          <${Ways} lit=${ways} last=${last.ways ?? []} />
          <${Route} route=${path} />
          <${Places} travellers=${view.players} seat=${seat} home=${view.mine?.home} lit=${towns} last=${last.towns ?? []} />
          <${Marks} roads=${view.roads} lit=${ways} steps=${stepsOf(path)} ghost=${ghost} last=${last.ways ?? []} />
          <${Boots} travellers=${view.players} seat=${seat} />
          <${Buttons} ...${props} own=${own} zoom=${zoom} />
        </svg>
      </div>
    </div>
    <${Tools} zoom=${zoom} t=${t} />
  </div>`;
}

/** What changes comes into sight. @param {Zoom} zoom @param {string} [town] @param {string} [way] */
function useSight(zoom, town, way) {
  const isFirst = useSignal(true);
  useLayoutEffect(() => {
    if (!isFirst.peek() && town) zoom.reveal(TOWNS[town].x, TOWNS[town].y);
    isFirst.value = false;
  }, [town]);
  useLayoutEffect(() => {
    if (way && WAY[way]) zoom.reveal(WAY[way].x, WAY[way].y);
  }, [way]);
}

/** @param {KeyboardEvent} event @param {Zoom} zoom */
function onZoomKey(event, zoom) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const deed = { "+": zoom.in, "=": zoom.in, "-": zoom.out, 0: zoom.all }[event.key];
  if (!deed) return;
  deed();
  event.preventDefault();
  event.stopPropagation();
}

/** @param {{zoom: Zoom, t: Translate}} props */
function Tools({ zoom, t }) {
  const state = zoom.state.value;
  const tools = /** @type {const} */ ([
    ["in", zoom.in, "elfenland-zoom-in", state === "largest", html`<${Icon} name="plus" />`],
    ["out", zoom.out, "elfenland-zoom-out", state === "whole", html`<${Icon} name="minus" />`],
    ["all", zoom.all, "elfenland-zoom-all", state === "whole", html`<svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d="M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15" /></svg>`],
  ]);
  return html`<div class="land-tools">
    ${tools.map(([name, deed, id, isOff, icon]) => html`<button key=${name} type="button" data-zoom=${name} title=${t(id)}
      aria-label=${t(id)} aria-disabled=${isOff} onClick=${deed}>${icon}</button>`)}
  </div>`;
}

/**
 * What is pressed: over all drawings, a shape for each way and town. Those that are lit are buttons; only one of
 * them is a stop of the Tab key, arrows lead to the others.
 * @param {LandProps & {own?: string, zoom: Zoom}} props
 */
function Buttons(props) {
  const { lit = {}, own, zoom, onTown, onWay, townText, wayText } = props;
  const cursor = useSignal("");
  const towns = lit.towns ?? {}, ways = lit.ways ?? {};
  const stops = [
    ...Object.keys(towns).map((town) => `town:${town}`),
    ...Object.keys(ways).filter((way) => ways[way].state !== "dim").map((way) => `way:${way}`),
  ];
  const chosen = stops.find((stop) => stateOf(stop, lit) === "chosen");
  const stop = stops.includes(cursor.value) ? cursor.value : chosen ?? (stops.includes(`town:${own}`) ? `town:${own}` : stops[0]);

  /** @param {KeyboardEvent} event @param {string} id @param {() => void} press */
  const onKey = (event, id, press) => {
    if (event.key === "Enter" || event.key === " ") press();
    else {
      const next = nearest(id, event.key, stops);
      if (next === undefined) return;
      const found = /** @type {SVGElement} */ (event.currentTarget).ownerSVGElement?.querySelector(`[data-stop="${next}"]`);
      if (found instanceof SVGElement) found.focus({ preventScroll: true });
    }
    event.preventDefault();
    event.stopPropagation();
  };

  /** @param {string} id @param {string} text @param {() => void} press */
  const attributes = (id, text, press) => {
    const state = stateOf(id, lit);
    if (!stops.includes(id)) return { onClick: press, "data-state": state };
    return {
      role: "button", tabindex: id === stop ? 0 : -1, "aria-label": text, "data-stop": id, "data-state": state,
      "aria-pressed": state === "chosen" || undefined, onClick: press,
      onFocus: () => {
        cursor.value = id;
        const [x, y] = spot(id);
        zoom.reveal(x, y);
      },
      onKeyDown: (/** @type {KeyboardEvent} */ event) => onKey(event, id, press),
    };
  };

  return html`<g class="hits">
    ${WAYS.map(({ id, a, b, d, x, y, wet }) => html`<g key=${id} class="hit" data-way=${id}
      ...${attributes(`way:${id}`, wayText?.(id) ?? `${TOWNS[a].name} – ${TOWNS[b].name}`, () => onWay?.(id))}>
      ${ways[id]?.note && html`<title>${ways[id].note}</title>`}
      <path class="band" d=${d} />
      ${wet ? html`<rect x=${x - 42} y=${y - 32} width="84" height="64" rx="30" />` : html`<circle cx=${x} cy=${y} r="40" />`}
    </g>`)}
    ${Object.entries(TOWNS).map(([id, town]) => {
      const plate = nameplate(town), large = town.look === "castle";
      return html`<g key=${id} class="hit" data-town=${id}
        ...${attributes(`town:${id}`, townText?.(id) ?? town.name, () => onTown?.(id))}>
        <ellipse cx=${town.x} cy=${town.y - (large ? 20 : 0)} rx=${large ? 74 : 46} ry=${large ? 80 : 44} />
        <rect x=${plate.x - 6} y=${plate.y} width=${plate.width + 12} height=${plate.height + 4} rx="12" />
      </g>`;
    })}
  </g>`;
}

/** @param {string} stop @param {NonNullable<LandProps["lit"]>} lit */
function stateOf(stop, lit) {
  const [kind, id] = stop.split(":");
  return kind === "town" ? lit.towns?.[id] : lit.ways?.[id]?.state;
}

/** @param {string} stop @returns {[number, number]} */
function spot(stop) {
  const [kind, id] = stop.split(":"), { x, y } = kind === "town" ? TOWNS[id] : WAY[id];
  return [x, y];
}

/** The nearest in the direction of an arrow key; Home and End lead to the first and last. @param {string} from @param {string} key @param {string[]} stops */
function nearest(from, key, stops) {
  if (key === "Home") return stops[0];
  if (key === "End") return stops.at(-1);
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!step) return undefined;
  const [x, y] = spot(from), [sx, sy] = step;
  let best = from, least = Infinity;
  for (const stop of stops) {
    const [px, py] = spot(stop), [dx, dy] = [px - x, py - y], ahead = dx * sx + dy * sy, aside = Math.abs(dx * sy + dy * sx);
    const far = ahead + 2 * aside + (aside > ahead * 1.3 ? 3000 : 0);
    if (stop !== from && ahead > 8 && far < least) [best, least] = [stop, far];
  }
  return best;
}
