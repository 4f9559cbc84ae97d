"""The Not Alone bots play legally and repeatably, and see what their seat sees and no more."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludoteca.games.notalone import game
from ludoteca.games.notalone.bots import LEVELS
from ludoteca.games.notalone.bots.plan import Plan, draw, softmax
from ludoteca.games.notalone.bots.scene import Scene
from ludoteca.games.notalone.bots.worth import CARD, HAND, WILL, Worth, chance
from ludoteca.games.notalone.cards import HUNT, SURVIVAL
from ludoteca.kernel import Answer, Chance, Match
from ludoteca.search.arena import match_seed
from ludoteca.search.levels import random_player

Moment = tuple[Any, Any]
"""A view and what its seat is asked."""


def played(
    level: str, other: str, seats: int, seed: int, **options: str
) -> tuple[Match[Any], list[Moment]]:
    """Play a match, the Creature by one level and the Hunted by another; return all moments."""
    match = Match(game, seats, options, match_seed(9, seed), listen=False)
    rngs = [Random(seat) for seat in range(seats)]
    levels = {"random": random_player, **LEVELS}
    moments = []
    while match.pending:
        decision = next(each for each in match.pending if not each.offer)
        seat = decision.seat
        bot = levels[level if seat == match.state.creature else other]
        view = match.view(seat)
        asked = decision.to_json()
        moments.append((view, asked))
        match.answer(seat, bot(view, asked, rngs[seat]))
    return match, moments


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("level", LEVELS)
def test_plays_whole_games_legally(level: str, seats: int) -> None:
    games = 2 if level == "hard" else 4
    for seed in range(games):
        expert = ("off", "on")[seed % 2]
        creature = ("random", "owner", "other")[seed % 3]
        for sides in ((level, level), (level, "random"), ("random", level)):
            match, _ = played(*sides, seats, seed, expert=expert, creature=creature)
            assert match.outcome is not None and match.outcome.ranks


@pytest.mark.parametrize("level", LEVELS)
def test_answers_whatever_a_random_match_asks(level: str) -> None:
    """Offers too, which a server may put to a bot that has passed."""
    bot, rng = LEVELS[level], Random(3)
    asked = set()
    for seed in range(12 if level == "hard" else 40):
        match = Match(game, 2 + seed % 6, {}, match_seed(10, seed), listen=False)
        while match.pending:
            for decision in match.pending:
                if level != "hard" or decision.ask not in asked or rng.random() < 0.02:
                    answer = bot(match.view(decision.seat), decision.to_json(), rng)
                    assert decision.refusal(answer) is None, (decision.ask, answer)
                    asked.add(decision.ask)
            decision = next(each for each in match.pending if not each.offer)
            match.answer(decision.seat, decision.sample(rng.randrange))
    assert {"notalone-ask-explore", "notalone-ask-tokens", "notalone-ask-resolve"} <= asked


@pytest.mark.parametrize("level", LEVELS)
def test_same_seed_same_answers(level: str) -> None:
    first, _ = played(level, level, 4, seed=3)
    again, _ = played(level, level, 4, seed=3)
    assert first.history.acts() == again.history.acts()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [3, 5])
def test_what_a_seat_cannot_know_does_not_matter(level: str, seats: int) -> None:
    """Deal anew what a seat cannot know: the same bot with the same seed plays the same move."""
    _, moments = played("normal", "normal", seats, seed=5)
    swapped = 0
    for number, (view, decision) in enumerate(moments[::3]):
        seat = decision["seat"]
        worlds = [game.imagine(view, seat, Chance(bytes([number % 256, n] * 16))) for n in (1, 2)]
        hands = [[(one.hand, one.table, one.cards) for one in w.hunted.values()] for w in worlds]
        swapped += hands[0] != hands[1] or worlds[0].hunt_hand != worlds[1].hunt_hand
        answers = []
        for world in worlds:
            match = Match.at(game, world, seats)
            again = match.decision(seat)
            assert again is not None
            answers.append(LEVELS[level](match.view(seat), again.to_json(), Random(number)))
        assert answers[0] == answers[1]
        assert answers[0] == LEVELS[level](view, decision, Random(number))
    assert swapped > len(moments) / 12


def test_levels_rise_against_random() -> None:
    for level in LEVELS:
        outcomes = [played(level, "random", 3, seed)[0].outcome for seed in range(3)]
        assert all(each is not None and each.scores[0] for each in outcomes)
        for seed in range(3):
            match, _ = played("random", level, 3, seed)
            if level != "easy":
                assert match.state.rescue == 0, "a random Creature is outwitted"


def test_tables_cover_all_cards_and_places() -> None:
    from ludoteca.games.notalone.bots import prey, survival, worth

    assert {*prey.GAINS, "flashback"} == set(HUNT)
    assert set(survival.GAINS) == set(SURVIVAL) == set(worth.SURVIVAL)
    assert len(CARD) == len(HAND) == 11 and len(WILL) == 4


def test_chances_fall_with_the_way_to_go() -> None:
    for rescue in range(1, 18):
        for left in range(1, 12):
            assert chance(rescue, left) < chance(rescue - 1, left)
            assert chance(rescue, left) > chance(rescue, left - 1)


def begun(seats: int = 4) -> tuple[Any, int]:
    """The view of a Hunted at the beginning, and their seat."""
    match = Match(game, seats, {}, match_seed(1, 1), listen=False)
    match.answer(match.state.creature, {"action": "side", "side": 2})
    seat = next(iter(match.state.hunted))
    return match.view(seat), seat


def test_a_hunted_with_one_card_is_hunted_there() -> None:
    view, seat = begun()
    data = view["hunted"][str(seat)]
    data.update(hand=1, discard=[1, 2, 3, 5], discards=4)
    scene = Scene(view, seat)
    plan = Plan(scene, Worth(scene), scene.people).solve(20, 0.2)
    assert plan.x[0][4] == pytest.approx(1.0)
    assert max(range(1, 11), key=lambda place: plan.y[place]) == 4


def test_what_phobia_showed_cannot_lie_on_the_table() -> None:
    view, seat = begun()
    view["phase"] = "hunting"
    view["hunted"][str(seat)].update(hand=4, laid=1, shown=[1, 2])
    assert Scene(view, seat).people[0].possible == [3, 4, 5]
    view["hunted"][str(seat)].update(vortex={"lay": 3, "take": 5})
    assert Scene(view, seat).people[0].possible == [5]


def test_softmax_and_draw() -> None:
    assert softmax([1.0, 1.0], 0.5) == [0.5, 0.5]
    assert softmax([0.0, 100.0], 0.5)[1] == pytest.approx(1.0)
    rng = Random(1)
    drawn = [draw(rng, [0.0, 0.25, 0.75]) for _ in range(400)]
    assert 0 not in drawn and 250 < drawn.count(2) < 350


def test_a_caught_hunted_dodges() -> None:
    """Whoever is about to be caught at the last space of Assimilation plays Dodge."""
    for seed in range(400):
        match = Match(game, 3, {}, match_seed(2, seed), listen=False)
        rng = Random(seed)
        while match.pending:
            decision = next(each for each in match.pending if not each.offer)
            names = [action.name for action in decision.actions]
            if "dodge" in names and len(match.state.hunted[decision.seat].standing) == 1:
                view = match.view(decision.seat)
                view["assimilation"], view["rescue"] = 1, 1
                answer: Answer = LEVELS["normal"](view, decision.to_json(), rng)
                assert answer["action"] in ("dodge", "wrong-track")
                return
            match.answer(decision.seat, decision.sample(rng.randrange))
    pytest.fail("nobody could dodge")
