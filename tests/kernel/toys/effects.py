"""A healthy toy game with nested effects, after Innovation: cards that run other cards, shuffles.

In turn each seat draws, or plays a card, whose effect may ask anybody, run another card, give cards
away, mix the discard pile into the deck, or win at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypedDict

from ludoteca.kernel import (
    Action,
    Chance,
    Decision,
    Event,
    Facts,
    Game,
    GameOver,
    Id,
    Json,
    OneOf,
    Option,
    Order,
    Outcome,
    Seat,
    ask,
    choose,
    decide,
    may,
    rest,
)

KINDS = ("again", "gift", "mix", "sort", "toll", "win")
CARDS = tuple(f"{kind}-{number}" for kind in KINDS for number in range(1, 5))
TURNS = 14
TO_WIN = 3


class View(TypedDict):
    turn: int
    running: list[str]
    hand: list[str]
    hands: list[int]
    deck: int
    bottom: list[str]
    """What the looker knows of the deck's lower end, from the bottom up."""
    discard: list[str]
    points: list[int]
    left: list[int]


@dataclass(slots=True)
class Known:
    """That one seat knows the lowest cards of the deck, and how many."""

    seat: int
    number: int

    def clone(self) -> Known:
        return Known(self.seat, self.number)


@dataclass(slots=True)
class State:
    chance: Chance
    deck: list[str]
    hands: list[list[str]]
    points: list[int]
    turn: int = 0
    running: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    known: list[Known] = field(default_factory=list)
    left: list[int] = field(default_factory=list)
    events: list[Event] | None = None

    def clone(self) -> State:
        return State(
            self.chance.clone(),
            self.deck.copy(),
            [hand.copy() for hand in self.hands],
            self.points.copy(),
            self.turn,
            self.running.copy(),
            self.discard.copy(),
            [known.clone() for known in self.known],
            self.left.copy(),
        )


