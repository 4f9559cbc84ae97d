"""The rows of figures: each function measures one and returns it as lines of a table."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from bench import servers
from bench.load.compare import Plan, compare, measure, new_event_loop
from bench.load.driver import Report
from bench.load.games import make_games
from bench.load.ludoteca import Ludoteca
from ludoteca.cli.bench import measure as measure_game
from ludoteca.kernel import Match
from ludoteca.kernel.registry import games
from ludoteca.kernel.testing import endless

TABLES = (10, 50, 200)
IDLE = 5_000
ROOT = Path(__file__).parents[1]


class Row(NamedTuple):
    """One figure: what it is, what was measured, and what it is meant to be."""

    what: str
    figure: str
    goal: str = ""


def disk() -> Any:
    """Return a folder on a real disk, which goes away with its block."""
    return tempfile.TemporaryDirectory(dir=Path.home(), prefix=".ludoteca-bench-")


def random_games() -> Iterator[Row]:
    """Random players through the kernel, forks and views, for every game."""
    goals = {
        "elfenland: random decisions a second, 4 seats": "40,000",
        "notalone: random decisions a second, 4 seats": "40,000",
        "splits: random matches a second, 2 seats": "2,000",
        "splits: two-player playouts a second in the search": "40,000",
        "splits: search iterations a second over a match": "12,000",
    }
    for game in games().values():
        for what, figure in measure_game(game).items():
            row = f"{game.name}: {what}"
            goal = "under 40" if what.startswith("microseconds a fork") else goals.get(row, "")
            yield Row(row, f"{figure:,.1f}", goal)


def growing_match() -> Iterator[Row]:
    """Time answers of an endless match, tried on a fork as the server does it."""
    costs: dict[int, list[float]] = {5: [], 500: []}
    for _ in range(200):
        match = Match(endless.game, 2, {})
        for number in range(1, 501):
            begun = time.perf_counter()
            fork = match.fork()
            fork.answer(fork.pending[0].seat, {"action": "move", "hours": 1})
            fork.view(0)
            if number in costs:
                costs[number].append(time.perf_counter() - begun)
            match = fork
    early, late = (1e6 * median(costs[number]) for number in (5, 500))
    yield Row("the 5th answer of an endless match", f"{early:.1f} µs")
    yield Row("the 500th", f"{late:.1f} µs, {late / early:.2f} times the 5th", "within 20 %")


def server_load(seconds: float, rounds: int) -> Iterator[Row]:
    """Count moves a second beside boardgame.io and beside the bare echo, in alternation."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(disk()))
        targets = {
            "boardgameio": stack.enter_context(servers.boardgameio())[0],
            "ludoteca": stack.enter_context(servers.ludoteca(folder))[0],
            "echo": stack.enter_context(servers.echo(folder))[0],
        }
        played = make_games(300, 1)
        for tables in TABLES:
            plan = Plan(tables, seconds, warmup=2)
            with asyncio.Runner(loop_factory=new_event_loop) as runner:
                reports = runner.run(compare(targets, played, plan, rounds))
            yield from load_rows(tables, reports)


def load_rows(tables: int, reports: dict[str, list[Report]]) -> Iterator[Row]:
    """Return the medians of each server, and the ratios within each round."""
    for name, runs in reports.items():
        rate = median(run.per_second for run in runs)
        p50, p99 = median(run.p50 for run in runs), median(run.p99 for run in runs)
        figure = f"{rate:,.0f} moves/s, p50 {p50:.1f} ms, p99 {p99:.1f} ms"
        yield Row(f"{tables} tables: {name}", figure)
    own = reports["ludoteca"]
    for other, goal in (("boardgameio", "5, with a lower p99"), ("echo", "0.5")):
        pairs = list(zip(own, reports[other], strict=True))
        rate = median(one.per_second / base.per_second for one, base in pairs)
        p99 = median(one.p99 / base.p99 for one, base in pairs)
        figure = f"moves/s × {rate:.2f}, p99 × {p99:.2f}"
        yield Row(f"{tables} tables: ludoteca / {other}", figure, goal if tables == 50 else "")


