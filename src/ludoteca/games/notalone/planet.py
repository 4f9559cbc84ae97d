"""The planet Artemia: ten places in two rows, which of them are adjacent, and the two tracks."""

from __future__ import annotations

PLACES = range(1, 11)
LAIR, JUNGLE, RIVER, BEACH, ROVER, SWAMP, SHELTER, WRECK, SOURCE, ARTEFACT = PLACES
START = (LAIR, JUNGLE, RIVER, BEACH, ROVER)
SPARE = (SWAMP, SHELTER, WRECK, SOURCE, ARTEFACT)

BIT = tuple(1 << place for place in range(11))
"""The mask of a place: tokens and barred places are masks, which can cover two places."""

PLACES_IN = tuple(tuple(place for place in PLACES if mask >> place & 1) for mask in range(1 << 11))
"""The places of a mask, in order."""


def _adjacent(place: int) -> tuple[int, ...]:
    """Return the places that share a side with `place` (NA-1.3); 5 and 6 do not."""
    row, column = divmod(place - 1, 5)
    beside = [place + step for step in (-1, 1) if 0 <= column + step < 5]
    return tuple(sorted([*beside, place + 5 if row == 0 else place - 5]))


ADJACENT = ((), *map(_adjacent, PLACES))
"""For each place, the adjacent ones (NA-1.3)."""

PAIRS = {f"{a}-{b}": BIT[a] | BIT[b] for a in PLACES for b in ADJACENT[a] if a < b}
"""The thirteen pairs of adjacent places (NA-1.3) and their masks, by id."""


def around(mask: int) -> tuple[int, ...]:
    """Return the places adjacent to those of `mask`, without those of `mask` (NA-9.14)."""
    found = 0
    for place in PLACES_IN[mask]:
        for beside in ADJACENT[place]:
            found |= BIT[beside]
    return PLACES_IN[found & ~mask]


ARTEMIA_SPACES = {1: (6, 5, 4, 3, 2, 1), 2: (11, 9, 7, 5, 3, 1)}
"""For each side of the board, the Rescue spaces with the Artemia symbol (NA-1.4)."""


def rescue_start(seats: int) -> int:
    """Return how far from Victory the Rescue counter starts (NA-2.1)."""
    return 11 + seats


def assimilation_start(seats: int) -> int:
    """Return how far from Victory the Assimilation counter starts (NA-2.1)."""
    return 5 + seats


def copies(seats: int) -> int:
    """Return how many cards of each of the places 6 to 10 the reserve holds (NA-2.2)."""
    return 1 if seats == 2 else 2 if seats <= 4 else 3
