/** The planet: ten places in two rows, with all that lies and stands on them. */

import { Explain, SeatMark, html, seatClass, useEffect, useRef, useSignal, useState } from "../../../web/ui.js";
import { Art, Sign, Token } from "./art.js";
import {
  PLACES, current, isGiven, listed, look, meaning, placeName, possible, pressed, sends, spot, standing, targets, team, tokenText,
  tokensAt, watched,
} from "./model.js";

/** @import { Action, BoardProps } from "../../../web/types.js" */
/** @import { NotAloneView, Target } from "./model.js" */
/** @typedef {{x: number, y: number}} At */
/** @typedef {Omit<BoardProps, "view"> & {view: NotAloneView}} Props */

/**
 * What can be given by a press on a place; of the moves of several Hunted, those of the one watched.
 * @param {Props} props @returns {(place: number) => Target[]}
 */
export function reach({ decision, draft }) {
  const all = targets(current(decision, draft.value)).map((one) => ({ one, meant: meaning(one.part.part, one.value) }));
  const moved = all.filter(({ meant }) => meant.from && meant.hunted === watched.value);
  const open = moved.length ? moved : all;
  return (place) => open.filter(({ meant }) => meant.places?.includes(place)).map(({ one }) => one);
}

/** @param {Props} props */
export function Planet(props) {
  const { view, decision, draft, t } = props;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const cursor = useSignal(1), last = useSignal(0);
  const action = current(decision, draft.value), within = reach(props);

  /** @param {number} place */
  const press = (place) => {
    const meant = within(place), before = last.value;
    if (!action || !meant.length) return;
    // The second of two neighbours names their pair.
    const pair = meant.filter(({ part, value }) =>
      /^\d+-\d+$/.test(value) && meaning(part.part, value).places?.includes(before) && before !== place);
    last.value = place;
    draft.value = pressed(action, draft.value, pair.length ? pair : meant);
  };

  /** @param {KeyboardEvent} event @param {number} place */
  const onKey = (event, place) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -5, ArrowDown: 5 }[event.key];
    const to = { Home: 1, End: 10 }[event.key] ?? place + (step ?? 0);
    const meant = within(place);
    if (sends(event, meant.length === 1 && isGiven(draft.value, meant[0]), props)) return;
    if (step || event.key === "Home" || event.key === "End") {
      if (to < 1 || to > 10) return;
      cursor.value = to;
      /** @type {HTMLElement | null | undefined} */
      const tile = box.current?.querySelector(`[data-place="${to}"]`);
      tile?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const pairs = targets(action).filter(({ part, value }) => part.part === "pair" && typeof value === "string");
  return html`<div class="planet" role="group" aria-label=${t("notalone-planet")} ref=${box}>
    ${PLACES.map((place) => html`<${Place} key=${place} ...${props} place=${place} legal=${within(place)}
      tab=${place === cursor.value ? 0 : -1} onFocus=${() => (cursor.value = place)}
      onPress=${() => press(place)} onKey=${(/** @type {KeyboardEvent} */ event) => onKey(event, place)} />`)}
    ${Object.entries(view.tokens).map(([token, { places }]) => places.length > 1 && html`
      <${Across} key=${token} token=${token} places=${places} />`)}
    ${ghosts(props).map(({ token, places }) => places.length > 1 && html`
      <${Across} key=${`${token}-ghost`} token=${token} places=${places} ghost />`)}
    ${pairs.map((one) => html`<${Bridge} key=${one.value} value=${one.value} chosen=${isGiven(draft.value, one)}
      onPress=${() => action && (draft.value = pressed(action, draft.value, [one]))} />`)}
  </div>`;
}

/** Tokens that the answer in progress would put or move. @param {Props} props */
function ghosts({ decision, draft }) {
  const answer = draft.value, action = answer && current(decision, answer);
  if (!action || !answer) return [];
  const token = { hologram: "artemia", "force-field": "target" }[action.action]
    ?? (action.action.startsWith("place-") ? action.action.slice(6) : undefined);
  return action.parts.flatMap(({ part }) => {
    const meant = answer[part] === undefined ? {} : meaning(part, answer[part]), of = meant.token ?? token;
    return meant.places && of ? [{ token: of, places: meant.places }] : [];
  });
}

