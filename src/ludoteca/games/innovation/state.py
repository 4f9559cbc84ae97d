"""The state of a match of Innovation: plain numbers, words and lists.

Cards are numbers (see `cards`). What follows from the rest and is kept for speed alone (where each
card is, how many icons each pile shows) is brought up to date by `moving` and `icons`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ludoteca.kernel import Chance, Event

LAST, FIRST = "last", "first"
"""The two rule sets (IN-16.1)."""
SPECIALS = ("empire", "monument", "wonder", "world", "universe")
"""The special achievements (IN-2.2), in the order in which they are tested."""


@dataclass(slots=True)
class Player:
    """One player's cards, achievements and counters."""

    hand: list[int] = field(default_factory=list)
    score: list[int] = field(default_factory=list)
    piles: list[list[int]] = field(default_factory=lambda: [[], [], [], [], []])
    """By colour; the bottom card first (IN-1.5)."""
    splays: list[int] = field(default_factory=lambda: [0] * 5)
    ages: list[int] = field(default_factory=list)
    """Age achievements claimed."""
    specials: list[str] = field(default_factory=list)
    tucked: int = 0
    scored: int = 0
    """The Monument counters (IN-11.6)."""
    left: bool = False
    shows: list[int] = field(default_factory=lambda: [0] * 5)
    """The visible icons of each pile, packed as `icons` says."""
    icons: int = 0
    """The visible icons of all piles, packed."""

    def clone(self) -> Player:
        """Return an independent copy."""
        return Player(
            self.hand[:],
            self.score[:],
            [pile[:] for pile in self.piles],
            self.splays[:],
            self.ages[:],
            self.specials[:],
            self.tucked,
            self.scored,
            self.left,
            self.shows[:],
            self.icons,
        )


@dataclass(slots=True)
class Dogma:
    """A dogma action under way (IN-7)."""

    card: int
    """Whose effect runs: the card of the action, or one that is carried out alone (IN-10)."""
    launcher: int
    counts: list[int]
    """By seat: the card's dogma icon as it was when the action began (IN-7.1)."""
    returned: list[int]
    """By seat: what was returned through Democracy (IN-7.9)."""
    executor: int = -1
    """Who carries the effect out, or suffers it."""
    number: int = 0
    """Which effect of the card runs, from 1; 0 while the bonus is drawn."""
    demand: bool = False
    victim_moved: bool = False
    """Whether the action's own demand moved a card (IN-7.9)."""
    changed: bool = False
    """Whether the executor has changed anything (IN-8.2)."""
    bonus: bool = False
    stack: list[list[int]] = field(default_factory=list)
    """The effects in which the present one is nested: [card, number], the outermost first."""

    def clone(self) -> Dogma:
        """Return an independent copy."""
        return Dogma(
            self.card,
            self.launcher,
            self.counts[:],
            self.returned[:],
            self.executor,
            self.number,
            self.demand,
            self.victim_moved,
            self.changed,
            self.bonus,
            [pair[:] for pair in self.stack],
        )


@dataclass(slots=True)
class Innovation:
    """A match of Innovation."""

    players: list[Player]
    """By seat."""
    edition: str
    team: list[int]
    """By seat; everybody's own without teams."""
    order: list[int]
    """The seats clockwise; teams sit crosswise (IN-13.1)."""
    supply: list[list[int]]
    """By age less 1; the last card is uppermost, and what is returned goes to the front."""
    aside: list[int]
    """The hidden card that is the achievement of each age, claimed or not (IN-2.1)."""
    chance: Chance
    known: list[int]
    """By card: who knows where it is, as a mask of seats (see `knowledge`)."""
    at: list[int]
    """By card: where it is (see `moving`)."""
    ages: list[int] = field(default_factory=lambda: list(range(1, 10)))
    """The age achievements that nobody has."""
    specials: list[str] = field(default_factory=lambda: list(SPECIALS))
    """The special achievements that nobody has."""
    shown: list[int] = field(default_factory=list)
    """Drawn face up, not yet placed (IN-6.8)."""
    removed: list[int] = field(default_factory=list)
    turn: int = -1
    """Whose turn it is; -1 during the initial melds."""
    turns: int = 0
    """How many turns have begun."""
    actions: int = 0
    """Actions left in this turn."""
    last: tuple[int, str, int] = (-1, "", -1)
    """The last action: whose, which, and its card or age."""
    trail: list[str] = field(default_factory=list)
    """What all saw move, or heard named, in the last action, in order: cards, backs, colours."""
    dogma: Dogma | None = None
    ended: str = ""
    """How the match has ended: by "achievements", "points", "dogma", or since others "left"."""
    winners: list[int] = field(default_factory=list)
    events: list[Event] | None = None

    def clone(self) -> Innovation:
        """Return an independent copy, without events."""
        return Innovation(
            [player.clone() for player in self.players],
            self.edition,
            self.team[:],
            self.order[:],
            [pile[:] for pile in self.supply],
            self.aside[:],
            self.chance.clone(),
            self.known[:],
            self.at[:],
            self.ages[:],
            self.specials[:],
            self.shown[:],
            self.removed[:],
            self.turn,
            self.turns,
            self.actions,
            self.last,
            self.trail[:],
            self.dogma.clone() if self.dogma is not None else None,
            self.ended,
            self.winners[:],
        )
