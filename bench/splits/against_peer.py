"""A level of Splits against a plain UCT in C++, from both seats.

`python -m bench.splits.against_peer` compiles uct_peer.cpp and plays whole matches: building,
starting stacks and moves. With `--common`, both sides leave building and starting stacks to the
level `normal`, so that only the moves decide. A match takes about half a minute on one core.
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from ludoteca.games.splits import game
from ludoteca.kernel import Answer, Bot, Json
from ludoteca.search.arena import Tally, match_seed, play_match, seating
from ludoteca.search.players import PROGRAM, Program, find_bot

PEER = "peer"


@contextmanager
def compiled_peer(iterations: int, seed: int) -> Iterator[Program]:
    """Compile the peer and keep it running."""
    with tempfile.TemporaryDirectory() as folder:
        binary = Path(folder) / "uct_peer"
        source = Path(__file__).with_name("uct_peer.cpp")
        subprocess.run(["g++", "-O2", "-std=c++20", "-o", binary, source], check=True)
        with Program(f"{binary} {iterations} 0.7 {seed}", game.name) as peer:
            yield peer


def prepared(bot: Bot, builder: Bot) -> Bot:
    """Let the builder lay tiles and place stacks, and the bot do the rest."""

    def answer(view: Json, decision: Json, rng: Random) -> Answer:
        return (bot if view["phase"] == "moves" else builder)(view, decision, rng)

    return answer


def timed(bot: Bot, seconds: list[float]) -> Bot:
    """Note the processor time of every decision."""

    def answer(view: Json, decision: Json, rng: Random) -> Answer:
        begun = process_time()
        given = bot(view, decision, rng)
        seconds.append(process_time() - begun)
        return given

    return answer


def main() -> None:
    """Play the series and print the results by seat."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--level", default="hard")
    parser.add_argument("-n", "--matches", type=int, default=40)
    parser.add_argument("--iterations", type=int, default=300_000, help="of the peer, a decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--common", action="store_true", help="same builder for both sides")
    given = parser.parse_args()
    by_seat = [0.0, 0.0]
    seconds: list[float] = []
    tally = Tally()
    with compiled_peer(given.iterations, given.seed) as peer:
        level = timed(find_bot(game, given.level), seconds)
        players: dict[str, Bot] = {given.level: level, PEER: peer}
        if given.common:
            builder = find_bot(game, "normal")
            players = {name: prepared(bot, builder) for name, bot in players.items()}
        for number in range(given.matches):
            # Every seed twice, once from each seat.
            names = seating([given.level, PEER], 2, number)
            seed = match_seed(given.seed, number // 2)
            played = play_match(game, players, names, 2, {"first": "seats"}, seed)
            tally.add(played)
            ranks = played.outcome.ranks
            seat = names.index(given.level)
            by_seat[seat] += 1 / ranks.count(1) if ranks[seat] == 1 else 0.0
            line = tally.lines[given.level]
            print(
                f"{number + 1}: {line.wins:g}, as first {by_seat[0]:g}, as second {by_seat[1]:g}, "
                f"longest {max(seconds):.2f} s",
                flush=True,
            )
    low, high = line.interval()
    print(
        f"\n{given.level} against {PROGRAM}uct_peer with {given.iterations} iterations: "
        f"{line.wins / line.seats:.1%} of {line.seats} ({low:.1%}–{high:.1%}), "
        f"shared {line.draws}; processor time of a decision: median {median(seconds):.2f} s, "
        f"longest {max(seconds):.2f} s"
    )


if __name__ == "__main__":
    main()
