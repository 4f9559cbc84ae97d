"""The kernel's test kit over Splits: 2,000 matches for the cheap checks, 100 for all of them."""

from __future__ import annotations

import os

import pytest

from ludoteca.games.splits import game
from ludoteca.kernel.testing import check_game

CHUNKS = 100 if os.environ.get("LUDOTECA_SOAK") else 10
MATCHES, THOROUGH = 200, 10


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_kit(chunk: int) -> None:
    tally = check_game(game, MATCHES, THOROUGH, seed=chunk)
    assert tally.matches >= MATCHES
