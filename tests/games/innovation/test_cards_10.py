"""Cards of age 10: their scenarios, and what is asked where a scenario cannot tell."""

from __future__ import annotations

from pathlib import Path

from ludoteca.games.innovation import game
from ludoteca.games.innovation.scenarios import scenarios
from tests.games.innovation.positions import play, position, zones
from tests.games.innovation.test_cards_1 import asked, waits_for_an_action

TEXT = Path(__file__).with_name("cards_10.md").read_text("utf-8")


def test_scenarios() -> None:
    played = list(scenarios(game, TEXT))
    assert played and all(each.played for each in played)
    assert not {each.name: each.differences for each in played if each.differences}


def test_bioengineering_asks_among_all_opponents() -> None:
    players = [{"board": "blue [Bioengineering]"}, {"board": "blue [Pottery], green [Sailing]"}]
    match = position([*players, {"board": "red [Oars], yellow [Agriculture]"}])
    play(match, 0, "dogma Bioengineering")
    assert asked(match) == (0, "take", ["pottery", "sailing", "agriculture"])


def test_software_can_lead_from_card_to_card() -> None:
    # IN-10.3: Robotics, melded second, is carried out, and in it Stem Cells
    players = [{"board": "blue [Software], green [Sailing]", "hand": "Tools"}, {}]
    match = position(players, {10: "A.I., Databases, Robotics, Stem Cells …"})
    play(match, 0, "dogma Software")
    assert asked(match) == (0, "score-all", ["yes", "no"])
    assert match.pending[0].args == {"card": "stem-cells", "effect": 1}
    assert zones(match)[0]["score"] == ["A.I.", "Databases"]  # Robotics has scored the top green
    play(match, 0, "declines")
    assert waits_for_an_action(match)


def test_miniaturization_returns_before_it_draws() -> None:
    # IN-4.7: the card itself comes back from a pile that was empty
    players = [{"board": "red [Miniaturization]", "hand": "Software", "score": "Tools"}, {}]
    match = position(players, {10: "empty"})
    play(match, 0, "dogma Miniaturization")
    play(match, 0, "Software")
    assert waits_for_an_action(match) and zones(match)[0]["hand"] == ["Software"]


def test_databases_asks_the_victim() -> None:
    match = position([{"board": "green [Databases]"}, {"score": "Tools, Coal"}])
    play(match, 0, "dogma Databases")
    assert asked(match) == (1, "return", ["tools", "coal"])
    play(match, 1, "Coal")
    assert waits_for_an_action(match)


def test_self_service_may_not_pick_itself() -> None:
    # IN-10.6
    match = position([{"board": "blue [Tools], green [Self Service], purple [Mysticism]"}, {}])
    play(match, 0, "dogma Self Service")
    assert asked(match) == (0, "carry-out", ["tools", "mysticism"])


def test_self_service_compares_after_the_nested_effects() -> None:
    # IN-17.79: Stem Cells earns Monument, and that decides
    hand = "Tools, Writing, Oars, Archery, Sailing, Clothing"
    match = position([{"board": "green [Self Service], yellow [Stem Cells]", "hand": hand}, {}])
    play(match, 0, "dogma Self Service")
    play(match, 0, "accepts")
    assert match.over and match.state.winners == [0] and match.state.ended == "dogma"


def test_globalization_draws_and_may_end_by_points() -> None:
    # IN-4.3: with nothing from age 6 on the draw ends the match before the test
    supply = dict.fromkeys(range(6, 11), "empty")
    match = position([{"board": "yellow [Globalization]"}, {"score": "Coal"}], supply)
    play(match, 0, "dogma Globalization")
    assert match.over and match.state.ended == "points" and match.state.winners == [1]


def test_the_internet_can_end_the_match_between_two_melds() -> None:
    # IN-4.5: five clocks, two melds, but only one card
    board = {"board": "blue [Quantum Theory], purple [The Internet]", "score": "Tools"}
    match = position([board, {}], {10: "exactly A.I., Stem Cells"})
    play(match, 0, "dogma The Internet")
    assert match.over and match.state.ended == "points" and match.state.winners == [0]
    assert "yellow [Stem Cells]" in zones(match)[0]["board"]
