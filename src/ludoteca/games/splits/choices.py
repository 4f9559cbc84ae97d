"""What can be chosen in Splits: a tile's placement, a starting cell, a split.

Each is a part of an answer (see `ludoteca.kernel.parts`) that tests and draws without listing.
"""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.games.splits.grid import ORIENTATIONS, Grid, bits, grid
from ludoteca.games.splits.state import Splits, outside_border
from ludoteca.kernel import Below, Json, Reason


class TilePart:
    """Where the next tile goes: one of kind "one", whose ids are "q,r/orientation" (SP-3.2)."""

    __slots__ = ("_anchors", "_grid", "_state")
    name = "tile"

    def __init__(self, state: Splits) -> None:
        self._state = state
        self._grid = grid(state.seats)
        self._anchors: tuple[int, ...] | None = None

    def refusal(self, value: Json) -> Reason | None:
        placement = parse_tile(self._grid, value)
        if placement is None:
            return Reason("kernel-not-a-choice", "SP-3.2", {"part": self.name})
        anchor, orientation = placement
        tile = self._grid.tile_mask(anchor, orientation)
        if not self._state.board:
            if anchor == self._grid.origin:
                return None
            return Reason("splits-why-tile-first", "SP-4.2")
        if tile & self._state.board:
            return Reason("splits-why-tile-overlap", "SP-4.3")
        if not tile & self._state.rim:
            return Reason("splits-why-tile-apart", "SP-4.3")
        return None

    def sample(self, below: Below) -> Json:
        anchors = self.anchors()
        index = below(self.count())
        for orientation, mask in enumerate(anchors):
            count = mask.bit_count()
            if index < count:
                for _ in range(index):
                    mask &= mask - 1
                anchor = (mask & -mask).bit_length() - 1
                return f"{self._grid.names[anchor]}/{orientation}"
            index -= count
        raise AssertionError("a tile always has a legal place (SP-4.1)")

    def values(self) -> Iterator[Json]:
        return iter(self._names())

    def count(self) -> int:
        return sum(mask.bit_count() for mask in self.anchors())

    def to_json(self) -> Json:
        return {"part": self.name, "kind": "one", "choices": self._names()}

    def _names(self) -> list[str]:
        names = self._grid.names
        return [
            f"{names[anchor]}/{orientation}"
            for orientation, mask in enumerate(self.anchors())
            for anchor in bits(mask)
        ]

    def anchors(self) -> tuple[int, ...]:
        """Return for each orientation the mask of the anchors where a tile may lie (SP-4.3)."""
        if self._anchors is None:
            self._anchors = legal_anchors(self._grid, self._state.board, self._state.rim)
        return self._anchors


class StartPart:
    """Where the starting stack goes: one of kind "one", whose ids are "q,r" (SP-5.1)."""

    __slots__ = ("_free_border", "_grid", "_state")
    name = "cell"

    def __init__(self, state: Splits) -> None:
        self._state = state
        self._grid = grid(state.seats)
        self._free_border: list[int] | None = None

    def refusal(self, value: Json) -> Reason | None:
        cell = self._grid.cells.get(value) if type(value) is str else None
        if cell is None:
            return Reason("kernel-not-a-choice", "SP-5.1", {"part": self.name})
        if not self._state.board >> cell & 1:
            return Reason("splits-why-start-off", "SP-5.1")
        if not self._state.free[cell]:
            return Reason("splits-why-start-taken", "SP-5.4")
        if cell not in self._cells():
            return Reason("splits-why-start-inside", "SP-5.3")
        return None

    def sample(self, below: Below) -> Json:
        cells = self._cells()
        return self._grid.names[cells[below(len(cells))]]

    def values(self) -> Iterator[Json]:
        return (self._grid.names[cell] for cell in self._cells())

    def count(self) -> int:
        return len(self._cells())

    def to_json(self) -> Json:
        return {"part": self.name, "kind": "one", "choices": list(self.values())}

    def _cells(self) -> list[int]:
        if self._free_border is None:
            free = self._state.free
            self._free_border = [c for c in bits(outside_border(self._state)) if free[c]]
        return self._free_border


