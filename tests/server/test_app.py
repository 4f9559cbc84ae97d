"""The application as a whole: whatever is sent, it answers as docs/protocol.md says."""

import json
import random
import re
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest

from ludoteca.kernel.registry import games
from ludoteca.messages import LANGUAGES
from ludoteca.server.forms import LanguageCode
from ludoteca.server.problems import STATUS
from tests.server.inside import Inside, opened

pytestmark = pytest.mark.anyio

REQUESTS = 1200
METHODS = ["GET", "POST", "PUT", "HEAD", "OPTIONS", "PATCH", "DELETE", "TRACE", "BREW", "post"]
SEGMENTS = [
    "api", "tables", "mine", "games", "splits", "pages", "help", "rules", "me", "link", "enter",
    "return", "assets", "web", "app.js", "sit", "stand", "bot", "unbot", "options", "start",
    "remove", "concede", "agree", "replace", "giveup", "back", "rematch", "leave", "replay",
    "record", "live", "schema", "openapi.json", "metrics", "healthz", "TABLE", "", ".", "..",
    "%00", "%ff", "%2e%2e", "%2f", "a" * 300, "é", "😀", "'", '"', "<script>", "{x}", "{{boot}}",
    "\\", "*", ":", "-1", "0", "1e9", "null", "%F0%9F%90%91", "%u1234", "%", "+", "~",
]  # fmt: skip
VALUES: list[Any] = [
    None, True, False, 0, 1, -1, 99, 10**30, 1.5, -0.0, "", "x", "splits", "hard", "normal", "en",
    "\0", "\ud7ff", "a" * 500, [], {}, [[]], {"a": {}}, {"first": "random"}, {"first": 1}, 3600, 60,
]  # fmt: skip
NAMES = [
    "name", "language", "password", "game", "seats", "options", "public", "limit", "seat", "level",
    "agree", "x", "__class__", "",
]  # fmt: skip
RAW = [
    b"", b"{", b"null", b"[]", b"\xff\xfe", b'{"name": "\\ud800"}', b"[" * 5000, b"1" * 9000,
    b'{"seat": 1e400}', b'{"a": 1, "a": 2}', b'{"name": "' + b"x" * 20000, b"\0", b'"',
    b'{"limit": 99999999999999999999999999}', b'{"seat": -9223372036854775809}',
]  # fmt: skip
HEADERS = [
    ("content-type", "text/plain"), ("content-type", "application/json; charset=utf-16"),
    ("content-type", "\xff"), ("accept", "application/msgpack"), ("accept", "\xe9"),
    ("accept-language", "x" * 3000), ("accept-language", "fr;q=\xb2, *"),
    ("accept-encoding", "br, gzip;q=0"),
    ("cookie", "ludoteca=x; ludoteca-language=zz; =; ;;"), ("cookie", "ludoteca=\xff\xfe"),
    ("cookie", "ludoteca-door=9.9"), ("x-forwarded-for", "junk, 1.2.3"), ("forwarded", "for=x"),
    ("origin", "null"), ("origin", "http://["), ("sec-fetch-site", "cross-site"), ("host", "a b"),
    ("host", ""), ("if-none-match", "*"), ("range", "bytes=0-1"), ("content-length", "-5"),
    ("expect", "100-continue"), ("x-http-method-override", "DELETE"), ("upgrade", "websocket"),
]  # fmt: skip
QUERIES = [
    "",
    "?",
    "?language=fr",
    "?language=%ff",
    "?language=a&language=b",
    "?page=rules",
    "?=&&=%00",
]


def check(response: httpx.Response, sent: str) -> None:
    """Check what holds for every response."""
    assert response.status_code < 500, (sent, response.text)
    assert response.headers["x-content-type-options"] == "nosniff", sent
    if response.status_code < 400 or not response.content:
        return
    if response.headers["content-type"].startswith("text/html"):
        assert response.status_code == 404, sent
        return
    error = response.json()
    assert set(error) <= {"code", "text", "clause", "args"} and {"code", "text"} <= set(error), sent
    expected = 405 if response.status_code == 405 else STATUS[error["code"]]
    assert response.status_code == expected, (sent, error)


