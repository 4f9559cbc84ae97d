"""Talk at a table: lines that are kept, numbered from 1."""

from __future__ import annotations

import re
import time
import unicodedata
from typing import NamedTuple

from sqlalchemy import Connection, func, insert, select

from ludoteca.kernel import Json, Seat
from ludoteca.server.schema import chat
from ludoteca.server.sheets import Guest

LINES_SHOWN = 100
UNWANTED = re.compile("[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]+")
"""Control characters, and those that turn the direction of what follows."""


class Line(NamedTuple):
    """What somebody said; spectators have no seat."""

    number: int
    name: str
    seat: Seat | None
    text: str
    time: float

    def to_json(self) -> dict[str, Json]:
        """Return the members of the line's message."""
        data = self._asdict()
        if self.seat is None:
            del data["seat"]
        return data


def clean(text: str) -> str:
    """Return `text` on one line, without what does not belong into talk; nothing if none shows."""
    kept = " ".join(UNWANTED.sub(" ", text).split())
    return kept if any(unicodedata.category(character)[0] in "LNPS" for character in kept) else ""


def load(connection: Connection, table: str) -> list[Line]:
    """Return the last lines said at a table."""
    found = connection.execute(
        select(chat.c.number, chat.c.name, chat.c.seat, chat.c.text, chat.c.time)
        .where(chat.c.table == table)
        .order_by(chat.c.number.desc())
        .limit(LINES_SHOWN)
    )
    return [Line(*row) for row in found][::-1]


def say(
    connection: Connection, table: str, guest: Guest, seat: Seat | None, text: str, message: str
) -> Line | None:
    """Keep a line and return it; None when the guest's message of that id has been kept before."""
    said = select(chat.c.number).where(
        chat.c.table == table, chat.c.guest == guest.id, chat.c.message == message
    )
    if connection.execute(said).first() is not None:
        return None
    last = connection.execute(select(func.max(chat.c.number)).where(chat.c.table == table)).scalar()
    line = Line((last or 0) + 1, guest.name, seat, text, round(time.time(), 3))
    connection.execute(
        insert(chat).values(table=table, guest=guest.id, message=message, **line._asdict())
    )
    return line
