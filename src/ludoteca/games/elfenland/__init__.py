"""Elfenland, for two to six players; the rules are in rules.md."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping
from pathlib import Path
from typing import Any

from ludoteca.games.elfenland import ending, rules
from ludoteca.games.elfenland import imagine as imagining
from ludoteca.games.elfenland import picture as pictures
from ludoteca.games.elfenland import view as views
from ludoteca.games.elfenland.bots import LEVELS
from ludoteca.games.elfenland.state import Elfenland, Player
from ludoteca.kernel import (
    Answer,
    Chance,
    Decision,
    Facts,
    Game,
    Id,
    Json,
    Option,
    Outcome,
    Seat,
)


class ElfenlandGame(Game[Elfenland]):
    """The game as the kernel sees it."""

    name = "elfenland"
    version = 1
    seats = (2, 6)
    options = (Option("rounds", ("4", "3")), Option("hometown", ("off", "on")))
    facts = Facts("Alan R. Moon", "AMIGO", 1998, (60, 90), 2)
    folder = Path(__file__).parent
    state_types = (Elfenland, Player)
    view_type = views.View
    bots = LEVELS
    default_bot = "normal"
    longest = 2000
    seat_words = frozenset({"start"})

    def setup(
        self, seats: int, options: Mapping[str, str], chance: Chance, version: int
    ) -> Elfenland:
        return rules.setup(seats, options, chance)

    def play(self, state: Elfenland) -> Coroutine[Any, Any, None]:
        return rules.play(state)

    def view(self, state: Elfenland, seat: Seat | None) -> Json:
        return views.view(state, seat)

    def outcome(self, state: Elfenland) -> Outcome:
        return ending.outcome(state)

    def imagine(self, view: Json, seat: Seat | None, chance: Chance) -> Elfenland:
        return imagining.imagine(view, seat, chance)

    def leave(self, state: Elfenland, seat: Seat) -> None:
        ending.leave(state, seat)

    def absent(self, state: Elfenland, decision: Decision) -> Answer:
        return next(decision.answers())  # of what to keep: it goes back all the same (EL-19.2)

    def picture(self, view: Json) -> str:
        return pictures.picture(view)

    def shown(self, view: Json, thing: Id) -> str:
        return pictures.shown(str(thing))

    def word(self, name: str, value: Json) -> str:
        return pictures.word(value)

    def figures(self, state: Elfenland) -> Mapping[str, int]:
        taken = sum(len(player.taken) for player in state.players)
        return {"rounds": state.round, "pieces": taken}

    def pieces(self, state: Elfenland) -> Mapping[str, int]:
        return views.pieces(state)


game = ElfenlandGame()
