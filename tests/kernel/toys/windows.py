"""A healthy toy game with windows, after Not Alone: hidden hands, offers to those who passed.

One seat is the keeper. The others hide in a place each and may come out again until all are hidden;
the keeper puts a lamp on a place; then a window is open in which whoever has a card may play it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, NotRequired, TypedDict

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
    Number,
    OneOf,
    Outcome,
    Seat,
    Some,
    decide,
    first,
    rest,
)

PLACES = 5
KEEPER = 0
TURNS = 2
CARDS = ("draw-1", "draw-2", "draw-3", "lamp-1", "lamp-2", "lamp-3", "peek-1", "peek-2", "peek-3")


class View(TypedDict):
    turn: int
    phase: Literal["hide", "lamp", "window"]
    hand: list[str]
    hands: list[int]
    hidden: list[int]
    mine: NotRequired[int]
    known: list[list[int]]
    passed: list[int]
    lamp: int
    discard: list[str]
    caught: list[int]
    peeked: dict[str, int]
    last: dict[str, int]
    left: list[int]


@dataclass(slots=True)
class State:
    chance: Chance
    hands: list[list[str]]
    deck: list[str]
    turn: int = 0
    phase: str = "hide"
    places: dict[int, int] = field(default_factory=dict)
    known: list[list[int]] = field(default_factory=list)
    """[who, of whom] has seen the place of another this turn."""
    passed: list[int] = field(default_factory=list)
    lamp: int = 0
    discard: list[str] = field(default_factory=list)
    caught: list[int] = field(default_factory=list)
    last: dict[int, int] = field(default_factory=dict)
    """Where everybody was in the turn before."""
    left: list[int] = field(default_factory=list)
    events: list[Event] | None = None

    def clone(self) -> State:
        return State(
            self.chance.clone(),
            [hand.copy() for hand in self.hands],
            self.deck.copy(),
            self.turn,
            self.phase,
            self.places.copy(),
            [pair.copy() for pair in self.known],
            self.passed.copy(),
            self.lamp,
            self.discard.copy(),
            self.caught.copy(),
            self.last.copy(),
            self.left.copy(),
        )


class Windows(Game[State]):
    name = "windows"
    version = 1
    seats = (3, 4)
    facts = Facts("Toy", "Toy", 2024, (1, 2), 2)
    folder = Path(__file__).parent
    state_types = (State,)
    view_type = View
    longest = 2000

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance, version: int) -> State:
        deck = list(CARDS)
        chance.shuffle(deck)
        return State(chance, [[deck.pop()] for _ in range(seats)], deck, caught=[0] * seats)

    async def play(self, state: State) -> None:
        while state.turn < TURNS:
            while state.phase == "hide":
                await rest()
                self.hide(state, *await first(*self.hiding(state)))
            if state.phase == "lamp":
                await rest()
                actions = (Action("light", (Number("place", 1, PLACES, "WI-2"),)),)
                answer = await decide(Decision(KEEPER, "windows-ask-lamp", actions, "WI-2"))
                state.lamp, state.phase = answer["place"], "window"
                self.tell(state, "lamp", {"place": state.lamp})
            while state.phase == "window":
                await rest()
                entitled = self.entitled(state)
                if not any(not decision.offer for decision in entitled):
                    self.reckon(state)
                    break
                await self.window(state, *await first(*entitled))

    def hiding(self, state: State) -> list[Decision]:
        places = OneOf("place", range(1, PLACES + 1), "WI-1")
        back = (Action("back", (), "WI-1"),)
        return [
            Decision(seat, "windows-ask-back", back, "WI-1", offer=True)
            if seat in state.places
            else Decision(seat, "windows-ask-hide", (Action("hide", (places,)),), "WI-1")
            for seat in range(1, len(state.hands))
        ]

    def hide(self, state: State, seat: Seat, answer: Answer) -> None:
        if answer["action"] == "hide":
            state.places[seat] = answer["place"]
            self.tell(state, "hidden", {"seat": seat}, {seat: {"place": answer["place"]}})
        else:
            del state.places[seat]
            self.tell(state, "back", {"seat": seat})
        if len(state.places) == len(state.hands) - 1:
            state.places = dict(sorted(state.places.items()))
            state.phase = "lamp"

    def entitled(self, state: State) -> list[Decision]:
        decisions = []
        for seat, hand in enumerate(state.hands):
            if hand:
                others = [other for other in range(1, len(state.hands)) if other != seat]
                parts = (OneOf("card", hand.copy()), Number("by", -1, 1), OneOf("whom", others))
                actions = [Action("play", parts, "WI-3")]
                if len(hand) > 1:
                    actions.append(Action("swap", (Some("cards", hand.copy(), 1, 2),), "WI-4"))
                passed = seat in state.passed
                if not passed:
                    actions.append(Action("pass"))
                decisions.append(
                    Decision(seat, "windows-ask-play", tuple(actions), "WI-3", offer=passed)
                )
        return decisions

    async def window(self, state: State, seat: Seat, answer: Answer) -> None:
        match answer:
            case {"action": "pass"}:
                state.passed.append(seat)
                self.tell(state, "passed", {"seat": seat})
            case {"action": "swap", "cards": cards}:
                for card in cards:
                    self.lay_down(state, seat, card)
                self.draw(state, seat, len(cards) - 1)
            case {"action": "play", "card": card, "by": by, "whom": whom}:
                self.lay_down(state, seat, card)
                if card.startswith("draw"):
                    self.draw(state, seat, 2)
                elif card.startswith("lamp"):
                    state.lamp = (state.lamp + by - 1) % PLACES + 1
                    self.tell(state, "lamp", {"place": state.lamp})
                    state.passed = []  # the window is open anew, for all
                elif [seat, whom] not in state.known:
                    state.known.append([seat, whom])
                    place = {"place": state.places[whom]}
                    self.tell(state, "peeked", {"seat": seat, "whom": whom}, {seat: place})

    def lay_down(self, state: State, seat: Seat, card: str) -> None:
        state.hands[seat].remove(card)
        state.discard.append(card)
        self.tell(state, "played", {"seat": seat, "card": card})

    def draw(self, state: State, seat: Seat, number: int) -> None:
        drawn = [state.deck.pop() for _ in range(min(number, len(state.deck)))]
        state.hands[seat] += drawn
        self.tell(state, "drew", {"seat": seat, "number": len(drawn)}, {seat: {"cards": drawn}})

    def reckon(self, state: State) -> None:
        for seat, place in state.places.items():
            state.caught[seat] += place == state.lamp
        state.last, state.places = state.places, {}
        self.tell(state, "shown", {"places": {str(s): p for s, p in state.last.items()}})
        state.known, state.passed = [], []
        state.lamp = 0
        state.turn += 1
        state.phase = "hide"

    def tell(
        self,
        state: State,
        name: str,
        public: Mapping[str, Json],
        private: Mapping[Seat, Mapping[str, Json]] | None = None,
    ) -> None:
        if state.events is not None:
            state.events.append(Event(f"windows-event-{name}", public, private or {}))

    def view(self, state: State, seat: Seat | None) -> Json:
        data = {
            "turn": state.turn,
            "phase": state.phase,
            "hand": state.hands[seat].copy() if seat is not None else [],
            "hands": [len(hand) for hand in state.hands],
            "hidden": sorted(state.places),
            "known": [pair.copy() for pair in state.known],
            "passed": state.passed.copy(),
            "lamp": state.lamp,
            "discard": state.discard.copy(),
            "caught": state.caught.copy(),
            "peeked": {str(whom): state.places[whom] for who, whom in state.known if who == seat},
            "last": {str(other): place for other, place in state.last.items()},
            "left": state.left.copy(),
        }
        if seat in state.places:
            data["mine"] = state.places[seat]
        return data

    def outcome(self, state: State) -> Outcome:
        if KEEPER in state.left:
            return Outcome("windows-end-void")
        caught = sum(state.caught)
        keeper_wins = caught > len(state.hands) - 1
        ranks = tuple(
            1 if (seat == KEEPER) == keeper_wins else (2 if keeper_wins else len(state.hands))
            for seat in range(len(state.hands))
        )
        return Outcome("windows-end-caught", ranks, tuple({"caught": n} for n in state.caught))

    def imagine(self, view: Json, seat: Seat | None, chance: Chance) -> State:
        known = {*view["hand"], *view["discard"]}
        deck = [card for card in CARDS if card not in known]
        chance.shuffle(deck)
        hands = [
            list(view["hand"]) if each == seat else [deck.pop() for _ in range(size)]
            for each, size in enumerate(view["hands"])
        ]
        peeked = {int(whom): place for whom, place in view["peeked"].items()}
        if seat is not None and "mine" in view:
            peeked[seat] = view["mine"]
        return State(
            chance,
            hands,
            deck,
            view["turn"],
            view["phase"],
            {s: peeked.get(s, 1 + chance.below(PLACES)) for s in view["hidden"]},
            [list(pair) for pair in view["known"]],
            list(view["passed"]),
            view["lamp"],
            list(view["discard"]),
            list(view["caught"]),
            {int(whom): place for whom, place in view["last"].items()},
            list(view["left"]),
        )

    def leave(self, state: State, seat: Seat) -> None:
        state.left.append(seat)
        self.tell(state, "left", {"seat": seat})
        if seat == KEEPER or len(state.left) == len(state.hands) - 1:
            raise GameOver

    def absent(self, state: State, decision: Decision) -> Answer:
        """Hide anywhere; else pass."""
        if decision.ask == "windows-ask-play":
            return {"action": "pass"}
        return decision.sample(state.chance.below)

    def pieces(self, state: State) -> Mapping[str, int]:
        return {"cards": sum(map(len, (*state.hands, state.deck, state.discard)))}


game = Windows()
