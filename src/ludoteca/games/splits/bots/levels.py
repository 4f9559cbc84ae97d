"""The playing strengths of the Splits bots, weakest first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from ludoteca.games.splits.bots.build import choose_tile
from ludoteca.games.splits.bots.position import Position
from ludoteca.games.splits.bots.search import Node, search


@dataclass(frozen=True, slots=True)
class Level:
    """A strength: how many iterations a decision gets, and how freely near-equal moves are mixed.

    `iterations` holds for the empty board of two players.
    `slack` is the share of the best move's visits that another move needs to be played as well.
    `plans` makes it build for its seat when two play: see `choose_tile`.
    """

    iterations: int
    slack: float = 1.0
    plans: bool = False

    def __call__(
        self, view: Mapping[str, Any], decision: Mapping[str, Any], rng: Random
    ) -> dict[str, Any]:
        """Answer a decision from what the seat sees; the same `rng` state gives the same answer."""
        action = decision["actions"][0]
        part = action["parts"][0]
        if action["action"] == "lay":
            plans = self.plans and view["seats"] == 2
            tile = choose_tile(view["tiles"], part["choices"], plans, rng.random)
            return {"action": "lay", "tile": tile}
        position = Position.from_view(view)
        root = search(position, self._budget(position), rng.random)
        cell, stop, k = root.moves[self._pick(root, rng)]
        name = position.board.name
        if action["action"] == "start":
            return {"action": "start", "cell": name[stop]}
        return {"action": "split", "move": [name[cell], name[stop], k]}

    def _budget(self, position: Position) -> int:
        """More on fuller boards and with fewer players, where an iteration takes less time."""
        filled = position.occupied.bit_count() / len(position.board.cells)
        return int(self.iterations * (1 + filled) * 2 / position.seats)

    def _pick(self, root: Node, rng: Random) -> int:
        best = root.best()
        if self.slack >= 1.0 or root.result is not None:
            return best
        near = [at for at, n in enumerate(root.visits) if n >= self.slack * root.visits[best]]
        return near[int(rng.random() * len(near))]


LEVELS: dict[str, Level] = {
    "easy": Level(30, 0.5),
    "normal": Level(300),
    "hard": Level(12_000, plans=True),
}
"""All levels by name, weakest first."""
