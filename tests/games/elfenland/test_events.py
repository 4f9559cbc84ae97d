"""Events: what is told when, and every event has the arguments that `events.EVENTS` promises."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from ludoteca.games.elfenland import game
from ludoteca.games.elfenland.events import EVENTS
from ludoteca.kernel import Event, Match
from tests.games.elfenland.tables import BRANCH, new, seeker, table

WHO = {
    name: (text.split("[")[0].split(), *re.findall(r"\[(.*)\]", text))
    for name, text in EVENTS.items()
}
"""By event: what all are told, then what the seat alone is told besides, if anything."""


DEEDS: dict[str, tuple[str, ...]] = {
    "draw": ("took", "drew"),
    "plan": ("placed", "revealed", "obstructed", "passed"),
    "travel": ("crossed", "caravan", "stopped"),
}
"""By question: the events that tell what was answered, as `last` tells it too."""


def is_as_described(event: Event) -> None:
    public, *secret = WHO[event.name.removeprefix("elfenland-event-")]
    assert [*event.public] == public, event
    if not secret or not event.private:
        assert not event.private, event
        assert not secret or event.public["n"] == 0, event
        return
    assert {*event.private} == {event.public["seat"]}, event
    assert [*event.private[event.public["seat"]]] == secret[0].split(), event


def match_of(seats: int, number: int) -> Match[Any]:
    options = {"hometown": ("off", "on")[number % 2]}
    return Match(game, seats, options, bytes([number, seats] * 16))


@pytest.mark.parametrize("seats", range(2, 7))
def test_events_are_as_described(seats: int) -> None:
    # EL-15.1: private facts go to the seat that they are about
    told: Counter[str] = Counter()
    for number in range(12):
        rng, match = Random(number), match_of(seats, number)
        events = list(match.events)
        while not match.over:
            decision = rng.choice(match.pending)
            answer = decision.sample(rng.randrange)
            if match.view(None)["phase"] == "plan" and number % 3:
                view, answers = match.view(decision.seat), list(decision.answers())
                answer = seeker(view, decision.seat, answers, rng.randrange, 2)
            match.answer(decision.seat, answer)
            events += match.events
            if len(events) > 100 and number == 0 and seats > 2 and not match.left:
                match.leave(1)
                events += match.events
        for event in events:
            is_as_described(event)
            told[event.name.removeprefix("elfenland-event-")] += 1
    assert told.keys() == EVENTS.keys() - ({"left"} if seats == 2 else set())


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_whoever_follows_the_events_knows_what_the_view_shows(seats: int) -> None:
    # EL-15.1: boots, pieces, cards paid and counters on roads, from what a spectator is told
    for number in range(4):
        rng, match = Random(number), match_of(seats, number)
        town, pieces = ["elvenhold"] * seats, [0] * seats
        roads: dict[str, str] = {}
        while not match.over:
            decision = rng.choice(match.pending)
            match.answer(decision.seat, decision.sample(rng.randrange))
            for event in match.events:
                name, seen = event.name.removeprefix("elfenland-event-"), event.seen_by(None)
                if name in ("crossed", "caravan"):
                    assert town[seen["seat"]] == seen["from"]
                    town[seen["seat"]] = seen["to"]
                elif name == "piece":
                    pieces[seen["seat"]] += 1
                    assert pieces[seen["seat"]] == seen["n"] and town[seen["seat"]] == seen["town"]
                elif name in ("placed", "revealed"):
                    roads[seen["road"]] = seen["counter"]
                elif name == "cleared":
                    roads.clear()
            view = match.view(None)
            assert {road: lying["counter"] for road, lying in view["roads"].items()} == roads
            for seat in range(seats):
                one = view["players"][str(seat)]
                assert (one["town"], len(one["taken"])) == (town[seat], pieces[seat])


def test_what_is_told_at_the_beginning() -> None:
    # EL-5, EL-7, EL-8
    # EL-5.4, EL-7.2, EL-8.1
    begun = new(2, 1, hometown="on")
    assert begun.told() == ["hometown"] * 2 + ["round", "dealt", "dealt", "secret", "secret"]


def test_what_is_told_when_a_round_is_over() -> None:
    # EL-12.1, EL-12.5, EL-12.6
    begun = table(
        "travel", 2, hands={0: {"raft": 1}}, opened={0: ["dragon"], 1: ["unicorn"]}, secret={}
    )
    begun.stop()
    assert begun.told() == [
        *("stopped", "stopped", "kept", "kept", "cleared"),
        *("round", "dealt", "dealt", "secret", "secret"),
    ]


@pytest.mark.parametrize("seats", [2, 4])
def test_of_what_was_done_last_all_is_shown_that_all_were_told(seats: int) -> None:
    # EL-15.1, EL-11.14: after a reload it can be said as the event said it
    shown = set()
    for number in range(6):
        rng, match = Random(number), match_of(seats, number)
        while not match.over:
            decision = rng.choice(match.pending)
            view, answers = match.view(decision.seat), list(decision.answers())
            match.answer(decision.seat, seeker(view, decision.seat, answers, rng.randrange, 2))
            last = match.view(None)["last"]
            public, *_ = WHO[last["event"]]
            assert [*last] == ["event", *public]
            if deeds := DEEDS.get(decision.ask.removeprefix("elfenland-ask-")):
                assert last["event"] in deeds
                told = [event.seen_by(None) for event in match.events]
                assert {**last, "event": f"elfenland-event-{last['event']}"} in told
            shown.add(last["event"])
    assert shown == {deed for deeds in DEEDS.values() for deed in deeds}


def test_what_was_done_last_is_shown() -> None:
    # EL-15.1: of what players did, the public facts
    begun = table("travel", hands={0: {"dragon": 6}, 1: {"raft": 1}}, roads={BRANCH: "dragon"})
    assert "last" not in begun.view()
    begun.cross(BRANCH)
    facts = {"from": "elvenhold", "to": "lapphalya", "way": BRANCH, "means": "dragon", "n": 1}
    for watcher in (None, 0, 1):
        assert begun.view(watcher)["last"] == {"event": "crossed", "seat": 0, **facts}
    begun.stop("dragon-1")
    for watcher in (None, 0, 1):
        shown = begun.view(watcher)["last"]
        assert shown == {"event": "stopped", "seat": 0, "town": "lapphalya", "n": 1}
