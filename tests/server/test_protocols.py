"""Bounds of HTTP and WebSocket, over a real port: nobody is waited for without end."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn

from ludoteca.server import protocols
from ludoteca.server.protocols import MOST_HEAD_BYTES, Http, Live
from tests.serving import free_port

pytestmark = pytest.mark.anyio

HEAD = b"GET / HTTP/1.1\r\nHost: x\r\n"
UPGRADE = (
    b"Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
LINE = b"X: " + b"a" * 4000 + b"\r\n"
App = Callable[[Any, Any, Any], Awaitable[None]]
Wires = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def answer(
    scope: Any, _receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]
) -> None:
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body"})


@asynccontextmanager
async def connected(app: App = answer) -> AsyncIterator[Wires]:
    """Serve an application, by default one that is always content, and connect to it."""
    port = free_port()
    config = uvicorn.Config(
        app,
        host="127.0.0.1",
        port=port,
        http=Http,
        ws=Live,
        ws_ping_interval=0.01,
        ws_ping_timeout=0.01,
        lifespan="off",
        log_config=None,
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server._serve())
    while not server.started:
        await asyncio.sleep(0.01)
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        yield reader, writer
    finally:
        writer.close()
        server.should_exit = True
        await task


async def send_and_read(wires: Wires, *parts: bytes) -> bytes:
    reader, writer = wires
    try:
        for part in parts:
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(0)
        return await asyncio.wait_for(reader.readuntil(b"\r\n"), 5)
    except ConnectionError:
        return b"reset"


async def test_a_head_that_does_not_end_is_cut_off() -> None:
    async with connected() as wires:
        got = await send_and_read(wires, HEAD, *[LINE] * 1000)
        assert b"400" in got or got == b"reset"


async def test_usual_heads_pass_one_after_the_other() -> None:
    async with connected() as wires:
        for _ in range(2 * MOST_HEAD_BYTES // (3 * len(LINE))):
            got = await send_and_read(wires, HEAD + LINE, LINE, b"\r\n")
            assert b"204" in got
            await wires[0].readuntil(b"\r\n\r\n")


async def test_a_head_that_is_not_sent_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "SECONDS_FOR_HEAD", 0.01)
    async with connected() as (reader, writer):
        writer.write(HEAD)
        assert await asyncio.wait_for(reader.read(), 5) == b""


@pytest.mark.parametrize("frames", [1, 100])
async def test_a_client_that_takes_nothing_in_is_cut_off(
    monkeypatch: pytest.MonkeyPatch, frames: int
) -> None:
    monkeypatch.setattr(protocols, "SECONDS_TO_READ", 0.05)
    gone = asyncio.Event()

    async def talk(scope: Any, receive: Any, send: Any) -> None:
        live = scope["type"] == "websocket"
        text = "x" * 1_000_000
        try:
            if live:
                await receive()
                await send({"type": "websocket.accept"})
            else:
                await send({"type": "http.response.start", "status": 200, "headers": []})
            for _ in range(frames):
                if live:
                    await send({"type": "websocket.send", "text": text})
                else:
                    body = {"type": "http.response.body", "body": text.encode()}
                    await send({**body, "more_body": True})
            while (await receive())["type"] not in ("websocket.disconnect", "http.disconnect"):
                pass
        finally:
            gone.set()

    for head in (HEAD + UPGRADE, HEAD)[:frames]:
        gone.clear()
        async with connected(talk) as (reader, writer):
            reader._transport.pause_reading()  # type: ignore[attr-defined]
            writer.write(head + b"\r\n")
            await asyncio.wait_for(gone.wait(), 10)
