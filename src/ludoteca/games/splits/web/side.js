/** What stands beside the board: each player's pastures and sheep, and the controls of the bar. */

import { Stepper, html } from "../../../web/ui.js";
import { outline, tileCells } from "./hex.js";
import { amountOf, isBlocked } from "./splitting.js";
import { cellNames } from "./words.js";

/** @import { Decision, DraftSignal, Player, Translate } from "../../../web/types.js" */
/** @import { SplitsView } from "./board.js" */

const TILE = tileCells("0,0/0").map((cell) => outline(cell)).join("");

/**
 * Under a player's name: tiles to lay, then pastures, largest group and sheep still to spread.
 * @param {{view: SplitsView, player: Player, t: Translate}} props
 */
export function Side({ view, player, t }) {
  const { seat } = player;
  const note = view.left.includes(seat) ? "left" : view.out.includes(seat) && view.phase !== "over" ? "out" : "";
  return html`<div class="splits-side ${note}">${facts(view, seat, t)}
    ${note && html`<span class="note">${t(`splits-side-${note}`)}</span>`}
  </div>`;
}

/** @param {SplitsView} view @param {number} seat @param {Translate} t */
function facts(view, seat, t) {
  if (view.phase === "tiles") {
    const order = (seat - view.first + view.seats) % view.seats;
    const tiles = 4 - Math.ceil((view.tiles.length - order) / view.seats);
    return html`<span class="stock" aria-hidden="true">
        ${Array.from({ length: tiles }, () => html`<svg viewBox="-48 -50 226 168" width="24" height="18">
          <path d=${TILE} />
        </svg>`)}
      </span>
      <span>${t("splits-side-tiles", { tiles })}</span>`;
  }
  const land = new Set(cellNames(view).keys());
  const own = Object.entries(view.stacks).filter(([, [owner]]) => owner === seat);
  if (!own.length) return html`<span>${t("splits-side-waiting")}</span>`;
  const sheep = own.reduce((sum, [cell, [, many]]) => sum + (isBlocked(view.stacks, land, cell) ? 0 : many - 1), 0);
  const { cells, group } = view.scores[seat];
  return html`<strong>${t("splits-side-cells", { cells })}</strong>
    <span>${t("splits-side-group", { group })}</span>
    ${view.phase !== "over" && html`<span>${t("splits-side-spread", { sheep })}</span>`}`;
}

/**
 * How many go and how many stay.
 * @param {{decision: Decision, draft: DraftSignal, view: SplitsView, t: Translate}} props
 */
export function BarControls({ decision, draft, view, t }) {
  const answer = draft.value, part = decision.actions[0]?.parts[0];
  const [from, to, amount] = answer?.move ?? [];
  const bounds = part?.kind === "move" ? part.routes[from]?.[to] : undefined;
  if (!bounds || part?.kind !== "move") return null;
  const { routes } = part;
  const set = (/** @type {number} */ value) => {
    draft.value = { action: "split", move: amountOf(routes, [from, to, amount], value) };
  };
  return html`<div class="splits-controls">
    <span>${t("splits-staying", { stay: view.stacks[from][1] - amount })}</span>
    <${Stepper} value=${amount} low=${bounds[0]} high=${bounds[1]} onChange=${set}
      label=${t("splits-go")} less=${t("splits-go-less")} more=${t("splits-go-more")} />
    <span>${t("splits-going", { amount })}</span>
  </div>`;
}
