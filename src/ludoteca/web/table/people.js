/** Who sits where, under which names; the players' panel; and what people do at a table besides answering. */

import { post } from "../api.js";
import { levelName } from "../games.js";
import { Icon, SeatMark, seatClass } from "../parts/icons.js";
import { attempt } from "../parts/toasts.js";
import { html, useEffect, useSignal } from "../ui.js";
import { duration, has, t } from "../words.js";

/** @import { BoardModule, Player, SeatInfo, TableInfo, View } from "../types.js" */

/**
 * Everybody at the table in turn order, under names that tell them apart.
 * @param {Pick<TableInfo, "game" | "seats" | "you">} info
 * @param {number[]} [here]  seats that are connected
 * @returns {Player[]}
 */
export function playersOf({ game, seats, you }, here) {
  /** @type {Map<string, number>} */
  const taken = new Map();
  return seats.map((info, seat) => {
    const plain = seatName(game, info);
    const isFree = !info.guest && !info.bot;
    const number = isFree ? 1 : (taken.get(plain) ?? 0) + 1;
    taken.set(plain, number);
    return {
      seat,
      name: number > 1 ? `${plain} ${number}` : plain,
      ...(info.bot && { bot: info.bot }),
      here: here ? here.includes(seat) : !!info.here,
      ...(you?.seat === seat && { you: true }),
    };
  });
}

/**
 * Who sits in a seat, in words.
 * @param {string} game
 * @param {SeatInfo} info
 */
export function seatName(game, { name, invited, bot }) {
  if (invited) return t("shell-seat-invited", { name: name ?? "" });
  return name ?? (bot ? t("shell-bot-name", { level: levelName(game, bot) }) : t("shell-seat-free"));
}

/**
 * Names as a list in the reader's language: "Ada, Ben and Cleo".
 * @param {string[]} names
 * @param {string} language
 */
export function listOf(names, language) {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

/**
 * What an event says in the reader's language; undefined for one that only boards show. To those who are told
 * more, a message that ends in what that is says it.
 * @param {{
 *   event: import("../types.js").GameEvent, players: Player[],
 *   board: Partial<import("../types.js").BoardModule>, view: import("../types.js").View,
 * }} about
 */
export function eventText({ event, players, board, view }) {
  const own = board.logText?.({ event, t, players, view });
  if (own !== undefined) return own;
  const full = Object.keys(event).map((field) => `${event.event}-${field}`).find(has) ?? event.event;
  return has(full) ? t(full, namedSeats(event, players)) : undefined;
}

/**
 * The fields of an event, with the player's name for its seat.
 * @param {Record<string, any>} fields
 * @param {Player[]} players
 */
function namedSeats(fields, players) {
  const player = players[fields.seat]?.name;
  return player === undefined ? fields : { ...fields, player };
}

/**
 * Ask the server to do something at the table; it tells everybody what has changed.
 * @param {TableInfo} info
 * @param {string} deed
 * @param {object} [body]
 */
export function doAtTable(info, deed, body) {
  return attempt(post(`/api/tables/${info.id}/${deed}`, body));
}

/**
 * @param {{
 *   info: TableInfo, players: Player[], view: View, board: Partial<BoardModule>, waiting: number[],
 *   ranks?: number[], since?: Record<number, number>, children?: any,
 * }} props
 */
export function Players({ info, players, view, board, waiting, ranks = [], since, children }) {
  return html`<section class="players" aria-labelledby="players-title">
    <h2 id="players-title" class="sr-only">${t("shell-players")}</h2>
    <ul class="player-list">
      ${players.map(
        (player) => html`<li
          key=${player.seat}
          class=${`player ${seatClass(player.seat)} ${waiting.includes(player.seat) ? "player-turn" : ""}`}
        >
          <div class="player-head">
            <${SeatMark} seat=${player.seat} size=${26} />
            <span class="player-name">${player.name}</span>
            ${player.you && html`<span class="chip">${t("shell-you")}</span>`}
            ${ranks[player.seat] === 1 && html`<span class="chip"><${Icon}
              name="crown"
              size=${14}
              label=${t("shell-winner")}
            /></span>`}
            <${Presence} player=${player} info=${info} />
          </div>
          ${waiting.includes(player.seat) &&
          html`<p class="player-wait">${t("shell-to-play")}${since && html`<${Waited} since=${since[player.seat]} />`}</p>`}
          ${board.Side && view && html`<div class="player-side"><${board.Side}
            view=${view}
            players=${players}
            player=${player}
            t=${t}
          /></div>`}
        </li>`,
      )}
    </ul>
    ${children}
  </section>`;
}

/** How long somebody has been waited for, once that is worth a word. @param {{since: number}} props */
function Waited({ since }) {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), 20_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = (now.value - since) / 1000;
  return seconds >= 60 ? ` · ${duration(seconds)}` : null;
}

/** @param {{player: Player, info: TableInfo}} props */
function Presence({ player, info }) {
  if (info.left?.includes(player.seat)) return html`<span class="presence">${t("shell-gone")}</span>`;
  if (player.bot) {
    const isPerson = !!info.seats[player.seat].name;
    const label = isPerson ? t("shell-bot-for", { level: levelName(info.game, player.bot) }) : t("shell-bot");
    return html`<span class="presence" title=${label}><${Icon} name="bot" size=${18} label=${label} /></span>`;
  }
  const label = t(player.here ? "shell-here" : "shell-away");
  return html`<span class=${`presence ${player.here ? "presence-here" : ""}`} title=${label}>
    <span class="presence-dot" role="img" aria-label=${label}></span>
  </span>`;
}
