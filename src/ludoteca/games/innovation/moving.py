"""Where cards are, and taking them away from there; `verbs` tell and judge what is done so.

`state.at` holds for each card its zone and, three bits higher, the seat.
"""

from __future__ import annotations

from ludoteca.games.innovation.cards import AGE, COLOUR, ID
from ludoteca.games.innovation.icons import look_again
from ludoteca.games.innovation.knowledge import EVERYBODY, leaves_unseen
from ludoteca.games.innovation.state import Innovation

SUPPLY, HAND, SCORE, BOARD, SHOWN, ASIDE, REMOVED = range(7)
ZONES = ("supply", "hand", "score", "board", "shown", "aside", "removed")
ZONE = 7
"""The bits of `state.at` that name the zone."""
SEAT = 3
"""How far up the seat stands."""

BACK = tuple(f"age-{age}" for age in range(11))
"""What `state.trail` says of a card that is seen from its back."""


def zone_of(state: Innovation, card: int) -> str:
    """Return the name of the zone in which a card is."""
    return ZONES[state.at[card] & ZONE]


def owner_of(state: Innovation, card: int) -> int:
    """Return whose hand, score pile or board a card is in."""
    return state.at[card] >> SEAT


def zone_cards(state: Innovation, seat: int, zone: int) -> list[int]:
    """Return a hand or score pile."""
    player = state.players[seat]
    return player.hand if zone == HAND else player.score


def lift(state: Innovation, card: int, seen: int) -> int:
    """Take a card away from where it is, its face seen by the mask `seen`; return where it was."""
    at = state.at[card]
    zone = at & ZONE
    if zone in (HAND, SCORE):
        player = state.players[at >> SEAT]
        cards = player.hand if zone == HAND else player.score
        if seen == EVERYBODY:
            state.known[card] = EVERYBODY
        else:
            leaves_unseen(state, cards, card, seen)
        cards.remove(card)
        state.trail.append(BACK[AGE[card]])
    elif zone == BOARD:
        player = state.players[at >> SEAT]
        colour = COLOUR[card]
        player.piles[colour].remove(card)
        state.trail.append(ID[card])
        look_again(player, colour)
    elif zone == SHOWN:
        state.shown.remove(card)
    else:
        raise ValueError(f"no effect can move the card {card} from where it is")
    return at


def put_on_top(state: Innovation, seat: int, card: int) -> None:
    """Put a card that has been lifted, or drawn, on top of a player's pile of its colour."""
    player = state.players[seat]
    colour = COLOUR[card]
    player.piles[colour].append(card)
    state.trail.append(ID[card])
    look_again(player, colour)
    state.at[card] = BOARD | seat << SEAT
    state.known[card] = EVERYBODY


def settle(state: Innovation) -> None:
    """Work out anew where every card is and what every pile shows, such as after a deal."""
    at = state.at
    zones = [(ASIDE, state.aside), (SHOWN, state.shown), (REMOVED, state.removed)]
    for zone, cards in (*zones, *((SUPPLY, pile) for pile in state.supply)):
        for card in cards:
            at[card] = zone
    for seat, player in enumerate(state.players):
        for zone, cards in ((HAND, player.hand), (SCORE, player.score)):
            for card in cards:
                at[card] = zone | seat << SEAT
        for colour, pile in enumerate(player.piles):
            for card in pile:
                at[card] = BOARD | seat << SEAT
            look_again(player, colour)
