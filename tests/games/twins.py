"""Non-interference: two matches that differ in a secret alone look the same to the others.

What is compared at every step is all that a watcher ever gets: the view, every event of the log,
what is asked and under which number, why answers are refused, who is waited for and, for the
spectator, the record of the running match.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from ludoteca.kernel.record import record
from tests.games.playing import Playing

Table = TypeVar("Table", bound=Playing)


class TwinsOf(Generic[Table]):
    """Two matches of a game, and those who must never be able to tell them apart."""

    probes: Sequence[Any] = ()
    """Answers that a watcher tries, to be told why they are refused."""

    def __init__(self, one: Table, other: Table, blind: Sequence[int | None]) -> None:
        self.pair = (one, other)
        self.blind = blind
        self.same()

    def same(self) -> None:
        """Check that the blind see the same."""
        one, other = self.pair
        for watcher in self.blind:
            assert self.seen(one, watcher) == self.seen(other, watcher), f"watcher {watcher}"

    def each(
        self, one: Callable[[Table], None], other: Callable[[Table], None] | None = None
    ) -> None:
        """Do something in one match and something, by default the same, in the other."""
        one(self.pair[0])
        (other or one)(self.pair[1])
        self.same()

    def do(self, seat: int, action: str, **parts: Any) -> None:
        """Let a seat answer in both."""
        self.each(lambda begun: begun.do(seat, action, **parts))

    def differ(self, watcher: int | None) -> bool:
        """Tell whether a watcher can tell the two apart."""
        one, other = self.pair
        return bool(self.seen(one, watcher) != self.seen(other, watcher))

    def seen(self, begun: Table, watcher: int | None) -> dict[str, Any]:
        """Return all that a watcher gets."""
        match = begun.match
        data: dict[str, Any] = {
            "view": match.view(watcher),
            "log": [event.seen_by(watcher) for event in begun.log],
            "waits": match.waited_for,
            "over": match.over,
        }
        if watcher is None:
            data["record"] = record(match) if not match.over else match.outcome
        elif (decision := match.decision(watcher)) is not None:
            data["asked"] = decision.to_json(), match.ids.get(watcher)
            data["errors"] = [decision.refusal(answer) for answer in self.probes]
        return data
