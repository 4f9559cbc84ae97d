/** What this hall is, and whose work it stands on. */

import { boot } from "../boot.js";
import { namePage } from "../notify.js";
import { html, useEffect, useSignal } from "../ui.js";
import { t } from "../words.js";

/** @typedef {{name: string, version: string, licence: string}} Library */

export function AboutPage() {
  const title = t("shell-about");
  const libraries = useSignal(/** @type {Library[]} */ ([]));
  useEffect(() => namePage(title), [title]);
  useEffect(() => {
    const listing = new URL("../vendor/vendor.json", import.meta.url);
    fetch(listing)
      .then((response) => response.json())
      .then(({ packages }) => (libraries.value = packages))
      .catch(() => {});
  }, []);
  return html`<article class="prose about">
    <h1>${title}</h1>
    <p>${t("shell-about-text")}</p>
    <h2>${t("shell-fair")}</h2>
    <p>${t("shell-about-fair")}</p>
    <h2>${t("shell-about-libraries")}</h2>
    <ul>
      ${libraries.value.map(
        ({ name, version, licence }) => html`<li key=${name}>
          <a href=${licenceOf(name)} target="_blank">${name}</a> ${version} (${licence})
        </li>`,
      )}
    </ul>
    <p class="quiet">Ludoteca ${boot.version} (MIT). ${t("shell-footer-independent")}</p>
  </article>`;
}

/** @param {string} name */
function licenceOf(name) {
  const file = `LICENSE.${name.replace("@", "").replace("/", "-")}.txt`;
  return new URL(`../vendor/${file}`, import.meta.url).href;
}
