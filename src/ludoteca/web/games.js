/** What the shell shows of any game: its words, its emblem, its board module. */

import { boot, gameOf } from "./boot.js";
import { html, useEffect, useState } from "./ui.js";
import { addGameWords, has, t } from "./words.js";

/** @typedef {import("./types.js").BoardModule} BoardModule */

/** @type {Map<string, Promise<BoardModule | undefined>>} */
const boards = new Map();

/** @type {Map<string, Promise<unknown>>} */
const styles = new Map();

/** Load the words of every game of the hall. */
export function useGameWords() {
  useEffect(() => {
    for (const game of boot.games) addGameWords(game.name).catch(() => {});
  }, []);
}

/**
 * Load a game's words and, where it is played or watched, its board and style; gives undefined until
 * they are there. A game without a board of its own has an empty module.
 * @param {string | undefined} name
 * @param {boolean} isPlayed
 * @returns {Partial<BoardModule> | undefined}
 */
export function useBoard(name, isPlayed) {
  const wanted = name && `${name} ${isPlayed}`;
  const [found, setFound] = useState({ wanted: "", module: /** @type {Partial<BoardModule>} */ ({}) });
  useEffect(() => {
    if (!name || !wanted) return;
    Promise.all([isPlayed ? board(name) : undefined, addGameWords(name)]).then(
      ([module]) => setFound({ wanted, module: module ?? {} }),
      () => setFound({ wanted, module: {} }),
    );
  }, [wanted]);
  return found.wanted === wanted ? found.module : undefined;
}

/**
 * @param {string} name
 * @returns {Promise<BoardModule | undefined>}
 */
function board(name) {
  const known = boards.get(name) ?? loadBoard(name);
  boards.set(name, known);
  known.catch(() => boards.delete(name));
  return known;
}

/** @param {string} name */
async function loadBoard(name) {
  const game = gameOf(name);
  if (!game?.board) return undefined;
  const [module] = await Promise.all([import(game.board), ...game.styles.map(addStyle)]);
  return module;
}

/**
 * Load a style sheet, unless it is there.
 * @param {string} href
 */
export function addStyle(href) {
  const known = styles.get(href) ?? new Promise((done) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = done;
    link.onerror = () => (styles.delete(href), done(undefined));
    document.head.append(link);
  });
  styles.set(href, known);
  return known;
}

/**
 * A game's name in the reader's language.
 * @param {string} name
 */
export function gameTitle(name) {
  return wordsOf(name, "name", gameOf(name)?.title);
}

/**
 * What a game is, in one sentence.
 * @param {string} name
 */
export function gamePitch(name) {
  return wordsOf(name, "pitch", gameOf(name)?.pitch);
}

/**
 * A game's message or, until its messages are there, the `text` that came with the page.
 * @param {string} name
 * @param {string} what
 * @param {string} [text]
 */
function wordsOf(name, what, text) {
  const id = `${name}-${what}`;
  return text && !has(id) ? text : t(id);
}

/**
 * @param {{name: string, size?: number}} props
 */
export function Emblem({ name, size = 96 }) {
  const source = gameOf(name)?.emblem;
  return html`<span class="emblem">
    ${source
      ? html`<img src=${source} width=${size} height=${size} alt="" />`
      : html`<span class="emblem-letter" aria-hidden="true">${gameTitle(name).slice(0, 1)}</span>`}
  </span>`;
}

/**
 * A bot's level in words.
 * @param {string} game
 * @param {string} level
 */
export function levelName(game, level) {
  const own = `${game}-level-${level}`;
  const common = `kernel-level-${level}`;
  return t(!has(own) && has(common) ? common : own);
}
