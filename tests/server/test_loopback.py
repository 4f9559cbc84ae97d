"""The whole server on a port of this machine, and people who play over real connections."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludoteca.kernel import Json
from ludoteca.kernel.patch import merge
from ludoteca.search.levels import random_player
from ludoteca.server.app import build_app
from ludoteca.server.protocols import Live
from ludoteca.server.settings import Settings
from tests.server.kit import run


@asynccontextmanager
async def serving(folder: Path, ws: Any = Live) -> AsyncIterator[str]:
    """Serve a new hall, by our protocol or another one for WebSockets; yield its address."""
    listener = socket.create_server(("127.0.0.1", 0))
    address = f"127.0.0.1:{listener.getsockname()[1]}"
    app = build_app(Settings(data=folder, bot_delay=0))
    config = uvicorn.Config(app, ws=ws, lifespan="on", log_config=None, timeout_graceful_shutdown=2)
    server = uvicorn.Server(config)
    task = asyncio.create_task(server._serve(sockets=[listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    yield address
    server.should_exit = True
    await task
    listener.close()


class Person:
    """Somebody with a browser: a cookie, HTTP calls, and one live connection."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=f"http://{address}")
        self.frames: list[Json] = []
        self.view: Json = None
        self._wire: ClientConnection

    async def call(self, path: str, **body: Json) -> Json:
        headers = {"origin": f"http://{self.address}"}
        answer = await self.http.post(path, json=body, headers=headers)
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def come(self, table: str) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self._wire = await connect(
            f"ws://{self.address}/tables/{table}/live",
            origin=f"http://{self.address}",
            additional_headers={"cookie": cookies},
            compression=None,
        )
        await self.say(type="resume", version=0)

    async def say(self, **message: Json) -> None:
        await self._wire.send(json.dumps(message))

    async def play(self, seed: int) -> None:
        """Answer all that is asked at random, until the match is over."""
        rng = Random(seed)
        while True:
            frame = json.loads(await self._wire.recv())
            self.frames.append(frame)
            if frame["type"] == "state":
                self.view = frame.get("view")
            elif frame["type"] == "step":
                self.view = merge(self.view, frame["patch"])
            for decision in frame.get("decisions", []):
                answer = random_player(self.view, decision, rng)
                number = f"m{len(self.frames)}"
                await self.say(type="answer", id=number, decision=decision["id"], answer=answer)
            if "outcome" in frame:
                return

    async def go(self) -> None:
        await self._wire.close()
        await self.http.aclose()


@pytest.mark.parametrize("ws", [Live, "websockets-sansio"])
def test_two_people_and_a_bot_play_splits_over_the_network(tmp_path: Path, ws: Any) -> None:
    """By our own protocol, with its shortcut, and by plain ASGI alike."""

    async def test() -> None:
        async with serving(tmp_path, ws) as address:
            ada, bob = Person(address), Person(address)
            for person in (ada, bob):
                assert (await person.http.get("/api/me")).status_code == 200
            made = await ada.call("/api/tables", game="splits", seats=3)
            path = f"/api/tables/{made['id']}"
            await ada.call(f"{path}/bot", seat=2, level="random")
            await bob.call(f"{path}/sit")
            for person in (ada, bob):
                await person.come(made["id"])
            await ada.call(f"{path}/start")
            await asyncio.gather(ada.play(1), bob.play(2))
            assert ada.view == bob.view and ada.frames[-1]["outcome"]["ranks"]
            assert not any(frame["type"] == "refused" for frame in ada.frames + bob.frames)
            replay = (await ada.http.get(f"{path}/replay")).json()
            view = replay["first"]
            for step in replay["steps"]:
                view = merge(view, step["patch"])
            assert view == ada.view
            await asyncio.gather(ada.go(), bob.go())

    run(test)


def test_a_server_that_stops_closes_its_connections_with_the_code_for_a_restart(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with serving(tmp_path) as address:
            ada = Person(address)
            await ada.http.get("/api/me")
            made = await ada.call("/api/tables", game="splits", seats=2)
            await ada.come(made["id"])
            await ada._wire.recv()
        with pytest.raises(ConnectionClosed) as closed:
            await ada.play(1)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        await ada.http.aclose()

    run(test)
