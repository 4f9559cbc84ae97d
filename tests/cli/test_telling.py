"""The words of the terminal are those of the browser."""

from __future__ import annotations

import pytest

from ludoteca.cli.telling import Teller
from ludoteca.kernel.registry import find_game


def test_actions_of_all_games_have_words_of_their_own() -> None:
    teller = Teller(find_game("splits"), "fr")
    assert teller.action("pass") == "Passer"
    assert teller.action("split") == teller.text("splits-do-split") != "splits-do-split"


@pytest.mark.parametrize("names", [None, ["Ada", "Ben"]])
def test_a_question_can_speak_of_a_player(names: list[str] | None) -> None:
    teller = Teller(find_game("splits"), "en", names)
    asked = {"ask": "splits-event-out", "args": {"seat": 1}}
    assert (names[1] if names else "2") in teller.ask(asked, {})
