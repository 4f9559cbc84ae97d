"""The tree search of starting stacks and moves: UCT with a prior and proven values.

Kocsis & Szepesvári 2006 (UCT), Rosin 2011 (the prior in the exploration term), Winands et al. 2008
(proven values); with three or four players every node maximises its own seat (max^n).
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

from ludoteca.games.splits.bots.evaluate import Evaluator
from ludoteca.games.splits.bots.playout import FIRST, SECOND, Value, by_groups, duel, melee, ranked
from ludoteca.games.splits.bots.position import SHEEP, Move, Position
from ludoteca.games.splits.bots.prior import move_priors, start_priors, start_score

EXPLORATION = 1.3
"""The weight of the prior term."""

FIRST_VISIT = 0.1
"""How much less than its parent's mean an untried move is supposed to be worth."""

OPENED_AFTER = 2
"""How many visits a move gets before the position behind it becomes a node of its own."""

PLAYED_OUT = 0.45
"""The part of a new position's value that comes from playing it out; the rest is estimated."""

START_LUCK = 3.0
"""How freely a playout mixes the starting cells, in units of their score."""

NEVER = -1e9
"""The summed value of a proven loss, which keeps the move from being chosen again."""


class Node:
    """A position of the tree seen by the seat on turn; its moves lie in order of their priors."""

    __slots__ = (
        "exact",
        "kids",
        "moves",
        "open",
        "priors",
        "result",
        "seat",
        "total",
        "tried",
        "values",
        "visits",
        "worth",
    )

    def __init__(self, seat: int, moves: list[Move], priors: list[float]) -> None:
        size = len(moves)
        self.seat = seat
        self.moves = moves
        self.priors = priors
        self.kids: list[Node | None] = [None] * size
        self.visits = [0] * size
        self.values = [0.0] * size
        self.exact: list[Value | None] = [None] * size
        self.total = 0
        self.worth = 0.0
        self.tried = 0
        self.open = size
        self.result: Value | None = None

    def best(self) -> int:
        """Return the index of the best proven move if all is proven, else of the most visited."""

        def rank(at: int) -> tuple[float, int]:
            exact = self.exact[at]
            known = 0.5 if exact is None else exact[self.seat]
            if self.result is not None:
                return (known, self.visits[at])
            return (0.0 if known > 0.0 else -1.0, self.visits[at])

        return max(range(len(self.moves)), key=rank)


def search(position: Position, iterations: int, random: Callable[[], float]) -> Node:
    """Search a position that offers at least one move and return the root of the tree."""
    root = _node(position, position.turn)
    evaluator = Evaluator(position.board)
    last, bit = position.seats - 1, position.board.bit
    for _ in range(iterations):
        if root.result is not None:
            break
        line = position.copy()
        sheep, owned, stacks = line.sheep, line.owned, line.stacks
        node = root
        path: list[tuple[Node, int]] = []
        exact: Value | None = None
        while True:
            at = _select(node)
            path.append((node, at))
            known = node.exact[at]
            if known is not None:
                value = known
                break
            seat = node.seat
            cell, stop, k = node.moves[at]
            if cell < 0:
                line.placed += 1
            else:
                sheep[cell] -= k
            sheep[stop] = k
            line.occupied |= bit[stop]
            owned[seat] |= bit[stop]
            stacks[seat].append(stop)
            turn = seat + 1 if seat < last else 0
            kid = node.kids[at]
            if kid is None:
                if node.visits[at] < OPENED_AFTER:
                    value = _leaf(line, turn, evaluator, random)
                    break
                node.kids[at] = kid = _node(line, turn)
                if kid.result is not None:
                    value = exact = kid.result
                    break
            node = kid
        _back_up(path, value, exact)
    return root


def _select(node: Node) -> int:
    visits, values, priors = node.visits, node.values, node.priors
    reach = EXPLORATION * sqrt(node.total + 1)
    best, choice = -1.0, -1
    for at in range(node.tried):
        n = visits[at]
        score = values[at] / n + reach * priors[at] / (n + 1)
        if score > best:
            best, choice = score, at
    at = node.tried
    if at < len(priors):
        mean = node.worth / node.total if node.total else 0.5
        if choice < 0 or mean - FIRST_VISIT + reach * priors[at] > best:
            node.tried += 1
            return at
    return choice


def _back_up(path: list[tuple[Node, int]], value: Value, exact: Value | None) -> None:
    """Add a value along a line; where it is exact, prove what follows from it."""
    for node, at in reversed(path):
        worth = value[node.seat]
        node.visits[at] += 1
        node.values[at] += worth
        node.total += 1
        node.worth += worth
        if exact is not None:
            node.exact[at] = exact
            node.open -= 1
            seat = node.seat
            if exact[seat] <= 0.0:
                node.values[at] = NEVER
            if exact[seat] >= 1.0 or not node.open:
                known = [value for value in node.exact if value is not None]
                value = exact = node.result = max(known, key=lambda value: value[seat])
            else:
                exact = None


def _node(line: Position, turn: int) -> Node:
    """Make a node for the next seat able to move, or one with a result if the game is decided."""
    board, seats = line.board, line.seats
    if line.placed < seats:
        return Node(turn, *start_priors(board, line.occupied, line.starts))
    for _ in range(seats):
        if turn not in line.left:
            moves, priors = move_priors(
                board, line.occupied, turn, line.owned, line.sheep, line.stacks
            )
            if moves:
                return Node(turn, moves, priors)
            if seats == 2:
                break
        turn = turn + 1 if turn + 1 < seats else 0
    end = Node(turn, [], [])
    end.result = _result(line, turn)
    return end


def _result(line: Position, unable: int) -> Value:
    """Return the result when nobody can move, or with two players one is unable (SP-12.5)."""
    if line.seats > 2:
        return ranked(line.board, line.owned, line.left)
    if unable == 1:
        return FIRST
    if any(line.sheep[c] > 1 and line.board.stops(c, line.occupied) for c in line.stacks[1]):
        return SECOND
    return by_groups(line.board, line.owned[0], line.owned[1])


def _leaf(line: Position, turn: int, evaluator: Evaluator, random: Callable[[], float]) -> Value:
    """Return the value of a new position, placing missing stacks first; the line is used up."""
    board, sheep = line.board, line.sheep
    if line.placed < line.seats:
        turn = 0
    while line.placed < line.seats:
        start = max(
            (cell for cell in line.starts if not line.occupied >> cell & 1),
            key=lambda cell: start_score(board, line.occupied, cell) + START_LUCK * random(),
        )
        line.put(line.placed, start, SHEEP)
        line.placed += 1
    live = [[cell for cell in cells if sheep[cell] > 1] for cells in line.stacks]
    if line.seats > 2:
        for seat in line.left:
            live[seat] = []
        return melee(board, line.occupied, line.owned, sheep, live, turn, line.left, random)
    first, second = line.owned
    estimate = evaluator.chance(line.occupied, line.owned, sheep, live, turn)
    played = duel(board, line.occupied, first, second, sheep, live, turn, random)
    mean = (1 - PLAYED_OUT) * estimate + PLAYED_OUT * played[0]
    return (mean, 1 - mean)
