"""What a person types in the terminal: names of several words, things that are alike, numbers."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.cli.asking import ask_person, how_many, named, pick_several
from ludoteca.cli.telling import Teller
from ludoteca.games.elfenland import game
from ludoteca.kernel import Match

NAMES = ["Dragon", "Dragon", "Giant pig", "Magic cloud"]
CARDS = ["dragon-1", "dragon-2", "giant-pig-1", "magic-cloud-1"]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("Dragon dragon", ["Dragon", "dragon"]),
        ("giant PIG, magic cloud", ["giant PIG", "magic cloud"]),
        ("1 3  giant-pig-1", ["1", "3", "giant-pig-1"]),
        ("Giant Dragon", ["Giant", "Dragon"]),
    ],
)
def test_names_of_several_words_are_one_thing(line: str, words: list[str]) -> None:
    assert named(line, NAMES) == words


@pytest.mark.parametrize(
    ("words", "cards"),
    [
        (["Dragon", "Dragon"], ["dragon-1", "dragon-2"]),
        (["2", "Dragon"], ["dragon-2", "dragon-1"]),
        (["giant pig", "4"], ["giant-pig-1", "magic-cloud-1"]),
        (["Dragon", "Dragon", "Dragon"], ["dragon-1", "dragon-2", "Dragon"]),
    ],
)
def test_a_name_stands_for_each_that_bears_it_once(words: list[str], cards: list[str]) -> None:
    assert pick_several(words, CARDS, NAMES, [1, 2, 3, 4]) == cards


def test_it_is_said_how_many_are_to_be_chosen() -> None:
    assert how_many({"kind": "some", "least": 3, "most": 3}) == "3"
    assert how_many({"kind": "some", "least": 0, "most": 2}) == "0–2"
    assert how_many({"kind": "order"}) == ""


def test_a_counter_is_placed_by_its_name_and_the_road_s(monkeypatch: Any, capsys: Any) -> None:
    match = Match(game, 2, {}, bytes(32))
    while match.pending[0].ask != "elfenland-ask-plan":
        match.answer(match.pending[0].seat, {"action": "draw"})
    decision = match.pending[0]
    counter, roads = next(iter(decision.to_json()["actions"][0]["parts"][0]["routes"].items()))
    teller = Teller(game, "en", ["Ada", "Ben"])
    name = str(teller.thing("counter", counter, {}))
    road = game.shown(match.view(decision.seat), next(iter(roads)))
    typed = iter(["Place a counter", f"{name} {road}"])
    monkeypatch.setattr("builtins.input", lambda _: next(typed))
    assert ask_person(match, decision, teller)
    assert list(match.view(None)["roads"]) == [next(iter(roads))]
    assert f"{name} → {road}" in capsys.readouterr().out
