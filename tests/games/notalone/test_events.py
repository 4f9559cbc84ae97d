"""Every event has the arguments that `events.EVENTS` promises, and shows secrets to nobody else."""

from __future__ import annotations

import re
from random import Random

import pytest

from ludoteca.games.notalone import game
from ludoteca.games.notalone.events import EVENTS
from ludoteca.kernel import Event, Match

WHO = {
    name: (text.split("[")[0].split(), *re.findall(r"\[(.*): (.*)\]", text))
    for name, text in EVENTS.items()
}
"""By event: what all are told, then (what some are told besides, to whom), if anything."""


@pytest.mark.parametrize("seats", range(2, 8))
def test_events_are_as_described(seats: int) -> None:
    for number in range(20):
        rng = Random(number)
        match = Match(game, seats, {}, bytes([number, seats] * 16))
        while not match.over:
            decision = rng.choice(match.pending)
            match.answer(decision.seat, decision.sample(rng.randrange))
            for event in match.events:
                is_as_described(event, match.view(None)["creature"])


def is_as_described(event: Event, creature: int) -> None:
    open_to_all, *more = WHO[event.name.removeprefix("notalone-event-")]
    if not more:
        assert [*event.public] == open_to_all and not event.private, event
        return
    (secret, to), secrets = more[0], set(more[0][0].split())
    if to == "smoke" and "cards" in event.public:
        assert [*event.public] == [*open_to_all, secret] and not event.private, event
        return
    assert [*event.public] == open_to_all, event
    assert all({*facts} == secrets for facts in event.private.values()), event
    owner = event.public["seat"]
    if to == "smoke":  # NA-9.6
        assert creature not in event.private and owner in event.private, event
    else:  # NA-11.1, NA-11.3
        audience = {
            "owner": {owner},
            "Creature": {creature},
            "Creature and owner": {creature, owner},
        }
        assert {*event.private} == audience[to], event
