/** Says that it is the reader's turn where the page is not seen, by title, icon, sound and system notice; and the few sounds. */

import { notices, sound } from "./boot.js";
import { computed, effect, signal } from "./vendor/preact.js";
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

/** @type {AudioContext | undefined} */
let audio;

/** Notes of each sound: frequency in hertz, start and length in seconds. */
const SOUNDS = {
  turn: [
    [523.25, 0, 0.28],
    [783.99, 0.13, 0.4],
  ],
  move: [[220, 0, 0.09]],
  over: [
    [392, 0, 0.3],
    [523.25, 0.14, 0.3],
    [659.25, 0.28, 0.55],
  ],
};

/** @param {keyof typeof SOUNDS} name */
export function chime(name) {
  // Browsers let a page sound only after its reader has touched it; before that, stay silent.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  for (const [pitch, start, length] of SOUNDS[name]) note(audio, pitch, start, length);
}

/**
 * @param {AudioContext} context
 * @param {number} pitch
 * @param {number} start
 * @param {number} length
 */
function note(context, pitch, start, length) {
  const from = context.currentTime + start;
  const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(0.16, from + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0008, from + length);
  tone.connect(volume).connect(context.destination);
  tone.start(from);
  tone.stop(from + length);
}
