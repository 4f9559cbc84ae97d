"""The test kit passes healthy games and finds what is broken in the broken ones."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from ludoteca import kernel
from ludoteca.kernel import Game, Option
from ludoteca.kernel.testing import (
    CHECKS,
    STYLES,
    CheckFailed,
    Player,
    Trial,
    check_course,
    check_game,
    check_secrets,
    trials,
)
from ludoteca.kernel.testing.endless import Endless
from ludoteca.kernel.testing.sight import known_words
from tests.kernel.toys import effects, picks, windows
from tests.kernel.toys.broken import BROKEN, Broken

HEALTHY: list[Game[Any]] = [picks.game, windows.game, effects.game]


@pytest.mark.parametrize("game", HEALTHY, ids=lambda game: game.name)
def test_healthy_games_pass(game: Game[Any]) -> None:
    tally = check_game(game, matches=60, thorough=12)
    assert tally.matches == 60
    assert tally.acts > 60 * 4
    idle = {name for name, number in tally.compared.items() if number == 0}
    assert idle <= ({"check_orders"} if game is windows.game else set())


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: type(broken.game).__qualname__)
def test_a_broken_game_fails_its_check(broken: Broken) -> None:
    with pytest.raises(CheckFailed) as failure:
        sum(broken.check(trial) for trial in trials(broken.game, 40))
    message = str(failure.value)
    assert re.search(broken.message, message)
    assert message.startswith(f"{broken.check.__name__}: ")
    assert f"again: Trial({broken.game.name}, seats=" in message


class Limited(picks.Picks):
    """Long matches are for three."""

    options = (Option("length", ("short", "long"), {"long": (3,)}), picks.game.options[1])


def test_only_choices_for_the_number_of_seats_are_played() -> None:
    game = Limited()
    for number in (1, 60):
        played = {(trial.seats, trial.options["length"]) for trial in trials(game, number)}
        assert played == {(2, "short"), (3, "short"), (3, "long"), (4, "short")}
    assert {trial.seats for trial in trials(game, 9, options={"length": "long"})} == {3}
    assert check_game(game, matches=6, thorough=1).matches >= 6


def test_everything_is_played_even_in_few_matches() -> None:
    few = list(trials(picks.game, 1))
    assert {trial.seats for trial in few} == {2, 3, 4}
    assert {trial.version for trial in few} == {1, 2}
    for option in picks.game.options:
        assert {trial.options[option.name] for trial in few} == set(option.choices)
    many = list(trials(picks.game, 40))
    assert {trial.style for trial in many} == set(STYLES)
    assert [repr(trial) for trial in many] == [repr(t) for t in trials(picks.game, 40)]
    fixed = list(trials(picks.game, 40, seats=3, options={"deal": "four"}))
    assert {(trial.seats, trial.options["deal"]) for trial in fixed} == {(3, "four")}
    assert list(trials(picks.game, 0)) == []


def test_a_trial_can_be_seen_again() -> None:
    trial = Trial(effects.game, seats=3, options={"start": "two"}, seed=17, style="last")
    assert "seats=3, options={'start': 'two'}, seed=17, style='last'" in repr(trial)
    acts = []
    for _ in range(2):
        match, player = trial.start(), Player(trial)
        while not match.over:
            match.answer(*player.next(match))
        acts.append(match.history.acts())
    assert acts[0] == acts[1]


class Rolls(effects.Effects):
    """Tells the roll of a die, which nothing keeps."""

    async def mix(self, state: effects.State, seat: int) -> None:
        self.tell(state, "scores", {"seat": seat, "rolled": state.chance.below(6)})
        await super().mix(state, seat)


def test_events_that_leave_no_trace_are_named() -> None:
    with pytest.raises(CheckFailed, match="leaves no trace"):
        sum(check_secrets(trial) for trial in trials(Rolls(), 20))
    passing = ["effects-event-scores"]
    assert sum(check_secrets(trial) for trial in trials(Rolls(), 20, passing=passing)) > 0


def test_the_endless_game_is_healthy_but_for_its_end() -> None:
    class Short(Endless):
        longest = 30

    with pytest.raises(CheckFailed, match="does not end within 30 acts"):
        check_course(Trial(Short()))


def test_the_words_of_the_kernel_are_known() -> None:
    source = Path(kernel.__file__).parent
    used = {
        word
        for file in source.glob("*.py")
        for word in re.findall(r'"(kernel-[a-z-]+)"', file.read_text("utf-8"))
    }
    assert len(used) > 5
    assert used <= known_words(picks.game)


def test_every_check_has_a_broken_game() -> None:
    assert {broken.check for broken in BROKEN} == {check_course, *CHECKS}
