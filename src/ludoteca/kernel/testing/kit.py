"""The whole kit: which trials are played, and which checks are made on them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.game import Game
from ludoteca.kernel.testing.answers import check_answers, check_orders
from ludoteca.kernel.testing.copies import (
    check_clones,
    check_forks,
    check_replay,
    check_rests,
    check_silence,
)
from ludoteca.kernel.testing.course import check_course, check_leaving, check_stopping
from ludoteca.kernel.testing.players import STYLES
from ludoteca.kernel.testing.secrets import check_imagine, check_secrets, check_seeds
from ludoteca.kernel.testing.sight import check_views, check_words
from ludoteca.kernel.testing.trial import Check, Trial

CHECKS: tuple[Check, ...] = (
    check_views,
    check_words,
    check_replay,
    check_silence,
    check_forks,
    check_rests,
    check_clones,
    check_answers,
    check_orders,
    check_imagine,
    check_secrets,
    check_seeds,
    check_leaving,
    check_stopping,
)
"""The thorough checks; `check_course` is the cheap one that every trial begins with."""


@dataclass
class Tally:
    """What a run of the kit has done: matches, their acts, and comparisons made by each check."""

    matches: int = 0
    acts: int = 0
    compared: dict[str, int] = field(default_factory=dict)


def check_game(
    game: Game[Any],
    matches: int = 100,
    thorough: int = 10,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    *,
    passing: Collection[str] = (),
) -> Tally:
    """Check a game in `matches` trials, the first `thorough` of them with the whole kit.

    Every number of seats, every choice of every option, every behaviour version and every style of
    answering is played, also when `matches` is too small for that; `seats` and `options` fix some.
    """
    tally = Tally()
    for number, trial in enumerate(trials(game, matches, seats, options, seed, passing)):
        tally.matches += 1
        tally.acts += check_course(trial)
        for each in CHECKS if number < thorough else ():
            name = each.__name__
            tally.compared[name] = tally.compared.get(name, 0) + each(trial)
    return tally


def trials(
    game: Game[Any],
    matches: int,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    passing: Collection[str] = (),
) -> Iterator[Trial]:
    """Yield trials: first so many that everything occurs, then with settings drawn at random."""
    dice = Chance(seed.to_bytes(32, "big"))
    fixed = options or {}
    tables: Sequence[int] = range(game.seats[0], game.seats[1] + 1) if seats is None else (seats,)
    limited = {option.name: option for option in game.options if option.seats}
    for name in [name for name in limited if name in fixed]:
        option = limited.pop(name)
        tables = [table for table in tables if fixed[name] in option.at(table)]
    choices = {option.name: option.choices for option in game.options}
    choices |= {name: (choice,) for name, choice in fixed.items()}
    versions = range(game.version, 0, -1)
    sizes = [len(tables), len(versions), *map(len, choices.values())]
    sizes += [len(tables) * len(choices[name]) for name in limited]
    covering = max(sizes) if matches else 0
    for number in range(max(matches, covering)):

        def pick(items: Sequence[Any], number: int = number) -> Any:
            if number < covering:
                return items[number % len(items)]
            return items[dice.below(len(items))]

        table = pick(tables)
        settings = {name: pick(of) for name, of in choices.items() if name not in limited}
        for name, option in limited.items():
            # Every choice with every number of seats: one goes round while the other waits.
            settings[name] = pick(option.at(table), number // len(tables))
        yield Trial(
            game,
            table,
            settings,
            seed * 1_000_000 + number,
            STYLES[number % len(STYLES)] if number % 2 else "random",
            version=pick(versions),
            passing=passing,
        )
