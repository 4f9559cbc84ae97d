"""What the Elfenland bots search with: tours, plans, the outlook, against what is tried out."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from random import Random
from typing import Any

import pytest

from ludoteca.games.elfenland.bots.aim import Aim
from ludoteca.games.elfenland.bots.outlook import pieces
from ludoteca.games.elfenland.bots.plan import best_plan
from ludoteca.games.elfenland.bots.scene import ALL, pack, towns, unpack
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
)
from ludoteca.games.elfenland.state import FREE


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


@pytest.mark.parametrize("to_come", [0, 1, 2])
def test_the_best_tour_is_the_best_of_all(to_come: int) -> None:
    rng = Random(to_come)
    caravans = 0
    for _ in range(25):
        roads, obstacles = some_roads(rng, rng.randrange(4, 24))
        deck = [means for means, n in enumerate(CARDS_EACH) for _ in range(n)]
        held = rng.sample(deck, rng.randrange(3, 7))
        hand = [held.count(means) for means in range(len(MEANS))]
        start = rng.randrange(len(TOWNS))
        wanted = ALL & rng.getrandbits(len(TOWNS)) & ~(1 << start)
        aim = Aim(wanted, to_come, home=rng.choice([-1, TOWN["virst"]]))
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
        assert aim(plan.town, plan.taken, plan.hand, plan.kept) <= tour.worth + 1e-9


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
