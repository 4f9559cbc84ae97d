"""Cards of age 2: their scenarios, and what is asked and shown where a scenario cannot tell."""

from __future__ import annotations

from pathlib import Path

from ludoteca.games.innovation import game
from ludoteca.games.innovation.scenarios import scenarios
from tests.games.innovation.positions import play, position, supply_of, zones
from tests.games.innovation.test_cards_1 import asked, waits_for_an_action

TEXT = Path(__file__).with_name("cards_2.md").read_text("utf-8")


def test_scenarios() -> None:
    played = list(scenarios(game, TEXT))
    assert played and all(each.played for each in played)
    assert not {each.name: each.differences for each in played if each.differences}


def test_construction_lets_the_victim_choose_without_a_way_out() -> None:
    # IN-7.7, IN-9.3
    match = position([{"board": "red [Construction]"}, {"hand": "Tools, Writing, Oars"}])
    play(match, 0, "dogma Construction")
    assert asked(match) == (1, "give", ["tools", "writing", "oars"])
    play(match, 1, "Writing")
    assert asked(match) == (1, "give", ["tools", "oars"])


def test_construction_follows_two_cards_that_go_together() -> None:
    # IN-14.6: where both cards of an age go, who knew one of them still does
    players = [
        {"board": "red [Construction]"},
        {"hand": "Tools, Writing"},
        {"board": "red [Archery < Road Building]"},
    ]
    match = position(players)
    match.state.known[match.state.players[1].hand[0]] |= 1 << 2
    play(match, 0, "dogma Construction")
    assert match.view(2)["players"][0]["hand"]["knows"] == ["tools"]


def test_road_building_offers_the_second_card_and_every_other_player() -> None:
    # IN-17.17, IN-13.5
    players = [{"board": "red [Road Building]", "hand": "Tools, Sailing"}, {}, {}, {}]
    match = position(players, teams="1-3")
    play(match, 0, "dogma Road Building")
    assert asked(match)[2] == ["tools", "sailing"]
    play(match, 0, "Tools")
    assert asked(match)[2] == ["sailing", "pass"]
    play(match, 0, "Sailing")
    (decision,) = match.pending
    assert decision.ask == "innovation-ask-trade"
    assert sorted(answer.get("seat", 9) for answer in decision.answers()) == [1, 2, 3, 9]


def test_road_building_makes_no_offer_without_a_red_pile() -> None:
    # IN-17.17: a sharer has none
    players = [
        {"board": "red [Road Building]"},
        {"board": "green [The Wheel]", "hand": "Tools, Sailing"},
    ]
    match = position(players)
    play(match, 0, "dogma Road Building")
    play(match, 1, "Tools")
    play(match, 1, "Sailing")
    assert waits_for_an_action(match)
    assert zones(match)[1]["board"] == "blue [Tools], green [The Wheel < Sailing]"


def test_canal_building_moves_hidden_cards_unseen() -> None:
    # IN-14.6: the rival learns the ages alone
    board = {"board": "yellow [Canal Building]", "hand": "Calendar, Currency, Tools"}
    match = position([{**board, "score": "Optics, Writing"}, {}])
    play(match, 0, "dogma Canal Building")
    play(match, 0, "accepts")
    seen = match.view(1)["players"][0]
    assert sorted(seen["hand"]["ages"]) == [1, 3] and sorted(seen["score"]["ages"]) == [1, 2, 2]
    assert not seen["hand"].keys() & {"open", "knows"}


def test_currency_puts_each_card_under_its_own_age() -> None:
    # IN-4.7
    match = position([{"board": "green [Currency]", "hand": "Tools, Calendar"}, {}])
    for words in ("dogma Currency", "Tools", "Calendar"):
        play(match, 0, words)
    assert supply_of(match, 1)[-1] == "Tools" and supply_of(match, 2)[-1] == "Calendar"
    assert zones(match)[0]["scored"] == 2


def test_mapmaking_asks_nothing_for_the_only_1() -> None:
    # IN-15.1: ages are open
    match = position([{"board": "green [Mapmaking]"}, {"score": "Tools, Calendar"}])
    play(match, 0, "dogma Mapmaking")
    assert waits_for_an_action(match) and zones(match)[1]["score"] == ["Calendar"]


def test_monotheism_asks_only_for_colours_that_the_launcher_lacks() -> None:
    # IN-17.16
    board = "blue [Pottery], green [Sailing], purple [Philosophy], yellow [Agriculture]"
    match = position([{"board": "blue [Writing], purple [Monotheism]"}, {"board": board}])
    play(match, 0, "dogma Monotheism")
    assert asked(match) == (1, "give", ["sailing", "agriculture"])
