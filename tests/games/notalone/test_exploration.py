"""NA-4: laying, taking back, Resist and Give Up."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.notalone.positions import table


def test_all_hunted_lay_at_the_same_time_in_any_order() -> None:
    # NA-4.1
    begun = table(4)
    assert begun.waited_for == [1, 2, 3]
    begun.lay({2: 5})
    assert begun.waited_for == [1, 3]
    begun.lay({3: 1, 1: 1})
    assert begun.phase == "hunting"


@pytest.mark.parametrize(
    "cards", [[], [1, 2], [2, 2], [6], [0], [-1], ["1"], [True], [1.0], [None], 1, "1", None, {}]
)
def test_exactly_one_card_of_the_hand_must_be_laid(cards: Any) -> None:
    # NA-4.1
    assert table().refused(1, "lay", cards=cards) == "NA-4.1"


@pytest.mark.parametrize("reason", ["river", "artefact"])
@pytest.mark.parametrize("cards", [[], [1], [1, 1], [1, 2, 3], [1, 6]])
def test_exactly_two_different_cards_after_the_river_or_the_artefact(
    reason: str, cards: list[int]
) -> None:
    # NA-4.1
    begun = table(two={1: reason})
    assert begun.decision(1).args["count"] == 2
    assert begun.refused(1, "lay", cards=cards) == "NA-4.1"
    begun.lay({1: (1, 2)})
    assert begun.view(1)["mine"]["laid"] == [1, 2]


def test_nobody_can_pass_instead_of_laying() -> None:
    # NA-4.1
    begun = table()
    assert begun.may(1) == {"lay"}
    assert begun.refused(1, "pass") == "NA-4.1"
    begun.stale(0, "pass")


def test_a_laid_card_can_be_taken_back_until_the_phase_closes() -> None:
    # NA-4.2
    begun = table()
    begun.lay({1: 3})
    assert begun.waited_for == [2] and begun.may(1) == {"take-back"}
    begun.do(1, "take-back")
    assert begun.hand(1) == [1, 2, 3, 4, 5] and begun.waited_for == [1, 2]
    begun.lay({1: 4})
    assert begun.view(1)["mine"]["laid"] == [4]


def test_whoever_has_laid_must_take_back_first_to_resist_or_give_up() -> None:
    # NA-4.2
    begun = table(hands={1: [1, 2]})
    begun.lay({1: 1})
    assert begun.refused(1, "resist", cards=[3, 4]) == "NA-4.2"
    assert begun.refused(1, "give-up") == "NA-4.2"
    assert begun.refused(1, "lay", cards=[2]) == "NA-4.2"
    begun.do(1, "take-back")
    begun.do(1, "resist", cards=[3, 4])
    assert begun.hand(1) == [1, 2, 3, 4]


def test_the_phase_closes_with_the_last_card_laid() -> None:
    # NA-4.3
    begun = table()
    begun.lay({1: 1, 2: 2})
    assert begun.phase == "hunting"
    begun.stale(1, "take-back")
    begun.stale(1, "lay", cards=[2])
    assert begun.refused(0, "take-back")


def test_the_phase_stays_open_until_the_creature_has_passed() -> None:
    # NA-4.3
    begun = table(hunt=["virus"])
    begun.lay({1: 1, 2: 2})
    assert begun.phase == "exploration" and begun.waited_for == [0]
    begun.do(1, "take-back")
    begun.do(0, "pass")
    assert begun.phase == "exploration" and begun.waited_for == [1]
    begun.lay({1: 3})
    assert begun.phase == "hunting"


def test_a_creature_without_cards_is_not_waited_for() -> None:
    # NA-4.3, NA-3.7
    begun = table(hunt=["virus"], plays=0)
    begun.lay({1: 1, 2: 2})
    assert begun.phase == "hunting"


def test_resist_costs_one_will_for_two_cards_of_the_discard_pile() -> None:
    # NA-4.4
    begun = table(hands={1: [1, 2]})
    assert begun.choices(1, "resist", "cards") == [[3, 4], [3, 5], [4, 5]]
    begun.do(1, "resist", cards=[5, 3])
    assert (begun.will(1), begun.hand(1), begun.pile(1)) == (2, [1, 2, 3, 5], [4])
    assert begun.assimilation == 8


@pytest.mark.parametrize("cards", [[], [3], [3, 4, 5], [3, 3], [1, 3], [6, 3], None, 3, "3"])
def test_resist_takes_two_where_there_are_two(cards: Any) -> None:
    # NA-4.4, NA-13
    assert table(hands={1: [1, 2]}).refused(1, "resist", cards=cards) == "NA-4.4"


def test_resist_takes_one_where_there_is_one_and_none_where_there_is_none() -> None:
    # NA-4.4
    begun = table(hands={1: [1, 2, 3, 4]})
    begun.do(1, "resist", cards=[5])
    assert (begun.will(1), begun.hand(1)) == (2, [1, 2, 3, 4, 5])
    assert begun.refused(1, "resist", cards=[]) == "NA-4.4"
    assert begun.refused(2, "resist", cards=[1]) == "NA-4.4"


def test_resist_may_be_repeated() -> None:
    # NA-4.5, NA-13
    begun = table(hands={1: [1]})
    begun.do(1, "resist", cards=[2, 3])
    begun.do(1, "resist", cards=[4, 5])
    assert (begun.will(1), begun.hand(1), begun.pile(1)) == (1, [1, 2, 3, 4, 5], [])
    assert begun.assimilation == 8


def test_the_last_will_spent_on_resist_forces_to_give_up_at_once() -> None:
    # NA-4.6, NA-13, NA-15.3: nothing comes between, not even Adrenaline
    begun = table(hands={1: [1]}, will={1: 1}, cards={1: ["adrenaline"]})
    begun.do(1, "resist", cards=[2, 3])
    assert begun.told() == ["resisted", "gave-up", "assimilation"]
    assert (begun.will(1), begun.hand(1), begun.pile(1)) == (3, [1, 2, 3, 4, 5], [])
    assert begun.assimilation == 7 and begun.waited_for == [1, 2]


def test_the_last_will_spent_on_the_last_cards_still_forces_to_give_up() -> None:
    # NA-4.6: with an empty pile Will is set to 3 all the same
    begun = table(hands={1: [1, 2, 3]}, will={1: 1})
    begun.do(1, "resist", cards=[4, 5])
    assert (begun.will(1), begun.pile(1), begun.assimilation) == (3, [], 7)


def test_give_up_restores_will_and_cards_and_advances_assimilation() -> None:
    # NA-4.7: at once, and for each Hunted who does so
    begun = table(hands={1: [1], 2: [2]}, will={1: 2})
    begun.do(1, "give-up")
    assert (begun.will(1), begun.hand(1), begun.pile(1)) == (3, [1, 2, 3, 4, 5], [])
    assert begun.assimilation == 7
    begun.do(2, "give-up")
    assert (begun.will(2), begun.hand(2)) == (3, [1, 2, 3, 4, 5])
    assert begun.assimilation == 6


def test_give_up_sets_will_to_three_in_the_expert_variant_as_well() -> None:
    # NA-4.7, NA-10.1
    begun = table(will={1: 1}, expert=True)
    begun.do(1, "give-up")
    assert begun.will(1) == 3


def test_the_creature_wins_when_somebody_gives_up() -> None:
    # NA-10.6, NA-10.7: nothing further is resolved
    begun = table(hands={1: [1]}, will={1: 1}, assimilation=1)
    begun.do(1, "resist", cards=[2, 3])
    assert begun.match.over and begun.result == ("assimilation", (1, 2, 2))
    assert begun.phase == "over" and begun.waited_for == []


@pytest.mark.parametrize(("will", "hand"), [(3, [1, 2, 3, 4]), (2, [1, 2, 3, 4, 5])])
def test_give_up_needs_a_lost_will_or_a_discarded_card(will: int, hand: list[int]) -> None:
    # NA-4.8
    begun = table(hands={1: hand}, will={1: will})
    begun.do(1, "give-up")
    assert begun.refused(1, "give-up") == "NA-4.8"
    assert begun.refused(2, "give-up") == "NA-4.8"


@pytest.mark.parametrize(
    ("hand", "two"), [([], {}), ([1], {1: "river"}), ([], {1: "artefact"}), ([1], {1: "artefact"})]
)
def test_a_hand_that_is_too_small_must_resist_or_give_up(
    hand: list[int], two: dict[int, str]
) -> None:
    # NA-4.9
    begun = table(hands={1: hand}, two=two)
    assert begun.may(1) == {"resist", "give-up"}
    assert begun.refused(1, "lay", cards=hand) == "NA-4.9"
    reason = begun.decision(1).refusal({"action": "lay", "cards": hand})
    assert reason is not None and reason.args == {"count": 2 if two else 1}
    begun.do(1, "resist", cards=[4, 5])
    assert begun.may(1) >= {"lay"}


def test_a_hand_of_barred_places_must_resist_or_give_up() -> None:
    # NA-4.9, NA-8.3
    begun = table(hands={1: [1, 2]}, hunt=["force-field"])
    begun.do(0, "force-field", pair="1-2")
    assert begun.may(1) == {"resist", "give-up"}
    assert begun.refused(1, "lay", cards=[1]) == "NA-4.9"
    begun.do(1, "resist", cards=[3, 4])
    assert begun.choices(1, "lay", "cards") == [[3], [4]]


def test_sixth_sense_helps_a_hand_that_is_too_small() -> None:
    # NA-4.9, NA-9.5
    begun = table(hands={1: []}, cards={1: ["sixth-sense"]})
    assert begun.may(1) == {"resist", "give-up", "sixth-sense"}
    begun.do(1, "sixth-sense", cards=[3, 4])
    assert begun.hand(1) == [3, 4] and begun.will(1) == 3
    assert begun.may(1) == {"lay", "resist", "give-up"}


def test_two_cards_can_be_found_even_behind_a_force_field() -> None:
    # NA-4.9: five places, two barred, two to be laid
    begun = table(hands={1: [1, 2]}, two={1: "artefact"}, hunt=["force-field"])
    begun.do(0, "force-field", pair="1-2")
    begun.do(1, "give-up")
    begun.lay({1: (4, 5)})
    assert begun.waited_for == [0, 2] or begun.waited_for == [2]


def test_the_creature_may_play_at_any_time_in_the_phase() -> None:
    # NA-4.11: before, between and after the Hunted lay
    for laid in ({}, {1: 1}, {1: 1, 2: 2}):
        begun = table(hunt=["despair", "force-field"])
        begun.lay(laid)
        assert begun.may(0) == {"pass", "despair", "force-field"}
        begun.do(0, "despair")
        assert begun.waited_for == [1, 2]


def test_a_creature_that_has_passed_may_still_play() -> None:
    # NA-4.11, NA-3.8
    begun = table(hunt=["despair"])
    begun.lay({1: 1})
    begun.do(0, "pass")
    assert begun.waited_for == [2] and begun.may(0) == {"despair"}
    begun.do(0, "despair")
    assert begun.waited_for == [1, 2]
    begun.lay({1: 1, 2: 1})
    assert begun.phase == "hunting"
