"""The ten places (NA-7): whether the power of each can be used, what is chosen, what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ludoteca.games.notalone import tokens
from ludoteca.games.notalone.events import tell, tell_owner
from ludoteca.games.notalone.moments import DESPAIR
from ludoteca.games.notalone.moves import (
    WILL,
    advance_rescue,
    draw_survival,
    gain_will,
    owe,
    take_back,
    take_from_pile,
)
from ludoteca.games.notalone.planet import (
    ARTEFACT,
    BEACH,
    BIT,
    JUNGLE,
    LAIR,
    PLACES_IN,
    RIVER,
    ROVER,
    SHELTER,
    SOURCE,
    SWAMP,
    WRECK,
)
from ludoteca.games.notalone.state import Hunted, Laid, NotAlone
from ludoteca.kernel import Action, Answer, OneOf, Reason, Seat, Some

EITHER = Reason("notalone-why-either", "NA-7.15")
BEACH_USED = Reason("notalone-why-used", "NA-7.6")
WRECK_USED = Reason("notalone-why-used", "NA-7.10")
RESERVE = Reason("notalone-why-reserve", "NA-7.7")
NO_SURVIVAL = Reason("notalone-why-no-survival", "NA-7.9")
NO_DRAW = Reason("notalone-why-no-survival", "NA-7.11")
NOBODY_TO_HEAL = Reason("notalone-why-nobody-to-heal", "NA-7.11")
NOTHING_TO_COPY = Reason("notalone-why-nothing-to-copy", "NA-7.2")


class Place(NamedTuple):
    """A place's power: whether it can be used, the actions that use it, what they do."""

    actions: Callable[[NotAlone, Seat, Laid], list[Action]]
    use: Callable[[NotAlone, Seat, Laid, Answer], None]
    why_unusable: Callable[[NotAlone, Seat], Reason | None] | None = None


def why_unusable(state: NotAlone, seat: Seat, place: int) -> Reason | None:
    """Say why the power of a place is merely unusable (NA-6.11), or None."""
    why = POWERS[place].why_unusable
    return why(state, seat) if why is not None else None


def actions(state: NotAlone, seat: Seat, laid: Laid, place: int) -> list[Action]:
    """Return the actions that use the power of a place, none if it is unusable."""
    if why_unusable(state, seat, place) is not None:
        return []
    return POWERS[place].actions(state, seat, laid)


def use(state: NotAlone, seat: Seat, laid: Laid, place: int, answer: Answer) -> None:
    """Use the power of a place as was answered."""
    POWERS[place].use(state, seat, laid, answer)


def why_not(state: NotAlone, seat: Seat, place: int, name: str) -> Reason | None:
    """Say why the power of a place cannot be used in the way `name`; None if it has no such way."""
    if name not in ("power", "recover", "copy", "heal", "draw"):
        return None
    reason = why_unusable(state, seat, place)
    if reason is not None:
        return reason
    if place == LAIR and name == "copy":
        return NOTHING_TO_COPY
    if place == SOURCE and name == "heal":
        return NOBODY_TO_HEAL
    return cannot_draw(state, seat) if place == SOURCE and name == "draw" else None


def just_use(clause: str) -> Callable[[NotAlone, Seat, Laid], list[Action]]:
    """Return what offers the power without a choice."""
    offered = (Action("power", (), clause),)

    def power(state: NotAlone, seat: Seat, laid: Laid) -> list[Action]:
        return [*offered]

    return power


# 1 The Lair


def lair_actions(state: NotAlone, seat: Seat, laid: Laid) -> list[Action]:
    """Recover the discard pile (NA-7.1), or copy the place of a Creature token (NA-7.2)."""
    pile = state.hunted[seat].pile
    parts = (OneOf("card", sorted(pile)),) if pile and is_persecuted(state) else ()
    offered = [Action("recover", parts, "NA-7.1")]
    if places := to_copy(state):
        offered.append(Action("copy", (OneOf("place", places),), "NA-7.2"))
    return offered


