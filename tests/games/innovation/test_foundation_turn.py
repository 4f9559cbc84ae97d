"""The four actions (IN-3), the supply (IN-4)."""

import pytest

from ludoteca.kernel import IllegalAnswer
from tests.games.innovation.positions import play, position, supply_of, zones


def refusal(match, seat, answer):
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(seat, answer)
    return refused.value.reason


def test_draw_from_the_highest_top_card():
    """IN-3.2; covered cards do not count."""
    match = position([{"board": "red [Coal < Oars], blue [Calendar]"}, {}], {2: "Currency …"})
    play(match, 0, "draw")
    assert zones(match)[0]["hand"] == ["Currency"]
    match = position([{}, {}], {1: "Oars"})
    play(match, 0, "draw")
    assert zones(match)[0]["hand"] == ["Oars"]


def test_draw_climbs_over_empty_piles():
    """IN-4.1."""
    match = position([{"board": "red [Optics]"}, {}], {3: "empty", 4: "empty", 5: "Coal …"})
    play(match, 0, "draw")
    assert zones(match)[0]["hand"] == ["Coal"]


def test_draw_above_ten_ends_the_match():
    """IN-4.3, IN-4.4."""
    match = position([{"board": "red [Robotics]"}, {"score": "Oars"}], {10: "empty"})
    play(match, 0, "draw")
    assert match.over
    assert match.state.ended == "points"
    assert match.state.winners == [1]


def test_meld_needs_a_hand_card():
    """IN-3.3."""
    match = position([{"board": "red [Oars]", "hand": "Archery, Tools"}, {}])
    assert refusal(match, 0, {"action": "meld", "card": "coal"}).clause == "IN-3.3"
    play(match, 0, "meld Archery")
    assert zones(match)[0]["board"] == "red [Oars < Archery]"
    play(match, 0, "meld Tools")
    assert match.state.turn == 1
    assert refusal(match, 1, {"action": "meld", "card": "coal"}).text == "innovation-why-no-hand"


def test_dogma_needs_a_top_card():
    """IN-3.4."""
    match = position([{"board": "red [Oars < Archery]"}, {}])
    assert refusal(match, 0, {"action": "dogma", "card": "oars"}).clause == "IN-3.4"
    match = position([{}, {}])
    reason = refusal(match, 0, {"action": "dogma", "card": "oars"})
    assert (reason.text, reason.clause) == ("innovation-why-no-top", "IN-3.4")


def test_an_action_cannot_be_skipped():
    """IN-3.1."""
    match = position([{}, {}])
    assert refusal(match, 0, {"action": "pass"}).clause == "IN-3.1"


def test_achieve_keeps_the_points():
    """IN-3.5."""
    rich = {"board": "red [Optics]", "score": "Tools, Writing, Paper, Coal"}
    match = position([rich, {}])
    play(match, 0, "achieve 2")
    assert zones(match)[0]["achievements"] == ["2"]
    assert len(zones(match)[0]["score"]) == 4
    play(match, 0, "achieve 1")
    assert zones(match)[0]["achievements"] == ["1", "2"]


def test_achieve_says_what_is_missing():
    """IN-3.5, sample R02."""
    rich = {"board": "red [Optics]", "score": "Tools, Writing, Paper, Coal"}
    match = position([rich, {"achievements": "2"}])
    reason = refusal(match, 0, {"action": "achieve", "age": 2})
    assert (reason.text, reason.clause) == ("innovation-why-taken", "IN-3.5")
    reason = refusal(match, 0, {"action": "achieve", "age": 3})
    assert (reason.text, reason.args) == (
        "innovation-why-points",
        {"age": 3, "need": 15, "have": 10},
    )
    match = position([{"board": "red [Oars]", "score": "Robotics, A.I."}, {}])
    reason = refusal(match, 0, {"action": "achieve", "age": 4})
    assert (reason.text, reason.args) == ("innovation-why-top", {"age": 4, "have": 1})
    match = position([{}, {}])
    reason = refusal(match, 0, {"action": "achieve", "age": 1})
    assert (reason.text, reason.clause) == ("innovation-why-points", "IN-3.5")


def test_nobody_learns_the_card_of_an_achievement():
    """IN-14.4, sample I04."""
    match = position([{"board": "red [Oars]", "score": "Coal"}, {}])
    play(match, 0, "achieve 1")
    aside = match.state.aside[0]
    assert match.state.known[aside] == 0
    assert [event.public for event in match.events if "achieved" in event.name] == [
        {"seat": 0, "age": 1}
    ]


def test_returned_cards_go_under_their_pile_in_order():
    """IN-4.7."""
    match = position(
        [{"board": "blue [Pottery]", "hand": "Tools, Oars, Coal"}, {}],
        {1: "exactly Writing, Sailing", 5: "empty", 3: "Optics …"},
    )
    play(match, 0, "dogma Pottery")
    for title in ("Tools", "Coal", "Oars"):
        play(match, 0, title)
    assert supply_of(match, 5) == ["Coal"]
    assert supply_of(match, 1) == ["Sailing", "Tools", "Oars"]
    assert zones(match)[0]["score"] == ["Optics"]
    assert zones(match)[0]["hand"] == ["Writing"]


def test_monument_counters_restart_at_the_end_of_each_turn():
    """IN-3.7, IN-11.6."""
    match = position([{"board": "red [Oars]", "tucked": 3}, {"tucked": 2, "scored": 5}])
    play(match, 0, "draw")
    assert zones(match)[1]["scored"] == 5
    play(match, 0, "draw")
    assert [(z["tucked"], z["scored"]) for z in zones(match)] == [(0, 0), (0, 0)]
