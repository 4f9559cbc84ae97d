"""NA-9.11 to NA-9.13 and NA-9.18: Drone and Gate, and copying what is ineffective."""

from __future__ import annotations

import pytest

from tests.games.notalone.positions import exploring, table

LAID = {1: 3, 2: 5}


def test_drone_uses_the_rover_instead() -> None:
    # NA-9.11, NA-9.13: with the choices of NA-6.9
    begun = exploring(3, cards={1: ["drone"]}, hands={1: [3, 4]})
    begun.do(1, "drone")
    assert begun.decision(1).args == {"card": 3, "place": 5}
    assert begun.may(1) == {"power", "take", "nothing"}
    begun.do(1, "power", place=8)
    assert begun.hand(1) == [4, 8] and "next" not in begun.hunted(1)


def test_after_drone_a_card_may_still_be_taken() -> None:
    # NA-9.13, NA-6.9
    begun = exploring(3, cards={1: ["drone"]}, hands={1: [3, 4]})
    begun.do(1, "drone")
    begun.do(1, "take", card=5)
    assert begun.hand(1) == [4, 5]


def test_drone_is_refused_on_the_rover() -> None:
    # NA-9.11
    begun = exploring(5, cards={1: ["drone"]})
    assert begun.refused(1, "drone") == begun.why(1, "drone") == "NA-9.11"


def test_gate_uses_an_adjacent_place_instead_but_not_the_artefact() -> None:
    # NA-9.12, NA-7.13
    begun = exploring(3, cards={1: ["gate"]})
    assert begun.choices(1, "gate", "place") == [2, 4, 8]
    begun.do(1, "gate", place=8)
    assert begun.decision(1).args == {"card": 3, "place": 8}
    begun.do(1, "power")
    assert begun.rescue == 13 and begun.view()["used"] == [8]
    rover = exploring(5, cards={1: ["gate"]})
    assert rover.choices(1, "gate", "place") == [4]
    assert rover.refused(1, "gate", place=10) == "NA-9.12"


def test_gate_after_detour_counts_from_the_card() -> None:
    # NA-9.12, NA-13
    begun = table(cards={1: ["gate"]}, hunt=["detour"])
    begun.reckoning(LAID, creature=10)
    begun.do(0, "detour", move="1-3-8")
    begun.skip_to("free")
    assert begun.choices(1, "gate", "place") == [2, 4, 8]


@pytest.mark.parametrize("card", ["drone", "gate"])
def test_drone_and_gate_wait_for_ones_own_moment(card: str) -> None:
    # NA-9.13
    parts = {"place": 4} if card == "gate" else {}
    begun = table(cards={2: [card]})
    begun.reckoning({1: 3, 2: 3}, creature=10)
    assert begun.refused(2, card, **parts) == "NA-9.13"
    begun.skip_to("free")
    assert begun.mover == 1 and begun.may(2) == set() and begun.why(2, card) == "NA-9.13"
    begun.do(1, "nothing")
    assert card in begun.may(2)


@pytest.mark.parametrize("card", ["drone", "gate"])
def test_drone_and_gate_do_not_help_the_caught_nor_at_an_ineffective_place(card: str) -> None:
    # NA-9.13
    caught = table(cards={1: [card]})
    caught.reckoning(LAID, creature=3)
    caught.skip_to("free")
    assert caught.mover == 2 and caught.why(1, card) == "NA-9.13"
    struck = table(cards={1: [card]}, hunt=["mirage"])
    struck.reckoning(LAID, ["mirage"], creature=10, target="3-4")
    struck.passes()
    struck.do(2, "nothing")
    assert struck.heard("ineffective") and struck.phase == "maintenance"


@pytest.mark.parametrize("card", ["drone", "gate"])
def test_drone_and_gate_need_a_usable_power(card: str) -> None:
    # NA-9.13, NA-13, NA-15.8: the Wreck was used up by seat 1
    cards = {2: [card]}
    begun = table(cards=cards, also={1: [8], 2: [8]}, piles={2: [1]})
    begun.reckoning({1: 8, 2: 8}, creature=10)
    begun.skip_to("free")
    begun.do(1, "power")
    assert begun.may(2) == {"take", "nothing"}
    parts = {"place": 7} if card == "gate" else {}
    assert begun.refused(2, card, **parts) == "NA-7.10"


def test_drone_and_gate_come_before_using_the_power() -> None:
    # NA-9.13: not once the Lair copies
    begun = table(cards={1: ["gate"]})
    begun.reckoning({1: 1, 2: 5}, creature=4)
    begun.skip_to("free")
    begun.do(1, "copy", place=4)
    assert begun.refused(1, "gate", place=2) == "NA-9.13"


