"""A game without end, to measure what an answer costs as a match grows; it can be stopped only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.decision import Action, Decision, decide, rest
from ludoteca.kernel.events import Event
from ludoteca.kernel.game import Facts, Game, Outcome
from ludoteca.kernel.parts import Number
from ludoteca.kernel.types import Json, Seat

HOURS = 12


class View(TypedDict):
    """The clock that two seats turn on and on."""

    turn: int
    hour: int


@dataclass(slots=True)
class Clock:
    """A clock's hand, and whose turn it is to move it."""

    chance: Chance
    turn: int = 0
    hour: int = 0
    events: list[Event] | None = None

    def clone(self) -> Clock:
        """Return an independent copy, without events."""
        return Clock(self.chance.clone(), self.turn, self.hour)


class Endless(Game[Clock]):
    """In turn, each of two seats moves a clock's hand by one to five hours, for ever."""

    name = "endless"
    version = 1
    seats = (2, 2)
    facts = Facts("", "", 2024, (1, 1), 1)
    folder = Path(__file__).parent
    state_types = (Clock,)
    view_type = View
    open_information = True

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance, version: int) -> Clock:
        return Clock(chance)

    async def play(self, state: Clock) -> None:
        """Ask in turn; nothing ever ends this."""
        while True:
            await rest()
            actions = (Action("move", (Number("hours", 1, 5),)),)
            answer = await decide(Decision(state.turn, "endless-ask-move", actions))
            state.hour = (state.hour + answer["hours"]) % HOURS
            if state.events is not None:
                state.events.append(Event("endless-event-moved", {"hour": state.hour}))
            state.turn = 1 - state.turn

    def view(self, state: Clock, seat: Seat | None) -> Json:
        return {"turn": state.turn, "hour": state.hour}

    def outcome(self, state: Clock) -> Outcome:
        raise AssertionError("an endless match has no outcome of its own")

    def imagine(self, view: Json, seat: Seat | None, chance: Chance) -> Clock:
        return Clock(chance, view["turn"], view["hour"])

    def leave(self, state: Clock, seat: Seat) -> None:
        """Nothing changes: the game answers for whoever left."""


game = Endless()
