"""Visible icons of piles (IN-5.2), counted anew only for the pile that changes.

The six counts of a pile stand in one number, ten bits each, so that adding them up is one addition.
"""

from __future__ import annotations

from ludoteca.games.innovation.cards import CARDS, LEFT, NONE, RIGHT, UP
from ludoteca.games.innovation.state import Player

BITS = 10
MASK = (1 << BITS) - 1
VISIBLE = {NONE: (), LEFT: (3,), RIGHT: (0, 1), UP: (1, 2, 3)}
"""Which of a covered card's places each splay lets see (IN-5.2)."""


def _packed(card: int, places: tuple[int, ...]) -> int:
    icons = [CARDS[card].icons[place] for place in places]
    return sum(1 << BITS * icon for icon in icons if icon >= 0)


WHOLE = tuple(_packed(card, (0, 1, 2, 3)) for card in range(len(CARDS)))
"""By card: what it shows on top of a pile."""
COVERED = tuple(
    tuple(_packed(card, VISIBLE[splay]) for card in range(len(CARDS))) for splay in range(4)
)
"""By splay and card: what it shows under another."""
THREE_OF_EACH = sum((1 << BITS - 1) - 3 << BITS * icon for icon in range(6))
"""Added to counts, it sets the upper bit of each that is 3 or more."""
UPPER_BITS = sum(1 << BITS * icon + BITS - 1 for icon in range(6))


def look_again(player: Player, colour: int) -> None:
    """Count what a pile that has changed shows; a pile of one card or none lies flat (IN-5.5)."""
    pile = player.piles[colour]
    if not pile:
        shows = player.splays[colour] = 0
    else:
        shows = WHOLE[pile[-1]]
        if splay := player.splays[colour]:
            if len(pile) == 1:
                player.splays[colour] = 0
            else:
                covered = COVERED[splay]
                for card in pile:
                    shows += covered[card]
                shows -= covered[pile[-1]]
    player.icons += shows - player.shows[colour]
    player.shows[colour] = shows


def count(packed: int, icon: int) -> int:
    """Return how many of an icon a packed number holds."""
    return packed >> BITS * icon & MASK


def three_of_each(packed: int) -> bool:
    """Tell whether every icon is there three times."""
    # No count reaches half of what its ten bits hold: 21 cards of a colour show at most 63.
    return packed + THREE_OF_EACH & UPPER_BITS == UPPER_BITS
