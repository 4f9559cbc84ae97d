"""Self-play of Splits for two, from which fit.py learns the weights of evaluation and prior.

`python -m bench.splits.selfplay -n 3000 > games.jsonl` plays that many games, half of them on
random boards, and writes one line a position: its features, the search's value of it, the result of
the game, and of every third position the features and visits of each move. A game takes some two
seconds on one core with the default 1000 iterations a move, 3000 games less than two hours. The
features are taken from the bots' own code: a sum with all weights 0 but one 1 is a feature.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from ludoteca.games.splits import game
from ludoteca.games.splits.bots import field, prior
from ludoteca.games.splits.bots.build import choose_tile
from ludoteca.games.splits.bots.evaluate import Evaluator
from ludoteca.games.splits.bots.position import Position
from ludoteca.games.splits.bots.search import Node, search
from ludoteca.games.splits.bots.weights import EVALUATION, PRIOR
from ludoteca.kernel import Json, Match
from ludoteca.search.arena import match_seed

STRAY = 0.1
"""How often a move is drawn in proportion to its visits instead of being the best."""


def single(names: Mapping[str, tuple[float, ...]]) -> list[dict[str, tuple[float, ...]]]:
    """Return a table of weights for each name: 1 for this one at all times and 0 for all others."""
    return [
        {name: (float(name == one), *[0.0] * (len(w) - 1)) for name, w in names.items()}
        for one in names
    ]


def always(weights: field.Weights) -> Callable[[int], field.Weights]:
    """Return these weights for every number of free cells."""
    return lambda _: weights


EVALUATIONS = [always(field.Weights(0, table)) for table in single(EVALUATION)]
PRIORS = [prior.Weights(0, table) for table in single(PRIOR)]


def position_features(at: Position) -> list[float]:
    """Return the features of a position in the order of EVALUATION."""
    live = [[cell for cell in cells if at.sheep[cell] > 1] for cells in at.stacks]
    evaluators = [Evaluator(at.board, weights) for weights in EVALUATIONS]
    return [
        round(one.log_odds(at.occupied, at.owned, at.sheep, live, at.turn), 6) for one in evaluators
    ]


def move_features(at: Position, root: Node) -> list[list[float]]:
    """Return for every move its visits and its features in the order of PRIOR."""
    rows = {move: [float(n)] for move, n in zip(root.moves, root.visits, strict=True)}
    for w in PRIORS:
        for score, move in prior.move_scores(
            at.board, at.occupied, at.turn, at.owned, at.sheep, at.stacks, w
        ):
            rows[move].append(round(score, 6))
    return list(rows.values())


def play(number: int, iterations: int, seed: int) -> list[dict[str, Any]]:
    """Play one game and return its positions."""
    rng = Random(f"{seed}/{number}")
    match = Match(game, 2, {"first": "seats"}, match_seed(seed, number))
    compact = number % 2 == 0
    found: list[dict[str, Any]] = []
    while match.pending:
        decision = match.pending[0]
        view = match.view(decision.seat)
        match.answer(
            decision.seat, answer(view, decision.to_json(), rng, compact, iterations, found)
        )
    outcome = match.outcome
    assert outcome is not None
    first, second = outcome.ranks
    result = 0.5 if first == second else float(first < second)
    return [{**line, "result": result} for line in found]


def answer(
    view: Json,
    decision: Json,
    rng: Random,
    compact: bool,
    iterations: int,
    found: list[dict[str, Any]],
) -> Json:
    """Return the answer to a decision and add what is to be learned from it to `found`."""
    action = decision["actions"][0]
    if action["action"] == "lay":
        choices = action["parts"][0]["choices"]
        tile = choose_tile(view["tiles"], choices, False, rng.random) if compact else None
        return {"action": "lay", "tile": tile or rng.choice(choices)}
    at = Position.from_view(view)
    root = search(at, iterations, rng.random)
    name = at.board.name
    best = root.best()
    if view["phase"] == "stacks":
        # Half of the stacks start somewhere, lest all games begin alike.
        choice = best if rng.random() < 0.5 else rng.randrange(max(1, len(root.moves) // 2))
        return {"action": "start", "cell": name[root.moves[choice][1]]}
    if len(root.moves) > 1:
        found.append(line_of(at, root, len(found) % 3 == 0))
    if root.result is None and rng.random() < STRAY:
        best = rng.choices(range(len(root.moves)), root.visits)[0]
    cell, stop, k = root.moves[best]
    return {"action": "split", "move": [name[cell], name[stop], k]}


def line_of(at: Position, root: Node, moves: bool) -> dict[str, Any]:
    """Return what is kept of a position."""
    mean = root.worth / root.total
    value = root.result[0] if root.result else mean if at.turn == 0 else 1 - mean
    return {
        "free": (at.board.mask & ~at.occupied).bit_count(),
        "value": round(value, 4),
        "proven": root.result is not None,
        "features": position_features(at),
        "moves": move_features(at, root) if moves and root.result is None else [],
    }


def main(write: Callable[[str], Any] = print) -> None:
    """Play and write the positions."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("-n", "--games", type=int, default=200)
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for number in range(given.games):
        for line in play(number, given.iterations, given.seed):
            write(json.dumps(line, separators=(",", ":")))


if __name__ == "__main__":
    main()
