"""What things are worth to the Hunted, in chances to win: counters, Will, cards and powers."""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt

from ludoteca.games.notalone.bots.scene import Person, Scene
from ludoteca.games.notalone.planet import (
    ARTEFACT,
    BEACH,
    JUNGLE,
    LAIR,
    RIVER,
    ROVER,
    SHELTER,
    SOURCE,
    SWAMP,
    WRECK,
)

RESCUE_PACE = 1.45
"""Spaces that Rescue advances in a turn."""

ASSIMILATION_PACE = 1.05
"""Spaces that Assimilation advances in a turn."""

SHARP = 2.0
"""How surely a lead, in turns, wins."""

CARDS = 0.5
"""The weight of cards and powers against that of the counters."""

HAND = (0.0, 0.8, 1.3, 1.7, 2.05, 2.35, 2.6, 2.8, 3.0, 3.2, 3.4)
"""The worth of so many Place cards in hand."""

CARD = (0.0, 0.15, 0.25, 0.2, 0.35, 0.15, 0.45, 0.3, 0.6, 0.3, 0.4)
"""The worth of each Place card above that of any card."""

POWER = {RIVER: 0.8, ARTEFACT: 1.5, ROVER: 0.6, SHELTER: 1.1, SOURCE: 0.8}
"""The worth of powers that serve later turns; of the Rover, besides the card for this one."""

WILL = (0.0, -0.6, -0.25, 0.0)
"""The worth of so much Will, in spaces of Assimilation."""

SURVIVAL = {
    "dodge": 0.5,
    "wrong-track": 0.5,
    "vortex": 0.35,
    "sixth-sense": 0.3,
    "hologram": 0.3,
    "gate": 0.3,
    "drone": 0.3,
    "adrenaline": 0.2,
    "amplifier": 0.0,
    "sacrifice": 0.25,
    "ingenuity": 0.0,
    "detector": 0.15,
    "double-back": 0.15,
    "strike-back": 0.0,
    "smokescreen": 0.0,
}
"""What keeping each Survival card for a better moment is worth, in spaces of Assimilation; the best
to have come first."""

MARKER = 0.45
"""The worth of the Marker on the Beach, in spaces of Rescue."""


@lru_cache(maxsize=4096)
def chance(rescue: int, assimilation: int) -> float:
    """Return the chance of the Hunted to win with so many spaces to go on both tracks."""
    if assimilation <= 0:
        return 0.0
    if rescue <= 0:
        return 1.0
    hunted = rescue / RESCUE_PACE
    creature = assimilation / ASSIMILATION_PACE
    return 1 / (1 + exp(-SHARP * (creature - hunted) / sqrt(0.5 + min(hunted, creature))))


class Worth:
    """The worths of one turn: of a space on each track, and with them of everything else."""

    __slots__ = ("cards", "late", "marker", "rescue", "space")

    def __init__(self, scene: Scene) -> None:
        after, left = scene.rescue - 1, scene.assimilation
        self.space = chance(after, left) - chance(after, left - 1)
        self.rescue = chance(after - 1, left) - chance(after, left)
        if after <= 0:
            self.rescue = 0.5 * self.space
        turns = min(scene.rescue / RESCUE_PACE, left / ASSIMILATION_PACE)
        self.late = min(1.0, max(0.0, turns - 0.7) / 3)
        self.cards = CARDS * 0.5 * (self.space + self.rescue) * self.late
        self.marker = MARKER * self.rescue * min(1.0, self.late * 2)

    def hand(self, number: int) -> float:
        """Return the worth of the number of cards in a hand."""
        return self.cards * HAND[min(number, 10)]

    def taken(self, hand: int, cards: list[int]) -> float:
        """Return the worth of taking cards to a hand of `hand` cards."""
        more = self.hand(hand + len(cards)) - self.hand(hand)
        return more + self.cards * sum(CARD[card] for card in cards)

    def held(self, cards: list[str]) -> float:
        """Return what keeping Survival cards is worth."""
        return self.late * self.space * sum(SURVIVAL[card] for card in cards)

    def owned(self, number: int) -> float:
        """Return what owning so many places is worth, wherever their cards are."""
        return self.cards * POWER[ROVER] * number

    def pending(self, two: str) -> float:
        """Return what a River or an Artefact is worth that is still to come."""
        return self.cards * POWER[RIVER if two == "river" else ARTEFACT] if two else 0.0

    def best(self, pile: list[int], number: int) -> list[int]:
        """Return the cards most worth having."""
        return sorted(pile, key=lambda card: (-CARD[card], card))[:number]

    def discarded(self, hand: int, number: int) -> float:
        """Return what discarding so many cards of one's choice costs."""
        left = max(0, hand - number)
        return self.hand(hand) - self.hand(left) + 0.15 * self.cards * (hand - left)

    def will(self, one: Person, lost: int, expert: bool) -> float:
        """Return what losing Will costs; exhaustion advances Assimilation but brings cards back."""
        left = one.will - lost
        if left > 0:
            return self.late * self.space * (WILL[one.will] - WILL[left])
        back = self.taken(one.hand, one.pile)
        start = WILL[2 if expert else 3]
        return self.space + self.late * self.space * (WILL[one.will] - start) - back

    def powers(self, scene: Scene, one: Person) -> list[float]:
        """Return what the power of each place gives to one who has laid its card."""
        hand, pile, cards = one.hand, one.pile, self.cards
        lair, jungle = pile, [JUNGLE, *self.best(pile, 1)]
        swamp = [SWAMP, *self.best(pile, 2)]
        if "persecution" in scene.effects:
            lair, jungle, swamp = self.best(pile, 1), jungle[-1:], swamp[-1:]
        dry = "despair" in scene.effects
        values = [0.0] * 11
        values[LAIR] = self.taken(hand, lair)
        values[JUNGLE] = self.taken(hand, jungle)
        values[SWAMP] = self.taken(hand, swamp)
        values[RIVER] = 0.0 if one.next else POWER[RIVER] * cards
        values[ARTEFACT] = 0.0 if one.next else POWER[ARTEFACT] * cards
        values[BEACH] = self.rescue - self.marker if scene.marker else self.marker
        values[WRECK] = self.rescue
        gain = [place for place in scene.reserve if place not in one.owned]
        if gain:
            values[ROVER] = self.taken(hand, self.best(gain, 1)) + POWER[ROVER] * cards
        draw = 0.0 if dry else POWER[SOURCE] * cards
        values[SHELTER] = 0.0 if dry else POWER[SHELTER] * cards
        values[SOURCE] = max(draw, self.heal(scene.people)[0])
        for place in (*scene.ineffective, *scene.used):
            values[place] = 0.0
        return values

    def take(self, one: Person) -> float:
        """Return what taking a card back gives, in place of a power."""
        return self.taken(one.hand, self.best(one.pile, 1))

    def heal(self, people: list[Person]) -> tuple[float, int]:
        """Return the worth of giving 1 Will to who needs it most, and who that is."""
        best = max(
            (one for one in people if 0 < one.will < 3), key=lambda one: -one.will, default=None
        )
        if best is None:
            return 0.0, -1
        return self.late * self.space * (WILL[best.will + 1] - WILL[best.will]), best.seat
