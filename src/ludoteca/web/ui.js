/** The kit that games' boards and the shell's pages are drawn with; boards import nothing else. */

import { h, htm } from "./vendor/preact.js";

export {
  Fragment,
  batch,
  computed,
  effect,
  h,
  render,
  signal,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useSignal,
  useState,
} from "./vendor/preact.js";
export { Stepper, useRoving } from "./parts/controls.js";
export { Explain } from "./parts/explain.js";
export { Icon, SeatMark, seatClass } from "./parts/icons.js";
export { lazy } from "./parts/standin.js";
export { announce } from "./parts/toasts.js";
export { isComplete, isPartComplete } from "./table/draft.js";

/** Markup as a tagged template: html`<p class="x">${text}</p>`. */
export const html = htm.bind(h);
