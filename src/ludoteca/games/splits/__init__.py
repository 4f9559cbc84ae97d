"""Splits (also known as Battle Sheep), for two to four players; the rules are in rules.md."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from pathlib import Path
from typing import Any

from ludoteca.games.splits import picture as pictures
from ludoteca.games.splits import rules, speeds
from ludoteca.games.splits import view as views
from ludoteca.games.splits.bots import LEVELS
from ludoteca.games.splits.state import Splits
from ludoteca.kernel import Chance, Facts, Game, Id, Json, Option, Outcome, Seat


class SplitsGame(Game[Splits]):
    """The game as the kernel sees it."""

    name = "splits"
    version = 1
    seats = (2, 4)
    options = (Option("first", ("random", "seats")),)
    facts = Facts("Francesco Rotta", "Jactalea, Blue Orange", 2010, (10, 20), 2)
    folder = Path(__file__).parent
    state_types = (Splits,)
    view_type = views.View
    bots = LEVELS
    default_bot = "normal"
    open_information = True

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance, version: int) -> Splits:
        return rules.setup(seats, options, chance)

    def play(self, state: Splits) -> Coroutine[Any, Any, None]:
        return rules.play(state)

    def view(self, state: Splits, seat: Seat | None) -> Json:
        return views.view(state)

    def outcome(self, state: Splits) -> Outcome:
        return rules.outcome(state)

    def imagine(self, view: Json, seat: Seat | None, chance: Chance) -> Splits:
        return views.imagine(view, chance)

    def leave(self, state: Splits, seat: Seat) -> None:
        rules.leave(state, seat)

    def picture(self, view: Json) -> str:
        return pictures.picture(view)

    def shown(self, view: Json, thing: Id) -> str:
        return pictures.shown(view, str(thing))

    def speeds(self) -> Mapping[str, Callable[[int], object]]:
        return speeds.speeds(self)

    def pieces(self, state: Splits) -> Mapping[str, int]:
        return views.pieces(state)


game = SplitsGame()
