"""Matches that are left, or stopped, by their players."""

from __future__ import annotations

import pytest

from ludoteca.kernel import (
    Event,
    GameOver,
    Seat,
    StaleDecision,
    ask,
    decide,
    rest,
)
from ludoteca.kernel.acts import STOP, Act
from ludoteca.kernel.game import STOPPED
from ludoteca.kernel.record import record, verify
from ludoteca.kernel.saving import pack
from tests.kernel.script import State, all_at_once, facts, number, play, say, two_in_a_row


@pytest.mark.parametrize("had_answered", [True, False])
def test_who_leaves_while_several_are_asked_is_asked_nothing_any_more(had_answered: bool) -> None:
    async def rules(state: State) -> None:
        await rest()
        answers = await ask(number(0), number(1), number(2))
        state.log.append(sorted(answers))

    match = play(rules)
    match.answer(0, say(1))
    leaver = 0 if had_answered else 1
    match.leave(leaver)
    assert match.decision(leaver) is None
    assert match.given(leaver) is None
    with pytest.raises(StaleDecision):
        match.answer(leaver, say(2))
    assert facts(match.fork()) == facts(match)
    for seat in match.waited_for:
        match.answer(seat, say(3))
    assert match.state.log == [[0, 1, 2]]


@pytest.mark.parametrize("keep", [True, False])
def test_leaving_at_rest_begins_the_rules_anew(keep: bool) -> None:
    async def rules(state: State) -> None:
        while len(state.log) < 3:
            await rest()
            seat = next(s for s in (0, 1, 2) if s not in state.left)
            state.log.append((seat, (await decide(number(seat)))["n"]))

    match = play(rules, keep=keep)
    match.leave(0)
    assert match.waited_for == [1]
    assert match.left == {0}
    match.leave(2)
    match.answer(1, say(4))
    assert match.state.log == [(1, 4)]
    if keep:
        assert facts(match.fork()) == facts(match)


@pytest.mark.parametrize("keep", [True, False])
def test_leaving_in_mid_effect_goes_on_with_answers_by_the_game(keep: bool) -> None:
    match = play(two_in_a_row, keep=keep)
    match.answer(0, say(1))
    match.leave(1)
    assert match.state.log[0] == 1
    assert len(match.state.log) == 2
    assert match.waited_for == [0]
    match.answer(0, say(7))
    assert len(match.state.log) == 4
    if keep:
        assert facts(match.fork()) == facts(match)
    match.answer(0, say(7))
    assert match.over


def test_the_state_is_the_same_whether_a_match_keeps_or_not() -> None:
    one, other = play(two_in_a_row), play(two_in_a_row, keep=False, listen=False)
    for match in (one, other):
        match.answer(0, say(1))
        match.leave(1)
        match.answer(0, say(2))
    assert pack(one.state) == pack(other.state)
    assert other.ids == {}
    with pytest.raises(ValueError, match="keeps nothing"):
        other.fork()


def test_leaving_while_all_are_asked_at_once() -> None:
    match = play(all_at_once)
    match.answer(0, say(1))
    match.leave(2)
    assert match.waited_for == [1]
    assert facts(match.fork()) == facts(match)
    match.answer(0, say(3))
    assert facts(match.fork()) == facts(match)
    match.answer(1, say(1))
    assert match.state.log[0][:2] == [3, 1]
    # The seat that left has been answered for, at rest already; a fork must do the same.
    assert match.waited_for == [0, 1]
    assert facts(match.fork()) == facts(match)
    with pytest.raises(StaleDecision):
        match.answer(2, say(1))
    match.answer(0, say(1))
    match.leave(1)
    assert facts(match.fork()) == facts(match)


def test_the_answers_of_the_game_go_through_many_rests() -> None:
    match = play(all_at_once)
    match.leave(0)
    match.leave(1)
    match.leave(2)
    assert match.over
    assert len(match.state.log) == 3
    assert len(match.history) == 3
    fork = match.fork()
    assert facts(fork) == facts(match)


def test_a_turn_of_somebody_who_left_is_a_rest_like_any_other() -> None:
    async def rules(state: State) -> None:
        while len(state.log) < 6:
            await rest()
            seat = len(state.log) % 3
            n = (await decide(number(seat)))["n"]
            state.log.append((seat, n))
            if state.events is not None:
                state.events.append(Event("script-event-said", {"seat": seat}))

    match = play(rules)
    match.leave(1)
    match.answer(0, say(0))
    assert [event.public["seat"] for event in match.events] == [0, 1]
    assert match.at_rest
    assert match.kept(pack)["rest"] == pack(match.state)
    match.leave(0)
    assert match.events == []
    match.answer(2, say(0))
    assert [event.public["seat"] for event in match.events] == [2, 0, 1]


def test_leaving_can_end_the_match() -> None:
    def end(state: State, seat: Seat) -> None:
        state.log.append(f"{seat} left")
        raise GameOver

    for early in (True, False):
        match = play(two_in_a_row, leave=end)
        if not early:
            match.answer(0, say(1))
        match.leave(0)
        assert match.over
        assert match.outcome is not None
        assert match.outcome.args["log"][-1] == "0 left"
        assert facts(match.fork()) == facts(match)


@pytest.mark.parametrize("acts", [0, 1, 2, 3])
def test_stopping_ends_without_a_result(acts: int) -> None:
    match = play(two_in_a_row)
    for turn in range(acts):
        match.answer(turn % 2, say(1))
    match.stop()
    assert match.over
    assert match.outcome == STOPPED
    assert match.outcome.ranks == ()
    assert match.fork().outcome == STOPPED
    assert match.history.acts()[-1] == Act(-1, STOP)
    assert verify(match.game, record(match)).outcome == STOPPED
