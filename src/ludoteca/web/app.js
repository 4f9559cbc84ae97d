/** The frame around every page: skip link, header, the page that the address names, footer. */

import { boot } from "./boot.js";
import { MissingPage } from "./pages/missing.js";
import { TablePage } from "./table/page.js";
import { Header } from "./parts/header.js";
import { lazy } from "./parts/lazy.js";
import { SeatPatterns } from "./parts/seats.js";
import { Toasts } from "./parts/toasts.js";
import { arrivals, opened, place } from "./router.js";
import { html, useEffect } from "./ui.js";
import { t } from "./words.js";

const home = () => import("./pages/home.js");
const HomePage = lazy(() => home().then((module) => module.HomePage));
const LobbyPage = lazy(() => home().then((module) => module.LobbyPage));
const GamePage = lazy(() => import("./pages/game.js").then((module) => module.GamePage));
const ReplayPage = lazy(() => import("./pages/replay.js").then((module) => module.ReplayPage));
const EnterPage = lazy(() => import("./pages/enter.js").then((module) => module.EnterPage));
const SettingsDialog = lazy(() => import("./parts/settings.js").then((module) => module.SettingsDialog), true);
const KeysDialog = lazy(() => import("./parts/keys.js").then((module) => module.KeysDialog), true);
const AboutPage = lazy(() => import("./pages/about.js").then((module) => module.AboutPage));

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

export function App() {
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
