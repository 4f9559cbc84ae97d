/** Says that it is the reader's turn where the page is not seen: title, icon, sound, system notice. */

import { chime } from "./sound.js";
import { notices, sound } from "./settings.js";
import { computed, effect, signal } from "./vendor/signals.js";
import { t } from "./words.js";

/** What the page that is shown is called. */
const heading = signal("");

/** True while the table that is shown waits for the reader. */
export const myTurn = signal(false);

/** What the browser's tab says. */
const pageName = computed(() => {
  const name = heading.value ? `${heading.value} · Ludoteca` : "Ludoteca";
  return myTurn.value ? `${t("shell-your-turn")} · ${name}` : name;
});

/** @param {string} name */
export function namePage(name) {
  heading.value = name;
}

const icon = /** @type {HTMLLinkElement | null} */ (document.getElementById("favicon"));
const quiet = icon?.href ?? "";

effect(() => {
  document.title = pageName.value;
  const wanted = myTurn.value ? quiet.replace("favicon.svg", "favicon-turn.svg") : quiet;
  if (icon && icon.href !== wanted) icon.href = wanted;
});

/** Whoever has answered less than this ago, in milliseconds, and sees the page need not be called. */
const ATTENTIVE = 8000;

/**
 * The table has begun to wait for the reader.
 * @param {string} game  its name in words
 * @param {number} answered  when the reader has last answered
 */
export function callToTable(game, answered) {
  const isAttentive = !document.hidden && Date.now() - answered < ATTENTIVE;
  if (sound.value && !isAttentive) chime("turn");
  if (!notices.value || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  const notice = new Notification(t("shell-your-turn"), { body: game, tag: "ludoteca-turn", icon: quiet });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** Ask the reader for leave to show notices; returns whether they will be shown. */
export async function allowNotices() {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
