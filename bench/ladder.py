"""The ladder: each level of a game's bots against the one below, as docs/performance.md tells it.

`python -m bench.ladder splits` plays 100 matches for each pair of levels, every seed once from each
seat, and prints shares of wins with 95 % intervals. With more than two seats the two levels take
every other seat, and the level wins that has the winner; a win that both share counts half. Where a
game has sides, such as the Creature and the Hunted, each level plays each side against the other
side at one level.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from itertools import pairwise
from time import perf_counter
from typing import Any, NamedTuple

from ludoteca.cli.simulate import play_series
from ludoteca.kernel import Game
from ludoteca.kernel.registry import games
from ludoteca.search.arena import Tally
from ludoteca.search.levels import levels


class Pairing(NamedTuple):
    """A series: who plays, as `simulate --bots` takes it; whose line counts; against whom."""

    players: list[str]
    counted: str
    against: str


def main() -> None:
    """Play the ladder of one game and print it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", nargs="?", default="splits", choices=list(games()))
    parser.add_argument("-n", "--matches", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--against", default="normal", help="the other side's level")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = games()[given.game]
    options = game.checked_options({})
    print(f"{game.name}, {given.seats} seats, {given.matches} matches a pair, seed {given.seed}\n")
    print("| level | against | wins | 95 % interval | shared | slowest decision |")
    print("|---|---|---|---|---|---|")
    begun = perf_counter()
    for players, counted, against in pairings(game, given.against):
        tally = Tally(together=True)
        for played in play_series(
            game, players, given.seats, options, given.seed, given.matches, given.jobs
        ):
            tally.add(played)
        line = tally.lines[counted]
        low, high = line.interval()
        print(
            f"| {counted} | {against} | {line.wins / line.seats:.1%} of {line.seats} | "
            f"{low:.1%}–{high:.1%} | {line.draws} | {line.slowest:.2f} s |",
            flush=True,
        )
    print(f"\n{(perf_counter() - begun) / 60:.0f} minutes with {given.jobs} processes.")


def pairings(game: Game[Any], against: str) -> Iterator[Pairing]:
    """Yield what is to be played."""
    if not game.sides:
        for lower, upper in pairwise(levels(game)):
            yield Pairing([upper, lower], upper, lower)
    for side in game.sides:
        others = [f"{other}:{against}" for other in game.sides if other != side]
        for level in levels(game):
            yield Pairing([f"{side}:{level}", *others], f"{side}:{level}", ", ".join(others))


if __name__ == "__main__":
    main()
