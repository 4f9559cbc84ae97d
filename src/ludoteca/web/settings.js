/** What this browser remembers of its reader's taste: theme, sound, notices. */

import { effect, signal } from "./vendor/signals.js";

/** @typedef {"auto" | "light" | "dark"} Theme */

export const theme = signal(/** @type {Theme} */ (remembered("theme", "auto")));
export const sound = signal(remembered("sound", "on") === "on");
export const notices = signal(remembered("notices", "off") === "on");

const darkness = matchMedia("(prefers-color-scheme: dark)");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");
const isDark = signal(darkness.matches);

/** True when the reader wants things not to move. */
export const reduced = signal(stillness.matches);

darkness.addEventListener("change", () => (isDark.value = darkness.matches));
stillness.addEventListener("change", () => (reduced.value = stillness.matches));

effect(() => {
  const system = isDark.value ? "dark" : "light";
  document.documentElement.dataset.theme = theme.value === "auto" ? system : theme.value;
  remember("theme", theme.value);
});
effect(() => remember("sound", sound.value ? "on" : "off"));
effect(() => remember("notices", notices.value ? "on" : "off"));

/**
 * @param {string} name
 * @param {string} fallback
 */
export function remembered(name, fallback) {
  try {
    return localStorage.getItem(`ludoteca-${name}`) ?? fallback;
  } catch {
    return fallback;
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
export function remember(name, value) {
  try {
    localStorage.setItem(`ludoteca-${name}`, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}
