"""What a bot has in mind for one decision: the view, what is at stake, its strength, its luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from ludoteca.games.notalone.bots.plan import Plan, draw, softmax
from ludoteca.games.notalone.bots.scene import Scene
from ludoteca.games.notalone.bots.worth import Worth

Json = Any
Answer = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Skill:
    """A strength. Heats are in spaces of Assimilation: the smaller, the nearer to the best."""

    rounds: int
    """How many rounds of responses to each other a plan gets."""
    model: float
    """The heat of those responses: how well everybody is supposed to play."""
    heat: float
    """The heat of the bot's own choice."""
    cards: float = 1.0
    """How often it thinks of its cards."""
    worlds: int = 0
    """In how many worlds it tries its answers in the Reckoning."""


class Mind:
    """One decision of one bot."""

    def __init__(self, view: Json, decision: Json, rng: Random, skill: Skill) -> None:
        self.decision = decision
        self.actions: dict[str, dict[str, Json]] = {
            action["action"]: {part["part"]: part for part in action["parts"]}
            for action in decision["actions"]
        }
        self.rng = rng
        self.skill = skill
        self.scene = Scene(view, decision["seat"])
        self.worth = Worth(self.scene)

    @cached_property
    def plan(self) -> Plan:
        """What all are likely to do this turn."""
        return self.planned(Plan(self.scene, self.worth, self.scene.people))

    @cached_property
    def me(self) -> int:
        """The index of the bot's own seat among the Hunted."""
        return next(i for i, one in enumerate(self.scene.people) if one.seat == self.scene.seat)

    def planned(self, plan: Plan) -> Plan:
        """Solve a plan as well as this bot can."""
        return plan.solve(self.skill.rounds, self.skill.model)

    def choose(self, scores: Sequence[float], stake: float = 1.0) -> int:
        """Return the index of the best score, or of one that is nearly as good.

        `stake` is how large the scores are: for how many Hunted they count.
        """
        heat = self.skill.heat * self.worth.space * stake
        return draw(self.rng, softmax(scores, heat))

    def choices(self, action: str, part: str) -> list[Any]:
        """Return what can be given as a part of an action."""
        found: list[Any] = self.actions[action][part]["choices"]
        return found

    def thinks_of_cards(self) -> bool:
        """Tell whether the bot thinks of its cards this time."""
        return self.skill.cards >= 1.0 or self.rng.random() < self.skill.cards
