"""Cards of age 5: their scenarios, and what is asked and shown where a scenario cannot tell."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.games.innovation import game
from ludoteca.games.innovation.scenarios import scenarios
from ludoteca.kernel import IllegalAnswer
from tests.games.innovation.positions import play, position, supply_of, zones
from tests.games.innovation.test_cards_1 import asked, waits_for_an_action

TEXT = Path(__file__).with_name("cards_5.md").read_text("utf-8")


def test_scenarios() -> None:
    played = list(scenarios(game, TEXT))
    assert played and all(each.played for each in played)
    assert not {each.name: each.differences for each in played if each.differences}


def test_chemistry_must_return_a_card() -> None:
    # IN-9.3
    match = position([{"board": "blue [Chemistry]", "score": "Tools"}, {}], {6: "Canning …"})
    play(match, 0, "dogma Chemistry")
    assert asked(match) == (0, "return", ["tools", "canning"])


def test_physics_returns_in_the_order_of_choice_within_an_age() -> None:
    # IN-15.4: a card alone in its age goes by itself, and so does the last of an age
    supply = {6: "Industrialization, Machine Tools, Canning …"}
    match = position([{"board": "blue [Physics]", "hand": "Tools, Democracy"}, {}], supply)
    play(match, 0, "dogma Physics")
    drawn = ["industrialization", "machine-tools", "canning"]
    seat, verb, cards = asked(match)
    assert (seat, verb, sorted(cards)) == (0, "return", sorted([*drawn, "democracy"]))
    for title in ("Canning", "Democracy", "Machine Tools"):
        play(match, 0, title)
    assert waits_for_an_action(match) and supply_of(match, 1)[-1] == "Tools"
    returned = ["Canning", "Democracy", "Machine Tools", "Industrialization"]
    assert supply_of(match, 6)[-4:] == returned


@pytest.mark.parametrize("watcher", [None, 1])
def test_physics_keeps_cards_that_all_have_seen(watcher: int | None) -> None:
    # IN-6.8
    supply = {6: "Canning, Classification, Atomic Theory …"}
    match = position([{"board": "blue [Physics]"}, {}], supply)
    play(match, 0, "dogma Physics")
    seen = match.view(watcher)["players"][0]["hand"]["open"]
    assert sorted(seen) == ["atomic-theory", "canning", "classification"]


def test_coal_offers_every_top_card() -> None:
    match = position([{"board": "red [Coal], purple [Education]"}, {}], {5: "Banking …"})
    play(match, 0, "dogma Coal")
    assert asked(match) == (0, "score", ["coal", "banking", "education", "pass"])


def test_the_pirate_code_takes_cheap_cards_alone() -> None:
    match = position([{"board": "red [The Pirate Code]"}, {"score": "Tools, Paper, Anatomy, Coal"}])
    play(match, 0, "dogma The Pirate Code")
    with pytest.raises(IllegalAnswer):
        play(match, 1, "Coal")
    play(match, 1, "Paper")
    assert asked(match) == (1, "give", ["tools", "anatomy"])


def test_measurement_shows_which_card_goes() -> None:
    # IN-14.5: all see which one goes under the pile
    hand = "Tools, Sailing"
    match = position([{"board": "green [Measurement]", "hand": hand}, {}], {1: "Masonry …"})
    play(match, 0, "dogma Measurement")
    play(match, 0, "Tools")
    names = [event.name.removeprefix("innovation-event-") for event in match.events]
    assert names.index("showed") < names.index("returned")
    (returned,) = [each for each in match.events if each.name == "innovation-event-returned"]
    assert returned.public["card"] == "tools"


def test_measurement_of_the_first_edition_shows_no_card() -> None:
    # IN-14.6
    launcher = {"board": "green [Measurement]", "hand": "Tools, Sailing"}
    match = position([launcher, {}], {1: "Masonry …"}, edition="first")
    play(match, 0, "dogma Measurement")
    play(match, 0, "Tools")
    (decision,) = match.pending
    names = [answer["colour"] for answer in decision.answers()]
    assert names == ["blue", "red", "green", "yellow", "purple"]
    (returned,) = [each for each in match.events if each.name == "innovation-event-returned"]
    assert "card" not in returned.public


def test_steam_engine_gives_monument_with_the_sixth_tuck() -> None:
    # IN-11.2, IN-11.4
    launcher = {"board": "yellow [Steam Engine]", "tucked": 4}
    match = position([launcher, {}], {4: "Colonialism, Navigation …"})
    play(match, 0, "dogma Steam Engine")
    assert zones(match)[0]["achievements"] == ["Monument"]


def test_societies_asks_among_what_is_higher() -> None:
    # IN-17.42
    board = "blue [Atomic Theory], red [Engineering], yellow [Perspective], purple [Philosophy]"
    launcher = {"board": "blue [Printing Press], yellow [Anatomy], purple [Societies]"}
    match = position([launcher, {"board": board}])
    play(match, 0, "dogma Societies")
    assert asked(match) == (1, "give", ["atomic-theory", "engineering"])
