"""NA-8.17 to NA-8.22: the Hunt cards of Phases 3 and 4, and Flashback."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.notalone.cards import HUNT
from tests.games.notalone.positions import table

LAID = {1: 3, 2: 5}


def test_cataclysm_makes_any_place_ineffective() -> None:
    # NA-8.17
    begun = table(hunt=["cataclysm"], hands={1: [3]})
    begun.reckoning(LAID, creature=10)
    assert begun.choices(0, "cataclysm", "place") == [*range(1, 11)]
    for place in (0, 11, "3", None, True):
        assert begun.refused(0, "cataclysm", place=place) == "NA-8.17"
    begun.do(0, "cataclysm", place=3)
    assert begun.view()["ineffective"] == [3] and begun.mover == 2
    assert begun.hand(1) == [] and not begun.hunted(1).get("next")


def test_cataclysm_does_not_undo_a_power() -> None:
    # NA-8.17
    begun = table(hunt=["cataclysm"])
    begun.reckoning(LAID, creature=10)
    begun.passes()
    begun.do(1, "power")
    begun.do(0, "cataclysm", place=3)
    begun.skip()
    assert begun.hunted(1)["next"] == "river" if begun.turn == 1 else begun.hunted(1)["two"]


def test_detour_moves_a_hunted_to_an_adjacent_place() -> None:
    # NA-8.18: the card itself does not change, and is what goes to the discard pile
    begun = table(hunt=["detour"])
    begun.reckoning(LAID, creature=10)
    near = {f"1-3-{place}" for place in (2, 4, 8)} | {f"2-5-{place}" for place in (4, 10)}
    assert {*begun.choices(0, "detour", "move")} == near
    for move in ("1-3-9", "1-3-3", "2-5-6", "1-4-5", "0-3-4", 3, None):
        assert begun.refused(0, "detour", move=move) == "NA-8.18"
    begun.do(0, "detour", move="1-3-8")
    assert begun.hunted(1)["table"] == [{"card": 3, "at": 8, "state": "waiting"}]
    begun.do(1, "power")
    assert begun.rescue == 13
    begun.end_turn()
    assert begun.pile(1) == [3]


def test_detour_says_which_of_two_cards() -> None:
    # NA-8.18
    begun = table(hunt=["detour"], two={1: "artefact"})
    begun.reckoning({1: (2, 3), 2: 5}, creature=7)
    assert {"1-2-1", "1-2-3", "1-2-7", "1-3-2", "1-3-4"} <= {*begun.choices(0, "detour", "move")}
    begun.do(0, "detour", move="1-2-7")
    begun.skip()
    assert begun.heard("caught") == [{"seat": 1, "n": 1, "cards": [2]}]


@pytest.mark.parametrize(
    ("play", "tokens", "event"),
    [
        ([], {"creature": 8}, "caught"),
        (["mutation"], {"creature": 10, "artemia": 8}, "artemia"),
        (["scream"], {"creature": 10, "target": 8}, "lost-will"),
    ],
)
def test_after_detour_tokens_count_at_the_new_place(
    play: list[str], tokens: dict[str, Any], event: str
) -> None:
    # NA-8.18, NA-6.4
    begun = table(hunt=[*play, "detour"], plays=2, hands={1: [3]})
    begun.reckoning(LAID, play, **tokens)
    begun.do(0, "detour", move="1-3-8")
    begun.skip()
    assert [each["seat"] for each in begun.heard(event)] == [1]


def test_detour_away_from_a_token_frees() -> None:
    # NA-8.18
    begun = table(hunt=["detour"])
    begun.reckoning(LAID, creature=3)
    begun.do(0, "detour", move="1-3-4")
    assert begun.mover == 1
    begun.skip()
    assert not begun.heard("caught")


def test_stasis_stops_the_advance_of_this_turn_alone() -> None:
    # NA-8.19
    begun = table(hunt=["stasis"], hunt_top=["scream", "toxin", "clone"])
    begun.reckoning(LAID, creature=10)
    begun.skip()
    begun.do(0, "stasis")
    assert begun.turn == 2 and begun.rescue == 14
    begun.reckoning({1: 2, 2: 2}, creature=10)
    begun.end_turn()
    begun.end_turn()
    assert begun.rescue == 13


def test_amplifier_advances_rescue_in_spite_of_stasis() -> None:
    # NA-8.19, NA-13
    begun = table(hunt=["stasis"], cards={1: ["amplifier"]}, marker=True)
    begun.reckoning(LAID, creature=10)
    begun.skip()
    begun.do(0, "stasis")
    begun.do(1, "amplifier")
    assert begun.turn == 2 and begun.rescue == 13


def test_tracking_gives_two_plays_in_the_next_turn() -> None:
    # NA-8.20
    begun = table(hunt=["tracking"])
    begun.reckoning(LAID, creature=10)
    begun.skip()
    begun.do(0, "tracking")
    assert begun.turn == 2 and begun.view()["hunt"]["plays"] == 2


def test_tracking_by_flashback_in_a_tracking_turn_still_gives_two() -> None:
    # NA-8.20, NA-8.21
    begun = table(hunt=["flashback", "stasis"], hunt_pile=["tracking"], plays=2)
    begun.reckoning(LAID, creature=10)
    begun.skip()
    begun.do(0, "flashback")
    begun.do(0, "pass")
    assert begun.turn == 2 and begun.view()["hunt"]["plays"] == 2


def test_flashback_acts_as_the_top_card_and_is_discarded_as_itself() -> None:
    # NA-8.21: one play; same effect, symbol and phase
    begun = table(hunt=["flashback", "virus"], hunt_pile=["clone", "mutation"])
    assert begun.refused(0, "flashback") == begun.why(0, "flashback") == "NA-3.1"
    begun.hunting(LAID)
    begun.do(0, "flashback")
    assert begun.heard("flashback") == [{"seat": 0, "card": "mutation"}]
    assert begun.view()["hunt"]["played"] == [{"card": "flashback", "as": "mutation"}]
    assert begun.refused(0, "virus") == "NA-3.2"
    begun.place(creature=10, artemia=3)
    begun.skip()
    assert begun.will(1) == 2
    begun.end_turn()
    assert begun.view()["hunt"]["discard"] == ["clone", "mutation", "flashback"]


def test_flashback_never_copies_a_card_of_the_same_turn() -> None:
    # NA-8.21, NA-3.5
    begun = table(hunt=["flashback", "virus"], hunt_pile=["fierceness"], plays=2)
    begun.hunting(LAID)
    begun.do(0, "virus")
    begun.do(0, "flashback")
    assert begun.view()["fierce"]
    alone = table(hunt=["flashback", "virus"], plays=2)
    alone.hunting(LAID)
    alone.do(0, "virus")
    assert alone.refused(0, "flashback") == "NA-8.21"


@pytest.mark.parametrize(
    ("copied", "parts"),
    [
        ("force-field", {"pair": "3-4"}),
        ("despair", {}),
        ("anticipation", {"hunted": 1}),
        ("ascendancy", {"hunted": 2}),
        ("phobia", {"hunted": 2}),
        ("forbidden-zone", {}),
        ("cataclysm", {"place": 3}),
        ("detour", {"move": "1-3-2"}),
        ("stasis", {}),
    ],
)
def test_flashback_takes_the_parts_of_what_it_copies(copied: str, parts: dict[str, Any]) -> None:
    # NA-8.21
    begun = table(hunt=["flashback"], hunt_pile=[copied])
    while "flashback" not in begun.may(0):
        if begun.phase == "exploration":
            begun.hunting(LAID)
        elif begun.phase == "hunting":
            begun.place(creature=10)
            begun.passes()
        else:
            begun.skip()
    if parts:
        assert begun.refused(0, "flashback") == "NA-8.21"
    begun.do(0, "flashback", **parts)
    assert begun.heard("flashback") == [{"seat": 0, "card": copied}]


def test_flashback_of_a_card_whose_condition_is_not_met_is_refused() -> None:
    # NA-8.21, NA-3.6, NA-8.5
    begun = table(hunt=["flashback"], hunt_pile=["ascendancy"], hands={1: [3], 2: [5]})
    begun.hunting(LAID)
    assert begun.refused(0, "flashback", hunted=1) == "NA-8.5"


PARTS: dict[str, dict[str, Any]] = {
    "force-field": {"pair": "4-5"},
    "anticipation": {"hunted": 1},
    "ascendancy": {"hunted": 2},
    "phobia": {"hunted": 2},
    "cataclysm": {"place": 2},
    "detour": {"move": "2-2-3"},
}
TWO_PLACES = {"virus": "artemia", "mirage": "target"}


@pytest.mark.parametrize("card", [card for card in HUNT if card != "flashback"])
def test_flashback_does_what_the_card_itself_does(card: str) -> None:
    # NA-8.21: a whole turn with the card, and one with Flashback, end alike
    ends = []
    for played, pile in ((card, []), ("flashback", [card])):
        begun = table(hunt=[played], hunt_pile=pile, cards={1: ["double-back"]}, marker=True)
        began = False
        while begun.turn == 1:
            if played in begun.may(0):
                begun.do(0, played, **PARTS.get(card, {}))
            elif begun.phase == "exploration" and not began:
                began = True
                begun.lay({1: 3, 2: 2})
                begun.passes()
            elif begun.asked(0) == "tokens":
                token = begun.view()["to_place"][0]
                pair = TWO_PLACES.get(card) == token
                begun.place(**{token: "2-3" if pair else 3})
            elif begun.asked(1) == begun.asked(2) == "explore":
                begun.lay({1: 3, 2: 2})
            else:
                begun.idle()
        played_as = begun.heard("played" if pile == [] else "flashback")
        assert played_as == [{"seat": 0, "card": card}]
        view = begun.view()
        told = [event for event in begun.log if event.name.endswith(("caught", "artemia"))]
        ends.append((view["hunted"], view["rescue"], view["assimilation"], view["marker"], told))
        assert view["hunt"]["plays"] == (2 if card == "tracking" else 1)
    assert ends[0] == ends[1]
