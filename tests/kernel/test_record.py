"""Records and saves: what they hold, and that nothing damaged passes or breaks anything else."""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.kernel import BadRecord, Chance, Game, Match
from ludoteca.kernel.record import record, replay, restore, save, verify
from ludoteca.kernel.testing import CheckFailed, Player, Trial, check_records
from ludoteca.kernel.testing.compare import through_json, whole
from tests.kernel.toys import effects, picks, windows

TOYS: list[Game[Any]] = [picks.game, windows.game, effects.game]
RECORDS = Path(__file__).parent / "toys" / "records"


@cache
def finished(game: Game[Any]) -> Any:
    """The record of a finished match in which somebody has left."""
    trial = Trial(game, game.seats[1], seed=3)
    match, player = trial.start(), Player(trial)
    while not match.over:
        if len(match.history) == 5:
            match.leave(1)
        else:
            match.answer(*player.next(match))
    return through_json(record(match))


@cache
def halfway(game: Game[Any]) -> Any:
    """A match saved in mid-effect, or between answers that are given at once."""
    for seed in range(100):
        trial = Trial(game, game.seats[1], seed=seed)
        match, player = trial.start(), Player(trial)
        while not match.over:
            if not match.at_rest and len(match.history) > 4:
                return through_json(save(match))
            match.answer(*player.next(match))
    trial = Trial(game)  # the game is always at rest
    match, player = trial.start(), Player(trial)
    for _ in range(6):
        match.answer(*player.next(match))
    return through_json(save(match))


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)
def test_a_finished_record_has_everything(game: Game[Any]) -> None:
    data = finished(game)
    assert set(data) == {
        *("ludoteca", "game", "version", "seats", "options"),
        *("commitment", "seed", "acts", "outcome"),
    }
    assert verify(game, data).over
    assert verify(game, {**data, "names": ["Ada"], "ended": "2024-11-30"}).over
    steps = list(replay(game, data))
    assert len(steps) == len(data["acts"]) + 1
    assert steps[0][0] is None
    assert {"seat": 1, "act": "left"} in data["acts"]


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)
def test_the_record_of_a_running_match_shows_nothing_hidden(game: Game[Any]) -> None:
    trial = Trial(game)
    match, player = trial.start(), Player(trial)
    match.answer(*player.next(match))
    data = record(match)
    assert "seed" not in data
    assert "acts" not in data
    assert data["view"] == match.view(None)
    assert data["commitment"] == match.commitment
    with pytest.raises(BadRecord, match="not over"):
        verify(game, through_json(data))


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)
def test_no_field_can_be_changed(game: Game[Any]) -> None:
    data = finished(game)
    spoilt: list[Any] = [
        {**data, "ludoteca": 2},
        {**data, "ludoteca": True},
        {**data, "game": "chess"},
        {**data, "version": 0},
        {**data, "version": 99},
        {**data, "version": True},
        {**data, "seats": 99},
        {**data, "seats": float(data["seats"])},
        {**data, "seats": str(data["seats"])},
        {**data, "options": {"colour": "red"}},
        {**data, "options": {"length": "eternal"}},
        {**data, "options": ["length"]},
        {**data, "commitment": "0" * 64},
        {**data, "seed": "0" * 64},
        {**data, "seed": data["seed"].upper()},
        {**data, "seed": data["seed"] + "00"},
        {**data, "seed": 7},
        {**data, "acts": data["acts"][:-1]},
        {**data, "acts": [*data["acts"], data["acts"][-1]]},
        {**data, "acts": data["acts"][1:]},
        {**data, "acts": {}},
        {**data, "outcome": {**data["outcome"], "ranks": []}},
        {**data, "outcome": {**data["outcome"], "reason": "won"}},
        {**data, "outcome": {**data["outcome"], "more": 1}},
        {**data, "outcome": []},
        *({key: data[key] for key in data if key != gone} for gone in data if gone != "options"),
        *(None, 3, "record", [], {}),
    ]
    for wrong in spoilt:
        with pytest.raises(BadRecord):
            verify(game, wrong)


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)
def test_no_act_can_be_changed(game: Game[Any]) -> None:
    data = finished(game)
    for index in range(len(data["acts"])):
        for wrong in (
            None,
            {},
            {"seat": 0},
            {"seat": 0, "answer": None},
            {"seat": 0, "answer": {"action": "cheat"}},
            {"seat": "0", "act": "left"},
            {"seat": 99, "act": "left"},
            {"act": "left"},
            {"act": "stopped"},
            {**data["acts"][index], "seat": True},
        ):
            acts = [*data["acts"][:index], wrong, *data["acts"][index + 1 :]]
            with pytest.raises(BadRecord):
                verify(game, {**data, "acts": acts})


