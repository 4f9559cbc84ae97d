import gzip
import os
import re
from pathlib import Path
from typing import Any

import brotli
import pytest
from httpx import Response

from ludoteca.kernel.registry import games
from ludoteca.messages import LANGUAGES
from ludoteca.server.assets import Asset, Assets, _found
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
        assert script.headers["content-type"] == "text/javascript"


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


@pytest.mark.parametrize(
    ("name", "written", "sent"),
    [
        ("a.js", "/** What.\n * @param {x} y\n */\nlet a;\n", "\n\n\nlet a;\n"),
        ("a.js", 'let a = "/** no */"; // why\n', 'let a = "/** no */"; // why\n'),
        ("a.js", "  // why\n\tlet b;\n", "\nlet b;\n"),
        ("a.js", "a(\n  /** @type {b} */ (c),\n);\n", "a(\n(c),\n);\n"),
        ("a.js", "(/** @param {a} b */ b) => /** @type {c} */ (b)\n", "(b) => (b)\n"),
        ("a.js", "/** @license MIT */\nlet a;\n", "/** @license MIT */\nlet a;\n"),
        ("a.css", "/* A\n   b */\n.c {\n  d: e; /* f */\n}\n", "\n\n.c {\nd: e; /* f */\n}\n"),
        ("a.ftl", "# A\na =\n  # b\n  { $c ->\n", "\na =\n  # b\n  { $c ->\n"),
        ("a.svg", "<!-- a -->\n  <b />\n", "<!-- a -->\n  <b />\n"),
    ],
)  # fmt: skip
def test_what_only_readers_need_stays_at_home_and_lines_keep_their_numbers(
    tmp_path: Path, name: str, written: str, sent: str
) -> None:
    file = tmp_path / name
    file.write_text(written)
    assert Assets({f"web/{name}": file}).files[f"web/{name}"].body.decode() == sent


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


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
async def test_a_first_visit_to_a_table_stays_within_the_budget(tmp_path: Path, game: Any) -> None:
    """All that a browser with Brotli loads for a match, headers included, in the longest words."""
    texts = {name: f"games/{game.name}/messages/{name}.ftl" for name in LANGUAGES}
    files = Assets.load().files
    language = max(texts, key=lambda name: sent(files[texts[name]], files[f"messages/{name}.ftl"]))
    seats = max(2, game.seats[0])
    async with opened(tmp_path) as inside, inside.browser(accept_language=language) as browser:
        wish = {"game": game.name, "seats": seats}
        table = f"/tables/{(await browser.post('/api/tables', json=wish)).json()['id']}"
        for seat in range(1, seats):
            await browser.post(f"/api{table}/bot", json={"seat": seat, "level": "random"})
        assert (await browser.post(f"/api{table}/start", json={})).status_code < 300
        browser.headers["accept-encoding"] = "br"
        page = await browser.get(table)
        named = re.findall(r'<(?:link|script)[^>]* (?:href|src)="(/assets/[^"]+)"', page.text)
        base = named[0].partition("/web/")[0]
        later = [f"{base}/web/icons/favicon-turn.svg", f"{base}/web/parts/explaining.js"]
        sizes = {table: weight(page)}
        for url in [*named, *later, "/api/tables/mine", f"/api{table}"]:
            response = await browser.get(url)
            assert response.status_code == 200, url
            sizes[url.removeprefix(f"{base}/")] = weight(response)
    biggest = sorted(sizes.items(), key=lambda item: -item[1])[:12]
    summary = f"{game.name}: {sum(sizes.values())} bytes in {len(sizes)} files ({language})"
    print(summary)
    assert 60_000 < sum(sizes.values()) < BUDGET, (summary, biggest)


def sent(*assets: Asset) -> int:
    """Return how many bytes files are, compressed."""
    return sum(len(asset.packed["br"]) for asset in assets)


def weight(response: Response) -> int:
    """Return how many bytes a response is on the wire; the server adds a date."""
    lines = [b"HTTP/1.1 200 OK", b"date: Mon, 30 Nov 2026 12:00:00 GMT", b""]
    lines += [name + b": " + value for name, value in response.headers.raw]
    return sum(len(line) + 2 for line in lines) + int(response.headers["content-length"])


CODE = re.compile(
    r"""//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'"""
    r"""|(?<=[(,=:!&|?;{}\[])\s*/(?![*/])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n\[])+/|(?:html)?`|[{}]""",
    re.DOTALL,
)
TEXT = re.compile(r"\\.|\$\{|`", re.DOTALL)


def indented(source: str) -> list[str]:
    """Return the texts between backquotes, markup aside, that have an indented line."""
    found, around, at = [], [""], 0
    while token := (TEXT if around[-1].endswith("`") else CODE).search(source, at):
        text = source[at : token.start()]
        if around[-1] == "`" and re.search(r"\n[ \t]", text):
            found.append(text)
        at, said, is_text = token.end(), token[0], around[-1].endswith("`")
        if said == "}" or (is_text and said == "`"):
            around.pop()
        elif said in ("{", "${", "`", "html`"):
            around.append(said)
    assert around == [""]
    return found


def test_no_text_between_backquotes_is_indented() -> None:
    """Indentation is not sent: only markup may have it there, where it means nothing."""
    assert indented("let a = `b ${c({d: `\n e`})}\n`; let f = html`\n  <g />`;") == ["\n e"]
    for path, file in _found():
        if path.endswith(".js") and "/vendor/" not in path:
            assert not indented(file.read_text("utf-8")), path
