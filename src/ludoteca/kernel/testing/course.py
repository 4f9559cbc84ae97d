"""Checks of how a match runs: it always waits for somebody, keeps its pieces, and ends."""

from __future__ import annotations

from typing import Any

from ludoteca.kernel.acts import LEFT, Act
from ludoteca.kernel.decision import Decision
from ludoteca.kernel.errors import BadRecord, StaleDecision
from ludoteca.kernel.game import STOPPED
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import record, verify
from ludoteca.kernel.testing.compare import (
    difference,
    sights,
    through_json,
    whole,
    whole_difference,
)
from ludoteca.kernel.testing.players import Player
from ludoteca.kernel.testing.sight import look
from ludoteca.kernel.testing.trial import Trial, check


@check
def check_course(trial: Trial) -> int:
    """Play once: every point has who acts and what is legal, the match ends, its record verifies.

    This is the cheap check: it looks at views and events at some points only.
    """
    match = trial.start()
    player = Player(trial)
    pieces = dict(trial.game.pieces(match.state))
    well_formed(trial, match)
    look(trial, match)
    while not match.over:
        trial.answer(match, *player.next(match))
        well_formed(trial, match)
        keeps_pieces(trial, match, pieces)
        if match.over or player.dice.below(8) == 0:
            look(trial, match)
    data = through_json(record(match))
    try:
        replayed = verify(trial.game, data)
    except BadRecord as error:
        trial.fail(f"the match played again from its record goes another way: {error}", match)
    for seat in sights(match):
        if found := difference(match.view(seat), replayed.view(seat)):
            trial.fail(f"replayed from its record, {seat=} sees something else: {found}", match)
    return len(match.history)


@check
def check_leaving(trial: Trial) -> int:
    """Let players leave for good at random points: the match goes on or ends, without them."""
    for purpose in ("early", "late", "all"):
        match = trial.match = trial.start()
        player = Player(trial, f"leaving {purpose}")
        below = player.dice.below
        pieces = dict(trial.game.pieces(match.state))
        pause = {"early": 4, "late": 40, "all": 3}[purpose]
        while not match.over:
            staying = [seat for seat in range(match.seats) if seat not in match.left]
            if staying and below(pause) == 0:
                seat = staying[below(len(staying))]
                match.leave(seat)
                _refuses_the_left(trial, match, seat)
                _forks(trial, match)
                pause = 3 if purpose == "all" else 25
            else:
                trial.answer(match, *player.next(match))
            well_formed(trial, match)
            keeps_pieces(trial, match, pieces)
        _verifies(trial, match)
    return 3


@check
def check_stopping(trial: Trial) -> int:
    """End the match by agreement at some points of it: it is over, without a result."""
    match = trial.start()
    player = Player(trial)
    stops = 0
    while not match.over:
        if player.dice.below(1 + stops * 4) == 0:
            stops += 1
            stopped = match.fork()
            stopped.stop()
            if not stopped.over or stopped.outcome != STOPPED:
                trial.fail(f"a stopped match has the outcome {stopped.outcome}", stopped)
            _refuses_the_left(trial, stopped, 0)
            _forks(trial, stopped)
            _verifies(trial, stopped)
        trial.answer(match, *player.next(match))
    return stops


def well_formed(trial: Trial, match: Match[Any]) -> None:
    """Check that a match is over with an outcome, or asks what can be answered."""
    if match.over:
        if match.pending or match.waited_for:
            trial.fail("the match is over and still asks", match)
        _has_an_outcome(trial, match)
        return
    if len(match.history) > trial.game.longest:
        trial.fail(f"the match does not end within {trial.game.longest} acts (Game.longest)", match)
    seats = [decision.seat for decision in match.pending]
    if len(set(seats)) != len(seats) or not set(seats) <= set(range(match.seats)):
        trial.fail(f"the seats {seats} are asked", match)
    if not match.waited_for:
        trial.fail("dead end: the match runs and waits for nobody", match)
    if gone := match.left & set(match.waited_for):
        trial.fail(f"the match waits for {sorted(gone)}, who left", match)
    for decision in match.pending:
        _can_be_answered(trial, match, decision)


def keeps_pieces(trial: Trial, match: Match[Any], pieces: dict[str, int]) -> None:
    """Check that there are as many pieces of each kind as there were."""
    now = dict(trial.game.pieces(match.state))
    if now != pieces:
        changed = {
            k: (pieces.get(k), now.get(k)) for k in now | pieces if pieces.get(k) != now.get(k)
        }
        trial.fail(f"pieces came or went: {changed} (before, after)", match)


def _can_be_answered(trial: Trial, match: Match[Any], decision: Decision) -> None:
    names = [action.name for action in decision.actions]
    if not names:
        trial.fail(f"dead end: {decision.ask} has no action", match)
    if len(set(names)) != len(names):
        trial.fail(f"{decision.ask} has two actions of one name: {names}", match)
    for action in decision.actions:
        parts = [part.name for part in action.parts]
        if len({"action", *parts}) != len(parts) + 1:
            trial.fail(f"the parts of {decision.ask}, {action.name} share a name: {parts}", match)
        for part in action.parts:
            if part.count() < 1:
                where = f"{decision.ask}, {action.name}, {part.name}"
                trial.fail(f"dead end: nothing is legal for {where}", match)


def _has_an_outcome(trial: Trial, match: Match[Any]) -> None:
    outcome = match.outcome
    assert outcome is not None
    ranks = outcome.ranks
    if ranks and (
        len(ranks) != match.seats
        or any(rank != 1 + sum(other < rank for other in ranks) for rank in ranks)
    ):
        trial.fail(f"{ranks} are no places of {match.seats} seats: from 1, ties shared", match)
    if outcome.scores and len(outcome.scores) != match.seats:
        trial.fail(f"there are {len(outcome.scores)} scores for {match.seats} seats", match)


def _refuses_the_left(trial: Trial, match: Match[Any], seat: int) -> None:
    answer = {"action": "?"}
    decision = match.decision(seat)
    if decision is not None:
        answer = decision.sample(trial.dice("left").below)
    for act in (Act(seat, answer), Act(seat, LEFT)):
        try:
            match.act(act)
        except StaleDecision:
            continue
        trial.fail(f"seat {seat} has left, or the match is over, and it still acts", match)


def _forks(trial: Trial, match: Match[Any]) -> None:
    if found := whole_difference(whole(match), whole(match.fork())):
        trial.fail(f"after somebody left or all stopped, a fork differs {found}", match)


def _verifies(trial: Trial, match: Match[Any]) -> None:
    try:
        verify(trial.game, through_json(record(match)))
    except BadRecord as error:
        trial.fail(f"the record, played again, goes another way: {error}", match)
