"""What rivals are likely to want: plans for hands and counters that they may hold.

What a seat cannot know is dealt anew: cards from all that are not in its own hand, secret counters
from all that lie nowhere in sight.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import exp
from random import Random
from typing import NamedTuple

from ludoteca.games.elfenland.bots.aim import Aim
from ludoteca.games.elfenland.bots.outlook import pieces
from ludoteca.games.elfenland.bots.plan import Placement, Plan, best_plan
from ludoteca.games.elfenland.bots.scene import Elf, Scene, pack, unpack
from ludoteca.games.elfenland.bots.tour import best_tour
from ludoteca.games.elfenland.map import CARDS_EACH, COUNTERS_EACH, FARES, MEANS
from ludoteca.games.elfenland.state import FREE

THREAT = 0.5
"""How much less a rival matters for each piece that others are ahead."""
WIDTH = 8
"""How many plans of each length a rival is supposed to follow."""


class Rival(NamedTuple):
    """A rival with cards and counters as they may be."""

    elf: Elf
    hand: int
    counters: tuple[int, ...]
    aim: Aim


def unseen_cards(scene: Scene) -> list[int]:
    """Return the means of all cards that can be in others' hands."""
    gone = unpack(scene.hand)
    for counts in (scene.view["paid"], scene.view["mine"]["given"]):
        for means, name in enumerate(MEANS):
            gone[means] += counts.get(name, 0)
    return [means for means, n in enumerate(CARDS_EACH) for _ in range(n - gone[means])]


def unseen_counters(scene: Scene) -> list[int]:
    """Return the means of all counters that lie nowhere in sight."""
    left = [COUNTERS_EACH] * (len(MEANS) - 1)
    seen = [*scene.row, *scene.secret, *(means for means in scene.roads if means != FREE)]
    for elf in scene.elves:
        seen += elf.open
    for means in seen:
        left[means] -= 1
    return [means for means, n in enumerate(left) for _ in range(n)]


def guesses(scene: Scene, rng: Random, hands: int) -> list[Rival]:
    """Imagine so many hands for each rival that is still to travel."""
    cards, counters = unseen_cards(scene), unseen_counters(scene)
    found = []
    for elf in scene.rivals:
        aim = Aim(elf.wanted, scene.rest)
        for _ in range(hands):
            held = rng.sample(cards, elf.cards)
            hand = pack([held.count(means) for means in range(len(MEANS))])
            secret = rng.sample(counters, elf.secret)
            found.append(Rival(elf, hand, (*elf.open, *secret), aim))
    return found


class Guess:
    """What the rivals are likely to do: the roads that they want to place counters on."""

    __slots__ = ("claims", "plans", "scene", "weight")

    def __init__(self, scene: Scene, rivals: Sequence[Rival]) -> None:
        self.scene = scene
        self.plans: list[tuple[Rival, Plan]] = []
        self.claims: dict[int, float] = {}
        """By road, how many rivals want to place a counter there."""
        each = len(scene.rivals) / max(1, len(rivals))
        self.weight = threats(scene)
        for rival in rivals:
            start = (rival.elf.town, rival.elf.wanted, rival.hand)
            plan = best_plan(start, scene.roads, scene.obstacles, rival.counters, rival.aim, WIDTH)
            self.plans.append((rival, plan))
            for road, _ in plan.placed:
                self.claims[road] = self.claims.get(road, 0.0) + each

    def obstacles(self) -> dict[int, float]:
        """Return, by road, how many pieces an obstacle there costs all rivals together."""
        scene = self.scene
        each = len(scene.rivals) / max(1, len(self.plans))
        losses: dict[int, float] = {}
        for rival, plan in self.plans:
            roads = scene.roads[:]
            for road, means in plan.placed:
                roads[road] = means
            start = (rival.elf.town, rival.elf.wanted, rival.hand, roads)
            tour = best_tour(*start, scene.obstacles, rival.aim)
            for road in {step.way for step in tour.steps if step.way < len(scene.roads)}:
                if scene.roads[road] == FREE or scene.obstacles >> road & 1:
                    continue
                hindered = best_tour(*start, scene.obstacles | 1 << road, rival.aim)
                loss = self.weight[rival.elf.seat] * (tour.worth - hindered.worth)
                losses[road] = losses.get(road, 0.0) + each * loss
        return losses

    def spoils(self, counters: Sequence[int], spared: Collection[int]) -> dict[Placement, float]:
        """Return what such counters of one's own cost the rivals on roads that they want.

        Roads that are `spared` are not thought of.
        """
        scene = self.scene
        each = len(scene.rivals) / max(1, len(self.plans))
        losses: dict[Placement, float] = {}
        for rival, plan in self.plans:
            start = (rival.elf.town, rival.elf.wanted, rival.hand)
            for road, wished in plan.placed:
                if road in spared:
                    continue
                for means in counters:
                    if means == wished or not FARES[road][means]:
                        continue
                    roads = scene.roads[:]
                    roads[road] = means
                    spoilt = best_plan(
                        start, roads, scene.obstacles, rival.counters, rival.aim, WIDTH
                    )
                    loss = self.weight[rival.elf.seat] * (plan.worth - spoilt.worth)
                    key = (road, means)
                    losses[key] = losses.get(key, 0.0) + each * loss
        return losses


def threats(scene: Scene) -> dict[int, float]:
    """Return, by seat, how much a loss of that rival matters: most for those who are ahead."""
    prospects = {
        elf.seat: elf.wanted.bit_count() - pieces(elf.town, elf.wanted, scene.rest + 1)
        for elf in scene.elves
    }
    least = min(prospects.values())
    return {seat: exp(THREAT * (least - missing)) for seat, missing in prospects.items()}
