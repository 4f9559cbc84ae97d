"""What the Target token gains, by the cards that brought it."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.notalone.bots.mind import Mind
from ludoteca.games.notalone.bots.worth import POWER
from ludoteca.games.notalone.planet import SHELTER


def on_place(mind: Mind, place: int) -> float:
    """Return what the Target token gains on a place (NA-6.5)."""
    effects, gain = mind.scene.effects, 0.0
    if "clone" in effects:
        gain += clone(mind, place)
    if "scream" in effects:
        gain += scream(mind, place)
    if "toxin" in effects or "mirage" in effects:
        gain += free(mind, place)
    if "toxin" in effects:
        gain += toxin(mind, place)
    return gain


def on_pair(mind: Mind, places: Sequence[int]) -> float:
    """Return what the Target token gains on two places (NA-8.14)."""
    return sum(on_place(mind, place) for place in places)


def free(mind: Mind, place: int) -> float:
    """Return what is lost at a place where no other token bars the power."""
    scene = mind.scene
    if place in scene.tokens.get("creature", ()) or place in scene.artemia:
        return 0.0
    return mind.plan.lost()[place]


def clone(mind: Mind, place: int) -> float:
    """Return what a second Creature token gains at a place, beside the first."""
    plan, first = mind.plan, mind.scene.tokens.get("creature", [])
    if place in first:
        return 0.0
    alone = caught = 1.0
    for index, _ in enumerate(plan.people):
        alone *= 1 - plan.meets(index, place)
        for at in first:
            caught *= 1 - plan.meets(index, at)
    # Assimilation advances once, however many are caught.
    twice = (1 - alone) * (1 - caught) if first else 0.0
    return plan.catches()[place] - mind.worth.space * twice


def scream(mind: Mind, place: int) -> float:
    """Return what Scream costs those at a place: two cards or 1 Will, as they like."""
    plan, worth = mind.plan, mind.worth
    gain = 0.0
    for index, one in enumerate(plan.people):
        price = worth.will(one, 1, mind.scene.expert)
        if one.hand >= 2:
            price = min(price, worth.discarded(one.hand, 2))
        gain += plan.meets(index, place) * price
    return gain


def toxin(mind: Mind, place: int) -> float:
    """Return what Toxin costs those at a place besides the power: a Survival card."""
    plan = mind.plan
    struck = sum(plan.meets(i, place) for i, one in enumerate(plan.people) if one.cards)
    return struck * 0.5 * POWER[SHELTER] * mind.worth.cards
