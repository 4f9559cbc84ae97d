"""Random games to the end: the leaf value of the tree search."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.games.splits.bots.board import Board

Value = tuple[float, ...]
"""What a result is worth to each seat, from 0 to 1."""

FIRST, SECOND, DRAW = (1.0, 0.0), (0.0, 1.0), (0.5, 0.5)

RANK_SHARE = 0.2
"""How much of the value with three or four players is the rank; the rest is the first place."""


def by_groups(board: Board, first: int, second: int) -> Value:
    """Return the result of two players with equal cells (SP-9.5, SP-9.7)."""
    mine, theirs = board.largest_group(first), board.largest_group(second)
    return DRAW if mine == theirs else FIRST if mine > theirs else SECOND


def ranked(board: Board, owned: list[int], left: frozenset[int]) -> Value:
    """Return the value of a finished game of three or four players (SP-9.6, SP-10.2)."""
    seats = len(owned)
    counts = [-1 if s in left else cells.bit_count() for s, cells in enumerate(owned)]
    scores = [
        (count, board.largest_group(owned[s]) if counts.count(count) > 1 and count >= 0 else 0)
        for s, count in enumerate(counts)
    ]
    best = max(scores)
    share = (1 - RANK_SHARE) / scores.count(best)
    return tuple(
        (share if score == best else 0.0)
        + RANK_SHARE
        * (sum(other < score for other in scores) + (scores.count(score) - 1) / 2)
        / (seats - 1)
        for score in scores
    )


def duel(
    board: Board,
    occupied: int,
    first: int,
    second: int,
    sheep: list[int],
    live: list[list[int]],
    turn: int,
    random: Callable[[], float],
) -> Value:
    """Play a two-player game at random until a player is unable on turn (SP-12.5).

    `first` and `second` are the cells owned; `live` the stacks of two or more sheep. `sheep` and
    `live` are used up.
    """
    memo, star, bit = board.memo, board.star, board.bit
    while True:
        mine = live[turn]
        while mine:
            at = int(random() * len(mine))
            cell = mine[at]
            key = occupied & star[cell]
            stops = memo[cell].get(key)
            if stops is None:
                stops = board.fill(cell, key)
            if stops:
                break
            mine[at] = mine[-1]
            mine.pop()
        else:
            if turn or not any(board.stops(cell, occupied) for cell in live[1]):
                return FIRST if turn else by_groups(board, first, second)
            return SECOND
        stop = stops[int(random() * len(stops))]
        n = sheep[cell]
        moved = 1 + int(random() * (n - 1))
        occupied |= bit[stop]
        if turn:
            second |= bit[stop]
        else:
            first |= bit[stop]
        if n - moved == 1:
            mine[at] = mine[-1]
            mine.pop()
        else:
            sheep[cell] = n - moved
        if moved > 1:
            sheep[stop] = moved
            mine.append(stop)
        turn ^= 1


def melee(
    board: Board,
    occupied: int,
    owned: list[int],
    sheep: list[int],
    live: list[list[int]],
    turn: int,
    left: frozenset[int],
    random: Callable[[], float],
) -> Value:
    """Play a game of three or four players at random to its end; the lists are used up."""
    memo, star, bit = board.memo, board.star, board.bit
    seats = len(owned)
    unable = 0
    while unable < seats:
        mine = live[turn]
        while mine:
            at = int(random() * len(mine))
            cell = mine[at]
            key = occupied & star[cell]
            stops = memo[cell].get(key)
            if stops is None:
                stops = board.fill(cell, key)
            if stops:
                break
            mine[at] = mine[-1]
            mine.pop()
        else:
            unable += 1
            turn = turn + 1 if turn + 1 < seats else 0
            continue
        unable = 0
        stop = stops[int(random() * len(stops))]
        n = sheep[cell]
        moved = 1 + int(random() * (n - 1))
        occupied |= bit[stop]
        owned[turn] |= bit[stop]
        if n - moved == 1:
            mine[at] = mine[-1]
            mine.pop()
        else:
            sheep[cell] = n - moved
        if moved > 1:
            sheep[stop] = moved
            mine.append(stop)
        turn = turn + 1 if turn + 1 < seats else 0
    return ranked(board, owned, left)
