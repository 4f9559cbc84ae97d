"""Toy games for the browser: many actions, parts of every kind; with a board and without."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypedDict

from ludoteca.kernel import (
    Action,
    Chance,
    Decision,
    Event,
    Facts,
    Game,
    Json,
    Number,
    OneOf,
    Option,
    Order,
    Outcome,
    Part,
    Seat,
    Some,
    first,
    rest,
)

HERE = Path(__file__).parent
ROOMS = ("hall", "study", "kitchen")
PLAIN = ("lamp", "bell", "rope", "mask", "fan", "coin", "glass")
PARTS: dict[str, tuple[Part, ...]] = {
    "key": (Number("times", 1, 60),),
    "clock": (Order("rooms", ROOMS),),
    "book": (Some("pages", ("p1", "p2", "p3", "p4"), 2, 2), OneOf("room", ROOMS)),
}
CARDS = (*PLAIN, *PARTS)
ROUNDS = 2


class View(TypedDict):
    round: int
    hands: list[list[str]]
    passed: list[int]


@dataclass(slots=True)
class State:
    chance: Chance
    hands: list[list[str]]
    round: int = 0
    passed: list[int] = field(default_factory=list)
    events: list[Event] | None = None

    def clone(self) -> State:
        hands = [hand.copy() for hand in self.hands]
        return State(self.chance.clone(), hands, self.round, self.passed.copy())


class Parlour(Game[State]):
    """All may play cards or pass; who has passed may still play, until everybody has."""

    name = "parlour"
    version = 1
    seats = (2, 3)
    options = (Option("teams", ("no", "yes"), {"yes": (3,)}),)
    facts = Facts("Toy", "Toy", 2026, (1, 2), 1)
    folder = HERE / "parlour"
    state_types = (State,)
    view_type = View
    open_information = True

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance, version: int) -> State:
        return State(chance, [list(CARDS) for _ in range(seats)])

    async def play(self, state: State) -> None:
        while state.round < ROUNDS:
            await rest()
            seat, answer = await first(*map(self.asked(state), range(len(state.hands))))
            name = answer["action"]
            if name in CARDS:
                state.hands[seat].remove(name)
                if state.events is not None:
                    given = {key: value for key, value in answer.items() if key != "action"}
                    said = f"{name} {given}" if given else name
                    state.events.append(
                        Event(f"{self.name}-event-played", {"seat": seat, "said": said})
                    )
            elif name == "wait":
                state.passed.remove(seat)
            else:
                state.passed.append(seat)
                if state.events is not None:
                    state.events.append(Event(f"{self.name}-event-passed", {"seat": seat}))
            if len(state.passed) == len(state.hands):
                state.round += 1
                state.passed = []

    def asked(self, state: State) -> Callable[[Seat], Decision]:
        def question(seat: Seat) -> Decision:
            has_passed = seat in state.passed
            cards = [Action(card, PARTS.get(card, ()), "PA-1") for card in state.hands[seat]]
            plain = ("wait",) if has_passed else ("pass", "pass-round")
            actions = (*(Action(name, (), "PA-2") for name in plain), *cards)
            return Decision(seat, f"{self.name}-ask-play", actions, "PA-1", offer=has_passed)

        return question

    def view(self, state: State, seat: Seat | None) -> Json:
        hands = [hand.copy() for hand in state.hands]
        return {"round": state.round, "hands": hands, "passed": state.passed.copy()}

    def outcome(self, state: State) -> Outcome:
        return Outcome(f"{self.name}-end", tuple(1 for _ in state.hands))

    def imagine(self, view: Json, seat: Seat | None, chance: Chance) -> State:
        hands = [list(hand) for hand in view["hands"]]
        return State(chance, hands, view["round"], list(view["passed"]))

    def leave(self, state: State, seat: Seat) -> None:
        state.hands[seat] = []


class Saloon(Parlour):
    """The same without a board."""

    name = "saloon"
    folder = HERE / "saloon"
    options = ()


parlour, saloon = Parlour(), Saloon()
