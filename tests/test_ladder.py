"""The ladder: which level a match of several seats counts for."""

from __future__ import annotations

import pytest

from bench.ladder import count
from ludoteca.kernel import Outcome
from ludoteca.search.arena import Line, Played

NOBODY = ("", "", "", "")


def played(names: str, ranks: str, sides: tuple[str, ...] = NOBODY) -> Played:
    outcome = Outcome("toy-end", tuple(map(int, ranks)))
    slowest = tuple(0.1 * (seat + 1) for seat in range(len(names)))
    return Played(tuple(names), sides, outcome, 1, 1.0, slowest, slowest, {})


@pytest.mark.parametrize(
    ("ranks", "wins", "shared"),
    [
        ("1234", 1.0, 0),
        ("2134", 0.0, 0),
        ("1314", 1.0, 0),  # the same level shares with itself
        ("1134", 0.5, 1),
        ("1114", 0.5, 1),  # two seats against one: still a half
        ("4213", 1.0, 0),
    ],
)
def test_a_win_is_the_level_s_that_has_the_winner(ranks: str, wins: float, shared: int) -> None:
    line = Line()
    count(line, played("hehe", ranks), "h")
    assert (line.seats, line.wins, line.draws) == (1, wins, shared)
    assert line.slowest == pytest.approx(0.3)


def test_a_side_wins_together() -> None:
    sides = ("creature", "hunted", "hunted", "hunted")
    lines = {"creature:n": Line(), "hunted:h": Line()}
    for name, line in lines.items():
        count(line, played("nhhh", "2111", sides), name)
    assert [line.wins for line in lines.values()] == [0.0, 1.0]
