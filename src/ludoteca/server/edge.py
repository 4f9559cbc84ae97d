"""The edge: every connection comes in here, is checked, served, logged and counted."""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import msgspec

from ludoteca.server import live
from ludoteca.server.guests import Guests
from ludoteca.server.hall import Hall
from ludoteca.server.limits import Limits, LiveLimits
from ludoteca.server.logs import request_id
from ludoteca.server.metrics import Metrics
from ludoteca.server.problems import Problem, unavailable
from ludoteca.server.security import HEADERS, SAFE, Guard
from ludoteca.server.settings import Network
from ludoteca.server.visits import Visit, visit_of

Scope: TypeAlias = Any
Receive: TypeAlias = Callable[[], Awaitable[Any]]
Send: TypeAlias = Callable[[Any], Awaitable[None]]
App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]

LIVE = re.compile(r"/tables/([A-Za-z0-9]{1,16})/live")
SLASHES = re.compile(r"//+")
SECRET = re.compile(r"(?<=^/return/).*", re.DOTALL)
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
RAW_ASSET_HEADERS = [(b"x-content-type-options", b"nosniff")]

log = logging.getLogger("ludoteca.requests")


class Unheard(BaseException):
    """The connection was gone before the response; no handler of exceptions shall answer that."""


class Edge:
    """An ASGI application around another, which gets the checked HTTP requests."""

    def __init__(
        self,
        app: App,
        *,
        guard: Guard,
        proxies: tuple[Network, ...],
        guests: Guests,
        limits: Limits,
        hall: Hall,
        metrics: Metrics,
    ) -> None:
        self._app = app
        self._guard = guard
        self._proxies = proxies
        self._guests = guests
        self._limits = limits
        self._hall = hall
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or connection."""
        # The router takes `//api/me` for `/api/me`, so the guard and the log must do so as well.
        scope = {**scope, "path": SLASHES.sub("/", scope["path"])}
        visit = visit_of(scope, self._proxies)
        request_id.set(visit.id)
        if scope["type"] == "http":
            await self._request(scope, receive, send, visit)
        else:
            await self._connection(scope, receive, send, visit)

    async def _request(self, scope: Scope, receive: Receive, send: Send, visit: Visit) -> None:
        method, path = scope["method"], scope["path"]
        begun = time.perf_counter()
        status = 0

        async def answer(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message = {**message, "headers": [*message["headers"], *_headers_for(visit, path)]}
            elif method == "HEAD":
                message = {**message, "body": b""}
            try:
                await send(message)
            except Exception as error:
                raise Unheard from error

        try:
            await self._handle(scope, receive, answer, visit)
        except Unheard:
            log.debug("nobody heard the response")
        except Exception:
            log.exception("a response broke off", extra={"method": method, "path": _shown(path)})
        seconds = time.perf_counter() - begun
        self._metrics.request_served(method, status, seconds)
        level = logging.DEBUG if method in SAFE and status < 400 else logging.INFO
        about = {"method": method, "path": _shown(path), "status": status}
        extra = {**about, "ms": round(seconds * 1000, 1), "from": visit.address}
        log.log(level, "request", extra=extra)

    async def _handle(self, scope: Scope, receive: Receive, send: Send, visit: Visit) -> None:
        """Let a request that passes the guard be answered, and answer all others."""
        method = scope["method"]
        try:
            self._guard.check_request(visit, method, scope["path"])
        except Problem as problem:
            self._metrics.refused(problem.code)
            await _send_json(send, problem)
            return
        headers = [(name, value) for name, value in scope["headers"] if name != b"host"]
        headers.append((b"host", (visit.host or "localhost").encode()))
        inner = {**scope, "headers": headers, "state": {**scope.get("state", {}), "visit": visit}}
        inner["method"] = "GET" if method == "HEAD" else method
        await self._app(inner, receive, send)

    async def _connection(self, scope: Scope, receive: Receive, send: Send, visit: Visit) -> None:
        found = LIVE.fullmatch(scope["path"])
        try:
            await receive()
            if found is None:
                raise Problem("unknown", "server-no-such-page")
            self._guard.check_connection(visit)
            guest = await self._guests.meet(visit)
        except Problem as problem:
            await _deny(scope, send, visit, problem)
            return
        except Exception:
            log.exception("a connection failed")
            await _deny(scope, send, visit, unavailable())
            return
        try:
            await send({"type": "websocket.accept", "headers": _headers_for(visit, scope["path"])})
            shortcut = scope["extensions"].get(live.SHORTCUT)
            socket = live.AsgiSocket(receive, send, shortcut)
            limits = LiveLimits(self._limits, str(guest.id))
            await live.serve_socket(socket, self._hall, guest, found[1], limits)
        except Exception:
            log.exception("a live connection failed", extra={"table": found[1]})


def _headers_for(visit: Visit, path: str) -> list[tuple[bytes, bytes]]:
    """Return what every response carries; files, of which there are many, have little to guard."""
    if path.startswith("/assets/"):
        return RAW_ASSET_HEADERS
    cookies = [(b"set-cookie", cookie.encode("latin-1")) for cookie in visit.new_cookies]
    return [*RAW_HEADERS, *cookies, (b"x-request-id", visit.id.encode())]


async def _send_json(send: Send, problem: Problem) -> None:
    body = msgspec.json.encode(problem.to_json())
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    if problem.code == "flood":
        headers.append((b"retry-after", str(problem.arguments.get("seconds", 1)).encode()))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def _deny(scope: Scope, send: Send, visit: Visit, problem: Problem) -> None:
    """Refuse a WebSocket before it opens, with the reason where the server can say it."""
    if "websocket.http.response" not in (scope.get("extensions") or {}):
        await send(
            {"type": "websocket.close", "code": 4000 + problem.status, "reason": problem.code}
        )
        return

    async def answer(message: Any) -> None:
        message = {**message, "type": message["type"].replace("http.", "websocket.http.")}
        if "headers" in message:
            message["headers"] = [*message["headers"], *_headers_for(visit, scope["path"])]
        await send(message)

    await _send_json(answer, problem)


def _shown(path: str) -> str:
    """Return a path as it may stand in a log."""
    return SECRET.sub("…", path[:200])
