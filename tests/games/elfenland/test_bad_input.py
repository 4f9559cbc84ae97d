"""Every illegal answer in every phase is refused with its clause and changes nothing (EL-17.1)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from ludoteca.games.elfenland.map import TOWNS, WAYS
from ludoteca.kernel import Decision, IllegalAnswer, StaleDecision
from tests.games.elfenland.naive import plain
from tests.games.elfenland.tables import BRANCH, Table, new, seeker, table

MEANS = ["giant-pig", "elfcycle", "magic-cloud", "unicorn", "troll-wagon", "dragon", "raft"]
ACTIONS = [
    *("take", "draw", "place", "obstruct", "pass", "cross", "caravan", "long-caravan", "stop"),
    *("keep", "choose", "left", "stopped", "", "?", "PASS", "pass\n", "\N{SNOWMAN}" * 100),
]
IDS: list[Any] = [
    *WAYS,
    *(way.upper() for way in WAYS[:2]),
    "-".join(reversed(WAYS[0].split("-"))),
    *TOWNS[:3],
    *MEANS,
    *(f"secret-{means}" for means in MEANS),
    *(f"{means}-{n}" for means in MEANS for n in (0, 1, 8, 9)),
    *range(-1, 8),
]
JUNK: list[Any] = [
    *(None, True, False, 10**30, 1.0, 2.5, "", "1", "no", "-1", "dragon-", "\N{SNOWMAN}"),
    *([], [[]], {}, [1, 1], [None], [True], ["dragon-1"] * 3, ["dragon-1", []], [{}], {"road": 1}),
    ["dragon", BRANCH],
    ["dragon", BRANCH, True],
    ["dragon", BRANCH, 1.0],
    ["dragon", BRANCH, "1"],
    ["dragon", BRANCH, 1, 1],
    ["dragon", None, 1],
    [[], BRANCH, 1],
    {"dragon": BRANCH},
]
NO_ANSWERS: list[Any] = [None, True, 7, "pass", [], ["pass"], {}, {"pass": 1}, {"action": []}]
CLAUSE = re.compile(r"EL-\d+\.\d+")


def values(part: Any) -> Iterator[Any]:
    """List what might be said for a part: ids, and what looks like ids."""
    yield from IDS
    yield from JUNK
    if part.name == "move":
        for counter in (*MEANS, "secret-dragon", "dragon-1", ""):
            for way in (*WAYS, "", "elvenhold"):
                yield [counter, way, 1]
        yield from ([*next(part.values())[:2], number] for number in (0, 2, -1))
    if part.name == "cards":
        good = list(next(part.values()))
        yield good[:-1]
        yield [*good, *good[:1]]
        yield good[:1] * len(good)
        yield [*good, "raft-8"]
        yield ",".join(good)
        yield dict.fromkeys(good, 1)


def illegal(decision: Decision) -> Iterator[Any]:
    """List answers that are illegal because they are not offered."""
    yield from NO_ANSWERS
    yield from ({"action": junk} for junk in JUNK if type(junk) is not str)
    offered = {action.name: action for action in decision.actions}
    for name in ACTIONS:
        if name not in offered:
            yield {"action": name}
            yield {"action": name, "way": BRANCH}
            yield {"action": name, "road": BRANCH, "cards": ["dragon-1", "dragon-2", "dragon-3"]}
    for name, action in offered.items():
        yield {"action": name, "more": 1}
        if not action.parts:
            yield {"action": name, "cards": []}
            continue
        yield {"action": name}
        good = next(answer for answer in decision.answers() if answer["action"] == name)
        yield {**good, "more": 1}
        yield {key: value for key, value in good.items() if key != "action"}
        for part in action.parts:
            yield {key: value for key, value in good.items() if key != part.name}
            legal = {written(value) for value in part.values()}
            for value in values(part):
                if written(value) not in legal:
                    yield {**good, part.name: value}


def written(value: Any) -> str:
    """Write a value so that lists of the same cards are the same."""
    if type(value) is list and all(type(item) is str for item in value):
        return json.dumps(sorted(value))
    return json.dumps(value)


def check_refusals(begun: Table) -> int:
    """Check that all illegal answers of all seats are refused; return how many they were."""
    match = begun.match
    before = begun.everything()
    number = 0
    for seat in (-1, *range(match.seats), match.seats):
        decision = match.decision(seat)
        if decision is None:
            for action in ("pass", "draw", "stop", "keep"):
                with pytest.raises(StaleDecision):
                    match.answer(seat, {"action": action})
            continue
        with pytest.raises(StaleDecision):
            match.answer(seat, next(decision.answers()), match.ids.get(seat, 0) + 1)
        for answer in illegal(decision):
            number += 1
            with pytest.raises(IllegalAnswer) as caught:
                match.answer(seat, answer)
            assert CLAUSE.fullmatch(caught.value.reason.clause), answer
    assert begun.everything() == before
    return number


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_illegal_answer_in_random_matches_is_refused(seats: int) -> None:
    # EL-17.1, EL-9.2, EL-10.1, EL-11.2, EL-12.2
    rng = Random(seats)
    checked: dict[str, int] = {}
    for seed in range(4):
        begun = new(seats, seed)
        while begun.match.pending:
            if rng.randrange(16) == 0:
                number = check_refusals(begun)
                checked[begun.phase] = checked.get(begun.phase, 0) + number
            decision = rng.choice([d for d in begun.match.pending if not d.offer])
            view, answers = begun.view(decision.seat), list(decision.answers())
            spare = (seed + decision.seat) % 4
            answer = seeker(view, decision.seat, answers, rng.randrange, spare)
            begun.do(decision.seat, **answer)
    assert all(checked[phase] > 200 for phase in ("draw", "plan", "travel"))


FULL = {"dragon": 5, "raft": 3}
QUESTIONS: dict[str, dict[str, Any]] = {
    "draw": {},
    "plan": {
        "opened": {0: ["dragon", "unicorn"], 1: ["giant-pig"]},
        "secret": {0: ["dragon"], 1: ["unicorn"]},
        "roads": {BRANCH: "dragon", "feodor-rivinia-forest": "dragon"},
        "obstacles": [BRANCH],
    },
    "travel": {
        "hands": {0: FULL, 1: {"unicorn": 4}},
        "roads": {BRANCH: "dragon", "beata-elvenhold-plain": "troll-wagon"},
        "obstacles": [BRANCH],
    },
    "keep": {"opened": {0: ["dragon"], 1: ["unicorn"] * 2}, "secret": {0: ["dragon", "elfcycle"]}},
}


@pytest.mark.parametrize("phase", QUESTIONS)
def test_every_illegal_answer_to_each_question_is_refused(phase: str) -> None:
    # EL-17.1, EL-9.2, EL-10.2, EL-10.3, EL-10.4, EL-11.2, EL-11.7, EL-11.10, EL-11.15, EL-12.2
    begun = table(phase, **QUESTIONS[phase])
    assert begun.phase == phase and begun.waited_for[0] == 0
    assert check_refusals(begun) > 100


@pytest.mark.parametrize("phase", QUESTIONS)
def test_every_answer_of_every_form_is_taken_or_refused_as_offered(phase: str) -> None:
    # EL-17.1: whatever is not refused is one of the listed answers
    begun = table(phase, **QUESTIONS[phase])
    decision = begun.decision(0)
    listed = {plain(answer) for answer in decision.answers()}
    for action in decision.actions:
        good = next(answer for answer in decision.answers() if answer["action"] == action.name)
        for part in action.parts:
            for value in values(part):
                answer = {**good, part.name: value}
                if decision.refusal(answer) is None:
                    assert plain(answer) in listed, answer


@pytest.mark.parametrize(
    ("phase", "others"),
    [
        ("draw", ["place", "obstruct", "pass", "cross", "caravan", "long-caravan", "stop", "keep"]),
        ("plan", ["take", "draw", "cross", "caravan", "long-caravan", "stop", "keep"]),
        ("travel", ["take", "draw", "place", "obstruct", "pass", "keep"]),
        (
            "keep",
            [
                "take",
                "draw",
                "place",
                "obstruct",
                "pass",
                "cross",
                "caravan",
                "long-caravan",
                "stop",
            ],
        ),
    ],
)
def test_an_action_of_another_phase_is_refused_as_such(phase: str, others: list[str]) -> None:
    # EL-17.1
    begun = table(phase, **QUESTIONS[phase])
    for action in others:
        assert begun.refusal(0, {"action": action}) == ("phase", "EL-17.1")


@pytest.mark.parametrize("phase", ["draw", "plan", "travel"])
def test_nobody_but_the_active_player_may_act(phase: str) -> None:
    # EL-17.1
    begun = table(phase, **QUESTIONS[phase])
    for answer in begun.decision(0).answers():
        for seat in (1, 2):
            with pytest.raises(StaleDecision):
                begun.match.answer(seat, answer)


def test_a_way_is_named_as_it_is() -> None:
    # EL-3.7, EL-17.1: not by its ends, nor the other way round
    begun = table("travel", **QUESTIONS["travel"])
    for way in ("elvenhold-lapphalya", "lapphalya-elvenhold-plain", "lapphalya"):
        assert begun.refused(0, "cross", way=way) == "EL-11.2"


def test_the_fare_is_told_with_what_is_held() -> None:
    # EL-11.3, EL-11.10
    begun = table("travel", **QUESTIONS["travel"])
    decision = begun.decision(0)
    reason = decision.refusal({"action": "cross", "way": "beata-elvenhold-plain"})
    assert reason is not None
    fare = {"n": 1, "means": "troll-wagon", "held": 0}
    assert (reason.clause, dict(reason.args)) == ("EL-11.3", fare)
