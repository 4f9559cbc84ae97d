/** What stands above the planet: turn and phase, both tracks, cards in play, and what is happening, step by step. */

import { Explain, SeatMark, html, seatClass, useEffect, useRef, useSignal } from "../../../web/ui.js";
import { Sign, Token } from "./art.js";
import { cardName, logText, look, placeName, spot, team } from "./model.js";

/** @import { GameEvent, Translate } from "../../../web/types.js" */
/** @import { Props } from "./planet.js" */
/** @import { NotAloneView } from "./model.js" */

const PHASES = ["exploration", "hunting", "reckoning", "maintenance"];
/** Events that need not be told beside the planet: they are seen there. */
const QUIET = /-(phase|turn|cleared|pile|refill|laid|taken-back|resolving)$/;
const LATEST = 6;
const STEPS = ["free", "target", "artemia", "creature", "exhausted"];

/** @param {Props} props */
export function Ribbon({ view, t }) {
  return html`<div class="ribbon">
    <strong class="turn">${view.turn ? t("notalone-turn", { turn: view.turn }) : t("notalone-phase-side")}</strong>
    <${Explain} title=${t("notalone-phases")} text=${explained(PHASES, "phase", t)}>
      <ol class="phases" role="list" aria-label=${t("notalone-phases")}>
        ${PHASES.map((phase, i) => html`<li key=${phase} ...${current(phase === view.phase)}>
          <b>${i + 1}</b><span>${t(`notalone-phase-${phase}`)}</span>
        </li>`)}
      </ol>
    <//>
  </div>`;
}

/** Each of several by its name, with what it is. @param {string[]} all @param {string} kind @param {Translate} t */
const explained = (all, kind, t) =>
  all.map((one) => `${t(`notalone-${kind}-${one}`)}: ${t(`notalone-${kind}-${one}-text`)}`).join("\n");

/** How the one of several is marked that is on. @param {boolean} isOn */
const current = (isOn) => isOn ? { class: "now", "aria-current": "step" } : {};

/** Both tracks: where the counters are, and how far it is to victory. @param {Props} props */
export function Tracks({ view, t }) {
  return html`<div class="tracks">
    <${Track} kind="rescue" title=${t("notalone-rescue")} text=${t("notalone-rescue-text")} left=${view.rescue} start=${view.rescue_start} symbols=${view.artemia_spaces ?? []} t=${t} />
    <${Track} kind="assimilation" title=${t("notalone-assimilation")} text=${t("notalone-assimilation-text")} left=${view.assimilation} start=${view.assimilation_start} symbols=${[]} t=${t} />
  </div>`;
}

/** @param {{kind: string, title: string, text: string, left: number, start: number, symbols: number[], t: Translate}} props */
function Track({ kind, title, text, left, start, symbols, t }) {
  const next = symbols.filter((space) => space <= left), counter = kind === "rescue" ? "rocket" : "jaws";
  const note = symbols.includes(left) ? t("notalone-track-on")
    : next.length ? t("notalone-track-next", { spaces: left - Math.max(...next) }) : "";
  return html`<${Explain} title=${title} text=${text} note=${note}>
    <div class="track ${kind}" role="img"
      aria-label=${[t("notalone-track-left", { track: title, left, start }), note].filter(Boolean).join(". ")}>
      <span class="track-name">
        <${Sign} name=${counter} size=${18} /><span>${title}</span> <b>${left}</b>
      </span>
      <span class="spaces">
        ${Array.from({ length: start + 1 }, (_, i) => start - i).map((space) => html`<i key=${space}
          class="${space > left ? "past" : ""} ${space === left ? "here" : ""} ${space ? "" : "goal"}">
          ${symbols.includes(space) && html`<${Token} token="artemia" size=${16} />`}
          ${space === left ? html`<${Sign} name=${counter} size=${16} />` : ""}
          ${!space && left > 0 && html`<${Sign} name="will" size=${16} />`}
        </i>`)}
      </span>
    </div>
  <//>`;
}

/** The sides of the board, to choose between. @param {Props} props */
export function Sides({ decision, draft, t }) {
  const part = decision?.actions.find(({ action }) => action === "side")?.parts[0];
  if (part?.kind !== "one") return null;
  return html`<div class="sides">${part.choices.map((side) => html`<button
    type="button" key=${side} class="side" data-side=${side}
    aria-pressed=${draft.value?.side === side} onClick=${() => (draft.value = { action: "side", side })}>
    <strong>${t(`notalone-side-${side}`)}</strong>
    <span class="track rescue"><span class="spaces">
      ${Array.from({ length: 13 }, (_, i) => 12 - i).map((space) => html`<i key=${space} class=${space ? "" : "goal"}>
        ${(side === 1 ? space < 7 : space % 2 && space < 12) && space > 0 ? html`<${Token} token="artemia" size=${16} />` : ""}
      </i>`)}
    </span></span>
    <span>${t(`notalone-side-${side}-text`)}</span>
  </button>`)}</div>`;
}

