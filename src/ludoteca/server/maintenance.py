"""What a host does besides serving: copy the database safely, and find out what is wrong."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from ludoteca.messages import words
from ludoteca.server.checks import CHECKS, Level, Trouble
from ludoteca.server.settings import Settings


class CannotBackUp(Exception):
    """There is nothing to copy, or something in the way; the text says what."""


class Finding(NamedTuple):
    """What one check has found: its level, and in words what is so and what to do about it."""

    check: str
    level: Level
    text: str


def backup(settings: Settings, target: Path, language: str = "en") -> Path:
    """Copy the database as it is at one moment, also while it is served; return the copy's path.

    A `target` that is a folder gets a file named after the time.

    :raises CannotBackUp: there is no database, or the target exists already.
    """
    spoken = words(language)
    source = settings.database_file
    if source is None:
        raise CannotBackUp(spoken.text("server-backup-not-sqlite"))
    if not source.is_file():
        raise CannotBackUp(spoken.text("server-backup-nothing", {"path": str(source)}))
    if target.is_dir():
        target = target / f"ludoteca-{datetime.now():%Y-%m-%d-%H%M%S}.sqlite3"
    try:
        target.open("xb").close()
    except FileExistsError:
        raise CannotBackUp(spoken.text("server-backup-exists", {"path": str(target)})) from None
    except OSError as error:
        args = {"path": str(target), "reason": error.strerror or ""}
        raise CannotBackUp(spoken.text("server-backup-cannot-write", args)) from error
    try:
        _copy(source, target)
    except (sqlite3.Error, OSError) as error:
        target.unlink()
        args = {"path": str(target), "reason": str(error)}
        raise CannotBackUp(spoken.text("server-backup-cannot-write", args)) from error
    return target


def doctor(settings: Settings, language: str = "en") -> list[Finding]:
    """Check everything that serving needs; return what was found, a line or more a check."""
    spoken = words(language)
    findings: list[Finding] = []
    for name, check in CHECKS.items():
        try:
            troubles = list(check(settings))
        except Exception as error:
            troubles = [Trouble("fail", "server-doctor-broke", {"error": repr(error)[:200]})]
        if not troubles:
            troubles = [Trouble("ok", "server-doctor-fine")]
        findings += [
            Finding(
                spoken.text(f"server-doctor-{name}"), one.level, spoken.text(one.text, one.args)
            )
            for one in troubles
        ]
    return findings


def _copy(source: Path, target: Path) -> None:
    """Copy an SQLite database that may be in use, and check the copy."""
    reading = f"{source.absolute().as_uri()}?mode=rw"
    with (
        closing(sqlite3.connect(reading, uri=True)) as database,
        closing(sqlite3.connect(target)) as copy,
    ):
        database.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
        if copy.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise sqlite3.DatabaseError("the copy is damaged")
    with target.open("rb+") as file:
        os.fsync(file.fileno())
