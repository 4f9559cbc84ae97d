"""The entries of the sample that are no scenarios of the reader: set-up, refusals, secrecy."""

from __future__ import annotations

import json

import pytest

from ludoteca.games.innovation import game
from ludoteca.games.innovation.cards import CARD, ID
from ludoteca.games.innovation.moving import settle
from ludoteca.kernel import Chance, IllegalAnswer, Match
from tests.games.innovation.positions import play, position, zones


def test_s03_four_players() -> None:
    # IN-2.4, IN-2.6: City States < Clothing < Code of Laws < Writing; two short turns
    state = game.setup(4, game.checked_options({}), Chance(bytes(32)), 1)
    melds = ["writing", "code-of-laws", "clothing", "city-states"]
    state.aside[0] = CARD["tools"]
    pool = [card for card in range(15) if ID[card] not in (*melds, "tools")]
    state.supply[0] = pool[4:]
    for seat, (player, name) in enumerate(zip(state.players, melds, strict=True)):
        for card in player.hand:
            state.known[card] = 0
        player.hand = [CARD[name], pool[seat]]
    settle(state)
    match = Match.at(game, state, 4)
    for seat, name in enumerate(melds):
        match.answer(seat, {"action": "choose", "card": name})
    for seat, actions in ((3, 1), (0, 1), (1, 2), (2, 2), (3, 2)):
        for left in range(actions, 0, -1):
            (decision,) = match.pending
            assert (decision.seat, decision.args["left"]) == (seat, left)
            match.answer(seat, {"action": "draw"})


def test_r02_achieve_refused_already_owned() -> None:
    # IN-3.5
    players = [
        {"board": "red [Optics]", "score": "Tools, Writing, Paper, Coal"},
        {"board": "green [Clothing]", "achievements": "2"},
    ]
    match = position(players)
    with pytest.raises(IllegalAnswer) as refused:
        play(match, 0, "achieve 2")
    assert refused.value.reason.clause == "IN-3.5"
    assert zones(match)[0]["achievements"] == []
    play(match, 0, "achieve 1")
    assert zones(match)[0]["achievements"] == ["1"]


def test_r07_passing_in_the_middle() -> None:
    # IN-9.4, IN-17.32
    board = "green [Clothing], purple [Reformation]"
    players = [{"board": board, "hand": "Writing, Oars, Sailing"}, {"board": "blue [Pottery]"}]
    match = position(players)
    play(match, 0, "dogma Reformation")
    declined = match.fork()
    play(declined, 0, "passes")
    assert len(zones(declined)[0]["hand"]) == 3
    play(match, 0, "Oars")
    before = zones(match)
    with pytest.raises(IllegalAnswer):
        play(match, 0, "passes")
    assert zones(match) == before
    play(match, 0, "Sailing")
    assert zones(match)[0]["hand"] == ["Writing"]


def test_i04_age_achievement() -> None:
    # IN-14.4: nobody learns which card it is, not even who claims it
    match = position([{"board": "red [Optics]", "score": "Paper, Engineering"}, {}])
    hidden = ID[match.state.aside[0]]
    play(match, 0, "achieve 1")
    for seat in (None, 0, 1):
        seen = json.dumps([match.view(seat), [event.seen_by(seat) for event in match.events]])
        assert f'"{hidden}"' not in seen
        told = [e.seen_by(seat) for e in match.events if e.name.endswith("-achieved")]
        assert told == [{"event": "innovation-event-achieved", "seat": 0, "age": 1}]
