import gzip
import os
import re
from pathlib import Path

import brotli
import pytest

from ludoteca.server.assets import Assets
from tests.server.inside import opened

pytestmark = pytest.mark.anyio

BUDGET = 120_000


async def test_files_are_compressed_typed_and_kept_for_ever(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside, inside.browser() as browser:
        assets = Assets.load()
        for path, asset in assets.files.items():
            response = await browser.get(assets.url(path))
            assert response.status_code == 200, path
            assert response.content == asset.body
            assert response.headers["cache-control"] == "max-age=31536000, immutable"
            assert response.headers["x-content-type-options"] == "nosniff"
            if asset.packed:
                assert list(asset.packed) == ["br", "gzip"]
                assert gzip.decompress(asset.packed["gzip"]) == asset.body
                assert brotli.decompress(asset.packed["br"]) == asset.body
                assert int(response.headers["content-length"]) in map(len, asset.packed.values())
        script = await browser.get(assets.url("web/app.js"))
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"


async def test_a_known_file_is_not_sent_again(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside, inside.browser() as browser:
        first = await browser.get("/assets/old/web/app.js")
        tag = first.headers["etag"]
        again = await browser.get("/assets/old/web/app.js", headers={"if-none-match": tag})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),  # browsers, where the address is not https
        ("br;q=1.0, gzip;q=0.8", "br"),
        ("br;q=0, gzip;q=0.001", "gzip"),
        ("identity", None),
        ("", None),
    ],
)
async def test_a_browser_gets_the_smallest_form_it_can_read(
    tmp_path: Path, accepted: str, sent: str | None
) -> None:
    async with opened(tmp_path) as inside, inside.browser(accept_encoding=accepted) as browser:
        response = await browser.get("/assets/x/web/app.js")
        assert response.headers.get("content-encoding") == sent
        assert response.headers["vary"] == "accept-encoding"


async def test_an_outdated_address_gives_the_present_file(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside, inside.browser() as browser:
        response = await browser.get("/assets/0123456789abcdef/web/app.js")
        assert response.status_code == 200
        assert response.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "web/nothing.js",
        "web/index.html",
        "web/../server/app.py",
        "web/%2e%2e/server/app.py",
        "..%2f..%2f..%2fetc/passwd",
        "games/splits/rules.md",
        "games/splits/__init__.py",
        "/etc/passwd",
        "",
    ],
)
async def test_nothing_else_can_be_had(tmp_path: Path, path: str) -> None:
    async with opened(tmp_path) as inside, inside.browser() as browser:
        response = await browser.get(f"/assets/x/{path}")
        assert response.status_code == 404
        assert b"root:" not in response.content and b"def " not in response.content


def test_the_address_changes_with_any_file(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text('import "./b.js";\nexport * from "./c/d.js";\n')
    (tmp_path / "b.js").write_text("let x;")
    files = {f"web/{name}": tmp_path / name for name in ("a.js", "b.js")}
    before = Assets(files)
    assert Assets(files).digest == before.digest
    assert before.files["web/a.js"].imports == ("web/b.js", "web/c/d.js")
    assert before.modules("web/a.js", "web/none.js") == ["web/a.js", "web/b.js"]
    (tmp_path / "b.js").write_text("let y;")
    assert Assets(files).digest != before.digest


def test_comments_stay_at_home_and_lines_keep_their_numbers(tmp_path: Path) -> None:
    file = tmp_path / "a.js"
    file.write_text(
        '/** What.\n * @param {x} y\n */\nlet a = "/** no */"; // why\n  // why\nlet b;\n'
    )
    (asset,) = Assets({"web/a.js": file}).files.values()
    assert asset.body.decode() == '\n\n\nlet a = "/** no */"; // why\n\nlet b;\n'
    cast = "let a = f(\n  /** @type {b} */ (c),\n);\n/** What. */\nlet d;\n"
    file.write_text(cast)
    sent = Assets({"web/a.js": file}).files["web/a.js"].body.decode()
    assert sent == cast.replace("/** What. */", "")
    file.write_text("/** @license MIT */\nlet a;\n")
    assert b"@license" in Assets({"web/a.js": file}).files["web/a.js"].body


def test_while_developing_a_changed_file_is_read_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a.js"
    file.write_text("1")
    monkeypatch.setattr("ludoteca.server.assets._found", lambda: [("web/a.js", file)])
    assets, fixed = Assets.load(develop=True), Assets.load()
    assert not assets.refresh()
    file.write_text("22")
    assert assets.refresh() and assets.files["web/a.js"].body == b"22"
    assert not fixed.refresh() and fixed.files["web/a.js"].body == b"1"


def test_messages_are_sent_with_the_names_of_their_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pl.ftl").write_text("a-go = Idź\n")
    (tmp_path / "names.toml").write_text("[a-card-x]\nen = 'Wolf'\npl = 'Wilk'\n")
    files = {"games/a/messages/pl.ftl": tmp_path / "pl.ftl"}
    monkeypatch.setattr("ludoteca.server.assets._found", files.items)
    assets = Assets.load(develop=True)
    (asset,) = assets.files.values()
    assert asset.body.decode().split("\n") == ["a-go = Idź", "", "a-card-x = Wilk", ""]
    assert not assets.refresh()
    (tmp_path / "names.toml").write_text("[a-card-x]\npl = 'Wilczyca'\n")
    os.utime(tmp_path / "names.toml", (1, 1))
    assert assets.refresh()
    assert b"Wilczyca" in assets.files["games/a/messages/pl.ftl"].body


async def test_a_first_visit_to_a_table_stays_within_the_budget(tmp_path: Path) -> None:
    async with opened(tmp_path) as inside, inside.browser(accept_language="vi") as browser:
        made = await browser.post("/api/tables", json={"game": "splits", "seats": 2})
        page = await browser.get(f"/tables/{made.json()['id']}")
        total = int(page.headers["content-length"])
        urls = set(re.findall(r'(?:href|src)="(/assets/[^"]+)"', page.text))
        assets = Assets.load()
        urls |= {assets.url(path) for path in assets.files if path.startswith("games/splits/web/")}
        for url in urls:
            response = await browser.get(url)
            total += int(response.headers["content-length"])
        print(f"first visit: {total} bytes in {len(urls) + 1} files")
        assert total < BUDGET
