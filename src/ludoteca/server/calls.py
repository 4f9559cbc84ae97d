"""A call: an HTTP request as the handlers get it, with everything they need at hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import ValidationException

from ludoteca.server.assets import Assets
from ludoteca.server.guests import Guests
from ludoteca.server.hall import Hall, Table
from ludoteca.server.health import Readiness
from ludoteca.server.limits import Limits
from ludoteca.server.metrics import Metrics
from ludoteca.server.pages import Pages
from ludoteca.server.security import Door
from ludoteca.server.settings import Settings
from ludoteca.server.sheets import Guest
from ludoteca.server.visits import Visit


@dataclass(frozen=True, slots=True)
class Parts:
    """What the server consists of."""

    settings: Settings
    hall: Hall
    limits: Limits
    guests: Guests
    door: Door
    assets: Assets
    pages: Pages
    metrics: Metrics
    readiness: Readiness


class Call(Request[Any, Any, State]):
    """A request that the edge has checked."""

    @property
    def visit(self) -> Visit:
        """Who makes the call, and from where."""
        visit: Visit = self.scope["state"]["visit"]
        return visit

    @property
    def parts(self) -> Parts:
        """What the server consists of."""
        parts: Parts = self.app.state.parts
        return parts

    async def json(self) -> Any:
        """Return the body as the form that the handler asks for, read strictly: "2" is no number.

        :raises ValidationException: it has not that form.
        """
        field = self.route_handler.parsed_data_field
        assert field is not None
        try:
            return msgspec.json.decode(await self.body(), type=field.annotation)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise ValidationException(str(error)) from error

    async def reader(self) -> Guest | None:
        """Return the guest who calls, None for a stranger."""
        return await self.parts.guests.find(self.visit)

    async def caller(self) -> Guest:
        """Return the guest who wants to change something; a stranger becomes one.

        :raises Problem: the guest has called too often.
        """
        return await self.parts.guests.caller(self.visit)

    async def known(self) -> Guest:
        """Return the guest who wants to change something that strangers have no part in.

        :raises Problem: it is a stranger, or the guest has called too often.
        """
        return await self.parts.guests.known(self.visit)

    async def table(self, name: str) -> Table:
        """Return a table.

        :raises Problem: there is none of that id.
        """
        return await self.parts.hall.table(name)
