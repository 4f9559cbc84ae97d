"""The test kit's own reading of `TypedDict`s."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, NewType, NotRequired, Optional, Required, TypedDict

import pytest

from ludoteca.kernel.testing import misfit, unplain

Card = NewType("Card", str)


class Base(TypedDict):
    turn: int


class Loose(TypedDict, total=False):
    a: int
    b: Required[str]


class View(Base):
    phase: Literal["one", 2]
    cards: Sequence[Card]
    by: Mapping[str, list[int]]
    pair: tuple[int, str]
    many: tuple[int, ...]
    either: int | str | Loose
    maybe: NotRequired[bool]
    real: Annotated[float, "metres"]
    anything: Any


GOOD: dict[str, Any] = {
    "turn": 1,
    "phase": "one",
    "cards": ["a"],
    "by": {"0": [1]},
    "pair": [1, "x"],
    "many": [1, 2, 3],
    "either": {"b": "x"},
    "real": 2,
    "anything": {"x": [1]},
}


def test_what_fits() -> None:
    assert misfit(GOOD, View) == ""
    assert misfit({**GOOD, "phase": 2, "maybe": True, "either": "x", "real": 0.5}, View) == ""
    assert misfit(None, Optional[int]) == ""  # noqa: UP045


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"turn": True}, "turn is True, not int"),
        ({"turn": 1.0}, "turn is 1.0, not int"),
        ({"phase": "three"}, "phase is 'three', not one of ['one', 2]"),
        ({"phase": 2.0}, "phase is 2.0"),
        ({"cards": ["a", 1]}, "cards[1] is 1, not str"),
        ({"cards": "a"}, "cards is 'a', not a list"),
        ({"by": {"0": [None]}}, "by.0[0] is None, not int"),
        ({"by": []}, "by is [], not an object"),
        ({"pair": [1]}, "pair has 1 items, not 2"),
        ({"pair": (1, "x")}, "pair is (1, 'x'), not a list"),
        ({"many": [1, "x"]}, "many[1] is 'x', not int"),
        ({"either": {"a": 1}}, "either fits none"),
        ({"either": []}, "either is [], not Loose"),
        ({"maybe": 1}, "maybe is 1, not bool"),
        ({"real": "2"}, "real is '2', not float"),
        ({"more": 1}, "top has more, which View does not know"),
    ],
)
def test_what_does_not_fit(change: dict[str, Any], problem: str) -> None:
    assert problem in misfit({**GOOD, **change}, View)


@pytest.mark.parametrize("key", GOOD)
def test_what_is_missing(key: str) -> None:
    assert misfit({k: v for k, v in GOOD.items() if k != key}, View) == f"top lacks {key} of View"


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({"a": [1, {"b": "x", "c": 0.5, "d": True}]}, ""),
        ({"a": [1, None]}, "a[1] is null"),
        ({"a": {1: 2}}, "a has the key 1, which is no string"),
        ({"a": (1,)}, "a is a tuple"),
        ([float("nan")], "[0] is nan"),
        ({1}, "top is a set"),
    ],
)
def test_what_is_no_plain_json(data: Any, problem: str) -> None:
    assert unplain(data) == problem
