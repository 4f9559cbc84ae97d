"""The bots of a table: they answer what is due, while somebody is there to see it.

What is due stands in the database. Whoever sees to it takes it for a few seconds and takes it again
as long as the bot thinks; if that process dies, another one may take it when the time has run out.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Protocol

from ludoteca.kernel import Answer, Chance, Json, Seat
from ludoteca.server import journal
from ludoteca.server.house import House
from ludoteca.server.journal import Due
from ludoteca.server.playing import Play
from ludoteca.server.problems import Problem
from ludoteca.server.thinkers import BotFailure

log = logging.getLogger("ludoteca.bots")

LEASE = 6.0
"""Seconds for which something due is taken."""
TRIES = 2
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds after which what went wrong is tried again, first and at most."""


class Submit(Protocol):
    """How a bot's answer comes to its table."""

    async def __call__(self, seat: Seat, decision: int, answer: Answer) -> None:
        """Carry the answer out.

        :raises Problem: it is refused.
        """


class TableBots:
    """The bots of one table; `wake` when something is due, or somebody has come."""

    def __init__(self, house: House, table: str, secret: bytes, submit: Submit) -> None:
        self._house = house
        self._table = table
        self._secret = secret
        self._submit = submit
        self._tasks: dict[tuple[Seat, int], asyncio.Task[None]] = {}

    def wake(self, play: Play, is_watched: Callable[[], bool]) -> None:
        """Let the bots think about what they are asked, if anybody is there."""
        if not play.bots or self._house.closing or not is_watched():
            return
        for due in play.due(self._house.settings.bot_delay):
            key = due.seat, due.decision
            if key not in self._tasks:
                task = asyncio.create_task(self._see_to(play, due, is_watched))
                self._tasks[key] = task
                task.add_done_callback(partial(self._forget, key))

    def taken(self, due: list[Due] | None, is_watched: bool) -> list[Due] | None:
        """Return what is due, as taken by this process at once when somebody is there."""
        if not due or not is_watched:
            return due
        until = time.time() + LEASE
        return [each._replace(taker=self._house.name, until=until) for each in due]

    @property
    def is_idle(self) -> bool:
        """Whether no bot thinks."""
        return not self._tasks

    def stop(self) -> None:
        """Let the bots think no more."""
        for task in self._tasks.values():
            task.cancel()

    def _forget(self, key: tuple[Seat, int], _task: asyncio.Task[None]) -> None:
        self._tasks.pop(key, None)

    async def _see_to(self, play: Play, due: Due, is_watched: Callable[[], bool]) -> None:
        """Answer what is due as soon as this process may, unless somebody else does."""
        pause = FIRST_PAUSE
        while _is_asked(play, due) and is_watched():
            try:
                again = await self._take(due)
                if again is None:
                    await self._answer(play, due)
                    return
                if not again:  # another process has answered; what it wrote will come
                    return
                wait = max(0.1, again - time.time())
            except Problem as problem:
                fields = {"table": self._table, "code": problem.code}
                log.info("a bot's answer was refused", extra=fields)
                wait = pause
            except Exception:
                log.exception("a bot could not be served", extra={"table": self._table})
                wait = pause
            # The disk may have been full: nobody else will ask the bot again.
            await asyncio.sleep(min(wait, max(LEASE, pause)))
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _take(self, due: Due) -> float | None:
        now = time.time()
        return await self._house.storage.write(
            lambda connection: journal.take(
                connection, self._table, due, self._house.name, now, now + LEASE
            )
        )

    async def _answer(self, play: Play, due: Due) -> None:
        holding = asyncio.create_task(self._hold(due))
        try:
            for attempt in range(TRIES):
                answer = await self._think(play, due, attempt)
                if answer is None:
                    continue
                # Never longer, should the clock have been set back.
                delay = min(due.time - time.time(), self._house.settings.bot_delay)
                await asyncio.sleep(max(0.0, delay))
                try:
                    await self._submit(due.seat, due.decision, answer)
                except Problem as problem:
                    if problem.code != "illegal":
                        raise
                    self._failed(play, due, problem.text)
                else:
                    return
            await self._submit(due.seat, due.decision, self._at_random(play, due))
        finally:
            holding.cancel()

    async def _hold(self, due: Due) -> None:
        """Take again and again what this process still sees to."""
        while True:
            await asyncio.sleep(LEASE / 3)
            await self._take(due)

    async def _think(self, play: Play, due: Due, attempt: int) -> Answer | None:
        viewer = play.viewers[due.seat]
        if not _is_asked(play, due) or not viewer.asked:
            raise Problem("stale", "server-decision-gone")
        level = play.bots[due.seat]
        game, view, decision = play.match.game, viewer.view, viewer.asked[0]
        seed = int.from_bytes(self._chance(play, due.seat, attempt), "big")
        try:
            return await self._house.thinkers.think(game, level, view, decision, seed)
        except BotFailure as failure:
            self._failed(play, due, str(failure))
            return None

    def _at_random(self, play: Play, due: Due) -> Answer:
        decision = play.match.decision(due.seat)
        if decision is None or not _is_asked(play, due):
            raise Problem("stale", "server-decision-gone")
        return decision.sample(Chance(self._chance(play, due.seat, TRIES)).below)

    def _chance(self, play: Play, seat: Seat, attempt: int) -> bytes:
        """Return 32 bytes that only this table gives at this point, so that bots replay exactly.

        The point is what the seat has been shown: other seats' secret answers do not move it.
        """
        point = f"{play.viewers[seat].version}:{seat}:{attempt}"
        return hmac.digest(self._secret, point.encode(), sha256)

    def _failed(self, play: Play, due: Due, why: str) -> None:
        self._house.bot_failures += 1
        fields: dict[str, Json] = {"table": self._table, "seat": due.seat, "why": why}
        log.warning("a bot failed", extra={**fields, "level": play.bots.get(due.seat, "")})


def _is_asked(play: Play, due: Due) -> bool:
    """Tell whether a bot still plays the seat and is still asked this."""
    asked = play.since.get(due.seat)
    return asked is not None and asked[0] == due.decision and due.seat in play.bots
