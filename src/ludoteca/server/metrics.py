"""Figures for Prometheus, in a registry of their own, so that several servers fit into a process.

`/metrics` answers only those whom the setting `monitors` names, by default programs on the same
machine, and never through a proxy: there every visitor would seem to come from this machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from prometheus_client.registry import Collector
from sqlalchemy import Connection, func, select

from ludoteca.kernel import Answer, Game, Json
from ludoteca.server import schema
from ludoteca.server.hall import Hall
from ludoteca.server.settings import Network
from ludoteca.server.sheets import OPEN, OVER, PLAYING
from ludoteca.server.storage import Storage
from ludoteca.server.thinkers import Thinkers
from ludoteca.server.visits import Visit, within

CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4
SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
LONG = (0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30)


class Metrics:
    """All figures of one server."""

    def __init__(self, monitors: tuple[Network, ...]) -> None:
        self._monitors = monitors
        self._registry = own = CollectorRegistry()
        ProcessCollector(registry=own)
        self._requests = Histogram(
            "ludoteca_request_seconds", "Time to answer an HTTP request", ["method", "status"],
            buckets=SHORT, registry=own,
        )  # fmt: skip
        self._refusals = Counter(
            "ludoteca_http_refusals", "HTTP requests refused, by code", ["code"], registry=own
        )
        self._tables = Gauge("ludoteca_tables", "Tables, by state", ["state"], registry=own)
        self.commits = Histogram(
            "ludoteca_commit_seconds", "Time that a transaction takes",
            buckets=SHORT, registry=own,
        )  # fmt: skip
        self.thoughts = Histogram(
            "ludoteca_thinking_seconds", "Time until a bot has thought", ["game", "level"],
            buckets=LONG, registry=own,
        )  # fmt: skip

    def watch(self, hall: Hall) -> None:
        """Show what the hall counts by itself."""
        self._registry.register(HallFigures(hall))

    def may_be_read_by(self, visit: Visit) -> bool:
        """Tell whether the figures are for this visitor."""
        return not visit.forwarded and within(visit.peer, self._monitors)

    def request_served(self, method: str, status: int, seconds: float) -> None:
        """Count a request."""
        known = method if method in ("GET", "HEAD", "POST", "PUT") else "other"
        self._requests.labels(known, f"{status // 100}xx").observe(seconds)

    def refused(self, code: str) -> None:
        """Count a refusal."""
        self._refusals.labels(code).inc()

    async def text(self, storage: Storage) -> bytes:
        """Return all figures in Prometheus' text form."""
        counts = await storage.read(_count_tables)
        for state in (OPEN, PLAYING, OVER):
            self._tables.labels(state).set(counts.get(state, 0))
        return generate_latest(self._registry)


class HallFigures(Collector):
    """Reads what the hall counts by itself, whenever it is asked."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    def collect(self) -> Iterable[Metric]:
        """Yield a metric for each figure."""
        hall = self._hall
        gauges = {
            "connections": ("Open live connections", hall.connections),
            "tables_in_memory": ("Tables in memory", hall.loaded),
        }
        counters = {
            "answers": ("Answers committed, of people and bots", hall.answers),
            "bot_answers": ("Answers that bots gave", hall.bot_answers),
            "bot_failures": ("Bots that gave no legal answer in time", hall.bot_failures),
            "live_refusals": ("Live messages refused", hall.refusals),
            "commits": ("Transactions committed", hall.commits),
            "rows": ("Journal rows committed", hall.rows),
            "conflicts": ("Journal numbers lost to another process", hall.conflicts),
        }
        for name, (text, value) in gauges.items():
            yield GaugeMetricFamily(f"ludoteca_{name}", text, value=value)
        for name, (text, value) in counters.items():
            yield CounterMetricFamily(f"ludoteca_{name}", text, value=value)


class MeasuredThinkers(Thinkers):
    """Bots' processes whose thoughts are timed, waiting for a free process included."""

    def __init__(self, most: int, seconds: float, metrics: Metrics) -> None:
        super().__init__(most, seconds)
        self._thoughts = metrics.thoughts

    async def think(
        self, game: Game[Any], level: str, view: Json, decision: Json, seed: int
    ) -> Answer:
        """Return the answer of the bot of that level."""
        with self._thoughts.labels(game.name, level).time():
            return await super().think(game, level, view, decision, seed)


def _count_tables(connection: Connection) -> Mapping[str, int]:
    state = schema.tables.c.state
    rows = connection.execute(select(state, func.count()).group_by(state))
    return {str(name): int(count) for name, count in rows}
