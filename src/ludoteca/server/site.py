"""The addresses that people open: the pages, and the private link that brings back one's seats."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, NamedTuple

from litestar import MediaType, Response, get, post, route
from litestar.handlers.base import BaseRouteHandler
from litestar.params import FromPath
from litestar.types import Method

from ludoteca.messages import Words, words
from ludoteca.server.calls import Call
from ludoteca.server.guests import language_of
from ludoteca.server.lobby import me_of
from ludoteca.server.problems import Problem
from ludoteca.server.sheets import OPEN, Guest

PLAIN_PAGES = {
    "/": "server-title-home",
    "/lobby": "server-title-lobby",
    "/about": "server-title-about",
}
METHODS: Sequence[Method] = ("GET", "POST", "PUT", "PATCH", "DELETE")


@get("/", include_in_schema=False)
async def show_home(request: Call) -> Response[str]:
    """Show the first page."""
    return await _page(request, "/")


@route("/{path:path}", http_method=METHODS, include_in_schema=False)
async def show_page(request: Call, path: FromPath[str]) -> Response[str]:
    """Show the page at `path`; where there is none, the shell says so."""
    if request.method != "GET" or path.startswith(("/api/", "/assets/")):
        raise Problem("unknown", "server-no-such-page")
    return await _page(request, path)


@get("/return/{token:str}", include_in_schema=False)
async def open_link(request: Call, token: FromPath[str]) -> Response[Any]:
    """Go on as the guest whose private link this is; ask first where another guest is known."""
    return await _come_back(request, token, sure=False)


@post("/return/{token:str}", include_in_schema=False)
async def follow_link(request: Call, token: FromPath[str]) -> Response[Any]:
    """Go on as the guest whose private link this is, although another guest is known."""
    return await _come_back(request, token, sure=True)


HANDLERS: Sequence[BaseRouteHandler] = (show_home, show_page, open_link, follow_link)


async def _page(request: Call, path: str) -> Response[str]:
    """Return the page at `path`, as the reader may see it."""
    parts, visit = request.parts, request.visit
    parts.pages.refresh()
    guest = await request.reader()
    language = language_of(visit, guest)
    spoken = words(language)
    locked = not parts.door.is_open_to(visit)
    about = About(200, spoken.text("server-title-home"))
    if not locked:
        about = await _about(request, path, spoken)
    html = parts.pages.page(
        language,
        me_of(guest) if guest else None,
        title=about.title,
        description=spoken.text(f"{about.game}-pitch" if about.game else "server-description"),
        url=visit.origin(parts.settings.public_url) + path,
        game=about.game,
        has_board=about.has_board,
        locked=locked,
    )
    return _document(html, about.status)


class About(NamedTuple):
    """What a page is about: status, title, game, and whether that game's board is seen."""

    status: int
    title: str
    game: str = ""
    has_board: bool = False


async def _about(request: Call, path: str, spoken: Words) -> About:
    """Return what the page at `path` is about."""
    if path in PLAIN_PAGES:
        return About(200, spoken.text(PLAIN_PAGES[path]))
    match path.split("/")[1:]:
        case ["games", name] if name in request.parts.hall.games:
            return About(200, spoken.text("server-title-game", _named(name, spoken)), name)
        case ["tables", table, *rest] if rest in ([], ["replay"]):
            return await _about_table(request, table, spoken, is_replay=bool(rest))
    return About(404, spoken.text("server-title-unknown"))


async def _about_table(request: Call, name: str, spoken: Words, *, is_replay: bool) -> About:
    try:
        sheet = (await request.table(name)).sheet
    except Problem:
        return About(404, spoken.text("server-title-unknown"))
    title = "server-title-replay" if is_replay else "server-title-table"
    named = spoken.text(title, _named(sheet.game, spoken))
    return About(200, named, sheet.game, has_board=sheet.state != OPEN)


async def _come_back(request: Call, token: str, *, sure: bool) -> Response[Any]:
    guests, visit = request.parts.guests, request.visit
    if not request.parts.door.is_open_to(visit):
        return await _page(request, "/return")
    present = await request.reader()
    guest = await guests.behind(visit, token)
    if guest is None:
        return await _page(request, "/return")
    if present is not None and present.id != guest.id and not sure:
        return _document(_question(request, present, guest), 200)
    if present is None or present.id != guest.id:
        guests.come_back(visit, token)
    return Response(b"", status_code=303, headers={"location": "/"})


def _question(request: Call, present: Guest, guest: Guest) -> str:
    """Return a page that works without scripts and asks whom to go on as."""
    spoken = words(present.language)
    args = {"present": present.name, "other": guest.name}
    title = escape(spoken.text("server-return-title"))
    question = escape(spoken.text("server-return-question", args))
    go = escape(spoken.text("server-return-go", args))
    stay = escape(spoken.text("server-return-stay", args))
    return (
        f'<!doctype html>\n<html lang="{present.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n{request.parts.pages.styles()}</head>\n<body>\n"
        f"<main>\n<h1>{title}</h1>\n<p>{question}</p>\n"
        f'<form method="post"><button class="button button-main">{go}</button></form>\n'
        f'<p><a href="/">{stay}</a></p>\n</main>\n</body>\n</html>\n'
    )


def _document(html: str, status: int) -> Response[str]:
    headers = {"cache-control": "private, no-cache", "vary": "accept-language, cookie"}
    return Response(html, status_code=status, media_type=MediaType.HTML, headers=headers)


def _named(game: str, spoken: Words) -> dict[str, str]:
    return {"game": spoken.text(f"{game}-name")}