async def test_no_request_of_any_kind_breaks_it(tmp_path: Path) -> None:
    chance = random.Random(20250711)
    async with opened(tmp_path, limits=False) as inside:
        tables = await some_tables(inside)
        async with inside.browser() as ada, inside.browser("127.0.0.1") as bob:
            await ada.get("/api/me")
            for number in range(REQUESTS):
                browser = chance.choice([ada, ada, bob])
                method, url, headers, body = some_request(chance, tables)
                sent = f"{number}: {method} {url} {headers} {body[:80]!r}"
                try:
                    request = browser.build_request(method, url, headers=headers, content=body)
                except (httpx.InvalidURL, UnicodeError):
                    continue
                response = await browser.send(request)
                check(response, sent)
            assert (await bob.get("/readyz")).status_code == 200


async def some_tables(inside: Inside) -> list[str]:
    """Make tables in all states; return their ids."""
    made = []
    async with inside.browser() as owner:
        for seats in (2, 2, 3, 4):
            body = {"game": "splits", "seats": seats}
            made.append((await owner.post("/api/tables", json=body)).json()["id"])
        for table in made[:2]:
            await owner.post(f"/api/tables/{table}/bot", json={"seat": 1, "level": "random"})
            assert (await owner.post(f"/api/tables/{table}/start", json={})).status_code == 200
        assert (await owner.post(f"/api/tables/{made[0]}/concede", json={})).status_code == 200
    return made


def some_request(
    chance: random.Random, tables: list[str]
) -> tuple[str, str, list[tuple[bytes, bytes]], bytes]:
    method = chance.choice(METHODS[:3]) if chance.random() < 0.7 else chance.choice(METHODS)
    if chance.random() < 0.6:
        segments = chance.choice(known_paths()).split("/")[1:]
        if chance.random() < 0.3:
            segments[chance.randrange(len(segments))] = chance.choice(SEGMENTS)
    else:
        segments = [chance.choice(SEGMENTS) for _ in range(chance.randint(0, 6))]
    path = "/" + "/".join(chance.choice(tables) if s == "TABLE" else s for s in segments)
    if chance.random() < 0.4:
        body = chance.choice(RAW)
    else:
        named = {chance.choice(NAMES): chance.choice(VALUES) for _ in range(chance.randint(0, 4))}
        body = json.dumps(named).encode()
    headers = [(b"content-type", b"application/json")]
    for name, value in chance.sample(HEADERS, chance.choice([0, 0, 1, 3])):
        headers.append((name.encode(), value.encode("latin-1")))
    return method, path + chance.choice(QUERIES), headers, body


def known_paths() -> list[str]:
    text = Path("docs/protocol.md").read_text("utf-8")
    paths = [
        path.replace("…", "/api/tables/TABLE")
        for path in re.findall(r"(?:GET|POST|PUT) ([^\s`]+)", text)
    ]
    names = {"{game}": "splits", "{id}": "TABLE", "{page}": "rules", "{token}": "x" * 43}
    for name, value in names.items():
        paths = [path.replace(name, value) for path in paths]
    return paths


async def test_a_defect_of_our_own_is_told_without_its_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(tmp_path) as inside, inside.browser() as browser:

        async def break_down(*_: object) -> object:
            raise RuntimeError("the secret is 42")

        monkeypatch.setattr("ludoteca.server.hall.Hall.lobby", break_down)
        response = await browser.get("/api/tables")
        assert (response.status_code, response.json()["code"]) == (503, "unavailable")
        assert "42" not in response.text
        assert "the secret is 42" in caplog.text


