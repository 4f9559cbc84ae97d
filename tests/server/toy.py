"""Two toy games: one open to all, one in which seats hold secrets and answer at the same time."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

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
    Option,
    Outcome,
    Seat,
    ask,
    decide,
    rest,
)

FACTS = Facts("Nobody", "Nobody", 2026, (1, 2), 1)


@dataclass(slots=True)
class Sum:
    """Seats add to a total in turn, until it has reached the goal."""

    chance: Chance
    goal: int
    totals: list[int]
    turn: int = 0
    gone: list[int] = field(default_factory=list)
    events: list[Event] | None = None

    def clone(self) -> Sum:
        return Sum(self.chance.clone(), self.goal, list(self.totals), self.turn, list(self.gone))


class Counting(Game[Sum]):
    """Everybody sees everything."""

    name = "counting"
    version = 1
    seats = (2, 4)
    options = (Option("goal", ("20", "3", "1000000")),)
    facts = FACTS
    folder = Path(__file__).parent
    state_types = (Sum,)
    view_type = dict
    open_information = True

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance, version: int) -> Sum:
        return Sum(chance, int(options["goal"]), [0] * seats)

    async def play(self, state: Sum) -> None:
        while sum(state.totals) < state.goal:
            await rest()
            if state.turn not in state.gone:
                seat = state.turn
                answer = await decide(number_question(seat))
                state.totals[seat] += answer["number"]
                if state.events is not None:
                    state.events.append(Event("added", {"seat": seat, "by": answer["number"]}))
            state.turn = (state.turn + 1) % len(state.totals)

    def view(self, state: Sum, seat: Seat | None) -> Json:
        return {"totals": list(state.totals), "turn": state.turn}

    def outcome(self, state: Sum) -> Outcome:
        ranks = [1 + sum(other > total for other in state.totals) for total in state.totals]
        return Outcome("counting-end", tuple(ranks))

    def imagine(self, view: Json, seat: Seat | None, chance: Chance) -> Sum:
        return Sum(chance, 20, list(view["totals"]), view["turn"])

    def leave(self, state: Sum, seat: Seat) -> None:
        state.gone.append(seat)
        if state.events is not None:
            state.events.append(Event("gone", {"seat": seat}))
        if len(state.gone) >= len(state.totals) - 1:
            raise GameOver


def number_question(seat: Seat) -> Decision:
    parts = (Number("number", 1, 3, "T-1"),)
    return Decision(seat, "counting-ask", (Action("add", parts, "T-1"),), "T-1")


def crash(view: Json, decision: Json, rng: Random) -> Answer:
    raise RuntimeError("the bot's secret")


def die(view: Json, decision: Json, rng: Random) -> Answer:
    os._exit(3)


def hang(view: Json, decision: Json, rng: Random) -> Answer:
    time.sleep(60)
    return {}


def cheat(view: Json, decision: Json, rng: Random) -> Answer:
    return {"action": "add", "number": 99}


def one(view: Json, decision: Json, rng: Random) -> Answer:
    return {"action": "add", "number": 1}


Counting.bots = {"one": one, "crash": crash, "die": die, "hang": hang, "cheat": cheat}


@dataclass(slots=True)
class Hands:
    """Each seat holds a secret number and bids, all at once, for three rounds."""

    chance: Chance
    hands: list[int]
    points: list[int]
    round: int = 0
    events: list[Event] | None = None

    def clone(self) -> Hands:
        return Hands(self.chance.clone(), list(self.hands), list(self.points), self.round)


def dealt(chance: Chance) -> int:
    """Deal a hand that no other number in a message can be taken for."""
    return 10**9 + chance.below(10**9)


class Bidding(Game[Hands]):
    """Seats know their own hand only, and no bid before all are made."""

    name = "bidding"
    version = 1
    seats = (2, 4)
    facts = FACTS
    folder = Path(__file__).parent
    state_types = (Hands,)
    view_type = dict

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance, version: int) -> Hands:
        return Hands(chance, [dealt(chance) for _ in range(seats)], [0] * seats)

    async def play(self, state: Hands) -> None:
        while state.round < 3:
            await rest()
            seats = range(len(state.hands))
            bids = await ask(*(number_question(seat) for seat in seats))
            for seat in seats:
                state.points[seat] += bids[seat]["number"]
                state.hands[seat] = dealt(state.chance)
                if state.events is not None:
                    drawn: dict[int, dict[str, Any]] = {seat: {"hand": state.hands[seat]}}
                    public = {"seat": seat, "bid": bids[seat]["number"]}
                    state.events.append(Event("bid", public, drawn))
            state.round += 1

    def view(self, state: Hands, seat: Seat | None) -> Json:
        view: dict[str, Json] = {"points": list(state.points), "round": state.round}
        if seat is not None:
            view["hand"] = state.hands[seat]
        return view

    def outcome(self, state: Hands) -> Outcome:
        ranks = [1 + sum(other > p for other in state.points) for p in state.points]
        return Outcome("bidding-end", tuple(ranks))

    def imagine(self, view: Json, seat: Seat | None, chance: Chance) -> Hands:
        raise NotImplementedError

    def leave(self, state: Hands, seat: Seat) -> None:
        raise GameOver


COUNTING, BIDDING = Counting(), Bidding()
GAMES = {"counting": COUNTING, "bidding": BIDDING}
