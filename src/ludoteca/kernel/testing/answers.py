"""Checks of answers: what is legal is taken, all else is refused for a reason, without change."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from ludoteca.kernel.decision import Decision
from ludoteca.kernel.errors import IllegalAnswer, Reason, StaleDecision
from ludoteca.kernel.match import Match
from ludoteca.kernel.testing.compare import (
    difference,
    frame,
    sights,
    text,
    through_json,
    told,
    whole,
    whole_difference,
)
from ludoteca.kernel.testing.players import Player, names_of_actions
from ludoteca.kernel.testing.schema import unplain
from ludoteca.kernel.testing.sight import known_words
from ludoteca.kernel.testing.trial import Trial, check
from ludoteca.kernel.types import Answer, Json, Seat

FEW = 64
MANY_DRAWS = 3000
DEEP: Json = [[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]
ODD: tuple[Json, ...] = (
    *(None, True, False, 0, 1, -1, 10**20, 1.0, 0.5, "", "x", "0", "pass", "x" * 300),
    *([], [None], [[]], [True], ["", "", ""], [0, 0, 0], {}, {"action": 1}, DEEP, "\ud800"),
)


@check
def check_answers(trial: Trial) -> int:
    """At some decisions compare what is drawn, listed, counted, described, taken and refused."""
    match = trial.start()
    player = Player(trial)
    below = player.dice.below
    points = 0
    while not match.over:
        if below(1 + points // 3) == 0:
            before = whole(match)
            for decision in match.pending:
                points += 1
                described = _described(trial, match, decision)
                legal = _legal(trial, match, decision, described, below(4) == 0)
                _others_are_refused(trial, match, decision, described, legal)
            _stale_ones_are_refused(trial, match)
            if found := whole_difference(before, whole(match)):
                trial.fail(f"a refused answer has changed the match {found}", match)
        trial.answer(match, *player.next(match))
    return points


@check
def check_orders(trial: Trial) -> int:
    """Where several seats are asked at once, neither order nor changes of answers matter.

    What has been answered does not show in what anybody else sees, but for who is waited for.
    """
    match = trial.start()
    player = Player(trial)
    points = 0
    while not match.over:
        waited = match.waited_for
        if len(waited) > 1 and len(waited) == len(match.pending) and _is_at_once(match, player):
            points += 1
            final = {d.seat: player.answer(d) for d in match.pending}
            straight, twisted = match.fork(), match.fork()
            for seat in waited:
                _give_unseen(trial, straight, seat, final[seat])
            for seat in reversed(waited):
                decision = twisted.decision(seat)
                assert decision is not None
                if seat != waited[0]:
                    _give_unseen(trial, twisted, seat, player.answer(decision))
                    _give_unseen(trial, twisted, seat, final[seat])
            trial.answer(twisted, waited[0], final[waited[0]])
            if found := difference(_after(straight), _after(twisted)):
                trial.fail(f"the order of answers that are asked at once matters {found}", straight)
        trial.answer(match, *player.next(match))
    return points


def altered(legal: Answer) -> Iterator[Json]:
    """Yield answers that are mostly not legal: odd ones, and ones near a legal answer."""
    yield from ODD
    for odd in (*ODD, f"{legal['action']} ", legal["action"].upper()):
        yield {**legal, "action": odd}
    yield {"action": legal["action"], "extra": 1}
    yield {**legal, "extra": 1}
    yield {**legal, "": None}
    for name, value in legal.items():
        yield {key: item for key, item in legal.items() if key != name}
        if name != "action":
            for other in (*ODD, *_near(value)):
                yield {**legal, name: other}


def _near(value: Json) -> Iterator[Json]:
    match value:
        case int():
            yield from (value - 1, value + 1, float(value), str(value), [value], -value)
        case str():
            yield from (value + " ", " " + value, value.upper(), value[:-1], value[::-1], [value])
        case list():
            yield from (value[:-1], value[1:], value[::-1], [*value, *value[:1]], [value])
            yield from ([*value, None], [*value, "x"], [*value, 0], {"0": value})
            for index, item in enumerate(value):
                for other in (*_near(item), None, True, 0.5, {}, []):
                    yield [*value[:index], other, *value[index + 1 :]]


def _described(trial: Trial, match: Match[Any], decision: Decision) -> Decision:
    """Return the decision as those know it who have only its description."""
    data = through_json(decision.to_json())
    try:
        described = Decision.from_json(data)
    except (KeyError, TypeError, ValueError) as error:
        trial.fail(f"{decision.ask} describes itself in an unknown form: {error!r}", match)
    if found := difference(data, described.to_json()):
        trial.fail(f"{decision.ask} describes itself in an unknown form {found}", match)
    return described


def _legal(
    trial: Trial, match: Match[Any], decision: Decision, described: Decision, thorough: bool
) -> list[Answer]:
    """Check the legal answers against each other and return some."""
    dice = trial.dice(f"legal {len(match.history)} {decision.seat}")
    drawn = [decision.sample(dice.below) for _ in range(4)]
    drawn += [described.sample(dice.below) for _ in range(4)]
    for answer in drawn:
        reason = decision.refusal(answer) or described.refusal(answer)
        if reason is not None:
            trial.fail(
                f"{text(answer)} was drawn for {decision.ask}, and is refused: {reason}", match
            )
        if problem := unplain(answer):
            trial.fail(f"an answer drawn for {decision.ask} is no plain JSON: {problem}", match)
    count = decision.ways()
    if count != described.ways():
        trial.fail(f"{decision.ask} counts {count} answers, describes {described.ways()}", match)
    if count > FEW:
        return drawn
    listed = list(decision.answers())
    form = decision.to_json()
    names = _names(form, listed)
    if len(listed) != count or len(names) != count:
        trial.fail(f"{decision.ask} counts {count} answers, lists {len(listed)}: {listed}", match)
    for answer in listed:
        reason = decision.refusal(answer) or described.refusal(answer)
        if reason is not None:
            trial.fail(f"{decision.ask} lists {text(answer)}, and refuses it: {reason}", match)
    if thorough and count <= 12:
        for _ in range(MANY_DRAWS):
            if not names:
                break
            names -= _names(form, [decision.sample(dice.below)])
        if names:
            trial.fail(f"{decision.ask} never draws {sorted(names)}", match)
    fork = match.fork()
    trial.answer(fork, decision.seat, listed[dice.below(len(listed))])
    return [*drawn[:2], listed[0], listed[-1]]


def _others_are_refused(
    trial: Trial, match: Match[Any], decision: Decision, described: Decision, legal: list[Answer]
) -> None:
    """Check that whatever the decision does not describe is refused, with a reason."""
    seen = set()
    elsewhere = [{"action": name} for name in names_of_actions(match)]
    for base in legal:
        for answer in (*elsewhere, *altered(base)):
            if (name := repr(answer)) in seen:
                continue
            seen.add(name)
            if described.refusal(answer) is None:
                if (reason := decision.refusal(answer)) is not None:
                    trial.fail(f"{answer!r} is described as legal, and refused: {reason}", match)
                continue
            try:
                match.answer(decision.seat, answer)
            except IllegalAnswer as error:
                _gives_a_reason(trial, match, decision, answer, error.reason)
            except Exception as error:
                what = f"{type(error).__name__}: {error}"
                trial.fail(f"the answer {answer!r} to {decision.ask} raises {what}", match)
            else:
                trial.fail(f"the illegal answer {answer!r} to {decision.ask} is taken", match)


def _gives_a_reason(
    trial: Trial, match: Match[Any], decision: Decision, answer: Json, reason: Reason
) -> None:
    said = f"the answer {answer!r} to {decision.ask} is refused"
    if reason.text not in known_words(trial.game):
        trial.fail(f"{said} with {reason.text}, which messages/en.ftl does not know", match)
    if decision.clause and not reason.clause:
        trial.fail(f"{said} without a clause", match)
    try:
        problem = unplain(dict(reason.args))
        text(dict(reason.args)).encode()
    except UnicodeEncodeError as error:
        problem = str(error)
    if problem:
        trial.fail(f"{said} with arguments that are no plain JSON: {problem}", match)


def _stale_ones_are_refused(trial: Trial, match: Match[Any]) -> None:
    below = trial.dice("stale").below
    some = match.pending[0].sample(below)
    asked = {decision.seat: decision.sample(below) for decision in match.pending}
    tries: list[tuple[Seat, Answer, int | None]] = [(-1, some, None), (match.seats, some, None)]
    for seat in range(match.seats):
        if seat in asked:
            tries += [(seat, asked[seat], match.ids[seat] + step) for step in (-1, 1, 1000)]
        else:
            tries += [(seat, some, None), (seat, some, 1)]
    for seat, answer, number in tries:
        try:
            match.answer(seat, answer, number)
        except StaleDecision:
            continue
        trial.fail(f"seat {seat} answers a decision {number} that is not open", match)


def _is_at_once(match: Match[Any], player: Player) -> bool:
    """Tell whether the rules wait for the answers of all, and not for the first one."""
    fork = match.fork()
    decision = fork.pending[0]
    fork.answer(decision.seat, decision.sample(player.dice.below))
    return not fork.over and fork.given(decision.seat) is not None


def _give_unseen(trial: Trial, match: Match[Any], seat: Seat, answer: Answer) -> None:
    """Give one of the answers that are asked at once: only that it is given may show."""
    others = [looker for looker in sights(match) if looker != seat]
    before = {looker: frame(match, looker) for looker in others}
    before = through_json({str(looker): seen for looker, seen in before.items()})
    trial.answer(match, seat, answer)
    if match.over or match.given(seat) is None:
        return
    after = {str(looker): frame(match, looker) for looker in others}
    for seen in (*before.values(), *after.values()):
        seen["waiting"] = [waited for waited in seen["waiting"] if waited != seat]
    if found := difference(before, after):
        trial.fail(f"an answer shows before all have given theirs {found}", match)
    if any(told(match, looker) for looker in others):
        trial.fail("an answer is told before all have given theirs", match)


def _after(match: Match[Any]) -> Json:
    """Return all that there is to know of a match, but for the order of the acts before."""
    known = json.loads(whole(match))
    events = [told(match, looker) for looker in sights(match)]
    return {**known, "saved": {**known["saved"], "since": []}, "events": events}


def _names(decision: Json, answers: Iterable[Answer]) -> set[str]:
    """Return the answers by name; those that mean the same have one: a set has no order."""
    sets = {
        (action["action"], part["part"])
        for action in decision["actions"]
        for part in action["parts"]
        if part["kind"] == "some"
    }
    return {
        text(
            {
                key: sorted(value, key=str) if (answer["action"], key) in sets else value
                for key, value in answer.items()
            }
        )
        for answer in answers
    }
