"""The player that any game has: each decision is answered at random."""

from __future__ import annotations

from random import Random

from ludoteca.kernel import Answer, Decision, Json


def random_player(view: Json, decision: Json, rng: Random, /) -> Answer:
    """Return a legal answer, drawn by `rng`."""
    return Decision.from_json(decision).sample(rng.randrange)
