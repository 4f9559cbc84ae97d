/** The door of a hall with a password. */

import { post } from "../api.js";
import { namePage } from "../notify.js";
import { Logo } from "../parts/icons.js";
import { attempt } from "../parts/toasts.js";
import { html, useEffect, useId } from "../ui.js";
import { t } from "../words.js";

export function EnterPage() {
  const id = useId();
  const title = t("shell-enter");
  useEffect(() => namePage(title), [title]);
  const enter = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const done = await attempt(post("/api/enter", { password: String(form.get("password")) }));
    if (!done) return;
    if (location.pathname === "/enter") location.assign("/");
    else location.reload();
  };
  return html`<form class="message-page" onSubmit=${enter}>
    <${Logo} size=${96} />
    <h1>${title}</h1>
    <p>${t("shell-enter-text")}</p>
    <div class="field">
      <label class="label" for=${id}>${t("shell-password")}</label>
      <input id=${id} name="password" type="password" class="input" required autocomplete="current-password" />
    </div>
    <button class="button button-main button-large">${t("shell-come-in")}</button>
  </form>`;
}
