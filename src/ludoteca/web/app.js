/** The beginning, and the frame around every page: skip link, header, the page that the address names, footer. */

import { me, meet, mine, speak } from "./api.js";
import { boot, theme } from "./boot.js";
import { addStyle } from "./games.js";
import { Icon, Logo, SeatPatterns } from "./parts/icons.js";
import { MissingPage, lazy } from "./parts/standin.js";
import { Toasts } from "./parts/toasts.js";
import { arrivals, follow, opened, place } from "./router.js";
import { TablePage } from "./table/page.js";
import { h, html, render, useEffect } from "./ui.js";
import { LANGUAGES, firstLanguage, language, t } from "./words.js";

const HALL = new URL("css/hall.css", import.meta.url).href;
/** @template T @param {Promise<T>} module @returns {Promise<T>} the module, once the hall's style is there too */
const styled = (module) => Promise.all([module, addStyle(HALL)]).then(([found]) => found);
const home = () => styled(import("./pages/home.js"));
const HomePage = lazy(() => home().then((module) => module.HomePage));
const LobbyPage = lazy(() => home().then((module) => module.LobbyPage));
const GamePage = lazy(() => styled(import("./pages/game.js")).then((module) => module.GamePage));
const ReplayPage = lazy(() => import("./pages/replay.js").then((module) => module.ReplayPage));
const EnterPage = lazy(() => import("./pages/enter.js").then((module) => module.EnterPage));
const SettingsDialog = lazy(() => import("./parts/settings.js").then((module) => module.SettingsDialog), true);
const KeysDialog = lazy(() => import("./parts/keys.js").then((module) => module.KeysDialog), true);
const AboutPage = lazy(() => styled(import("./pages/about.js")).then((module) => module.AboutPage));

/**
 * The page of each address; the form's group is what the address names.
 * @type {[RegExp, (name: string) => any][]}
 */
const PAGES = [
  [/^\/$/, () => html`<${HomePage} />`],
  [/^\/lobby$/, () => html`<${LobbyPage} />`],
  [/^\/about$/, () => html`<${AboutPage} />`],
  [/^\/return/, () => html`<${MissingPage}
    title=${t("shell-return-gone")}
    text=${t("shell-return-gone-text")}
  />`],
  [/^\/enter$/, () => html`<${EnterPage} />`],
  [/^\/games\/([\w-]+)$/, (name) => html`<${GamePage} key=${name} name=${name} />`],
  [/^\/tables\/([\w-]+)$/, (id) => html`<${TablePage} key=${id} id=${id} />`],
  [/^\/tables\/([\w-]+)\/replay$/, (id) => html`<${ReplayPage} key=${id} id=${id} />`],
];

const close = () => {
  opened.value = "";
};

function App() {
  useFocusOnArrival();
  return html`
    <a class="skip-link" href="#main">${t("shell-skip")}</a>
    <${Header} />
    <main id="main" tabindex="-1">${page(place.value.pathname)}</main>
    <${Footer} />
    ${opened.value === "settings" && html`<${SettingsDialog} onClose=${close} />`}
    ${opened.value === "keys" && html`<${KeysDialog} onClose=${close} />`}
    <${Toasts} />
    <${SeatPatterns} />
  `;
}

/** @param {string} path */
function page(path) {
  if (boot.password) return html`<${EnterPage} />`;
  for (const [form, make] of PAGES) {
    const found = form.exec(path);
    if (found) return make(found[1]);
  }
  return html`<${MissingPage} />`;
}

/** Whoever goes to another page begins to read it at its top. */
function useFocusOnArrival() {
  const count = arrivals.value;
  useEffect(() => {
    if (count) document.getElementById("main")?.focus();
  }, [count]);
}

function Footer() {
  return html`<footer class="footer">
    <p>${t("shell-footer")} <a href="/about">${t("shell-about")}</a></p>
    <p class="quiet">${t("shell-footer-independent")}</p>
  </footer>`;
}

/** @type {import("./boot.js").Theme[]} */
const THEMES = ["auto", "light", "dark"];
const THEME_ICONS = { auto: "auto", light: "sun", dark: "moon" };

function Header() {
  return html`<header class="header">
    <a class="header-home" href="/" aria-label=${t("shell-home")}>
      <${Logo} />
      <span class="wordmark">Ludoteca</span>
    </a>
    ${!boot.password &&
    html`<nav class="header-nav" aria-label=${t("shell-nav")}>
      <a
        href="/lobby"
        aria-current=${place.value.pathname === "/lobby" ? "page" : undefined}
      >${t("shell-tables")}</a>
      <${TurnLink} />
    </nav>`}
    <div class="header-tools">
      <${LanguageChoice} />
      <${ThemeButton} />
      ${!boot.password && html`<${NameButton} />`}
    </div>
  </header>`;
}

/** How many tables wait for the reader, as a link to the next one that is not shown already. */
function TurnLink() {
  const waiting = mine.value.filter((table) => table.turn);
  const next = waiting.find((table) => place.value.pathname !== `/tables/${table.id}`);
  if (!next) return null;
  return html`<a class="turn-link" href=${`/tables/${next.id}`}>
    <span class="turn-dot" aria-hidden="true"></span>
    ${t("shell-tables-waiting", { count: waiting.length })}
  </a>`;
}

function LanguageChoice() {
  return html`<label class="language">
    <${Icon} name="globe" />
    <span class="sr-only">${t("shell-language")}</span>
    <select onChange=${(/** @type {any} */ event) => speak(event.target.value)}>
      ${Object.entries(LANGUAGES).map(
        ([code, name]) => html`<option key=${code} value=${code} lang=${code} selected=${code === language.value}>
          ${name}
        </option>`,
      )}
    </select>
  </label>`;
}

function ThemeButton() {
  const now = theme.value;
  const next = THEMES[(THEMES.indexOf(now) + 1) % THEMES.length];
  const label = t("shell-theme-now", { theme: t(`shell-theme-${now}`) });
  return html`<button
    type="button"
    class="icon-button theme-button"
    aria-label=${label}
    title=${label}
    onClick=${() => (theme.value = next)}
  >
    <${Icon} name=${THEME_ICONS[now]} />
  </button>`;
}

function NameButton() {
  const name = me.value.name;
  return html`<button type="button" class="name-button" aria-haspopup="dialog" onClick=${() => (opened.value = "settings")}>
    <span class="name-badge" aria-hidden="true">${(name || "?").slice(0, 1).toUpperCase()}</span>
    <span class="name-text">${name || t("shell-settings")}</span>
    <span class="sr-only">${t("shell-settings")}</span>
  </button>`;
}

const app = /** @type {HTMLElement} */ (document.getElementById("app"));

follow();
// A stranger becomes one guest first: calls made at the same time would each make their own.
await Promise.all([firstLanguage(), boot.password || meet().catch(() => {})]);
render(h(App, {}), app);
