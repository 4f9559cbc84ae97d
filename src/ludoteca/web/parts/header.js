/** The top of every page: the way home, one's own tables, language, theme, name. */

import { boot } from "../boot.js";
import { me, speak } from "../me.js";
import { mine } from "../lobby.js";
import { opened, place } from "../router.js";
import { theme } from "../settings.js";
import { html } from "../ui.js";
import { LANGUAGES, language, t } from "../words.js";
import { Icon } from "./icons.js";
import { Logo } from "./logo.js";

/** @type {import("../settings.js").Theme[]} */
const THEMES = ["auto", "light", "dark"];
const THEME_ICONS = { auto: "auto", light: "sun", dark: "moon" };

export function Header() {
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
