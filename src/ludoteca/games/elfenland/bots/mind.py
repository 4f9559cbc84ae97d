"""What a bot has in mind for one decision: the view, its strength, its luck."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from ludoteca.games.elfenland.bots.aim import Aim
from ludoteca.games.elfenland.bots.plan import Plan, best_plan
from ludoteca.games.elfenland.bots.rivals import Guess, imagined_rivals
from ludoteca.games.elfenland.bots.scene import Scene
from ludoteca.kernel import Json


@dataclass(frozen=True, slots=True)
class Skill:
    """A strength."""

    width: int
    """How many plans of each length it follows."""
    ahead: float = 1.0
    """How much of the rounds to come it thinks of."""
    steps: int = 99
    """How many crossings ahead it looks."""
    hands: int = 0
    """How many hands it imagines for each rival; with none it does not think of theirs."""


class Mind:
    """One decision of one bot."""

    def __init__(self, view: Json, decision: Json, rng: Random, skill: Skill) -> None:
        self.actions: dict[str, dict[str, Json]] = {
            action["action"]: {part["part"]: part for part in action["parts"]}
            for action in decision["actions"]
        }
        self.rng = rng
        self.skill = skill
        self.scene = scene = Scene(view, decision["seat"])
        self.aim = Aim(scene.me.wanted, scene.to_come, scene.home, skill.ahead)

    def choices(self, action: str, part: str) -> list[Any]:
        """Return what can be given as a part of an action."""
        found: list[Any] = self.actions[action][part]["choices"]
        return found

    @cached_property
    def guess(self) -> Guess:
        """What the rivals are likely to do, with hands as they may be."""
        return Guess(self.scene, imagined_rivals(self.scene, self.rng, self.skill.hands))

    def plan(self) -> Plan:
        """Return the best plan with the own counters."""
        scene, skill = self.scene, self.skill
        return best_plan(
            (scene.me.town, scene.me.wanted, scene.hand),
            scene.roads,
            scene.obstacles,
            scene.counters,
            self.aim,
            skill.width,
            skill.steps,
        )
