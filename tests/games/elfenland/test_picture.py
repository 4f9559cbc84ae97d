"""The map in the terminal: whole names, every way, what lies on roads, who stands where."""

from __future__ import annotations

import re
from random import Random

import pytest

from ludoteca.cli.telling import Teller
from ludoteca.games.elfenland import game
from ludoteca.games.elfenland.map import ROADS, WAYS
from ludoteca.games.elfenland.picture import MAP, SHORT
from ludoteca.kernel import Match
from tests.games.elfenland.tables import BRANCH, table

NAMES = """Al'Baran Beata Dag'Amura Elvenhold Erg'Eren Feodor Grangor Ixara Jaccaranda Kihromah
    Lapphalya Mah'Davikia Parundia Rivinia Strykhaven Throtmanni Tichih Usselen Virst Wylhien
    Yttar"""


def words(text: str) -> list[str]:
    return re.findall(r"[\w':!*]+", text)


def test_all_towns_and_ways_stand_on_the_map_once() -> None:
    # EL-3.1, EL-3.3
    ways = [f"p{n}" for n in range(1, 9)] + [f"f{n}" for n in range(1, 13)]
    ways += [f"d{n}" for n in range(1, 8)] + [f"m{n}" for n in range(1, 9)]
    waters = [f"r{n}" for n in range(1, 8)] + [f"l{n}" for n in range(1, 7)]
    assert sorted(words(MAP)) == sorted([*NAMES.split(), *ways, *waters])
    assert max(map(len, MAP.splitlines())) <= 100


def test_roads_are_called_as_on_the_map() -> None:
    view = table().view()
    assert [game.shown(view, WAYS[road]) for road in ROADS] == [*SHORT.values()]
    assert SHORT["beata-elvenhold-plain"] == "p1" and SHORT[WAYS[34]] == "m8"
    assert game.shown(view, "secret-dragon") == "secret-dragon"


def test_counters_obstacles_boots_and_own_pieces_show() -> None:
    begun = table(
        "travel",
        hands={0: {"dragon": 2, "raft": 1}},
        towns={1: "grangor", 2: "grangor"},
        taken={0: ["virst"]},
        secret={0: ["unicorn"]},
        opened={1: ["giant-pig"]},
        roads={BRANCH: "dragon", "strykhaven-virst-mountain": "unicorn"},
        obstacles=[BRANCH],
    )
    own, other = game.picture(begun.view(0)), game.picture(begun.view(None))
    for text in (own, other):
        assert "p3:D!" in text and "m8:U" in text and "[23]" in text and "[1]" in text
    assert len(re.findall(r"\*[A-Z]", own)) == 19 and "*Virst" not in own
    assert "2 × {elfenland-means-dragon}, 1 × {elfenland-means-raft}" in own
    assert "{elfenland-secret-unicorn}" in own and "elfenland-secret-" not in other
    assert "*" not in other


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_message_of_the_picture_is_said(language: str) -> None:
    teller = Teller(game, language)
    for seats in (2, 6):
        rng = Random(seats)
        match = Match(game, seats, {"hometown": "on"}, bytes([seats] * 32))
        while match.pending:
            decision = rng.choice(match.pending)
            if rng.randrange(6) == 0 or match.view(None)["phase"] == "keep":
                said = teller.picture(match.view(decision.seat))
                assert "elfenland-" not in said and "{" not in said
                assert max(len(line) for line in said.splitlines()[1:34]) <= 100
            match.answer(decision.seat, decision.sample(rng.randrange))
        assert "elfenland-" not in teller.picture(match.view(0))


def test_words_name_what_can_be_chosen_or_told() -> None:
    assert game.word("cards", "dragon-2") == "elfenland-means-dragon"
    assert game.word("counter", "dragon") == "elfenland-means-dragon"
    assert game.word("counter", "secret-dragon") == "elfenland-secret-dragon"
    assert game.word("town", "ixara") == "elfenland-town-ixara"
    assert game.word("way", BRANCH) == f"elfenland-way-{BRANCH}"
    assert game.word("n", 3) == "" and game.word("event", "nothing") == ""
