"""The journal: every match as numbered rows, which are its only truth.

A row is an act of the match (an answer, a seat that left, the end by agreement) or of the table (a
bot in, a person back, a proposal to stop). Its key (table, number) is the only lock there is.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from ludoteca.kernel import Json, Seat
from ludoteca.server.schema import due, journal, tables

ANSWER = "answer"  # body: the answer
LEFT = "left"  # body: why, "conceded" or "given-up"
STOPPED = "stopped"
AGREE = "agree"  # body: true to propose or accept, false to decline
BOT = "bot"  # body: the level
BACK = "back"

MOST_AT_ONCE = 100


class Row(NamedTuple):
    """One row; `body` is JSON, `message` the client's message id or ""."""

    table: str
    number: int
    seat: Seat
    kind: str
    message: str
    body: str
    time: float

    @property
    def content(self) -> Json:
        """What `body` says."""
        return msgspec.json.decode(self.body)


class Due(NamedTuple):
    """What a bot is asked, when it shall answer, and who sees to it until when."""

    seat: Seat
    decision: int
    time: float
    taker: str | None = None
    until: float | None = None


class Entry(NamedTuple):
    """A row on its way into the journal, with what must become true together with it."""

    row: Row
    due: Sequence[Due] | None = None
    """What the table's bots are asked from now on; None leaves it as it is."""
    outcome: Json = None
    """How the match has ended by this row."""

    @property
    def is_plain(self) -> bool:
        """Whether nothing but the row is to be written."""
        return self.due is None and self.outcome is None


def append_plainly(connection: Connection, rows: Sequence[Row]) -> bool:
    """Insert all rows by one statement, past SQLAlchemy, which is a transaction of its own.

    The thread then waits for its turn once, not at every step of a transaction. Return false, with
    nothing done, when a number is taken, when there are too many rows or this is not SQLite.
    """
    if connection.dialect.name != "sqlite" or len(rows) > MOST_AT_ONCE:
        return False
    driver = connection.connection.dbapi_connection
    assert isinstance(driver, sqlite3.Connection)
    try:
        driver.execute(_insert(len(rows), "?"), tuple(chain.from_iterable(rows)))
    except sqlite3.IntegrityError:
        return False
    return True


def write(connection: Connection, entries: Sequence[Entry]) -> None:
    """Insert all rows.

    :raises IntegrityError: one of the numbers is taken; the transaction must be rolled back.
    """
    positional = connection.dialect.paramstyle == "qmark"
    for start in range(0, len(entries), MOST_AT_ONCE):
        rows = [entry.row for entry in entries[start : start + MOST_AT_ONCE]]
        connection.exec_driver_sql(
            _insert(len(rows), "?" if positional else "%s"), tuple(chain.from_iterable(rows))
        )
    for entry in entries:
        if entry.due is not None:
            write_due(connection, entry.row.table, entry.due)
        if entry.outcome is not None:
            _write_end(connection, entry)


def load(connection: Connection, table: str, after: int = 0) -> list[Row]:
    """Return the rows of a table, in order, that come after the number `after`."""
    found = connection.execute(
        select(journal)
        .where(journal.c.table == table, journal.c.number > after)
        .order_by(journal.c.number)
    )
    return [Row(*row) for row in found]


def write_due(connection: Connection, table: str, rows: Sequence[Due]) -> None:
    """Let `rows` be all that the bots of a table are asked."""
    connection.execute(delete(due).where(due.c.table == table))
    if rows:
        connection.execute(insert(due), [{"table": table, **row._asdict()} for row in rows])


def take(
    connection: Connection, table: str, what: Due, taker: str, now: float, until: float
) -> float | None:
    """Let `taker` answer what is due, unless another does who has not died.

    Return None for success, else when to try again (0: it is no longer due). Who has taken it for
    longer than one does now did so before the clock was set back.
    """
    mine = (due.c.table == table) & (due.c.seat == what.seat) & (due.c.decision == what.decision)
    died = (due.c.until < now) | (due.c.until > until)
    free = due.c.taker.is_(None) | (due.c.taker == taker) | died
    taken = connection.execute(update(due).where(mine & free).values(taker=taker, until=until))
    if taken.rowcount:
        return None
    held = connection.execute(select(due.c.until).where(mine)).scalar()
    return 0.0 if held is None else float(held)


def release(connection: Connection, taker: str) -> None:
    """Leave to others what `taker` has taken: it is stopping."""
    connection.execute(update(due).where(due.c.taker == taker).values(taker=None, until=None))


@cache
def _insert(count: int, mark: str) -> str:
    """Return one statement for `count` rows: the thread waits for the database only once."""
    names = ", ".join(f'"{name}"' for name in Row._fields)
    values = "(" + ", ".join([mark] * len(Row._fields)) + ")"
    return f"INSERT INTO journal ({names}) VALUES " + ", ".join([values] * count)


def _write_end(connection: Connection, entry: Entry) -> None:
    row = entry.row
    connection.execute(
        update(tables)
        .where(tables.c.id == row.table)
        .values(state="over", ended=row.time, touched=row.time, outcome=entry.outcome)
    )
