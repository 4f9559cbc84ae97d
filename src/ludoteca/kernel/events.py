"""Events: what happened, said once, with what each seat may know of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ludoteca.kernel.types import Json, Seat


class Event(NamedTuple):
    """A fact: its message id, what all may know, and what only some seats may know besides."""

    name: str
    public: Mapping[str, Json] = {}
    private: Mapping[Seat, Mapping[str, Json]] = {}

    def seen_by(self, seat: Seat | None) -> Json:
        """Return the event as `seat` may know it (None: a spectator)."""
        seen = {"event": self.name, **self.public}
        if seat is not None and seat in self.private:
            seen.update(self.private[seat])
        return seen
