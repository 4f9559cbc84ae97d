"""Fit the weights of evaluation and prior to the positions that selfplay.py wrote.

`python -m bench.splits.fit games.jsonl` prints both tables as bots/weights.py has them. The
evaluation is a logistic regression on 3/4 of the search's value and 1/4 of the game's result; the
prior a softmax regression on the shares of visits. Both go by AdaGrad; 200 games take some
ten seconds. Every tenth position is kept out and its loss is printed.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Sequence
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from typing import Any

from ludoteca.games.splits.bots.field import FREE_AT_START
from ludoteca.games.splits.bots.weights import EVALUATION, PRIOR

Rows = list[list[float]]
"""Features of the choices of one position, each scaled, and times powers of the time left."""

PULL = 1e-5
"""How strongly the weights are drawn to 0."""


def powers(features: Sequence[float], time: float, degree: int) -> list[float]:
    """Return all features times 1, t, ... t^degree."""
    return [x * time**n for n in range(degree + 1) for x in features]


def scales(rows: Iterable[Sequence[float]]) -> list[float]:
    """Return the mean size of each column."""
    total: list[float] = []
    count = 0
    for row in rows:
        total = [a + abs(b) for a, b in zip(total or [0.0] * len(row), row, strict=True)]
        count += 1
    return [max(x / count, 1e-3) for x in total]


def dot(a: Sequence[float], b: Sequence[float]) -> float:
    return sum(x * y for x, y in zip(a, b, strict=True))


def shares(rows: Rows, weights: Sequence[float]) -> list[float]:
    """Return the predicted shares: of one row against nothing, or of several among each other."""
    scores = [dot(row, weights) for row in rows]
    if len(rows) == 1:
        return [1 / (1 + exp(-max(-30.0, min(30.0, scores[0]))))]
    top = max(scores)
    falls = [exp(score - top) for score in scores]
    total = sum(falls)
    return [fall / total for fall in falls]


def loss(given: list[float], wanted: list[float]) -> float:
    """Return the cross entropy, less that of what is wanted."""
    if len(given) == 1:
        given, wanted = [given[0], 1 - given[0]], [wanted[0], 1 - wanted[0]]
    return sum(w * log(w / max(g, 1e-9)) for g, w in zip(given, wanted, strict=True) if w > 0)


def fit(samples: list[tuple[Rows, list[float]]], epochs: int) -> list[float]:
    """Return the weights that predict the wanted shares best, by AdaGrad."""
    scale = scales(row for rows, _ in samples for row in rows)
    scaled = [
        ([[x / s for x, s in zip(row, scale, strict=True)] for row in rows], wanted)
        for rows, wanted in samples
    ]
    test, train = scaled[::10], [sample for at, sample in enumerate(scaled) if at % 10]
    weights, seen = [0.0] * len(scale), [1e-6] * len(scale)
    rng = Random(1)
    for epoch in range(epochs):
        rng.shuffle(train)
        rate = 0.1 * (1 - epoch / epochs)
        for rows, wanted in train:
            errors = [g - w for g, w in zip(shares(rows, weights), wanted, strict=True)]
            for n, column in enumerate(zip(*rows, strict=True)):
                slope = dot(column, errors) + PULL * weights[n]
                seen[n] += slope * slope
                weights[n] -= rate * slope / sqrt(seen[n])
        off = sum(loss(shares(rows, weights), wanted) for rows, wanted in test) / len(test)
        print(f"# epoch {epoch + 1}: loss {off:.4f}", flush=True)
    return [w / s for w, s in zip(weights, scale, strict=True)]


def table(names: Iterable[str], weights: list[float], name: str) -> str:
    """Write the weights as they stand in bots/weights.py."""
    names = list(names)
    lines = [
        f'    "{one}": ({", ".join(f"{w:.4f}" for w in weights[at :: len(names)])}),'
        for at, one in enumerate(names)
    ]
    return "\n".join([f"{name}: dict[str, tuple[float, ...]] = {{", *lines, "}"])


def main() -> None:
    """Read the positions and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("file", type=Path)
    parser.add_argument("--epochs", type=int, default=20)
    given = parser.parse_args()
    values: list[tuple[Rows, list[float]]] = []
    visits: list[tuple[Rows, list[float]]] = []
    with given.file.open() as lines:
        for line in lines:
            at: dict[str, Any] = json.loads(line)
            time = at["free"] / FREE_AT_START
            value = at["value"] if at["proven"] else 0.75 * at["value"] + 0.25 * at["result"]
            values.append(([powers(at["features"], time, 2)], [value]))
            if len(at["moves"]) > 1:
                total = sum(move[0] for move in at["moves"])
                rows = [powers(move[1:], time, 1) for move in at["moves"]]
                visits.append((rows, [move[0] / total for move in at["moves"]]))
    print(table(EVALUATION, fit(values, given.epochs), "EVALUATION"))
    print(table(PRIOR, fit(visits, max(1, given.epochs // 4)), "PRIOR"))


if __name__ == "__main__":
    main()
