"""Scenarios of Innovation: situations in words, played through the rules and compared.

A scenario file is Markdown. Under a heading `### C013 Tools` stand the situation, the answers that
are given, and what has to come of them; `reading` tells the form.
"""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.games.innovation.scenarios.comparing import differences
from ludoteca.games.innovation.scenarios.playing import PlayFailed, play
from ludoteca.games.innovation.scenarios.reading import Entry, entries, read
from ludoteca.games.innovation.scenarios.script import Malformed, Script
from ludoteca.games.innovation.state import Innovation
from ludoteca.kernel import Game, Scenario


def scenarios(game: Game[Innovation], text: str) -> Iterator[Scenario]:
    """Play the scenarios of a text, and pass over its other entries."""
    for entry in entries(text):
        if entry.is_scenario:
            yield Scenario(entry.name, entry.line, tuple(tried(game, entry)))
        else:
            yield Scenario(entry.name, entry.line, played=False)


def tried(game: Game[Innovation], entry: Entry) -> list[str]:
    """Return what is wrong with a scenario, or with what comes of it."""
    try:
        script = read(entry)
    except Malformed as error:
        return [str(error)]
    several = len(script.header.editions) > 1
    return [
        f"rule set {edition}: {difference}" if several else difference
        for edition in script.header.editions
        for difference in played(game, script, edition)
    ]


def played(game: Game[Innovation], script: Script, edition: str) -> list[str]:
    """Return how the outcome of a scenario, by one rule set, differs from what it says."""
    try:
        return differences(script, play(game, script, edition).state)
    except (Malformed, PlayFailed) as error:
        return [str(error)]
    except Exception as error:
        # Rules that break in one scenario shall not hide what the others would tell.
        return [f"the rules have failed: {error!r}"]
