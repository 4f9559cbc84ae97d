"""Cards of age 9: their scenarios, and what is asked and shown where a scenario cannot tell."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.games.innovation import game
from ludoteca.games.innovation.cards import CARD
from ludoteca.games.innovation.knowledge import EVERYBODY
from ludoteca.games.innovation.scenarios import scenarios
from ludoteca.kernel import IllegalAnswer
from tests.games.innovation.positions import play, position, zones
from tests.games.innovation.test_cards_1 import asked, waits_for_an_action

TEXT = Path(__file__).with_name("cards_9.md").read_text("utf-8")


def test_scenarios() -> None:
    played = list(scenarios(game, TEXT))
    assert played and all(each.played for each in played)
    assert not {each.name: each.differences for each in played if each.differences}


def test_computers_names_the_card_that_is_carried_out() -> None:
    # IN-10.1: the question says by which effect of which card it is put
    match = position([{"board": "blue [Computers]", "hand": "Tools"}, {}], {10: "Stem Cells …"})
    play(match, 0, "dogma Computers")
    assert match.pending[0].args == {"card": "stem-cells", "effect": 1}


def test_genetics_earns_monument_by_scoring() -> None:
    # IN-11.6
    cards = "Tools < Writing < Pottery < Calendar < Mathematics < Genetics"
    match = position([{"board": f"blue [{cards}]"}, {}], {10: "Software …"})
    play(match, 0, "dogma Genetics")
    assert zones(match)[0]["achievements"] == ["Monument"] and zones(match)[0]["scored"] == 6


def test_composites_asks_for_all_but_one() -> None:
    match = position([{"board": "red [Composites]"}, {"hand": "Tools, Coal, Optics"}])
    play(match, 0, "dogma Composites")
    play(match, 1, "Coal")
    assert asked(match) == (1, "give", ["tools", "optics"])
    with pytest.raises(IllegalAnswer):
        play(match, 1, "passes")


def test_fission_leaves_supply_and_achievements() -> None:
    # IN-17.68; the bonus is not drawn either (IN-8.7)
    players = [{"board": "red [Fission]", "achievements": "1, World"}, {"score": "Tools"}]
    match = position(players, {10: "Robotics, Software …"})
    before = sum(map(len, match.state.supply))
    play(match, 0, "dogma Fission")
    assert waits_for_an_action(match) and match.state.actions == 1
    assert sum(map(len, match.state.supply)) == before - 1
    assert zones(match)[0]["achievements"] == ["1", "World"]
    assert [zone["board"] + "".join(zone["score"]) for zone in zones(match)] == ["", ""]


def test_fission_may_pick_any_board_but_not_fission() -> None:
    # IN-17.69
    players = [{"board": "blue [Tools], red [Fission]"}, {"board": "green [Clothing]"}]
    match = position(players, {10: "Software …"})
    play(match, 0, "dogma Fission")
    assert asked(match) == (0, "return", ["tools", "clothing"])


def test_collaboration_shows_both_before_the_pick() -> None:
    # IN-17.66
    match = position([{"board": "green [Collaboration]"}, {}], {9: "Ecology, Services …"})
    play(match, 0, "dogma Collaboration")
    assert asked(match) == (0, "take", ["ecology", "services"])


def test_satellites_must_meld() -> None:
    match = position([{"board": "green [Satellites]"}, {}], {8: "Flight, Mobility, Rocketry …"})
    play(match, 0, "dogma Satellites")
    assert asked(match) == (0, "meld", ["flight", "mobility", "rocketry"])
    with pytest.raises(IllegalAnswer):
        play(match, 0, "passes")


def test_ecology_scores_by_force() -> None:
    # IN-17.73
    match = position([{"board": "yellow [Ecology]", "hand": "Tools, Coal, Optics"}, {}])
    play(match, 0, "dogma Ecology")
    play(match, 0, "Tools")
    assert asked(match) == (0, "score", ["coal", "optics"])


def test_services_gives_to_hands() -> None:
    # IN-17.71: and all highest cards go without a question
    players = [{"board": "purple [Services]"}, {"score": "Optics, Engineering"}]
    match = position(players)
    play(match, 0, "dogma Services")
    assert waits_for_an_action(match) and zones(match)[0]["hand"] == ["Engineering", "Optics"]


def test_specialization_must_show_a_card() -> None:
    match = position([{"board": "purple [Specialization]", "hand": "Tools, Oars"}, {}])
    play(match, 0, "dogma Specialization")
    assert asked(match) == (0, "show", ["tools", "oars"])
    play(match, 0, "Oars")
    assert match.state.known[CARD["oars"]] == EVERYBODY
    assert zones(match)[0]["hand"] == ["Oars", "Tools"]
