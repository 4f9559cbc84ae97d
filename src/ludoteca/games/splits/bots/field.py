"""What the free cells of a two-player position are worth, however many sheep stand around them.

Most moves of a search differ only in how many sheep they take along, so a `Field` is worked out
once and kept for all positions with the same free cells and the same cells beside the stacks.
"""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.games.splits.bots.board import Board
from ludoteca.games.splits.bots.weights import EVALUATION

FREE_AT_START = 30
"""The free cells of a two-player board once both stacks stand."""

SPARE = 15
"""The most spare sheep of a stack."""

SIDES = ("one_side", "two_sides", "three_sides", "four_sides", "four_sides", "four_sides")
"""The weight of each spare sheep by the number of open sides."""

Row = list[float]
"""What a stack is worth by the number of its spare sheep."""

Spot = tuple[Row, int, int]
"""A stack without its sheep: its row, the cells it can move to and the free cells it can reach."""


class Weights:
    """The weights for one number of free cells."""

    __slots__ = ("_rows", "w")

    def __init__(self, free: int, table: Mapping[str, tuple[float, ...]] = EVALUATION) -> None:
        t = free / FREE_AT_START
        self.w = {name: a + b * t + c * t * t for name, (a, b, c) in table.items()}
        self._rows: dict[tuple[int, int], Row] = {}

    def row(self, sides: int, own: int) -> Row:
        """Return the row of a stack by its open sides and the cells nearer to its owner there."""
        found = self._rows.get((sides, own))
        if found is None:
            found = self._rows[sides, own] = [self._worth(n, sides, own) for n in range(SPARE + 1)]
        return found

    def _worth(self, spare: int, sides: int, own: int) -> float:
        w = self.w
        if not sides:
            return spare * w["stuck"]
        if not spare:
            return 0.0
        return (
            spare * w[SIDES[sides - 1]]
            + w["mobile"]
            + w["open_sides"] * min(sides, spare)
            + w["short_1"] * max(0, spare - sides)
            + w["short_own"] * max(0, spare - own)
            + w["squares"] * spare * spare / 10
        )


class Field:
    """The free cells of a position, seen from the cells beside the stacks of both players.

    `nearer` are the cells that a player reaches in fewer steps than the other, `sizes` their number
    and what else limits the moves of both players; `parts` are the connected free cells.
    """

    __slots__ = (
        "beside",
        "board",
        "constant",
        "free",
        "nearer",
        "own",
        "parts",
        "sizes",
        "spots",
        "stops",
        "weights",
    )

    def __init__(
        self, board: Board, free: int, beside: tuple[int, int], parts: list[int], weights: Weights
    ) -> None:
        self.board, self.free, self.beside = board, free, beside
        self.parts, self.weights = parts, weights
        spread, w = board.spread, weights.w
        a, b = beside
        far_a, far_b = (a | spread(a)) & free, (b | spread(b)) & free
        constant = (
            w["constant"]
            + w["reach_1"] * (a.bit_count() - b.bit_count())
            + w["reach_2"] * (far_a.bit_count() - far_b.bit_count())
            + w["first_2"] * ((far_a & ~b).bit_count() - (far_b & ~a).bit_count())
        )
        nearer_a, nearer_b = a & ~b, b & ~a
        # Only cells nobody has reached so far can still be nearer to one of the two.
        while (far_a | far_b) & ~(a | b):
            a, b = far_a, far_b
            nearer_a |= a & ~b
            nearer_b |= b & ~a
            far_a, far_b = (a | spread(a)) & free, (b | spread(b)) & free
        self.nearer = (nearer_a, nearer_b)
        self.own = (board.parts(nearer_a), board.parts(nearer_b))
        size_a, size_b, all_free = nearer_a.bit_count(), nearer_b.bit_count(), free.bit_count()
        shared = ((a | b) & ~nearer_a & ~nearer_b).bit_count()
        self.sizes = ((size_a, size_a + shared, all_free), (size_b, size_b + shared, all_free))
        self.constant = constant + w["nearer"] * (size_a - size_b)
        self.spots: tuple[dict[int, Spot], dict[int, Spot]] = ({}, {})
        self.stops: dict[tuple[int, int], float] = {}

    def spot(self, seat: int, cell: int) -> Spot:
        """Look at a stack of a seat and remember what is seen."""
        board = self.board
        beside = board.near[cell] & self.free
        own = room = stops = 0
        if beside:
            for part in self.own[seat]:
                if part & beside:
                    own |= part
            for part in self.parts:
                if part & beside:
                    room |= part
            stops = board.stop_cells(cell, board.mask ^ self.free)
        row = self.weights.row(beside.bit_count(), own.bit_count())
        found = self.spots[seat][cell] = (row, stops, room)
        return found

    def stops_worth(self, a: int, b: int) -> float:
        """Return what the cells are worth that the stacks of both players can move to."""
        w, free, spread = self.weights.w, self.free, self.board.spread
        nearer_a, nearer_b = self.nearer
        beside_a, beside_b = self.beside
        alone_a, alone_b = a & ~b & ~beside_b, b & ~a & ~beside_a
        next_a, next_b = (spread(a) | beside_a) & free, (spread(b) | beside_b) & free
        found = self.stops[a, b] = (
            w["stops"] * (a.bit_count() - b.bit_count())
            + w["stops_alone"] * (alone_a.bit_count() - alone_b.bit_count())
            + w["stops_reach"] * (next_a.bit_count() - next_b.bit_count())
            + w["stops_inside"] * ((a & nearer_b).bit_count() - (b & nearer_a).bit_count())
        )
        return found
