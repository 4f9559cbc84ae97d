/** What the server wrote into the page for the first moment, so that it need not be asked for. */

/**
 * A game with its addresses of files; `title` and `pitch` are in the language of the first moment.
 * @typedef {import("./types.js").GameInfo & {
 *   title: string, pitch: string, board: string, style: string, emblem: string,
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
