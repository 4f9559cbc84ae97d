"""Connections: what is sent to a client waits in its own queue, so nobody waits for the slow."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from types import coroutine
from typing import Any, Protocol

from ludoteca.server.sheets import Guest

MOST_WAITING = 256
TOO_SLOW = (1013, "too slow")
GONE = (1006, "")


class Gone(Exception):
    """The other side has closed the connection."""


class Socket(Protocol):
    """What is needed of a WebSocket, already accepted; its coroutines raise Gone."""

    def offer(self, take: Callable[[str], bool]) -> None:
        """Let `take` have each message first, if the socket can; it tells which ones it took."""

    async def receive_text(self) -> str | None:
        """Return the next message, None for a binary one."""

    def send_now(self, text: str) -> bool:
        """Send one message if that is possible at once; return whether it was."""

    def send_text(self, text: str) -> Coroutine[Any, Any, None]:
        """Send one message."""

    async def close(self, code: int, reason: str = "") -> None:
        """Close the connection."""


class Connection:
    """One open connection of a guest; `resumed` once it is shown what happens."""

    __slots__ = ("_closing", "_frames", "_sending", "_socket", "guest", "resumed")

    def __init__(self, socket: Socket, guest: Guest) -> None:
        self.guest = guest
        self.resumed = False
        self._socket = socket
        self._frames: deque[str] = deque()
        self._closing: tuple[int, str] | None = None
        self._sending: asyncio.Task[None] | None = None

    @property
    def is_closing(self) -> bool:
        """Whether nothing more will be sent."""
        return self._closing is not None

    def push(self, frame: str) -> None:
        """Send a message as soon as those before it are on their way.

        Mostly that is now, and needs no task: only when the client is slow does the rest of the
        sending, and what is pushed after it, wait in one.
        """
        if self._closing is not None:
            return
        if self._sending is not None:
            self._frames.append(frame)
            if len(self._frames) > MOST_WAITING:
                self._frames.clear()
                self.close(*TOO_SLOW)
            return
        if self._socket.send_now(frame):
            return
        sending = self._socket.send_text(frame)
        try:
            blocked_by = sending.send(None)
        except StopIteration:
            return
        except Exception:  # whatever it is, it must not disturb those who push
            self._closing = GONE
            return
        self._sending = asyncio.create_task(self._send_all(_resume(sending, blocked_by)))

    def close(self, code: int, reason: str) -> None:
        """Close the connection when all that was pushed has been sent."""
        if self._closing is None:
            self._closing = (code, reason)
            if self._sending is None:
                self._sending = asyncio.create_task(self._send_all())

    async def end(self) -> None:
        """Send no more."""
        self._closing = self._closing or GONE
        if self._sending is not None:
            self._sending.cancel()
            await asyncio.wait([self._sending])

    async def _send_all(self, begun: Awaitable[None] | None = None) -> None:
        """Send what is left and what is pushed meanwhile; at the end, close if that is wanted."""
        try:
            if begun is not None:
                await begun
            while self._frames:
                await self._socket.send_text(self._frames.popleft())
            if self._closing is not None:
                await self._socket.close(*self._closing)
                return
        except Gone:
            self._closing = self._closing or GONE
        self._sending = None


@coroutine
def _resume(begun: Coroutine[Any, Any, None], blocked_by: Any) -> Generator[Any, Any, None]:
    """Go on with a coroutine that has run, outside any task, until `blocked_by` stopped it."""
    while True:
        yield blocked_by
        try:
            blocked_by = begun.send(None)
        except StopIteration:
            return
