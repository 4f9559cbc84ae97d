"""Plans: tours over roads that hold a counter and over free ones, on which own counters are placed.

Each counter that is still to be placed may come too late; then the boot stops where it is. So a
plan is worth what it brings on average. The search goes on with the best plans of every length.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.games.elfenland.bots.scene import BITS, unpack
from ludoteca.games.elfenland.bots.tour import Step, Worth, steps_from
from ludoteca.games.elfenland.map import CARAVAN, ENDS, FARES, FROM, LAND, ROADS
from ludoteca.games.elfenland.state import FREE

Placement = tuple[int, int]
"""A road and the means of the counter on it."""
HOLDS, LATER = 0.97, 0.01
"""How likely a free road stays free until a counter is placed, and how much less after another."""
HOPE = 0.55
"""What a card that stays for the steps to come promises, in pieces."""


class Plan(NamedTuple):
    """A plan on its way: where it has come, with what, and what it brings on average."""

    sure: float
    """What the cases bring in which it breaks off earlier."""
    chance: float
    """How likely it is to come so far."""
    town: int
    taken: int
    left: int
    free: int
    counters: int
    """Own counters that are left, packed like a hand."""
    placed: tuple[Placement, ...]
    since: int
    """Towns seen since the last new piece."""
    steps: tuple[Step, ...]
    worth: float


def best_plan(
    start: tuple[int, int, int],
    roads: Sequence[int],
    obstacles: int,
    counters: Sequence[int],
    worth: Worth,
    width: int,
    most: int = 99,
) -> Plan:
    """Return the best plan from (town, wanted, hand).

    `width` is how many plans of each length are followed, `most` the most steps of a plan.
    """
    town, wanted, hand = start
    size = sum(unpack(hand))
    pool = sum(1 << BITS * means for means in counters)
    stop = worth(town, 0, hand, size)
    best = Plan(0.0, 1.0, town, 0, hand, size, pool, (), 1 << town, (), stop)
    layer = [best]
    known: dict[int, list[Step]] = {}
    while layer and most:
        most -= 1
        nexts: dict[tuple[object, ...], tuple[float, Plan]] = {}
        for plan in layer:
            for following in _followed(plan, wanted, roads, obstacles, known, worth):
                if following.worth > best.worth:
                    best = following
                key = (following.town, following.taken, following.left, following.free,
                       following.counters, *following.placed)  # fmt: skip
                score = following.worth + HOPE * following.chance * following.free
                if key not in nexts or nexts[key][0] < score:
                    nexts[key] = (score, following)
        ordered = sorted(nexts.values(), key=lambda pair: -pair[0])
        layer = [plan for _, plan in ordered[:width]]
    return best


def _followed(
    plan: Plan,
    wanted: int,
    roads: Sequence[int],
    obstacles: int,
    known: dict[int, list[Step]],
    worth: Worth,
) -> list[Plan]:
    """Return the plans that go one step further."""
    town = plan.town
    if town not in known:
        known[town] = steps_from(town, list(roads), obstacles)
    found = []
    own = dict(plan.placed)

    def go(step: Step, placed: Placement | None) -> None:
        cards, left = step.cards, plan.left
        if cards > plan.free:
            return
        if step.means >= 0:
            shift = BITS * step.means
            if left >> shift & 15 < cards:
                return
            left -= cards << shift
        bit = 1 << step.to
        new = bit & wanted & ~plan.taken
        sure, chance, counters, all_placed = plan.sure, plan.chance, plan.counters, plan.placed
        if placed is not None:
            holding = HOLDS - LATER * len(all_placed)
            sure += chance * (1 - holding) * worth(town, plan.taken, plan.left, plan.free)
            chance *= holding
            counters -= 1 << BITS * placed[1]
            all_placed = (*all_placed, placed)
        taken, free = plan.taken | new, plan.free - cards
        found.append(
            Plan(
                sure, chance, step.to, taken, left, free, counters, all_placed,
                bit if new else plan.since | bit, (*plan.steps, step),
                sure + chance * worth(step.to, taken, left, free),
            )
        )  # fmt: skip

    for step in known[town]:
        if not plan.since >> step.to & 1:
            go(step, None)
    for road in FROM[town]:
        if road >= len(ROADS) or roads[road] != FREE:
            continue
        to = ENDS[road].other(town)
        if plan.since >> to & 1:
            continue
        if road in own:
            go(Step(road, to, own[road], FARES[road][own[road]]), None)
            go(Step(road, to, -1, CARAVAN), None)
            continue
        fares = FARES[road]
        for means in range(LAND):
            if fares[means] and plan.counters >> BITS * means & 15:
                go(Step(road, to, means, fares[means]), (road, means))
                if plan.left >> BITS * means & 15 < fares[means]:
                    go(Step(road, to, -1, CARAVAN), (road, means))
    return found
