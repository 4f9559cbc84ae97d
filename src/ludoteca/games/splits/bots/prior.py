"""Which moves and starting cells look good before any search: the prior of the tree."""

from __future__ import annotations

from math import exp, log

from ludoteca.games.splits.bots.board import Board
from ludoteca.games.splits.bots.position import Move

SHUT_IN = (1.0, 0.42, 0.25, 0.16, 0.11, 0.09, 0.08)
"""The expected share of spare sheep that never move, by the number of open sides."""

WARMTH = 1.3
"""How sharply the prior prefers a better score: weight = e^(score / WARMTH)."""


def move_priors(
    board: Board, occupied: int, own: int, sheep: list[int], stacks: list[int]
) -> tuple[list[Move], list[float]]:
    """All moves of the owner of `stacks`, best first, and their weights, which sum to 1."""
    near, bit = board.near, board.bit
    found: list[tuple[float, Move]] = []
    for cell in stacks:
        n = sheep[cell]
        if n < 2:
            continue
        for stop in board.stops(cell, occupied):
            after = occupied | bit[stop]
            sides = SHUT_IN[(near[cell] & ~after).bit_count()]
            there = SHUT_IN[(near[stop] & ~after).bit_count()]
            score = 0.0
            beside = near[stop] & occupied & ~bit[cell]
            while beside:
                low = beside & -beside
                other = low.bit_length() - 1
                m = sheep[other] - 1
                if m:
                    open_sides = (near[other] & ~occupied).bit_count()
                    loss = m * (SHUT_IN[open_sides - 1] - SHUT_IN[open_sides])
                    score += -loss if own & low else loss
                beside ^= low
            for k in range(1, n):
                found.append((score - (n - k - 1) * sides - (k - 1) * there, (cell, stop, k)))
    found.sort(reverse=True)
    return _weighted(found)


def start_priors(board: Board, occupied: int, starts: list[int]) -> tuple[list[Move], list[float]]:
    """All cells for a starting stack, best first, and their weights, which sum to 1."""
    found: list[tuple[float, Move]] = []
    for cell in starts:
        if not occupied & board.bit[cell]:
            score = sum(1 + log(len(ray)) for ray in board.rays[cell] if not occupied & board.bit[ray[0]])
            found.append((score, (-1, cell, 16)))
    found.sort(reverse=True)
    return _weighted(found)


def _weighted(found: list[tuple[float, Move]]) -> tuple[list[Move], list[float]]:
    if not found:
        return [], []
    best = found[0][0]
    weights = [exp((score - best) / WARMTH) for score, _ in found]
    total = sum(weights)
    return [move for _, move in found], [weight / total for weight in weights]
