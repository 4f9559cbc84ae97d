"""The chance of the first of two players, estimated without playing on.

The features count spare sheep against the room they can reach; the weights are logistic.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import exp

from ludoteca.games.splits.bots.board import Board
from ludoteca.games.splits.bots.field import Field, Weights

FINE = 64
"""Steps a unit of log odds in the table of chances."""

LIMIT = 8 * FINE
"""Where the table of chances ends on both sides, in steps."""

LOGISTIC = [round(1 / (1 + exp(-step / FINE)), 12) for step in range(-LIMIT, LIMIT + 1)]
"""Chances by log odds, rounded lest machines differ in the last digit."""

weights_for = cache(Weights)
"""The weights for a number of free cells."""


class Evaluator:
    """Estimates positions on one board and keeps what does not depend on the sheep."""

    __slots__ = ("board", "fields", "parts", "weights")

    def __init__(self, board: Board, weights: Callable[[int], Weights] = weights_for) -> None:
        self.board, self.weights = board, weights
        self.fields: dict[tuple[int, int, int], Field] = {}
        self.parts: dict[int, list[int]] = {}

    def chance(
        self, occupied: int, owned: list[int], sheep: list[int], live: list[list[int]], turn: int
    ) -> float:
        """Return the chance, from 0 to 1, that the first player wins.

        `live` are the stacks with spare sheep.
        """
        z = self.log_odds(occupied, owned, sheep, live, turn)
        return LOGISTIC[max(-LIMIT, min(LIMIT, int(z * FINE))) + LIMIT]

    def log_odds(
        self, occupied: int, owned: list[int], sheep: list[int], live: list[list[int]], turn: int
    ) -> float:
        """Return the weighted sum of the features, a linear function of the weights."""
        field = self._field(self.board.mask ^ occupied, live)
        first, stops_1 = _stacks(field, 0, sheep, live[0])
        second, stops_2 = _stacks(field, 1, sheep, live[1])
        stops = field.stops.get((stops_1, stops_2))
        if stops is None:
            stops = field.stops_worth(stops_1, stops_2)
        w, largest_group = field.weights.w, self.board.largest_group
        return (
            field.constant
            + (-w["turn"] if turn else w["turn"])
            + w["group"] * (largest_group(owned[0]) - largest_group(owned[1]))
            + first
            - second
            + stops
        )

    def _field(self, free: int, live: list[list[int]]) -> Field:
        near = self.board.near
        a = b = 0
        for cell in live[0]:
            a |= near[cell]
        for cell in live[1]:
            b |= near[cell]
        key = (a & free, b & free, free)
        field = self.fields.get(key)
        if field is None:
            parts = self.parts.get(free)
            if parts is None:
                parts = self.parts[free] = self.board.parts(free)
            weights = self.weights(free.bit_count())
            field = self.fields[key] = Field(self.board, free, key[:2], parts, weights)
        return field


def _stacks(field: Field, seat: int, sheep: list[int], live: list[int]) -> tuple[float, int]:
    """Return what a player's stacks are worth, and the cells that they can move to."""
    spots, divided = field.spots[seat], len(field.parts) > 1
    total, spare, stops = 0.0, 0, 0
    fed: dict[int, int] = {}
    for cell in live:
        n = sheep[cell] - 1
        row, to, room = spots.get(cell) or field.spot(seat, cell)
        total += row[n]
        if to:
            spare += n
            stops |= to
            if divided:
                fed[room] = fed.get(room, 0) + n
    w, (nearer, reached, free) = field.weights.w, field.sizes[seat]
    total += (
        w["nearer_fed"] * min(spare, nearer)
        + w["reached_fed"] * min(spare, reached)
        + w["room_fed"] * (_fed(fed) if divided else min(spare, free))
    )
    return total, stops


def _fed(sheep: dict[int, int]) -> int:
    """Return how many sheep find room, given their number by the cells they can reach."""
    seen = total = 0
    for room, n in sheep.items():
        if room & seen:
            return _fed(_joined(sheep))
        seen |= room
        total += min(n, room.bit_count())
    return total


def _joined(sheep: dict[int, int]) -> dict[int, int]:
    """Add up the sheep that share cells."""
    found: dict[int, int] = {}
    for room, n in sheep.items():
        for other in [other for other in found if other & room]:
            n += found.pop(other)
            room |= other
        found[room] = n
    return found
