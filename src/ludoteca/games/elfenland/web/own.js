/** What is chosen from: the row of counters, the cards in hand, own counters and obstacle, the roads they fit on. */

import { Explain, html, signal, useRoving } from "../../../web/ui.js";
import { Card, Counter, Obstacle } from "./art.js";
import {
  WAY, actionOf, cardsOf, charted, choicesOf, fareOf, look, meansOf, ownCounters, placesOf, sends, wouldCost,
} from "./model.js";
import { opened, toggleCard } from "./plan.js";
import { cardLabel, chartText, counterName, meansName } from "./words.js";

/** @import { Answer, BoardProps, Decision, DraftSignal } from "../../../web/types.js" */
/** @import { ElfenlandView } from "./model.js" */
/** @import { Journey } from "./plan.js" */

/**
 * `traveller` is whose journey is planned here, `journey` the plan as far as there is one.
 * @typedef {BoardProps & {view: ElfenlandView, journey?: Journey, traveller?: number}} Props
 */

/** @param {Props} props */
export function Own(props) {
  if (!props.view.mine) return null;
  return html`<section class="holdings" aria-label=${props.t("elfenland-own")}>
    <${Hand} ...${props} />
    <${Counters} ...${props} />
  </section>`;
}

/** The cards, each with the step of the plan that it pays; to be pressed where cards are chosen. @param {Props} props */
function Hand(props) {
  const { view, decision, draft, journey, t } = props;
  const hand = view.mine?.hand ?? {}, cards = cardsOf(hand);
  const part = actionOf(decision, draft.value?.action ?? "")?.parts.find((one) => one.part === "cards");
  const isGiving = draft.value?.action === "stop" && part?.kind === "some";
  const isLoading = !isGiving && !!journey?.steps[opened.value];
  const given = isGiving ? draft.value?.cards ?? [] : [];
  const press = (/** @type {string} */ card) => {
    if (isLoading && journey) toggleCard(journey, card);
    else if (isGiving && draft.value) {
      const next = given.includes(card) ? given.filter((/** @type {string} */ one) => one !== card) : [...given, card].slice(-part.most);
      draft.value = { ...draft.value, cards: next };
    }
  };
  const step = journey?.steps[opened.value];
  const note = isLoading && step ? t("elfenland-hand-caravan", { n: step.caravan, chosen: step.cards.length }) : "";
  return html`<div class="hand ${isGiving || isLoading ? "choosing" : ""}">
    <h2>${t("elfenland-hand")} <b>${cards.length}</b></h2>
    <ul aria-label=${note || t("elfenland-hand")} ...${useRoving()}>${cards.map((card) => {
      const means = meansOf(card), name = cardLabel(card, view, t);
      const step = isGiving ? -1 : journey?.steps.findIndex((one) => one.cards.includes(card)) ?? -1;
      const chosen = given.includes(card) || (isLoading && step === opened.value);
      const can = isGiving || (isLoading && (step < 0 || step === opened.value));
      const paid = step >= 0 ? t("elfenland-card-paid", { step: step + 1 }) : "";
      return html`<li key=${card}><${Explain} title=${meansName(means, t)} text=${chartText(means, t)} note=${paid}>
        <button type="button" data-card=${card} class=${look("card", can && "legal", chosen && "chosen", step >= 0 && "spent")}
          aria-pressed=${can ? chosen : undefined} aria-disabled=${!can} aria-label=${[name, paid].filter(Boolean).join(", ")}
          onKeyDown=${(/** @type {KeyboardEvent} */ event) => sends(event, chosen && isGiving && given.length === part.least, props)}
          onClick=${() => can && press(card)}>
          <${Card} means=${means} size="small" />
        </button>
      <//>${step >= 0 && html`<b class="step" aria-hidden="true">${step + 1}</b>`}</li>`;
    })}</ul>
    ${!cards.length && html`<p class="none">${t("elfenland-hand-none")}</p>`}
  </div>`;
}

/** Own counters and the obstacle: to be chosen in planning, and at the end of the round. @param {Props} props */
function Counters(props) {
  const { view, seat, decision, draft, t } = props;
  const own = ownCounters(view, seat), places = placesOf(decision), keeps = choicesOf(decision, "keep", "counter");
  const answer = draft.value ?? decision?.given, hasObstacle = view.players[seat ?? -1]?.obstacle;
  const asksPlan = decision?.ask === "elfenland-ask-plan", road = wanted.value;
  const blocks = choicesOf(decision, "obstruct", "road"), canBlock = road ? blocks.includes(road) : blocks.length > 0;
  const current = answer?.action === "place" ? answer.move?.[0] : answer?.action === "keep" ? answer.counter : undefined;
  // Alike counters share an id: the first of them stands for all.
  const chosenKey = own.find(({ id }) => id === current)?.key;

  const press = (/** @type {string} */ id) => {
    if (keeps.includes(id)) draft.value = draft.value?.counter === id ? null : { action: "keep", counter: id };
    else if (places[id]) {
      const where = road || (draft.value?.action === "place" ? draft.value.move?.[1] : "");
      const fits = where && places[id].includes(where);
      const again = draft.value?.action === "place" && current === id;
      draft.value = again ? null : { action: "place", move: fits ? [id, where, 1] : [id] };
      wanted.value = "";
    }
  };
  const block = () => {
    if (!canBlock) return;
    draft.value = draft.value?.action === "obstruct" ? null : { action: "obstruct", ...(road && { road }) };
    wanted.value = "";
  };
  return html`<div class="counters">
    <h2>${t("elfenland-own-counters")} <b>${own.length}</b></h2>
    <ul ...${useRoving()}>
      ${own.map(({ key, id, means, secret }) => {
        const can = keeps.includes(id) || (road ? !!places[id]?.includes(road) : !!places[id]);
        const chosen = key === chosenKey, name = counterName(id, t);
        const fare = can && road ? charted(means, WAY[road].kind) : 0;
        const note = [
          secret ? t("elfenland-secret-text") : "", asksPlan && !places[id] ? t("elfenland-counter-nowhere") : "",
        ].filter(Boolean).join(" ");
        return html`<li key=${key}><${Explain} title=${name} text=${chartText(means, t)} note=${note}>
          <button type="button" data-counter=${id} class=${look("mine", can && "legal", chosen && "chosen", secret && "secret", asksPlan && !can && "off")}
            aria-pressed=${can ? chosen : undefined} aria-disabled=${!can}
            aria-label=${fare ? `${name}. ${t("elfenland-fare", { n: fare })}` : name}
            onKeyDown=${(/** @type {KeyboardEvent} */ event) => sends(event, chosen && !!(draft.value?.counter || draft.value?.move?.[1]), props)}
            onClick=${() => can && press(id)}>
            <${Counter} means=${means} size=${44} secret=${secret} />
            ${fare > 0 && html`<b class="fare">${fare}</b>`}
            ${secret && html`<small>${t("elfenland-secret")}</small>`}
          </button>
        <//></li>`;
      })}
      ${hasObstacle && html`<li key="obstacle"><${Explain} title=${t("elfenland-obstacle")} text=${t("elfenland-obstacle-text")}>
        <button type="button" data-obstacle class=${look("mine", canBlock && "legal", answer?.action === "obstruct" && "chosen", asksPlan && !canBlock && "off")}
          aria-pressed=${canBlock ? answer?.action === "obstruct" : undefined} aria-disabled=${!canBlock} aria-label=${t("elfenland-obstacle")}
          onKeyDown=${(/** @type {KeyboardEvent} */ event) => sends(event, answer?.action === "obstruct" && !!answer.road, props)}
          onClick=${block}>
          <${Obstacle} size=${40} />
          <small>${t("elfenland-obstacle")}</small>
        </button>
      <//></li>`}
    </ul>
    ${!own.length && !hasObstacle && html`<p class="none">${t("elfenland-counters-none")}</p>`}
  </div>`;
}

/** Counters that each player takes in a round (EL-9.1). */
const DRAWS = 3;

/** @param {Props} props */
export function Row(props) {
  const { view, decision, draft, t } = props;
  const asked = decision?.ask === "elfenland-ask-draw" ? decision : undefined;
  const part = actionOf(asked, "take")?.parts[0], slots = part?.kind === "one" ? part.choices : [];
  const canDraw = !!actionOf(asked, "draw"), answer = draft.value;
  const toggle = (/** @type {Answer} */ next, /** @type {boolean} */ chosen) => (draft.value = chosen ? null : next);
  const players = view.seats, lap = Math.min(DRAWS, Math.floor((view.drawn ?? 0) / players) + 1);
  return html`<section class="market" aria-label=${t("elfenland-row")}>
    <h2>${t("elfenland-row")}${" "}<small>${t("elfenland-row-lap", { lap, laps: DRAWS })}</small></h2>
    <ul ...${useRoving()}>
      ${view.row.map((/** @type {string} */ means, /** @type {number} */ i) => {
        const slot = slots[i], chosen = answer?.action === "take" && answer.slot === slot && slot !== undefined;
        return html`<li key=${i}><${Explain} title=${meansName(means, t)} text=${chartText(means, t)}>
          <button type="button" data-slot=${i + 1} class=${look("pick", asked && "legal", chosen && "chosen", isNew(view, i) && "fresh")}
            aria-pressed=${asked ? chosen : undefined} aria-disabled=${!asked} aria-label=${meansName(means, t)}
            onKeyDown=${(/** @type {KeyboardEvent} */ event) => sends(event, chosen, props)}
            onClick=${() => asked && toggle({ action: "take", slot }, chosen)}>
            <${Counter} means=${means} size=${52} /><span>${meansName(means, t)}</span>
          </button>
        <//></li>`;
      })}
      <li class="stack"><${Explain} title=${t("elfenland-stack")} text=${t("elfenland-stack-text")}>
        <button type="button" data-stack class=${look("pick", canDraw && "legal", answer?.action === "draw" && "chosen")}
          aria-pressed=${canDraw ? answer?.action === "draw" : undefined} aria-disabled=${!canDraw}
          aria-label=${t("elfenland-stack-count", { n: view.stack })}
          onKeyDown=${(/** @type {KeyboardEvent} */ event) => sends(event, answer?.action === "draw", props)}
          onClick=${() => canDraw && toggle({ action: "draw" }, answer?.action === "draw")}>
          <${Counter} size=${52} /><span>${t("elfenland-stack")}${" "}<b>${view.stack}</b></span>
        </button>
      <//></li>
    </ul>
  </section>`;
}

/** Whether the counter of a slot has just come. @param {import("./model.js").ElfenlandView} view @param {number} i */
const isNew = ({ last }, i) => /took$/.test(last?.event ?? "") && last?.slot === i + 1;

/** @typedef {{state: "legal" | "chosen" | "path" | "dim", fare?: string, note?: string}} Lit */

/** A road that was pressed before any counter. */
export const wanted = signal("");

/**
 * The roads that light up: those the chosen counter fits on, with its fare; those that may get the obstacle, with the
 * fare they would have then; and while nothing is chosen, all on which anything fits.
 * @param {ElfenlandView} view @param {Decision} decision @param {Answer | null} answer
 * @returns {Record<string, Lit>}
 */
export function litRoads(view, decision, answer) {
  const places = placesOf(decision), blocks = choicesOf(decision, "obstruct", "road");
  /** @type {Record<string, Lit>} */
  const lit = {};
  if (answer?.action === "place" && answer.move) {
    const [counter, chosen] = answer.move;
    for (const road of places[counter] ?? []) {
      lit[road] = { state: road === chosen ? "chosen" : "legal", fare: String(wouldCost(counter, road)) };
    }
  } else if (answer?.action === "obstruct") {
    for (const road of blocks) {
      const now = fareOf(view, road, WAY[road].a)?.n ?? 0;
      lit[road] = { state: road === answer.road ? "chosen" : "legal", fare: `${now}→${now + 1}` };
    }
  } else {
    for (const road of new Set(Object.values(places).flat())) lit[road] = { state: "legal" };
    if (wanted.value) lit[wanted.value] = { state: "chosen" };
  }
  return lit;
}

/**
 * A press on a road: it gets what is chosen; with nothing chosen, it is the road that a counter is sought for.
 * @param {Decision} decision @param {DraftSignal} draft @param {string} road
 */
export function pressRoad(decision, draft, road) {
  const places = placesOf(decision), blocks = choicesOf(decision, "obstruct", "road"), answer = draft.value;
  const [counter, before] = answer?.action === "place" ? answer.move ?? [] : [];
  if (answer?.action === "obstruct" && blocks.includes(road)) {
    draft.value = answer.road === road ? { action: "obstruct" } : { action: "obstruct", road };
    return;
  }
  if (counter && places[counter]?.includes(road)) {
    draft.value = { action: "place", move: before === road ? [counter] : [counter, road, 1] };
    return;
  }
  const fits = Object.keys(places).filter((one) => places[one].includes(road)), fitsBlock = blocks.includes(road);
  if (!fits.length && !fitsBlock) return;
  const only = fits.length + Number(fitsBlock) === 1;
  wanted.value = only || wanted.value === road ? "" : road;
  draft.value = !only ? null : fitsBlock ? { action: "obstruct", road } : { action: "place", move: [fits[0], road, 1] };
}
