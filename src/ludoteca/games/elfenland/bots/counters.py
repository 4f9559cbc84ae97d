"""Counters: which to take, where to place them, which to keep; and where to put the obstacle."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ludoteca.games.elfenland.bots.mind import Mind
from ludoteca.games.elfenland.bots.plan import Placement, Plan
from ludoteca.games.elfenland.bots.scene import unpack
from ludoteca.games.elfenland.imagine import unseen_counters
from ludoteca.games.elfenland.map import ENDS, FARES, LAND, SUITABLE, WAYS
from ludoteca.games.elfenland.parts import COUNTERS
from ludoteca.games.elfenland.state import FREE
from ludoteca.kernel import Answer

BREADTH = tuple(
    sum(1 / FARES[road][means] for road in SUITABLE[means]) / 20 for means in range(LAND)
)
"""How widely and cheaply each land means can be used; about one for the best."""
SPOILT = 0.15
"""How many pieces a counter must cost the rivals, to be placed for that alone."""
ENOUGH = (0.2, 1.2, 1.8, 2.4)
"""By rounds to come, how many pieces an obstacle must cost the rivals to be used."""


def draw(mind: Mind) -> Answer:
    """Take the counter that fits best."""
    row = mind.scene.row
    worth = [fit(mind, means) for means in range(LAND)]
    unseen = unseen_counters(mind.scene.view)
    lot = sum(worth[means] for means in unseen) / len(unseen)
    slot = max(range(len(row)), key=lambda slot: worth[row[slot]])
    if worth[row[slot]] < lot:
        return {"action": "draw"}
    return {"action": "take", "slot": slot + 1}


def fit(mind: Mind, means: int) -> float:
    """Return how well a counter fits the hand and the other counters."""
    cards = unpack(mind.scene.hand)[means]
    others = mind.scene.counters.count(means)
    return min(1.0, max(0.0, cards - 1.3 * others) / 2) + 0.4 * BREADTH[means]


def plan(mind: Mind) -> Answer:
    """Place a counter or the obstacle, or pass."""
    best = mind.plan()
    if best.placed:
        return placing(mind, urgent(mind, best))
    mine = {step.way for step in best.steps}
    if "place" in mind.actions and (spoilt := spoiling(mind, mine)):
        return placing(mind, spoilt)
    if "obstruct" in mind.actions and (road := obstructed(mind, mine)) >= 0:
        return {"action": "obstruct", "road": WAYS[road]}
    return {"action": "pass"}


def placing(mind: Mind, placed: Placement) -> Answer:
    """Return the answer that places a counter."""
    road, means = placed
    return {"action": "place", "move": [mind.scene.name(means), WAYS[road], 1]}


def urgent(mind: Mind, best: Plan) -> Placement:
    """Return the placement of a plan that is most in danger to come too late."""
    if not mind.skill.hands:
        return best.placed[0]
    claims = mind.guess.claims
    return max(best.placed, key=lambda placed: claims.get(placed[0], 0.0))


def spoiling(mind: Mind, mine: Collection[int]) -> Placement | None:
    """Return where a counter that the bot does not need hurts its rivals, off its own roads."""
    scene = mind.scene
    if not mind.skill.hands or (scene.to_come and len(scene.counters) < 2):
        return None  # one counter can be kept
    losses = mind.guess.spoils(sorted({*scene.counters}), mine)
    at = max(losses, key=lambda placed: losses[placed], default=None)
    return at if at is not None and losses[at] >= SPOILT else None


def obstructed(mind: Mind, mine: Collection[int]) -> int:
    """Return the road where an obstacle hurts the rivals most, off the own roads; -1 for none."""
    losses = mind.guess.obstacles() if mind.skill.hands else touched(mind)
    road = max(
        (road for road in losses if road not in mine), key=lambda road: losses[road], default=-1
    )
    return road if road >= 0 and losses[road] >= ENOUGH[mind.scene.to_come] else -1


def touched(mind: Mind) -> dict[int, float]:
    """Return, by road, a rough guess how many rivals use it: those whose boot is at one end."""
    scene = mind.scene
    found = {}
    for road, means in enumerate(scene.roads):
        if means == FREE or scene.obstacles >> road & 1:
            continue
        ends = ENDS[road][:2]
        found[road] = 0.6 * sum(rival.town in ends for rival in scene.rivals)
    return found


def keep(mind: Mind) -> Answer:
    """Keep the most useful counter."""
    names: Sequence[str] = mind.choices("keep", "counter")
    cards = unpack(mind.scene.hand)

    def worth(name: str) -> float:
        means, is_secret = COUNTERS[name]
        return 0.5 * min(2, cards[means]) + BREADTH[means] + 0.01 * is_secret

    return {"action": "keep", "counter": max(names, key=worth)}
