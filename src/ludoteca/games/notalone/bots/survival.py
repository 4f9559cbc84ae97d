"""When each Survival card is worth playing: one short function a card, by what it would gain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.games.notalone.bots.forecast import Change, forecast
from ludoteca.games.notalone.bots.mind import Answer, Mind
from ludoteca.games.notalone.bots.worth import CARD, SURVIVAL, WILL
from ludoteca.games.notalone.planet import ADJACENT, ARTEFACT, ROVER

Gain = tuple[float, Answer]
"""What a card would gain, and what is to be given with it."""


def ways(mind: Mind) -> list[tuple[float, Answer]]:
    """Return the cards that can be played, with what each gains over being kept."""
    found = []
    for name in mind.actions:
        if name in GAINS:
            gain, parts = GAINS[name](mind)
            found.append((gain - mind.worth.held([name]), {"action": name, **parts}))
    return found


def play(mind: Mind) -> Answer | None:
    """Return the play of the card that gains most over being kept, if any does."""
    best = max(ways(mind), key=lambda way: way[0], default=None)
    return best[1] if best is not None and best[0] > 0.0 else None


def anything(mind: Mind) -> Answer:
    """Play the first card: for somebody who is only offered to play."""
    name = next(iter(mind.actions))
    return {"action": name, **GAINS[name](mind)[1]}


def throw(mind: Mind) -> Answer:
    """Throw the card least worth having (NA-8.16)."""
    return {"action": "discard", "survival": ranked(mind.choices("discard", "survival"))[-1]}


def keep(mind: Mind) -> Answer:
    """Keep the card most worth having (NA-7.9)."""
    return {"action": "keep", "survival": ranked(mind.choices("keep", "survival"))[0]}


def ranked(cards: list[str]) -> list[str]:
    """Return cards with the best to have first."""
    order = list(SURVIVAL)
    return sorted(cards, key=order.index)


def adrenaline(mind: Mind) -> Gain:
    """Gain Will, worth the more the less there is."""
    will = mind.plan.people[mind.me].will
    return mind.worth.late * mind.worth.space * (WILL[will + 1] - WILL[will]), {}


def ingenuity(mind: Mind) -> Gain:
    """Gain the Marker on the Beach."""
    return mind.worth.marker, {}


def sacrifice(mind: Mind) -> Gain:
    """Gain a turn without Hunt cards, for the card worth least."""
    part = mind.choices("sacrifice", "card")
    card = mind.worth.best(part, len(part))[-1]
    one = mind.plan.people[mind.me]
    price = mind.worth.discarded(one.hand, 1) if one.hand else mind.worth.space
    return 0.5 * mind.worth.space * mind.scene.hunt["plays"] - price, {"card": card}


def sixth_sense(mind: Mind) -> Gain:
    """Take the best two cards of the discard pile."""
    part = mind.actions["sixth-sense"]["cards"]
    cards = mind.worth.best(part["choices"], part["least"])
    return mind.worth.taken(mind.plan.people[mind.me].hand, cards), {"cards": cards}


def smokescreen(mind: Mind) -> Gain:
    """Hide piles that the Creature would like to see."""
    many = sum(len(one.pile) for one in mind.scene.people) - 2 * len(mind.scene.people)
    return 0.05 * many * mind.worth.space, {}


def strike_back(mind: Mind) -> Gain:
    """Take two Hunt cards, while there is something to take."""
    return 0.1 * mind.worth.space * (mind.scene.hunt["hand"] >= 2), {}


def vortex(mind: Mind) -> Gain:
    """Stand at a better place, now that the tokens lie."""
    index = mind.me
    one = mind.plan.people[index].copy()
    pile = mind.choices("vortex", "take")
    one.possible = sorted({*mind.scene.mine["laid"], *pile})
    people = [*mind.plan.people]
    people[index] = one
    payoffs = type(mind.plan)(mind.scene, mind.worth, people).payoffs(index)
    lay = min(mind.choices("vortex", "lay"), key=lambda card: payoffs[card])
    take = max(pile, key=lambda card: payoffs[card])
    return payoffs[take] - payoffs[lay], {"lay": lay, "take": take}


def detector(mind: Mind) -> Gain:
    """Save what the Artemia token would cost."""
    return gained(mind, Change(detects=mind.scene.seat)), {}


def dodge(mind: Mind) -> Gain:
    """Save what being caught would cost."""
    return gained(mind, Change(dodges=mind.scene.seat)), {}


def hologram(mind: Mind) -> Gain:
    """Put the Artemia token where it does least harm."""
    ways = {place: Change(artemia=[place]) for place in mind.choices("hologram", "place")}
    gain, place = best_of(mind, ways)
    return gain, {"place": place}


def wrong_track(mind: Mind) -> Gain:
    """Put the Creature token, or its Clone, where it does least harm."""
    scene = mind.scene
    ways = {}
    for way in mind.choices("wrong-track", "to"):
        token, place = way.split("-")
        at = {"target": scene.target if "clone" in scene.effects else [], **scene.tokens}
        stays = at["target" if token == "creature" else "creature"]
        other = stays if "clone" in scene.effects else []
        ways[way] = Change(catching=[int(place), *other])
    gain, to = best_of(mind, ways)
    return gain, {"to": to}


def drone(mind: Mind) -> Gain:
    """Use the Rover's power instead of that of one's own place."""
    return instead(mind, [ROVER])[0], {}


def gate(mind: Mind) -> Gain:
    """Use the power of an adjacent place instead of that of one's own."""
    gain, place = instead(mind, mind.choices("gate", "place"))
    return gain, {"place": place}


def instead(mind: Mind, places: list[int]) -> tuple[float, int]:
    """Return what using another place's power gains, and the best such place."""
    values = mind.plan.values[mind.me]
    here = mind.decision["args"]["place"] if "args" in mind.decision else ADJACENT[places[0]][0]
    best = max(places, key=lambda place: values[place] if place != ARTEFACT else 0.0)
    return values[best] - values[here], best


def amplifier(mind: Mind) -> Gain:
    """Gain a space of Rescue for the Marker."""
    return mind.worth.rescue - mind.worth.marker + 0.01, {}


def double_back(mind: Mind) -> Gain:
    """Take a card back to the hand."""
    card = max(mind.choices("double-back", "card"), key=lambda card: CARD[card])
    return mind.worth.taken(mind.plan.people[mind.me].hand, [card]), {"card": card}


def gained(mind: Mind, change: Change) -> float:
    """Return what a change of the Reckoning gains for the Hunted."""
    return forecast(mind.plan, change) - forecast(mind.plan)


def best_of(mind: Mind, ways: dict[Any, Change]) -> tuple[float, Any]:
    """Return what the best of several changes gains, and which that is."""
    gains = {way: gained(mind, change) for way, change in ways.items()}
    best = max(gains, key=lambda way: gains[way])
    return gains[best], best


GAINS: dict[str, Callable[[Mind], Gain]] = {
    "adrenaline": adrenaline,
    "ingenuity": ingenuity,
    "sacrifice": sacrifice,
    "sixth-sense": sixth_sense,
    "smokescreen": smokescreen,
    "strike-back": strike_back,
    "vortex": vortex,
    "detector": detector,
    "dodge": dodge,
    "drone": drone,
    "gate": gate,
    "hologram": hologram,
    "wrong-track": wrong_track,
    "amplifier": amplifier,
    "double-back": double_back,
}
"""What each Survival card would gain now, and with what."""
