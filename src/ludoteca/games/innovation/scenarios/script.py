"""A scenario as data, and the words that are used for cards, zones and ends, both ways."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from ludoteca.games.innovation.cards import CARDS, COLOURS, SPLAYS
from ludoteca.games.innovation.state import SPECIALS

EMPTY = "–"
COUNTERS = "Monument counters"


class Malformed(ValueError):
    """A scenario is not of the form that `reading` tells."""


@dataclass
class Zones:
    """What one player has."""

    hand: list[int] = field(default_factory=list)
    score: list[int] = field(default_factory=list)
    piles: list[list[int]] = field(default_factory=lambda: [[], [], [], [], []])
    """By colour; the bottom card first."""
    splays: list[int] = field(default_factory=lambda: [0] * 5)
    ages: list[int] = field(default_factory=list)
    specials: list[str] = field(default_factory=list)
    tucked: int = 0
    scored: int = 0

    def cards(self) -> list[int]:
        """Return all cards of the player."""
        return [*self.hand, *self.score, *(card for pile in self.piles for card in pile)]

    def described(self) -> dict[str, str]:
        """Say each zone in the words of a scenario."""
        achievements = [*map(str, sorted(self.ages)), *(s.title() for s in sorted_specials(self))]
        return {
            "board": ", ".join(self._piles()) or EMPTY,
            "hand": listed(sorted(self.hand)),
            "score": listed(sorted(self.score)),
            "achievements": ", ".join(achievements) or EMPTY,
            COUNTERS: f"tucked {self.tucked}, scored {self.scored}",
        }

    def _piles(self) -> Iterable[str]:
        for colour, (pile, splay) in enumerate(zip(self.piles, self.splays, strict=True)):
            if pile:
                way = f" {SPLAYS[splay]}" if splay else ""
                yield f"{COLOURS[colour]}{way} [{' < '.join(CARDS[card].name for card in pile)}]"


class Pile(NamedTuple):
    """What is said of a supply pile: its next cards, and whether there are no more."""

    cards: list[int]
    exactly: bool


class Step(NamedTuple):
    """An action or an answer of a player: `kind` says what `what` is.

    Actions: "draw", "meld" and "dogma" (a card), "achieve" (an age). Answers: "card", "seat",
    "colour", "value", "splay" (a card of the pile), "way" (of Evolution), "swap" (colour and two
    places), "pass", "accept".
    """

    seat: int
    kind: str
    what: int | str | tuple[int, int, int]
    text: str

    @property
    def is_action(self) -> bool:
        """Whether this begins an action."""
        return self.kind in ("draw", "meld", "dogma", "achieve")


class After(NamedTuple):
    """What a player shall have in the end.

    Zones that are not `told` are empty, or as before where the player is `unchanged`. Monument
    counters that are not told shall be 0.
    """

    zones: Zones
    told: frozenset[str] = frozenset()
    unchanged: bool = False


class Then(NamedTuple):
    """Who is to move with which action of the turn (0: whichever), or how the match has ended."""

    seat: int = -1
    action: int = 0
    ended: str = ""
    winners: tuple[int, ...] = ()

    def __str__(self) -> str:
        if self.ended:
            seats = " and ".join(f"P{seat + 1}" for seat in self.winners)
            return f"game over by {self.ended}, winner{'s' * (len(self.winners) > 1)} {seats}"
        return f"P{self.seat + 1} to move" + (f", action {self.action}" if self.action else "")


class Header(NamedTuple):
    """By which rule sets a scenario is to be played, and who is to move."""

    editions: tuple[str, ...]
    teams: list[int] | None
    """By seat; None without teams."""
    turn: int
    action: int
    """Which of the turn's two actions comes."""


@dataclass
class Script:
    """A scenario: situation, what is done, what has to come of it."""

    header: Header
    before: list[Zones]
    supply: Mapping[int, Pile]
    """By age, as far as it is said."""
    steps: list[Step]
    after: Mapping[int, After]
    then: Then

    def mentioned(self) -> list[int]:
        """Return every card of the situation; one can be there twice by mistake."""
        zones = [card for player in self.before for card in player.cards()]
        return zones + [card for pile in self.supply.values() for card in pile.cards]


def listed(cards: Iterable[int]) -> str:
    """Say cards by their titles."""
    return ", ".join(CARDS[card].name for card in cards) or EMPTY


def sorted_specials(zones: Zones) -> list[str]:
    """Return the special achievements in their usual order."""
    return sorted(zones.specials, key=SPECIALS.index)
