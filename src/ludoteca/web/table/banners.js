/** What stands above the bar for a while: lost connection, proposals, absent players, what was missed. */

import { gameOf } from "../boot.js";
import { levelName } from "../games.js";
import { Select } from "../parts/controls.js";
import { Icon } from "../parts/icons.js";
import { html, useEffect, useSignal } from "../ui.js";
import { t } from "../words.js";
import { doAtTable } from "./people.js";

/** @import { Player, TableInfo } from "../types.js" */
/** @import { TableCtrl } from "./ctrl.js" */

/** A connection that comes back within this time is not worth a word. */
const PATIENCE = 1200;

/** @param {{table: TableCtrl, info?: TableInfo, players: Player[]}} props */
export function Banners({ table, info, players }) {
  return html`<div class="banners">
    <${ConnectionBanner} table=${table} />
    ${info?.state === "playing" &&
    html`
      <${BotSeatBanner} info=${info} />
      <${ProposalBanner} info=${info} players=${players} />
      ${info.abandoned?.map((seat) => html`<${AbandonedBanner}
        key=${seat}
        info=${info}
        player=${players[seat]}
      />`)}
    `}
  </div>`;
}

/** @param {{table: TableCtrl}} props */
function ConnectionBanner({ table }) {
  const isShown = useSignal(false);
  const isConnected = table.isConnected.value;
  useEffect(() => {
    if (isConnected) {
      isShown.value = false;
      return undefined;
    }
    const timer = setTimeout(() => (isShown.value = true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isConnected]);
  if (!isShown.value) return null;
  return html`<div class="banner banner-warn" role="status">
    <${Icon} name="wifi" />
    <p>${t("shell-connection-lost")}</p>
    <span class="spinner" aria-hidden="true"></span>
  </div>`;
}

/** The reader's seat is played by a bot. @param {{info: TableInfo}} props */
function BotSeatBanner({ info }) {
  const seat = info.you?.seat;
  if (seat === undefined || !info.seats[seat].bot) return null;
  return html`<div class="banner banner-warn">
    <${Icon} name="bot" />
    <p>${t("shell-bot-plays-you")}</p>
    <button
      type="button"
      class="button button-main"
      onClick=${() => doAtTable(info, "back")}
    >${t("shell-take-back")}</button>
  </div>`;
}

/** @param {{info: TableInfo, players: Player[]}} props */
function ProposalBanner({ info, players }) {
  const { proposal, you } = info;
  if (!proposal) return null;
  const hasAgreed = you?.seat === undefined || proposal.agreed.includes(you.seat);
  return html`<div class="banner" role="status">
    <${Icon} name="hand" />
    <p>${t("shell-proposal", { player: players[proposal.by]?.name })}</p>
    ${!hasAgreed &&
    html`<button
      type="button"
      class="button button-main"
      onClick=${() => doAtTable(info, "agree", { agree: true })}
    >${t("shell-agree")}</button>`}
    ${you?.seat !== undefined &&
    html`<button type="button" class="button" onClick=${() => doAtTable(info, "agree", { agree: false })}>
      ${t(hasAgreed ? "shell-withdraw" : "shell-decline")}
    </button>`}
  </div>`;
}

/** @param {{info: TableInfo, player: Player}} props */
function AbandonedBanner({ info, player }) {
  const game = gameOf(info.game);
  const level = useSignal(game?.default_bot ?? "");
  const mine = info.you?.seat;
  if (player.you || !game) return null;
  return html`<div class="banner banner-warn" role="status">
    <${Icon} name="clock" />
    <p>${t("shell-abandoned", { player: player.name })}</p>
    ${mine !== undefined &&
    html`
      <${Select}
        label=${t("shell-bot-level")}
        quiet
        value=${level.value}
        choices=${game.bots.map((name) => [name, levelName(game.name, name)])}
        onChange=${(/** @type {string} */ name) => (level.value = name)}
      />
      <button
        type="button"
        class="button"
        onClick=${() => doAtTable(info, "replace", { seat: player.seat, level: level.value })}
      >
        ${t("shell-bot-plays-on")}
      </button>
      <button
        type="button"
        class="button"
        onClick=${() => doAtTable(info, "giveup", { seat: player.seat })}
      >${t("shell-give-up-seat")}</button>
    `}
  </div>`;
}
