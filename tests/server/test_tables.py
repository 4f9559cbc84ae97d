"""What people do at a table before, during and after its match, and who may not."""

from __future__ import annotations

import time
from collections.abc import Awaitable
from pathlib import Path

import pytest
from sqlalchemy import update

from ludoteca.kernel import Json, Seat
from ludoteca.kernel.patch import merge
from ludoteca.kernel.record import verify
from ludoteca.server import schema
from ludoteca.server.hall import Guest, Hall, HallSettings, Table
from ludoteca.server.problems import STATUS, Problem
from tests.server.kit import Client, connect, guests, make_table, open_hall, run
from tests.server.toy import BIDDING, COUNTING, Counting, Sum


async def refused(doing: Awaitable[object], code: str, text: str) -> None:
    with pytest.raises(Problem) as caught:
        await doing
    assert (caught.value.code, caught.value.text) == (code, text)
    assert caught.value.status == STATUS[code]


def places(table: Table) -> list[str | None]:
    return [place.name or place.bot for place in table.sheet.places]


def test_the_owner_fills_the_seats_and_begins(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            ada, bob, cem = await guests(hall, "Ada", "Bob", "Cem")
            table = await hall.table(await hall.create(ada, "counting", 3, {}, True, 60))
            await refused(table.start(ada), "not-now", "server-seats-not-filled")
            await refused(table.concede(ada), "not-now", "server-not-playing")
            await table.sit(bob, 2)
            await refused(table.sit(cem, 2), "not-now", "server-seat-taken")
            await refused(table.sit(cem, 3), "unknown", "server-no-such-seat")
            await refused(table.bot(bob, 1, "one"), "not-yours", "server-not-owner")
            await refused(table.bot(ada, 2, "one"), "not-now", "server-seat-taken")
            await refused(table.bot(ada, 1, "genius"), "unknown", "server-no-such-level")
            await table.bot(ada, 1, "random")
            await refused(table.sit(cem), "not-now", "server-no-seat-free")
            assert places(table) == ["Ada", "random", "Bob"]
            await table.unbot(ada, 1)
            await refused(table.unbot(ada, 1), "not-now", "server-no-bot-there")
            await table.sit(bob, 1)  # one moves
            assert places(table) == ["Ada", "Bob", None]
            await table.sit(cem)
            await table.options(ada, {"goal": "3"}, False, 120)
            for bad in ({"goal": "4"}, {"speed": "3"}):
                await refused(table.options(ada, bad), "malformed", "server-bad-options")
            for limit in (59, 10**12):
                await refused(table.options(ada, limit=limit), "malformed", "server-bad-limit")
            await refused(table.start(bob), "not-yours", "server-not-owner")
            await table.start(ada)
            info = await table.info(cem)
            assert info["state"] == "playing" and info["you"] == {"seat": 2, "owner": False}
            assert (info["options"], info["public"], info["limit"]) == ({"goal": "3"}, False, 120)
            assert len(info["commitment"]) == 64 and "seed" not in info
            for late in (table.sit(cem), table.stand(bob), table.start(ada), table.remove(ada, 1)):
                await refused(late, "not-now", "server-already-started")
            assert (await hall.lobby())["open"] == []

    run(test)


class Broken(Counting):
    """A game whose rules fail as soon as it begins."""

    def view(self, state: Sum, seat: Seat | None) -> Json:
        raise ZeroDivisionError("a secret")


def test_rules_that_fail_at_the_start_leave_the_table_open(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with open_hall(tmp_path, games={"counting": Broken()}) as hall:
            people = await guests(hall, "Ada", "Bob")
            table = await make_table(hall, *people, start=False)
            await refused(table.start(people[0]), "not-now", "server-rules-failed")
            assert table.sheet.state == "open" and table.play is None
            assert (await table.info(None))["state"] == "open"
            assert "a secret" not in caplog.text

    run(test)


def test_a_guest_sent_away_cannot_sit_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            ada, bob = await guests(hall, "Ada", "Bob")
            table = await make_table(hall, ada, bob, start=False)
            await refused(table.remove(bob, 0), "not-yours", "server-not-owner")
            await refused(table.remove(ada, 0), "not-now", "server-nobody-there")
            await table.remove(ada, 1)
            await refused(table.sit(bob), "not-yours", "server-sent-away")
            assert places(table) == ["Ada", None]

    run(test)


def test_ownership_passes_on_to_somebody_who_sits(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            ada, bob, cem = await guests(hall, "Ada", "Bob", "Cem")
            table = await make_table(hall, ada, bob, start=False)
            await table.leave(ada)
            await table.leave(ada)  # who has no seat leaves nothing
            assert (await table.info(bob))["you"] == {"seat": 1, "owner": True}
            await table.stand(bob)
            assert (await table.info(bob))["you"] == {"owner": True}  # nobody else is there
            await table.sit(cem)
            assert (await table.info(cem))["you"]["owner"]
            await refused(table.stand(ada), "not-yours", "server-not-seated")

    run(test)


def test_bad_settings_of_a_new_table_are_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            (ada,) = await guests(hall, "Ada")
            create = hall.create
            await refused(create(ada, "chess", 2, {}, True, 60), "unknown", "server-no-such-game")
            for seats in (1, 5, -1):
                making = create(ada, "counting", seats, {}, True, 60)
                await refused(making, "malformed", "server-bad-seats")
            await refused(create(ada, "bidding", 2, {"a": "b"}, True, 60), *BAD_OPTIONS)
            await refused(hall.table("zzzzzzzzzz"), "unknown", "server-no-such-table")
            assert await hall.mine(ada) == []

    run(test)


BAD_OPTIONS = ("malformed", "server-bad-options")


def test_open_tables_without_people_vanish_after_a_while(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path, HallSettings(empty=0)) as hall:
            ada, bob = await guests(hall, "Ada", "Bob")
            kept = await make_table(hall, ada, start=False, bots={1: "one"})
            empty = await make_table(hall, ada, start=False, bots={1: "one"})
            await empty.stand(ada)
            watcher = await connect(hall, bob, empty.id)
            await hall.sweep()
            assert await hall.table(empty.id) is empty
            await watcher.leave()
            await hall.sweep()
            await refused(hall.table(empty.id), "unknown", "server-no-such-table")
            assert await hall.table(kept.id) is kept

    run(test)


def test_the_lobby_lists_public_tables_and_mine_lists_those_where_i_sit(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            ada, bob = await guests(hall, "Ada", "Bob")
            waiting = await make_table(hall, ada, start=False, bots={1: "one"})
            private = await make_table(hall, ada, start=False, bots={1: "one"})
            await private.options(ada, public=False)
            playing = await make_table(hall, bob, ada)
            lobby = await hall.lobby()
            assert [table["id"] for table in lobby["open"]] == [waiting.id]
            assert [table["id"] for table in lobby["playing"]] == [playing.id]
            mine = {table["id"]: table for table in await hall.mine(ada)}
            assert set(mine) == {waiting.id, private.id, playing.id}
            assert mine[playing.id]["turn"] is False
            assert [table["turn"] for table in await hall.mine(bob)] == [True]
        async with open_hall(tmp_path) as hall:
            assert [table["turn"] for table in await hall.mine(bob)] == [True]

    run(test)


def test_who_concedes_has_left_for_good(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            people = await guests(hall, "Ada", "Bob", "Cem", "Eve")
            table = await make_table(hall, *people[:3])
            ada, bob = [await connect(hall, person, table.id) for person in people[:2]]
            await table.concede(people[0])
            step = await bob.until("step")
            assert step["seat"] == 0 and step["events"] == [{"event": "gone", "seat": 0}]
            assert step["waiting"] == [1] and bob.decisions
            assert (await bob.until("table"))["table"]["left"] == [0]
            await refused(table.concede(people[0]), "not-now", "server-has-left")
            await refused(table.concede(people[3]), "not-yours", "server-not-seated")
            await table.concede(people[2])
            assert (await ada.until("table", type="table"))["table"]
            info = await table.info(None)
            assert info["state"] == "over" and info["left"] == [0, 2]

    run(test)


def test_a_match_ends_by_agreement_when_every_person_still_in_it_agrees(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            ada, bob, cem, eve = await guests(hall, "Ada", "Bob", "Cem", "Eve")
            table = await make_table(hall, ada, bob, cem, bots={3: "one"})
            client = await connect(hall, eve, table.id)
            await refused(table.agree(bob, False), "not-now", "server-nothing-proposed")
            await table.agree(bob, True)
            await table.agree(bob, True)
            info = await table.info(ada)
            assert info["proposal"] == {"by": 1, "agreed": [1]}
            await table.agree(ada, False)
            assert "proposal" not in await table.info(ada)
            for guest in (cem, ada):
                await table.agree(guest, True)
            await refused(table.agree(eve, True), "not-yours", "server-not-seated")
            await table.agree(bob, True)
            step = await client.until("step")
            assert step["outcome"] == {"reason": "kernel-stopped", "ranks": [], "scores": []}
            assert "seat" not in step
            assert (await table.info(ada))["state"] == "over"
            assert verify(COUNTING, await table.record()).over

    run(test)


async def abandon(hall: Hall, table: Table) -> None:
    """Let the seats that are waited for be abandoned."""
    assert table.play is not None
    long_ago = time.time() - table.sheet.limit - 1
    table.play.since = {
        seat: (decision, long_ago) for seat, (decision, _) in table.play.since.items()
    }
    await hall.sweep()


async def three_and_one_abandoned(hall: Hall) -> tuple[Table, list[Guest], Client]:
    people = await guests(hall, "Ada", "Bob", "Cem")
    table = await make_table(hall, *people)
    await refused(table.giveup(people[1], 0), "not-now", "server-not-abandoned")
    client = await connect(hall, people[1], table.id)
    await abandon(hall, table)
    assert (await client.until("table"))["table"]["abandoned"] == [0]
    return table, people, client


def test_an_abandoned_seat_can_be_given_up_by_the_others(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            table, (ada, bob, _), client = await three_and_one_abandoned(hall)
            (eve,) = await guests(hall, "Eve")
            await refused(table.giveup(eve, 0), "not-yours", "server-not-seated")
            await refused(table.giveup(ada, 0), "not-yours", "server-own-seat")
            await refused(table.giveup(bob, 7), "unknown", "server-no-such-seat")
            await table.giveup(bob, 0)
            assert (await client.until("step"))["waiting"] == [1]
            info = await table.info(bob)
            assert info["left"] == [0] and "abandoned" not in info
            await refused(table.back(ada), "not-now", "server-has-left")

    run(test)


def test_a_bot_plays_for_an_abandoned_seat_until_its_person_comes_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            table, (ada, bob, _), client = await three_and_one_abandoned(hall)
            await refused(table.replace(bob, 0, "genius"), "unknown", "server-no-such-level")
            await table.replace(bob, 0, "one")
            assert (await client.until("step"))["seat"] == 0
            assert client.view["totals"] == [1, 0, 0]
            info = await table.info(ada)
            assert info["seats"][0] == {"guest": f"g{ada.id}", "name": "Ada", "here": False} | {
                "bot": "one"
            }
            late = await connect(hall, ada, table.id)
            late.answer(1, decision=1)
            assert (await late.until("refused"))["text"] == "server-bot-plays"
            await table.back(ada)
            await refused(table.back(ada), "not-now", "server-no-bot-there")
            assert "bot" not in (await table.info(ada))["seats"][0]

    run(test)


def test_the_clock_tells_how_long_each_seat_has_been_waited_for(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            people = await guests(hall, "Ada", "Bob")
            table = await make_table(hall, *people)
            assert table.play is not None
            table.play.since = {0: (1, time.time() - 100)}
            client = await connect(hall, people[0], table.id)
            clock = await client.until("clock")
            assert clock["limit"] == 3600 and 100 <= clock["seats"]["0"] < 110

    run(test)


async def played_out(hall: Hall, *people: Guest, **settings: dict[int, str]) -> Table:
    table = await make_table(hall, *people, goal="3", **settings)
    client = await connect(hall, people[0], table.id)
    await client.until_asked()
    client.answer(3)
    await client.until("table")
    await client.leave()
    return table


def test_a_rematch_is_one_table_where_the_same_people_find_their_seats(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            ada, bob, eve = await guests(hall, "Ada", "Bob", "Eve")
            table = await make_table(hall, ada, bob)
            await refused(table.rematch(ada), "not-now", "server-not-over")
            table = await played_out(hall, ada, bob, bots={2: "one"})
            await refused(table.rematch(eve), "not-yours", "server-not-seated")
            watching = await connect(hall, bob, table.id)
            again = await table.rematch(ada)
            assert (await watching.until("table"))["table"]["rematch"] == again
            assert await table.rematch(bob) == again
            new = await hall.table(again)
            info = await new.info(eve)
            assert info["seats"][0] == {"invited": f"g{bob.id}", "name": "Bob"}
            assert info["options"] == {"goal": "3"} and info["state"] == "open"
            await refused(new.sit(eve), "not-now", "server-no-seat-free")
            await refused(new.start(ada), "not-now", "server-seats-not-filled")
            assert (await hall.mine(bob))[0]["id"] == again
            client = await connect(hall, bob, again)
            assert places(new) == ["Bob", "one", "Ada"]
            await new.start(ada)
            await client.until("state")

    run(test)


class Owned(Counting):
    """An option speaks of the owner, who plays seat 0."""

    owner_first = True


def test_the_owner_plays_the_first_seat_where_the_game_wants_that(tmp_path: Path) -> None:
    """After a change of seat and after a rematch too; the order of the seats stays."""

    async def test() -> None:
        async with open_hall(tmp_path, games={"counting": Owned()}) as hall:
            ada, bob, eve = await guests(hall, "Ada", "Bob", "Eve")
            table = await make_table(hall, ada, bob, eve, start=False)
            await table.stand(bob)
            await table.sit(ada, 1)
            await table.sit(bob, 0)
            assert places(table) == ["Bob", "Ada", "Eve"]
            await table.start(ada)
            assert places(table) == ["Ada", "Eve", "Bob"]
            assert [table.seat_of(guest) for guest in (ada, bob, eve)] == [0, 2, 1]
            client = await connect(hall, bob, table.id)
            assert client.decisions == []
            again = await connect(hall, ada, table.id)
            assert again.decisions

    run(test)


def test_an_invitation_can_be_taken_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            ada, bob, eve = await guests(hall, "Ada", "Bob", "Eve")
            table = await played_out(hall, ada, bob)
            new = await hall.table(await table.rematch(ada))
            await new.remove(ada, 0)
            assert "seat" not in (await new.info(bob))["you"]
            await new.sit(eve)
            assert places(new) == ["Eve", "Ada"]

    run(test)


def test_a_finished_match_can_be_replayed_and_its_record_verified(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            ada, bob = await guests(hall, "Ada", "Bob")
            table = await make_table(hall, ada, bob, game="bidding")
            await refused(table.record(), "not-now", "server-not-over")
            await refused(table.replay(ada), "not-now", "server-not-over")
            await refused(table.replay(ada, 1), "not-now", "server-not-over")
            clients = [await connect(hall, guest, table.id) for guest in (ada, bob)]
            for number in range(3):
                for client in clients:
                    client.answer(2, f"m{number}", decision=number + 1)
                    await client.until("step", re=f"m{number}")
        async with open_hall(tmp_path) as hall:
            table = await hall.table(table.id)
            record = await table.record()
            assert record["names"] == ["Ada", "Bob"] and record["ended"] <= time.time()
            assert verify(BIDDING, record).over
            replay = await table.replay(None)
            assert replay["first"] == {"points": [0, 0], "round": 0}
            assert len(replay["steps"]) == 6 and replay["outcome"]["ranks"] == [1, 1]
            assert [step["act"] for step in replay["steps"]] == [{"seat": 0}, {"seat": 1}] * 3
            assert replay["steps"][1]["patch"]["round"] == 1
            assert "seat" not in replay["steps"][1] and "open" not in replay

    run(test)


def test_a_replay_is_seen_through_the_eyes_one_asks_for(tmp_path: Path) -> None:
    """By default one's own; everybody may ask for everybody's, for the match is over."""

    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            ada, bob, eve = await guests(hall, "Ada", "Bob", "Eve")
            table = await make_table(hall, ada, bob, game="bidding")
            clients = [await connect(hall, guest, table.id) for guest in (ada, bob)]
            hands = [client.view["hand"] for client in clients]
            for number in range(3):
                for client in clients:
                    client.answer(2, f"m{number}", decision=number + 1)
                    await client.until("step", re=f"m{number}")
            for client in clients:
                while client.view["round"] < 3:
                    await client.next()
            for guest, asked, seen in (
                (ada, "", 0), (bob, "", 1), (eve, "", None), (None, "", None),
                (ada, 1, 1), (eve, 0, 0), (None, 1, 1), (ada, "spectators", None),
            ):  # fmt: skip
                replay = await table.replay(guest, asked)
                assert replay.get("seat") == seen
                assert replay["first"].get("hand") == (None if seen is None else hands[seen])
                told = [event for step in replay["steps"] for event in step["events"]]
                mine = [event["seat"] for event in told if "hand" in event]
                assert set(mine) == ({seen} if seen is not None else set())
                acts = [step["act"] for step in replay["steps"]]
                assert {act["seat"] for act in acts if "answer" in act} == set(mine)
                view = replay["first"]
                for step in replay["steps"]:
                    view = merge(view, step["patch"])
                if seen is not None:
                    assert view == clients[seen].view
            await refused(table.replay(ada, 2), "unknown", "server-no-such-seat")

    run(test)


def test_a_new_name_is_shown_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_hall(tmp_path) as hall:
            ada, bob = await guests(hall, "Ada", "Bob")
            table = await make_table(hall, ada, bob)
            client = await connect(hall, bob, table.id)
            renamed = ada._replace(name="Augusta")
            change = update(schema.guests).where(schema.guests.c.id == ada.id)
            await hall.storage.write(lambda db: db.execute(change.values(name="Augusta")) and None)
            await hall.renamed(renamed)
            assert (await client.until("table"))["table"]["seats"][0]["name"] == "Augusta"

    run(test)
