"""The Elfenland bots play legally and repeatably, travel as well as can be, and do not peek."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludoteca.games.elfenland import game
from ludoteca.games.elfenland.bots import LEVELS
from ludoteca.games.elfenland.bots.rivals import threats
from ludoteca.games.elfenland.bots.scene import Scene
from ludoteca.games.elfenland.imagine import unseen_cards, unseen_counters
from ludoteca.games.elfenland.map import CAPITAL, ENDS, WAY
from ludoteca.kernel import Chance, Decision, Match
from ludoteca.search.arena import match_seed
from ludoteca.search.levels import random_player

Moment = tuple[Any, Any]
"""A view and what its seat is asked."""
PLAYERS = {"random": random_player, **LEVELS}


def waited_for(match: Match[Any]) -> Decision:
    """The first decision that is no offer to change an answer."""
    return next(decision for decision in match.pending if not decision.offer)


def played(levels: list[str], seed: int, **options: str) -> tuple[Match[Any], list[Moment]]:
    """Play a match, a level in each seat; return it with all its moments."""
    match = Match(game, len(levels), options, match_seed(9, seed), listen=False)
    rngs = [Random(seat) for seat in range(len(levels))]
    moments = []
    while match.pending:
        decision = waited_for(match)
        seat = decision.seat
        view, asked = match.view(seat), decision.to_json()
        moments.append((view, asked))
        match.answer(seat, PLAYERS[levels[seat]](view, asked, rngs[seat]))
    return match, moments


@pytest.mark.parametrize("hometown", ["off", "on"])
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("level", LEVELS)
def test_plays_whole_games_legally(level: str, seats: int, hometown: str) -> None:
    rounds = ("4", "3")[seats % 2]
    for levels in ([level] * seats, [level, *["random"] * (seats - 1)]):
        match, _ = played(levels, seats, hometown=hometown, rounds=rounds)
        assert match.outcome is not None and match.outcome.ranks
    assert match.outcome.ranks[0] == 1, "random players are left behind"


@pytest.mark.parametrize("level", LEVELS)
def test_answers_whatever_a_random_match_asks(level: str) -> None:
    bot, rng = LEVELS[level], Random(3)
    asked = set()
    for seed in range(12):
        options = {"hometown": ("off", "on")[seed % 2]}
        match = Match(game, 2 + seed % 5, options, match_seed(10, seed), listen=False)
        while match.pending:
            for decision in match.pending:
                answer = bot(match.view(decision.seat), decision.to_json(), rng)
                assert decision.refusal(answer) is None, (decision.ask, answer)
                asked.add((decision.ask, answer["action"]))
            decision = waited_for(match)
            match.answer(decision.seat, decision.sample(rng.randrange))
            if seed % 4 == 3 and rng.random() < 0.01 and not match.outcome:
                match.leave(decision.seat)
    assert {ask for ask, _ in asked} == {
        f"elfenland-ask-{phase}" for phase in ("draw", "plan", "travel", "keep")
    }
    assert ("elfenland-ask-travel", "long-caravan") in asked


@pytest.mark.parametrize("level", LEVELS)
def test_same_seed_same_answers(level: str) -> None:
    first, _ = played([level] * 4, seed=3)
    again, _ = played([level] * 4, seed=3)
    assert first.history.acts() == again.history.acts()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("hometown", ["off", "on"])
def test_what_a_seat_cannot_know_does_not_matter(level: str, hometown: str) -> None:
    """Deal anew what a seat cannot know: the same bot with the same seed plays the same move."""
    _, moments = played(["normal"] * 3, seed=5, hometown=hometown)
    swapped = 0
    for number, (view, decision) in enumerate(moments[::3]):
        seat = decision["seat"]
        worlds = [game.imagine(view, seat, Chance(bytes([number % 256, n] * 16))) for n in (1, 2)]
        hidden = [[(one.hand, one.secret, one.home) for one in w.players] for w in worlds]
        swapped += hidden[0] != hidden[1]
        answers = []
        for world in worlds:
            match = Match.at(game, world, 3)
            again = match.decision(seat)
            assert again is not None
            answers.append(LEVELS[level](match.view(seat), again.to_json(), Random(number)))
        assert answers[0] == answers[1]
        assert answers[0] == LEVELS[level](view, decision, Random(number))
    assert swapped > len(moments) / 6


def test_levels_rise() -> None:
    """A rough look: `python -m bench.ladder` measures it."""
    for upper, lower in (("easy", "random"), ("normal", "easy")):
        total = {upper: 0, lower: 0}
        for seed in range(4):
            levels = [upper, lower] * 2 if seed % 2 else [lower, upper] * 2
            match, _ = played(levels, seed)
            for level, player in zip(levels, match.state.players, strict=True):
                total[level] += len(player.taken)
        assert total[upper] > total[lower] + 8


# Positions in which it is plain what to do.


def begun(phase: str) -> tuple[Any, Any]:
    """A view of the first round at the beginning of a phase, and what is asked."""
    match = Match(game, 3, {}, match_seed(1, 1), listen=False)
    while match.pending and not match.pending[0].ask.endswith(phase):
        decision = match.pending[0]
        sample = {"action": "pass"} if phase == "travel" and decision.ask.endswith("plan") else None
        match.answer(decision.seat, sample or decision.sample(Random(1).randrange))
    seat = match.pending[0].seat
    return match.view(seat), match.pending[0].to_json()


def world(view: Any, seat: int) -> tuple[Any, Any]:
    """The view and the decision of a match that stands as `view` says."""
    match = Match.at(game, game.imagine(view, seat, Chance(bytes(32))), 3)
    decision = match.decision(seat)
    assert decision is not None
    return match.view(seat), decision.to_json()


def travelling(hand: dict[str, int], roads: dict[str, Any], **last: Any) -> tuple[Any, Any]:
    """A travel turn from the capital with a hand and counters on roads."""
    view, decision = begun("travel")
    seat = decision["seat"]
    assert not view["roads"]
    view["mine"]["hand"] = hand
    view["players"][str(seat)].update(hand=sum(hand.values()))
    view["cards"] = 72 - sum(player["hand"] for player in view["players"].values())
    view["roads"] = {way: {"counter": means} for way, means in roads.items()}
    view["stack"] -= len(roads)
    view.update(last)
    return world(view, seat)


@pytest.mark.parametrize("level", LEVELS)
def test_goes_where_two_pieces_are(level: str) -> None:
    view, decision = travelling(
        {"dragon": 2, "unicorn": 1},
        {
            "elvenhold-lapphalya-plain": "dragon",
            "lapphalya-virst-plain": "dragon",
            "elvenhold-ergeren-forest": "unicorn",
        },
        round=4,
    )
    ways = set()
    for seed in range(5):
        answer = LEVELS[level](view, decision, Random(seed))
        assert answer["action"] == "cross"
        ways.add(answer["way"])
    # There and back by unicorn is not possible with one card: two pieces lie the other way.
    assert ways == {"elvenhold-lapphalya-plain"}


@pytest.mark.parametrize("level", LEVELS)
def test_pays_a_caravan_with_what_is_not_needed_later(level: str) -> None:
    view, decision = travelling(
        {"dragon": 1, "raft": 1, "giant-pig": 1, "elfcycle": 1},
        {
            "elvenhold-lapphalya-plain": "troll-wagon",
            "lapphalya-virst-plain": "dragon",
            "dagamura-lapphalya-forest": "unicorn",
        },
        round=4,
    )
    answer = LEVELS[level](view, decision, Random(1))
    # By raft to Rivinia would be one piece, the caravan and one dragon bring two.
    assert answer["action"] == "caravan"
    assert sorted(answer["cards"]) == ["elfcycle-1", "giant-pig-1", "raft-1"]


def test_places_the_counter_that_the_hand_needs() -> None:
    view, decision = begun("plan")
    seat = decision["seat"]
    view["mine"].update(hand={"dragon": 3}, secret=["dragon"])
    view["players"][str(seat)].update(hand=3, open=["giant-pig"] * 3)
    view["rounds"] = view["round"]
    for level in ("easy", "normal", "hard"):
        answer = LEVELS[level](view, decision, Random(1))
        assert answer["action"] == "place"
        counter, road, _ = answer["move"]
        assert counter == "secret-dragon"
        assert CAPITAL in ENDS[WAY[road]][:2]


def test_counts_what_it_cannot_see() -> None:
    for view, decision in (begun("plan"), begun("travel"), begun("draw")):
        assert len(unseen_cards(view)) == 72 - 8
        others = [one for seat, one in view["players"].items() if int(seat) != decision["seat"]]
        assert len(unseen_counters(view)) == view["stack"] + sum(one["secret"] for one in others)


def test_who_is_ahead_is_the_threat() -> None:
    view, decision = begun("plan")
    view["players"]["1"]["taken"] = ["virst", "beata", "strykhaven"]
    scene = Scene(view, decision["seat"])
    found = threats(scene)
    assert found[1] == max(found.values()) == 1.0
