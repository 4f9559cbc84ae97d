"""NA-5: the tokens are placed, and a window opens."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.notalone.planet import PAIRS
from tests.games.notalone.positions import table

LAID = {1: 1, 2: 2}


def test_the_creature_token_goes_on_one_place() -> None:
    # NA-5.1
    begun = table(cards={1: ["vortex"]})
    begun.hunting(LAID)
    assert begun.waited_for == [0] and begun.may(0) == {"place-creature"}
    assert begun.choices(0, "place-creature", "place") == [*range(1, 11)]
    begun.place(creature=10)
    assert begun.at("creature") == [10]
    assert begun.heard("token") == [{"token": "creature", "places": [10]}]


@pytest.mark.parametrize("spot", [0, 11, -1, "1", "1-2", None, True, 1.0, [1]])
def test_what_is_no_place_is_refused(spot: Any) -> None:
    # NA-5.1, NA-5.5
    begun = table()
    begun.hunting(LAID)
    assert begun.refused(0, "place-creature", place=spot) == "NA-5.5"
    assert begun.refused(0, "place-creature", pair="1-2") == "NA-5.5"
    assert begun.refused(0, "place-creature") == "NA-5.5"


@pytest.mark.parametrize("card", ["mutation", "phobia", "virus"])
def test_a_card_with_its_symbol_makes_the_artemia_token_available(card: str) -> None:
    # NA-5.2, NA-8.1
    begun = table(hands={1: [1], 2: [2]}, hunt=[card])
    begun.hunting(LAID)
    assert begun.refused(0, "place-artemia", place=1) == "NA-5.4"
    begun.do(0, card)
    assert begun.view()["to_place"] == ["creature", "artemia"]
    assert begun.view()["artemia_ready"]


@pytest.mark.parametrize(("side", "space", "there"), [(1, 6, True), (1, 7, False), (1, 1, True)])
def test_the_space_under_rescue_makes_the_artemia_token_available(
    side: int, space: int, there: bool
) -> None:
    # NA-5.2, NA-1.4
    begun = table(side=side, rescue=space)
    begun.hunting(LAID)
    assert begun.view()["to_place"] == ["creature", "artemia"][: 1 + there]


def test_both_reasons_together_give_one_token() -> None:
    # NA-5.2
    begun = table(hunt=["mutation"], rescue=6)
    begun.hunting(LAID)
    begun.do(0, "mutation")
    assert begun.view()["to_place"] == ["creature", "artemia"]
    begun.place(artemia=9)
    assert begun.may(0) == {"place-creature"}


def test_an_advance_in_the_turn_changes_nothing_until_the_next_turn() -> None:
    # NA-5.2, NA-10.4: side 2, from 12 over 11 (Beach) to 10 (end of the turn)
    begun = table(side=2, rescue=12, marker=True)
    begun.reckoning({1: 4, 2: 2}, creature=9)
    begun.do(1, "power")
    assert begun.rescue == 11 and not begun.view()["artemia_ready"]
    begun.end_turn()
    assert begun.rescue == 10 and not begun.view()["artemia_ready"]
    # side 1, from 7 over 6 to 5
    other = table(side=1, rescue=7, marker=True)
    other.reckoning({1: 4, 2: 2}, creature=9)
    other.do(1, "power")
    assert other.rescue == 6 and not other.view()["artemia_ready"]
    other.end_turn()
    assert other.rescue == 5 and other.view()["artemia_ready"]


def test_leaving_a_symbol_in_the_turn_does_not_take_the_token_away() -> None:
    # NA-5.2: side 2, the turn begins on 11
    begun = table(side=2, rescue=11, marker=True)
    begun.reckoning({1: 4, 2: 2}, creature=9, artemia=2)
    begun.do(1, "power")
    assert begun.rescue == 10
    begun.skip()
    assert begun.heard("artemia") == [{"seat": 2, "n": 1}]


@pytest.mark.parametrize("card", ["clone", "mirage", "scream", "toxin"])
def test_a_card_with_its_symbol_makes_the_target_token_available(card: str) -> None:
    # NA-5.3, NA-8.1
    begun = table(hunt=[card])
    begun.hunting(LAID)
    assert begun.refused(0, "place-target", place=1) == "NA-5.4"
    begun.do(0, card)
    assert begun.view()["to_place"] == ["creature", "target"]


def test_every_available_token_must_be_placed() -> None:
    # NA-5.4, NA-13: in any order; nobody else is asked before
    begun = table(hunt=["mutation", "scream"], plays=2, cards={1: ["vortex"]})
    begun.hunting(LAID)
    begun.do(0, "mutation")
    begun.do(0, "scream")
    assert begun.refused(0, "pass") == "NA-5.4"
    begun.stale(1, "vortex", lay=1, take=3)
    begun.place(target=3, artemia=4)
    assert begun.waited_for == [0] and begun.may(0) == {"place-creature"}
    begun.place(creature=5)
    assert begun.waited_for == [1]


@pytest.mark.parametrize(("card", "token"), [("virus", "artemia"), ("mirage", "target")])
def test_some_tokens_cover_two_adjacent_places(card: str, token: str) -> None:
    # NA-5.5, NA-8.12, NA-8.14
    begun = table(hunt=[card])
    begun.hunting(LAID)
    begun.do(0, card)
    assert begun.choices(0, f"place-{token}", "pair") == [*PAIRS]
    for spot in ("5-6", "2-1", "1-7", "1", 1, None):
        assert begun.refused(0, f"place-{token}", pair=spot) == "NA-5.5"
    begun.place(**{token: "4-9"})
    assert begun.at(token) == [4, 9]


def test_tokens_may_share_a_place_and_their_effects_add_up() -> None:
    # NA-5.5: a Scream, a discard for Artemia, and caught
    begun = table(hunt=["scream", "mutation"], plays=2)
    begun.reckoning(LAID, play=["scream", "mutation"], creature=1, artemia=1, target=1)
    begun.do(2, "nothing")
    begun.do(1, "discard", cards=[2, 3])
    assert begun.asked(1) == "artemia"
    begun.do(1, "discard", cards=[4])
    assert begun.will(1) == 3 and begun.heard("exhausted")
    assert begun.heard("caught") == [{"seat": 1, "n": 2, "cards": [1]}]


@pytest.mark.parametrize("moment", ["before", "between", "after"])
def test_cards_can_be_played_before_between_and_after_placing(moment: str) -> None:
    # NA-5.6
    begun = table(hunt=["fierceness"], rescue=3)
    begun.hunting(LAID)
    begun.place(**{"before": {}, "between": {"creature": 9}}.get(moment, {"artemia": 9}))
    if moment == "after":
        begun.place(creature=9)
        assert begun.asked(0) == "window"
    begun.do(0, "fierceness")
    assert begun.view()["fierce"]


def test_then_a_window_opens_for_all_entitled_players() -> None:
    # NA-5.7
    begun = table(cards={1: ["vortex"], 2: ["gate"]}, hunt=["fierceness"])
    begun.hunting(LAID)
    begun.place(creature=9)
    assert begun.waited_for == [0, 1, 2]
    assert {begun.asked(seat) for seat in range(3)} == {"window"}


def test_a_token_that_becomes_available_is_placed_before_the_window_goes_on() -> None:
    # NA-5.7: and then the window opens anew for all
    begun = table(cards={1: ["vortex"], 2: ["gate"]}, hunt=["scream", "stasis"], plays=2)
    begun.hunting(LAID)
    begun.place(creature=9)
    begun.do(1, "pass")
    begun.do(2, "pass")
    begun.do(0, "scream")
    assert begun.waited_for == [0] and begun.may(0) == {"place-target"}
    begun.stale(1, "pass")
    begun.place(target=1)
    assert begun.waited_for == [0, 1, 2]


def test_a_card_without_a_token_does_not_open_the_window_anew() -> None:
    # NA-5.7
    begun = table(cards={1: ["vortex"], 2: ["gate"]}, hunt=["fierceness", "stasis"])
    begun.hunting(LAID)
    begun.place(creature=9)
    begun.do(1, "pass")
    begun.do(0, "fierceness")
    assert begun.waited_for == [2]


def test_a_vortex_opens_the_window_anew() -> None:
    # NA-5.7
    begun = table(hands={1: [1]}, cards={1: ["vortex"], 2: ["gate"]}, hunt=["scream"])
    begun.hunting(LAID)
    begun.place(creature=9)
    begun.do(0, "pass")
    begun.do(2, "pass")
    begun.do(1, "vortex", lay=1, take=5)
    assert begun.waited_for == [0, 2]
    begun.do(0, "scream")
    begun.place(target=5)
    assert begun.waited_for == [2]


def test_tokens_do_not_move_again() -> None:
    # NA-5.8
    begun = table(hunt=["fierceness"])
    begun.hunting(LAID)
    begun.place(creature=9)
    assert begun.refused(0, "place-creature", place=8) == "NA-3.7"
    assert begun.may(0) == {"pass", "pass-phase", "pass-turn", "fierceness"}
