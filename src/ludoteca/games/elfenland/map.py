"""The land: towns, ways between them, the transport chart, numbers of pieces (EL-2 to EL-4).

A state holds towns, means and ways as numbers, which index the tuples of this file; views and
answers name them. A way's name tells all about it: its ends (a river's upper one first), its kind.
"""

from __future__ import annotations

from typing import NamedTuple

MEANS = ("giant-pig", "elfcycle", "magic-cloud", "unicorn", "troll-wagon", "dragon", "raft")
"""Land means first (EL-1.4)."""
NUMBER = {name: means for means, name in enumerate(MEANS)}
LAND = 6
"""How many of them are land means."""
RAFT = 6
CARDS_EACH = (10, 10, 10, 10, 10, 10, 12)
"""Travel cards of each means (EL-2.1)."""
COUNTERS_EACH = 8
"""Counters of each land means (EL-2.2)."""
ROW = 5
"""How many counters lie face up beside the stack (EL-5.3)."""
HAND = 8
"""What a hand is filled up to (EL-7.2)."""
KEPT_CARDS = 4
"""What a hand may hold after a travel turn (EL-11.15)."""
DRAWS = 3
"""Counters that each player takes in a round (EL-9.1)."""
CARAVAN = 3
"""Cards of a caravan on a road without obstacle (EL-11.7)."""

CHART = {
    "plain": (1, 1, 2, 0, 1, 1),
    "forest": (1, 1, 2, 1, 2, 2),
    "desert": (0, 0, 0, 2, 2, 1),
    "mountain": (0, 2, 1, 1, 2, 1),
}
"""By terrain, the fare of each land means; 0 where it cannot be used (EL-4.1)."""
DOWNSTREAM, UPSTREAM, FERRY = 1, 2, 2
"""Rafts for a river segment with and against the flow, and for a lake line (EL-4.2)."""

TOWNS = (
    "albaran",
    "beata",
    "dagamura",
    "elvenhold",
    "ergeren",
    "feodor",
    "grangor",
    "ixara",
    "jaccaranda",
    "kihromah",
    "lapphalya",
    "mahdavikia",
    "parundia",
    "rivinia",
    "strykhaven",
    "throtmanni",
    "tichih",
    "usselen",
    "virst",
    "wylhien",
    "yttar",
)
TOWN = {name: town for town, name in enumerate(TOWNS)}
CAPITAL = TOWN["elvenhold"]
PIECE_TOWNS = tuple(town for town in range(len(TOWNS)) if town != CAPITAL)
"""The towns that hold a piece of each player at the start (EL-3.2)."""
HOMETOWNS = tuple(
    TOWN[name]
    for name in (
        "beata",
        "ergeren",
        "grangor",
        "ixara",
        "jaccaranda",
        "mahdavikia",
        "strykhaven",
        "tichih",
        "usselen",
        "virst",
        "wylhien",
        "yttar",
    )
)
"""What the town cards show (EL-2.5)."""

WAYS = (
    "beata-elvenhold-plain",
    "beata-strykhaven-plain",
    "elvenhold-lapphalya-plain",
    "ixara-virst-plain",
    "lapphalya-virst-plain",
    "parundia-wylhien-plain",
    "throtmanni-tichih-plain",
    "usselen-wylhien-plain",
    "dagamura-ixara-forest",
    "dagamura-kihromah-forest",
    "dagamura-lapphalya-forest",
    "elvenhold-ergeren-forest",
    "ergeren-tichih-forest",
    "feodor-lapphalya-forest",
    "feodor-rivinia-forest",
    "ixara-lapphalya-forest",
    "lapphalya-rivinia-forest",
    "parundia-usselen-forest",
    "rivinia-throtmanni-forest",
    "usselen-yttar-forest",
    "albaran-dagamura-desert",
    "albaran-feodor-desert",
    "albaran-parundia-desert",
    "albaran-throtmanni-desert",
    "albaran-wylhien-desert",
    "dagamura-feodor-desert",
    "feodor-throtmanni-desert",
    "dagamura-mahdavikia-mountain",
    "grangor-mahdavikia-mountain",
    "grangor-yttar-mountain",
    "ixara-mahdavikia-mountain",
    "jaccaranda-throtmanni-mountain",
    "jaccaranda-tichih-mountain",
    "jaccaranda-wylhien-mountain",
    "strykhaven-virst-mountain",
    "wylhien-usselen-river",
    "beata-elvenhold-river",
    "elvenhold-rivinia-river",
    "rivinia-tichih-river",
    "virst-ixara-river",
    "ixara-mahdavikia-river",
    "mahdavikia-grangor-river",
    "elvenhold-virst-lake",
    "elvenhold-strykhaven-lake",
    "strykhaven-virst-lake",
    "parundia-yttar-lake",
    "grangor-yttar-lake",
    "grangor-parundia-lake",
)
"""Roads by terrain (EL-3.4), rivers with their flow (EL-3.5), lake lines (EL-3.6)."""
WAY = {name: way for way, name in enumerate(WAYS)}


class Ends(NamedTuple):
    """Where a way leads, and what kind it is: a terrain, "river" or "lake"."""

    a: int
    b: int
    kind: str

    def other(self, town: int) -> int:
        """Return the end that is not `town`."""
        return self.a + self.b - town


def ends_of(way: str) -> Ends:
    """Read the name of a way."""
    a, b, kind = way.split("-")
    return Ends(TOWN[a], TOWN[b], kind)


ENDS = tuple(map(ends_of, WAYS))
ROADS = tuple(way for way, ends in enumerate(ENDS) if ends.kind in CHART)
FROM = tuple(
    tuple(way for way, ends in enumerate(ENDS) if town in ends[:2]) for town in range(len(TOWNS))
)
"""By town, the ways that lead from it."""
FARES = tuple(CHART[ENDS[road].kind] for road in ROADS)
"""By road, the ordinary fare of each land means without obstacle; 0 where it cannot be used."""
SUITABLE = tuple(tuple(road for road in ROADS if FARES[road][means]) for means in range(LAND))
"""By land means, the roads that it can be used on."""
RAFTS = {
    (way, town): FERRY if kind == "lake" else fare
    for way, (a, b, kind) in enumerate(ENDS)
    if kind not in CHART
    for town, fare in ((a, DOWNSTREAM), (b, UPSTREAM))
}
"""By water and town, the fare in rafts from there (EL-4.2)."""


def distances_from(start: int) -> tuple[int, ...]:
    """Return the smallest number of connections from `start` to every town (EL-14.4)."""
    far = {start: 0}
    queue = [start]
    for town in queue:
        for way in FROM[town]:
            other = ENDS[way].other(town)
            if other not in far:
                far[other] = far[town] + 1
                queue.append(other)
    return tuple(far[town] for town in range(len(TOWNS)))


DISTANCES = tuple(map(distances_from, range(len(TOWNS))))
