"""NA-8.10 to NA-8.16: the Hunt cards of Phase 2 that bring a token."""

from __future__ import annotations

import pytest

from tests.games.notalone.positions import table

LAID = {1: 3, 2: 5}


def test_mutation_costs_will_besides_the_card() -> None:
    # NA-8.10
    begun = table(hunt=["mutation"])
    begun.reckoning(LAID, ["mutation"], creature=10, artemia=3)
    begun.do(2, "nothing")
    begun.do(1, "discard", cards=[1])
    assert begun.will(1) == 2 and begun.will(2) == 3
    assert begun.heard("lost-will") == [{"seat": 1, "n": 1}]


def test_phobia_shows_the_creature_alone_all_cards_but_two() -> None:
    # NA-8.11, NA-8.22, NA-11.3: laid cards do not count
    begun = table(4, hunt=["phobia"], hands={2: [4, 5, 1]})
    begun.hunting({1: 3, 2: 5, 3: 5})
    assert begun.choices(0, "phobia", "hunted") == [1, 3]
    assert begun.refused(0, "phobia", hunted=2) == "NA-8.11"
    begun.do(0, "phobia", hunted=1)
    for cards in ([], [1], [1, 2, 4], [1, 3], None):
        assert begun.refused(1, "hide", cards=cards) == "NA-8.11"
    begun.do(1, "hide", cards=[1, 5])
    assert begun.heard("shown", 0) == begun.heard("shown", 1)
    assert begun.heard("shown", 0) == [{"seat": 1, "n": 2, "cards": [2, 4]}]
    for other in (2, 3, None):
        assert begun.heard("shown", other) == [{"seat": 1, "n": 2}]
        assert "shown" not in begun.hunted(1, other)
    assert begun.hunted(1, 0)["shown"] == begun.hunted(1, 1)["shown"] == [2, 4]
    assert begun.hand(1) == [1, 2, 4, 5]
    assert begun.may(0) == {"place-creature", "place-artemia"}


def test_phobia_can_be_played_for_its_symbol_when_nobody_has_three() -> None:
    # NA-8.11
    begun = table(hunt=["phobia"], hands={1: [1, 2, 3], 2: [3, 4, 5]})
    begun.hunting(LAID)
    assert begun.refused(0, "phobia", hunted=1)
    begun.do(0, "phobia")
    assert begun.view()["to_place"] == ["creature", "artemia"] and not begun.heard("shown")


def test_virus_acts_on_two_adjacent_places() -> None:
    # NA-8.12
    begun = table(4, hunt=["virus"])
    begun.reckoning({1: 3, 2: 4, 3: 5}, ["virus"], creature=10, artemia="3-4")
    begun.do(3, "nothing")
    assert begun.waited_for == [1, 2] and begun.asked(1) == "artemia"


def test_clone_bars_power_and_take_back_and_catches() -> None:
    # NA-8.13
    begun = table(hunt=["clone"], hands={1: [3]})
    begun.reckoning(LAID, ["clone"], creature=10, target=3)
    begun.do(2, "nothing")
    assert begun.will(1) == 2 and begun.heard("caught") and begun.assimilation == 7
    assert not begun.heard("took") and not begun.heard("resolved")


def test_clone_by_itself_has_nothing_to_do_in_step_b() -> None:
    # NA-8.13
    begun = table(hunt=["clone"], cards={1: ["dodge"]})
    begun.reckoning(LAID, ["clone"], creature=10, target=3)
    begun.do(1, "dodge")
    assert begun.mover == 1 and begun.view()["step"] == "free"


def test_fierceness_counts_for_the_clone() -> None:
    # NA-8.13, NA-8.6
    begun = table(hunt=["clone", "fierceness"], plays=2)
    begun.reckoning(LAID, ["clone", "fierceness"], creature=10, target=3)
    begun.skip()
    assert begun.will(1) == 1