def test_gate_may_lead_to_the_lair_which_copies() -> None:
    # NA-9.12, NA-7.2
    begun = table(cards={1: ["gate"]})
    begun.reckoning({1: 2, 2: 5}, creature=8)
    begun.skip_to("free")
    begun.do(1, "gate", place=1)
    assert begun.may(1) == {"recover", "copy", "nothing"}
    begun.do(1, "copy", place=8)
    begun.do(1, "power")
    assert begun.view()["used"] == [8] and begun.pile(1) == []


def test_gate_brings_no_drawback_of_the_lair() -> None:
    # NA-9.12, NA-7.3: one stands where the card says
    begun = table(cards={1: ["gate"], 2: ["wrong-track"]}, hands={1: [2, 3]})
    begun.reckoning({1: 2, 2: 5}, creature=3)
    begun.skip_to("free")
    begun.do(1, "gate", place=1)
    begun.do(1, "nothing")
    begun.do(2, "wrong-track", to="creature-2")
    begun.skip()
    assert begun.heard("caught") == [{"seat": 1, "n": 1, "cards": [2]}]


@pytest.mark.parametrize("how", ["lair", "gate"])
@pytest.mark.parametrize("card", ["interference", "toxin", "cataclysm"])
def test_an_ineffective_place_may_still_be_copied(how: str, card: str) -> None:
    # NA-9.18, NA-13: from a place that is itself effective
    begun = table(hunt=[card], cards={1: ["gate"]}, also={1: [6]})
    place = 1 if how == "lair" else 3
    tokens = {"target": 4} if card == "toxin" else {}
    creature = 4 if how == "lair" else 10
    play = [] if card == "cataclysm" else [card]
    begun.reckoning({1: place, 2: 5}, play, creature=creature, **tokens)
    if card == "cataclysm":
        begun.do(0, "cataclysm", place=4)
    begun.skip_to("free")
    begun.do(1, "copy" if how == "lair" else "gate", place=4)
    begun.do(1, "power")
    assert begun.view()["marker"] and 4 in begun.view()["ineffective"]


def test_one_card_for_two_places() -> None:
    # NA-9.13, NA-3.3, NA-7.12: the choice of the order comes first
    begun = table(two={1: "artefact"}, cards={1: ["drone", "gate"]})
    begun.reckoning({1: (3, 4), 2: 5}, creature=10)
    begun.skip_to("free")
    assert begun.refused(1, "drone") == "NA-9.13"
    begun.do(1, "resolve", card=3)
    begun.do(1, "drone")
    begun.do(1, "power", place=6)
    assert begun.decision(1).args == {"card": 4, "place": 4}
    assert begun.refused(1, "gate", place=9) == "NA-3.3"


def test_a_copied_place_once_per_turn_is_used_up_for_the_others() -> None:
    # NA-9.12, NA-7.2, NA-7.6
    begun = table(cards={1: ["gate"]}, piles={2: [1]})
    begun.reckoning({1: 3, 2: 4}, creature=10)
    begun.skip_to("free")
    begun.do(1, "gate", place=4)
    begun.do(1, "power")
    assert begun.view()["used"] == [4] and begun.may(2) == {"take", "nothing"}


def test_gate_to_a_used_up_place_leaves_the_card_from_the_pile() -> None:
    # NA-9.13, NA-6.11
    begun = table(cards={2: ["gate"]}, piles={2: [1]})
    begun.reckoning({1: 4, 2: 3}, creature=10)
    begun.skip_to("free")
    begun.do(1, "power")
    begun.do(2, "gate", place=4)
    assert begun.may(2) == {"take", "nothing"} and begun.refused(2, "power") == "NA-7.6"


def test_gate_to_the_river_after_the_artefact_was_used() -> None:
    # NA-7.15: in one turn only one of the two, however it is reached
    begun = table(two={1: "artefact"}, also={1: [10]}, cards={1: ["gate"]}, piles={1: [5]})
    begun.reckoning({1: (4, 10), 2: 2}, creature=9)
    begun.skip_to("free")
    begun.do(1, "resolve", card=10)
    begun.do(1, "power")
    begun.do(1, "gate", place=3)
    assert begun.may(1) == {"take", "nothing"} and begun.refused(1, "power") == "NA-7.15"


def test_cataclysm_after_drone_makes_the_place_ineffective_all_the_same() -> None:
    # NA-8.17, NA-9.13: the Drone is lost
    begun = table(cards={1: ["drone"]}, hunt=["cataclysm"])
    begun.reckoning({1: 3, 2: 5}, creature=10)
    begun.skip_to("free")
    begun.do(1, "drone")
    begun.do(0, "cataclysm", place=3)
    assert begun.heard("ineffective") == [{"seat": 1, "card": 3, "place": 3}]
    assert begun.mover == 2
