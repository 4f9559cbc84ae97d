"""HTTP and WebSocket as uvicorn speaks them, with bounds that it does not set by itself.

Without them anybody could fill the memory: with the head of a request that never ends, with heads
that never come, with connections that take nothing in and so are never closed.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent
    from websockets.frames import Frame

MOST_HEAD_BYTES = 64 * 1024
"""So long may all be that comes before the body of a request."""
MOST_PARTS = 100
"""Of so many parts may a WebSocket message be made."""
SECONDS_FOR_REQUEST = 20.0
"""So long may a request take to come, all of it: no body is large."""
SECONDS_TO_READ = 60.0
"""After so long without a sign that it takes anything in, a client is cut off."""


class Http(HttpToolsProtocol):
    """HTTP, with bounds for the heads of requests and for the patience with readers."""

    _in_head = True
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
        if self._in_head and not self._began_now:
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
        self._in_head = False
        if self.parser.should_upgrade():
            self._late = _stopped(self._late)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Wait no more: all of the request has come."""
        self._late = _stopped(self._late)
        super().on_message_complete()

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
        self._in_head = True
        self._head_bytes = 0
        self._late = self.loop.call_later(SECONDS_FOR_REQUEST, self.transport.close)


class Live(WebSocketsSansIOProtocol):
    """WebSocket, with a bound for the patience with readers."""

    _stuck: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing more."""
        self._stuck = _stopped(self._stuck)
        super().connection_lost(exc)

    def handle_cont(self, event: Frame) -> None:
        """Take in a part of a message; empty ones would else be kept without end."""
        if len(self.frames) < MOST_PARTS:
            super().handle_cont(event)
        elif not self.close_sent:
            self._cut_off(1009)

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; one that is no UTF-8 is no error of ours that belongs into the log."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._cut_off(1007)
                return
        super().send_receive_event_to_app()

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message; a refusal is a handshake too, of which uvicorn would log an error."""
        await super().send(message)
        is_last = message["type"] == "websocket.http.response.body"
        self.handshake_complete = self.handshake_complete or is_last

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

    def _cut_off(self, code: int) -> None:
        self.frames = []
        self.conn.send_close(code)
        self.handle_parser_exception()


def _stopped(timer: asyncio.TimerHandle | None) -> asyncio.TimerHandle | None:
    """Stop a timer that may be running; return none, to be kept in its place."""
    if timer is not None:
        timer.cancel()
    return None
