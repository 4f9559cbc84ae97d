"""`ludoteca replay` and `ludoteca verify`: finished records, told and checked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from ludoteca.cli.telling import Teller, language_of
from ludoteca.kernel import BadRecord, Game, Json
from ludoteca.kernel.record import replay, verify
from ludoteca.kernel.registry import games

LONGEST_NAME = 40


def tell_record(file: Path, step: int | None, language: str | None) -> None:
    """Print what happened, act by act, and the picture at the end or at one step."""
    data, game = read(file)
    teller = Teller(game, language_of(language), names_in(data))
    view: Json = None
    for number, (_, match) in enumerate(replay(game, data)):
        view = match.view(None)
        if step is not None and number != step:
            continue
        for event in match.events:
            click.echo(f"{number:>4}  {teller.event(event.seen_by(None), view)}")
        if number == step:
            click.echo(f"\n{teller.picture(view)}")
            return
    if step is not None:
        raise click.BadParameter(f"the record has {len(data['acts'])} acts", param_hint="step")
    click.echo(f"\n{teller.picture(view)}\n\n{teller.outcome(data['outcome'])}")


def verify_record(file: Path) -> None:
    """Check a record and say that it holds."""
    data, game = read(file)
    match = verify(game, data)
    acts = len(match.history)
    click.secho(f"{file}: good. ", fg="green", nl=False)
    click.echo(f"The seed is the one committed to, and {acts} legal acts lead to the outcome.")


def names_in(data: Json) -> list[str] | None:
    """Return the players' names, if any, without what would steer the terminal."""
    names = data.get("names")
    if not isinstance(names, list):
        return None
    return ["".join(filter(str.isprintable, str(name)[:LONGEST_NAME])) or "?" for name in names]


def read(file: Path) -> tuple[Json, Game[Any]]:
    """Return the record in a file and its game.

    :raises BadRecord: it is no record, or of a game that is not installed.
    """
    try:
        data = json.loads(file.read_text("utf-8"))
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"{file} is no JSON: {error}") from error
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise BadRecord(f"{file} is no record: it names no game")
    game = games().get(data["game"])
    if game is None:
        raise BadRecord(f"the game {data['game']!r} is not installed here")
    return data, game
