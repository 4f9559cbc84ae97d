"""Whole games among bots without the kernel, for measuring strength."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from ludoteca.games.splits.bots.board import Board, border, pasture_of
from ludoteca.games.splits.bots.build import placements
from ludoteca.games.splits.bots.levels import LEVELS, Bot
from ludoteca.games.splits.bots.position import SHEEP


@dataclass
class Result:
    """How a game went: the winners share the first place; seconds are listed by seat."""

    winners: list[int]
    cells: list[int]
    groups: list[int]
    seconds: list[list[float]] = field(default_factory=list)
    tiles: list[str] = field(default_factory=list)

    def score(self, seat: int) -> float:
        """1 for a win, a share of it for a shared first place, else 0."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def play(levels: Sequence[str | Bot], seed: int, first: int = 0) -> Result:
    """Play a whole game; seat i is played by `levels[i]`, a name of `LEVELS` or a bot."""
    bots = [LEVELS[level] if isinstance(level, str) else level for level in levels]
    seats = len(bots)
    rngs = [Random(seed * 64 + seat) for seat in range(seats)]
    seconds: list[list[float]] = [[] for _ in bots]
    view: dict[str, Any] = {"phase": "tiles", "seats": seats, "first": first, "turn": first,
                            "tiles": [], "stacks": {}, "out": [], "left": []}

    def ask(action: str, part: dict[str, Any]) -> dict[str, Any]:
        seat = view["turn"]
        began = perf_counter()
        answer = bots[seat](view, {"actions": [{"action": action, "parts": [part]}]}, rngs[seat])
        seconds[seat].append(perf_counter() - began)
        return answer

    for turn in range(4 * seats):
        view["turn"] = (first + turn) % seats
        tiles = view["tiles"]
        choices = placements(pasture_of(tiles)) if tiles else ["0,0/0", "0,0/1", "0,0/2"]
        answer = ask("lay", {"part": "tile", "kind": "one", "choices": choices})
        assert answer["tile"] in choices
        tiles.append(answer["tile"])
    pasture = pasture_of(view["tiles"])
    board = Board(pasture)
    view["phase"] = "stacks"
    for turn in range(seats):
        view["turn"] = (first + turn) % seats
        choices = [f"{q},{r}" for q, r in sorted(border(pasture)) if f"{q},{r}" not in view["stacks"]]
        answer = ask("start", {"part": "cell", "kind": "one", "choices": choices})
        assert answer["cell"] in choices
        view["stacks"][answer["cell"]] = [view["turn"], SHEEP]
    view["phase"] = "moves"
    turn, idle = first, 0
    while idle < seats:
        view["turn"] = turn
        view["out"] = [s for s in range(seats) if not routes(board, view["stacks"], s)]
        found = routes(board, view["stacks"], turn)
        if found:
            idle = 0
            answer = ask("split", {"part": "move", "kind": "move", "routes": found})
            cell, stop, k = answer["move"]
            assert 1 <= k <= found[cell][stop][1]
            view["stacks"][cell] = [turn, view["stacks"][cell][1] - k]
            view["stacks"][stop] = [turn, k]
        else:
            idle += 1
        turn = (turn + 1) % seats
    owned = [sum(board.bit[board.number[name]] for name, (s, _) in view["stacks"].items() if s == seat)
             for seat in range(seats)]
    cells = [mask.bit_count() for mask in owned]
    groups = [board.largest_group(mask) for mask in owned]
    best = max(zip(cells, groups, strict=True))
    winners = [s for s in range(seats) if (cells[s], groups[s]) == best]
    return Result(winners, cells, groups, seconds, view["tiles"])


def routes(board: Board, stacks: dict[str, list[int]], seat: int) -> dict[str, dict[str, list[int]]]:
    """The moves of a seat as a decision lists them."""
    occupied = sum(board.bit[board.number[name]] for name in stacks)
    found = {}
    for name, (owner, sheep) in stacks.items():
        if owner == seat and sheep > 1:
            stops = board.stops(board.number[name], occupied)
            if stops:
                found[name] = {board.name[stop]: [1, sheep - 1] for stop in stops}
    return found
