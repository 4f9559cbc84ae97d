"""What a place is worth for the rounds to come: the pieces that are likely to be taken from there.

A rough tour is walked from town to town, always to a near one that is still wanted, at the price
in cards that a way is worth on average; what lies within the cards of the rounds to come counts.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from ludoteca.games.elfenland.map import DISTANCES, ENDS, FARES, TOWNS, WAYS

ROAD = {"plain": 1.55, "forest": 1.6, "desert": 2.1, "mountain": 1.8}
"""What crossing a road costs on average, in cards."""
FERRY, DOWN, UP = 3.0, 1.5, 3.4
"""The same for waters: rafts are not always at hand."""
BUDGET, MORE = 7.4, 9.0
"""The cards that move the boot in the last round, and in each before it."""
BLUR = 1.2
"""How uncertain the budget is, in cards, after one round."""
APART = 0.45
"""How much sooner, in cards for each card, a town is fetched that lies far from the others."""


def prices() -> list[list[float]]:
    """Return the average price from town to town."""
    towns = range(len(TOWNS))
    price = [[0.0 if a == b else 99.0 for b in towns] for a in towns]
    for way in range(len(WAYS)):
        a, b, kind = ENDS[way]
        there, back = FERRY, FERRY
        if way < len(FARES):
            there = back = ROAD[kind]
        elif kind == "river":
            there, back = DOWN, UP
        price[a][b] = min(price[a][b], there)
        price[b][a] = min(price[b][a], back)
    for via in towns:
        for a in towns:
            for b in towns:
                price[a][b] = min(price[a][b], price[a][via] + price[via][b])
    return price


PRICE = prices()
NEAR = [sorted(range(len(TOWNS)), key=price.__getitem__)[1:] for price in PRICE]
"""By town, all others, the nearest first."""


@lru_cache(maxsize=1 << 17)
def pieces(town: int, wanted: int, rounds: int) -> float:
    """Return how many of the towns `wanted` are likely to be visited in so many rounds more."""
    budget = BUDGET + MORE * (rounds - 1)
    blur = BLUR * rounds**0.5
    spent = total = 0.0
    while wanted and spent < budget + 3 * blur:
        price = PRICE[town]
        best, least = -1, 99.0
        for other in NEAR[town]:
            if price[other] >= least + 1.5:
                break
            if wanted >> other & 1:
                score = price[other] - APART * nearest(other, wanted)
                if score < least:
                    best, least = other, score
        town = best
        spent += price[town]
        wanted &= ~(1 << town)
        total += 1 / (1 + exp((spent - budget) / blur))
    return total


def nearest(town: int, wanted: int) -> float:
    """Return the price from a town to the next of the towns `wanted`."""
    price = PRICE[town]
    for other in NEAR[town]:
        if wanted >> other & 1:
            return min(price[other], 4.0)
    return 0.0


def far(town: int, home: int, to_come: int) -> float:
    """Return what standing away from the hometown costs, with so many rounds to come."""
    distance = DISTANCES[town][home]
    return float(distance) if to_come == 0 else 0.2 * distance if to_come == 1 else 0.0
