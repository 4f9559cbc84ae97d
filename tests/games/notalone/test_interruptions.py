"""NA-6.15 to NA-6.18: Phase 3 cards while places are resolved."""

from __future__ import annotations

import pytest

from tests.games.notalone.positions import table


def test_phase_3_cards_can_be_played_while_a_hunted_is_about_to_decide() -> None:
    # NA-6.15: in step A, by the Hunted whose turn it is, another one, and the Creature
    begun = table(cards={1: ["hologram"], 2: ["dodge"]}, hunt=["cataclysm", "mutation"], plays=2)
    begun.reckoning({1: 3, 2: 4}, ["mutation"], creature=4, artemia=10)
    begun.skip_to("free")
    assert begun.waited_for == [1]
    assert begun.may(1) == {"power", "nothing", "hologram"}
    assert begun.may(2) == {"dodge"} and begun.may(0) == {"cataclysm"}


def test_phase_3_cards_can_be_played_in_step_b() -> None:
    # NA-6.15
    begun = table(cards={2: ["wrong-track"]}, hunt=["scream", "detour"], plays=2)
    begun.reckoning({1: 3, 2: 3}, ["scream"], creature=9, target=3)
    begun.skip_to("target")
    assert begun.waited_for == [1, 2] and begun.asked(1) == "scream"
    assert begun.refused(2, "wrong-track", to="creature-4") == "NA-3.4"
    begun.do(1, "lose-will")
    begun.do(2, "lose-will")
    assert begun.asked(1) == "resolve" and begun.may(0) == {"detour"}
    begun.do(2, "wrong-track", to="creature-4")
    assert begun.at("creature") == [4]


def test_from_step_c_on_no_phase_3_card_can_be_played() -> None:
    # NA-6.15, NA-13
    begun = table(
        cards={1: ["detector", "hologram"], 2: ["wrong-track"]},
        hunt=["mutation", "cataclysm"],
        plays=2,
    )
    begun.reckoning({1: 3, 2: 3}, ["mutation"], creature=9, artemia=3)
    begun.skip_to("artemia")
    assert begun.waited_for == [1, 2] and begun.asked(1) == "artemia"
    assert begun.refused(1, "detector") == begun.why(1, "detector") == "NA-6.15"
    assert begun.refused(2, "wrong-track", to="creature-4") == "NA-6.15"
    begun.stale(0, "cataclysm", place=3)
    assert begun.why(0, "cataclysm") == "NA-6.15"


@pytest.mark.parametrize(
    ("seat", "card", "part"),
    [
        (0, "cataclysm", {"place": 5}),
        (0, "detour", {"move": "2-5-4"}),
        (3, "hologram", {"place": 5}),
        (3, "wrong-track", {"to": "creature-8"}),
    ],
)
def test_some_cards_cancel_the_pending_decision_and_open_a_window(
    seat: int, card: str, part: dict[str, int | str]
) -> None:
    # NA-6.16, NA-13: for all entitled players, and step A starts over with the first seat
    cards = {1: ["dodge"], 2: ["gate"], 3: ["hologram", "wrong-track"]}
    begun = table(4, cards=cards, hunt=["cataclysm", "detour", "mutation"], plays=2)
    begun.reckoning({1: 3, 2: 5, 3: 4}, ["mutation"], creature=9, artemia=10)
    begun.skip_to("free")
    begun.do(1, "power")
    assert begun.mover == 2
    begun.do(seat, card, **part)
    assert begun.mover == -1 and begun.view()["step"] == "window"
    left = [0, 1, 2, 3]
    left.remove(seat)
    assert begun.waited_for == left
    begun.passes()
    caught_or_held = {"cataclysm": 3, "hologram": 3}.get(card, 2)
    assert begun.mover == caught_or_held
    begun.skip()
    assert [each["place"] for each in begun.heard("resolved")] == [3]


def test_a_power_already_used_stays_used_and_is_not_used_again() -> None:
    # NA-6.16
    begun = table(hunt=["cataclysm"], also={2: [8]})
    begun.reckoning({1: 4, 2: 8}, creature=10)
    begun.skip_to("free")
    begun.do(1, "power")
    begun.do(0, "cataclysm", place=4)
    assert begun.view()["marker"] and begun.mover == 2
    begun.do(2, "power")
    assert begun.heard("rescue")[0] == {"left": 13, "cause": "wreck"} and begun.view()["marker"]


def test_a_copy_that_was_chosen_is_cancelled_as_well() -> None:
    # NA-6.16: the Hunted on the Lair chooses anew
    begun = table(hunt=["cataclysm"])
    begun.reckoning({1: 1, 2: 3}, creature=4)
    begun.skip_to("free")
    begun.do(1, "copy", place=4)
    assert begun.decision(1).args == {"card": 1, "place": 4}
    begun.do(0, "cataclysm", place=7)
    assert begun.mover == 1 and begun.may(1) == {"recover", "copy", "nothing"}


def test_cards_that_cancel_nothing_leave_the_decision_pending() -> None:
    # NA-6.16, NA-6.17
    begun = table(cards={2: ["dodge"]})
    begun.reckoning({1: 3, 2: 5}, creature=5)
    begun.skip_to("free")
    before = begun.match.ids[1]
    begun.do(2, "dodge")
    assert begun.mover == 1 and begun.match.ids[1] == before


