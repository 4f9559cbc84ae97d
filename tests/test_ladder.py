"""The ladder's tally: which level wins where the levels share the seats."""

from __future__ import annotations

import pytest

from ludoteca.kernel import Outcome
from ludoteca.search.arena import Played, Tally

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
    tally = Tally(together=True)
    tally.add(played("hehe", ranks))
    line, other = tally.lines["h"], tally.lines["e"]
    assert (line.seats, line.wins, line.draws) == (1, wins, shared)
    assert line.ranks == min(int(ranks[0]), int(ranks[2]))
    assert line.slowest == pytest.approx(0.3) and line.seconds == pytest.approx(0.4)
    assert (other.seats, other.wins, other.draws) == (1, 1.0 - wins, shared)


def test_otherwise_each_seat_counts_alone() -> None:
    tally = Tally()
    tally.add(played("hehe", "1114"))
    line = tally.lines["h"]
    assert (line.seats, line.wins, line.draws) == (2, pytest.approx(2 / 3), 2)


def test_a_side_wins_together() -> None:
    sides = ("creature", "hunted", "hunted", "hunted")
    tally = Tally(together=True)
    tally.add(played("nhhh", "2111", sides))
    assert {name: line.wins for name, line in tally.lines.items()} == {
        "creature:n": 0.0,
        "hunted:h": 1.0,
    }
