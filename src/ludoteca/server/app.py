"""The server as one ASGI application: everything is made and joined here."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Receive, Scope, Send

import ludoteca
from ludoteca.server import endpoints, lobby, site
from ludoteca.server.assets import Assets
from ludoteca.server.calls import Call, Parts
from ludoteca.server.edge import Edge
from ludoteca.server.guests import Guests
from ludoteca.server.hall import Hall, HallSettings
from ludoteca.server.health import Readiness
from ludoteca.server.limits import Limits
from ludoteca.server.metrics import MeasuredThinkers, Metrics
from ludoteca.server.pages import Pages
from ludoteca.server.problems import Problem, unavailable
from ludoteca.server.security import MOST_BYTES, Door, Guard
from ludoteca.server.settings import Settings
from ludoteca.server.storage import Storage

log = logging.getLogger("ludoteca.server")

AnyRequest = Request[Any, Any, State]


class Server(Litestar):
    """The application, with the edge around it."""

    edge: Edge

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve the lifespan directly, and all else through the edge."""
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:
            await self.edge(scope, receive, send)

    async def inner(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request that the edge has checked."""
        await super().__call__(scope, receive, send)


def build_app(settings: Settings, clock: Callable[[], float] = monotonic) -> Litestar:
    """Return the application; it opens and closes the database, and starts and stops the hall.

    `clock` counts the seconds by which limits on floods are lifted again.
    """
    settings.data.mkdir(parents=True, exist_ok=True)
    metrics = Metrics(settings.monitors)
    storage = Storage(settings.database_url, metrics.commits.observe)
    house = HallSettings(bot_delay=settings.bot_delay, workers=settings.workers)
    hall = Hall(storage, house)
    hall.thinkers = MeasuredThinkers(house.workers, house.thinking, metrics)
    metrics.watch(hall)
    limits = Limits(clock, counts=settings.limits)
    guests = Guests(storage, limits)
    door = Door(settings.password)
    assets = Assets.load(develop=settings.develop)
    pages = Pages(assets)
    readiness = Readiness(settings, storage)
    parts = Parts(settings, hall, limits, guests, door, assets, pages, metrics, readiness)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await storage.open()
        await hall.start()
        try:
            yield
        finally:
            readiness.stopping = True
            await hall.stop()
            await storage.close()

    app = Server(
        [*site.HANDLERS, *endpoints.HANDLERS, lobby.api()],
        request_class=Call,
        state=State({"parts": parts}, deep_copy=False),
        exception_handlers=_handlers(metrics),
        lifespan=[lifespan],
        request_max_body_size=MOST_BYTES,
        compression_config=CompressionConfig("brotli", minimum_size=1000, exclude=["^/assets/"]),
        openapi_config=OpenAPIConfig(
            title="Ludoteca",
            version=ludoteca.__version__,
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        debug=False,
    )
    app.edge = Edge(
        app.inner,
        guard=Guard(settings, limits, door),
        proxies=settings.proxies,
        guests=guests,
        limits=limits,
        hall=hall,
        metrics=metrics,
    )
    return app


def _handlers(metrics: Metrics) -> dict[Any, Any]:
    """Return what is answered to each kind of exception."""

    def problem(_request: AnyRequest, error: Problem) -> Response[Any]:
        metrics.refused(error.code)
        return refusal(error)

    def http(request: AnyRequest, error: HTTPException) -> Response[Any]:
        if error.status_code >= 500 and "disconnected" not in error.detail:
            return failure(request, error)
        metrics.refused(_problem_of(error).code)
        status = 405 if error.status_code == 405 else None
        return refusal(_problem_of(error), status, error.headers)

    def failure(_request: AnyRequest, error: Exception) -> Response[Any]:
        log.error("a request failed", exc_info=error)
        return refusal(unavailable())

    return {Problem: problem, HTTPException: http, Exception: failure}


def refusal(
    problem: Problem, status: int | None = None, headers: Mapping[str, str] | None = None
) -> Response[Any]:
    """Return the response that tells of a problem."""
    extra = {**(headers or {}), "cache-control": "no-store"}
    if problem.code == "flood":
        extra["retry-after"] = str(problem.arguments.get("seconds", 1))
    return Response(
        problem.to_json(),
        status_code=status or problem.status,
        headers=extra,
        media_type="application/json",
    )


def _problem_of(error: HTTPException) -> Problem:
    """Say in the words of docs/protocol.md what Litestar found wrong with a request."""
    match error.status_code:
        case 404:
            return Problem("unknown", "server-no-such-page")
        case 405:
            return Problem("malformed", "server-wrong-method")
        case 413:
            return Problem("too-large", "server-too-large", args={"most": MOST_BYTES})
    return Problem("malformed", "server-malformed", args={"detail": _detail(error)})


def _detail(error: HTTPException) -> str:
    """Return what exactly is malformed, for the authors of programs, in English."""
    details = [error.detail.partition(" for ")[0]]
    entries = error.extra if isinstance(error.extra, list) else []
    details += [
        f"{entry.get('key', '')}: {entry.get('message', '')}"
        for entry in entries
        if isinstance(entry, dict)
    ]
    return "; ".join(details)[:300]
