"""The kernel's test kit over Not Alone: 1,020 matches for the cheap checks, 102 for all of them.

Matches of random players are short: few have many cards. So the kit also plays a variant that
begins with more of everything, where cards meet that seldom meet else.
"""

from __future__ import annotations

import os
from collections.abc import Mapping

import pytest

from ludoteca.games.notalone import NotAloneGame, game, rules
from ludoteca.games.notalone.state import NotAlone
from ludoteca.kernel import Chance
from ludoteca.kernel.testing import check_game

SOAK = 10 if os.environ.get("LUDOTECA_SOAK") else 1
MATCHES, THOROUGH = 60, 6  # each with two to seven seats

PASSES = ("discarded", "resisted", "token", "token-moved", "struck", "moved", "chosen", "resolving")
PASSING = [f"notalone-event-{name}" for name in PASSES]
"""What these tell of can be over at the end of the act that told it: exhaustion and Giving Up take
back what was discarded, and where nobody is asked the turn goes on to its end."""


class Rich(NotAloneGame):
    """Everybody begins with more places, Survival cards, and two plays for the Creature."""

    longest = 4000

    def setup(
        self, seats: int, options: Mapping[str, str], chance: Chance, version: int
    ) -> NotAlone:
        state = rules.setup(seats, options, chance)
        state.tracked = True
        for one in state.hunted.values():
            one.next = ("", "river", "artefact")[chance.below(3)]
            one.cards = [state.survival_deck.pop() for _ in range(chance.below(3))]
            for place in state.reserve:
                if state.reserve[place] and chance.below(2):
                    state.reserve[place] -= 1
                    one.hand.append(place)
            cards = one.hand[:]
            chance.shuffle(cards)
            one.pile = cards[: chance.below(len(cards) - 3)]
            one.hand = sorted(cards[len(one.pile) :])
        return state


@pytest.mark.parametrize("chunk", range(17 * SOAK))
def test_the_kit(chunk: int) -> None:
    tally = check_game(game, MATCHES, THOROUGH, seed=chunk, passing=PASSING)
    assert tally.matches >= MATCHES


@pytest.mark.parametrize("chunk", range(3 * SOAK))
def test_the_kit_where_everybody_has_more(chunk: int) -> None:
    tally = check_game(Rich(), THOROUGH, THOROUGH, seed=chunk, passing=PASSING)
    assert tally.compared["check_secrets"] > 1000
