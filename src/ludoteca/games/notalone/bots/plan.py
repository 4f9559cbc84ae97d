"""The turn as a game of simultaneous choices: where the Hunted go, and where the tokens lie.

What can be laid is known to all, so that every bot sees the same game. It is solved approximately
by fictitious play with smoothed responses (Brown 1951, Fudenberg & Kreps 1993).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random

from ludoteca.games.notalone.bots.scene import Person, Scene
from ludoteca.games.notalone.bots.worth import CARD, Worth
from ludoteca.games.notalone.planet import BEACH, JUNGLE, LAIR, PLACES, SWAMP, WRECK

ONCE = (BEACH, WRECK)
RETURNING = (JUNGLE, SWAMP)

RIVER_RISK = 0.3
"""How likely the token strikes whom the River lets choose again, against another."""


def softmax(scores: Sequence[float], heat: float) -> list[float]:
    """Return chances that rise with the scores; the smaller `heat`, the more the best gets."""
    top = max(scores)
    heat = max(heat, 1e-9)
    raw = [exp((score - top) / heat) for score in scores]
    total = sum(raw)
    return [each / total for each in raw]


def draw(rng: Random, chances: Sequence[float]) -> int:
    """Draw an index by its chance."""
    at = rng.random() * sum(chances)
    for index, each in enumerate(chances):
        at -= each
        if at < 0:
            return index
    return len(chances) - 1


class Plan:
    """What all are likely to do in a turn: chances by place, and what is at stake there.

    `x` holds for each Hunted, in the scene's order, the chances to stand at each place; `y` and `z`
    the chances that the Creature token and the Artemia token lie there.
    """

    __slots__ = (
        "costs", "discards", "hurts", "people", "risks", "scene", "takes", "values", "worth",
        "x", "y", "z",
    )  # fmt: skip

    def __init__(self, scene: Scene, worth: Worth, people: Sequence[Person]) -> None:
        self.scene, self.worth, self.people = scene, worth, people
        self.takes = [worth.take(one) for one in people]
        self.values = [
            [max(power, take) for power in worth.powers(scene, one)]
            for one, take in zip(people, self.takes, strict=True)
        ]
        for place in scene.ineffective:
            for values in self.values:
                values[place] = 0.0
        once = [worth.will(one, 1 + scene.fierce, scene.expert) for one in people]
        lair = [worth.will(one, 2 + scene.fierce, scene.expert) for one in people]
        self.costs = [
            [two if place == LAIR else cost for place in range(11)]
            for cost, two in zip(once, lair, strict=True)
        ]
        self.discards = [worth.discarded(one.hand, 1) + 0.02 * worth.cards for one in people]
        mutated = "mutation" in scene.effects
        self.hurts = [
            discard + (worth.will(one, 1, scene.expert) if mutated else 0.0)
            for one, discard in zip(people, self.discards, strict=True)
        ]
        self.risks = [RIVER_RISK if one.two == "river" else 1.0 for one in people]
        self.x = [self._respond([0.0] * 11, 0.5 * worth.space, one) for one in people]
        at = scene.tokens.get("creature")
        self.y = self._lying(at) if at else self._spread()
        self.z = self._lying(scene.artemia) if scene.artemia else [0.0] * 11
        if scene.artemia_ready and not scene.artemia:
            self.z = self._spread()

    def solve(self, rounds: int, heat: float) -> Plan:
        """Let all respond to each other for so many rounds; return the plan itself."""
        scene, heat = self.scene, heat * self.worth.space
        moves = "creature" not in scene.tokens
        artemia = scene.artemia_ready and not scene.artemia
        for number in range(rounds):
            step = 1 / (number + 1.5)
            if moves:
                _mix(self.y, softmax(self.catches()[1:], heat), step)
            if artemia:
                _mix(self.z, softmax(self.strikes()[1:], heat), step)
            for index, one in enumerate(self.people):
                target = self._respond(self.payoffs(index), heat, one)
                _mix(self.x[index], target[1:], step)
        return self

    def payoffs(self, index: int) -> list[float]:
        """Return what each place is worth to a Hunted, as the others are expected to act."""
        one, cards, space = self.people[index], self.worth.cards, self.worth.space
        values, costs, take = self.values[index], self.costs[index], self.takes[index]
        risk, hurt, ys, zs = self.risks[index], self.hurts[index], self.y, self.z
        found = [0.0] * 11
        others = self.x[:index] + self.x[index + 1 :]
        for place in one.possible:
            y = 0.0 if one.dodged else risk * ys[place]
            z = risk * zs[place]
            alone = 1.0
            for x in others:
                alone *= 1 - x[place]
            value = values[place]
            if place in ONCE:
                value = take + (value - take) * alone
            free = (1 - y) * (1 - z)
            card = cards * CARD[place]
            if place in RETURNING:
                card *= 1 - free
            found[place] = free * value - y * (costs[place] + space * alone) - z * hurt - card
        return found

    def outlook(self, index: int) -> float:
        """Return what a Hunted can expect of the turn, with what they hold in the end."""
        one, worth = self.people[index], self.worth
        payoffs = self.payoffs(index)
        expected = sum(a * b for a, b in zip(self.x[index], payoffs, strict=True))
        return expected + worth.hand(one.hand) + worth.cards * sum(CARD[c] for c in one.possible)

    def catches(self) -> list[float]:
        """Return what the Creature token gains at each place."""
        found, nobody = self.lost(), [1.0] * 11
        space, named = self.worth.space, self.scene.named
        for index, one in enumerate(self.people):
            if one.dodged:
                continue
            risk, x, costs = self.risks[index], self.x[index], self.costs[index]
            more = space if one.seat == named else 0.0
            for place in one.possible:
                meets = risk * x[place]
                nobody[place] *= 1 - meets
                found[place] += meets * (costs[place] + more)
        return [gain + space * (1 - none) for gain, none in zip(found, nobody, strict=True)]

    def strikes(self) -> list[float]:
        """Return what the Artemia token gains at each place."""
        found = self.lost()
        for index, one in enumerate(self.people):
            weight = self.risks[index] * self.hurts[index]
            for place in one.possible:
                found[place] += weight * self.x[index][place]
        return found

    def lost(self) -> list[float]:
        """Return what is lost at each place if its power and the taking back are barred."""
        found, nobody = [0.0] * 11, [1.0] * 11
        for index, one in enumerate(self.people):
            risk, x, values = self.risks[index], self.x[index], self.values[index]
            take = self.takes[index]
            for place in one.possible:
                meets, value = risk * x[place], values[place]
                if place in ONCE:
                    value = take + nobody[place] * (value - take)
                    nobody[place] *= 1 - meets
                found[place] += meets * value
        return found

    def meets(self, index: int, place: int) -> float:
        """Return how likely a Hunted stands at a place when the tokens strike."""
        return self.risks[index] * self.x[index][place]

    def _respond(self, scores: list[float], heat: float, one: Person) -> list[float]:
        found = [0.0] * 11
        if not one.possible:
            return found
        chances = softmax([scores[place] for place in one.possible], heat)
        both = 2.0 if one.two == "artefact" else 1.0
        for place, each in zip(one.possible, chances, strict=True):
            found[place] = min(1.0, both * each)
        return found

    def _spread(self) -> list[float]:
        """Return how a token lies whose owner guesses at what has been laid."""
        total = [sum(x[place] for x in self.x) for place in range(11)]
        everything = sum(total) or 1.0
        return [each / everything for each in total]

    @staticmethod
    def _lying(places: Sequence[int]) -> list[float]:
        return [float(place in places) for place in range(11)]


def _mix(chances: list[float], target: Sequence[float], step: float) -> None:
    """Move the chances of the ten places towards others."""
    for place in PLACES:
        chances[place] += step * (target[place - 1] - chances[place])
