"""Bots at tables: in processes of their own, from their seat's view, while somebody is there."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random
from threading import Event
from types import SimpleNamespace

import pytest

from ludoteca.kernel import Decision
from ludoteca.search.levels import random_player
from ludoteca.server.bots import LEASE
from ludoteca.server.hall import HallSettings
from ludoteca.server.journal import Entry
from ludoteca.server.thinkers import BotFailure, Thinkers
from ludoteca.server.writer import Landed
from tests.server.kit import connect, guests, make_table, open_hall, run
from tests.server.toy import COUNTING, number_question

ASKED = {"id": 1, **number_question(1).to_json()}


def test_a_person_plays_against_bots_to_the_end(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            (ada,) = await guests(hall, "Ada")
            table = await make_table(hall, ada, bots={1: "one", 2: "random"})
            client = await connect(hall, ada, table.id)
            while table.sheet.state == "playing":
                while not client.decisions and client.frames[-1].get("outcome") is None:
                    await client.next()
                if client.decisions:
                    client.answer(3, f"m{client.version}")
                    await client.until("step")
            assert sum(client.view["totals"]) >= 20
            assert hall.bot_answers > 3 and hall.bot_failures == 0
            due = await hall.storage.read(
                lambda database: database.exec_driver_sql("SELECT count(*) FROM due").scalar()
            )
            assert due == 0

    run(test)


def test_bots_of_secret_games_see_their_own_seat_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            (ada,) = await guests(hall, "Ada")
            given = []

            async def think(game, level, view, decision, seed):  # type: ignore[no-untyped-def]
                given.append((view, decision))
                return random_player(view, decision, Random(seed))

            monkeypatch.setattr(hall.thinkers, "think", think)
            table = await make_table(hall, ada, game="bidding", bots={1: "random"})
            assert table.play is not None
            client = await connect(hall, ada, table.id)
            await client.until("step", waiting=[0])
            hands = table.play.match.state.hands
            view = {"points": [0, 0], "round": 0, "hand": hands[1]}
            assert given == [(view, {"id": 1, **number_question(1).to_json()})]

    run(test)


def test_the_same_table_and_point_give_a_bot_the_same_chance(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            (ada,) = await guests(hall, "Ada")
            one, two = [await make_table(hall, ada, bots={1: "random"}) for _ in range(2)]
            assert one.play is not None and two.play is not None
            chances = [
                table._bots._chance(play, seat, attempt)
                for table, play in ((one, one.play), (two, two.play))
                for seat in (0, 1)
                for attempt in (0, 1)
            ]
            assert len(set(chances)) == len(chances)
            assert one._bots._chance(one.play, 0, 0) == chances[0]
            assert one.sheet.seed is not None and one.sheet.seed not in chances

    run(test)


@pytest.mark.parametrize("level", ["crash", "die", "cheat"])
def test_a_broken_bot_hurts_no_table_and_a_random_answer_is_given(
    tmp_path: Path, level: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            (ada,) = await guests(hall, "Ada")
            table = await make_table(hall, ada, bots={1: level})
            client = await connect(hall, ada, table.id)
            client.answer(1)
            await client.until("step", seat=0)
            step = await client.until("step")
            assert step["seat"] == 1 and 1 <= step["events"][0]["by"] <= 3
            assert hall.bot_failures == 2

    run(test)
    assert sum(record.message == "a bot failed" for record in caplog.records) == 2
    assert "secret" not in str([record.__dict__ for record in caplog.records])


def test_a_bot_that_hangs_is_ended() -> None:
    async def test() -> None:
        thinkers = Thinkers(1, 0.3)
        with pytest.raises(BotFailure, match="no answer within"):
            await thinkers.think(COUNTING, "hang", {}, ASKED, 1)
        assert (await thinkers.think(COUNTING, "one", {}, ASKED, 1))["number"] == 1
        await thinkers.stop()
        with pytest.raises(BotFailure):
            await thinkers.think(COUNTING, "one", {}, ASKED, 1)

    run(test)


def test_no_more_processes_think_than_are_allowed() -> None:
    async def test() -> None:
        thinkers = Thinkers(2, 20)
        seeds = range(6)
        answers = await asyncio.gather(
            *(thinkers.think(COUNTING, "random", {}, ASKED, seed) for seed in seeds)
        )
        expected = [random_player({}, ASKED, Random(seed)) for seed in seeds]
        assert answers == expected and len(thinkers._all) == 2
        await thinkers.stop()

    run(test)


def test_bots_that_think_keep_nobody_from_the_database(tmp_path: Path) -> None:
    many = 40  # more than the event loop has threads

    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            thinkers = Thinkers(many, 5)
            end = Event()

            def think(_task: object, _seconds: float) -> dict[str, str]:
                end.wait(20)
                return {}

            for thinker in thinkers._all:
                thinker.think = think  # type: ignore[method-assign]
            thoughts = [
                asyncio.ensure_future(thinkers.think(COUNTING, "one", {}, ASKED, 1))
                for _ in range(many)
            ]
            await asyncio.sleep(0)
            await asyncio.wait_for(hall.storage.read(lambda _: None), 5)
            end.set()
            assert await asyncio.gather(*thoughts) == [{}] * many
            await thinkers.stop()

    run(test)


def test_bots_wait_until_somebody_is_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            ada, eve = await guests(hall, "Ada", "Eve")
            table = await make_table(hall, ada, bots={1: "one"})
            client = await connect(hall, ada, table.id)
            client.answer(1)
            await client.until("step", seat=0)
            await client.until("step", seat=1)
            client.answer(1, "last")
            await client.leave()
            assert table.play is not None
            while table.play.number < 3 or not table._bots.is_idle:
                await asyncio.sleep(0.01)
            number = table.play.number
            if table.play.match.waited_for == [1]:
                watcher = await connect(hall, eve, table.id)
                await watcher.until("step", seat=1)
                assert table.play.number == number + 1

    run(test)


def test_a_bot_answers_after_the_delay_and_not_before(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path, HallSettings(bot_delay=0.4)) as hall:
            (ada,) = await guests(hall, "Ada")
            table = await make_table(hall, ada, bots={1: "one"})
            client = await connect(hall, ada, table.id)
            await hall.thinkers.think(COUNTING, "one", {}, ASKED, 1)  # the process has started
            client.answer(1)
            await client.until("step", seat=0)
            begun = time.monotonic()
            await client.until("step", seat=1)
            assert 0.3 < time.monotonic() - begun < 3

    run(test)


def test_after_a_restart_a_bot_goes_on_even_when_its_taker_has_died(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            (ada,) = await guests(hall, "Ada")
            table = await make_table(hall, ada, bots={1: "one"}, start=True)
            client = await connect(hall, ada, table.id)
            await client.until_asked()
            hall.thinkers._free.get_nowait()  # nobody thinks any more
            client.answer(1)
            await client.until("step", seat=0)
            until = time.time() + 0.5
            while True:
                found = await hall.storage.read(
                    lambda db: db.exec_driver_sql("SELECT taker FROM due").scalar()
                )
                if found == hall.name:
                    break
            hall.name = "somebody else"  # so that a stop does not release it
            await hall.storage.write(
                lambda db: db.exec_driver_sql(f"UPDATE due SET until = {until}") and None
            )
        async with open_hall(tmp_path) as hall:
            client = await connect(hall, ada, table.id)
            await client.until("step", seat=1)
            assert until - 0.1 < time.time() < until + LEASE

    run(test)


def test_a_bot_waits_for_no_clock_that_was_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ahead = SimpleNamespace(time=lambda: time.time() + 3600)
    monkeypatch.setattr("ludoteca.server.acts.time", ahead)

    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            (ada,) = await guests(hall, "Ada")
            table = await make_table(hall, ada, bots={1: "one"})
            client = await connect(hall, ada, table.id)
            client.answer(1)
            await client.until("step", seat=1)

    run(test)


def test_a_bot_whose_answer_could_not_be_kept_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.server.bots.FIRST_PAUSE", 0.01)

    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            (ada,) = await guests(hall, "Ada")
            table = await make_table(hall, ada, bots={1: "one"})
            client = await connect(hall, ada, table.id)
            client.answer(1)
            await client.until("step", seat=0)
            keep, failures = hall.storage.append, [OSError("full"), OSError("full")]

            def append(entry: Entry, landed: Landed) -> None:
                if failures:
                    landed(None, failures.pop())
                else:
                    keep(entry, landed)

            monkeypatch.setattr(hall.storage, "append", append)
            await client.until("step", seat=1)
            assert not failures

    run(test)


def test_a_server_stops_at_once_while_a_bot_thinks(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            (ada,) = await guests(hall, "Ada")
            table = await make_table(hall, ada, bots={1: "hang"})
            client = await connect(hall, ada, table.id)
            client.answer(1)
            await client.until("step")
            await asyncio.sleep(0.05)
            begun = time.monotonic()
        assert time.monotonic() - begun < 3

    run(test)


def test_random_answers_are_legal_and_come_from_the_seed() -> None:
    answers = [random_player({}, ASKED, Random(seed)) for seed in range(50)]
    assert {answer["number"] for answer in answers} == {1, 2, 3}
    assert all(Decision.from_json(ASKED).refusal(answer) is None for answer in answers)
    assert answers == [random_player({}, ASKED, Random(seed)) for seed in range(50)]
