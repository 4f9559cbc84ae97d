"""A match of Splits in plain text: for the terminal, and for whoever reads a transcript."""

from __future__ import annotations

from ludoteca.games.splits.grid import SHAPES, TILES_EACH
from ludoteca.kernel import Json

MARGIN = 3
"""So far around the board are cells named while tiles are laid: no tile reaches further."""

Place = tuple[int, int]


def picture(view: Json) -> str:
    """Return the board: rows by letters, columns by numbers, each stack as seat number and sheep.

    `.` is a free cell, `1:16` are 16 sheep of the first seat.
    """
    cells = board_cells(view)
    if not cells:
        return ""
    top, left, rows, columns = frame(view)
    stacks = view["stacks"]
    lines = ["   " + "".join(f"{number:^6}" for number in range(1, columns + 1)).rstrip()]
    for row in range(rows):
        r = top + row
        line = f"{letters(row):>2} " + "   " * (r % 2)
        for column in range(columns):
            q = left + column - r // 2
            stack = stacks.get(f"{q},{r}")
            sign = f"{stack[0] + 1}:{stack[1]}" if stack else "." if (q, r) in cells else ""
            line += f"{sign:^6}"
        lines.append(line.rstrip())
    return "\n".join(lines)


def shown(view: Json, thing: str) -> str:
    """Return how a cell "q,r" or a tile "q,r/orientation" is called in the picture: C5, C5/0."""
    cell, slash, orientation = thing.partition("/")
    q, r = place(cell)
    top, left, _, _ = frame(view)
    return f"{letters(r - top)}{q + r // 2 - left + 1}{slash}{orientation}"


def board_cells(view: Json) -> set[Place]:
    """Return the cells of the board as (q, r)."""
    cells = set()
    for tile in view["tiles"]:
        anchor, orientation = tile.split("/")
        q, r = place(anchor)
        cells |= {(q + dq, r + dr) for dq, dr in SHAPES[int(orientation)]}
    return cells


def frame(view: Json) -> tuple[int, int, int, int]:
    """Return the first row, the first column, and the numbers of rows and columns that are named.

    These are the board's own once it stands, so that names stay the same from then on.
    """
    cells = board_cells(view) or {(0, 0)}
    margin = MARGIN if len(view["tiles"]) < TILES_EACH * view["seats"] else 0
    rows = [r for _, r in cells]
    columns = [q + r // 2 for q, r in cells]
    top, left = min(rows) - margin, min(columns) - margin
    return top, left, max(rows) - top + margin + 1, max(columns) - left + margin + 1


def place(cell: str) -> Place:
    """Return (q, r) of "q,r"."""
    q, r = cell.split(",")
    return int(q), int(r)


def letters(row: int) -> str:
    """Return A to Z, then AA, AB and so on; below A a minus with a number."""
    if row < 0:
        return str(row)
    last = chr(ord("A") + row % 26)
    return last if row < 26 else letters(row // 26 - 1) + last
