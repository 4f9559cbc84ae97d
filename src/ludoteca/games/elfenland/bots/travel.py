"""Travelling: the bot looks for its best tour before every crossing and takes its first step."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.elfenland.bots.aim import ranked
from ludoteca.games.elfenland.bots.mind import Mind
from ludoteca.games.elfenland.bots.tour import best_tour
from ludoteca.games.elfenland.map import WAYS
from ludoteca.games.elfenland.parts import CARDS
from ludoteca.kernel import Answer


def travel(mind: Mind) -> Answer:
    """Answer what to cross next, or stop."""
    scene, me = mind.scene, mind.scene.me
    tour = best_tour(
        me.town, me.wanted, scene.hand, scene.roads, scene.obstacles, mind.aim, mind.skill.steps
    )
    if not tour.steps:
        return stop(mind)
    step = tour.steps[0]
    way = WAYS[step.way]
    if step.means >= 0:
        return {"action": "cross", "way": way}
    is_long = scene.obstacles >> step.way & 1
    action = "long-caravan" if is_long else "caravan"
    # What the ordinary fares of the tour leave pays its caravans, the least useful card first.
    spent = ranked(tour.hand)[::-1][: step.cards]
    return {"action": action, "road": way, "cards": named(spent, mind.choices(action, "cards"))}


def stop(mind: Mind) -> Answer:
    """End the travel turn, and give up the least useful cards."""
    parts = mind.actions["stop"]
    if "cards" not in parts:
        return {"action": "stop"}
    excess = parts["cards"]["least"]
    given = ranked(mind.scene.hand)[::-1][:excess]
    return {"action": "stop", "cards": named(given, mind.choices("stop", "cards"))}


def named(cards: Sequence[int], choices: Sequence[str]) -> list[str]:
    """Return the names of such cards among those that can be chosen."""
    rest = list(choices)
    names = []
    for means in cards:
        name = next(name for name in rest if CARDS[name] == means)
        rest.remove(name)
        names.append(name)
    return names
