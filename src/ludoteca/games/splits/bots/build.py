"""Laying tiles: where they may lie, and which of the places a bot takes."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ludoteca.games.splits.bots.board import DIRECTIONS, TILES, Cell, pasture_of, tile_cells


def placements(pasture: set[Cell]) -> list[str]:
    """Return all legal places of the next tile on a board that has at least one tile (SP-4.3)."""
    rim = {
        (q + dq, r + dr)
        for q, r in pasture
        for dq, dr in DIRECTIONS
        if (q + dq, r + dr) not in pasture
    }
    found = []
    for orientation, shape in enumerate(TILES):
        anchors = {(q - dq, r - dr) for q, r in rim for dq, dr in shape}
        for q, r in sorted(anchors):
            if not any((q + dq, r + dr) in pasture for dq, dr in shape):
                found.append(f"{q},{r}/{orientation}")
    return found


def choose_tile(
    tiles: list[str], choices: list[str], seats: int, random: Callable[[], float]
) -> str:
    """Answer the other player's tile by its half-turn image if possible, else build compactly."""
    if seats == 2 and len(tiles) % 2:
        mirrored = _mirrored(tiles, choices)
        if mirrored:
            return mirrored[int(random() * len(mirrored))]
    if not tiles:
        return choices[int(random() * len(choices))]
    pasture = pasture_of(tiles)
    drawn = [choices[int(random() * len(choices))] for _ in range(6)]
    return min(drawn, key=lambda tile: _outline(pasture | set(tile_cells(tile))))


def _mirrored(tiles: list[str], choices: list[str]) -> list[str]:
    """Find the choices that make the board its own half-turn image, about an inner side.

    A centre that is an off cell is no use: one tile laid over it would end the symmetry.
    """
    pasture = pasture_of(tiles)
    found = []
    for tile in choices:
        whole = pasture.union(tile_cells(tile))
        sum_q = min(q for q, _ in whole) + max(q for q, _ in whole)
        sum_r = min(r for _, r in whole) + max(r for _, r in whole)
        sides = ((sum_q - q, sum_r - r, q, r) for q, r in whole)
        if any((a - q, b - r) in DIRECTIONS for a, b, q, r in sides) and all(
            (sum_q - q, sum_r - r) in whole for q, r in whole
        ):
            found.append(tile)
    return found


def _outline(pasture: Iterable[Cell]) -> int:
    """Count the sides between board and off cells."""
    cells = set(pasture)
    return sum((q + dq, r + dr) not in cells for q, r in cells for dq, dr in DIRECTIONS)
