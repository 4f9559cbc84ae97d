"""The check of stored records: what was once played replays the same for ever."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ludoteca.kernel.errors import BadRecord
from ludoteca.kernel.game import Game
from ludoteca.kernel.record import verify
from ludoteca.kernel.testing.trial import CheckFailed


def check_records(game: Game[Any], files: Iterable[Path]) -> int:
    """Replay `.ludo.json` files of any behaviour version from seed to outcome."""
    number = 0
    for file in files:
        number += 1
        try:
            verify(game, json.loads(file.read_text("utf-8")))
        except BadRecord as error:
            raise CheckFailed(
                f"check_records: {file.name} no longer replays: {error}\n  (where a corrected rule "
                f"changes results, raise {game.name}'s version and branch on it)"
            ) from error
    return number
