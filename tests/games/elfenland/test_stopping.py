"""EL-11.15 to EL-11.17: the end of a travel turn, and the hand limit."""

from __future__ import annotations

from math import comb

import pytest

from tests.games.elfenland.tables import BRANCH, table, travelling


@pytest.mark.parametrize("held", range(1, 5))
def test_with_four_cards_or_fewer_nothing_is_given_up(held: int) -> None:
    # EL-11.15
    begun = travelling(hand={"dragon": held})
    assert begun.choices("stop", "cards") == []
    begun.stop()
    assert begun.heard("stopped", 0)[0] == {"seat": 0, "town": "elvenhold", "n": 0}
    assert [each["n"] for each in begun.heard("dealt") if each["seat"] == 0] == [8 - held]


@pytest.mark.parametrize("held", range(5, 9))
def test_with_more_than_four_the_excess_is_given_up(held: int) -> None:
    # EL-11.15: exactly down to four
    begun = travelling(hand={"dragon": held}, opened={0: ["dragon"] * 2})
    offered = begun.choices("stop", "cards")
    assert {len(cards) for cards in offered} == {held - 4} and len(offered) == comb(held, 4)
    begun.stop(*(f"dragon-{n}" for n in range(1, held - 3)))
    assert begun.hand(0) == {"dragon": 4}
    assert begun.player(0)["given"] == held - 4


@pytest.mark.parametrize("number", [0, 1, 2, 4, 5, 7])
def test_neither_more_nor_less_than_required(number: int) -> None:
    # EL-11.15: three are to be given up
    begun = travelling(hand={"dragon": 7})
    cards = [f"dragon-{n}" for n in range(1, number + 1)]
    answer = {"action": "stop", "cards": cards}
    assert begun.refusal(0, answer) == ("exactly", "EL-11.15")


def test_giving_up_what_need_not_be_is_refused() -> None:
    # EL-11.15
    begun = travelling(hand={"dragon": 4})
    assert begun.refused(0, "stop", cards=["dragon-1"]) == "EL-11.15"
    assert begun.refused(0, "stop", cards=[]) == "EL-11.15"


def test_with_more_than_four_the_cards_must_be_named() -> None:
    # EL-11.15
    assert travelling(hand={"dragon": 5}).refused(0, "stop") == "EL-11.15"


@pytest.mark.parametrize(
    "cards", [["raft-3"], ["unicorn-1"], ["dragon-4"], ["dragon"], [1], ["raft-1", "raft-1"]]
)
def test_what_is_given_up_is_of_the_hand(cards: list[object]) -> None:
    # EL-11.15
    begun = travelling(hand={"dragon": 3, "raft": 2})
    assert begun.refused(0, "stop", cards=cards) == "EL-11.15"


def test_the_player_chooses_what_is_given_up() -> None:
    # EL-11.15, EL-15.1: the owner sees which, all see how many
    hand = {"dragon": 3, "raft": 2, "unicorn": 2}
    begun = travelling(hand=hand, opened={0: ["dragon"] * 2})
    begun.stop("raft-2", "dragon-1", "unicorn-2")
    assert begun.hand(0) == {"dragon": 2, "raft": 1, "unicorn": 1}
    assert begun.view(0)["mine"]["given"] == {"dragon": 1, "raft": 1, "unicorn": 1}
    public = {"seat": 0, "town": "elvenhold", "n": 3}
    cards = ["unicorn", "dragon", "raft"]
    assert begun.heard("stopped", 1)[0] == begun.heard("stopped")[0] == public
    assert begun.heard("stopped", 0)[0] == {**public, "cards": cards}


def test_the_limit_counts_what_is_left_after_travelling() -> None:
    # EL-11.15
    begun = travelling(hand={"dragon": 6}, roads={BRANCH: "dragon"}, opened={0: ["dragon"] * 2})
    begun.cross(BRANCH, BRANCH)
    begun.stop()
    assert begun.player(0)["given"] == 0


@pytest.mark.parametrize("rounds", [3, 4])
def test_the_limit_holds_in_the_last_round(rounds: int) -> None:
    # EL-11.16, EL-13.4: it comes before ties are broken
    hands = {0: {"dragon": 8}, 1: {"unicorn": 4}, 2: {"raft": 3}}
    begun = table("travel", hands=hands, in_round=rounds, rounds=rounds)
    begun.stop(*(f"dragon-{n}" for n in range(1, 5)))
    begun.stop()
    begun.stop()
    assert begun.match.over and [begun.player(seat)["hand"] for seat in range(3)] == [4, 4, 3]
    assert begun.ranks == (1, 1, 3)


def test_an_empty_hand_ends_the_turn_by_itself() -> None:
    # EL-11.17
    hands = {0: {"dragon": 1}, 1: {"raft": 1}}
    begun = table("travel", hands=hands, roads={BRANCH: "dragon"})
    begun.cross(BRANCH)
    assert begun.told()[:3] == ["crossed", "piece", "stopped"]
    assert begun.turn == 1
    assert begun.heard("stopped") == [{"seat": 0, "town": "lapphalya", "n": 0}]
    assert begun.view()["last"]["event"] == "crossed"


def test_who_begins_with_an_empty_hand_makes_no_turn() -> None:
    # EL-11.17
    begun = table("travel", hands={1: {"raft": 1}})
    assert begun.turn == 1 and begun.player(0)["travelled"] is True


@pytest.mark.parametrize("hand", [{"unicorn": 1}, {"raft": 1, "unicorn": 3}])
def test_where_no_crossing_is_possible_the_player_is_asked_all_the_same(
    hand: dict[str, int],
) -> None:
    # EL-11.17
    begun = travelling(hand=hand, town="kihromah")
    assert begun.waited_for == [0] and begun.may() == {"stop"}
    assert begun.refused(0, "cross", way="dagamura-kihromah-forest") == "EL-11.2"


def test_all_empty_hands_end_the_phase() -> None:
    # EL-11.17, EL-11.1
    begun = table("travel", opened={0: ["dragon", "unicorn"]})
    assert begun.phase == "keep" and begun.waited_for == [0]
