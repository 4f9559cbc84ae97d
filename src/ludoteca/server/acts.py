"""Acts: the one queue through which the match of a table is changed.

While a row of the journal is on its way to the disk, the next acts of its table wait. Each is tried
on a fork of the match, which goes live, and is shown, only when its row is committed.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeAlias

from ludoteca.kernel import IllegalAnswer, Match, Seat, StaleDecision
from ludoteca.server import journal
from ludoteca.server.connections import Connection
from ludoteca.server.house import House
from ludoteca.server.journal import Due, Entry, Row
from ludoteca.server.playing import Play, Tried
from ludoteca.server.problems import Problem, illegal, where
from ludoteca.server.writer import Conflict

log = logging.getLogger("ludoteca.acts")


class Draft(NamedTuple):
    """What somebody wants to have in the journal: a row without its number and time."""

    seat: Seat
    kind: str
    body: str = "null"
    message: str = ""


Plan: TypeAlias = Callable[[Play], Draft | None]
"""Says what to do as things stand; None when it has been done already. May raise Problem."""
Done: TypeAlias = Callable[[Problem | None, bool], None]
"""Called with what was wrong, if anything, and whether the origin was sent a step."""


class Attempt(NamedTuple):
    """A plan that waits for its turn, and the connection it came from, if any."""

    plan: Plan
    done: Done
    origin: Connection | None = None


class Changing(Protocol):
    """The table, as far as its queue knows it."""

    id: str
    play: Play | None

    def due_after(self, row: Row, match: Match[Any]) -> list[Due] | None:
        """Return what the bots will be asked once `row` is committed."""

    def committed(self, row: Row, tried: Tried | None, attempt: Attempt | None) -> bool:
        """Let a committed row come true and show it; return whether its origin was sent a step."""


class Acts:
    """The queue of one table."""

    def __init__(self, house: House, table: Changing) -> None:
        self._house = house
        self._table = table
        self._queue: deque[Attempt] = deque()
        self._is_writing = False
        self._reloading: asyncio.Task[None] | None = None

    @property
    def is_idle(self) -> bool:
        """Whether nothing waits and nothing is on its way."""
        return not self._queue and not self._is_writing

    def submit(self, attempt: Attempt) -> None:
        """Let an attempt take its turn."""
        self._queue.append(attempt)
        self._go_on()

    async def do(self, plan: Plan) -> None:
        """Carry a plan out.

        :raises Problem: it cannot be.
        """
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(problem: Problem | None, _shown: bool) -> None:
            if future.done():
                return
            if problem is not None:
                future.set_exception(problem)
            else:
                future.set_result(None)

        self.submit(Attempt(plan, done))
        await future

    def _go_on(self) -> None:
        while self._queue and not self._is_writing:
            attempt = self._queue.popleft()
            try:
                self._try(attempt)
            except Problem as problem:
                attempt.done(problem, False)
            except IllegalAnswer as error:
                attempt.done(illegal(error.reason), False)
            except StaleDecision:
                attempt.done(Problem("stale", "server-decision-gone"), False)
            except Exception as error:
                log.error(
                    "the rules failed", extra={"table": self._table.id, "where": where(error)}
                )
                attempt.done(Problem("not-now", "server-rules-failed"), False)

    def _try(self, attempt: Attempt) -> None:
        """Try an attempt on a fork, and send its row on its way."""
        self._house.check_open()
        play = self._table.play
        if play is None:
            raise Problem("not-now", "server-not-playing")
        draft = attempt.plan(play)
        if draft is None:
            attempt.done(None, False)
            return
        seat, kind, body, message = draft
        row = Row(self._table.id, play.number + 1, seat, kind, message, body, time.time())
        tried = play.attempt(row)
        end = None if play.match.over else tried.match.outcome
        due = self._table.due_after(row, tried.match)
        entry = Entry(row, due, None if end is None else end.to_json())
        self._is_writing = True
        self._house.storage.append(entry, partial(self._landed, attempt, row, tried))

    def _landed(
        self,
        attempt: Attempt,
        row: Row,
        tried: Tried,
        _result: None,
        error: BaseException | None,
    ) -> None:
        if isinstance(error, Conflict):
            self._house.conflicts += 1
            self._reloading = asyncio.create_task(self._reload(attempt))
            return
        try:
            if error is not None:
                raise error
            attempt.done(None, self._table.committed(row, tried, attempt))
        except Exception as failure:
            log.error("an act failed", extra={"table": self._table.id, "where": where(failure)})
            attempt.done(Problem("not-now", "server-cannot-save"), False)
        finally:
            self._is_writing = False
            self._go_on()

    async def _reload(self, attempt: Attempt) -> None:
        """Take in what somebody else has written at this table, then try again."""
        try:
            play = self._table.play
            assert play is not None
            number = play.number
            rows = await self._house.storage.read(
                lambda database: journal.load(database, self._table.id, number)
            )
            if not rows:
                raise LookupError("a number is taken, but there is no row")
            for row in rows:
                self._table.committed(row, None, None)
            self._queue.appendleft(attempt)
        except Exception:
            log.exception("a table could not be read again", extra={"table": self._table.id})
            attempt.done(Problem("not-now", "server-cannot-save"), False)
        finally:
            self._is_writing = False
            self._go_on()
