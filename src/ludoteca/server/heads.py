"""Heads of requests: no more bytes, and for no longer, than a browser needs to send them.

uvicorn bounds neither, so that anybody could fill the memory with a head that never ends.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_HEAD_BYTES = 64 * 1024
SECONDS_FOR_HEAD = 20.0


class Http(HttpToolsProtocol):
    """HTTP, with bounds for the part of a request that comes before its body."""

    _head_bytes = 0
    _began_now = False
    _too_late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Expect the first request."""
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Expect nothing more."""
        self._expect_no_more()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take in what has come, unless the head has become too long by it."""
        self._began_now = False
        super().data_received(data)
        # What came together with an earlier request does not count: it cannot be much.
        if self._too_late is not None and not self._began_now:
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
        self._expect_no_more()
        super().on_headers_complete()

    def _expect(self) -> None:
        self._expect_no_more()
        self._head_bytes = 0
        self._too_late = self.loop.call_later(SECONDS_FOR_HEAD, self._give_up)

    def _expect_no_more(self) -> None:
        if self._too_late is not None:
            self._too_late.cancel()
            self._too_late = None

    def _give_up(self) -> None:
        self._too_late = None
        self.transport.close()
