import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.limits import REQUESTS, Limits
from ludoteca.server.problems import Problem
from ludoteca.server.security import Door, Guard
from ludoteca.server.settings import Settings
from ludoteca.server.visits import visit_of
from tests.server.inside import HOST, opened, still

pytestmark = pytest.mark.anyio

PASSWORD = "open sesame"
CHANGES = [
    ("PUT", "/api/me"),
    ("POST", "/api/tables"),
    ("POST", "/api/me/link"),
    ("POST", "/api/enter"),
]


async def test_every_response_carries_the_protections(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside, inside.browser() as browser:
        for path in (
            "/",
            "/nothing",
            "/api/me",
            "/api/nothing",
            "/healthz",
        ):
            headers = (await browser.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy and "http" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
            assert "permissions-policy" in headers
        headers = (await browser.get("/assets/x/web/app.js")).headers
        assert headers["x-content-type-options"] == "nosniff"


async def test_the_pages_have_nothing_that_the_policy_forbids(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside, inside.browser() as browser:
        html = (await browser.get("/games/splits")).text
        assert "style=" not in html and "onclick" not in html and "<style" not in html
        scripts = [part.split(">")[0] for part in html.split("<script")[1:]]
        assert all('src="/assets/' in part or 'type="application/json"' in part for part in scripts)
        outside = html.replace(f"http://{HOST}/", "")
        assert (
            "http://" not in outside.replace("http://www.w3.org", "") and "https://" not in outside
        )


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.test"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site", "origin": f"http://{HOST}"},
    ],
)
async def test_foreign_pages_can_change_nothing(tmp_path: Path, headers: dict[str, str]) -> None:
    async with opened(tmp_path) as inside, inside.browser() as browser:
        for method, path in CHANGES:
            response = await browser.request(method, path, json={}, headers=headers)
            assert (response.status_code, response.json()["code"]) == (403, "not-yours"), path
        sent = await inside.knock("/tables/aaaaaaaaaa/live", headers)
        assert sent[0]["type"] == "websocket.http.response.start" and sent[0]["status"] == 403


