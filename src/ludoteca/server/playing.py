"""A match in play at a table: what the journal's rows have made of it so far.

The same rows always give the same match, log, versions and clocks, whether they came one by one or
were all read after a restart.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from ludoteca.kernel import Game, Json, Match, Seat
from ludoteca.server.journal import AGREE, ANSWER, BACK, BOT, LEFT, STOPPED, Due, Row
from ludoteca.server.sheets import Sheet
from ludoteca.server.viewers import Prospect, Step, Viewers

MATCH_KINDS = frozenset({ANSWER, LEFT, STOPPED})


class Tried(NamedTuple):
    """The match that a row would lead to, and what all would be shown (None: nothing)."""

    match: Match[Any]
    prospect: Prospect | None


class Play:
    """The match and what belongs to it: whose seats bots play, who wants to stop, who is awaited.

    `since` holds for each seat that is waited for the decision's id and since when; for the time,
    only what all can see counts, so that nobody learns from a clock what a seat is asked. `bots`
    holds the levels of the bots that play now; `persons` the guests whose seats these are.
    """

    def __init__(self, game: Game[Any], sheet: Sheet) -> None:
        assert sheet.started is not None and sheet.seed is not None
        seats = len(sheet.places)
        match = Match(game, seats, sheet.options, sheet.seed, version=sheet.version)
        self.match: Match[Any] = match
        self.number = 0
        self.persons: Mapping[Seat, int] = {
            seat: place.guest for seat, place in enumerate(sheet.places) if place.guest is not None
        }
        self.bots: dict[Seat, str] = {
            seat: place.bot for seat, place in enumerate(sheet.places) if place.bot is not None
        }
        self.messages: set[tuple[Seat, str]] = set()
        self.agreed: list[Seat] = []
        self.viewers = Viewers(match)
        self.since = _since({}, match, sheet.started, None)

    @property
    def active(self) -> list[Seat]:
        """The seats that persons play: not left, not played by a bot for now."""
        return [s for s in self.persons if s not in self.bots and s not in self.match.left]

    def attempt(self, row: Row) -> Tried:
        """Return what `row` would lead to; nothing changes by this.

        What will be shown is made here as well: a view that fails spoils no committed row.

        :raises IllegalAnswer: the rules refuse it.
        :raises StaleDecision: it has been overtaken.
        """
        if row.kind not in MATCH_KINDS:
            return Tried(self.match, None)
        match = self.match.fork()
        return self._tried(match, row)

    def commit(self, row: Row, tried: Tried | None = None) -> list[Step | None]:
        """Let a row that is in the journal come true, and show it; return the steps by viewer.

        `tried` is what `attempt` gave for it; without it the row is done here.
        """
        assert row.number == self.number + 1, "a row of the journal is missing"
        steps: list[Step | None] = []
        if row.kind in MATCH_KINDS:
            self.match, prospect = tried or self._tried(self.match, row)
            steps = self.viewers.see(prospect) if prospect else []
        self.number = row.number
        if row.message:
            self.messages.add((row.seat, row.message))
        self._note(row)
        noticed = row.seat if steps and steps[-1] is not None else None
        self.since = _since(self.since, self.match, row.time, noticed)
        return steps

    def due(self, delay: float) -> list[Due]:
        """Return what the bots are asked now, and when they shall have answered."""
        return [
            Due(seat, decision, asked + delay)
            for seat, (decision, asked) in self.since.items()
            if seat in self.bots
        ]

    def due_after(self, row: Row, match: Match[Any], delay: float) -> list[Due] | None:
        """Return what the bots will be asked once `row` is committed; None where no bot plays."""
        bots = set(self.bots)
        if row.kind == BOT:
            bots.add(row.seat)
        elif row.kind in (BACK, LEFT):
            bots.discard(row.seat)
        if not bots and not self.bots:
            return None
        since = _since(self.since, match, row.time, row.seat)
        return [Due(s, number, asked + delay) for s, (number, asked) in since.items() if s in bots]

    def awaited(self, now: float) -> dict[Seat, float]:
        """Return for how many seconds each seat has been waited for."""
        return {seat: max(0.0, now - asked) for seat, (_, asked) in self.since.items()}

    def abandoned(self, now: float, limit: float) -> list[Seat]:
        """Return the persons' seats that have been waited for longer than `limit` seconds."""
        active = self.active
        return [seat for seat, time in self.awaited(now).items() if time > limit and seat in active]

    def shown_to(self, seat: Seat | None) -> dict[str, Json]:
        """Return the members of a `state` message that speak of the match."""
        viewer = self.viewers[seat]
        data = {
            "version": viewer.version,
            "step": viewer.version - 1,
            "view": viewer.view,
            "decisions": viewer.asked,
            "waiting": self.match.waited_for,
            "log": viewer.told(),
        }
        outcome = self.match.outcome
        if outcome is not None:
            data["outcome"] = outcome.to_json()
        return data

    def _tried(self, match: Match[Any], row: Row) -> Tried:
        """Let `match` be changed by a row; return it with what will be shown of that."""
        _do(match, row)
        return Tried(match, self.viewers.foresee(match, -1 if row.kind == STOPPED else row.seat))

    def _note(self, row: Row) -> None:
        if row.kind == ANSWER:
            return
        if row.kind == AGREE:
            self.agreed = [*self.agreed, row.seat] if row.content else []
        elif row.kind == BOT:
            self.bots[row.seat] = row.content
        elif row.kind == BACK:
            del self.bots[row.seat]
            self.since.pop(row.seat, None)  # the person is waited for only from now on
        elif row.kind == LEFT:
            self.bots.pop(row.seat, None)
        if row.kind in (BOT, LEFT, STOPPED):
            self.agreed = [seat for seat in self.agreed if seat in self.active]


def replayed(game: Game[Any], sheet: Sheet, rows: Iterable[Row]) -> Play:
    """Return the match of a table as the rows of its journal tell it."""
    play = Play(game, sheet)
    for row in rows:
        play.commit(row)
    return play


def _do(match: Match[Any], row: Row) -> None:
    if row.kind == ANSWER:
        content: Json = row.content
        match.answer(row.seat, content)
    elif row.kind == LEFT:
        match.leave(row.seat)
    else:
        match.stop()


def _since(
    before: Mapping[Seat, tuple[int, float]], match: Match[Any], time: float, acted: Seat | None
) -> dict[Seat, tuple[int, float]]:
    """Return who is waited for: from `time` on who was not, or who has `acted` for all to see."""
    return {
        seat: (match.ids[seat], before[seat][1] if seat in before and seat != acted else time)
        for seat in match.waited_for
    }
