/** Who sits where, as boards, panels and log name them. */

import { levelName } from "../games.js";
import { has, t } from "../words.js";

/** @import { Player, SeatInfo, TableInfo } from "../types.js" */

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
 * What an event says in the reader's language; undefined for one that only boards show.
 * @param {{
 *   event: import("../types.js").GameEvent, players: Player[],
 *   board: Partial<import("../types.js").BoardModule>, view: import("../types.js").View,
 * }} about
 */
export function eventText({ event, players, board, view }) {
  const own = board.logText?.({ event, t, players, view });
  if (own !== undefined) return own;
  return has(event.event) ? t(event.event, namedSeats(event, players)) : undefined;
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
