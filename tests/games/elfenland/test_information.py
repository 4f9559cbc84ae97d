"""EL-15: what is public: what all see, and whoever imagines the hidden part is told the same."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludoteca.games.elfenland import game
from ludoteca.kernel import Chance, Match
from ludoteca.kernel.record import record
from tests.games.elfenland.naive import plain
from tests.games.elfenland.tables import Table, new, seeker, table


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_all_see_is_the_same_for_all(seats: int) -> None:
    # EL-15.1: a seat's view is the spectator's and what is its own, at every step
    for seed in range(3):
        begun, rng = new(seats, seed, hometown=("off", "on")[seed % 2]), Random(seed)
        while begun.match.pending:
            public = begun.view()
            assert "mine" not in public
            assert record(begun.match)["view"] == public
            for seat, player in enumerate(begun.match.state.players):
                view = begun.view(seat)
                mine = view.pop("mine")
                assert view == public
                assert {*mine} <= {"seat", "hand", "secret", "given", "home"}
                assert sum(mine["hand"].values()) == view["players"][str(seat)]["hand"]
                assert len(mine["secret"]) == view["players"][str(seat)]["secret"]
                assert len(mine["secret"]) == len(player.secret)
            decision = rng.choice([d for d in begun.match.pending if not d.offer])
            begun.do(decision.seat, **decision.sample(rng.randrange))


def test_what_all_see_of_a_player() -> None:
    # EL-15.1: no more than these facts
    begun = table(secret={0: ["dragon"]}, hands={0: {"raft": 2}}, opened={0: ["unicorn"]})
    assert begun.player(0) == {
        "town": "elvenhold",
        "taken": [],
        "hand": 2,
        "given": 0,
        "open": ["unicorn"],
        "secret": 1,
        "obstacle": True,
        "travelled": False,
    }


def test_what_all_see_of_the_table() -> None:
    # EL-15.1
    begun = table("draw", opened={0: ["unicorn"]})
    assert {*begun.view()} == {
        *("seats", "round", "rounds", "hometown", "start", "phase", "turn", "row", "stack"),
        *("cards", "roads", "drawn", "paid", "players"),
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_imagines_the_others_differently_is_told_the_same(seats: int) -> None:
    # EL-15.1, EL-15.2: in random positions, an act that is legal both ways shows the same
    compared = 0
    for seed in range(6):
        begun, rng = new(seats, seed), Random(seed)
        while begun.match.pending:
            decision = rng.choice([d for d in begun.match.pending if not d.offer])
            if begun.phase in ("plan", "travel") and rng.randrange(6) == 0:
                compared += imagined_alike(begun, decision.seat, rng)
            view, answers = begun.view(decision.seat), [*decision.answers()]
            begun.do(decision.seat, **seeker(view, decision.seat, answers, rng.randrange, seed % 4))
    assert compared > 20


def imagined_alike(begun: Table, seat: int, rng: Random) -> int:
    """Compare an act of a seat in two matches that others imagine; return how many were."""
    number = 0
    for watcher in (None, *range(begun.match.seats)):
        if watcher == seat:
            continue
        pair = []
        for k in (1, 2):
            chance = Chance(bytes([k]) * 32)
            state = game.imagine(begun.view(watcher), watcher, chance)
            match: Match[Any] = Match.at(game, state, begun.match.seats, listen=True)
            assert match.view(watcher) == begun.view(watcher)
            pair.append(Table(match))
        one, other = pair
        assert one.waited_for == other.waited_for == begun.waited_for
        both = {repr(plain(a)): a for a in one.decision(seat).answers()}
        common = [a for a in other.decision(seat).answers() if repr(plain(a)) in both]
        if not common:
            continue
        answer = rng.choice(common)
        for match_ in pair:
            match_.do(seat, **answer)
        if one.phase == begun.phase == other.phase:
            number += 1
            assert one.view(watcher) == other.view(watcher)
            told = [[event.seen_by(watcher) for event in each.match.events] for each in pair]
            assert told[0] == told[1] and one.waited_for == other.waited_for
    return number
