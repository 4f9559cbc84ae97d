/** The route planner beside the map: each crossing with what pays for it, other routes, and what is left of the hand. */

import { Icon, announce, html, useEffect } from "../../../web/ui.js";
import { Means, Piece } from "./art.js";
import { WAY, counted, look } from "./model.js";
import { barred, journeyOf, offers, opened, plan, setPlan, switched, takeOffer } from "./plan.js";
import { cardsText, fareText, kindName, listed, meansName, townName, wayName, wayText } from "./words.js";

/** @import { Props } from "./own.js" */
/** @import { Journey, Step } from "./plan.js" */
/** @import { Route } from "./routes.js" */

/** @typedef {Props & {journey: Journey, seat: number}} PlannerProps */

/** @param {PlannerProps} props */
export function Planner(props) {
  const { view, journey, seat, t } = props, { steps, left, gain } = journey, choice = offers.value;
  const asked = props.decision?.ask === "elfenland-ask-travel";
  useEffect(() => {
    if (choice) announce(offersText(props, choice.list, choice.town));
  }, [choice]);
  const said = barred.value ? t("elfenland-plan-barred", { way: wayText(barred.value, view, journey.to, t) }) : "";
  return html`<section class="planner" aria-label=${t("elfenland-planner")}>
    <header>
      <h2>${t("elfenland-planner")}</h2>
      ${steps.length > 0 && html`<span class="sum">
        <span class="fact">${t("elfenland-plan-left", { n: left.length })}</span>
        <span class="fact gain"><${Piece} seat=${seat} size=${13} />+${gain.length}</span>
      </span>
      <span class="deeds">
        <button type="button" class="tiny" data-plan="back" title=${t("elfenland-plan-back")} onClick=${() => setPlan(plan.value.slice(0, -1))}>
          <${Icon} name="left" size=${16} /><span>${t("elfenland-plan-back")}</span>
        </button>
        <button type="button" class="tiny" data-plan="clear" title=${t("elfenland-plan-clear")} onClick=${() => setPlan([])}>
          <${Icon} name="cross" size=${16} /><span>${t("elfenland-plan-clear")}</span>
        </button>
      </span>
      ${choice && choice.at >= 0 && html`<${Offers} ...${props} />`}`}
    </header>
    ${steps.length > 0
      ? html`<ol class="steps">${steps.map((step, i) => html`<${Crossing} key=${i} ...${props} step=${step} i=${i} />`)}</ol>
        ${!asked && html`<p class="hint">${t("elfenland-plan-later")}</p>`}`
      : !choice && html`<p class="hint">${t(asked ? "elfenland-plan-empty" : "elfenland-plan-ahead")}</p>
        ${asked && html`<p class="hint">${t("elfenland-plan-final")}</p>`}`}
    ${said && html`<p class="problem" role="status">${said}</p>`}
    ${choice && choice.at < 0 && html`<${Offers} ...${props} />`}
  </section>`;
}

