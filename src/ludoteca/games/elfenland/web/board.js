/** The board of Elfenland in the browser: the land in the middle, around it what is asked and what is held. */

import { SeatMark, html, lazy, seatClass, useEffect, useMemo, useRef, useSignal } from "../../../web/ui.js";
import { Ground } from "./art.js";
import { Land } from "./land.js";
import { TERRAINS, WAY, actionOf, charted, inOrder, isRoad, look, meansOf, placesOf, waysFrom } from "./model.js";
import { Own, Row, litRoads, pressRoad, wanted } from "./own.js";
import { canPlan, goAlong, goTo, journeyOf, onwards, plan, setPlan, usePlan } from "./plan.js";
import { Planner } from "./planner.js";
import { Ribbon, stateOf } from "./players.js";
import { counterName, kindName, logText, townText, wayText } from "./words.js";

/** @import { BoardProps, GameEvent } from "../../../web/types.js" */
/** @import { ElfenlandView } from "./model.js" */
/** @import { Lit, Props } from "./own.js" */

export { Side } from "./players.js";
export { atOnce, describe, hint, inBar, label, logText, order } from "./words.js";

const Chart = lazy(() => import("./chart.js").then((module) => module.Chart), true);

/** @param {BoardProps} props */
export function Board(props) {
  const traveller = props.replay ? undefined : props.seat;
  usePlan({ ...props, seat: traveller });
  /** @type {ElfenlandView} */
  const view = props.view;
  const { seat, reduced, t, players } = props;
  const decision = props.pending ? undefined : props.decision;
  const showsChart = useSignal(false);
  const isPlanned = traveller !== undefined && canPlan(view, traveller) && (view.phase === "travel" || plan.value.length > 0);
  const journey = isPlanned ? journeyOf(view, traveller, plan.value) : undefined;
  const given = { ...props, decision, journey, traveller };
  useEffect(() => () => void (wanted.value = ""), []);
  useEffect(() => void (wanted.value = ""), [decision?.id]);
  useKeys(props, () => (showsChart.value = !showsChart.value));
  const keepsFocus = useFocus();
  const lit = useLit(given);
  const from = journey?.to ?? view.players[seat ?? -1]?.town ?? "";
  return html`<div class=${look("elfenland elf-board", `in-${view.phase}`, reduced && "still")}
    onFocusCapture=${keepsFocus} onKeyDownCapture=${(/** @type {KeyboardEvent} */ event) => sendsChosen(event, given)}>
    <${Ribbon} ...${given} onChart=${() => (showsChart.value = true)} />
    <div class="map">
      <${Land} view=${view} players=${players} seat=${seat} t=${t} reduced=${reduced}
        lit=${lit} route=${journey ? plan.value.map(({ way }) => way) : undefined} ghost=${ghostOf(given)} last=${lastOf(view)}
        onTown=${(/** @type {string} */ town) => pressTown(given, town)}
        onWay=${(/** @type {string} */ way) => pressWay(given, way)}
        townText=${(/** @type {string} */ town) => townText(town, view, seat, players, t)}
        wayText=${(/** @type {string} */ way) => wayText(way, view, from, t)} />
    </div>
    <div class="desk"><${Desk} ...${given} /></div>
    <${Own} ...${given} />
    ${showsChart.value && html`<${Chart} view=${view} seat=${seat} t=${t} onClose=${() => (showsChart.value = false)} />`}
  </div>`;
}

/** What belongs to the phase: the row, who has passed, the route planner, how the end is reckoned. @param {Props} props */
function Desk(props) {
  const { view, seat, t, journey } = props;
  if (view.phase === "draw") return html`<${Row} ...${props} />`;
  if (props.draft.value?.action === "stop" && actionOf(props.decision, "stop")?.parts.length) return html`<${Giving} ...${props} />`;
  if (journey && seat !== undefined) return html`<${Planner} ...${props} journey=${journey} seat=${seat} />`;
  if (view.phase === "over") return html`<${Reckoning} view=${view} t=${t} />`;
  const asked = props.decision && !props.decision.offer ? props.decision.ask : "";
  return html`<section class="guide" aria-label=${t(`elfenland-phase-${view.phase}`)}>
    ${view.phase === "plan" && html`<${Passes} ...${props} />`}
    ${asked === "elfenland-ask-plan" ? html`<${Advice} ...${props} />` : html`<p>${t(`elfenland-phase-${view.phase}-text`)}</p>`}
    ${!asked && html`<${Told} ...${props} />`}
  </section>`;
}

