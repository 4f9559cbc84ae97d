"""Imports point one way (docs/architecture.md), and rules touch nothing but the kernel."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"
OURS = "ludoteca"
ALLOWED: dict[str, set[str]] = {
    "kernel": {"kernel"},
    "games": {"kernel"},  # and a game's own folder
    "search": {"search", "kernel"},
    "messages": {"messages", "kernel"},
    "server": {"server", "kernel", "search", "messages", "web"},
    "web": {"web"},
    "cli": {"cli", "kernel", "search", "server", "messages", "web"},
    "__main__": {"cli"},
}
PURE = ("kernel", "games")
FORBIDDEN_IN_RULES = {"asyncio", "time", "logging", "datetime", "threading", "socket", "os"}
MODULES = sorted(SOURCE.rglob("*.py"))


def name_of(file: Path) -> str:
    parts = file.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(file: Path) -> Iterator[tuple[str, str]]:
    """Yield (module, name) of everything that a file imports, at its top or inside a function."""
    package = file.relative_to(SOURCE).parts[:-1]
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, ""
        elif isinstance(node, ast.ImportFrom):
            above = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            module = ".".join(filter(None, (above, node.module)))
            for alias in node.names:
                yield module, alias.name
        elif isinstance(node, ast.Attribute) and ast.unparse(node.value) == OURS:
            yield OURS, node.attr


def part_of(name: str) -> str:
    """Return the part of the house that a module belongs to; "" for the package itself."""
    return name.split(".")[1] if "." in name else ""


def game_of(name: str) -> str:
    words = name.split(".")
    return words[2] if words[1:2] == ["games"] and len(words) > 2 else ""


def wrong_arrows(file: Path) -> Iterator[str]:
    name = name_of(file)
    part, game = part_of(name), game_of(name)
    for module, member in imports(file):
        if module.split(".")[0] != OURS:
            standard = module.split(".")[0] in sys.stdlib_module_names
            if part in PURE and not standard:
                yield f"{name} imports {module}, which is not Python's own"
            if part in PURE and module.split(".")[0] in FORBIDDEN_IN_RULES:
                yield f"{name} imports {module}"
            if part in PURE and module == "random" and member != "Random":
                yield f"{name} imports random.{member}: chance comes from the match"
            continue
        if module == OURS and (not member or member.startswith("__")):
            continue
        target = module if part_of(module) else f"{module}.{member}"
        if game_of(f"{target}.{member}"):
            if part != "games" or game_of(f"{target}.{member}") != game:
                yield f"{name} names the game {game_of(f'{target}.{member}')}"
        elif part_of(target) not in ALLOWED.get(part, set()):
            yield f"{name} imports {target}"


@pytest.mark.parametrize("file", MODULES, ids=name_of)
def test_arrows_point_one_way(file: Path) -> None:
    assert list(wrong_arrows(file)) == []


@pytest.mark.parametrize(
    "file",
    [file for file in MODULES if part_of(name_of(file)) in ("server", "search")],
    ids=name_of,
)
def test_the_server_never_names_a_game(file: Path) -> None:
    games = {path.name for path in (SOURCE / OURS / "games").iterdir() if path.is_dir()}
    tree = ast.parse(file.read_text("utf-8"))
    notes = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    words = {
        word
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in notes
        for word in re.findall(r"[a-z]+", node.value.lower())
    }
    assert not words & games


@pytest.mark.parametrize(
    ("module", "code", "wrong"),
    [
        ("kernel/x.py", "import msgspec", True),
        ("kernel/x.py", "from ludoteca.server import app", True),
        ("kernel/x.py", "from ludoteca.kernel.types import Json\nimport json", False),
        ("kernel/x.py", "import asyncio", True),
        ("kernel/x.py", "def f():\n    import logging.handlers", True),
        ("kernel/x.py", "from random import Random", False),
        ("kernel/x.py", "from random import shuffle", True),
        ("kernel/x.py", "import random", True),
        ("kernel/testing/x.py", "from .. import match\nfrom ...server import app", True),
        ("games/go/x.py", "from ludoteca.games.go.rules import play", False),
        ("games/go/x.py", "from ludoteca.games.go import rules", False),
        ("games/go/x.py", "from ludoteca.games import go", False),
        ("games/go/x.py", "from ludoteca.games.chess import rules", True),
        ("games/go/x.py", "from ludoteca.games import chess", True),
        ("games/go/x.py", "from ludoteca.search import tree", True),
        ("games/go/x.py", "import time", True),
        ("search/x.py", "from ludoteca.kernel import Match", False),
        ("search/x.py", "from ludoteca.games import go", True),
        ("server/x.py", "from ludoteca import kernel\nfrom ludoteca import __version__", False),
        ("server/x.py", "from ludoteca.cli import main", True),
        ("server/x.py", "import ludoteca.games.go.rules", True),
        ("server/x.py", "import ludoteca\nprint(ludoteca.__version__)", False),
        ("server/x.py", "import ludoteca\nludoteca.cli.main()", True),
        ("cli/x.py", "from ludoteca.server.app import serve", False),
        ("newroom/x.py", "from ludoteca.kernel import Match", True),
    ],
)
def test_the_test_bites(
    module: str, code: str, wrong: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.test_architecture.SOURCE", tmp_path)
    file = tmp_path / OURS / module
    file.parent.mkdir(parents=True)
    file.write_text(code)
    assert bool(list(wrong_arrows(file))) == wrong
