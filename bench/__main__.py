"""`python -m bench` measures every row of docs/performance.md and prints them as a table."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator

from bench import rows
from bench.rows import Row

Measure = Callable[[], Iterator[Row]]


def main() -> None:
    """Measure what was named, or everything."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5, help="of each run of a server")
    parser.add_argument("--rounds", type=int, default=3, help="of the comparison")
    parser.add_argument("rows", nargs="*", help="kernel, growth, load, steady, idle, visit, clone")
    given = parser.parse_args()
    measures: dict[str, Measure] = {
        "kernel": rows.random_games,
        "growth": rows.growing_match,
        "load": lambda: rows.server_load(given.seconds, given.rounds),
        "steady": lambda: rows.steady_load(given.seconds),
        "idle": rows.idle_connections,
        "visit": rows.first_visit,
        "clone": rows.first_move,
    }
    unknown = set(given.rows) - set(measures)
    if unknown:
        parser.error(f"there is no row {', '.join(sorted(unknown))}")
    print(f"{rows.machine()}, Node.js {rows.version_of_node()}\n")
    print("| what | figure | goal |\n|---|---|---|")
    for name in given.rows or measures:
        for row in measures[name]():
            print(f"| {row.what} | {row.figure} | {row.goal} |", flush=True)


if __name__ == "__main__":
    main()
