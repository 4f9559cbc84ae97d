/** What the shell shows of any game: its words, its emblem, its facts, its board module. */

import { boot, gameOf } from "./boot.js";
import { Icon } from "./parts/icons.js";
import { html, useEffect, useState } from "./ui.js";
import { addGameWords, has, t } from "./words.js";

/** @typedef {import("./types.js").GameInfo} GameInfo */
/** @typedef {import("./types.js").BoardModule} BoardModule */

/** @type {Map<string, Promise<BoardModule | undefined>>} */
const boards = new Map();

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
  const [module] = await Promise.all([import(game.board), game.style && addStyle(game.style)]);
  return module;
}

/** @param {string} href */
function addStyle(href) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  document.head.append(link);
  return new Promise((done) => {
    link.onload = link.onerror = done;
  });
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
 * Players, minutes and complexity in one line.
 * @param {{game: GameInfo}} props
 */
export function ShortFacts({ game }) {
  const [fewest, most] = game.seats;
  const [least, longest] = game.facts.minutes;
  return html`<ul class="short-facts">
    <li><${Icon} name="people" size=${18} />${t("shell-fact-players", { fewest, most })}</li>
    <li><${Icon} name="clock" size=${18} />${t("shell-fact-minutes", { least, most: longest })}</li>
    <li><${Complexity} of=${game.facts.complexity} /></li>
  </ul>`;
}

/**
 * Five hexagons, as many filled as the game is complex.
 * @param {{of: number}} props
 */
export function Complexity({ of }) {
  return html`<span class="complexity" role="img" aria-label=${t("shell-fact-complexity-of", { number: of })}>
    ${[1, 2, 3, 4, 5].map(
      (step) => html`<svg
        key=${step}
        viewBox="0 0 20 22"
        width="15"
        height="17"
        class=${step <= of ? "filled" : ""}
      >
        <path d="M10 1.5 18.5 6v10L10 20.5 1.5 16V6Z" />
      </svg>`,
    )}
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
