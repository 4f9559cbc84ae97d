/** A table before its match begins: seats to take and fill, the invitation, the settings, Start. */

import { gameOf } from "../boot.js";
import { Emblem, gamePitch, gameTitle, levelName } from "../games.js";
import { GameOptions, LimitChoice } from "../pages/create.js";
import { Segments, Select } from "../parts/controls.js";
import { ShareLink } from "../parts/copy.js";
import { Icon, SeatMark, seatClass } from "../parts/icons.js";
import { html, useSignal } from "../ui.js";
import { t } from "../words.js";
import { Chat } from "./papers.js";
import { doAtTable } from "./people.js";

/** @import { Player, TableInfo } from "../types.js" */
/** @import { TableCtrl } from "./ctrl.js" */

/** @param {{table: TableCtrl, info: TableInfo, players: Player[]}} props */
export function Room({ table, info, players }) {
  const mySeat = info.you?.seat;
  const free = info.seats.findIndex((seat) => !seat.guest && !seat.bot);
  return html`<div class="room">
    <section class="room-main">
      <header class="room-head">
        <${Emblem} name=${info.game} size=${88} />
        <div>
          <h1>${gameTitle(info.game)}</h1>
          <p>${gamePitch(info.game)}</p>
          <p><a href=${`/games/${info.game}`} target="_blank">${t("shell-how-to-play")}</a></p>
        </div>
      </header>
      <ul class="room-seats">
        ${players.map((player) => html`<li key=${player.seat}><${Seat} info=${info} player=${player} /></li>`)}
      </ul>
      <${Begin} info=${info} free=${free} mySeat=${mySeat} />
    </section>
    <aside class="room-side">
      <section class="panel">
        <h2>${t("shell-invite")}</h2>
        <p class="quiet">${t("shell-invite-text")}</p>
        <${ShareLink}
          label=${t("shell-invite-link")}
          href=${`${location.origin}/tables/${info.id}`}
          title=${t("shell-invite-title", { game: gameTitle(info.game) })}
        />
      </section>
      <${Settings} info=${info} />
      <section class="panel">
        <h2>${t("shell-chat")}</h2>
        <${Chat} table=${table} />
      </section>
    </aside>
  </div>`;
}

/** @param {{info: TableInfo, player: Player}} props */
function Seat({ info, player }) {
  const { seat } = player;
  const who = info.seats[seat];
  const isFree = !who.guest && !who.bot;
  return html`<div class=${`room-seat ${seatClass(seat)} ${isFree ? "room-seat-free" : ""}`}>
    <${SeatMark} seat=${seat} size=${44} />
    <div class="room-seat-who">
      <strong>${player.name}</strong>
      <span class="quiet">${t("shell-seat-number", { number: seat + 1 })}${player.you ? ` · ${t("shell-you")}` : ""}</span>
    </div>
    <div class="room-seat-deeds">
      ${isFree ? html`<${FreeSeat} info=${info} seat=${seat} />` : html`<${TakenSeat} info=${info} player=${player} />`}
    </div>
  </div>`;
}

/** @param {{info: TableInfo, seat: number}} props */
function FreeSeat({ info, seat }) {
  const isSeated = info.you?.seat !== undefined;
  return html`
    <button
      type="button"
      class=${`button ${isSeated ? "" : "button-main"}`}
      onClick=${() => doAtTable(info, "sit", { seat })}
    >
      ${t(isSeated ? "shell-sit-here" : "shell-sit")}
    </button>
    ${info.you?.owner && html`<${AddBot} info=${info} seat=${seat} />`}
  `;
}

/** @param {{info: TableInfo, seat: number}} props */
function AddBot({ info, seat }) {
  const game = gameOf(info.game);
  const level = useSignal(game?.default_bot ?? "");
  if (!game?.bots.length) return null;
  return html`<div class="add-bot">
    <${Select}
      label=${t("shell-bot-level")}
      quiet
      value=${level.value}
      choices=${game.bots.map((name) => [name, levelName(game.name, name)])}
      onChange=${(/** @type {string} */ name) => (level.value = name)}
    />
    <button type="button" class="button" onClick=${() => doAtTable(info, "bot", { seat, level: level.value })}>
      <${Icon} name="bot" /> ${t("shell-add-bot")}
    </button>
  </div>`;
}

/** @param {{info: TableInfo, player: Player}} props */
function TakenSeat({ info, player }) {
  const { seat, name } = player;
  if (player.you) {
    return html`<button
      type="button"
      class="button"
      onClick=${() => doAtTable(info, "stand")}
    >${t("shell-stand")}</button>`;
  }
  if (!info.you?.owner) return null;
  const [deed, label] = player.bot ? ["unbot", "shell-take-out"] : ["remove", "shell-remove"];
  return html`<button
    type="button"
    class="button"
    aria-label=${`${t(label)}: ${name}`}
    onClick=${() => doAtTable(info, deed, { seat })}
  >
    ${t(label)}
  </button>`;
}

/** @param {{info: TableInfo, free: number, mySeat?: number}} props */
function Begin({ info, free, mySeat }) {
  const isFull = free < 0;
  if (!info.you?.owner) {
    const text = mySeat === undefined && !isFull ? "shell-take-a-seat" : isFull ? "shell-owner-starts" : "shell-waiting-players";
    return html`<p class="room-hint" role="status">${t(text)}</p>`;
  }
  return html`<div class="room-begin">
    <button
      type="button"
      class="button button-main button-large"
      aria-disabled=${!isFull}
      onClick=${() => isFull && doAtTable(info, "start")}
    >
      ${t("shell-start")}
    </button>
    <p class="quiet" role="status">${t(isFull ? "shell-all-here" : "shell-seats-missing")}</p>
  </div>`;
}

/** @param {{info: TableInfo}} props */
function Settings({ info }) {
  const game = gameOf(info.game);
  const isFixed = !info.you?.owner;
  if (!game) return null;
  return html`<section class="panel">
    <h2>${t("shell-table-settings")}</h2>
    <${GameOptions}
      game=${game}
      seats=${info.seats.length}
      values=${info.options}
      disabled=${isFixed}
      onChange=${(/** @type {any} */ options) => doAtTable(info, "options", { options })}
    />
    <${Segments}
      legend=${t("shell-access")}
      value=${info.public ? "public" : "invited"}
      disabled=${isFixed}
      choices=${[
        ["invited", t("shell-access-invited")],
        ["public", t("shell-access-public")],
      ]}
      onChange=${(/** @type {string} */ value) => doAtTable(info, "options", { public: value === "public" })}
    />
    <${LimitChoice}
      value=${String(info.limit)}
      disabled=${isFixed}
      onChange=${(/** @type {string} */ value) => doAtTable(info, "options", { limit: Number(value) })}
    />
  </section>`;
}
