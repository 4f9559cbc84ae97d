"""The Hunt cards (NA-8): for each what it needs, what is chosen with it, and what it does.

Cards that name nothing and act later (Fierceness, Clone, Stasis, …) have nothing to do when they
are played: the steps of the turn look at `NotAlone.effects`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ludoteca.games.notalone.cards import ARTEMIA, HUNT, TARGET
from ludoteca.games.notalone.events import tell
from ludoteca.games.notalone.moments import no_play, reopen, wrong_phase
from ludoteca.games.notalone.moves import owe, take_all_laid_back
from ludoteca.games.notalone.planet import ADJACENT, BIT, PAIRS, PLACES
from ludoteca.games.notalone.state import NotAlone
from ludoteca.games.notalone.tokens import names
from ludoteca.kernel import Action, Answer, OneOf, Part, Reason

EMPTY_PILE = Reason("notalone-why-empty-hunt-pile", "NA-8.21")
NOBODY_THREE = Reason("notalone-why-nobody-three", "NA-8.5")
NOBODY_STANDS = Reason("notalone-why-nobody-stands", "NA-8.18")


class Effect(NamedTuple):
    """What a Hunt card does when played, needs (NA-3.6), and lets the Creature choose."""

    do: Callable[[NotAlone, Answer], None] | None = None
    needs: Callable[[NotAlone], Reason | None] | None = None
    parts: Callable[[NotAlone], tuple[Part, ...]] | None = None


def acts_as(state: NotAlone, card: str) -> str:
    """Return the card as which `card` acts; "" for a Flashback that has nothing to copy."""
    if card != "flashback":
        return card
    return state.hunt_discard[-1] if state.hunt_discard else ""


def phase(state: NotAlone, card: str) -> str:
    """Return the phase in which a card can be played; "" if it never can (NA-8.1)."""
    effect = acts_as(state, card)
    return HUNT[effect].phase if effect else ""


def why_not(state: NotAlone, card: str) -> Reason | None:
    """Say why the Creature cannot play a card in hand now, or None."""
    effect = acts_as(state, card)
    reason = no_play(state, state.creature)
    if reason is not None:
        return reason
    if not effect:
        return EMPTY_PILE
    reason = wrong_phase(state, HUNT[effect].phase)
    if reason is not None:
        return reason
    needs = EFFECTS[effect].needs
    return needs(state) if needs is not None else None


def action(state: NotAlone, card: str) -> Action:
    """Return the action of playing a card, with what is to be chosen."""
    parts = EFFECTS[acts_as(state, card)].parts
    return Action(card, parts(state) if parts is not None else (), HUNT[card].clause)


def play(state: NotAlone, card: str, answer: Answer) -> None:
    """Play a card: it lies face up until the turn ends (NA-3.5); its symbol brings a token."""
    effect = acts_as(state, card)
    state.hunt_hand.remove(card)
    if card in state.hunt_known:
        state.hunt_known.remove(card)
    state.hunt_plays -= 1
    state.hunt_played.append(card)
    state.effects.append(effect)
    name = "played" if card == effect else "flashback"
    tell(state, name, {"seat": state.creature, "card": effect})
    symbol = HUNT[effect].symbol
    if symbol == ARTEMIA:
        state.artemia_ready = True
    elif symbol == TARGET:
        state.target_ready = True
    do = EFFECTS[effect].do
    if do is not None:
        do(state, answer)


# Phase 1


def despair(state: NotAlone, answer: Answer) -> None:
    """All who have laid choose again; no Survival cards this turn (NA-8.2)."""
    take_all_laid_back(state)


def force_field(state: NotAlone, answer: Answer) -> None:
    """Put the Target token across two places, which cannot be laid this turn (NA-8.3)."""
    state.target_at = state.barred = PAIRS[answer["pair"]]
    tell(state, "token", {"token": TARGET, "places": names(state.target_at)})
    take_all_laid_back(state)


def pair(state: NotAlone) -> tuple[Part, ...]:
    return (OneOf("pair", list(PAIRS)),)


# Phase 2


def anticipation(state: NotAlone, answer: Answer) -> None:
    """Name a Hunted (NA-8.4)."""
    state.named = answer["hunted"]
    tell(state, "chosen", {"seat": state.named, "card": "anticipation"})


def any_hunted(state: NotAlone) -> tuple[Part, ...]:
    return (OneOf("hunted", list(state.hunted)),)


def ascendancy(state: NotAlone, answer: Answer) -> None:
    """Let a Hunted keep two cards in hand and discard the others (NA-8.5)."""
    tell(state, "chosen", {"seat": answer["hunted"], "card": "ascendancy"})
    owe(state, "ascendancy", {answer["hunted"]: 2})


def with_three(state: NotAlone) -> list[int]:
    return [seat for seat, one in state.hunted.items() if len(one.hand) >= 3]


def somebody_has_three(state: NotAlone) -> Reason | None:
    return None if with_three(state) else NOBODY_THREE


def hunted_with_three(state: NotAlone) -> tuple[Part, ...]:
    seats = with_three(state)
    return (OneOf("hunted", seats),) if seats else ()


def forbidden_zone(state: NotAlone, answer: Answer) -> None:
    """All Hunted discard 1 card from hand, together (NA-8.7)."""
    owe(state, "forbidden-zone", {seat: 1 for seat, one in state.hunted.items() if one.hand})


def phobia(state: NotAlone, answer: Answer) -> None:
    """Let a Hunted show the Creature all cards in hand but two (NA-8.11)."""
    if "hunted" in answer:
        tell(state, "chosen", {"seat": answer["hunted"], "card": "phobia"})
        owe(state, "phobia", {answer["hunted"]: 2})


def virus(state: NotAlone, answer: Answer) -> None:
    """Take the Artemia token back, if it lies, to be placed across two places (NA-8.12)."""
    if state.artemia_at:
        state.artemia_at = 0
        tell(state, "token-freed", {"token": ARTEMIA})


def mirage(state: NotAlone, answer: Answer) -> None:
    """Take the Target token back, if it lies, to be placed across two places (NA-8.14)."""
    if state.target_at:
        state.target_at = 0
        tell(state, "token-freed", {"token": TARGET})


# Phase 3


def cataclysm(state: NotAlone, answer: Answer) -> None:
    """Name a place: it is ineffective for the rest of the turn (NA-8.17)."""
    state.cataclysm |= BIT[answer["place"]]
    tell(state, "struck", {"place": answer["place"]})
    reopen(state)


def any_place(state: NotAlone) -> tuple[Part, ...]:
    return (OneOf("place", list(PLACES)),)


def detour(state: NotAlone, answer: Answer) -> None:
    """Move a Hunted to a place adjacent to one of their cards (NA-8.18)."""
    seat, card, place = map(int, answer["move"].split("-"))
    for laid in state.hunted[seat].standing:
        if laid.card == card:
            laid.at = place
    tell(state, "moved", {"seat": seat, "card": card, "place": place})
    reopen(state)


def somebody_stands(state: NotAlone) -> Reason | None:
    return None if any(one.standing for one in state.hunted.values()) else NOBODY_STANDS


def detours(state: NotAlone) -> tuple[Part, ...]:
    ways = [
        f"{seat}-{laid.card}-{place}"
        for seat, one in state.hunted.items()
        for laid in one.standing
        for place in ADJACENT[laid.at]
    ]
    return (OneOf("move", ways),)


# Phase 4


def tracking(state: NotAlone, answer: Answer) -> None:
    """Two Hunt cards may be played next turn (NA-8.20)."""
    state.tracked = True


EFFECTS = {
    "despair": Effect(despair),
    "force-field": Effect(force_field, parts=pair),
    "anticipation": Effect(anticipation, parts=any_hunted),
    "ascendancy": Effect(ascendancy, somebody_has_three, hunted_with_three),
    "fierceness": Effect(),
    "forbidden-zone": Effect(forbidden_zone),
    "interference": Effect(),
    "persecution": Effect(),
    "mutation": Effect(),
    "phobia": Effect(phobia, parts=hunted_with_three),
    "virus": Effect(virus),
    "clone": Effect(),
    "mirage": Effect(mirage),
    "scream": Effect(),
    "toxin": Effect(),
    "cataclysm": Effect(cataclysm, parts=any_place),
    "detour": Effect(detour, somebody_stands, detours),
    "stasis": Effect(),
    "tracking": Effect(tracking),
}
"""What each Hunt card does when it is played; Flashback does what the card it copies does."""
