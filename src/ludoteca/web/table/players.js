/** The players' panel: who plays, whose turn it is, who is there; a game adds its scores. */

import { levelName } from "../games.js";
import { Icon } from "../parts/icons.js";
import { SeatMark, seatClass } from "../parts/seats.js";
import { html, useEffect, useSignal } from "../ui.js";
import { duration, t } from "../words.js";

/** @import { BoardModule, Player, TableInfo, View } from "../types.js" */

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
