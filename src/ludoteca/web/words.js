/** Every word on the screen: Fluent messages of the shell and the games, in the reader's language. */

import { boot } from "./boot.js";
import { FluentBundle, FluentResource } from "./vendor/fluent.js";
import { signal } from "./vendor/preact.js";

/** The languages, each by its own name. */
export const LANGUAGES = {
  en: "English",
  fr: "Français",
  es: "Español",
  it: "Italiano",
  pl: "Polski",
  vi: "Tiếng Việt",
};

/** The language that is shown now. */
export const language = signal("en");

/** The messages that are shown now; replaced as a whole, so that everything is drawn anew. */
const bundle = signal(new FluentBundle("en"));

/** Whose messages are loaded: the shell's (""), and those of the games seen. */
const owners = new Set([""]);

/** Those of them that are in the bundle already. */
const shown = new Set();

let fallenBack = "none";

/** @type {Map<string, Promise<FluentResource>>} */
const resources = new Map();

/** The English messages, once one was missing in the reader's language. */
const english = signal(/** @type {FluentBundle | undefined} */ (undefined));

/**
 * The message `id` in the reader's language, else in English, else the id itself; nothing while the
 * messages it belongs to are still on their way.
 * @type {import("./types.js").Translate}
 */
export function t(id, args = {}) {
  const source = [bundle.value, english.value].find((one) => one?.getMessage(id)?.value);
  const message = source?.getMessage(id);
  if (source && message) return source.formatPattern(message.value, plain(args), []);
  if (!shown.has(ownerOf(id))) return "";
  if (language.peek() !== "en") fallBack();
  return id;
}

/**
 * Whose message `id` is: a game's, or the shell's ("").
 * @param {string} id
 */
function ownerOf(id) {
  const [first] = id.split("-");
  return first in boot.messages ? first : "";
}

/**
 * Tell whether there is a message `id`.
 * @param {string} id
 */
export function has(id) {
  return !!(bundle.value.getMessage(id) ?? english.value?.getMessage(id));
}

/** Load the English messages of all that are loaded, unless that has been done. */
async function fallBack() {
  const key = [...owners].join(" ");
  if (key === fallenBack) return;
  fallenBack = key;
  english.value = await loaded("en");
}

/** Show the language the server chose for this browser. */
export function firstLanguage() {
  return showLanguage(boot.language || document.documentElement.lang);
}

/**
 * Switch to `code` in place.
 * @param {string} code
 */
export async function showLanguage(code) {
  const known = code in LANGUAGES ? code : "en";
  await show(known);
  language.value = known;
  document.documentElement.lang = known;
}

/**
 * Add a game's messages to those that are shown.
 * @param {string} game
 */
export async function addGameWords(game) {
  if (owners.has(game)) return;
  owners.add(game);
  await show(language.value);
}

/** @param {string} code */
async function show(code) {
  const all = [...owners];
  bundle.value = await loaded(code);
  for (const owner of all) shown.add(owner);
}

/** @param {string} code */
async function loaded(code) {
  const fresh = new FluentBundle(code, { useIsolating: false });
  const all = await Promise.all([...owners].map((owner) => resource(owner, code)));
  for (const one of all) fresh.addResource(one);
  return fresh;
}

/**
 * @param {string} owner
 * @param {string} code
 * @returns {Promise<FluentResource>}
 */
function resource(owner, code) {
  const addresses = boot.messages[owner] ?? {};
  const address = addresses[code] ?? addresses.en;
  const known = resources.get(address) ?? fetched(address);
  resources.set(address, known);
  known.catch(() => resources.delete(address));
  return known;
}

/**
 * @param {string | undefined} address
 * @returns {Promise<FluentResource>}
 */
async function fetched(address) {
  const response = address && (await fetch(address));
  return new FluentResource(response ? await response.text() : "");
}

/**
 * Keep what a message can say: strings and numbers.
 * @param {Record<string, any>} args
 */
function plain(args) {
  /** @type {Record<string, string | number>} */
  const kept = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "string" || typeof value === "number") kept[name] = value;
    else if (typeof value === "boolean") kept[name] = String(value);
    else if (Array.isArray(value)) kept[name] = value.join(", ");
  }
  return kept;
}

/**
 * A length of time in words: "3 days".
 * @param {number} seconds
 */
export function duration(seconds) {
  /** @type {[number, string][]} */
  const units = [
    [86400, "day"],
    [3600, "hour"],
    [60, "minute"],
    [1, "second"],
  ];
  const [size, unit] = units.find(([size]) => seconds >= size) ?? [1, "second"];
  const style = /** @type {const} */ ({ style: "unit", unitDisplay: "long", unit });
  return new Intl.NumberFormat(language.value, style).format(Math.round(seconds / size));
}

/**
 * A moment of the day, or a date when it is not today.
 * @param {number} time  seconds since 1970
 */
export function moment(time) {
  const when = new Date(time * 1000);
  const today = new Date().toDateString() === when.toDateString();
  /** @type {Intl.DateTimeFormatOptions} */
  const style = today
    ? { hour: "2-digit", minute: "2-digit" }
    : { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" };
  return new Intl.DateTimeFormat(language.value, style).format(when);
}
