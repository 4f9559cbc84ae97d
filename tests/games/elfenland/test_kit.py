"""The kernel's test kit over Elfenland: 1,000 matches for the cheap checks, 100 for all of them.

Random players place little, travel little and keep their cards. So the kit also plays a variant
where players hold fewer cards, stand apart, and find counters and obstacles on the roads.
"""

from __future__ import annotations

import os
from collections.abc import Mapping

import pytest

from ludoteca.games.elfenland import ElfenlandGame, game, rules
from ludoteca.games.elfenland.dealing import begin_round
from ludoteca.games.elfenland.map import PIECE_TOWNS, SUITABLE
from ludoteca.games.elfenland.state import FREE, TRAVELLING, Elfenland
from ludoteca.kernel import Chance
from ludoteca.kernel.testing import check_game

SOAK = 10 if os.environ.get("LUDOTECA_SOAK") else 1
MATCHES, THOROUGH = 50, 5


class Travelling(ElfenlandGame):
    """The match begins in the travel phase: counters lie on roads, boots stand apart."""

    def setup(
        self, seats: int, options: Mapping[str, str], chance: Chance, version: int
    ) -> Elfenland:
        state = rules.setup(seats, options, chance)
        begin_round(state)
        for player in state.players:
            player.taken = [town for town in PIECE_TOWNS if chance.below(20)]
            player.town = chance.pick(PIECE_TOWNS)
            for means, number in enumerate(player.hand):
                given = chance.below(number + 1)
                player.hand[means] -= given
                player.given[means] += given
        for _ in range(20):
            fit = [road for road in SUITABLE[state.stack[-1]] if state.roads[road] == FREE]
            if fit:
                road = chance.pick(fit)
                state.roads[road] = state.stack.pop()
                if chance.below(2):
                    state.obstacles.append(road)
        state.phase, state.turn = TRAVELLING, state.start
        return state


@pytest.mark.parametrize("chunk", range(20 * SOAK))
def test_the_kit(chunk: int) -> None:
    tally = check_game(game, MATCHES, THOROUGH, seed=chunk)
    assert tally.matches >= MATCHES


@pytest.mark.parametrize("chunk", range(4 * SOAK))
def test_the_kit_where_all_are_about_to_travel(chunk: int) -> None:
    tally = check_game(Travelling(), THOROUGH, THOROUGH, seed=chunk)
    assert tally.compared["check_secrets"] > 100
