"""The tree search of starting stacks and moves: UCT with a prior and proven values.

Kocsis & Szepesvári 2006 (UCT), Rosin 2011 (the prior in the exploration term), Winands et al. 2008
(proven values); with three or four players every node maximises its own seat (max^n).
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

from ludoteca.games.splits.bots.playout import FIRST, SECOND, Value, by_groups, duel, melee, ranked
from ludoteca.games.splits.bots.position import SHEEP, Move, Position
from ludoteca.games.splits.bots.prior import move_priors, start_priors

EXPLORATION = 1.0
"""The weight of the prior term."""

FIRST_VISIT = 0.1
"""How much less than its parent's mean an untried move is supposed to be worth."""

NEVER = -1e9
"""The summed value of a proven loss, which keeps the move from being chosen again."""


class Node:
    """A position of the tree seen by the seat on turn; its moves lie in the order of their priors."""

    __slots__ = ("seat", "moves", "priors", "kids", "visits", "values", "exact", "total", "worth",
                 "tried", "open", "result")

    def __init__(self, seat: int, moves: list[Move], priors: list[float]) -> None:
        self.seat = seat
        self.moves = moves
        self.priors = priors
        self.kids: list[Node | None] = [None] * len(moves)
        self.visits = [0] * len(moves)
        self.values = [0.0] * len(moves)
        self.exact: list[Value | None] = [None] * len(moves)
        self.total = 0
        self.worth = 0.0
        self.tried = 0
        self.open = len(moves)
        self.result: Value | None = None

    def best(self) -> int:
        """The index of the move to play: the best proven one if all is proven, else the most visited."""
        def rank(at: int) -> tuple[float, int]:
            exact = self.exact[at]
            known = 0.5 if exact is None else exact[self.seat]
            if self.result is not None:
                return (known, self.visits[at])
            return (0.0 if known > 0.0 else -1.0, self.visits[at])

        return max(range(len(self.moves)), key=rank)


def search(position: Position, iterations: int, random: Callable[[], float]) -> Node:
    """Search a position that offers at least one move and return the root of the tree."""
    seats, bit = position.seats, position.board.bit
    state = State(position)
    root = state.node(position.turn)
    for _ in range(iterations):
        if root.result is not None:
            break
        state = State(position)
        node = root
        path: list[tuple[Node, int]] = []
        exact: Value | None = None
        while True:
            at = _select(node)
            path.append((node, at))
            seat = node.seat
            cell, stop, k = node.moves[at]
            if cell < 0:
                state.placed += 1
            else:
                state.sheep[cell] -= k
            state.sheep[stop] = k
            state.occupied |= bit[stop]
            state.owned[seat] |= bit[stop]
            state.stacks[seat].append(stop)
            known = node.exact[at]
            if known is not None:
                value = known
                break
            turn = seat + 1 if seat + 1 < seats else 0
            kid = node.kids[at]
            if kid is None:
                if not node.visits[at]:
                    value = state.playout(turn, random)
                    break
                node.kids[at] = kid = state.node(turn)
                if kid.result is not None:
                    value = exact = kid.result
                    break
            node = kid
        _back_up(path, value, exact)
    return root


class State:
    """The changing part of a position while one line of the tree is followed."""

    __slots__ = ("position", "placed", "occupied", "owned", "sheep", "stacks")

    def __init__(self, position: Position) -> None:
        self.position = position
        self.placed = position.placed
        self.occupied = position.occupied
        self.owned = position.owned[:]
        self.sheep = position.sheep[:]
        self.stacks = [cells[:] for cells in position.stacks]

    def node(self, turn: int) -> Node:
        """A new node for the next seat able to move, or one with a result if the game is decided."""
        position = self.position
        board, seats = position.board, position.seats
        if self.placed < seats:
            return Node(turn, *start_priors(board, self.occupied, position.starts))
        for _ in range(seats):
            if turn not in position.left:
                moves, priors = move_priors(
                    board, self.occupied, self.owned[turn], self.sheep, self.stacks[turn]
                )
                if moves:
                    return Node(turn, moves, priors)
                if seats == 2:
                    break
            turn = turn + 1 if turn + 1 < seats else 0
        end = Node(turn, [], [])
        end.result = self._result(turn)
        return end

    def _result(self, unable: int) -> Value:
        """The result when nobody can move, or with two players one is unable (SP-12.5)."""
        board = self.position.board
        if self.position.seats > 2:
            return ranked(board, self.owned, self.position.left)
        if unable == 1:
            return FIRST
        if any(self.sheep[c] > 1 and board.stops(c, self.occupied) for c in self.stacks[1]):
            return SECOND
        return by_groups(board, self.owned[0], self.owned[1])

    def playout(self, turn: int, random: Callable[[], float]) -> Value:
        """Place the missing stacks, play at random to the end and return the result."""
        position = self.position
        while self.placed < position.seats:
            cells = start_priors(position.board, self.occupied, position.starts)[0]
            stop = cells[int(random() * random() * len(cells))][1]
            self.sheep[stop] = SHEEP
            self.occupied |= position.board.bit[stop]
            self.owned[self.placed] |= position.board.bit[stop]
            self.stacks[self.placed].append(stop)
            self.placed += 1
            turn = 0
        sheep = self.sheep
        live = [[c for c in cells if sheep[c] > 1] for cells in self.stacks]
        if position.seats == 2:
            first, second = self.owned
            return duel(position.board, self.occupied, first, second, sheep, live, turn, random)
        for seat in position.left:
            live[seat] = []
        return melee(
            position.board, self.occupied, self.owned, sheep, live, turn, position.left, random
        )


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