/** Where a thing that spans two places stands in the grid. @param {number[]} places */
function area([a, b]) {
  const [row, column] = [Math.ceil(a / 5), ((a - 1) % 5) + 1];
  return b - a === 5
    ? { class: "down", style: `grid-area:1 / ${column} / span 2 / ${column}` }
    : { class: "over", style: `grid-area:${row} / ${column} / ${row} / span 2` };
}

/** A token across two places. @param {{token: string, places: number[], ghost?: boolean}} props */
function Across({ token, places, ghost = false }) {
  const at = area(places);
  return html`<div class=${look("across", token, at.class, ghost && "ghost")} style=${at.style}>
    <${Token} token=${token} size=${40} />
  </div>`;
}

/** What one presses for a pair. @param {{value: string, chosen: boolean, onPress: () => void}} props */
function Bridge({ value, chosen, onPress }) {
  const at = area(value.split("-").map(Number));
  return html`<div class="bridge ${at.class}" style=${at.style}>
    <button type="button" tabindex="-1" aria-hidden="true" data-pair=${value} class=${look(chosen && "chosen")}
      onClick=${onPress}></button>
  </div>`;
}

/**
 * @param {Props & {place: number, legal: Target[], tab: number, onFocus: () => void, onPress: () => void,
 *   onKey: (event: KeyboardEvent) => void}} props
 */
function Place(props) {
  const { view, place, legal, draft, t, players, seat, tab, onFocus, onPress, onKey } = props;
  const chosen = legal.some((one) => isGiven(draft.value, one));
  const tokens = tokensAt(view, place), here = standing(view, place);
  const revealed = team(view).some((one) => view.hunted[one].table);
  const maybe = revealed ? [] : team(view).filter((one) => possible(view, one).includes(place));
  const mine = view.mine, laid = mine?.laid?.includes(place) && !revealed;
  const left = view.reserve[place];
  const off = view.ineffective?.includes(place), used = view.used?.includes(place);
  const barred = view.phase === "exploration" && view.barred?.includes(place);
  const mark = watched.value !== undefined && !revealed;
  const lit = spot.value.places?.includes(place);
  const ghost = ghosts(props).filter(({ places }) => places.length === 1 && places[0] === place);
  const who = (/** @type {number[]} */ seats) => listed(seats.map((one) => players[one]?.name ?? ""));
  const states = [
    off ? t("notalone-state-ineffective") : "", used ? t("notalone-state-used") : "", barred ? t("notalone-state-barred") : "",
    place === 4 && view.marker ? t("notalone-state-marker") : "",
    ...tokens.map((token) => t("notalone-state-token", { token: t(`notalone-token-${token}`) })),
    here.length ? t("notalone-state-here", { players: who(here.map((one) => one.seat)) }) : "",
    maybe.length ? t("notalone-state-maybe", { players: who(maybe), count: maybe.length }) : "",
    laid ? t("notalone-state-laid") : "",
    left === undefined ? "" : t("notalone-state-reserve", { left }),
  ].filter(Boolean);
  const name = placeName(place, t);
  const can = legal.length > 0;
  const shut = off || used || barred, watch = watched.value ?? -1;
  const looks = look(
    "place", `p${place}`, can && "legal", chosen && "chosen", shut && "off", lit && "lit",
    mark && (maybe.includes(watch) ? `marked ${seatClass(watch)}` : "dimmed"),
  );
  const note = [...states.map((one) => `${one}.`), ...tokens.map((token) => tokenText(view, token, t))].join(" ");
  return html`<${Explain} title=${`${place} ${name}`} text=${t(`notalone-place-${place}-text`)} note=${note}>
    <button type="button" class=${looks} data-place=${place} tabindex=${tab}
      aria-pressed=${can ? chosen : undefined} aria-label=${[`${place} ${name}`, ...states].join(", ")}
      style=${`grid-area:${Math.ceil(place / 5)} / ${((place - 1) % 5) + 1}`}
      onClick=${onPress} onFocus=${onFocus} onKeyDown=${onKey}>
      <${Art} place=${place} />
      <span class="number">${place}</span>
      ${left !== undefined && html`<span class="left">×${left}</span>`}
      ${place === 4 && html`<span class="marker ${view.marker ? "on" : ""}"><${Sign} name="beacon" size=${18} /></span>`}
      ${shut && html`<span class="veto"><${Sign} name=${used && !off ? "none" : "forbidden-zone"} size=${18} /></span>`}
      <span class="lies">
        ${tokens.map((token) => view.tokens[token].places.length === 1 && html`
          <${Token} key=${token} token=${token} size=${44} />`)}
        ${ghost.map(({ token }) => html`
          <span class="ghost" key=${`${token}-ghost`}><${Token} token=${token} size=${44} /></span>`)}
      </span>
      <span class="here">
        ${here.map((one) => html`<span key=${`${one.seat}-${one.card}`}
          class=${look("stands", seatClass(one.seat), one.state, spot.value.seat === one.seat && "lit")}>
          <${SeatMark} seat=${one.seat} size=${22} />
        </span>`)}
        ${laid && html`<span class="stands mine">
          <${SeatMark} seat=${seat ?? 0} size=${22} /><${Sign} name="down" size=${16} />
        </span>`}
      </span>
      ${!revealed && view.phase !== "side" && html`<span class="maybe">
        <${Sign} name="people" size=${13} />${maybe.length}
      </span>`}
      <span class="name">${name}</span>
    </button>
  <//>`;
}