/** What to press next in planning: of the chosen counter, its line of the chart. @param {Props} props */
function Advice({ draft, decision, t }) {
  const counter = draft.value?.action === "place" ? draft.value.move?.[0] : "";
  if (!counter) {
    const id = draft.value?.action === "obstruct" ? "elfenland-obstacle-text" : wanted.value ? "elfenland-guide-road" : "elfenland-guide-plan";
    return html`<p>${t(id)}</p>`;
  }
  return html`<p class="line"><strong>${counterName(counter, t)}</strong>
    ${TERRAINS.map((terrain) => {
      const n = charted(meansOf(counter), terrain);
      return html`<span key=${terrain} class=${look("fact", !n && "not")}><${Ground} terrain=${terrain} size=${22} />${kindName(terrain, t)} <b>${n || "–"}</b></span>`;
    })}
    <span class="fact">${t("elfenland-guide-roads", { n: placesOf(decision)[counter]?.length ?? 0 })}</span>
  </p>`;
}

/** What must be given up before the turn can end. @param {Props} props */
function Giving({ decision, draft, t }) {
  const part = actionOf(decision, "stop")?.parts[0], given = draft.value?.cards ?? [];
  if (part?.kind !== "some") return null;
  return html`<section class="guide" aria-label=${t("elfenland-give")}>
    <h2>${t("elfenland-give")}</h2>
    <p>${t("elfenland-give-text", { n: part.least })}</p>
    <p><strong>${t("elfenland-give-chosen", { n: part.least, chosen: given.length })}</strong></p>
  </section>`;
}

/** Who has passed since the last placement, and who comes next. @param {Props} props */
function Passes({ view, players, t }) {
  const passed = view.passed ?? [], all = inOrder(view).filter((seat) => !view.players[seat].left);
  return html`<div class="passes"><strong>${t("elfenland-passes", { n: passed.length, all: all.length })}</strong>
    <ul>${all.map((seat) => {
      const state = stateOf(view, seat, t);
      return html`<li key=${seat} class=${look(seatClass(seat), passed.includes(seat) && "passed", view.turn === seat && "now")} data-passes=${seat}>
        <${SeatMark} seat=${seat} size=${16} /><span>${players[seat]?.name}</span>${state && html`<em>${state}</em>`}
      </li>`;
    })}</ul>
  </div>`;
}

/** What has just happened. @param {Props} props */
function Told({ view, events, t, players }) {
  const { last } = view;
  /** @type {GameEvent[]} */
  const all = events.length || !last ? events : [{ ...last, event: `elfenland-event-${last.event}` }];
  const lines = all.flatMap((event) => logText({ event, t, players }) ?? []);
  return html`<p class="told">${lines.at(-1)}</p>`;
}

/** How places are reckoned (EL-13.3 to 13.5, EL-14.3, EL-14.7). @param {{view: ElfenlandView, t: BoardProps["t"]}} props */
function Reckoning({ view, t }) {
  return html`<section class="guide reckoning" aria-label=${t("elfenland-reckoning")}>
    <h2>${t("elfenland-reckoning")}</h2>
    <p>${t(view.hometown ? "elfenland-reckoning-home" : "elfenland-reckoning-plain")}</p>
  </section>`;
}

/**
 * What lights up on the map.
 * @param {Props} props
 */
