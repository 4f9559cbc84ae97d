"""The parts an action is made of: what may be chosen, tested or drawn without listing everything.

A part names one thing that the answering seat must give. Each kind can test a value and say why
not, draw a legal value at random, list all legal values, and describe itself in JSON.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations, permutations
from math import comb, factorial
from typing import Protocol

from ludoteca.kernel.chance import Below
from ludoteca.kernel.errors import Reason
from ludoteca.kernel.types import Id, Json


class Part(Protocol):
    """One thing to be given in an answer."""

    @property
    def name(self) -> str:
        """The key of this part in the answer."""

    def refusal(self, value: Json) -> Reason | None:
        """Say why `value` is not legal, or None when it is."""

    def sample(self, below: Below) -> Json:
        """Draw a legal value; every legal value can come."""

    def values(self) -> Iterator[Json]:
        """List the legal values, each once."""

    def count(self) -> int:
        """Return how many legal values there are."""

    def to_json(self) -> Json:
        """Describe the part: its name ("part"), its kind, and what is legal."""


class OneOf:
    """One of several ids. JSON: {"part", "kind": "one", "choices": [id, …]}; the value is an id."""

    __slots__ = ("choices", "clause", "name")

    def __init__(self, name: str, choices: Sequence[Id], clause: str = "") -> None:
        self.name = name
        self.choices = choices
        self.clause = clause

    def refusal(self, value: Json) -> Reason | None:
        if is_id(value) and value in self.choices:
            return None
        return Reason("kernel-not-a-choice", self.clause, {"part": self.name})

    def sample(self, below: Below) -> Json:
        return self.choices[below(len(self.choices))]

    def values(self) -> Iterator[Json]:
        return iter(self.choices)

    def count(self) -> int:
        return len(self.choices)

    def to_json(self) -> Json:
        return {"part": self.name, "kind": "one", "choices": list(self.choices)}


class Some:
    """A subset of `least` to `most` ids.

    JSON: {"part", "kind": "some", "choices": [id, …], "least", "most"}; the value is a list of
    different ids, whose order has no meaning.
    """

    __slots__ = ("choices", "clause", "least", "most", "name")

    def __init__(
        self, name: str, choices: Sequence[Id], least: int, most: int, clause: str = ""
    ) -> None:
        self.name = name
        self.choices = choices
        self.least = least
        self.most = min(most, len(choices))
        self.clause = clause

    def refusal(self, value: Json) -> Reason | None:
        if not are_different_ids(value) or any(item not in self.choices for item in value):
            return Reason("kernel-not-a-choice", self.clause, {"part": self.name})
        if not self.least <= len(value) <= self.most:
            bounds = {"part": self.name, "least": self.least, "most": self.most}
            return Reason("kernel-not-so-many", self.clause, bounds)
        return None

    def sample(self, below: Below) -> Json:
        rest = list(self.choices)
        size = self.least + below(self.most - self.least + 1)
        return [rest.pop(below(len(rest))) for _ in range(size)]

    def values(self) -> Iterator[Json]:
        for size in range(self.least, self.most + 1):
            yield from map(list, combinations(self.choices, size))

    def count(self) -> int:
        return sum(comb(len(self.choices), size) for size in range(self.least, self.most + 1))

    def to_json(self) -> Json:
        bounds = {"least": self.least, "most": self.most}
        return {"part": self.name, "kind": "some", "choices": list(self.choices), **bounds}


class Number:
    """A whole number from `low` to `high`. JSON: {"part", "kind": "number", "low", "high"}."""

    __slots__ = ("clause", "high", "low", "name")

    def __init__(self, name: str, low: int, high: int, clause: str = "") -> None:
        self.name = name
        self.low = low
        self.high = high
        self.clause = clause

    def refusal(self, value: Json) -> Reason | None:
        if is_int(value) and self.low <= value <= self.high:
            return None
        bounds = {"part": self.name, "low": self.low, "high": self.high}
        return Reason("kernel-not-in-range", self.clause, bounds)

    def sample(self, below: Below) -> Json:
        return self.low + below(self.high - self.low + 1)

    def values(self) -> Iterator[Json]:
        return iter(range(self.low, self.high + 1))

    def count(self) -> int:
        return self.high - self.low + 1

    def to_json(self) -> Json:
        return {"part": self.name, "kind": "number", "low": self.low, "high": self.high}


class Order:
    """All of several ids, in an order. JSON: {"part", "kind": "order", "items": [id, …]}."""

    __slots__ = ("clause", "items", "name")

    def __init__(self, name: str, items: Sequence[Id], clause: str = "") -> None:
        self.name = name
        self.items = items
        self.clause = clause

    def refusal(self, value: Json) -> Reason | None:
        complete = are_different_ids(value) and len(value) == len(self.items)
        if complete and all(item in self.items for item in value):
            return None
        return Reason("kernel-not-an-order", self.clause, {"part": self.name})

    def sample(self, below: Below) -> Json:
        rest = list(self.items)
        return [rest.pop(below(len(rest))) for _ in range(len(rest))]

    def values(self) -> Iterator[Json]:
        return map(list, permutations(self.items))

    def count(self) -> int:
        return factorial(len(self.items))

    def to_json(self) -> Json:
        return {"part": self.name, "kind": "order", "items": list(self.items)}


class Move:
    """Something from one place to another, in an amount.

    JSON: {"part", "kind": "move", "routes": {from: {to: [least, most]}}}; the value is
    [from, to, amount]. A game whose routes are dear to list gives its own part of the same form.
    """

    __slots__ = ("clause", "name", "routes")

    def __init__(
        self, name: str, routes: Mapping[str, Mapping[str, tuple[int, int]]], clause: str = ""
    ) -> None:
        self.name = name
        self.routes = routes
        self.clause = clause

    def refusal(self, value: Json) -> Reason | None:
        if not is_move(value):
            return Reason("kernel-not-a-move", self.clause, {"part": self.name})
        start, end, amount = value
        bounds = self.routes.get(start, {}).get(end)
        if bounds is None:
            return Reason("kernel-not-a-choice", self.clause, {"part": self.name})
        low, high = bounds
        if not low <= amount <= high:
            args = {"part": self.name, "low": low, "high": high}
            return Reason("kernel-not-in-range", self.clause, args)
        return None

    def sample(self, below: Below) -> Json:
        index = below(self.count())
        for start, ends in self.routes.items():
            for end, (low, high) in ends.items():
                if index <= high - low:
                    return [start, end, low + index]
                index -= high - low + 1
        raise AssertionError(f"the part {self.name} has no routes")

    def values(self) -> Iterator[Json]:
        for start, ends in self.routes.items():
            for end, (low, high) in ends.items():
                for amount in range(low, high + 1):
                    yield [start, end, amount]

    def count(self) -> int:
        return sum(high - low + 1 for ends in self.routes.values() for low, high in ends.values())

    def to_json(self) -> Json:
        routes = {
            start: {end: list(ab) for end, ab in to.items()} for start, to in self.routes.items()
        }
        return {"part": self.name, "kind": "move", "routes": routes}


def part_from_json(data: Json) -> Part:
    """Make the part that `data` describes, for whoever has only what was sent."""
    name = data["part"]
    match data["kind"]:
        case "one":
            return OneOf(name, data["choices"])
        case "some":
            return Some(name, data["choices"], data["least"], data["most"])
        case "number":
            return Number(name, data["low"], data["high"])
        case "order":
            return Order(name, data["items"])
        case "move":
            routes = data["routes"].items()
            return Move(
                name, {start: {to: (a, b) for to, (a, b) in d.items()} for start, d in routes}
            )
        case kind:
            raise ValueError(f"no part is of the kind {kind!r}")


def is_int(value: Json) -> bool:
    """Tell whether `value` is a whole number; true and false are none."""
    return type(value) is int


def is_id(value: Json) -> bool:
    """Tell whether `value` can be an id."""
    return type(value) is str or type(value) is int


def is_move(value: Json) -> bool:
    """Tell whether `value` has the form [from, to, amount]."""
    if type(value) is not list or len(value) != 3:
        return False
    start, end, amount = value
    return type(start) is str and type(end) is str and type(amount) is int


def are_different_ids(value: Json) -> bool:
    """Tell whether `value` is a list of ids without repetition."""
    if type(value) is not list or not all(map(is_id, value)):
        return False
    items: Collection[Id] = set(value)
    return len(items) == len(value)
