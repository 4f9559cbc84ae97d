"""The Survival cards (NA-9): for each what it needs, what is chosen with it, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ludoteca.games.notalone import tokens
from ludoteca.games.notalone.cards import ARTEMIA, CREATURE, SURVIVAL, TARGET
from ludoteca.games.notalone.events import tell
from ludoteca.games.notalone.moments import no_play, reopen, wrong_phase
from ludoteca.games.notalone.moves import (
    WILL,
    advance_rescue,
    discard,
    gain_will,
    take_all_laid_back,
    take_back,
    take_from_pile,
)
from ludoteca.games.notalone.places import why_unusable
from ludoteca.games.notalone.planet import ADJACENT, ARTEFACT, BIT, ROVER, around
from ludoteca.games.notalone.state import Hunted, Laid, NotAlone
from ludoteca.kernel import Action, Answer, OneOf, Part, Reason, Seat, Some

FULL_WILL = Reason("notalone-why-full-will", "NA-9.2")
MARKER_ON = Reason("notalone-why-marker-on", "NA-9.3")
CREATURE_SPENT = Reason("notalone-why-creature-spent", "NA-9.4")
EMPTY_HAND = Reason("notalone-why-empty-hand", "NA-9.4")
TOKENS = Reason("notalone-why-tokens", "NA-9.8")
NOT_AT_ARTEMIA = Reason("notalone-why-not-at-artemia", "NA-9.9")
NOT_AT_CREATURE = Reason("notalone-why-not-at-creature", "NA-9.10")
ON_ROVER = Reason("notalone-why-rover", "NA-9.11")
MOMENT = Reason("notalone-why-moment", "NA-9.13")
COPYING = Reason("notalone-why-copying", "NA-9.13")
NO_ARTEMIA = Reason("notalone-why-no-artemia", "NA-9.14")
MARKER_OFF = Reason("notalone-why-marker-off", "NA-9.16")
NO_CARD = Reason("notalone-why-no-card", "NA-9.17")


class Effect(NamedTuple):
    """What a Survival card does, needs (NA-3.6), and lets its player choose."""

    do: Callable[[NotAlone, Seat, Answer], None]
    needs: Callable[[NotAlone, Seat], Reason | None] | None = None
    parts: Callable[[NotAlone, Seat], tuple[Part, ...]] | None = None


def why_not(state: NotAlone, seat: Seat, card: str) -> Reason | None:
    """Say why a Hunted cannot play a card in hand now, or None."""
    reason = no_play(state, seat) or wrong_phase(state, SURVIVAL[card].phase)
    if reason is not None:
        return reason
    needs = EFFECTS[card].needs
    return needs(state, seat) if needs is not None else None


def action(state: NotAlone, seat: Seat, card: str) -> Action:
    """Return the action of playing a card, with what is to be chosen."""
    parts = EFFECTS[card].parts
    return Action(card, parts(state, seat) if parts is not None else (), SURVIVAL[card].clause)


def play(state: NotAlone, seat: Seat, card: str, answer: Answer) -> None:
    """Play a card: it takes effect, and lies on the discard pile at once (NA-3.1, NA-3.5)."""
    one = state.hunted[seat]
    one.cards.remove(card)
    one.plays -= 1
    one.played.append(card)
    state.survival_discard.append(card)
    tell(state, "played", {"seat": seat, "card": card})
    EFFECTS[card].do(state, seat, answer)


# Phase 1


def adrenaline(state: NotAlone, seat: Seat, answer: Answer) -> None:
    """Regain 1 Will (NA-9.2)."""
    gain_will(state, seat, by=seat)


def lacks_will(state: NotAlone, seat: Seat) -> Reason | None:
    return FULL_WILL if state.hunted[seat].will >= WILL else None


def ingenuity(state: NotAlone, seat: Seat, answer: Answer) -> None:
    """Put the Marker on the Beach (NA-9.3)."""
    state.marker = True
    tell(state, "marker-on", {"seat": seat})


def marker_is_off(state: NotAlone, seat: Seat) -> Reason | None:
    return MARKER_ON if state.marker else None


def sacrifice(state: NotAlone, seat: Seat, answer: Answer) -> None:
    """All take back what they laid; discard 1 Place card; no Hunt card this turn (NA-9.4)."""
    take_all_laid_back(state)
    discard(state, seat, [answer["card"]])
    state.quiet = True


def creature_may_play(state: NotAlone, seat: Seat) -> Reason | None:
    if not state.hunt_plays:
        return CREATURE_SPENT
    one = state.hunted[seat]
    return None if one.hand or one.table else EMPTY_HAND


def hand_and_laid(state: NotAlone, seat: Seat) -> tuple[Part, ...]:
    one = state.hunted[seat]
    return (OneOf("card", sorted([*one.hand, *(laid.card for laid in one.table)])),)


def sixth_sense(state: NotAlone, seat: Seat, answer: Answer) -> None:
    """Take 2 cards of one's discard pile (NA-9.5)."""
    take_from_pile(state, seat, answer["cards"])


