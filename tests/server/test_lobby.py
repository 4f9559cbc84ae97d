"""Tables over HTTP, from the making to the rematch."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.inside import opened

pytestmark = pytest.mark.anyio


async def make(owner: httpx.AsyncClient, **changes: Any) -> str:
    response = await owner.post("/api/tables", json={"game": "splits", "seats": 2, **changes})
    assert response.status_code == 201, response.text
    table: str = response.json()["id"]
    return table


async def act(browser: httpx.AsyncClient, table: str, what: str, **body: Any) -> int:
    response = await browser.post(f"/api/tables/{table}/{what}", json=body)
    return response.status_code


async def info(browser: httpx.AsyncClient, table: str) -> Any:
    return (await browser.get(f"/api/tables/{table}")).json()


async def test_a_table_from_the_making_to_the_rematch(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside, inside.browser() as ada, inside.browser() as bob:
        await ada.put("/api/me", json={"name": "Ada"})
        await bob.put("/api/me", json={"name": "Bob"})
        table = await make(ada, options={"first": "seats"}, public=False, limit=3600)
        found = await info(ada, table)
        assert found["state"] == "open" and found["you"]["owner"] is True
        assert found["seats"][found["you"]["seat"]]["name"] == "Ada"
        assert found["public"] is False and found["limit"] == 3600
        assert found["options"] == {"first": "seats"}
        assert "you" not in await info(bob, table) or "seat" not in (await info(bob, table))["you"]

        assert await act(bob, table, "start") == 403
        assert await act(ada, table, "start") == 409
        assert await act(bob, table, "sit", seat=1) == 200
        assert await act(bob, table, "stand") == 200
        assert await act(bob, table, "sit") == 200
        assert await act(ada, table, "options", public=True) == 200
        assert await act(ada, table, "start") == 200
        assert await act(ada, table, "options", public=False) == 409
        assert (await info(bob, table))["state"] == "playing"
        assert (await ada.get(f"/api/tables/{table}/record")).status_code == 409
        assert (await ada.get(f"/api/tables/{table}/replay?seat=1")).status_code == 409

        assert await act(ada, table, "agree", agree=True) == 200
        assert (await info(bob, table))["proposal"]["by"] == 0
        assert await act(bob, table, "agree", agree=True) == 200
        over = await info(bob, table)
        assert over["state"] == "over" and over["seed"]

        replay = (await bob.get(f"/api/tables/{table}/replay")).json()
        assert {"game", "seats", "first", "steps", "outcome"} <= set(replay)
        assert [event["event"] for event in replay["events"]] == ["splits-event-first"]
        assert replay["steps"][-1]["act"] == {"act": "stopped"} and replay["open"] is True
        for eyes, status in {
            "1": 200, "spectators": 200, "": 200, "2": 404, "-1": 400, "x": 400, "999": 400,
        }.items():  # fmt: skip
            response = await bob.get(f"/api/tables/{table}/replay", params={"seat": eyes})
            assert response.status_code == status, eyes
        record = await bob.get(f"/api/tables/{table}/record")
        assert record.headers["content-disposition"].startswith('attachment; filename="splits-')
        assert record.json()["seed"] == over["seed"]

        again = await bob.post(f"/api/tables/{table}/rematch", json={})
        assert again.status_code == 201 and again.json()["id"] != table
        assert (await info(ada, table))["rematch"] == again.json()["id"]


async def test_bots_and_removed_guests(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside, inside.browser() as ada, inside.browser() as bob:
        table = await make(ada, seats=3)
        assert await act(ada, table, "bot", seat=1, level="random") == 200
        assert (await info(ada, table))["seats"][1]["bot"] == "random"
        assert await act(ada, table, "bot", seat=2, level="godlike") == 404
        assert await act(ada, table, "unbot", seat=1) == 200
        assert (await info(ada, table))["seats"][1] == {}
        assert await act(bob, table, "sit", seat=1) == 200
        assert await act(bob, table, "remove", seat=0) == 403
        assert await act(ada, table, "remove", seat=1) == 200
        assert await act(bob, table, "sit", seat=1) == 403


async def test_the_lists(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside, inside.browser() as ada, inside.browser() as bob:
        shown, hidden = await make(ada), await make(ada, public=False)
        played = await make(ada)
        await act(ada, played, "bot", seat=1, level="random")
        await act(ada, played, "start")
        lobby = (await bob.get("/api/tables")).json()
        assert [table["id"] for table in lobby["open"]] == [shown]
        assert [table["id"] for table in lobby["playing"]] == [played]
        mine = (await ada.get("/api/tables/mine")).json()["tables"]
        assert {table["id"] for table in mine} == {shown, hidden, played}
        assert (await bob.get("/api/tables/mine")).json() == {"tables": []}


async def test_strangers_have_no_part_in_what_is_for_players(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside, inside.browser() as ada, inside.browser() as bob:
        table = await make(ada)
        for what in ("stand", "start", "concede", "back", "rematch"):
            assert await act(bob, table, what) == 403
        assert "ludoteca" not in bob.cookies
        for what, body in {
            "bot": {"seat": 1, "level": "easy"},
            "unbot": {"seat": 1},
            "remove": {"seat": 0},
            "replace": {"seat": 0, "level": "easy"},
            "giveup": {"seat": 0},
            "agree": {"agree": True},
            "options": {"public": False},
        }.items():
            assert await act(bob, table, what, **body) == 403
        assert await act(bob, table, "sit") == 200
        assert "ludoteca" in bob.cookies


async def test_a_new_name_shows_at_the_tables(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside, inside.browser() as ada:
        table = await make(ada)
        await ada.put("/api/me", json={"name": "Countess"})
        assert "Countess" in str((await info(ada, table))["seats"])
