"""A healthy toy game: all pick a card in secret, may change it until the last has, and show it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypedDict

from ludoteca.kernel import (
    Action,
    Answer,
    Chance,
    Decision,
    Event,
    Facts,
    Game,
    GameOver,
    Json,
    OneOf,
    Option,
    Outcome,
    Seat,
    ask,
    rest,
)

CARDS = 16
ROUNDS = {"short": 2, "long": 4}


class View(TypedDict):
    """`hand` is the looker's own, a spectator has none."""

    round: int
    rounds: int
    hand: list[int]
    hands: list[int]
    kept: list[int]
    mine: list[int]
    shown: list[list[int]]
    left: list[int]


@dataclass(slots=True)
class State:
    rounds: int
    chance: Chance
    deck: list[int]
    hands: list[list[int]]
    kept: list[list[int]]
    """For each seat, cards put away face down, from the second round on one a round."""
    shown: list[list[int]]
    round: int = 0
    left: list[int] = field(default_factory=list)
    events: list[Event] | None = None

    def clone(self) -> State:
        return State(
            self.rounds,
            self.chance.clone(),
            self.deck.copy(),
            [hand.copy() for hand in self.hands],
            [kept.copy() for kept in self.kept],
            [shown.copy() for shown in self.shown],
            self.round,
            self.left.copy(),
        )


class Picks(Game[State]):
    name = "picks"
    version = 2
    seats = (2, 4)
    options = (Option("length", ("short", "long")), Option("deal", ("three", "four")))
    facts = Facts("Toy", "Toy", 2024, (1, 2), 1)
    folder = Path(__file__).parent
    state_types = (State,)
    view_type = View
    longest = 500

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance, version: int) -> State:
        deck = list(range(1, CARDS + 1))
        chance.shuffle(deck)
        size = {"three": 3, "four": 4}[options["deal"]] if version > 1 else 3
        hands = [[deck.pop() for _ in range(size)] for _ in range(seats)]
        nothing: list[list[int]] = [[] for _ in range(seats)]
        state = State(
            ROUNDS[options["length"]], chance, deck, hands, nothing, [[] for _ in range(seats)]
        )
        state.events = [
            Event(
                "picks-event-dealt",
                {"size": size},
                {s: {"hand": h.copy()} for s, h in enumerate(hands)},
            )
        ]
        return state

    async def play(self, state: State) -> None:
        while state.round < state.rounds and all(state.hands):
            await rest()
            answers = await ask(*(self.question(state, seat) for seat in range(len(state.hands))))
            self.resolve(state, answers)

    def question(self, state: State, seat: Seat) -> Decision:
        actions = [Action("pick", (OneOf("card", state.hands[seat].copy(), "PK-1"),), "PK-1")]
        if state.round:
            actions.append(Action("keep", (OneOf("card", state.hands[seat].copy()),), "PK-2"))
        return Decision(seat, "picks-ask-card", tuple(actions), "PK-1")

    def resolve(self, state: State, answers: Mapping[Seat, Answer]) -> None:
        for seat, answer in answers.items():
            card = answer["card"]
            state.hands[seat].remove(card)
            if answer["action"] == "pick":
                state.shown[seat].append(card)
                self.tell(state, Event("picks-event-shown", {"seat": seat, "card": card}))
            else:
                state.kept[seat].append(card)
                self.tell(state, Event("picks-event-kept", {"seat": seat}, {seat: {"card": card}}))
        state.round += 1

    def tell(self, state: State, event: Event) -> None:
        if state.events is not None:
            state.events.append(event)

    def view(self, state: State, seat: Seat | None) -> Json:
        return {
            "round": state.round,
            "rounds": state.rounds,
            "hand": state.hands[seat].copy() if seat is not None else [],
            "hands": [len(hand) for hand in state.hands],
            "kept": [len(kept) for kept in state.kept],
            "mine": state.kept[seat].copy() if seat is not None else [],
            "shown": [shown.copy() for shown in state.shown],
            "left": state.left.copy(),
        }

    def outcome(self, state: State) -> Outcome:
        sums = [sum(shown) for shown in state.shown]
        ranks = tuple(1 + sum(other > mine for other in sums) for mine in sums)
        return Outcome("picks-end-sum", ranks, tuple({"sum": mine} for mine in sums))

    def imagine(self, view: Json, seat: Seat | None, chance: Chance) -> State:
        seats = range(len(view["hands"]))
        known = {*view["hand"], *view["mine"], *(card for cards in view["shown"] for card in cards)}
        deck = [card for card in range(1, CARDS + 1) if card not in known]
        chance.shuffle(deck)
        hands = [
            list(view["hand"]) if each == seat else [deck.pop() for _ in range(view["hands"][each])]
            for each in seats
        ]
        kept = [
            list(view["mine"]) if each == seat else [deck.pop() for _ in range(view["kept"][each])]
            for each in seats
        ]
        shown = [list(cards) for cards in view["shown"]]
        left = list(view["left"])
        return State(view["rounds"], chance, deck, hands, kept, shown, view["round"], left)

    def leave(self, state: State, seat: Seat) -> None:
        state.left.append(seat)
        self.tell(state, Event("picks-event-left", {"seat": seat}))
        if len(state.left) == len(state.hands):
            raise GameOver

    def pieces(self, state: State) -> Mapping[str, int]:
        places = (*state.hands, *state.shown, *state.kept, state.deck)
        return {"cards": sum(map(len, places))}


game = Picks()
