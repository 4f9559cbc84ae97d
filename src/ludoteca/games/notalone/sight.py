"""The form of a view of Not Alone; keys that have nothing to say are missing."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Because = Literal["river", "artefact"]


class Token(TypedDict):
    """A token on the planet: the place, or the two places, where it lies."""

    places: list[int]


Played = TypedDict("Played", {"card": str, "as": NotRequired[str]})
"""A Hunt card of this turn; `as` is what Flashback copies (NA-8.21)."""


class Hunt(TypedDict):
    """The Creature's cards, as all may know them."""

    deck: int
    hand: int
    discard: list[str]
    """The last one is the top (NA-3.5)."""
    played: list[Played]
    plays: int
    """Plays left this turn (NA-3.2)."""
    bottom: list[str]
    """What lies at the bottom of the deck (NA-9.7), the lowest first."""
    known: list[str]
    """Cards in the Creature's hand that came from that bottom."""


class Survival(TypedDict):
    """The Survival cards, as all may know them."""

    deck: int
    discard: list[str]


class OnTable(TypedDict):
    """A Place card that was turned up (NA-6.2)."""

    card: int
    at: int
    """Where its owner stands by it: elsewhere after Detour (NA-8.18)."""
    state: Literal["waiting", "resolved", "back"]
    using: NotRequired[int]
    """The place whose power Drone or Gate has put in place of its own (NA-9.13)."""
    struck: NotRequired[list[Literal["scream", "toxin"]]]
    """What has acted on it already in step B."""


class Swap(TypedDict):
    """A Vortex of this turn: what went to the discard pile, and what lies on the table instead."""

    lay: int
    take: int


class OneHunted(TypedDict):
    """A Hunted, as this looker may know them."""

    will: int
    hand: int
    """Place cards in hand; in Exploration those that have been laid count as well (NA-11.2)."""
    cards: int
    """Survival cards in hand."""
    owned: list[int]
    discard: NotRequired[list[int]]
    """The last one is the top; missing where Smokescreen hides it (NA-9.6)."""
    discards: int
    done: bool
    """In Exploration: whether this Hunted has laid."""
    laid: NotRequired[int]
    """How many cards lie face down, once Exploration is closed."""
    table: NotRequired[list[OnTable]]
    """After the reveal."""
    two: NotRequired[Because]
    next: NotRequired[Because]
    played: list[str]
    plays: int
    drawn: NotRequired[int]
    """Survival cards of the Shelter, one of which is still to be kept."""
    dodged: bool
    detector: bool
    left: bool
    shown: NotRequired[list[int]]
    """For the owner and the Creature: what Phobia has shown this turn (NA-8.11)."""
    vortex: NotRequired[Swap]


class OwnCard(TypedDict):
    """A card in one's own hand; `why` says why it cannot be played now, by which clause."""

    card: str
    why: NotRequired[str]
    clause: NotRequired[str]
    args: NotRequired[dict[str, str | int]]


class MineHunted(TypedDict):
    """What a Hunted alone knows."""

    hand: list[int]
    laid: list[int]
    """One's own cards that lie face down."""
    cards: list[OwnCard]
    drawn: NotRequired[list[str]]
    """The cards of the Shelter, one of which is to be kept (NA-7.9)."""


class MineCreature(TypedDict):
    """What the Creature alone knows."""

    cards: list[OwnCard]


class Owing(TypedDict):
    """Who must give way to what (`kind`), and how much: choices that are asked at once."""

    kind: Literal[
        "river",
        "ascendancy",
        "phobia",
        "forbidden-zone",
        "scream",
        "toxin",
        "shelter",
        "artemia",
    ]
    seats: dict[str, int]


class Resolving(TypedDict):
    """Whose turn it is to resolve; with two cards the card is chosen first."""

    seat: int
    card: NotRequired[int]
    place: NotRequired[int]
    """The place whose power is at stake: the location, or the one that is copied."""
    copying: NotRequired[bool]
    """Whether that place is being copied from the Lair (NA-7.2)."""


class View(TypedDict):
    """A match as one seat, or a spectator, may know it. Keys that say nothing are missing."""

    seats: int
    turn: int
    creature: int
    expert: bool
    side: NotRequired[Literal[1, 2]]
    phase: Literal["side", "exploration", "hunting", "reckoning", "maintenance", "over"]
    step: NotRequired[Literal["tokens", "window", "river", "free", "target", "artemia", "creature"]]
    rescue: int
    assimilation: int
    rescue_start: int
    assimilation_start: int
    artemia_spaces: list[int]
    marker: bool
    reserve: dict[str, int]
    tokens: dict[str, Token]
    to_place: list[str]
    artemia_ready: bool
    ineffective: list[int]
    struck: list[int]
    """The places named with Cataclysm (NA-8.17)."""
    used: list[int]
    barred: list[int]
    smoke: bool
    despair: bool
    quiet: bool
    anticipated: NotRequired[int]
    persecuted: bool
    fierce: bool
    interfered: bool
    stasis: bool
    tracked: bool
    """Whether the Creature has two plays in the next turn (NA-8.20)."""
    hunt: Hunt
    survival: Survival
    asked: list[int]
    passed: list[int]
    ahead: dict[str, Literal["phase", "turn"]]
    owing: NotRequired[Owing]
    resolving: NotRequired[Resolving]
    drawer: NotRequired[int]
    """Who has just drawn, and may play before the next seat acts (NA-6.18)."""
    hunted: dict[str, OneHunted]
    """In seat order (NA-1.5)."""
    mine: NotRequired[MineHunted | MineCreature]
    last: NotRequired[dict[str, str | int | list[int] | list[str]]]
    """What was told last: {"event": name, …}, as all may know it."""
