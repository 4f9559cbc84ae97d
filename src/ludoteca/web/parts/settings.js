/** Name, language, theme, sound, notices, and the link that reopens one's seats elsewhere. */

import { me, post, rename, speak } from "../api.js";
import { notices, sound, theme } from "../boot.js";
import { allowNotices } from "../notify.js";
import { opened } from "../router.js";
import { html, useId, useSignal } from "../ui.js";
import { LANGUAGES, language, t } from "../words.js";
import { Segments, Select, Switch } from "./controls.js";
import { ShareLink } from "./copy.js";
import { Dialog } from "./dialog.js";
import { Icon } from "./icons.js";
import { attempt, say } from "./toasts.js";

export function SettingsDialog() {
  return html`<${Dialog} title=${t("shell-settings")} onClose=${() => (opened.value = "")}>
    <${NameForm} />
    <${Select}
      label=${t("shell-language")}
      value=${language.value}
      choices=${Object.entries(LANGUAGES)}
      onChange=${speak}
    />
    <${Segments}
      legend=${t("shell-theme")}
      value=${theme.value}
      choices=${["auto", "light", "dark"].map((name) => [name, t(`shell-theme-${name}`)])}
      onChange=${(/** @type {any} */ name) => (theme.value = name)}
    />
    <${Switch}
      label=${t("shell-sound")}
      on=${sound.value}
      onChange=${(/** @type {boolean} */ on) => (sound.value = on)}
    />
    <${Switch} label=${t("shell-notices")} on=${notices.value} onChange=${setNotices} />
    <${OtherDevice} />
  <//>`;
}

function NameForm() {
  const id = useId();
  const save = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const name = String(new FormData(form).get("name")).trim();
    if (!name || name === me.value.name) return;
    await attempt(rename(name).then(() => say(t("shell-name-saved", { name }))));
  };
  return html`<form class="field" onSubmit=${save}>
    <label class="label" for=${id}>${t("shell-name")}</label>
    <div class="share-row">
      <input
        id=${id}
        name="name"
        class="input"
        maxlength="30"
        required
        autocomplete="nickname"
        defaultValue=${me.value.name}
      />
      <button class="button">${t("shell-save")}</button>
    </div>
    <p class="quiet">${t("shell-name-hint")}</p>
  </form>`;
}

function OtherDevice() {
  const link = useSignal("");
  const make = async () => {
    const made = await attempt(post("/api/me/link"));
    if (made) link.value = new URL(made.path, location.origin).href;
  };
  return html`<section class="other-device">
    <h3>${t("shell-device")}</h3>
    <p class="quiet">${t("shell-device-hint")}</p>
    ${link.value
      ? html`<${ShareLink} label=${t("shell-device-link")} href=${link.value} title="Ludoteca" />`
      : html`<button type="button" class="button" onClick=${make}>
          <${Icon} name="link" /> ${t("shell-device-make")}
        </button>`}
  </section>`;
}

/** @param {boolean} on */
async function setNotices(on) {
  notices.value = on && (await allowNotices());
  if (on && !notices.value) say(t("shell-notices-refused"), true);
}