def steady_load(seconds: float) -> Iterator[Row]:
    """Time answers at 1,000 moves a second."""
    with disk() as folder, servers.ludoteca(Path(folder)) as (url, _):
        plan = Plan(50, seconds, warmup=2, pace=1000)
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            report = runner.run(measure(Ludoteca(url), make_games(300, 1), plan))
        figure = f"p50 {report.p50:.1f} ms, p99 {report.p99:.1f} ms at {report.per_second:,.0f}/s"
        yield Row("answer acknowledged at 1,000 moves/s, 50 tables", figure, "p99 under 50 ms")


def idle_connections() -> Iterator[Row]:
    """Weigh a connection that does nothing, 5,000 of them at 100 tables."""
    with disk() as folder, servers.ludoteca(Path(folder)) as (url, process):
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            each = runner.run(hold(url, process))
        yield Row(f"memory of each of {IDLE:,} idle connections", f"{each / 1000:.1f} kB", "40 kB")


async def hold(url: str, process: int) -> float:
    """Open the connections, all watching tables that have not begun; return bytes for each."""
    from bench.load.wire import connect

    hall = Ludoteca(url)
    hall.ask(0, "PUT", "/api/me", {"name": "Watcher", "language": "en"})
    wanted = {"game": "splits", "seats": 2, "options": {}, "public": False, "limit": 86400}
    tables = [hall.ask(0, "POST", "/api/tables", wanted)["id"] for _ in range(100)]
    wires = []

    async def watch(table: str) -> None:
        shown = asyncio.Event()
        address = f"ws{url.removeprefix('http')}/tables/{table}/live"
        headers = {"Cookie": hall.cookie(0), "Origin": url}
        wire = await connect(address, lambda _: shown.set(), lambda _: shown.set(), headers)
        wire.send('{"type":"resume","version":0}')
        await shown.wait()
        wires.append(wire)

    for table in tables:
        await watch(table)
    before = servers.memory(process)
    for number in range(IDLE // 50):
        await asyncio.gather(*(watch(tables[number % 100]) for _ in range(50)))
    await asyncio.sleep(2)
    each = (servers.memory(process) - before) / IDLE
    await asyncio.gather(*(wire.close() for wire in wires))
    return each


def first_visit() -> Iterator[Row]:
    """Weigh what a browser loads at its first visit to a table."""
    from playwright.sync_api import sync_playwright

    from tools.browser import ADVICE, FLAGS, find

    path = find()
    if path is None:
        raise SystemExit(ADVICE)
    with disk() as folder, servers.ludoteca(Path(folder)) as (url, _):
        hall = Ludoteca(url)
        table = hall.new_table()
        with sync_playwright() as tool:
            browser = tool.chromium.launch(executable_path=path, args=FLAGS)
            page = browser.new_page()
            session = page.context.new_cdp_session(page)
            session.send("Network.enable")
            sizes: list[float] = []
            session.on("Network.loadingFinished", lambda e: sizes.append(e["encodedDataLength"]))
            page.goto(f"{url}/tables/{table}", wait_until="networkidle")
            browser.close()
    total = f"{sum(sizes) / 1000:.0f} kB in {len(sizes)} requests"
    yield Row("first visit to a table", total, "120 kB")


def first_move() -> Iterator[Row]:
    """From a clone to the first move: `git clone`, `make serve`, a table, a tile."""
    with disk() as folder:
        begun = time.monotonic()
        clone = Path(folder) / "clone"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        port = servers.free_port()
        arguments = f"ARGS=--host 127.0.0.1 --port {port}"
        with servers.running(["make", "-C", str(clone), "serve", arguments], port, 600):
            hall = Ludoteca(f"http://127.0.0.1:{port}")
            asyncio.run(hall.play_one_move())
            seconds = time.monotonic() - begun
    yield Row("from clone to first move", f"{seconds:.0f} s", "60 s, most of it downloading")


def machine() -> str:
    """Describe the machine and the programs in a line."""
    model = "unknown processor"
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            model = line.partition(":")[2].strip()
            break
    cores = subprocess.run(["nproc"], capture_output=True, text=True, check=True).stdout.strip()
    return f"{cores} cores of {model}, Python {sys.version.split()[0]}"


def version_of_node() -> str:
    """Return the version of Node.js, for the comparison."""
    done = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False)
    return done.stdout.strip()
