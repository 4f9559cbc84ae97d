"""The view says of every own card whether it can be played now, and if not, why (NA-3.1)."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.games.notalone import game
from ludoteca.games.notalone.cards import HUNT, SURVIVAL
from ludoteca.kernel import Match


@pytest.mark.parametrize("seats", range(2, 8))
def test_a_card_can_be_played_or_the_view_says_why_not(seats: int) -> None:
    for number in range(6):
        rng = Random(number)
        match = Match(game, seats, {}, bytes([number] * 32))
        while not match.over:
            for seat in range(seats):
                looks_right(match, seat)
            decision = rng.choice(match.pending)
            match.answer(decision.seat, decision.sample(rng.randrange))


def looks_right(match: Match[object], seat: int) -> None:
    view = match.view(seat)
    decision = match.decision(seat)
    legal = {action.name for action in decision.actions} if decision is not None else set()
    for own in view["mine"]["cards"]:
        assert (own["card"] in legal) == ("why" not in own), (own, view)
        if decision is not None and "why" in own:
            reason = decision.refusal({"action": own["card"]})
            assert reason is not None
            said = (own["why"], own["clause"], own.get("args", {}))
            assert (reason.text, reason.clause, dict(reason.args)) == said
    held = {own["card"] for own in view["mine"]["cards"]}
    if decision is not None:
        for card in (HUNT if seat == view["creature"] else SURVIVAL).keys() - held:
            reason = decision.refusal({"action": card})
            assert reason is not None and reason.text == "notalone-why-not-in-hand"


@pytest.mark.parametrize("seats", range(2, 8))
def test_the_view_says_who_is_waited_for(seats: int) -> None:
    rng = Random(seats)
    match = Match(game, seats, {}, bytes([seats] * 32))
    while not match.over:
        answered = {seat for seat in range(seats) if match.given(seat) is not None}
        assert {*match.view(None)["asked"]} == {*match.waited_for} | answered
        decision = rng.choice(match.pending)
        match.answer(decision.seat, decision.sample(rng.randrange))
