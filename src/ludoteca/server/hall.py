"""The hall: all tables of this server, in memory while they are used."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from sqlalchemy import exists

from ludoteca.kernel import Game, Json
from ludoteca.server import journal, schema, seating, sheets, tables
from ludoteca.server.describing import describe
from ludoteca.server.house import HallSettings, House
from ludoteca.server.problems import Problem, where
from ludoteca.server.sheets import OPEN, OVER, PLAYING, Guest, Sheet
from ludoteca.server.storage import Storage
from ludoteca.server.tables import Table

__all__ = ["Guest", "Hall", "HallSettings", "Table"]

log = logging.getLogger("ludoteca.hall")

SWEEP_SECONDS = 5.0
TABLE_ID = re.compile(r"[a-z0-9]{1,16}")
MOST_LISTED = 100
STOPPING = (1012, "the server stops")
COME_AGAIN = (1012, "a private link has ended")


class Hall(House):
    """All tables; `start` it when the storage is open, `stop` it before that is closed."""

    def __init__(
        self,
        storage: Storage,
        settings: HallSettings | None = None,
        games: Mapping[str, Game[Any]] | None = None,
    ) -> None:
        super().__init__(storage, settings, games)
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._sweeping: asyncio.Task[None] | None = None

    @property
    def loaded(self) -> int:
        """The number of tables in memory."""
        return len(self._tables)

    @property
    def commits(self) -> int:
        """Transactions that have been committed."""
        return self.storage.writer.commits

    @property
    def rows(self) -> int:
        """Journal rows that these have committed."""
        return self.storage.writer.rows

    async def start(self) -> None:
        """Begin to look after the tables."""
        self._sweeping = asyncio.create_task(self._sweep_for_ever())

    async def stop(self) -> None:
        """Take no more acts, finish what is being committed, and send everybody away."""
        self.closing = True
        if self._sweeping is not None:
            self._sweeping.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeping
        for table in self._tables.values():
            table.stop(*STOPPING)
        await self.thinkers.stop()
        # This is committed after all that was submitted before it.
        try:
            await self.storage.write(lambda database: journal.release(database, self.name))
        except Exception:  # the disk is full, say; in a few seconds others may take it anyway
            log.exception("what is due could not be released")

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
        self.check_open()
        rules = self.game(game)
        sheet = await self.storage.write(
            lambda database: seating.create(database, rules, guest, seats, options, public, limit)
        )
        log.info("a table was made", extra={"table": sheet.id, "game": game, "seats": seats})
        return sheet.id

    async def table(self, table_id: str) -> Table:
        """Return the table.

        :raises Problem: there is no such table.
        """
        table = self._tables.get(table_id)
        if table is None:
            self.check_open()
            if not TABLE_ID.fullmatch(table_id):
                raise Problem("unknown", "server-no-such-table")
            loading = self._loading.get(table_id)
            if loading is None:
                loading = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            table = await asyncio.shield(loading)
        table.used = time.monotonic()
        return table

    async def lobby(self) -> dict[str, Json]:
        """Return {"open": [table, …], "playing": [table, …]}: the public tables, newest first."""
        columns = schema.tables.c
        found = {}
        for state in (OPEN, PLAYING):
            public = (columns.state == state) & columns.public
            found[state] = [self._listed(sheet, None) for sheet in await self._find(public)]
        return found

    async def mine(self, guest: Guest) -> list[dict[str, Json]]:
        """Return the tables where `guest` sits, the last touched first.

        `turn` is true where the match waits for them; `outcome` tells how it has ended.
        """
        seats = schema.seats.c
        sits = exists().where(
            seats.table == schema.tables.c.id,
            (seats.guest == guest.id) | (seats.invited == guest.id),
        )
        listed: list[dict[str, Json]] = []
        for sheet in await self._find(sits):
            if sheet.state == PLAYING:
                with suppress(Problem):  # it is listed without its match
                    await self.table(sheet.id)
            entry = self._listed(sheet, guest)
            if sheet.state == OVER and sheet.outcome is not None:
                entry["outcome"] = sheet.outcome
            listed.append(entry)
        return listed

    async def renamed(self, guest: Guest) -> None:
        """Tell the tables where `guest` sits that the name has changed, once it is committed."""
        for table in self._tables.values():
            table.renamed(guest)

    def call_back(self, guest: Guest) -> None:
        """Let all live connections of `guest` come anew, as a session of theirs has ended."""
        for table in self._tables.values():
            table.presence.close(*COME_AGAIN, guest.id)

    async def sweep(self) -> None:
        """Drop tables that nobody uses, delete empty ones, and look at the clocks of the others."""
        now = time.monotonic()
        for table in list(self._tables.values()):
            table.look_at_clocks()
            if table.is_idle and now - table.used >= self.settings.idle:
                del self._tables[table.id]
        used = [table.id for table in self._tables.values() if not table.is_idle]
        before = time.time() - self.settings.empty
        gone = await self.storage.write(
            lambda database: seating.delete_empty(database, before, used)
        )
        for table_id in gone:
            self._tables.pop(table_id, None)

    async def _load(self, table_id: str) -> Table:
        try:
            found = await self.storage.read(lambda database: tables.load(database, self, table_id))
        except Problem:
            raise
        except Exception as error:
            log.error("a table cannot be read", extra={"table": table_id, "where": where(error)})
            raise Problem("not-now", "server-table-damaged") from None
        table = Table(self, *found)
        self._tables[table_id] = table
        return table

    async def _find(self, condition: Any) -> list[Sheet]:
        return await self.storage.read(
            lambda database: sheets.read_all(database, condition, MOST_LISTED)
        )

    def _listed(self, sheet: Sheet, guest: Guest | None) -> dict[str, Json]:
        """Return the table's description for a list."""
        table = self._tables.get(sheet.id)
        if table is None:
            return describe(sheet, None, (), guest)
        play = table.play
        entry = describe(sheet, play, table.presence.guests(), guest)
        if guest is not None and play is not None:
            entry["turn"] = table.seat_of(guest) in play.match.waited_for
        return entry

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.sweep()
            except Exception:
                log.exception("the sweep failed")
