"""The ladder: each level of a game's bots against the one below, as docs/performance.md tells it.

`python -m bench.ladder splits` plays 100 matches for each pair of levels, every seed once from each
seat, and prints shares of wins with 95 % intervals.
"""

from __future__ import annotations

import argparse
import os
from itertools import pairwise
from time import perf_counter

from ludoteca.cli.simulate import play_series
from ludoteca.kernel.registry import games
from ludoteca.search.arena import Tally
from ludoteca.search.players import levels


def main() -> None:
    """Play the ladder of one game and print it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", nargs="?", default="splits", choices=list(games()))
    parser.add_argument("-n", "--matches", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = games()[given.game]
    options = game.checked_options({})
    print(f"{game.name}, {given.seats} seats, {given.matches} matches a pair, seed {given.seed}\n")
    print("| level | against | wins | 95 % interval | shared | slowest decision |")
    print("|---|---|---|---|---|---|")
    begun = perf_counter()
    for lower, upper in pairwise(levels(game)):
        tally = Tally()
        names = [upper, lower]
        for played in play_series(
            game, names, given.seats, options, given.seed, given.matches, given.jobs
        ):
            tally.add(played)
        line = tally.lines[upper]
        low, high = line.interval()
        print(
            f"| {upper} | {lower} | {line.wins / line.seats:.1%} of {line.seats} | "
            f"{low:.1%}–{high:.1%} | {line.draws} | {line.slowest:.2f} s |",
            flush=True,
        )
    print(f"\n{(perf_counter() - begun) / 60:.0f} minutes with {given.jobs} processes.")


if __name__ == "__main__":
    main()
