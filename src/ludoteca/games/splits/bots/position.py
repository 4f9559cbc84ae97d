"""A position of the searches, made from what a seat sees; seats count from the first player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludoteca.games.splits.bots.board import Board, border, pasture_of

Move = tuple[int, int, int]
"""From, to, sheep; a starting stack comes from -1."""

SHEEP = 16
"""The sheep of one player (SP-1.2)."""


class Position:
    """Occupied cells, owners and sheep during the starting stacks and the moves.

    `turn` and all lists by seat count from the first player on, so seat 0 always begins.
    """

    __slots__ = (
        "board",
        "left",
        "occupied",
        "owned",
        "placed",
        "seats",
        "sheep",
        "stacks",
        "starts",
        "turn",
    )

    def __init__(self, board: Board, seats: int, starts: list[int]) -> None:
        self.board = board
        self.seats = seats
        self.starts = starts
        self.turn = 0
        self.placed = 0
        self.occupied = 0
        self.owned = [0] * seats
        self.sheep = [0] * len(board.bit)
        self.stacks: list[list[int]] = [[] for _ in range(seats)]
        self.left: frozenset[int] = frozenset()

    @classmethod
    def from_view(cls, view: Mapping[str, Any]) -> Position:
        """Read the view of any seat in the phases "stacks" and "moves"."""
        pasture = pasture_of(view["tiles"])
        board = Board(pasture)
        starts = sorted(board.number[f"{q},{r}"] for q, r in border(pasture))
        seats, first = view["seats"], view["first"]
        position = cls(board, seats, starts)
        for name, (seat, sheep) in view["stacks"].items():
            position.put((seat - first) % seats, board.number[name], sheep)
        position.placed = seats if view["phase"] == "moves" else len(view["stacks"])
        position.turn = (view["turn"] - first) % seats
        position.left = frozenset((seat - first) % seats for seat in view.get("left", ()))
        return position

    def copy(self) -> Position:
        """Return an independent position on the same board."""
        twin = Position.__new__(Position)
        twin.board, twin.seats, twin.starts, twin.left = (
            self.board,
            self.seats,
            self.starts,
            self.left,
        )
        twin.turn, twin.placed, twin.occupied = self.turn, self.placed, self.occupied
        twin.owned = self.owned[:]
        twin.sheep = self.sheep[:]
        twin.stacks = [cells[:] for cells in self.stacks]
        return twin

    def put(self, seat: int, cell: int, sheep: int) -> None:
        """Set a stack on a free cell."""
        self.occupied |= self.board.bit[cell]
        self.owned[seat] |= self.board.bit[cell]
        self.sheep[cell] = sheep
        self.stacks[seat].append(cell)
