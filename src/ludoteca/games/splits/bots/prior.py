"""Which moves and starting cells look good before any search: the prior of the tree."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import exp, fsum, log

from ludoteca.games.splits.bots.board import Board
from ludoteca.games.splits.bots.position import SHEEP, Move
from ludoteca.games.splits.bots.weights import PRIOR

SHUT_IN = (1.0, 0.42, 0.25, 0.16, 0.11, 0.09, 0.08)
"""The expected share of spare sheep that never move, by the number of open sides."""

START_WARMTH = 1.3
"""How flat the prior of the starting cells is."""

FINE = 64
"""Steps a unit of score in the table of weights."""

FALL = [round(exp(-step / FINE), 12) for step in range(16 * FINE)]
"""Weights by steps below the best score, rounded lest machines differ in the last digit."""

LENGTH = [round(1 + log(max(1, cells)), 12) for cells in range(65)]
"""What a free line of so many cells adds to the score of a starting cell."""

FREE_A_SEAT = 15
"""The free cells for each player once all stacks stand."""


class Weights:
    """The weights of the prior when `free` cells are free for each player."""

    __slots__ = ("_rows", "go", "stay", "w")

    def __init__(self, free: float, table: Mapping[str, tuple[float, ...]] = PRIOR) -> None:
        t = free / FREE_A_SEAT
        self.w = w = {name: a + b * t for name, (a, b) in table.items()}
        self.stay = [w[f"stay_{sides}"] for sides in (0, 1, 2, 3, 4, 4, 4)]
        self.go = [w[f"go_{sides}"] for sides in (0, 1, 2, 3, 4, 4, 4)]
        self._rows: dict[tuple[bool, int, int], list[float]] = {}

    def row(self, goes: bool, sides: int, room: int) -> list[float]:
        """By the number of spare sheep, what a stack with these sides and room near it adds.

        `goes` tells the moving part of a split from the part that stays.
        """
        room = min(room, SHEEP)
        found = self._rows.get((goes, sides, room))
        if found is None:
            w = self.w
            each = (self.go if goes else self.stay)[sides]
            short = w["go_short" if goes else "stay_short"]
            found = [
                each * n + short * max(0, n - room) + w["squares"] * n * n / 10
                for n in range(SHEEP)
            ]
            found[0] += w["go_single" if goes else "stay_single"]
            if goes and not sides:
                found[0] += w["dead_single"]
            self._rows[goes, sides, room] = found
        return found


weights_for = cache(Weights)
"""The weights for a number of free cells for each player."""


def move_priors(
    board: Board,
    occupied: int,
    seat: int,
    owned: list[int],
    sheep: list[int],
    stacks: list[list[int]],
) -> tuple[list[Move], list[float]]:
    """Return all moves of a seat, best first, and their weights, which sum to 1."""
    free = board.mask & ~occupied
    weights = weights_for(free.bit_count() / len(owned))
    return _weighted(move_scores(board, occupied, seat, owned, sheep, stacks, weights))


def move_scores(
    board: Board,
    occupied: int,
    seat: int,
    owned: list[int],
    sheep: list[int],
    stacks: list[list[int]],
    weights: Weights,
) -> list[tuple[float, Move]]:
    """Return the moves of a seat with the weighted sums of their features."""
    near, bit, width, edge = board.near, board.bit, board.width, board.width - 1
    free = board.mask & ~occupied
    w, row = weights.w, weights.row
    own_cells = owned[seat]
    taken_1, taken_2, one_step = w["taken_1"], w["taken_2"], w["one_step"]
    shared_sides, safe_side, beside_own = w["shared_sides"], w["safe_side"], w["own_beside"]
    threat = 0
    # What it is worth to close one side of a stack, by its cell.
    closing: dict[int, float] = {}
    for other, cells in enumerate(stacks):
        side = "own" if other == seat else "other"
        for cell in cells:
            spare = sheep[cell] - 1
            room = near[cell] & free
            if not spare or not room:
                continue
            if other != seat:
                threat |= room
            sides = room.bit_count()
            worth = w[side + "_loss"] * spare * (SHUT_IN[sides - 1] - SHUT_IN[sides])
            if sides == 1:
                worth += w[side + "_shut"] * spare
            elif sides == 2:
                worth += w[side + "_last_side"] * spare
            closing[bit[cell]] = worth
    movable = sum(closing)
    near_threat = (
        threat
        | threat << 1
        | threat >> 1
        | threat << width
        | threat >> width
        | threat << edge
        | threat >> edge
    ) & free
    safe = ~near_threat
    found: list[tuple[float, Move]] = []
    for cell in stacks[seat]:
        here = bit[cell]
        if here not in closing:
            continue
        n = sheep[cell]
        whole = w["squares"] * (n - 1) * (n - 1) / 10
        beside_cell = near[cell] & free
        for stop in board.stops(cell, occupied):
            there = bit[stop]
            after = free ^ there
            stay = beside_cell & after
            beside = near[stop]
            go = beside & after
            score = (
                beside_own * (beside & own_cells & ~here).bit_count()
                + shared_sides * (go & threat).bit_count()
                - whole
            )
            if threat & there:
                score += taken_1
            if near_threat & there:
                score += taken_2
            if go & safe:
                score += safe_side
            if beside & here:
                score += one_step
            beside &= movable & ~here
            while beside:
                low = beside & -beside
                beside ^= low
                score += closing[low]
            stay_sides, go_sides = stay.bit_count(), go.bit_count()
            # A larger room is of no matter to stacks that their open sides can take in.
            stay_room, go_room = stay_sides, go_sides
            if n - 2 > stay_sides:
                stay_room = (
                    (
                        stay
                        | stay << 1
                        | stay >> 1
                        | stay << width
                        | stay >> width
                        | stay << edge
                        | stay >> edge
                    )
                    & after
                ).bit_count()
            if n - 2 > go_sides:
                go_room = (
                    (go | go << 1 | go >> 1 | go << width | go >> width | go << edge | go >> edge)
                    & after
                ).bit_count()
            stays = row(False, stay_sides, stay_room)
            goes = row(True, go_sides, go_room)
            found += [
                (score + stays[n - 1 - k] + goes[k - 1], (cell, stop, k)) for k in range(1, n)
            ]
    return found


def start_priors(board: Board, occupied: int, starts: list[int]) -> tuple[list[Move], list[float]]:
    """Return all cells for a starting stack, best first, and their weights, which sum to 1."""
    return _weighted(
        [
            (start_score(board, occupied, cell) / START_WARMTH, (-1, cell, SHEEP))
            for cell in starts
            if not occupied & board.bit[cell]
        ]
    )


def start_score(board: Board, occupied: int, cell: int) -> float:
    """Return the number of open directions plus the logarithms of their lengths."""
    bit = board.bit
    return fsum(LENGTH[len(ray)] for ray in board.rays[cell] if not occupied & bit[ray[0]])


def _weighted(found: list[tuple[float, Move]]) -> tuple[list[Move], list[float]]:
    if not found:
        return [], []
    found.sort(reverse=True)
    best = found[0][0]
    last = len(FALL) - 1
    weights = [FALL[min(last, int((best - score) * FINE))] for score, _ in found]
    total = fsum(weights)
    return [move for _, move in found], [weight / total for weight in weights]
