"""The levels of a game's bots, and the one that any game has: it answers at random."""

from __future__ import annotations

from random import Random
from typing import Any

from ludoteca.kernel import Answer, Bot, Decision, Game, Json


def random_player(view: Json, decision: Json, rng: Random, /) -> Answer:
    """Return a legal answer, drawn by `rng`."""
    return Decision.from_json(decision).sample(rng.randrange)


def levels(game: Game[Any]) -> dict[str, Bot]:
    """Return the bots of a game by level, from the weakest; every game has `random`."""
    return {"random": random_player, **game.bots}
