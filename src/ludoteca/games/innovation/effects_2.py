"""The effects of the ten cards of age 2, in the order of the cards."""

from __future__ import annotations

from ludoteca.games.innovation.board import (
    highest,
    icon_count,
    opponents,
    others,
    showing,
    top,
    tops,
)
from ludoteca.games.innovation.cards import AGE, COLOUR, GREEN, LEAF, LEFT, RED
from ludoteca.games.innovation.choosing import (
    may,
    may_splay,
    meld_some,
    pick_hand,
    pick_score,
    pick_seat,
    pick_top,
    return_some,
    transfer_some,
)
from ludoteca.games.innovation.effect import cooperative, demand
from ludoteca.games.innovation.state import FIRST, LAST, Innovation
from ludoteca.games.innovation.verbs import (
    claim,
    demand_moved,
    did_demand_move,
    draw,
    draw_meld,
    draw_score,
    draw_tuck,
    put_back,
    score,
    swap,
    to_board,
    to_score,
)
from ludoteca.kernel.types import Seat


@cooperative("calendar")
async def calendar(state: Innovation, me: Seat) -> None:
    """Draw two 3s if you have more cards in your score pile than in your hand (IN-17.12)."""
    if len(state.players[me].score) > len(state.players[me].hand):
        draw(state, me, 3)
        draw(state, me, 3)


@cooperative("mathematics")
async def mathematics(state: Innovation, me: Seat) -> None:
    """You may return a hand card; if you do, draw and meld a card of the next higher age."""
    card = await pick_hand(state, me, "return", optional=True)
    if card is not None:
        put_back(state, me, card)
        draw_meld(state, me, AGE[card] + 1)


@demand("construction")
async def construction(state: Innovation, me: Seat, launcher: Seat) -> None:
    """Give two hand cards to the launcher's hand. Then draw a 2 in any case (IN-17.6)."""
    hand = state.players[me].hand
    await transfer_some(state, me, hand, launcher, "hand", least=2, most=2, optional=False)
    draw(state, me, 2)


@cooperative("construction")
async def construction_empire(state: Innovation, me: Seat) -> None:
    """If you have all five colours and no opponent has, claim Empire (IN-17.18)."""
    rivals = opponents(state, me)
    if len(tops(state, me)) == 5 and all(len(tops(state, rival)) < 5 for rival in rivals):
        claim(state, me, "empire")


@cooperative("road-building")
async def road_building(state: Innovation, me: Seat) -> None:
    """Meld one or two hand cards. If you melded two, you may name another player.

    Your top red card goes to their board, then their top green card to yours (IN-17.17).
    """
    hand = state.players[me].hand
    melded = await meld_some(state, me, hand, most=2, optional=False)
    red = top(state, me, RED)
    if len(melded) < 2 or red is None:
        return
    # IN-13.5: a mate may be named too
    other = await pick_seat(state, me, "trade", others(state, me), optional=True)
    if other is None:
        return
    to_board(state, me, red, other)
    green = top(state, other, GREEN)
    if green is not None:
        to_board(state, me, green, me)


@cooperative("currency")
async def currency(state: Innovation, me: Seat) -> None:
    """You may return hand cards, as many as you like.

    Draw and score a 2 for each different value among them (IN-17.14).
    """
    hand = state.players[me].hand
    returned = await return_some(state, me, hand, most=len(hand))
    for _ in {AGE[card] for card in returned}:
        draw_score(state, me, 2)


@demand("mapmaking")
async def mapmaking(state: Innovation, me: Seat, launcher: Seat) -> None:
    """Give a 1 from your score pile to the launcher's score pile."""
    ones = [card for card in state.players[me].score if AGE[card] == 1]
    card = await pick_score(state, me, "give", ones)
    if card is not None:
        to_score(state, me, card, launcher)
        demand_moved(state)


@cooperative("mapmaking")
async def mapmaking_score(state: Innovation, me: Seat) -> None:
    """Draw and score a 1 if the demand has moved a card."""
    if did_demand_move(state):
        draw_score(state, me, 1)


@cooperative("canal-building")
async def canal_building(state: Innovation, me: Seat) -> None:
    """You may swap all the highest cards of your hand with all the highest of your score pile."""
    given = highest(state.players[me].hand)
    taken = highest(state.players[me].score)
    if (given or taken) and await may(state, me, "swap-all"):  # IN-17.13: one side may be empty
        swap(state, (me, "hand", given), (me, "score", taken))


@cooperative("fermenting", LAST)
async def fermenting(state: Innovation, me: Seat) -> None:
    """Draw a 2 for each colour of your board that shows a leaf (IN-17.15)."""
    for _ in showing(state, me, LEAF):
        draw(state, me, 2)


@cooperative("fermenting", FIRST)
async def fermenting_first(state: Innovation, me: Seat) -> None:
    """Draw a 2 for every two leaves that your board shows."""
    for _ in range(icon_count(state, me, LEAF) // 2):
        draw(state, me, 2)


@demand("monotheism")
async def monotheism(state: Innovation, me: Seat, launcher: Seat) -> None:
    """Give a top card of a colour that the launcher's board lacks to the launcher's score pile.

    If you do, draw and tuck a 1 (IN-17.16).
    """
    piles = state.players[launcher].piles
    lacking = [card for card in tops(state, me) if not piles[COLOUR[card]]]
    card = await pick_top(state, me, "give", lacking)
    if card is not None:
        to_score(state, me, card, launcher)
        draw_tuck(state, me, 1)


@cooperative("monotheism")
async def monotheism_tuck(state: Innovation, me: Seat) -> None:
    """Draw and tuck a 1."""
    draw_tuck(state, me, 1)


@cooperative("philosophy")
async def philosophy_splay(state: Innovation, me: Seat) -> None:
    """You may splay one pile left."""
    await may_splay(state, me, range(5), LEFT)


@cooperative("philosophy")
async def philosophy_score(state: Innovation, me: Seat) -> None:
    """You may score a hand card."""
    card = await pick_hand(state, me, "score", optional=True)
    if card is not None:
        score(state, me, card)
