"""NA-7.8 to NA-7.15: the places of the reserve, Swamp to Artefact."""

from __future__ import annotations

import pytest

from tests.games.notalone.positions import ALL, exploring, table


@pytest.mark.parametrize("cards", [[], [4], [3, 5]])
def test_the_swamp_returns_with_up_to_two_cards(cards: list[int]) -> None:
    # NA-7.8
    begun = exploring(6, hands={1: [1, 2]})
    assert begun.refused(1, "power", cards=[3, 4, 5]) == "NA-7.8"
    assert begun.refused(1, "power", cards=[6]) == "NA-7.8"
    begun.do(1, "power", cards=cards)
    assert begun.hand(1) == sorted([1, 2, 6, *cards])


def test_the_swamp_with_one_card_or_none_in_the_pile() -> None:
    # NA-7.8
    one = exploring(6, hands={1: [1, 2, 3, 4]})
    assert one.choices(1, "power", "cards") == [[], [5]]
    none = exploring(6)
    none.do(1, "power")
    assert none.hand(1) == [1, 2, 3, 4, 5, 6]


def test_the_shelter_draws_two_and_keeps_one() -> None:
    # NA-7.9: the other one is discarded face up
    begun = exploring(7, survival_top=["dodge", "gate", "drone"])
    begun.do(1, "power")
    assert begun.choices(1, "keep", "survival") == ["dodge", "gate"]
    assert begun.refused(1, "keep", survival="drone") == "NA-7.9"
    assert begun.refused(1, "pass") == "NA-7.9"
    begun.do(1, "keep", survival="gate")
    assert begun.cards(1) == ["gate"] and begun.view()["survival"]["discard"] == ["dodge"]
    assert begun.heard("threw") == [{"seat": 1, "card": "dodge"}]


def test_the_shelter_with_one_card_left_and_with_none() -> None:
    # NA-7.9, NA-15.7
    one = exploring(7, cards={2: [ALL]}, survival_top=["dodge"])
    one.do(1, "power")
    assert one.cards(1) == ["dodge"]
    pile = exploring(7, cards={2: [ALL]}, survival_pile=["dodge"])
    pile.do(1, "power")
    assert pile.cards(1) == ["dodge"] and pile.view()["survival"]["discard"] == []
    none = exploring(7, cards={2: [ALL]}, hands={1: [1, 2]})
    assert none.may(1) == {"take", "nothing"} and none.refused(1, "power") == "NA-7.9"


def test_the_wreck_advances_rescue() -> None:
    # NA-7.10
    begun = exploring(8)
    begun.do(1, "power")
    assert begun.rescue == 13 and begun.view()["used"] == [8]


@pytest.mark.parametrize("hunted", [1, 2])
def test_the_source_gives_one_will(hunted: int) -> None:
    # NA-7.11: to oneself or another who has 1 or 2
    begun = exploring(9, will={1: 1, 2: 2})
    assert begun.choices(1, "heal", "hunted") == [1, 2]
    begun.do(1, "heal", hunted=hunted)
    assert [begun.will(seat) for seat in (1, 2)] == [1 + (hunted == 1), 2 + (hunted == 2)]


def test_the_source_does_not_help_at_three_or_zero() -> None:
    # NA-7.11: seat 1 is at 3, seat 2 lost the last one to Scream
    begun = table(also={1: [9], 2: [9]}, will={2: 1}, hunt=["scream"])
    begun.reckoning({1: 9, 2: 9}, ["scream"], creature=10, target=9)
    begun.do(1, "lose-will")
    begun.do(2, "lose-will")
    assert (begun.will(1), begun.will(2)) == (2, 0)
    assert begun.choices(1, "heal", "hunted") == [1]
    begun.do(1, "heal", hunted=1)
    assert begun.may(2) == {"draw", "nothing"} and begun.refused(2, "heal", hunted=2) == "NA-7.11"


def test_the_source_draws_a_survival_card() -> None:
    # NA-7.11
    begun = exploring(9, survival_top=["dodge"])
    assert begun.may(1) == {"draw", "nothing"}
    begun.do(1, "draw")
    assert begun.cards(1) == ["dodge"]


def test_the_source_does_not_draw_where_nothing_is_left() -> None:
    # NA-7.11, NA-6.11, NA-15.7
    begun = exploring(9, cards={2: [ALL]}, will={2: 2}, hands={1: [1, 2]})
    assert begun.may(1) == {"heal", "take", "nothing"} and begun.refused(1, "draw") == "NA-7.11"
    dry = exploring(9, cards={2: [ALL]}, hands={1: [1, 2]})
    assert dry.may(1) == {"take", "nothing"}


def test_the_artefact_lets_one_explore_two_places_in_the_next_turn() -> None:
    # NA-7.12
    begun = exploring(10, creature=9)
    begun.do(1, "power")
    begun.end_turn()
    assert begun.hunted(1)["two"] == "artefact"
    begun.reckoning({1: (4, 5), 2: 4}, creature=5)
    begun.passes()
    begun.do(1, "power")
    begun.end_turn()
    assert begun.view()["marker"] and begun.will(1) == 2 and begun.pile(1) == [10, 4, 5]


def test_river_and_artefact_exclude_each_other_in_one_turn() -> None:
    # NA-7.15: on the other place only the take-back remains
    for first, other in ((3, 10), (10, 3)):
        begun = table(also={1: [10]}, piles={1: [5]}, two={1: "artefact"})
        begun.reckoning({1: (3, 10), 2: 4}, creature=9)
        begun.do(1, "resolve", card=first)
        begun.do(1, "power")
        assert begun.decision(1).args["place"] == other
        assert begun.may(1) == {"take", "nothing"} and begun.refused(1, "power") == "NA-7.15"
        begun.do(1, "take", card=5)
        assert begun.hunted(1)["next"] == {3: "river", 10: "artefact"}[first]


def test_the_pending_effect_cannot_be_declined() -> None:
    # NA-7.15, NA-4.1
    begun = table(two={1: "artefact"})
    assert begun.may(1) == {"lay"} and begun.refused(1, "lay", cards=[1]) == "NA-4.1"


def test_an_artefact_can_follow_an_artefact() -> None:
    # NA-7.15: only in one and the same turn do they exclude each other
    begun = table(also={1: [10]}, two={1: "artefact"})
    begun.reckoning({1: (5, 10), 2: 4}, creature=9)
    begun.do(1, "resolve", card=10)
    begun.do(1, "power")
    begun.end_turn()
    assert begun.hunted(1)["two"] == "artefact"
