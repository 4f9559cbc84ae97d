"""Comparing what has come of a scenario with what it says."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.games.innovation.board import side
from ludoteca.games.innovation.scenarios.position import ACTIONS
from ludoteca.games.innovation.scenarios.script import COUNTERS, After, Script, Then, Zones
from ludoteca.games.innovation.state import Innovation

NOT_TOLD = After(Zones(), unchanged=True)
"""Of whom nothing is said, nothing has changed."""


def differences(script: Script, state: Innovation) -> list[str]:
    """Return every difference in words: what was expected, and what came."""
    found: list[str] = []
    for seat, before in enumerate(script.before):
        after = script.after.get(seat, NOT_TOLD)
        found += [
            f"after P{seat + 1}: {difference}"
            for difference in compared(before, after, zones_now(state, seat))
        ]
    expected, came = script.then, then_now(state)
    if expected.ended and came.ended:
        # In teams both mates win, whether or not both are named (IN-13.7).
        winners = {mate for seat in expected.winners for mate in side(state, seat)}
        expected = expected._replace(winners=tuple(sorted(winners)))
    if not expected.ended and not expected.action:
        came = came._replace(action=0)
    if expected != came:
        found.append(f"then: expected {expected}; came {came}")
    return found


def compared(before: Zones, after: After, now: Zones) -> Iterator[str]:
    """Yield what is not as it should be with one player, zone by zone."""
    came, told, old = now.described(), after.zones.described(), before.described()
    for zone, expected in told.items():
        allowed = [expected]
        if after.unchanged and zone not in after.told:
            # Whether counters that are not told have been set back depends on the turn (IN-3.7).
            allowed = [old[zone], expected] if zone == COUNTERS else [old[zone]]
        if came[zone] not in allowed:
            yield f"{zone}: expected {allowed[0]}; came {came[zone]}"


def zones_now(state: Innovation, seat: int) -> Zones:
    """Return what a player has."""
    player = state.players[seat]
    return Zones(
        player.hand,
        player.score,
        player.piles,
        player.splays,
        player.ages,
        player.specials,
        player.tucked,
        player.scored,
    )


def then_now(state: Innovation) -> Then:
    """Return who is to move, or how the match has ended."""
    if state.ended:
        return Then(ended=state.ended, winners=tuple(state.winners))
    return Then(state.turn, ACTIONS + 1 - state.actions)
