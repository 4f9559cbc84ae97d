"""SP-5: the starting stacks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludoteca.games.splits import game
from ludoteca.games.splits.grid import bits, grid
from ludoteca.games.splits.state import outside_border
from ludoteca.kernel import IllegalAnswer, Match
from tests.games.splits import naive
from tests.games.splits.positions import RING, SLAB, SLAB3, legal, position, start, told


def refusal(match: Match[Any], cell: Any) -> tuple[str, str]:
    before = match.view(None)
    with pytest.raises(IllegalAnswer) as caught:
        start(match, cell)
    assert match.view(None) == before
    return caught.value.reason.text, caught.value.reason.clause


def test_each_player_puts_all_sixteen_sheep_on_one_border_cell_in_turn_order() -> None:
    # SP-5.1
    match = position({}, SLAB3, turn=0)
    start(match, "0,0")
    assert match.pending[0].seat == 1
    start(match, "7,5")
    assert match.pending[0].seat == 2
    start(match, "7,0")
    stacks = match.view(None)["stacks"]
    assert stacks == {"0,0": [0, 16], "7,5": [1, 16], "7,0": [2, 16]}
    assert match.view(None)["phase"] == "moves"


def test_only_cells_that_touch_the_outside_are_offered() -> None:
    # SP-5.2
    inner = {(f"{q},{r}",) for q in range(1, 7) for r in (1, 2)}
    all_cells = {(f"{q},{r}",) for q in range(8) for r in range(4)}
    match = position({}, SLAB)
    assert legal(match) == all_cells - inner
    assert refusal(match, "3,1") == ("splits-why-start-inside", "SP-5.3")


def test_a_hole_is_no_outside_but_a_cell_may_touch_both() -> None:
    # SP-5.3: around the hole at 1,0 the cell 2,0 has no neighbour outside
    match = position({}, RING)
    assert refusal(match, "2,0") == ("splits-why-start-inside", "SP-5.3")
    start(match, "0,0")


def test_a_cell_off_the_board_or_taken_is_refused() -> None:
    # SP-5.1, SP-5.4
    match = position({}, SLAB)
    assert refusal(match, "8,0") == ("splits-why-start-off", "SP-5.1")
    start(match, "0,0")
    assert refusal(match, "0,0") == ("splits-why-start-taken", "SP-5.4")


@pytest.mark.parametrize("value", [None, 3, "", "a,b", ["0,0"], {"q": 0}])
def test_what_names_no_cell_is_refused(value: Any) -> None:
    # SP-5.1
    assert refusal(position({}, SLAB), value) == ("kernel-not-a-choice", "SP-5.1")


def test_neighbours_and_foreign_tiles_are_no_obstacle() -> None:
    # SP-5.4
    match = position({}, SLAB)
    start(match, "0,0")
    assert ("1,0",) in legal(match) and ("7,3",) in legal(match)


def test_a_start_without_a_move_is_legal_and_ends_that_players_moves() -> None:
    # SP-5.5, SP-8.4, SP-5.7: seat 0 stands in a corner whose three neighbours are taken
    match = position({"0,0": (0, 16), "1,0": (1, 16)}, SLAB3, turn=2)
    start(match, "0,1")
    assert match.view(None)["out"] == [0]
    assert told(match) == ["started", "out"]
    assert match.pending[0].seat == 1
    assert match.view(None)["scores"][0] == {"cells": 1, "group": 1}


def test_the_first_player_moves_first() -> None:
    # SP-5.7
    match = position({"0,0": (0, 16)}, SLAB, turn=1)
    start(match, "7,3")
    assert match.pending[0].seat == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_border_is_the_one_found_by_walking_the_outside(seats: int) -> None:
    # SP-5.2, SP-5.3, SP-5.6: on random boards, many of them with holes
    rng = Random(seats)
    names = grid(seats).names
    for _ in range(40):
        match = Match(game, seats, {}, rng.randbytes(32), keep=False, listen=False)
        while match.state.building:
            match.answer(match.pending[0].seat, match.pending[0].sample(rng.randrange))
        cells = frozenset(coordinates(names[cell]) for cell in bits(match.state.board))
        border = {coordinates(names[cell]) for cell in bits(outside_border(match.state))}
        assert border == naive.border(cells)
        assert len(border) >= seats


def coordinates(name: str) -> naive.Cell:
    q, r = name.split(",")
    return int(q), int(r)
