"""How the bots of Splits lay tiles when two play."""

from __future__ import annotations

from random import Random

from ludoteca.games.splits.bots.board import pasture_of
from ludoteca.games.splits.bots.build import choose_tile
from tests.games.splits.test_bots import STEPS, tile_choices


def sides(tiles: list[str]) -> int:
    """The sides between board and off cells."""
    pasture = pasture_of(tiles)
    return sum((q + a, r + b) not in pasture for q, r in pasture for a, b in STEPS)


def test_second_player_keeps_the_board_symmetric() -> None:
    for seed in range(4):
        rng = Random(seed)
        tiles = [f"0,0/{seed % 3}"]
        while len(tiles) < 8:
            choices = tile_choices(tiles)
            if len(tiles) % 2:
                tiles.append(choose_tile(tiles, choices, True, rng.random))
            else:
                tiles.append(rng.choice(choices))
        pasture = pasture_of(tiles)
        centre = [min(c[i] for c in pasture) + max(c[i] for c in pasture) for i in (0, 1)]
        assert {(centre[0] - q, centre[1] - r) for q, r in pasture} == pasture


def test_second_player_stretches_the_board() -> None:
    begun = ["0,0/0"]
    laid = {choose_tile(begun, tile_choices(begun), True, Random(n).random) for n in range(20)}
    assert len(laid) > 1
    # The two tiles touch along one side only.
    assert {sides([*begun, tile]) for tile in laid} == {2 * sides(begun) - 2}


def test_first_player_sprawls_unless_mirrored() -> None:
    total = {True: 0, False: 0}
    for seed in range(6):
        mirrored, other = ["0,0/0", "0,1/0"], ["0,0/0", "2,0/1"]
        for tiles in (mirrored, other):
            tile = choose_tile(tiles, tile_choices(tiles), True, Random(seed).random)
            total[tiles is mirrored] += sides([*tiles, tile]) - sides(tiles)
    assert total[True] < total[False]
