"""The chance of the first of two players, estimated without playing on.

The features count spare sheep against the room they can reach; the weights are logistic.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import exp

from ludoteca.games.splits.bots.board import Board
from ludoteca.games.splits.bots.weights import EVALUATION

FINE = 64
"""Steps a unit of log odds in the table of chances."""

LIMIT = 8 * FINE
"""Where the table of chances ends on both sides, in steps."""

LOGISTIC = [round(1 / (1 + exp(-step / FINE)), 12) for step in range(-LIMIT, LIMIT + 1)]
"""Chances by log odds, rounded lest machines differ in the last digit."""

FREE_AT_START = 30
"""The free cells of a two-player board once both stacks stand."""


class Weights:
    """The weights for one number of free cells; `stack[d][n]` sums what depends on a stack only.

    d is the number of open sides, at most 6, and n the number of spare sheep, at most 15.
    """

    __slots__ = (
        "constant",
        "first_2",
        "first_3",
        "group",
        "nearer",
        "nearer_fed",
        "reach_1",
        "reach_2",
        "reach_3",
        "reached_fed",
        "short_2",
        "short_3",
        "stack",
        "turn",
    )

    def __init__(self, free: int, table: Mapping[str, tuple[float, ...]] = EVALUATION) -> None:
        t = free / FREE_AT_START
        w = {name: a + b * t + c * t * t for name, (a, b, c) in table.items()}
        sides = [w[name] for name in ("stuck", "one_side", "two_sides", "three_sides")]
        sides += [w["four_sides"]] * 3
        self.stack = [
            [
                n * sides[d]
                + (
                    w["mobile"]
                    + w["open_sides"] * min(d, n)
                    + w["short_1"] * max(0, n - d)
                    + w["squares"] * n * n / 10
                    if d and n
                    else 0.0
                )
                for n in range(16)
            ]
            for d in range(7)
        ]
        self.short_2, self.short_3 = w["short_2"], w["short_3"]
        self.reach_1, self.reach_2, self.reach_3 = w["reach_1"], w["reach_2"], w["reach_3"]
        self.first_2, self.first_3 = w["first_2"], w["first_3"]
        self.nearer = w["nearer"]
        self.nearer_fed, self.reached_fed = w["nearer_fed"], w["reached_fed"]
        self.group, self.constant, self.turn = w["group"], w["constant"], w["turn"]


weights_for = cache(Weights)
"""The weights for a number of free cells."""


def chance(
    board: Board,
    occupied: int,
    owned: list[int],
    sheep: list[int],
    live: list[list[int]],
    turn: int,
) -> float:
    """Return the chance, from 0 to 1, that the first player wins.

    `live` are the stacks with spare sheep.
    """
    free = board.mask & ~occupied
    z = log_odds(board, free, owned, sheep, live, turn, weights_for(free.bit_count()))
    return LOGISTIC[max(-LIMIT, min(LIMIT, int(z * FINE))) + LIMIT]


def log_odds(
    board: Board,
    free: int,
    owned: list[int],
    sheep: list[int],
    live: list[list[int]],
    turn: int,
    w: Weights,
) -> float:
    """Return the weighted sum of the features of a position, a linear function of the weights."""
    mine, near_1, fed_1 = _stacks(board, w, free, sheep, live[0])
    theirs, near_2, fed_2 = _stacks(board, w, free, sheep, live[1])
    z = mine - theirs + w.constant + (-w.turn if turn else w.turn)
    width, edge = board.width, board.width - 1
    a, b = near_1, near_2
    nearer_1, nearer_2 = a & ~b, b & ~a
    z += w.reach_1 * (a.bit_count() - b.bit_count())
    for first, reach in ((w.first_2, w.reach_2), (w.first_3, w.reach_3)):
        before_a, before_b = a, b
        a = (a | a << 1 | a >> 1 | a << width | a >> width | a << edge | a >> edge) & free
        b = (b | b << 1 | b >> 1 | b << width | b >> width | b << edge | b >> edge) & free
        nearer_1 |= a & ~b
        nearer_2 |= b & ~a
        z += first * ((a & ~before_b).bit_count() - (b & ~before_a).bit_count())
        z += reach * (a.bit_count() - b.bit_count())
    while True:
        # Only cells nobody has reached so far can still be nearer to one of the two.
        far_a = (a | a << 1 | a >> 1 | a << width | a >> width | a << edge | a >> edge) & free
        far_b = (b | b << 1 | b >> 1 | b << width | b >> width | b << edge | b >> edge) & free
        if not (far_a | far_b) & ~(a | b):
            break
        a, b = far_a, far_b
        nearer_1 |= a & ~b
        nearer_2 |= b & ~a
    cells_1, cells_2 = nearer_1.bit_count(), nearer_2.bit_count()
    shared = (a | b).bit_count() - cells_1 - cells_2
    return z + (
        w.nearer * (cells_1 - cells_2)
        + w.nearer_fed * (min(fed_1, cells_1) - min(fed_2, cells_2))
        + w.reached_fed * (min(fed_1, cells_1 + shared) - min(fed_2, cells_2 + shared))
        + w.group * (board.largest_group(owned[0]) - board.largest_group(owned[1]))
    )


def _stacks(
    board: Board, w: Weights, free: int, sheep: list[int], stacks: list[int]
) -> tuple[float, int, int]:
    """Return the sum over a player's stacks, the free cells beside them and the mobile sheep."""
    near, width, edge = board.near, board.width, board.width - 1
    total, beside, fed = 0.0, 0, 0
    for cell in stacks:
        spare = sheep[cell] - 1
        room = near[cell] & free
        sides = room.bit_count()
        total += w.stack[sides][spare]
        if not sides:
            continue
        fed += spare
        beside |= room
        if spare > sides:
            room = (
                room
                | room << 1
                | room >> 1
                | room << width
                | room >> width
                | room << edge
                | room >> edge
            ) & free
            short = spare - room.bit_count()
            if short > 0:
                total += w.short_2 * short
                room = (
                    room
                    | room << 1
                    | room >> 1
                    | room << width
                    | room >> width
                    | room << edge
                    | room >> edge
                ) & free
                short = spare - room.bit_count()
                if short > 0:
                    total += w.short_3 * short
    return total, beside, fed
