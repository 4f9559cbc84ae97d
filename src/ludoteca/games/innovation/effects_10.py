"""The effects of the cards of age 10."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.games.innovation.board import (
    icon_count,
    opponents,
    playing,
    points,
    top,
    tops,
)
from ludoteca.games.innovation.cards import AGE, CARD, CLOCK, FACTORY, GREEN, LEAF, UP, bears
from ludoteca.games.innovation.choosing import (
    carry_out,
    may,
    may_splay,
    pick_hand,
    pick_top,
    return_some,
    score_all,
)
from ludoteca.games.innovation.effect import cooperative, demand
from ludoteca.games.innovation.ending import team_sums
from ludoteca.games.innovation.state import Innovation
from ludoteca.games.innovation.verbs import (
    draw,
    draw_meld,
    draw_score,
    put_back,
    score,
    to_score,
    win,
)
from ludoteca.kernel import Seat


@cooperative("bioengineering")
async def bioengineering(state: Innovation, me: Seat) -> None:
    """Transfer a top card with a leaf from an opponent's board to your score pile."""
    fit = [c for seat in opponents(state, me) for c in tops(state, seat) if bears(c, LEAF)]
    card = await pick_top(state, me, "take", fit)
    if card is not None:
        to_score(state, me, card, me)


@cooperative("bioengineering")
async def bioengineering_win(state: Innovation, me: Seat) -> None:
    """If anybody has fewer than three leaves, whoever alone has the most wins (IN-17.75)."""
    leaves = {seat: icon_count(state, seat, LEAF) for seat in playing(state)}
    if min(leaves.values()) < 3:
        win_alone(state, leaves, max(leaves.values()))


@cooperative("software")
async def software_score(state: Innovation, me: Seat) -> None:
    """Draw and score a 10."""
    draw_score(state, me, 10)


@cooperative("software")
async def software_meld(state: Innovation, me: Seat) -> None:
    """Draw and meld two 10s, then carry out the cooperative effects of the second alone."""
    draw_meld(state, me, 10)
    await carry_out(state, me, draw_meld(state, me, 10))


@cooperative("miniaturization")
async def miniaturization(state: Innovation, me: Seat) -> None:
    """You may return a hand card; for a 10 draw a 10 for each value in your score pile."""
    card = await pick_hand(state, me, "return", optional=True)
    if card is None:
        return
    put_back(state, me, card)
    if AGE[card] == 10:
        for _ in {AGE[scored] for scored in state.players[me].score}:
            draw(state, me, 10)


@cooperative("robotics")
async def robotics(state: Innovation, me: Seat) -> None:
    """Score your top green card; draw and meld a 10 and carry out its cooperative effects alone."""
    green = top(state, me, GREEN)
    if green is not None:
        score(state, me, green)
    await carry_out(state, me, draw_meld(state, me, 10))


@demand("databases")
async def databases(state: Innovation, me: Seat, launcher: Seat) -> None:
    """I demand you return half of your score pile, rounded up."""
    mine = state.players[me].score
    half = (len(mine) + 1) // 2
    await return_some(state, me, mine, least=half, most=half, optional=False)


@cooperative("self-service")
async def self_service(state: Innovation, me: Seat) -> None:
    """Carry out the cooperative effects of another top card of yours alone (IN-10.4, IN-10.6)."""
    fit = [card for card in tops(state, me) if card != CARD["self-service"]]
    card = await pick_top(state, me, "carry-out", fit)
    if card is not None:
        await carry_out(state, me, card)


@cooperative("self-service")
async def self_service_win(state: Innovation, me: Seat) -> None:
    """With more achievements than each opponent you win; mates are added up (IN-13.7)."""
    _, owned = team_sums(state, me)
    if all(owned > team_sums(state, seat)[1] for seat in opponents(state, me)):
        win(state, me)


@demand("globalization")
async def globalization(state: Innovation, me: Seat, launcher: Seat) -> None:
    """I demand you return a top card with a leaf."""
    fit = [card for card in tops(state, me) if bears(card, LEAF)]
    card = await pick_top(state, me, "return", fit)
    if card is not None:
        put_back(state, me, card)


@cooperative("globalization")
async def globalization_win(state: Innovation, me: Seat) -> None:
    """Draw and score a 6; if nobody has more leaves than factories, the most points win.

    Tied players do not; mates' points are added up (IN-12.5, IN-13.7, IN-17.76).
    """
    draw_score(state, me, 6)
    seats = playing(state)
    if all(icon_count(state, s, LEAF) <= icon_count(state, s, FACTORY) for s in seats):
        total = {seat: team_sums(state, seat)[0] for seat in seats}
        win_alone(state, total, max(total.values()))


@cooperative("stem-cells")
async def stem_cells(state: Innovation, me: Seat) -> None:
    """You may score your whole hand."""
    hand = state.players[me].hand
    if hand and await may(state, me, "score-all"):
        score_all(state, me, hand)


@cooperative("ai")
async def ai_score(state: Innovation, me: Seat) -> None:
    """Draw and score a 10."""
    draw_score(state, me, 10)


@cooperative("ai")
async def ai_win(state: Innovation, me: Seat) -> None:
    """If Robotics and Software are top cards, on any boards, the fewest points win.

    Tied players do not win, unless they are mates (IN-13.7, IN-17.74).
    """
    seats = playing(state)
    active = {card for seat in seats for card in tops(state, seat)}
    if {CARD["robotics"], CARD["software"]} <= active:
        total = {seat: points(state, seat) for seat in seats}
        win_alone(state, total, min(total.values()))


@cooperative("the-internet")
async def the_internet_splay(state: Innovation, me: Seat) -> None:
    """You may splay your green pile up."""
    await may_splay(state, me, (GREEN,), UP)


@cooperative("the-internet")
async def the_internet_score(state: Innovation, me: Seat) -> None:
    """Draw and score a 10."""
    draw_score(state, me, 10)


@cooperative("the-internet")
async def the_internet_meld(state: Innovation, me: Seat) -> None:
    """Draw and meld a 10 for every two clocks you show before the first (IN-17.80)."""
    for _ in range(icon_count(state, me, CLOCK) // 2):
        draw_meld(state, me, 10)


def win_alone(state: Innovation, numbers: Mapping[Seat, int], best: int) -> None:
    """Let whoever has the number `best` win; tied players do not, unless mates (IN-12.5)."""
    seats = [seat for seat, number in numbers.items() if number == best]
    if len({state.team[seat] for seat in seats}) == 1:
        win(state, seats[0])
