"""The effects of the cards of age 9."""

from __future__ import annotations

from ludoteca.games.innovation.board import highest, opponents, playing, top, tops
from ludoteca.games.innovation.cards import (
    BLUE,
    CARD,
    COLOUR,
    GREEN,
    LEAF,
    PURPLE,
    RED,
    UP,
    YELLOW,
    bears,
)
from ludoteca.games.innovation.choosing import (
    carry_out,
    may_splay,
    pick_hand,
    pick_score,
    pick_top,
    return_all,
    transfer_all,
    transfer_some,
    tuck_some,
)
from ludoteca.games.innovation.effect import cooperative, demand
from ludoteca.games.innovation.state import FIRST, LAST, Innovation
from ludoteca.games.innovation.verbs import (
    draw,
    draw_meld,
    draw_score,
    draw_shown,
    keep,
    meld,
    put_back,
    score,
    show,
    to_board,
    to_hand,
    to_score,
    win,
    wipe_out,
)
from ludoteca.kernel import Seat


@cooperative("computers")
async def computers_splay(state: Innovation, me: Seat) -> None:
    """You may splay your red or green pile up."""
    await may_splay(state, me, (RED, GREEN), UP)


@cooperative("computers")
async def computers_meld(state: Innovation, me: Seat) -> None:
    """Draw and meld a 10, then carry out its cooperative effects alone."""
    await carry_out(state, me, draw_meld(state, me, 10))


@cooperative("genetics")
async def genetics(state: Innovation, me: Seat) -> None:
    """Draw and meld a 10, then score all cards under it, from the bottom upward (IN-15.5)."""
    card = draw_meld(state, me, 10)
    for under in state.players[me].piles[COLOUR[card]][:-1]:
        score(state, me, under)


@demand("composites")
async def composites(state: Innovation, me: Seat, launcher: Seat) -> None:
    """I demand all your hand but one card, and the highest card of your score pile into mine."""
    hand = state.players[me].hand
    number = len(hand) - 1
    await transfer_some(
        state, me, hand, launcher, "hand", least=number, most=number, optional=False
    )
    card = await pick_score(state, me, "give", highest(state.players[me].score))
    if card is not None:
        to_score(state, me, card, launcher)


@demand("fission")
async def fission(state: Innovation, me: Seat, launcher: Seat) -> None:
    """I demand you draw a 10 face up! If it is not red, keep it.

    A red one takes all hands, boards and score piles out of the game and ends the action
    (IN-17.68).
    """
    card = draw_shown(state, me, 10)
    if COLOUR[card] == RED:
        wipe_out(state)
    else:
        keep(state, me, card)


@cooperative("fission", LAST)
async def fission_return(state: Innovation, me: Seat) -> None:
    """Return any top card but Fission from anybody's board, then draw a 10."""
    await return_any_top(state, me)
    draw(state, me, 10)


@cooperative("fission", FIRST)
async def fission_return_first(state: Innovation, me: Seat) -> None:
    """Return any top card but Fission from anybody's board."""
    await return_any_top(state, me)


async def return_any_top(state: Innovation, me: Seat) -> None:
    """Return a top card of any board, not Fission (IN-17.69)."""
    fit = [card for seat in playing(state) for card in tops(state, seat) if card != CARD["fission"]]
    card = await pick_top(state, me, "return", fit)
    if card is not None:
        put_back(state, me, card)


@demand("collaboration")
async def collaboration(state: Innovation, me: Seat, launcher: Seat) -> None:
    """I demand you draw two 9s face up! I pick one for my board, you meld the other."""
    one, two = draw_shown(state, me, 9), draw_shown(state, me, 9)
    if await pick_top(state, launcher, "take", (one, two)) == two:
        one, two = two, one
    to_board(state, me, one, launcher)
    meld(state, me, two)


@cooperative("collaboration")
async def collaboration_win(state: Innovation, me: Seat) -> None:
    """With ten cards in your green pile you win (IN-12.4, IN-13.8)."""
    if len(state.players[me].piles[GREEN]) >= 10:
        win(state, me)


@cooperative("satellites")
async def satellites_draw(state: Innovation, me: Seat) -> None:
    """Return your hand, then draw three 8s."""
    await return_all(state, me, state.players[me].hand)
    for _ in range(3):
        draw(state, me, 8)


@cooperative("satellites")
async def satellites_splay(state: Innovation, me: Seat) -> None:
    """You may splay your purple pile up."""
    await may_splay(state, me, (PURPLE,), UP)


@cooperative("satellites")
async def satellites_meld(state: Innovation, me: Seat) -> None:
    """Meld a hand card, then carry out its cooperative effects alone."""
    card = await pick_hand(state, me, "meld")
    if card is not None:
        meld(state, me, card)
        await carry_out(state, me, card)


@cooperative("ecology")
async def ecology(state: Innovation, me: Seat) -> None:
    """You may return a hand card; if you do, score a hand card and draw two 10s (IN-17.73)."""
    card = await pick_hand(state, me, "return", optional=True)
    if card is None:
        return
    put_back(state, me, card)
    card = await pick_hand(state, me, "score")
    if card is not None:
        score(state, me, card)
    draw(state, me, 10)
    draw(state, me, 10)


@cooperative("suburbia")
async def suburbia(state: Innovation, me: Seat) -> None:
    """You may tuck any number of hand cards; for each draw and score a 1."""
    hand = state.players[me].hand
    for _ in await tuck_some(state, me, hand, most=len(hand)):
        draw_score(state, me, 1)


@demand("services")
async def services(state: Innovation, me: Seat, launcher: Seat) -> None:
    """I demand all highest cards of your score pile into my hand.

    If any went, take a top card without a leaf from my board into your hand (IN-17.71).
    """
    best = highest(state.players[me].score)
    transfer_all(state, me, best, launcher, "hand")
    if best:
        fit = [card for card in tops(state, launcher) if not bears(card, LEAF)]
        card = await pick_top(state, me, "take", fit)
        if card is not None:
            to_hand(state, me, card, me)


@cooperative("specialization")
async def specialization(state: Innovation, me: Seat) -> None:
    """Show a hand card; take each opponent's top card of its colour into your hand (IN-17.72)."""
    card = await pick_hand(state, me, "show")
    if card is None:
        return
    show(state, me, card)
    for seat in opponents(state, me):
        theirs = top(state, seat, COLOUR[card])
        if theirs is not None:
            to_hand(state, me, theirs, me)


@cooperative("specialization")
async def specialization_splay(state: Innovation, me: Seat) -> None:
    """You may splay your yellow or blue pile up."""
    await may_splay(state, me, (BLUE, YELLOW), UP)
