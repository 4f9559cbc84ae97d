"""Every clause of the rules page that can be tested is named by a test of this folder."""

from __future__ import annotations

import re
from pathlib import Path

from ludoteca.games.elfenland import game

UNTESTABLE = {
    "EL-3.10": "a picture of the land in words; the kind of each way is EL-3.4 to EL-3.6",
    "EL-15.3": "how people may talk at the table; the program only carries what they write",
}
CLAUSE = re.compile(r"EL-\d+\.\d+")
STATED = re.compile(r"^- \*\*(EL-\d+\.\d+)\b", re.MULTILINE)
NAMED = re.compile(r"^ +# .*EL-\d+\.\d+.*$", re.MULTILINE)


def stated() -> list[str]:
    """Return the clauses that the rules page states, in its order."""
    return STATED.findall((game.folder / "rules.md").read_text("utf-8"))


def named() -> set[str]:
    """Return the clauses that comments of tests name."""
    found: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for line in NAMED.findall(file.read_text("utf-8")):
            found |= {*CLAUSE.findall(line)}
    return found


def test_the_rules_page_states_each_clause_once_and_leaves_no_number_out() -> None:
    clauses = [tuple(map(int, clause[3:].split("."))) for clause in stated()]
    numbers = {section: [n for s, n in clauses if s == section] for section, _ in clauses}
    assert all(found == [*range(1, len(found) + 1)] for found in numbers.values())
    lengths = [len(numbers[section]) for section in range(1, 20)]
    assert lengths == [8, 6, 10, 4, 5, 4, 3, 1, 6, 12, 18, 6, 5, 7, 3, 3, 2, 7, 5]


def test_every_clause_that_can_be_tested_is_named_by_a_test() -> None:
    assert {*stated()} - named() == UNTESTABLE.keys()


def test_no_test_names_a_clause_that_is_not_stated() -> None:
    assert named() <= {*stated()}


def test_the_clauses_by_which_the_program_refuses_are_stated() -> None:
    cited = set()
    for file in game.folder.glob("*.py"):
        cited |= {*re.findall(r'"(EL-\d+\.\d+)"', file.read_text("utf-8"))}
    assert cited <= {*stated()}
