"""Phase 4, end-of-turn actions (NA-10.3, NA-10.4), and the beginning of the next turn."""

from __future__ import annotations

from ludoteca.games.notalone import windows
from ludoteca.games.notalone.events import tell
from ludoteca.games.notalone.moves import advance_rescue, refill
from ludoteca.games.notalone.planet import ARTEMIA_SPACES
from ludoteca.games.notalone.state import Hunted, NotAlone


async def maintenance(state: NotAlone) -> None:
    """Open a window (NA-10.3); then end the turn."""
    while state.phase == "maintenance":
        if not await windows.window(state):
            end_turn(state)
            begin_turn(state)


def begin_maintenance(state: NotAlone) -> None:
    """Begin Phase 4."""
    state.phase, state.step = "maintenance", ""
    tell(state, "phase", {"phase": "maintenance"})


def end_turn(state: NotAlone) -> None:
    """Clear the table, let effects end, refill, advance Rescue, in this order (NA-10.4)."""
    for seat, one in state.hunted.items():
        clear_table(state, seat, one)
    state.hunt_discard += state.hunt_played
    stasis = "stasis" in state.effects
    end_effects(state)
    refill(state)
    state.creature_at = state.artemia_at = state.target_at = 0
    if not stasis:
        advance_rescue(state, "turn")


def clear_table(state: NotAlone, seat: int, one: Hunted) -> None:
    """Put what is still on the table on the discard pile, face up (NA-10.4)."""
    cards = [laid.card for laid in one.standing]
    one.table.clear()
    if cards:
        one.pile += cards
        tell(state, "cleared", {"seat": seat, "cards": cards})


def end_effects(state: NotAlone) -> None:
    """End what lasts for the turn; Smokescreen lifts (NA-3.1, NA-10.4)."""
    if state.smoke:
        state.smoke = False
        for seat, one in state.hunted.items():
            tell(state, "pile", {"seat": seat, "n": len(one.pile), "cards": one.pile[:]})
    state.hunt_played.clear()
    state.effects.clear()
    state.artemia_ready = state.target_ready = state.quiet = False
    state.barred = state.cataclysm = state.used = 0
    state.named = -1
    state.passed.clear()
    state.ahead.clear()
    for one in state.hunted.values():
        one.played.clear()
        one.shown.clear()
        one.vortex.clear()
        one.dodged = one.detector = False
        one.two, one.next = one.next, ""


def begin_turn(state: NotAlone) -> None:
    """Give the plays (NA-3.2, NA-3.3); see whether the Artemia token is available (NA-5.2)."""
    state.turn += 1
    state.phase = "exploration"
    state.hunt_plays = 2 if state.tracked else 1
    state.tracked = False
    for one in state.hunted.values():
        one.plays = 1
    state.artemia_ready = state.rescue in ARTEMIA_SPACES[state.side]
    tell(state, "turn", {"turn": state.turn})
    tell(state, "phase", {"phase": "exploration"})
