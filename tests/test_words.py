"""Every text, in every language: there, used, with the right variables and forms of number."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca.kernel.registry import games
from ludoteca.messages import LANGUAGES, NAMES, Words, folders, negotiate, source, words

SOURCES = Path(ludoteca.__file__).parent

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
NEEDED = {
    "en": {"one", "other"},
    "fr": {"one", "other"},
    "es": {"one", "other"},
    "it": {"one", "other"},
    "pl": {"one", "few", "many", "other"},
    "vi": {"other"},
}
ALLOWED = {language: needed | ({"many"} if language in ("fr", "es", "it") else set())
           for language, needed in NEEDED.items()}  # fmt: skip

GAME_FAMILIES = ("ask", "do", "event", "why", "score", "end", "option", "level", "go")
ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")
FAMILY = re.compile(r"([a-z][a-z0-9]*(?:-[a-z0-9]+)*-)\$?\{")

SETS = sorted(folders())
SET = pytest.mark.parametrize("name", SETS, ids=[name or "shell" for name in SETS])
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


class Seen(Visitor):
    """What a message is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selects: list[ast.SelectExpression] = []
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)


@cache
def parsed(name: str, language: str) -> dict[str, Seen]:
    folder = folders()[name]
    found: dict[str, Seen] = {}
    for entry in FluentParser().parse(source(folder, language)).body:
        assert not isinstance(entry, ast.Junk), f"{folder}, {language}: {entry.content!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{folder}: {entry.id.name} stands there twice"
            found[entry.id.name] = seen = Seen()
            seen.visit(entry)
    return found


def needed(texts: dict[str, Seen], id_: str) -> set[str]:
    """Return the variables of a text and of those it refers to."""
    return texts[id_].variables.union(*(needed(texts, one) for one in texts[id_].messages))


def keys(select: ast.SelectExpression) -> set[str]:
    return {v.key.name for v in select.variants if isinstance(v.key, ast.Identifier)}


@SET
@LANGUAGE
def test_every_language_has_the_same_texts(name: str, language: str) -> None:
    english, other = parsed(name, "en"), parsed(name, language)
    assert sorted(set(english) - set(other)) == []
    assert sorted(set(other) - set(english)) == []


@SET
@LANGUAGE
def test_texts_speak_of_the_same_things(name: str, language: str) -> None:
    english, other = parsed(name, "en"), parsed(name, language)
    for id_ in set(english) & set(other):
        assert other[id_].variables == english[id_].variables, id_
        assert other[id_].messages <= set(other), id_


@SET
@LANGUAGE
def test_numbers_have_all_forms_of_the_language(name: str, language: str) -> None:
    for id_, seen in parsed(name, language).items():
        for select in seen.selects:
            found = keys(select) & CATEGORIES
            if found - {"other"} or len(select.variants) == 1:
                assert NEEDED[language] <= found <= ALLOWED[language], id_
            (default,) = (v for v in select.variants if v.default)
            if found:
                assert isinstance(default.key, ast.Identifier) and default.key.name == "other", id_


@SET
@LANGUAGE
def test_every_text_can_be_filled_in(name: str, language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(folders()[name], language)))
    texts = parsed(name, language)
    for id_, seen in texts.items():
        counted = {
            select.selector.id.name
            for select in seen.selects
            if isinstance(select.selector, ast.VariableReference) and keys(select) & CATEGORIES
        }
        pattern = bundle.get_message(id_).value
        assert pattern is not None, id_
        for number in (0, 1, 2, 5, 22, 101):
            args = {v: number if v in counted else "x" for v in needed(texts, id_)}
            shown, errors = bundle.format_pattern(pattern, args)
            assert not errors, (id_, errors)
            assert shown.strip(), id_


def test_every_text_is_used() -> None:
    said, families = mentioned()
    referred = {to for name in SETS for seen in parsed(name, "en").values() for to in seen.messages}
    for name in SETS:
        for id_ in parsed(name, "en"):
            known = id_ in said | referred or any(id_.startswith(family) for family in families)
            assert known or is_family(id_, name), f"nothing says {id_}"


def test_every_text_that_is_used_is_there() -> None:
    present = {id_ for name in SETS for id_ in parsed(name, "en")}
    prefixes = {id_.partition("-")[0] for id_ in parsed("", "en")}
    starts = [f"{prefix}-" for prefix in prefixes if prefix not in games()]
    starts += [f"{game}-{family}-" for game in games() for family in GAME_FAMILIES]
    for file, text in sources():
        for quoted in re.findall(r"""["'`]([a-z][a-z0-9-]*)["'`]""", text):
            if ID.fullmatch(quoted) and quoted.startswith(tuple(starts)):
                assert quoted in present or quoted in NO_TEXTS, f"{file}: {quoted}"
        for family in FAMILY.findall(text):
            if family.startswith(tuple(starts)) and not file.startswith("kernel/testing"):
                assert any(id_.startswith(family) for id_ in present), f"{file}: {family}…"


