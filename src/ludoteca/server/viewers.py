"""Viewers: what each seat, and the spectators together, have been shown of a match, step by step.

A viewer's version counts the steps it was sent. Where an act changes nothing that a viewer may
know, no step is made for it, not even a number, so that silence tells nothing.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any, NamedTuple, TypeAlias

from ludoteca.kernel import Answer, Decision, Event, Json, Match, Seat
from ludoteca.kernel.patch import diff
from ludoteca.server.wire import encode

STEPS_KEPT = 64

AskedKey: TypeAlias = tuple[int, bool, Answer | None] | None
"""What tells whether a seat is asked the same as before: id, offer, the answer already given."""


class Happening:
    """What one act brought about, as all who see the same view may know it."""

    __slots__ = ("_said", "_text", "is_silent")

    def __init__(
        self, actor: Seat, events: list[Json], patch: Json, waiting: list[Seat], outcome: Json
    ) -> None:
        self.is_silent = not events and not patch and outcome is None
        self._text = ""
        self._said = {"events": events, "patch": patch, "waiting": waiting}
        if actor >= 0:
            self._said["seat"] = actor
        if outcome is not None:
            self._said["outcome"] = outcome

    @property
    def text(self) -> str:
        """The members of the message, without braces; made once for all who are sent them."""
        if not self._text:
            self._text = encode(self._said)[1:-1]
        return self._text


class Step:
    """The message that tells a viewer of one act; its text is made when it is first needed."""

    __slots__ = ("_asked", "_happening", "_text", "version")

    def __init__(self, version: int, happening: Happening, asked: list[Json]) -> None:
        self.version = version
        self._happening = happening
        self._asked = asked
        self._text = ""

    @property
    def text(self) -> str:
        """The message."""
        if not self._text:
            self._text = (
                f'{{"type":"step","version":{self.version},"step":{self.version - 1},'
                f'{self._happening.text},"decisions":{encode(self._asked)}}}'
            )
        return self._text

    def answering(self, message: str) -> str:
        """Return the message for the client whose message of that id brought the step about."""
        return f'{self.text[:-1]},"re":{encode(message)}}}'


class Viewer:
    """A seat, or the spectators (None), and what they have been shown."""

    __slots__ = ("_log", "asked", "asked_key", "seat", "steps", "version", "view")

    def __init__(self, seat: Seat | None, match: Match[Any]) -> None:
        decision = None if seat is None else match.decision(seat)
        self.seat = seat
        self.version = 1
        self.view: Json = match.view(seat)
        self.asked_key = _asked_key(match, decision)
        self.asked = _asked(match, decision)
        self._log: list[tuple[int, list[Event]]] = [(0, match.events)]
        self.steps: deque[Step] = deque(maxlen=STEPS_KEPT)

    def since(self, version: int) -> list[Step] | None:
        """Return the steps after `version`; None when some are no longer kept, or never were."""
        missing = self.version - version
        if version < 1 or not 0 <= missing <= len(self.steps):
            return None
        return list(self.steps)[len(self.steps) - missing :]

    def told(self) -> list[Json]:
        """Return the log: [step number, event] for all that happened."""
        log = self._log
        return [[number, event.seen_by(self.seat)] for number, events in log for event in events]

    def foresee(
        self, match: Match[Any], view: Json, decision: Decision | None, happening: Happening
    ) -> Sight:
        """Return what it will have been shown after what happened."""
        key = _asked_key(match, decision)
        asked = self.asked if key == self.asked_key else _asked(match, decision)
        step = Step(self.version + 1, happening, asked)
        return Sight(view, key, asked, match.events, step)

    def see(self, sight: Sight) -> Step:
        """Let what was foreseen be shown, as the next step."""
        self.view, self.asked_key, self.asked, events, step = sight
        self._log.append((self.version, events))
        self.version += 1
        self.steps.append(step)
        return step


class Sight(NamedTuple):
    """What a viewer will be shown next."""

    view: Json
    asked_key: AskedKey
    asked: list[Json]
    events: list[Event]
    step: Step


class Prospect(NamedTuple):
    """What an act will show to all viewers (None: nothing), and who is waited for after it."""

    sights: list[Sight | None]
    waiting: list[Seat]


class Viewers:
    """All viewers of a match: one a seat, and the last one for the spectators."""

    __slots__ = ("_all", "_share", "_waiting")

    def __init__(self, match: Match[Any]) -> None:
        self._share = match.game.open_information
        self._all = [Viewer(seat, match) for seat in (*range(match.seats), None)]
        self._waiting = match.waited_for

    def __getitem__(self, seat: Seat | None) -> Viewer:
        return self._all[-1 if seat is None else seat]

    def __iter__(self) -> Iterator[Viewer]:
        return iter(self._all)

    def foresee(self, match: Match[Any], actor: Seat) -> Prospect:
        """Return what the last act of `match` will show to everybody; nothing changes by this."""
        waiting = match.waited_for
        end = match.outcome
        outcome = None if end is None else end.to_json()
        same_waiting = waiting == self._waiting
        sights: list[Sight | None] = []
        happening: Happening | None = None
        view: Json = None
        decisions = {decision.seat: decision for decision in match.pending}
        for viewer in self._all:
            decision = None if viewer.seat is None else decisions.get(viewer.seat)
            if happening is None or not self._share:
                view = match.view(viewer.seat)
                events = [event.seen_by(viewer.seat) for event in match.events]
                happening = Happening(actor, events, diff(viewer.view, view), waiting, outcome)
            is_same = happening.is_silent and same_waiting
            if is_same and _asked_key(match, decision) == viewer.asked_key:
                sights.append(None)
            else:
                sights.append(viewer.foresee(match, view, decision, happening))
        return Prospect(sights, waiting)

    def see(self, prospect: Prospect) -> list[Step | None]:
        """Let what was foreseen be shown; return the steps by viewer."""
        self._waiting = prospect.waiting
        pairs = zip(self._all, prospect.sights, strict=True)
        return [sight and viewer.see(sight) for viewer, sight in pairs]


def _asked_key(match: Match[Any], decision: Decision | None) -> AskedKey:
    if decision is None:
        return None
    return match.ids[decision.seat], decision.offer, match.given(decision.seat)


def _asked(match: Match[Any], decision: Decision | None) -> list[Json]:
    """Return the open decisions of a seat, at most one, as the seat gets them."""
    if decision is None:
        return []
    data = {"id": match.ids[decision.seat], **decision.to_json()}
    given = match.given(decision.seat)
    if given is not None:
        data["given"] = given
    return [data]
