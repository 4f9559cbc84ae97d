/**
 * Splits for two players as a boardgame.io game: laying tiles, starting stacks and splits, with every move checked.
 *
 * The clauses named (SP-…) are those of Ludoteca's rules page. A cell is written "q,r". The state holds two flat maps
 * of plain numbers, since the library wraps nested objects in proxies and this game should not be slowed down by it:
 *
 *   sheep[cell]   sheep on a cell of the board, 0 on a free one; a cell that is not a key is off the board
 *   owner[cell]   the seat whose sheep they are
 *   laid          tiles on the board
 *   starts        starting stacks on the board
 *   next          the seat on turn
 *   result        null, or the outcome once nobody can move
 */
const { INVALID_MOVE } = require('boardgame.io/core');

const SEATS = 2;
const SHEEP = 16;
const TILES = 4 * SEATS;

const DIRECTIONS = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];

// The three ways a tile can lie, as offsets from its anchor (SP-3.2).
const ORIENTATIONS = [
  [[0, 0], [1, 0], [0, 1], [1, 1]],
  [[0, 0], [1, 0], [1, -1], [2, -1]],
  [[0, 0], [0, 1], [-1, 1], [-1, 2]],
];

const CELL = /^(-?\d{1,3}),(-?\d{1,3})$/;
const TILE = /^(-?\d{1,3}),(-?\d{1,3})\/([012])$/;

const name = (q, r) => `${q},${r}`;

/** The numbers in a text of the given form, or null for anything else. */
function numbers(form, text) {
  const match = typeof text === 'string' ? form.exec(text) : null;
  return match && match.slice(1).map(Number);
}

const neighbours = (q, r) => DIRECTIONS.map(([dq, dr]) => name(q + dq, r + dr));

/** The four cells of a tile such as "2,-1/0". */
function tileCells([q, r, orientation]) {
  return ORIENTATIONS[orientation].map(([dq, dr]) => [q + dq, r + dr]);
}

/** Whether a cell of the board touches the outside, found by walking the off cells from a corner (SP-5.2). */
function onOutsideBorder(sheep, cell) {
  const places = Object.keys(sheep).map((text) => numbers(CELL, text));
  const [qs, rs] = [places.map((place) => place[0]), places.map((place) => place[1])];
  const [left, right] = [Math.min(...qs) - 1, Math.max(...qs) + 1];
  const [top, bottom] = [Math.min(...rs) - 1, Math.max(...rs) + 1];
  const outside = new Set([name(left, top)]);
  const walk = [[left, top]];
  while (walk.length > 0) {
    const [q, r] = walk.pop();
    for (const [dq, dr] of DIRECTIONS) {
      const [nq, nr] = [q + dq, r + dr];
      const next = name(nq, nr);
      const inside = nq >= left && nq <= right && nr >= top && nr <= bottom;
      if (inside && sheep[next] === undefined && !outside.has(next)) {
        outside.add(next);
        walk.push([nq, nr]);
      }
    }
  }
  return neighbours(...numbers(CELL, cell)).some((next) => outside.has(next));
}

/** The cell where sheep that leave a cell in one direction stop; the cell itself when they cannot leave (SP-6.2). */
function lastFree(sheep, [q, r], [dq, dr]) {
  while (sheep[name(q + dq, r + dr)] === 0) {
    q += dq;
    r += dr;
  }
  return name(q, r);
}

/** Whether a seat has a stack that can be split (SP-8.1). */
function canMove(G, seat) {
  return Object.keys(G.owner).some(
    (cell) => G.owner[cell] === seat && G.sheep[cell] > 1
      && neighbours(...numbers(CELL, cell)).some((next) => G.sheep[next] === 0),
  );
}

/** The size of a seat's largest group of cells (SP-9.5). */
function largestGroup(G, seat) {
  const left = new Set(Object.keys(G.owner).filter((cell) => G.owner[cell] === seat));
  let largest = 0;
  for (const first of left) {
    const walk = [first];
    let size = 0;
    left.delete(first);
    while (walk.length > 0) {
      size += 1;
      for (const next of neighbours(...numbers(CELL, walk.pop()))) {
        if (left.delete(next)) walk.push(next);
      }
    }
    largest = Math.max(largest, size);
  }
  return largest;
}

/** Cells, largest groups and the winner (null: a draw), once nobody can move (SP-9). */
function outcome(G) {
  const owners = Object.values(G.owner);
  const cells = [0, 1].map((seat) => owners.filter((owner) => owner === seat).length);
  const groups = [0, 1].map((seat) => largestGroup(G, seat));
  const lead = cells[0] - cells[1] || groups[0] - groups[1];
  return { cells, groups, winner: lead === 0 ? null : Number(lead < 0) };
}

/** Give the turn to the next seat that can move; when there is none, the game is over (SP-8.3, SP-9.1). */
function passTurn(G, first) {
  const seats = [first, 1 - first].filter((seat) => canMove(G, seat));
  if (seats.length > 0) G.next = seats[0];
  else G.result = outcome(G);
}

/** Lay a tile: its cells are off, and one of them touches the board unless it is the first tile (SP-4). */
function lay({ G, playerID }, tile) {
  const parts = numbers(TILE, tile);
  if (!parts || G.laid === TILES) return INVALID_MOVE;
  const cells = tileCells(parts);
  if (cells.some(([q, r]) => G.sheep[name(q, r)] !== undefined)) return INVALID_MOVE;
  const touches = ([q, r]) => neighbours(q, r).some((next) => G.sheep[next] !== undefined);
  if (G.laid > 0 && !cells.some(touches)) return INVALID_MOVE;
  for (const [q, r] of cells) G.sheep[name(q, r)] = 0;
  G.laid += 1;
  G.next = 1 - Number(playerID);
}

/** Put all sheep on a free cell of the outside border (SP-5). */
function start({ G, playerID }, cell) {
  if (!numbers(CELL, cell) || G.laid < TILES || G.starts === SEATS) return INVALID_MOVE;
  if (G.sheep[cell] !== 0 || !onOutsideBorder(G.sheep, cell)) return INVALID_MOVE;
  G.sheep[cell] = SHEEP;
  G.owner[cell] = Number(playerID);
  G.starts += 1;
  if (G.starts < SEATS) G.next = 1 - Number(playerID);
  else passTurn(G, 0);
}

/** Send some sheep of an own stack as far as they can go in one direction (SP-6). */
function split({ G, playerID }, from, to, count) {
  const seat = Number(playerID);
  const place = numbers(CELL, from);
  if (!place || G.starts < SEATS || G.owner[from] !== seat) return INVALID_MOVE;
  if (!Number.isInteger(count) || count < 1 || count >= G.sheep[from]) return INVALID_MOVE;
  if (to === from || !DIRECTIONS.some((direction) => lastFree(G.sheep, place, direction) === to)) return INVALID_MOVE;
  G.sheep[from] -= count;
  G.sheep[to] = count;
  G.owner[to] = seat;
  passTurn(G, 1 - seat);
}

const Splits = {
  name: 'splits',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup: () => ({ sheep: {}, owner: {}, laid: 0, starts: 0, next: 0, result: null }),
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: () => 0, next: ({ G }) => G.next },
  },
  moves: { lay, start, split },
  endIf: ({ G }) => G.result ?? undefined,
};

module.exports = { Splits };
