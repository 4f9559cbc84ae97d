"""A table: what people do at it before, during and after its match."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection as Database

from ludoteca.kernel import Answer, Game, Json, Match, Seat
from ludoteca.server import journal, plans, playing, replays, seating, sheets, talk
from ludoteca.server.acts import Acts, Attempt, Done
from ludoteca.server.bots import TableBots
from ludoteca.server.connections import Connection
from ludoteca.server.describing import describe
from ludoteca.server.house import House
from ludoteca.server.journal import ANSWER, Row
from ludoteca.server.playing import Play, Tried
from ludoteca.server.presence import Presence
from ludoteca.server.problems import Problem, where
from ludoteca.server.sheets import OPEN, OVER, PLAYING, Guest, Sheet
from ludoteca.server.wire import frame

log = logging.getLogger("ludoteca.tables")

T = TypeVar("T")

MOMENT = 0.1
"""Seconds within which those who come and go are told of together."""

__all__ = ["Guest", "Table", "load"]


class Table:
    """One table. Every method may raise Problem, and then nothing has changed."""

    def __init__(
        self, house: House, sheet: Sheet, play: Play | None, lines: list[talk.Line]
    ) -> None:
        self.id = sheet.id
        self.sheet = sheet
        self.play = play
        self.game: Game[Any] = house.game(sheet.game)
        self.presence = Presence()
        self.lines = deque(lines, maxlen=talk.LINES_SHOWN)
        self.used = time.monotonic()
        self._house = house
        self._seats = _seats(sheet)
        self._abandoned: list[Seat] = []
        self._telling_presence: asyncio.TimerHandle | None = None
        self._bots = TableBots(house, self.id, sheet.secret, self._answer_for_bot)
        self._acts = Acts(house, self)

    # Before the match

    async def sit(self, guest: Guest, seat: Seat | None = None) -> None:
        """Give `guest` a free seat."""
        await self._seat(lambda db: seating.sit(db, self.id, guest, seat))

    async def stand(self, guest: Guest) -> None:
        """Free the seat of `guest`."""
        await self._seat(lambda db: seating.stand(db, self.id, guest))

    async def bot(self, guest: Guest, seat: Seat, level: str) -> None:
        """Put a bot into an empty seat; only the owner may."""
        await self._seat(lambda db: seating.seat_bot(db, self.id, guest, self.game, seat, level))

    async def unbot(self, guest: Guest, seat: Seat) -> None:
        """Take a bot out; only the owner may."""
        await self._seat(lambda db: seating.unseat_bot(db, self.id, guest, seat))

    async def remove(self, guest: Guest, seat: Seat) -> None:
        """Send the guest of a seat away; only the owner may."""
        await self._seat(lambda db: seating.remove(db, self.id, guest, seat))

    async def options(
        self,
        guest: Guest,
        options: Mapping[str, str] | None = None,
        public: bool | None = None,
        limit: int | None = None,
    ) -> None:
        """Change the settings that are given; only the owner may."""
        await self._seat(
            lambda db: seating.set_options(db, self.id, guest, self.game, options, public, limit)
        )

    async def start(self, guest: Guest) -> None:
        """Begin the match; only the owner may."""
        sheet, play = await self._write(partial(self._start, guest))
        self._begin(sheet, play)

    async def leave(self, guest: Guest) -> None:
        """Free the seat of `guest`, if they have one and the match has not begun."""
        if self.sheet.state == OPEN and self.sheet.seat_of(guest.id) is not None:
            await self.stand(guest)

    # During the match

    async def concede(self, guest: Guest) -> None:
        """Give up the match of `guest`, as the rules say."""
        await self._acts.do(plans.concede(self.seat_of(guest)))

    async def agree(self, guest: Guest, agree: bool) -> None:
        """Propose or accept, or decline, to end the match without a result."""
        await self._acts.do(plans.agree(self.seat_of(guest), agree))

    async def replace(self, guest: Guest, seat: Seat, level: str) -> None:
        """Let a bot play on for an abandoned seat."""
        await self._acts.do(plans.replace(self.seat_of(guest), seat, self.sheet.limit, level))

    async def giveup(self, guest: Guest, seat: Seat) -> None:
        """Give an abandoned seat up, as the rules say."""
        await self._acts.do(plans.give_up(self.seat_of(guest), seat, self.sheet.limit))

    async def back(self, guest: Guest) -> None:
        """Take the own seat back from the bot that plays it."""
        await self._acts.do(plans.back(self.seat_of(guest)))

    def answer(
        self, connection: Connection, decision: int, answer: Answer, message: str, done: Done
    ) -> None:
        """Answer a decision; `done` is called when that is committed, or refused."""
        plan = plans.answer(self.seat_of(connection.guest), decision, answer, message)
        self._acts.submit(Attempt(plan, done, connection))

    # After the match

    async def rematch(self, guest: Guest) -> str:
        """Return the id of the table where the same people play again."""
        sheet, again = await self._write(lambda db: seating.rematch(db, self.id, guest))
        self.sheet.rematch = sheet.rematch
        self._tell_table()
        return again.id

    async def replay(self, guest: Guest | None, eyes: Seat | str = "") -> dict[str, Json]:
        """Return the finished match step by step, as `eyes` saw it: a seat's, or the spectators'.

        Without `eyes` these are those of `guest`, who may have had a seat here.
        """
        match = self._finished().match
        seat = eyes if isinstance(eyes, int) else None
        if eyes == "" and guest is not None:
            seat = self.seat_of(guest)
        if seat is not None and not 0 <= seat < match.seats:
            raise Problem("unknown", "server-no-such-seat")
        seats = self._describe(None)["seats"]
        return await asyncio.to_thread(replays.replay, match, seats, seat)

    async def record(self) -> dict[str, Json]:
        """Return the record of the finished match."""
        return replays.record(self._finished().match, self.sheet)

    # At any time

    async def info(self, guest: Guest | None) -> dict[str, Json]:
        """Return the `table` object as `guest` may see it; who is invited sits down by this."""
        self.used = time.monotonic()
        if guest is not None and self.sheet.state == OPEN and self._is_invited(guest):
            await self._seat(lambda db: seating.welcome(db, self.id, guest))
        return self._describe(guest)

    async def chat(self, guest: Guest, text: str, message: str) -> bool:
        """Say something at the table; return false when this message was said before."""
        text = talk.clean(text)
        if not text:
            raise Problem("malformed", "server-malformed")
        seat = self.seat_of(guest)
        try:
            line = await self._write(lambda db: talk.say(db, self.id, guest, seat, text, message))
        except Problem:
            raise
        except Exception as error:
            log.error("a line failed", extra={"table": self.id, "where": where(error)})
            raise Problem("not-now", "server-cannot-save") from None
        if line is not None:
            self.lines.append(line)
            self._tell(frame("chat", **line.to_json()))
        return line is not None

    def seat_of(self, guest: Guest) -> Seat | None:
        """Return where `guest` sits, if anywhere."""
        return self._seats.get(guest.id)

    # For the connections, the queue and the hall

    def enter(self, connection: Connection) -> None:
        """Let a connection be present."""
        self.presence.add(connection)
        self._tell_presence()
        self._wake_bots()

    def exit(self, connection: Connection) -> None:
        """Let a connection be gone."""
        self.presence.remove(connection)
        self.used = time.monotonic()
        self._tell_presence()

    async def resume(self, connection: Connection, version: int, line: int | None) -> None:
        """Show a connection what it has missed, or all there is, and from now on what happens."""
        await self.info(connection.guest)
        connection.resumed = True
        viewer = self.play and self.play.viewers[self.seat_of(connection.guest)]
        steps = viewer.since(version) if viewer else None
        if steps is None:
            connection.push(self._state(connection.guest))
        else:
            for step in steps:
                connection.push(step.text)
            connection.push(frame("table", table=self._describe(connection.guest)))
            for said in self.lines:
                if line is not None and said.number > line:
                    connection.push(frame("chat", **said.to_json()))
        connection.push(frame("presence", **self.presence.counts(self._seats)))
        if self.play is not None and not self.play.match.over:
            connection.push(self._clock(self.play))

    def due_after(self, row: Row, match: Match[Any]) -> list[journal.Due] | None:
        """Return what the bots will be asked once `row` is committed."""
        assert self.play is not None
        due = self.play.due_after(row, match, self._house.settings.bot_delay)
        return self._bots.taken(due, self.presence.is_anybody)

    def committed(self, row: Row, tried: Tried | None, attempt: Attempt | None) -> bool:
        """Let a committed row come true and show it; return whether its origin was sent a step."""
        play = self.play
        assert play is not None
        by_bot = row.kind == ANSWER and row.seat in play.bots
        steps = play.commit(row, tried)
        if row.kind == ANSWER:
            self._house.answers += 1
            self._house.bot_answers += by_bot
        origin = attempt.origin if attempt else None
        shown = self.presence.show(steps, self._seats, origin, row.message)
        if play.match.over and self.sheet.state == PLAYING:
            end = play.match.outcome
            self.sheet.state, self.sheet.ended = OVER, row.time
            self.sheet.outcome = end and end.to_json()
            self._tell_table()
        elif row.kind != ANSWER:
            self._tell_table()
        if play.bots:
            self._wake_bots()
        return shown

    def renamed(self, guest: Guest) -> None:
        """Show the new name of a guest who sits here."""
        self.presence.rename(guest)
        seat = self.sheet.seat_of(guest.id)
        if seat is not None:
            self.sheet.places[seat] = self.sheet.places[seat]._replace(name=guest.name)
            self._tell_table()

    def look_at_clocks(self) -> None:
        """Tell it when a seat has become abandoned."""
        play = self.play
        if play is None or play.match.over:
            return
        abandoned = play.abandoned(time.time(), self.sheet.limit)
        if abandoned != self._abandoned:
            self._abandoned = abandoned
            self._tell_table()

    def stop(self, code: int, reason: str) -> None:
        """Let the bots stop and close the connections."""
        if self._telling_presence is not None:
            self._telling_presence.cancel()
        self._bots.stop()
        self.presence.close(code, reason)

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing is under way."""
        return not self.presence.is_anybody and self._acts.is_idle and self._bots.is_idle

    def _finished(self) -> Play:
        if self.play is None or not self.play.match.over:
            raise Problem("not-now", "server-not-over")
        return self.play

    def _is_invited(self, guest: Guest) -> bool:
        return any(place.empty and place.invited == guest.id for place in self.sheet.places)

    async def _seat(self, work: Callable[[Database], Sheet]) -> None:
        """Change who sits where or the settings, and show it."""
        sheet = await self._write(work)
        if self.sheet.state == OPEN:
            self.sheet = sheet
            self._seats = _seats(sheet)
            self._tell_table()
            self._tell_presence()

    async def _write(self, work: Callable[[Database], T]) -> T:
        self._house.check_open()
        self.used = time.monotonic()
        return await self._house.storage.write(work)

    def _start(self, guest: Guest, database: Database) -> tuple[Sheet, Play]:
        """Begin the match in the database, with what its bots are asked first."""
        sheet = seating.start(database, self.id, guest, self.game)
        try:
            play = Play(self.game, sheet)
        except Exception as error:  # rules can stumble over anything
            log.error("the rules failed", extra={"table": self.id, "where": where(error)})
            raise Problem("not-now", "server-rules-failed") from None
        due = self._bots.taken(play.due(self._house.settings.bot_delay), self.presence.is_anybody)
        journal.write_due(database, self.id, due or [])
        return sheet, play

    def _begin(self, sheet: Sheet, play: Play) -> None:
        self.sheet, self.play = sheet, play
        self._seats = _seats(sheet)
        for connection in self.presence.resumed():
            connection.push(self._state(connection.guest))
            connection.push(self._clock(play))
        self._wake_bots()

    async def _answer_for_bot(self, seat: Seat, decision: int, answer: Answer) -> None:
        await self._acts.do(plans.answer_for_bot(seat, decision, answer))

    def _wake_bots(self) -> None:
        if self.play is not None:
            self._bots.wake(self.play, lambda: self.presence.is_anybody)

    def _describe(self, guest: Guest | None) -> dict[str, Json]:
        return describe(self.sheet, self.play, self.presence.guests(), guest)

    def _state(self, guest: Guest) -> str:
        """Return all there is to know for `guest`, as one message."""
        data: dict[str, Json] = {"version": 0, "table": self._describe(guest)}
        if self.play is not None:
            data |= self.play.shown_to(self.seat_of(guest))
        return frame("state", **data, chat=[line.to_json() for line in self.lines])

    def _clock(self, play: Play) -> str:
        awaited = {str(seat): round(t, 1) for seat, t in play.awaited(time.time()).items()}
        return frame("clock", seats=awaited, limit=self.sheet.limit)

    def _tell_table(self) -> None:
        for connection in self.presence.resumed():
            connection.push(frame("table", table=self._describe(connection.guest)))

    def _tell_presence(self) -> None:
        """Tell who is here, once for all who come and go within a moment."""
        if self._telling_presence is None:
            loop = asyncio.get_running_loop()
            self._telling_presence = loop.call_later(MOMENT, self._tell_presence_now)

    def _tell_presence_now(self) -> None:
        self._telling_presence = None
        self._tell(frame("presence", **self.presence.counts(self._seats)))

    def _tell(self, message: str) -> None:
        for connection in self.presence.resumed():
            connection.push(message)


def load(
    database: Database, house: House, table: str
) -> tuple[Sheet, Play | None, list[talk.Line]]:
    """Read all that the database holds of a table, and play its match again.

    :raises Problem: there is no such table.
    """
    sheet = sheets.read(database, table)
    if sheet is None:
        raise Problem("unknown", "server-no-such-table")
    play = None
    if sheet.state != OPEN:
        play = playing.replayed(house.game(sheet.game), sheet, journal.load(database, table))
    return sheet, play, talk.load(database, table)


def _seats(sheet: Sheet) -> dict[int, Seat]:
    return {p.guest: seat for seat, p in enumerate(sheet.places) if p.guest is not None}
