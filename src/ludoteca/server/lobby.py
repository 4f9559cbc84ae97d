"""The HTTP calls of docs/protocol.md: me, games, tables. They only pass on to guests and hall."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from litestar import Response, Router, get, post, put
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import UnsetType

from ludoteca.server import forms
from ludoteca.server.calls import Call
from ludoteca.server.catalogue import GameInfo, PageInfo, PageName, game_info, game_page
from ludoteca.server.guests import language_of
from ludoteca.server.limits import NEW_TABLES
from ludoteca.server.pages import Me
from ludoteca.server.problems import STATUS, Problem
from ludoteca.server.security import flood_check
from ludoteca.server.sheets import Guest

T = TypeVar("T")

SEAT_NUMBER = re.compile("[0-9]{1,2}")
SPECTATORS = "spectators"


@get("/me")
async def show_me(request: Call) -> Me:
    """Say who I am; a stranger becomes a guest with a friendly name."""
    return me_of(await request.parts.guests.meet(request.visit))


@put("/me")
async def change_me(request: Call, data: JSONBody[forms.ChangeMe]) -> Me:
    """Change my name or language."""
    guest = await request.caller()
    name, language = _given(data.name), _given(data.language) or guest.language
    changed = await request.parts.guests.change(request.visit, guest, name, language)
    if changed.name != guest.name:
        await request.parts.hall.renamed(changed)
    return me_of(changed)


@post("/me/link")
async def make_link(request: Call) -> forms.Link:
    """Make the private link that opens my seats on another device; the last one stops working."""
    guest = await request.caller()
    token, ended = await request.parts.guests.link(request.visit, guest)
    if ended:
        request.parts.hall.call_back(guest)
    return forms.Link(f"/return/{token}")


@post("/enter", status_code=200)
async def enter(request: Call, data: JSONBody[forms.Enter]) -> forms.Done:
    """Give the host's password."""
    parts = request.parts
    parts.door.enter(request.visit, data.password, parts.limits)
    return forms.Done()


@get("/games")
async def list_games(request: Call) -> forms.Games:
    """List the games that can be played here."""
    return forms.Games([game_info(game) for game in request.parts.hall.games.values()])


@get("/games/{game:str}")
async def show_game(request: Call, game: FromPath[str]) -> GameInfo:
    """Describe a game."""
    return game_info(request.parts.hall.game(game))


@get("/games/{game:str}/pages/{page:str}")
async def show_page(
    request: Call, game: FromPath[str], page: FromPath[str], language: FromQuery[str] = ""
) -> PageInfo:
    """Return a page of a game (help, tips or rules) in a language, else in English."""
    spoken = language or language_of(request.visit, await request.reader())
    known: dict[str, PageName] = {"help": "help", "tips": "tips", "rules": "rules"}
    found = game_page(request.parts.hall.game(game), known[page], spoken) if page in known else None
    if found is None:
        raise Problem("unknown", "server-no-such-page")
    return found


@get("/tables")
async def list_tables(request: Call) -> forms.Lobby:
    """List the public tables."""
    return _formed(await request.parts.hall.lobby(), forms.Lobby)


@get("/tables/mine")
async def list_mine(request: Call) -> forms.Tables:
    """List the tables where I sit."""
    guest = await request.reader()
    mine = await request.parts.hall.mine(guest) if guest else []
    return _formed({"tables": mine}, forms.Tables)


@post("/tables")
async def create_table(request: Call, data: JSONBody[forms.NewTable]) -> forms.TableId:
    """Make a table, which I own and where I sit."""
    guest = await request.caller()
    flood_check(request.parts.limits.take(NEW_TABLES, str(guest.id)))
    made = await request.parts.hall.create(
        guest, data.game, data.seats, data.options, data.public, data.limit
    )
    return forms.TableId(made)


@get("/tables/{table:str}")
async def show_table(request: Call, table: FromPath[str]) -> forms.TableInfo:
    """Describe a table as I may see it."""
    found = await request.table(table)
    return _formed(await found.info(await request.reader()), forms.TableInfo)


@post("/tables/{table:str}/sit", status_code=200)
async def sit(request: Call, table: FromPath[str], data: JSONBody[forms.AnySeat]) -> forms.Done:
    """Take a seat."""
    found = await request.table(table)
    await found.sit(await request.caller(), _given(data.seat))
    return forms.Done()


@post("/tables/{table:str}/stand", status_code=200)
async def stand(request: Call, table: FromPath[str]) -> forms.Done:
    """Give my seat back before the match begins."""
    found = await request.table(table)
    await found.stand(await request.known())
    return forms.Done()


@post("/tables/{table:str}/bot", status_code=200)
async def seat_bot(
    request: Call, table: FromPath[str], data: JSONBody[forms.SeatAndLevel]
) -> forms.Done:
    """Put a bot into an empty seat of my table."""
    found = await request.table(table)
    await found.bot(await request.known(), data.seat, data.level)
    return forms.Done()


@post("/tables/{table:str}/unbot", status_code=200)
async def unseat_bot(
    request: Call, table: FromPath[str], data: JSONBody[forms.OneSeat]
) -> forms.Done:
    """Take a bot out of its seat."""
    found = await request.table(table)
    await found.unbot(await request.known(), data.seat)
    return forms.Done()


