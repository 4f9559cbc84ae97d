"""A match in a test of rules: short words for what is done, refused, asked and seen in any game.

Each game's tables derive from `Playing` and add what is its own.
"""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.kernel import Decision, Event, IllegalAnswer, Match, StaleDecision
from ludoteca.kernel.saving import pack


class Playing:
    """A match and its whole log."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.log: list[Event] = list(match.events)

    # What is done

    def do(self, seat: int, action: str, **parts: Any) -> None:
        """Let a seat answer; no piece may come or go."""
        pieces = self.match.game.pieces(self.match.state)
        self.match.answer(seat, {"action": action, **parts})
        self.log += self.match.events
        assert self.match.game.pieces(self.match.state) == pieces

    def leave(self, seat: int) -> None:
        """Let the player of a seat leave for good."""
        self.match.leave(seat)
        self.log += self.match.events

    # What is refused

    def refused(self, seat: int, action: str, **parts: Any) -> str:
        """Return the clause by which an answer is refused; nothing at all may change."""
        return self.refusal(seat, {"action": action, **parts})[1]

    def refusal(self, seat: int, answer: Any) -> tuple[str, str]:
        """Return why an answer is refused, message and clause; nothing at all may change."""
        before = self.everything()
        with pytest.raises(IllegalAnswer) as caught:
            self.match.answer(seat, answer)
        assert self.everything() == before
        reason = caught.value.reason
        return self.short("why", reason.text), reason.clause

    def stale(self, seat: int, action: str, **parts: Any) -> None:
        """Check that nothing is asked of a seat; nothing at all may change."""
        before = self.everything()
        with pytest.raises(StaleDecision):
            self.match.answer(seat, {"action": action, **parts})
        assert self.everything() == before

    def everything(self) -> Any:
        """Return all there is: the state, what is asked, and what is seen."""
        return (
            pack(self.match.state),
            [decision.to_json() for decision in self.match.pending],
            dict(self.match.ids),
            [self.match.view(watcher) for watcher in (None, *range(self.match.seats))],
            len(self.match.history),
        )

    # What is asked

    @property
    def waited_for(self) -> list[int]:
        """Return the seats without whose answer the match cannot go on."""
        return self.match.waited_for

    def decision(self, seat: int) -> Decision:
        """Return what a seat is asked."""
        decision = self.match.decision(seat)
        assert decision is not None, f"seat {seat} is not asked"
        return decision

    def asked(self, seat: int) -> str:
        """Return the name of what a seat is asked, "" for nothing."""
        decision = self.match.decision(seat)
        return "" if decision is None else self.short("ask", decision.ask)

    def may(self, seat: int) -> set[str]:
        """Return the names of what a seat may do."""
        decision = self.match.decision(seat)
        return set() if decision is None else {action.name for action in decision.actions}

    # What is seen

    def view(self, watcher: int | None = None) -> Any:
        """Return what a watcher sees."""
        return self.match.view(watcher)

    @property
    def phase(self) -> str:
        """Return the phase."""
        return str(self.view()["phase"])

    @property
    def turn(self) -> int:
        """Return the seat on turn, or the number of the turn: whatever the game calls so."""
        return int(self.view()["turn"])

    def told(self) -> list[str]:
        """Return the names of the events of the last act."""
        return [self.short("event", event.name) for event in self.match.events]

    def heard(self, name: str, watcher: int | None = None) -> list[dict[str, Any]]:
        """Return all events of a name since the beginning, as a watcher saw them."""
        seen = [e.seen_by(watcher) for e in self.log if self.short("event", e.name) == name]
        return [{key: fact for key, fact in event.items() if key != "event"} for event in seen]

    @property
    def end(self) -> str:
        """Return what ended the match."""
        outcome = self.match.outcome
        assert outcome is not None
        return self.short("end", outcome.reason)

    @property
    def ranks(self) -> tuple[int, ...]:
        """Return the ranks."""
        outcome = self.match.outcome
        assert outcome is not None
        return outcome.ranks

    def short(self, family: str, message: str) -> str:
        """Return what is the game's own in a message's id: "placed" of "elfenland-event-placed"."""
        return message.removeprefix(f"{self.match.game.name}-{family}-")
