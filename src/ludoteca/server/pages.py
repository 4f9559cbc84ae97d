"""The one small HTML document that every page begins with; the browser's shell draws the rest.

The template `web/index.html` holds placeholders: `{{lang}}`, `{{title}}`, `{{description}}`,
`{{base}}` (the address of the assets), `{{preload}}` (links that let the browser load all modules
and messages of the page at once, and what a link preview shows), and `{{boot}}`, the text of
`<script type="application/json" id="boot">`: a `Boot`.
"""

from __future__ import annotations

import re
from html import escape
from typing import Any

import msgspec
from msgspec import Struct

import ludoteca
from ludoteca.kernel.registry import games
from ludoteca.messages import LANGUAGES, words
from ludoteca.server.assets import WEB, Assets
from ludoteca.server.catalogue import GameInfo, game_info

TEMPLATE = WEB / "index.html"
ENTRY = re.compile(r'<script type="module" src="\{\{base\}\}/([^"]+)"')
PLACEHOLDER = re.compile(r"\{\{(\w+)\}\}")


class Me(Struct):
    """The reader: a guest's public number, name and language."""

    guest: str
    name: str
    language: str


class BootGame(GameInfo):
    """A game, with its name and a sentence in the reader's language, and its files for browsers.

    `board` and `emblem` are addresses, empty where the game has no such file; `styles` are those of
    all its style sheets.
    """

    title: str
    pitch: str
    board: str
    styles: list[str]
    emblem: str


class Boot(Struct, omit_defaults=True):
    """All that the shell needs before it asks the server anything; `me` is missing for a stranger.

    `messages` holds addresses of Fluent files by game (the shell's own under "") and language.
    `password` tells that the host's password is missing: nothing but entering works then.
    """

    version: str
    base: str
    languages: list[str]
    language: str
    games: list[BootGame]
    messages: dict[str, dict[str, str]]
    password: bool = False
    me: Me | None = None


class Pages:
    """Makes the document for each page."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets
        self._template = TEMPLATE.read_text("utf-8")

    def refresh(self) -> None:
        """While developing, read the files anew when one has changed."""
        if self._assets.refresh():
            self._template = TEMPLATE.read_text("utf-8")

    def page(
        self,
        language: str,
        me: Me | None,
        *,
        title: str,
        description: str,
        url: str,
        game: str = "",
        has_board: bool = False,
        locked: bool = False,
    ) -> str:
        """Return the document; `game` is the one that the page is about, if any.

        `locked` hides what only those may know who have given the host's password.
        """
        boot = msgspec.json.encode(self._boot(language, me, locked=locked)).decode()
        values = {
            "lang": language,
            "title": escape(title),
            "description": escape(description),
            "base": self._assets.base,
            "preload": self._preload(language, game, has_board=has_board)
            + _preview(title, description, url),
            "boot": boot.replace("<", "\\u003c").replace("&", "\\u0026"),
        }
        return PLACEHOLDER.sub(lambda found: values.get(found[1], ""), self._template)

    def styles(self) -> str:
        """Return the links to style sheets that the template has, for a page without scripts."""
        found = re.findall(r'<link rel="stylesheet"[^>]*>', self._template)
        return "".join(f"{link}\n" for link in found).replace("{{base}}", self._assets.base)

    def _boot(self, language: str, me: Me | None, *, locked: bool) -> Boot:
        known = games().values()
        return Boot(
            version=ludoteca.__version__,
            base=self._assets.base,
            languages=list(LANGUAGES),
            language=language,
            games=[self._game(game, language) for game in known],
            messages={name: self._messages(name) for name in ("", *(game.name for game in known))},
            password=locked,
            me=None if locked else me,
        )

    def _game(self, game: Any, language: str) -> BootGame:
        spoken = words(language)
        info = msgspec.structs.asdict(game_info(game))
        folder = f"games/{game.name}/web"
        return BootGame(
            **info,
            title=spoken.text(f"{game.name}-name"),
            pitch=spoken.text(f"{game.name}-pitch"),
            board=self._url(f"{folder}/board.js"),
            styles=[self._url(path) for path in self._styles(game.name)],
            emblem=self._url(f"{folder}/emblem.svg"),
        )

    def _styles(self, game: str) -> list[str]:
        """Return the paths of a game's style sheets."""
        folder = f"games/{game}/web/"
        return [
            path for path in self._assets.files if path.startswith(folder) and path.endswith(".css")
        ]

    def _messages(self, game: str) -> dict[str, str]:
        folder = f"games/{game}/messages" if game else "messages"
        found = {language: self._url(f"{folder}/{language}.ftl") for language in LANGUAGES}
        return {language: url for language, url in found.items() if url}

    def _url(self, path: str) -> str:
        return self._assets.url(path) if path in self._assets.files else ""

    def _preload(self, language: str, game: str, *, has_board: bool) -> str:
        """Return links to what the page will load, so that it loads all at once."""
        entries, texts, styles = ENTRY.findall(self._template), [f"messages/{language}.ftl"], []
        if game:
            texts.append(f"games/{game}/messages/{language}.ftl")
        if has_board:
            entries.append(f"games/{game}/web/board.js")
            styles += self._styles(game)
        kinds = {
            'rel="preload" as="style"': styles,
            'rel="modulepreload"': self._assets.modules(*entries),
            'rel="preload" as="fetch" crossorigin': texts,
        }
        return "".join(
            f'<link {kind} href="{url}">\n'
            for kind, paths in kinds.items()
            for path in paths
            if (url := self._url(path))
        )


def _preview(title: str, description: str, url: str) -> str:
    """Return what a chat shows of a link to the page."""
    shown = {"title": title, "description": description, "url": url, "type": "website"}
    return "".join(
        f'<meta property="og:{name}" content="{escape(value)}">\n' for name, value in shown.items()
    )
