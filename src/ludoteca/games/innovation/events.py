"""What is told in a match of Innovation, and to whom.

The names stand in `EVENTS` with their arguments; messages have the id "innovation-event-NAME".
Arguments in brackets are for those seats only that know the cards; `ages` are of all that move.
`into` and `out` name zones: "hand", "score", "board", "supply", "shown".
"""

from __future__ import annotations

from collections.abc import Collection

from ludoteca.games.innovation.cards import AGE, ID
from ludoteca.games.innovation.knowledge import EVERYBODY
from ludoteca.games.innovation.state import Innovation
from ludoteca.kernel import Event, Json

EVENTS = {
    "teams": "one two three four",  # in the order of play; one and three are mates
    "first": "seat",
    "turn": "seat actions",
    "dogma": "seat card",
    "effect": "seat card number demand",  # who is now to carry it out or to suffer it
    "bonus": "seat",
    "drew": "seat age [card]",
    "revealed": "seat card",
    "kept": "seat card",
    "melded": "seat card out",
    "tucked": "seat card out",
    "scored": "seat age out [card]",
    "scored-cards": "seat ages out [cards]",
    "returned": "seat age out [card]",
    "returned-other": "seat owner age out [card]",  # what is somebody else's
    "transferred": "seat to age out into [card]",
    "transferred-cards": "seat to ages out into [cards]",
    "swapped": "seat to ages out into [cards]",
    "showed": "seat card",
    "splayed": "seat colour direction",
    "unsplayed": "seat colour",
    "reordered": "seat colour cards",
    "named-colour": "seat colour",
    "named-value": "seat value",
    "named-seat": "seat who",
    "no-card": "seat card number",  # none in the hand or score pile is fit for the effect
    "achieved": "seat age",
    "special": "seat name",
    "wiped": "seat",
    "left": "seat",
    "ended": "how",
}
"""Every event with its arguments."""


def tell(state: Innovation, name: str, /, **facts: Json) -> None:
    """Tell something to all."""
    if state.events is not None:
        state.events.append(Event(f"innovation-event-{name}", facts))


def tell_card(state: Innovation, name: str, card: int, /, **facts: Json) -> None:
    """Tell of a card to those who know it, of its age to the others (IN-14.6)."""
    if state.events is None:
        return
    facts["age"] = AGE[card]
    seen = {"card": ID[card]}
    known = state.known[card]
    if known == EVERYBODY:
        state.events.append(Event(f"innovation-event-{name}", {**facts, **seen}))
    else:
        seats = [seat for seat in range(len(state.players)) if known >> seat & 1]
        private = dict.fromkeys(seats, seen)
        state.events.append(Event(f"innovation-event-{name}", facts, private))


def tell_cards(state: Innovation, name: str, cards: Collection[int], /, **facts: Json) -> None:
    """Tell of cards that move together: the ages to all, to each seat the cards that it knows.

    They are told in the order of their numbers, which says nothing about those that are not told.
    """
    if state.events is None:
        return
    facts["ages"] = sorted(AGE[card] for card in cards)
    to_all = [ID[card] for card in sorted(cards) if state.known[card] == EVERYBODY]
    if to_all:
        facts["cards"] = to_all
    private = {}
    for seat in range(len(state.players)):
        seen = [ID[card] for card in sorted(cards) if state.known[card] >> seat & 1]
        if len(seen) > len(to_all):
            private[seat] = {"cards": seen}
    state.events.append(Event(f"innovation-event-{name}", facts, private))
