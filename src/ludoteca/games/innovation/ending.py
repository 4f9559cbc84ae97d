"""Special achievements (IN-11) and the ends of a match (IN-12)."""

from __future__ import annotations

from typing import NoReturn

from ludoteca.games.innovation.board import (
    achievements,
    has_all_colours,
    needed,
    playing,
    points,
    side,
)
from ludoteca.games.innovation.cards import AGE, CLOCK, RIGHT
from ludoteca.games.innovation.events import tell
from ludoteca.games.innovation.icons import BITS, MASK, THREE_OF_EACH, UPPER_BITS
from ludoteca.games.innovation.state import Innovation, Player
from ludoteca.kernel import GameOver, Seat

CLOCKS = CLOCK * BITS
MANY = 6
"""Cards tucked, or scored, within a turn for Monument (IN-11.2)."""


def fulfils(player: Player, special: str) -> bool:
    """Tell whether a player fulfils the condition of a special achievement (IN-11.2)."""
    match special:
        case "empire":
            return player.icons + THREE_OF_EACH & UPPER_BITS == UPPER_BITS
        case "monument":
            return player.tucked >= MANY or player.scored >= MANY
        case "wonder":
            return min(player.splays) >= RIGHT
        case "world":
            return player.icons >> CLOCKS & MASK >= 12
    return has_all_colours(player) and all(AGE[pile[-1]] >= 8 for pile in player.piles)


def check(state: Innovation, seat: Seat, other: Seat = -1) -> None:
    """Give out the special achievements that one or two players have just earned (IN-11.4).

    It is called after everything that changes a board or a Monument counter.
    """
    if state.specials and (
        is_worth_a_look(state.players[seat])
        or (other >= 0 and is_worth_a_look(state.players[other]))
    ):
        award(state, (seat, other))


def is_worth_a_look(player: Player) -> bool:
    """Tell quickly whether a player fulfils any of the conditions."""
    icons = player.icons
    if icons + THREE_OF_EACH & UPPER_BITS == UPPER_BITS or icons >> CLOCKS & MASK >= 12:
        return True
    if player.tucked >= MANY or player.scored >= MANY:
        return True
    a, b, c, d, e = player.piles
    if not (a and b and c and d and e):
        return False
    return min(player.splays) >= RIGHT or (
        AGE[a[-1]] >= 8
        and AGE[b[-1]] >= 8
        and AGE[c[-1]] >= 8
        and AGE[d[-1]] >= 8
        and AGE[e[-1]] >= 8
    )


def award(state: Innovation, seats: tuple[Seat, ...]) -> None:
    """Give out the special achievements among `seats`, from the turn's player on (IN-11.5)."""
    claimed = False
    for special in state.specials[:]:
        for seat in playing(state):
            if seat in seats and fulfils(state.players[seat], special):
                give(state, seat, special)
                claimed = True
                break
    if claimed:
        judge(state)


def give(state: Innovation, seat: Seat, special: str) -> None:
    """Give a special achievement to a player."""
    state.specials.remove(special)
    state.players[seat].specials.append(special)
    if state.dogma is not None:
        state.dogma.changed = True
    tell(state, "special", seat=seat, name=special)


def judge(state: Innovation) -> None:
    """End the match if somebody has enough achievements (IN-12.1, IN-12.2)."""
    totals = {seat: team_sums(state, seat)[1] for seat in playing(state)}
    most = max(totals.values(), default=0)
    if most >= needed(state):
        end(state, "achievements", [seat for seat, total in totals.items() if total == most])


def team_sums(state: Innovation, seat: Seat) -> tuple[int, int]:
    """Return the points and the achievements of a player, with those of a mate (IN-13.7)."""
    seats = side(state, seat)
    return sum(points(state, s) for s in seats), sum(achievements(state, s) for s in seats)


def end_by_points(state: Innovation) -> NoReturn:
    """End the match as a draw above age 10 does (IN-12.3)."""
    totals = {seat: team_sums(state, seat) for seat in playing(state)}
    most = max(totals.values())
    end(state, "points", [seat for seat, total in totals.items() if total == most])


def end(state: Innovation, how: str, winners: list[Seat]) -> NoReturn:
    """End the match; those who win bring their mates along (IN-13.7)."""
    state.ended = how
    state.winners = sorted({mate for seat in winners for mate in side(state, seat)})
    tell(state, "ended", how=how)
    raise GameOver
