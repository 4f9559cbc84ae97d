"""The course of a match of Elfenland: set-up (EL-5) and rounds of six phases (EL-6).

Phases 1 to 3 are in dealing, 4 in planning, 5 in travelling, 6 in ending. Whatever is asked is
asked at rest: the state says where the round stands.
"""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.games.elfenland.dealing import begin_round, draw_counters
from ludoteca.games.elfenland.ending import finish_round
from ludoteca.games.elfenland.events import tell
from ludoteca.games.elfenland.map import COUNTERS_EACH, HOMETOWNS, LAND, ROW, TOWNS
from ludoteca.games.elfenland.planning import plan_routes
from ludoteca.games.elfenland.state import DEALING, OVER, Elfenland, Player
from ludoteca.games.elfenland.travelling import travel
from ludoteca.kernel import Chance


def setup(seats: int, options: Mapping[str, str], chance: Chance) -> Elfenland:
    """Return the table before the first round (EL-5)."""
    start = chance.below(seats)  # EL-5.4
    stack = [means for means in range(LAND) for _ in range(COUNTERS_EACH)]
    chance.shuffle(stack)
    row = [stack.pop() for _ in range(ROW)]
    players = [Player() for _ in range(seats)]
    rounds, hometown = int(options["rounds"]), options["hometown"] == "on"
    state = Elfenland(players, rounds, hometown, start, chance, stack, row, events=[])
    if hometown:
        towns = list(HOMETOWNS)
        chance.shuffle(towns)
        for seat, player in enumerate(players):
            player.home = towns.pop()
            tell(state, "hometown", {"seat": seat}, town=TOWNS[player.home])
    return state


async def play(state: Elfenland) -> None:
    """Play rounds until the match is over (EL-13)."""
    while state.phase != OVER:
        if state.phase == DEALING:
            begin_round(state)
        await draw_counters(state)
        await plan_routes(state)
        await travel(state)
        await finish_round(state)
