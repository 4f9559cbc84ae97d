"""A second move generator, written from the clauses with coordinates and sets only.

It shares nothing with the game's own code and cares for nothing but plainness.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

Cell = tuple[int, int]
WAYS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
OUTLINES = [
    [(0, 0), (1, 0), (0, 1), (1, 1)],
    [(0, 0), (1, 0), (1, -1), (2, -1)],
    [(0, 0), (0, 1), (-1, 1), (-1, 2)],
]


def beside(cell: Cell) -> list[Cell]:
    return [(cell[0] + dq, cell[1] + dr) for dq, dr in WAYS]


def placements(board: frozenset[Cell]) -> set[frozenset[Cell]]:
    """SP-4.2, SP-4.3: every set of four cells that the next tile may cover."""
    if not board:
        return {frozenset(outline) for outline in OUTLINES}
    found = set()
    for anchor in {
        (q + dq, r + dr) for q, r in board for dq in range(-3, 4) for dr in range(-3, 4)
    }:
        for outline in OUTLINES:
            tile = frozenset((anchor[0] + q, anchor[1] + r) for q, r in outline)
            if not tile & board and any(near in board for cell in tile for near in beside(cell)):
                found.add(tile)
    return found


def border(board: frozenset[Cell]) -> set[Cell]:
    """SP-5.2: the cells that touch an off cell from which one can walk arbitrarily far away."""
    qs, rs = [q for q, _ in board], [r for _, r in board]
    inside = [
        (q, r) for q in range(min(qs) - 1, max(qs) + 2) for r in range(min(rs) - 1, max(rs) + 2)
    ]
    outside = {(min(qs) - 1, min(rs) - 1)}
    while grown := {n for c in outside for n in beside(c) if n in inside} - outside - board:
        outside |= grown
    return {cell for cell in board if any(near in outside for near in beside(cell))}


@dataclass
class Field:
    """A board with stacks: cell to (seat, sheep)."""

    board: frozenset[Cell]
    stacks: dict[Cell, tuple[int, int]] = field(default_factory=dict)

    def moves(self, seat: int) -> Iterator[tuple[Cell, Cell, int]]:
        """SP-6: every (from, to, amount) of the seat."""
        for cell, (owner, sheep) in self.stacks.items():
            if owner != seat:
                continue
            for dq, dr in WAYS:
                here = cell
                while True:
                    ahead = (here[0] + dq, here[1] + dr)
                    if ahead not in self.board or ahead in self.stacks:
                        break
                    here = ahead
                if here != cell:
                    for amount in range(1, sheep):
                        yield cell, here, amount

    def after(self, seat: int, move: tuple[Cell, Cell, int]) -> Field:
        """SP-6.7: the field after a move."""
        start, end, amount = move
        left = self.stacks[start][1] - amount
        return Field(self.board, {**self.stacks, start: (seat, left), end: (seat, amount)})

    def next(self, seat: int, seats: int) -> int | None:
        """SP-8.3: who moves after `seat`, or None at the end (SP-9.1)."""
        for step in range(1, seats + 1):
            if any(self.moves((seat + step) % seats)):
                return (seat + step) % seats
        return None

    def group(self, seat: int) -> int:
        """SP-9.5: the size of the largest group."""
        own = {cell for cell, (owner, _) in self.stacks.items() if owner == seat}
        sizes = [0]
        while own:
            herd = {own.pop()}
            while grown := {near for cell in herd for near in beside(cell) if near in own}:
                own -= grown
                herd |= grown
            sizes.append(len(herd))
        return max(sizes)


def count_builds(board: frozenset[Cell], tiles: int) -> int:
    """Count the ways to lay that many more tiles."""
    if tiles == 0:
        return 1
    return sum(count_builds(board | tile, tiles - 1) for tile in placements(board))


def count_moves(here: Field, seat: int, seats: int, depth: int) -> int:
    """Count the sequences of that many moves."""
    if depth == 0:
        return 1
    total = 0
    for move in here.moves(seat):
        after = here.after(seat, move)
        mover = after.next(seat, seats)
        total += 1 if mover is None else count_moves(after, mover, seats, depth - 1)
    return total
