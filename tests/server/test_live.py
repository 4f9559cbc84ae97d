"""Matches over the live connection, as two people at their tables have them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca.server.connections import MOST_WAITING
from ludoteca.server.live import MOST_MALFORMED
from ludoteca.server.viewers import STEPS_KEPT
from tests.server.kit import (
    Client,
    Guest,
    Hall,
    Table,
    connect,
    guests,
    make_table,
    open_hall,
    run,
)


def test_two_people_play_a_match_to_its_end(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            people = await guests(hall, "Ada", "Bob")
            table = await make_table(hall, *people, goal="20")
            clients = [await connect(hall, person, table.id) for person in people]
            turn = 0
            while table.sheet.state == "playing":
                await clients[turn].until_asked()
                clients[turn].answer(3, f"a{clients[turn].version}")
                step = await clients[turn].until("step")
                assert step["re"] == f"a{step['version'] - 1}"
                await clients[1 - turn].until("step")
                turn = 1 - turn
            assert [client.view["totals"] for client in clients] == [[12, 9], [12, 9]]
            assert step["outcome"]["ranks"] == [1, 2]
            table_frame = (await clients[0].until("table"))["table"]
            assert table_frame["state"] == "over" and len(table_frame["seed"]) == 64

    run(test)


async def two_at_a_table(hall: Hall, game: str = "counting") -> tuple[Table, list[Guest]]:
    people = await guests(hall, "Ada", "Bob")
    return await make_table(hall, *people, game=game), people


def test_an_answer_out_of_turn_is_stale_and_an_illegal_one_is_refused_with_its_clause(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            table, people = await two_at_a_table(hall)
            ada, bob = [await connect(hall, person, table.id) for person in people]
            bob.answer(1, "b1", decision=1)
            refused = await bob.until("refused")
            assert (refused["re"], refused["code"]) == ("b1", "stale")
            ada.answer(9, "a1")
            refused = await ada.until("refused")
            assert refused == {
                "type": "refused",
                "re": "a1",
                "code": "illegal",
                "text": "kernel-not-in-range",
                "clause": "T-1",
                "args": {"part": "number", "low": 1, "high": 3},
            }
            ada.answer(3, "a1")  # an id that was refused may be used again
            assert (await ada.until("step"))["re"] == "a1"
            ada.answer(3, "a2", decision=1)
            assert (await ada.until("refused"))["code"] == "stale"
            assert hall.refusals == 3 and hall.answers == 1

    run(test)


def test_a_repeated_answer_changes_nothing_and_is_done_even_after_a_restart(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            table, people = await two_at_a_table(hall)
            ada = await connect(hall, people[0], table.id)
            ada.answer(2, "same", decision=1)
            ada.answer(2, "same", decision=1)
            assert (await ada.until("step"))["re"] == "same"
            assert (await ada.until("done"))["re"] == "same"
        async with open_hall(tmp_path) as hall:
            ada = await connect(hall, people[0], table.id)
            ada.answer(2, "same", decision=1)
            assert (await ada.until("done"))["re"] == "same"
            assert ada.view["totals"] == [2, 0]

    run(test)


def test_after_a_break_the_missed_steps_come_or_one_state_when_they_are_too_many(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            people = await guests(hall, "Ada", "Bob")
            table = await make_table(hall, *people, goal="1000000")
            ada, bob = [await connect(hall, person, table.id) for person in people]
            await play(ada, bob, 2)
            await bob.leave()
            await ada.until("presence", seats=[0])
            await play_one(ada, 3)

            back = Client(hall, people[1], table.id)
            back.version, back.view = bob.version, bob.view
            back.resume()
            assert (await back.next())["version"] == 4
            await back.until("presence")
            assert back.view == ada.view
            assert [frame["type"] for frame in back.frames] == ["step", "table", "presence"]

            await play_one(back, 1)
            await ada.until("step")
            await play(ada, back, STEPS_KEPT)
            for version in (0, 4, 10**9):
                late = Client(hall, people[1], table.id)
                late.resume(version)
                assert (await late.next())["type"] == "state"
                assert (late.view, late.version) == (ada.view, STEPS_KEPT + 5)
                await late.leave()

    run(test)


async def play_one(client: Client, number: int) -> None:
    client.answer(number, f"m{client.version}")
    await client.until("step")


async def play(one: Client, other: Client, count: int) -> None:
    """Let two clients answer in turn, so many times."""
    for _ in range(count):
        client, watching = (one, other) if one.decisions else (other, one)
        await play_one(client, 1)
        await watching.until("step")


def test_spectators_see_no_secret_and_nobody_another_seats(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            table, people = await two_at_a_table(hall, "bidding")
            (eve,) = await guests(hall, "Eve")
            clients = [await connect(hall, person, table.id) for person in (*people, eve)]
            ada, bob, watcher = clients
            assert "hand" in ada.view and "hand" not in watcher.view
            ada.answer(1, "a1")
            step = await ada.until("step")
            assert step["decisions"][0]["given"] == {"action": "add", "number": 1}
            for client in (bob, watcher):
                step = await client.until("step")
                assert step["events"] == [] and step["patch"] == {} and step["waiting"] == [1]
            ada.answer(2, "a2")  # it may be changed as long as it is secret
            assert (await ada.until("step"))["decisions"][0]["given"]["number"] == 2
            bob.answer(3, "b1")
            step = await bob.until("step")
            assert step["version"] == 3 and step["step"] == 2  # nothing tells of the change
            assert [event["bid"] for event in step["events"]] == [2, 3]
            assert ["hand" in event for event in step["events"]] == [False, True]
            step = await watcher.until("step", version=3)
            assert not any("hand" in event for event in step["events"])
            assert table.sheet.seed is not None and table.play is not None
            seed = table.sheet.seed.hex()
            hands = table.play.match.state.hands
            assert all(seed not in json.dumps(client.frames) for client in clients)
            assert str(hands[0]) not in json.dumps(watcher.frames + bob.frames)
            watcher.answer(1, "w1", decision=1)
            assert (await watcher.until("refused"))["code"] == "not-yours"

    run(test)


def test_talk_reaches_all_is_kept_and_is_not_said_twice(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            table, people = await two_at_a_table(hall)
            (eve,) = await guests(hall, "Eve")
            ada = await connect(hall, people[0], table.id)
            watcher = await connect(hall, eve, table.id)
            ada.say(type="chat", id="c1", text="  Hello \n <b>all</b> ")
            ada.say(type="chat", id="c1", text="Hello again")
            watcher.say(type="chat", id="c1", text="Hi")
            line = await watcher.until("chat")
            assert (line["seat"], line["text"], line["number"]) == (0, "Hello <b>all</b>", 1)
            line = await ada.until("chat", number=2)
            assert (line["name"], "seat" in line) == ("Eve", False)
            assert {f["re"] for f in ada.frames if f["type"] == "done"} == {"c1"}
            for text in ("", "   ", "x" * 401):
                ada.say(type="chat", id="c2", text=text)
                assert (await ada.until("refused"))["code"] == "malformed"
        async with open_hall(tmp_path) as hall:
            bob = await connect(hall, people[1], table.id)
            assert [line["text"] for line in bob.frames[0]["chat"]] == ["Hello <b>all</b>", "Hi"]
            bob.say(type="resume", version=bob.version, chat=1)
            assert (await bob.until("chat"))["text"] == "Hi"

    run(test)


def test_talk_that_cannot_be_kept_is_refused_and_ends_no_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            table, [ada, _] = await two_at_a_table(hall)
            client = await connect(hall, ada, table.id)
            with monkeypatch.context() as full:
                full.setattr("ludoteca.server.talk.insert", lambda _: 1 / 0)
                client.say(type="chat", id="c1", text="hello")
                await client.until("refused", re="c1", code="not-now", text="server-cannot-save")
            client.say(type="chat", id="c1", text="hello")
            await client.until("chat", number=1)

    run(test)


def test_a_hall_stops_although_the_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.server.journal.release", lambda *_: 1 / 0)

    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            await two_at_a_table(hall)

    run(test)


def test_only_the_guest_that_is_called_back_must_come_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            table, [ada, bob] = await two_at_a_table(hall)
            thief, other = await connect(hall, ada, table.id), await connect(hall, bob, table.id)
            hall.call_back(ada)
            thief.answer(1)
            while thief.closed is None:
                assert await thief.next() and thief.frames[-1].get("version", 1) == 1
            assert thief.closed[0] == 1012
            other.say(type="ping")
            await other.until("pong")

    run(test)


def test_presence_tells_who_is_here_and_how_many_watch(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            table, people = await two_at_a_table(hall)
            (eve,) = await guests(hall, "Eve")
            ada = await connect(hall, people[0], table.id)
            for person in (people[0], people[1], eve, eve):
                await connect(hall, person, table.id)
            await ada.until("presence", seats=[0, 1], watching=1)
            info = await table.info(eve)
            assert [seat["here"] for seat in info["seats"]] == [True, True]
            assert hall.connections == 5

    run(test)


MALFORMED = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"answer"',
    "{}",
    '{"type":"dance"}',
    '{"type":7}',
    '{"type":"answer"}',
    '{"type":"answer","id":"a","decision":"1","answer":{}}',
    '{"type":"answer","id":"a","decision":1.5,"answer":{}}',
    '{"type":"answer","id":"a","decision":-1,"answer":{}}',
    '{"type":"answer","id":"a","decision":' + "9" * 400 + ',"answer":{}}',
    '{"type":"answer","id":"a","decision":1e999,"answer":{}}',
    '{"type":"answer","id":"a","decision":1,"answer":[]}',
    '{"type":"answer","id":"a","decision":1,"answer":{"action":NaN}}',
    '{"type":"answer","id":"a","decision":1,"answer":{},"extra":1}',
    '{"type":"answer","id":"","decision":1,"answer":{}}',
    '{"type":"answer","id":"' + "x" * 41 + '","decision":1,"answer":{}}',
    '{"type":"answer","id":"\\ud800","decision":1,"answer":{}}',
    '{"type":"chat","id":"c","text":"\\ud800"}',
    '{"type":"chat","id":"c","text":7}',
    '{"type":"resume","version":null}',
    '{"type":"resume","version":true}',
    '{"type":"answer","id":"a","decision":1,"answer":{"action":' + "[" * 3000 + "]" * 3000 + "}}",
]


@pytest.mark.parametrize("text", MALFORMED)
def test_a_malformed_message_is_refused_and_changes_nothing(tmp_path: Path, text: str) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            table, people = await two_at_a_table(hall)
            ada = await connect(hall, people[0], table.id)
            ada.raw(text)
            assert (await ada.until("refused"))["code"] == "malformed"
            ada.answer(1)
            assert (await ada.until("step"))["re"] == "a"

    run(test)


STRANGE = [
    {},
    {"action": None},
    {"action": ["add"]},
    {"action": {"add": {}}},
    {"action": "add"},
    {"action": "add", "number": None},
    {"action": "add", "number": True},
    {"action": "add", "number": 1.0},
    {"action": "add", "number": "1"},
    {"action": "add", "number": 10**300},
    {"action": "add", "number": [1]},
    {"action": "add", "number": 1, "more": 2},
    {"action": "\u0000" * 99},
]


def test_a_strange_answer_is_illegal_and_changes_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            table, people = await two_at_a_table(hall)
            ada = await connect(hall, people[0], table.id)
            deep = "[" * 900 + "]" * 900
            texts = [json.dumps(answer) for answer in STRANGE]
            texts += [f'{{"action":"add","number":{deep}}}', f'{{"action":{deep}}}']
            for text in texts:
                ada.raw(f'{{"type":"answer","id":"s","decision":1,"answer":{text}}}')
                refused = await ada.until("refused")
                assert refused["code"] in ("illegal", "malformed", "not-now"), text
            ada.answer(1)
            assert (await ada.until("step"))["re"] == "a"

    run(test)


def test_binary_and_oversized_messages_and_answers_before_resume_are_refused(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            table, people = await two_at_a_table(hall)
            ada = Client(hall, people[0], table.id)
            ada.raw(None)
            assert (await ada.until("refused"))["code"] == "malformed"
            for letter in ("x", "é"):
                ada.raw('{"type":"ping"}' + letter * 5000 + letter * (letter == "x") * 5000)
                assert (await ada.until("refused"))["code"] == "too-large"
            ada.answer(1, "early", decision=1)
            assert (await ada.until("refused"))["re"] == "early"
            ada.say(type="ping")
            await ada.until("pong")
            for _ in range(MOST_MALFORMED):
                ada.raw("nonsense")
            while ada.closed is None:
                await ada.next()
            assert ada.closed[0] == 1008

    run(test)


def test_an_unknown_table_is_refused_and_closed(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            (ada,) = await guests(hall, "Ada")
            for name in ("nosuchtable", "../etc", "\x00", "x" * 5000):
                client = Client(hall, ada, name)
                assert (await client.next())["code"] == "unknown"
                assert (await client.next())[0] == 4404
            assert hall.loaded == 0

    run(test)


def test_a_table_that_cannot_be_read_breaks_nothing_and_says_nothing_of_its_seed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            table, people = await two_at_a_table(hall)
            damage = "INSERT INTO journal VALUES (?, 1, 0, 'answer', '', '{\"number\":9}', 1)"
            await hall.storage.write(lambda db: db.exec_driver_sql(damage, (table.id,)) and None)
            table.used -= 10_000
            await hall.sweep()
            client = Client(hall, people[0], table.id)
            assert (await client.next())["text"] == "server-table-damaged"
            assert (await client.next())[0] == 1013
            assert table.sheet.seed is not None
            assert table.sheet.seed.hex() not in caplog.text + repr(table.sheet)

    run(test)


def test_a_client_that_reads_nothing_is_closed_and_holds_nobody_up(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            table, people = await two_at_a_table(hall)
            ada, bob = [await connect(hall, person, table.id) for person in people]
            bob.socket.blocked.clear()
            for number in range(MOST_WAITING + 5):
                ada.say(type="chat", id=f"c{number}", text="x")
                await ada.until("done", re=f"c{number}")
            bob.socket.blocked.set()
            while bob.closed is None:
                await bob.next()
            assert bob.closed[0] == 1013

    run(test)


def test_a_flood_is_refused_with_the_seconds_to_wait(tmp_path: Path) -> None:
    class Strict:
        def take(self, kind: str) -> int:
            return 4 if kind == "answer" else 0

    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            table, people = await two_at_a_table(hall)
            ada = Client(hall, people[0], table.id, Strict())
            ada.resume()
            await ada.until("presence")
            ada.answer(1, "a1")
            refused = await ada.until("refused")
            assert (refused["re"], refused["code"]) == ("a1", "flood")
            assert refused["args"] == {"seconds": 4}

    run(test)


def test_a_stopping_server_finishes_what_it_commits_and_tells_its_clients(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            table, people = await two_at_a_table(hall)
            ada = await connect(hall, people[0], table.id)
            ada.answer(1, "a1")
            await ada.until("step")
        while ada.closed is None:
            await ada.next()
        assert ada.closed[0] == 1012
        late = Client(hall, people[0], table.id)
        late.resume()
        late.answer(1, "a2", decision=2)
        assert (await late.until("refused", re="a2"))["text"] == "server-stopping"
        await late.leave()

    run(test)
