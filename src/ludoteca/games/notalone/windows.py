"""Windows: who is asked to play cards, who may still play, and why a card cannot be played.

Everybody entitled is asked, whether or not a card in hand fits (NA-3.7): the question would betray
what the hand holds. A pass is not final (NA-3.8). Who passes ahead, for the phase or the turn, has
passed in every later window of it, and may take that back.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ludoteca.games.notalone import hunt, survival
from ludoteca.games.notalone.cards import HUNT, SURVIVAL
from ludoteca.games.notalone.moments import entitled
from ludoteca.games.notalone.state import NotAlone
from ludoteca.kernel import Action, Answer, Decision, Reason, Seat, first, rest

PASS = Action("pass")
PASSES = (PASS, Action("pass-phase"), Action("pass-turn"))
WAIT = Action("wait")
CARDS = {*HUNT, *SURVIVAL}


def waited_for(state: NotAlone) -> list[Seat]:
    """Return who is entitled and has not passed, here or ahead (NA-3.7)."""
    passed, ahead = state.passed, state.ahead
    return [
        seat
        for seat in range(state.seats)
        if seat not in passed and seat not in ahead and entitled(state, seat)
    ]


async def window(state: NotAlone) -> bool:
    """Keep a window open until somebody plays a card (true), or all have passed (false)."""
    return await ask_all(state, question, act)


async def ask_all(
    state: NotAlone,
    question: Callable[[NotAlone, Seat], Decision | None],
    act: Callable[[NotAlone, Seat, Answer], None],
) -> bool:
    """Ask all seats and do what they answer, whoever comes first.

    Return true when a card has been played, false when nobody is waited for. Only a card changes
    anything for others, so that after other answers one question alone is made anew.
    """
    asked = {seat: question(state, seat) for seat in range(state.seats)}
    while decisions := [decision for decision in asked.values() if decision is not None]:
        if all(decision.offer for decision in decisions):
            break
        await rest()
        seat, answer = await first(*decisions)
        act(state, seat, answer)
        if answer["action"] in CARDS:
            return True
        asked[seat] = question(state, seat)
    return False


def question(state: NotAlone, seat: Seat) -> Decision | None:
    """Return what an open window asks of a seat that is entitled (NA-3.7)."""
    if not entitled(state, seat):
        return None
    if seat in state.passed or seat in state.ahead:
        return offer(state, seat)
    actions = (*PASSES, *card_actions(state, seat))
    why = partial(why_not, state, seat)
    return Decision(seat, "notalone-ask-window", actions, "NA-3.7", {}, False, why)


def offers(state: NotAlone, mover: Seat) -> list[Decision]:
    """Return what all but one may do while that one decides (NA-6.15)."""
    found = (offer(state, seat) for seat in range(state.seats) if seat != mover)
    return [decision for decision in found if decision is not None]


def offer(state: NotAlone, seat: Seat) -> Decision | None:
    """Return what a seat may do that is not waited for, if anything (NA-3.8)."""
    if not entitled(state, seat):
        return None
    actions = card_actions(state, seat)
    if seat in state.ahead:
        actions.append(WAIT)
    if not actions:
        return None
    why = partial(why_not, state, seat)
    return Decision(seat, "notalone-ask-window", tuple(actions), "NA-3.8", {}, True, why)


def card_actions(state: NotAlone, seat: Seat) -> list[Action]:
    """Return the cards of a seat that can be played now, as actions; it must be entitled."""
    phase = state.phase
    if seat == state.creature:
        fit = [card for card in state.hunt_hand if hunt.phase(state, card) == phase]
        return [hunt.action(state, card) for card in fit if hunt.why_not(state, card) is None]
    fit = [card for card in state.hunted[seat].cards if SURVIVAL[card].phase == phase]
    return [
        survival.action(state, seat, card)
        for card in fit
        if survival.why_not(state, seat, card) is None
    ]


def why_not(state: NotAlone, seat: Seat, name: str) -> Reason | None:
    """Say why a seat cannot play the card `name` now; None if it can, or if that is no card."""
    if seat == state.creature:
        if name not in HUNT:
            return None
        if name in state.hunt_hand:
            return hunt.why_not(state, name)
    else:
        if name not in SURVIVAL:
            return None
        if name in state.hunted[seat].cards:
            return survival.why_not(state, seat, name)
    return Reason("notalone-why-not-in-hand", "NA-3.1", {"card": name})


def act(state: NotAlone, seat: Seat, answer: Answer) -> None:
    """Pass, pass ahead, take that back, or play a card."""
    name = answer["action"]
    if name == "pass":
        state.passed.append(seat)
    elif name == "pass-phase":
        state.ahead[seat] = "phase"
    elif name == "pass-turn":
        state.ahead[seat] = "turn"
    elif name == "wait":
        del state.ahead[seat]
    else:
        if seat in state.passed:
            state.passed.remove(seat)
        if seat == state.creature:
            hunt.play(state, name, answer)
        else:
            survival.play(state, seat, name, answer)


def end_phase(state: NotAlone) -> None:
    """Close the phase's windows; who passed ahead for the phase is asked again in the next."""
    state.passed.clear()
    if state.ahead:
        state.ahead = {seat: until for seat, until in state.ahead.items() if until == "turn"}
