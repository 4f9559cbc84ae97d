"""When cards may be played: who is entitled, at which moments, and what opens a window anew."""

from __future__ import annotations

from ludoteca.games.notalone.state import NotAlone
from ludoteca.kernel import Reason, Seat

OVER = Reason("notalone-why-over", "NA-10.6")
DESPAIR = Reason("notalone-why-despair", "NA-8.2")
PLAYED = Reason("notalone-why-played", "NA-3.3")
PLAYED_HUNT = Reason("notalone-why-played-hunt", "NA-3.2")
SACRIFICE = Reason("notalone-why-sacrifice", "NA-9.4")
FIRST = Reason("notalone-why-first", "NA-3.4")
NOT_REVEALED = Reason("notalone-why-reveal", "NA-6.3")
LATE = Reason("notalone-why-late", "NA-6.15")


def entitled(state: NotAlone, seat: Seat) -> bool:
    """Tell whether a seat has a play left and a card, and is not barred (NA-3.7)."""
    if seat == state.creature:
        return state.hunt_plays > 0 and bool(state.hunt_hand) and not state.quiet
    one = state.hunted[seat]
    return one.plays > 0 and bool(one.cards) and not one.left and "despair" not in state.effects


def no_play(state: NotAlone, seat: Seat) -> Reason | None:
    """Say why a seat that holds cards may play none any more this turn (NA-3.2, NA-3.3)."""
    if state.phase == "over":
        return OVER
    if seat == state.creature:
        if state.quiet:
            return SACRIFICE
        return None if state.hunt_plays else PLAYED_HUNT
    if "despair" in state.effects:
        return DESPAIR
    return None if state.hunted[seat].plays else PLAYED


def wrong_phase(state: NotAlone, phase: str) -> Reason | None:
    """Say why a card of `phase` cannot be played at this moment of the turn (NA-3.1)."""
    if phase != state.phase:
        return Reason("notalone-why-phase", "NA-3.1", {"phase": phase})
    if state.owing and state.step != "artemia":
        return FIRST if state.owing != "river" else NOT_REVEALED
    return LATE if state.step == "artemia" else None


def reopen(state: NotAlone) -> None:
    """Open the window anew for all entitled players (NA-5.7, NA-6.16).

    In Reckoning a pending decision is cancelled, and step A starts over after the window.
    """
    state.passed.clear()
    if state.phase == "reckoning":
        state.step = "window"
        state.mover = state.drawer = -1
        state.card = state.copying = 0
