"""Refresh, or check, the browser libraries kept in src/ludoteca/web/vendor.

`python tools/vendor.py` fetches the pinned packages with `npm pack`, joins what is always loaded
together into one file, and writes the files and vendor.json; `python tools/vendor.py --check`
compares what is there with vendor.json, offline.
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
from typing import NamedTuple

VENDOR = Path(__file__).resolve().parent.parent / "src" / "ludoteca" / "web" / "vendor"
LISTING = VENDOR / "vendor.json"


class Package(NamedTuple):
    """One npm package: which version of it."""

    name: str
    version: str
    licence_from: str = ""
    """The package whose licence text is the same, where this one ships none."""


PACKAGES = (
    Package("preact", "11.2.0"),
    Package("htm", "3.1.1"),
    Package("@preact/signals-core", "1.14.5"),
    Package("@preact/signals", "2.11.4"),
    Package("@fluent/bundle", "0.19.1", licence_from="htm"),
)

JOINED = {
    "preact.js": {
        "preact": "preact/dist/preact.mjs",
        "preact/hooks": "preact/hooks/dist/hooks.mjs",
        "htm": "htm/dist/htm.mjs",
        "@preact/signals-core": "@preact/signals-core/dist/signals-core.mjs",
        "@preact/signals": "@preact/signals/dist/signals.mjs",
    },
    "fluent.js": {
        f"./{name}.js": f"@fluent/bundle/esm/{name}.js"
        for name in (
            "types", "scope", "resolver", "builtins", "memoizer", "bundle", "resource",
        )
    },
}  # fmt: skip
"""The files we serve, each with its modules: what others import them as, and where they come from.
A module stands after those that it imports."""

EXPORTED = {
    "preact.js": ["preact", "preact/hooks", "htm", "@preact/signals"],
    "fluent.js": ["./bundle.js", "./resource.js"],
}
"""The modules whose exports are those of the file."""

FROM = re.compile(r"""\b(import|export) ?\{([^{}]*)\} ?from ?"([^"]+)";?""")
EXPORTS = re.compile(r"\bexport ?\{([^{}]*)\};?")
DECLARED = re.compile(r"^export (?=(?:class|function|const) (\w+))", re.MULTILINE)
DEFAULT = re.compile(r"\bexport default\b")


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
    listing = json.loads(LISTING.read_text())
    listed: dict[str, str] = listing["sha256"]
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
    """Fetch every package and write our files, the licences and vendor.json."""
    with tempfile.TemporaryDirectory() as scratch:
        folders = {package.name: fetch(package, Path(scratch)) for package in PACKAGES}
        sums = {target: save(target, joined(target, folders)) for target in JOINED}
        for package in PACKAGES:
            name = f"LICENSE.{package.name.strip('@').replace('/', '-')}.txt"
            sums[name] = save(name, licence(package, folders))
        entries = [entry(folders[package.name]) for package in PACKAGES]
    listing = {"packages": entries, "sha256": dict(sorted(sums.items()))}
    LISTING.write_text(json.dumps(listing, indent=2) + "\n")


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


def entry(folder: Path) -> dict[str, str]:
    """Return what vendor.json says of a package."""
    facts = json.loads((folder / "package.json").read_text())
    return {"name": facts["name"], "version": facts["version"], "licence": facts["license"]}


def licence(package: Package, folders: dict[str, Path]) -> str:
    """Return the text of a package's licence."""
    text = (folders[package.licence_from or package.name] / "LICENSE").read_text()
    return text.partition("   Copyright ")[0].rstrip() + "\n" if package.licence_from else text


def joined(target: str, folders: dict[str, Path]) -> str:
    """Return modules as one: each in a function of its own, which returns its exports."""
    known: dict[str, tuple[str, list[str]]] = {}
    text = (
        "/** Modules of npm packages, joined by tools/vendor.py; versions are in vendor.json. */\n"
    )
    for number, (name, place) in enumerate(JOINED[target].items(), 1):
        package = max((one for one in folders if place.startswith(f"{one}/")), key=len)
        source = (folders[package] / place.removeprefix(f"{package}/")).read_text()
        body, exports = scoped(source, known, name)
        variable = f"module{number}"
        known[name] = variable, [public for public, _ in exports]
        returned = ", ".join(f"{public}: {own}" for public, own in exports)
        text += f"/** {place} */\nconst {variable} = (() => {{\n{body}\n"
        text += f"return {{ {returned} }};\n}})();\n"
    for name in EXPORTED[target]:
        variable, names = known[name]
        text += f"export const {{ {', '.join(names)} }} = {variable};\n"
    return text


def scoped(
    source: str, known: dict[str, tuple[str, list[str]]], name: str
) -> tuple[str, list[tuple[str, str]]]:
    """Return a module's text for use within a function, and its exports with their own names.

    What it imports it takes from the modules before it, which are `known`.
    """
    exports: list[tuple[str, str]] = []

    def take(found: re.Match[str]) -> str:
        kind, names, origin = found.groups()
        variable, _ = known[origin]
        if kind == "export":
            exports.extend((public, f"{variable}.{own}") for own, public in pairs(names))
            return ""
        taken = ", ".join(f"{own}: {local}" for own, local in pairs(names))
        return f"const {{ {taken} }} = {variable};"

    def give(found: re.Match[str]) -> str:
        exports.extend((public, own) for own, public in pairs(found[1]))
        return ""

    def declare(found: re.Match[str]) -> str:
        exports.append((found[1], found[1]))
        return ""

    def default(_found: re.Match[str]) -> str:
        exports.append((name, "given"))
        return ";const given ="

    source = re.sub(r"\n?//# sourceMappingURL=.*\n?", "\n", source)
    for pattern, change in ((FROM, take), (EXPORTS, give), (DECLARED, declare), (DEFAULT, default)):
        source = pattern.sub(change, source)
    return source.strip(), exports


def pairs(names: str) -> list[tuple[str, str]]:
    """Read `a as b, c` as [(a, b), (c, c)]."""
    found = [one.split() for one in names.split(",") if one.strip()]
    return [(words[0], words[-1]) for words in found]


def save(target: str, text: str) -> str:
    """Write a vendored file; return its checksum."""
    path = VENDOR / target
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return digest(path.read_bytes())


def digest(data: bytes) -> str:
    """Return the SHA-256 of `data` in hexadecimal digits."""
    return hashlib.sha256(data).hexdigest()


if __name__ == "__main__":
    sys.exit(main())
