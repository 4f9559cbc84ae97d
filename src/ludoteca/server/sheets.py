"""Sheets: what the database says of a table besides its journal: who sits where, the settings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sqlalchemy import Connection, select

from ludoteca.kernel import Json, Seat
from ludoteca.server import schema

OPEN, PLAYING, OVER = "open", "playing", "over"


class Guest(NamedTuple):
    """A person: the number in the database, the name shown, the language read."""

    id: int
    name: str
    language: str


class Place(NamedTuple):
    """A seat as it was filled before the start: by a guest, a bot or nobody.

    `name` is that of the guest, or of the one who is invited to the seat.
    """

    guest: int | None = None
    bot: str | None = None
    invited: int | None = None
    name: str = ""

    @property
    def empty(self) -> bool:
        """Whether nobody sits here; somebody may be invited."""
        return self.guest is None and self.bot is None


@dataclass(slots=True)
class Sheet:
    """One row of `tables` with its seats."""

    id: str
    game: str
    options: Mapping[str, str]
    public: bool
    limit: int
    state: str
    owner: int
    created: float
    touched: float
    version: int | None
    seed: bytes | None = field(repr=False)
    secret: bytes = field(repr=False)
    started: float | None
    ended: float | None
    outcome: Json
    rematch: str | None
    places: list[Place] = field(default_factory=list)

    def seat_of(self, guest: int) -> Seat | None:
        """Return where `guest` sits, if anywhere."""
        for seat, place in enumerate(self.places):
            if place.guest == guest:
                return seat
        return None


def read(connection: Connection, table: str) -> Sheet | None:
    """Return the sheet of a table, None when there is no such table."""
    found = read_all(connection, schema.tables.c.id == table)
    return found[0] if found else None


def read_all(connection: Connection, where: Any, most: int = 1) -> list[Sheet]:
    """Return the sheets of the tables for which `where` holds, the last touched first."""
    columns = [column for column in schema.tables.c if column.name in Sheet.__slots__]
    newest = schema.tables.c.touched.desc()
    query = select(*columns).where(where).order_by(newest, schema.tables.c.id).limit(most)
    sheets = [Sheet(**row._asdict()) for row in connection.execute(query)]
    _add_places(connection, sheets)
    return sheets


def public_id(guest: int) -> str:
    """Return the number of a guest that everybody may know."""
    return f"g{guest}"


def _add_places(connection: Connection, sheets: Iterable[Sheet]) -> None:
    by_id = {sheet.id: sheet for sheet in sheets}
    seats, guests = schema.seats, schema.guests
    shown = (guests.c.id == seats.c.guest) | (guests.c.id == seats.c.invited)
    query = (
        select(seats.c.table, seats.c.guest, seats.c.bot, seats.c.invited, guests.c.name)
        .select_from(seats.outerjoin(guests, shown))
        .where(seats.c.table.in_(by_id))
        .order_by(seats.c.table, seats.c.seat)
    )
    for table, guest, bot, invited, name in connection.execute(query):
        by_id[table].places.append(Place(guest, bot, invited, name or ""))
