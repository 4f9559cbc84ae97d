"""The effects of the cards of age 8."""

from __future__ import annotations

from ludoteca.games.innovation.board import (
    highest,
    icon_count,
    lowest,
    opponents,
    playing,
    top,
    tops,
)
from ludoteca.games.innovation.cards import (
    AGE,
    CLOCK,
    COLOUR,
    FACTORY,
    GREEN,
    LIGHTBULB,
    PURPLE,
    RED,
    UP,
    YELLOW,
    bears,
)
from ludoteca.games.innovation.choosing import (
    may,
    may_splay,
    name_colour,
    pick_back,
    pick_hand,
    pick_top,
    pick_value,
    return_all,
    return_some,
    transfer_all,
    transfer_some,
    tuck_all,
)
from ludoteca.games.innovation.effect import cooperative, demand
from ludoteca.games.innovation.state import Innovation
from ludoteca.games.innovation.verbs import (
    draw,
    draw_meld,
    draw_score,
    draw_shown,
    keep,
    meld,
    put_back,
    score,
    to_board,
    to_score,
    win,
)
from ludoteca.kernel import Seat


@cooperative("quantum-theory")
async def quantum_theory(state: Innovation, me: Seat) -> None:
    """You may return one or two hand cards; for two draw a 10, and draw and score a 10."""
    returned = await return_some(state, me, state.players[me].hand, most=2)
    if len(returned) == 2:
        draw(state, me, 10)
        draw_score(state, me, 10)


@cooperative("rocketry")
async def rocketry(state: Innovation, me: Seat) -> None:
    """For every two clocks on your board return a card of an opponent's score pile.

    All opponents together give so many (IN-17.64); only the backs are seen (IN-14.7). Where all
    go, only the order within an age is picked (IN-15.4).
    """
    number = icon_count(state, me, CLOCK) // 2
    seats = opponents(state, me)
    theirs = [card for seat in seats for card in state.players[seat].score]
    if len(theirs) <= number:
        await return_all(state, me, theirs)
        return
    for _ in range(number):
        card = await pick_back(state, me, "return", seats)
        if card is not None:
            put_back(state, me, card)


@cooperative("flight")
async def flight_any(state: Innovation, me: Seat) -> None:
    """If your red pile is splayed up, you may splay any pile up."""
    if state.players[me].splays[RED] == UP:
        await may_splay(state, me, range(5), UP)


@cooperative("flight")
async def flight_red(state: Innovation, me: Seat) -> None:
    """You may splay your red pile up."""
    await may_splay(state, me, (RED,), UP)


@demand("mobility")
async def mobility(state: Innovation, me: Seat, launcher: Seat) -> None:
    """I demand your two highest top cards, not red, without a factory! If any went, draw an 8.

    They go into my score pile, of two colours, the second the highest then on top (IN-17.53).
    Where both go anyway, nothing is asked.
    """
    barred = {RED}
    left = 2
    while left:
        fit = [c for c in tops(state, me) if COLOUR[c] not in barred and not bears(c, FACTORY)]
        best = highest(fit)
        going = min(len(best), left)
        if not going:
            break
        moved = await transfer_some(
            state, me, best, launcher, "score", least=going, most=going, optional=False
        )
        barred.update(COLOUR[card] for card in moved)
        left -= going
    if left < 2:
        draw(state, me, 8)


@demand("corporations")
async def corporations(state: Innovation, me: Seat, launcher: Seat) -> None:
    """I demand a top card with a factory, not green, into my score pile! Draw and meld an 8.

    Nothing is drawn where no card went.
    """
    fit = [c for c in tops(state, me) if COLOUR[c] != GREEN and bears(c, FACTORY)]
    card = await pick_top(state, me, "give", fit)
    if card is not None:
        to_score(state, me, card, launcher)
        draw_meld(state, me, 8)


@cooperative("corporations")
async def corporations_meld(state: Innovation, me: Seat) -> None:
    """Draw and meld an 8."""
    draw_meld(state, me, 8)


@cooperative("mass-media")
async def mass_media(state: Innovation, me: Seat) -> None:
    """You may return a hand card; then name a value, and return all of it in any score pile.

    Everybody's score piles are meant, your own and a mate's too (IN-17.62).
    """
    card = await pick_hand(state, me, "return", optional=True)
    if card is None:
        return
    put_back(state, me, card)
    value = await pick_value(state, me)
    scored = [c for seat in playing(state) for c in state.players[seat].score]
    await return_all(state, me, [c for c in scored if AGE[c] == value])


@cooperative("mass-media")
async def mass_media_splay(state: Innovation, me: Seat) -> None:
    """You may splay your purple pile up."""
    await may_splay(state, me, (PURPLE,), UP)


@cooperative("antibiotics")
async def antibiotics(state: Innovation, me: Seat) -> None:
    """You may return one to three hand cards; for each value among them draw two 8s."""
    returned = await return_some(state, me, state.players[me].hand, most=3)
    for _ in {AGE[card] for card in returned}:
        draw(state, me, 8)
        draw(state, me, 8)


@demand("skyscrapers")
async def skyscrapers(state: Innovation, me: Seat, launcher: Seat) -> None:
    """I demand a top card with a clock, not yellow, onto my board.

    Score the card that was under it and return all others of that pile (IN-17.60).
    """
    fit = [c for c in tops(state, me) if COLOUR[c] != YELLOW and bears(c, CLOCK)]
    card = await pick_top(state, me, "give", fit)
    if card is None:
        return
    to_board(state, me, card, launcher)
    under = top(state, me, COLOUR[card])
    if under is not None:
        score(state, me, under)
        await return_all(state, me, state.players[me].piles[COLOUR[card]])


@cooperative("empiricism")
async def empiricism(state: Innovation, me: Seat) -> None:
    """Name two colours and draw a 9 face up; meld it if it has one of them, else keep it.

    If you meld it, you may splay that pile up (IN-17.61).
    """
    one = await name_colour(state, me, range(5))
    two = await name_colour(state, me, [c for c in range(5) if c != one])
    card = draw_shown(state, me, 9)
    if COLOUR[card] in (one, two):
        meld(state, me, card)
        await may_splay(state, me, (COLOUR[card],), UP)
    else:
        keep(state, me, card)


@cooperative("empiricism")
async def empiricism_win(state: Innovation, me: Seat) -> None:
    """With twenty lightbulbs on your board you win (IN-12.4, IN-13.8)."""
    if icon_count(state, me, LIGHTBULB) >= 20:
        win(state, me)


@cooperative("socialism")
async def socialism(state: Innovation, me: Seat) -> None:
    """You may tuck your whole hand; if any of it is purple, take each opponent's lowest cards.

    All lowest cards of every opponent's hand come to yours (IN-17.65).
    """
    hand = list(state.players[me].hand)
    if not hand or not await may(state, me, "tuck-all"):
        return
    await tuck_all(state, me, hand)
    if any(COLOUR[card] == PURPLE for card in hand):
        for seat in opponents(state, me):
            transfer_all(state, me, lowest(state.players[seat].hand), me, "hand")
