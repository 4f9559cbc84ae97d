"""HTTP and WebSocket as uvicorn speaks them, with bounds that it does not set by itself.

Without them anybody could fill the memory: with the head of a request that never ends, with heads
that never come, with connections that take nothing in and so are never closed.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MOST_HEAD_BYTES = 64 * 1024
"""So long may all be that comes before the body of a request."""
SECONDS_FOR_HEAD = 20.0
SECONDS_TO_READ = 60.0
"""After so long without a sign that it takes anything in, a client is cut off."""


class Http(HttpToolsProtocol):
    """HTTP, with bounds for the heads of requests and for the patience with readers."""

    _head_bytes = 0
    _began_now = False
    _late: asyncio.TimerHandle | None = None
    _stuck: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Expect the first request."""
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Expect nothing more."""
        self._late, self._stuck = _stopped(self._late), _stopped(self._stuck)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take in what has come, unless the head has become too long by it."""
        self._began_now = False
        super().data_received(data)
        # What came together with an earlier request does not count: it cannot be much.
        if self._late is not None and not self._began_now:
            self._head_bytes += len(data)
            if self._head_bytes > MOST_HEAD_BYTES and not self.transport.is_closing():
                self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        """Begin to count."""
        super().on_message_begin()
        self._began_now = True
        self._expect()

    def on_headers_complete(self) -> None:
        """Count no more: the body has bounds of its own."""
        self._late = _stopped(self._late)
        super().on_headers_complete()

    def pause_writing(self) -> None:
        """Begin to lose patience."""
        super().pause_writing()
        self._stuck = self.loop.call_later(SECONDS_TO_READ, self.transport.abort)

    def resume_writing(self) -> None:
        """Be patient again."""
        self._stuck = _stopped(self._stuck)
        super().resume_writing()

    def _expect(self) -> None:
        _stopped(self._late)
        self._head_bytes = 0
        self._late = self.loop.call_later(SECONDS_FOR_HEAD, self.transport.close)


class Live(WebSocketsSansIOProtocol):
    """WebSocket, with a bound for the patience with readers."""

    _stuck: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing more."""
        self._stuck = _stopped(self._stuck)
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        """Cut off who answers no ping: what was sent before it will not be taken in either."""
        super().keepalive_timeout()
        self.transport.abort()

    def pause_writing(self) -> None:
        """Begin to lose patience."""
        super().pause_writing()
        self._stuck = self.loop.call_later(SECONDS_TO_READ, self.transport.abort)

    def resume_writing(self) -> None:
        """Be patient again."""
        self._stuck = _stopped(self._stuck)
        super().resume_writing()


def _stopped(timer: asyncio.TimerHandle | None) -> asyncio.TimerHandle | None:
    """Stop a timer that may be running; return none, to be kept in its place."""
    if timer is not None:
        timer.cancel()
    return None
