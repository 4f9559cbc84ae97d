"""Every clause of the rules page that can be tested is named by a test or scenario of this folder.

The scenarios of `clauses.md`, which are there for clauses rather than cards, are run here.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteca.games.innovation import game
from ludoteca.games.innovation.scenarios import tried
from ludoteca.games.innovation.scenarios.reading import Entry, entries

HERE = Path(__file__).parent
SECTIONS = (8, 7, 7, 8, 8, 11, 11, 7, 9, 7, 8, 7, 8, 8, 7, 2)
"""How many clauses each of the sections IN-1 to IN-16 has; IN-17 and IN-18 are of single cards."""
ELSEWHERE = {f"IN-18.{n}" for n in range(1, 9)}
"""Points on which editions differ: they stand in the specification, not on the rules page."""
UNTESTABLE: dict[str, str] = {}
"""Clauses that no test can check, each with the reason: as yet every one can be."""
ENTRIES = list(entries((HERE / "clauses.md").read_text("utf-8")))
CLAUSE = re.compile(r"IN-\d+\.\d+")
STATED = re.compile(r"^- \*\*(IN-\d+\.\d+)\b", re.MULTILINE)
POINT = re.compile(r"^- point: .*(?:\n  .*)*", re.MULTILINE)


def stated() -> list[str]:
    """Return the clauses that the rules page states, in its order."""
    return STATED.findall((game.folder / "rules.md").read_text("utf-8"))


def wanted() -> list[str]:
    """Return the clauses that must be named: those that do not speak of a single card."""
    return [f"IN-{s}.{n + 1}" for s, number in enumerate(SECTIONS, 1) for n in range(number)]


def named() -> set[str]:
    """Return the clauses that tests name in comments and docstrings, and scenarios as points."""
    found: set[str] = set()
    for file in HERE.glob("test_*.py"):
        if file != Path(__file__):
            for line in re.findall(r"#.*|\"\"\"(?:.|\n)*?\"\"\"", file.read_text("utf-8")):
                found |= {*CLAUSE.findall(line)}
    for file in HERE.glob("*.md"):
        for point in POINT.findall(file.read_text("utf-8")):
            found |= {*CLAUSE.findall(point)}
    return found


def test_the_rules_page_states_each_clause_once_and_leaves_no_number_out() -> None:
    clauses = [tuple(map(int, clause[3:].split("."))) for clause in stated()]
    numbers = {section: [n for s, n in clauses if s == section] for section, _ in clauses}
    assert all(found == [*range(1, len(found) + 1)] for found in numbers.values())
    assert [clause for clause in stated() if int(clause[3:].split(".")[0]) <= 16] == wanted()


def test_every_clause_that_can_be_tested_is_named() -> None:
    assert {*wanted()} - named() == UNTESTABLE.keys()


def test_no_test_names_a_clause_that_is_not_stated() -> None:
    assert named() <= {*stated()} | ELSEWHERE


def test_the_clauses_that_the_program_names_are_stated() -> None:
    cited: set[str] = set()
    for file in game.folder.rglob("*.py"):
        cited |= {*CLAUSE.findall(file.read_text("utf-8"))}
    assert cited <= {*stated()} | ELSEWHERE


@pytest.mark.parametrize("one", ENTRIES, ids=lambda one: one.name)
def test_scenarios(one: Entry) -> None:
    assert one.is_scenario
    assert tried(game, one) == []
