/** What part of the drawing is seen: fitted to the board, or zoomed and moved by the player. */

import { useLayoutEffect, useMemo, useRef, useSignal } from "../../../web/ui.js";

/** @import { Point } from "./hex.js" */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {ReturnType<typeof useCamera>} Camera */

const LARGEST = 130; // width in pixels of a cell beyond which zooming in ends
const CROWDED = 44; // width in pixels of cells that are worth zooming

/**
 * Keep an SVG's view box on `box`, whatever the shape of the space it has, with smooth changes.
 * @param {Box} box
 * @param {boolean} reduced
 */
export function useCamera(box, reduced) {
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const zoomed = useSignal(false), crowded = useSignal(false);
  const camera = useMemo(() => {
    let fitted = box, shown = box, zoom = 1, quick = true, frame = 0, cell = LARGEST;
    /** @type {Point} */
    let middle = [box.x + box.width / 2, box.y + box.height / 2];

    /** The box grown to the shape of the space, then zoomed. @returns {Box} */
    function goal() {
      const space = svg.current?.getBoundingClientRect();
      const shape = space && space.height ? space.width / space.height : 1;
      const width = Math.max(fitted.width, fitted.height * shape) / zoom, height = width / shape;
      if (space) cell = (space.width / width / zoom) * 86.6;
      crowded.value = cell < CROWDED;
      if (zoom > 1) {
        const across = Math.min(width, fitted.width) / 2, down = Math.min(height, fitted.height) / 2;
        middle = [
          within(middle[0], fitted.x + across, fitted.x + fitted.width - across),
          within(middle[1], fitted.y + down, fitted.y + fitted.height - down),
        ];
      } else middle = [fitted.x + fitted.width / 2, fitted.y + fitted.height / 2];
      return { x: middle[0] - width / 2, y: middle[1] - height / 2, width, height };
    }

    /** @param {Box} to */
    function show(to) {
      shown = to;
      svg.current?.setAttribute("viewBox", `${to.x} ${to.y} ${to.width} ${to.height}`);
    }

    /** @param {boolean} smooth */
    function move(smooth) {
      cancelAnimationFrame(frame);
      const from = shown, to = goal(), start = performance.now();
      if (!smooth || quick) return show(to);
      const step = (/** @type {number} */ now) => {
        const t = Math.max(0, Math.min(1, (now - start) / 350)), ease = 1 - (1 - t) ** 3;
        const mix = (/** @type {keyof Box} */ side) => from[side] + (to[side] - from[side]) * ease;
        show({ x: mix("x"), y: mix("y"), width: mix("width"), height: mix("height") });
        if (t < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    }

    return {
      svg, zoomed, crowded,
      /** @param {Box} next @param {boolean} still */
      fit(next, still) {
        fitted = next;
        move(!still);
        quick = still;
      },
      resize() { move(false); },
      /**
       * Zoom by `factor` around a point of the drawing.
       * @param {number} factor
       * @param {Point} [around]
       * @param {boolean} [smooth]
       */
      zoom(factor, around = middle, smooth = false) {
        const next = within(zoom * factor, 1, Math.max(1.5, LARGEST / cell)), change = next / zoom;
        middle = [around[0] + (middle[0] - around[0]) / change, around[1] + (middle[1] - around[1]) / change];
        zoom = next;
        zoomed.value = zoom > 1.01;
        move(smooth);
      },
      /** @param {number} dx @param {number} dy */
      pan(dx, dy) {
        middle = [middle[0] - dx, middle[1] - dy];
        move(false);
      },
      /** Bring a point into sight. @param {Point} point */
      reveal([x, y]) {
        const far = Math.abs(x - shown.x - shown.width / 2) > shown.width / 2 - 60
          || Math.abs(y - shown.y - shown.height / 2) > shown.height / 2 - 60;
        if (zoom <= 1 || !far) return;
        middle = [x, y];
        move(true);
      },
      reset() {
        zoom = 1;
        zoomed.value = false;
        move(true);
      },
      /**
       * The point of the drawing under the pointer.
       * @param {{clientX: number, clientY: number}} event
       * @returns {Point}
       */
      point(event) {
        const space = svg.current?.getBoundingClientRect();
        if (!space) return [0, 0];
        return [
          shown.x + ((event.clientX - space.left) / space.width) * shown.width,
          shown.y + ((event.clientY - space.top) / space.height) * shown.height,
        ];
      },
    };
  }, []);

  useLayoutEffect(() => {
    const watch = new ResizeObserver(() => camera.resize());
    if (svg.current) watch.observe(svg.current);
    return () => watch.disconnect();
  }, []);
  useLayoutEffect(() => camera.fit(box, reduced), [box.x, box.y, box.width, box.height, reduced]);
  return camera;
}

/** @param {number} value @param {number} low @param {number} high */
const within = (value, low, high) => Math.max(low, Math.min(Math.max(low, high), value));
