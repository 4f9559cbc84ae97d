"""The whole server inside a test: no port, no process, a database in the test's own folder."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import httpx

from ludoteca.server.app import build_app
from ludoteca.server.settings import Settings

HOST = "ludo.test"
Frame = dict[str, Any]


class Inside:
    """An open application."""

    def __init__(self, app: Any) -> None:
        self.app = app

    def browser(self, address: str = "198.51.100.7", **headers: str) -> httpx.AsyncClient:
        """Return somebody with cookies of their own."""
        transport = httpx.ASGITransport(
            self.app, client=(address, 50000), raise_app_exceptions=True
        )
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}", headers=named)

    async def knock(
        self,
        path: str,
        headers: Mapping[str, str] | None = None,
        *,
        says: list[str] | None = None,
        address: str = "198.51.100.7",
    ) -> list[Frame]:
        """Open a WebSocket, say something, and go; return what the server sent."""
        frames: list[Frame] = [{"type": "websocket.connect"}]
        frames += [{"type": "websocket.receive", "text": text} for text in says or []]
        sent: list[Frame] = []
        waiting = asyncio.Queue[Frame]()
        for frame in frames:
            waiting.put_nowait(frame)

        async def receive() -> Frame:
            if waiting.empty():
                await asyncio.sleep(0.02)
                return {"type": "websocket.disconnect", "code": 1000}
            return await waiting.get()

        async def send(frame: Frame) -> None:
            sent.append(frame)

        given = {"host": HOST, **(headers or {})}
        scope = {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "scheme": "ws",
            "headers": [(k.encode(), v.encode()) for k, v in given.items()],
            "client": (address, 50000),
            "extensions": {"websocket.http.response": {}},
            "state": {},
        }
        await self.app(scope, receive, send)
        return sent


@asynccontextmanager
async def opened(
    folder: Path, clock: Callable[[], float] = monotonic, **settings: Any
) -> AsyncIterator[Inside]:
    """Open the server for a while."""
    given = {"data": folder / "data", "workers": 1, "bot_delay": 0, **settings}
    app = build_app(Settings(**given), clock)
    async with app.lifespan():
        yield Inside(app)


def still() -> float:
    """Tell the time of a clock that stands: what a limit has counted, it never forgets."""
    return 0.0
