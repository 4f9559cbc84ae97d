/** One stop for the Tab key in a list of buttons; inside it, arrow keys, Home and End move on. */

import { useLayoutEffect, useRef } from "../ui.js";

/** Returns what the element around the buttons needs: its `ref` and its key handler. */
export function useRoving() {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (ref.current) arrange(buttonsOf(ref.current));
  });
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const buttons = ref.current ? buttonsOf(ref.current) : [];
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const [next, before, last] = [at + 1, at - 1, buttons.length - 1];
    const to = { ArrowDown: next, ArrowRight: next, ArrowUp: before, ArrowLeft: before, Home: 0, End: last }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    buttons[Math.min(buttons.length - 1, Math.max(0, to))].focus();
    arrange(buttons);
  };
  return { ref, onKeyDown };
}

/** @param {HTMLElement} list */
function buttonsOf(list) {
  return [...list.querySelectorAll("button")];
}

/** @param {HTMLButtonElement[]} buttons */
function arrange(buttons) {
  const focused = buttons.find((button) => button === document.activeElement);
  const pressed = buttons.find((button) => button.getAttribute("aria-pressed") === "true");
  const stop = focused ?? pressed ?? buttons[0];
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}