function useLit({ view, traveller: seat, decision, draft, journey, t }) {
  const legs = plan.value, isPlanning = decision?.ask === "elfenland-ask-plan";
  return useMemo(() => {
    /** @type {{towns: Record<string, string>, ways: Record<string, Lit>}} */
    const lit = { towns: {}, ways: {} };
    if (isPlanning && decision) lit.ways = litRoads(view, decision, draft.value);
    if (seat === undefined || !canPlan(view, seat) || (isPlanning && !journey)) return lit;
    const found = onwards(view, seat, legs), here = journeyOf(view, seat, legs);
    for (const [town, routes] of found) lit.towns[town] = routes.some(({ legs }) => legs.length === 1) ? "near" : "far";
    for (const { from } of here.steps) lit.towns[from] = "path";
    lit.towns[here.to] = legs.length ? "chosen" : "path";
    if (isPlanning) return lit;
    for (const { id } of waysFrom(here.to)) {
      const direct = [...found.values()].flat().filter(({ legs }) => legs.length === 1 && legs[0].way === id);
      if (direct.length) lit.ways[id] = { state: "legal", fare: String(Math.min(...direct.map(({ cards }) => cards))) };
    }
    for (const { way } of here.steps) lit.ways[way] = { state: "path" };
    for (const id of Object.keys(lit.ways)) lit.ways[id].note = wayText(id, view, here.to, t);
    return lit;
  }, [view, seat, decision, draft.value, legs, wanted.value, !journey]);
}

/** A counter or obstacle where the answer in progress would put it. @param {Props} props */
function ghostOf({ draft, decision }) {
  const answer = decision && draft.value;
  if (answer?.action === "place" && answer.move?.[1]) {
    return { way: answer.move[1], means: String(answer.move[0]).replace("secret-", "") };
  }
  return answer?.action === "obstruct" && answer.road ? { way: answer.road, obstacle: true } : undefined;
}

/** @param {ElfenlandView} view */
function lastOf({ last }) {
  const way = last?.road ?? last?.way, town = last?.to;
  return way || town ? { ways: way ? [way] : [], towns: town ? [town] : [] } : undefined;
}

/** @param {Props} props @param {string} town */
function pressTown({ view, traveller: seat, pending }, town) {
  if (seat !== undefined && !pending && canPlan(view, seat)) goTo(view, seat, town);
}

/** @param {Props} props @param {string} way */
function pressWay({ view, traveller: seat, decision, draft, pending }, way) {
  if (decision?.ask === "elfenland-ask-plan") {
    if (isRoad(way)) pressRoad(decision, draft, way);
  } else if (seat !== undefined && !pending && canPlan(view, seat) && WAY[way]) goAlong(view, seat, way);
}

/**
 * Enter on what is chosen on the map sends the answer: a whole route is walked with the end of the plan in focus.
 * @param {KeyboardEvent} event @param {Props} props
 */
function sendsChosen(event, { draft, decision, validate }) {
  const target = event.target instanceof Element ? event.target.closest("[data-town], [data-way]") : null;
  if (event.key !== "Enter" || !decision || !draft.value || target?.getAttribute("data-state") !== "chosen") return;
  if (target.hasAttribute("data-way") !== /^(place|obstruct)$/.test(draft.value.action)) return;
  event.preventDefault();
  event.stopPropagation();
  validate();
}

/**
 * Whoever plays by keyboard goes on from the map, or from the bar, when what had the focus can no longer be chosen.
 * Gives what is told of every focus.
 */
function useFocus() {
  const last = useRef("");
  useEffect(() => {
    const forget = () => (last.current = "");
    addEventListener("pointerdown", forget, true);
    return () => removeEventListener("pointerdown", forget, true);
  }, []);
  useEffect(() => {
    // Browsers take the focus away only with the next frame.
    const timer = setTimeout(() => {
      if (!last.current || document.activeElement !== document.body) return;
      const next = document.querySelector(last.current);
      last.current = "";
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    }, 60);
    return () => clearTimeout(timer);
  });
  return (/** @type {FocusEvent} */ { target }) => {
    const isSeen = target instanceof Element && target.matches(":focus-visible");
    last.current = isSeen ? (target.closest(".land") ? ".land-scroll" : "#bar") : "";
  };
}

/**
 * C opens the chart and Backspace takes the last step of the plan back, wherever nothing is written.
 * @param {BoardProps} props @param {() => void} onChart
 */
function useKeys(props, onChart) {
  useEffect(() => {
    const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
      const target = event.target instanceof Element ? event.target : document.body;
      const isBusy = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey
        || target.closest("input, textarea, select, [contenteditable]");
      const dialog = document.querySelector("dialog[open]");
      if (isBusy || (dialog && !dialog.classList.contains("elf-chart"))) return;
      if (event.key === "c" || event.key === "C") onChart();
      else if (event.key === "Backspace" && plan.value.length && !props.pending && !dialog) setPlan(plan.value.slice(0, -1));
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  });
}
