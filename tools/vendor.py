"""Refresh, or check, the browser libraries kept in src/ludoteca/web/vendor.

`python tools/vendor.py` fetches the pinned packages with `npm pack` and writes the files and
vendor.json; `python tools/vendor.py --check` compares what is there with vendor.json, offline.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

VENDOR = Path(__file__).resolve().parent.parent / "src" / "ludoteca" / "web" / "vendor"
LISTING = VENDOR / "vendor.json"


class Package(NamedTuple):
    """One npm package: which version, and which of its files go where."""

    name: str
    version: str
    files: dict[str, str]
    licence_from: str = ""
    """The package whose licence text is the same, where this one ships none."""


FLUENT = ("index", "builtins", "bundle", "memoizer", "resolver", "resource", "scope", "types")

PACKAGES = (
    Package(
        "preact",
        "11.2.0",
        {"dist/preact.mjs": "preact.js", "hooks/dist/hooks.mjs": "preact-hooks.js"},
    ),
    Package("htm", "3.1.1", {"dist/htm.mjs": "htm.js"}),
    Package("@preact/signals-core", "1.14.5", {"dist/signals-core.mjs": "signals-core.js"}),
    Package("@preact/signals", "2.11.4", {"dist/signals.mjs": "signals.js"}),
    Package(
        "@fluent/bundle",
        "0.19.1",
        {f"esm/{name}.js": f"fluent/{name}.js" for name in FLUENT},
        licence_from="htm",
    ),
)

BARE_IMPORTS = {
    "preact": "./preact.js",
    "preact/hooks": "./preact-hooks.js",
    "@preact/signals-core": "./signals-core.js",
}


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="compare checksums, offline")
    if parser.parse_args().check:
        problems = check()
        print("\n".join(problems) or "the vendored files are what vendor.json says")
        return 1 if problems else 0
    refresh()
    print(f"wrote {LISTING}")
    return 0


def check() -> list[str]:
    """Return what differs between vendor.json and the files that are there."""
    listed: dict[str, str] = {}
    for package in json.loads(LISTING.read_text())["packages"]:
        listed |= package["sha256"]
    found = {
        path.relative_to(VENDOR).as_posix(): digest(path.read_bytes())
        for path in VENDOR.rglob("*")
        if path.is_file() and path != LISTING and not path.name.endswith(".d.ts")
    }
    problems = [f"{name}: missing" for name in sorted(listed.keys() - found.keys())]
    problems += [f"{name}: not in vendor.json" for name in sorted(found.keys() - listed.keys())]
    both = sorted(listed.keys() & found.keys())
    return problems + [f"{name}: has been changed" for name in both if listed[name] != found[name]]


def refresh() -> None:
    """Fetch every package and write its files and vendor.json."""
    with tempfile.TemporaryDirectory() as scratch:
        folders = {package.name: fetch(package, Path(scratch)) for package in PACKAGES}
        entries = [write(package, folders) for package in PACKAGES]
    LISTING.write_text(json.dumps({"packages": entries}, indent=2) + "\n")


def fetch(package: Package, scratch: Path) -> Path:
    """Download and unpack a package; return its folder."""
    command = ["npm", "pack", "--json", f"{package.name}@{package.version}"]
    packed = subprocess.run(command, cwd=scratch, check=True, capture_output=True, text=True)
    answer = json.loads(packed.stdout)
    facts = answer[0] if isinstance(answer, list) else next(iter(answer.values()))
    folder = scratch / package.name.replace("/", "-").replace("@", "")
    with tarfile.open(scratch / facts["filename"]) as archive:
        archive.extractall(folder, filter="data")
    return folder / "package"


def write(package: Package, folders: dict[str, Path]) -> dict[str, Any]:
    """Write a package's files and its licence; return its entry in vendor.json."""
    folder = folders[package.name]
    facts = json.loads((folder / "package.json").read_text())
    sums: dict[str, str] = {}
    for source, target in package.files.items():
        sums[target] = save(target, relative_imports((folder / source).read_text()))
    licence = folders[package.licence_from or package.name] / "LICENSE"
    text = licence.read_text()
    if package.licence_from:
        text = text.partition("   Copyright ")[0].rstrip() + "\n"
    name = f"LICENSE.{package.name.strip('@').replace('/', '-')}.txt"
    sums[name] = save(name, text)
    return {
        "name": package.name,
        "version": facts["version"],
        "licence": facts["license"],
        "sha256": dict(sorted(sums.items())),
    }


def save(target: str, text: str) -> str:
    """Write a vendored file; return its checksum."""
    path = VENDOR / target
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return digest(path.read_bytes())


def relative_imports(source: str) -> str:
    """Point bare imports at the files beside, and drop the mention of source maps."""

    def replace(match: re.Match[str]) -> str:
        return f'{match[1]}"{BARE_IMPORTS[match[2]]}"'

    source = re.sub(r'(\bfrom ?|\bimport ?)"([@a-z][^"]*)"', replace, source)
    return re.sub(r"\n?//# sourceMappingURL=.*\n?", "\n", source)


def digest(data: bytes) -> str:
    """Return the SHA-256 of `data` in hexadecimal digits."""
    return hashlib.sha256(data).hexdigest()


if __name__ == "__main__":
    sys.exit(main())
