/** What the hall is asked by HTTP (docs/protocol.md): the calls, who the reader is, which tables there are. */

import { boot } from "./boot.js";
import { signal, useEffect } from "./vendor/preact.js";
import { language, showLanguage } from "./words.js";

/** What a call was refused with: a code, and a message id with its arguments. */
export class Refused extends Error {
  /**
   * @param {number} status
   * @param {import("./types.js").Refusal} refusal
   */
  constructor(status, refusal) {
    super(refusal.code);
    this.status = status;
    this.code = refusal.code;
    this.text = refusal.text || "shell-went-wrong";
    this.clause = refusal.clause || "";
    this.args = refusal.args || {};
  }
}

/**
 * @param {string} path
 * @returns {Promise<any>}
 */
export function get(path) {
  return call("GET", path);
}

/**
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
export function post(path, body = {}) {
  return call("POST", path, body);
}

/**
 * @param {string} path
 * @param {object} body
 * @returns {Promise<any>}
 */
export function put(path, body) {
  return call("PUT", path, body);
}

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 */
async function call(method, path, body) {
  const json = body && { "Content-Type": "application/json" };
  let response;
  try {
    response = await fetch(path, {
      method,
      headers: { Accept: "application/json", ...json },
      body: body && JSON.stringify(body),
    });
  } catch {
    throw new Refused(0, { code: "offline", text: "shell-offline" });
  }
  const data = await response.json().catch(() => ({}));
  if (response.ok) return data;
  if (data.text === "server-password-needed") location.reload();
  throw new Refused(response.status, { code: "unknown", ...data });
}

/** @typedef {{guest?: string, name?: string, language?: string}} Me */

/** The reader. */
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

/** @typedef {import("./types.js").TableInfo & {turn?: boolean}} ListedTable */
/** @typedef {{open: ListedTable[], playing: ListedTable[]}} Hall */

const EVERY = 12_000;

/** The reader's own tables. */
export const mine = signal(/** @type {ListedTable[]} */ ([]));
/** The tables that anybody may join or watch. */
export const hall = signal(/** @type {Hall | undefined} */ (undefined));

/** Keep the lists fresh while the part that calls this is shown and the page is seen. */
export function useLobby() {
  useRepeated(async () => {
    [hall.value] = await Promise.all([get("/api/tables"), loadMine()]);
  });
}

/** Keep the reader's own tables fresh. */
export function useMine() {
  useRepeated(loadMine);
}

async function loadMine() {
  mine.value = (await get("/api/tables/mine")).tables;
}

/** @param {() => Promise<void>} load */
function useRepeated(load) {
  useEffect(() => {
    if (boot.password) return;
    const run = () => {
      if (!document.hidden) load().catch(() => {});
    };
    run();
    const timer = setInterval(run, EVERY);
    document.addEventListener("visibilitychange", run);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", run);
    };
  }, []);
}
