"""The live connection: what a client says over its WebSocket, and how it is answered."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from functools import partial
from typing import Any, Protocol, TypeAlias

from ludoteca.server import wire
from ludoteca.server.connections import Connection, Gone, Socket
from ludoteca.server.hall import Hall
from ludoteca.server.problems import Problem
from ludoteca.server.sheets import Guest
from ludoteca.server.tables import Table
from ludoteca.server.wire import AnswerMessage, ChatMessage, PingMessage, ResumeMessage

__all__ = ["AsgiSocket", "Gone", "Limits", "Socket", "serve_socket"]

log = logging.getLogger("ludoteca.live")

MOST_MALFORMED = 50
NONSENSE = (1008, "too many malformed messages")
UNKNOWN_TABLE = 4404
TRY_LATER = 1013

Event: TypeAlias = MutableMapping[str, Any]


class Limits(Protocol):
    """How often a client may say something."""

    def take(self, kind: str) -> int:
        """Count one message of `kind` ("answer", …); return 0, or the seconds to wait first."""


class AsgiSocket:
    """A Socket over plain ASGI, once the handshake is done."""

    __slots__ = ("_receive", "_send")

    def __init__(
        self, receive: Callable[[], Awaitable[Event]], send: Callable[[Event], Awaitable[None]]
    ) -> None:
        self._receive = receive
        self._send = send

    async def receive_text(self) -> str | None:
        event = await self._receive()
        if event["type"] != "websocket.receive":
            raise Gone
        text: str | None = event.get("text")
        return text

    async def send_text(self, text: str) -> None:
        try:
            await self._send({"type": "websocket.send", "text": text})
        except (OSError, RuntimeError) as error:
            raise Gone from error

    async def close(self, code: int, reason: str = "") -> None:
        try:
            await self._send({"type": "websocket.close", "code": code, "reason": reason})
        except (OSError, RuntimeError) as error:
            raise Gone from error


async def serve_socket(
    socket: Socket, hall: Hall, guest: Guest, table_id: str, limits: Limits | None = None
) -> None:
    """Serve one accepted connection until it ends; nothing a client does raises.

    Close codes: 1008 too many malformed messages, 1012 the server stops, 1013 try again later (the
    client does not take what it is sent, or the table cannot be read now), 4404 there is no such
    table.
    """
    connection = Connection(socket, guest)
    hall.connections += 1
    table: Table | None = None
    try:
        table = await hall.table(table_id)
        table.enter(connection)
        await _listen(socket, connection, hall, table, limits)
    except Problem as problem:
        connection.push(_refused(problem, ""))
        code = UNKNOWN_TABLE if problem.code == "unknown" else TRY_LATER
        connection.close(code, problem.text)
        with suppress(Gone):
            while True:
                await socket.receive_text()
    except Gone:
        pass
    except Exception:
        log.exception("a connection failed", extra={"table": table_id})
        with suppress(Gone):
            await socket.close(1011)
    finally:
        hall.connections -= 1
        if table is not None:
            table.exit(connection)
        await connection.end()


async def _listen(
    socket: Socket, connection: Connection, hall: Hall, table: Table, limits: Limits | None
) -> None:
    """Take in one message after another.

    :raises Gone: the connection has ended.
    """
    malformed = 0
    while True:
        text = await socket.receive_text()
        if connection.is_closing:
            continue
        message_id = ""
        try:
            message = wire.decode(text)
            if isinstance(message, AnswerMessage | ChatMessage):
                message_id = message.id
            if limits is not None and (seconds := limits.take(message.kind)):
                raise Problem("flood", "server-flood", args={"seconds": seconds})
            await _heed(message, connection, hall, table)
        except Problem as problem:
            hall.refusals += 1
            connection.push(_refused(problem, message_id or wire.id_of(text)))
            malformed += problem.code in ("malformed", "too-large")
            if malformed > MOST_MALFORMED:
                connection.close(*NONSENSE)


async def _heed(message: wire.Message, connection: Connection, hall: Hall, table: Table) -> None:
    """Do what a message says.

    :raises Problem: it cannot be done.
    """
    if isinstance(message, PingMessage):
        connection.push(wire.PONG)
    elif isinstance(message, ResumeMessage):
        await table.resume(connection, message.version, message.chat)
    elif not connection.resumed:
        raise Problem("malformed", "server-resume-first")
    elif isinstance(message, AnswerMessage):
        done = partial(_answered, connection, hall, message.id)
        table.answer(connection, message.decision, message.answer, message.id, done)
    else:
        await table.chat(connection.guest, message.text, message.id)
        connection.push(wire.frame("done", re=message.id))


def _answered(
    connection: Connection, hall: Hall, message_id: str, problem: Problem | None, shown: bool
) -> None:
    """Tell a client what has become of its answer, unless a step has told it."""
    if problem is not None:
        hall.refusals += 1
        connection.push(_refused(problem, message_id))
    elif not shown:
        connection.push(wire.frame("done", re=message_id))


def _refused(problem: Problem, message_id: str) -> str:
    named = {"re": message_id} if message_id else {}
    return wire.frame("refused", **named, **problem.to_json())