def test_token_and_clone_on_one_place_catch_a_card_once() -> None:
    # NA-8.13, NA-6.7: 1 Will for each caught card
    begun = table(hunt=["clone"])
    begun.reckoning(LAID, ["clone"], creature=3, target=3)
    begun.skip()
    assert begun.will(1) == 2 and begun.assimilation == 7


def test_mirage_makes_two_places_ineffective() -> None:
    # NA-8.14, NA-6.10
    begun = table(4, hunt=["mirage"], hands={1: [3], 2: [4]})
    begun.reckoning({1: 3, 2: 4, 3: 5}, ["mirage"], creature=10, target="3-4")
    assert begun.view()["ineffective"] == [3, 4]
    begun.do(3, "nothing")
    assert [each["seat"] for each in begun.heard("ineffective")] == [1, 2]
    assert begun.hand(1) == begun.hand(2) == [] and begun.will(1) == 3


def test_scream_takes_two_cards_or_one_will() -> None:
    # NA-8.15: afterwards the place may be used
    begun = table(hunt=["scream"])
    begun.reckoning(LAID, ["scream"], creature=10, target=3)
    begun.do(2, "nothing")
    assert begun.may(1) == {"discard", "lose-will"}
    for cards in ([], [1], [1, 2, 4], [1, 3], [1, 1], None, 2):
        assert begun.refused(1, "discard", cards=cards) == "NA-8.15"
    begun.do(1, "discard", cards=[1, 2])
    assert begun.will(1) == 3 and begun.hand(1) == [4, 5] and begun.pile(1) == [1, 2]
    assert begun.may(1) == {"power", "take", "nothing"}
    begun.do(1, "power")
    assert begun.hunted(1)["two"] == "river"


@pytest.mark.parametrize("hand", [[3], [3, 4]])
def test_with_fewer_than_two_cards_it_must_be_the_will(hand: list[int]) -> None:
    # NA-8.15
    begun = table(hunt=["scream"], hands={1: hand})
    begun.reckoning(LAID, ["scream"], creature=10, target=3)
    begun.do(2, "nothing")
    assert begun.will(1) == 2 and begun.mover == 1


def test_scream_spares_who_stands_elsewhere() -> None:
    # NA-8.15
    begun = table(hunt=["scream"])
    begun.reckoning(LAID, ["scream"], creature=10, target=9)
    begun.skip()
    assert not begun.heard("lost-will") and not begun.heard("discarded")


def test_toxin_takes_a_survival_card_and_makes_the_place_ineffective() -> None:
    # NA-8.16, NA-6.10
    begun = table(4, hunt=["toxin"], cards={1: ["gate", "dodge"], 2: ["drone"]}, hands={1: [3]})
    begun.reckoning({1: 3, 2: 3, 3: 3}, ["toxin"], creature=10, target=3)
    begun.passes()
    assert begun.waited_for == [1]  # seat 2 has one card, seat 3 none
    assert begun.refused(1, "discard", survival="drone") == "NA-8.16"
    assert begun.refused(1, "pass") == "NA-8.16"
    begun.do(1, "discard", survival="dodge")
    assert begun.cards(1) == ["gate"] and begun.cards(2) == []
    assert begun.view()["survival"]["discard"] == ["dodge", "drone"]
    assert len(begun.heard("ineffective")) == 3 and begun.hand(1) == []


def test_what_was_shown_is_seen_as_long_as_it_is_true() -> None:
    # NA-8.11, NA-8.7, NA-3.1: a shown card that is openly discarded is not shown any more
    begun = table(hunt=["phobia", "forbidden-zone"], plays=2)
    begun.hunting(LAID)
    begun.do(0, "phobia", hunted=1)
    begun.do(1, "hide", cards=[1, 5])
    begun.do(0, "forbidden-zone")
    begun.do(1, "discard", cards=[4])
    begun.do(2, "discard", cards=[1])
    assert begun.hunted(1, 0)["shown"] == [2]
    begun.place(creature=10, artemia=10)
    begun.end_turn()
    assert "shown" not in begun.hunted(1, 0)
