"""Random matches, compared at every step with a second reading that shares nothing with the engine.

`naive` lists what may be answered, `naive_course` says what becomes of it.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from ludoteca.games.elfenland import game
from ludoteca.games.elfenland.map import WAYS as ENGINE_WAYS
from ludoteca.kernel import Match
from tests.games.elfenland.naive import CHART, COST, ROADS, WAYS, legal, plain
from tests.games.elfenland.naive_course import Course
from tests.games.elfenland.tables import seeker

EVERY = pytest.mark.parametrize("seats", range(2, 7))


def options(number: int) -> dict[str, str]:
    return {"hometown": ("off", "on")[number % 2], "rounds": ("4", "3")[number % 3 == 2]}


def played(seats: int, number: int) -> tuple[Match[Any], Random]:
    return Match(game, seats, options(number), bytes([seats, number] * 16)), Random(number)


def test_both_readings_have_the_same_land() -> None:
    # EL-3.3, EL-3.4, EL-3.5, EL-3.6
    assert {*WAYS} == {*ENGINE_WAYS} and len(WAYS) == 48 and len(COST) == 19


def test_the_rules_page_has_the_same_land_and_chart() -> None:
    # EL-3.4, EL-4.1: its tables, row by row
    page = (game.folder / "rules.md").read_text("utf-8")
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in page.splitlines()]
    for terrain, roads in ROADS.items():
        wanted = " ".join(roads.split())
        assert [f"{terrain} ({wanted.count('–')})", wanted] in rows
    for line in CHART.strip().splitlines():
        means, *costs = (cell.strip() for cell in line.split("|")[:5])
        assert [means.replace("-", " "), *costs] in rows


@EVERY
def test_what_may_be_answered_is_what_brute_force_finds(seats: int) -> None:
    # EL-17.1, EL-9.2, EL-10.2, EL-10.3, EL-10.4, EL-11.2, EL-11.3, EL-11.7, EL-11.10, EL-11.15,
    # EL-12.2: each answer once, and no other
    asked: Counter[str] = Counter()
    for number in range(6):
        match, rng = played(seats, number)
        while match.pending:
            decision = rng.choice([d for d in match.pending if not d.offer])
            answers = list(decision.answers())
            view = match.view(decision.seat)
            assert Counter(map(plain, answers)) == legal(view, decision.seat)
            assert len(answers) == decision.ways()
            asked[view["phase"]] += 1
            spare = (number + decision.seat) % 4
            answer = seeker(view, decision.seat, answers, rng.randrange, spare)
            match.answer(decision.seat, answer)
    assert min(asked[phase] for phase in ("draw", "plan", "travel", "keep")) > 8


@EVERY
def test_the_course_is_as_the_second_reading_says(seats: int) -> None:
    # EL-1.3, EL-1.8, EL-6.1, EL-6.2, EL-6.3, EL-7.2, EL-9.1, EL-9.5, EL-10.9, EL-10.11, EL-11.1,
    # EL-11.12, EL-11.17, EL-12.2, EL-12.4, EL-12.6, EL-13.1, EL-13.5, EL-14.3, EL-14.7
    kept = 0
    for number in range(30):
        match, rng = played(seats, number)
        course = Course(seats, match.view(None)["start"], int(match.options["rounds"]))
        course.check(match.view(None))
        while match.pending:
            kept += course.phase == "keep"
            assert match.waited_for == course.waits()
            decision = rng.choice([d for d in match.pending if not d.offer])
            answer = lively(course, decision, rng, number % 4)
            match.answer(decision.seat, answer)
            course.answered(decision.seat, answer)
            if match.at_rest or match.over:
                course.check(match.view(None))
        homes = [match.view(seat)["mine"].get("home", "") for seat in range(seats)]
        assert match.outcome is not None
        assert match.outcome.ranks == course.ranks(homes if homes[0] else None)
    assert kept > 20


def lively(course: Course, decision: Any, rng: Random, spare: int) -> Any:
    """Draw an answer of somebody who seldom stops, and passes once few counters are left."""
    answer, seat = decision.sample(rng.randrange), decision.seat
    if course.phase == "plan" and course.open[seat] + course.secret[seat] <= spare:
        return answer if rng.randrange(8) == 0 else {"action": "pass"}
    for _ in range(3):
        if answer["action"] not in ("pass", "stop"):
            break
        answer = decision.sample(rng.randrange)
    return answer
