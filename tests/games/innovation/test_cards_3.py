"""Cards of age 3: their scenarios, and what is asked and shown where a scenario cannot tell."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.games.innovation import game
from ludoteca.games.innovation.scenarios import scenarios
from ludoteca.kernel import IllegalAnswer
from tests.games.innovation.positions import play, position, supply_of, zones
from tests.games.innovation.test_cards_1 import asked, waits_for_an_action

TEXT = Path(__file__).with_name("cards_3.md").read_text("utf-8")


def test_scenarios() -> None:
    played = list(scenarios(game, TEXT))
    assert played and all(each.played for each in played)
    assert not {each.name: each.differences for each in played if each.differences}


def test_alchemy_returns_in_the_order_of_choice() -> None:
    # IN-15.4, IN-4.7: asked among cards of one age only
    board = {"board": "blue [Alchemy], green [The Wheel]", "hand": "Anatomy, Tools"}
    match = position([board, {}], {4: "Gunpowder …"})
    play(match, 0, "dogma Alchemy")
    assert sorted(asked(match)[2]) == ["anatomy", "gunpowder"]
    play(match, 0, "Gunpowder")
    assert supply_of(match, 4)[-2:] == ["Gunpowder", "Anatomy"]
    assert supply_of(match, 1)[-1] == "Tools" and zones(match)[0]["hand"] == []


def test_translation_is_all_or_nothing() -> None:
    # IN-9.6
    match = position([{"board": "blue [Translation]", "score": "Tools, Writing"}, {}])
    play(match, 0, "dogma Translation")
    assert asked(match) == (0, "meld-all", ["yes", "no"])
    play(match, 0, "accepts")
    assert asked(match) == (0, "meld", ["tools", "writing"])
    with pytest.raises(IllegalAnswer):
        play(match, 0, "passes")


def test_engineering_makes_no_offer_for_a_single_red_card() -> None:
    # IN-15.2
    match = position([{"board": "red [Engineering]"}, {}])
    play(match, 0, "dogma Engineering")
    assert waits_for_an_action(match)


def test_optics_spares_the_mate() -> None:
    # IN-13.5: the mate, who has nothing, is no opponent
    players = [{"board": "red [Optics]", "score": "Tools, Calendar"}, {"score": "Writing"}, {}, {}]
    match = position(players, {3: "Education …"}, teams="1-3")
    play(match, 0, "dogma Optics")
    (decision,) = match.pending
    assert decision.ask == "innovation-ask-give-to"
    assert [answer["seat"] for answer in decision.answers()] == [1, 3]


def test_compass_asks_the_victim_for_a_card_of_the_launcher() -> None:
    # IN-7.7
    match = position([{"board": "blue [Tools], red [Archery], green [Compass]"}, {}])
    play(match, 0, "dogma Compass")
    assert asked(match) == (1, "take", ["tools", "archery"])


def test_machinery_asks_for_the_only_castle() -> None:
    # IN-15.1
    match = position([{"board": "yellow [Machinery]"}, {"hand": "Tools, Writing"}])
    play(match, 0, "dogma Machinery")
    assert asked(match) == (0, "score", ["tools"])


def test_machinery_shows_the_cards_to_the_two_alone() -> None:
    # IN-14.6
    players = [
        {"board": "yellow [Machinery]", "hand": "Optics, Paper"},
        {"hand": "Calendar, Currency"},
        {"board": "blue [Pottery]"},
    ]
    match = position(players)
    play(match, 0, "dogma Machinery")
    assert sorted(match.view(0)["players"][1]["hand"]["knows"]) == ["optics", "paper"]
    assert sorted(match.view(1)["players"][0]["hand"]["knows"]) == ["calendar", "currency"]
    assert "knows" not in match.view(2)["players"][0]["hand"]


def test_medicine_asks_the_launcher_first() -> None:
    # IN-17.24
    players = [
        {"board": "yellow [Medicine]", "score": "Tools, Writing, Optics"},
        {"score": "Calendar, Currency, Archery"},
    ]
    match = position(players)
    before = zones(match)
    play(match, 0, "dogma Medicine")
    assert asked(match) == (0, "swap", ["tools", "writing"])
    play(match, 0, "Writing")
    assert asked(match) == (1, "swap", ["calendar", "currency"]) and zones(match) == before


def test_education_asks_only_among_the_highest() -> None:
    players = [{"board": "purple [Education]", "score": "Optics, Compass, Tools"}, {}]
    match = position(players)
    play(match, 0, "dogma Education")
    assert asked(match) == (0, "return", ["optics", "compass", "pass"])


def test_feudalism_asks_for_the_only_castle_and_shows_it_to_the_two() -> None:
    # IN-15.1, IN-14.6
    players = [{"board": "purple [Feudalism]"}, {"hand": "Archery, Sailing"}, {}]
    match = position(players)
    play(match, 0, "dogma Feudalism")
    assert asked(match) == (1, "give", ["archery"])
    play(match, 1, "Archery")
    assert match.view(2)["players"][0]["hand"] == {"ages": [1]}