class SplitPart:
    """Which stack splits, where to, how many go: a part of kind "move" (SP-6)."""

    __slots__ = ("_grid", "_seat", "_state")
    name = "move"

    def __init__(self, state: Splits, seat: int) -> None:
        self._state = state
        self._seat = seat
        self._grid = grid(state.seats)

    def refusal(self, value: Json) -> Reason | None:
        if type(value) is not list or len(value) != 3 or type(value[2]) is not int:
            return Reason("kernel-not-a-move", "SP-6.1", {"part": self.name})
        cells, names = self._grid.cells, self._grid.names
        start, end, amount = (
            cells.get(value[0]) if type(value[0]) is str else None,
            cells.get(value[1]) if type(value[1]) is str else None,
            value[2],
        )
        if start is None or end is None:
            return Reason("kernel-not-a-move", "SP-6.1", {"part": self.name})
        sheep = self._state.flocks[self._seat].get(start)
        if sheep is None:
            return Reason("splits-why-split-not-yours", "SP-6.1")
        if sheep == 1:
            return Reason("splits-why-split-one", "SP-7.4")
        step = self._step(start, end)
        if step is None:
            return Reason("splits-why-split-no-line", "SP-6.2")
        stop = stopping_cell(self._state.free, start, step)
        if stop == start:
            return Reason("splits-why-split-closed", "SP-6.4")
        if stop != end:
            far = abs(end - start) > abs(stop - start)
            text, clause = ("too-far", "SP-6.2") if far else ("too-short", "SP-6.3")
            return Reason(f"splits-why-split-{text}", clause, {"to": names[stop]})
        if not 1 <= amount < sheep:
            return Reason("splits-why-split-amount", "SP-6.1", {"low": 1, "high": sheep - 1})
        return None

    def sample(self, below: Below) -> Json:
        stops = self._stops()
        index = below(sum(most for _, _, most in stops))
        for start, stop, most in stops:
            if index < most:
                names = self._grid.names
                return [names[start], names[stop], index + 1]
            index -= most
        raise AssertionError("only a seat that can move is asked (SP-8.3)")

    def values(self) -> Iterator[Json]:
        names = self._grid.names
        for start, stop, most in self._stops():
            for amount in range(1, most + 1):
                yield [names[start], names[stop], amount]

    def count(self) -> int:
        return sum(most for _, _, most in self._stops())

    def to_json(self) -> Json:
        names = self._grid.names
        routes: dict[str, dict[str, list[int]]] = {}
        for start, stop, most in self._stops():
            routes.setdefault(names[start], {})[names[stop]] = [1, most]
        return {"part": self.name, "kind": "move", "routes": routes}

    def _stops(self) -> list[tuple[int, int, int]]:
        """Return (start cell, stopping cell, how many can go) for each direction of each stack."""
        free, steps = self._state.free, self._grid.steps
        found = []
        for start, sheep in self._state.flocks[self._seat].items():
            if sheep > 1:
                for step in steps:
                    stop = start + step
                    if free[stop]:
                        while free[stop + step]:
                            stop += step
                        found.append((start, stop, sheep - 1))
        return found

    def _step(self, start: int, end: int) -> int | None:
        """Return the direction that leads straight from `start` to `end`, if one does."""
        width = self._grid.width
        (r1, q1), (r2, q2) = divmod(start, width), divmod(end, width)
        dq, dr = q2 - q1, r2 - r1
        if (dq, dr) == (0, 0) or (dq and dr and dq + dr):
            return None
        return (end - start) // max(abs(dq), abs(dr))


def legal_anchors(plane: Grid, board: int, rim: int) -> tuple[int, ...]:
    """Return for each orientation the mask of the anchors where the next tile may lie.

    Its four cells must be off, and one of them must touch the board (SP-4.3).
    """
    if not board:
        return (1 << plane.origin,) * ORIENTATIONS  # SP-4.2
    found = []
    for shape in plane.shapes:
        touching, covered = rim, board
        for step in shape[1:]:
            if step > 0:
                touching |= rim >> step
                covered |= board >> step
            else:
                touching |= rim << -step
                covered |= board << -step
        found.append(touching & ~covered)
    return tuple(found)


def parse_tile(plane: Grid, value: Json) -> tuple[int, int] | None:
    """Return (anchor, orientation) of "q,r/orientation", or None if it is not of that form."""
    if type(value) is not str or value[-2:] not in ("/0", "/1", "/2"):
        return None
    anchor = plane.cells.get(value[:-2])
    if anchor is None or not is_inside(plane, anchor):
        return None
    return anchor, int(value[-1])


def is_inside(plane: Grid, anchor: int) -> bool:
    """Tell whether a tile with this anchor lies on the grid, which is larger than any board."""
    row, column = divmod(anchor, plane.width)
    return 3 <= row < plane.width - 3 and 3 <= column < plane.width - 3


def stopping_cell(free: bytearray, start: int, step: int) -> int:
    """Return where sheep that leave `start` stop, or `start` when they cannot (SP-6.2)."""
    stop = start
    while free[stop + step]:
        stop += step
    return stop
