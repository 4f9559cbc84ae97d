"""Cards of age 6: their scenarios, and what is asked and shown where a scenario cannot tell."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.games.innovation import game
from ludoteca.games.innovation.scenarios import scenarios
from ludoteca.kernel import IllegalAnswer
from tests.games.innovation.positions import play, position, supply_of, zones
from tests.games.innovation.test_cards_1 import asked, waits_for_an_action

TEXT = Path(__file__).with_name("cards_6.md").read_text("utf-8")


def test_scenarios() -> None:
    played = list(scenarios(game, TEXT))
    assert played and all(each.played for each in played)
    assert not {each.name: each.differences for each in played if each.differences}


def test_encyclopedia_cannot_be_stopped_once_accepted() -> None:
    # IN-9.6
    match = position([{"board": "blue [Encyclopedia]", "score": "Optics, Medicine, Paper"}, {}])
    play(match, 0, "dogma Encyclopedia")
    play(match, 0, "accepts")
    play(match, 0, "Medicine")
    with pytest.raises(IllegalAnswer):
        play(match, 0, "passes")
    assert asked(match) == (0, "meld", ["optics", "paper"])


@pytest.mark.parametrize(("edition", "tucked"), [("last", 1), ("first", 2)])
def test_industrialization_counts_for_monument(edition: str, tucked: int) -> None:
    # IN-16.1, IN-11.6
    launcher = {"board": "red right [Coal < Industrialization]"}
    match = position([launcher, {}], {6: "Canning, Classification …"}, edition=edition)
    play(match, 0, "dogma Industrialization")
    assert zones(match)[0]["tucked"] == tucked


def test_classification_asks_for_any_card_and_shows_it() -> None:
    # IN-6.8, IN-17.44
    launcher = {"board": "green [Classification]", "hand": "Tools, Archery"}
    match = position([launcher, {"hand": "Writing, Optics"}])
    play(match, 0, "dogma Classification")
    assert asked(match) == (0, "show", ["tools", "archery"])
    play(match, 0, "Archery")
    assert "innovation-event-showed" in [event.name for event in match.events]
    assert asked(match) == (0, "meld", ["archery", "optics"])


def test_canning_can_give_monument() -> None:
    # IN-11.6: the card tucked counts as a tuck, and its later scoring as a score
    board = "blue [Tools], red [Oars], green [Sailing], yellow [Canning], purple [Mysticism]"
    launcher = {"board": board, "scored": 2}
    match = position([launcher, {"board": "red [Archery]"}], {6: "Atomic Theory …"})
    play(match, 0, "dogma Canning")
    play(match, 0, "accepts")
    mine = zones(match)[0]
    assert (mine["scored"], mine["achievements"]) == (6, ["Monument"])


def test_vaccination_returns_in_the_order_of_choice() -> None:
    # IN-15.4
    victim = {"score": "Tools, Writing, Sailing, Optics"}
    match = position([{"board": "yellow [Vaccination]"}, victim])
    play(match, 0, "dogma Vaccination")
    assert asked(match) == (1, "return", ["tools", "writing", "sailing"])
    play(match, 1, "Writing")
    play(match, 1, "Sailing")
    assert waits_for_an_action(match)
    assert supply_of(match, 1)[-3:] == ["Writing", "Sailing", "Tools"]


def test_democracy_may_be_stopped_after_each_card() -> None:
    # IN-9.5
    launcher = {"board": "purple [Democracy]", "hand": "Tools, Writing, Archery"}
    match = position([launcher, {}])
    play(match, 0, "dogma Democracy")
    for title in ("Tools", "Writing", "Archery"):
        assert asked(match)[2][-1] == "pass"
        play(match, 0, title)
    assert waits_for_an_action(match)


def test_emancipation_lets_no_victim_decline() -> None:
    # IN-9.3
    match = position([{"board": "purple [Emancipation]"}, {"hand": "Tools, Sailing"}])
    play(match, 0, "dogma Emancipation")
    with pytest.raises(IllegalAnswer):
        play(match, 1, "passes")
    assert asked(match) == (1, "give", ["tools", "sailing"])
