"""The load driver: two clients a table, playing games move by move in a closed loop, no thinking.

Matches are opened ahead, outside the measured window. When a table has played all that were opened
for it, the window is closed, every table finishes the move on its way, new matches are opened, and
the window is opened again.
"""

from __future__ import annotations

import asyncio
import gc
import itertools
import math
import time
from array import array
from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from .connector import Connector, Match
from .games import Game

OPENING = 16
PATIENCE = 10.0


class LoadError(Exception):
    """A move was refused or lost, a connection broke, or a game ended as it must not."""


@dataclass(frozen=True, slots=True)
class Report:
    """What one run measured; times in milliseconds, the driver's own CPU as a share of one core."""

    tables: int
    moves: int
    seconds: float
    per_second: float
    p50: float
    p99: float
    driver_cpu: float
    games_verified: int

    def __str__(self) -> str:
        """Say it in one line."""
        return (
            f"{self.tables:4} tables {self.per_second:9.1f} moves/s"
            f"  p50 {self.p50:8.2f} ms  p99 {self.p99:8.2f} ms  {self.moves} moves"
            f" in {self.seconds:.1f} s  driver CPU {self.driver_cpu:.0%}"
            f"  {self.games_verified} games verified"
        )


class Play:
    """One match at one table, with the moves it is to be fed; the listener of its two clients."""

    def __init__(self, load: Load, game: Game) -> None:
        """Keep the game; the match is set once it is open."""
        self.match: Match
        self.game = game
        self._load = load
        self._sent: dict[int, float] = {}
        self._counts = [0, 0]
        self._due: int | None = 0

    @property
    def over(self) -> bool:
        """Whether both clients have seen the last move."""
        return min(self._counts) == len(self.game.moves)

    @property
    def idle(self) -> bool:
        """Whether no move is on its way."""
        return not self._sent and (self._due is not None or self.over)

    def go(self) -> None:
        """Send the move that is due, if there is one: at once, or when the pace allows."""
        wait = self._load.wait()
        if wait > 0:
            asyncio.get_running_loop().call_later(wait, self._send)
        else:
            self._send()

    def _send(self) -> None:
        number = self._due
        if number is None or not self._load.running:
            return
        self._due = None
        move = self.game.moves[number]
        self._sent[number] = time.perf_counter()
        self.match.send(move.seat, move.answer)

    def seen(self, seat: int, count: int) -> None:
        """Note that a client has a new state: an acknowledgement, the next move's cue, or both."""
        now = time.perf_counter()
        moves = self.game.moves
        if count != self._counts[seat] + 1 or count > len(moves):
            self.failed(f"seat {seat} saw {count} moves after {self._counts[seat]}")
            return
        self._counts[seat] = count
        if moves[count - 1].seat == seat:
            sent = self._sent.pop(count - 1, None)
            if sent is None:
                self.failed(f"seat {seat} saw its move {count} before sending it")
                return
            self._load.acknowledged(now - sent)
        if count < len(moves) and moves[count].seat == seat:
            self._due = count
            self.go()
        elif self.over:
            self._load.finished(self)

    def failed(self, reason: str) -> None:
        """Stop the run."""
        number = min(self._counts)
        move = self.game.moves[number] if not self.over else None
        self._load.fail(f"{reason} (after {number} moves, next {move})")


