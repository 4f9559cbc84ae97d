"""Decisions and their parts: what is legal is drawn, listed and counted, all else is refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.kernel import (
    Action,
    Chance,
    Decision,
    IllegalAnswer,
    Move,
    Number,
    OneOf,
    Order,
    Part,
    Reason,
    Some,
)
from ludoteca.kernel.parts import part_from_json

PARTS: list[Part] = [
    OneOf("x", ["a", "b", 1]),
    Some("x", ["a", "b", "c", "d"], 1, 3),
    Some("x", ["a", "b"], 0, 9),
    Number("x", -1, 3),
    Order("x", ["a", "b", 3]),
    Move("x", {"a": {"b": (1, 3), "c": (0, 1)}, "b": {"a": (2, 2)}}),
]
ODD: list[Any] = [
    *(None, True, False, 1.0, 0.5, 10**30, -(10**30), "", "z", [], {}, [[]], {"a": 1}),
    *([None], [True], ["a", "a"], ["a", ["b"]], [1, 2, 3, 4], ["a", "b", 1.0], ["a", "b", True]),
    *(["a", "b", 4], ["a", "c", -1], ["b", "b", 2], ["a", "b", "1"], [["a"], "b", 1], "\ud800"),
]
identity = lambda part: f"{type(part).__name__}-{part.to_json()}"  # noqa: E731


@pytest.mark.parametrize("part", PARTS, ids=identity)
def test_what_is_listed_is_counted_and_taken(part: Part) -> None:
    values = list(part.values())
    assert len(values) == part.count() == len({repr(value) for value in values})
    assert all(part.refusal(value) is None for value in values)


@pytest.mark.parametrize("part", PARTS, ids=identity)
def test_every_value_is_drawn_and_no_other(part: Part) -> None:
    chance = Chance(bytes(32))
    listed = {_unordered(part, value) for value in part.values()}
    drawn = {_unordered(part, part.sample(chance.below)) for _ in range(600)}
    assert drawn == listed


@pytest.mark.parametrize("part", PARTS, ids=identity)
def test_odd_values_are_refused(part: Part) -> None:
    legal = [repr(value) for value in part.values()]
    for value in ODD:
        if repr(value) not in legal:
            reason = part.refusal(value)
            assert reason is not None, value
            assert reason.text.startswith("kernel-")


@pytest.mark.parametrize("part", PARTS, ids=identity)
def test_a_part_survives_its_description(part: Part) -> None:
    same = part_from_json(part.to_json())
    assert same.to_json() == part.to_json()
    assert [*same.values()] == [*part.values()]


def test_unknown_kinds_are_refused() -> None:
    with pytest.raises(ValueError, match="wheel"):
        part_from_json({"part": "x", "kind": "wheel"})


def test_true_is_no_number() -> None:
    assert Number("x", 0, 1).refusal(True) is not None
    assert OneOf("x", [0, 1]).refusal(True) is not None
    assert OneOf("x", [0, 1]).refusal(1.0) is not None
    assert Some("x", [0, 1], 1, 1).refusal([True]) is not None
    assert Move("x", {"a": {"b": (0, 1)}}).refusal(["a", "b", True]) is not None


DECISION = Decision(
    1,
    "toy-ask",
    (
        Action("give", (OneOf("card", ["a", "b"], "T-2"), Number("to", 0, 1)), "T-1"),
        Action("pass"),
    ),
    "T-0",
    {"who": 3},
)


def test_ways_and_answers() -> None:
    answers = list(DECISION.answers())
    assert DECISION.ways() == len(answers) == 5
    assert answers[0] == {"action": "give", "card": "a", "to": 0}
    assert answers[-1] == {"action": "pass"}
    assert all(DECISION.refusal(answer) is None for answer in answers)
    chance = Chance(bytes(32))
    drawn = [DECISION.sample(chance.below) for _ in range(200)]
    assert {repr(answer) for answer in drawn} == {repr(answer) for answer in answers}


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (None, Reason("kernel-not-an-answer", "T-0")),
        ([], Reason("kernel-not-an-answer", "T-0")),
        ({}, Reason("kernel-no-such-action", "T-0", {"action": "?"})),
        ({"action": ["give"]}, Reason("kernel-no-such-action", "T-0", {"action": "?"})),
        ({"action": "\ud800"}, Reason("kernel-no-such-action", "T-0", {"action": "?"})),
        ({"action": "g" * 99}, Reason("kernel-no-such-action", "T-0", {"action": "g" * 40})),
        ({"action": "give"}, Reason("kernel-wrong-parts", "T-1", {"action": "give"})),
        ({"action": "pass", "to": 1}, Reason("kernel-wrong-parts", "T-0", {"action": "pass"})),
        (
            {"action": "give", "card": "a", "whom": 1},
            Reason("kernel-wrong-parts", "T-1", {"action": "give"}),
        ),
        (
            {"action": "give", "card": "c", "to": 1},
            Reason("kernel-not-a-choice", "T-2", {"part": "card"}),
        ),
        (
            {"action": "give", "card": "a", "to": 2},
            Reason("kernel-not-in-range", "T-1", {"part": "to", "low": 0, "high": 1}),
        ),
    ],
)
def test_refusals_name_the_nearest_clause(answer: Any, reason: Reason) -> None:
    assert DECISION.refusal(answer) == reason


def test_an_action_that_is_not_possible_now_says_why() -> None:
    reasons = {
        "take": Reason("toy-why-empty", "T-5", {"n": 0}),
        "give": Reason("toy-why-never", "T-6"),
        "wait": Reason("toy-why-late"),
    }
    asked = DECISION._replace(why_not=reasons.get)
    assert asked.refusal({"action": "take", "card": "a"}) == reasons["take"]
    assert asked.refusal({"action": "wait"}) == Reason("toy-why-late", "T-0")
    legal = {"action": "give", "card": "a", "to": 0}
    assert asked.refusal(legal) is None  # what is possible is, whatever `why_not` says
    for name in ("x", ["take"], None, 1):
        assert asked.refusal({"action": name}) == DECISION.refusal({"action": name})
    assert asked.to_json() == DECISION.to_json()


def test_deep_and_huge_answers_are_refused() -> None:
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    for name in (deep, 10**5000):
        assert DECISION.refusal({"action": name}) is not None
        assert DECISION.refusal({"action": "give", "card": name, "to": 0}) is not None
        assert DECISION.refusal({"action": "give", "card": "a", "to": name}) is not None
    while deep:  # or its end would be too deep for the interpreter
        deep = deep.pop()


def test_description() -> None:
    assert DECISION.to_json() == {
        "seat": 1,
        "ask": "toy-ask",
        "clause": "T-0",
        "actions": [
            {
                "action": "give",
                "parts": [
                    {"part": "card", "kind": "one", "choices": ["a", "b"]},
                    {"part": "to", "kind": "number", "low": 0, "high": 1},
                ],
            },
            {"action": "pass", "parts": []},
        ],
        "args": {"who": 3},
    }
    offer = DECISION._replace(offer=True, args={})
    assert Decision.from_json(offer.to_json()).to_json() == offer.to_json()
    assert offer.to_json()["offer"] is True


def test_an_illegal_answer_says_why() -> None:
    error = IllegalAnswer(Reason("toy-why", "T-9", {"n": 2}))
    assert str(error) == "toy-why {'n': 2} [T-9]"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=6,
)


@given(json_values, json_values)
@settings(max_examples=200, deadline=None, derandomize=True)
def test_any_json_is_taken_or_refused(card: Any, to: Any) -> None:
    legal = card in ("a", "b") and type(to) is int and to in (0, 1)
    answer = {"action": "give", "card": card, "to": to}
    assert (DECISION.refusal(answer) is None) == legal
    assert (DECISION.refusal(card) is None) == (card == {"action": "pass"})


def _unordered(part: Part, value: Any) -> str:
    return repr(sorted(value) if isinstance(part, Some) else value)
