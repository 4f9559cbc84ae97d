/** A game's own page: what it is, how to play it, and the ways to begin. */

import { get, hall, useLobby } from "../api.js";
import { gameOf } from "../boot.js";
import { Emblem, gamePitch, gameTitle, levelName, useGameWords } from "../games.js";
import { namePage } from "../notify.js";
import { Complexity, TableCard } from "../parts/cards.js";
import { Segments, Tabs } from "../parts/controls.js";
import { Icon } from "../parts/icons.js";
import { MissingPage } from "../parts/standin.js";
import { place, restate } from "../router.js";
import { html, useEffect, useRef, useSignal } from "../ui.js";
import { language, t } from "../words.js";
import { CreateDialog, openCreate, playBot } from "./create.js";

/** @param {{name: string}} props */
export function GamePage({ name }) {
  useGameWords();
  useLobby();
  const game = gameOf(name);
  const title = gameTitle(name);
  useEffect(() => namePage(title), [title]);
  if (!game) return html`<${MissingPage} />`;
  return html`
    <div class="game-page">
      <section class="game-head">
        <${Emblem} name=${name} size=${220} />
        <div class="game-head-text">
          <h1>${title}</h1>
          <p class="hero-lead">${gamePitch(name)}</p>
          <${Facts} game=${game} />
        </div>
      </section>
      <div class="game-side">
        <${Begin} game=${game} />
        <${TablesOf} name=${name} />
      </div>
      <${Pages} game=${game} />
    </div>
    <${CreateDialog} />
  `;
}

/** @param {{game: import("../types.js").GameInfo}} props */
function Facts({ game }) {
  const [fewest, most] = game.seats;
  const { designer, publisher, year, minutes, complexity } = game.facts;
  /** @type {[string, string, any][]} */
  const rows = [
    ["people", "seats", t("shell-fact-players", { fewest, most })],
    ["clock", "time", t("shell-fact-minutes", { least: minutes[0], most: minutes[1] })],
    ["gauge", "complexity", html`<${Complexity} of=${complexity} />`],
    ["pen", "designer", designer],
    ["house", "publisher", publisher],
    ["calendar", "year", String(year)],
  ];
  return html`<dl class="facts">
    ${rows.map(
      ([icon, fact, value]) => html`<div key=${fact}>
        <dt><${Icon} name=${icon} size=${18} />${t(`shell-fact-${fact}`)}</dt>
        <dd>${value}</dd>
      </div>`,
    )}
  </dl>`;
}

/** @param {{game: import("../types.js").GameInfo}} props */
function Begin({ game }) {
  const level = useSignal(game.default_bot);
  const isBusy = useSignal(false);
  const play = async () => {
    isBusy.value = true;
    await playBot(game, level.value);
    isBusy.value = false;
  };
  return html`<div class="begin">
    <h2>${t("shell-begin")}</h2>
    ${game.bots.length > 0 &&
    html`<${Segments}
        legend=${t("shell-bot-level")}
        value=${level.value}
        choices=${game.bots.map((name) => [name, levelName(game.name, name)])}
        onChange=${(/** @type {string} */ name) => (level.value = name)}
      />
      <button type="button" class="button button-main button-large" disabled=${isBusy.value} onClick=${play}>
        <${Icon} name="bot" /> ${t("shell-play-bot")}
      </button>`}
    <button type="button" class="button button-large" onClick=${() => openCreate(game.name)}>
      <${Icon} name="people" /> ${t("shell-play-people")}
    </button>
  </div>`;
}

/** @param {{name: string}} props */
function TablesOf({ name }) {
  const open = hall.value?.open.filter((table) => table.game === name) ?? [];
  if (!open.length) return null;
  return html`<section aria-labelledby="tables">
    <h2 id="tables">${t("shell-open-tables")}</h2>
    <ul class="table-list">
      ${open.map((table) => html`<li key=${table.id}><${TableCard} table=${table} /></li>`)}
    </ul>
  </section>`;
}

/** @param {{game: import("../types.js").GameInfo}} props */
function Pages({ game }) {
  const pages = game.pages;
  const asked = place.value.searchParams.get("page");
  const shown = pages.find((page) => page === asked) ?? pages[0];
  if (!shown) return null;
  return html`<section class="game-pages" aria-label=${t("shell-pages")}>
    <${Tabs}
      label=${t("shell-pages")}
      isStop
      shown=${shown}
      tabs=${pages.map((page) => [page, t(`shell-page-${page}`)])}
      onShow=${(/** @type {string} */ page) => restate(`?page=${page}`)}
    >
      <${Text} key=${shown} game=${game.name} page=${shown} />
    <//>
  </section>`;
}

/**
 * A page of text, which the server has made from Markdown; its HTML holds nothing that was typed by users.
 * @param {{game: string, page: string}} props
 */
function Text({ game, page }) {
  const text = useSignal(/** @type {{html: string, language: string} | undefined} */ (undefined));
  const body = useRef(/** @type {HTMLElement | null} */ (null));
  const spoken = language.value;
  const anchor = place.value.hash.slice(1);
  useEffect(() => {
    let isWanted = true;
    get(`/api/games/${game}/pages/${page}?language=${spoken}`).then(
      (found) => isWanted && (text.value = found),
      () => isWanted && (text.value = { html: "", language: spoken }),
    );
    return () => {
      isWanted = false;
    };
  }, [game, page, spoken]);
  useEffect(() => {
    const target = anchor && body.current?.querySelector(`[id="${CSS.escape(anchor)}"]`);
    for (const marked of body.current?.querySelectorAll(".clause-shown") ?? []) marked.classList.remove("clause-shown");
    if (!target) return;
    target.classList.add("clause-shown");
    target.scrollIntoView({ block: "center" });
  }, [text.value, anchor]);
  if (!text.value) return html`<p class="loading">${t("shell-loading")}</p>`;
  return html`<div
    ref=${body}
    class="prose"
    lang=${text.value.language}
    dangerouslySetInnerHTML=${{ __html: text.value.html }}
  />`;
}
