"""Positions of Splits in few words: a board of tiles, and stacks by cell."""

from __future__ import annotations

from typing import Any

from ludoteca.games.splits import game
from ludoteca.kernel import Chance, Match

# Two seats: a parallelogram of 8 x 4 cells, q from 0 to 7 and r from 0 to 3.
SLAB = [f"{q},{r}/0" for r in (0, 2) for q in (0, 2, 4, 6)]
# Two seats: 32 cells around a hole of one cell at 1,0, with a long tail to the right.
RING = ["0,0/2", "1,-1/1", "1,1/1", "3,-1/1", *(f"{q},0/0" for q in (4, 6, 8, 10))]
SLAB3 = [f"{q},{r}/0" for r in (0, 2, 4) for q in (0, 2, 4, 6)]

Stacks = dict[str, tuple[int, int]]


def position(stacks: Stacks, tiles: list[str] = SLAB, turn: int = 0, **more: Any) -> Match[Any]:
    """Return a match with stacks (cell: seat and sheep); `more` replaces parts of the view."""
    seats = len(tiles) // 4
    standing = len({seat for seat, _ in stacks.values()}) == seats
    view = {
        "phase": "moves" if standing else "stacks",
        "seats": seats,
        "first": 0,
        "turn": turn,
        "tiles": tiles,
        "stacks": {cell: list(stack) for cell, stack in stacks.items()},
        "scores": [],
        "out": [],
        "left": [],
        **more,
    }
    state = game.imagine(view, None, Chance(bytes(32)))
    return Match.at(game, state, seats, listen=True)


def legal(match: Match[Any]) -> set[tuple[Any, ...]]:
    """Return what the seat on turn may choose, each as a tuple of the answer's value."""
    answers = match.pending[0].answers()
    values = (next(value for key, value in answer.items() if key != "action") for answer in answers)
    return {tuple(value) if isinstance(value, list) else (value,) for value in values}


def split(match: Match[Any], start: str, end: str, amount: int) -> None:
    """Let the seat on turn split a stack."""
    match.answer(match.pending[0].seat, {"action": "split", "move": [start, end, amount]})


def start(match: Match[Any], cell: str) -> None:
    """Let the seat on turn place its starting stack."""
    match.answer(match.pending[0].seat, {"action": "start", "cell": cell})


def lay(match: Match[Any], tile: str) -> None:
    """Let the seat on turn lay a tile."""
    match.answer(match.pending[0].seat, {"action": "lay", "tile": tile})


def told(match: Match[Any]) -> list[str]:
    """Return the names of the events of the last act."""
    return [event.name.removeprefix("splits-event-") for event in match.events]
