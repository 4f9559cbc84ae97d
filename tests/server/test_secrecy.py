"""Worlds that differ only in what a seat cannot know must look the same to it, byte for byte."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from pathlib import Path

import pytest

from ludoteca.kernel import Chance
from ludoteca.server import seating
from ludoteca.server.sheets import Guest
from ludoteca.server.tables import Table
from ludoteca.server.wire import encode
from tests.server.kit import Client, connect, guests, make_table, open_hall, run
from tests.server.toy import BIDDING, Bidding, Hands


class Loaded(Bidding):
    """Bidding, where the hand of seat 1 is what the test says."""

    def __init__(self, hand: int) -> None:
        self._hand = hand

    def setup(self, seats: int, options: Mapping[str, str], chance: Chance, version: int) -> Hands:
        state = super().setup(seats, options, chance, version)
        state.hands[1] = self._hand
        return state


@pytest.mark.parametrize("bot", [False, True])
def test_nobody_notices_a_hand_nor_an_answer_that_is_changed_in_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: bool
) -> None:
    monkeypatch.setattr(seating, "new_seed", lambda: bytes(32))
    monkeypatch.setattr(seating.secrets, "token_bytes", lambda _: bytes(32))
    monkeypatch.setattr(seating.secrets, "choice", lambda letters: letters[0])
    monkeypatch.setattr(time, "time", lambda: 2_000_000_000.0)
    worlds = [(5, [1]), (5, [3, 2, 1]), (77, [2, 1])]
    seen = [everything_shown(tmp_path / str(n), *world, bot) for n, world in enumerate(worlds)]
    assert len(seen[0]) >= 20
    assert seen[0] == seen[1]
    assert seen[0] == seen[2]


def everything_shown(folder: Path, hand: int, changes: list[int], bot: bool) -> list[str]:
    """Play two rounds; return every text that seat 0 and a spectator were sent or could read."""
    folder.mkdir()
    texts: list[str] = []

    async def test() -> None:
        async with open_hall(folder, games={"bidding": Loaded(hand)}) as hall:
            ada, bob, eve = await guests(hall, "Ada", "Bob", "Eve")
            table = await make_table(
                hall, ada, bob, game="bidding", bots={2: "random"} if bot else {}
            )
            ada_live, bob_live, eve_live = [
                await connect(hall, guest, table.id) for guest in (ada, bob, eve)
            ]
            for round_number in (1, 2):
                await bob_live.until_asked()
                while bot and table.play and table.play.match.given(2) is None:
                    await asyncio.sleep(0.001)
                for number, value in enumerate(changes):
                    bob_live.answer(value, f"b{round_number}{number}")
                    await bob_live.until("step", re=f"b{round_number}{number}")
                await look(table, texts, ada, eve)
                again = await connect(hall, ada, table.id)
                texts.extend(map(encode, again.frames[1:]))
                await again.leave()
                await ada_live.until_asked()
                ada_live.answer(2, f"a{round_number}")
                await until_round(ada_live, round_number)
                await until_round(eve_live, round_number)
                await until_round(bob_live, round_number)
            for client in (ada_live, eve_live):
                texts.extend(encode(f) for f in client.frames if f["type"] != "presence")

    run(test)
    return texts


async def until_round(client: Client, number: int) -> None:
    while client.view["round"] < number:
        await client.next()


async def look(table: Table, texts: list[str], *people: Guest) -> None:
    """Read what the HTTP calls tell."""
    await asyncio.sleep(0)
    texts += [encode(await table.info(guest)) for guest in (*people, None)]


def test_the_worlds_differ_indeed() -> None:
    assert Loaded(5).setup(2, {}, Chance(bytes(32)), 1).hands[1] == 5
    assert BIDDING.setup(2, {}, Chance(bytes(32)), 1).hands[1] not in (5, 77)
