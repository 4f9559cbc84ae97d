"""The playing strengths of the Not Alone bots, weakest first."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from ludoteca.games.notalone.bots import creature, hunted
from ludoteca.games.notalone.bots.mind import Answer, Mind, Skill
from ludoteca.games.notalone.bots.search import search


@dataclass(frozen=True, slots=True)
class Level:
    """A bot that plays either side, each with a skill of its own."""

    creature: Skill
    hunted: Skill

    def __call__(self, view: Any, decision: Any, rng: Random, /) -> Answer:
        """Answer a decision from what the seat sees; the same `rng` state, the same answer."""
        if decision["seat"] == view["creature"]:
            mind = Mind(view, decision, rng, self.creature)
            ways, answer = creature.options, creature.answer
        else:
            mind = Mind(view, decision, rng, self.hunted)
            ways, answer = hunted.options, hunted.answer
        if mind.skill.worlds and (tried := ways(mind)):
            return search(mind, tried, QUICK)
        return answer(mind)


QUICK = Level(Skill(rounds=0, model=0.3, heat=0.02), Skill(rounds=0, model=0.3, heat=0.02))
"""How all play on in the search of `hard`."""

LEVELS: dict[str, Level] = {
    "easy": Level(
        Skill(rounds=0, model=1.0, heat=0.5, cards=0.4),
        Skill(rounds=0, model=1.0, heat=0.5, cards=0.3),
    ),
    "normal": Level(
        Skill(rounds=6, model=0.25, heat=0.27),
        Skill(rounds=6, model=0.25, heat=0.2),
    ),
    "hard": Level(
        Skill(rounds=12, model=0.2, heat=0.03, worlds=6),
        Skill(rounds=24, model=0.12, heat=0.05, worlds=6),
    ),
}
"""All levels by name, weakest first."""
