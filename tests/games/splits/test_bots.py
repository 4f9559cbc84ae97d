"""The Splits bots play legally, repeatably and take what is proven."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from ludoteca.games.splits.bots import LEVELS
from ludoteca.games.splits.bots.board import Board, border, pasture_of
from ludoteca.search.levels import random_player

STEPS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
SHAPES = [
    [(0, 0), (1, 0), (0, 1), (1, 1)],
    [(0, 0), (1, 0), (1, -1), (2, -1)],
    [(0, 0), (0, 1), (-1, 1), (-1, 2)],
]
DECISIVE = [15, 17, 19, 27, 34, 42, 44, 46, 57]
QUICK = {
    name: replace(level, iterations=min(level.iterations, 30)) for name, level in LEVELS.items()
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
    anchors = {(q - a, r - b) for q, r in touching for a in range(-1, 3) for b in range(-1, 3)}
    named = [f"{q},{r}/{turned}" for q, r in sorted(anchors) for turned in range(3)]
    return [
        tile
        for tile in named
        if not board.intersection(cells_of(tile)) and touching.intersection(cells_of(tile))
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
        f"{q},{r}" for q, r in sorted(board) if any((q + dq, r + dr) in outside for dq, dr in STEPS)
    ]


def decision(action: str, part: dict[str, Any]) -> dict[str, Any]:
    return {"seat": 0, "ask": "", "actions": [{"action": action, "parts": [part]}]}


def play(bots: list[Any], seed: int, first: int = 0, leaver: int = -1) -> dict[str, Any]:
    """A whole game; every answer is checked. The leaver, if any, goes after twelve moves."""
    seats = len(bots)
    rngs = [Random(seed + seat) for seat in range(seats)]
    view: dict[str, Any] = {
        "phase": "tiles",
        "seats": seats,
        "first": first,
        "turn": first,
        "tiles": [],
        "stacks": {},
        "out": [],
        "left": [],
    }
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


def random_view(seed: int, seats: int = 2) -> dict[str, Any]:
    """The end of a game among random players."""
    return play([random_player] * seats, seed)


def naive_best(view: dict[str, Any], turn: int) -> tuple[float, dict[tuple[str, str, int], float]]:
    """What two players get, for the first player, and each move's worth (SP-12.5, SP-9.5)."""
    routes = naive_routes(view, turn)
    moves = [(f, t, k) for f in routes for t in routes[f] for k in range(1, routes[f][t][1] + 1)]
    if not moves:
        if turn == 1:
            return 1.0, {}
        if naive_routes(view, 1):
            return 0.0, {}
        mine, theirs = naive_group(view, 0), naive_group(view, 1)
        return (0.5 if mine == theirs else float(mine > theirs)), {}
    worth = {}
    for f, t, k in moves:
        stacks = dict(view["stacks"])
        stacks[f] = [turn, stacks[f][1] - k]
        stacks[t] = [turn, k]
        worth[f, t, k] = naive_best({**view, "stacks": stacks}, 1 - turn)[0]
    return (min if turn else max)(worth.values()), worth


def naive_group(view: dict[str, Any], seat: int) -> int:
    left = {
        tuple(int(x) for x in name.split(","))
        for name, (owner, _) in view["stacks"].items()
        if owner == seat
    }
    best = 0
    while left:
        todo = [left.pop()]
        size = 0
        while todo:
            q, r = todo.pop()
            size += 1
            beside = {(q + dq, r + dr) for dq, dr in STEPS} & left
            left -= beside
            todo += beside
        best = max(best, size)
    return best


def late_positions(seed: int) -> Iterator[tuple[dict[str, Any], int]]:
    """Positions of a random game with few moves left, and who is on turn."""
    rng = Random(seed)
    view: dict[str, Any] = {"seats": 2, "first": 0, "phase": "moves", "tiles": ["0,0/0"]}
    while len(view["tiles"]) < 8:
        view["tiles"].append(rng.choice(tile_choices(view["tiles"])))
    starts = naive_border({cell for tile in view["tiles"] for cell in cells_of(tile)})
    view["stacks"] = {starts[3]: [0, 16], starts[-4]: [1, 16]}
    turn = 0
    while routes := naive_routes(view, turn):
        left = [naive_routes(view, seat) for seat in (0, 1)]
        if all(sum(n for to in by.values() for _, n in to.values()) <= 5 for by in left):
            yield {**view, "turn": turn, "stacks": dict(view["stacks"])}, turn
        f = rng.choice(sorted(routes))
        t = rng.choice(sorted(routes[f]))
        n = view["stacks"][f][1]
        k = max(1, n // 2)
        view["stacks"][f] = [turn, n - k]
        view["stacks"][t] = [turn, k]
        turn = 1 - turn


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
    budgets = [level.iterations for level in LEVELS.values()]
    assert budgets == sorted(set(budgets))


@pytest.fixture(scope="module")
def turning_points() -> list[tuple[dict[str, Any], dict[tuple[str, str, int], float]]]:
    """Late positions in which the choice of the move decides, and what each move is worth."""
    solved = [
        (view, naive_best(view, turn)[1])
        for seed in DECISIVE
        for view, turn in late_positions(seed)
    ]
    found = [(view, worth) for view, worth in solved if len(set(worth.values())) > 1]
    assert found
    return found


@pytest.mark.parametrize("name", ["normal", "hard"])
def test_takes_what_is_proven(name: str, turning_points: list[Any]) -> None:
    for view, worth in turning_points:
        routes = naive_routes(view, view["turn"])
        asked = decision("split", {"part": "move", "kind": "move", "routes": routes})
        move = LEVELS[name](view, asked, Random(1))["move"]
        assert worth[tuple(move)] == (min if view["turn"] else max)(worth.values())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_compact_board_agrees_with_walking(seats: int) -> None:
    for seed in range(6):
        view = random_view(seed, seats)
        pasture = pasture_of(view["tiles"])
        assert sorted(f"{q},{r}" for q, r in border(pasture)) == sorted(naive_border(pasture))
        board = Board(pasture)
        names = sorted(view["stacks"])
        for size in range(1, len(names), 4):
            stacks = {name: [0, 2] for name in names[:size]}
            occupied = sum(1 << board.number[name] for name in stacks)
            routes = naive_routes({**view, "stacks": stacks}, 0)
            for name in stacks:
                stops = board.stops(board.number[name], occupied)
                assert sorted(board.name[stop] for stop in stops) == sorted(routes.get(name, {}))
            assert board.largest_group(occupied) == naive_group({"stacks": stacks}, 0)
