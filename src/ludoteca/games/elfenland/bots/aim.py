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

    __slots__ = ("ahead", "home", "kept", "rest", "seen", "wanted")

    def __init__(self, wanted: int, rest: int, home: int = -1, ahead: float = 1.0) -> None:
        self.wanted = wanted
        self.rest = rest
        self.home = home
        self.ahead = ahead
        """How much of what comes later it thinks of."""
        self.seen: dict[tuple[int, int], float] = {}
        self.kept: dict[tuple[int, int], float] = {}

    def __call__(self, town: int, taken: int, left: int, free: int) -> float:
        """Return what it is worth to stop: see `tour.Worth`."""
        key = (town, taken)
        value = self.seen.get(key)
        if value is None:
            value = self.seen[key] = self.standing(town, taken)
        if not free:
            return value
        if not self.rest:
            return value + TIE * min(free, KEPT_CARDS)
        key = (left, free)
        kept = self.kept.get(key)
        if kept is None:
            kept = self.kept[key] = sum(CARD[means] for means in best_cards(left, free))
        return value + kept

    def standing(self, town: int, taken: int) -> float:
        """Return what the pieces taken and the place are worth."""
        value = float(taken.bit_count())
        if self.home >= 0:
            value -= far(town, self.home, self.rest)
            if not self.rest:
                value -= CLOSER * far(town, self.home, 0)
        if self.rest and self.ahead:
            value += self.ahead * pieces(town, self.wanted & ~taken, self.rest)
        return value


def ranked(left: int) -> list[int]:
    """Return the means of all cards of a hand, the most useful to keep first."""
    counts = unpack(left)
    order = sorted(range(len(MEANS)), key=lambda means: -CARD[means])
    return [means for means in order for _ in range(counts[means])]


def best_cards(left: int, free: int) -> list[int]:
    """Return the means of the cards that are kept when `free` cards of `left` stay."""
    return ranked(left)[: min(free, KEPT_CARDS)]
