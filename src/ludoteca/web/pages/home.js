/** The hall: what it is, the games on their shelf, the reader's tables, the tables one may join. */

import { hall, mine, useLobby } from "../api.js";
import { boot } from "../boot.js";
import { Emblem, gamePitch, gameTitle, useGameWords } from "../games.js";
import { namePage } from "../notify.js";
import { ShortFacts, TableCard } from "../parts/cards.js";
import { Icon } from "../parts/icons.js";
import { html, useEffect } from "../ui.js";
import { t } from "../words.js";
import { CreateDialog, openCreate, playBot } from "./create.js";
import { Shelf } from "./shelf.js";

export function HomePage() {
  useGameWords();
  useLobby();
  useEffect(() => namePage(""), []);
  return html`
    <div class="hall">
      <${Hero} />
      <${MyTables} />
      <${Games} />
      <${OpenTables} />
    </div>
    <${CreateDialog} />
  `;
}

/** The tables alone. */
export function LobbyPage() {
  useGameWords();
  useLobby();
  const title = t("shell-tables");
  useEffect(() => namePage(title), [title]);
  return html`
    <div class="hall hall-lobby">
      <h1>${title}</h1>
      <${MyTables} />
      <${OpenTables} />
    </div>
    <${CreateDialog} />
  `;
}

function Hero() {
  return html`<section class="hero">
    <div class="hero-text">
      <h1>${t("shell-hero-title")}</h1>
      <p class="hero-lead">${t("shell-hero-text")}</p>
      <div class="hero-deeds">
        <button type="button" class="button button-main button-large" onClick=${() => openCreate()}>
          <${Icon} name="plus" /> ${t("shell-create")}
        </button>
        <a class="button button-large" href="#tables"><${Icon} name="eye" /> ${t("shell-see-tables")}</a>
      </div>
    </div>
    <${Shelf} />
  </section>`;
}

function MyTables() {
  const tables = [...mine.value].sort((a, b) => rank(b) - rank(a));
  if (!tables.length) return null;
  return html`<section aria-labelledby="mine">
    <h2 id="mine">${t("shell-my-tables")}</h2>
    <ul class="table-list">
      ${tables.map((table) => html`<li key=${table.id}><${TableCard} table=${table} own /></li>`)}
    </ul>
  </section>`;
}

/**
 * Those that wait for the reader come first, those that are over last.
 * @param {import("../api.js").ListedTable} table
 */
function rank(table) {
  if (table.turn) return 3;
  return { playing: 2, open: 1, over: 0 }[table.state];
}

function Games() {
  return html`<section aria-labelledby="games">
    <h2 id="games">${t("shell-games")}</h2>
    <ul class="game-shelf">
      ${boot.games.map((game) => html`<li key=${game.name}><${GameCard} game=${game} /></li>`)}
    </ul>
  </section>`;
}

/** @param {{game: import("../boot.js").BootGame}} props */
function GameCard({ game }) {
  return html`<article class="game-card">
    <${Emblem} name=${game.name} size=${184} />
    <div class="game-card-text">
      <h3><a href=${`/games/${game.name}`}>${gameTitle(game.name)}</a></h3>
      <p>${gamePitch(game.name)}</p>
      <${ShortFacts} game=${game} />
      ${game.bots.length > 0 &&
      html`<button type="button" class="button" onClick=${() => playBot(game, game.default_bot)}>
        <${Icon} name="bot" /> ${t("shell-play-bot")}
      </button>`}
    </div>
  </article>`;
}

function OpenTables() {
  const lists = hall.value;
  const own = new Set(mine.value.map((table) => table.id));
  const open = lists?.open.filter((table) => !own.has(table.id)) ?? [];
  const playing = lists?.playing.filter((table) => !own.has(table.id)) ?? [];
  return html`<section aria-labelledby="tables">
    <h2 id="tables" tabindex="-1">${t("shell-open-tables")}</h2>
    ${open.length > 0 &&
    html`<ul class="table-list">
      ${open.map((table) => html`<li key=${table.id}><${TableCard} table=${table} /></li>`)}
    </ul>`}
    ${lists && !open.length && html`<${NoTables} />`}
    ${playing.length > 0 &&
    html`<h3 class="list-title">${t("shell-playing-tables")}</h3>
      <ul class="table-list">
        ${playing.map((table) => html`<li key=${table.id}><${TableCard} table=${table} /></li>`)}
      </ul>`}
  </section>`;
}

function NoTables() {
  return html`<div class="empty">
    <p>${t("shell-no-tables")}</p>
    <button type="button" class="button" onClick=${() => openCreate()}>
      <${Icon} name="plus" /> ${t("shell-create")}
    </button>
  </div>`;
}
