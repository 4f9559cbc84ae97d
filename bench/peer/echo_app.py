"""A bare WebSocket echo with the project's journal: a message returns once its row is committed.

It is what a table server cannot beat: no rules, no views, no checks, but the same journal table,
the same durability and the same group commit. Run it by `python bench/peer/echo_app.py PORT
DATABASE`; it prints "ready PORT" and stops on SIGTERM.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import threading
import time
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from typing import Any, TypeAlias

import uvicorn

Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]

SCHEMA = """
CREATE TABLE IF NOT EXISTS journal (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    body TEXT NOT NULL,
    time REAL NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID
"""


@dataclass(slots=True, eq=False)
class Table:
    """The open connections of one table and how many rows it has."""

    name: str
    number: int = 0
    clients: list[Send] = field(default_factory=list)


@dataclass(slots=True, frozen=True)
class Row:
    """One message on its way into the journal."""

    table: Table
    number: int
    seat: int
    body: str
    time: float


class Journal:
    """A writer thread; rows that arrive during a transaction go into the next one together."""

    def __init__(self, path: str, committed: Callable[[list[Row]], None]) -> None:
        """Keep the file; `committed` is called from the writer thread with each batch of rows."""
        self._path = path
        self._committed = committed
        self._rows: SimpleQueue[Row | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="journal")

    def start(self) -> None:
        """Start the writer."""
        self._thread.start()

    def stop(self) -> None:
        """Write what has come and end the writer."""
        self._rows.put(None)
        self._thread.join()

    def append(self, row: Row) -> None:
        """Put a row into the next transaction."""
        self._rows.put(row)

    def _write(self) -> None:
        database = sqlite3.connect(self._path, isolation_level=None)
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.execute(SCHEMA)
        while batch := self._batch():
            database.execute("BEGIN IMMEDIATE")
            database.executemany(
                "INSERT INTO journal VALUES (?, ?, ?, ?, ?)",
                [(row.table.name, row.number, row.seat, row.body, row.time) for row in batch],
            )
            database.execute("COMMIT")
            self._committed(batch)
        database.close()

    def _batch(self) -> list[Row]:
        """Wait for a row and take all others that are there; nothing when it is time to stop."""
        batch: list[Row] = []
        row = self._rows.get()
        while row is not None:
            batch.append(row)
            try:
                row = self._rows.get_nowait()
            except Empty:
                return batch
        if batch:
            self._rows.put(None)
        return batch


class Echo:
    """The ASGI application; clients connect to /t/{table}/{seat}."""

    def __init__(self, path: str) -> None:
        """Keep the path of the database, which is opened with the application's lifespan."""
        self._path = path
        self._tables: dict[str, Table] = {}
        self._batches: asyncio.Queue[list[Row]] = asyncio.Queue()
        self._journal: Journal

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Serve one connection, or the lifespan."""
        if scope["type"] == "lifespan":
            await self._lifespan(receive, send)
        elif scope["type"] == "websocket":
            await self._client(scope["path"], receive, send)
        else:
            await send({"type": "http.response.start", "status": 404, "headers": []})
            await send({"type": "http.response.body", "body": b""})

    async def _lifespan(self, receive: Receive, send: Send) -> None:
        loop = asyncio.get_running_loop()

        def committed(batch: list[Row]) -> None:
            loop.call_soon_threadsafe(self._batches.put_nowait, batch)

        await receive()
        self._journal = Journal(self._path, committed)
        self._journal.start()
        deliver = asyncio.create_task(self._deliver())
        await send({"type": "lifespan.startup.complete"})
        await receive()
        self._journal.stop()
        deliver.cancel()
        await send({"type": "lifespan.shutdown.complete"})

    async def _client(self, path: str, receive: Receive, send: Send) -> None:
        await receive()
        match path.split("/"):
            case ["", "t", name, seat_text] if seat_text in ("0", "1"):
                seat = int(seat_text)
            case _:
                await send({"type": "websocket.close", "code": 1008})
                return
        table = self._tables.setdefault(name, Table(name))
        table.clients.append(send)
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            table.number += 1
            body = message.get("text") or ""
            self._journal.append(Row(table, table.number, seat, body, time.time()))
        table.clients.remove(send)
        if not table.clients:
            del self._tables[name]

    async def _deliver(self) -> None:
        """Send each committed message to all clients of its table."""
        while True:
            for row in await self._batches.get():
                for send in tuple(row.table.clients):
                    with suppress(OSError):  # that client is gone; its own task will notice
                        await send({"type": "websocket.send", "text": row.body})


class Server(uvicorn.Server):
    """Uvicorn, saying when it listens."""

    async def startup(self, sockets: list[Any] | None = None) -> None:
        """Start as usual, then print the line a bench waits for."""
        await super().startup(sockets)
        print(f"ready {self.config.port}", flush=True)


def main() -> None:
    """Serve on a port of this machine until a signal comes."""
    port, path = int(sys.argv[1]), sys.argv[2]
    config = uvicorn.Config(
        Echo(path),
        port=port,
        loop="uvloop",
        access_log=False,
        log_level="warning",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
    )
    Server(config).run()


if __name__ == "__main__":
    main()
