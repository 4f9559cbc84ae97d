/** A table in a list: which game, who sits there, what one can do there; and the facts of a game in short. */

import { Emblem, gameTitle } from "../games.js";
import { seatName } from "../table/people.js";
import { html } from "../ui.js";
import { moment, t } from "../words.js";
import { Icon, SeatMark, seatClass } from "./icons.js";

/** @typedef {import("../types.js").GameInfo} GameInfo */
/** @typedef {import("../api.js").ListedTable} ListedTable */

/** @param {{table: ListedTable, own?: boolean}} props */
export function TableCard({ table, own = false }) {
  return html`<a class=${`table-card ${table.turn ? "table-card-turn" : ""}`} href=${`/tables/${table.id}`}>
    <${Emblem} name=${table.game} size=${56} />
    <span class="table-card-text">
      <span class="table-card-head">
        <strong>${gameTitle(table.game)}</strong>
        <span class="quiet">${moment(table.created)}</span>
      </span>
      <span class="table-card-seats">
        ${table.seats.map((seat, number) => html`<${SeatName}
          key=${number}
          seat=${seat}
          number=${number}
          game=${table.game}
        />`)}
      </span>
    </span>
    <${Status} table=${table} own=${own} />
  </a>`;
}

/** @param {{seat: import("../types.js").SeatInfo, number: number, game: string}} props */
function SeatName({ seat, number, game }) {
  const isFree = !seat.guest && !seat.bot;
  return html`<span class=${`seat-name ${seatClass(number)} ${isFree ? "seat-name-free" : ""}`}>
    <${SeatMark} seat=${number} size=${16} />${seatName(game, seat)}
  </span>`;
}

/** @param {{table: ListedTable, own: boolean}} props */
function Status({ table, own }) {
  if (table.turn) return html`<span class="badge badge-turn">${t("shell-your-turn")}</span>`;
  if (table.state === "over") return html`<span class="badge">${t("shell-table-over")}</span>`;
  if (own) {
    return html`<span class="badge">${t(table.state === "open" ? "shell-table-open" : "shell-table-playing")}</span>`;
  }
  const [icon, text] = table.state === "open" ? ["hand", "shell-join"] : ["eye", "shell-watch"];
  return html`<span class="badge badge-deed"><${Icon} name=${icon} size=${16} /> ${t(text)}</span>`;
}

/**
 * Players, minutes and complexity in one line.
 * @param {{game: GameInfo}} props
 */
export function ShortFacts({ game }) {
  const [fewest, most] = game.seats;
  const [least, longest] = game.facts.minutes;
  return html`<ul class="short-facts">
    <li><${Icon} name="people" size=${18} />${t("shell-fact-players", { fewest, most })}</li>
    <li><${Icon} name="clock" size=${18} />${t("shell-fact-minutes", { least, most: longest })}</li>
    <li><${Complexity} of=${game.facts.complexity} /></li>
  </ul>`;
}

/**
 * Five hexagons, as many filled as the game is complex.
 * @param {{of: number}} props
 */
export function Complexity({ of }) {
  return html`<span class="complexity" role="img" aria-label=${t("shell-fact-complexity-of", { number: of })}>
    ${[1, 2, 3, 4, 5].map(
      (step) => html`<svg
        key=${step}
        viewBox="0 0 20 22"
        width="15"
        height="17"
        class=${step <= of ? "filled" : ""}
      >
        <path d="M10 1.5 18.5 6v10L10 20.5 1.5 16V6Z" />
      </svg>`,
    )}
  </span>`;
}
