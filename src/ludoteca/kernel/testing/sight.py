"""Checks of what is shown: views and events are plain JSON of the promised form, in known words."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from ludoteca.kernel.game import Game
from ludoteca.kernel.match import Match
from ludoteca.kernel.testing.compare import sights, text, told
from ludoteca.kernel.testing.players import Player
from ludoteca.kernel.testing.schema import misfit, unplain
from ludoteca.kernel.testing.trial import Trial, check

SHARED = Path(__file__).parents[2] / "messages"
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*)\s*=", re.MULTILINE)


@check
def check_views(trial: Trial) -> int:
    """Look at all views, events and decisions of a match; what was shown never changes."""
    match = trial.start()
    player = Player(trial)
    look(trial, match)
    while not match.over:
        shown = [match.view(seat) for seat in sights(match)]
        before = [text(view) for view in shown]
        trial.answer(match, *player.next(match))
        if before != [text(view) for view in shown]:
            trial.fail("a view that was given out before has changed: it shares a list", match)
        look(trial, match)
    return len(match.history)


@check
def check_words(trial: Trial) -> int:
    """Look up every message id that a match uses in the game's messages."""
    known = known_words(trial.game)
    for name in fixed_words(trial.game):
        if name not in known:
            trial.fail(f"messages/en.ftl does not know {name}")
    match = trial.start()
    player = Player(trial)
    words_of(trial, match)
    while not match.over:
        trial.answer(match, *player.next(match))
        words_of(trial, match)
    return len(match.history)


def look(trial: Trial, match: Match[Any]) -> None:
    """Check what every looker sees of a match just now."""
    views = []
    for seat in sights(match):
        view = match.view(seat)
        views.append(text(view) if not (problem := unplain(view)) else "")
        if problem := problem or misfit(view, trial.game.view_type):
            trial.fail(f"the view of {_who(seat)} is not as promised: {problem}", match)
        for event in told(match, seat):
            if problem := unplain(event):
                trial.fail(f"an event is no plain JSON for {_who(seat)}: {problem}", match)
    if trial.game.open_information:
        if len(set(views)) > 1:
            trial.fail("all information is open, but views differ", match)
        if any(event.private for event in match.events):
            trial.fail("all information is open, but an event has a private part", match)
    for decision in match.pending:
        if problem := unplain(decision.to_json()):
            trial.fail(f"{decision.ask} is no plain JSON: {problem}", match)
    outcome = match.outcome
    if outcome is not None and (problem := unplain(outcome.to_json())):
        trial.fail(f"the outcome is no plain JSON: {problem}", match)


def words_of(trial: Trial, match: Match[Any]) -> None:
    """Check that the words of the last events, the open decisions and the outcome are known."""
    known = known_words(trial.game)
    for name in _used(match):
        if name not in known:
            trial.fail(f"messages/en.ftl does not know {name}", match)


@cache
def known_words(game: Game[Any]) -> frozenset[str]:
    """Return the ids of the game's English messages, names too, and of those for all games."""
    return _ids(game.folder / "messages") | _shared_ids()


def fixed_words(game: Game[Any]) -> Iterator[str]:
    """Yield the ids of the messages that a game must have, whatever is played."""
    for word in ("name", "pitch"):
        yield f"{game.name}-{word}"
    for option in game.options:
        yield f"{game.name}-option-{option.name}"
        for choice in option.choices:
            yield f"{game.name}-option-{option.name}-{choice}"
    for level in game.bots:
        yield f"{game.name}-level-{level}"


def action_words(game: Game[Any], action: str) -> tuple[str, str]:
    """Return the ids of the word for an action: the game's own, and one for all games."""
    return f"{game.name}-do-{action}", f"kernel-do-{action}"


def _used(match: Match[Any]) -> Iterator[str]:
    game = match.game
    for event in match.events:
        yield event.name
    for decision in match.pending:
        yield decision.ask
        for action in decision.actions:
            own, shared = action_words(game, action.name)
            yield shared if shared in known_words(game) else own
    if (outcome := match.outcome) is not None:
        yield outcome.reason
        for score in outcome.scores:
            for column in score:
                yield f"{game.name}-score-{column}"


@cache
def _ids(folder: Path) -> frozenset[str]:
    texts, names = folder / "en.ftl", folder / "names.toml"
    ids = MESSAGE.findall(texts.read_text("utf-8"))
    if names.is_file():
        ids += tomllib.loads(names.read_text("utf-8"))
    return frozenset(ids)


@cache
def _shared_ids() -> frozenset[str]:
    return _ids(SHARED)


def _who(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"
