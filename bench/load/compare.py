"""Run the load driver against running servers in alternation; print figures and ratios.

python -m bench.load.compare boardgameio=http://127.0.0.1:9401 echo=http://127.0.0.1:9402

Every ratio is to the server named first.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

from .boardgameio import Boardgameio
from .connector import Connector
from .driver import Load, LoadError, Report
from .echo import Echo
from .games import Game, make_games
from .ludoteca import Ludoteca

CONNECTORS: dict[str, Callable[[str], Connector]] = {
    "boardgameio": Boardgameio,
    "echo": Echo,
    "ludoteca": Ludoteca,
}


def new_event_loop() -> asyncio.AbstractEventLoop:
    """Make uvloop's event loop where it is installed, else the standard one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


@dataclass(frozen=True, slots=True)
class Plan:
    """How one run is done: so many tables, an uncounted warm-up, then a bounded measured time."""

    tables: int
    seconds: float = 5.0
    warmup: float = 2.0
    max_moves: int = 0
    pace: float = 0.0
    """Moves a second that all tables together send at most (0: as many as they can)."""


async def measure(connector: Connector, games: list[Game], plan: Plan) -> Report:
    """Measure one server once: warm it up with the same load, then count."""
    load = Load(connector, games, plan.tables, pace=plan.pace)
    try:
        if plan.warmup > 0:
            await load.run(plan.warmup)
        return await load.run(plan.seconds, plan.max_moves)
    finally:
        await load.close()


async def compare(
    targets: dict[str, str], games: list[Game], plan: Plan, rounds: int
) -> dict[str, list[Report]]:
    """Measure all servers round by round; every second round goes backwards."""
    reports: dict[str, list[Report]] = {name: [] for name in targets}
    for number in range(rounds):
        for name in list(targets)[:: -1 if number % 2 else 1]:
            report = await measure(CONNECTORS[name](targets[name]), games, plan)
            print(f"{name:12} {report}", flush=True)
            reports[name].append(report)
    return reports


def print_ratios(reports: dict[str, list[Report]]) -> None:
    """Print the medians over the rounds of each server's figures divided by the first server's."""
    first, *others = reports
    for name in others:
        pairs = list(zip(reports[name], reports[first], strict=True))
        rate = statistics.median(one.per_second / base.per_second for one, base in pairs)
        p50 = statistics.median(one.p50 / base.p50 for one, base in pairs)
        p99 = statistics.median(one.p99 / base.p99 for one, base in pairs)
        print(f"{name} / {first}: moves/s x{rate:.2f}  p50 x{p50:.2f}  p99 x{p99:.2f}")


def _target(text: str) -> tuple[str, str]:
    name, _, address = text.partition("=")
    if name not in CONNECTORS or not address.startswith("http://"):
        raise argparse.ArgumentTypeError(f"{text}: want {'|'.join(CONNECTORS)}=http://HOST:PORT")
    return name, address


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.load.compare", description=__doc__)
    parser.add_argument("targets", nargs="+", type=_target, metavar="NAME=http://HOST:PORT")
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 50, 200])
    parser.add_argument("--seconds", type=float, default=5, help="measured time of a run")
    parser.add_argument("--warmup", type=float, default=2, help="uncounted time before it")
    parser.add_argument("--max-moves", type=int, default=0, help="end a run earlier (0: do not)")
    parser.add_argument("--rounds", type=int, default=3, help="runs of each server")
    parser.add_argument("--games", type=int, default=300, help="different games played in turn")
    parser.add_argument("--seed", type=int, default=1, help="of the games")
    parser.add_argument("--json", type=Path, help="write all reports to this file")
    return parser


def main() -> int:
    """Run the comparison for each number of tables; 1 when a move was refused anywhere."""
    options = _parser().parse_args()
    targets = dict(options.targets)
    games = make_games(options.games, options.seed)
    everything: dict[int, dict[str, list[Report]]] = {}
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        for tables in options.tables:
            plan = Plan(tables, options.seconds, options.warmup, options.max_moves)
            try:
                everything[tables] = runner.run(compare(targets, games, plan, options.rounds))
            except LoadError as reason:
                print(f"FAILED at {tables} tables: {reason}", file=sys.stderr)
                return 1
            print_ratios(everything[tables])
    if options.json:
        plain = {
            tables: {name: [asdict(report) for report in rows] for name, rows in reports.items()}
            for tables, reports in everything.items()
        }
        options.json.write_text(json.dumps(plain, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
