/** What is said about choices and cells, for the bar, the list, the log and screen readers. */

import { centre, direction, neighbours, names, orientation, tileCells, TURNS } from "./hex.js";
import { listed, placements } from "./building.js";

/** @import { Answer, Decision, GameEvent, Part, Player, Translate } from "../../../web/types.js" */
/** @import { SplitsView } from "./board.js" */

/** @type {WeakMap<object, Map<string, string>>} */
const named = new WeakMap();

/** The names of the cells of a view, such as C5. @param {SplitsView} view */
export function cellNames(view) {
  let found = named.get(view);
  if (!found) named.set(view, (found = names(land(view))));
  return found;
}

/** All cells of the board, as one reads: row by row. @param {SplitsView} view */
export const land = (view) => view.tiles.flatMap(tileCells).sort(reading);

/** @param {string | number} a @param {string | number} b */
function reading(a, b) {
  const [x, y] = centre(String(a)), [c, d] = centre(String(b));
  return y - d || x - c;
}

/** @param {SplitsView} view @param {string} cell */
const nameOf = (view, cell) => cellNames(view).get(cell) ?? cell;

/**
 * An answer in progress, in words.
 * @param {{answer: Answer, view: SplitsView, t: Translate}} about
 */
export function describe({ answer, view, t }) {
  if (answer.tile) return t("splits-draft-tile", { lie: lie(answer.tile, t) });
  if (answer.cell) return t("splits-draft-start", { cell: nameOf(view, answer.cell) });
  const [from, to, amount] = answer.move ?? [];
  if (!from) return t("splits-ask-split");
  if (!to) return t("splits-draft-from", { cell: nameOf(view, from) });
  return t("splits-draft-split", {
    from: nameOf(view, from), to: nameOf(view, to), amount, stay: view.stacks[from][1] - amount,
  });
}

/**
 * One choice of a part, for the list of all that can be done.
 * @param {{decision: Decision, part: Part, value: any, view: SplitsView, t: Translate}} about
 */
export function label({ part, value, view, t }) {
  if (part.kind === "move") {
    const [from, to, amount] = value;
    const sheep = view.stacks[from]?.[1];
    if (amount) return t("splits-label-amount", { amount, stay: sheep - amount });
    if (to) return t("splits-label-to", way(view, from, to, t));
    return t("splits-label-from", { cell: nameOf(view, from), sheep });
  }
  if (part.kind !== "one") return String(value);
  if (part.part === "cell") {
    return t("splits-label-start", { cell: nameOf(view, value), ways: waysOut(view, value) });
  }
  return tileLabel(part.choices, value, view, t);
}

/**
 * The choices of a part in the order in which one wants to read them.
 * @param {{part: Part, view: SplitsView}} about
 */
export function order({ part, view }) {
  if (part.kind !== "one") return undefined;
  if (part.part === "tile") return listing(part.choices, view).map((row) => row.tile);
  return [...part.choices].sort(reading);
}

/**
 * @param {(string | number)[]} choices
 * @param {any} tile
 * @param {SplitsView} view
 * @param {Translate} t
 */
export function tileLabel(choices, tile, view, t) {
  const row = listing(choices, view).find((one) => one.tile === tile);
  if (!row || !view.tiles.length) return lie(tile, t);
  const side = t(`splits-direction-${row.side}`);
  return t("splits-label-tile", {
    side: side.charAt(0).toUpperCase() + side.slice(1),
    number: row.number, lie: lie(tile, t), touching: row.touching,
  });
}

/**
 * An event for the log, its cells by their names.
 * @param {{event: GameEvent, t: Translate, players: Player[], view: SplitsView}} about
 */
export function logText({ event, t, players, view }) {
  const args = { ...event, player: players[event.seat ?? 0]?.name };
  for (const field of ["cell", "from", "to"]) {
    if (event[field]) Object.assign(args, { [field]: nameOf(view, event[field]) });
  }
  return t(event.event, args);
}

/** @param {SplitsView} view @param {string} from @param {string} to @param {Translate} t */
export function way(view, from, to, t) {
  const { name, length } = direction(from, to);
  return { direction: t(`splits-direction-${name}`), to: nameOf(view, to), length };
}

/** @param {SplitsView} view @param {string} cell */
function waysOut(view, cell) {
  const all = cellNames(view);
  return neighbours(cell).filter((next) => all.has(next) && !view.stacks[next]).length;
}

/** @param {string} tile @param {Translate} t */
const lie = (tile, t) => t(`splits-lie-${TURNS[orientation(tile)]}`);

/** @type {WeakMap<object, ReturnType<typeof listed>>} */
const lists = new WeakMap();

/** @param {(string | number)[]} choices @param {SplitsView} view */
export function listing(choices, view) {
  let found = lists.get(choices);
  if (!found) lists.set(choices, (found = listed(placements(choices.map(String)), land(view))));
  return found;
}
