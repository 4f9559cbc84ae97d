/** Everybody at a glance: the ribbon with round, phase, scores and the own hometown, and the lines of the players' panel. */

import { Explain, Icon, SeatMark, html, seatClass } from "../../../web/ui.js";
import { Boot, Counter, HomeMark, Obstacle, Piece, StartMark } from "./art.js";
import { distance, inOrder, look } from "./model.js";
import { meansName, townName, listed } from "./words.js";

/** @import { Player, Translate } from "../../../web/types.js" */
/** @import { ElfenlandView } from "./model.js" */
/** @import { Props } from "./own.js" */

const PHASES = ["draw", "plan", "travel", "keep"];

/** @param {Props & {onChart: () => void}} props */
export function Ribbon({ view, seat, t, players, onChart }) {
  const home = view.mine?.home, town = view.players[seat ?? -1]?.town ?? "";
  return html`<div class="ribbon">
    <strong class="round">${t("elfenland-round", { round: view.round, rounds: view.rounds })}</strong>
    <${Explain} title=${t("elfenland-phases")} text=${PHASES.map((phase) => t(`elfenland-phase-${phase}-text`)).join("\n")}>
      <ol class="phases" role="list" aria-label=${t("elfenland-phases")}>${PHASES.map((phase, i) => html`
        <li key=${phase} class=${phase === view.phase ? "now" : ""} aria-current=${phase === view.phase ? "step" : undefined}>
          <b>${i + 1}</b>${" "}<span>${t(`elfenland-phase-${phase}`)}</span>
        </li>`)}
      </ol>
    <//>
    <ul class="scores" role="list" aria-label=${t("elfenland-scores")}>
      ${inOrder(view).map((one) => html`<${Score} key=${one} view=${view} one=${one} mine=${one === seat} player=${players[one]} t=${t} />`)}
    </ul>
    ${home && html`<${Explain} title=${t("elfenland-home", { town: townName(home, t) })} text=${t("elfenland-home-text")}>
      <span class="hometown" data-home=${distance(town, home)}><${HomeMark} size=${20} />
        <span>${townName(home, t)}</span> <b>${t("elfenland-home-away", { n: distance(town, home) })}</b></span>
    <//>`}
    <button type="button" class="chart-button" aria-keyshortcuts="c" title=${`${t("elfenland-chart")} (C)`} onClick=${onChart}>
      <${Icon} name="scales" size=${18} /><span>${t("elfenland-chart-short")}</span>
    </button>
  </div>`;
}

/**
 * What a player has done in this phase, in a word.
 * @param {ElfenlandView} view @param {number} seat @param {Translate} t
 */
export function stateOf(view, seat, t) {
  const one = view.players[seat];
  if (one.left) return t("elfenland-state-left");
  if (view.turn === seat) return t(`elfenland-state-${view.phase}`);
  if (view.passed?.includes(seat)) return t("elfenland-state-passed");
  if (view.phase === "travel" && one.travelled) return t("elfenland-state-travelled");
  return "";
}

/** @param {{view: ElfenlandView, one: number, mine: boolean, player?: Player, t: Translate}} props */
function Score({ view, one, mine, player, t }) {
  const { taken, left, travelled } = view.players[one], state = stateOf(view, one, t);
  const done = view.passed?.includes(one) || (view.phase === "travel" && travelled);
  const name = player?.name ?? "", starts = one === view.start;
  const text = [t("elfenland-pieces", { n: taken.length }), starts ? t("elfenland-starts") : "", state].filter(Boolean).join(" · ");
  return html`<li class=${look(seatClass(one), view.turn === one && "now", left && "gone", mine && "me")} data-score=${one}>
    <${Explain} title=${name} text=${text}>
      <span class="score" role="group" aria-label=${`${name}: ${text}`}>
        ${starts && html`<${StartMark} size=${16} />`}
        <${SeatMark} seat=${one} size=${16} /><b>${taken.length}</b>
        ${done && html`<${Icon} name="check" size=${14} />`}
      </span>
    <//>
  </li>`;
}

/**
 * Under a player's name in the panel: boot, pieces, counters, obstacle, cards.
 * @param {{view: ElfenlandView, player: Player, t: Translate}} props
 */
export function Side({ view, player, t }) {
  const one = view.players[player.seat], state = view.turn === player.seat ? "" : stateOf(view, player.seat, t);
  if (!one) return null;
  const counters = [...one.open.map((means) => meansName(means, t)), one.secret ? t("elfenland-secrets", { n: one.secret }) : ""].filter(Boolean);
  return html`<div class="elfenland elf-side">
    <span class="fact where"><${Boot} seat=${player.seat} size=${18} />${townName(one.town, t)}</span>
    <span class="fact"><${Piece} seat=${player.seat} size=${12} />${t("elfenland-pieces", { n: one.taken.length })}</span>
    <span class="fact">${t("elfenland-hand-count", { n: one.hand })}</span>
    ${state && html`<span class="fact state">${state}</span>`}
    ${one.home && html`<span class="fact"><${HomeMark} size=${16} />${t("elfenland-home-end", { town: townName(one.home, t), n: one.distance ?? 0 })}</span>`}
    <span class="held" role="img" aria-label=${[counters.length ? listed(counters) : t("elfenland-counters-none"), one.obstacle ? t("elfenland-obstacle") : ""].filter(Boolean).join(", ")}>
      ${one.open.map((means, i) => html`<${Counter} key=${i} means=${means} size=${26} />`)}
      ${Array.from({ length: one.secret }, (_, i) => html`<${Counter} key=${`s${i}`} size=${26} />`)}
      ${one.obstacle && html`<${Obstacle} size=${22} />`}
    </span>
  </div>`;
}