def to_copy(state: NotAlone) -> list[int]:
    """Return the places of the Creature tokens, never the Artefact nor the Lair (NA-7.2)."""
    places = PLACES_IN[tokens.creature_places(state)]
    return [place for place in places if place not in (LAIR, ARTEFACT)]


def use_lair(state: NotAlone, seat: Seat, laid: Laid, answer: Answer) -> None:
    """Take the whole discard pile (NA-7.1); under Persecution one card of it (NA-8.9)."""
    pile = state.hunted[seat].pile
    cards = [answer["card"]] if "card" in answer else pile[:]
    if cards:
        take_from_pile(state, seat, cards)


# 2 The Jungle and 6 The Swamp


def jungle_actions(state: NotAlone, seat: Seat, laid: Laid) -> list[Action]:
    """Take back the card being resolved and 1 of the discard pile (NA-7.4)."""
    one = state.hunted[seat]
    if is_persecuted(state):
        return [one_card(one, laid, "NA-7.4")]
    # For an absent player only the card itself comes back (NA-12.1).
    parts = (OneOf("card", sorted(one.pile)),) if one.pile and not one.left else ()
    return [Action("power", parts, "NA-7.4")]


def swamp_actions(state: NotAlone, seat: Seat, laid: Laid) -> list[Action]:
    """Take back the card being resolved and up to 2 of the discard pile (NA-7.8)."""
    one = state.hunted[seat]
    if is_persecuted(state):
        return [one_card(one, laid, "NA-7.8")]
    parts = (Some("cards", sorted(one.pile), 0, 2),) if one.pile else ()
    return [Action("power", parts, "NA-7.8")]


def one_card(one: Hunted, laid: Laid, clause: str) -> Action:
    """Under Persecution: the card being resolved, or one of the discard pile (NA-8.9)."""
    return Action("power", (OneOf("card", sorted([laid.card, *one.pile])),), clause)


def use_jungle(state: NotAlone, seat: Seat, laid: Laid, answer: Answer) -> None:
    """Take back the card really on the table and what was chosen (NA-7.4, NA-7.8)."""
    cards = [answer["card"]] if "card" in answer else answer.get("cards", [])
    if not is_persecuted(state) or laid.card in cards:
        take_back(state, seat, laid)
    cards = [card for card in cards if card != laid.card]
    if cards:
        take_from_pile(state, seat, cards)


# 3 The River and 10 The Artefact


def use_river(state: NotAlone, seat: Seat, laid: Laid, answer: Answer) -> None:
    """Next turn lay two cards and keep one (NA-7.5)."""
    state.hunted[seat].next = "river"


def use_artefact(state: NotAlone, seat: Seat, laid: Laid, answer: Answer) -> None:
    """Next turn lay two cards and resolve both (NA-7.12)."""
    state.hunted[seat].next = "artefact"


def either(state: NotAlone, seat: Seat) -> Reason | None:
    return EITHER if state.hunted[seat].next else None


# 4 The Beach and 8 The Wreck


def use_beach(state: NotAlone, seat: Seat, laid: Laid, answer: Answer) -> None:
    """Put the Marker on the Beach, or remove it and advance Rescue (NA-7.6)."""
    state.used |= BIT[BEACH]
    state.marker = not state.marker
    tell(state, "marker-on" if state.marker else "marker-off", {"seat": seat})
    if not state.marker:
        advance_rescue(state, "beach")


def beach_is_used(state: NotAlone, seat: Seat) -> Reason | None:
    return BEACH_USED if state.used & BIT[BEACH] else None


def use_wreck(state: NotAlone, seat: Seat, laid: Laid, answer: Answer) -> None:
    """Advance Rescue (NA-7.10)."""
    state.used |= BIT[WRECK]
    advance_rescue(state, "wreck")


def wreck_is_used(state: NotAlone, seat: Seat) -> Reason | None:
    return WRECK_USED if state.used & BIT[WRECK] else None


# 5 The Rover


