"""SP-1.3, SP-2, SP-8.5 and SP-12.3: what is the same match, the six directions, a full board."""

from __future__ import annotations

from tests.games.splits.positions import SLAB, legal, position, split


def test_who_laid_which_tile_has_no_meaning_later() -> None:
    # SP-1.3: the same board, its tiles laid by other players in another order
    turned = [SLAB[0], SLAB[4], *SLAB[1:4], *SLAB[5:]]
    assert legal(position({}, SLAB)) == legal(position({}, turned))
    stacks = {"0,0": (0, 16), "7,3": (1, 16)}
    assert legal(position(stacks, SLAB)) == legal(position(stacks, turned))


def test_the_six_directions() -> None:
    # SP-2.1, SP-2.2: E, SE, SW, W, NW, NE from 3,1
    match = position({"3,1": (0, 2), "0,3": (1, 16)})
    ends = {"7,1", "3,3", "1,3", "0,1", "3,0", "4,0"}
    assert {end for _, end, _ in legal(match)} == ends


def test_a_board_that_is_shifted_is_the_same_game() -> None:
    # SP-2.4
    def shifted(cell: str) -> str:
        q, r = map(int, cell.split(","))
        return f"{q + 5},{r - 3}"

    stacks = {"0,0": (0, 5), "4,0": (0, 3), "7,3": (1, 16)}
    there = position(
        {shifted(cell): stack for cell, stack in stacks.items()},
        [f"{shifted(tile[:-2])}{tile[-2:]}" for tile in SLAB],
    )
    here = {
        (shifted(start), shifted(end), amount) for start, end, amount in legal(position(stacks))
    }
    assert legal(there) == here


def test_who_is_out_is_compared_like_all_others() -> None:
    # SP-8.5
    stacks = {"0,0": (0, 2), **dict.fromkeys(("7,3", "5,3", "3,3"), (1, 1))}
    match = position(stacks, out=[1])
    split(match, "0,0", "7,0", 1)
    assert match.outcome is not None and match.outcome.ranks == (2, 1)


def test_when_every_cell_is_filled_the_largest_group_decides() -> None:
    # SP-12.3, SP-9.5: 16 cells each; one of the first player's lies apart
    stacks = {f"{q},{r}": (int(r > 1), 1) for q in range(8) for r in range(4)}
    stacks |= {"3,1": (1, 1), "0,3": (0, 1), "6,0": (0, 2)}
    del stacks["7,0"]
    match = position(stacks, out=[1])
    split(match, "6,0", "7,0", 1)
    assert match.outcome is not None and match.outcome.ranks == (2, 1)
    assert match.outcome.scores == ({"cells": 16, "group": 15}, {"cells": 16, "group": 16})
