"""What is told in a match of Not Alone, and to whom.

The names stand in `EVENTS` with their arguments; messages have the id "notalone-event-NAME".
Arguments in brackets are for some seats only, always or under Smokescreen (NA-9.6).
"""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.games.notalone.state import NotAlone
from ludoteca.kernel import Event, Json, Seat

EVENTS = {
    "creature": "seat",  # who plays the Creature
    "side": "seat side",
    "turn": "turn",
    "phase": "phase",
    "laid": "seat [cards: owner]",
    "taken-back": "seat [cards: owner]",
    "resisted": "seat n [cards: smoke]",
    "gave-up": "seat n [cards: smoke]",
    "played": "seat card",
    "flashback": "seat card",  # card: what Flashback copies
    "chosen": "seat card",  # the Hunted against whom Anticipation, Ascendancy or Phobia is played
    "token": "token places",
    "token-freed": "token",
    "token-moved": "token places",
    "struck": "place",
    "moved": "seat card place",
    "swapped": "seat lay take",
    "put-under": "cards",
    "shown": "seat n [cards: Creature and owner]",
    "kept-river": "seat [card keep: owner]",
    "revealed": "seat cards",
    "resolving": "seat card",
    "copied": "seat card place",
    "resolved": "seat card place",
    "nothing": "seat card place",
    "ineffective": "seat card place",
    "back": "seat card",
    "took": "seat n [cards: smoke]",
    "gained": "seat place",
    "marker-on": "seat",
    "marker-off": "seat",
    "healed": "seat by",
    "drew": "seat n [cards: owner]",
    "kept": "seat [card: owner]",
    "threw": "seat card",
    "discarded": "seat n [cards: smoke]",
    "regained": "seat n",
    "lost-will": "seat n",
    "artemia": "seat n",
    "caught": "seat n cards",
    "exhausted": "seat n",
    "rescue": "left cause",
    "assimilation": "left cause",
    "cleared": "seat cards",
    "pile": "seat n cards",
    "refill": "seat n [cards: Creature]",
    "shuffled": "deck",
    "left": "seat",
}
"""Every event with its arguments, and to whom those in brackets are shown."""


def tell(
    state: NotAlone,
    name: str,
    facts: dict[str, Json],
    private: Mapping[Seat, Mapping[str, Json]] | None = None,
) -> None:
    """Tell `facts` to all, and to some seats more; remember what all were told."""
    state.last = name
    state.facts = facts
    if state.events is not None:
        state.events.append(Event(f"notalone-event-{name}", facts, private or {}))


def tell_owner(
    state: NotAlone, name: str, seat: Seat, facts: dict[str, Json], **more: Json
) -> None:
    """Tell `facts` to all, and `more` to `seat` alone (NA-11.1)."""
    tell(state, name, facts, {seat: more} if state.events is not None else None)


def tell_pile(state: NotAlone, name: str, seat: Seat, cards: list[int]) -> None:
    """Tell which cards entered or left a discard pile; under Smokescreen the Hunted alone see it.

    Spectators see what the Creature sees (NA-9.6, NA-11.3, NA-11.5).
    """
    facts: dict[str, Json] = {"seat": seat, "n": len(cards)}
    if not state.smoke:
        facts["cards"] = cards[:]
        tell(state, name, facts)
    elif state.events is None:
        tell(state, name, facts)
    else:
        more = {"cards": cards[:]}
        tell(state, name, facts, dict.fromkeys(state.hunted, more))
