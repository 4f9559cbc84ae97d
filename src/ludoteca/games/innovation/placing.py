"""What verbs have in common: putting a card that was taken away somewhere, and telling it.

Each of these looks whether a special achievement is earned by it (IN-11.4).
"""

from __future__ import annotations

from collections.abc import Collection

from ludoteca.games.innovation.cards import COLOUR, ID
from ludoteca.games.innovation.ending import MANY, check
from ludoteca.games.innovation.events import tell, tell_card
from ludoteca.games.innovation.icons import look_again
from ludoteca.games.innovation.knowledge import EVERYBODY, leave_unseen
from ludoteca.games.innovation.moving import (
    BOARD,
    HAND,
    SCORE,
    SEAT,
    ZONE,
    ZONES,
    lift,
    put_on_top,
    zone_cards,
)
from ludoteca.games.innovation.state import Innovation
from ludoteca.kernel import Seat


def changed(state: Innovation) -> None:
    """Note that the executor changes something (IN-8.2)."""
    if state.dogma is not None:
        state.dogma.changed = True


def place_melded(state: Innovation, me: Seat, card: int, at: int) -> None:
    """Put a card on top of a pile as melded (IN-6.2); `at` is where it was."""
    put_on_top(state, me, card)
    if state.events is not None:
        tell(state, "melded", seat=me, card=ID[card], out=ZONES[at & ZONE])
    check(state, me, at >> SEAT if at & ZONE == BOARD else -1)


def place_tucked(state: Innovation, me: Seat, card: int, at: int) -> None:
    """Put a card under a pile as tucked (IN-6.3)."""
    player = state.players[me]
    colour = COLOUR[card]
    player.piles[colour].insert(0, card)
    state.trail.append(ID[card])
    player.tucked += 1
    look_again(player, colour)
    state.at[card] = BOARD | me << SEAT
    state.known[card] = EVERYBODY
    if state.events is not None:
        tell(state, "tucked", seat=me, card=ID[card], out=ZONES[at & ZONE])
    check(state, me, at >> SEAT if at & ZONE == BOARD else -1)


def place_scored(state: Innovation, me: Seat, card: int, at: int, *, told: bool = False) -> None:
    """Put a card into a score pile as scored (IN-6.4); `told` says that this has been told."""
    player = state.players[me]
    player.score.append(card)
    player.scored += 1
    state.at[card] = SCORE | me << SEAT
    if state.events is not None and not told:
        tell_card(state, "scored", card, seat=me, out=ZONES[at & ZONE])
    if player.scored >= MANY or at & ZONE == BOARD:
        check(state, me, at >> SEAT if at & ZONE == BOARD else -1)


def follow_together(state: Innovation, cards: Collection[int], seen: int) -> dict[int, int]:
    """Note that cards leave their zones together, seen by their owners and the mask `seen`.

    Return who knows each of them now (see `knowledge`), in an order that betrays nothing.
    """
    order: list[int] = []
    for at, group in by_place(state, cards).items():
        seat, zone = at >> SEAT, at & ZONE
        if zone in (HAND, SCORE):
            leave_unseen(state, zone_cards(state, seat, zone), group, seen | 1 << seat)
            group.sort()  # by age, since cards are numbered so
        order += group
    return {card: state.known[card] for card in order}


def by_place(state: Innovation, cards: Collection[int]) -> dict[int, list[int]]:
    """Return cards by the zones in which they are."""
    places: dict[int, list[int]] = {}
    for card in cards:
        places.setdefault(state.at[card], []).append(card)
    return places


def transfer(state: Innovation, card: int, seat: Seat, zone: int, known: int = 0) -> None:
    """Move a card to a hidden zone; `known` says who knows it, if that is settled and told."""
    changed(state)
    before = state.at[card]
    from_zone = before & ZONE
    if known:
        lift(state, card, EVERYBODY)
        state.known[card] = known
    elif from_zone in (HAND, SCORE):
        lift(state, card, 1 << (before >> SEAT) | 1 << seat)
    else:
        lift(state, card, EVERYBODY)
    zone_cards(state, seat, zone).append(card)
    state.at[card] = zone | seat << SEAT
    if state.events is not None and not known:
        tell_card(state, "transferred", card, **way(before, seat), into=ZONES[zone])
    if from_zone == BOARD:
        check(state, before >> SEAT)


def way(at: int, to: Seat) -> dict[str, int | str]:
    """Return whose a transferred card was and whose it is now; a drawn one was nobody's."""
    zone = at & ZONE
    return {
        "seat": at >> SEAT if zone in (HAND, SCORE, BOARD) else to,
        "to": to,
        "out": ZONES[zone],
    }
