"""Not Alone, for two to seven players, one of whom is the Creature; the rules are in rules.md."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping
from pathlib import Path
from typing import Any

from ludoteca.games.notalone import absent, imagine, rules
from ludoteca.games.notalone import picture as pictures
from ludoteca.games.notalone import view as views
from ludoteca.games.notalone.bots import LEVELS
from ludoteca.games.notalone.sight import View
from ludoteca.games.notalone.state import Hunted, Laid, NotAlone
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


class NotAloneGame(Game[NotAlone]):
    """The game as the kernel sees it."""

    name = "notalone"
    version = 1
    seats = (2, 7)
    options = (
        Option("expert", ("off", "on")),
        Option("creature", ("random", "owner", "other")),
    )
    facts = Facts("Ghislain Masson", "Geek Attitude Games", 2016, (20, 45), 3)
    folder = Path(__file__).parent
    state_types = (NotAlone, Hunted, Laid)
    view_type = View
    sides = ("creature", "hunted")
    owner_first = True
    bots = LEVELS
    default_bot = "normal"
    longest = 2000
    seat_words = frozenset({"hunted", "by"})

    def setup(
        self, seats: int, options: Mapping[str, str], chance: Chance, version: int
    ) -> NotAlone:
        return rules.setup(seats, options, chance)

    def play(self, state: NotAlone) -> Coroutine[Any, Any, None]:
        return rules.play(state)

    def view(self, state: NotAlone, seat: Seat | None) -> Json:
        return views.view(state, seat)

    def outcome(self, state: NotAlone) -> Outcome:
        return rules.outcome(state)

    def imagine(self, view: Json, seat: Seat | None, chance: Chance) -> NotAlone:
        return imagine.imagine(view, seat, chance)

    def leave(self, state: NotAlone, seat: Seat) -> None:
        rules.leave(state, seat)

    def absent(self, state: NotAlone, decision: Decision) -> Answer:
        return absent.answer(state, decision)

    def picture(self, view: Json) -> str:
        return pictures.picture(view)

    def shown(self, view: Json, thing: Id) -> str:
        return pictures.shown(str(thing))

    def word(self, name: str, value: Json) -> str:
        return pictures.word(name, value)

    def side(self, state: NotAlone, seat: Seat) -> str:
        return "creature" if seat == state.creature else "hunted"

    def figures(self, state: NotAlone) -> Mapping[str, int]:
        return {"turns": state.turn}

    def pieces(self, state: NotAlone) -> Mapping[str, int]:
        return views.pieces(state)


game = NotAloneGame()
