"""`ludoteca bench`: how fast the games run here, each figure the median of several runs."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import click

from ludoteca.kernel import Game, Match
from ludoteca.kernel.registry import games
from ludoteca.search.arena import match_seed

RUNS = 5
FIRST_SEATS = (2, 4)
SECONDS = 1.0
"""So long does a run last, about."""


def bench_games(names: tuple[str, ...], as_json: bool) -> None:
    """Measure and print, for the games named or for all."""
    unknown = [name for name in names if name not in games()]
    if unknown:
        raise click.BadParameter(f"there is no game {unknown[0]}", param_hint="names")
    figures = {name: measure(games()[name]) for name in names or games()}
    if as_json:
        click.echo(json.dumps(figures, indent=2))
        return
    for name, rows in figures.items():
        click.secho(name, bold=True)
        for what, figure in rows.items():
            click.echo(f"  {what:<52} {figure:>12,.1f}")


def measure(game: Game[Any]) -> dict[str, float]:
    """Return the figures of one game by what they measure."""
    figures: dict[str, float] = {}
    least, most = game.seats
    for seats in [seats for seats in FIRST_SEATS if least <= seats <= most] or [least]:
        rates = [play_at_random(game, seats, run) for run in range(RUNS)]
        figures[f"random matches a second, {seats} seats"] = median(rate for rate, _ in rates)
        figures[f"random decisions a second, {seats} seats"] = median(rate for _, rate in rates)
    match = midgame(game, least)
    figures["microseconds a fork in mid-game"] = microseconds(match.fork)
    figures["microseconds a view"] = microseconds(lambda: match.view(0))
    for label, run in game.speeds().items():
        figures[label] = median(rate(run) for _ in range(RUNS))
    return figures


def play_at_random(game: Game[Any], seats: int, run: int) -> tuple[float, float]:
    """Play matches for a while; return matches and decisions a second."""
    randrange = Random(run).randrange
    begun = perf_counter()
    matches = decisions = 0
    while perf_counter() - begun < SECONDS:
        seed = match_seed(run, matches)
        match = Match(game, seats, {}, seed, listen=False, keep=False)
        while match.pending:
            decision = next(each for each in match.pending if not each.offer)
            match.answer_unchecked(decision.seat, decision.sample(randrange))
            decisions += 1
        matches += 1
    seconds = perf_counter() - begun
    return matches / seconds, decisions / seconds


def midgame(game: Game[Any], seats: int) -> Match[Any]:
    """Return a random match that has come half its way."""
    rng = Random(1)
    match: Match[Any] = Match(game, seats, {}, match_seed(1, 1))
    forks = [match.fork()]
    while match.pending:
        decision = next(each for each in match.pending if not each.offer)
        match.answer(decision.seat, decision.sample(rng.randrange))
        forks.append(match.fork())
    return forks[len(forks) // 2]


def microseconds(run: Callable[[], object]) -> float:
    """Return how long a call takes, the median of several series."""

    def repeat(count: int) -> None:
        for _ in range(count):
            run()

    return median(1e6 / rate(repeat) for _ in range(RUNS))


def rate(run: Callable[[int], object]) -> float:
    """Return how often a second something can be done: `run(n)` does it n times."""
    count = 1
    while True:
        begun = perf_counter()
        run(count)
        seconds = perf_counter() - begun
        if seconds > SECONDS / 4:
            return count / seconds
        count *= 4
