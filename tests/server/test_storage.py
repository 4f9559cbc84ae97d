"""The database: its migrations, and the writer that commits for all."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import OperationalError

from ludoteca.server import journal, schema
from ludoteca.server.journal import Due, Entry, Row
from ludoteca.server.storage import Storage
from ludoteca.server.writer import Conflict
from tests.server.kit import guests, make_table, open_hall, run


def row(table: str, number: int, seat: int = 0, time: float = 1.0) -> Row:
    return Row(table, number, seat, "answer", f"m{number}", '{"action":"add"}', time)


async def append(storage: Storage, entry: Entry) -> BaseException | None:
    future: asyncio.Future[BaseException | None] = asyncio.get_running_loop().create_future()
    storage.append(entry, lambda _, error: future.set_result(error))
    return await future


def test_the_migrations_make_the_schema_and_can_be_run_again(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'a % b.sqlite3'}")
    storage.upgrade()
    storage.upgrade()
    with storage.engine.begin() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert connection.execute(text(f"PRAGMA {pragma}")).scalar() == value
    storage.engine.dispose()


def test_rows_of_many_tables_that_wait_share_one_transaction_in_order(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            people = await guests(hall, "Ada", "Bob")
            names = [(await make_table(hall, *people)).id for _ in range(3)]
            storage = hall.storage
            held, release = threading.Event(), threading.Event()

            def hold(_database: Connection) -> None:
                held.set()
                release.wait(5)

            holding = asyncio.create_task(storage.write(hold))
            await asyncio.to_thread(held.wait, 5)
            before, landed = hall.commits, []

            def note(entry: Entry) -> Callable[[Any, Any], None]:
                return lambda _, error: landed.append((entry.row.table, entry.row.number, error))

            entries = [Entry(row(name, number)) for number in range(1, 101) for name in names]
            for entry in entries:
                storage.append(entry, note(entry))
            assert landed == []
            release.set()
            await holding
            await storage.read(lambda database: None)
            while len(landed) < len(entries):
                await asyncio.sleep(0.01)
            assert landed == [(e.row.table, e.row.number, None) for e in entries]
            assert hall.commits - before == 2  # the one that held, and one for all the others
            for name in names:
                rows = await storage.read(lambda database, name=name: journal.load(database, name))
                assert [r.number for r in rows] == list(range(1, 101))

    run(test)


def test_a_taken_number_fails_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            people = await guests(hall, "Ada", "Bob")
            one, two = [await make_table(hall, *people) for _ in range(2)]
            storage = hall.storage
            assert await append(storage, Entry(row(one.id, 1))) is None
            results = await asyncio.gather(
                append(storage, Entry(row(one.id, 1, seat=1))),
                append(storage, Entry(row(two.id, 1))),
                append(storage, Entry(row(one.id, 2))),
            )
            assert isinstance(results[0], Conflict)
            assert results[1:] == [None, None]
            rows = await storage.read(lambda database: journal.load(database, one.id))
            assert [(r.number, r.seat) for r in rows] == [(1, 0), (2, 0)]

    run(test)


def test_a_job_that_fails_undoes_its_own_part_only(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            (ada,) = await guests(hall, "Ada")

            def fail(database: Connection) -> None:
                database.execute(schema.guests.delete())
                raise LookupError("no")

            def add(database: Connection) -> None:
                given = {"token": "t", "guest": ada.id, "created": 1.0}
                database.execute(insert(schema.links).values(**given))

            failing = asyncio.create_task(hall.storage.write(fail))
            await asyncio.gather(hall.storage.write(add), hall.storage.write(lambda _: None))
            with pytest.raises(LookupError):
                await failing
            found = await hall.storage.read(
                lambda database: list(database.execute(select(schema.links.c.guest)).scalars())
            )
            assert found == [ada.id]

    run(test)


def test_a_full_disk_fails_all_that_would_have_been_committed_together(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            storage = hall.storage
            table = await make_table(hall, *await guests(hall, "Ada", "Bob"))
            pages = await storage.write(lambda db: db.scalar(text("PRAGMA page_count")))
            await storage.write(lambda db: db.execute(text(f"PRAGMA max_page_count = {pages}")))
            holds, release = threading.Event(), threading.Event()

            def hold(_: Connection) -> bool:
                holds.set()
                return release.wait(5)

            held = asyncio.create_task(storage.write(hold))
            await asyncio.to_thread(holds.wait)
            act = asyncio.ensure_future(append(storage, Entry(row(table.id, 1))))
            filling = asyncio.create_task(storage.write(fill))
            await asyncio.sleep(0)
            release.set()
            with pytest.raises(OperationalError) as failure:
                await filling
            assert isinstance(await act, OperationalError)  # SQLite has undone it as well
            assert await held
            assert await storage.read(lambda database: journal.load(database, table.id)) == []
            assert "secret" not in str(failure.value)
            assert "secret" not in str(failure.value.__context__)

    def fill(database: Connection) -> None:
        values = {"id": 99, "cookie": "secret" * 10_000, "name": "", "language": ""}
        database.execute(insert(schema.guests).values(**values, created=0.0, seen=0.0))

    run(test)


def test_what_is_due_is_taken_by_one_and_due_again_when_its_taker_has_died(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            people = await guests(hall, "Ada", "Bob")
            table = await make_table(hall, *people)
            due = Due(1, 7, 100.0)

            def take(taker: str, now: float, decision: int = 7) -> float | None:
                what = due._replace(decision=decision)
                return journal.take(database, table.id, what, taker, now, now + 6)

            with hall.storage.engine.begin() as database:
                journal.write_due(database, table.id, [due])
                assert take("one", 100) is None
                assert take("two", 103) == 106
                assert take("one", 104) is None  # it goes on
                assert take("two", 109) == 110
                assert take("two", 111) is None
                assert take("one", 112) == 117
                journal.release(database, "two")
                assert take("one", 112) is None
                assert take("one", 112, decision=8) == 0  # that is not due
                assert take("two", 113) == 118
                assert take("two", 50) is None  # the clock was set back

    run(test)
