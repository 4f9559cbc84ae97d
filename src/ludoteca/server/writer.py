"""The writer: one thread that commits what all tables have waiting, transaction after transaction.

What arrives while a transaction runs goes into the next one together (group commit), so the cost
of reaching the disk is shared by all who wait for it.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from ludoteca.server import journal

log = logging.getLogger("ludoteca.writer")

SWITCH_SECONDS = 0.0005
"""How long the writer waits for its turn while the event loop is busy (Python's own value is ten
times as long, and a transaction needs several turns)."""

GATHER_SECONDS = 0.002
"""How long it waits for more, where several came together last time: fewer transactions for all."""

Landed: TypeAlias = Callable[[Any, BaseException | None], None]
"""Called in the event loop with what came of it: a result, or an error."""


class Conflict(Exception):
    """The journal number is taken: somebody else has written a row of this table."""


class Job(NamedTuple):
    """A function that changes the database, in a part of the transaction that can fail alone."""

    work: Callable[[Connection], Any]
    landed: Landed


class Append(NamedTuple):
    """A journal entry that waits to be committed."""

    entry: journal.Entry
    landed: Landed


Item: TypeAlias = Job | Append
Result: TypeAlias = tuple[Landed, Any, BaseException | None]


class Writer:
    """The thread, its queue, and counts of what it has done.

    `timed` is told, in the thread, how many seconds each transaction has taken.
    """

    def __init__(
        self, engine: Engine, loop: asyncio.AbstractEventLoop, timed: Callable[[float], None]
    ) -> None:
        self.commits = 0
        self.rows = 0
        self._timed = timed
        self._engine = engine.execution_options(writes=True)
        self._loop = loop
        self._is_busy = False
        self._items: SimpleQueue[Item | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="ludoteca-writer", daemon=True)

    def start(self) -> None:
        """Begin to write."""
        sys.setswitchinterval(SWITCH_SECONDS)
        self._thread.start()

    async def stop(self) -> None:
        """Commit all that has come, then end the thread."""
        self._items.put(None)
        await asyncio.to_thread(self._thread.join)

    def append(self, entry: journal.Entry, landed: Landed) -> None:
        """Put an entry into the next transaction; `landed` gets None and the error, if any."""
        self._items.put(Append(entry, landed))

    def submit(self, work: Callable[[Connection], Any], landed: Landed) -> None:
        """Put a function into the next transaction; `landed` gets its result or its error."""
        self._items.put(Job(work, landed))

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while batch := self._batch():
                results = self._commit(connection, batch)
                try:
                    self._loop.call_soon_threadsafe(_deliver, results)
                except RuntimeError:  # the loop is closed: the process is ending
                    return

    def _batch(self) -> list[Item]:
        """Wait for an item and take all others that are there; nothing when it is time to stop."""
        batch: list[Item] = []
        item = self._items.get()
        if self._is_busy:
            time.sleep(GATHER_SECONDS)
        while item is not None:
            batch.append(item)
            try:
                item = self._items.get_nowait()
            except Empty:
                self._is_busy = len(batch) > 1
                return batch
        if batch:
            self._items.put(None)
        return batch

    def _commit(self, connection: Connection, batch: list[Item]) -> list[Result]:
        begun = time.perf_counter()
        try:
            results = self._append_plainly(connection, batch)
            if results is None:
                try:
                    results = self._try(connection, batch, together=True)
                except IntegrityError:
                    results = self._try(connection, batch, together=False)
        except Exception as error:
            log.exception("a transaction failed", extra={"items": len(batch)})
            return [(item.landed, None, error) for item in batch]
        self.commits += 1
        self._timed(time.perf_counter() - begun)
        return results

    def _append_plainly(self, connection: Connection, batch: list[Item]) -> list[Result] | None:
        """Commit rows that nothing else goes with, the usual case, if this database can do so."""
        plain = [item.entry for item in batch if isinstance(item, Append) and item.entry.is_plain]
        rows = [entry.row for entry in plain]
        if len(rows) < len(batch) or not journal.append_plainly(connection, rows):
            return None
        self.rows += len(rows)
        return [(item.landed, None, None) for item in batch]

    def _try(self, connection: Connection, batch: list[Item], *, together: bool) -> list[Result]:
        """Do a batch in one transaction; when not `together`, each row can fail alone."""
        appends = [item for item in batch if isinstance(item, Append)]
        results: list[Result] = []
        with connection.begin():
            if together and appends:
                journal.write(connection, [item.entry for item in appends])
                results += [(item.landed, None, None) for item in appends]
            elif appends:
                results += [self._append_alone(connection, item) for item in appends]
            results += [self._do_alone(connection, item) for item in batch if isinstance(item, Job)]
        self.rows += len(appends)
        return results

    def _append_alone(self, connection: Connection, item: Append) -> Result:
        try:
            with connection.begin_nested():
                journal.write(connection, [item.entry])
        except IntegrityError:
            return item.landed, None, Conflict(item.entry.row.table)
        return item.landed, None, None

    def _do_alone(self, connection: Connection, item: Job) -> Result:
        try:
            with connection.begin_nested():
                return item.landed, item.work(connection), None
        except IntegrityError as error:
            return item.landed, None, error
        except DBAPIError:
            # The disk is full, say: SQLite has then undone all of the transaction, not this part.
            raise
        except Exception as error:
            return item.landed, None, error


def _deliver(results: list[Result]) -> None:
    for landed, result, error in results:
        try:
            landed(result, error)
        except Exception:
            log.exception("what waited for a commit failed")
