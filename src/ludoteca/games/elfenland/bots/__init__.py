"""Bots for Elfenland: three levels that need only what a seat sees."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from ludoteca.games.elfenland.bots import counters
from ludoteca.games.elfenland.bots.mind import Mind, Skill
from ludoteca.games.elfenland.bots.travel import travel
from ludoteca.kernel import Answer

ANSWERS = {
    "elfenland-ask-draw": counters.draw,
    "elfenland-ask-plan": counters.plan,
    "elfenland-ask-travel": travel,
    "elfenland-ask-keep": counters.keep,
}


@dataclass(frozen=True, slots=True)
class Level:
    """A bot of a certain skill."""

    skill: Skill

    def __call__(self, view: Any, decision: Any, rng: Random, /) -> Answer:
        """Answer a decision from what the seat sees; the same `rng` state, the same answer."""
        return ANSWERS[decision["ask"]](Mind(view, decision, rng, self.skill))


LEVELS: dict[str, Level] = {
    "easy": Level(Skill(width=2, ahead=0.0, steps=3)),
    "normal": Level(Skill(width=4, ahead=0.4, steps=5)),
    "hard": Level(Skill(width=24, hands=3)),
}
"""All levels by name, weakest first."""
