"""The hall (signatures only; being written)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ludoteca.kernel import Game, Json
from ludoteca.server.storage import Storage
from ludoteca.server.tables import Guest, Table


@dataclass(frozen=True, slots=True, kw_only=True)
class HallSettings:
    """What a host can choose of the hall; the edge makes it of its Settings."""

    bot_delay: float = 0.7
    """Seconds from a question to a bot's answer."""
    workers: int = 1
    """Processes in which bots think."""
    thinking: float = 30
    """Seconds after which a bot that still thinks counts as broken."""
    idle: float = 300
    """Seconds after which a table that nobody uses is dropped from memory."""
    empty: float = 3600
    """Seconds after which an open table without people vanishes."""


class Hall:
    """All tables of this server."""

    answers: int = 0
    """Answers committed since the start (persons' and bots')."""
    refusals: int = 0
    """Live messages refused since the start."""
    commits: int = 0
    """Transactions that the writer has made."""
    rows: int = 0
    """Journal rows that these committed."""
    conflicts: int = 0
    """Journal numbers lost to another worker."""
    connections: int = 0
    """Open live connections."""
    loaded: int = 0
    """Tables in memory."""
    bot_answers: int = 0
    bot_failures: int = 0

    def __init__(
        self,
        storage: Storage,
        settings: HallSettings | None = None,
        games: Mapping[str, Game[Any]] | None = None,
    ) -> None: ...

    async def start(self) -> None: ...
    async def stop(self) -> None: ...
    async def create(
        self,
        guest: Guest,
        game: str,
        seats: int,
        options: Mapping[str, str],
        public: bool,
        limit: int,
    ) -> str:
        """Make a table, at which `guest` sits as the owner; return its id."""
        raise NotImplementedError

    async def table(self, table_id: str) -> Table:
        """Return the table.

        :raises Problem: there is no such table.
        """
        raise NotImplementedError

    async def lobby(self) -> dict[str, Json]:
        """Return {"open": [table, …], "playing": [table, …]}: the public tables, newest first."""
        raise NotImplementedError

    async def mine(self, guest: Guest) -> list[dict[str, Json]]:
        """Return the tables where `guest` sits; `turn` is true where the match waits for them."""
        raise NotImplementedError

    async def renamed(self, guest: Guest) -> None:
        """Tell the tables where `guest` sits that the name has changed (after the commit)."""
