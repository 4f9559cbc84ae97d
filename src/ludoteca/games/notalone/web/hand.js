/** What lies before the player: Place cards, Hunt and Survival cards, tokens to put, and what can be done. */

import { Explain, html, useRoving, useSignal } from "../../../web/ui.js";
import { Art, Sign, Token } from "./art.js";
import { useDrag } from "./planet.js";
import {
  actionName, atOnce, begin, cardName, current, hint, isCard, isDirect, isGiven, look, meaning, phaseOf, placeName, pressed, sends,
  symbolOf, targets, thing, toggle,
} from "./model.js";

/** @import { Action } from "../../../web/types.js" */
/** @import { Props } from "./planet.js" */
/** @import { Card } from "./model.js" */

/** Actions that the bar has as buttons. */
const IN_BAR = ["pass", "pass-phase", "pass-turn", "wait", "take-back"];

/** Tell whether an action without parts is a button in the bar. @param {Action} action */
export const inBar = ({ action }) => IN_BAR.includes(action);

/** @param {Props} props */
export function Own(props) {
  const { view, seat, t } = props;
  const mine = view.mine, one = view.hunted[seat ?? -1];
  if (!mine || view.phase === "side") return null;
  return html`<section class="own" aria-label=${t("notalone-own")}>
    ${!one && html`<${Tray} ...${props} />`}
    <${Deeds} ...${props} />
    ${one && html`<div class="places-row">
      <${Places} ...${props} title=${t("notalone-own-hand")} places=${mine.hand ?? []} laid=${mine.laid ?? []} kind="inhand" />
      <${Places} ...${props} title=${t("notalone-own-pile")} places=${one.discard ?? []} laid=${[]} kind="inpile" />
    </div>`}
    <${Cards} ...${props} cards=${mine.cards} />
  </section>`;
}

