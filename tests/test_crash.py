"""A server under load is killed again and again: nothing is lost, nothing is there twice."""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from http.client import HTTPException
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ludoteca.kernel import Decision
from tests.serving import Guest, Hall

KILLS = 100 if os.environ.get("LUDOTECA_SOAK") else 5
PAIRS = 6
THINKS = 0.02
"""Seconds at most that a client waits before a move, so that kills hit matches under way."""

Answers = list[dict[str, Any]]


class Player:
    """One seat's client: it comes back after every break and sends again what was not confirmed."""

    def __init__(self, guest: Guest, table: str, rng: random.Random) -> None:
        self._guest = guest
        self._table = table
        self._rng = rng
        self._version = 0
        self._waiting: dict[str, Any] | None = None
        self._decisions: list[dict[str, Any]] = []
        self._ended = self._over = False
        self.confirmed: Answers = []
        self.breaks = 0

    async def play(self) -> None:
        """Play until the match is over."""
        while not self._over:
            try:
                async with self._connect() as live:
                    resume = {"type": "resume", "version": self._version}
                    await live.send(json.dumps(resume))
                    if self._waiting:
                        await live.send(json.dumps(self._waiting))
                    async for message in live:
                        await self._take(live, json.loads(message))
                        if self._over:
                            return
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                self.breaks += 1
                await asyncio.sleep(0.1)

    def _connect(self) -> connect:
        address = f"ws://127.0.0.1:{self._guest.hall.port}/tables/{self._table}/live"
        headers = {"Cookie": self._guest.cookie}
        home = self._guest.hall.url
        return connect(address, origin=home, additional_headers=headers, open_timeout=5)  # type: ignore[arg-type]

    async def _take(self, live: ClientConnection, message: dict[str, Any]) -> None:
        if message["type"] in ("state", "step"):
            self._version = message["version"]
        if self._waiting and message.get("re") == self._waiting["id"]:
            assert message["type"] in ("step", "done"), message
            self.confirmed.append(self._waiting["answer"])
            self._waiting = None
        elif message["type"] == "refused":
            raise AssertionError(f"{message} for {self._waiting}")
        if message["type"] in ("state", "step"):
            self._decisions = message["decisions"]
            self._ended = "outcome" in message
        if self._waiting is None:
            self._over = self._ended
            if self._decisions and not self._over:
                await self._move(live, self._decisions[0])

    async def _move(self, live: ClientConnection, decision: dict[str, Any]) -> None:
        await asyncio.sleep(THINKS * self._rng.random())
        answer = Decision.from_json(decision).sample(self._rng.randrange)
        number = decision["id"]
        act = {"type": "answer", "id": f"a{number}", "decision": number, "answer": answer}
        self._waiting = act
        self._decisions = []
        await live.send(json.dumps(act))


async def play_on(hall: Hall, number: int, end: asyncio.Event, done: list[int]) -> None:
    """Play match after match between two guests, and check the record of each."""
    rng = random.Random(number)
    guests: list[Guest] = []
    while not end.is_set():
        try:
            while len(guests) < 2:
                guests.append(await asyncio.to_thread(hall.guest, f"Guest {number}"))
            table = await asyncio.to_thread(open_table, guests)
        except (OSError, HTTPException):
            await asyncio.sleep(0.2)
            continue
        players = [Player(guest, table, rng) for guest in guests]
        await asyncio.gather(*(player.play() for player in players))
        record = await patiently(guests[0], f"/api/tables/{table}/record")
        for seat, player in enumerate(players):
            kept = [act["answer"] for act in record["acts"] if act["seat"] == seat]
            assert kept == player.confirmed
        done.append(sum(player.breaks for player in players))


def open_table(guests: list[Guest]) -> str:
    """Make a table for two guests and begin."""
    wanted = {"game": "splits", "seats": 2, "options": {}, "public": False, "limit": 86400}
    table = str(guests[0].ask("POST", "/api/tables", wanted)["id"])
    guests[1].ask("POST", f"/api/tables/{table}/sit", {"seat": 1})
    guests[0].ask("POST", f"/api/tables/{table}/start", {})
    return table


async def patiently(guest: Guest, path: str) -> Any:
    """Ask until the server is there."""
    for _ in range(300):
        try:
            return await asyncio.to_thread(guest.ask, "GET", path)
        except (OSError, HTTPException):
            await asyncio.sleep(0.1)
    raise AssertionError("the server did not come back")


async def kill_and_restart(hall: Hall, end: asyncio.Event) -> None:
    """Kill the server at moments nobody can foresee, and start it again."""
    rng = random.Random(1)
    try:
        for _ in range(KILLS):
            await asyncio.sleep(0.3 + rng.random())
            hall.kill()
            await asyncio.to_thread(hall.start, "--no-limits")
    finally:
        end.set()


@pytest.mark.timeout(60 + 30 * KILLS)
def test_a_server_that_is_killed_under_load_loses_nothing(tmp_path: Path) -> None:
    hall = Hall(tmp_path / "data")
    hall.start("--no-limits")
    done: list[int] = []

    async def run() -> None:
        end = asyncio.Event()
        async with asyncio.TaskGroup() as group:
            for number in range(PAIRS):
                group.create_task(play_on(hall, number, end, done))
            group.create_task(kill_and_restart(hall, end))

    begun = time.monotonic()
    try:
        asyncio.run(run())
    finally:
        hall.stop()
    print(f"{len(done)} matches, {KILLS} kills, {time.monotonic() - begun:.0f} s")
    assert len(done) >= PAIRS
    assert sum(done) >= KILLS, "no match was under way when the server was killed"
    assert "Traceback" not in hall.log(), hall.log()
