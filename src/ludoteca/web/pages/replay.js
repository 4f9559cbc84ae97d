/** A finished match, step by step and through anybody's eyes: slider, buttons, arrow keys, links to any moment. */

import { get } from "../api.js";
import { reduced } from "../boot.js";
import { gameTitle, useBoard } from "../games.js";
import { namePage } from "../notify.js";
import { Select } from "../parts/controls.js";
import { copy } from "../parts/copy.js";
import { Icon } from "../parts/icons.js";
import { MissingPage } from "../parts/standin.js";
import { announce, say } from "../parts/toasts.js";
import { place, restate } from "../router.js";
import { merged } from "../table/ctrl.js";
import { resultText } from "../table/draft.js";
import { Log, linesOf } from "../table/log.js";
import { Players, playersOf } from "../table/people.js";
import { html, signal, useEffect, useMemo, useSignal } from "../ui.js";
import { t } from "../words.js";

/** @import { GameEvent, Outcome, TableInfo, View } from "../types.js" */

/**
 * `seat` is whose eyes one looks through (missing: a spectator's), `open` that all saw the same.
 * @typedef {{
 *   game: string, seat?: number, open?: boolean, first: View, events: GameEvent[], outcome: Outcome,
 *   steps: {act: {seat?: number}, events: GameEvent[], patch: any}[],
 * }} Replay
 */

/** The eyes of those who have no seat, as the address names them. */
const SPECTATORS = "spectators";

const PLAY_EVERY = 1400;

/** A replay never has an answer in progress. */
const NO_DRAFT = signal(/** @type {any} */ (null));

/** @param {{id: string}} props */
export function ReplayPage({ id }) {
  const found = useSignal(/** @type {{replay: Replay, info: TableInfo} | undefined} */ (undefined));
  const problem = useSignal("");
  const eyes = place.value.searchParams.get("seat") ?? "";
  useEffect(() => {
    let isWanted = true;
    const asked = eyes ? `?seat=${encodeURIComponent(eyes)}` : "";
    Promise.all([get(`/api/tables/${id}/replay${asked}`), get(`/api/tables/${id}`)]).then(
      ([replay, info]) => {
        if (!isWanted) return;
        found.value = { replay, info };
        problem.value = "";
      },
      (error) => {
        if (!isWanted) return;
        if (found.value) say(t("shell-offline"), true);
        else problem.value = error.code ?? "offline";
      },
    );
    return () => {
      isWanted = false;
    };
  }, [id, eyes]);
  const board = useBoard(found.value?.info.game, true);
  if (problem.value === "not-now") {
    return html`<${MissingPage} title=${t("shell-replay-later")} text=${t("shell-replay-later-text")} />`;
  }
  if (problem.value) return html`<${MissingPage} title=${t("shell-no-table")} text=${t("shell-no-table-text")} />`;
  if (!found.value || !board) return html`<p class="loading">${t("shell-loading")}</p>`;
  return html`<${Shown} ...${found.value} board=${board} />`;
}

/**
 * @param {{replay: Replay, info: TableInfo, board: Partial<import("../types.js").BoardModule>}} props
 */
function Shown({ replay, info, board }) {
  const title = t("shell-replay-title", { game: gameTitle(info.game) });
  useEffect(() => namePage(title), [title]);
  const views = useMemo(() => viewsOf(replay), [replay]);
  const last = views.length - 1;
  const asked = Number(place.value.searchParams.get("step") ?? last);
  const step = Math.min(last, Math.max(0, Number.isInteger(asked) ? asked : last));
  const players = playersOf(info);
  const about = { players, board, view: views[step] };
  const entries = useMemo(() => entriesOf(replay), [replay]);
  const show = (/** @type {number} */ to) => restate(momentPath(Math.min(last, Math.max(0, to))));
  useEffect(() => {
    const told = linesOf(entries.filter(({ number }) => number === step), about);
    if (told.length) announce(told.map(({ text }) => text).join(" "));
  }, [step]);
  return html`<div class="match">
    <div class="match-bar">
      <section class="bar bar-replay" aria-labelledby="replay">
        <div class="bar-words">
          <h1 class="bar-question" id="replay">${title}</h1>
          ${replay.open
            ? html`<p class="bar-draft">${t("shell-replay-open")}</p>`
            : html`<${Select}
                label=${t("shell-eyes")}
                quiet
                value=${eyesOf(replay)}
                choices=${[
                  ...players.map(({ seat, name }) => [String(seat), t("shell-eyes-of", { player: name })]),
                  [SPECTATORS, t("shell-eyes-all")],
                ]}
                onChange=${(/** @type {string} */ eyes) => restate(momentPath(step, eyes))}
              />`}
        </div>
        <${Controls} step=${step} last=${last} onShow=${show} link=${momentPath(step, replay.open ? "" : eyesOf(replay))} />
      </section>
    </div>
    <div class="match-board board">
      ${board.Board
        ? html`<${board.Board}
            view=${views[step]}
            seat=${replay.seat}
            players=${players}
            draft=${NO_DRAFT}
            validate=${() => {}}
            events=${step ? replay.steps[step - 1].events : []}
            t=${t}
            reduced=${reduced.value}
            replay=${true}
            pending=${false}
          />`
        : html`<p class="board-missing">${t("shell-no-board")}</p>`}
    </div>
    <div class="match-side">
      <${Players}
        info=${info}
        players=${players}
        view=${views[step]}
        board=${board}
        waiting=${turnAt(replay, step)}
      />
      ${step === last &&
      html`<p class="replay-end">${resultText(replay.outcome, players)} ${t(replay.outcome.reason, replay.outcome.args)}</p>`}
      <section class="papers" aria-label=${t("shell-log")}>
        <${Log} entries=${entries} ...${about} at=${step} onPick=${show} />
      </section>
    </div>
  </div>`;
}