NO_TEXTS: set[str] = set()
"""What looks like a text's id and is none."""


def test_every_text_that_a_page_says_is_there() -> None:
    for file, id_ in on_pages():
        assert words("en").has(id_), f"{file}: {id_}"


def on_pages() -> Iterator[tuple[str, str]]:
    """Yield the ids of the texts that pages of games say, each with the page."""
    for game in games().values():
        for file in sorted((game.folder / "pages").glob("*.md")):
            for id_ in re.findall(r"\{([a-z0-9-]+)\}", file.read_text("utf-8")):
                yield f"{game.name}/{file.name}", id_


def test_every_game_has_the_texts_that_its_facts_ask_for() -> None:
    for game in games().values():
        present = parsed(game.name, "en")
        asked = ["name", "pitch", *(f"level-{level}" for level in game.bots)]
        for option in game.options:
            asked += [f"option-{option.name}"]
            asked += [f"option-{option.name}-{choice}" for choice in option.choices]
        assert [id_ for id_ in asked if f"{game.name}-{id_}" not in present] == []
        assert all(id_.startswith(f"{game.name}-") for id_ in present)


@SET
def test_names_are_plain_and_in_every_language(name: str) -> None:
    file = folders()[name] / NAMES
    names = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    for id_, row in names.items():
        assert sorted(row) == sorted(LANGUAGES), id_
        for language, text in row.items():
            assert text and text == " ".join(text.split()), (id_, language)


def is_family(id_: str, game: str) -> bool:
    """Tell whether the shell or the kernel makes such an id of a game's name."""
    parts = ("name", "pitch", "option", "level", "do", "part", "score")
    return bool(game) and id_.removeprefix(f"{game}-").partition("-")[0] in parts


@cache
def mentioned() -> tuple[set[str], set[str]]:
    """Return all ids in code and pages, and the beginnings of those that are put together."""
    said = {id_ for _, id_ in on_pages()}
    families: set[str] = set()
    for _, text in sources():
        said.update(ID.findall(text))
        families.update(family for family in FAMILY.findall(text) if family.count("-") > 1)
    return said, families


def sources() -> Iterator[tuple[str, str]]:
    for suffix in ("py", "js", "html"):
        for file in sorted(SOURCES.rglob(f"*.{suffix}")):
            if "vendor" not in file.parts:
                yield str(file.relative_to(SOURCES)), file.read_text("utf-8")


def test_a_missing_text_shows_in_english_or_as_its_id(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "a = A { $x }\nb = { $n ->\n  [one] one\n *[other] { $n }\n}\n"
    )
    (tmp_path / "fr.ftl").write_text("a = À { $x }\nbroken = {\n")
    french = Words("fr", [tmp_path, tmp_path / "none"])
    assert french.text("a", {"x": "<b>"}) == "À <b>"
    assert french.text("b", {"n": 1}) == "one"
    assert french.text("b", {"n": 7}) == "7"
    assert french.text("none") == "none"
    assert french.text("a") and french.text("b", {"n": object()})
    assert words("tlh").language == "en"


def test_names_come_from_the_table_and_mean_nothing_to_fluent(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("a-plays = { $player } plays { a-card-x }.")
    (tmp_path / "fr.ftl").write_text("a-plays = { $player } joue { a-card-x }.")
    (tmp_path / NAMES).write_text(
        """[a-card-x]\nen = 'The { $x }'\nfr = '.L’x { "a" }'\n[a-card-y]\nen = '[y]'\n"""
    )
    french = Words("fr", [tmp_path])
    assert french.text("a-card-x") == '.L’x { "a" }'
    assert french.text("a-plays", {"player": "Ada"}) == 'Ada joue .L’x { "a" }.'
    assert french.text("a-card-y") == "[y]"
    assert Words("en", [tmp_path]).text("a-card-x", {"x": "y"}) == "The { $x }"
    assert "a-card-y" not in source(tmp_path, "fr")
    assert source(tmp_path / "none", "en") == ""


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("fr", "fr"),
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("de, nl;q=0.9, PL-pl;q=0.2", "pl"),
        ("en;q=0.1, vi;q=0.2", "vi"),
        ("it;q=0, es;q=0.5", "es"),
        ("*", "en"),
        ("", "en"),
        ("fr;q=nan, it;q=7, pl;q=-1, vi;x=1", "en"),
    ],
)
def test_negotiation(accepted: str, language: str) -> None:
    assert negotiate(accepted) == language


@settings(deadline=None)
@given(st.text(), st.dictionaries(st.text(), st.one_of(st.none(), st.text(), st.floats())))
def test_nothing_makes_it_raise(text: str, args: dict[str, object]) -> None:
    assert negotiate(text) in LANGUAGES
    assert words(text).text("server-flood", args)
    assert isinstance(words("pl").text(text, args), str)
