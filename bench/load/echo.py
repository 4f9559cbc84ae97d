"""The connector for the bare echo with a journal (bench/peer/echo_app.py), the upper limit."""

from __future__ import annotations

import asyncio
import itertools
import json
import uuid
from urllib.parse import urlsplit

from .connector import Listener
from .games import SEATS, Answer
from .wire import Wire, connect


class EchoMatch:
    """Two clients of one table; each sees every move once it is in the journal."""

    def __init__(self, listener: Listener) -> None:
        """Keep the listener; `start` connects."""
        self._listener = listener
        self._sent: list[str] = []
        self._seen = [0] * SEATS
        self._wires: list[Wire] = []

    async def start(self, base: str, table: str) -> None:
        """Connect both clients."""
        for seat in range(SEATS):
            url = f"ws://{urlsplit(base).netloc}/t/{table}/{seat}"

            def received(text: str, seat: int = seat) -> None:
                self._received(seat, text)

            self._wires.append(await connect(url, received, self._listener.failed))

    def send(self, seat: int, answer: Answer) -> None:
        """Send the answer as it is."""
        self._sent.append(json.dumps(answer, separators=(",", ":")))
        self._wires[seat].send(self._sent[-1])

    def final(self) -> None:
        """Tell that an echo knows no rules."""

    async def close(self) -> None:
        """Close both connections."""
        await asyncio.gather(*(wire.close() for wire in self._wires))

    def _received(self, seat: int, text: str) -> None:
        count = self._seen[seat]
        if self._sent[count : count + 1] != [text]:
            self._listener.failed(f"not the move that was sent: {text[:200]}")
            return
        self._seen[seat] = count + 1
        self._listener.seen(seat, count + 1)


class Echo:
    """An echo server; tables need no opening there, they only need names that were never used."""

    def __init__(self, base: str) -> None:
        """Keep the server's address, such as http://127.0.0.1:9402."""
        self._base = base
        self._names = (f"{uuid.uuid4().hex[:8]}-{number}" for number in itertools.count())

    async def open(self, listener: Listener) -> EchoMatch:
        """Connect two clients to a new table."""
        match = EchoMatch(listener)
        await match.start(self._base, next(self._names))
        return match