/** @param {{step: number, last: number, link: string, onShow: (step: number) => void}} props */
function Controls({ step, last, link, onShow }) {
  const isPlaying = useSignal(false);
  useEffect(() => {
    if (!isPlaying.value) return undefined;
    if (step >= last) {
      isPlaying.value = false;
      return undefined;
    }
    const timer = setTimeout(() => onShow(step + 1), PLAY_EVERY);
    return () => clearTimeout(timer);
  }, [isPlaying.value, step]);
  useEffect(() => {
    const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
      const target = event.target instanceof Element ? event.target : document.body;
      if (event.defaultPrevented || target.closest("input, select, [role=tab], dialog")) return;
      const to = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: last }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      onShow(to);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [step, last]);
  const play = () => {
    if (step >= last) onShow(0);
    isPlaying.value = !isPlaying.value;
  };
  /** @type {[string, string, number][]} */
  const before = [
    ["first", "shell-step-first", 0],
    ["back", "shell-step-back", step - 1],
  ];
  /** @type {[string, string, number][]} */
  const after = [
    ["forward", "shell-step-forward", step + 1],
    ["last", "shell-step-last", last],
  ];
  const button = (/** @type {[string, string, number]} */ [icon, text, to]) => html`<button
    key=${icon}
    type="button"
    class="icon-button"
    aria-label=${t(text)}
    aria-disabled=${to < 0 || to > last || to === step}
    onClick=${() => onShow(to)}
  >
    <${Icon} name=${icon} />
  </button>`;
  const word = t("shell-step", { step, last });
  return html`<div class="replay-controls">
    <input
      type="range"
      class="slider"
      min="0"
      max=${last}
      value=${step}
      aria-label=${t("shell-step-slider")}
      aria-valuetext=${word}
      onInput=${(/** @type {any} */ event) => onShow(event.target.valueAsNumber)}
    />
    <span class="replay-step">${word}</span>
    <div class="replay-buttons">
      ${before.map(button)}
      <button
        type="button"
        class="icon-button icon-button-main"
        aria-label=${t(isPlaying.value ? "shell-step-pause" : "shell-step-play")}
        onClick=${play}
      >
        <${Icon} name=${isPlaying.value ? "pause" : "play"} />
      </button>
      ${after.map(button)}
      <button
        type="button"
        class="icon-button"
        aria-label=${t("shell-step-link")}
        title=${t("shell-step-link")}
        onClick=${() => copy(new URL(link, location.href).href)}
      >
        <${Icon} name="link" />
      </button>
    </div>
  </div>`;
}

/**
 * The address of a step, through the eyes that are named, else through those that the address names now.
 * @param {number} step
 * @param {string} [eyes]
 */
function momentPath(step, eyes = place.peek().searchParams.get("seat") ?? "") {
  return eyes ? `?seat=${eyes}&step=${step}` : `?step=${step}`;
}

/** @param {Replay} replay */
function eyesOf({ seat }) {
  return seat === undefined ? SPECTATORS : String(seat);
}

/**
 * The view after every step; the first is the one before any.
 * @param {Replay} replay
 */
function viewsOf({ first, steps }) {
  const views = [first];
  for (const { patch } of steps) views.push(merged(views[views.length - 1], patch));
  return views;
}

/** @param {Replay} replay */
function entriesOf({ events, steps }) {
  const begun = (events ?? []).map((event) => ({ number: 0, event }));
  return [...begun, ...steps.flatMap((step, index) => step.events.map((event) => ({ number: index + 1, event })))];
}

/**
 * Who acts next.
 * @param {Replay} replay
 * @param {number} step
 */
function turnAt({ steps }, step) {
  const seat = steps[step]?.act.seat;
  return seat === undefined ? [] : [seat];
}
