"""What people do at a table before its match begins, as functions of the database.

Each checks and changes in one transaction and returns the table's new sheet, so that it does not
matter how many processes serve the table.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, delete, exists, insert, select, update

from ludoteca.kernel import Game, Json, Seat, new_seed
from ludoteca.search.levels import levels
from ludoteca.server import schema, sheets
from ludoteca.server.problems import Problem
from ludoteca.server.sheets import OPEN, OVER, PLAYING, Guest, Place, Sheet

LIMITS = (60, 30 * 24 * 3600)
ID_LENGTH = 10
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that look alike
MOST_DELETED = 100


def create(
    connection: Connection,
    game: Game[Any],
    guest: Guest,
    seats: int,
    options: Mapping[str, str],
    public: bool,
    limit: int,
) -> Sheet:
    """Make a table whose owner sits at its first seat."""
    least, most = game.seats
    if not least <= seats <= most:
        raise Problem("malformed", "server-bad-seats", args={"least": least, "most": most})
    places = [Place(guest=guest.id)] + [Place()] * (seats - 1)
    return _insert(
        connection,
        game.name,
        _options(game, options, seats),
        public,
        _limit(limit),
        guest.id,
        places,
    )


def sit(connection: Connection, table: str, guest: Guest, seat: Seat | None) -> Sheet:
    """Give `guest` a free seat, or move them to it; who sits at a table without owner owns it."""
    sheet = _open(connection, table)
    if _is_banned(connection, table, guest.id):
        raise Problem("not-yours", "server-sent-away")
    here = sheet.seat_of(guest.id)
    if seat is None:
        if here is not None:
            return sheet
        seat = _free_seat(sheet, guest.id)
    place = _place(sheet, seat)
    if seat == here:
        return sheet
    if not place.empty or place.invited not in (None, guest.id):
        raise Problem("not-now", "server-seat-taken")
    if here is not None:
        _fill(connection, sheet, here, Place())
    for other, invitation in enumerate(sheet.places):
        if invitation.invited == guest.id:
            _fill(connection, sheet, other, Place())
    _fill(connection, sheet, seat, Place(guest=guest.id))
    return _with_owner(connection, table)


def welcome(connection: Connection, table: str, guest: Guest) -> Sheet:
    """Seat `guest` if this table keeps a seat for them."""
    sheet = _open(connection, table)
    for seat, place in enumerate(sheet.places):
        if place.invited == guest.id and place.empty:
            return sit(connection, table, guest, seat)
    return sheet


def stand(connection: Connection, table: str, guest: Guest) -> Sheet:
    """Free the seat of `guest`."""
    sheet = _open(connection, table)
    seat = sheet.seat_of(guest.id)
    if seat is None:
        raise Problem("not-yours", "server-not-seated")
    _fill(connection, sheet, seat, Place())
    return _with_owner(connection, table)


def seat_bot(
    connection: Connection, table: str, guest: Guest, game: Game[Any], seat: Seat, level: str
) -> Sheet:
    """Put a bot into an empty seat, or change its level."""
    sheet = _owned(connection, table, guest)
    check_level(game, level)
    if _place(sheet, seat).guest is not None:
        raise Problem("not-now", "server-seat-taken")
    _fill(connection, sheet, seat, Place(bot=level))
    return _changed(connection, table)


def unseat_bot(connection: Connection, table: str, guest: Guest, seat: Seat) -> Sheet:
    """Take a bot out of its seat."""
    sheet = _owned(connection, table, guest)
    if _place(sheet, seat).bot is None:
        raise Problem("not-now", "server-no-bot-there")
    _fill(connection, sheet, seat, Place())
    return _changed(connection, table)


def remove(connection: Connection, table: str, guest: Guest, seat: Seat) -> Sheet:
    """Send a guest away, who cannot sit here again; or take an invitation back."""
    sheet = _owned(connection, table, guest)
    place = _place(sheet, seat)
    if place.guest == guest.id or (place.guest is None and place.invited is None):
        raise Problem("not-now", "server-nobody-there")
    if place.guest is not None:
        connection.execute(insert(schema.bans).values(table=table, guest=place.guest))
    _fill(connection, sheet, seat, Place())
    return _changed(connection, table)


def set_options(
    connection: Connection,
    table: str,
    guest: Guest,
    game: Game[Any],
    options: Mapping[str, str] | None,
    public: bool | None,
    limit: int | None,
) -> Sheet:
    """Change the settings that are given."""
    sheet = _owned(connection, table, guest)
    values: dict[str, Json] = {}
    if options is not None:
        values["options"] = _options(game, {**sheet.options, **options}, len(sheet.places))
    if public is not None:
        values["public"] = public
    if limit is not None:
        values["limit"] = _limit(limit)
    return _changed(connection, table, **values)


def start(connection: Connection, table: str, guest: Guest, game: Game[Any]) -> Sheet:
    """Begin the match: draw its seed, which only the journal's readers know from now on."""
    sheet = _owned(connection, table, guest)
    if any(place.empty for place in sheet.places):
        raise Problem("not-now", "server-seats-not-filled")
    first = sheet.seat_of(sheet.owner) if game.owner_first else None
    if first:
        _turn(connection, sheet, first)
    now = time.time()
    return _changed(
        connection, table, state=PLAYING, seed=new_seed(), version=game.version, started=now
    )


