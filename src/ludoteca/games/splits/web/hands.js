/** What fingers, mouse and keys do: point, press, pull a stack, pinch and push the drawing. */

import { useEffect, useLayoutEffect, useRef } from "../../../web/ui.js";

/** @import { Camera } from "./camera.js" */
/** @import { Point } from "./hex.js" */

/**
 * What the board wants to hear of. `grip` tells whether a pull may begin at a point; the pull is then told at
 * every move, and ends with `drop` (or without, when a second finger comes).
 * @typedef {{
 *   point?: (at: Point | null) => void, press: (at: Point, touch: boolean) => void,
 *   grip?: (at: Point) => boolean, pull?: (from: Point, at: Point | null) => void,
 *   drop?: (from: Point, at: Point) => void, turn?: (steps: number) => void,
 * }} Hands
 */

const FAR = 7; // pixels between a press and a pull

/** @param {Camera} camera @param {Hands} hands */
export function usePointer(camera, hands) {
  const current = useRef(hands);
  current.current = hands;
  useLayoutEffect(() => camera.svg.current ? listen(camera.svg.current, camera, current) : undefined, []);
}

/**
 * Hear keys wherever the focus is, as long as nobody is writing. What `hear` returns true for goes no further.
 * @param {(event: KeyboardEvent) => boolean | void} hear
 */
export function useKeys(hear) {
  const current = useRef(hear);
  current.current = hear;
  useEffect(() => {
    const listen = (/** @type {KeyboardEvent} */ event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const at = event.target;
      if (at instanceof Element && at.closest("input, textarea, select, [contenteditable], dialog")) return;
      if (current.current(event)) event.preventDefault();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

/** @param {SVGSVGElement} svg @param {Camera} camera @param {{current: Hands}} hands */
function listen(svg, camera, hands) {
  /** @type {Map<number, PointerEvent>} */
  const down = new Map();
  /** @type {"" | "press" | "pull" | "push" | "pinch"} */
  let doing = "";
  /** @type {PointerEvent | null} */
  let begun = null;
  let gripped = false, wheeled = 0, turned = 0;
  /** @type {Point} */
  let origin = [0, 0];

  const stop = () => {
    if (doing === "pull") hands.current.pull?.(origin, null);
    doing = "";
  };

  /** @type {Record<string, (event: any) => void>} */
  const heard = {
    /** @param {PointerEvent} event */
    pointerdown(event) {
      if (event.pointerType === "mouse" && event.button) return;
      down.set(event.pointerId, event);
      if (down.size > 1) {
        stop();
        doing = "pinch";
        return;
      }
      doing = "press";
      begun = event;
      origin = camera.point(event);
      gripped = !!hands.current.grip?.(origin);
    },

    /** @param {PointerEvent} event */
    pointermove(event) {
      if (event.pointerType === "mouse" && !doing) hands.current.point?.(camera.point(event));
      const before = down.get(event.pointerId);
      if (!before || !begun) return;
      if (doing === "press" && Math.hypot(event.clientX - begun.clientX, event.clientY - begun.clientY) > FAR) {
        doing = gripped ? "pull" : camera.zoomed.value ? "push" : event.pointerType === "mouse" ? "press" : "";
        if (doing === "pull" || doing === "push") svg.setPointerCapture(event.pointerId);
      }
      if (doing === "pull") hands.current.pull?.(origin, camera.point(event));
      if (doing === "push") {
        const [x, y] = camera.point(before), [a, b] = camera.point(event);
        camera.pan(a - x, b - y);
      }
      if (doing === "pinch" && down.size === 2) {
        const [other] = [...down.values()].filter((one) => one.pointerId !== event.pointerId);
        const gap = (/** @type {PointerEvent} */ one) =>
          Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
        const [x, y] = camera.point(other), [a, b] = camera.point(event);
        camera.zoom(gap(event) / Math.max(1, gap(before)), [(x + a) / 2, (y + b) / 2]);
      }
      down.set(event.pointerId, event);
    },

    /** @param {PointerEvent} event */
    pointerup(event) {
      if (doing === "pull") hands.current.drop?.(origin, camera.point(event));
      else if (doing === "press" && down.has(event.pointerId)) {
        hands.current.press(camera.point(event), event.pointerType !== "mouse");
      }
      heard.pointercancel(event);
    },

    /** @param {PointerEvent} event */
    pointercancel(event) {
      down.delete(event.pointerId);
      gripped = false;
      stop();
      if (down.size) doing = "pinch";
    },

    /**
     * Keep the page from scrolling where a stack is pulled or two fingers pinch.
     * @param {TouchEvent} event
     */
    touchmove(event) {
      if (gripped || doing === "pinch" || doing === "push") event.preventDefault();
    },

    pointerleave() {
      hands.current.point?.(null);
    },

    /** @param {WheelEvent} event */
    wheel(event) {
      const useful = camera.zoomed.value || (event.deltaY < 0 && camera.crowded.value);
      const zooming = event.ctrlKey || (useful && !hands.current.turn);
      if (zooming) {
        event.preventDefault();
        camera.zoom(Math.exp(-event.deltaY / (event.ctrlKey ? 150 : 500)), camera.point(event));
      } else if (hands.current.turn) {
        event.preventDefault();
        wheeled += event.deltaY;
        if (Math.abs(wheeled) < 30 || event.timeStamp - turned < 140) return;
        hands.current.turn(Math.sign(wheeled));
        [wheeled, turned] = [0, event.timeStamp];
      }
    },
  };

  for (const [name, hear] of Object.entries(heard)) svg.addEventListener(name, hear, { passive: false });
  return () => {
    for (const [name, hear] of Object.entries(heard)) svg.removeEventListener(name, hear);
  };
}
