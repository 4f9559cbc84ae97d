"""What tells the host's tools how the server is: alive, ready, its figures."""

from __future__ import annotations

import asyncio
import logging
import shutil

from msgspec import Struct
from sqlalchemy import Connection, text

from ludoteca.server.settings import Settings
from ludoteca.server.storage import Storage

WRITES_WITHIN = 5
LEAST_DISK = 16 * 1024 * 1024

log = logging.getLogger("ludoteca.health")


class Health(Struct):
    """How the server is: `ok`, or what is wrong."""

    status: str


class Readiness:
    """Finds out whether the server can take an answer now."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self._folder = settings.database_file
        self._storage = storage
        self.stopping = False

    async def trouble(self) -> str:
        """Return what is wrong, or nothing."""
        if self.stopping:
            return "stopping"
        if self._folder is not None and shutil.disk_usage(self._folder.parent).free < LEAST_DISK:
            return "the disk is full"
        try:
            async with asyncio.timeout(WRITES_WITHIN):
                await self._storage.write(_touch)
        except Exception:
            log.exception("the database cannot be written")
            return "the database cannot be written"
        return ""


def _touch(connection: Connection) -> None:
    """Write something that changes nothing."""
    connection.execute(text("UPDATE guests SET seen = seen WHERE id = -1"))
