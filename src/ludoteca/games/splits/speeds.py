"""How fast the search runs, for `ludoteca bench`: bare playouts, iterations over a match."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from ludoteca.games.splits.bots.playout import duel
from ludoteca.games.splits.bots.position import Position
from ludoteca.games.splits.bots.search import search
from ludoteca.kernel import Game, Json, Match

BOARDS = 8


def speeds(game: Game[Any]) -> Mapping[str, Callable[[int], object]]:
    """Return by label what does a thing n times (see `Game.speeds`)."""
    starts = [next(in_moves(game, number)) for number in range(BOARDS)]
    return {
        "two-player playouts a second in the search": playouts(starts),
        "search iterations a second over a match": iterations(list(in_moves(game, 0))),
    }


def playouts(views: list[Json]) -> Callable[[int], object]:
    """Return what plays n random playouts from these views in turn."""
    random = Random(1).random
    positions = [Position.from_view(view) for view in views]

    def run(n: int) -> None:
        for number in range(n):
            at = positions[number % len(positions)]
            live = [cells[:] for cells in at.stacks]
            first, second = at.owned
            duel(at.board, at.occupied, first, second, at.sheep[:], live, 0, random)

    return run


def iterations(views: list[Json]) -> Callable[[int], object]:
    """Return what spends n iterations of the search, spread evenly over these views."""
    random = Random(1).random

    def run(n: int) -> None:
        for view in views:
            search(Position.from_view(view), max(1, n // len(views)), random)

    return run


def in_moves(game: Game[Any], number: int) -> Iterator[Json]:
    """Yield the views of a random match of two, from the starting stacks to the last move."""
    rng = Random(number)
    match = Match(game, 2, {"first": "seats"}, bytes([number] * 32))
    while match.pending:
        if match.view(None)["phase"] == "moves":
            yield match.view(None)
        match.answer(match.pending[0].seat, match.pending[0].sample(rng.randrange))
