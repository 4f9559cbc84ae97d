"""The effects of the cards of age 4."""

from __future__ import annotations

from ludoteca.games.innovation.board import icon_count, splayed, top, tops, value
from ludoteca.games.innovation.cards import (
    AGE,
    BLUE,
    CASTLE,
    COLOUR,
    CROWN,
    GREEN,
    LEAF,
    LEFT,
    LIGHTBULB,
    PURPLE,
    RIGHT,
    YELLOW,
    bears,
)
from ludoteca.games.innovation.choosing import (
    may_splay,
    pick_hand,
    pick_score,
    pick_top,
    score_some,
    tuck_some,
)
from ludoteca.games.innovation.effect import cooperative, demand
from ludoteca.games.innovation.state import Innovation
from ludoteca.games.innovation.verbs import (
    claim,
    demand_moved,
    did_demand_move,
    draw,
    draw_meld,
    draw_score,
    draw_tuck,
    put_back,
    to_board,
    to_score,
)
from ludoteca.kernel.types import Seat


@cooperative("experimentation")
async def experimentation(state: Innovation, me: Seat) -> None:
    """Draw from age 5 and meld."""
    draw_meld(state, me, 5)


@cooperative("printing-press")
async def printing_press_draw(state: Innovation, me: Seat) -> None:
    """You may return a card of your score pile; then draw two above your top purple card.

    No purple pile counts as 0 (IN-17.33).
    """
    card = await pick_score(state, me, "return", optional=True)
    if card is not None:
        put_back(state, me, card)
        draw(state, me, value(top(state, me, PURPLE)) + 2)


@cooperative("printing-press")
async def printing_press_splay(state: Innovation, me: Seat) -> None:
    """You may splay your blue pile right."""
    await may_splay(state, me, [BLUE], RIGHT)


@cooperative("colonialism")
async def colonialism(state: Innovation, me: Seat) -> None:
    """Draw from age 3 and tuck, over again as long as the card bears a crown."""
    while bears(draw_tuck(state, me, 3), CROWN):
        pass


@demand("gunpowder")
async def gunpowder_demand(state: Innovation, me: Seat, launcher: Seat) -> None:
    """Transfer a top card of yours that bears a castle to my score pile."""
    castles = [card for card in tops(state, me) if bears(card, CASTLE)]
    card = await pick_top(state, me, "give", castles)
    if card is not None:
        to_score(state, me, card, launcher)
        demand_moved(state)


@cooperative("gunpowder")
async def gunpowder_score(state: Innovation, me: Seat) -> None:
    """Draw from age 2 and score, if the demand moved a card (IN-7.9)."""
    if did_demand_move(state):
        draw_score(state, me, 2)


@cooperative("invention")
async def invention_splay(state: Innovation, me: Seat) -> None:
    """You may turn a pile of yours from left to right; then draw from age 4 and score."""
    if await may_splay(state, me, splayed(state, me, LEFT), RIGHT) is not None:
        draw_score(state, me, 4)


@cooperative("invention")
async def invention_wonder(state: Innovation, me: Seat) -> None:
    """Claim Wonder, if all five of your piles are splayed in any directions (IN-17.30)."""
    if all(state.players[me].splays):
        claim(state, me, "wonder")


@demand("navigation")
async def navigation(state: Innovation, me: Seat, launcher: Seat) -> None:
    """Transfer a card of value 2 or 3 from your score pile to mine."""
    eligible = [card for card in state.players[me].score if AGE[card] in (2, 3)]
    card = await pick_score(state, me, "give", eligible)
    if card is not None:
        to_score(state, me, card, launcher)


@demand("anatomy")
async def anatomy(state: Innovation, me: Seat, launcher: Seat) -> None:
    """Return a card of your score pile; then also a top card of yours of the same value."""
    scored = await pick_score(state, me, "return")
    if scored is None:
        return
    put_back(state, me, scored)
    equals = [card for card in tops(state, me) if AGE[card] == AGE[scored]]
    card = await pick_top(state, me, "return", equals)
    if card is not None:
        put_back(state, me, card)


@cooperative("perspective")
async def perspective(state: Innovation, me: Seat) -> None:
    """You may return a hand card; then score a hand card for every two lightbulbs on your board.

    The lightbulbs are counted after the return (IN-17.31).
    """
    card = await pick_hand(state, me, "return", optional=True)
    if card is not None:
        put_back(state, me, card)
        number = icon_count(state, me, LIGHTBULB) // 2
        hand = state.players[me].hand
        await score_some(state, me, hand, least=number, most=number, optional=False)


@demand("enterprise")
async def enterprise_demand(state: Innovation, me: Seat, launcher: Seat) -> None:
    """Transfer a top card with a crown, not purple, to my board; then draw from age 4 and meld."""
    crowned = [card for card in tops(state, me) if bears(card, CROWN) and COLOUR[card] != PURPLE]
    card = await pick_top(state, me, "give", crowned)
    if card is not None:
        to_board(state, me, card, launcher)
        draw_meld(state, me, 4)


@cooperative("enterprise")
async def enterprise_splay(state: Innovation, me: Seat) -> None:
    """You may splay your green pile right."""
    await may_splay(state, me, [GREEN], RIGHT)


@cooperative("reformation")
async def reformation_tuck(state: Innovation, me: Seat) -> None:
    """You may tuck a hand card for every two leaves on your board, all of that number or none.

    The number is fixed before the first tuck and bounded by the hand (IN-9.7, IN-17.32).
    """
    hand = state.players[me].hand
    number = min(icon_count(state, me, LEAF) // 2, len(hand))
    await tuck_some(state, me, hand, least=number, most=number)


@cooperative("reformation")
async def reformation_splay(state: Innovation, me: Seat) -> None:
    """You may splay your yellow or your purple pile right."""
    await may_splay(state, me, [YELLOW, PURPLE], RIGHT)
