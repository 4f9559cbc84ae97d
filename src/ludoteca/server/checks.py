"""The checks of `ludoteca doctor`: each yields what is worth saying; nothing means all is fine."""

from __future__ import annotations

import os
import shutil
import socket
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias
from urllib.request import urlopen

from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from sqlalchemy import Connection, func, select

from ludoteca.kernel.registry import games
from ludoteca.messages import LANGUAGES, folders, source
from ludoteca.server import journal, schema, sheets
from ludoteca.server.playing import replayed
from ludoteca.server.settings import Settings
from ludoteca.server.storage import MIGRATIONS, Storage

Level: TypeAlias = Literal["ok", "warn", "fail"]

OLDEST_PYTHON = (3, 11)
LITTLE_DISK, SCARCE_DISK = 100, 1000
"""Megabytes."""
EARLIEST = datetime(2025, 1, 1).timestamp()


class Trouble(NamedTuple):
    """What a check reports of: a level, and a message with its arguments."""

    level: Level
    text: str
    args: Mapping[str, object] = {}


Check: TypeAlias = Callable[[Settings], Iterator[Trouble]]


def check_python(_settings: Settings) -> Iterator[Trouble]:
    """See that Python is new enough."""
    if sys.version_info < OLDEST_PYTHON:
        yield Trouble("fail", "server-doctor-old-python", {"version": sys.version.split()[0]})


def check_folder(settings: Settings) -> Iterator[Trouble]:
    """See that the data folder takes files."""
    folder = _existing(settings.data)
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"ludoteca")
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        yield Trouble(
            "fail", "server-doctor-folder-closed", {"path": str(folder), "reason": str(error)}
        )


def check_disk(settings: Settings) -> Iterator[Trouble]:
    """See that there is room on the disk."""
    free = shutil.disk_usage(_existing(settings.data)).free // 1_000_000
    if free < SCARCE_DISK:
        level: Level = "fail" if free < LITTLE_DISK else "warn"
        yield Trouble(level, "server-doctor-disk-full", {"free": free})


def check_clock(settings: Settings) -> Iterator[Trouble]:
    """See that the clock is about right and has not been set back."""
    if time.time() < EARLIEST:
        yield Trouble("fail", "server-doctor-clock-wrong")
        return
    if _is_there(settings) and _revision(settings) is not None:
        newest = _read(
            settings, lambda c: c.execute(select(func.max(schema.journal.c.time))).scalar()
        )
        if newest is not None and newest > time.time() + 60:
            yield Trouble("warn", "server-doctor-clock-back")


def check_port(settings: Settings) -> Iterator[Trouble]:
    """See that the port is free, or served by Ludoteca already."""
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.settimeout(1)
        if probe.connect_ex((host, settings.port)) != 0:
            return
    name = f"[{host}]" if ":" in host else host
    args: dict[str, object] = {"port": str(settings.port)}
    try:
        with urlopen(f"http://{name}:{settings.port}/healthz", timeout=1) as response:
            ours = response.read(100) == b'{"status":"ok"}'
    except (OSError, ValueError):
        ours = False
    yield (
        Trouble("ok", "server-doctor-running", args)
        if ours
        else Trouble("fail", "server-doctor-port-taken", args)
    )


def check_database(settings: Settings) -> Iterator[Trouble]:
    """See that the database file is whole."""
    file = settings.database_file
    if not _is_there(settings):
        yield Trouble("ok", "server-doctor-no-database", {"path": str(file)})
        return
    if file is not None:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as database:
            wrong = [row[0] for row in database.execute("PRAGMA integrity_check(5)")]
            if wrong != ["ok"]:
                yield Trouble(
                    "fail", "server-doctor-database-damaged", {"reason": "; ".join(wrong)}
                )
                return
            if database.execute("PRAGMA foreign_key_check").fetchone():
                yield Trouble("fail", "server-doctor-database-damaged", {"reason": "foreign keys"})


def check_schema(settings: Settings) -> Iterator[Trouble]:
    """See that the database has the form that this version works with."""
    if not _is_there(settings):
        return
    present = _revision(settings)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    scripts = ScriptDirectory.from_config(config)
    if present == scripts.get_current_head():
        return
    if present is not None and present not in {
        script.revision for script in scripts.walk_revisions()
    }:
        yield Trouble("fail", "server-doctor-schema-newer")
    else:
        yield Trouble("warn", "server-doctor-schema-older")


def check_games(_settings: Settings) -> Iterator[Trouble]:
    """See that there are games, and that all load."""
    found = games()
    if not found:
        yield Trouble("fail", "server-doctor-no-games")
        return
    yield Trouble("ok", "server-doctor-games-found", {"names": ", ".join(found)})


def check_matches(settings: Settings) -> Iterator[Trouble]:
    """See that every match replays from its journal to where it stands."""
    if not _is_there(settings) or _revision(settings) is None:
        return
    broken: list[str] = []
    count = _read(settings, lambda connection: _replay_all(connection, broken))
    if broken:
        args = {"count": len(broken), "names": ", ".join(broken[:5])}
        yield Trouble("fail", "server-doctor-matches-broken", args)
    else:
        yield Trouble("ok", "server-doctor-matches-fine", {"count": count})


def check_words(_settings: Settings) -> Iterator[Trouble]:
    """See that every language has every text."""
    for folder in folders().values():
        whole = _ids(folder, LANGUAGES[0])
        for language in LANGUAGES:
            missing = len(whole - _ids(folder, language))
            if missing or not whole:
                args = {"path": str(folder / f"{language}.ftl"), "count": missing}
                yield Trouble("warn", "server-doctor-words-missing", args)


CHECKS: dict[str, Check] = {
    "python": check_python,
    "folder": check_folder,
    "disk": check_disk,
    "clock": check_clock,
    "port": check_port,
    "database": check_database,
    "schema": check_schema,
    "games": check_games,
    "matches": check_matches,
    "words": check_words,
}


def _replay_all(connection: Connection, broken: list[str]) -> int:
    """Replay the journals of all matches; put the tables where that fails into `broken`."""
    begun = schema.tables.c.state != sheets.OPEN
    names = connection.execute(select(schema.tables.c.id).where(begun)).scalars().all()
    for name in names:
        sheet = sheets.read(connection, name)
        try:
            assert sheet is not None
            play = replayed(games()[sheet.game], sheet, journal.load(connection, name))
            if play.match.over != (sheet.state == sheets.OVER):
                broken.append(name)
        except Exception:
            broken.append(name)
    return len(names)


def _is_there(settings: Settings) -> bool:
    return settings.database_file is None or settings.database_file.is_file()


def _revision(settings: Settings) -> str | None:
    revision: str | None = _read(
        settings, lambda c: MigrationContext.configure(c).get_current_revision()
    )
    return revision


def _read(settings: Settings, work: Callable[[Connection], Any]) -> Any:
    storage = Storage(settings.database_url)
    try:
        with storage.engine.begin() as connection:
            return work(connection)
    finally:
        storage.engine.dispose()


def _existing(folder: Path) -> Path:
    """Return the folder, or the nearest one above it that exists: there it would be made."""
    folder = folder.absolute()
    while not folder.is_dir():
        folder = folder.parent
    return folder


def _ids(folder: Path, language: str) -> set[str]:
    parsed = FluentParser().parse(source(folder, language))
    return {entry.id.name for entry in parsed.body if isinstance(entry, Message)}
