"""What each Hunt card would gain the Creature: one short function a card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.games.notalone.bots import target
from ludoteca.games.notalone.bots.forecast import Change, forecast
from ludoteca.games.notalone.bots.mind import Answer, Mind
from ludoteca.games.notalone.bots.plan import Plan
from ludoteca.games.notalone.bots.worth import POWER
from ludoteca.games.notalone.planet import (
    BEACH,
    JUNGLE,
    LAIR,
    PAIRS,
    PLACES,
    PLACES_IN,
    SHELTER,
    SWAMP,
    WRECK,
)

Gain = tuple[float, Answer]
"""What a card would gain, and what is to be given with it."""

Parts = dict[str, Any]
"""What the action of playing a card asks for, by part."""

# Phase 1


def despair(mind: Mind, parts: Parts) -> Gain:
    """Gain the Artemia token, and that no Survival cards are played."""
    worth = mind.worth
    cards = sum(min(one.cards, 1) for one in mind.scene.people)
    return brought(mind) + 0.25 * cards * POWER[SHELTER] * worth.cards, {}


def force_field(mind: Mind, parts: Parts) -> Gain:
    """Bar two places: the pair that leaves the Hunted worst off."""
    before = sum(mind.plan.outlook(i) for i, _ in enumerate(mind.scene.people))
    best, choice = 0.0, next(iter(PAIRS))
    for pair, mask in PAIRS.items():
        people = [one.copy() for one in mind.scene.people]
        barred = PLACES_IN[mask]
        for one in people:
            one.possible = [p for p in one.possible if p not in barred] or one.possible
        plan = mind.planned(Plan(mind.scene, mind.worth, people))
        held = sum(
            mind.worth.cards * len(set(one.possible) & set(barred)) * 0.3
            for one in mind.scene.people
        )
        gain = before - held - sum(plan.outlook(i) for i, _ in enumerate(people))
        if gain > best:
            best, choice = gain, pair
    return best, {"pair": choice}


# Phase 2


def anticipation(mind: Mind, parts: Parts) -> Gain:
    """Gain one more space if the Hunted is caught who is easiest to find."""
    plan, at = mind.plan, mind.scene.catching
    likely = {}
    for index, one in enumerate(plan.people):
        places = at or [max(PLACES, key=lambda p, i=index: plan.meets(i, p))]  # type: ignore[misc]
        likely[one.seat] = sum(plan.meets(index, place) for place in places)
    seat = max(likely, key=lambda seat: likely[seat])
    share = 0.85 if not at else 1.0
    return share * min(1.0, likely[seat]) * mind.worth.space, {"hunted": seat}


def ascendancy(mind: Mind, parts: Parts) -> Gain:
    """Take all cards but two of the fullest hand."""
    seat = max(parts["hunted"]["choices"], key=lambda seat: mind.scene.person(seat).hand)
    hand = mind.scene.person(seat).hand
    return mind.worth.discarded(hand, hand - 2), {"hunted": seat}


def fierceness(mind: Mind, parts: Parts) -> Gain:
    """Take 1 Will more of everybody caught."""
    plan, scene = mind.plan, mind.scene
    more = [
        mind.worth.will(one, 2, scene.expert) - mind.worth.will(one, 1, scene.expert)
        for one in plan.people
    ]
    places = scene.catching or [max(PLACES, key=lambda place: plan.catches()[place])]
    return sum(
        plan.meets(i, place) * max(0.0, each) for i, each in enumerate(more) for place in places
    ), {}


def forbidden_zone(mind: Mind, parts: Parts) -> Gain:
    """Take a card of every hand."""
    worth = mind.worth
    return sum(worth.discarded(one.hand, 1) for one in mind.scene.people if one.hand), {}


def interference(mind: Mind, parts: Parts) -> Gain:
    """Bar Beach and Wreck, where no token bars them anyway."""
    likely = [target.free(mind, place) for place in (BEACH, WRECK)]
    return 0.8 * sum(likely), {}


def persecution(mind: Mind, parts: Parts) -> Gain:
    """Take all cards but one that Lair, Jungle and Swamp would bring back."""
    plan, worth, gain = mind.plan, mind.worth, 0.0
    for index, _ in enumerate(plan.people):
        for place in (LAIR, JUNGLE, SWAMP):
            more = max(0.0, plan.values[index][place] - max(plan.takes[index], worth.cards * 0.5))
            gain += plan.meets(index, place) * more
    return 0.8 * gain, {}


def mutation(mind: Mind, parts: Parts) -> Gain:
    """Gain the Artemia token, which also costs Will."""
    plan = mind.plan
    will = [mind.worth.will(one, 1, mind.scene.expert) for one in plan.people]

    def more(place: int) -> float:
        return sum(plan.meets(index, place) * each for index, each in enumerate(will))

    places = mind.scene.artemia or PLACES
    return brought(mind) + max(more(place) for place in places), {}


def phobia(mind: Mind, parts: Parts) -> Gain:
    """Gain the Artemia token, and look into the hand of whoever is hardest to find."""
    gain = brought(mind)
    if "hunted" not in parts:
        return gain, {}
    seats = parts["hunted"]["choices"]
    seat = max(seats, key=lambda seat: mind.scene.person(seat).hand)
    return gain + 0.08 * mind.worth.space * (not mind.scene.catching), {"hunted": seat}


def virus(mind: Mind, parts: Parts) -> Gain:
    """Put the Artemia token across two places."""
    strikes = mind.plan.strikes()
    pair = max(sum(strikes[place] for place in PLACES_IN[mask]) for mask in PAIRS.values())
    there = max(strikes[place] for place in PLACES) if mind.scene.artemia_ready else 0.0
    return 0.8 * (pair - there), {}


def clone(mind: Mind, parts: Parts) -> Gain:
    """Gain a second Creature token."""
    catches = mind.plan.catches()
    ranked = sorted(PLACES, key=lambda place: -catches[place])
    if mind.scene.catching:
        return max(target.clone(mind, place) for place in PLACES), {}
    first, second = ranked[:2]
    both = [1.0, 1.0]
    for index, _ in enumerate(mind.plan.people):
        both = [
            rest * (1 - mind.plan.meets(index, p))
            for rest, p in zip(both, (first, second), strict=True)
        ]
    return catches[second] - mind.worth.space * (1 - both[0]) * (1 - both[1]), {}


def mirage(mind: Mind, parts: Parts) -> Gain:
    """Bar the power of two places."""
    free = [0.0, *(target.free(mind, place) for place in PLACES)]
    if not mind.scene.catching:
        catches = mind.plan.catches()
        free[max(PLACES, key=lambda place: catches[place])] = 0.0
    return max(sum(free[place] for place in PLACES_IN[mask]) for mask in PAIRS.values()), {}


def scream(mind: Mind, parts: Parts) -> Gain:
    """Take two cards or 1 Will of all at a place."""
    return max(target.scream(mind, place) for place in PLACES), {}


def toxin(mind: Mind, parts: Parts) -> Gain:
    """Take a Survival card of all at a place, and its power."""
    free = [target.free(mind, p) + target.toxin(mind, p) for p in PLACES]
    return max(sorted(free)[:-1] if not mind.scene.catching else free), {}


def brought(mind: Mind) -> float:
    """Return what the Artemia token gains, if it is not available anyway."""
    if mind.scene.artemia_ready:
        return 0.0
    strikes = mind.plan.strikes()
    return max(sorted(strikes[1:])[:-1])


# Phase 3


def cataclysm(mind: Mind, parts: Parts) -> Gain:
    """Bar the place whose power is worth most to those about to use it."""
    return best_of(mind, {place: Change(struck=place) for place in PLACES}, "place")


def detour(mind: Mind, parts: Parts) -> Gain:
    """Send a Hunted to a worse place, such as under a token."""
    ways = {}
    for way in parts["move"]["choices"]:
        seat, card, place = map(int, way.split("-"))
        ways[way] = Change(moved=(seat, card, place))
    return best_of(mind, ways, "move")


def best_of(mind: Mind, ways: dict[Any, Change], part: str) -> Gain:
    """Return what the change that is worst for the Hunted gains."""
    before = forecast(mind.plan)
    after = {way: forecast(mind.plan, change) for way, change in ways.items()}
    worst = min(after, key=lambda way: after[way])
    return before - after[worst], {part: worst}


# Phase 4


def stasis(mind: Mind, parts: Parts) -> Gain:
    """Gain a space of Rescue."""
    return mind.worth.rescue + 0.05, {}


def tracking(mind: Mind, parts: Parts) -> Gain:
    """Gain a second card next turn."""
    return 0.2 * mind.worth.late * mind.worth.space, {}


GAINS: dict[str, Callable[[Mind, Parts], Gain]] = {
    "despair": despair,
    "force-field": force_field,
    "anticipation": anticipation,
    "ascendancy": ascendancy,
    "fierceness": fierceness,
    "forbidden-zone": forbidden_zone,
    "interference": interference,
    "persecution": persecution,
    "mutation": mutation,
    "phobia": phobia,
    "virus": virus,
    "clone": clone,
    "mirage": mirage,
    "scream": scream,
    "toxin": toxin,
    "cataclysm": cataclysm,
    "detour": detour,
    "stasis": stasis,
    "tracking": tracking,
}
"""What each Hunt card would gain now, and with what; Flashback gains what it copies."""