def rematch(connection: Connection, table: str, guest: Guest) -> tuple[Sheet, Sheet]:
    """Return the finished table and the one where it is played again, made if need be.

    All move on by one seat. Bots and the asker sit at once, the others when they open the table.
    """
    sheet = _existing(connection, table)
    if sheet.state != OVER:
        raise Problem("not-now", "server-not-over")
    if sheet.seat_of(guest.id) is None:
        raise Problem("not-yours", "server-not-seated")
    if sheet.rematch is not None:
        again = sheets.read(connection, sheet.rematch)
        if again is not None:
            return sheet, again
    places = [_invitation(place, guest) for place in sheet.places[1:] + sheet.places[:1]]
    again = _insert(
        connection, sheet.game, sheet.options, sheet.public, sheet.limit, guest.id, places
    )
    changed = update(schema.tables).where(schema.tables.c.id == table).values(rematch=again.id)
    connection.execute(changed)
    return _existing(connection, table), again


def delete_empty(connection: Connection, before: float, but: list[str]) -> list[str]:
    """Delete the open tables without people that nobody has touched since `before`."""
    tables, seats = schema.tables, schema.seats
    people = exists().where(seats.c.table == tables.c.id, seats.c.guest.is_not(None))
    empty = (tables.c.state == OPEN) & (tables.c.touched < before) & ~people
    found = select(tables.c.id).where(empty, tables.c.id.not_in(but)).limit(MOST_DELETED)
    gone = list(connection.execute(found).scalars())
    if gone:
        connection.execute(delete(tables).where(tables.c.id.in_(gone)))
    return gone


def check_level(game: Game[Any], level: str) -> None:
    """Refuse a bot level that the game does not have."""
    if level not in levels(game):
        raise Problem("unknown", "server-no-such-level")


def _insert(
    connection: Connection,
    game: str,
    options: Mapping[str, str],
    public: bool,
    limit: int,
    owner: int,
    places: list[Place],
) -> Sheet:
    table = "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))
    now = time.time()
    connection.execute(
        insert(schema.tables).values(
            id=table,
            game=game,
            options=dict(options),
            public=public,
            limit=limit,
            state=OPEN,
            owner=owner,
            created=now,
            touched=now,
            secret=secrets.token_bytes(32),
        )
    )
    rows = [
        {"table": table, "seat": seat, "guest": p.guest, "bot": p.bot, "invited": p.invited}
        for seat, p in enumerate(places)
    ]
    connection.execute(insert(schema.seats), rows)
    return _existing(connection, table)


def _existing(connection: Connection, table: str) -> Sheet:
    sheet = sheets.read(connection, table)
    if sheet is None:
        raise Problem("unknown", "server-no-such-table")
    return sheet


def _open(connection: Connection, table: str) -> Sheet:
    # Touching the row first locks it where the database has row locks.
    touched = update(schema.tables).where(schema.tables.c.id == table)
    connection.execute(touched.values(touched=schema.tables.c.touched))
    sheet = _existing(connection, table)
    if sheet.state != OPEN:
        raise Problem("not-now", "server-already-started")
    return sheet


def _owned(connection: Connection, table: str, guest: Guest) -> Sheet:
    sheet = _open(connection, table)
    if sheet.owner != guest.id:
        raise Problem("not-yours", "server-not-owner")
    return sheet


def _place(sheet: Sheet, seat: Seat) -> Place:
    if not 0 <= seat < len(sheet.places):
        raise Problem("unknown", "server-no-such-seat")
    return sheet.places[seat]


def _free_seat(sheet: Sheet, guest: int) -> Seat:
    free = [seat for seat, place in enumerate(sheet.places) if place.empty]
    kept = [seat for seat in free if sheet.places[seat].invited == guest]
    for seat in kept or free:
        if sheet.places[seat].invited in (None, guest):
            return seat
    raise Problem("not-now", "server-no-seat-free")


def _is_banned(connection: Connection, table: str, guest: int) -> bool:
    bans = schema.bans
    query = select(bans.c.guest).where(bans.c.table == table, bans.c.guest == guest)
    return connection.execute(query).first() is not None


def _fill(connection: Connection, sheet: Sheet, seat: Seat, place: Place) -> None:
    seats = schema.seats
    connection.execute(
        update(seats)
        .where(seats.c.table == sheet.id, seats.c.seat == seat)
        .values(guest=place.guest, bot=place.bot, invited=place.invited)
    )


def _turn(connection: Connection, sheet: Sheet, first: Seat) -> None:
    """Let the order of the seats begin with another one."""
    for seat in range(len(sheet.places)):
        _fill(connection, sheet, seat, Place())  # nobody sits on two seats, not for a moment
    for seat, place in enumerate(sheet.places[first:] + sheet.places[:first]):
        _fill(connection, sheet, seat, place)


def _with_owner(connection: Connection, table: str) -> Sheet:
    """Pass ownership on when the owner does not sit here and somebody else does."""
    sheet = _existing(connection, table)
    people = [place.guest for place in sheet.places if place.guest is not None]
    owner = sheet.owner if sheet.owner in people or not people else people[0]
    return _changed(connection, table, owner=owner)


def _changed(connection: Connection, table: str, **values: Json) -> Sheet:
    changed = update(schema.tables).where(schema.tables.c.id == table)
    connection.execute(changed.values(touched=time.time(), **values))
    return _existing(connection, table)


def _options(game: Game[Any], given: Mapping[str, str], seats: int) -> dict[str, str]:
    try:
        return game.checked_options(given, seats)
    except (ValueError, TypeError) as error:
        raise Problem("malformed", "server-bad-options") from error


def _limit(seconds: int) -> int:
    least, most = LIMITS
    if not least <= seconds <= most:
        raise Problem("malformed", "server-bad-limit", args={"least": least, "most": most})
    return seconds


def _invitation(place: Place, asker: Guest) -> Place:
    if place.guest is None:
        return Place(bot=place.bot)
    if place.guest == asker.id:
        return Place(guest=place.guest)
    return Place(invited=place.guest)
