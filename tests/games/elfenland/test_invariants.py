"""EL-18: what holds at every decision, whatever is played.

One kind of player answers at random, the other places and travels whenever it can, so that hands
and counters run out, roads fill up and pieces are taken.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from ludoteca.games.elfenland import game
from ludoteca.games.elfenland.state import Elfenland
from ludoteca.kernel import Decision, Match
from tests.games.elfenland.naive import COST, WAYS

MATCHES = 400 if os.environ.get("LUDOTECA_SOAK") else 40
CARDS = {"giant-pig": 10, "elfcycle": 10, "magic-cloud": 10, "unicorn": 10, "troll-wagon": 10,
         "dragon": 10, "raft": 12}  # fmt: skip
EVERY = pytest.mark.parametrize("seats", range(2, 7))
IDLE = ("pass", "stop")


def answered(decision: Decision, rng: Random, busy: bool) -> dict[str, Any]:
    """Return an answer; a busy player does something if it can."""
    answer = decision.sample(rng.randrange)
    while busy and answer["action"] in IDLE and len(decision.actions) > 1:
        answer = decision.sample(rng.randrange)
    return answer


def played(seats: int, leaving: bool = False) -> Iterator[Match[Elfenland]]:
    """Yield many matches, each at every decision and at its end."""
    for number in range(MATCHES):
        rng = Random(number)
        options = {"hometown": ("off", "on")[number % 2], "rounds": ("4", "3")[number % 3 == 2]}
        match = Match(game, seats, options, bytes([seats, number % 256] * 16), keep=False)
        while match.pending:
            yield match
            if leaving and rng.randrange(60) == 0:
                match.leave(rng.choice([seat for seat in range(seats) if seat not in match.left]))
                continue
            decision = rng.choice([decision for decision in match.pending if not decision.offer])
            match.answer(decision.seat, answered(decision, rng, number % 4 > 0))
        yield match


@EVERY
def test_cards_and_counters_never_come_or_go(seats: int) -> None:
    # EL-18.1, EL-18.2, EL-9.4: five lie in the row, always
    for match in played(seats, leaving=True):
        assert game.pieces(match.state) == {
            **{f"cards {means}": number for means, number in CARDS.items()},
            **{f"counters {means}": 8 for means in CARDS if means != "raft"},
        }
        view = match.view(None)
        players = view["players"].values()
        held = sum(one["hand"] + one["given"] for one in players) + sum(view["paid"].values())
        assert held + view["cards"] == 72
        lying = sum(len(one["open"]) + one["secret"] for one in players)
        assert lying + len(view["row"]) + view["stack"] + len(view["roads"]) == 48
        assert len(view["row"]) == 5


@EVERY
def test_nobody_has_more_than_five_counters_or_eight_cards(seats: int) -> None:
    # EL-18.3
    most = 0
    for match in played(seats):
        for one in match.view(None)["players"].values():
            assert one["hand"] <= 8 and len(one["open"]) + one["secret"] <= 5
            most = max(most, len(one["open"]) + one["secret"])
    assert most == 5


@EVERY
def test_each_town_gives_one_piece_to_each_who_comes(seats: int) -> None:
    # EL-18.4, EL-11.12: and the capital none; who was where is followed by the crossings told
    seen: dict[int, list[str]] = {}
    for match in played(seats):
        if not match.state.last:
            seen = {seat: [] for seat in range(seats)}
        for event in match.events:
            if event.name in ("elfenland-event-crossed", "elfenland-event-caravan"):
                town = event.public["to"]
                if town != "elvenhold" and town not in seen[event.public["seat"]]:
                    seen[event.public["seat"]].append(town)
        for seat, one in match.view(None)["players"].items():
            assert one["taken"] == seen[int(seat)]
            assert len({*one["taken"]}) == len(one["taken"]) <= 20


@EVERY
def test_obstacles_lie_on_counters_and_counters_on_suitable_roads(seats: int) -> None:
    # EL-18.5, EL-10.2, EL-10.3, EL-10.4
    obstacles = 0
    for match in played(seats):
        for way, road in match.view(None)["roads"].items():
            assert (road["counter"], WAYS[way][2]) in COST
        assert all(match.state.roads[road] >= 0 for road in match.state.obstacles)
        assert len({*match.state.obstacles}) == len(match.state.obstacles)
        obstacles += len(match.state.obstacles)
    assert obstacles > MATCHES


@EVERY
def test_no_obstacle_outlives_its_round(seats: int) -> None:
    # EL-18.6, EL-10.6, EL-12.4: and each player has one in the whole game
    placed: list[int] = []
    for match in played(seats):
        view = match.view(None)
        if view["phase"] == "draw":
            assert not view["roads"] and not match.state.obstacles
            if view["round"] == 1:
                placed = []
        told = [e.public["seat"] for e in match.events if e.name == "elfenland-event-obstructed"]
        placed += told
        assert len({*placed}) == len(placed)
        assert [not one["obstacle"] for one in view["players"].values()] == [
            seat in placed for seat in range(seats)
        ]


@EVERY
def test_little_is_kept_between_rounds(seats: int) -> None:
    # EL-18.7, EL-7.2, EL-11.15, EL-12.2: seen by what is dealt, and by what is left at the end
    for match in played(seats):
        view = match.view(None)
        for event in match.events:
            if event.name == "elfenland-event-dealt":
                assert 4 <= event.public["n"] <= 8
        if view["phase"] in ("keep", "over"):
            assert all(one["hand"] <= 4 for one in view["players"].values())
        if view["phase"] == "draw" and view["drawn"] == 0:
            for one in view["players"].values():
                assert one["hand"] == 8 and 1 <= one["secret"] <= 2
                assert len(one["open"]) + one["secret"] <= 2
