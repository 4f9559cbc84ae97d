/** What is under way: the dogma with its effect, whom it strikes, who shares it; and what happened in the last action. */

import { Explain, SeatMark, html, lazy, seatClass, useEffect, useSignal } from "../../../web/ui.js";
import { CARDS, CardButton, Mark } from "./cards.js";
import { cardName, cardText, concerned, effectText, effectsOf, listed, logText, look, trailName } from "./model.js";

/** @import { Props } from "./model.js" */

const Catalogue = lazy(() => import("./catalogue.js").then((module) => module.Catalogue), true);

/** What is told by the board itself. */
const QUIET = /-(turn|effect|dogma|first)$/;

/** @param {Props} props */
export function Telling(props) {
  const { view, draft, decision, seat, t } = props, isOpen = useSignal(false);
  const wanted = draft.value?.action === "dogma" && decision ? draft.value.card : undefined;
  useEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      const target = event.target instanceof Element ? event.target : document.body;
      if (event.key.toLowerCase() !== "c" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!target.closest("input, textarea, select") && !document.querySelector("dialog[open]")) isOpen.value = true;
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return html`<div class="telling">
    <div class="happening">
      ${wanted ? html`<${Preview} ...${props} card=${wanted} launcher=${seat ?? 0} />`
        : view.dogma ? html`<${Running} ...${props} />` : html`<${Past} ...${props} />`}
      ${view.shown && html`<div class="shown"><small>${t("innovation-shown")}</small>
        ${view.shown.map((card) => html`<${CardButton} key=${card} ...${props} card=${card} />`)}</div>`}
    </div>
    <button type="button" class="chip all-cards" aria-keyshortcuts="c" title="C" onClick=${() => (isOpen.value = true)}>${t("innovation-catalogue")}</button>
    ${isOpen.value && html`<${Catalogue} view=${view} t=${t} onClose=${() => (isOpen.value = false)} />`}
  </div>`;
}

/** Before it is confirmed: what a dogma would do to whom. @param {Props & {card: string, launcher: number}} props */
function Preview(props) {
  const { card, t } = props;
  return html`<p class="headline">${t("innovation-do-dogma")}: <strong>${cardName(card, t)}</strong></p>
    <${Counts} ...${props} />`;
}

/**
 * Who shows how many of the dogma's icon, and what follows from it.
 * @param {Props & {card: string, launcher: number, given?: number[]}} props
 */
function Counts({ view, card, launcher, given, players, t }) {
  const { counts, victims, sharers, isDemand, isShared } = concerned(view, card, launcher, given), icon = CARDS[card].dogma;
  const at = view.order.indexOf(launcher), order = [...view.order.slice(at), ...view.order.slice(0, at)];
  return html`<ul class="counts" aria-label=${t(`innovation-icon-${icon}`)}>${order.map((seat) => {
    const fate = seat === launcher ? "launcher" : isDemand && victims.includes(seat) ? "victim" : isShared && sharers.includes(seat) ? "sharer" : "spared";
    return html`<li key=${seat} class=${look(fate, seatClass(seat), view.dogma?.seat === seat && "now")}>
      <${SeatMark} seat=${seat} size=${16} /><span>${players[seat]?.name}</span><b>${counts[seat]}</b><${Mark} name=${icon} />
      <em>${t(`innovation-fate-${fate}`)}</em>
    </li>`;
  })}</ul>`;
}

/** @param {Props} props */
function Running(props) {
  const { view, players, t } = props;
  const dogma = view.dogma;
  if (!dogma) return null;
  const { card, effect, within = [], demand, launcher, seat } = dogma, outer = within[0]?.card ?? card;
  const player = players[seat]?.name ?? "", all = effectsOf(card, view.edition).length;
  return html`
    <p class="headline ${seatClass(seat)}">
      <${SeatMark} seat=${seat} size=${18} />
      <${Explain} title=${cardName(card, t)} text=${cardText(card, view.edition, t)}><strong class="named">${cardName(card, t)}</strong><//>
      <span>${effect ? t(demand ? "innovation-now-demand" : "innovation-now-effect", { player, number: effect, all })
        : logText({ event: { event: "innovation-event-bonus", seat }, t, players })}</span>
      ${within.length > 0 && html`<small>${t("innovation-within", { cards: listed(within.map((one) => cardName(one.card, t))) })}</small>`}
    </p>
    ${effect > 0 && html`<p class="effect">${effectText(card, effect, view.edition, t)}</p>`}
    <${Counts} ...${props} card=${outer} launcher=${launcher} given=${dogma.counts} />
    <${Trail} ...${props} />`;
}

/** The last action, with what was seen to move in it. @param {Props} props */
function Past(props) {
  const { view, players, events, t } = props, { last } = view;
  const lines = events.filter(({ event }) => !QUIET.test(event)).map((event) => logText({ event, t, players })).filter(Boolean);
  if (!last) return html`<p class="headline">${t("innovation-start")}</p>`;
  const what = last.card ? cardName(last.card, t) : last.age ? t("innovation-of-age", { age: last.age }) : "";
  return html`<p class="headline ${seatClass(last.seat)}">
      <${SeatMark} seat=${last.seat} size=${18} /><span>${players[last.seat]?.name}: ${t(`innovation-do-${last.action}`)}</span>
      ${last.card ? html`<${Explain} title=${what} text=${cardText(last.card, view.edition, t)}><strong class="named">${what}</strong><//>`
        : html`<strong>${what}</strong>`}
    </p>
    ${lines.length > 0 && html`<ul class="lines">${lines.slice(-4).map((line, i) => html`<li key=${i}>${line}</li>`)}</ul>`}
    <${Trail} ...${props} />`;
}

/** Cards, backs and names in the order in which all saw or heard them. @param {Props} props */
function Trail({ view, players, t }) {
  const trail = view.trail ?? [];
  if (!trail.length) return null;
  return html`<ol class="trail" aria-label=${t("innovation-trail")}>${trail.map((thing, i) => html`<li key=${i} class=${CARDS[thing]?.colour ?? ""}>
    ${CARDS[thing] ? html`<${Explain} title=${cardName(thing, t)} text=${cardText(thing, view.edition, t)}>
      <span class="named">${CARDS[thing].age} ${cardName(thing, t)}</span><//>` : trailName(thing, players, t)}
  </li>`)}</ol>`;
}

