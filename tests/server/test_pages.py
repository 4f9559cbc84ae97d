import json
import re
from pathlib import Path

import pytest

from ludoteca.kernel.registry import games
from ludoteca.messages import LANGUAGES
from ludoteca.server.catalogue import game_page
from tests.server.inside import HOST, opened

pytestmark = pytest.mark.anyio

BOOT = re.compile(r'<script type="application/json" id="boot">(.*?)</script>', re.DOTALL)


def boot_of(html: str) -> dict[str, object]:
    found = BOOT.search(html)
    assert found is not None
    boot: dict[str, object] = json.loads(found[1])
    return boot


async def test_every_page_is_the_shell(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside, inside.browser() as browser:
        made = await browser.post("/api/tables", json={"game": "splits", "seats": 2})
        table = made.json()["id"]
        paths = ("/", "/lobby", "/about", "/games/splits", f"/tables/{table}")
        for path in (*paths, f"/tables/{table}/replay"):
            response = await browser.get(path)
            assert response.status_code == 200, path
            assert response.headers["content-type"] == "text/html; charset=utf-8"
            assert response.headers["cache-control"] == "private, no-cache"
            assert "{{" not in response.text
            assert "<title>" in response.text and "server-" not in response.text
            assert f'content="http://{HOST}{path}"' in response.text
            head = await browser.head(path)
            assert (head.status_code, head.content) == (200, b"")


@pytest.mark.parametrize(
    "path",
    ["/nothing", "/games/chess", "/tables/aaaaaaaaaa", "/tables/..%2f", "/games/splits/x", "/%ff"],
)
async def test_what_is_not_there_is_a_page_that_says_so(tmp_path: Path, path: str) -> None:
    async with opened(tmp_path) as inside, inside.browser() as browser:
        response = await browser.get(path)
        assert response.status_code == 404
        assert "<title>Not found" in response.text and boot_of(response.text)


async def test_the_boot_has_all_that_the_shell_needs(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside, inside.browser(accept_language="en") as browser:
        boot = boot_of((await browser.get("/")).text)
        assert "me" not in boot and "password" not in boot
        assert boot["languages"] == list(LANGUAGES) and boot["language"] == "en"
        (splits,) = (game for game in boot["games"] if game["name"] == "splits")  # type: ignore[attr-defined]
        assert splits["seats"] == [2, 4] and splits["title"] == "Splits" and splits["pitch"]
        listed = (await browser.get("/api/games/splits")).json()
        assert {name: splits[name] for name in listed} == listed
        for url in (splits["board"], splits["emblem"], boot["messages"][""]["en"]):  # type: ignore[index]
            assert (await browser.get(url)).status_code == 200, url
        me = (await browser.get("/api/me")).json()
        assert boot_of((await browser.get("/")).text)["me"] == me


async def test_a_name_cannot_break_out_of_the_boot(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside, inside.browser() as browser:
        name = "</script><b>&\u2028{{base}}"
        shown = (await browser.put("/api/me", json={"name": name})).json()["name"]
        html = (await browser.get("/")).text
        assert "</script><b>" not in html
        assert boot_of(html)["me"]["name"] == shown  # type: ignore[index]


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("fr-CH, en;q=0.9", "fr"),
        ("de, vi;q=0.1", "vi"),
        ("", "en"),
        (";;q=,,=", "en"),
        ("pl;q=0", "en"),
    ],
)
async def test_the_language_follows_the_browser(
    tmp_path: Path, accepted: str, language: str
) -> None:
    async with opened(tmp_path) as inside, inside.browser(accept_language=accepted) as browser:
        html = (await browser.get("/games/splits")).text
        assert f'<html lang="{language}"' in html
        assert f"/messages/{language}.ftl" in html


async def test_a_page_names_all_that_it_will_load(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside, inside.browser() as browser:
        made = await browser.post("/api/tables", json={"game": "splits", "seats": 2})
        table = f"/tables/{made.json()['id']}"
        assert "board.js" not in BOOT.sub("", (await browser.get(table)).text), "not begun yet"
        await browser.post(f"/api{table}/bot", json={"seat": 1, "level": "random"})
        await browser.post(f"/api{table}/start", json={})
        html = (await browser.get(table)).text
        links = re.findall(r'<link rel="(?:module)?preload" [^>]*href="([^"]+)"', html)
        links += re.findall(r'<link rel="modulepreload" href="([^"]+)"', html)
        for name in ("/web/app.js", "/games/splits/web/board.js", "/games/splits/messages/en.ftl"):
            assert any(link.endswith(name) for link in links), name
        for link in links:
            assert (await browser.get(link)).status_code == 200
        assert "board.js" not in BOOT.sub("", (await browser.get("/games/splits")).text)


async def test_links_are_right_behind_a_proxy(tmp_path: Path) -> None:
    forwarded = {"x_forwarded_proto": "https", "x_forwarded_host": "play.test"}
    async with opened(tmp_path) as inside, inside.browser("127.0.0.1", **forwarded) as browser:
        assert 'content="https://play.test/lobby"' in (await browser.get("/lobby")).text
    async with (
        opened(tmp_path, public_url="https://hall.test/") as inside,
        inside.browser() as browser,
    ):
        assert 'content="https://hall.test/lobby"' in (await browser.get("/lobby")).text


async def test_the_help_is_safe_html_with_anchors(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside, inside.browser() as browser:
        for page in ("help", "tips", "rules"):
            for language in LANGUAGES:
                path = f"/api/games/splits/pages/{page}?language={language}"
                found = (await browser.get(path)).json()
                assert found["title"] and found["html"] and "<h1" not in found["html"]
                assert found["language"] == ("en" if page == "rules" else language)
        rules = (await browser.get("/api/games/splits/pages/rules")).json()["html"]
        for clause in ("SP-6.3", "SP-1", "SP-10"):
            assert rules.count(f'id="{clause}"') == 1
        ids = re.findall(r'id="([^"]+)"', rules)
        assert len(ids) == len(set(ids))
        help_page = (await browser.get("/api/games/splits/pages/help")).json()["html"]
        for clause in re.findall(r'href="\?page=rules#([^"]+)"', rules + help_page):
            assert clause in ids
        assert (await browser.get("/api/games/splits/pages/secret")).status_code == 404
        assert (await browser.get("/api/games/splits/pages/help?language=../x")).status_code == 200


def test_html_in_a_page_is_shown_as_text(tmp_path: Path) -> None:
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages" / "help.en.md").write_text(
        "# T <i>\n\n## A\n\n## A\n\n"
        "<script>x</script> [a](javascript:x) [b](https://x.test) SP-1.2\n"
    )
    game = type("Fake", (), {"folder": tmp_path, "name": "fake"})()
    page = game_page(game, "help", "pl")
    assert page is not None and page.language == "en"
    assert "<script>" not in page.html and 'href="javascript:' not in page.html
    assert '<h3 id="a">' in page.html and '<h3 id="a-2">' in page.html
    assert '<a href="?page=rules#SP-1.2">SP-1.2</a>' in page.html
    assert game_page(game, "tips", "en") is None


def test_a_page_says_messages_in_its_language(tmp_path: Path) -> None:
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages" / "help.pl.md").write_text(
        "# {fake-x}\n\n{shell-save}, {no} {shell-none-such}\n"
    )
    (tmp_path / "pages" / "help.en.md").write_text("# Help\n\n{shell-save}\n")
    game = type("Fake", (), {"folder": tmp_path, "name": "fake"})()
    polish, english = (game_page(game, "help", language) for language in ("pl", "en"))
    assert polish is not None and "<p>Zapisz, {no} shell-none-such</p>" in polish.html
    assert english is not None and "<p>Save</p>" in english.html


def test_every_game_brings_its_pages() -> None:
    for game in games().values():
        for page in ("help", "tips", "rules"):
            assert game_page(game, page, "en") is not None  # type: ignore[arg-type]