class Effects(Game[State]):
    name = "effects"
    version = 1
    seats = (2, 3)
    options = (Option("start", ("one", "two")),)
    facts = Facts("Toy", "Toy", 2024, (1, 2), 3)
    folder = Path(__file__).parent
    state_types = (State, Known)
    view_type = View
    longest = 2000

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance, version: int) -> State:
        deck = list(CARDS)
        chance.shuffle(deck)
        size = {"one": 1, "two": 2}[options["start"]]
        hands = [[deck.pop() for _ in range(size)] for _ in range(seats)]
        return State(chance, deck, hands, [0] * seats)

    async def play(self, state: State) -> None:
        while state.turn < TURNS:
            await rest()
            seat = state.turn % len(state.hands)
            actions = [Action("draw", (), "EF-1")]
            if state.hands[seat]:
                actions.append(Action("play", (OneOf("card", state.hands[seat].copy()),), "EF-2"))
            answer = await decide(Decision(seat, "effects-ask-turn", tuple(actions), "EF-1"))
            if answer["action"] == "draw":
                self.draw(state, seat)
            else:
                await self.run(state, seat, answer["card"])
            state.turn += 1

    async def run(self, state: State, seat: Seat, card: str) -> None:
        """Carry out a card: its effect may run others before it is done."""
        state.hands[seat].remove(card)
        state.running.append(card)
        self.tell(state, "plays", {"seat": seat, "card": card})
        effect = getattr(self, card.split("-")[0])
        await effect(state, seat)
        state.discard.append(state.running.pop())
        self.tell(state, "done", {"card": card})

    async def again(self, state: State, seat: Seat) -> None:
        """Draw, then optional: carry out a card from the hand."""
        self.draw(state, seat)
        card = await choose(
            seat, "effects-ask-again", state.hands[seat].copy(), clause="EF-3", optional=True
        )
        if card is not None:
            await self.run(state, seat, str(card))
        else:
            self.tell(state, "declines", {"seat": seat})

    async def gift(self, state: State, seat: Seat) -> None:
        """All at once: everybody with cards gives one to the seat on the left."""
        givers = [each for each, hand in enumerate(state.hands) if hand]
        if not givers:
            return
        answers = await ask(
            *(
                Decision(
                    each,
                    "effects-ask-gift",
                    (Action("give", (OneOf("card", state.hands[each].copy()),)),),
                    "EF-4",
                )
                for each in givers
            )
        )
        for giver, answer in answers.items():
            state.hands[giver].remove(answer["card"])
        for giver, answer in answers.items():
            taker, card = (giver + 1) % len(state.hands), answer["card"]
            state.hands[taker].append(card)
            face = {"card": card}
            self.tell(state, "gives", {"from": giver, "to": taker}, {giver: face, taker: face})

    async def mix(self, state: State, seat: Seat) -> None:
        """Optional: shuffle the discard pile into the deck."""
        if await may(seat, "effects-ask-mix", clause="EF-5"):
            state.deck += state.discard
            state.discard = []
            state.known = []
            state.chance.shuffle(state.deck)
            self.tell(state, "mixed", {"seat": seat})
        else:
            self.tell(state, "declines", {"seat": seat})

    async def sort(self, state: State, seat: Seat) -> None:
        """Put the hand, if two cards or three, under the deck in an order of choice."""
        hand = state.hands[seat]
        if 2 <= len(hand) <= 3:
            parts = (Order("order", hand.copy(), "EF-6"),)
            decision = Decision(seat, "effects-ask-sort", (Action("sort", parts),), "EF-6")
            order: list[str] = (await decide(decision))["order"]
            state.deck = order + state.deck
            state.hands[seat] = []
            state.known = [Known(seat, len(order))]
            self.tell(
                state,
                "sorted",
                {"seat": seat, "number": len(order)},
                {seat: {"order": order.copy()}},
            )

    async def toll(self, state: State, seat: Seat) -> None:
        """In turn each opponent with cards discards one; a single card goes by itself."""
        for step in range(1, len(state.hands)):
            other = (seat + step) % len(state.hands)
            choices: list[Id] = list(state.hands[other])
            open_facts = len(choices) == 1
            card = await choose(
                other, "effects-ask-toll", choices, clause="EF-7", open_facts=open_facts
            )
            if card is not None:
                state.hands[other].remove(str(card))
                state.discard.append(str(card))
                self.tell(state, "discards", {"seat": other, "card": card})

    async def win(self, state: State, seat: Seat) -> None:
        """Score a point; with three the match is over at once."""
        state.points[seat] += 1
        self.tell(state, "scores", {"seat": seat})
        if state.points[seat] == TO_WIN:
            raise GameOver

    def draw(self, state: State, seat: Seat) -> None:
        if not state.deck:
            self.tell(state, "empty", {"seat": seat})
            return
        card = state.deck.pop()
        state.known = [k for k in state.known if k.number <= len(state.deck)]
        state.hands[seat].append(card)
        self.tell(state, "draws", {"seat": seat}, {seat: {"card": card}})

    def tell(
        self,
        state: State,
        name: str,
        public: Mapping[str, Json],
        private: Mapping[Seat, Mapping[str, Json]] | None = None,
    ) -> None:
        if state.events is not None:
            state.events.append(Event(f"effects-event-{name}", public, private or {}))

    def view(self, state: State, seat: Seat | None) -> Json:
        bottom = max((k.number for k in state.known if k.seat == seat), default=0)
        return {
            "turn": state.turn,
            "running": state.running.copy(),
            "hand": state.hands[seat].copy() if seat is not None else [],
            "hands": [len(hand) for hand in state.hands],
            "deck": len(state.deck),
            "bottom": state.deck[:bottom],
            "discard": state.discard.copy(),
            "points": state.points.copy(),
            "left": state.left.copy(),
        }

    def outcome(self, state: State) -> Outcome:
        ranks = tuple(1 + sum(other > mine for other in state.points) for mine in state.points)
        return Outcome("effects-end-points", ranks, tuple({"points": n} for n in state.points))

    def imagine(self, view: Json, seat: Seat | None, chance: Chance) -> State:
        known = {*view["hand"], *view["discard"], *view["bottom"]}
        rest: list[Any] = [card for card in CARDS if card not in known]
        chance.shuffle(rest)
        hands = [
            list(view["hand"]) if each == seat else [rest.pop() for _ in range(size)]
            for each, size in enumerate(view["hands"])
        ]
        bottom = list(view["bottom"])
        knows = [Known(seat, len(bottom))] if bottom and seat is not None else []
        return State(
            chance,
            bottom + rest,
            hands,
            list(view["points"]),
            view["turn"],
            [],
            list(view["discard"]),
            knows,
            list(view["left"]),
        )

    def leave(self, state: State, seat: Seat) -> None:
        state.left.append(seat)
        self.tell(state, "left", {"seat": seat})
        if len(state.left) == len(state.hands) - 1:
            raise GameOver

    def pieces(self, state: State) -> Mapping[str, int]:
        return {"cards": sum(map(len, (*state.hands, state.deck, state.discard, state.running)))}


game = Effects()
