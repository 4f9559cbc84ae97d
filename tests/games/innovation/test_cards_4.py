"""Cards of age 4: their scenarios, and what is asked and shown where a scenario cannot tell."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.games.innovation import game
from ludoteca.games.innovation.scenarios import scenarios
from ludoteca.kernel import IllegalAnswer
from tests.games.innovation.positions import play, position, supply_of, zones
from tests.games.innovation.test_cards_1 import asked, waits_for_an_action

TEXT = Path(__file__).with_name("cards_4.md").read_text("utf-8")


def test_scenarios() -> None:
    played = list(scenarios(game, TEXT))
    assert played and all(each.played for each in played)
    assert not {each.name: each.differences for each in played if each.differences}


def test_printing_press_offers_every_score_card() -> None:
    # IN-15.6: a single one is an offer, too
    match = position([{"board": "blue [Printing Press]", "score": "Optics"}, {}])
    play(match, 0, "dogma Printing Press")
    assert asked(match) == (0, "return", ["optics", "pass"])
    play(match, 0, "Optics")
    assert supply_of(match, 3)[-1] == "Optics"


def test_gunpowder_asks_for_castles_on_top_alone() -> None:
    board = "blue [Pottery], red [Archery < Oars], green [The Wheel], purple [Philosophy]"
    match = position([{"board": "red [Gunpowder]"}, {"board": board}])
    play(match, 0, "dogma Gunpowder")
    assert asked(match) == (1, "give", ["oars", "the-wheel"])


def test_invention_offers_only_what_is_splayed_left() -> None:
    board = "blue left [Tools < Writing], red up [Archery < Coal], green [Sailing < Invention]"
    match = position([{"board": board}, {}])
    play(match, 0, "dogma Invention")
    (decision,) = match.pending
    assert [answer.get("colour") for answer in decision.answers()] == ["blue", None]


def test_navigation_shows_the_card_to_the_two_alone() -> None:
    # IN-14.6
    players = [
        {"board": "green [Navigation]"},
        {"score": "Optics"},
        {"board": "blue [Translation]"},
    ]
    match = position(players)
    play(match, 0, "dogma Navigation")
    assert match.view(1)["players"][0]["score"]["knows"] == ["optics"]
    assert match.view(2)["players"][0]["score"] == {"ages": [3]}


def test_anatomy_lets_no_victim_decline() -> None:
    # IN-9.3
    match = position([{"board": "yellow [Anatomy]"}, {"score": "Tools, Optics"}])
    play(match, 0, "dogma Anatomy")
    with pytest.raises(IllegalAnswer):
        play(match, 1, "passes")
    assert asked(match) == (1, "return", ["tools", "optics"])


def test_perspective_must_score_once_a_card_is_returned() -> None:
    # IN-17.31
    hand = "Tools, Writing, Archery"
    match = position([{"board": "yellow [Perspective]", "hand": hand}, {}])
    play(match, 0, "dogma Perspective")
    assert "pass" in asked(match)[2]
    play(match, 0, "Tools")
    assert asked(match) == (0, "score", ["writing", "archery"])


def test_enterprise_asks_only_where_there_is_a_choice() -> None:
    # IN-15.1: boards are open, City States is purple, Pottery bears no crown
    board = "blue [Pottery], red [Oars], purple [City States]"
    launcher = {"board": "blue [Translation], purple [Enterprise]"}
    match = position([launcher, {"board": board}], {4: "Anatomy …"})
    play(match, 0, "dogma Enterprise")
    assert waits_for_an_action(match)
    assert zones(match)[1]["board"] == "blue [Pottery], yellow [Anatomy], purple [City States]"


def test_reformation_cannot_be_stopped_once_begun() -> None:
    # IN-9.4
    hand = "Writing, Oars, Sailing"
    match = position([{"board": "green [Clothing], purple [Reformation]", "hand": hand}, {}])
    play(match, 0, "dogma Reformation")
    play(match, 0, "Oars")
    with pytest.raises(IllegalAnswer):
        play(match, 0, "passes")
    assert asked(match) == (0, "tuck", ["writing", "sailing"])
