/** What the shell begins with: what the server wrote into the page, and what this browser remembers of its reader's taste. */

import { effect, signal } from "./vendor/preact.js";

/**
 * A game with its addresses of files; `title` and `pitch` are in the language of the first moment.
 * @typedef {import("./types.js").GameInfo & {
 *   title: string, pitch: string, board: string, styles: string[], emblem: string,
 * }} BootGame
 */

/**
 * `messages` holds addresses of Fluent files by game (the shell's under "") and language; `password`
 * tells that the host's password must be given first.
 * @typedef {{
 *   version: string, languages: string[], language: string,
 *   me?: {guest?: string, name?: string, language?: string}, games: BootGame[],
 *   messages: Record<string, Record<string, string>>, password?: boolean,
 * }} Boot
 */

/** @type {Boot} */
export const boot = JSON.parse(document.getElementById("boot")?.textContent || "{}");

/**
 * The game called `name`, if this hall has it.
 * @param {string} name
 */
export function gameOf(name) {
  return boot.games.find((game) => game.name === name);
}

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