def rover_actions(state: NotAlone, seat: Seat, laid: Laid) -> list[Action]:
    """Take from the reserve a place one does not own (NA-7.7)."""
    return [Action("power", (OneOf("place", to_gain(state, seat)),), "NA-7.7")]


def to_gain(state: NotAlone, seat: Seat) -> list[int]:
    owned = state.hunted[seat].owned
    return [place for place, left in state.reserve.items() if left and place not in owned]


def use_rover(state: NotAlone, seat: Seat, laid: Laid, answer: Answer) -> None:
    """Add a place of the reserve to the hand, openly (NA-7.7, NA-11.2)."""
    place = answer["place"]
    state.reserve[place] -= 1
    hand = state.hunted[seat].hand
    hand.append(place)
    hand.sort()
    tell(state, "gained", {"seat": seat, "place": place})


def nothing_to_gain(state: NotAlone, seat: Seat) -> Reason | None:
    return None if to_gain(state, seat) else RESERVE


# 7 The Shelter


def use_shelter(state: NotAlone, seat: Seat, laid: Laid, answer: Answer) -> None:
    """Draw 2 Survival cards and keep 1 of them (NA-7.9)."""
    one = state.hunted[seat]
    one.drawn = draw_survival(state, 2)
    facts = {"seat": seat, "n": len(one.drawn)}
    tell_owner(state, "drew", seat, facts, cards=one.drawn[:])
    owe(state, "shelter", {seat: 1})


def nothing_to_draw(state: NotAlone, seat: Seat) -> Reason | None:
    if "despair" in state.effects:
        return DESPAIR
    return None if state.survival_deck or state.survival_discard else NO_SURVIVAL


# 9 The Source


def source_actions(state: NotAlone, seat: Seat, laid: Laid) -> list[Action]:
    """Give 1 Will to a Hunted who has 1 or 2, or draw a Survival card (NA-7.11)."""
    offered = []
    if seats := to_heal(state):
        offered.append(Action("heal", (OneOf("hunted", seats),), "NA-7.11"))
    if nothing_to_draw(state, seat) is None:
        offered.append(Action("draw", (), "NA-7.11"))
    return offered


def to_heal(state: NotAlone) -> list[int]:
    return [seat for seat, one in state.hunted.items() if 0 < one.will < WILL]


def use_source(state: NotAlone, seat: Seat, laid: Laid, answer: Answer) -> None:
    """Give 1 Will, or draw; who draws may then play (NA-7.11, NA-6.18)."""
    if answer["action"] == "heal":
        gain_will(state, answer["hunted"], by=seat)
    else:
        drawn = draw_survival(state, 1)
        state.hunted[seat].cards += drawn
        tell_owner(state, "drew", seat, {"seat": seat, "n": len(drawn)}, cards=drawn)
        state.drawer = seat


def cannot_draw(state: NotAlone, seat: Seat) -> Reason | None:
    reason = nothing_to_draw(state, seat)
    return NO_DRAW if reason is NO_SURVIVAL else reason


def source_is_dry(state: NotAlone, seat: Seat) -> Reason | None:
    return None if to_heal(state) else cannot_draw(state, seat)


def is_persecuted(state: NotAlone) -> bool:
    """Tell whether powers bring back at most one card (NA-8.9)."""
    return "persecution" in state.effects


POWERS = {
    LAIR: Place(lair_actions, use_lair),
    JUNGLE: Place(jungle_actions, use_jungle),
    RIVER: Place(just_use("NA-7.5"), use_river, either),
    BEACH: Place(just_use("NA-7.6"), use_beach, beach_is_used),
    ROVER: Place(rover_actions, use_rover, nothing_to_gain),
    SWAMP: Place(swamp_actions, use_jungle),
    SHELTER: Place(just_use("NA-7.9"), use_shelter, nothing_to_draw),
    WRECK: Place(just_use("NA-7.10"), use_wreck, wreck_is_used),
    SOURCE: Place(source_actions, use_source, source_is_dry),
    ARTEFACT: Place(just_use("NA-7.12"), use_artefact, either),
}
"""The power of each place."""
