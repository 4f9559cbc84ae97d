/** The players' panel: who plays, whose turn it is, who is there; a game adds its scores. */

import { levelName } from "../games.js";
import { Icon } from "../parts/icons.js";
import { SeatMark, seatClass } from "../parts/seats.js";
import { html } from "../ui.js";
import { duration, t } from "../words.js";

/** @import { BoardModule, Player, TableInfo, View } from "../types.js" */

/**
 * @param {{
 *   info: TableInfo, players: Player[], view: View, board: Partial<BoardModule>, waiting: number[],
 *   ranks?: number[], waited?: Record<string, number>, children?: any,
 * }} props
 */
export function Players({ info, players, view, board, waiting, ranks = [], waited = {}, children }) {
  return html`<section class="players" aria-labelledby="players-title">
    <h2 id="players-title" class="sr-only">${t("shell-players")}</h2>
    <ul class="player-list">
      ${players.map(
        (player) => html`<li key=${player.seat} class=${`player ${seatClass(player.seat)} ${waiting.includes(player.seat) ? "player-turn" : ""}`}>
          <div class="player-head">
            <${SeatMark} seat=${player.seat} size=${26} />
            <span class="player-name">${player.name}</span>
            ${player.you && html`<span class="chip">${t("shell-you")}</span>`}
            ${ranks[player.seat] === 1 && html`<span class="chip chip-win"><${Icon} name="crown" size=${14} label=${t("shell-winner")} /></span>`}
            <${Presence} player=${player} info=${info} />
          </div>
          ${waiting.includes(player.seat) &&
          html`<p class="player-wait">
            ${t("shell-to-play")}${waited[player.seat] >= 60 ? ` · ${duration(waited[player.seat])}` : ""}
          </p>`}
          ${board.Side && view && html`<div class="player-side"><${board.Side} view=${view} players=${players} player=${player} t=${t} /></div>`}
        </li>`,
      )}
    </ul>
    ${children}
  </section>`;
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
