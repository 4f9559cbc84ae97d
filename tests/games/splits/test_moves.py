"""SP-6 to SP-8: a move, the turn, blocked stacks and players who are out."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.kernel import IllegalAnswer, Match
from tests.games.splits.positions import RING, SLAB3, legal, position, split, told


def refusal(match: Match[Any], *move: Any) -> tuple[str, str, dict[str, Any]]:
    before = match.view(None)
    with pytest.raises(IllegalAnswer) as caught:
        match.answer(match.pending[0].seat, {"action": "split", "move": list(move)})
    assert match.view(None) == before
    reason = caught.value.reason
    return reason.text.removeprefix("splits-why-split-"), reason.clause, dict(reason.args)


def test_a_move_names_a_stack_a_direction_and_a_number() -> None:
    # SP-6.1, SP-6.9
    match = position({"0,0": (0, 3), "7,3": (1, 16)})
    assert legal(match) == {
        ("0,0", "7,0", 1),
        ("0,0", "7,0", 2),
        ("0,0", "0,3", 1),
        ("0,0", "0,3", 2),
    }


def test_sheep_go_straight_until_something_stops_them() -> None:
    # SP-6.2, SP-6.3
    match = position({"0,0": (0, 5), "5,0": (1, 11)})
    assert refusal(match, "0,0", "3,0", 2) == ("too-short", "SP-6.3", {"to": "4,0"})
    assert refusal(match, "0,0", "7,0", 2) == ("too-far", "SP-6.2", {"to": "4,0"})
    assert refusal(match, "0,0", "3,1", 2) == ("no-line", "SP-6.2", {})
    assert refusal(match, "0,0", "0,0", 2) == ("no-line", "SP-6.2", {})
    split(match, "0,0", "4,0", 2)


def test_one_cell_is_enough_but_a_closed_direction_is_not() -> None:
    # SP-6.4
    match = position({"0,0": (0, 5), "2,0": (1, 11), "0,1": (1, 5)})
    assert refusal(match, "0,0", "0,3", 2) == ("closed", "SP-6.4", {})
    assert refusal(match, "0,0", "-1,0", 2) == ("closed", "SP-6.4", {})
    split(match, "0,0", "1,0", 2)


def test_own_sheep_stop_as_others_do_whatever_their_number() -> None:
    # SP-6.5
    match = position({"0,0": (0, 5), "4,0": (0, 1), "0,2": (1, 16)})
    assert {to for _, to, _ in legal(match)} >= {"3,0", "0,1"}
    assert refusal(match, "0,0", "4,0", 1)[0] == "too-far"


def test_a_hole_stops_sheep_although_the_board_goes_on_behind_it() -> None:
    # SP-6.6: from 0,0 to the east lies the hole 1,0
    match = position({"0,0": (0, 16), "11,0": (1, 16)}, RING)
    assert refusal(match, "0,0", "2,0", 3)[0] == "closed"
    split(match, "0,0", "2,-2", 8)


def test_afterwards_one_more_cell_is_occupied() -> None:
    # SP-6.7, SP-6.8
    match = position({"0,0": (0, 16), "7,3": (1, 16)})
    split(match, "0,0", "7,0", 9)
    assert match.view(None)["stacks"] == {"0,0": [0, 7], "7,0": [0, 9], "7,3": [1, 16]}
    assert match.view(None)["last"] == {"seat": 0, "from": "0,0", "to": "7,0", "amount": 9}
    assert match.events[0].public["stay"] == 7


def test_at_least_one_sheep_goes_and_one_stays() -> None:
    # SP-6.1
    match = position({"0,0": (0, 4), "7,3": (1, 16)})
    for amount in (0, 4, 5, -1, 10**30):
        found = refusal(match, "0,0", "7,0", amount)
        assert found == ("amount", "SP-6.1", {"low": 1, "high": 3})


@pytest.mark.parametrize(
    "move", [[], ["0,0", "7,0"], ["0,0", "7,0", True], ["0,0", 7, 1], "0,0", None]
)
def test_what_is_no_move_is_refused(move: Any) -> None:
    # SP-6.1
    match = position({"0,0": (0, 4), "7,3": (1, 16)})
    with pytest.raises(IllegalAnswer) as caught:
        match.answer(0, {"action": "split", "move": move})
    assert caught.value.reason.text == "kernel-not-a-move"


def test_only_own_stacks_of_two_or_more_move() -> None:
    # SP-6.1, SP-7.4
    match = position({"0,0": (0, 4), "3,0": (0, 1), "7,3": (1, 16)})
    assert refusal(match, "7,3", "0,3", 3) == ("not-yours", "SP-6.1", {})
    assert refusal(match, "5,0", "7,0", 3) == ("not-yours", "SP-6.1", {})
    assert refusal(match, "3,0", "7,0", 1) == ("one", "SP-7.4", {})


def test_who_can_move_must_move_and_one_move_is_a_turn() -> None:
    # SP-7.1
    match = position({"0,0": (0, 16), "7,3": (1, 16)})
    with pytest.raises(IllegalAnswer):
        match.answer(0, {"action": "pass"})
    split(match, "0,0", "7,0", 8)
    assert match.pending[0].seat == 1


def test_a_stack_with_all_neighbours_taken_is_blocked() -> None:
    # SP-8.1
    match = position({"0,0": (0, 9), "1,0": (0, 6), "0,1": (0, 1), "7,3": (1, 16)})
    assert {start for start, _, _ in legal(match)} == {"1,0"}


def test_players_who_are_out_are_passed_over_and_their_sheep_stay() -> None:
    # SP-8.2, SP-8.3: seat 1 stands in the corner 7,3 behind 6,3 and 7,2
    match = position({"0,0": (0, 15), "6,3": (0, 1), "7,3": (1, 16)})
    split(match, "0,0", "7,0", 8)
    assert match.pending[0].seat == 1
    match = position({"7,0": (0, 15), "6,3": (0, 1), "7,3": (1, 16)})
    split(match, "7,0", "7,2", 8)
    assert told(match) == ["split", "out"]
    assert match.view(None)["out"] == [1]
    for _ in range(3):
        assert match.pending[0].seat == 0
        match.answer(0, next(iter(match.pending[0].answers())))
    assert match.view(None)["stacks"]["7,3"] == [1, 16]


def test_one_can_become_out_by_the_own_move() -> None:
    # SP-8.4
    match = position({"0,0": (0, 2), "7,3": (1, 16)})
    split(match, "0,0", "7,0", 1)
    assert match.view(None)["out"] == [0]
    assert match.pending[0].seat == 1


def test_a_third_player_is_passed_over_in_the_same_order() -> None:
    # SP-8.3
    match = position({"0,0": (0, 9), "4,5": (1, 1), "7,5": (2, 9)}, SLAB3, out=[1])
    split(match, "0,0", "7,0", 4)
    assert match.pending[0].seat == 2
    split(match, "7,5", "5,5", 4)
    assert match.pending[0].seat == 0


def test_every_stack_has_a_closed_side() -> None:
    # SP-12.1: at most five directions, so at most 75 moves at first
    match = position({"3,0": (0, 16), "3,3": (1, 16)})
    assert match.pending[0].ways() <= 75
    assert len({to for _, to, _ in legal(match)}) <= 5