async def test_the_schema_names_every_call_of_the_protocol(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside, inside.browser() as browser:
        schema = (await browser.get("/api/schema/openapi.json")).json()
    described = {
        (method.upper(), re.sub(r"\{(\w+)\}", "{}", path))
        for path, calls in schema["paths"].items()
        for method in calls
    }
    text = Path("docs/protocol.md").read_text("utf-8")
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    told: set[tuple[str, str]] = set()
    for row in rows:
        method = ""
        for found in re.finditer(r"`(?:(GET|POST|PUT) )?([/…][^\s`]*)", row):
            method = found[1] or method
            path = found[2].replace("…", "/api/tables/{id}").partition("?")[0]
            if path.startswith("/api/"):
                told.add((method, re.sub(r"\{(\w+)\}", "{}", path)))
    assert len(told) > 20
    assert described == told


async def test_the_schema_is_true(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside, inside.browser() as browser:
        schema = (await browser.get("/api/schema/openapi.json")).json()
        forms = schema["components"]["schemas"]
        table = (await browser.post("/api/tables", json={"game": "splits", "seats": 2})).json()[
            "id"
        ]
        answers = {
            "Me": (await browser.get("/api/me")).json(),
            "Games": (await browser.get("/api/games")).json(),
            "GameInfo": (await browser.get("/api/games/splits")).json(),
            "PageInfo": (await browser.get("/api/games/splits/pages/help")).json(),
            "Lobby": (await browser.get("/api/tables")).json(),
            "Tables": (await browser.get("/api/tables/mine")).json(),
            "TableInfo": (await browser.get(f"/api/tables/{table}")).json(),
        }
        for name, answer in answers.items():
            assert set(forms[name]["required"]) <= set(answer) <= set(forms[name]["properties"]), (
                name
            )
        refusal = (await browser.get("/api/games/chess")).json()
        assert set(forms["Refusal"]["required"]) <= set(refusal)
        for path, calls in schema["paths"].items():
            for call in calls.values():
                assert {"400", "403", "404", "429"} <= set(call["responses"]), path
                told = call["responses"]["400"]["content"]["application/json"]["schema"]
                assert told == {"$ref": "#/components/schemas/Refusal"}
                assert call["description"], path


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/nothing", None, 404, "unknown"),
        ("GET", "/api", None, 404, "unknown"),
        ("POST", "/nothing", {}, 404, "unknown"),
        ("DELETE", "/api/me", None, 405, "malformed"),
        ("PUT", "/api/games", {}, 405, "malformed"),
        ("GET", "/api/games/chess", None, 404, "unknown"),
        ("GET", "/api/tables/zzzz", None, 404, "unknown"),
        ("POST", "/api/tables/zzzz/sit", {}, 404, "unknown"),
        ("POST", "/api/tables", {"game": "chess", "seats": 2}, 404, "unknown"),
        ("POST", "/api/tables", {"game": "splits", "seats": 9}, 400, "malformed"),
        ("POST", "/api/tables", {"game": "splits", "seats": "2"}, 400, "malformed"),
        ("POST", "/api/tables", {"game": "splits", "seats": 2, "x": 1}, 400, "malformed"),
        (
            "POST",
            "/api/tables",
            {"game": "splits", "seats": 2, "options": {"a": "b"}},
            400,
            "malformed",
        ),
        ("POST", "/api/tables", {"game": "splits", "seats": 2, "limit": 1}, 400, "malformed"),
    ],
)
async def test_errors_are_typed(
    tmp_path: Path, method: str, path: str, body: Any, status: int, code: str
) -> None:
    async with opened(tmp_path) as inside, inside.browser() as browser:
        response = await browser.request(method, path, json=body)
        assert (response.status_code, response.json()["code"]) == (status, code)
        assert response.headers["cache-control"] == "no-store"


def test_splits_is_installed() -> None:
    assert "splits" in games()


def test_all_languages_can_be_asked_for() -> None:
    assert get_args(LanguageCode) == LANGUAGES
