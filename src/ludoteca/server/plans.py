"""What people and bots want of a match in play: who may do it, and which row it would be."""

from __future__ import annotations

import time

from ludoteca.kernel import Answer, Seat
from ludoteca.server.acts import Draft, Plan
from ludoteca.server.journal import AGREE, ANSWER, BACK, BOT, LEFT, STOPPED
from ludoteca.server.playing import Play
from ludoteca.server.problems import Problem
from ludoteca.server.seating import check_level
from ludoteca.server.wire import encode


def answer(seat: Seat | None, decision: int, value: Answer, message: str) -> Plan:
    """Answer a decision as a person; a message that was done before is not done again."""

    def plan(play: Play) -> Draft | None:
        if seat is None:
            raise Problem("not-yours", "server-not-seated")
        if (seat, message) in play.messages:
            return None
        if seat in play.bots:
            raise Problem("not-now", "server-bot-plays")
        if play.match.ids.get(seat) != decision:
            raise Problem("stale", "server-decision-gone")
        return Draft(seat, ANSWER, encode(value), message)

    return plan


def answer_for_bot(seat: Seat, decision: int, value: Answer) -> Plan:
    """Answer a decision as the bot that plays the seat."""

    def plan(play: Play) -> Draft:
        if seat not in play.bots or play.match.ids.get(seat) != decision:
            raise Problem("stale", "server-decision-gone")
        return Draft(seat, ANSWER, encode(value))

    return plan


def concede(seat: Seat | None) -> Plan:
    """Leave the match for good."""
    return lambda play: Draft(_in_play(play, seat), LEFT, encode("conceded"))


def agree(seat: Seat | None, agrees: bool) -> Plan:
    """Propose or accept, or decline, to end the match without a result."""

    def plan(play: Play) -> Draft | None:
        mine = _in_play(play, seat)
        if mine in play.bots:
            raise Problem("not-now", "server-bot-plays")
        if not agrees:
            if not play.agreed:
                raise Problem("not-now", "server-nothing-proposed")
            return Draft(mine, AGREE, encode(False))
        if {*play.agreed, mine} >= set(play.active):
            return Draft(mine, STOPPED)
        return None if mine in play.agreed else Draft(mine, AGREE, encode(True))

    return plan


def replace(seat: Seat | None, other: Seat, limit: float, level: str) -> Plan:
    """Let a bot play on for an abandoned seat."""

    def plan(play: Play) -> Draft:
        _check_abandoned(play, seat, other, limit)
        check_level(play.match.game, level)
        return Draft(other, BOT, encode(level))

    return plan


def give_up(seat: Seat | None, other: Seat, limit: float) -> Plan:
    """Let an abandoned seat leave the match for good."""

    def plan(play: Play) -> Draft:
        _check_abandoned(play, seat, other, limit)
        return Draft(other, LEFT, encode("given-up"))

    return plan


def back(seat: Seat | None) -> Plan:
    """Take a seat back from the bot that plays it for its person."""

    def plan(play: Play) -> Draft:
        mine = _in_play(play, seat)
        if mine not in play.bots:
            raise Problem("not-now", "server-no-bot-there")
        return Draft(mine, BACK)

    return plan


def _in_play(play: Play, seat: Seat | None) -> Seat:
    """Return the seat of somebody who is still in the match."""
    if seat is None:
        raise Problem("not-yours", "server-not-seated")
    if play.match.over:
        raise Problem("not-now", "server-not-playing")
    if seat in play.match.left:
        raise Problem("not-now", "server-has-left")
    return seat


def _check_abandoned(play: Play, seat: Seat | None, other: Seat, limit: float) -> None:
    if _in_play(play, seat) == other:
        raise Problem("not-yours", "server-own-seat")
    if not 0 <= other < play.match.seats:
        raise Problem("unknown", "server-no-such-seat")
    if other not in play.abandoned(time.time(), limit):
        raise Problem("not-now", "server-not-abandoned")
