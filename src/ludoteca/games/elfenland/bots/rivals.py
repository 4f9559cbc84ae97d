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
from ludoteca.games.elfenland.bots.scene import Player, Scene, pack
from ludoteca.games.elfenland.bots.tour import best_tour
from ludoteca.games.elfenland.imagine import unseen_cards, unseen_counters
from ludoteca.games.elfenland.map import FARES, MEANS
from ludoteca.games.elfenland.state import FREE

THREAT = 0.5
"""How much less a rival matters for each piece that others are ahead."""
WIDTH = 8
"""How many plans of each length a rival is supposed to follow."""


class Rival(NamedTuple):
    """A rival with cards and counters as they may be."""

    player: Player
    hand: int
    counters: tuple[int, ...]
    aim: Aim


def imagined_rivals(scene: Scene, rng: Random, hands: int) -> list[Rival]:
    """Imagine so many hands for each rival that is still to travel."""
    cards, counters = unseen_cards(scene.view), unseen_counters(scene.view)
    found = []
    for player in scene.rivals:
        aim = Aim(player.wanted, scene.to_come)
        for _ in range(hands):
            held = rng.sample(cards, player.cards)
            hand = pack([held.count(means) for means in range(len(MEANS))])
            secret = rng.sample(counters, player.secret)
            found.append(Rival(player, hand, (*player.open, *secret), aim))
    return found


class Guess:
    """What the rivals are likely to do: the roads that they want to place counters on."""

    __slots__ = ("claims", "plans", "scene", "share", "weight")

    def __init__(self, scene: Scene, rivals: Sequence[Rival]) -> None:
        self.scene = scene
        self.plans: list[tuple[Rival, Plan]] = []
        self.claims: dict[int, float] = {}
        """By road, how many rivals want to place a counter there."""
        self.share = len(scene.rivals) / max(1, len(rivals))
        """What each of the hands that are imagined for a rival counts."""
        self.weight = threats(scene)
        for rival in rivals:
            start = (rival.player.town, rival.player.wanted, rival.hand)
            plan = best_plan(start, scene.roads, scene.obstacles, rival.counters, rival.aim, WIDTH)
            self.plans.append((rival, plan))
            for road, _ in plan.placed:
                self.claims[road] = self.claims.get(road, 0.0) + self.share

    def obstacles(self) -> dict[int, float]:
        """Return, by road, how many pieces an obstacle there costs all rivals together."""
        scene = self.scene
        losses: dict[int, float] = {}
        for rival, plan in self.plans:
            roads = scene.roads[:]
            for road, means in plan.placed:
                roads[road] = means
            start = (rival.player.town, rival.player.wanted, rival.hand, roads)
            tour = best_tour(*start, scene.obstacles, rival.aim)
            for road in {step.way for step in tour.steps if step.way < len(scene.roads)}:
                if scene.roads[road] == FREE or scene.obstacles >> road & 1:
                    continue
                hindered = best_tour(*start, scene.obstacles | 1 << road, rival.aim)
                loss = self.weight[rival.player.seat] * (tour.worth - hindered.worth)
                losses[road] = losses.get(road, 0.0) + self.share * loss
        return losses

    def spoils(self, counters: Sequence[int], spared: Collection[int]) -> dict[Placement, float]:
        """Return what such counters of one's own cost the rivals on roads that they want.

        Roads that are `spared` are not thought of.
        """
        scene = self.scene
        losses: dict[Placement, float] = {}
        for rival, plan in self.plans:
            start = (rival.player.town, rival.player.wanted, rival.hand)
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
                    loss = self.weight[rival.player.seat] * (plan.worth - spoilt.worth)
                    key = (road, means)
                    losses[key] = losses.get(key, 0.0) + self.share * loss
        return losses


def threats(scene: Scene) -> dict[int, float]:
    """Return, by seat, how much a loss of that rival matters: most for those who are ahead."""
    prospects = {
        one.seat: one.wanted.bit_count() - pieces(one.town, one.wanted, scene.to_come + 1)
        for one in scene.players
    }
    least = min(prospects.values())
    return {seat: exp(THREAT * (least - missing)) for seat, missing in prospects.items()}
