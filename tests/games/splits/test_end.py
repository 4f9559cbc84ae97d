"""SP-9, SP-10 and SP-12: the end, the winner, and leaving the table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludoteca.games.splits import game
from ludoteca.kernel import Match, StaleDecision
from tests.games.splits.positions import SLAB3, lay, position, split, start, told


def result(match: Match[Any]) -> tuple[str, tuple[int, ...]]:
    assert match.outcome is not None
    return match.outcome.reason.removeprefix("splits-end-"), match.outcome.ranks


def test_the_match_ends_at_once_when_nobody_can_move() -> None:
    # SP-9.1, SP-9.2: many cells stay free
    match = position({"0,0": (0, 2), "7,3": (1, 1), "6,3": (1, 1)}, out=[1])
    split(match, "0,0", "7,0", 1)
    assert match.over and told(match) == ["split", "out"]
    assert match.view(None)["phase"] == "over"
    assert "turn" not in match.view(None)


def test_most_cells_win_whatever_the_sheep_and_groups() -> None:
    # SP-9.3, SP-9.4, SP-9.6: seat 0 has three scattered cells, seat 1 two together
    stacks = {"0,0": (0, 2), "4,0": (0, 1), "7,3": (1, 1), "6,3": (1, 1)}
    match = position(stacks)
    split(match, "0,0", "0,3", 1)
    assert result(match) == ("cells", (1, 2))
    assert match.outcome is not None
    assert match.outcome.scores == ({"cells": 3, "group": 1}, {"cells": 2, "group": 2})


def test_equal_cells_are_decided_by_the_largest_group_alone() -> None:
    # SP-9.5, SP-1.4: three and three cells; a group of three beats one of two and a single
    stacks = {"2,0": (0, 1), "0,0": (0, 2), "7,3": (1, 1), "6,3": (1, 1), "4,3": (1, 1)}
    match = position(stacks)
    split(match, "0,0", "1,0", 1)
    assert result(match) == ("group", (1, 2))


def test_equal_in_both_numbers_is_a_draw() -> None:
    # SP-9.7
    match = position({"0,0": (0, 2), "7,3": (1, 1), "4,3": (1, 1)})
    split(match, "0,0", "7,0", 1)
    assert result(match) == ("draw", (1, 1))


def test_three_players_are_ranked_by_the_same_two_numbers() -> None:
    # SP-9.6, SP-9.7: equal second and third share the rank
    stacks = {
        **dict.fromkeys(("0,5", "2,5"), (1, 1)),
        **dict.fromkeys(("7,5", "5,5"), (2, 1)),
        "0,0": (0, 2),
        "4,0": (0, 1),
    }
    match = position(stacks, SLAB3)
    split(match, "0,0", "3,0", 1)
    assert result(match) == ("cells", (1, 2, 2))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_matches_end_in_time_and_obey_what_follows_from_the_rules(seats: int) -> None:
    # SP-9.8, SP-12.1, SP-12.2, SP-12.4, SP-9.3
    rng = Random(seats)
    for _ in range(60):
        match = Match(game, seats, {}, rng.randbytes(32), keep=False)
        moves = [0] * seats
        last = -1
        while match.pending:
            decision = match.pending[0]
            if decision.ask == "splits-ask-split":
                assert decision.ways() <= 5 * (15 - moves[decision.seat])
                moves[decision.seat] += 1
                last = decision.seat
            match.answer(decision.seat, decision.sample(rng.randrange))
        outcome = match.outcome
        assert outcome is not None and sum(moves) <= 15 * seats
        cells = [score["cells"] for score in outcome.scores]
        assert cells == [1 + own for own in moves]
        for seat, flock in enumerate(match.state.flocks):
            assert cells[seat] == 16 - sum(sheep - 1 for sheep in flock.values())
            assert 1 <= cells[seat] <= 16
        if last >= 0:
            assert cells[last] == max(cells)


def test_with_two_players_who_leaves_loses() -> None:
    # SP-10.1: at any time, also while building
    match = Match(game, 2, {}, bytes(32))
    match.leave(0)
    assert result(match) == ("left", (2, 1))
    match = position({"0,0": (0, 16), "7,3": (1, 16)})
    split(match, "0,0", "7,0", 8)
    match.leave(1)
    assert match.over and result(match) == ("left", (1, 2))
    with pytest.raises(StaleDecision):
        match.leave(0)


def test_of_three_one_who_leaves_during_the_moves_is_out_and_ranks_last() -> None:
    # SP-10.2
    match = position({"0,0": (0, 16), "7,5": (1, 16), "7,0": (2, 16)}, SLAB3)
    split(match, "0,0", "6,0", 8)
    match.leave(1)
    assert told(match) == ["left"]
    view = match.view(None)
    assert view["out"] == [1] and view["stacks"]["7,5"] == [1, 16] and view["left"] == [1]
    assert match.pending[0].seat == 2
    while match.pending:
        assert match.pending[0].seat != 1
        match.answer(match.pending[0].seat, next(iter(match.pending[0].answers())))
    assert result(match)[1][1] == 3


def test_when_one_of_three_is_left_the_match_is_over() -> None:
    # SP-10.1, SP-10.2: nothing more can change the ranks
    match = position({"0,0": (0, 16), "7,5": (1, 16), "7,0": (2, 16)}, SLAB3)
    match.leave(2)
    assert match.pending[0].seat == 0
    match.leave(0)
    assert result(match) == ("left", (2, 1, 2))


@pytest.mark.parametrize("stage", ["tiles", "stacks"])
def test_of_three_one_who_leaves_before_all_stacks_stand_stops_the_match(stage: str) -> None:
    # SP-10.2
    match = Match(game, 3, {"first": "seats"}, bytes(32))
    if stage == "stacks":
        for tile in SLAB3:
            lay(match, tile)
        start(match, "0,0")
    match.leave(2)
    assert result(match) == ("void", ())


def test_all_can_agree_to_stop() -> None:
    match = Match(game, 2, {}, bytes(32))
    match.stop()
    assert match.outcome is not None and match.outcome.ranks == ()
    assert match.fork().outcome == match.outcome