// Pulling a token to the planet, by mouse or finger

const FAR = 7; // pixels between a press and a pull

/** @param {Props} props */
export function useDrag(props) {
  const now = useRef(props);
  now.current = props;
  const [pull, setPull] = useState(/** @type {{at: At, token: string} | undefined} */ (undefined));
  const stop = useRef(/** @type {() => void} */ (() => {}));
  useEffect(() => () => stop.current(), []);

  /** @param {PointerEvent} event @param {Action} action @param {string} token */
  function start(event, action, token) {
    if (event.pointerType === "mouse" && event.button) return;
    stop.current();
    const from = { x: event.clientX, y: event.clientY }, listening = new AbortController();
    let moved = false;
    stop.current = () => {
      listening.abort();
      setPull(undefined);
    };
    /** @param {PointerEvent} event */
    const aim = ({ clientX: x, clientY: y }) => {
      moved ||= Math.hypot(x - from.x, y - from.y) > FAR;
      if (!moved) return;
      setPull({ at: { x, y }, token });
      const target = nearest(action, { x, y }), { draft } = now.current;
      if (target) draft.value = pressed(action, { action: action.action }, [target]);
      else if (draft.value?.action === action.action) draft.value = null;
    };
    const options = { signal: listening.signal };
    addEventListener("pointermove", aim, options);
    addEventListener("pointerup", (event) => {
      aim(event);
      // The click that ends a pull is none.
      const once = { capture: true, once: true, signal: AbortSignal.timeout(50) };
      if (moved) addEventListener("click", (click) => click.stopPropagation(), once);
      stop.current();
    }, options);
    addEventListener("pointercancel", () => stop.current(), options);
  }
  return { start, at: pull?.at, token: pull?.token ?? "" };
}

/** What of an action lies under a point: a place, or the pair whose middle is nearest. @param {Action} action @param {At} at */
function nearest(action, { x, y }) {
  const planet = document.querySelector(".notalone .planet"), box = planet?.getBoundingClientRect();
  if (!planet || !box || x < box.left || x > box.right || y < box.top || y > box.bottom) return undefined;
  let best, least = Infinity;
  for (const target of targets(action)) {
    const boxes = (meaning(target.part.part, target.value).places ?? []).map((place) =>
      /** @type {Element} */ (planet.querySelector(`[data-place="${place}"]`)).getBoundingClientRect());
    const mean = (/** @type {(box: DOMRect) => number} */ of) => boxes.reduce((sum, box) => sum + of(box), 0) / boxes.length;
    const far = Math.hypot(x - mean((box) => box.left + box.width / 2), y - mean((box) => box.top + box.height / 2));
    if (far < least) [best, least] = [target, far];
  }
  return best;
}
