/** The beginning: words, then the page. */

import { App } from "./app.js";
import { meet } from "./me.js";
import { boot } from "./boot.js";
import { follow } from "./router.js";
import { h, render } from "./vendor/preact.js";
import { firstLanguage } from "./words.js";

const app = /** @type {HTMLElement} */ (document.getElementById("app"));

follow();
// A stranger becomes one guest first: calls made at the same time would each make their own.
await Promise.all([firstLanguage(), boot.password || meet().catch(() => {})]);
render(h(App, {}), app);
