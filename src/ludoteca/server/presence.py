"""Presence: the open connections at a table, and what all of them are shown."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from ludoteca.kernel import Json, Seat
from ludoteca.server.connections import Connection
from ludoteca.server.sheets import Guest
from ludoteca.server.viewers import Step


class Presence:
    """The connections of one table; a guest can have several."""

    def __init__(self) -> None:
        self._connections: dict[Connection, None] = {}

    @property
    def is_anybody(self) -> bool:
        """Whether somebody is at the table or watching."""
        return bool(self._connections)

    def add(self, connection: Connection) -> None:
        """Let a connection be present."""
        self._connections[connection] = None

    def remove(self, connection: Connection) -> None:
        """Let a connection be gone."""
        self._connections.pop(connection, None)

    def rename(self, guest: Guest) -> None:
        """Let a guest's connections know their new name."""
        for connection in self._connections:
            if connection.guest.id == guest.id:
                connection.guest = guest

    def resumed(self) -> Iterator[Connection]:
        """Yield the connections that are shown what happens."""
        return (connection for connection in self._connections if connection.resumed)

    def guests(self) -> Collection[int]:
        """Return who is here."""
        return {connection.guest.id for connection in self._connections}

    def counts(self, seats: Mapping[int, Seat]) -> dict[str, Json]:
        """Return the members of a `presence` message; `seats` tells where each guest sits."""
        guests = self.guests()
        here = sorted(seats[guest] for guest in guests if guest in seats)
        return {"seats": here, "watching": len(guests) - len(here)}

    def show(
        self,
        steps: Sequence[Step | None],
        seats: Mapping[int, Seat],
        origin: Connection | None,
        message: str,
    ) -> bool:
        """Send each connection its viewer's step, if any; return whether `origin` was sent one."""
        shown = False
        if not steps:
            return shown
        for connection in self._connections:
            step = steps[seats.get(connection.guest.id, -1)]
            if step is None or not connection.resumed:
                continue
            if connection is origin and message:
                connection.push(step.answering(message))
                shown = True
            else:
                connection.push(step.text)
        return shown

    def close(self, code: int, reason: str, guest: int | None = None) -> None:
        """Close all connections, or those of one guest."""
        for connection in self._connections:
            if guest in (None, connection.guest.id):
                connection.close(code, reason)