async def test_bodies_must_be_json(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside, inside.browser() as browser:
        for kind in (
            "text/plain",
            "application/x-www-form-urlencoded",
            "multipart/form-data; boundary=x",
            "",
        ):
            headers = {"content-type": kind}
            response = await browser.put("/api/me", content=b'{"name": "x"}', headers=headers)
            assert response.status_code == 400 and response.json()["text"] == "server-not-json"
        headers = {"content-type": "application/json; charset=utf-8"}
        response = await browser.put("/api/me", content=b'{"name": "x"}', headers=headers)
        assert response.status_code == 200


async def test_large_bodies_are_refused(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside, inside.browser() as browser:
        body = json.dumps({"name": "x" * 17_000}).encode()

        async def in_pieces() -> Any:
            for start in range(0, len(body), 1000):
                yield body[start : start + 1000]

        headers = {"content-type": "application/json"}
        for content in (body, in_pieces()):
            response = await browser.put("/api/me", content=content, headers=headers)
            assert (response.status_code, response.json()["code"]) == (413, "too-large")
        lies = {**headers, "content-length": "nonsense"}
        response = await browser.put("/api/me", content=b"{}", headers=lies)
        assert response.status_code == 413


async def test_floods_are_refused_by_address(tmp_path: Path) -> None:
    async with opened(tmp_path, still) as inside, inside.browser() as browser:
        statuses = {(await browser.get("/api/nothing")).status_code for _ in range(900)}
        assert statuses == {404, 429}
        assert (await browser.get("/healthz")).status_code == 200
        async with inside.browser("203.0.113.77") as other:
            assert (await other.get("/api/nothing")).status_code == 404


async def test_calls_are_limited_by_guest(tmp_path: Path) -> None:
    async with opened(tmp_path, still) as inside, inside.browser() as browser:
        codes = [(await browser.put("/api/me", json={"name": "x"})).status_code for _ in range(120)]
        assert codes[0] == 200 and codes[-1] == 429


async def test_tables_are_limited_by_guest(tmp_path: Path) -> None:
    async with opened(tmp_path, still) as inside, inside.browser() as browser:
        body = {"game": "splits", "seats": 2}
        codes = [(await browser.post("/api/tables", json=body)).status_code for _ in range(30)]
        assert codes[0] == 201 and codes[-1] == 429


async def test_without_limits_nothing_is_counted(tmp_path: Path) -> None:
    async with opened(tmp_path, limits=False) as inside, inside.browser() as browser:
        codes = {(await browser.put("/api/me", json={"name": "x"})).status_code for _ in range(150)}
        assert codes == {200}


async def test_the_password_guards_everything(tmp_path: Path) -> None:
    async with opened(tmp_path, password=PASSWORD) as inside, inside.browser() as browser:
        for path in ("/api/me", "/api/games", "/api/tables", "/api/schema/openapi.json", "/api/x"):
            response = await browser.get(path)
            assert (response.status_code, response.json()["code"]) == (403, "not-yours"), path
            assert response.json()["text"] == "server-password-needed"
        sent = await inside.knock("/tables/aaaaaaaaaa/live")
        assert sent[0]["status"] == 403
        page = await browser.get("/tables/aaaaaaaaaa")
        assert (
            page.status_code == 200 and '"password":true' in page.text and '"me"' not in page.text
        )
        for path in ("/healthz", "/readyz", "/assets/x/web/app.js", "/robots.txt"):
            assert (await browser.get(path)).status_code == 200

        assert (await browser.post("/api/enter", json={"password": "x"})).status_code == 403
        entered = await browser.post("/api/enter", json={"password": PASSWORD})
        assert entered.status_code == 200 and PASSWORD not in entered.headers["set-cookie"]
        assert (await browser.get("/api/me")).status_code == 200
        assert '"password"' not in (await browser.get("/")).text

    async with (
        opened(tmp_path, password="another") as inside,
        inside.browser(cookie=f"ludoteca-door={browser.cookies['ludoteca-door']}") as late,
    ):
        assert (await late.get("/api/me")).status_code == 403


@pytest.mark.parametrize("path", ["//api/me", "///api//me", "/%2fapi/me", "//api/enter/../me"])
async def test_no_way_of_writing_a_path_leads_past_the_password(tmp_path: Path, path: str) -> None:
    async with opened(tmp_path, password=PASSWORD) as inside, inside.browser() as browser:
        response = await browser.get(f"http://{HOST}{path}")
        assert response.status_code in (403, 404) and "set-cookie" not in response.headers
        response = await browser.post(f"http://{HOST}{path[:-2]}tables", json={"game": "splits"})
        assert response.status_code in (403, 404)


def test_only_what_is_cheap_is_not_counted() -> None:
    scope = {"headers": [(b"host", HOST.encode())], "scheme": "http"}
    visit = visit_of(scope, ())
    guard = Guard(Settings(), Limits(lambda: 0.0), Door(""))
    for _ in range(500):
        guard.check_request(visit, "GET", "/healthz")
        guard.check_request(visit, "GET", "/assets/x/web/app.js")
    for _ in range(REQUESTS.burst):
        guard.check_request(visit, "GET", "/healthz/more")
    with pytest.raises(Problem, match="flood"):
        guard.check_request(visit, "GET", "/healthz/more")


async def test_a_private_link_needs_the_password_too(tmp_path: Path) -> None:
    async with opened(tmp_path, password=PASSWORD) as inside, inside.browser() as stranger:
        response = await stranger.get("/return/" + "A" * 43)
        assert response.status_code == 200 and '"password":true' in response.text


@pytest.mark.parametrize("cookie", ["", ".", "9999999999.", "x.y", "9999999999." + "0" * 64, "é.é"])
async def test_the_proof_of_the_password_cannot_be_made_up(tmp_path: Path, cookie: str) -> None:
    async with opened(tmp_path, password=PASSWORD) as inside:
        headers = [(b"cookie", f"ludoteca-door={cookie}".encode())]
        async with inside.browser() as browser:
            response = await browser.get("/api/me", headers=headers)
            assert response.status_code == 403


async def test_passwords_cannot_be_guessed_by_trying(tmp_path: Path) -> None:
    async with opened(tmp_path, still, password=PASSWORD) as inside, inside.browser() as browser:
        for _ in range(30):
            last = await browser.post("/api/enter", json={"password": "x"})
        assert last.status_code == 429
        right = await browser.post("/api/enter", json={"password": PASSWORD})
        assert right.status_code == 429


async def test_a_class_behind_one_address_can_come_in(tmp_path: Path) -> None:
    async with opened(tmp_path, password=PASSWORD) as inside:
        for _ in range(40):
            async with inside.browser() as pupil:
                entered = await pupil.post("/api/enter", json={"password": PASSWORD})
                assert entered.status_code == 200


async def test_a_connection_gets_a_guest_and_its_cookie(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside, inside.browser() as browser:
        made = await browser.post("/api/tables", json={"game": "splits", "seats": 2})
        says = [json.dumps({"type": "resume", "version": 0})]
        sent = await inside.knock(f"/tables/{made.json()['id']}/live", says=says)
        assert sent[0]["type"] == "websocket.accept"
        cookies = [value for name, value in sent[0]["headers"] if name == b"set-cookie"]
        assert len(cookies) == 1 and cookies[0].startswith(b"ludoteca=")
        kinds = {json.loads(frame["text"])["type"] for frame in sent if "text" in frame}
        assert "state" in kinds
        cookie = f"ludoteca={browser.cookies['ludoteca']}"
        sent = await inside.knock(
            f"/tables/{made.json()['id']}/live", {"cookie": cookie}, says=says
        )
        assert not any(name == b"set-cookie" for name, _ in sent[0]["headers"])


@pytest.mark.parametrize("path", ["/", "/live", "/tables//live", "/tables/a/b/live", "/api/me"])
async def test_other_addresses_take_no_connection(tmp_path: Path, path: str) -> None:
    async with opened(tmp_path) as inside:
        sent = await inside.knock(path)
        assert sent[0]["type"] == "websocket.http.response.start" and sent[0]["status"] == 404
        assert json.loads(sent[1]["body"])["code"] == "unknown"


async def test_connections_are_limited_by_address(tmp_path: Path) -> None:
    async with opened(tmp_path, still) as inside, inside.browser() as browser:
        await browser.get("/api/me")
        headers = {"cookie": f"ludoteca={browser.cookies['ludoteca']}"}
        for _ in range(90):
            sent = await inside.knock("/tables//live", headers)
            assert sent[0]["status"] == 404
        # An address that leads nowhere costs nothing and is not counted as a connection.
        for _ in range(80):
            sent = await inside.knock("/tables/aaaaaaaaaa/live", headers)
        assert sent[0].get("status") == 429
