"""The journal is the truth: a table is what its rows say, in any process, after any crash."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ludoteca.kernel import Json
from ludoteca.server.hall import Hall, Table
from ludoteca.server.journal import load
from ludoteca.server.storage import Storage
from tests.server.kit import FAST, Client, connect, guests, make_table, open_hall, run, seen
from tests.server.toy import GAMES, Counting, Sum


@asynccontextmanager
async def killed_hall(folder: Path) -> AsyncIterator[Hall]:
    """Open a hall that comes to its end without a word, as by SIGKILL."""
    storage = Storage(f"sqlite:///{folder / 'hall.sqlite3'}")
    await storage.open()
    hall = Hall(storage, FAST, GAMES)
    yield hall
    for task in asyncio.all_tasks():
        if task is not asyncio.current_task() and "main" not in str(task.get_coro()):
            task.cancel()
    await storage.close()


async def numbers(hall: Hall, table: Table) -> list[int]:
    rows = await hall.storage.read(lambda database: load(database, table.id))
    return [row.number for row in rows]


@pytest.mark.parametrize("game", ["counting", "bidding"])
def test_a_table_read_again_equals_the_one_that_was_live(tmp_path: Path, game: str) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            people = await guests(hall, "Ada", "Bob", "Cem")
            table = await make_table(hall, *people, game=game)
            clients = [await connect(hall, person, table.id) for person in people]
            for number in range(2):
                for seat, client in enumerate(clients):
                    await caught_up(client, table, seat)
                    client.answer(1 + number, f"m{number}")
                    await client.until("step", re=f"m{number}")
            await table.agree(people[0], True)
            await table.concede(people[2])
            live = seen(table)
            info = await table.info(people[1])
            assert table.play is not None
            since, history = table.play.since, table.play.match.history.acts()
            await caught_up(clients[1], table, 1)
        async with open_hall(tmp_path) as hall:
            table = await hall.table(table.id)
            assert seen(table) == live
            assert table.play is not None
            assert (table.play.since, table.play.match.history.acts()) == (since, history)
            again = await table.info(people[1])
            for seat in (*info["seats"], *again["seats"]):
                seat.pop("here")
            assert again == info
            client = await connect(hall, people[1], table.id)
            assert (client.view, client.version) == (clients[1].view, clients[1].version)

    run(test)


async def caught_up(client: Client, table: Table, seat: int) -> None:
    assert table.play is not None
    while client.version < table.play.viewers[seat].version:
        await client.next()


def test_two_processes_at_one_table_lose_and_double_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as one, open_hall(tmp_path) as two:
            people = await guests(one, "Ada", "Bob")
            table = await make_table(one, *people, game="bidding")
            other = await two.table(table.id)
            ada = await connect(one, people[0], table.id)
            bob = await connect(two, people[1], table.id)
            for number in range(3):
                # Neither process hears of the other's answer but by losing a number.
                ada.answer(1 + number, f"a{number}", decision=number + 1)
                bob.answer(1 + number, f"b{number}", decision=number + 1)
                await ada.until("step", re=f"a{number}")
                await bob.until("step", re=f"b{number}")
                assert await numbers(one, table) == list(range(1, 2 * number + 3))
                await catch_up(one, table)
                await catch_up(two, other)
            assert one.conflicts + two.conflicts >= 3
            assert seen(table) == seen(other)
            assert await numbers(one, table) == [1, 2, 3, 4, 5, 6]
            assert other.sheet.state == table.sheet.state == "over"

    run(test)


async def catch_up(hall: Hall, table: Table) -> None:
    """Take in what the other process has written, as a message from it would make it do."""
    assert table.play is not None
    number = table.play.number
    for row in await hall.storage.read(lambda database: load(database, table.id, number)):
        table.committed(row, None, None)


def test_a_decision_that_another_process_has_closed_is_stale(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as one, open_hall(tmp_path) as two:
            people = await guests(one, "Ada", "Bob")
            table = await make_table(one, *people)
            first = await connect(one, people[0], table.id)
            second = await connect(two, people[0], table.id)
            first.answer(3, "a1")
            await first.until("step")
            second.answer(2, "a2")
            step = await second.until("step")
            assert "re" not in step
            assert (await second.until("refused"))["code"] == "stale"
            second.answer(3, "a1", decision=1)
            await second.until("done", re="a1")
            assert two.conflicts == 1 and second.view == first.view

    run(test)


def test_after_a_crash_between_commit_and_broadcast_the_answer_is_there_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with killed_hall(tmp_path) as hall:
            people = await guests(hall, "Ada", "Bob")
            table = await make_table(hall, *people)
            ada = await connect(hall, people[0], table.id)
            with monkeypatch.context() as patch:
                patch.setattr("ludoteca.server.writer._deliver", lambda _results: None)
                ada.answer(3, "a1")
                while await numbers(hall, table) != [1]:
                    await asyncio.sleep(0.01)
            assert ada.view["totals"] == [0, 0]
        async with open_hall(tmp_path) as hall:
            back = Client(hall, people[0], table.id)
            back.version, back.view = ada.version, ada.view
            back.resume()
            await back.until("presence")
            assert back.view["totals"] == [3, 0]
            back.answer(3, "a1", decision=1)  # it never heard of it, so it says it again
            await back.until("done", re="a1")
            assert await numbers(hall, await hall.table(table.id)) == [1]

    run(test)


def test_what_was_shown_is_in_the_journal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            people = await guests(hall, "Ada", "Bob")
            table = await make_table(hall, *people)
            shown: list[Json] = []
            monkeypatch.setattr(
                type(hall.storage), "append", lambda self, entry, landed: shown.append(landed)
            )
            ada, bob = [await connect(hall, person, table.id) for person in people]
            ada.answer(3, "a1")
            for client in (ada, bob):
                client.say(type="ping")
                await client.until("pong")
            assert len(shown) == 1 and table.play is not None
            assert all(client.view["totals"] == [0, 0] for client in (ada, bob))
            assert table.play.number == 0
            shown[0](None, OSError("the disk is full"))
            assert (await ada.until("refused"))["text"] == "server-cannot-save"
            assert table.play.number == 0
            ada.answer(3, "a1")
            ada.say(type="ping")
            await ada.until("pong")
            shown[1](None, None)
            assert (await ada.until("step"))["re"] == "a1"

    run(test)


def test_a_table_that_nobody_uses_is_dropped_and_read_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            people = await guests(hall, "Ada", "Bob")
            table = await make_table(hall, *people)
            ada = await connect(hall, people[0], table.id)
            ada.answer(3, "a1")
            await ada.until("step")
            table.used -= 10_000
            await hall.sweep()
            assert hall.loaded == 1  # somebody is there
            await ada.leave()
            table.used -= 10_000
            await hall.sweep()
            assert hall.loaded == 0
            again = await hall.table(table.id)
            assert again is not table and seen(again) == seen(table)
            assert await hall.table(table.id) is again

    run(test)


def test_a_view_that_fails_spoils_no_row(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is to be shown is made before the row is written: the table can be read again."""

    def broken(_game: Counting, state: Sum, _seat: int | None) -> Json:
        raise ValueError(f"cannot show {state.totals}")

    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            (ada, bob) = await guests(hall, "Ada", "Bob")
            table = await make_table(hall, ada, bob)
            client = await connect(hall, ada, table.id)
            with monkeypatch.context() as patched:
                patched.setattr(Counting, "view", broken)
                client.answer(3, "a1")
                assert (await client.until("refused"))["text"] == "server-rules-failed"
            assert await numbers(hall, table) == []
            client.answer(3, "a2")
            assert (await client.until("step", re="a2"))["version"] == 2

    run(test)
