"""Series of matches: who plays what, and what is counted of it."""

from __future__ import annotations

from collections.abc import Mapping

import click
import pytest

from ludoteca.cli.simulate import checked_names, plain, sided
from ludoteca.kernel import Json
from ludoteca.search.arena import Tally, match_seed, play_match
from ludoteca.search.levels import random_player
from tests.server.toy import Counting, Sum


class Hunt(Counting):
    """The last seat hunts; it wins by a total of its own that is even, else all others win."""

    sides = ("hunter", "prey")

    def side(self, state: Sum, seat: int) -> str:
        return "hunter" if seat == len(state.totals) - 1 else "prey"

    def figures(self, state: Sum) -> Mapping[str, int]:
        return {"total": sum(state.totals)}


HUNT = Hunt()


def low(view: Json, decision: Json, rng: object) -> dict[str, Json]:
    return {"action": "add", "number": 1}


def test_a_player_is_given_its_side_wherever_that_sits() -> None:
    players = {"random": random_player, "low": low}
    names = {"hunter": "low", "prey": "random"}
    played = play_match(HUNT, players, names, 3, {}, match_seed(0, 0))
    assert played.sides == ("prey", "prey", "hunter")
    assert played.names == ("random", "random", "low")
    assert played.figures["total"] >= 20


def test_a_side_counts_once_in_a_match_and_seats_alone_otherwise() -> None:
    tally = Tally()
    for number in range(10):
        names = {"hunter": "low", "prey": "low"}
        tally.add(play_match(HUNT, {"low": low}, names, 3, {}, match_seed(0, number)))
    assert {name: line.seats for name, line in tally.lines.items()} == {
        "prey:low": 10,
        "hunter:low": 10,
    }
    assert tally.by_side == {"hunter": 0, "prey": 10}  # who adds first has the most at the end
    assert tally.figures == {"total": [20] * 10}


def test_names_are_of_seats_or_of_sides() -> None:
    assert sided(HUNT, ["hunter:low", "prey:random"]) == {"hunter": "low", "prey": "random"}
    assert plain(HUNT, ["hunter:low", "prey:low"]) == ["low"]
    assert checked_names(HUNT, "cmd:prog a, random", 3) == ["cmd:prog a", "random"]
    assert sided(HUNT, ["cmd:prog a", "random"]) == {}


def test_every_side_must_be_named() -> None:
    for bots in ("hunter:low", "hunter:low,random", "hunter:low,prey:low,random"):
        with pytest.raises(click.BadParameter, match="prey:NAME"):
            checked_names(HUNT, bots, 3)
