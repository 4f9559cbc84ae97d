"""What the tests of the hall share: a hall on a file, guests, clients over a socket in memory."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import insert

from ludoteca.kernel import Game, Json
from ludoteca.kernel.patch import merge
from ludoteca.server import schema
from ludoteca.server.hall import Guest, Hall, HallSettings, Table
from ludoteca.server.live import Gone, Limits, serve_socket
from ludoteca.server.storage import Storage
from tests.server.toy import GAMES

FAST = HallSettings(bot_delay=0, workers=1, thinking=20)  # on a busy machine a process starts late
PATIENCE = 10


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a test's coroutine, and let no forgotten task or error pass."""
    errors: list[str] = []

    async def main() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: errors.append(str(context)))
        await asyncio.wait_for(test(), 30)

    asyncio.run(main())
    assert not errors


@asynccontextmanager
async def open_hall(
    folder: Path,
    settings: HallSettings = FAST,
    games: Mapping[str, Game[Any]] = GAMES,
) -> AsyncIterator[Hall]:
    """Open a hall on the database in `folder`."""
    storage = Storage(f"sqlite:///{folder / 'hall.sqlite3'}")
    await storage.open()
    hall = Hall(storage, settings, games)
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()
        await storage.close()


async def guests(hall: Hall, *names: str) -> list[Guest]:
    """Make guests of these names."""

    def work(database: Any) -> list[Guest]:
        made = []
        for name in names:
            now = time.time()
            row = {"cookie": f"{name}{now}", "name": name, "language": "en"}
            done = database.execute(insert(schema.guests).values(**row, created=now, seen=now))
            made.append(Guest(done.inserted_primary_key[0], name, "en"))
        return made

    return await hall.storage.write(work)


async def make_table(
    hall: Hall,
    *people: Guest,
    game: str = "counting",
    bots: Mapping[int, str] | None = None,
    start: bool = True,
    **options: str,
) -> Table:
    """Make a table for these people, in this order, and bots; begin its match."""
    owner, *others = people
    seats = len(people) + len(bots or {})
    table = await hall.table(await hall.create(owner, game, seats, options, True, 3600))
    for seat, level in (bots or {}).items():
        await table.bot(owner, seat, level)
    for guest in others:
        await table.sit(guest)
    if start:
        await table.start(owner)
    return table


class MemorySocket:
    """A socket whose two ends are in this process."""

    def __init__(self) -> None:
        self.to_server: asyncio.Queue[str | type[Gone] | None] = asyncio.Queue()
        self.to_client: asyncio.Queue[str | tuple[int, str]] = asyncio.Queue()
        self.blocked = asyncio.Event()
        self.blocked.set()

    def offer(self, _take: Callable[[str], bool]) -> None:
        pass

    def send_now(self, _text: str) -> bool:
        return False

    async def receive_text(self) -> str | None:
        message = await self.to_server.get()
        if isinstance(message, type):
            raise Gone
        return message

    async def send_text(self, text: str) -> None:
        await self.blocked.wait()
        self.to_client.put_nowait(text)

    async def close(self, code: int, reason: str = "") -> None:
        self.to_client.put_nowait((code, reason))
        self.to_server.put_nowait(Gone)


class Client:
    """A client as docs/protocol.md describes it; it keeps its view by the patches it is sent."""

    def __init__(self, hall: Hall, guest: Guest, table: str, limits: Limits | None = None) -> None:
        self.socket = MemorySocket()
        self.frames: list[Json] = []
        self.version = 0
        self.view: Json = None
        self.decisions: list[Json] = []
        self.closed: tuple[int, str] | None = None
        self._task = asyncio.create_task(serve_socket(self.socket, hall, guest, table, limits))

    def say(self, **message: Json) -> None:
        self.socket.to_server.put_nowait(json.dumps(message))

    def raw(self, text: str | None) -> None:
        self.socket.to_server.put_nowait(text)

    def resume(self, version: int | None = None) -> None:
        self.say(type="resume", version=self.version if version is None else version)

    def answer(self, number: int, name: str = "a", decision: int | None = None) -> None:
        decision = self.decisions[0]["id"] if decision is None else decision
        value = {"action": "add", "number": number}
        self.say(type="answer", id=name, decision=decision, answer=value)

    async def next(self) -> Json:
        """Return the next frame, or (code, reason) when the connection was closed."""
        got = await asyncio.wait_for(self.socket.to_client.get(), PATIENCE)
        if isinstance(got, tuple):
            self.closed = got
            return got
        frame = json.loads(got)
        self._take_in(frame)
        self.frames.append(frame)
        return frame

    async def until(self, kind: str, **fields: Json) -> Json:
        """Read frames until one of this type comes that has these members."""
        while True:
            frame = await self.next()
            if isinstance(frame, tuple):
                raise AssertionError(f"closed: {frame}")
            if frame["type"] == kind and all(frame.get(k) == v for k, v in fields.items()):
                return frame

    async def until_asked(self) -> None:
        """Read frames until something is asked."""
        while not self.decisions:
            await self.next()

    async def leave(self) -> None:
        """Close the connection."""
        self.socket.to_server.put_nowait(Gone)
        await asyncio.wait_for(self._task, PATIENCE)

    def _take_in(self, frame: Json) -> None:
        if frame["type"] == "state":
            self.version = frame["version"]
            self.view, self.decisions = frame.get("view"), frame.get("decisions", [])
        elif frame["type"] == "step" and frame["version"] > self.version:
            assert frame["version"] == self.version + 1, "a step is missing"
            self.version = frame["version"]
            self.view, self.decisions = merge(self.view, frame["patch"]), frame["decisions"]


async def connect(hall: Hall, guest: Guest, table: str, version: int = 0) -> Client:
    """Connect a client and read until it has resumed."""
    client = Client(hall, guest, table)
    client.version = version
    client.resume()
    await client.until("presence")
    return client


def seen(table: Table) -> list[Json]:
    """Return all that anybody has been shown of a match: views, logs, versions, decisions."""
    assert table.play is not None
    return [
        [v.version, v.view, v.asked, v.told(), [step.text for step in v.steps]]
        for v in table.play.viewers
    ]
