"""NA-7.1 to NA-7.7: the places of the start, Lair to Rover."""

from __future__ import annotations

import pytest

from tests.games.notalone.positions import exploring, table


def test_the_lair_gives_the_whole_discard_pile_back_but_not_itself() -> None:
    # NA-7.1
    begun = exploring(1, hands={1: [1, 2]})
    begun.do(1, "recover")
    assert begun.hand(1) == [2, 3, 4, 5] and begun.pile(1) == []
    begun.skip()
    assert begun.pile(1) == [1]


def test_the_lair_with_an_empty_pile_gives_nothing() -> None:
    # NA-7.1
    begun = exploring(1)
    begun.do(1, "recover")
    assert begun.hand(1) == [2, 3, 4, 5] and begun.told()[0] == "resolved"


def test_the_lair_does_not_give_back_the_other_card_of_an_artefact_pair() -> None:
    # NA-7.1
    begun = table(hands={1: [1, 3]}, two={1: "artefact"})
    begun.reckoning({1: (1, 3), 2: 3}, creature=10)
    begun.do(1, "resolve", card=3)
    begun.do(1, "power")
    begun.do(1, "recover")
    assert begun.hand(1) == [2, 4, 5]


def test_the_lair_copies_the_place_of_the_creature() -> None:
    # NA-7.2: the Beach, with the choices of NA-6.9
    begun = exploring(1, creature=4, hands={1: [1, 2]})
    assert begun.choices(1, "copy", "place") == [4]
    begun.do(1, "copy", place=4)
    assert begun.may(1) == {"power", "take", "nothing"}
    begun.do(1, "power")
    assert begun.view()["marker"] and begun.hunted(1)["table"][0]["card"] == 1


def test_after_choosing_to_copy_a_card_may_still_be_taken() -> None:
    # NA-7.2, NA-6.9
    begun = exploring(1, creature=4, hands={1: [1, 2]})
    begun.do(1, "copy", place=4)
    assert begun.refused(1, "recover") == "NA-6.9"
    begun.do(1, "take", card=5)
    assert begun.hand(1) == [2, 5] and not begun.view()["marker"]


@pytest.mark.parametrize("creature", [1, 10])
def test_the_lair_copies_neither_the_artefact_nor_itself(creature: int) -> None:
    # NA-7.2, NA-7.13
    begun = table(also={2: [6]}, cards={1: ["dodge"]})
    begun.reckoning({1: 1, 2: 6}, creature=creature)
    if creature == 1:
        begun.do(1, "dodge")
    begun.skip_to("free")
    assert begun.may(1) - {"dodge"} == {"recover", "nothing"}
    assert begun.refused(1, "copy", place=creature) == "NA-7.2"


def test_copying_a_place_once_per_turn_uses_it_up() -> None:
    # NA-7.2: seat 2 on the Wreck finds it used
    begun = table(also={2: [8]}, piles={2: [5]})
    begun.reckoning({1: 1, 2: 8}, creature=8, play=[])
    assert begun.mover == 1
    begun.do(1, "copy", place=8)
    begun.do(1, "power")
    assert begun.heard("rescue")[0] == {"left": 13, "cause": "wreck"}
    begun = table(4, also={2: [8], 3: [8]})
    begun.reckoning({1: 1, 2: 1, 3: 3}, creature=8)
    begun.do(1, "copy", place=8)
    begun.do(1, "power")
    begun.do(2, "copy", place=8)
    assert begun.mover == 3  # nothing is left to choose: no power, no pile
    assert begun.view()["used"] == [8] and begun.rescue == 14


def test_with_clone_the_lair_copies_the_place_of_either_token() -> None:
    # NA-7.2, NA-8.13
    begun = table(hunt=["clone"])
    begun.reckoning({1: 1, 2: 3}, ["clone"], creature=5, target=9)
    begun.skip_to("free")
    assert begun.choices(1, "copy", "place") == [5, 9]
    begun.do(1, "copy", place=5)
    begun.do(1, "power", place=6)
    assert begun.hand(1) == [2, 3, 4, 5, 6]


@pytest.mark.parametrize(("will", "left"), [(3, 1), (2, 3), (1, 3)])
def test_being_caught_on_the_lair_costs_one_will_more(will: int, left: int) -> None:
    # NA-7.3: with 2 or 1 Will the last one goes, and 3 come back
    begun = table(will={1: will})
    begun.reckoning({1: 1, 2: 3}, creature=1)
    begun.skip()
    assert begun.heard("caught") == [{"seat": 1, "n": min(will, 2), "cards": [1]}]
    assert begun.will(1) == left


def test_the_drawback_acts_through_clone_and_on_an_ineffective_lair() -> None:
    # NA-7.3
    begun = table(hunt=["clone", "cataclysm"], plays=2)
    begun.reckoning({1: 1, 2: 3}, ["clone"], creature=9, target=1)
    begun.do(0, "cataclysm", place=1)
    begun.skip()
    assert begun.will(1) == 1


