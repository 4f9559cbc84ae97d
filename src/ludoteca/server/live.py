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

__all__ = ["SHORTCUT", "AsgiSocket", "Gone", "Limits", "Shortcut", "Socket", "serve_socket"]

log = logging.getLogger("ludoteca.live")

MOST_MALFORMED = 50
NONSENSE = (1008, "too many malformed messages")
UNKNOWN_TABLE = 4404
TRY_LATER = 1013
SHORTCUT = "ludoteca.shortcut"

Event: TypeAlias = MutableMapping[str, Any]


class Limits(Protocol):
    """How often a client may say something."""

    def take(self, kind: str) -> int:
        """Count one message of `kind` ("answer", …); return 0, or the seconds to wait first."""


class Shortcut(Protocol):
    """What a protocol that spares messages the way through ASGI gives an application for that.

    It is found in the scope's extensions under `SHORTCUT`.
    """

    def offer(self, take: Callable[[str], bool]) -> None:
        """Offer each message that comes to `take` first, if none before it is still waiting."""

    def send_now(self, text: str) -> bool:
        """Send a message; false when it would have to wait, or cannot be sent."""


class AsgiSocket:
    """A Socket over plain ASGI, once the handshake is done, with a shortcut where there is one."""

    __slots__ = ("_receive", "_send", "_shortcut")

    def __init__(
        self,
        receive: Callable[[], Awaitable[Event]],
        send: Callable[[Event], Awaitable[None]],
        shortcut: Shortcut | None = None,
    ) -> None:
        self._receive = receive
        self._send = send
        self._shortcut = shortcut

    def offer(self, take: Callable[[str], bool]) -> None:
        if self._shortcut is not None:
            self._shortcut.offer(take)

    async def receive_text(self) -> str | None:
        event = await self._receive()
        if event["type"] != "websocket.receive":
            raise Gone
        text: str | None = event.get("text")
        return text

    def send_now(self, text: str) -> bool:
        return self._shortcut is not None and self._shortcut.send_now(text)

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
    listener = Listener(connection, hall, table, limits)
    socket.offer(listener.take)
    while True:
        listener.is_waiting = True
        text = await socket.receive_text()
        listener.is_waiting = False
        if not connection.is_closing:
            await listener.heed(text)


class Listener:
    """Does what one client says, and tells it what could not be done."""

    def __init__(
        self, connection: Connection, hall: Hall, table: Table, limits: Limits | None
    ) -> None:
        self.is_waiting = False
        """Whether no message is being heeded, so that the next one may be taken at once."""
        self._connection = connection
        self._hall = hall
        self._table = table
        self._limits = limits
        self._malformed = 0

    def take(self, text: str) -> bool:
        """Heed an answer at once, which needs no waiting; leave all other messages to `heed`."""
        if not self.is_waiting or not self._connection.resumed or self._connection.is_closing:
            return False
        try:
            message = wire.decode(text)
        except Problem:
            return False
        if type(message) is not AnswerMessage:
            return False
        try:
            self._check_flood(message)
            self._answer(message)
        except Problem as problem:
            self._refuse(problem, message.id)
        return True

    async def heed(self, text: str | None) -> None:
        """Do what a message says."""
        message_id = ""
        try:
            message = wire.decode(text)
            if isinstance(message, AnswerMessage | ChatMessage):
                message_id = message.id
            self._check_flood(message)
            await self._do(message)
        except Problem as problem:
            self._refuse(problem, message_id or wire.id_of(text))
            self._malformed += problem.code in ("malformed", "too-large")
            if self._malformed > MOST_MALFORMED:
                self._connection.close(*NONSENSE)

    async def _do(self, message: wire.Message) -> None:
        connection, table = self._connection, self._table
        if isinstance(message, PingMessage):
            connection.push(wire.PONG)
        elif isinstance(message, ResumeMessage):
            await table.resume(connection, message.version, message.chat)
        elif not connection.resumed:
            raise Problem("malformed", "server-resume-first")
        elif isinstance(message, AnswerMessage):
            self._answer(message)
        else:
            await table.chat(connection.guest, message.text, message.id)
            connection.push(wire.frame("done", re=message.id))

    def _answer(self, message: AnswerMessage) -> None:
        done = partial(self._answered, message.id)
        self._table.answer(self._connection, message.decision, message.answer, message.id, done)

    def _answered(self, message_id: str, problem: Problem | None, shown: bool) -> None:
        """Tell the client what has become of its answer, unless a step has told it."""
        if problem is not None:
            self._refuse(problem, message_id)
        elif not shown:
            self._connection.push(wire.frame("done", re=message_id))

    def _check_flood(self, message: wire.Message) -> None:
        if self._limits is not None and (seconds := self._limits.take(message.kind)):
            raise Problem("flood", "server-flood", args={"seconds": seconds})

    def _refuse(self, problem: Problem, message_id: str) -> None:
        self._hall.refusals += 1
        self._connection.push(_refused(problem, message_id))


def _refused(problem: Problem, message_id: str) -> str:
    named = {"re": message_id} if message_id else {}
    return wire.frame("refused", **named, **problem.to_json())
