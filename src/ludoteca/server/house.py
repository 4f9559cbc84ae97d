"""The house: what all tables of a server share."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ludoteca.kernel import Game
from ludoteca.kernel.registry import games as installed_games
from ludoteca.server.problems import Problem
from ludoteca.server.storage import Storage
from ludoteca.server.thinkers import Thinkers


@dataclass(frozen=True, slots=True, kw_only=True)
class HallSettings:
    """What a host can choose of the hall."""

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


class House:
    """The database, the games, the bots' processes, and counts of what has been done."""

    def __init__(
        self,
        storage: Storage,
        settings: HallSettings | None = None,
        games: Mapping[str, Game[Any]] | None = None,
    ) -> None:
        self.storage = storage
        self.settings = settings or HallSettings()
        self.games = installed_games() if games is None else games
        self.thinkers = Thinkers(self.settings.workers, self.settings.thinking)
        self.name = secrets.token_hex(8)
        """What this process is called where it takes something that is due."""
        self.closing = False
        self.answers = 0
        """Answers committed since the start, of persons and bots."""
        self.bot_answers = 0
        self.bot_failures = 0
        """Times that a bot has crashed, hung or answered something illegal."""
        self.refusals = 0
        """Live messages that were refused."""
        self.conflicts = 0
        """Journal numbers lost to another process."""
        self.connections = 0
        """Live connections that are open."""

    def game(self, name: str) -> Game[Any]:
        """Return the game of that name.

        :raises Problem: there is none.
        """
        game = self.games.get(name)
        if game is None:
            raise Problem("unknown", "server-no-such-game")
        return game

    def check_open(self) -> None:
        """Refuse what would change something while the server stops."""
        if self.closing:
            raise Problem("not-now", "server-stopping")