def test_the_drawback_acts_on_who_comes_to_the_lair_by_detour() -> None:
    # NA-7.3, NA-8.18
    begun = table(hunt=["detour"])
    begun.reckoning({1: 2, 2: 3}, creature=1)
    begun.do(0, "detour", move="1-2-1")
    begun.skip()
    assert begun.will(1) == 1
    other = table(hunt=["detour"])
    other.reckoning({1: 1, 2: 3}, creature=2)
    other.do(0, "detour", move="1-1-2")
    other.skip()
    assert other.will(1) == 2


def test_the_jungle_returns_with_one_card_of_the_pile() -> None:
    # NA-7.4
    begun = exploring(2, hands={1: [1, 2]})
    assert begun.choices(1, "power", "card") == [3, 4, 5]
    assert begun.refused(1, "power") == begun.refused(1, "power", card=2) == "NA-7.4"
    begun.do(1, "power", card=4)
    assert begun.hand(1) == [1, 2, 4] and begun.pile(1) == [3, 5]


def test_the_jungle_with_an_empty_pile_returns_alone() -> None:
    # NA-7.4
    begun = exploring(2)
    begun.do(1, "power")
    assert begun.hand(1) == [1, 2, 3, 4, 5]


def test_the_card_that_returns_is_the_one_on_the_table() -> None:
    # NA-7.4: copied from the Lair, by Gate, and by Detour
    lair = exploring(1, creature=2)
    lair.do(1, "copy", place=2)
    lair.do(1, "power")
    assert 1 in lair.hand(1)
    gate = exploring(3, cards={1: ["gate"]})
    gate.do(1, "gate", place=2)
    gate.do(1, "power")
    assert 3 in gate.hand(1)
    detour = table(hunt=["detour"])
    detour.reckoning({1: 3, 2: 4}, creature=10)
    detour.do(0, "detour", move="1-3-2")
    detour.do(1, "power")
    assert 3 in detour.hand(1)


def test_the_river_lets_one_lay_two_cards_in_the_next_turn() -> None:
    # NA-7.5
    begun = exploring(3)
    begun.do(1, "power")
    assert begun.hunted(1)["next"] == "river"
    begun.end_turn()
    assert begun.hunted(1)["two"] == "river" and begun.decision(1).args == {"count": 2}
    begun.reckoning({1: (1, 2), 2: 4}, creature=10)
    begun.do(1, "keep", card=2)
    begun.end_turn()
    assert begun.pile(1) == [3, 2] and "two" not in begun.hunted(1)


def test_the_beach_puts_the_marker_on_or_advances_rescue() -> None:
    # NA-7.6
    begun = exploring(4)
    begun.do(1, "power")
    assert begun.view()["marker"] and begun.rescue == 14
    other = exploring(4, marker=True)
    other.do(1, "power")
    assert not other.view()["marker"] and other.rescue == 13


def test_the_beach_is_used_once_a_turn_for_the_whole_team() -> None:
    # NA-7.6, NA-7.10: independent of the Wreck; again in the next turn
    begun = table(5, also={3: [8]}, marker=True)
    begun.reckoning({1: 4, 2: 4, 3: 8, 4: 3}, creature=10)
    begun.do(1, "power")
    assert begun.mover == 3 and begun.view()["used"] == [4]
    begun.do(3, "power")
    assert begun.rescue == 14 and begun.view()["used"] == [4, 8]
    begun.end_turn()
    assert begun.view()["used"] == [] and not begun.view()["marker"]


def test_ingenuity_and_amplifier_do_not_use_the_beach_up() -> None:
    # NA-7.6
    begun = table(cards={1: ["ingenuity"], 2: ["amplifier"]})
    begun.do(1, "ingenuity")
    begun.reckoning({1: 4, 2: 3}, creature=10)
    begun.skip_to("free")
    begun.do(1, "power")
    assert begun.rescue == 13 and not begun.view()["marker"]


def test_the_rover_takes_a_place_one_does_not_own() -> None:
    # NA-7.7: hand, pile and table count
    begun = table(hands={1: [*range(1, 6), 6]}, piles={1: [7]}, also={1: [8]})
    begun.reckoning({1: 5, 2: 3}, creature=10)
    assert begun.choices(1, "power", "place") == [9, 10]
    assert begun.refused(1, "power", place=7) == "NA-7.7"
    begun.do(1, "power", place=9)
    assert 9 in begun.hand(1) and begun.view()["reserve"]["9"] == 1
    assert begun.heard("gained") == [{"seat": 1, "place": 9}]
    other = table(also={1: [6]}, two={1: "artefact"})
    other.reckoning({1: (5, 6), 2: 3}, creature=10)
    other.do(1, "resolve", card=5)
    assert other.choices(1, "power", "place") == [7, 8, 9, 10]


def test_the_rover_finds_only_what_is_in_the_reserve() -> None:
    # NA-7.7, NA-6.11
    begun = exploring(5, reserve={6: 0, 7: 1, 8: 0, 9: 0, 10: 0})
    assert begun.choices(1, "power", "place") == [7]
    empty = exploring(5, hands={1: [5]}, reserve={6: 0, 7: 0, 8: 0, 9: 0, 10: 0})
    assert empty.may(1) == {"take", "nothing"} and empty.refused(1, "power") == "NA-7.7"
