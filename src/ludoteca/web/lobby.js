/** The tables of the hall: those that anybody may join or watch, and the reader's own. */

import { get, post } from "./api.js";
import { boot } from "./boot.js";
import { go } from "./router.js";
import { signal, useEffect } from "./ui.js";
import { attempt } from "./parts/toasts.js";

/** @typedef {import("./types.js").TableInfo & {turn?: boolean}} ListedTable */
/** @typedef {{open: ListedTable[], playing: ListedTable[]}} Hall */

const EVERY = 12_000;

export const mine = signal(/** @type {ListedTable[]} */ ([]));
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

/** The time limits a table can have, in seconds: from a sitting to a correspondence. */
export const LIMITS = [300, 1800, 7200, 86400, 259200, 604800];
export const DEFAULT_LIMIT = 86400;

/**
 * Make a table and go to it.
 * @param {{game: string, seats: number, options: Record<string, string>, public: boolean, limit: number}} wish
 */
export async function createTable(wish) {
  const made = await attempt(post("/api/tables", wish));
  if (made) go(`/tables/${made.id}`);
}

/**
 * Make a table for two, seat a bot at it, begin, and go to it.
 * @param {import("./types.js").GameInfo} game
 * @param {string} level
 */
export async function playBot(game, level) {
  const options = Object.fromEntries(game.options.map(({ name, choices }) => [name, choices[0]]));
  const seats = Math.max(2, game.seats[0]);
  const begin = async () => {
    const { id } = await post("/api/tables", {
      game: game.name,
      seats,
      options,
      public: false,
      limit: LIMITS[LIMITS.length - 1],
    });
    for (let seat = 1; seat < seats; seat += 1) await post(`/api/tables/${id}/bot`, { seat, level });
    await post(`/api/tables/${id}/start`);
    return id;
  };
  const id = await attempt(begin());
  if (id) go(`/tables/${id}`);
}
