"""The plane of hexagons, cut to the size that a board can reach, its cells numbered row by row.

A cell (q, r) of SP-2.1 has the number (r + half) · width + (q + half). The six directions are then
six fixed differences, and a set of cells is a bit mask or a bytearray over these numbers.
"""

from __future__ import annotations

from functools import cache

TILES_EACH = 4  # SP-1.2
SHEEP_EACH = 16  # SP-1.2
ORIENTATIONS = 3  # SP-3.2

SHAPES = (  # SP-3.2: the cells of a tile, seen from its anchor
    ((0, 0), (1, 0), (0, 1), (1, 1)),
    ((0, 0), (1, 0), (1, -1), (2, -1)),
    ((0, 0), (0, 1), (-1, 1), (-1, 2)),
)
DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # SP-2.2: E SE SW W NW NE


class Grid:
    """Numbers and names of the cells for one number of seats; made once, never changed.

    `names[cell]` is "q,r" and `cells` turns it back; `steps` are the six directions (SP-2.2);
    `shapes[orientation]` the four cells of a tile as differences from its anchor.
    """

    __slots__ = (
        *("cells", "half", "names", "origin", "size", "steps", "width"),
        *("_rims", "_tiles", "shapes"),
    )

    def __init__(self, seats: int) -> None:
        # A tile reaches at most three cells further than the board did, and one more for the rim.
        self.half = 3 * TILES_EACH * seats + 2
        self.width = width = 2 * self.half + 1
        self.size = width * width
        self.origin = self.half * width + self.half
        coordinates = range(-self.half, self.half + 1)
        self.names = [f"{q},{r}" for r in coordinates for q in coordinates]
        self.cells = {name: cell for cell, name in enumerate(self.names)}
        self.steps = tuple(dr * width + dq for dq, dr in DIRECTIONS)
        self.shapes = tuple(tuple(dr * width + dq for dq, dr in shape) for shape in SHAPES)
        self._tiles = tuple(self._mask(shape, (0,)) for shape in self.shapes)
        self._rims = tuple(self._mask(shape, (0, *self.steps)) for shape in self.shapes)

    def tile(self, name: str) -> tuple[int, int]:
        """Return the anchor and the orientation of a tile named "q,r/orientation"."""
        return self.cells[name[:-2]], int(name[-1])

    def tile_mask(self, anchor: int, orientation: int) -> int:
        """Return the mask of a tile's four cells."""
        shift = anchor - self.origin
        mask = self._tiles[orientation]
        return mask << shift if shift > 0 else mask >> -shift

    def rim_mask(self, anchor: int, orientation: int) -> int:
        """Return the mask of the cells that touch a tile, and the tile's own."""
        shift = anchor - self.origin
        mask = self._rims[orientation]
        return mask << shift if shift > 0 else mask >> -shift

    def _mask(self, shape: tuple[int, ...], steps: tuple[int, ...]) -> int:
        """Return the mask of what the steps reach from a tile anchored at the origin."""
        mask = 0
        for cell in shape:
            for step in steps:
                mask |= 1 << (self.origin + cell + step)
        return mask


@cache
def grid(seats: int) -> Grid:
    """Return the grid for that many seats."""
    return Grid(seats)


def bits(mask: int) -> list[int]:
    """Return the numbers of the bits that are set, in ascending order."""
    digits = bin(mask)[:1:-1]  # the lowest first
    found = []
    place = digits.find("1")
    while place >= 0:
        found.append(place)
        place = digits.find("1", place + 1)
    return found
