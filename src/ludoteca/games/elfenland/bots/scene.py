"""What a bot knows of a match: one seat's view, read once, in the form that the bots reckon with.

A hand is one number that holds four bits for each means, a set of towns is one number with a bit
for each town.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludoteca.games.elfenland.map import MEANS, NUMBER, PIECE_TOWNS, ROADS, TOWN, WAY
from ludoteca.games.elfenland.parts import SECRET
from ludoteca.games.elfenland.state import FREE
from ludoteca.kernel import Json

BITS = 4
"""The bits that a hand holds for each means."""
ALL = sum(1 << town for town in PIECE_TOWNS)
"""All towns that hold a piece at the start."""


def pack(counts: Sequence[int]) -> int:
    """Return the hand of so many cards by means."""
    return sum(n << BITS * means for means, n in enumerate(counts))


def unpack(hand: int) -> list[int]:
    """Return how many cards of each means a hand holds."""
    return [hand >> BITS * means & 15 for means in range(len(MEANS))]


def towns(names: Iterable[str]) -> int:
    """Return a set of towns."""
    return sum(1 << TOWN[name] for name in names)


class Player:
    """A player as everybody sees them."""

    __slots__ = ("cards", "open", "seat", "secret", "town", "travels", "wanted")

    def __init__(self, seat: int, data: Json, phase: str) -> None:
        self.seat = seat
        self.town: int = TOWN[data["town"]]
        self.wanted: int = ALL & ~towns(data["taken"])
        """The towns that still hold a piece of theirs."""
        self.cards: int = data["hand"]
        self.open: list[int] = [NUMBER[name] for name in data["open"]]
        self.secret: int = data["secret"]
        gone = bool(data.get("left")) or (phase == "travel" and data["travelled"])
        self.travels = not gone
        """Whether a travel turn of this round is still to come."""


class Scene:
    """A view as the bots read it."""

    __slots__ = (
        "hand",
        "home",
        "me",
        "obstacles",
        "players",
        "rivals",
        "roads",
        "row",
        "secret",
        "to_come",
        "view",
    )

    def __init__(self, view: Json, seat: int) -> None:
        self.view = view
        self.to_come: int = view["rounds"] - view["round"]
        """How many rounds come after this one."""
        self.row = [NUMBER[name] for name in view["row"]]
        self.roads = [FREE] * len(ROADS)
        self.obstacles = 0
        """The roads with an obstacle, a bit for each."""
        for name, data in view["roads"].items():
            road = WAY[name]
            self.roads[road] = NUMBER[data["counter"]]
            if data.get("obstacle"):
                self.obstacles |= 1 << road
        self.players = [
            Player(int(of), data, view["phase"]) for of, data in view["players"].items()
        ]
        self.me = self.players[seat]
        self.rivals = [one for one in self.players if one.seat != seat and one.travels]
        mine = view["mine"]
        self.hand = pack([mine["hand"].get(name, 0) for name in MEANS])
        self.secret = [NUMBER[name] for name in mine["secret"]]
        self.home = TOWN[mine["home"]] if "home" in mine else -1

    @property
    def counters(self) -> list[int]:
        """The own counters, face up or secret."""
        return self.me.open + self.secret

    def name(self, means: int) -> str:
        """Return what an own counter of that means is called, face up first."""
        return MEANS[means] if means in self.me.open else SECRET[means]
