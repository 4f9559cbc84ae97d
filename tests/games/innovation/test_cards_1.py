"""Cards of age 1: their scenarios, and what is asked and shown where a scenario cannot tell."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludoteca.games.innovation import game
from ludoteca.games.innovation.scenarios import scenarios
from ludoteca.kernel import IllegalAnswer, Match
from tests.games.innovation.positions import play, position, supply_of, zones

TEXT = Path(__file__).with_name("cards_1.md").read_text("utf-8")


def test_scenarios() -> None:
    played = list(scenarios(game, TEXT))
    assert played and all(each.played for each in played)
    assert not {each.name: each.differences for each in played if each.differences}


def asked(match: Match[Any]) -> tuple[int, str, list[str]]:
    """Return who is asked, what, and the cards and words that can be answered."""
    (decision,) = match.pending
    answers = [answer.get("card") or answer["action"] for answer in decision.answers()]
    return decision.seat, decision.ask.removeprefix("innovation-ask-"), answers


def waits_for_an_action(match: Match[Any]) -> bool:
    return match.pending[0].ask == "innovation-ask-action"


def test_oars_asks_for_the_only_crown_in_hand() -> None:
    # IN-15.1: faces decide, so the question is put
    match = position([{"board": "red [Oars]"}, {"hand": "Sailing, Tools"}])
    play(match, 0, "dogma Oars")
    assert asked(match) == (1, "give", ["sailing"])


def test_oars_passes_over_a_hand_without_crowns_and_tells_it() -> None:
    # IN-15.2
    match = position([{"board": "red [Oars]"}, {"hand": "Tools"}])
    play(match, 0, "dogma Oars")
    assert waits_for_an_action(match)
    assert "innovation-event-no-card" in [event.name for event in match.events]


def test_oars_takes_no_card_without_a_crown() -> None:
    # IN-15.7
    match = position([{"board": "red [Oars]"}, {"hand": "Sailing, Tools"}])
    play(match, 0, "dogma Oars")
    before = zones(match)
    with pytest.raises(IllegalAnswer):
        play(match, 1, "Tools")
    with pytest.raises(IllegalAnswer):
        play(match, 1, "passes")
    assert zones(match) == before


def test_archery_asks_only_among_equal_highest_cards() -> None:
    # IN-15.1: ages are open
    match = position([{"board": "red [Archery]"}, {"hand": "Calendar, Currency"}])
    play(match, 0, "dogma Archery")
    assert asked(match) == (1, "give", ["calendar", "currency"])
    match = position([{"board": "red [Archery]"}, {"hand": "Calendar"}], {1: "Tools …"})
    play(match, 0, "dogma Archery")
    assert waits_for_an_action(match) and zones(match)[0]["hand"] == ["Calendar"]


def test_pottery_puts_the_last_card_lowest() -> None:
    # IN-4.7
    match = position([{"board": "blue [Pottery]", "hand": "Tools, Writing, Optics"}, {}])
    for words in ("dogma Pottery", "Tools", "Writing", "passes"):
        play(match, 0, words)
    assert supply_of(match, 1)[-2:] == ["Tools", "Writing"]


def test_tools_cannot_be_stopped_once_begun() -> None:
    # IN-9.4
    hand = "Archery, Sailing, Clothing, Mysticism"
    match = position([{"board": "blue [Tools]", "hand": hand}, {}])
    play(match, 0, "dogma Tools")
    assert "pass" in asked(match)[2]
    play(match, 0, "Archery")
    assert asked(match)[2] == ["sailing", "clothing", "mysticism"]


@pytest.mark.parametrize(
    ("board", "card", "hand"),
    [
        ("yellow [Masonry]", "Masonry", "Sailing"),
        ("purple [Code of Laws]", "Code of Laws", "Sailing"),
    ],
)
def test_an_offer_that_faces_decide_is_put_with_pass_alone(
    board: str, card: str, hand: str
) -> None:
    # IN-15.3
    match = position([{"board": board, "hand": hand}, {}])
    play(match, 0, f"dogma {card}")
    assert asked(match)[2] == ["pass"]
    match = position([{"board": board}, {}])
    play(match, 0, f"dogma {card}")
    assert waits_for_an_action(match)


def test_masonry_does_not_betray_the_last_castle() -> None:
    # IN-15.3: whether more castles are in hand is not seen from the questions
    match = position([{"board": "yellow [Masonry]", "hand": "Archery, Sailing"}, {}])
    play(match, 0, "dogma Masonry")
    play(match, 0, "Archery")
    assert asked(match) == (0, "meld", ["pass"])


def test_clothing_asks_for_the_only_new_colour() -> None:
    # IN-15.1
    match = position([{"board": "green [Clothing]", "hand": "Tools, Sailing"}, {}])
    play(match, 0, "dogma Clothing")
    assert asked(match) == (0, "meld", ["tools"])


@pytest.mark.parametrize("card", ["Metalworking", "Mysticism"])
def test_a_card_drawn_face_up_and_kept_is_known(card: str) -> None:
    # IN-6.8
    colour = "red" if card == "Metalworking" else "purple"
    match = position([{"board": f"{colour} [{card}]"}, {}], {1: "Sailing …"})
    play(match, 0, f"dogma {card}")
    assert zones(match)[0]["hand"] == ["Sailing"]
    for watcher in (None, 1):
        assert match.view(watcher)["players"][0]["hand"]["open"] == ["sailing"]


def test_archery_shows_the_card_to_the_two_alone() -> None:
    # IN-14.6
    players = [{"board": "red [Archery]"}, {"hand": "Calendar"}, {"board": "green [The Wheel]"}]
    match = position(players, {1: "Tools …"})
    play(match, 0, "dogma Archery")
    assert match.view(1)["players"][0]["hand"]["knows"] == ["calendar"]
    assert match.view(2)["players"][0]["hand"] == {"ages": [2]}
