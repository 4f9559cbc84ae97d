"""Checks of copies: clones, forks, saves, restarts and replays are what they are copied from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.decision import AT_REST
from ludoteca.kernel.errors import GameOver
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import record, replay, restore, save
from ludoteca.kernel.saving import NOT_SAVED, pack, unpack
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
from ludoteca.kernel.testing.players import Player
from ludoteca.kernel.testing.trial import Trial, check
from ludoteca.kernel.types import Json


@check
def check_replay(trial: Trial) -> int:
    """Play two matches of one seed in lockstep, and a third from the record: nothing differs."""
    one, two = trial.start(), trial.start()
    player = Player(trial)
    steps = [_step(one)]
    while not one.over:
        seat, answer = player.next(one)
        said = text(answer)
        trial.answer(one, seat, answer)
        if text(answer) != said:
            trial.fail(f"the rules have changed the answer {said} into {text(answer)}", one)
        trial.answer(two, seat, through_json(answer))
        steps.append(_step(one))
        if found := difference(steps[-1], _step(two)):
            trial.fail(f"two matches of one seed with the same answers differ {found}", one)
    data = through_json(record(one))
    for (_, again), step in zip(replay(trial.game, data), steps, strict=True):
        if found := difference(step, _step(again)):
            trial.fail(f"the match replayed from its record differs {found}", again)
    return len(steps)


@check
def check_forks(trial: Trial) -> int:
    """At every decision make a copy, by fork or by save and restore: it equals the original.

    The copy then takes the next act first, which must leave the original as it was; some copies go
    on beside the original to the end.
    """
    match = trial.start()
    player = Player(trial)
    below = player.dice.below
    followers: list[Match[Any]] = []
    number = 0
    while not match.over:
        before = whole(match)
        copy = _copy(trial, match, number)
        if found := whole_difference(before, whole(copy)):
            how = "restored from its save" if number % 2 else "forked"
            trial.fail(f"the match, {how}, differs {found}", match)
        seat, answer = player.next(match)
        trial.answer(copy, seat, answer)
        if found := whole_difference(before, whole(match)):
            trial.fail(f"an act of a copy has changed the original {found}", match)
        events = [told(copy, looker) for looker in sights(copy)]
        trial.answer(match, seat, answer)
        if found := difference(events, [told(match, looker) for looker in sights(match)]):
            trial.fail(f"a copy and the original tell different events for one act {found}", match)
        after = whole(match)
        for follower in followers:
            trial.answer(follower, seat, answer)
        for other in (copy, *followers):
            if found := whole_difference(after, whole(other)):
                trial.fail(f"after the same act a copy differs from the original {found}", match)
        if len(followers) < 3 and below(6) == 0:
            followers.append(copy)
        number += 1
    if found := whole_difference(whole(match), whole(match.fork())):
        trial.fail(f"a fork of the finished match differs {found}", match)
    return number


@check
def check_rests(trial: Trial) -> int:
    """At every rest begin the rules anew: they ask the same, tell nothing and change nothing."""
    match = trial.start()
    player = Player(trial)
    rests = 0
    if not match.at_rest:
        trial.fail("the first question does not come right after a rest()", match)
    while not match.over:
        if match.at_rest:
            rests += 1
            _begins_anew(trial, match)
        trial.answer(match, *player.next(match))
    return rests


@check
def check_clones(trial: Trial) -> int:
    """Clone states, also such with odd values: every field comes along, no list is shared."""
    match = trial.start()
    player = Player(trial)
    points = 0
    while not match.over:
        if player.dice.below(1 + points // 2) == 0:
            points += 1
            _clones(trial, match, match.state)
            odd = unpack(through_json(pack(match.state)), trial.game.state_types)
            _fill(odd, iter(range(1000, 1_000_000)))
            _clones(trial, match, odd)
        trial.answer(match, *player.next(match))
    return points


@check
def check_silence(trial: Trial) -> int:
    """Play beside the match one without events and one that keeps nothing: the game is the same."""
    match = trial.start()
    others = [trial.start(listen=False), trial.start(listen=False, keep=False)]
    player = Player(trial)
    leaver = trial.dice("leaver")
    acts = 0
    while not match.over:
        staying = [seat for seat in range(match.seats) if seat not in match.left]
        if len(staying) > 2 and leaver.below(30) == 0:
            seat = staying[leaver.below(len(staying))]
            for each in (match, *others):
                each.leave(seat)
        else:
            seat, answer = player.next(match)
            for each in (match, *others):
                trial.answer(each, seat, answer)
        acts += 1
        for other in others:
            if found := difference(_position(match), _position(other)):
                trial.fail(f"without listeners or history the match differs {found}", match)
            if other.events:
                trial.fail("events are told though nobody listens", match)
    return acts


def _step(match: Match[Any]) -> Json:
    lookers = sights(match)
    return [[frame(match, looker), told(match, looker)] for looker in lookers]


def _position(match: Match[Any]) -> Json:
    asked = [decision.to_json() for decision in match.pending]
    return {"state": pack(match.state), "pending": asked, "over": match.over}


def _copy(trial: Trial, match: Match[Any], number: int) -> Match[Any]:
    if number % 2 == 0:
        return match.fork()
    data = save(match)
    copy: Match[Any] = restore(trial.game, through_json(data))
    if found := difference(data, save(copy)):
        trial.fail(f"saved, restored and saved again, the match differs {found}", match)
    return copy


def _begins_anew(trial: Trial, match: Match[Any]) -> None:
    state = match.state.clone()
    state.events = []
    before = pack(state)
    if found := difference(save(match)["rest"], before):
        trial.fail(f"between rest() and the question the rules change the state {found}", match)
    play = trial.game.play(state)
    try:
        question = play.send(None)
        while question is AT_REST:
            question = play.send(None)
    except (StopIteration, GameOver):
        trial.fail("begun anew at a rest, the rules end the match", match)
    asked = [decision.to_json() for decision in question.decisions]
    if found := difference([decision.to_json() for decision in match.pending], asked):
        trial.fail(f"begun anew at a rest, the rules ask something else {found}", match)
    if found := difference(before, pack(state)):
        trial.fail(f"begun anew at a rest, the rules change the state {found}", match)
    if state.events:
        trial.fail(f"begun anew at a rest, the rules tell {state.events}", match)
    play.close()


def _clones(trial: Trial, match: Match[Any], state: Any) -> None:
    clone = state.clone()
    if found := difference(pack(state), pack(clone)):
        trial.fail(f"a clone of the state differs {found}", match)
    if clone.events is not None:
        trial.fail("a clone of the state has events", match)
    shared = {id(item): path for item, path in _mutables(state, "state")}
    for item, path in _mutables(clone, "state"):
        if id(item) in shared:
            trial.fail(f"a clone shares {path}, a {type(item).__name__}, with its original", match)


def _mutables(value: Any, path: str) -> Iterator[tuple[Any, str]]:
    """Yield everything in a state that can change, with its place."""
    if isinstance(value, list | dict | bytearray | Chance):
        yield value, path
    if isinstance(value, list | tuple):
        for index, item in enumerate(value):
            yield from _mutables(item, f"{path}[{index}]")
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _mutables(item, f"{path}[{key!r}]")
    elif is_dataclass(value):
        kind: Any = type(value)
        if not kind.__dataclass_params__.frozen:
            yield value, path
        for field in fields(value):
            if field.name != NOT_SAVED:
                yield from _mutables(getattr(value, field.name), f"{path}.{field.name}")


def _fill(value: Any, numbers: Iterator[int]) -> Any:
    """Give every number, word and truth value a value of its own; return the new value."""
    match value:
        case bool():
            return not value
        case int():
            return next(numbers)
        case str():
            return f"#{next(numbers)}"
        case list():
            value[:] = [_fill(item, numbers) for item in value]
        case tuple():
            return tuple(_fill(item, numbers) for item in value)
        case dict():
            for key, item in value.items():
                value[key] = _fill(item, numbers)
        case bytearray():
            value[:] = bytes(next(numbers) % 251 for _ in value)
        case Chance():
            value.taken = next(numbers)
        case _ if is_dataclass(value):
            for field in fields(value):
                if field.name != NOT_SAVED:
                    filled = _fill(getattr(value, field.name), numbers)
                    object.__setattr__(value, field.name, filled)
    return value
