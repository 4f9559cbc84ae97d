"""The course of a match of Not Alone: set-up (NA-2), the phases of a turn, the end (NA-10, NA-12).

Each phase has its file; whatever is asked is asked at rest, since the state holds who owes what.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from ludoteca.games.notalone import windows
from ludoteca.games.notalone.cards import HUNT, SURVIVAL
from ludoteca.games.notalone.events import tell, tell_owner
from ludoteca.games.notalone.exploration import exploration
from ludoteca.games.notalone.hunting import hunting
from ludoteca.games.notalone.maintenance import begin_turn, maintenance
from ludoteca.games.notalone.moves import WILL, draw_survival, end, refill
from ludoteca.games.notalone.planet import (
    SPARE,
    START,
    assimilation_start,
    copies,
    rescue_start,
)
from ludoteca.games.notalone.reckoning import reckoning
from ludoteca.games.notalone.state import Hunted, NotAlone
from ludoteca.kernel import (
    Action,
    Chance,
    Decision,
    Event,
    OneOf,
    Outcome,
    Seat,
    decide,
    rest,
)


def setup(seats: int, options: Mapping[str, str], chance: Chance) -> NotAlone:
    """Return the table before the Creature chooses the board's side (NA-2)."""
    creature = creature_seat(seats, options["creature"], chance)
    in_order = [(creature + step) % seats for step in range(1, seats)]  # NA-1.5
    hunt_deck, survival_deck = list(HUNT), list(SURVIVAL)
    chance.shuffle(hunt_deck)
    chance.shuffle(survival_deck)
    state = NotAlone(
        seats,
        creature,
        options["expert"] == "on",
        chance,
        {seat: Hunted(WILL, list(START)) for seat in in_order},
        dict.fromkeys(SPARE, copies(seats)),
        rescue_start(seats),
        assimilation_start(seats),
        hunt_deck,
        survival_deck,
    )
    state.events = [Event("notalone-event-creature", {"seat": creature})]
    return state


def creature_seat(seats: int, option: str, chance: Chance) -> Seat:
    """Return who plays the Creature; the table's owner sits on seat 0 (NA-10.2)."""
    if option == "owner":
        return 0
    return chance.below(seats) if option == "random" else 1 + chance.below(seats - 1)


async def play(state: NotAlone) -> None:
    """Choose the side; then play turns until a counter reaches Victory (NA-10.6)."""
    if state.phase == "side":
        await choose_side(state)
    while state.phase != "over":
        await exploration(state)
        await hunting(state)
        await reckoning(state)
        await maintenance(state)


async def choose_side(state: NotAlone) -> None:
    """Let the Creature choose the board's side; then all draw (NA-2.3, NA-2.4)."""
    seat = state.creature
    actions = (Action("side", (OneOf("side", [1, 2]),), "NA-2.3"),)
    why = partial(windows.why_not, state, seat)
    await rest()
    answer = await decide(Decision(seat, "notalone-ask-side", actions, "NA-2.3", {}, False, why))
    state.side = answer["side"]
    tell(state, "side", {"seat": seat, "side": state.side})
    refill(state)
    for other, one in state.hunted.items():
        drawn = draw_survival(state, 1)
        one.cards += drawn
        tell_owner(state, "drew", other, {"seat": other, "n": 1}, cards=drawn)
    begin_turn(state)


def leave(state: NotAlone, seat: Seat) -> None:
    """Let a player go: without the Creature the match ends, a Hunted is played for (NA-12)."""
    tell(state, "left", {"seat": seat})
    if seat == state.creature:
        if state.phase == "maintenance":
            state.step = "creature"  # the cards stay face up (NA-6.2)
        end(state)
    state.hunted[seat].left = True


def outcome(state: NotAlone) -> Outcome:
    """Rank the team that won before the other; the score is the distance left (NA-10.8)."""
    if state.rescue and state.assimilation:
        return Outcome("notalone-end-creature-left")
    hunted_won = not state.rescue
    hunted = {"distance": -state.rescue}
    creature = {"distance": -state.assimilation}
    seats = range(state.seats)
    ranks = tuple(
        1 if (seat != state.creature) == hunted_won else (state.seats if hunted_won else 2)
        for seat in seats
    )
    scores = tuple(creature if seat == state.creature else hunted for seat in seats)
    reason = "rescue" if hunted_won else "assimilation"
    return Outcome(f"notalone-end-{reason}", ranks, scores, together=True)
