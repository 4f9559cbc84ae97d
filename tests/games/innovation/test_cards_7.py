"""Cards of age 7: their scenarios, and what is asked and shown where a scenario cannot tell."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.games.innovation import game
from ludoteca.games.innovation.scenarios import scenarios
from ludoteca.kernel import IllegalAnswer
from tests.games.innovation.positions import play, position, supply_of, zones
from tests.games.innovation.test_cards_1 import asked, waits_for_an_action

TEXT = Path(__file__).with_name("cards_7.md").read_text("utf-8")


def test_scenarios() -> None:
    played = list(scenarios(game, TEXT))
    assert played and all(each.played for each in played)
    assert not {each.name: each.differences for each in played if each.differences}


def test_evolution_can_be_passed() -> None:
    match = position([{"board": "blue [Evolution]"}, {}])
    play(match, 0, "dogma Evolution")
    (decision,) = match.pending
    ways = [{"action": "choose", "way": "score"}, {"action": "choose", "way": "draw"}]
    assert list(decision.answers()) == [*ways, {"action": "pass"}]


def test_publications_refuses_the_old_order() -> None:
    # IN-17.56: the last two cards must change places where all above them lie as before
    match = position([{"board": "blue [Publications], red [Coal < Engineering < Oars]"}, {}])
    play(match, 0, "dogma Publications")
    play(match, 0, "red")
    assert asked(match) == (0, "put-next", ["oars", "engineering", "coal"])
    with pytest.raises(IllegalAnswer):
        play(match, 0, "passes")
    play(match, 0, "Oars")
    assert zones(match)[0]["board"] == "blue [Publications], red [Engineering < Coal < Oars]"


def test_publications_leaves_the_rest_as_it_lies() -> None:
    cards = "Coal < Engineering < Archery < Oars"
    match = position([{"board": f"blue [Publications], red left [{cards}]"}, {}])
    play(match, 0, "dogma Publications")
    play(match, 0, "red")
    play(match, 0, "Engineering")
    assert asked(match) == (0, "put-next", ["oars", "archery", "coal", "pass"])
    play(match, 0, "passes")
    board = "blue [Publications], red left [Coal < Archery < Oars < Engineering]"
    assert zones(match)[0]["board"] == board


def test_publications_turns_a_pile_of_two() -> None:
    match = position([{"board": "blue [Publications], red [Coal < Oars]"}, {}])
    play(match, 0, "dogma Publications")
    play(match, 0, "red")
    assert zones(match)[0]["board"] == "blue [Publications], red [Oars < Coal]"


def test_publications_can_earn_a_special_achievement() -> None:
    # IN-11.4: with the new order every top card is of value 8 or more
    board = "red [Flight], green [Satellites], yellow [Ecology], purple [Socialism]"
    match = position([{"board": f"blue [Rocketry < Publications], {board}"}, {}])
    play(match, 0, "dogma Publications")
    play(match, 0, "blue")
    assert zones(match)[0]["achievements"] == ["Universe"]


def test_explosives_asks_only_where_not_all_go() -> None:
    # IN-15.1: of four equal cards three go
    match = position([{"board": "red [Explosives]"}, {"hand": "Tools, Writing, Pottery, Oars"}])
    play(match, 0, "dogma Explosives")
    for title, left in (("Tools", 4), ("Oars", 3), ("Pottery", 2)):
        seat, verb, cards = asked(match)
        assert (seat, verb, len(cards)) == (1, "give", left)
        play(match, 1, title)
    assert waits_for_an_action(match) and zones(match)[1]["hand"] == ["Writing"]


def test_bicycle_takes_no_count() -> None:
    # IN-6.7, IN-11.6: what is swapped is not scored
    hand = "Tools, Writing, Pottery, Oars, Archery, Sailing"
    match = position([{"board": "green [Bicycle]", "hand": hand}, {}])
    play(match, 0, "dogma Bicycle")
    play(match, 0, "accepts")
    assert zones(match)[0]["scored"] == 0 and zones(match)[0]["achievements"] == []


def test_electricity_returns_in_the_order_of_choice() -> None:
    # IN-15.4: asked among the 1s alone; the last one lies lowest
    board = "blue [Tools], green [Electricity], yellow [Agriculture], purple [Philosophy]"
    match = position([{"board": board}, {}])
    play(match, 0, "dogma Electricity")
    assert asked(match) == (0, "return", ["tools", "agriculture"])
    play(match, 0, "Agriculture")
    assert supply_of(match, 1)[-2:] == ["Agriculture", "Tools"]
    assert len(zones(match)[0]["hand"]) == 3


def test_sanitation_lets_the_launcher_pick_first() -> None:
    # IN-7.7
    launcher = {"board": "yellow [Sanitation]", "hand": "Writing, Sailing, Optics"}
    match = position([launcher, {"hand": "Tools, Pottery, Coal"}])
    play(match, 0, "dogma Sanitation")
    assert asked(match) == (0, "swap", ["writing", "sailing"])
    play(match, 0, "Writing")
    assert asked(match) == (1, "swap", ["tools", "pottery"])


def test_lighting_cannot_tuck_a_fourth_card() -> None:
    hand = "Tools, Writing, Pottery, Oars"
    match = position([{"board": "purple [Lighting]", "hand": hand}, {}])
    play(match, 0, "dogma Lighting")
    for title in ("Tools", "Writing", "Pottery"):
        play(match, 0, title)
    assert waits_for_an_action(match) and zones(match)[0]["hand"] == ["Oars"]


def test_railroad_offers_only_what_is_splayed_right() -> None:
    board = "blue left [Tools < Writing], red right [Oars < Coal], purple [Railroad]"
    match = position([{"board": board}, {}])
    play(match, 0, "dogma Railroad")
    (decision,) = match.pending
    assert [answer.get("colour") for answer in decision.answers()] == ["red", None]
