"""Phase 3, Reckoning (NA-6): the cards are turned up, and the places and tokens resolved."""

from __future__ import annotations

from ludoteca.games.notalone import windows
from ludoteca.games.notalone.debts import settle
from ludoteca.games.notalone.events import tell
from ludoteca.games.notalone.maintenance import begin_maintenance
from ludoteca.games.notalone.moves import (
    WILL,
    advance_assimilation,
    lose_will,
    owe,
)
from ludoteca.games.notalone.planet import BIT, LAIR
from ludoteca.games.notalone.resolving import choose_first, let_drawer_play, resolve
from ludoteca.games.notalone.state import BACK, WAITING, Hunted, Laid, NotAlone
from ludoteca.games.notalone.tokens import (
    creature_places,
    is_held,
    standing_at,
    target_places,
    unresolved_at,
)


async def reckoning(state: NotAlone) -> None:
    """Go through the steps; until step C begins Phase 3 cards may interrupt them (NA-6.15)."""
    while state.phase == "reckoning":
        if state.owing:
            await settle(state)
        elif state.step == "river":
            turn_up(state)
        elif state.step == "window":  # NA-6.3, NA-6.16
            if not await windows.window(state):
                state.passed.clear()
                state.step = "free"
        elif state.step == "artemia":
            strike_creature(state)
            exhaust(state)
            windows.end_phase(state)
            begin_maintenance(state)
        elif state.drawer >= 0:
            await let_drawer_play(state)
        else:
            await resolve_next(state)


def begin_reckoning(state: NotAlone) -> None:
    """Begin Phase 3: with the River, one of two cards is chosen first (NA-6.1)."""
    state.phase = "reckoning"
    state.step = "river"
    tell(state, "phase", {"phase": "reckoning"})
    owe(state, "river", {seat: 1 for seat, one in state.hunted.items() if one.two == "river"})


def turn_up(state: NotAlone) -> None:
    """Turn all cards face up together (NA-6.2)."""
    for seat, one in state.hunted.items():
        tell(state, "revealed", {"seat": seat, "cards": [laid.card for laid in one.table]})
    state.step = "window"


async def resolve_next(state: NotAlone) -> None:
    """Find who resolves next in step A or B and let them; with nobody left step C begins."""
    cards = due(state, state.hunted[state.mover]) if state.mover >= 0 else []
    cards = cards or pick(state, "free")
    if not cards:
        if owe_target(state):
            return
        cards = pick(state, "target")
    if not cards:
        begin_step_c(state)
        return
    if not state.card:
        if len(cards) > 1:
            await choose_first(state, cards)
            return
        state.card = cards[0].card
    await resolve(state, state.hunted[state.mover])


def pick(state: NotAlone, step: str) -> list[Laid]:
    """Find who is first in seat order with cards to resolve in a step (NA-6.4, NA-6.5)."""
    state.step = step
    for seat, one in state.hunted.items():
        if cards := due(state, one):
            state.mover = seat
            return cards
    state.mover = -1
    return []


def due(state: NotAlone, one: Hunted) -> list[Laid]:
    """Return the cards that a Hunted resolves in step A or B.

    In step A they lie where no token counts (NA-6.4), in step B at the Target token (NA-6.5).
    """
    cards = []
    for laid in one.table:
        if laid.state == WAITING and not is_held(state, one, laid.at):
            at_target = bool(BIT[laid.at] & target_places(state))
            if at_target == (state.step == "target"):
                cards.append(laid)
    return cards


def owe_target(state: NotAlone) -> bool:
    """Let first Scream, then Toxin, act on who is at the Target token unresolved (NA-6.5).

    Neither acts twice on one card, even if step B begins anew.
    """
    state.step = "target"
    for kind in ("scream", "toxin"):
        if kind in state.effects:
            owed = {}
            for seat, one in state.hunted.items():
                cards = unresolved_at(one, state.target_at)
                if cards := [laid for laid in cards if kind not in laid.struck]:
                    owed[seat] = len(cards)
                    for laid in cards:
                        laid.struck.append(kind)
            if owed:
                owe(state, kind, owed)
                return True
    return False


# Steps C and D


def begin_step_c(state: NotAlone) -> None:
    """Let the Artemia token act on all who stand there without Detector (NA-6.6)."""
    state.step = "artemia"
    owed = {}
    for seat, one in state.hunted.items():
        if not one.detector and (cards := standing_at(one, state.artemia_at)):
            owed[seat] = len(cards)
    owe(state, "artemia", owed)


def strike_creature(state: NotAlone) -> None:
    """Catch all who stand at the Creature token or its Clone and did not dodge (NA-6.7)."""
    mask = creature_places(state)
    more = 1 if "fierceness" in state.effects else 0
    caught = []
    for seat, one in state.hunted.items():
        cards = standing_at(one, mask)
        if cards and not one.dodged:
            lair = sum(laid.at == LAIR for laid in cards)  # NA-7.3
            lost = lose_will(one, len(cards) + lair + more)
            facts = {"seat": seat, "n": lost, "cards": [laid.card for laid in cards]}
            tell(state, "caught", facts)
            caught.append(seat)
    if caught:
        advance_assimilation(state, "caught")
    if state.named in caught:
        advance_assimilation(state, "anticipation")


def exhaust(state: NotAlone) -> None:
    """Give all at 0 Will their Will and all their cards back; Assimilation advances (NA-6.8)."""
    exhausted = [seat for seat, one in state.hunted.items() if not one.will]
    for seat in exhausted:
        one = state.hunted[seat]
        one.will = 2 if state.expert else WILL
        one.hand = one.owned
        one.pile.clear()
        for laid in one.table:
            laid.state = BACK
        tell(state, "exhausted", {"seat": seat, "n": one.will})
    if exhausted:
        advance_assimilation(state, "exhausted")
