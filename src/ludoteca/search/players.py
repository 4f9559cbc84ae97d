"""Who sits in a seat: a level of the game's bots, the random player, or a program of one's own."""

from __future__ import annotations

import json
import os
import selectors
import shlex
import subprocess
from random import Random
from time import monotonic
from types import TracebackType
from typing import Any, Self

from ludoteca.kernel import Answer, Bot, Game, Json
from ludoteca.search.levels import levels

PROGRAM = "cmd:"
PATIENCE = 60.0
"""Seconds within which a program must answer."""
FAREWELL = 2.0
"""Seconds that a program has to end by itself."""
LONGEST = 1_000_000
"""Bytes that an answer has at the most."""


class ProgramError(Exception):
    """A program that plays a seat does not do as docs/protocol.md says."""


class Program:
    """A bot that is a program: it reads a line of JSON for each decision and writes one.

    The line it gets is {"game", "seat", "view", "decision"}: no more than its seat may know.
    """

    def __init__(self, command: str, game: str) -> None:
        self.command = command
        self._game = game
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        except (OSError, ValueError, IndexError) as error:
            raise ProgramError(f"cannot start {command!r}: {error}") from error
        assert self._process.stdin is not None and self._process.stdout is not None
        self._stdin = self._process.stdin.fileno()
        self._stdout = self._process.stdout.fileno()
        os.set_blocking(self._stdin, False)
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._stdout, selectors.EVENT_READ)
        self._read = b""

    def __call__(self, view: Json, decision: Json, rng: Random) -> Answer:
        seat = decision["seat"]
        asked = {"game": self._game, "seat": seat, "view": view, "decision": decision}
        line = self._exchange(json.dumps(asked, separators=(",", ":")).encode() + b"\n")
        try:
            answer: Answer = json.loads(line)
        except (ValueError, RecursionError) as error:
            shown = line[:200].decode(errors="replace")
            raise ProgramError(f"{self.command!r} wrote no JSON: {shown!r}") from error
        return answer

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the program."""
        self._selector.close()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                try:
                    pipe.close()
                except OSError:
                    continue
        try:
            self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _exchange(self, line: bytes) -> bytes:
        """Write a line and read one; a program that reads nothing holds nobody up."""
        waiting = line
        self._selector.register(self._stdin, selectors.EVENT_WRITE)
        deadline = monotonic() + PATIENCE
        while waiting or b"\n" not in self._read:
            ready = self._selector.select(max(0.0, deadline - monotonic()))
            if not ready:
                raise ProgramError(f"{self.command!r} did not answer within {PATIENCE:.0f} s")
            for key, _ in ready:
                if key.fd == self._stdin:
                    waiting = waiting[self._write(waiting) :]
                    if not waiting:
                        self._selector.unregister(self._stdin)
                else:
                    self._take_in()
        answer, _, self._read = self._read.partition(b"\n")
        return answer

    def _write(self, data: bytes) -> int:
        try:
            return os.write(self._stdin, data)
        except OSError as error:
            raise ProgramError(f"{self.command!r} ended before its match did") from error

    def _take_in(self) -> None:
        more = os.read(self._stdout, 65536)
        if not more:
            raise ProgramError(f"{self.command!r} ended before its match did")
        self._read += more
        if len(self._read) > LONGEST:
            raise ProgramError(f"{self.command!r} wrote more than an answer")


def find_bot(game: Game[Any], name: str) -> Bot:
    """Return the player of that name: a level, or `cmd:PROGRAM`.

    :raises ProgramError: there is no such level, or the program does not start.
    """
    if name.startswith(PROGRAM):
        return Program(name.removeprefix(PROGRAM), game.name)
    known = levels(game)
    if name not in known:
        named = ", ".join(known)
        raise ProgramError(f"{game.name} has no bot {name!r}; there are: {named}, and cmd:PROGRAM")
    return known[name]
