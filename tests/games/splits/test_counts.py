"""Counts of positions from two move generators that share nothing (perft)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludoteca.games.splits import game
from ludoteca.kernel import Chance, Match
from tests.games.splits import naive
from tests.games.splits.positions import RING, SLAB, SLAB3, Stacks, position


def perft(match: Match[Any], depth: int) -> int:
    """Count the sequences of that many answers; an ended match counts once."""
    if depth == 0 or match.over:
        return 1
    seat = match.pending[0].seat
    total = 0
    for answer in match.pending[0].answers():
        fork = match.fork()
        fork.answer(seat, answer)
        total += perft(fork, depth - 1)
    return total


def field(match: Match[Any]) -> naive.Field:
    """Return the position for the other generator, from the view alone."""
    view = match.view(None)
    board = set()
    for tile in view["tiles"]:
        anchor, orientation = tile.split("/")
        q, r = map(int, anchor.split(","))
        board |= {(q + dq, r + dr) for dq, dr in naive.OUTLINES[int(orientation)]}
    stacks = {
        (int(name.split(",")[0]), int(name.split(",")[1])): (seat, sheep)
        for name, (seat, sheep) in view["stacks"].items()
    }
    return naive.Field(frozenset(board), stacks)


@pytest.mark.parametrize(("tiles", "count"), [(1, 3), (2, 126), (3, 7104)])
def test_building_sequences(tiles: int, count: int) -> None:
    # SP-4.2, SP-4.3
    match = Match(game, 2, {}, bytes(32))
    assert perft(match, tiles) == naive.count_builds(frozenset(), tiles) == count


STARTS: list[tuple[Stacks, list[str], int, int]] = [
    ({"0,0": (0, 16), "7,3": (1, 16)}, SLAB, 2, 0),
    ({"0,0": (0, 5), "7,3": (1, 4)}, SLAB, 3, 0),
    ({"0,0": (0, 16), "11,0": (1, 16)}, RING, 2, 0),
    ({"0,0": (0, 3), "7,5": (1, 3), "7,0": (2, 3)}, SLAB3, 4, 0),
]


@pytest.mark.parametrize(("stacks", "tiles", "depth", "turn"), STARTS)
def test_move_sequences(stacks: Stacks, tiles: list[str], depth: int, turn: int) -> None:
    # SP-6, SP-8
    match = position(stacks, tiles, turn)
    expected = naive.count_moves(field(match), turn, len(tiles) // 4, depth)
    assert perft(match, depth) == expected > 100


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_generators_agree_all_through_random_matches(seats: int) -> None:
    # SP-4.3, SP-5.1, SP-6, SP-8.3, SP-9.5
    rng = Random(100 + seats)
    for _ in range(8):
        match = Match(game, seats, {}, rng.randbytes(32))
        while match.pending:
            decision = match.pending[0]
            here = field(match)
            if decision.ask == "splits-ask-tile":
                assert decision.ways() == len(naive.placements(here.board))
            elif decision.ask == "splits-ask-start":
                assert decision.ways() == len(naive.border(here.board) - set(here.stacks))
            else:
                own = {tuple(answer["move"]) for answer in decision.answers()}
                named = {
                    (f"{a},{b}", f"{c},{d}", k) for (a, b), (c, d), k in here.moves(decision.seat)
                }
                assert own == named
            match.answer(decision.seat, decision.sample(rng.randrange))
            view = match.view(None)
            if view["phase"] == "moves" and decision.ask == "splits-ask-split":
                assert view["turn"] == field(match).next(decision.seat, seats)
        groups = [score["group"] for score in match.view(None)["scores"]]
        assert groups == [field(match).group(seat) for seat in range(seats)]


def test_a_view_tells_the_whole_state() -> None:
    rng = Random(5)
    match = Match(game, 3, {}, rng.randbytes(32))
    while match.pending:
        view = match.view(None)
        assert game.view(game.imagine(view, 0, Chance(bytes(32))), 0) == view
        match.answer(match.pending[0].seat, match.pending[0].sample(rng.randrange))
