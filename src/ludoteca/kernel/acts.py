"""Acts: what changes a match, and the history of a match that they make."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.kernel.types import Answer, Json, Seat

LEFT = "left"
STOP = "stopped"


class Act(NamedTuple):
    """What changes a match: an answer of a seat, a seat that left, or the end by agreement."""

    seat: Seat
    answer: Answer | str

    def to_json(self) -> Json:
        """Return {"seat", "answer"}, {"seat", "act": "left"} or {"act": "stopped"}."""
        if self.answer == STOP:
            return {"act": STOP}
        if self.answer == LEFT:
            return {"seat": self.seat, "act": LEFT}
        return {"seat": self.seat, "answer": self.answer}


class History:
    """All acts of a match, shared by its forks as long as they agree: adding one is cheap."""

    __slots__ = ("_acts", "_length", "complete")

    def __init__(self, *, complete: bool = True) -> None:
        self._acts: list[Act] = []
        self._length = 0
        self.complete = complete
        """False where the match did not begin with its set-up: it was restored, or imagined."""

    def __len__(self) -> int:
        return self._length

    def add(self, act: Act) -> None:
        """Add an act to this history, not to those of other forks."""
        if len(self._acts) != self._length:
            self._acts = self._acts[: self._length]
        self._acts.append(act)
        self._length += 1

    def fork(self) -> History:
        """Return a history that begins with the same acts."""
        other = History.__new__(History)
        other._acts, other._length = self._acts, self._length
        other.complete = self.complete
        return other

    def acts(self) -> list[Act]:
        """Return the acts so far."""
        return self._acts[: self._length]
