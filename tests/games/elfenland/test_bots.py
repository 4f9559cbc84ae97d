"""The Elfenland bots play legally and repeatably, travel as well as can be, and do not peek."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from random import Random
from typing import Any

import pytest

from ludoteca.games.elfenland import game
from ludoteca.games.elfenland.bots import LEVELS
from ludoteca.games.elfenland.bots.aim import Aim
from ludoteca.games.elfenland.bots.outlook import pieces
from ludoteca.games.elfenland.bots.plan import best_plan
from ludoteca.games.elfenland.bots.rivals import threats, unseen_cards, unseen_counters
from ludoteca.games.elfenland.bots.scene import ALL, Scene, pack, towns, unpack
from ludoteca.games.elfenland.bots.tour import best_tour
from ludoteca.games.elfenland.map import (
    CAPITAL,
    CARDS_EACH,
    ENDS,
    FARES,
    FROM,
    LAND,
    MEANS,
    RAFTS,
    ROADS,
    TOWN,
    TOWNS,
    WAY,
)
from ludoteca.games.elfenland.state import FREE
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


# The search for the best tour, against one that tries everything.


def tried(at: int, wanted: int, hand: list[int], roads: list[int], obstacles: int) -> Any:
    """Yield every (town, pieces, cards left) that can be reached, card by card."""
    seen = {(at, 0, tuple(hand))}
    queue = list(seen)
    for town, taken, held in queue:
        for way in FROM[town]:
            to = ENDS[way].other(town)
            fares = []
            if way not in ROADS:
                fares.append([n * RAFTS[way, town] for n in (0, 0, 0, 0, 0, 0, 1)])
            elif roads[way] != FREE:
                more = obstacles >> way & 1
                cost = FARES[way][roads[way]] + more
                fares.append([cost if means == roads[way] else 0 for means in range(7)])
                fares += [
                    [cards.count(means) for means in range(7)]
                    for cards in combinations_with_replacement(range(7), 3 + more)
                ]
            for fare in fares:
                left = tuple(a - b for a, b in zip(held, fare, strict=True))
                if min(left) >= 0:
                    state = (to, taken | 1 << to & wanted, left)
                    if state not in seen:
                        seen.add(state)
                        queue.append(state)
    return queue


def some_roads(rng: Random, number: int) -> tuple[list[int], int]:
    roads, obstacles = [FREE] * len(ROADS), 0
    for road in rng.sample(ROADS, number):
        roads[road] = rng.choice([means for means in range(LAND) if FARES[road][means]])
        obstacles |= (rng.random() < 0.2) << road
    return roads, obstacles


@pytest.mark.parametrize("rest", [0, 1, 2])
def test_the_best_tour_is_the_best_of_all(rest: int) -> None:
    rng = Random(rest)
    caravans = 0
    for _ in range(25):
        roads, obstacles = some_roads(rng, rng.randrange(4, 24))
        deck = [means for means, n in enumerate(CARDS_EACH) for _ in range(n)]
        held = rng.sample(deck, rng.randrange(3, 7))
        hand = [held.count(means) for means in range(len(MEANS))]
        start = rng.randrange(len(TOWNS))
        wanted = ALL & rng.getrandbits(len(TOWNS)) & ~(1 << start)
        aim = Aim(wanted, rest, home=rng.choice([-1, TOWN["virst"]]))
        tour = best_tour(start, wanted, pack(hand), roads, obstacles, aim)
        best = max(
            aim(town, taken, pack(left), sum(left))
            for town, taken, left in tried(start, wanted, hand, roads, obstacles)
        )
        assert tour.worth == pytest.approx(best)
        caravans += any(step.means < 0 for step in tour.steps)
    assert caravans


def test_a_plan_places_what_its_tour_needs() -> None:
    rng = Random(4)
    for _ in range(20):
        roads, obstacles = some_roads(rng, 8)
        counters = [rng.randrange(LAND) for _ in range(4)]
        hand = pack([2, 1, 1, 1, 1, 1, 1])
        aim = Aim(ALL, 2)
        plan = best_plan((CAPITAL, ALL, hand), roads, obstacles, counters, aim, 30)
        for road, means in plan.placed:
            assert roads[road] == FREE and FARES[road][means]
            counters.remove(means)
            roads[road] = means
        tour = best_tour(CAPITAL, ALL, hand, roads, obstacles, aim)
        assert tour.worth >= plan.worth - 1e-9
        assert aim(plan.town, plan.taken, plan.left, plan.free) <= tour.worth + 1e-9


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
        scene = Scene(view, decision["seat"])
        assert len(unseen_cards(scene)) == 72 - 8
        held = sum(len(elf.open) + elf.secret for elf in scene.elves)
        seen = 5 + held - sum(elf.secret for elf in scene.elves) + 1 + len(view["roads"])
        assert len(unseen_counters(scene)) == 48 - seen


def test_hands_and_towns_fit_into_numbers() -> None:
    for counts in product((0, 3), (0, 1), (8,), (0,), (2,), (0, 5), (12,)):
        assert unpack(pack(counts)) == list(counts)
    assert towns(TOWNS) == ALL | 1 << CAPITAL


def test_the_outlook_grows_with_rounds_and_towns() -> None:
    rng = Random(1)
    for _ in range(100):
        town, wanted = rng.randrange(len(TOWNS)), ALL & rng.getrandbits(len(TOWNS))
        ahead = [pieces(town, wanted, rounds) for rounds in range(1, 5)]
        assert ahead == sorted(ahead)
        assert ahead[-1] <= wanted.bit_count()
    assert pieces(CAPITAL, 0, 3) == 0.0


def test_who_is_ahead_is_the_threat() -> None:
    view, decision = begun("plan")
    view["players"]["1"]["taken"] = ["virst", "beata", "strykhaven"]
    scene = Scene(view, decision["seat"])
    found = threats(scene)
    assert found[1] == max(found.values()) == 1.0
