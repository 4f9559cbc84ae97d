/** Who the reader is: a guest with a name. */

import { get, put } from "./api.js";
import { boot } from "./boot.js";
import { signal } from "./vendor/signals.js";
import { language, showLanguage } from "./words.js";

/** @typedef {{guest?: string, name?: string, language?: string}} Me */

export const me = signal(/** @type {Me} */ (boot.me ?? {}));

/** Ask the server who this browser is; it makes a guest of a stranger. */
export async function meet() {
  if (!me.value.guest) me.value = await get("/api/me");
}

/** @param {string} name */
export async function rename(name) {
  me.value = await put("/api/me", { name, language: language.value });
}

/** @param {string} code */
export async function speak(code) {
  await showLanguage(code);
  const { guest, name } = me.value;
  if (guest && name) me.value = await put("/api/me", { name, language: code });
}
