"""SP-1 to SP-4: the table, the grid, the tile, and building the board."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludoteca.games.splits import game
from ludoteca.kernel import IllegalAnswer, Match
from tests.games.splits.positions import RING, SLAB, lay, legal, position, told


def new(seats: int, **options: str) -> Match[Any]:
    return Match(game, seats, options, seed=bytes(32))


def refusal(match: Match[Any], tile: Any) -> tuple[str, str]:
    before = match.view(None)
    with pytest.raises(IllegalAnswer) as caught:
        lay(match, tile)
    assert match.view(None) == before
    return caught.value.reason.text, caught.value.reason.clause


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_lays_four_tiles_and_has_sixteen_sheep(seats: int) -> None:
    # SP-1.1, SP-1.2, SP-4.1
    match = new(seats)
    movers = []
    while match.view(None)["phase"] == "tiles":
        movers.append(match.pending[0].seat)
        lay(match, next(iter(match.pending[0].answers()))["tile"])
    first = match.view(None)["first"]
    assert movers == [(first + turn) % seats for turn in range(4 * seats)]
    assert match.state.board.bit_count() == 16 * seats
    assert set(game.pieces(match.state).values()) == {16}


@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    # SP-1.1
    with pytest.raises(ValueError, match="2 to 4 seats"):
        new(seats)


def test_the_same_player_is_first_in_all_three_phases() -> None:
    # SP-1.5
    match = new(3, first="seats")
    seen: dict[str, int] = {}
    for _ in range(16):
        seen.setdefault(match.view(None)["phase"], match.pending[0].seat)
        match.answer(match.pending[0].seat, match.pending[0].sample(Random(1).randrange))
    assert seen == {"tiles": 0, "stacks": 0, "moves": 0}


def test_the_first_player_is_drawn_at_random_unless_the_seats_decide() -> None:
    # SP-1.6
    seeds = [number.to_bytes(32, "big") for number in range(40)]
    drawn = [Match(game, 2, {}, seed).view(None)["first"] for seed in seeds]
    assert 10 < sum(drawn) < 30
    fixed = [Match(game, 2, {"first": "seats"}, seed).view(None)["first"] for seed in seeds]
    assert set(fixed) == {0}
    assert told(Match(game, 2, {}, seeds[0])) == ["first"]


def test_a_tile_has_three_orientations_of_four_cells() -> None:
    # SP-3.1, SP-3.2: the cells of the table, each with two tips that touch two others
    match = new(2, first="seats")
    assert legal(match) == {("0,0/0",), ("0,0/1",), ("0,0/2",)}
    for tile, cells in {
        "0,0/0": {"0,0", "1,0", "0,1", "1,1"},
        "0,0/1": {"0,0", "1,0", "1,-1", "2,-1"},
        "0,0/2": {"0,0", "0,1", "-1,1", "-1,2"},
    }.items():
        built = match.fork()
        lay(built, tile)
        names = game_cells(built)
        assert names == cells


def game_cells(match: Match[Any]) -> set[str]:
    from ludoteca.games.splits.grid import bits, grid

    return {grid(match.seats).names[cell] for cell in bits(match.state.board)}


def test_the_first_tile_lies_at_the_origin() -> None:
    # SP-4.2
    assert refusal(new(2), "1,0/0") == ("splits-why-tile-first", "SP-4.2")


def test_a_tile_may_not_cover_the_board() -> None:
    # SP-4.3 (a)
    match = new(2)
    lay(match, "0,0/0")
    assert refusal(match, "1,1/0") == ("splits-why-tile-overlap", "SP-4.3")


def test_a_tile_must_touch_the_board_and_one_shared_side_is_enough() -> None:
    # SP-4.3 (b), SP-2.3
    match = new(2)
    lay(match, "0,0/0")
    assert refusal(match, "3,0/0") == ("splits-why-tile-apart", "SP-4.3")
    assert refusal(match, "2,2/0") == ("splits-why-tile-apart", "SP-4.3")
    lay(match, "2,1/0")
    assert len(match.view(None)["tiles"]) == 2


@pytest.mark.parametrize("value", ["0,0/3", "0,0", "x", 7, None, ["0,0/0"], "60,60/0", "-26,0/0"])
def test_what_is_no_tile_is_refused(value: Any) -> None:
    # SP-3.4
    match = new(2)
    lay(match, "0,0/0")
    assert refusal(match, value)[0] in {"kernel-not-a-choice", "splits-why-tile-apart"}


def test_holes_may_be_closed_in_and_filled() -> None:
    # SP-4.4, SP-4.5: six tiles around a hole of four cells, in which the seventh fits
    match = new(2, first="seats")
    for tile in ("0,0/0", "2,0/0", "4,0/0", "4,2/0", "0,2/0"):
        lay(match, tile)
    lay(match, "0,4/0")
    lay(match, "2,4/0")
    assert ("2,2/0",) in legal(match)
    lay(match, "2,2/0")
    assert match.view(None)["phase"] == "stacks"


def test_a_hole_smaller_than_a_tile_stays() -> None:
    # SP-4.4
    match = position({}, RING)
    assert "1,0" not in game_cells(match)
    assert match.view(None)["phase"] == "stacks"


def test_no_sheep_stand_before_the_last_tile_lies() -> None:
    # SP-4.7, SP-4.6
    match = new(2, first="seats")
    for tile in SLAB[:-1]:
        lay(match, tile)
        with pytest.raises(IllegalAnswer):
            match.answer(match.pending[0].seat, {"action": "start", "cell": "0,0"})
    lay(match, SLAB[-1])
    assert match.view(None)["tiles"] == SLAB


def test_the_second_tile_has_42_places() -> None:
    # SP-4.8
    for tile in ("0,0/0", "0,0/1", "0,0/2"):
        match = new(2)
        lay(match, tile)
        assert len(legal(match)) == match.pending[0].ways() == 42


def test_the_number_of_boards_of_up_to_four_tiles() -> None:
    # SP-4.8, SP-3.3: different sets of cells when shifts are not told apart
    from ludoteca.games.splits.choices import legal_anchors
    from ludoteca.games.splits.grid import bits, grid

    plane = grid(2)
    boards = {(0, 0)}
    sizes = []
    for _ in range(4):
        grown = {}
        for board, rim in boards:
            for orientation, mask in enumerate(legal_anchors(plane, board, rim)):
                for anchor in bits(mask):
                    cells = board | plane.tile_mask(anchor, orientation)
                    rims = (rim | plane.rim_mask(anchor, orientation)) & ~cells
                    grown[shape(cells, plane.width)] = (cells, rims)
        boards = set(grown.values())
        sizes.append(len(boards))
    assert sizes == [3, 63, 1701, 51135]


def shape(cells: int, width: int) -> int:
    """The same number for the same cells shifted: pushed to the first row and column."""
    from ludoteca.games.splits.grid import bits

    column = min(cell % width for cell in bits(cells))
    row = ((cells & -cells).bit_length() - 1) // width
    return cells >> (row * width + column)
