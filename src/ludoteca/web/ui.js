/** The kit that games' boards and the shell's pages are drawn with; boards import nothing else. */

import htm from "./vendor/htm.js";
import { h } from "./vendor/preact.js";

export { Fragment, h, render } from "./vendor/preact.js";
export {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "./vendor/preact-hooks.js";
export {
  batch,
  computed,
  effect,
  signal,
  useSignal,
} from "./vendor/signals.js";
export { announce } from "./parts/announce.js";
export { Explain } from "./parts/explain.js";
export { Icon } from "./parts/icons.js";
export { useRoving } from "./parts/roving.js";
export { SeatMark, seatClass } from "./parts/seats.js";
export { Stepper } from "./parts/stepper.js";
export { isComplete, isPartComplete } from "./table/draft.js";

/** Markup as a tagged template: html`<p class="x">${text}</p>`. */
export const html = htm.bind(h);
