"""The state of a match of Not Alone: plain numbers, words and lists."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludoteca.kernel import Chance, Event, Json

WAITING, RESOLVED, BACK = "waiting", "resolved", "back"


@dataclass(slots=True)
class Laid:
    """A Place card on the table, and where its owner stands by it."""

    card: int
    at: int
    """The location: the card's own place, or that of Detour (NA-8.18)."""
    state: str = WAITING
    """Whether its place is still to be resolved, is resolved, or the card is back in the hand."""
    using: int = 0
    """The place whose power Drone or Gate puts in place of that of the location (NA-9.13)."""
    struck: list[str] = field(default_factory=list)
    """Which of Scream and Toxin have acted on this card (NA-6.5)."""

    def clone(self) -> Laid:
        """Return an independent copy."""
        return Laid(self.card, self.at, self.state, self.using, self.struck[:])


@dataclass(slots=True)
class Hunted:
    """One Hunted: what they hold and what has become of them in this turn."""

    will: int
    hand: list[int]
    """Place cards, in the order of their numbers."""
    pile: list[int] = field(default_factory=list)
    """The discard pile, the last card on top."""
    table: list[Laid] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    """Survival cards in hand."""
    drawn: list[str] = field(default_factory=list)
    """Survival cards of the Shelter, of which one is still to be kept (NA-7.9)."""
    plays: int = 1
    played: list[str] = field(default_factory=list)
    two: str = ""
    """Why two cards are to be laid this turn: "river", "artefact", or "" (NA-4.1)."""
    next: str = ""
    """The same for the next turn (NA-7.15)."""
    dodged: bool = False
    detector: bool = False
    left: bool = False
    shown: list[int] = field(default_factory=list)
    """What Phobia has shown the Creature this turn (NA-8.11)."""
    vortex: list[int] = field(default_factory=list)
    """The card that Vortex put away this turn, and the one it laid (NA-9.8)."""

    def clone(self) -> Hunted:
        """Return an independent copy."""
        return Hunted(
            self.will,
            self.hand[:],
            self.pile[:],
            [laid.clone() for laid in self.table],
            self.cards[:],
            self.drawn[:],
            self.plays,
            self.played[:],
            self.two,
            self.next,
            self.dodged,
            self.detector,
            self.left,
            self.shown[:],
            self.vortex[:],
        )

    @property
    def standing(self) -> list[Laid]:
        """The cards by which this Hunted stands somewhere (NA-6.13)."""
        return [laid for laid in self.table if laid.state != BACK]

    @property
    def owned(self) -> list[int]:
        """The places this Hunted owns, in hand, in the discard pile or on the table (NA-7.7)."""
        return sorted([*self.hand, *self.pile, *(laid.card for laid in self.standing)])


@dataclass(slots=True)
class NotAlone:
    """A match of Not Alone. Tokens and barred places are masks of `planet.BIT`; 0 is nowhere."""

    seats: int
    creature: int
    expert: bool
    chance: Chance
    hunted: dict[int, Hunted]
    """By seat, in seat order: from the left of the Creature (NA-1.5)."""
    reserve: dict[int, int]
    """How many cards of each of the places 6 to 10 are left (NA-2.2)."""
    rescue: int
    assimilation: int
    hunt_deck: list[str]
    """The last card is on top."""
    survival_deck: list[str]
    side: int = 0
    """The board's side; 0 until the Creature has chosen (NA-2.3)."""
    turn: int = 0
    phase: str = "side"
    step: str = ""
    """The step of the Reckoning, "" in other phases."""
    marker: bool = False
    survival_discard: list[str] = field(default_factory=list)
    hunt_hand: list[str] = field(default_factory=list)
    hunt_discard: list[str] = field(default_factory=list)
    hunt_played: list[str] = field(default_factory=list)
    """This turn's Hunt cards, in the order played (NA-3.5)."""
    effects: list[str] = field(default_factory=list)
    """As what each of them acts: itself, or what Flashback copies (NA-8.21)."""
    hunt_plays: int = 1
    tracked: bool = False
    """Whether Tracking gives two plays in the next turn (NA-8.20)."""
    hunt_bottom: int = 0
    """How many cards at the bottom of the Hunt deck all know from Strike Back (NA-9.7)."""
    hunt_known: list[str] = field(default_factory=list)
    """Cards in the Creature's hand that all know: they came from that bottom."""
    creature_at: int = 0
    artemia_at: int = 0
    target_at: int = 0
    artemia_ready: bool = False
    """Whether the Artemia token is available this turn (NA-5.2)."""
    target_ready: bool = False
    """Whether the Target token is available this turn (NA-5.3)."""
    barred: int = 0
    """The places of Force Field (NA-8.3)."""
    cataclysm: int = 0
    """The places named with Cataclysm (NA-8.17)."""
    used: int = 0
    """Beach and Wreck, once their power has been used this turn (NA-7.6, NA-7.10)."""
    named: int = -1
    """The Hunted named with Anticipation (NA-8.4)."""
    smoke: bool = False
    quiet: bool = False
    """Whether Sacrifice bars Hunt cards (NA-9.4)."""
    passed: list[int] = field(default_factory=list)
    """Who has passed in the open window (NA-3.8)."""
    ahead: dict[int, str] = field(default_factory=dict)
    """Who passes ahead, for the rest of the "phase" or of the "turn"."""
    owing: str = ""
    """Why Hunted owe an answer (see `debts`)."""
    owed: dict[int, int] = field(default_factory=dict)
    """How much each of them owes."""
    mover: int = -1
    """Whose turn it is to resolve (NA-6.4, NA-6.5)."""
    card: int = 0
    """Which card that Hunted resolves."""
    copying: int = 0
    """The place that is being copied from the Lair (NA-7.2)."""
    drawer: int = -1
    """Who has just drawn, and may play (NA-6.18)."""
    last: str = ""
    """The name of what was told last, without "notalone-event-"."""
    facts: dict[str, Json] = field(default_factory=dict)
    """What all may know of it; replaced, never changed."""
    events: list[Event] | None = None

    def clone(self) -> NotAlone:
        """Return an independent copy, without events."""
        return NotAlone(
            self.seats,
            self.creature,
            self.expert,
            self.chance.clone(),
            {seat: one.clone() for seat, one in self.hunted.items()},
            self.reserve.copy(),
            self.rescue,
            self.assimilation,
            self.hunt_deck[:],
            self.survival_deck[:],
            self.side,
            self.turn,
            self.phase,
            self.step,
            self.marker,
            self.survival_discard[:],
            self.hunt_hand[:],
            self.hunt_discard[:],
            self.hunt_played[:],
            self.effects[:],
            self.hunt_plays,
            self.tracked,
            self.hunt_bottom,
            self.hunt_known[:],
            self.creature_at,
            self.artemia_at,
            self.target_at,
            self.artemia_ready,
            self.target_ready,
            self.barred,
            self.cataclysm,
            self.used,
            self.named,
            self.smoke,
            self.quiet,
            self.passed[:],
            self.ahead.copy(),
            self.owing,
            self.owed.copy(),
            self.mover,
            self.card,
            self.copying,
            self.drawer,
            self.last,
            {key: fact[:] if type(fact) is list else fact for key, fact in self.facts.items()},
        )