odd = st.sampled_from(
    [None, True, -1, 0, 1, 2, 1.5, 10**30, "", "x", "left", [], {}, [[]], {"tuple": 3}, {"a": 1}]
)


@given(st.sampled_from(TOYS), st.data())
@settings(max_examples=150, deadline=None, derandomize=True)
def test_damaged_records_are_bad_records(game: Game[Any], data: Any) -> None:
    spoilt = deepcopy(finished(game))
    where = _damage(spoilt, data)
    try:
        match = verify(game, spoilt)
    except BadRecord:
        return
    assert match.over, where  # what was changed made no difference to the match


@given(st.sampled_from(TOYS), st.data())
@settings(max_examples=150, deadline=None, derandomize=True)
def test_damaged_saves_are_bad_records(game: Game[Any], data: Any) -> None:
    # Of the state itself only the form is checked (test_saving): rules trust what it says.
    spoilt = deepcopy(halfway(game))
    state = spoilt.pop("rest")
    _damage(spoilt, data)
    spoilt["rest"] = data.draw(st.just(state) | odd)
    try:
        match = restore(game, spoilt)
    except BadRecord:
        return
    assert isinstance(match, Match)


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)
def test_a_restored_match_goes_on(game: Game[Any]) -> None:
    data = halfway(game)
    match = restore(game, data)
    assert save(match) == data
    fork = match.fork()
    assert whole(fork) == whole(match)
    dice = Chance(bytes(32))
    while not match.over:
        seat = match.waited_for[0]
        decision = match.decision(seat)
        assert decision is not None
        match.answer(seat, decision.sample(dice.below))
    with pytest.raises(ValueError, match="restored"):
        record(match)


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*.ludo.json")), ids=lambda file: file.stem)
def test_stored_records_replay(file: Path) -> None:
    game = next(game for game in TOYS if file.name.startswith(game.name))
    assert check_records(game, [file]) == 1


def test_stored_records_are_of_every_version() -> None:
    files = [json.loads(file.read_text()) for file in RECORDS.glob("*.ludo.json")]
    assert {(data["game"], data["version"]) for data in files} == {
        (game.name, version) for game in TOYS for version in range(1, game.version + 1)
    }


def test_a_changed_rule_without_a_new_version_is_found() -> None:
    class Changed(picks.Picks):
        """Deals four cards as version 1, too."""

        def setup(self, seats: int, options: Any, chance: Chance, version: int) -> picks.State:
            return super().setup(seats, {**options, "deal": "four"}, chance, 2)

    with pytest.raises(CheckFailed, match="raise picks's version"):
        check_records(Changed(), [RECORDS / "picks-1.ludo.json"])


def _damage(value: Any, data: Any) -> str:
    """Change one thing somewhere inside; return where."""
    path = ""
    while True:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        if not keys:
            if isinstance(value, list):
                value.append(data.draw(odd))
            else:
                value["new"] = data.draw(odd)
            return path
        key = data.draw(st.sampled_from(keys))
        path += f".{key}"
        inner = value[key]
        if isinstance(inner, dict | list) and data.draw(st.integers(0, 3)):
            value = inner
            continue
        if data.draw(st.integers(0, 3)) == 0:
            del value[key]
        else:
            value[key] = data.draw(odd)
        return path


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.name)
def test_an_imagined_match_has_no_record(game: Game[Any]) -> None:
    state = game.setup(game.seats[0], game.checked_options({}), Chance(bytes(32)), game.version)
    match = Match.at(game, state, game.seats[0])
    match.stop()
    with pytest.raises(ValueError, match="imagined"):
        record(match)
