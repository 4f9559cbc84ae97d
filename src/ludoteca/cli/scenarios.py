"""`ludoteca scenarios`: texts of scenarios, played by the rules, with every difference told."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click

from ludoteca.kernel import Game, Scenario


def play_scenarios(game: Game[Any], files: Iterable[Path]) -> None:
    """Play all scenarios of some files; exit code 1 if one is wrong, or a file has none at all."""
    right = wrong = 0
    passed_over: list[str] = []
    for file in files:
        entries = list(entries_of(game, file))
        if not entries:
            wrong += 1
            click.secho(f"{file}: there is no scenario in it", fg="red")
        for entry in entries:
            if not entry.played:
                passed_over.append(entry.name)
            elif not entry.differences:
                right += 1
            else:
                wrong += 1
                click.secho(f"{file}:{entry.line}: {entry.name}", fg="red")
                for difference in entry.differences:
                    click.echo(f"    {difference}")
    for name in passed_over:
        click.echo(f"Passed over: {name}")
    click.secho(f"{right} right, {wrong} wrong", fg="red" if wrong else "green", nl=False)
    click.echo(f", {len(passed_over)} passed over.")
    sys.exit(wrong > 0)


def entries_of(game: Game[Any], file: Path) -> Iterable[Scenario]:
    """Return the entries of a file, played."""
    try:
        text = file.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise click.BadParameter(f"{file} is no text: {error}", param_hint="files") from error
    entries = game.scenarios(text)
    if entries is None:
        raise click.BadParameter(f"{game.name} knows no scenarios", param_hint="game")
    return entries