/** The cards of this turn that act on everybody. @param {Props} props */
export function InPlay({ view, players, t }) {
  const cards = [
    ...view.hunt.played.map((one) => ({ ...one, seat: view.creature })),
    ...team(view).flatMap((seat) => (view.hunted[seat].played ?? []).map((card) => ({ card, as: undefined, seat }))),
  ];
  if (!cards.length) return null;
  return html`<ul class="in-play" aria-label=${t("notalone-in-play")}>
    ${cards.map(({ card, as, seat }) => {
      const name = as ? `${cardName(card, t)} → ${cardName(as, t)}` : cardName(card, t);
      const victim = (as ?? card) === "anticipation" ? players[view.anticipated ?? -1]?.name : "";
      return html`<li key=${`${seat}${card}`} class=${seatClass(seat)}>
        <${Explain} title=${name} text=${t(`notalone-card-${as ?? card}-text`)} note=${players[seat]?.name}>
          <span class="played">
            <${SeatMark} seat=${seat} size=${16} /><${Sign} name=${as ?? card} size=${18} />
            ${name}${victim && `: ${victim}`}
          </span>
        <//>
      </li>`;
    })}
  </ul>`;
}

/** Which step of the reckoning an event belongs to. @param {GameEvent} event @param {NotAloneView} view */
function stepOf({ event }, view) {
  const name = event.replace("notalone-event-", "");
  if (name === "artemia") return "artemia";
  if (name === "caught") return "creature";
  if (name === "exhausted") return "exhausted";
  return view.phase === "reckoning" ? view.step : undefined;
}

/**
 * The strip that tells what happens: the steps of the reckoning, and what was done last, one thing after the other;
 * at once where nothing is to move.
 * @param {Props} props
 */
export function Telling({ view, events, t, players, reduced }) {
  /** The events to tell, each with its number, and how many of them are told. */
  const told = useSignal(/** @type {{number: number, event: GameEvent}[]} */ ([])), shown = useSignal(0);
  const now = useRef({ events: /** @type {GameEvent[] | undefined} */ (undefined), number: 0, timer: 0 });
  const tell = () => {
    const left = told.value.length - shown.value;
    now.current.timer = left ? window.setTimeout(tell, Math.max(350, Math.min(1000, 4000 / left))) : 0;
    if (left) shown.value += 1;
  };
  useEffect(() => {
    const { last } = view, before = now.current.events;
    if (events === before) return;
    now.current.events = events;
    const all = events.length || before || !last ? events : [{ ...last, event: `notalone-event-${last.event}` }];
    const fresh = all.filter((/** @type {GameEvent} */ event) => !QUIET.test(event.event) && logText({ event, t, players }))
      .map((/** @type {GameEvent} */ event) => ({ number: now.current.number++, event }));
    if (!fresh.length) return;
    const done = reduced ? [] : told.value.slice(0, shown.value).slice(-2), rest = told.value.slice(shown.value);
    told.value = [...done, ...(reduced ? [] : rest.slice(-LATEST)), ...fresh];
    shown.value = reduced ? fresh.length : done.length;
    if (!reduced && !now.current.timer) tell();
  }, [events]);
  useEffect(() => () => clearTimeout(now.current.timer), []);
  const running = shown.value < told.value.length;
  useEffect(() => {
    const { event } = told.value[shown.value - 1] ?? {}, { seat, card } = view.resolving ?? {};
    const at = view.hunted[seat ?? -1]?.table?.find((one) => one.card === card)?.at;
    const isOver = !event || (!running && seat !== undefined);
    spot.value = isOver ? { seat, places: at ? [at] : [] } : { seat: event.seat, places: placesOf(event, view) };
  }, [shown.value, told.value, view]);
  const lines = told.value.slice(0, shown.value), latest = lines.at(-1)?.event;
  const step = latest && running ? stepOf(latest, view) : view.step;
  const reckoning = view.phase === "reckoning" || lines.some(({ event }) => stepOf(event, view));
  const { seat, place } = view.resolving ?? {};
  const player = players[seat ?? -1]?.name;
  const doing = player && (place
    ? t("notalone-now-resolving", { player, place: placeName(place, t) })
    : t("notalone-now-order", { player }));
  return html`<div class="telling">
    ${reckoning && html`<${Explain} title=${t("notalone-steps")} text=${explained(STEPS, "step", t)}>
      <ol class="steps" role="list" aria-label=${t("notalone-steps")}>
        ${STEPS.map((one) => html`<li key=${one} ...${current(one === step)}>
          ${["target", "artemia", "creature"].includes(one) ? html`<${Token} token=${one} size=${20} />`
            : html`<${Sign} name=${one === "free" ? "gate" : "will"} size=${18} />`}
          <span>${t(`notalone-step-${one}`)}</span>
        </li>`)}
      </ol>
    <//>`}
    <ul class="told">
      ${lines.slice(-3).map(({ number, event }, i, all) => html`<li key=${number}
        class=${look(event.seat !== undefined && seatClass(event.seat), i === all.length - 1 && "latest")}>
        ${logText({ event, t, players })}
      </li>`)}
    </ul>
    ${doing && html`<p class="doing">${doing}</p>`}
  </div>`;
}

/** @param {GameEvent} event @param {NotAloneView} view */
function placesOf(event, view) {
  if (event.place) return [event.place];
  if (event.places) return event.places;
  if (/-(caught|revealed)$/.test(event.event)) return event.cards;
  return view.hunted[event.seat ?? -1]?.table?.map(({ at }) => at) ?? [];
}
