"""The kernel's test kit on Innovation, all but what needs the words."""

import pytest

from ludoteca.games.innovation import game
from ludoteca.kernel.testing import CHECKS, check_answers, check_course, check_words, trials

WITHOUT_WORDS = [check for check in CHECKS if check not in (check_answers, check_words)]
PASSING = {"innovation-event-no-card"}  # IN-15.2: the player had nothing fit, and goes on


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_matches(seats: int) -> None:
    for trial in trials(game, 10, seats, seed=1, passing=PASSING):
        check_course(trial)


@pytest.mark.parametrize("check", WITHOUT_WORDS, ids=lambda check: check.__name__)
def test_kit(check) -> None:
    for trial in trials(game, 2, seed=2, passing=PASSING):
        check(trial)
