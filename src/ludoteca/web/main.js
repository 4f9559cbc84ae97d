/** The beginning: words, then the page. */

import { App } from "./app.js";
import { meet } from "./me.js";
import { boot } from "./boot.js";
import { follow } from "./router.js";
import { h, render } from "./vendor/preact.js";
import { firstLanguage } from "./words.js";

const app = /** @type {HTMLElement} */ (document.getElementById("app"));

follow();
await firstLanguage();
render(h(App, {}), app);
if (!boot.password) meet().catch(() => {});
