"""Cards of age 8: their scenarios, and what is asked and shown where a scenario cannot tell."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.games.innovation import game
from ludoteca.games.innovation.scenarios import scenarios
from ludoteca.kernel import IllegalAnswer
from tests.games.innovation.positions import play, position, supply_of, zones
from tests.games.innovation.test_cards_1 import asked, waits_for_an_action

TEXT = Path(__file__).with_name("cards_8.md").read_text("utf-8")


def test_scenarios() -> None:
    played = list(scenarios(game, TEXT))
    assert played and all(each.played for each in played)
    assert not {each.name: each.differences for each in played if each.differences}


def test_rocketry_shows_backs_alone() -> None:
    # IN-14.7: two 3s of one player are one choice
    players = [{"board": "blue [Rocketry]"}, {"score": "Optics, Engineering, Tools"}]
    match = position(players)
    play(match, 0, "dogma Rocketry")
    (decision,) = match.pending
    assert [answer["back"] for answer in decision.answers()] == ["1:1", "1:3"]
    match.answer(0, {"action": "choose", "back": "1:3"})
    assert waits_for_an_action(match)
    assert zones(match)[1]["score"] in (["Optics", "Tools"], ["Engineering", "Tools"])


def test_rocketry_empties_all_but_lets_the_order_be_picked() -> None:
    # IN-15.4: five clocks; two 3s of different players go, the order is the executor's
    players = [{"board": "blue [Rocketry], purple [Railroad]"}, {"score": "Optics"}]
    match = position([*players, {"score": "Engineering"}])
    play(match, 0, "dogma Rocketry")
    (decision,) = match.pending
    assert [answer["back"] for answer in decision.answers()] == ["1:3", "2:3"]
    match.answer(0, {"action": "choose", "back": "2:3"})
    assert waits_for_an_action(match)
    assert supply_of(match, 3)[-2:] == ["Engineering", "Optics"]


def test_flight_asks_twice_at_most() -> None:
    # IN-5.7: red, splayed up already, is not among the choices
    board = "blue [Tools < Writing], red up [Oars < Flight], purple [Mysticism < Socialism]"
    match = position([{"board": board}, {}])
    play(match, 0, "dogma Flight")
    (decision,) = match.pending
    assert [a["colour"] for a in decision.answers() if "colour" in a] == ["blue", "purple"]
    play(match, 0, "purple")
    assert waits_for_an_action(match)


def test_mobility_asks_only_where_not_both_go() -> None:
    # IN-15.1
    match = position([{"board": "red [Mobility]"}, {"board": "blue [Tools], green [Sailing]"}])
    play(match, 0, "dogma Mobility")
    assert waits_for_an_action(match)
    assert zones(match)[0]["score"] == ["Sailing", "Tools"] and zones(match)[0]["scored"] == 0


def test_mass_media_names_any_value() -> None:
    # IN-17.62
    match = position([{"board": "green [Mass Media]", "hand": "Tools"}, {}])
    play(match, 0, "dogma Mass Media")
    play(match, 0, "Tools")
    with pytest.raises(IllegalAnswer):
        play(match, 0, "value 11")
    play(match, 0, "value 10")
    assert waits_for_an_action(match)


def test_skyscrapers_leaves_nothing_of_the_pile() -> None:
    # IN-17.60, IN-4.7: returned 1s in the order of choice
    victim = {"board": "blue left [Tools < Writing < Atomic Theory < Publications]"}
    match = position([{"board": "yellow [Skyscrapers]"}, victim])
    play(match, 0, "dogma Skyscrapers")
    assert asked(match) == (1, "return", ["tools", "writing"])
    play(match, 1, "Writing")
    assert zones(match)[1]["board"] == "" and zones(match)[1]["score"] == ["Atomic Theory"]
    assert supply_of(match, 1)[-2:] == ["Writing", "Tools"]


def test_empiricism_needs_two_different_colours() -> None:
    match = position([{"board": "purple [Empiricism]"}, {}], {9: "Composites …"})
    play(match, 0, "dogma Empiricism")
    play(match, 0, "red")
    with pytest.raises(IllegalAnswer):
        play(match, 0, "red")
    assert zones(match)[0]["hand"] == []  # named before the draw (IN-17.61)
    play(match, 0, "blue")
    assert zones(match)[0]["board"] == "red [Composites], purple [Empiricism]"


def test_empiricism_wins_with_twenty_lightbulbs_for_a_sharer_first() -> None:
    # IN-12.6
    board = (
        "blue up [Experimentation < Genetics], green [Classification],"
        " yellow up [Perspective < Ecology], purple up [Philosophy < Education]"
    )
    match = position(
        [{"board": "purple [Empiricism]"}, {"board": board + ", red [Engineering]"}],
        {9: "Services …"},
    )
    play(match, 0, "dogma Empiricism")
    for seat in (1, 0):
        play(match, seat, "blue")
        play(match, seat, "red")
    assert match.over and match.state.winners == [1]


def test_socialism_tucks_all_once_accepted() -> None:
    # IN-9.6
    match = position([{"board": "purple [Socialism]", "hand": "Tools, Writing"}, {}])
    play(match, 0, "dogma Socialism")
    assert asked(match) == (0, "tuck-all", ["yes", "no"])
    play(match, 0, "accepts")
    assert asked(match) == (0, "tuck", ["tools", "writing"])