@post("/tables/{table:str}/options", status_code=200)
async def change_options(
    request: Call, table: FromPath[str], data: JSONBody[forms.ChangeTable]
) -> forms.Done:
    """Change the settings of my table before the match begins."""
    found = await request.table(table)
    options, public, limit = _given(data.options), _given(data.public), _given(data.limit)
    guest = await request.known()
    await found.options(guest, options, public, limit)
    return forms.Done()


@post("/tables/{table:str}/start", status_code=200)
async def start(request: Call, table: FromPath[str]) -> forms.Done:
    """Begin the match at my table."""
    found = await request.table(table)
    await found.start(await request.known())
    return forms.Done()


@post("/tables/{table:str}/remove", status_code=200)
async def remove(request: Call, table: FromPath[str], data: JSONBody[forms.OneSeat]) -> forms.Done:
    """Send a guest away from my table."""
    found = await request.table(table)
    await found.remove(await request.known(), data.seat)
    return forms.Done()


@post("/tables/{table:str}/concede", status_code=200)
async def concede(request: Call, table: FromPath[str]) -> forms.Done:
    """Give up my match."""
    found = await request.table(table)
    await found.concede(await request.known())
    return forms.Done()


@post("/tables/{table:str}/agree", status_code=200)
async def agree(request: Call, table: FromPath[str], data: JSONBody[forms.Agreement]) -> forms.Done:
    """Propose, accept or decline to end the match without a result."""
    found = await request.table(table)
    await found.agree(await request.known(), data.agree)
    return forms.Done()


@post("/tables/{table:str}/replace", status_code=200)
async def replace(
    request: Call, table: FromPath[str], data: JSONBody[forms.SeatAndLevel]
) -> forms.Done:
    """Let a bot play on for an abandoned seat."""
    found = await request.table(table)
    await found.replace(await request.known(), data.seat, data.level)
    return forms.Done()


@post("/tables/{table:str}/giveup", status_code=200)
async def give_up(request: Call, table: FromPath[str], data: JSONBody[forms.OneSeat]) -> forms.Done:
    """Let an abandoned seat give up."""
    found = await request.table(table)
    await found.giveup(await request.known(), data.seat)
    return forms.Done()


@post("/tables/{table:str}/back", status_code=200)
async def take_back(request: Call, table: FromPath[str]) -> forms.Done:
    """Take my seat back from the bot."""
    found = await request.table(table)
    await found.back(await request.known())
    return forms.Done()


@post("/tables/{table:str}/rematch")
async def rematch(request: Call, table: FromPath[str]) -> forms.TableId:
    """Make a table with the same settings, to which the same people are invited."""
    found = await request.table(table)
    guest = await request.known()
    flood_check(request.parts.limits.take(NEW_TABLES, str(guest.id)))
    return forms.TableId(await found.rematch(guest))


@get("/tables/{table:str}/replay")
async def show_replay(
    request: Call, table: FromPath[str], seat: FromQuery[str] = ""
) -> forms.Replay:
    """Return a finished match step by step, as a seat saw it, or the `spectators`."""
    found = await request.table(table)
    eyes = int(seat) if SEAT_NUMBER.fullmatch(seat) else seat
    if eyes not in ("", SPECTATORS) and not isinstance(eyes, int):
        raise Problem("malformed", "server-malformed")
    return _formed(await found.replay(await request.reader(), eyes), forms.Replay)


@get("/tables/{table:str}/record")
async def download_record(request: Call, table: FromPath[str]) -> Response[dict[str, Any]]:
    """Return the record of a finished match, to be kept as a file."""
    found = await request.table(table)
    record = await found.record()
    name = f"{record['game']}-{table}.ludo.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(record, headers=headers)


TABLE_HANDLERS: Sequence[HTTPRouteHandler] = (
    show_table, sit, stand, seat_bot, unseat_bot, change_options, start, remove, concede, agree,
    replace, give_up, take_back, rematch, show_replay, download_record,
)  # fmt: skip
HANDLERS: Sequence[HTTPRouteHandler] = (
    show_me, change_me, make_link, enter, list_games, show_game, show_page,
    list_tables, list_mine, create_table, *TABLE_HANDLERS,
)  # fmt: skip


REFUSALS = {
    status: ResponseSpec(
        forms.Refusal,
        generate_examples=False,
        description=", ".join(code for code in STATUS if STATUS[code] == status),
    )
    for status in STATUS.values()
}


def api() -> Router:
    """Return all calls under `/api`; their answers are never kept by a browser."""
    for handler in HANDLERS:
        handler.responses = REFUSALS
    return Router("/api", route_handlers=HANDLERS, response_headers={"cache-control": "no-store"})


def me_of(guest: Guest) -> Me:
    """Describe the guest to the browser that it uses."""
    return Me(f"g{guest.id}", guest.name, guest.language)


def _given(value: T | UnsetType) -> T | None:
    return None if isinstance(value, UnsetType) else value


def _formed(data: Any, form: type[T]) -> T:
    """Make a response of what the hall says; that it has this form is what OpenAPI promises."""
    return msgspec.convert(data, form)
