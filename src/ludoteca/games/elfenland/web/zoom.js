/** How large the map is shown and which part: a box that scrolls, and a drawing in it that grows. */

import { useLayoutEffect, useMemo, useRef, useSignal } from "../../../web/ui.js";
import { MAP } from "./map.js";

/** @typedef {ReturnType<typeof useZoom>} Zoom */
/** @typedef {{x: number, y: number}} At a point of the box, in pixels from its corner */

const READABLE = 0.5; // pixels to a unit of the map, at which names are read with ease
const TOO_SMALL = 0.4; // below that the whole map is no good beginning
const LARGEST = 1.8;
const FAR = 5; // pixels between a click and a pull

/**
 * The box scrolls as all pages do (so a finger moves the page again where the map ends); this sets the size
 * of the drawing in it, and lets a mouse pull it.
 * @param {{x: number, y: number}} home the point of the map to begin with where not all of it can be read
 * @param {boolean} reduced
 */
export function useZoom(home, reduced) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const sheet = useRef(/** @type {HTMLElement | null} */ (null));
  const state = useSignal(/** @type {"whole" | "part" | "largest"} */ ("whole"));
  const now = useRef({ reduced });
  now.current = { reduced };

  const zoom = useMemo(() => {
    let scale = 0, isWhole = true, frame = 0, goal = 0, width = 0, height = 0;
    const fit = () => Math.min(width / MAP.width, height / MAP.height);

    /** @param {number} next @param {At} [at] the point of the box that stays where it is */
    function show(next, at = { x: width / 2, y: height / 2 }) {
      const [scroller, paper] = [box.current, sheet.current];
      if (!scroller || !paper) return;
      const before = scale || next, { left, top } = offset(before);
      const mapX = (scroller.scrollLeft + at.x - left) / before, mapY = (scroller.scrollTop + at.y - top) / before;
      scale = next;
      const to = offset(next);
      paper.style.inlineSize = `${MAP.width * next}px`;
      paper.style.blockSize = `${MAP.height * next}px`;
      paper.style.marginInlineStart = `${to.left}px`;
      paper.style.marginBlockStart = `${to.top}px`;
      scroller.scrollLeft = mapX * next + to.left - at.x;
      scroller.scrollTop = mapY * next + to.top - at.y;
      state.value = isWhole ? "whole" : next >= LARGEST - 0.01 ? "largest" : "part";
    }

    /** How far a drawing that is smaller than the box is moved to its middle. @param {number} at */
    const offset = (at) => ({
      left: Math.max(0, (width - MAP.width * at) / 2), top: Math.max(0, (height - MAP.height * at) / 2),
    });

    /** @param {number} next @param {At} [at] @param {boolean} [smooth] */
    function to(next, at, smooth = false) {
      cancelAnimationFrame(frame);
      goal = Math.max(fit(), Math.min(Math.max(LARGEST, fit()), next));
      isWhole = goal < fit() * 1.01;
      if (!smooth || now.current.reduced) return show(goal, at);
      const from = scale, end = goal, start = performance.now();
      const step = (/** @type {number} */ time) => {
        const t = Math.max(0, Math.min(1, (time - start) / 220)), ease = 1 - (1 - t) ** 3;
        show(from + (end - from) * ease, at);
        if (t < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    }

    /** Bring a point of the map into the box's middle. @param {number} x @param {number} y @param {boolean} smooth */
    function centre(x, y, smooth) {
      const { left, top } = offset(scale);
      box.current?.scrollTo({
        left: x * scale + left - width / 2, top: y * scale + top - height / 2,
        behavior: smooth && !now.current.reduced ? "smooth" : "instant",
      });
    }

    return {
      box, sheet, state,
      in: () => to((goal || scale) * 1.4, undefined, true),
      out: () => to((goal || scale) / 1.4, undefined, true),
      all: () => to(0, undefined, true),
      canZoomOut: () => !isWhole,
      /** @param {number} factor @param {At} at */
      by: (factor, at) => to(scale * factor, at),
      /** Show a point that is out of sight. @param {number} x @param {number} y */
      reveal(x, y) {
        const scroller = box.current;
        if (!scroller || isWhole) return;
        const { left, top } = offset(scale), edge = 46;
        const [px, py] = [x * scale + left - scroller.scrollLeft, y * scale + top - scroller.scrollTop];
        if (px < edge || px > width - edge || py < edge || py > height - edge) centre(x, y, true);
      },
      /** The box has got another size: what was in the middle stays there. */
      resize() {
        const scroller = box.current;
        if (!scroller || !scroller.clientWidth || !scroller.clientHeight) return;
        const first = !scale;
        const { left, top } = offset(scale || 1);
        const middle = first ? home : {
          x: (scroller.scrollLeft + width / 2 - left) / scale, y: (scroller.scrollTop + height / 2 - top) / scale,
        };
        [width, height] = [scroller.clientWidth, scroller.clientHeight];
        if (first && fit() < TOO_SMALL) to(READABLE);
        else to(isWhole ? 0 : scale);
        centre(middle.x, middle.y, false);
      },
    };
  }, []);

  useLayoutEffect(() => {
    const scroller = box.current;
    if (!scroller) return undefined;
    const watch = new ResizeObserver(() => zoom.resize());
    watch.observe(scroller);
    zoom.resize();
    const stop = listen(scroller, zoom);
    return () => {
      watch.disconnect();
      stop();
    };
  }, []);
  return zoom;
}

/**
 * Wheel, two fingers, and pulling by mouse.
 * @param {HTMLElement} box
 * @param {{by: (factor: number, at: At) => void, canZoomOut: () => boolean}} zoom
 */
function listen(box, zoom) {
  const listening = new AbortController(), options = { signal: listening.signal };
  const active = { ...options, passive: false };
  /** @param {{clientX: number, clientY: number}} event @returns {At} */
  const spot = ({ clientX, clientY }) => {
    const { left, top } = box.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  // Ctrl and the wheel (or two fingers on a touch pad) always; the wheel alone once the map has the focus,
  // but what it cannot do moves the page.
  box.addEventListener("wheel", (event) => {
    const focused = box.contains(document.activeElement);
    if (!event.ctrlKey && (!focused || event.shiftKey || (event.deltaY > 0 && !zoom.canZoomOut()))) return;
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 24 : 1;
    const pinched = event.ctrlKey && Math.abs(event.deltaY) < 40 ? 0.01 : 0.0018;
    zoom.by(Math.exp(-event.deltaY * lines * pinched), spot(event));
  }, active);

  // Two fingers
  let apart = 0;
  /** @param {TouchList} touches */
  const pair = ([a, b]) => ({
    apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    at: spot({ clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 }),
  });
  let last = { x: 0, y: 0 };
  box.addEventListener("touchstart", (event) => {
    if (event.touches.length !== 2) return;
    if (event.cancelable) event.preventDefault();
    ({ apart, at: last } = pair(event.touches));
  }, active);
  box.addEventListener("touchmove", (event) => {
    if (event.touches.length !== 2 || !apart) return;
    if (event.cancelable) event.preventDefault();
    const next = pair(event.touches);
    box.scrollBy({ left: last.x - next.at.x, top: last.y - next.at.y, behavior: "instant" });
    zoom.by(next.apart / apart, next.at);
    ({ apart, at: last } = next);
  }, active);
  box.addEventListener("touchend", () => (apart = 0), options);
  box.addEventListener("touchcancel", () => (apart = 0), options);

  // The mouse; a finger is left to the browser
  box.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "mouse" || event.button) return;
    const from = { x: event.clientX, y: event.clientY, left: box.scrollLeft, top: box.scrollTop };
    let pulled = false;
    const pulling = new AbortController(), during = { signal: AbortSignal.any([pulling.signal, listening.signal]) };
    addEventListener("pointermove", ({ clientX, clientY }) => {
      const [dx, dy] = [clientX - from.x, clientY - from.y];
      pulled ||= Math.hypot(dx, dy) > FAR;
      if (!pulled) return;
      box.classList.add("pulled");
      box.scrollTo({ left: from.left - dx, top: from.top - dy, behavior: "instant" });
    }, during);
    const end = () => {
      pulling.abort();
      box.classList.remove("pulled");
      // The click that ends a pull is none.
      const once = { capture: true, once: true, signal: AbortSignal.timeout(50) };
      if (pulled && (box.scrollLeft !== from.left || box.scrollTop !== from.top)) {
        addEventListener("click", (click) => click.stopPropagation(), once);
      }
    };
    addEventListener("pointerup", end, during);
    addEventListener("pointercancel", end, during);
  }, options);
  return () => listening.abort();
}
