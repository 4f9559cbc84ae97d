"""HTTP and WebSocket as uvicorn speaks them, with bounds that it does not set by itself.

Without them anybody could fill the memory: with the head of a request that never ends, with heads
that never come, with connections that take nothing in and so are never closed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from ludoteca.server.live import SHORTCUT

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent
    from websockets.frames import Frame
    from websockets.http11 import Request

MOST_HEAD_BYTES = 64 * 1024
"""So long may all be that comes before the body of a request."""
MOST_PARTS = 100
"""Of so many parts may a WebSocket message be made."""
SECONDS_FOR_REQUEST = 20.0
"""So long may a request take to come, all of it: no body is large."""
SECONDS_TO_READ = 60.0
"""After so long without a sign that it takes anything in, a client is cut off."""


class Impatient(asyncio.Protocol):
    """What both have: a client that takes nothing in is cut off after a while."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _stuck: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing more."""
        self._stuck = _stopped(self._stuck)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Begin to lose patience."""
        super().pause_writing()
        self._stuck = self.loop.call_later(SECONDS_TO_READ, self.transport.abort)

    def resume_writing(self) -> None:
        """Be patient again."""
        self._stuck = _stopped(self._stuck)
        super().resume_writing()


class Http(Impatient, HttpToolsProtocol):
    """HTTP, with bounds for the heads of requests."""

    _in_head = True
    _head_bytes = 0
    _began_now = False
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Expect the first request."""
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Expect nothing more."""
        self._late = _stopped(self._late)
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

    def _expect(self) -> None:
        _stopped(self._late)
        self._in_head = True
        self._head_bytes = 0
        self._late = self.loop.call_later(SECONDS_FOR_REQUEST, self.transport.close)


class Live(Impatient, WebSocketsSansIOProtocol):
    """WebSocket, with a shortcut past ASGI.

    A message on the way through ASGI waits for a task to be woken, for the reading to be stopped
    and begun again; most are done with at once (see `ludoteca.server.live.Shortcut`).
    """

    _take: Callable[[str], bool] | None = None

    def offer(self, take: Callable[[str], bool]) -> None:
        """Offer each message that comes to `take` first, if none before it is still waiting."""
        self._take = take

    def send_now(self, text: str) -> bool:
        """Send a message; false when it would have to wait, or cannot be sent."""
        if self.disconnected or self.close_sent or not self.writable.is_set():
            return False
        try:
            self.conn.send_text(text.encode())
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def handle_connect(self, event: Request) -> None:
        """Let the application know of the shortcut."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][SHORTCUT] = self  # type: ignore[assignment]

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
                text = b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._cut_off(1007)
                return
            take = self._take
            if take and self.queue.empty() and not self.close_sent and take(text):
                self.frames = []
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

    def _cut_off(self, code: int) -> None:
        self.frames = []
        self.conn.send_close(code)
        self.handle_parser_exception()


def _stopped(timer: asyncio.TimerHandle | None) -> asyncio.TimerHandle | None:
    """Stop a timer that may be running; return none, to be kept in its place."""
    if timer is not None:
        timer.cancel()
    return None
