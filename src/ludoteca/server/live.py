"""The live connection (signatures only; being written)."""

from __future__ import annotations

from typing import Protocol

from ludoteca.server.hall import Hall
from ludoteca.server.tables import Guest


class Gone(Exception):
    """The other side has closed the connection."""


class Socket(Protocol):
    """What is needed of a WebSocket, already accepted."""

    async def receive_text(self) -> str | None:
        """Return the next message, None for a binary one.

        :raises Gone: the client has gone.
        """

    async def send_text(self, text: str) -> None: ...
    async def close(self, code: int, reason: str = "") -> None: ...


class Limits(Protocol):
    """How often a client may say something."""

    def wait(self, kind: str) -> int:
        """Count one message of `kind` ("answer", "chat", …): 0, or the seconds to wait first."""


class AsgiSocket:
    """A Socket over the plain ASGI `receive` and `send`, the fastest way; the handshake is done."""

    def __init__(self, receive: object, send: object) -> None: ...


async def serve_socket(
    socket: Socket, hall: Hall, guest: Guest, table_id: str, limits: Limits | None
) -> None:
    """Serve one accepted connection until it ends; never raises for what a client does.

    An unknown table is answered by `refused` with the code `unknown`, then close code 4404. Close codes: 1008 too many
    malformed messages, 1012 the server stops, 1013 the client does not take what it is sent.
    """
