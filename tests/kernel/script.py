"""A game whose rules are a function, for the tests of matches."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ludoteca.kernel import (
    Action,
    Answer,
    Chance,
    Decision,
    Event,
    Facts,
    Game,
    Json,
    Match,
    Number,
    Outcome,
    Seat,
    ask,
    decide,
    first,
    rest,
)
from ludoteca.kernel.saving import pack

SEED = bytes(range(32))


@dataclass(slots=True)
class State:
    chance: Chance
    log: list[Any] = field(default_factory=list)
    left: list[int] = field(default_factory=list)
    events: list[Event] | None = None

    def clone(self) -> State:
        return State(self.chance.clone(), self.log.copy(), self.left.copy())


class Script(Game[State]):
    """A game whose rules are the function given."""

    name = "script"
    version = 1
    seats = (1, 4)
    facts = Facts("", "", 2024, (1, 1), 1)
    folder = Path(__file__).parent
    state_types = (State,)
    view_type = dict[str, Any]

    def __init__(self, rules: Callable[[State], Any], leave: Any = None) -> None:
        self.rules = rules
        self.leave_rule = leave

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance, version: int) -> State:
        return State(chance)

    async def play(self, state: State) -> None:
        await self.rules(state)

    def view(self, state: State, seat: Seat | None) -> Json:
        return {"log": state.log.copy()}

    def outcome(self, state: State) -> Outcome:
        return Outcome("script-end", args={"log": state.log})

    def imagine(self, view: Json, seat: Seat | None, chance: Chance) -> State:
        return State(chance, list(view["log"]))

    def leave(self, state: State, seat: Seat) -> None:
        state.left.append(seat)
        if self.leave_rule:
            self.leave_rule(state, seat)


def play(
    rules: Callable[[State], Any], seats: int = 3, leave: Any = None, **how: Any
) -> Match[Any]:
    return Match(Script(rules, leave), seats, seed=SEED, **how)


def number(seat: Seat, low: int = 0, high: int = 9, **more: Any) -> Decision:
    return Decision(seat, "script-ask", (Action("say", (Number("n", low, high),)),), "S-1", **more)


def say(n: int) -> Answer:
    return {"action": "say", "n": n}


def facts(match: Match[Any]) -> Any:
    asked = [(d.to_json(), match.ids[d.seat], match.given(d.seat)) for d in match.pending]
    return pack(match.state), asked, match.left, match.over, match.at_rest, len(match.history)


async def all_at_once(state: State) -> None:
    while len(state.log) < 3:
        await rest()
        answers = await ask(*(number(seat) for seat in range(3)))
        state.log.append([answers[seat]["n"] for seat in range(3)])


async def windows(state: State) -> None:
    """Whoever says 9 closes; who has spoken may speak again."""
    while 9 not in state.log:
        await rest()
        spoken = len(state.log)
        seat, answer = await first(*(number(s, offer=spoken > 0 and s != 0) for s in range(3)))
        state.log.append(answer["n"] if answer["n"] != 5 else seat)


async def two_in_a_row(state: State) -> None:
    while len(state.log) < 6:
        await rest()
        for seat in (0, 1):
            state.log.append((await decide(number(seat)))["n"])
