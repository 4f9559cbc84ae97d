"""Problems: every "no" of the server, as one exception with a code of docs/protocol.md."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import PurePath
from traceback import extract_tb
from typing import Literal, TypeAlias

from ludoteca.kernel import Json, Reason

Code: TypeAlias = Literal[
    "unknown", "not-yours", "not-now", "stale", "illegal", "malformed", "too-large", "flood",
    "unavailable",
]  # fmt: skip

STATUS: Mapping[str, int] = {
    "unknown": 404,
    "not-yours": 403,
    "not-now": 409,
    "stale": 409,
    "illegal": 422,
    "malformed": 400,
    "too-large": 413,
    "flood": 429,
    "unavailable": 503,
}


class Problem(Exception):
    """What was asked for is refused, and nothing has changed; `text` is a message id."""

    def __init__(
        self, code: Code, text: str, clause: str = "", args: Mapping[str, Json] | None = None
    ) -> None:
        super().__init__(f"{code}: {text}")
        self.code = code
        self.text = text
        self.clause = clause
        self.arguments: Mapping[str, Json] = args or {}

    @property
    def status(self) -> int:
        """The HTTP status that goes with the code."""
        return STATUS[self.code]

    def to_json(self) -> dict[str, Json]:
        """Return {"code", "text"} and, where there are any, "clause" and "args"."""
        data: dict[str, Json] = {"code": self.code, "text": self.text}
        if self.clause:
            data["clause"] = self.clause
        if self.arguments:
            data["args"] = dict(self.arguments)
        return data


def illegal(reason: Reason) -> Problem:
    """Return the problem of an answer that the rules refuse."""
    return Problem("illegal", reason.text, reason.clause, reason.args)


def unavailable() -> Problem:
    """Return what is said when the server is at fault: its disk is full, or it has a bug."""
    return Problem("unavailable", "server-unavailable")


def where(error: BaseException) -> str:
    """Return what kind of error it is and where it was raised, but not its words.

    Errors of a game's rules or bots may speak of what players must not know.
    """
    frames = extract_tb(error.__traceback__)[-4:]
    places = (f"{PurePath(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames)
    return f"{type(error).__name__} at {' < '.join(reversed(list(places)))}"
