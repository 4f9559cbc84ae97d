"""What the kernel refuses, with the reason and the rule that gives it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ludoteca.kernel.types import Json


class Reason(NamedTuple):
    """Why an answer is refused: a message id with its arguments, and the clause of the rules."""

    text: str
    clause: str = ""
    args: Mapping[str, Json] = {}


class IllegalAnswer(ValueError):
    """The answer is not legal here and now; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.text} {dict(reason.args)} [{reason.clause}]")
        self.reason = reason


class StaleDecision(ValueError):
    """The decision that is answered is no longer open; nothing has changed."""


class BadRecord(ValueError):
    """A record or a saved match cannot be read, or does not replay to what it says."""


class GameOver(Exception):
    """Raised by a rule that ends the match at once; only the kernel catches it."""
