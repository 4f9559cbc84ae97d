import unicodedata
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import select, update

from ludoteca.server.guests import clean_name
from ludoteca.server.problems import Problem
from ludoteca.server.schema import guests, links
from ludoteca.server.settings import Settings
from ludoteca.server.sheets import Guest
from ludoteca.server.storage import Storage
from ludoteca.server.visits import visit_of
from tests.server.inside import opened, still

pytestmark = pytest.mark.anyio


async def test_the_cookie_is_renewed_from_day_to_day(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside, inside.browser() as browser:
        await browser.get("/api/me")
        storage = inside.app.state.parts.hall.storage
        await storage.write(lambda database: database.execute(update(guests).values(seen=1.0)))
        assert "set-cookie" in (await browser.get("/")).headers
        assert "set-cookie" not in (await browser.get("/")).headers


async def test_a_stranger_becomes_a_guest_with_a_friendly_name(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside, inside.browser() as browser:
        first = await browser.get("/api/me")
        assert first.status_code == 200
        me = first.json()
        assert set(me) == {"guest", "name", "language"}
        assert me["guest"] == "g1" and me["language"] == "en"
        animal, number = me["name"].rsplit(" ", 1)
        assert animal.isalpha() and number.isdigit()
        cookie = first.headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Secure" not in cookie
        assert (await browser.get("/api/me")).json() == me


async def test_looking_at_pages_makes_no_guest(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside, inside.browser() as browser:
        for path in ("/", "/games/splits", "/api/games", "/api/tables/mine", "/nothing"):
            response = await browser.get(path)
            assert "set-cookie" not in response.headers
        assert (await browser.get("/api/me")).json()["guest"] == "g1"


async def test_behind_tls_the_cookie_is_for_tls(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside:
        async with inside.browser("127.0.0.1", x_forwarded_proto="https") as browser:
            assert "; Secure" in (await browser.get("/api/me")).headers["set-cookie"]
        async with inside.browser(x_forwarded_proto="https") as liar:
            assert "; Secure" not in (await liar.get("/api/me")).headers["set-cookie"]


async def test_only_hashes_of_tokens_are_stored(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside, inside.browser() as browser:
        await browser.get("/api/me")
        link = (await browser.post("/api/me/link", json={})).json()["path"]
        token = browser.cookies["ludoteca"]
    storage = Storage(Settings(data=tmp_path / "data").database_url)
    with storage.engine.begin() as connection:
        stored = [connection.execute(select(guests.c.cookie)).scalar()]
        stored.append(connection.execute(select(links.c.token)).scalar())
    storage.engine.dispose()
    assert all(isinstance(text, str) and len(text) == 64 for text in stored)
    everything = b"".join(file.read_bytes() for file in (tmp_path / "data").iterdir())
    assert token.encode() not in everything
    assert link.rsplit("/", 1)[1].encode() not in everything


async def test_a_guest_changes_name_and_language(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside, inside.browser() as browser:
        await browser.get("/api/me")
        me = (
            await browser.put("/api/me", json={"name": "  Ada\u202e \t L. ", "language": "fr"})
        ).json()
        assert me == {"guest": "g1", "name": "Ada L.", "language": "fr"}
        me = (await browser.put("/api/me", json={"language": "pl"})).json()
        assert me == {"guest": "g1", "name": "Ada L.", "language": "pl"}
        assert (await browser.get("/api/me")).json() == me
        page = await browser.get("/", headers={"accept-language": "vi"})
        assert '<html lang="pl"' in page.text


@pytest.mark.parametrize(
    ("body", "text"),
    [
        ({"name": ""}, "server-name-empty"),
        ({"name": " \u200b\u2066\ufeff "}, "server-name-empty"),
        ({"name": "\u3164\u2800"}, "server-name-empty"),
        ({"name": "x" * 31}, "server-name-too-long"),
        ({"name": "x" * 201}, "server-malformed"),
        ({"name": 7}, "server-malformed"),
        ({"name": None}, "server-malformed"),
        ({"language": "tlh"}, "server-malformed"),
        ({"nick": "x"}, "server-malformed"),
        ([], "server-malformed"),
        ("x", "server-malformed"),
    ],
)
async def test_bad_names_are_refused(tmp_path: Path, body: object, text: str) -> None:
    async with opened(tmp_path) as inside, inside.browser() as browser:
        before = (await browser.get("/api/me")).json()
        response = await browser.put("/api/me", json=body)
        assert (response.status_code, response.json()["code"]) == (400, "malformed")
        assert response.json()["text"] == text
        assert (await browser.get("/api/me")).json() == before


async def test_two_changes_at_once_both_count(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside, inside.browser() as browser:
        await browser.get("/api/me")
        people, visit = inside.app.state.parts.guests, visit_of({"headers": [], "scheme": "x"}, ())
        before = Guest(1, (await browser.get("/api/me")).json()["name"], "en")
        await people.change(visit, before, "Ada", "en")
        await people.change(visit, before, None, "fr")
        me = (await browser.get("/api/me")).json()
        assert me == {"guest": "g1", "name": "Ada", "language": "fr"}


async def test_the_default_name_follows_the_language(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside, inside.browser(accept_language="it,en;q=0.5") as browser:
        assert (await browser.get("/api/me")).json()["language"] == "it"


async def test_the_private_link_opens_the_same_guest_elsewhere(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside, inside.browser() as desk, inside.browser() as phone:
        me = (await desk.put("/api/me", json={"name": "Ada"})).json()
        path = (await desk.post("/api/me/link", json={})).json()["path"]
        came = await phone.get(path)
        assert (came.status_code, came.headers["location"]) == (303, "/")
        assert (await phone.get("/api/me")).json() == me
        assert (await desk.get("/api/me")).json() == me
        again = await phone.get(path)
        assert again.status_code == 303 and "set-cookie" not in again.headers


async def test_a_new_link_ends_the_sessions_of_the_old_one(tmp_path: Path) -> None:
    async with (
        opened(tmp_path) as inside,
        inside.browser() as desk,
        inside.browser() as phone,
        inside.browser() as thief,
    ):
        me = (await desk.get("/api/me")).json()
        old = (await desk.post("/api/me/link", json={})).json()["path"]
        await phone.get(old)
        await thief.get(old)
        new = (await phone.post("/api/me/link", json={})).json()["path"]
        assert new != old
        assert (await phone.get("/api/me")).json() == me
        assert (await desk.get("/api/me")).json() == me
        assert (await thief.get("/api/me")).json() != me
        assert (await thief.get(old)).status_code == 404


async def test_a_new_link_calls_live_connections_back_when_there_was_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[int] = []
    monkeypatch.setattr(
        "ludoteca.server.hall.Hall.call_back", lambda _, guest: called.append(guest.id)
    )
    async with opened(tmp_path) as inside, inside.browser() as desk:
        await desk.get("/api/me")
        await desk.post("/api/me/link", json={})
        assert called == []
        await desk.post("/api/me/link", json={})
        assert called == [1]


async def test_a_link_asks_before_it_replaces_another_guest(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside, inside.browser() as ada, inside.browser() as bob:
        await ada.put("/api/me", json={"name": "Ada <b>"})
        before = (await bob.put("/api/me", json={"name": "Bob"})).json()
        path = (await ada.post("/api/me/link", json={})).json()["path"]
        page = await bob.get(path)
        assert page.status_code == 200
        assert "Ada &lt;b&gt;" in page.text and "Bob" in page.text and "<b>" not in page.text
        assert (await bob.get("/api/me")).json() == before
        foreign = await bob.post(path, headers={"origin": "http://evil.test"})
        assert foreign.status_code == 403
        assert (await bob.post(path)).status_code == 303
        assert (await bob.get("/api/me")).json()["name"] == "Ada <b>"


@pytest.mark.parametrize("token", ["x", "A" * 43, "...", "%00", "a" * 500])
async def test_a_link_of_nobody_leads_nowhere(tmp_path: Path, token: str) -> None:
    async with opened(tmp_path) as inside, inside.browser() as browser:
        response = await browser.get(f"/return/{token}")
        assert response.status_code == 404
        assert "set-cookie" not in response.headers


async def test_guests_from_one_address_are_limited(tmp_path: Path) -> None:
    async with opened(tmp_path, still) as inside:
        statuses = []
        for _ in range(80):
            async with inside.browser() as stranger:
                response = await stranger.get("/api/me")
                statuses.append(response.status_code)
        assert statuses[:50] == [200] * 50 and statuses[-1] == 429
        assert response.json()["code"] == "flood" and response.json()["args"]["seconds"] >= 1
        assert int(response.headers["retry-after"]) >= 1
        async with inside.browser("203.0.113.80") as other:
            assert (await other.get("/api/me")).status_code == 200


@pytest.mark.parametrize(
    ("given_name", "kept"),
    [
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("Nguyễn Thị Ánh", "Nguyễn Thị Ánh"),
        ("a\n\rb\0c", "a b c"),
        ("\u202eevil\u202c", "evil"),
        ("x\u200b\u200by", "xy"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("Z" + "\u0336" * 20, "Z\u0336\u0336"),
        ("\ud800x", "x"),
        ("  so   far  ", "so far"),
    ],
)
async def test_names_are_cleaned(given_name: str, kept: str) -> None:
    assert clean_name(given_name) == kept


@settings(deadline=None)
@given(st.text(max_size=60))
async def test_a_clean_name_is_clean(text: str) -> None:
    try:
        name = clean_name(text)
    except Problem:
        return
    assert 1 <= len(name) <= 30
    assert name == clean_name(name) == name.strip()
    assert not any(unicodedata.category(c) in ("Cc", "Cs", "Zl", "Zp") for c in name)
    assert not any("\u202a" <= c <= "\u202e" or "\u2066" <= c <= "\u2069" for c in name)
