/** The sheep on the meadow: choosing where they start, splitting a stack, and what was done last. */

import { html, useRef, useSignal } from "../../../web/ui.js";
import { towards } from "./building.js";
import { useKeys, usePointer } from "./hands.js";
import { cellUnder, centre, outline } from "./hex.js";
import { Sheep } from "./sheep.js";
import { amountOf, goalAlong, goalTowards, isBlocked, onlyStack, press, send, shift } from "./splitting.js";
import { cellNames, label, way } from "./words.js";

/** @import { Routes } from "../../../web/types.js" */
/** @import { LayerProps } from "./board.js" */
/** @import { Point } from "./hex.js" */
/** @import { Move } from "./splitting.js" */

/** @type {Routes} */
const NOWHERE = {};

/** @param {LayerProps} props */
export function Flock(props) {
  const { view, decision, draft, camera, cells, players, t, validate, seat } = props;
  const part = decision?.actions[0]?.parts[0];
  const routes = part?.kind === "move" ? part.routes : NOWHERE;
  const starts = part?.kind === "one" ? /** @type {string[]} */ (part.choices) : [];
  const begin = /** @type {string | undefined} */ (draft.value?.cell);
  const given = /** @type {Move} */ (draft.value?.move ?? []);
  const move = given[0] && view.stacks[given[0]] ? given : /** @type {Move} */ ([]);
  const [, to, amount] = move, from = move[0] ?? onlyStack(routes);
  const over = useSignal(/** @type {string | null} */ (null));
  const pull = useSignal(/** @type {{from: string, at: Point} | null} */ (null));
  const cursor = useSignal(/** @type {string | null} */ (null));
  const pulled = pull.value && goalTowards(routes, pull.value.from, pull.value.at);
  const origin = pull.value?.from ?? from;
  const goals = Object.keys((origin && routes[origin]) || NOWHERE);
  const aim = pull.value ? pulled : over.value && origin ? goalAlong(routes, origin, over.value) : undefined;

  const peek = !origin && over.value && over.value in routes ? over.value : undefined;

  /** @param {Move} next */
  const set = (next) => (draft.value = next.length ? { action: "split", move: next } : null);
  /** @param {string} cell */
  const act = (cell) => {
    if (starts.includes(cell)) draft.value = { action: "start", cell };
    else if (part?.kind === "move") set(press(routes, move, cell));
  };

  usePointer(camera, {
    point: (at) => (over.value = at && cellUnder(at)),
    press: (at) => act(cellUnder(at)),
    grip: (at) => cellUnder(at) in routes,
    pull: (start, at) => (pull.value = at && { from: cellUnder(start), at }),
    drop(start, at) {
      const stack = cellUnder(start), goal = goalTowards(routes, stack, at);
      if (goal) set(send(routes, move, stack, goal));
    },
  });
  useAmountKeys(props, routes, move, set);

  const spots = decision
    ? [...new Set([...(origin ? [origin, ...goals] : []), ...starts, ...Object.keys(routes)])]
    : Object.keys(view.stacks);
  const tabbed = cursor.value && spots.includes(cursor.value) ? cursor.value : to ?? from ?? begin ?? spots[0];

  /** @param {KeyboardEvent} event @param {string} cell */
  const onKey = (event, cell) => {
    const step = { PageDown: 1, PageUp: -1, ...(to && { ArrowRight: 1, ArrowLeft: -1 }) }[event.key];
    const near = from && (to || event.key.startsWith("Arrow")) ? [from, ...goals] : spots;
    const all = near.map((one) => ({ cell: one, at: centre(one) }));
    if (event.key === "Enter" && (cell === begin || (to && (cell === to || cell === from)))) validate();
    else if (event.key === "Enter" || event.key === " ") act(cell);
    else if (step || (event.key.startsWith("Arrow") && !to)) {
      const index = all.findIndex((one) => one.cell === cell);
      const next = step ? all[(index + step + all.length) % all.length] : towards(all, centre(cell), event.key);
      if (next) {
        cursor.value = next.cell;
        camera.reveal(next.at);
        /** @type {SVGElement | null | undefined} */
        const element = camera.svg.current?.querySelector(`[data-cell="${next.cell}"]`);
        element?.focus();
      }
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const land = new Set(cells), last = view.last, playing = view.phase === "moves";
  const shared = from && to && !pull.value ? { from, to, amount: amount ?? 0 } : undefined;
  const stacks = Object.entries(view.stacks).map(([cell, [owner, sheep]]) => {
    const pulledOff = cell === pull.value?.from ? Math.floor(sheep / 2) : 0;
    const leaving = cell === shared?.from ? shared.amount : pulledOff;
    const asleep = playing && (view.out.includes(owner) || isBlocked(view.stacks, land, cell));
    return { cell, owner, sheep: sheep - leaving, asleep, look: cell === shared?.from ? "shared" : "" };
  });
  /**
   * Sheep that do not stand there yet.
   * @param {string} cell
   * @param {number} owner
   * @param {number} sheep
   * @param {string} look
   */
  const imagine = (cell, owner, sheep, look) => stacks.push({ cell, owner, sheep, asleep: false, look });
  if (shared) imagine(shared.to, view.stacks[shared.from][0], shared.amount, "shared");
  if (origin && aim && aim !== to && !pull.value) {
    const [owner, sheep] = view.stacks[origin];
    imagine(aim, owner, amount ?? Math.floor(sheep / 2), "idea");
  }
  if (begin) imagine(begin, seat ?? 0, 16, "");
  else if (over.value && starts.includes(over.value)) imagine(over.value, seat ?? 0, 16, "idea");
  stacks.sort((a, b) => centre(a.cell)[1] - centre(b.cell)[1]);

  /** @param {string} cell */
  const spoken = (cell) => {
    const name = cellNames(view).get(cell);
    if (from && to && (cell === to || cell === from)) {
      const sheep = view.stacks[from][1], stay = sheep - (amount ?? 0);
      return t(cell === to ? "splits-cell-go" : "splits-cell-stay", { cell: name, amount, stay, sheep });
    }
    if (decision && part && starts.includes(cell)) return label({ decision, part, value: cell, view, t });
    if (cell in view.stacks) {
      const [owner, sheep] = view.stacks[cell], asleep = stacks.some((one) => one.cell === cell && one.asleep);
      const state = cell === move[0] ? "picked" : cell in routes ? "can" : asleep ? "blocked" : "stack";
      return t(`splits-cell-${state}`, { cell: name, player: players[owner]?.name ?? "", sheep });
    }
    if (origin && goals.includes(cell)) return t("splits-label-to", way(view, origin, cell, t));
    return t("splits-cell-free", { cell: name });
  };

  /** Whether one more sheep can be added to an end of the move. @param {string} cell */
  const spare = (cell) => shift(routes, move, cell === to ? 1 : -1)[2] !== amount;

  /** @param {string} goal */
  const lookOf = (goal) => goal === to ? "chosen" : goal === aim ? "aimed" : to ? "other" : "";
  const movable = to && from ? [from] : Object.keys(routes);

  return html`
    ${last && !to && html`<${LastMove} ...${last} />`}
    ${starts.map((cell) => html`<path key=${cell} class="may border" d=${outline(cell, 0.82)} />`)}
    ${movable.map((cell) => html`
      <path key=${cell} class="may ${cell === origin ? "picked" : ""}" d=${outline(cell, 0.9)} />`)}
    ${peek && Object.keys(routes[peek]).map((goal) => html`
      <${Way} key=${goal} from=${peek} to=${goal} look="other" />`)}
    ${origin && goals.map((goal) => html`
      <${Way} key=${goal} from=${origin} to=${goal} look=${lookOf(goal)} />`)}
    ${stacks.map(({ cell, owner, sheep, asleep, look }) => html`
      <g key=${cell} transform="translate(${centre(cell).join(" ")})" class="stack ${look}">
        <g data-stack=${cell}>
          <${Sheep} seat=${owner} sheep=${sheep} asleep=${asleep} />
          ${look === "shared" && decision && spare(cell) && html`<g class="more" transform="translate(28 -22)">
            <circle r="14" />
            <path d="M-7 0h14M0 -7v14" />
          </g>`}
        </g>
      </g>`)}
    ${pull.value && html`<g class="pulled" transform="translate(${pull.value.at.join(" ")})">
      <${Sheep} seat=${view.stacks[pull.value.from][0]} sheep=${Math.floor(view.stacks[pull.value.from][1] / 2)} />
    </g>`}
    ${cells.map((cell) => {
      const legal = spots.includes(cell);
      const leads = decision && (legal || (origin && goalAlong(routes, origin, cell)));
      return html`<g key=${cell} data-cell=${cell}
        class="spot ${leads ? "legal" : ""} ${cell in routes ? "grip" : ""}"
        role=${legal && decision ? "button" : "img"} aria-label=${spoken(cell)}
        tabindex=${legal ? (cell === tabbed ? 0 : -1) : undefined}
        onKeyDown=${legal ? (/** @type {KeyboardEvent} */ event) => onKey(event, cell) : undefined}
        onFocus=${legal ? () => (cursor.value = cell) : undefined}
        onClick=${(/** @type {MouseEvent} */ event) => event.detail === 0 && act(cell)}
      ><path d=${outline(cell)} /></g>`;
    })}
  `;
}

/**
 * The line from a stack to a goal, and the goal.
 * @param {{from: string, to: string, look: string}} props
 */
function Way({ from, to, look }) {
  const [x, y] = centre(from), [a, b] = centre(to), far = Math.hypot(a - x, b - y);
  const [dx, dy] = [(a - x) / far, (b - y) / far], angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  return html`<g class="way ${look}">
    <path class="pad" d=${outline(to, 0.86)} />
    <path class="road" d="M${x + dx * 40} ${y + dy * 40}L${a - dx * 26} ${b - dy * 26}" />
    <path class="tip" d="M-17 -13L20 0L-17 13L-9 0Z" transform="translate(${a} ${b}) rotate(${angle})" />
  </g>`;
}

/**
 * Where the last sheep came from and went to.
 * @param {{seat: number, cell?: string, from?: string, to?: string}} props
 */
function LastMove({ seat, cell, from, to }) {
  if (!from || !to) return cell ? html`<path class="last seat-${seat}" d=${outline(cell, 0.93)} />` : null;
  const [x, y] = centre(from), [a, b] = centre(to);
  return html`<g class="seat-${seat}">
    <path class="last faint" d=${outline(from, 0.93)} />
    <path class="last" d=${outline(to, 0.93)} />
    <path class="trail" d="M${x} ${y}L${a} ${b}" />
  </g>`;
}

/**
 * Digits, + and −, up and down set how many go.
 * @param {LayerProps} props @param {Routes} routes @param {Move} move @param {(move: Move) => void} set
 */
function useAmountKeys(props, routes, move, set) {
  const typed = useRef({ digits: "", time: 0 });
  useKeys((event) => {
    if (!props.decision || !move[2]) return false;
    const change = { "+": 1, "=": 1, "-": -1, ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (change) set(shift(routes, move, change));
    else if (/^\d$/.test(event.key)) {
      const late = event.timeStamp - typed.current.time > 900;
      typed.current = { digits: (late ? "" : typed.current.digits) + event.key, time: event.timeStamp };
      set(amountOf(routes, move, Number(typed.current.digits)));
    } else return false;
    return true;
  });
}
