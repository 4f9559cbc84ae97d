"""The messages of the live connection, as docs/protocol.md describes them."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, TypeAlias

import msgspec
from msgspec import Meta, Struct

from ludoteca.kernel import Json
from ludoteca.server.problems import Problem

MOST_BYTES = 8 * 1024
LARGEST = 2**53 - 1

MessageId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=LARGEST)]


class Inbound(Struct, tag_field="type", forbid_unknown_fields=True):
    """A message of a client."""


class AnswerMessage(Inbound, tag="answer"):
    """An answer to an open decision."""

    kind: ClassVar[str] = "answer"
    id: MessageId
    decision: Count
    answer: dict[str, Any]


class ChatMessage(Inbound, tag="chat"):
    """Something said at the table."""

    kind: ClassVar[str] = "chat"
    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=400)]


class ResumeMessage(Inbound, tag="resume"):
    """The first message: what the client has seen, of the match and of the chat."""

    kind: ClassVar[str] = "resume"
    version: Count
    chat: Count | None = None


class PingMessage(Inbound, tag="ping"):
    """A sign of life."""

    kind: ClassVar[str] = "ping"


Message: TypeAlias = AnswerMessage | ChatMessage | ResumeMessage | PingMessage


class _Named(Struct):
    id: str = ""


_decoder = msgspec.json.Decoder(Message)
_named = msgspec.json.Decoder(_Named)
_encoder = msgspec.json.Encoder()

PONG = '{"type":"pong"}'


def decode(text: str | None) -> Message:
    """Read a client's message; None stands for a binary one.

    :raises Problem: it has not the form that the protocol describes.
    """
    if text is None:
        raise Problem("malformed", "server-malformed")
    if len(text) > MOST_BYTES or len(text.encode()) > MOST_BYTES:
        raise Problem("too-large", "server-too-large")
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Problem("malformed", "server-malformed") from error


def id_of(text: str | None) -> str:
    """Return the id in a message that cannot be read otherwise, or ""."""
    if text is None or len(text) > MOST_BYTES:
        return ""
    try:
        name = _named.decode(text).id
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return ""
    return name if len(name) <= 40 else ""


def encode(data: Json) -> str:
    """Return `data` as JSON text."""
    return _encoder.encode(data).decode()


def frame(kind: str, **fields: Json) -> str:
    """Return a message of the server."""
    return encode({"type": kind, **fields})
