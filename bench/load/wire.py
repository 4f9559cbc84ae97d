"""A small WebSocket client for load driving: text messages, one callback each, no tasks or queues.

It does what a driver needs of RFC 6455 and no more: no extension (so nothing is compressed), no
TLS, and a fixed masking key, which is of no concern on the own machine. A general client's task,
queue and future for each message would cost the driver about as much as the server's whole answer.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable, Mapping
from typing import cast
from urllib.parse import urlsplit

MASK = b"\x37\xfa\x21\x3d"
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
FINAL = 0x80


class Wire(asyncio.Protocol):
    """One open WebSocket connection; made by `connect`."""

    def __init__(
        self, request: bytes, on_text: Callable[[str], None], on_lost: Callable[[str], None]
    ) -> None:
        """Keep the callbacks; the request is sent as soon as the connection stands."""
        self.on_text = on_text
        self.on_lost = on_lost
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = request
        self._closing = False
        self._received = bytearray()
        self._parts = bytearray()
        self._transport: asyncio.Transport
        self._closed = asyncio.Event()

    def send(self, text: str) -> None:
        """Send one text message."""
        self._frame(TEXT, text.encode())

    async def close(self) -> None:
        """Say goodbye and wait until the connection is gone."""
        if not self._closing and not self._closed.is_set():
            self._closing = True
            self._frame(CLOSE, (1000).to_bytes(2, "big"))
        try:
            await asyncio.wait_for(self._closed.wait(), 2)
        except TimeoutError:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the opening handshake."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the owner, unless the connection was closed on purpose."""
        self._closed.set()
        reason = f"connection lost: {exc or 'closed by the server'}"
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(reason))
        elif not self._closing:
            self.on_lost(reason)

    def data_received(self, data: bytes) -> None:
        """Take in the handshake's answer, then whole frames."""
        self._received += data
        if not self.opened.done() and not self._handshake():
            return
        while self._next_frame():
            pass

    def _handshake(self) -> bool:
        head, end, rest = self._received.partition(b"\r\n\r\n")
        if not end:
            return False
        status = head.split(b"\r\n", 1)[0].decode("latin-1")
        if " 101 " not in f"{status} ":
            self.opened.set_exception(ConnectionError(f"handshake refused: {status}"))
            self._transport.abort()
            return False
        self._received = rest
        self.opened.set_result(None)
        return True

    def _next_frame(self) -> bool:
        """Handle the first frame received, if it is whole."""
        data = self._received
        if len(data) < 2:
            return False
        size, start = data[1] & 0x7F, 2
        if size > 125:
            start = 4 if size == 126 else 10
            if len(data) < start:
                return False
            size = int.from_bytes(data[2:start], "big")
        if len(data) < start + size:
            return False
        first, body = data[0], bytes(data[start : start + size])
        del data[: start + size]
        self._handle(first & 0x0F, bool(first & FINAL), body)
        return True

    def _handle(self, kind: int, final: bool, body: bytes) -> None:
        if kind == PING:
            self._frame(PONG, body)
        elif kind == CLOSE:
            if not self._closing:
                self._frame(CLOSE, body[:2])
            self._transport.close()
        elif kind != PONG:
            if final and not self._parts:
                self.on_text(body.decode())
                return
            self._parts += body
            if final:
                whole, self._parts = self._parts, bytearray()
                self.on_text(whole.decode())

    def _frame(self, kind: int, body: bytes) -> None:
        size = len(body)
        if size < 126:
            head = bytes((FINAL | kind, 0x80 | size))
        elif size < 65536:
            head = bytes((FINAL | kind, 0x80 | 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((FINAL | kind, 0x80 | 127)) + size.to_bytes(8, "big")
        key = (MASK * (size // 4 + 1))[:size]
        masked = int.from_bytes(body, "big") ^ int.from_bytes(key, "big")
        self._transport.write(head + MASK + masked.to_bytes(size, "big"))


async def connect(
    url: str,
    on_text: Callable[[str], None],
    on_lost: Callable[[str], None],
    headers: Mapping[str, str] | None = None,
) -> Wire:
    """Open a connection; `on_text` gets each message, `on_lost` the reason when it breaks.

    The address is a ws:// one; `headers` are sent with the handshake (a Cookie, an Origin).
    Messages may arrive before this returns.
    """
    parts = urlsplit(url)
    if parts.scheme != "ws" or parts.hostname is None:
        raise ValueError(f"not a ws:// address: {url}")
    target = parts.path + (f"?{parts.query}" if parts.query else "")
    lines = [
        f"GET {target or '/'} HTTP/1.1",
        f"Host: {parts.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        *(f"{key}: {value}" for key, value in (headers or {}).items()),
    ]
    request = "\r\n".join([*lines, "", ""]).encode("latin-1")
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(
        lambda: Wire(request, on_text, on_lost), parts.hostname, parts.port or 80
    )
    await asyncio.wait_for(wire.opened, 10)
    return wire
