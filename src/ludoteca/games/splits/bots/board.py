"""The compact board of the searches: cells are bits of one integer, rays lie in a memo."""

from __future__ import annotations

from collections.abc import Iterable

DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six steps of SP-2.2 in axial coordinates."""

TILES = (
    ((0, 0), (1, 0), (0, 1), (1, 1)),
    ((0, 0), (1, 0), (1, -1), (2, -1)),
    ((0, 0), (0, 1), (-1, 1), (-1, 2)),
)
"""The cells of a tile in each orientation, from its anchor (SP-3.2)."""

Cell = tuple[int, int]


class Board:
    """The cells of a finished pasture as bits, `width` a row with an empty column between rows.

    A cell is the number of its bit. Neighbours differ by ±1, ±width or ±(width - 1), so a whole
    set of cells is spread to its neighbours by six shifts.
    """

    __slots__ = (
        "bit",
        "cells",
        "groups",
        "mask",
        "masks",
        "memo",
        "name",
        "near",
        "number",
        "rays",
        "star",
        "width",
    )

    def __init__(self, pasture: Iterable[Cell]) -> None:
        given = sorted(pasture)
        placed = _narrowest(given)
        self.width = max(a for a, _ in placed) + 2
        self.cells = [b * self.width + a for a, b in placed]
        size = max(self.cells) + 1
        self.number = {f"{q},{r}": cell for (q, r), cell in zip(given, self.cells, strict=True)}
        self.name = {cell: name for name, cell in self.number.items()}
        self.mask = sum(1 << cell for cell in self.cells)
        self.bit = [1 << cell for cell in range(size)]
        self.near = [0] * size
        self.star = [0] * size
        self.rays: list[tuple[tuple[int, ...], ...]] = [()] * size
        self.memo: list[dict[int, tuple[int, ...]]] = [{} for _ in range(size)]
        self.masks: list[dict[int, int]] = [{} for _ in range(size)]
        self.groups: dict[int, int] = {}
        steps = (1, self.width, self.width - 1, -1, -self.width, 1 - self.width)
        for cell in self.cells:
            rays = tuple(ray for step in steps if (ray := self._ray(cell, step)))
            self.rays[cell] = rays
            for ray in rays:
                self.near[cell] |= 1 << ray[0]
                for other in ray:
                    self.star[cell] |= 1 << other

    def _ray(self, cell: int, step: int) -> tuple[int, ...]:
        found = []
        cell += step
        while cell >= 0 and self.mask >> cell & 1:
            found.append(cell)
            cell += step
        return tuple(found)

    def stops(self, cell: int, occupied: int) -> tuple[int, ...]:
        """Return the cells on which sheep leaving `cell` come to rest, one a direction (SP-6.2)."""
        key = occupied & self.star[cell]
        found = self.memo[cell].get(key)
        return self.fill(cell, key) if found is None else found

    def fill(self, cell: int, key: int) -> tuple[int, ...]:
        """Walk the rays from `cell` past the occupied cells `key` and remember the result."""
        bit = self.bit
        found = []
        for ray in self.rays[cell]:
            last = -1
            for other in ray:
                if key & bit[other]:
                    break
                last = other
            if last >= 0:
                found.append(last)
        self.memo[cell][key] = result = tuple(found)
        return result

    def stop_cells(self, cell: int, occupied: int) -> int:
        """Return the same cells as `stops`, as bits."""
        key = occupied & self.star[cell]
        found = self.masks[cell].get(key)
        if found is None:
            bit = self.bit
            found = self.masks[cell][key] = sum([bit[stop] for stop in self.stops(cell, key)])
        return found

    def spread(self, cells: int) -> int:
        """Return all neighbours of a set of cells; the caller masks the off cells among them."""
        w = self.width
        v = w - 1
        return cells << 1 | cells >> 1 | cells << w | cells >> w | cells << v | cells >> v

    def largest_group(self, cells: int) -> int:
        """Return the size of the largest connected part of a set of cells (SP-9.5)."""
        found = self.groups.get(cells)
        if found is None:
            sizes = [part.bit_count() for part in self.parts(cells)]
            found = self.groups[cells] = max(sizes, default=0)
        return found

    def parts(self, cells: int) -> list[int]:
        """Return the connected parts of a set of cells."""
        found = []
        while cells:
            part = cells & -cells
            grown = part | self.spread(part) & cells
            while grown != part:
                part = grown
                grown |= self.spread(part) & cells
            found.append(part)
            cells ^= part
        return found


def tile_cells(tile: str) -> list[Cell]:
    """Return the four cells of a placement written as "q,r/o"."""
    anchor, orientation = tile.split("/")
    q, r = map(int, anchor.split(","))
    return [(q + dq, r + dr) for dq, dr in TILES[int(orientation)]]


def pasture_of(tiles: Iterable[str]) -> set[Cell]:
    """Return the cells of all tiles laid."""
    return {cell for tile in tiles for cell in tile_cells(tile)}


def border(pasture: set[Cell]) -> set[Cell]:
    """Return the cells on the outside border (SP-5.2): walk round the board in the off cells."""
    low_q, high_q = min(q for q, _ in pasture) - 1, max(q for q, _ in pasture) + 1
    low_r, high_r = min(r for _, r in pasture) - 1, max(r for _, r in pasture) + 1
    outside = {(low_q, low_r)}
    todo = [(low_q, low_r)]
    found = set()
    while todo:
        q, r = todo.pop()
        for dq, dr in DIRECTIONS:
            cell = (q + dq, r + dr)
            if cell in pasture:
                found.add(cell)
            elif cell not in outside and low_q <= cell[0] <= high_q and low_r <= cell[1] <= high_r:
                outside.add(cell)
                todo.append(cell)
    return found


def _narrowest(pasture: list[Cell]) -> list[Cell]:
    """Turn the board by 0, 120 or 240 degrees so that its rows need the fewest bits."""
    turns = (
        pasture,
        [(r, -q - r) for q, r in pasture],
        [(-q - r, q) for q, r in pasture],
    )
    shifted = []
    for turned in turns:
        a, b = min(a for a, _ in turned), min(b for _, b in turned)
        shifted.append([(x - a, y - b) for x, y in turned])
    return min(shifted, key=lambda cells: max(y * (max(a for a, _ in cells) + 2) for _, y in cells))
