/** The board of Splits in the browser: the drawing, and what the shell asks of a game's board. */

import { Icon, html, useLayoutEffect, useMemo } from "../../../web/ui.js";
import { useCamera } from "./camera.js";
import { Flock } from "./flock.js";
import { useKeys } from "./hands.js";
import { frame, freeCorner } from "./hex.js";
import { Laying, turnTile } from "./laying.js";
import { Meadow } from "./meadow.js";
import { useMotion } from "./motion.js";
import { cellNames } from "./words.js";

/** @import { BoardProps } from "../../../web/types.js" */
/** @import { Camera } from "./camera.js" */

export { BarControls, Side } from "./side.js";
export { describe, label, logText, order } from "./words.js";

/**
 * @typedef {{
 *   phase: "tiles" | "stacks" | "moves" | "over", seats: number, first: number, turn?: number,
 *   tiles: string[], stacks: Record<string, [number, number]>,
 *   scores: {cells: number, group: number}[], out: number[], left: number[],
 *   last?: {seat: number, tile?: string, cell?: string, from?: string, to?: string, amount?: number},
 * }} SplitsView
 * @typedef {BoardProps & {view: SplitsView, cells: string[], camera: Camera}} LayerProps
 */

/** @param {BoardProps} props */
export function Board(props) {
  const { t, reduced } = props;
  /** @type {SplitsView} */
  const view = props.view;
  const building = view.phase === "tiles";
  const decision = props.pending ? undefined : props.decision;
  const cells = useMemo(() => [...cellNames(view).keys()], [view.tiles.join()]);
  const box = useMemo(() => building ? frame(cells, 215) : frame(cells, 34), [cells, building]);
  const corner = useMemo(() => freeCorner(cells, box), [box]);
  const camera = useCamera(box, reduced);
  useLayoutEffect(() => {
    const shape = building ? 1.1 : Math.max(0.75, box.width / box.height);
    camera.svg.current?.style.setProperty("--shape", `${shape}`);
  }, [box]);
  useZoomKeys(camera, props);
  useMotion(camera.svg, view, reduced);
  const layer = { ...props, decision, cells, camera };
  return html`<div class="splits ${reduced ? "still" : ""}">
    <svg
      class="field ${camera.zoomed.value ? "zoomed" : ""}"
      role="group"
      aria-label=${t(decision ? "splits-board" : "splits-name")}
      ref=${camera.svg}
    >
      <${Waves} box=${box} />
      <${Meadow} tiles=${view.tiles} seams=${building} />
      <${building ? Laying : Flock} key=${building} ...${layer} />
    </svg>
    <div class="tools ${building ? "bottom right" : corner}">
      ${building && decision && html`<button
        type="button" class="tool" title=${t("splits-keys-tile")} onClick=${() => turnTile(props, 1)}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3v4.5H15" />
        </svg>
        <span>${t("splits-turn-tile")}</span>
      </button>`}
      ${camera.zoomed.value
        ? html`<button type="button" class="tool" title="0" onClick=${() => camera.reset()}>
          ${t("splits-zoom-reset")}
        </button>`
        : camera.crowded.value && !building && html`<button
          type="button" class="tool" title="+" aria-label=${t("splits-zoom-in")}
          onClick=${() => camera.zoom(1.6, undefined, !reduced)}
        >
          <${Icon} name="plus" />
        </button>`}
    </div>
  </div>`;
}

/**
 * The sea around: a few crests at places that do not change.
 * @param {{box: import("./camera.js").Box}} props
 */
function Waves({ box }) {
  const crests = [];
  for (let y = Math.floor(box.y / 130) - 8; y * 130 < box.y + box.height + 1000; y++) {
    for (let x = Math.floor(box.x / 300) - 6; x * 300 < box.x + box.width + 1500; x++) {
      const wild = Math.abs((x * 7919) ^ (y * 104729)) % 97;
      crests.push(`M${x * 300 + (wild % 10) * 24} ${y * 130 + (wild % 7) * 12}q12 -9 24 0t24 0t24 0`);
    }
  }
  return html`<path class="waves" d=${crests.join("")} aria-hidden="true" />`;
}

/**
 * + − 0 change what is seen, unless they are wanted for the number of sheep.
 * @param {Camera} camera
 * @param {BoardProps} props
 */
function useZoomKeys(camera, { draft, reduced }) {
  useKeys(({ key }) => {
    if (draft.value?.move?.[2]) return false;
    if (key === "+" || key === "=") camera.zoom(1.4, undefined, !reduced);
    else if (key === "-") camera.zoom(1 / 1.4, undefined, !reduced);
    else if (key === "0") camera.reset();
    else return false;
    return true;
  });
}
