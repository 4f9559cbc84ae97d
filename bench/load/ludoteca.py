"""The connector for Ludoteca: tables by HTTP, play over the WebSocket of docs/protocol.md."""

from __future__ import annotations

import asyncio
import json
import re
import urllib.request
from threading import Lock
from typing import Any
from urllib.parse import urlsplit

from .connector import Listener
from .games import SEATS, Answer, Final, make_games
from .wire import Wire, connect

STATE, STEP = '{"type":"state"', '{"type":"step"'
QUIET = ('{"type":"presence"', '{"type":"table"', '{"type":"clock"', '{"type":"done"')
STEPS = re.compile(r'"step":(\d+)')
ASKED = re.compile(r'"decisions":\[\{"id":(\d+)')


class Client:
    """One guest's connection to one table."""

    def __init__(self, seat: int, listener: Listener) -> None:
        """Keep who this is; `start` connects."""
        self._seat = seat
        self._listener = listener
        self._decision = 0
        self._begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._wire: Wire

    async def start(self, base: str, table: str, cookie: str) -> None:
        """Connect and wait for the match's first state."""
        url = f"ws://{urlsplit(base).netloc}/tables/{table}/live"
        headers = {"Cookie": cookie, "Origin": base}
        self._wire = await connect(url, self._received, self._lost, headers)
        self._wire.send('{"type":"resume","version":0}')
        await asyncio.wait_for(self._begun, 10)

    def send(self, answer: Answer) -> None:
        """Answer the decision that is open."""
        number = self._decision
        message = {"type": "answer", "id": f"a{number}", "decision": number, "answer": answer}
        self._wire.send(json.dumps(message, separators=(",", ":")))

    async def close(self) -> None:
        """Close the connection."""
        await self._wire.close()

    def _received(self, message: str) -> None:
        if message.startswith(STEP):
            self._asked(message)
            found = STEPS.search(message)
            assert found is not None
            self._listener.seen(self._seat, int(found[1]))
        elif message.startswith(STATE):
            self._asked(message)
            self._begun.set_result(None)
        elif not message.startswith(QUIET):
            self._listener.failed(f"unexpected message: {message[:200]}")

    def _asked(self, message: str) -> None:
        found = ASKED.search(message)
        if found:
            self._decision = int(found[1])

    def _lost(self, reason: str) -> None:
        if not self._begun.done():
            self._begun.set_exception(ConnectionError(reason))
        self._listener.failed(reason)


class LudotecaMatch:
    """One table with its two clients."""

    def __init__(self, hall: Ludoteca, table: str, clients: list[Client]) -> None:
        """Keep the clients in seat order."""
        self._hall = hall
        self._table = table
        self._clients = clients

    def send(self, seat: int, answer: Answer) -> None:
        """Send a move from one client."""
        self._clients[seat].send(answer)

    def final(self) -> Final:
        """Read the stacks and the winner from the replay."""
        table = self._hall.ask(0, "GET", f"/api/tables/{self._table}/replay")
        view = table["first"]
        for step in table["steps"]:
            view = _merged(view, step["patch"])
        ranks = table["outcome"]["ranks"]
        stacks = {cell: (seat, sheep) for cell, (seat, sheep) in view["stacks"].items()}
        return Final(stacks, ranks.index(1) if ranks.count(1) == 1 else None)

    async def close(self) -> None:
        """Close both connections."""
        await asyncio.gather(*(client.close() for client in self._clients))


class Ludoteca:
    """A hall that has the game `splits`, started with `--no-limits`."""

    def __init__(self, base: str) -> None:
        """Keep the server's address; each seat is always played by the same guest."""
        self._base = base
        self._cookies = [""] * SEATS
        self._meeting = Lock()

    async def open(self, listener: Listener) -> LudotecaMatch:
        """Make a table, seat two guests, begin, and connect both."""
        table = await asyncio.to_thread(self._begin)
        clients = [Client(seat, listener) for seat in range(SEATS)]
        for client, cookie in zip(clients, self._cookies, strict=True):
            await client.start(self._base, table, cookie)
        return LudotecaMatch(self, table, clients)

    def cookie(self, seat: int) -> str:
        """Return the cookie of the guest who plays a seat."""
        return self._cookies[seat]

    async def play_one_move(self) -> None:
        """Play the first move of a match and wait until both have seen it."""
        game = make_games(1, 1)[0]
        counter = Counter()
        match = await self.open(counter)
        match.send(game.moves[0].seat, game.moves[0].answer)
        await asyncio.wait_for(counter.both, 30)
        await match.close()

    def new_table(self) -> str:
        """Return a table where a match of two guests has begun."""
        return self._begin()

    def ask(self, seat: int, method: str, path: str, body: Any = None) -> Any:
        """Call the server as the guest of a seat."""
        headers = {"Content-Type": "application/json", "Origin": self._base}
        if self._cookies[seat]:
            headers["Cookie"] = self._cookies[seat]
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._base + path, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=30) as response:
            cookie = response.headers.get("Set-Cookie")
            if cookie:
                self._cookies[seat] = cookie.partition(";")[0]
            text = response.read()
        return json.loads(text) if text else None

    def _begin(self) -> str:
        with self._meeting:
            for seat, cookie in enumerate(self._cookies):
                if not cookie:
                    self.ask(seat, "PUT", "/api/me", {"name": f"Player {seat}", "language": "en"})
        wanted = {"game": "splits", "seats": SEATS, "options": {"first": "seats"}, "public": False}
        table = self.ask(0, "POST", "/api/tables", {**wanted, "limit": 86400})["id"]
        self.ask(1, "POST", f"/api/tables/{table}/sit", {"seat": 1})
        self.ask(0, "POST", f"/api/tables/{table}/start", {})
        assert isinstance(table, str)
        return table


class Counter:
    """Listens until both clients have seen a move."""

    def __init__(self) -> None:
        """Have seen nothing yet."""
        self.both: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._seen: set[int] = set()

    def seen(self, seat: int, _count: int) -> None:
        """Note who has seen the move."""
        self._seen.add(seat)
        if len(self._seen) == SEATS and not self.both.done():
            self.both.set_result(None)

    def failed(self, reason: str) -> None:
        """Say that something went wrong."""
        if not self.both.done():
            self.both.set_exception(RuntimeError(reason))


def _merged(view: Any, patch: Any) -> Any:
    """Apply a JSON Merge Patch (RFC 7396)."""
    if not isinstance(patch, dict):
        return patch
    merged = dict(view) if isinstance(view, dict) else {}
    for key, value in patch.items():
        if value is None:
            merged.pop(key, None)
        else:
            merged[key] = _merged(merged.get(key), value)
    return merged
