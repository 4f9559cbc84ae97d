"""Guests: people with a name, known by a secret token in a cookie, of which only the hash is kept.

A session is a token: that of the browser in which the guest was made, or that of the guest's
private link, which opens the same seats on other devices. A new link ends the sessions that the
last one opened.
"""

from __future__ import annotations

import re
import secrets
import time
import unicodedata
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from ludoteca.messages import LANGUAGES, negotiate, words
from ludoteca.server.limits import CALLS, NEW_GUESTS, PASSWORDS, Limits, network_of
from ludoteca.server.problems import Problem
from ludoteca.server.schema import guests, links
from ludoteca.server.security import flood_check
from ludoteca.server.settings import DAY
from ludoteca.server.sheets import Guest
from ludoteca.server.storage import Storage
from ludoteca.server.visits import Visit

COOKIE = "ludoteca"
LANGUAGE_COOKIE = "ludoteca-language"
LONGEST_NAME = 30
MARKS_IN_A_ROW = 2
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
JOINER = "\u200d"
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that show nothing."""


class Guests:
    """Finds, makes and changes guests; a cookie lasts a year from the last visit."""

    def __init__(self, storage: Storage, limits: Limits) -> None:
        self._storage = storage
        self._limits = limits

    async def find(self, visit: Visit) -> Guest | None:
        """Return the guest who visits, or None for a stranger."""
        token = visit.cookies.get(COOKIE, "")
        if not TOKEN.fullmatch(token):
            return None
        found = await self._owner(_hashed(token))
        if found is None:
            return None
        guest, seen = found
        if seen < time.time() - DAY:
            visit.set_cookie(COOKIE, token)
            await self._storage.write(_seen(guest.id))
        return guest

    async def meet(self, visit: Visit) -> Guest:
        """Return the guest who visits; a stranger becomes one.

        :raises Problem: too many have come from there.
        """
        guest = await self.find(visit)
        if guest is None:
            flood_check(self._limits.take(NEW_GUESTS, network_of(visit.address)))
            language = language_of(visit)
            guest = await self._make(visit, default_name(language), language)
        return guest

    async def caller(self, visit: Visit) -> Guest:
        """Return the guest who wants to change something; a stranger becomes one.

        :raises Problem: the guest has called too often.
        """
        return self._count(await self.meet(visit))

    async def known(self, visit: Visit) -> Guest:
        """Return the guest who wants to change something that strangers have no part in.

        :raises Problem: it is a stranger, or the guest has called too often.
        """
        guest = await self.find(visit)
        if guest is None:
            raise Problem("not-yours", "server-not-seated")
        return self._count(guest)

    async def change(self, visit: Visit, guest: Guest, name: str | None, language: str) -> Guest:
        """Give the guest another name (None: the same), and another language to read in.

        :raises Problem: the name is none.
        """
        changed = Guest(guest.id, guest.name if name is None else clean_name(name), language)
        visit.set_cookie(LANGUAGE_COOKIE, language)

        # Only what is new: another call may change the other at the same time.
        pairs = zip(guest._asdict().items(), changed, strict=True)
        values = {key: after for (key, before), after in pairs if before != after}

        def write(connection: Connection) -> None:
            connection.execute(update(guests).where(guests.c.id == guest.id).values(values))

        if values:
            await self._storage.write(write)
        return changed

    async def link(self, visit: Visit, guest: Guest) -> tuple[str, bool]:
        """Return the token of a new private link, and whether there was one, which has ended."""
        token = secrets.token_urlsafe(32)
        session = _hashed(visit.cookies.get(COOKIE, ""))

        def write(connection: Connection) -> list[str]:
            mine = links.c.guest == guest.id
            ended = list(connection.execute(select(links.c.token).where(mine)).scalars())
            connection.execute(delete(links).where(mine))
            row = {"token": _hashed(token), "guest": guest.id, "created": time.time()}
            connection.execute(insert(links).values(row))
            return ended

        ended = await self._storage.write(write)
        if session in ended:
            visit.set_cookie(COOKIE, token)
        return token, bool(ended)

    async def behind(self, visit: Visit, token: str) -> Guest | None:
        """Return whose private link this is; None where it is nobody's (any more).

        :raises Problem: too many have been tried.
        """
        flood_check(self._limits.wait(PASSWORDS, network_of(visit.address)))
        found = await self._owner(_hashed(token)) if TOKEN.fullmatch(token) else None
        if found is None:
            self._limits.take(PASSWORDS, network_of(visit.address))
            return None
        return found[0]

    def come_back(self, visit: Visit, token: str) -> None:
        """Go on, on this device, as the guest whose private link this is."""
        visit.set_cookie(COOKIE, token)

    def _count(self, guest: Guest) -> Guest:
        flood_check(self._limits.take(CALLS, str(guest.id)))
        return guest

    async def _owner(self, hashed: str) -> tuple[Guest, float] | None:
        """Return whose token this is, and when the guest was last noted as seen."""

        def read(connection: Connection) -> Any:
            columns = select(guests.c.id, guests.c.name, guests.c.language, guests.c.seen)
            by_link = select(links.c.guest).where(links.c.token == hashed)
            found = connection.execute(columns.where(guests.c.cookie == hashed)).first()
            return found or connection.execute(columns.where(guests.c.id.in_(by_link))).first()

        row = await self._storage.read(read)
        return (Guest(row.id, row.name, row.language), row.seen) if row else None

    async def _make(self, visit: Visit, name: str, language: str) -> Guest:
        token = secrets.token_urlsafe(32)
        now = time.time()
        row = {"cookie": _hashed(token), "name": name, "language": language}

        def write(connection: Connection) -> int:
            made = connection.execute(insert(guests).values(**row, created=now, seen=now))
            return int(made.inserted_primary_key[0])  # type: ignore[index]

        number = await self._storage.write(write)
        visit.set_cookie(COOKIE, token)
        return Guest(number, name, language)


def clean_name(text: str) -> str:
    """Return a name as it is kept: composed, on one line, without what is invisible or turns text.

    :raises Problem: nothing is left of it, or more than 30 characters.
    """
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text[: 10 * LONGEST_NAME]):
        kind = unicodedata.category(character)
        marks = marks + 1 if kind.startswith("M") else 0
        if kind in ("Cc", "Zs", "Zl", "Zp") or character in BLANK:
            kept.append(" ")
        elif (kind[0] != "C" or character == JOINER) and marks <= MARKS_IN_A_ROW:
            kept.append(character)
    name = " ".join("".join(kept).split()).strip(JOINER)
    if not any(unicodedata.category(character)[0] in "LNPS" for character in name):
        raise Problem("malformed", "server-name-empty")
    if len(name) > LONGEST_NAME:
        raise Problem("malformed", "server-name-too-long", args={"most": LONGEST_NAME})
    return name


def default_name(language: str) -> str:
    """Return a friendly name for somebody who has not given one: an animal and a number."""
    animals = words(language).text("server-guest-names").split(",")
    return f"{secrets.choice(animals).strip()} {10 + secrets.randbelow(90)}"[:LONGEST_NAME]


def language_of(visit: Visit, guest: Guest | None = None) -> str:
    """Return the language to speak: the guest's, the one chosen before, or the browser's."""
    chosen = guest.language if guest else visit.cookies.get(LANGUAGE_COOKIE, "")
    return chosen if chosen in LANGUAGES else negotiate(visit.headers.get("accept-language", ""))


def _hashed(token: str) -> str:
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def _seen(guest: int) -> Any:
    def write(connection: Connection) -> None:
        connection.execute(update(guests).where(guests.c.id == guest).values(seen=time.time()))

    return write
