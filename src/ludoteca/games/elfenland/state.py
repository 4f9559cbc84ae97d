"""The state of a match of Elfenland: plain numbers and lists, which `map` gives names."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludoteca.games.elfenland.map import CAPITAL, CARDS_EACH, MEANS, WAYS
from ludoteca.kernel import Chance, Event, Json

# Where a round stands (EL-6.1); nothing is asked while cards and secret counters are dealt.
DEALING = "deal"
DRAWING = "draw"
PLANNING = "plan"
TRAVELLING = "travel"
KEEPING = "keep"
OVER = "over"
FREE = -1
"""What lies on a way without counter."""


def copied(last: dict[str, Json]) -> dict[str, Json]:
    """Return an independent copy of what was done last; cards that were paid are a list."""
    return {**last, "cards": last["cards"][:]} if "cards" in last else last.copy()


@dataclass(slots=True)
class Player:
    """One player: the boot, the pieces taken, and what is held. Cards and counters are counts."""

    town: int = CAPITAL
    taken: list[int] = field(default_factory=list)
    """The towns whose piece has been taken, in that order (EL-11.12)."""
    hand: list[int] = field(default_factory=lambda: [0] * len(MEANS))
    """Cards in hand by means."""
    given: list[int] = field(default_factory=lambda: [0] * len(MEANS))
    """Cards given up for the hand limit in this round, by means (EL-11.15)."""
    open: list[int] = field(default_factory=list)
    """Face-up counters, in the order taken (EL-9.3)."""
    secret: list[int] = field(default_factory=list)
    """Secret counters, the kept one first (EL-8.1)."""
    obstacle: bool = True
    """Whether the obstacle is still unused (EL-10.6)."""
    home: int = -1
    """The hometown; -1 without the variant (EL-14.1)."""
    left: bool = False

    @property
    def counters(self) -> int:
        """How many counters lie before the player."""
        return len(self.open) + len(self.secret)

    def clone(self) -> Player:
        """Return an independent copy."""
        return Player(
            self.town,
            self.taken[:],
            self.hand[:],
            self.given[:],
            self.open[:],
            self.secret[:],
            self.obstacle,
            self.home,
            self.left,
        )


@dataclass(slots=True)
class Elfenland:
    """A match of Elfenland."""

    players: list[Player]
    """By seat."""
    rounds: int
    hometown: bool
    start: int
    """The start player of the round (EL-1.8)."""
    chance: Chance
    stack: list[int]
    """The counter stack; the last counter is on top."""
    row: list[int]
    """The five face-up counters by slot (EL-5.3)."""
    cards: list[int] = field(default_factory=lambda: list(CARDS_EACH))
    """The card stack, by means; it is shuffled before each deal, so it has no order (EL-7.1)."""
    round: int = 0
    phase: str = DEALING
    turn: int = -1
    """Who is active; -1 where nobody is, or all at once."""
    drawn: int = 0
    """How many turns to draw are over in this phase, those of players who left too (EL-9.1)."""
    passed: list[int] = field(default_factory=list)
    """Who has passed since the last placement, in that order (EL-10.9)."""
    roads: list[int] = field(default_factory=lambda: [FREE] * len(WAYS))
    """By way, the means of its counter, or FREE; never on rivers and lakes (EL-10.3)."""
    obstacles: list[int] = field(default_factory=list)
    """The roads that hold an obstacle (EL-10.4)."""
    paid: list[int] = field(default_factory=lambda: [0] * len(MEANS))
    """Cards paid in this round, by means (EL-11.14)."""
    travelled: int = 0
    """How many travel turns are over in this round, those of players who left too (EL-11.1)."""
    last: dict[str, Json] = field(default_factory=dict)
    """What a player did last: the event's name, and what all were told; replaced as a whole.

    What happens by itself, such as the end of a turn with an empty hand, does not count.
    """
    events: list[Event] | None = None

    def clone(self) -> Elfenland:
        """Return an independent copy, without events."""
        return Elfenland(
            [player.clone() for player in self.players],
            self.rounds,
            self.hometown,
            self.start,
            self.chance.clone(),
            self.stack[:],
            self.row[:],
            self.cards[:],
            self.round,
            self.phase,
            self.turn,
            self.drawn,
            self.passed[:],
            self.roads[:],
            self.obstacles[:],
            self.paid[:],
            self.travelled,
            copied(self.last),
        )

    def begin(self, phase: str) -> None:
        """Begin a phase with the start player (EL-6.2)."""
        self.phase = phase
        self.turn = self.start

    def next_turn(self) -> None:
        """Give the turn to the next, who may have left."""
        self.turn = (self.turn + 1) % len(self.players)

    @property
    def player(self) -> Player:
        """The active player."""
        return self.players[self.turn]

    @property
    def in_order(self) -> list[int]:
        """The seats in turn order (EL-1.8)."""
        seats = len(self.players)
        return [(self.start + step) % seats for step in range(seats)]

    @property
    def staying(self) -> list[int]:
        """The seats whose players have not left."""
        return [seat for seat, player in enumerate(self.players) if not player.left]
