"""When the Creature plays its Hunt cards.

It holds three cards and draws again every turn, so that a card is not kept for better times; but
the one play of a turn goes to the card that promises most, in whatever phase.
"""

from __future__ import annotations

from ludoteca.games.notalone.bots.mind import Answer, Mind
from ludoteca.games.notalone.bots.prey import GAINS, tracking
from ludoteca.games.notalone.cards import HUNT, PHASES

LEAST = 0.04
"""What a card must gain, in spaces, to be played at all."""


def play(mind: Mind) -> Answer | None:
    """Return the play of the best card, unless cards of later phases promise more."""
    now = ways(mind)
    if not now:
        return None
    best, answer = max(now, key=lambda each: each[0])
    later = sorted(promises(mind), reverse=True)
    plays = mind.scene.hunt["plays"]
    against = later[plays - 1] if len(later) >= plays else 0.0
    return answer if best > max(against, LEAST * mind.worth.space) else None


def ways(mind: Mind) -> list[tuple[float, Answer]]:
    """Return the cards that can be played, with what each gains."""
    found: list[tuple[float, Answer]] = []
    for name, parts in mind.actions.items():
        if name in HUNT:
            gain, given = GAINS[acts_as(mind, name)](mind, parts)
            found.append((gain, {"action": name, **given}))
    return found


def anything(mind: Mind) -> Answer:
    """Play the first card: for a Creature that is only offered to play."""
    name = next(iter(mind.actions))
    return {"action": name, **GAINS[acts_as(mind, name)](mind, mind.actions[name])[1]}


def acts_as(mind: Mind, card: str) -> str:
    """Return the card as which a card acts (NA-8.21)."""
    pile = mind.scene.hunt["discard"]
    return pile[-1] if card == "flashback" and pile else card


def promises(mind: Mind) -> list[float]:
    """Return what the cards in hand of later phases can be expected to gain this turn."""
    phase = PHASES.index(mind.scene.view["phase"])
    found = []
    for own in mind.scene.mine["cards"]:
        card = acts_as(mind, own["card"])
        if card != "flashback" and PHASES.index(HUNT[card].phase) > phase:
            found.append(expected(mind, card))
    return found


def expected(mind: Mind, card: str) -> float:
    """Return what a card of a later phase can be expected to gain."""
    worth = mind.worth
    if card in EXPECTED:
        return EXPECTED[card] * worth.space
    if card == "stasis":
        return worth.rescue
    return tracking(mind, {})[0]


EXPECTED = {
    "anticipation": 0.3,
    "ascendancy": 0.12,
    "fierceness": 0.15,
    "forbidden-zone": 0.2,
    "interference": 0.2,
    "persecution": 0.1,
    "mutation": 0.35,
    "phobia": 0.25,
    "virus": 0.35,
    "clone": 0.4,
    "mirage": 0.3,
    "scream": 0.15,
    "toxin": 0.2,
    "cataclysm": 0.35,
    "detour": 0.5,
}
"""What cards gain on average when they are played well, in spaces."""
