"""EL-11.7 to EL-11.10: caravans."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.elfenland.tables import BRANCH, table, travelling

BEATA = "beata-elvenhold-plain"
MIXED = {"giant-pig": 1, "unicorn": 2, "raft": 2}


@pytest.mark.parametrize(
    "cards",
    [
        ["giant-pig-1", "unicorn-1", "raft-1"],
        ["raft-1", "raft-2", "unicorn-2"],
        ["unicorn-1", "unicorn-2", "raft-2"],
    ],
)
def test_any_three_cards_pay_for_a_road_with_a_counter(cards: list[str]) -> None:
    # EL-11.7, EL-4.2: alike or mixed, rafts too
    begun = travelling(hand=MIXED, roads={BRANCH: "dragon"})
    begun.act("caravan", road=BRANCH, cards=cards)
    assert begun.town(0) == "lapphalya" and begun.player(0)["taken"] == ["lapphalya"]
    assert sum(begun.hand(0).values()) == 2
    (told,) = begun.heard("caravan", 1)
    assert sorted(told["cards"]) == sorted(card[:-2] for card in cards)
    assert (told["from"], told["to"], told["way"]) == ("elvenhold", "lapphalya", BRANCH)
    assert sum(begun.view()["paid"].values()) == 3


def test_the_paid_cards_are_those_named() -> None:
    # EL-11.7, EL-11.14
    begun = travelling(hand=MIXED, roads={BRANCH: "dragon"})
    begun.act("caravan", road=BRANCH, cards=["raft-2", "giant-pig-1", "raft-1"])
    assert begun.hand(0) == {"unicorn": 2}
    assert begun.view()["paid"] == {"giant-pig": 1, "raft": 2}


def test_every_set_of_three_is_offered_once() -> None:
    # EL-11.7
    begun = travelling(hand=MIXED, roads={BRANCH: "dragon"})
    held = ["giant-pig-1", "unicorn-1", "unicorn-2", "raft-1", "raft-2"]
    offered = begun.choices("caravan", "cards")
    assert sorted(map(sorted, offered)) == sorted(map(sorted, combinations(held, 3)))


def test_with_an_obstacle_a_caravan_takes_four() -> None:
    # EL-11.7
    begun = travelling(hand=MIXED, roads={BRANCH: "dragon"}, obstacles=[BRANCH])
    assert begun.may() == {"cross", "long-caravan", "stop"}  # cross: by water
    begun.act("long-caravan", road=BRANCH, cards=["giant-pig-1", "unicorn-1", "raft-1", "raft-2"])
    assert begun.town(0) == "lapphalya" and begun.hand(0) == {"unicorn": 1}


@pytest.mark.parametrize("number", [0, 1, 2, 4, 5])
def test_a_caravan_of_another_number_is_refused(number: int) -> None:
    # EL-11.7, EL-11.10
    begun = travelling(hand={"unicorn": 5}, roads={BRANCH: "dragon"})
    cards = [f"unicorn-{n}" for n in range(1, number + 1)]
    answer = {"action": "caravan", "road": BRANCH, "cards": cards}
    assert begun.refusal(0, answer) == ("exactly", "EL-11.10")


@pytest.mark.parametrize("number", [3, 5])
def test_a_long_caravan_of_another_number_is_refused(number: int) -> None:
    # EL-11.7, EL-11.10
    begun = travelling(hand={"unicorn": 5}, roads={BRANCH: "dragon"}, obstacles=[BRANCH])
    cards = [f"unicorn-{n}" for n in range(1, number + 1)]
    answer = {"action": "long-caravan", "road": BRANCH, "cards": cards}
    assert begun.refusal(0, answer) == ("exactly", "EL-11.10")


def test_three_or_four_cards_go_with_the_road() -> None:
    # EL-11.7: each kind of caravan on the roads for it
    begun = travelling(
        hand={"unicorn": 5}, roads={BRANCH: "dragon", BEATA: "dragon"}, obstacles=[BEATA]
    )
    assert begun.choices("caravan", "road") == [BRANCH]
    assert begun.choices("long-caravan", "road") == [BEATA]
    three = ["unicorn-1", "unicorn-2", "unicorn-3"]
    answer = {"action": "caravan", "road": BEATA, "cards": three}
    assert begun.refusal(0, answer) == ("caravan-obstacle", "EL-11.7")
    answer = {"action": "long-caravan", "road": BRANCH, "cards": [*three, "unicorn-4"]}
    assert begun.refusal(0, answer) == ("caravan-no-obstacle", "EL-11.7")


@pytest.mark.parametrize(("held", "may"), [(2, False), (3, True)])
def test_three_cards_in_hand_are_enough(held: int, may: bool) -> None:
    # EL-11.7
    begun = travelling(hand={"unicorn": held}, roads={BRANCH: "dragon"})
    assert ("caravan" in begun.may()) == may
    if not may:
        answer = {"action": "caravan", "road": BRANCH, "cards": []}
        assert begun.refusal(0, answer) == ("caravan-cards", "EL-11.7")


@pytest.mark.parametrize(("held", "may"), [(3, False), (4, True)])
def test_four_are_enough_with_an_obstacle(held: int, may: bool) -> None:
    # EL-11.7
    begun = travelling(hand={"unicorn": held}, roads={BRANCH: "dragon"}, obstacles=[BRANCH])
    assert ("long-caravan" in begun.may()) == may
    if not may:
        answer = {"action": "long-caravan", "road": BRANCH, "cards": []}
        assert begun.refusal(0, answer) == ("caravan-cards", "EL-11.7")


def test_a_caravan_needs_a_counter() -> None:
    # EL-11.8
    begun = travelling(hand={"unicorn": 5}, roads={BEATA: "dragon"})
    three = ["unicorn-1", "unicorn-2", "unicorn-3"]
    for road, why in (
        (BRANCH, "caravan-free"),
        ("beata-elvenhold-river", "caravan-water"),
        ("elvenhold-virst-lake", "caravan-water"),
    ):
        answer = {"action": "caravan", "road": road, "cards": three}
        assert begun.refusal(0, answer) == (why, "EL-11.8")


def test_from_a_town_without_counters_no_caravan_goes() -> None:
    # EL-11.7, EL-11.8
    begun = travelling(hand={"unicorn": 5}, town="kihromah", roads={BEATA: "dragon"})
    assert begun.may() == {"stop"}
    assert begun.refused(0, "caravan", road=BEATA, cards=[]) == "EL-11.7"
    assert begun.refused(0, "long-caravan", road=BEATA, cards=[]) == "EL-11.7"


def test_where_all_counters_have_obstacles_a_caravan_of_three_is_refused() -> None:
    # EL-11.7
    begun = travelling(hand={"unicorn": 5}, roads={BEATA: "dragon"}, obstacles=[BEATA])
    answer = {"action": "caravan", "road": BEATA, "cards": []}
    assert begun.refusal(0, answer) == ("caravan-nowhere", "EL-11.7")


def test_a_caravan_begins_where_the_boot_stands() -> None:
    # EL-11.2
    road = "albaran-feodor-desert"
    begun = travelling(hand={"unicorn": 5}, roads={BEATA: "dragon", road: "dragon"})
    answer = {"action": "caravan", "road": road, "cards": ["unicorn-1", "unicorn-2", "unicorn-3"]}
    assert begun.refusal(0, answer) == ("elsewhere", "EL-11.2")


def test_who_could_pay_the_fare_may_go_by_caravan() -> None:
    # EL-11.9
    begun = travelling(hand={"dragon": 1, "raft": 3}, roads={BRANCH: "dragon"})
    assert begun.may() >= {"cross", "caravan"}
    begun.act("caravan", road=BRANCH, cards=["raft-1", "raft-2", "raft-3"])
    assert begun.hand(0) == {"dragon": 1}


def test_three_cards_of_the_counters_own_means_make_a_caravan() -> None:
    # EL-11.9, EL-11.10: no overpaid fare
    begun = travelling(hand={"dragon": 4}, roads={BRANCH: "dragon"})
    begun.act("caravan", road=BRANCH, cards=["dragon-1", "dragon-2", "dragon-3"])
    assert begun.hand(0) == {"dragon": 1}
    assert begun.heard("caravan")[0]["cards"] == ["dragon"] * 3 and not begun.heard("crossed")


def test_a_caravan_may_carry_cards_of_the_counters_means_among_others() -> None:
    # EL-11.9
    begun = travelling(hand={"dragon": 1, "raft": 1, "unicorn": 2}, roads={BRANCH: "dragon"})
    begun.act("caravan", road=BRANCH, cards=["dragon-1", "raft-1", "unicorn-1"])
    assert begun.hand(0) == {"unicorn": 1}


def test_a_counter_whose_ordinary_fare_is_three_can_be_passed_with_four() -> None:
    # EL-4.4, EL-11.7, EL-11.10: with an obstacle three are the fare and four the caravan
    road = "elvenhold-ergeren-forest"
    begun = travelling(hand={"dragon": 5}, roads={road: "dragon"}, obstacles=[road])
    begun.cross(road)
    assert begun.hand(0) == {"dragon": 2}


def test_two_caravans_with_eight_cards() -> None:
    # EL-11.2, EL-11.11, EL-11.4: there and back
    begun = travelling(hand={"raft": 4, "unicorn": 4}, roads={BRANCH: "dragon"})
    begun.act("caravan", road=BRANCH, cards=["raft-1", "raft-2", "unicorn-1"])
    begun.act("caravan", road=BRANCH, cards=["raft-1", "raft-2", "unicorn-3"])
    assert begun.town(0) == "elvenhold" and begun.hand(0) == {"unicorn": 2}


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        (["unicorn-1", "unicorn-2", "unicorn-4"], "not-in-hand"),
        (["unicorn-1", "unicorn-2", "dragon-1"], "not-in-hand"),
        (["unicorn-1", "unicorn-2", "unicorn-2"], "kernel-not-a-choice"),
    ],
)
def test_only_cards_of_the_hand_and_each_once(cards: list[str], why: str) -> None:
    # EL-11.10, EL-17.1
    begun = travelling(hand={"unicorn": 3}, roads={BRANCH: "dragon"}, secret={1: ["dragon"]})
    answer = {"action": "caravan", "road": BRANCH, "cards": cards}
    assert begun.refusal(0, answer) == (why, "EL-11.10")


def test_others_go_by_the_same_counter_after_a_caravan() -> None:
    # EL-11.4
    hands = {0: {"raft": 3}, 1: {"dragon": 1, "raft": 1}}
    begun = table("travel", hands=hands, roads={BRANCH: "dragon"})
    begun.act("caravan", road=BRANCH, cards=["raft-1", "raft-2", "raft-3"])
    assert begun.turn == 1
    begun.cross(BRANCH)
    assert begun.town(1) == "lapphalya"