def has_pile(clause: str) -> Callable[[NotAlone, Seat], Reason | None]:
    reason = Reason("notalone-why-empty-pile", clause)

    def needs(state: NotAlone, seat: Seat) -> Reason | None:
        return None if state.hunted[seat].pile else reason

    return needs


def two_of_pile(state: NotAlone, seat: Seat) -> tuple[Part, ...]:
    pile = state.hunted[seat].pile
    number = min(2, len(pile))
    return (Some("cards", sorted(pile), number, number),)


def smokescreen(state: NotAlone, seat: Seat, answer: Answer) -> None:
    """Hide all discard piles from the Creature until the turn ends (NA-9.6)."""
    state.smoke = True


def strike_back(state: NotAlone, seat: Seat, answer: Answer) -> None:
    """Put two random cards of the Creature's hand under the Hunt deck, openly (NA-9.7)."""
    hand = state.hunt_hand
    cards = [hand.pop(state.chance.below(len(hand))) for _ in range(min(2, len(hand)))]
    state.hunt_known = [card for card in state.hunt_known if card not in cards]
    state.hunt_deck[:0] = reversed(cards)
    state.hunt_bottom += len(cards)
    tell(state, "put-under", {"cards": cards})


# Phase 2


def vortex(state: NotAlone, seat: Seat, answer: Answer) -> None:
    """Exchange a card on the table for one of the discard pile, openly (NA-9.8)."""
    one, lay, take = state.hunted[seat], answer["lay"], answer["take"]
    one.pile.remove(take)
    one.pile.append(lay)
    for index, laid in enumerate(one.table):
        if laid.card == lay:
            one.table[index] = Laid(take, take)
    one.table.sort(key=lambda laid: laid.card)
    one.vortex = [lay, take]
    tell(state, "swapped", {"seat": seat, "lay": lay, "take": take})
    reopen(state)


def tokens_lie(state: NotAlone, seat: Seat) -> Reason | None:
    return TOKENS if tokens.to_place(state) else has_pile("NA-9.8")(state, seat)


def swap(state: NotAlone, seat: Seat) -> tuple[Part, ...]:
    one = state.hunted[seat]
    return OneOf("lay", [laid.card for laid in one.table]), OneOf("take", sorted(one.pile))


# Phase 3


def detector(state: NotAlone, seat: Seat, answer: Answer) -> None:
    """Keep the Artemia token from having any effect on oneself this turn (NA-9.9)."""
    state.hunted[seat].detector = True


def at_artemia(state: NotAlone, seat: Seat) -> Reason | None:
    here = tokens.standing_at(state.hunted[seat], state.artemia_at)
    return None if here else NOT_AT_ARTEMIA


def dodge(state: NotAlone, seat: Seat, answer: Answer) -> None:
    """Keep the Creature token and its Clone from having any effect on oneself (NA-9.10)."""
    state.hunted[seat].dodged = True


def at_creature(state: NotAlone, seat: Seat) -> Reason | None:
    here = tokens.standing_at(state.hunted[seat], tokens.creature_places(state))
    return None if here else NOT_AT_CREATURE


def drone(state: NotAlone, seat: Seat, answer: Answer) -> None:
    """Use the Rover's power instead of one's own place's (NA-9.11)."""
    _resolved_card(state, seat).using = ROVER


def own_moment(state: NotAlone, seat: Seat) -> Reason | None:
    """Drone and Gate wait for one's own moment at a usable power (NA-9.13)."""
    if state.mover != seat or not state.card or state.drawer >= 0:
        return MOMENT
    laid = _resolved_card(state, seat)
    if state.copying or laid.using:
        return COPYING
    return why_unusable(state, seat, laid.at)


