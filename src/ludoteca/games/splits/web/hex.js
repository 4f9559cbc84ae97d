/** The geometry of the pasture: cells, tiles, lines, their place in the drawing and their names. */

/** @typedef {[number, number]} Point */

/** The six directions of SP-2.2, clockwise from the east. @type {[string, number, number][]} */
export const DIRECTIONS = [
  ["e", 1, 0], ["se", 0, 1], ["sw", -1, 1], ["w", -1, 0], ["nw", 0, -1], ["ne", 1, -1],
];

/** The cells of a tile in each orientation, from its anchor (SP-3.2). @type {Point[][]} */
const TILES = [
  [[0, 0], [1, 0], [0, 1], [1, 1]],
  [[0, 0], [1, 0], [1, -1], [2, -1]],
  [[0, 0], [0, 1], [-1, 1], [-1, 2]],
];

/** How the three orientations look: falling to the right, rising to the right, upright. */
export const TURNS = ["falling", "rising", "upright"];

/** From the middle of a cell to its corners, and how much the slanted view shortens the depth. */
export const RADIUS = 50;
const SLANT = 0.9;
const WIDTH = RADIUS * Math.sqrt(3);
const HEIGHT = RADIUS * 1.5 * SLANT;

/** @param {string} cell @returns {Point} */
export function place(cell) {
  const [q, r] = cell.split(",").map(Number);
  return [q, r];
}

/** @param {number} q @param {number} r */
export const cellAt = (q, r) => `${q},${r}`;

/** @param {string} cell @returns {Point} */
export function centre(cell) {
  const [q, r] = place(cell);
  return [round(WIDTH * (q + r / 2)), round(HEIGHT * r)];
}

/** The cell under a point of the drawing. @param {Point} point */
export function cellUnder([x, y]) {
  const r = y / HEIGHT, q = x / WIDTH - r / 2;
  let a = Math.round(q), b = Math.round(r);
  const c = Math.round(-q - r);
  const da = Math.abs(a - q), db = Math.abs(b - r), dc = Math.abs(c + q + r);
  if (da > db && da > dc) a = -b - c;
  else if (db > dc) b = -a - c;
  return cellAt(a, b);
}

/** @param {string} cell @returns {string[]} */
export function neighbours(cell) {
  const [q, r] = place(cell);
  return DIRECTIONS.map(([, dq, dr]) => cellAt(q + dq, r + dr));
}

/** @param {string} tile */
export const orientation = (tile) => Number(tile.slice(tile.indexOf("/") + 1));

/** @param {string} tile @returns {string[]} */
export function tileCells(tile) {
  const [q, r] = place(tile.slice(0, tile.indexOf("/")));
  return TILES[orientation(tile)].map(([dq, dr]) => cellAt(q + dq, r + dr));
}

/** @param {string} tile @returns {Point} */
export function tileCentre(tile) {
  const cells = tileCells(tile).map(centre);
  return [sum(cells.map(([x]) => x)) / 4, sum(cells.map(([, y]) => y)) / 4];
}

/** The direction from one cell to another on the same line. @param {string} from @param {string} to */
export function direction(from, to) {
  const [q, r] = place(from), [a, b] = place(to);
  const length = Math.max(Math.abs(a - q), Math.abs(b - r), Math.abs(a - q + b - r)) || 1;
  const found = DIRECTIONS.find(([, dq, dr]) => dq * length === a - q && dr * length === b - r);
  return { name: found ? found[0] : "e", length };
}

/** The cells after `from` up to and with `to`. @param {string} from @param {string} to */
export function line(from, to) {
  const [q, r] = place(from), [a, b] = place(to), { length } = direction(from, to);
  return Array.from({ length }, (_, i) =>
    cellAt(q + ((a - q) / length) * (i + 1), r + ((b - r) / length) * (i + 1)));
}

/**
 * The outline of a cell as a path, `scale` 1 filling it.
 * @param {string} cell
 * @param {number} [scale]
 */
export function outline(cell, scale = 1) {
  const [x, y] = centre(cell);
  const points = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return `${round(x + RADIUS * scale * Math.cos(angle))} ${round(y + RADIUS * scale * SLANT * Math.sin(angle))}`;
  });
  return `M${points.join("L")}Z`;
}

/** The outer edges of a set of cells, without the sides they share. @param {Iterable<string>} cells */
export function border(cells) {
  const all = new Set(cells);
  let path = "";
  for (const cell of all) {
    const [x, y] = centre(cell);
    neighbours(cell).forEach((other, i) => {
      if (all.has(other)) return;
      const ends = [i - 0.5, i + 0.5].map((turn) => {
        const angle = (Math.PI / 3) * turn;
        return `${round(x + RADIUS * Math.cos(angle))} ${round(y + RADIUS * SLANT * Math.sin(angle))}`;
      });
      path += `M${ends[0]}L${ends[1]}`;
    });
  }
  return path;
}

/** The rectangle around cells, in the drawing. @param {Iterable<string>} cells @param {number} margin */
export function frame(cells, margin) {
  const points = [...cells].map(centre);
  if (!points.length) points.push([0, 0]);
  const xs = points.map(([x]) => x), ys = points.map(([, y]) => y);
  const left = Math.min(...xs) - WIDTH / 2 - margin, top = Math.min(...ys) - RADIUS - margin;
  return {
    x: left, y: top,
    width: Math.max(...xs) + WIDTH / 2 + margin - left,
    height: Math.max(...ys) + RADIUS + margin - top,
  };
}

/**
 * The corner of a box that is furthest from all cells.
 * @param {Iterable<string>} cells
 * @param {{x: number, y: number, width: number, height: number}} box
 */
export function freeCorner(cells, { x, y, width, height }) {
  const points = [...cells].map(centre);
  const room = (/** @type {[string, number, number]} */ [, across, down]) =>
    Math.min(...points.map(([a, b]) => Math.hypot(a - x - across * width, b - y - down * height)));
  return [...CORNERS].sort((one, other) => room(other) - room(one))[0][0];
}

/** @type {[string, number, number][]} */
const CORNERS = [["bottom right", 1, 1], ["bottom left", 0, 1], ["top right", 1, 0], ["top left", 0, 0]];

/**
 * Names such as C5 for all cells of a board: a letter for the row from the top, a number for the
 * column from the left. They stay the same once the board stands.
 * @param {Iterable<string>} cells
 */
export function names(cells) {
  const places = [...cells].map((cell) => ({ cell, spot: place(cell) }));
  /** @param {Point} spot */
  const column = ([q, r]) => q + Math.floor(r / 2);
  const top = Math.min(...places.map(({ spot }) => spot[1]));
  const left = Math.min(...places.map(({ spot }) => column(spot)));
  return new Map(places.map(({ cell, spot }) =>
    [cell, letters(spot[1] - top) + (column(spot) - left + 1)]));
}

/** @param {number} row @returns {string} */
function letters(row) {
  const last = String.fromCharCode(65 + (row % 26));
  return row < 26 ? last : letters(Math.floor(row / 26) - 1) + last;
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

/** @param {number} n */
const round = (n) => Math.round(n * 10) / 10;
