"""How a turn goes on once the cards lie face up: what it will bring to the Hunted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ludoteca.games.notalone.bots.plan import Plan
from ludoteca.games.notalone.planet import BEACH, LAIR, WRECK


class Change(NamedTuple):
    """What a card would change: tokens, who is immune, a place struck, a Hunted moved."""

    catching: Sequence[int] | None = None
    artemia: Sequence[int] | None = None
    dodges: int = -1
    detects: int = -1
    struck: int = 0
    moved: tuple[int, int, int] = (-1, 0, 0)
    """Seat, card, and the new place."""


NO_CHANGE = Change()


def forecast(plan: Plan, change: Change = NO_CHANGE) -> float:
    """Return the worth, to the Hunted, of the rest of the Reckoning."""
    scene, worth = plan.scene, plan.worth
    catching = scene.catching if change.catching is None else change.catching
    artemia = scene.artemia if change.artemia is None else change.artemia
    used = {place for place in (BEACH, WRECK) if place in scene.used}
    total, anybody = 0.0, False
    for index, one in enumerate(plan.people):
        dodged = one.dodged or one.seat == change.dodges
        immune = one.immune or one.seat == change.detects
        values, take = plan.values[index], plan.takes[index]
        lost = struck = 0
        for laid in one.table:
            if laid["state"] == "back":
                continue
            at = laid["at"]
            if change.moved[:2] == (one.seat, laid["card"]):
                at = change.moved[2]
            caught = at in catching and not dodged
            hit = at in artemia and not immune
            struck += hit
            lost += (1 + (at == LAIR)) if caught else 0
            if laid["state"] != "waiting" or caught or hit or at == change.struck:
                continue
            value = values[at]
            if at == LAIR:
                value = max([value, *(values[place] for place in catching if place < 10)])
            if at in (BEACH, WRECK):
                value = take if at in used else value
                used.add(at)
            total += value
        if struck:
            total -= worth.discarded(one.hand, struck) + 0.02 * worth.cards
            if "mutation" in scene.effects:
                total -= worth.will(one, struck, scene.expert)
        if lost:
            anybody = True
            total -= worth.will(one, lost + scene.fierce, scene.expert)
            if one.seat == scene.named:
                total -= worth.space
    return total - worth.space * anybody
