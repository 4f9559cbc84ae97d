"""The words of a match in the terminal: the same as in the browser."""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Sequence
from typing import Any

from ludoteca.kernel import Game, Json
from ludoteca.messages import LANGUAGES, words

MESSAGE = re.compile(r"\{([a-z][a-z0-9-]*)((?: [a-z]+=[^ }]+)*)\}")


def language_of(wanted: str | None) -> str:
    """Return the wanted language, or the system's, or English."""
    known = wanted or os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    code = (known or locale.getlocale()[0] or "")[:2].lower()
    return code if code in LANGUAGES else LANGUAGES[0]


class Teller:
    """Says events, questions and outcomes of one match in one language."""

    def __init__(self, game: Game[Any], language: str, names: Sequence[str] | None = None) -> None:
        self._game = game
        self._words = words(language)
        self._names = names

    def text(self, message: str, **args: Json) -> str:
        """Return a text by its id."""
        return self._words.text(message, args)

    def name(self, seat: int) -> str:
        """Return who sits in a seat."""
        if self._names is not None and seat < len(self._names):
            return self._names[seat]
        return self.text("cli-player", number=seat + 1)

    def event(self, event: Json, view: Json) -> str:
        """Say what happened."""
        facts = {name: fact for name, fact in event.items() if name != "event"}
        name = event["event"]
        full = (f"{name}-{fact}" for fact in facts)  # where one is told more than others
        message = next(filter(self._words.has, full), name)
        return self._words.text(message, self._facts(facts, view))

    def ask(self, decision: Json, view: Json) -> str:
        """Say what is asked."""
        return self._words.text(decision["ask"], self._facts(decision.get("args", {}), view))

    def thing(self, name: str, value: Json, view: Json) -> Json:
        """Return what an argument, or a choice of a part, of that name is called."""
        if isinstance(value, list):
            return ", ".join(str(self.thing(name, one, view)) for one in value)
        if name in self._game.seat_words:
            return self.name(value)
        if word := self._game.word(name, value):
            return self._words.text(word)
        return self._game.shown(view, value) if isinstance(value, str) else value

    def picture(self, view: Json) -> str:
        """Return a view as plain text, with its messages said."""
        return MESSAGE.sub(self._said, self._game.picture(view))

    def action(self, name: str) -> str:
        """Say what an action does: in the game's own words, or those for all games."""
        own = f"{self._game.name}-do-{name}"
        return self._words.text(own if self._words.has(own) else f"kernel-do-{name}")

    def outcome(self, outcome: Json) -> str:
        """Say how the match ended: the reason, then a line for each seat by rank."""
        lines = [self._words.text(outcome["reason"], outcome.get("args"))]
        scores = outcome["scores"]
        ranked = sorted(range(len(outcome["ranks"])), key=lambda seat: outcome["ranks"][seat])
        for seat in ranked:
            columns = ", ".join(
                f"{self.text(f'{self._game.name}-score-{name}')} {value}"
                for name, value in scores[seat].items()
            )
            lines.append(f"{outcome['ranks'][seat]}. {self.name(seat)}  ({columns})")
        return "\n".join(lines)

    def _said(self, found: re.Match[str]) -> str:
        args = dict(arg.split("=", 1) for arg in found[2].split())
        return self._words.text(
            found[1], {k: int(v) if v.isdigit() else v for k, v in args.items()}
        )

    def _facts(self, facts: Json, view: Json) -> Json:
        said = {name: self.thing(name, value, view) for name, value in facts.items()}
        return {**said, "player": self.name(facts["seat"])} if "seat" in facts else said