/** @param {PlannerProps & {step: Step, i: number}} props */
function Crossing({ view, seat, step, i, t }) {
  const { way, to, cards, fare, isCaravan, isPaid, gains, caravan } = step;
  const isOpen = opened.value === i, missing = caravan - cards.length;
  const other = caravan > 0 && journeyOf(view, seat, switched(plan.value, i)).isPaid;
  const open = () => {
    if (!plan.value[i].cards) plan.value = plan.value.map((leg, j) => (j === i ? { ...leg, cards } : leg));
    opened.value = isOpen ? -1 : i;
  };
  const change = () => {
    const at = offers.value;
    setPlan(switched(plan.value, i));
    if (at && at.before.length > i) offers.value = undefined;
  };
  return html`<li class=${look("crossing", !isPaid && "unpaid", isOpen && "open")} data-step=${i + 1}>
    <span class="to" title=${wayName(way, t)}><b class="number">${i + 1}</b><strong>${townName(to, t)}</strong>
      ${gains && html`<span class="gain"><${Piece} seat=${seat} size=${13} /><span class="sr-only">${t("elfenland-plan-gain")}</span></span>`}</span>
    <span class="pay"><span class="sr-only">${wayName(way, t)}: ${cards.length ? cardsText(cards, t) : ""}</span>
      ${isCaravan && html`<em>${t("elfenland-caravan")}</em>`}
      ${counted(isPaid || isCaravan ? cards : []).map(([means, n]) => html`<span key=${means} class="cost"><${Means} means=${means} size=${20} />${n > 1 && `×${n}`}</span>`)}
      ${isCaravan && missing > 0 && html`<em>${t("elfenland-plan-missing", { n: missing })}</em>`}
      ${!isPaid && !isCaravan && html`<em>${fare ? t("elfenland-plan-short", { cards: fareText(fare.means, fare.n, t) }) : t("elfenland-way-free")}</em>`}
    </span>
    ${(isCaravan || other) && html`<span class="deeds">
      ${isCaravan && html`<button type="button" class="tiny" data-cards=${i + 1} aria-pressed=${isOpen} onClick=${open}>${t("elfenland-plan-cards")}</button>`}
      ${other && html`<button type="button" class="tiny" data-switch=${i + 1} onClick=${change}>
        ${isCaravan && fare ? t("elfenland-plan-fare", { n: fare.n, means: meansName(fare.means, t) }) : t("elfenland-plan-caravan", { n: caravan })}
      </button>`}
    </span>`}
  </li>`;
}

/** Routes to choose between. @param {PlannerProps} props */
function Offers(props) {
  const { t, seat } = props, choice = offers.value;
  if (!choice) return null;
  const { list, town, at } = choice;
  if (!list.length) return html`<p class="problem" role="status">${t("elfenland-plan-no-route", { town: townName(town, t) })}</p>`;
  const title = t(at < 0 ? "elfenland-plan-which" : "elfenland-plan-offers", { town: townName(town, t) });
  return html`<div class=${look("offers", at >= 0 && "brief")} role="group" aria-label=${title}>
    <p>${at < 0 ? title : t("elfenland-plan-routes")}</p>
    <ul>${list.map((route, i) => html`<li key=${i}>
      <button type="button" class=${look("offer", i === at && "chosen")} data-offer=${i + 1} aria-pressed=${i === at}
        aria-label=${routeText(props, route)} title=${listed(stops(props, route))} onClick=${() => takeOffer(i)}>
        ${at < 0 && html`<span>${listed(stops(props, route))}</span>`}
        <span class="cost">${t("elfenland-cards-count", { n: route.cards })}</span>
        <span class="gain"><${Piece} seat=${seat} size=${13} />+${route.gain.length}</span>
      </button>
    </li>`)}</ul>
  </div>`;
}

/** The towns of a route, or of a direct one how it goes. @param {PlannerProps} props @param {Route} route */
function stops(props, { legs }) {
  const { view, t, seat } = props, before = offers.value?.before ?? [];
  const steps = journeyOf(view, seat, [...before, ...legs]).steps.slice(before.length), [{ way, isCaravan, fare }] = steps;
  if (steps.length > 1) return steps.map(({ to }) => townName(to, t));
  const price = isCaravan || !fare ? t("elfenland-caravan") : fareText(fare.means, fare.n, t);
  return [`${kindName(WAY[way].kind, t)}: ${price}`];
}

/** @param {PlannerProps} props @param {Route} route */
const routeText = (props, route) => props.t("elfenland-plan-route", {
  towns: listed(stops(props, route)), cards: route.cards, pieces: route.gain.length,
});

/** @param {PlannerProps} props @param {Route[]} list @param {string} town */
function offersText({ t }, list, town) {
  const name = townName(town, t);
  return list.length ? t("elfenland-plan-offered", { town: name, n: list.length }) : t("elfenland-plan-no-route", { town: name });
}
