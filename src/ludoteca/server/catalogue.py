"""The games that can be played here, as the wire describes them, and the pages they bring."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal

from markdown_it import MarkdownIt
from markdown_it.token import Token
from msgspec import Struct

from ludoteca.kernel.game import Game
from ludoteca.messages import LANGUAGES, words
from ludoteca.search.levels import levels

PageName = Literal["help", "tips", "rules"]

CLAUSE = re.compile(r"[A-Z]{2,4}-\d+(?:\.\d+)*[a-z]?")
MESSAGE = re.compile(r"\{([a-z][a-z0-9]*(?:-[a-z0-9]+)+)\}")
LAST_LEVEL = 6


class OptionInfo(Struct, omit_defaults=True):
    """A setting of a game's tables; the first choice is the default.

    `seats` names the numbers of seats at which a choice can be made, where these are not all.
    """

    name: str
    choices: list[str]
    seats: dict[str, list[int]] = {}


class FactsInfo(Struct):
    """What the game's page says in figures and names; minutes are least and most."""

    designer: str
    publisher: str
    year: int
    minutes: tuple[int, int]
    complexity: int


class GameInfo(Struct):
    """A game: seats (least and most), options, and levels of bots from the weakest up."""

    name: str
    seats: tuple[int, int]
    options: list[OptionInfo]
    facts: FactsInfo
    bots: list[str]
    default_bot: str
    pages: list[PageName]


class PageInfo(Struct):
    """A page of a game: its HTML without the title, and in which language it is."""

    html: str
    title: str
    language: str


def game_info(game: Game[Any]) -> GameInfo:
    """Describe a game."""
    facts = game.facts
    return GameInfo(
        name=game.name,
        seats=game.seats,
        options=[
            OptionInfo(
                option.name,
                list(option.choices),
                {choice: list(seats) for choice, seats in option.seats.items()},
            )
            for option in game.options
        ],
        facts=FactsInfo(
            facts.designer, facts.publisher, facts.year, facts.minutes, facts.complexity
        ),
        bots=list(levels(game)),
        default_bot=game.default_bot,
        pages=[page for page in ("help", "tips", "rules") if _file(game, page, LANGUAGES[0])],
    )


def game_page(game: Game[Any], page: PageName, language: str) -> PageInfo | None:
    """Return a page in that language, else in English; None where the game has no such page.

    Clauses of the rules are anchors: `#SP-6.3`. A message stands where its id does: `{a-b}`.
    """
    for spoken in dict.fromkeys((language, LANGUAGES[0])):
        file = _file(game, page, spoken)
        if file is not None:
            written = file.stat().st_mtime_ns
            is_rules = page == "rules"
            own = LANGUAGES[0] if is_rules else spoken  # the rules are written in English alone
            title, html = _rendered(file, written, own, is_rules)
            return PageInfo(html, title, own)
    return None


def _file(game: Game[Any], page: PageName, language: str) -> Path | None:
    if page == "rules":
        file = game.folder / "rules.md"
    else:
        file = game.folder / "pages" / f"{page}.{language}.md"
    return file if language in LANGUAGES and file.is_file() else None


@lru_cache(maxsize=200)
def _rendered(file: Path, _written: int, language: str, is_rules: bool) -> tuple[str, str]:
    """Return title and HTML of a Markdown file; any HTML in it is shown as text."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    spoken = words(language)
    source = MESSAGE.sub(lambda found: spoken.text(found[1]), file.read_text("utf-8"))
    tokens = markdown.parse(source)
    title, tokens = _without_title(tokens)
    _number_headings(tokens)
    _link_clauses(tokens, is_rules=is_rules)
    return title, markdown.renderer.render(tokens, markdown.options, {})


def _without_title(tokens: Sequence[Token]) -> tuple[str, list[Token]]:
    if tokens and tokens[0].type == "heading_open" and tokens[0].tag == "h1":
        return _plain(tokens[1]), list(tokens[3:])
    return "", list(tokens)


def _number_headings(tokens: Sequence[Token]) -> None:
    """Give headings ids, and lower them by one, as the page around has a title of its own."""
    taken: set[str] = set()
    for token, inline in pairwise(tokens):
        if token.type == "heading_open":
            level = min(int(token.tag[1]) + 1, LAST_LEVEL)
            words = re.findall(r"\w+", _plain(inline).lower())
            name = wanted = "-".join(words) or "section"
            number = 1
            while name in taken:
                number += 1
                name = f"{wanted}-{number}"
            taken.add(name)
            token.tag = f"h{level}"
            token.attrSet("id", name)
        elif token.type == "heading_close":
            token.tag = f"h{min(int(token.tag[1]) + 1, LAST_LEVEL)}"
    if tokens and tokens[-1].type == "heading_close":
        tokens[-1].tag = f"h{min(int(tokens[-1].tag[1]) + 1, LAST_LEVEL)}"


def _link_clauses(tokens: Sequence[Token], *, is_rules: bool) -> None:
    """Make each clause that is stated an anchor, and each that is mentioned a link to it."""
    stated: set[str] = set()
    for at, token in enumerate(tokens):
        if token.type != "inline" or token.children is None:
            continue
        if is_rules:
            hidden = tokens[at - 1].hidden  # the paragraph of a short list's item
            _state_clause(token, tokens[at - 2 if hidden else at - 1], stated)
        token.children = [made for child in _children(token) for made in child]


def _state_clause(token: Token, before: Token, stated: set[str]) -> None:
    """Give the element around a text that opens with a clause that clause's id."""
    found = CLAUSE.match(_plain(token))
    if found and found[0] not in stated:
        stated.add(found[0])
        before.attrSet("id", found[0])


def _children(token: Token) -> Iterator[list[Token]]:
    linked = False
    first = True
    for child in token.children or ():
        if child.type in ("link_open", "link_close"):
            linked = child.type == "link_open"
        if child.type == "text" and not linked:
            yield list(_with_links(child, skip_first=first))
        else:
            yield [child]
        if child.content:
            first = False


def _with_links(text: Token, *, skip_first: bool) -> Iterator[Token]:
    """Split a text where it mentions clauses; what opens the whole text states, not mentions."""
    at = 0
    for found in CLAUSE.finditer(text.content):
        if skip_first and found.start() == 0:
            continue
        yield _text(text.content[at : found.start()])
        yield Token("link_open", "a", 1, attrs={"href": f"?page=rules#{found[0]}"})
        yield _text(found[0])
        yield Token("link_close", "a", -1)
        at = found.end()
    yield _text(text.content[at:])


def _text(content: str) -> Token:
    return Token("text", "", 0, content=content)


def _plain(token: Token) -> str:
    return "".join(child.content for child in token.children or ())
