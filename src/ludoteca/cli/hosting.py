"""`ludoteca serve`, `backup` and `doctor`: what a host does."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from ludoteca.cli.telling import language_of
from ludoteca.server.settings import LOOPBACK, Settings, networks


def run_server(proxies: tuple[str, ...], monitors: tuple[str, ...], **given: Any) -> None:
    """Open the hall, until told to stop."""
    from ludoteca.server.serve import CannotServe, serve

    try:
        settings = Settings(
            proxies=networks(proxies or LOOPBACK), monitors=networks(monitors or LOOPBACK), **given
        )
    except ValueError as error:
        raise click.BadParameter(str(error), param_hint="proxy or monitor") from error
    try:
        serve(settings, language_of(None))
    except CannotServe as error:
        click.secho(str(error), fg="red", err=True)
        sys.exit(1)


def run_backup(data: Path, target: Path) -> None:
    """Copy the database and say where it is."""
    from ludoteca.server.maintenance import CannotBackUp, backup

    try:
        copy = backup(Settings(data=data), target, language_of(None))
    except CannotBackUp as error:
        click.secho(str(error), fg="red", err=True)
        sys.exit(1)
    click.echo(copy)


def run_doctor(data: Path, port: int) -> None:
    """Print what was found; exit code 1 where something does not work."""
    from ludoteca.server.maintenance import doctor

    colours = {"ok": "green", "warn": "yellow", "fail": "red"}
    findings = doctor(Settings(data=data, port=port), language_of(None))
    for finding in findings:
        click.secho(f"{finding.level:<5}", fg=colours[finding.level], nl=False)
        click.echo(f"{finding.check}: {finding.text}")
    sys.exit(any(finding.level == "fail" for finding in findings))
