"""What a bot wants of a travel turn: pieces now, a good place for later, useful cards to keep."""

from __future__ import annotations

from ludoteca.games.elfenland.bots.outlook import far, pieces
from ludoteca.games.elfenland.bots.scene import unpack
from ludoteca.games.elfenland.map import KEPT_CARDS, MEANS

CARD = (0.01, 0.04, 0.02, 0.04, 0.01, 0.06, 0.03)
"""What a kept card is worth, in pieces; never less than nothing, or boots would run in circles."""
TIE = 0.02
"""What a card is worth when the match is over (EL-13.4)."""
CLOSER = 0.05
"""What being a step closer to the hometown is worth besides the point (EL-14.7)."""


class Aim:
    """How one player values the end of a travel turn; answers are remembered."""

    __slots__ = ("ahead", "by_cards", "by_place", "home", "to_come", "wanted")

    def __init__(self, wanted: int, to_come: int, home: int = -1, ahead: float = 1.0) -> None:
        self.wanted = wanted
        self.to_come = to_come
        """How many rounds come after this one."""
        self.home = home
        self.ahead = ahead
        """How much of what comes later it thinks of."""
        self.by_place: dict[tuple[int, int], float] = {}
        self.by_cards: dict[tuple[int, int], float] = {}

    def __call__(self, town: int, taken: int, hand: int, kept: int) -> float:
        """Return what it is worth to stop: see `tour.Worth`."""
        key = (town, taken)
        value = self.by_place.get(key)
        if value is None:
            value = self.by_place[key] = self.standing(town, taken)
        if not kept:
            return value
        if not self.to_come:
            return value + TIE * min(kept, KEPT_CARDS)
        key = (hand, kept)
        cards = self.by_cards.get(key)
        if cards is None:
            cards = self.by_cards[key] = sum(CARD[means] for means in best_cards(hand, kept))
        return value + cards

    def standing(self, town: int, taken: int) -> float:
        """Return what the pieces taken and the place are worth."""
        value = float(taken.bit_count())
        if self.home >= 0:
            value -= far(town, self.home, self.to_come)
            if not self.to_come:
                value -= CLOSER * far(town, self.home, 0)
        if self.to_come and self.ahead:
            value += self.ahead * pieces(town, self.wanted & ~taken, self.to_come)
        return value


def ranked(hand: int) -> list[int]:
    """Return the means of all cards of a hand, the most useful to keep first."""
    counts = unpack(hand)
    order = sorted(range(len(MEANS)), key=lambda means: -CARD[means])
    return [means for means in order for _ in range(counts[means])]


def best_cards(hand: int, kept: int) -> list[int]:
    """Return the means of the cards of a hand that are worth most, of so many that are kept."""
    return ranked(hand)[: min(kept, KEPT_CARDS)]
