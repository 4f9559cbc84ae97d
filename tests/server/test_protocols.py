"""Bounds of HTTP and WebSocket, over a real port: nobody is waited for without end."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect

from ludoteca.server import protocols
from ludoteca.server.live import SHORTCUT
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
        ws_ping_interval=1,
        ws_ping_timeout=1,
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


@pytest.mark.parametrize("begun", [b"", HEAD, HEAD + b"Content-Length: 9\r\n\r\n1234"])
async def test_a_request_that_does_not_come_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    monkeypatch.setattr(protocols, "SECONDS_FOR_REQUEST", 0.01)
    async with connected() as (reader, writer):
        writer.write(begun)
        await asyncio.wait_for(reader.read(), 5)


async def test_a_refused_handshake_is_no_error(caplog: pytest.LogCaptureFixture) -> None:
    async def refuse(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        start = {"type": "websocket.http.response.start", "status": 403, "headers": []}
        await send(start)
        await send({"type": "websocket.http.response.body", "body": b"no"})

    async with connected(refuse) as wires:
        assert b"403" in await send_and_read(wires, HEAD + UPGRADE + b"\r\n")
        assert b"no" in await asyncio.wait_for(wires[0].read(), 5)
    assert caplog.text == ""


BEGIN, PART = b"\x01\x80abcd", b"\x00\x80abcd"  # empty and to be continued, masked with abcd


@pytest.mark.parametrize(
    ("frames", "code"), [(b"\x81\x81\x00\x00\x00\x00\xff", 1007), (BEGIN + PART * 300, 1009)]
)
async def test_messages_that_are_none_end_the_connection_and_fill_no_log(
    caplog: pytest.LogCaptureFixture, frames: bytes, code: int
) -> None:
    async def listen(_scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async with connected(listen) as (reader, writer):
        writer.write(HEAD + UPGRADE + b"\r\n")
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frames)
        assert code.to_bytes(2, "big") in await asyncio.wait_for(reader.read(), 5)
    assert caplog.text == ""


async def test_a_client_that_takes_nothing_in_is_cut_off(
    monkeypatch: pytest.MonkeyPatch,
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
            for _ in range(100):
                if live:
                    await send({"type": "websocket.send", "text": text})
                else:
                    body = {"type": "http.response.body", "body": text.encode()}
                    await send({**body, "more_body": True})
            while (await receive())["type"] not in ("websocket.disconnect", "http.disconnect"):
                pass
        finally:
            gone.set()

    for head in (HEAD, HEAD + UPGRADE):
        gone.clear()
        async with connected(talk) as (reader, writer):
            reader._transport.pause_reading()  # type: ignore[attr-defined]
            writer.write(head + b"\r\n")
            await asyncio.wait_for(gone.wait(), 10)


async def test_the_shortcut_takes_messages_in_their_order_and_sends_what_can_be_sent() -> None:
    """Those that it does not take, and all behind them, come by way of ASGI."""
    heard: list[str] = []
    sent: list[bool] = []
    busy = asyncio.Event()

    async def talk(scope: Any, receive: Any, send: Any) -> None:
        shortcut = scope["extensions"][SHORTCUT]

        def take(text: str) -> bool:
            is_quick = text.startswith("quick")
            if is_quick:
                heard.append(f"taken {text}")
                sent.append(shortcut.send_now(f"echo {text}"))
            return is_quick

        await receive()
        sent.append(shortcut.send_now("too early"))
        await send({"type": "websocket.accept"})
        shortcut.offer(take)
        while (message := await receive())["type"] == "websocket.receive":
            heard.append(message["text"])
            if message["text"] == "slow":
                await busy.wait()
        sent.append(shortcut.send_now("too late"))

    async with connected(talk) as wires:
        url = f"ws://127.0.0.1:{wires[1].get_extra_info('peername')[1]}"
        async with connect(url) as client:
            await client.send("quick 1")
            assert await client.recv() == "echo quick 1"
            for text in ("slow", "quick 2", "quick 3"):
                await client.send(text)
            await asyncio.sleep(0.05)
            busy.set()
            while "quick 3" not in heard:
                await asyncio.sleep(0.01)
            await client.send("quick 4")
            assert await client.recv() == "echo quick 4"
        assert heard == ["taken quick 1", "slow", "quick 2", "quick 3", "taken quick 4"]
    assert sent == [False, True, True, False]