class Load:
    """A number of tables at one server; `run` as often as wanted, `close` at the end."""

    def __init__(
        self,
        connector: Connector,
        games: Iterable[Game],
        tables: int,
        ahead: int | None = None,
        pace: float = 0.0,
    ) -> None:
        """Keep what to play; `ahead` matches are opened for each table at a time.

        `pace` is the number of moves a second that all tables together send at most (0: as many as
        they can).
        """
        self._pace = pace
        self._slot = 0.0
        self.running = False
        self._connector = connector
        self._games: Iterator[Game] = itertools.cycle(games)
        self._ahead = ahead or max(2, 200 // tables)
        self._stock: list[deque[Play]] = [deque() for _ in range(tables)]
        self._places: dict[Play, deque[Play]] = {}
        self._played: list[Play] = []
        self._latencies = array("d")
        self._limit = 0
        self._verified = 0
        self._pause: asyncio.Event = asyncio.Event()
        self._error: str | None = None

    async def run(self, seconds: float, max_moves: int = 0) -> Report:
        """Play for a time, or until so many moves are made (0: no such bound); raise LoadError."""
        self._latencies = array("d")
        self._limit = max_moves
        self._verified = 0
        wall = cpu = 0.0
        while wall < seconds and not self._enough():
            await self._refill()
            gc.collect()
            began, cpu_began = time.perf_counter(), time.process_time()
            await self._window(seconds - wall)
            wall += time.perf_counter() - began
            cpu += time.process_time() - cpu_began
            self._check()
            await self._drain()
        ordered = sorted(self._latencies)
        return Report(
            tables=len(self._stock),
            moves=len(ordered),
            seconds=wall,
            per_second=len(ordered) / wall,
            p50=_percentile(ordered, 0.50),
            p99=_percentile(ordered, 0.99),
            driver_cpu=cpu / wall,
            games_verified=self._verified,
        )

    async def close(self) -> None:
        """Close every connection that is left."""
        left = [play for plays in self._stock for play in plays] + self._played
        await asyncio.gather(*(play.match.close() for play in left))

    def acknowledged(self, seconds: float) -> None:
        """Count a move whose sender has the new state, unless the window is closed already."""
        if self.running:
            self._latencies.append(seconds)
            if self._enough():
                self._stop()

    def wait(self) -> float:
        """Return the seconds until the next move may be sent."""
        if not self._pace:
            return 0.0
        now = time.perf_counter()
        self._slot = max(self._slot + 1 / self._pace, now - 1 / self._pace)
        return self._slot - now

    def finished(self, play: Play) -> None:
        """Go on with the table's next match, or close the window when it has none."""
        plays = self._places.pop(play)
        self._played.append(plays.popleft())
        if plays:
            plays[0].go()
        else:
            self._stop()

    def fail(self, reason: str) -> None:
        """Keep the first reason and end the window."""
        self._error = self._error or reason
        self._stop()

    def _enough(self) -> bool:
        return 0 < self._limit <= len(self._latencies)

    def _stop(self) -> None:
        self.running = False
        self._pause.set()

    async def _window(self, seconds: float) -> None:
        """Let all tables play until the time is over or something stops them."""
        gc.disable()
        self._pause.clear()
        self.running = True
        for plays in self._stock:
            plays[0].go()
        try:
            await asyncio.wait_for(self._pause.wait(), seconds)
        except TimeoutError:
            self._stop()
        finally:
            gc.enable()

    async def _drain(self) -> None:
        """Wait for the moves on their way, then check and close the matches that are over."""
        deadline = time.monotonic() + PATIENCE
        while busy := [plays[0] for plays in self._stock if plays and not plays[0].idle]:
            if time.monotonic() > deadline:
                busy[0].failed(f"a move was not answered within {PATIENCE:.0f} s")
            self._check()
            await asyncio.sleep(0.001)
        played, self._played = self._played, []
        for play in played:
            self._verify(play)
        await asyncio.gather(*(play.match.close() for play in played))
        self._check()

    def _verify(self, play: Play) -> None:
        """Compare the end of a game with what it must be."""
        try:
            final = play.match.final()
        except ValueError as reason:
            play.failed(str(reason))
            return
        if final is not None and final != play.game.final:
            play.failed(f"the game ended as {final}, not {play.game.final}")
        self._verified += final is not None

    async def _refill(self) -> None:
        """Open matches until every table has its stock."""
        slots = asyncio.Semaphore(OPENING)

        async def fill(plays: deque[Play]) -> None:
            play = Play(self, next(self._games))
            self._places[play] = plays
            async with slots:
                try:
                    play.match = await self._connector.open(play)
                except OSError as reason:
                    raise LoadError(f"a match could not be opened: {reason!r}") from reason
            plays.append(play)

        missing = [fill(plays) for plays in self._stock for _ in range(self._ahead - len(plays))]
        await asyncio.gather(*missing)
        self._check()

    def _check(self) -> None:
        if self._error is not None:
            raise LoadError(self._error)


def _percentile(ordered: list[float], share: float) -> float:
    """Return the nearest-rank percentile in milliseconds; of nothing, not a number."""
    if not ordered:
        return math.nan
    return ordered[math.ceil(share * len(ordered)) - 1] * 1000
