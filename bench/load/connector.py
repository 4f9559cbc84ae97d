"""What the load driver asks of a server: the protocols that every connector implements."""

from __future__ import annotations

from typing import Protocol

from .games import Answer, Final


class Listener(Protocol):
    """What a match tells the driver; called from the event loop, never from a thread."""

    def seen(self, seat: int, count: int) -> None:
        """Tell that the client of `seat` has received the state after the first `count` moves.

        Each client reports every count once, in order, from 1; the mover's own report is the
        acknowledgement of its move. A state that somebody joined or watches is no move.
        """

    def failed(self, reason: str) -> None:
        """Tell that a move was refused, a message made no sense or a connection was lost."""


class Match(Protocol):
    """One match with both seats taken and both clients connected, ready for its first move."""

    def send(self, seat: int, answer: Answer) -> None:
        """Send a move from the client of `seat` without waiting for anything.

        The driver calls it once that client has reported the move before, so everything a
        server wants back (a version, a decision id) is known from that client's last message.
        It may be called from inside `Listener.seen`.
        """

    def final(self) -> Final | None:
        """Read the end of the game as the server told it last; None when the server knows no rules.

        Called once after the last move and outside the measured window. A match that is not
        over by the server's word raises ValueError.
        """

    async def close(self) -> None:
        """Close both connections, outside the measured window and without a `failed`."""


class Connector(Protocol):
    """One server to be measured."""

    async def open(self, listener: Listener) -> Match:
        """Make a match, seat two players and connect both; called outside the measured window.

        Up to 16 calls run at the same time. What the clients receive before the first move
        (their first state, who is present) is awaited here and not reported to the listener.
        """
