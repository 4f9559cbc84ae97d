"""The words of the hall and of its games: Fluent texts by language, for whatever speaks in Python.

Texts that browsers show lie in this folder, those of the terminal in `host`, a game's in its own.
Names of things (cards, places) may stand in the folder's `names.toml`, a table of all languages.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from ludoteca.kernel.registry import games

LANGUAGES = ("en", "fr", "es", "it", "pl", "vi")
"""The languages that are spoken; the first is spoken where a text is missing in another."""

FOLDER = Path(__file__).parent

NAMES = "names.toml"
"""A folder's table of names, a row for each: `game-card-fire = { en = "Fire", fr = "Feu", … }`."""


class Words:
    """The texts of one language, English ones where it has none."""

    def __init__(self, language: str, folders: Iterable[Path]) -> None:
        self.language = language
        spoken = dict.fromkeys((language, LANGUAGES[0]))
        self._bundles = [_bundle(name, folders) for name in spoken]

    def has(self, id: str) -> bool:  # noqa: A002
        """Tell whether there is a text of that id, if only in English."""
        return any(bundle.has_message(id) for bundle in self._bundles)

    def text(self, id: str, args: Mapping[str, object] | None = None) -> str:  # noqa: A002
        """Return the text of that id; where there is none in any language, the id itself.

        It never raises: what cannot be filled in shows as `{$name}`.
        """
        for bundle in self._bundles:
            if bundle.has_message(id):
                pattern = bundle.get_message(id).value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, dict(args or {}))[0])
        return id


def words(language: str) -> Words:
    """Return the texts of `language`, or the English ones where it is not spoken."""
    return _words(language if language in LANGUAGES else LANGUAGES[0])


def negotiate(accepted: str) -> str:
    """Return the language that suits an Accept-Language header best; English where none does."""
    best, weight = LANGUAGES[0], 0.0
    for entry in accepted.split(",")[:50]:
        tag, _, parameter = entry.partition(";")
        language = tag.strip().lower().partition("-")[0]
        quality = _quality(parameter)
        if language in LANGUAGES and quality > weight:
            best, weight = language, quality
    return best


def folders() -> dict[str, Path]:
    """Return the folders of texts: "" for browsers, "host" for terminals, games' by their names."""
    found = {"": FOLDER, "host": FOLDER / "host"}
    for game in games().values():
        found[game.name] = game.folder / "messages"
    return found


def source(folder: Path, language: str) -> str:
    """Return the Fluent texts of a folder in a language: those of its file, and its names.

    A name is plain text: nothing in it means anything to Fluent.
    """
    file, table = folder / f"{language}.ftl", folder / NAMES
    texts = file.read_text("utf-8") if file.is_file() else ""
    names = tomllib.loads(table.read_text("utf-8")) if table.is_file() else {}
    lines = [
        f"{id_} = {BRACE.sub(_quoted, name[language])}\n"
        for id_, name in names.items()
        if language in name
    ]
    return "\n".join([texts, "".join(lines)]) if lines else texts


@cache
def _words(language: str) -> Words:
    return Words(language, folders().values())


def _bundle(language: str, folders: Iterable[Path]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        bundle.add_resource(FluentResource(source(folder, language)))
    return bundle


BRACE = re.compile("[{}]")


def _quoted(brace: re.Match[str]) -> str:
    return f'{{"{brace[0]}"}}'


def _quality(parameter: str) -> float:
    """Read `q=0.8`; what cannot be read counts as 0."""
    name, _, value = parameter.partition("=")
    if not name.strip():
        return 1.0
    try:
        quality = float(value)
    except ValueError:
        return 0.0
    return quality if name.strip().lower() == "q" and 0 <= quality <= 1 else 0.0
