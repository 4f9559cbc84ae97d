"""What is seen of a match of Splits: everything, by everybody."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ludoteca.games.splits.grid import SHEEP_EACH, bits, grid
from ludoteca.games.splits.rules import score
from ludoteca.games.splits.state import Splits
from ludoteca.kernel import Chance, Json


class Score(TypedDict):
    """A seat's cells (SP-9.3) and the size of its largest group (SP-9.5)."""

    cells: int
    group: int


class Last(TypedDict):
    """What was done last: a tile laid, a stack placed, or a stack split."""

    seat: int
    tile: NotRequired[str]
    cell: NotRequired[str]
    to: NotRequired[str]
    amount: NotRequired[int]


LastSplit = TypedDict("LastSplit", {"seat": int, "from": str, "to": str, "amount": int})


class View(TypedDict):
    """The whole match; cells are named "q,r" (SP-2.1), tiles "q,r/orientation" (SP-3.2)."""

    phase: Literal["tiles", "stacks", "moves", "over"]
    seats: int
    first: int
    turn: NotRequired[int]
    tiles: list[str]
    stacks: dict[str, list[int]]
    """By cell: the seat and its number of sheep."""
    scores: list[Score]
    out: list[int]
    left: list[int]
    last: NotRequired[Last | LastSplit]


def view(state: Splits) -> Json:
    """Return the view of every seat and spectator (see `View`)."""
    names = grid(state.seats).names
    data: dict[str, Json] = {
        "phase": phase(state),
        "seats": state.seats,
        "first": state.first,
        "tiles": [f"{names[tile // 3]}/{tile % 3}" for tile in state.tiles],
        "stacks": {
            names[cell]: [seat, sheep]
            for seat, flock in enumerate(state.flocks)
            for cell, sheep in flock.items()
        },
        "scores": [score(state, seat) for seat in range(state.seats)],
        "out": state.out.copy(),
        "left": state.left.copy(),
    }
    if not state.over:
        data["turn"] = state.turn
    if state.last:
        data["last"] = state.last
    return data


def phase(state: Splits) -> str:
    """Name the part of the match that is being played."""
    if state.over:
        return "over"
    if state.building:
        return "tiles"
    return "stacks" if state.placing else "moves"


def imagine(data: Json, chance: Chance) -> Splits:
    """Return the state that a view shows; nothing is hidden in Splits."""
    seats = data["seats"]
    plane = grid(seats)
    turn = data.get("turn", data["first"])
    state = Splits(seats, data["first"], turn, chance, flocks=[{} for _ in range(seats)])
    for name in data["tiles"]:
        anchor, orientation = plane.tile(name)
        state.tiles.append(3 * anchor + orientation)
        state.board |= plane.tile_mask(anchor, orientation)
        state.rim |= plane.rim_mask(anchor, orientation)
    state.rim &= ~state.board
    if not state.building:
        state.free = bytearray(plane.size)
        for cell in bits(state.board):
            state.free[cell] = 1
    for name, (seat, sheep) in data["stacks"].items():
        state.flocks[seat][plane.cells[name]] = sheep
        state.free[plane.cells[name]] = 0
    state.out, state.left = list(data["out"]), list(data["left"])
    state.over = data["phase"] == "over"
    state.last = data.get("last", {})
    return state


def pieces(state: Splits) -> dict[str, int]:
    """Return each seat's sheep, on the board or not yet placed (SP-1.2)."""
    return {
        f"sheep of seat {seat}": sum(flock.values()) if flock else SHEEP_EACH
        for seat, flock in enumerate(state.flocks)
    }
