"""A second reading of NA-6.4 to NA-6.8 that shares nothing with the engine.

It foretells a Reckoning in which nobody plays a card, uses a power or takes a card back, and who
must choose gives Will rather than cards.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Standing:
    """A Hunted when the cards are turned up."""

    places: list[int]
    will: int
    hand: int
    survival: int


@dataclass
class Foretold:
    """What must be told of the Reckoning, and what it leaves."""

    will: dict[int, int] = field(default_factory=dict)
    ineffective: set[tuple[int, int]] = field(default_factory=set)
    """Seat and place."""
    nothing: set[tuple[int, int]] = field(default_factory=set)
    screamed: list[int] = field(default_factory=list)
    """The seats, each as often as it gave Will."""
    threw: list[int] = field(default_factory=list)
    discards: dict[int, int] = field(default_factory=dict)
    caught: dict[int, int] = field(default_factory=dict)
    """The Will that each of those caught lost."""
    exhausted: list[int] = field(default_factory=list)
    advances: int = 0


def foretell(
    hunted: dict[int, Standing],
    effects: set[str],
    tokens: dict[str, set[int]],
    named: int = -1,
    expert: bool = False,
) -> Foretold:
    """Say how the Reckoning ends; `hunted` is in seat order."""
    said = Foretold(will={seat: one.will for seat, one in hunted.items()})
    target = tokens.get("target", set())
    artemia = tokens.get("artemia", set())
    creature = set(tokens["creature"])
    if "clone" in effects:
        creature |= target
    dead = target if effects & {"mirage", "toxin"} else set()
    dead = dead | ({4, 8} if "interference" in effects else set())
    # Steps A and B
    for seat, one in hunted.items():
        for place in one.places:
            if place in target and "scream" in effects:
                said.screamed.append(seat)
                said.will[seat] = max(0, said.will[seat] - 1)
        thrown = sum(place in target for place in one.places) if "toxin" in effects else 0
        said.threw += [seat] * min(thrown, one.survival)
        for place in one.places:
            if place not in creature and place not in artemia:
                (said.ineffective if place in dead else said.nothing).add((seat, place))
    # Step C
    for seat, one in hunted.items():
        times = sum(place in artemia for place in one.places)
        if times:
            said.discards[seat] = min(times, one.hand)
            if "mutation" in effects:
                said.will[seat] = max(0, said.will[seat] - times)
    # Step D
    for seat, one in hunted.items():
        places = [place for place in one.places if place in creature]
        if places:
            loss = len(places) + places.count(1) + ("fierceness" in effects)
            said.caught[seat] = min(loss, said.will[seat])
            said.will[seat] -= said.caught[seat]
    said.advances = bool(said.caught) + (named in said.caught)
    # Exhaustion
    said.exhausted = [seat for seat, will in said.will.items() if will == 0]
    for seat in said.exhausted:
        said.will[seat] = 2 if expert else 3
    said.advances += bool(said.exhausted)
    return said
