"""Check that the documents are true: links lead somewhere, codes and commands are described.

Also that nothing in the repository names a package registry's host or a path of somebody's machine.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from ludoteca.cli.main import commands
from ludoteca.kernel.registry import games
from ludoteca.server.problems import STATUS

ROOT = Path(__file__).parents[1]
LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)#\s]+)")
HOSTS = re.compile(r"py(?:pi\.org/simple|thonhosted)|registry\.npm(?:js)|/ro(?:ot)/|/home/\w+/")
HOST_FILES = (".txt", ".json", ".toml", ".py", ".js", ".sh", ".md", ".html", ".yaml")


def problems() -> Iterator[str]:
    """Yield what is not so."""
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
    for document in documents:
        for target in LINK.findall(document.read_text("utf-8")):
            if not (document.parent / target).exists():
                yield f"{document.name}: the link {target} leads nowhere"
    protocol = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    for code in STATUS:
        if f"| `{code}` |" not in protocol:
            yield f"docs/protocol.md: the code {code} is not described"
    everything = "\n".join(document.read_text("utf-8") for document in documents)
    for command in commands.commands:
        if f"ludoteca {command}" not in everything:
            yield f"no document tells of `ludoteca {command}`"
    for option in commands.commands["serve"].params:
        if f"`{option.opts[0]}" not in (ROOT / "docs" / "hosting.md").read_text("utf-8"):
            yield f"docs/hosting.md: {option.opts[0]} is not described"
    for game in games().values():
        if game.name not in everything.lower():
            yield f"no document tells of the game {game.name}"
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for name in listed.stdout.splitlines():
        if name.endswith(HOST_FILES) and name != "tools/check_docs.py":
            found = HOSTS.search((ROOT / name).read_text("utf-8"))
            if found:
                yield f"{name} names {found[0]}"


def main() -> None:
    """Print what is not so; exit code 1 if there is anything."""
    found = list(problems())
    print("\n".join(found) or "The documents are true.")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
