"""Golden transcripts and records of every version ever released (see tools/transcripts.py)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludoteca.kernel import Game
from ludoteca.kernel.record import verify
from ludoteca.kernel.registry import games
from tools.transcripts import FOLDER, files, transcript

KEPT = [(game, file) for game in games().values() for file in files(game)]


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_number_of_seats_and_every_version_has_a_record(game: Game[Any]) -> None:
    names = {file.name for file in files(game)}
    seats = range(game.seats[0], game.seats[1] + 1)
    versions = range(1, game.version + 1)
    assert names >= {f"v{v}-{n}-seats.ludo.json" for v in versions for n in seats}


@pytest.mark.parametrize(("game", "file"), KEPT, ids=[f"{g.name}-{f.stem}" for g, f in KEPT])
def test_a_kept_record_replays_as_it_did(game: Game[Any], file: Any) -> None:
    data = json.loads(file.read_text("utf-8"))
    verify(game, data)
    told = file.with_suffix("").with_suffix(".txt").read_text("utf-8")
    assert transcript(game, data) == told, "behaviour has changed: see docs/adding-a-game.md"


def test_no_transcript_is_left_over() -> None:
    assert {folder.name for folder in FOLDER.iterdir()} == set(games())