/** Tokens to be put: press one, then a place; or pull it there. @param {Props} props */
function Tray(props) {
  const { view, decision, draft, t } = props;
  const drag = useDrag(props);
  const ready = view.to_place ?? [];
  if (view.phase !== "hunting" || !ready.length) return null;
  const action = current(decision, draft.value);
  return html`<div class="tray" role="group" aria-label=${t("notalone-tray")}>
    <p>${t("notalone-tray-text")}</p>
    ${ready.map((token) => {
      const own = decision?.actions.find((one) => one.action === `place-${token}`);
      return html`<${Explain} key=${token} title=${t(`notalone-token-${token}`)} text=${t(`notalone-token-${token}-text`)}>
        <button type="button" class=${look("put", action === own && "chosen")} data-token=${token}
          aria-pressed=${!!own && action === own} aria-disabled=${!own}
          onClick=${() => own && draft.value?.action !== own.action && (draft.value = begin(own))}
          onPointerDown=${(/** @type {PointerEvent} */ event) => own && drag.start(event, own, token)}>
          <${Token} token=${token} size=${44} /><span>${t(`notalone-token-${token}`)}</span>
        </button>
      <//>`;
    })}
    ${drag.at && html`<div class="dragged" style=${`left:${drag.at.x}px;top:${drag.at.y}px`}>
      <${Token} token=${drag.token} size=${56} />
    </div>`}
  </div>`;
}

/** What one can do besides pressing things: one button each, with what it does. @param {Props} props */
function Deeds(props) {
  const { view, decision, draft, t, validate } = props;
  const deeds = (decision?.actions ?? []).filter((action) => !isCard(action.action) && !inBar(action) && !isDirect(action));
  if (!decision || !deeds.length) return null;
  return html`<div class="deeds" role="group" aria-label=${t("notalone-deeds")}>
    ${deeds.map((action) => {
      const direct = !action.parts.length && atOnce(action), text = hint({ action, decision, view, t });
      const chosen = draft.value?.action === action.action;
      return html`<button type="button" key=${action.action} class=${look("deed", chosen && "chosen")}
        data-deed=${action.action} aria-pressed=${direct ? undefined : chosen}
        onKeyDown=${(/** @type {KeyboardEvent} */ event) => sends(event, chosen, props)}
        onClick=${() => {
          if (!direct) return toggle(draft, action);
          draft.value = begin(action);
          validate();
        }}>
        <strong>${actionName(action.action, t)}</strong>${text && html`<small>${text}</small>`}
      </button>`;
    })}
  </div>`;
}

/**
 * Place cards in a row.
 * @param {Props & {title: string, places: number[], laid: number[], kind: string}} props
 */
function Places(props) {
  const { title, places, laid, kind, decision, draft, view, t } = props;
  const action = current(decision, draft.value);
  const all = [...places, ...laid].sort((a, b) => a - b);
  return html`<div class="pack ${kind}">
    <h2>${title} <b>${places.length}</b></h2>
    <ul ...${useRoving()}>${all.map((place) => {
      const meant = targets(action).filter(({ part, value }) => {
        const { places: at, from, token } = meaning(part.part, value);
        return !from && !token && at?.length === 1 && at[0] === place && part.part !== "place";
      });
      const chosen = meant.some((one) => isGiven(draft.value, one)), down = laid.includes(place);
      const barred = view.phase === "exploration" && view.barred?.includes(place) && kind === "inhand";
      const states = [down ? t("notalone-state-laid") : "", barred ? t("notalone-state-barred") : ""].filter(Boolean);
      const name = `${place} ${placeName(place, t)}`, can = meant.length > 0;
      return html`<li key=${place}><${Explain} title=${name} text=${t(`notalone-place-${place}-text`)} note=${states.join(" ")}>
        <button type="button" data-card=${place}
          class=${look("place-card", `p${place}`, can && "legal", chosen && "chosen", down && "laid", barred && "off")}
          aria-pressed=${can ? chosen : undefined} aria-disabled=${!can} aria-label=${[name, ...states].join(", ")}
          onKeyDown=${(/** @type {KeyboardEvent} */ event) => sends(event, chosen, props)}
          onClick=${() => action && can && (draft.value = pressed(action, draft.value, meant))}>
          <${Art} place=${place} /><b>${place}</b>${down && html`<${Sign} name="down" size=${18} />`}
          <span>${placeName(place, t)}</span>
        </button>
      <//></li>`;
    })}</ul>
    ${!all.length && html`<p class="none">${t("notalone-none")}</p>`}
  </div>`;
}

/** Own Hunt or Survival cards. @param {Props & {cards: Card[]}} props */
function Cards(props) {
  const { view, cards, decision, draft, t, seat } = props;
  const asked = useSignal("");
  const drawn = view.mine?.drawn ?? [], all = [...drawn.map((card) => ({ card })), ...cards];
  const reader = all.find(({ card }) => card === asked.value);
  const action = current(decision, draft.value);
  return html`<div class="pack cards">
    <h2>${t(seat === view.creature ? "notalone-own-hunt" : "notalone-own-survival")}</h2>
    <ul ...${useRoving()}>${all.map((/** @type {Card} */ one) => {
      const { card } = one, own = decision?.actions.find((action) => action.action === card);
      const meant = targets(action).filter(({ part, value }) => meaning(part.part, value).card === card);
      const can = !!own || meant.length > 0;
      const chosen = draft.value?.action === card || meant.some((target) => isGiven(draft.value, target));
      const why = can ? "" : whyNot(one, props), number = phaseOf(card), symbol = symbolOf(card);
      const when = number
        ? t("notalone-when", { number, phase: t(`notalone-phase-${PHASE[number]}`) })
        : t("notalone-when-copied");
      const text = `${when} ${t(`notalone-card-${card}-text`)}`, brought = symbol && t(`notalone-token-${symbol}`);
      return html`<li key=${card}><${Explain} title=${cardName(card, t)} text=${text} note=${why}>
        <button type="button" data-card=${card}
          class=${look("card", can ? "legal" : "shut", chosen && "chosen", drawn.includes(card) && "drawn")}
          aria-pressed=${can ? chosen : undefined} aria-disabled=${!can}
          onKeyDown=${(/** @type {KeyboardEvent} */ event) => sends(event, chosen, props)}
          onClick=${() => {
            asked.value = asked.value === card && !can ? "" : card;
            if (meant.length && action) draft.value = pressed(action, draft.value, meant);
            else if (own) toggle(draft, own);
          }}>
          <${Sign} name=${card} size=${30} />
          <span class="card-words"><strong>${cardName(card, t)}</strong><small>${when}</small></span>
          ${symbol && html`<span title=${t("notalone-brings", { token: brought })}>
            <${Token} token=${symbol} size=${24} /><span class="sr-only">${t("notalone-brings", { token: brought })}</span>
          </span>`}
        </button>
      <//></li>`;
    })}</ul>
    ${!all.length && html`<p class="none">${t("notalone-none")}</p>`}
    ${reader && html`<p class="reader" aria-live="polite">
      <strong>${cardName(reader.card, t)}.</strong>${" "}${t(`notalone-card-${reader.card}-text`)}${" "}
      <em>${decision?.actions.some(({ action }) => action === reader.card) ? "" : whyNot(reader, props)}</em></p>`}
  </div>`;
}

const PHASE = ["", "exploration", "hunting", "reckoning", "maintenance"];

/** Why a card cannot be played now, with its clause. @param {Card} card @param {Props} props */
function whyNot({ why, clause, args = {} }, { t }) {
  if (!why) return "";
  const named = Object.entries(args).map(([field, value]) => [field, thing(field, value, t)]);
  return `${t(why, Object.fromEntries(named))}${clause ? ` (${clause})` : ""}`;
}
