"""The Splits bots play legally, repeatably and take what is proven."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludoteca.games.splits.bots import LEVELS
from ludoteca.games.splits.bots.levels import Level

STEPS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
SHAPES = [
    [(0, 0), (1, 0), (0, 1), (1, 1)],
    [(0, 0), (1, 0), (1, -1), (2, -1)],
    [(0, 0), (0, 1), (-1, 1), (-1, 2)],
]
QUICK = {
    name: Level(min(level.iterations, 60), level.slack) for name, level in LEVELS.items()
}


def cells_of(tile: str) -> list[tuple[int, int]]:
    anchor, turned = tile.split("/")
    q, r = (int(x) for x in anchor.split(","))
    return [(q + dq, r + dr) for dq, dr in SHAPES[int(turned)]]


def tile_choices(tiles: list[str]) -> list[str]:
    """SP-4.2 and SP-4.3, cell by cell."""
    if not tiles:
        return ["0,0/0", "0,0/1", "0,0/2"]
    board = {cell for tile in tiles for cell in cells_of(tile)}
    touching = {(q + dq, r + dr) for q, r in board for dq, dr in STEPS}
    reach = range(-40, 41)
    return [
        tile
        for q in reach
        for r in reach
        for turned in range(3)
        if (q, r) in touching or any(cell in touching for cell in cells_of(f"{q},{r}/{turned}"))
        if not board.intersection(cells_of(tile := f"{q},{r}/{turned}"))
    ]


def naive_routes(view: dict[str, Any], seat: int) -> dict[str, dict[str, list[int]]]:
    """SP-6 by walking, over coordinates."""
    board = {cell for tile in view["tiles"] for cell in cells_of(tile)}
    taken = {tuple(int(x) for x in name.split(",")) for name in view["stacks"]}
    found: dict[str, dict[str, list[int]]] = {}
    for name, (owner, sheep) in view["stacks"].items():
        q, r = (int(x) for x in name.split(","))
        for dq, dr in STEPS:
            n = 0
            while (step := (q + dq * (n + 1), r + dr * (n + 1))) in board and step not in taken:
                n += 1
            if n and owner == seat and sheep > 1:
                found.setdefault(name, {})[f"{q + dq * n},{r + dr * n}"] = [1, sheep - 1]
    return found


def naive_border(board: set[tuple[int, int]]) -> list[str]:
    """SP-5.2: flood the off cells of a wide frame from a corner."""
    outside = {(-50, -50)}
    todo = [(-50, -50)]
    while todo:
        q, r = todo.pop()
        for dq, dr in STEPS:
            cell = (q + dq, r + dr)
            if max(map(abs, cell)) <= 50 and cell not in board and cell not in outside:
                outside.add(cell)
                todo.append(cell)
    return [
        f"{q},{r}"
        for q, r in sorted(board)
        if any((q + dq, r + dr) in outside for dq, dr in STEPS)
    ]


def decision(action: str, part: dict[str, Any]) -> dict[str, Any]:
    return {"actions": [{"action": action, "parts": [part]}]}


def play(bots: list[Any], seed: int, first: int = 0, leaver: int = -1) -> dict[str, Any]:
    """A whole game; every answer is checked. The leaver, if any, goes after twelve moves."""
    seats = len(bots)
    rngs = [Random(seed + seat) for seat in range(seats)]
    view: dict[str, Any] = {"phase": "tiles", "seats": seats, "first": first, "turn": first,
                            "tiles": [], "stacks": {}, "out": [], "left": []}
    for turn in range(4 * seats):
        seat = view["turn"] = (first + turn) % seats
        choices = tile_choices(view["tiles"])
        asked = decision("lay", {"part": "tile", "kind": "one", "choices": choices})
        answer = bots[seat](view, asked, rngs[seat])
        assert answer["action"] == "lay" and answer["tile"] in choices
        view["tiles"].append(answer["tile"])
    view["phase"] = "stacks"
    border = naive_border({cell for tile in view["tiles"] for cell in cells_of(tile)})
    for turn in range(seats):
        seat = view["turn"] = (first + turn) % seats
        choices = [name for name in border if name not in view["stacks"]]
        asked = decision("start", {"part": "cell", "kind": "one", "choices": choices})
        answer = bots[seat](view, asked, rngs[seat])
        assert answer["action"] == "start" and answer["cell"] in choices
        view["stacks"][answer["cell"]] = [seat, 16]
    view["phase"] = "moves"
    seat, made = first, 0
    while True:
        routes = [naive_routes(view, s) for s in range(seats)]
        view["out"] = [s for s in range(seats) if not routes[s] or s in view["left"]]
        if len(view["out"]) == seats:
            return view
        if seat not in view["out"]:
            view["turn"] = seat
            asked = decision("split", {"part": "move", "kind": "move", "routes": routes[seat]})
            answer = bots[seat](view, asked, rngs[seat])
            cell, stop, k = answer["move"]
            assert answer["action"] == "split" and 1 <= k <= routes[seat][cell][stop][1]
            view["stacks"][cell] = [seat, view["stacks"][cell][1] - k]
            view["stacks"][stop] = [seat, k]
            made += 1
            if made == 12 and leaver >= 0:
                view["left"] = [leaver]
        seat = (seat + 1) % seats


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_plays_whole_games_legally(name: str, seats: int) -> None:
    view = play([QUICK[name]] * seats, seed=5, first=seats - 1)
    assert len(view["tiles"]) == 4 * seats


def test_plays_on_when_somebody_left() -> None:
    play([QUICK["hard"]] * 3, seed=8, leaver=1)
    play([QUICK["normal"]] * 4, seed=9, leaver=0)


@pytest.mark.parametrize("name", LEVELS)
def test_same_seed_same_game(name: str) -> None:
    assert play([QUICK[name]] * 2, seed=3) == play([QUICK[name]] * 2, seed=3)


def test_budgets_strictly_increase() -> None:
    budgets = [level.iterations for level in LEVELS.values() if isinstance(level, Level)]
    assert len(budgets) == len(LEVELS)
    assert budgets == sorted(set(budgets))
