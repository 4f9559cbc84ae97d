"""Thinkers: processes of their own in which bots think, so that no table waits for them.

A bot is given its seat's view, the decision, and a seed for its chance; it knows nothing else. A
process that crashes, or thinks for too long, is ended and replaced.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from random import Random
from typing import Any, NamedTuple

from ludoteca.kernel import Answer, Game, Json
from ludoteca.search.levels import levels, random_player
from ludoteca.server.problems import where

NICENESS = 5
SECONDS_TO_START = 30


class BotFailure(Exception):
    """A bot has crashed, or thought for too long."""


class Task(NamedTuple):
    """What a process is sent."""

    game: Game[Any]
    level: str
    view: Json
    decision: Json
    seed: int


class Thinkers:
    """So many processes at most, each started when it is first needed."""

    def __init__(self, most: int, seconds: float) -> None:
        self._seconds = seconds
        self._free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        self._all = [Thinker() for _ in range(max(1, most))]
        # Threads of their own: those of the event loop are for the database, and are few.
        self._threads = ThreadPoolExecutor(len(self._all), "ludoteca-thinker")
        for thinker in self._all:
            self._free.put_nowait(thinker)

    async def think(
        self, game: Game[Any], level: str, view: Json, decision: Json, seed: int
    ) -> Answer:
        """Return the answer of the bot of that level; the same arguments give the same answer.

        :raises BotFailure: it has none.
        """
        task = Task(game, level, view, decision, seed)
        thinker = await self._free.get()

        def ended(thought: asyncio.Future[Answer]) -> None:
            self._free.put_nowait(thinker)
            if not thought.cancelled():
                thought.exception()  # nobody may be waiting any more

        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(self._threads, thinker.think, task, self._seconds)
        thought.add_done_callback(ended)
        return await asyncio.shield(thought)

    async def stop(self) -> None:
        """End all processes, whatever they think of."""
        for thinker in self._all:
            thinker.end()
        await asyncio.gather(*(asyncio.to_thread(thinker.reap) for thinker in self._all))


class Thinker:
    """One process; its methods block."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._wire: Connection
        self._ended = False

    def think(self, task: Task, seconds: float) -> Answer:
        """Let the process think for so long at most."""
        try:
            if self._process is None:
                self._begin()
            self._wire.send(task)
            if not self._wire.poll(seconds):
                raise BotFailure(f"no answer within {seconds} seconds")
            answer, error = self._wire.recv()
        except (OSError, EOFError) as failure:
            self._replace()
            raise BotFailure("the process has ended") from failure
        except BotFailure:
            self._replace()
            raise
        if error:
            raise BotFailure(error)
        if not isinstance(answer, dict):
            raise BotFailure(f"not an answer but a {type(answer).__name__}")
        return answer

    def end(self) -> None:
        """Kill the process and start no other."""
        self._ended = True
        if self._process is not None:
            self._process.kill()

    def reap(self) -> None:
        """Wait until the process has ended."""
        if self._process is not None:
            self._process.join()

    def _begin(self) -> None:
        if self._ended:
            raise BotFailure("the server is stopping")
        context = multiprocessing.get_context("spawn")
        self._wire, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs,), name="thinker", daemon=True)
        process.start()
        theirs.close()
        self._process = process
        if not self._wire.poll(SECONDS_TO_START):
            raise BotFailure("the process does not start")
        self._wire.recv()

    def _replace(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None
            self._wire.close()


def _serve(wire: Connection) -> None:
    """Answer one task after another until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal's Ctrl-C is the server's business
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    with suppress(EOFError, OSError):
        wire.send(None)
        while True:
            wire.send(_think(wire.recv()))


def _think(task: Task) -> tuple[Answer | None, str]:
    try:
        # A level that the game no longer has is played at random.
        bot = levels(task.game).get(task.level, random_player)
        return bot(task.view, task.decision, Random(task.seed)), ""
    except Exception as error:
        return None, where(error)
