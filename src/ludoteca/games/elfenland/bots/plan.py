"""Plans: tours over roads that hold a counter and over free ones, on which own counters are placed.

Each counter that is still to be placed may come too late; then the boot stops where it is. So a
plan is worth what it brings on average. The search goes on with the best plans of every length.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
    hand: int
    """The cards that the ordinary fares leave; caravans are still to be paid from them."""
    kept: int
    """How many of them are kept so far."""
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
            for following in followed(plan, wanted, roads, obstacles, known, worth):
                if following.worth > best.worth:
                    best = following
                key = (following.town, following.taken, following.hand, following.kept,
                       following.counters, *following.placed)  # fmt: skip
                score = following.worth + HOPE * following.chance * following.kept
                if key not in nexts or nexts[key][0] < score:
                    nexts[key] = (score, following)
        ordered = sorted(nexts.values(), key=lambda pair: -pair[0])
        layer = [plan for _, plan in ordered[:width]]
    return best


def followed(
    plan: Plan,
    wanted: int,
    roads: Sequence[int],
    obstacles: int,
    known: dict[int, list[Step]],
    worth: Worth,
) -> Iterator[Plan]:
    """Yield the plans that go one step further."""
    town = plan.town
    if town not in known:
        known[town] = steps_from(town, list(roads), obstacles)
    for step in known[town]:
        if not plan.since >> step.to & 1 and can_pay(plan, step):
            yield gone(plan, step, None, wanted, worth)
    for step, placed in steps_placing(plan, roads):
        if can_pay(plan, step):
            yield gone(plan, step, placed, wanted, worth)


def steps_placing(plan: Plan, roads: Sequence[int]) -> Iterator[tuple[Step, Placement | None]]:
    """Yield the steps over free roads, each with the counter to place, unless the plan has one."""
    placed = dict(plan.placed)
    for road in FROM[plan.town]:
        if road >= len(ROADS) or roads[road] != FREE:
            continue
        to = ENDS[road].other(plan.town)
        if plan.since >> to & 1:
            continue
        fares = FARES[road]
        if road in placed:
            yield Step(road, to, placed[road], fares[placed[road]]), None
            yield Step(road, to, -1, CARAVAN), None
            continue
        for means in range(LAND):
            if fares[means] and plan.counters >> BITS * means & 15:
                yield Step(road, to, means, fares[means]), (road, means)
                if plan.hand >> BITS * means & 15 < fares[means]:
                    yield Step(road, to, -1, CARAVAN), (road, means)


def can_pay(plan: Plan, step: Step) -> bool:
    """Tell whether the cards of a plan pay for a step."""
    if step.means >= 0 and plan.hand >> BITS * step.means & 15 < step.cards:
        return False
    return step.cards <= plan.kept


def gone(plan: Plan, step: Step, placed: Placement | None, wanted: int, worth: Worth) -> Plan:
    """Return a plan that goes on with a step, once a counter is placed for it, if one must be."""
    sure, chance, counters, all_placed = plan.sure, plan.chance, plan.counters, plan.placed
    if placed is not None:
        holding = HOLDS - LATER * len(all_placed)
        sure += chance * (1 - holding) * worth(plan.town, plan.taken, plan.hand, plan.kept)
        chance *= holding
        counters -= 1 << BITS * placed[1]
        all_placed = (*all_placed, placed)
    bit = 1 << step.to
    new = bit & wanted & ~plan.taken
    taken, kept = plan.taken | new, plan.kept - step.cards
    hand = plan.hand - (step.cards << BITS * step.means) if step.means >= 0 else plan.hand
    return Plan(
        sure, chance, step.to, taken, hand, kept, counters, all_placed,
        bit if new else plan.since | bit, (*plan.steps, step),
        sure + chance * worth(step.to, taken, hand, kept),
    )  # fmt: skip