def test_dodge_counts_at_once_and_the_holder_is_free_at_their_seat() -> None:
    # NA-6.17, NA-9.10
    begun = table(4, cards={2: ["dodge"]})
    begun.reckoning({1: 3, 2: 5, 3: 3}, creature=5)
    begun.skip_to("free")
    assert begun.mover == 1
    begun.do(2, "dodge")
    begun.do(1, "nothing")
    assert begun.mover == 2
    begun.do(2, "power", place=8)
    assert begun.mover == 3
    begun.do(3, "nothing")
    assert not begun.heard("caught")


def test_detector_counts_at_once_and_the_holder_is_free_at_their_seat() -> None:
    # NA-6.17, NA-9.9
    begun = table(4, cards={2: ["detector"]}, hunt=["mutation"])
    begun.reckoning({1: 3, 2: 5, 3: 3}, ["mutation"], creature=10, artemia=5)
    begun.skip_to("free")
    begun.do(2, "detector")
    begun.do(1, "nothing")
    assert begun.mover == 2
    begun.do(2, "power", place=8)
    begun.do(3, "nothing")
    assert not begun.heard("artemia")


def test_an_earlier_seat_that_dodges_resolves_before_later_ones() -> None:
    # NA-6.17, NA-6.4: seat 1 dodges while seat 2 decides, and comes before seat 3
    begun = table(4, cards={1: ["dodge"]})
    begun.reckoning({1: 5, 2: 3, 3: 3}, creature=5)
    begun.skip_to("free")
    assert begun.mover == 2
    begun.do(1, "dodge")
    assert begun.mover == 2
    begun.do(2, "nothing")
    assert begun.mover == 1
    begun.do(1, "nothing")
    assert begun.mover == 3


@pytest.mark.parametrize(("place", "action"), [(7, "power"), (9, "draw")])
def test_who_has_drawn_may_play_before_the_next_seat_acts(place: int, action: str) -> None:
    # NA-6.18: also the card just drawn, but not Drone or Gate
    begun = table(
        also={1: [place]},
        cards={1: ["drone", "gate"]},
        survival_top=["wrong-track", "adrenaline"],
    )
    begun.reckoning({1: place, 2: 3}, creature=5)
    begun.skip_to("free")
    begun.do(1, action)
    if place == 7:
        begun.do(1, "keep", survival="wrong-track")
    assert begun.waited_for == [1] and begun.asked(1) == "drawn"
    assert begun.may(1) == {"pass", "wrong-track"}
    assert begun.refused(1, "drone") == begun.refused(1, "gate", place=8) == "NA-9.13"
    begun.do(1, "wrong-track", to="creature-4")
    assert begun.at("creature") == [4]
    begun.skip_to("free")
    assert begun.mover == 2


def test_who_has_drawn_may_pass() -> None:
    # NA-6.18
    begun = table(also={1: [9]}, survival_top=["amplifier"])
    begun.reckoning({1: 9, 2: 3}, creature=5)
    begun.do(1, "draw")
    assert begun.asked(1) == "drawn" and begun.may(1) == {"pass"}
    begun.do(1, "pass")
    assert begun.mover == 2


def test_who_has_drawn_but_has_no_play_left_is_not_asked() -> None:
    # NA-6.18, NA-3.3
    begun = table(also={1: [9]}, cards={1: ["ingenuity"]}, survival_top=["wrong-track"])
    begun.do(1, "ingenuity")
    begun.reckoning({1: 9, 2: 3}, creature=5)
    begun.do(1, "draw")
    assert begun.mover == 2 and begun.why(1, "wrong-track") == "NA-3.3"


def test_a_drawer_who_explores_two_places_plays_before_the_second() -> None:
    # NA-6.18, NA-7.12
    begun = table(also={1: [9]}, two={1: "artefact"}, survival_top=["gate"])
    begun.reckoning({1: (3, 9), 2: 3}, creature=5)
    begun.do(1, "resolve", card=9)
    begun.do(1, "draw")
    assert begun.asked(1) == "drawn" and begun.may(1) == {"pass"}
    begun.do(1, "pass")
    assert begun.may(1) == {"power", "nothing", "gate"}


def test_a_card_in_the_opening_window_does_not_end_it_for_the_others() -> None:
    # NA-6.16, NA-15.6: who had passed is asked again
    begun = table(cards={1: ["dodge"], 2: ["gate"]}, hunt=["cataclysm", "stasis"])
    begun.reckoning({1: 3, 2: 5}, creature=3)
    begun.do(2, "pass")
    begun.do(0, "cataclysm", place=5)
    assert begun.waited_for == [1, 2] and begun.may(1) >= {"dodge"}


@pytest.mark.parametrize("card", ["wrong-track", "dodge"])
def test_with_two_locations_cards_can_be_played_before_the_order_is_chosen(card: str) -> None:
    # NA-6.15, NA-6.4
    begun = table(two={1: "artefact"}, cards={1: [card]})
    begun.reckoning({1: (3, 4), 2: 5}, creature=3 if card == "dodge" else 10)
    begun.skip_to("free")
    if card == "dodge":
        assert begun.asked(1) == "resolve" and begun.decision(1).args["card"] == 4
        begun.do(1, "dodge")
        assert begun.decision(1).args["card"] == 4
        begun.do(1, "nothing")
        assert begun.decision(1).args["card"] == 3
    else:
        assert begun.asked(1) == "order"
        begun.do(1, "wrong-track", to="creature-5")
        assert begun.asked(1) == "order" and begun.at("creature") == [5]
