"""States as JSON and back: nothing is lost, and nothing that was never saved is taken."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.kernel import BadRecord, Chance
from ludoteca.kernel.saving import pack, unpack


@dataclass(slots=True)
class Inner:
    numbers: list[int]


@dataclass(frozen=True, slots=True)
class Fixed:
    word: str


@dataclass(slots=True)
class Outer:
    inner: Inner
    fixed: Fixed
    by_seat: dict[int, Any]
    pair: tuple[Any, ...]
    mask: bytearray
    chance: Chance
    events: list[Any] | None = field(default_factory=list)


TYPES = (Inner, Fixed, Outer)


def filled() -> Outer:
    return Outer(
        Inner([1, 2]),
        Fixed("tuple"),
        {3: {"a": 1}, 0: [None, True]},
        ((1, b"\x00\xff"), {(1, 2): "x"}, {}),
        bytearray(b"abc"),
        Chance(bytes(range(32)), 9),
        ["told"],
    )


def through_text(value: Any) -> Any:
    return unpack(json.loads(json.dumps(pack(value))), TYPES)


def test_a_state_comes_back() -> None:
    before = filled()
    after = through_text(before)
    assert pack(after) == pack(before)
    assert after.by_seat == before.by_seat
    assert list(after.by_seat) == [3, 0]
    assert after.pair == before.pair
    assert type(after.mask) is bytearray
    assert after.fixed == before.fixed
    assert after.events is None
    assert after.chance.below(1 << 32) == before.chance.below(1 << 32)


plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=4) | st.binary(max_size=4),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.lists(inner, max_size=3).map(tuple)
        | st.dictionaries(st.text(max_size=2) | st.integers() | st.tuples(st.integers()), inner)
    ),
    max_leaves=8,
)


@given(plain)
@settings(max_examples=100, deadline=None, derandomize=True)
def test_plain_data_comes_back(value: Any) -> None:
    assert repr(through_text(value)) == repr(value)


class Phase(StrEnum):
    ONE = "one"


@pytest.mark.parametrize("value", [{1}, object(), Phase.ONE, Counter("a"), range(3), 1j, len])
def test_what_is_no_plain_data(value: Any) -> None:
    with pytest.raises(TypeError, match="plain data"):
        pack([value])


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"tuple": 1},
        {"tuple": [], "dict": []},
        {"dict": [[1]]},
        {"dict": [[[], 1]]},
        {"dict": 3},
        {"bytes": "xy"},
        {"bytes": 3},
        {"bytearray": []},
        {"Chance": []},
        {"Chance": ["00", 0]},
        {"Chance": ["00" * 32, -1]},
        {"Chance": ["00" * 32, "1"]},
        {"Chance": [None, 1]},
        {"Inner": []},
        {"Inner": {}},
        {"Inner": {"numbers": [], "more": 1}},
        {"Inner": {"number": []}},
        {"Fixed": {"word": "x", "events": None}},
        {"object": {}},
        {"Unknown": {"a": 1}},
        {"os.system": {"command": "true"}},
    ],
)
def test_what_was_never_saved(data: Any) -> None:
    with pytest.raises(BadRecord):
        unpack([data], TYPES)


def test_too_deep_to_be_a_state() -> None:
    data: Any = 0
    for _ in range(50_000):
        data = [data]
    with pytest.raises(BadRecord):
        unpack(data, TYPES)
    while data:  # or its end would be too deep for the interpreter
        data = data.pop()