def own_moment_off_rover(state: NotAlone, seat: Seat) -> Reason | None:
    reason = own_moment(state, seat)
    if reason is MOMENT or reason is COPYING:
        return reason
    return ON_ROVER if _resolved_card(state, seat).at == ROVER else reason


def gate(state: NotAlone, seat: Seat, answer: Answer) -> None:
    """Use the power of a place adjacent to one's card instead of one's own place's (NA-9.12)."""
    _resolved_card(state, seat).using = answer["place"]


def beside_card(state: NotAlone, seat: Seat) -> tuple[Part, ...]:
    card = _resolved_card(state, seat).card
    return (OneOf("place", [place for place in ADJACENT[card] if place != ARTEFACT]),)


def hologram(state: NotAlone, seat: Seat, answer: Answer) -> None:
    """Move the Artemia token to an adjacent place (NA-9.14)."""
    move_token(state, ARTEMIA, answer["place"])


def artemia_lies(state: NotAlone, seat: Seat) -> Reason | None:
    return None if state.artemia_at else NO_ARTEMIA


def beside_artemia(state: NotAlone, seat: Seat) -> tuple[Part, ...]:
    return (OneOf("place", around(state.artemia_at)),)


def wrong_track(state: NotAlone, seat: Seat, answer: Answer) -> None:
    """Move the Creature token, or its Clone, to an adjacent place (NA-9.15)."""
    token, place = answer["to"].split("-")
    move_token(state, token, int(place))


def beside_creature(state: NotAlone, seat: Seat) -> tuple[Part, ...]:
    ways = [f"{CREATURE}-{place}" for place in around(state.creature_at)]
    if "clone" in state.effects:
        ways += [f"{TARGET}-{place}" for place in around(state.target_at)]
    return (OneOf("to", ways),)


def move_token(state: NotAlone, token: str, place: int) -> None:
    """Move a token, which then covers one place; a window opens anew (NA-9.14, NA-6.16)."""
    tokens.put(state, token, BIT[place])
    tell(state, "token-moved", {"token": token, "places": [place]})
    reopen(state)


# Phase 4


def amplifier(state: NotAlone, seat: Seat, answer: Answer) -> None:
    """Remove the Marker from the Beach and advance Rescue (NA-9.16)."""
    state.marker = False
    tell(state, "marker-off", {"seat": seat})
    advance_rescue(state, "amplifier")


def marker_is_on(state: NotAlone, seat: Seat) -> Reason | None:
    return None if state.marker else MARKER_OFF


def double_back(state: NotAlone, seat: Seat, answer: Answer) -> None:
    """Take back a card on the table (NA-9.17)."""
    take_back(state, seat, _of(state.hunted[seat], answer["card"]))


def stands(state: NotAlone, seat: Seat) -> Reason | None:
    return None if state.hunted[seat].standing else NO_CARD


def on_table(state: NotAlone, seat: Seat) -> tuple[Part, ...]:
    return (OneOf("card", [laid.card for laid in state.hunted[seat].standing]),)


def _resolved_card(state: NotAlone, seat: Seat) -> Laid:
    return _of(state.hunted[seat], state.card)


def _of(one: Hunted, card: int) -> Laid:
    return next(laid for laid in one.table if laid.card == card)


EFFECTS = {
    "adrenaline": Effect(adrenaline, lacks_will),
    "ingenuity": Effect(ingenuity, marker_is_off),
    "sacrifice": Effect(sacrifice, creature_may_play, hand_and_laid),
    "sixth-sense": Effect(sixth_sense, has_pile("NA-9.5"), two_of_pile),
    "smokescreen": Effect(smokescreen),
    "strike-back": Effect(strike_back),
    "vortex": Effect(vortex, tokens_lie, swap),
    "detector": Effect(detector, at_artemia),
    "dodge": Effect(dodge, at_creature),
    "drone": Effect(drone, own_moment_off_rover),
    "gate": Effect(gate, own_moment, beside_card),
    "hologram": Effect(hologram, artemia_lies, beside_artemia),
    "wrong-track": Effect(wrong_track, parts=beside_creature),
    "amplifier": Effect(amplifier, marker_is_on),
    "double-back": Effect(double_back, stands, on_table),
}
"""What each Survival card does."""
