"""What browsers and the host's tools fetch besides pages and API: files, health, figures."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import MediaType, Response, get
from litestar.handlers.base import BaseRouteHandler
from litestar.params import FromPath

from ludoteca.server.calls import Call
from ludoteca.server.health import Health
from ludoteca.server.metrics import CONTENT_TYPE
from ludoteca.server.problems import Problem

ICON = "web/icons/favicon.svg"
ROBOTS = "User-agent: *\nDisallow: /api/\nDisallow: /tables/\nDisallow: /return/\n"


@get("/assets/{digest:str}/{path:path}", include_in_schema=False)
async def send_asset(request: Call, digest: FromPath[str], path: FromPath[str]) -> Response[bytes]:
    """Send a file; under an outdated address the present one, which is then not kept."""
    assets = request.parts.assets
    asset = assets.files.get(path.lstrip("/"))
    if asset is None:
        raise Problem("unknown", "server-no-such-page")
    current = digest == assets.digest
    headers = {
        "cache-control": "max-age=31536000, immutable" if current else "no-cache",
        "vary": "accept-encoding",
        "content-type": asset.type,
    }
    if not current:
        headers["etag"] = f'"{asset.tag}"'
    if f'"{asset.tag}"' in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    encoding, body = asset.encoded(request.headers.get("accept-encoding", ""))
    if encoding:
        headers["content-encoding"] = encoding
    return Response(body, headers=headers)


@get("/favicon.ico", include_in_schema=False)
async def send_icon(request: Call) -> Response[bytes]:
    """Send browsers that ask at the old address to the icon."""
    target = request.parts.assets.url(ICON)
    return Response(b"", status_code=302, headers={"location": target})


@get("/robots.txt", include_in_schema=False, media_type=MediaType.TEXT)
async def send_robots() -> str:
    """Tell search engines to leave the tables alone."""
    return ROBOTS


@get("/healthz", include_in_schema=False)
async def show_alive() -> Health:
    """Say that the server is alive."""
    return Health("ok")


@get("/readyz", include_in_schema=False)
async def show_ready(request: Call) -> Response[Health]:
    """Say whether the server can take requests: 503 when it cannot."""
    trouble = await request.parts.readiness.trouble()
    return Response(Health(trouble or "ok"), status_code=503 if trouble else 200)


@get("/metrics", include_in_schema=False)
async def show_metrics(request: Call) -> Response[bytes]:
    """Return the figures for Prometheus, to those who may read them."""
    if not request.parts.metrics.may_be_read_by(request.visit):
        raise Problem("not-yours", "server-not-a-monitor")
    figures = await request.parts.metrics.text(request.parts.hall.storage)
    return Response(figures, media_type=CONTENT_TYPE)


HANDLERS: Sequence[BaseRouteHandler] = (
    send_asset, send_icon, send_robots, show_alive, show_ready, show_metrics,
)  # fmt: skip
