"""Every clause of the rules page that can be tested is named by a test of this folder."""

from __future__ import annotations

import re
from pathlib import Path

from ludoteca.games.notalone import game

UNTESTABLE = {
    "NA-4.10": "how people may talk at the table; the program only carries what they write",
}
CLAUSE = re.compile(r"NA-\d+\.\d+")
STATED = re.compile(r"^- \*\*(NA-\d+\.\d+)\b", re.MULTILINE)
NAMED = re.compile(r"^ +# (NA-.*)$|^ +# .*(?:NA-\d+\.\d+)", re.MULTILINE)


def stated() -> list[str]:
    """Return the clauses that the rules page states, in its order."""
    return STATED.findall((game.folder / "rules.md").read_text("utf-8"))


def named() -> dict[str, set[str]]:
    """Return the clauses that comments of tests name, with the files."""
    found: dict[str, set[str]] = {}
    for file in Path(__file__).parent.glob("test_*.py"):
        for line in NAMED.finditer(file.read_text("utf-8")):
            for clause in CLAUSE.findall(line[0]):
                found.setdefault(clause, set()).add(file.name)
    return found


def test_the_rules_page_states_each_clause_once() -> None:
    clauses = stated()
    assert len(clauses) == len({*clauses}) > 130


def test_every_clause_that_can_be_tested_is_named_by_a_test() -> None:
    assert {*stated()} - named().keys() == UNTESTABLE.keys()


def test_every_decision_of_the_register_is_tested_as_such() -> None:
    # NA-13: a comment that names NA-13 beside the clause
    page = (game.folder / "rules.md").read_text("utf-8")
    decided = {
        clause
        for row in re.findall(r"^\|.*\|$", page.split("## NA-13")[1], re.MULTILINE)
        for clause in CLAUSE.findall(row)
    }
    assert len(decided) > 18
    tested = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for line in NAMED.finditer(file.read_text("utf-8")):
            if re.search(r"NA-13\b", line[0]):
                tested |= {*CLAUSE.findall(line[0])}
    assert decided <= tested


def test_no_test_names_a_clause_that_is_not_stated() -> None:
    kept = {clause for clause in named() if not clause.startswith("NA-15.")}
    assert kept <= {*stated()}


def test_the_clauses_by_which_the_program_refuses_are_stated() -> None:
    cited = set()
    for file in game.folder.glob("*.py"):
        cited |= {*re.findall(r'"(NA-\d+\.\d+)"', file.read_text("utf-8"))}
    assert cited <= {*stated()}
