"""The tours of a travel turn: all that a boot can reach with a hand, and which of it is best.

A caravan's cards are left open until the tour is known: a state holds how many cards are still to
be chosen, so that every choice of them is covered. The search is complete.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ludoteca.games.elfenland.bots.scene import BITS, unpack
from ludoteca.games.elfenland.map import CARAVAN, ENDS, FARES, FROM, RAFT, RAFTS, ROADS
from ludoteca.games.elfenland.state import FREE


class Step(NamedTuple):
    """A crossing: over which way, to which town, for how many cards of which means (or any)."""

    way: int
    to: int
    means: int
    """-1 in a caravan."""
    cards: int


class Tour(NamedTuple):
    """A tour: what it is worth, its steps, where it ends and which pieces it takes."""

    worth: float
    steps: tuple[Step, ...]
    town: int
    taken: int
    """The towns whose piece it takes."""
    hand: int
    """The cards that the ordinary fares leave; caravans are still to be paid from them."""
    kept: int
    """How many of them are kept in the end."""


Worth = Callable[[int, int, int, int], float]
"""What it is worth to stop: in a town, with pieces taken, and cards of which so many are kept."""

STATES = 60_000
"""No search looks at more states; only contrived positions have as many."""


def steps_from(town: int, roads: list[int], obstacles: int) -> list[Step]:
    """Return all crossings from a town that some hand can pay."""
    steps = []
    for way in FROM[town]:
        to = ENDS[way].other(town)
        if way >= len(ROADS):
            steps.append(Step(way, to, RAFT, RAFTS[way, town]))
        elif (means := roads[way]) != FREE:
            more = obstacles >> way & 1
            steps.append(Step(way, to, means, FARES[way][means] + more))
            steps.append(Step(way, to, -1, CARAVAN + more))
    return steps


def best_tour(
    town: int,
    wanted: int,
    hand: int,
    roads: list[int],
    obstacles: int,
    worth: Worth,
    most: int = 99,
) -> Tour:
    """Return the best tour of at most so many steps from a town, to stop at once included.

    The piece of the town where it begins has been taken.
    """
    steps: dict[int, list[tuple[Step, int, int]]] = {}
    size = sum(unpack(hand))
    start = (town, 0, hand, size)
    came: dict[tuple[int, int, int, int], tuple[tuple[int, int, int, int], Step] | None] = {
        start: None
    }
    queue = [(start, 1 << town, most)]
    best, best_worth = start, worth(town, 0, hand, size)
    for state, since, more in queue:
        at, taken, held, kept = state
        if not kept or not more:
            continue
        if at not in steps:
            steps[at] = [
                (step, 1 << step.to, BITS * step.means) for step in steps_from(at, roads, obstacles)
            ]
        for step, bit, shift in steps[at]:
            if since & bit:
                continue  # going in a circle takes nothing
            cards = step.cards
            if cards > kept:
                continue
            if shift < 0:
                rest = held
            elif (held >> shift & 15) >= cards:
                rest = held - (cards << shift)
            else:
                continue
            new = bit & wanted & ~taken
            then = (step.to, taken | new, rest, kept - cards)
            if then in came:
                continue
            came[then] = (state, step)
            value = worth(*then)
            if value > best_worth:
                best, best_worth = then, value
            queue.append((then, bit if new else since | bit, more - 1))
        if len(queue) > STATES:
            break
    path = []
    state = best
    while (before := came[state]) is not None:
        state, step = before
        path.append(step)
    return Tour(best_worth, tuple(reversed(path)), *best)
