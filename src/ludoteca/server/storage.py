"""The database: one SQLAlchemy engine, read by many threads and written by one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url

from ludoteca.server.journal import Entry
from ludoteca.server.writer import Landed, Writer

T = TypeVar("T")

MIGRATIONS = Path(__file__).with_name("migrations")
BUSY_SECONDS = 10


class Storage:
    """A database by its URL; `open` before use, `close` at the end, both in the event loop.

    `timed` is told how many seconds each transaction that writes has taken.
    """

    def __init__(self, url: str, timed: Callable[[float], None] = lambda _seconds: None) -> None:
        self.url = url
        self._timed = timed
        self.engine = _engine(url)
        self._writer: Writer | None = None

    @property
    def writer(self) -> Writer:
        """The thread that writes, between `open` and `close`."""
        assert self._writer is not None, "the storage is not open"
        return self._writer

    def upgrade(self) -> None:
        """Bring the schema to the newest version; blocks."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        with self.engine.execution_options(writes=True).begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    async def open(self) -> None:
        """Upgrade the schema and begin to write."""
        await asyncio.to_thread(self.upgrade)
        self._writer = Writer(self.engine, asyncio.get_running_loop(), self._timed)
        self._writer.start()

    async def close(self) -> None:
        """Commit what waits and let go of the database."""
        if self._writer is not None:
            await self._writer.stop()
            self._writer = None
        self.engine.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a thread, in a transaction that changes nothing."""
        return await asyncio.to_thread(self._read, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in the writer's thread; return its result once that is committed.

        When `work` raises, what it did is undone, and the error is raised here.
        """
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def landed(result: Any, error: BaseException | None) -> None:
            if future.done():
                return
            if error is not None:
                future.set_exception(error)
            else:
                future.set_result(result)

        self.writer.submit(work, landed)
        return await future

    def append(self, entry: Entry, landed: Landed) -> None:
        """Put a journal entry into the next transaction."""
        self.writer.append(entry, landed)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)


def _engine(url: str) -> Engine:
    """Return an engine whose errors, which are logged, do not tell seeds, answers or chat."""
    if make_url(url).get_backend_name() == "sqlite":
        return _sqlite(url)
    return create_engine(url, hide_parameters=True)


def _sqlite(url: str) -> Engine:
    """Return an engine for SQLite; everything that only SQLite needs is here."""
    given = {"timeout": BUSY_SECONDS, "check_same_thread": False}
    engine = create_engine(url, connect_args=given, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # the driver must not begin transactions by itself
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine
