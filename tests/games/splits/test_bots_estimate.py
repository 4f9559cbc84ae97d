"""The features of the estimate agree with walking over the cells."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludoteca.games.splits.bots.board import DIRECTIONS, Board, Cell
from ludoteca.games.splits.bots.evaluate import Evaluator
from ludoteca.games.splits.bots.field import Weights
from ludoteca.games.splits.bots.weights import EVALUATION

Stacks = dict[Cell, tuple[int, int]]
"""Seats and sheep by cell."""


def beside(cells: set[Cell]) -> set[Cell]:
    return {(q + dq, r + dr) for q, r in cells for dq, dr in DIRECTIONS}


def some_position(seed: int) -> tuple[set[Cell], Stacks]:
    """Stacks on a part of a random board of 32 cells."""
    rng = Random(seed)
    pasture = {(0, 0)}
    while len(pasture) < 32:
        pasture.add(rng.choice(sorted(beside(pasture) - pasture)))
    taken = rng.sample(sorted(pasture), rng.randrange(2, 28))
    return pasture, {cell: (n % 2, rng.choice((1, 1, 2, 3, 5))) for n, cell in enumerate(taken)}


def flood(begin: set[Cell], within: set[Cell]) -> set[Cell]:
    found = begin & within
    while grown := beside(found) & within - found:
        found |= grown
    return found


def steps(begin: set[Cell], free: set[Cell]) -> dict[Cell, int]:
    """The number of steps to each free cell from those at the beginning."""
    found = dict.fromkeys(begin, 0)
    while grown := beside(set(found)) & free - set(found):
        found |= dict.fromkeys(grown, max(found.values()) + 1)
    return found


def fed(stacks: dict[Cell, int], free: set[Cell]) -> int:
    """The spare sheep that find room, those of joined stacks together."""
    total, left = 0, dict(stacks)
    while left:
        cells, room = [left.popitem()], set()
        while new := flood(beside({cell for cell, _ in cells}), free) - room:
            room |= new
            cells += [(cell, left.pop(cell)) for cell in set(left) & beside(room)]
        total += min(len(room), sum(n for _, n in cells))
    return total


def one_side(pasture: set[Cell], stacks: Stacks, seat: int) -> dict[str, Any]:
    """What a seat brings to the features by name, and what the other one's depend on."""
    free = pasture - set(stacks)
    spare = {cell: n - 1 for cell, (owner, n) in stacks.items() if owner == seat and n > 1}
    moving = {cell: n for cell, n in spare.items() if beside({cell}) & free}
    stops = set()
    for q, r in moving:
        for dq, dr in DIRECTIONS:
            n = 0
            while (q + dq * (n + 1), r + dr * (n + 1)) in free:
                n += 1
            stops |= {(q + dq * n, r + dr * n)} if n else set()
    near = beside(set(moving)) & free
    return {
        "near": near,
        "steps": steps(near, free),
        "stops": stops,
        "moving": moving,
        "stuck": sum(spare.values()) - sum(moving.values()),
        "room": fed(moving, free),
    }


def naive_features(pasture: set[Cell], stacks: Stacks) -> dict[str, float]:
    free = pasture - set(stacks)
    sides = [one_side(pasture, stacks, seat) for seat in (0, 1)]
    found: dict[str, float] = {}
    for sign, mine, other in ((1, *sides), (-1, *reversed(sides))):
        far = len(pasture)
        nearer = {c for c, n in mine["steps"].items() if n < other["steps"].get(c, far)}
        theirs = {c for c, n in other["steps"].items() if n < mine["steps"].get(c, far)}
        sheep = sum(mine["moving"].values())
        wide = {c for c, n in mine["steps"].items() if n < 2}
        for name, worth in {
            "stuck": mine["stuck"],
            "mobile": len(mine["moving"]),
            "reach_1": len(mine["near"]),
            "reach_2": len(wide),
            "first_2": len(wide - other["near"]),
            "nearer": len(nearer),
            "nearer_fed": min(sheep, len(nearer)),
            "reached_fed": min(sheep, len(set(mine["steps"]) - theirs)),
            "room_fed": mine["room"],
            "short_own": sum(
                max(0, n - len(flood(beside({cell}), nearer))) for cell, n in mine["moving"].items()
            ),
            "stops": len(mine["stops"]),
            "stops_alone": len(mine["stops"] - other["stops"] - other["near"]),
            "stops_reach": len((beside(mine["stops"]) | mine["near"]) & free),
            "stops_inside": len(mine["stops"] & theirs),
        }.items():
            found[name] = found.get(name, 0.0) + sign * worth
    return found


def given(pasture: set[Cell], stacks: Stacks) -> tuple[Board, tuple[Any, ...]]:
    """The board and what the evaluator asks for."""
    board = Board(pasture)
    owned, sheep, live = [0, 0], [0] * len(board.bit), [[], []]
    for (q, r), (seat, n) in stacks.items():
        cell = board.number[f"{q},{r}"]
        owned[seat] |= board.bit[cell]
        sheep[cell] = n
        if n > 1:
            live[seat].append(cell)
    return board, (owned[0] | owned[1], owned, sheep, live, 0)


@pytest.mark.parametrize("seed", range(40))
def test_features_agree_with_walking(seed: int) -> None:
    pasture, stacks = some_position(seed)
    board, position = given(pasture, stacks)
    for name, worth in naive_features(pasture, stacks).items():
        table = {one: (float(one == name), 0.0, 0.0) for one in EVALUATION}
        weights = Weights(0, table)
        evaluator = Evaluator(board, lambda _, weights=weights: weights)
        assert evaluator.log_odds(*position) == worth, name


def test_what_is_kept_serves_other_numbers_of_sheep() -> None:
    for seed in range(20):
        pasture, stacks = some_position(seed)
        board, _ = given(pasture, stacks)
        evaluator = Evaluator(board)
        for more in range(3):
            grown = {c: (seat, n + more if n > 1 else 1) for c, (seat, n) in stacks.items()}
            _, position = given(pasture, grown)
            assert evaluator.chance(*position) == Evaluator(board).chance(*position)
        assert len(evaluator.fields) == 1
