"""The Creature's answers: the side, where the tokens go, and when a Hunt card is played."""

from __future__ import annotations

from ludoteca.games.notalone.bots import hunt
from ludoteca.games.notalone.bots.mind import Answer, Mind
from ludoteca.games.notalone.bots.target import on_pair, on_place
from ludoteca.games.notalone.cards import MAINTENANCE, RECKONING
from ludoteca.games.notalone.planet import PAIRS, PLACES, PLACES_IN


def answer(mind: Mind) -> Answer:
    """Answer any decision of the Creature."""
    if mind.decision["ask"] == "notalone-ask-side":
        return {"action": "side", "side": 2}
    if mind.thinks_of_cards() and (card := hunt.play(mind)) is not None:
        return card
    for name in ("pass", "wait"):
        if name in mind.actions:
            return {"action": name}
    if mind.decision["ask"] == "notalone-ask-tokens":
        return place(mind)
    return hunt.anything(mind)


def options(mind: Mind) -> list[tuple[float, Answer]]:
    """Return what is worth a search: Phase 3 and 4 cards, against doing without."""
    if mind.scene.view["phase"] not in (RECKONING, MAINTENANCE) or "pass" not in mind.actions:
        return []
    cards = hunt.ways(mind)
    return [(0.0, {"action": "pass"}), *cards] if cards else []


def place(mind: Mind) -> Answer:
    """Place the first token that is available, with regard to where the others will go."""
    stake = 0.5 * len(mind.scene.people)
    if "place-creature" in mind.actions:
        catches, extra = mind.plan.catches(), [0.0] * 11
        if "place-artemia" in mind.actions:
            extra = beside(mind)
        scores = [catches[place] + extra[place] for place in PLACES]
        return {"action": "place-creature", "place": PLACES[mind.choose(scores, stake)]}
    token, scores = "artemia", artemia(mind)
    if "place-artemia" not in mind.actions:
        token = "target"
        pair = "pair" in mind.actions["place-target"]
        scores = [0.0, *(on_place(mind, at) for at in PLACES)] if not pair else []
    name = f"place-{token}"
    if "pair" in mind.actions[name]:
        pairs = list(PAIRS)
        if token == "artemia":
            ways = [sum(scores[at] for at in PLACES_IN[PAIRS[pair]]) for pair in pairs]
        else:
            ways = [on_pair(mind, PLACES_IN[PAIRS[pair]]) for pair in pairs]
        return {"action": name, "pair": pairs[mind.choose(ways, stake)]}
    return {"action": name, "place": PLACES[mind.choose(scores[1:], stake)]}


def artemia(mind: Mind) -> list[float]:
    """Return what the Artemia token gains at each place, where other tokens lie already."""
    strikes, lost = mind.plan.strikes(), mind.plan.lost()
    for at in mind.scene.catching:
        strikes[at] -= lost[at]
    return strikes


def beside(mind: Mind) -> list[float]:
    """Return what the Artemia token will gain, for each place of the Creature token."""
    strikes, lost = mind.plan.strikes(), mind.plan.lost()
    found = [0.0] * 11
    for place in PLACES:
        shared = strikes[place] - lost[place]
        found[place] = max(shared, *(strikes[other] for other in PLACES if other != place))
    return found
