"""What a game is to the kernel: its facts, its state, its rules, its views."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.decision import Decision
from ludoteca.kernel.events import Event
from ludoteca.kernel.types import Answer, Id, Json, Seat


class State(Protocol):
    """All data of a match: plain ints, strings and lists.

    `events` collects what the rules tell; it is None where nobody listens, and a clone has None.
    """

    events: list[Event] | None
    chance: Chance

    def clone(self) -> Self:
        """Return an independent copy, without events."""


class Option(NamedTuple):
    """A table's setting: its name and what it may be; the first choice is the default.

    `seats` names the numbers of seats at which a choice can be made, where these are not all; the
    default can always be.
    """

    name: str
    choices: tuple[str, ...]
    seats: Mapping[str, tuple[int, ...]] = {}

    def at(self, seats: int) -> tuple[str, ...]:
        """Return the choices that can be made at a table of so many seats."""
        return tuple(c for c in self.choices if c not in self.seats or seats in self.seats[c])


class Facts(NamedTuple):
    """What the game's page says in figures and names."""

    designer: str
    publisher: str
    year: int
    minutes: tuple[int, int]
    complexity: int
    """From 1 (learnt in a minute) to 5."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended.

    `ranks` holds each seat's place, from 1, equal places shared; it is empty when the match was
    stopped without a result. `scores` holds for each seat the numbers that decided, in order.
    `reason` is a message id. `together` tells that those of one rank are a team.
    """

    reason: str
    ranks: tuple[int, ...] = ()
    scores: tuple[Mapping[str, int], ...] = ()
    args: Mapping[str, Json] = field(default_factory=dict)
    together: bool = False

    def to_json(self) -> Json:
        """Describe the outcome: {"reason", "ranks", "scores"} and, if any, "args", "together"."""
        data: dict[str, Json] = {
            "reason": self.reason,
            "ranks": list(self.ranks),
            "scores": [dict(score) for score in self.scores],
        }
        if self.args:
            data["args"] = dict(self.args)
        if self.together:
            data["together"] = True
        return data


STOPPED = Outcome("kernel-stopped")
"""The outcome of a match that the players ended by agreement."""


class Scenario(NamedTuple):
    """One entry of a text of scenarios, and what came of it.

    `differences` says in words what was expected and what came; it is empty where all is right.
    `played` is false for an entry that is no scenario but something for people to read.
    """

    name: str
    line: int
    differences: tuple[str, ...] = ()
    played: bool = True


class Bot(Protocol):
    """A player that is a program: it knows its seat's view and the decision, as JSON, no more.

    All its randomness comes from `rng`, so the same three arguments give the same answer.
    """

    def __call__(self, view: Json, decision: Json, rng: Random, /) -> Answer: ...


S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """A game: one object that knows its facts and its rules, and keeps nothing of any match."""

    name: ClassVar[str]
    version: ClassVar[int]
    """Of behaviour: raised when the same record could end otherwise. Rules branch on it."""
    seats: ClassVar[tuple[int, int]]
    """The smallest and the largest number of seats."""
    options: ClassVar[tuple[Option, ...]] = ()
    facts: ClassVar[Facts]
    folder: ClassVar[Path]
    """Where rules.md, messages/, pages/ and web/ lie."""
    state_types: ClassVar[tuple[type, ...]]
    """The dataclasses that a state is made of (see `saving`)."""
    view_type: ClassVar[Any]
    """A TypedDict that describes what `view` returns."""
    bots: ClassVar[Mapping[str, Bot]] = {}
    """By level, from the weakest to the strongest."""
    default_bot: ClassVar[str] = "random"
    open_information: ClassVar[bool] = False
    """True where every seat and every spectator may know the same."""
    owner_first: ClassVar[bool] = False
    """Whether the owner of a table plays seat 0, because an option speaks of the owner."""
    seat_words: ClassVar[frozenset[str]] = frozenset()
    """The arguments and parts, besides `seat`, whose values are seats."""
    sides: ClassVar[tuple[str, ...]] = ()
    """What seats can be where they are not all alike, such as the hunter and the hunted."""
    longest: ClassVar[int] = 10_000
    """No match of random players has more acts; for the test kit."""

    @abstractmethod
    def setup(self, seats: int, options: Mapping[str, str], chance: Chance, version: int) -> S:
        """Return the state at the start; what the set-up tells stands in its `events`."""

    @abstractmethod
    async def play(self, state: S) -> None:
        """Run the match to its end from `state`, which is at rest."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> Json:
        """Return what `seat` (None: a spectator) may know, as JSON without nulls."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome:
        """Return how the match, which is over, has ended."""

    @abstractmethod
    def imagine(self, view: Json, seat: Seat | None, chance: Chance) -> S:
        """Return a state at rest that gives `seat` this view; the unknown is dealt by `chance`."""

    @abstractmethod
    def leave(self, state: S, seat: Seat) -> None:
        """Note that the player of `seat` has left for good; GameOver where that ends the match."""

    def absent(self, state: S, decision: Decision) -> Answer:
        """Answer for a seat that has left but is still asked; by default at random."""
        return decision.sample(state.chance.below)

    def side(self, state: S, seat: Seat) -> str:
        """Return which of `sides` a seat plays; those of one side win and lose together."""
        return ""

    def figures(self, state: S) -> Mapping[str, int]:
        """Return what else is worth counting of a match that is over, such as its turns."""
        return {}

    def picture(self, view: Json) -> str:
        """Return a view as plain text for the terminal; empty where a game has no such picture.

        A message stands in it as `{id}`, with its arguments as `{id name=value name=value}`.
        """
        return ""

    def shown(self, view: Json, thing: Id) -> str:
        """Return how people call a thing that can be chosen, as the picture names it."""
        return str(thing)

    def word(self, name: str, value: Json) -> str:
        """Return the id of the message that names `value`, or "" where none does.

        `name` is that of the argument of an event or a question, or of the part it is a choice of.
        """
        return ""

    def speeds(self) -> Mapping[str, Callable[[int], object]]:
        """Return what else `ludoteca bench` is to measure: by label, what does it n times."""
        return {}

    def scenarios(self, text: str) -> Iterator[Scenario] | None:
        """Read a text of scenarios and play each; None where a game knows no such texts.

        A scenario is a situation in words, what is done in it, and what has to come of that.
        """
        return None

    def pieces(self, state: S) -> Mapping[str, int]:
        """Return the numbers of pieces that no answer ever changes, for the test kit."""
        return {}

    def checked_options(self, given: Mapping[str, str], seats: int | None = None) -> dict[str, str]:
        """Return a value for each option: the given one, or the default.

        :raises ValueError: for an unknown option or value, or one that is not for so many seats.
        """
        known = {option.name: option.choices for option in self.options}
        for name, value in given.items():
            if value not in known.get(name, ()):
                raise ValueError(f"{self.name} has no option {name} = {value}")
        for option in self.options:
            value = given.get(option.name, option.choices[0])
            if seats is not None and value not in option.at(seats):
                raise ValueError(f"{self.name} has {option.name} = {value} not for {seats} seats")
        return {name: given.get(name, choices[0]) for name, choices in known.items()}
