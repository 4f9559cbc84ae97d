"""Innovation, the base game of 105 cards, for two to four players or two teams."""

from __future__ import annotations

from collections.abc import Coroutine, Iterator, Mapping
from pathlib import Path
from typing import Any

from ludoteca.games.innovation import absent, imagine, rules, scenarios
from ludoteca.games.innovation import picture as pictures
from ludoteca.games.innovation import view as views
from ludoteca.games.innovation.board import in_teams
from ludoteca.games.innovation.loading import load_effects
from ludoteca.games.innovation.state import FIRST, LAST, Dogma, Innovation, Player
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
    Scenario,
    Seat,
)

load_effects()
FOUR = dict.fromkeys(("random", *rules.PAIRINGS), (4,))


class InnovationGame(Game[Innovation]):
    """The game as the kernel sees it."""

    name = "innovation"
    version = 1
    seats = (2, 4)
    options = (
        Option("edition", (LAST, FIRST)),
        Option("teams", ("no", *FOUR), FOUR),
    )
    facts = Facts("Carl Chudyk", "Asmadi Games", 2010, (45, 60), 4)
    folder = Path(__file__).parent
    state_types = (Innovation, Player, Dogma)
    view_type = views.View
    seat_words = frozenset({"seat", "to", "who", "owner", "one", "two", "three", "four"})

    def setup(
        self, seats: int, options: Mapping[str, str], chance: Chance, version: int
    ) -> Innovation:
        return rules.setup(seats, options, chance)

    def play(self, state: Innovation) -> Coroutine[Any, Any, None]:
        return rules.play(state)

    def view(self, state: Innovation, seat: Seat | None) -> Json:
        return views.view(state, seat)

    def outcome(self, state: Innovation) -> Outcome:
        return rules.outcome(state)

    def imagine(self, view: Json, seat: Seat | None, chance: Chance) -> Innovation:
        return imagine.imagine(view, seat, chance)

    def leave(self, state: Innovation, seat: Seat) -> None:
        rules.leave(state, seat)

    def absent(self, state: Innovation, decision: Decision) -> Answer:
        return absent.answer(decision)

    def picture(self, view: Json) -> str:
        return pictures.picture(view)

    def shown(self, view: Json, thing: Id) -> str:
        return pictures.shown(thing)

    def word(self, name: str, value: Json) -> str:
        return pictures.word(name, value)

    def side(self, state: Innovation, seat: Seat) -> str:
        return f"team-{state.team[seat] + 1}" if in_teams(state) else ""

    def figures(self, state: Innovation) -> Mapping[str, int]:
        return {"turns": state.turns}

    def scenarios(self, text: str) -> Iterator[Scenario]:
        return scenarios.scenarios(self, text)

    def pieces(self, state: Innovation) -> Mapping[str, int]:
        return views.pieces(state)


game = InnovationGame()
