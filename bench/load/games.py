"""Make random legal two-player Splits games as move lists, sharing no code with any server."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

Cell: TypeAlias = tuple[int, int]
Answer: TypeAlias = dict[str, Any]

SEATS = 2
SHEEP = 16
TILES = 4 * SEATS
DIRECTIONS: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
ORIENTATIONS: tuple[tuple[Cell, ...], ...] = (
    ((0, 0), (1, 0), (0, 1), (1, 1)),
    ((0, 0), (1, 0), (1, -1), (2, -1)),
    ((0, 0), (0, 1), (-1, 1), (-1, 2)),
)


@dataclass(frozen=True, slots=True)
class Move:
    """One move: who makes it, and the answer in the project's own form."""

    seat: int
    answer: Answer


@dataclass(frozen=True, slots=True)
class Final:
    """The end of a game: every stack as cell -> (seat, sheep), and the winner (None: a draw)."""

    stacks: dict[str, tuple[int, int]]
    winner: int | None


@dataclass(frozen=True, slots=True)
class Game:
    """A whole game from the first tile to the last split."""

    moves: tuple[Move, ...]
    final: Final


def make_games(count: int, seed: int) -> list[Game]:
    """Make `count` games; the same seed gives the same games."""
    chance = random.Random(seed)
    return [_make_game(chance) for _ in range(count)]


def text(cell: Cell) -> str:
    """Write a cell as the servers do."""
    return f"{cell[0]},{cell[1]}"


def _make_game(chance: random.Random) -> Game:
    moves: list[Move] = []
    board: set[Cell] = set()
    for number in range(TILES):
        anchor, orientation = chance.choice(_placements(board))
        board.update(_tile(anchor, orientation))
        answer: Answer = {"action": "lay", "tile": f"{text(anchor)}/{orientation}"}
        moves.append(Move(number % SEATS, answer))
    stacks: dict[Cell, tuple[int, int]] = {}
    for seat in range(SEATS):
        cell = chance.choice([cell for cell in _border(board) if cell not in stacks])
        stacks[cell] = (seat, SHEEP)
        moves.append(Move(seat, {"action": "start", "cell": text(cell)}))
    turn = 0
    while any(_splits(board, stacks, seat) for seat in range(SEATS)):
        options = _splits(board, stacks, turn)
        if options:
            source, target, count = chance.choice(options)
            stacks[source] = (turn, stacks[source][1] - count)
            stacks[target] = (turn, count)
            answer = {"action": "split", "move": [text(source), text(target), count]}
            moves.append(Move(turn, answer))
        turn = (turn + 1) % SEATS
    named = {text(cell): stack for cell, stack in stacks.items()}
    return Game(tuple(moves), Final(named, _winner(stacks)))


def _neighbours(cell: Cell) -> list[Cell]:
    return [(cell[0] + dq, cell[1] + dr) for dq, dr in DIRECTIONS]


def _tile(anchor: Cell, orientation: int) -> list[Cell]:
    return [(anchor[0] + dq, anchor[1] + dr) for dq, dr in ORIENTATIONS[orientation]]


def _placements(board: set[Cell]) -> list[tuple[Cell, int]]:
    """List where the next tile may lie (SP-4.2, SP-4.3); the first has its anchor at 0,0."""
    orientations = range(len(ORIENTATIONS))
    if not board:
        return [((0, 0), orientation) for orientation in orientations]
    touching = {near for cell in board for near in _neighbours(cell)} - board
    placements = {
        ((q - dq, r - dr), orientation)
        for q, r in touching
        for orientation in orientations
        for dq, dr in ORIENTATIONS[orientation]
    }
    return sorted(
        (anchor, orientation)
        for anchor, orientation in placements
        if board.isdisjoint(_tile(anchor, orientation))
    )


def _border(board: set[Cell]) -> list[Cell]:
    """List the cells that touch the outside, found by a walk around the board (SP-5.2)."""
    columns = range(min(q for q, _ in board) - 1, max(q for q, _ in board) + 2)
    rows = range(min(r for _, r in board) - 1, max(r for _, r in board) + 2)
    around = {(q, r) for q in columns for r in rows} - board
    outside = _reached((columns[0], rows[0]), around)
    return sorted(cell for cell in board if not outside.isdisjoint(_neighbours(cell)))


def _reached(first: Cell, cells: Iterable[Cell]) -> set[Cell]:
    """Return the part of some cells that can be walked to from one of them."""
    left = set(cells) - {first}
    reached, walk = {first}, [first]
    while walk:
        near = left.intersection(_neighbours(walk.pop()))
        left -= near
        reached |= near
        walk.extend(near)
    return reached


def _splits(
    board: set[Cell], stacks: dict[Cell, tuple[int, int]], seat: int
) -> list[tuple[Cell, Cell, int]]:
    """List a seat's moves as (start cell, stopping cell, sheep that move) (SP-6)."""
    free = board.difference(stacks)
    return [
        (source, target, count)
        for source, (owner, sheep) in stacks.items()
        if owner == seat
        for target in _targets(source, free)
        for count in range(1, sheep)
    ]


def _targets(source: Cell, free: set[Cell]) -> Iterator[Cell]:
    for dq, dr in DIRECTIONS:
        q, r = source
        while (q + dq, r + dr) in free:
            q, r = q + dq, r + dr
        if (q, r) != source:
            yield q, r


def _winner(stacks: dict[Cell, tuple[int, int]]) -> int | None:
    """Who has more cells, then the larger group; None when both are equal (SP-9)."""
    scores: list[tuple[int, int]] = []
    for seat in range(SEATS):
        cells = {cell for cell, (owner, _) in stacks.items() if owner == seat}
        scores.append((len(cells), max(len(_reached(cell, cells)) for cell in cells)))
    if scores[0] == scores[1]:
        return None
    return scores.index(max(scores))
