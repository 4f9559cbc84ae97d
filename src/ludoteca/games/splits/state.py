"""The state of a match of Splits: plain numbers, with what can be counted at once from them."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludoteca.games.splits.grid import TILES_EACH, grid
from ludoteca.kernel import Chance, Event, Json


@dataclass(slots=True)
class Splits:
    """A match of Splits. Cells are numbers of `grid(seats)`."""

    seats: int
    first: int
    turn: int
    chance: Chance
    tiles: list[int] = field(default_factory=list)
    """Three times the anchor plus the orientation, in the order laid."""
    board: int = 0
    """Mask of the cells on the board."""
    rim: int = 0
    """Mask of the off cells that touch the board."""
    free: bytearray = field(default_factory=bytearray)
    """One byte a cell: 1 where it is free. Empty while the board is being built."""
    flocks: list[dict[int, int]] = field(default_factory=list)
    """For each seat, its sheep by cell, in the order in which the cells were taken."""
    out: list[int] = field(default_factory=list)
    """The seats that can never move again, in the order in which that came."""
    left: list[int] = field(default_factory=list)
    """The seats whose players left, in that order."""
    over: bool = False
    last: dict[str, Json] = field(default_factory=dict)
    """What was done last, as views show it; replaced, never changed."""
    events: list[Event] | None = None

    def clone(self) -> Splits:
        """Return an independent copy, without events."""
        return Splits(
            self.seats,
            self.first,
            self.turn,
            self.chance.clone(),
            self.tiles.copy(),
            self.board,
            self.rim,
            self.free[:],
            [flock.copy() for flock in self.flocks],
            self.out.copy(),
            self.left.copy(),
            self.over,
            self.last.copy(),
        )

    @property
    def building(self) -> bool:
        """Whether tiles are still to be laid (SP-4.1)."""
        return len(self.tiles) < TILES_EACH * self.seats

    @property
    def placing(self) -> bool:
        """Whether starting stacks are still to be placed (SP-5.1)."""
        return not all(self.flocks)


def largest_group(state: Splits, seat: int) -> int:
    """Return the number of cells of the seat's largest group (SP-9.5)."""
    steps = grid(state.seats).steps
    rest = set(state.flocks[seat])
    largest = 0
    while rest:
        edge = [rest.pop()]
        size = 0
        while edge:
            cell = edge.pop()
            size += 1
            for step in steps:
                if cell + step in rest:
                    rest.remove(cell + step)
                    edge.append(cell + step)
        largest = max(largest, size)
    return largest


def outside_border(state: Splits) -> int:
    """Return the mask of the board's cells that touch the outside (SP-5.2, SP-5.3)."""
    steps = grid(state.seats).steps
    if not count_holes(state.board, steps):
        return around(state.rim, steps) & state.board
    outside = state.rim & -state.rim  # the rim's first cell: nothing of the board lies above it
    edge = outside
    # The part of the rim that belongs to the outside hangs together: walking on it is enough.
    while edge:
        grown = around(edge, steps) & state.rim
        edge = grown & ~outside
        outside |= grown
    return around(outside, steps) & state.board


def count_holes(board: int, steps: tuple[int, ...]) -> int:
    """Return the number of holes of a connected board, by Euler's formula.

    Cells, pairs of neighbours and threes of mutual neighbours are corners, edges and faces of a
    figure with one component, so corners - edges + faces = 1 - holes.
    """
    east, southeast, southwest = steps[:3]
    beside_east = board & board >> east
    beside_southeast = board & board >> southeast
    beside_southwest = board & board >> southwest
    edges = beside_east.bit_count() + beside_southeast.bit_count() + beside_southwest.bit_count()
    below = beside_southeast & beside_southwest
    above = beside_east & board >> southeast
    return 1 - board.bit_count() + edges - below.bit_count() - above.bit_count()


def around(cells: int, steps: tuple[int, ...]) -> int:
    """Return the mask of all neighbours of the cells of a mask (SP-2.3)."""
    mask = 0
    for step in steps:
        mask |= cells << step if step > 0 else cells >> -step
    return mask
