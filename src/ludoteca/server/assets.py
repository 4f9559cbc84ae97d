"""The files that browsers load: all of them in memory, compressed once.

Their address changes with any of them, so that a browser keeps them and never mixes two versions.
`/assets/{digest}/` mirrors the package: `web/…`, `messages/fr.ftl`, `games/splits/web/…`,
`games/splits/messages/fr.ftl`. Modules import each other by relative paths. A file of
messages is sent with the names of its folder's table. What only its readers need is not sent:
comments and indentation; every line keeps its number.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import NamedTuple

import brotli

import ludoteca
from ludoteca.kernel.registry import games
from ludoteca.messages import NAMES, source

WEB = Path(ludoteca.__file__).parent / "web"
MESSAGES = Path(ludoteca.__file__).parent / "messages"

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Scripts, of which a page loads dozens, go without a charset: modules are always UTF-8."""

COMPRESSED = {".ftl", ".css", ".js", ".json", ".svg", ".txt", ".webmanifest", ".wav"}

UNREAD = {
    ".js": re.compile(
        rb"^[ \t]*/\*\*(?:(?!\*/).)*\*/[ \t]*$|^[ \t]*//[^\n]*|^[ \t]+"
        rb"|/\*\* @(?:type|param)\b[^\n*]*\*/ ?",
        re.DOTALL | re.MULTILINE,
    ),
    ".css": re.compile(rb"^[ \t]*/\*(?:(?!\*/).)*\*/[ \t]*$|^[ \t]+", re.DOTALL | re.MULTILINE),
    ".ftl": re.compile(rb"^#[^\n]*", re.MULTILINE),
}
"""What no browser needs, a sixth of all bytes: comments on lines of their own, types within lines,
and indentation, of which no text between backquotes may make use."""

IMPORT = re.compile(r"""(?:^|[;}\s])(?:import|export)\b[^'"();]*?['"](\.[^'"]+)['"]""")

REFUSED = re.compile(r";\s*q=0(\.0*)?\s*$")


class Asset(NamedTuple):
    """A file as it is sent."""

    body: bytes
    packed: Mapping[str, bytes]
    """The file compressed, by encoding, the smallest first; empty where that does not pay."""
    type: str
    tag: str
    imports: tuple[str, ...]
    """The modules that a module imports, as paths of assets."""

    @property
    def sent(self) -> int:
        """How many bytes a browser loads that knows no better encoding than gzip."""
        return len(self.packed.get("gzip", self.body))

    def encoded(self, accepted: str) -> tuple[str, bytes]:
        """Return the best of the encodings that a browser accepts ("": none), and the bytes."""
        entries = (entry.split(";") for entry in accepted.split(",") if not REFUSED.search(entry))
        names = {entry[0].strip() for entry in entries}
        return next(((n, b) for n, b in self.packed.items() if n in names), ("", self.body))


class Assets:
    """All files for browsers, by path."""

    def __init__(self, files: dict[str, Path], *, develop: bool = False) -> None:
        self._develop = develop
        self._stamp = _stamp(files.values())
        self.files = {path: _asset(path, file) for path, file in sorted(files.items())}
        digest = sha256()
        for path, asset in self.files.items():
            digest.update(f"{path}\0{asset.tag}\0".encode())
        self.digest = digest.hexdigest()[:16]

    @classmethod
    def load(cls, *, develop: bool = False) -> Assets:
        """Read the files of the shell and of all games."""
        return cls(dict(_found()), develop=develop)

    @property
    def base(self) -> str:
        """The address below which the files lie."""
        return f"/assets/{self.digest}"

    def url(self, path: str) -> str:
        """Return the address of a file."""
        return f"{self.base}/{path}"

    def refresh(self) -> bool:
        """While developing, read all files anew if one has changed; return whether that was so."""
        if not self._develop:
            return False
        files = dict(_found())
        if _stamp(files.values()) == self._stamp:
            return False
        self.__init__(files, develop=True)  # type: ignore[misc]
        return True

    def modules(self, *entries: str) -> list[str]:
        """Return the paths of all modules that these modules need, themselves included."""
        found: dict[str, None] = {}
        queue = [path for path in entries if path in self.files]
        while queue:
            path = queue.pop(0)
            if path in self.files and path not in found:
                found[path] = None
                queue += self.files[path].imports
        return list(found)


def _found() -> Iterator[tuple[str, Path]]:
    """Find the files that browsers may load, each with its path below the base address."""
    places = [("web", WEB), ("messages", MESSAGES)]
    for game in games().values():
        places += [
            (f"games/{game.name}/{part}", game.folder / part) for part in ("web", "messages")
        ]
    for prefix, folder in places:
        for file in folder.rglob("*"):
            if file.suffix in TYPES and file.is_file():
                yield f"{prefix}/{file.relative_to(folder).as_posix()}", file


def _asset(path: str, file: Path) -> Asset:
    body = file.read_bytes()
    if file.suffix == ".ftl":
        body = source(file.parent, file.stem).encode()
    if file.suffix in UNREAD:
        body = UNREAD[file.suffix].sub(_blank, body)
    packed = _packed(body) if file.suffix in COMPRESSED else {}
    imports: Iterable[str] = ()
    if file.suffix == ".js":
        names = IMPORT.findall(body.decode("utf-8", "replace"))
        imports = (normpath(join(dirname(path), name)) for name in names)
    return Asset(body, packed, TYPES[file.suffix], sha256(body).hexdigest()[:20], tuple(imports))


@cache
def _packed(body: bytes) -> Mapping[str, bytes]:
    """Compress a file, each encoding as hard as it can: that is done once, at the start."""
    gzipped = gzip.compress(body, 9, mtime=0)
    if len(gzipped) > 0.9 * len(body):
        return {}
    return {"br": brotli.compress(body, brotli.MODE_TEXT), "gzip": gzipped}


def _blank(unread: re.Match[bytes]) -> bytes:
    """Return as many line ends as were in it; a licence stays."""
    return unread[0] if b"icense" in unread[0] else b"\n" * unread[0].count(b"\n")


def _stamp(files: Collection[Path]) -> tuple[int, int]:
    """Return what changes when a file is added, removed or written."""
    tables = {file.parent / NAMES for file in files if file.suffix == ".ftl"}
    read = [*files, *(table for table in tables if table.is_file())]
    times = [file.stat().st_mtime_ns for file in read]
    return len(times), max(times, default=0)
