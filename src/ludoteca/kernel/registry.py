"""Which games there are: installed packages bring them by the entry point `ludoteca.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from ludoteca.kernel.game import Game


@cache
def games() -> dict[str, Game[Any]]:
    """Return all installed games by name, in alphabetical order."""
    found: list[Game[Any]] = [point.load() for point in entry_points(group="ludoteca.games")]
    return {game.name: game for game in sorted(found, key=lambda game: game.name)}


def find_game(name: str) -> Game[Any]:
    """Return the game of that name.

    :raises KeyError: no installed game has it.
    """
    return games()[name]
