"""Who knows where which card is (IN-14).

`state.known` holds for each card a mask of seats, with one bit more for all who only watch. A seat
knows a card's exact place: its zone, and in the supply its place in the pile. When a card leaves a
hand or a score pile and a seat sees its back alone, that seat no longer knows which of the cards of
that age there has gone. All this follows from what is open to everybody: ages, and whose face is
seen by whom.
"""

from __future__ import annotations

from collections.abc import Collection

from ludoteca.games.innovation.cards import AGE
from ludoteca.games.innovation.state import Innovation
from ludoteca.kernel import Seat

EVERYBODY = -1
"""The mask of all seats and of all who watch."""


def knows(state: Innovation, seat: Seat | None, card: int) -> bool:
    """Tell whether a seat, or whoever watches (None), knows where a card is."""
    bit = len(state.players) if seat is None else seat
    return bool(state.known[card] >> bit & 1)


def leaves_unseen(state: Innovation, zone: Collection[int], card: int, seen: int) -> None:
    """Note that a card is about to leave a hidden `zone`, seen by the mask `seen` alone.

    Everybody can follow the only card of its age.
    """
    known = state.known
    age = AGE[card]
    same = [other for other in zone if AGE[other] == age]
    if len(same) > 1:
        for other in same:
            known[other] &= seen
    known[card] |= seen


def leave_unseen(
    state: Innovation, zone: Collection[int], cards: Collection[int], seen: int
) -> None:
    """Note the same for cards that go together: all of an age can be followed by everybody."""
    known = state.known
    for age in {AGE[card] for card in cards}:
        same = [other for other in zone if AGE[other] == age]
        if any(other not in cards for other in same):
            for other in same:
                known[other] &= seen
    for card in cards:
        known[card] |= seen
