"""Matches: asking, ids, rests, copies, and the history."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.kernel import (
    Action,
    Decision,
    Event,
    GameOver,
    IllegalAnswer,
    Json,
    Match,
    Number,
    OneOf,
    Option,
    Outcome,
    StaleDecision,
    ask,
    choose,
    decide,
    first,
    may,
    rest,
)
from ludoteca.kernel.acts import Act, History
from ludoteca.kernel.saving import pack
from ludoteca.kernel.testing.endless import game as endless
from tests.kernel.script import (
    SEED,
    Script,
    State,
    all_at_once,
    facts,
    number,
    play,
    say,
    two_in_a_row,
    windows,
)


def test_seats_and_versions_are_checked() -> None:
    for wrong in ({"seats": 0}, {"seats": 5}, {"version": 0}, {"version": 2}):
        with pytest.raises(ValueError, match="script"):
            play(all_at_once, **wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no option"):
        Match(Script(all_at_once), 3, {"colour": "red"})


class Teams(Script):
    options = (Option("teams", ("no", "yes"), {"yes": (4,)}),)


def test_a_choice_can_be_for_some_numbers_of_seats_only() -> None:
    game = Teams(all_at_once)
    assert Match(game, 4, {"teams": "yes"}).options == {"teams": "yes"}
    assert Match(game, 3).options == {"teams": "no"}
    with pytest.raises(ValueError, match="not for 3 seats"):
        Match(game, 3, {"teams": "yes"})
    assert game.checked_options({"teams": "yes"}) == {"teams": "yes"}  # the number is not known
    assert (game.options[0].at(3), game.options[0].at(4)) == (("no",), ("no", "yes"))


# Asking


def test_asked_at_once_none_sees_another_before_all_have_answered() -> None:
    match = play(all_at_once)
    assert match.waited_for == [0, 1, 2]
    match.answer(1, say(4))
    assert match.waited_for == [0, 2]
    assert match.given(1) == say(4)
    assert match.given(0) is None
    decision = match.decision(1)
    assert decision is not None and decision.offer
    assert match.view(0) == {"log": []}
    match.answer(0, say(1))
    match.answer(2, say(2))
    assert match.view(0) == {"log": [[1, 4, 2]]}
    assert match.given(1) is None
    assert match.waited_for == [0, 1, 2]


def test_an_answer_may_change_until_the_last_one_comes() -> None:
    match = play(all_at_once)
    for n in range(8):
        match.answer(1, say(n))
        assert match.given(1) == say(n)
    match.answer(0, say(0))
    match.answer(1, say(9))
    match.answer(2, say(0))
    assert match.state.log == [[0, 9, 0]]
    assert len(match.history) == 11


def test_rules_get_the_answers_in_the_order_of_the_question() -> None:
    async def rules(state: State) -> None:
        state.log.append(list(await ask(number(2), number(0), number(1))))

    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2)):
        match = play(rules)
        for seat in order:
            match.answer(seat, say(1))
        assert match.state.log == [[2, 0, 1]]


def test_changed_answers_cost_forks_nothing() -> None:
    match = play(all_at_once)
    for n in range(50):
        match.answer(1, say(n % 10))
    assert len(match.kept(pack)["since"]) == 1
    fork = match.fork()
    assert facts(fork) == facts(match)
    assert len(fork.history) == 50


def test_the_first_to_answer_goes_on() -> None:
    match = play(windows)
    match.answer(2, say(3))
    assert match.state.log == [3]
    assert match.waited_for == [0]
    match.answer(1, say(5))
    assert match.state.log == [3, 1]
    match.answer(0, say(9))
    assert match.over


def test_nobody_waited_for_is_an_error_of_the_rules() -> None:
    async def offers(state: State) -> None:
        await first(number(0, offer=True), number(1, offer=True))

    async def nobody(state: State) -> None:
        await ask()

    async def half(state: State) -> None:
        await ask(number(0), number(1, offer=True))

    for rules in (offers, nobody, half):
        with pytest.raises(AssertionError, match="waited for"):
            play(rules)


def test_choose_and_may() -> None:
    async def rules(state: State) -> None:
        await rest()
        state.log.append(await choose(0, "script-ask", []))
        state.log.append(await choose(0, "script-ask", [], optional=True))
        state.log.append(await choose(0, "script-ask", ["only"], open_facts=True))
        state.log.append(await choose(0, "script-ask", ["hidden"]))
        state.log.append(await choose(0, "script-ask", ["a"], open_facts=True, optional=True))
        state.log.append(await may(0, "script-ask"))
        state.log.append(
            await choose(0, "script-ask", [], optional=True, even_without=True)  # IN-15.3
        )

    match = play(rules)
    assert match.state.log == [None, None, "only"]
    match.answer(0, {"action": "choose", "choice": "hidden"})
    with pytest.raises(IllegalAnswer):
        match.answer(0, {"action": "choose", "choice": "b"})
    match.answer(0, {"action": "pass"})
    match.answer(0, {"action": "yes"})
    assert match.state.log == [None, None, "only", "hidden", None, True]
    assert match.pending[0].ways() == 1
    match.answer(0, {"action": "pass"})
    assert match.over


# Refusing


def test_refusals_change_nothing() -> None:
    match = play(all_at_once)
    match.answer(1, say(1))
    before = facts(match)
    for answer in (say(10), {"action": "say"}, None, {"action": "say", "n": True}):
        with pytest.raises(IllegalAnswer):
            match.answer(0, answer)  # type: ignore[arg-type]
    for seat, wanted in ((0, 2), (1, 7), (3, None), (-1, None)):
        with pytest.raises(StaleDecision):
            match.answer(seat, say(1), wanted)
    with pytest.raises(StaleDecision):
        match.act(Act(0, "dance"))
    assert facts(match) == before


# Ids


def test_ids_count_a_seats_decisions() -> None:
    match = play(two_in_a_row)
    seen = []
    while not match.over:
        decision = match.pending[0]
        seen.append((decision.seat, match.ids[decision.seat]))
        match.answer(decision.seat, say(1), match.ids[decision.seat])
    assert seen == [(0, 1), (1, 1), (0, 2), (1, 2), (0, 3), (1, 3)]
    assert match.ids == {}


def test_answers_given_at_once_never_make_each_other_stale() -> None:
    match = play(all_at_once)
    before = dict(match.ids)
    for seat in (1, 0, 1):
        match.answer(seat, say(2), before[seat])
        assert match.ids == before
    match.answer(2, say(0), before[2])
    assert match.ids == {0: 2, 1: 2, 2: 2}


def test_an_open_decision_keeps_its_id_while_nothing_changes_for_it() -> None:
    match = play(windows)
    assert match.ids == {0: 1, 1: 1, 2: 1}
    match.answer(1, say(3))  # from now on seats 1 and 2 have an offer: a change for seat 2
    assert match.ids == {0: 1, 1: 2, 2: 2}
    match.answer(2, say(3))
    assert match.ids == {0: 1, 1: 2, 2: 3}
    match.answer(0, say(3))
    assert match.ids == {0: 2, 1: 2, 2: 3}


class Live(Number):
    """A part whose bounds are those of the state, at any time."""

    def __init__(self, state: State) -> None:
        super().__init__("n", 0, 9)
        self.state = state

    def to_json(self) -> Json:
        return {**super().to_json(), "high": 9 - len(self.state.log)}


def test_a_part_that_looks_at_the_live_state_gets_a_new_id() -> None:
    async def rules(state: State) -> None:
        while len(state.log) < 5:
            await rest()
            actions = (Action("say", (Live(state),)),)
            _, answer = await first(*(Decision(seat, "script-ask", actions) for seat in range(2)))
            state.log.append(answer["n"])

    match = play(rules)
    match.answer(0, say(0))
    assert match.ids == {0: 2, 1: 2}
    fork = match.fork()
    fork.answer(0, say(0))
    match.answer(0, say(0))
    assert fork.ids == match.ids == {0: 3, 1: 3}


# Rest


def test_rest_is_where_a_match_is_kept() -> None:
    match = play(two_in_a_row)
    assert match.at_rest
    match.answer(0, say(1))
    assert not match.at_rest
    assert [act["seat"] for act in match.kept(pack)["since"]] == [0]
    match.answer(1, say(1))
    assert match.at_rest
    assert match.kept(pack)["since"] == []


def test_what_happens_before_the_first_rest_is_kept() -> None:
    async def rules(state: State) -> None:
        if not state.log:
            state.log.append("dealt")
            assert state.events is None or state.events == []
            if state.events is not None:
                state.events.append(Event("script-event-dealt"))
        await rest()
        await decide(number(0))

    match = play(rules)
    assert [event.name for event in match.events] == ["script-event-dealt"]
    assert match.kept(pack)["rest"] == pack(match.state)
    assert match.fork().events == []


def test_what_happens_between_two_rests_is_kept() -> None:
    async def rules(state: State) -> None:
        while len(state.log) < 4:
            await rest()
            if len(state.log) % 2:
                state.log.append((await decide(number(0)))["n"])
            else:
                state.log.append("by itself")

    match = play(rules)
    while not match.over:
        assert match.at_rest
        assert match.kept(pack)["rest"] == pack(match.state)
        match.answer(0, say(1))


def test_game_over_in_mid_effect() -> None:
    async def rules(state: State) -> None:
        await rest()
        state.log.append((await decide(number(0)))["n"])
        state.log.append((await decide(number(1)))["n"])
        raise GameOver

    match = play(rules)
    match.answer(0, say(1))
    match.answer(1, say(2))
    assert match.over
    assert match.outcome == Outcome("script-end", args={"log": [1, 2]})
    assert match.pending == ()
    fork = match.fork()
    assert facts(fork) == facts(match)
    assert fork.outcome == match.outcome
    for act in (lambda: match.answer(0, say(1)), lambda: match.leave(0), match.stop):
        with pytest.raises(StaleDecision):
            act()


# Copies and their cost


def test_forks_are_independent() -> None:
    match = play(all_at_once)
    match.answer(0, say(1))
    fork = match.fork()
    fork.answer(0, say(5))
    fork.answer(1, say(5))
    assert match.given(0) == say(1)
    assert match.given(1) is None
    assert len(match.history) == 1
    match.answer(2, say(2))
    fork.answer(2, say(3))
    assert [act.answer["n"] for act in match.history.acts() if isinstance(act.answer, dict)] == [
        1,
        2,
    ]
    assert fork.state.log == [[5, 5, 3]]
    assert match.state.log == []


def test_a_fork_for_simulation() -> None:
    match = play(two_in_a_row)
    match.answer(0, say(1))
    fork = match.fork(listen=False, keep=False)
    fork.answer(1, say(2))
    assert fork.state.log == [1, 2]
    assert match.state.log == [1]
    assert len(match.history) == 1


def test_history_adds_at_the_same_cost_always() -> None:
    history = History()
    for n in range(5000):
        tried = history.fork()
        tried.add(Act(0, say(n)))
        assert tried._acts is history._acts  # a fork that goes live copies nothing
        history = tried
    assert len(history) == 5000
    other = history.fork()
    history.add(Act(0, "left"))
    other.add(Act(1, "left"))
    assert history.acts()[-1].seat == 0
    assert other.acts()[-1].seat == 1
    assert history.acts()[:-1] == other.acts()[:-1]


def test_what_is_kept_does_not_grow() -> None:
    match: Match[Any] = Match(endless, 2, seed=SEED)
    sizes = []
    for turn in range(200):
        match.answer(turn % 2, {"action": "move", "hours": 1 + turn % 5})
        sizes.append(len(str(match.kept(pack))))
    assert max(sizes) - min(sizes) < 10


def test_events_are_told_once_and_to_listeners_only() -> None:
    match: Match[Any] = Match(endless, 2, seed=SEED)
    match.answer(0, {"action": "move", "hours": 3})
    assert match.events == [Event("endless-event-moved", {"hour": 3})]
    match.answer(1, {"action": "move", "hours": 3})
    assert match.events == [Event("endless-event-moved", {"hour": 6})]
    silent: Match[Any] = Match(endless, 2, seed=SEED, listen=False)
    silent.answer(0, {"action": "move", "hours": 3})
    assert silent.events == []


def test_an_event_has_parts_for_some() -> None:
    event = Event("toy-drew", {"seat": 1}, {1: {"card": "ace"}})
    assert event.seen_by(1) == {"event": "toy-drew", "seat": 1, "card": "ace"}
    assert event.seen_by(0) == event.seen_by(None) == {"event": "toy-drew", "seat": 1}


def test_one_of_takes_ids_only() -> None:
    assert OneOf("x", ["a"]).refusal(["a"]) is not None
