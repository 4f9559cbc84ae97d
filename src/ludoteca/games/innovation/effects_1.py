"""The effects of the fifteen cards of age 1, in the order of the cards."""

from __future__ import annotations

from ludoteca.games.innovation.board import (
    highest,
    icon_count,
    lowest,
    opponents,
    tops,
)
from ludoteca.games.innovation.cards import AGE, CASTLE, COLOUR, CROWN, LEFT, bears
from ludoteca.games.innovation.choosing import (
    may_splay,
    meld_some,
    pick_hand,
    pick_top,
    return_some,
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
    draw_shown,
    keep,
    meld,
    put_back,
    score,
    to_board,
    to_hand,
    to_score,
    tuck,
)
from ludoteca.kernel.types import Seat


@cooperative("pottery")
async def pottery_return(state: Innovation, me: Seat) -> None:
    """You may return one to three hand cards; if you do, draw and score a card of that age."""
    returned = await return_some(state, me, state.players[me].hand, most=3)
    if returned:
        draw_score(state, me, len(returned))


@cooperative("pottery")
async def pottery_draw(state: Innovation, me: Seat) -> None:
    """Draw a 1."""
    draw(state, me, 1)


@cooperative("tools")
async def tools_return(state: Innovation, me: Seat) -> None:
    """You may return three hand cards, no fewer (IN-18.1); if you do, draw and meld a 3."""
    returned = await return_some(state, me, state.players[me].hand, least=3, most=3)
    if len(returned) == 3:
        draw_meld(state, me, 3)


@cooperative("tools")
async def tools_draw(state: Innovation, me: Seat) -> None:
    """You may return a 3 from your hand; if you do, draw three 1s."""
    threes = [card for card in state.players[me].hand if AGE[card] == 3]
    card = await pick_hand(state, me, "return", threes, optional=True)
    if card is not None:
        put_back(state, me, card)
        for _ in range(3):
            draw(state, me, 1)


@cooperative("writing")
async def writing(state: Innovation, me: Seat) -> None:
    """Draw a 2."""
    draw(state, me, 2)


@demand("archery")
async def archery(state: Innovation, me: Seat, launcher: Seat) -> None:
    """Draw a 1, then give a highest card of your hand to the launcher's hand."""
    draw(state, me, 1)
    card = await pick_hand(state, me, "give", highest(state.players[me].hand))
    if card is not None:
        to_hand(state, me, card, launcher)


@cooperative("metalworking")
async def metalworking(state: Innovation, me: Seat) -> None:
    """Draw 1s face up and score them as long as they bear a castle; keep the first without."""
    while bears(card := draw_shown(state, me, 1), CASTLE):
        score(state, me, card)
    keep(state, me, card)


async def _give_crown(state: Innovation, me: Seat, launcher: Seat) -> bool:
    """Suffer Oars once; say whether a card moved."""
    crowns = [card for card in state.players[me].hand if bears(card, CROWN)]
    card = await pick_hand(state, me, "give", crowns, by_face=True)
    if card is None:
        return False
    to_score(state, me, card, launcher)
    demand_moved(state)
    draw(state, me, 1)
    return True


@demand("oars", LAST)
async def oars(state: Innovation, me: Seat, launcher: Seat) -> None:
    """Give a hand card with a crown to the launcher's score pile and draw a 1, while you can."""
    while await _give_crown(state, me, launcher):
        pass


@demand("oars", FIRST)
async def oars_first(state: Innovation, me: Seat, launcher: Seat) -> None:
    """Give a hand card with a crown to the launcher's score pile; if you do, draw a 1."""
    await _give_crown(state, me, launcher)


@cooperative("oars")
async def oars_draw(state: Innovation, me: Seat) -> None:
    """Draw a 1 if the demand has moved no card."""
    if not did_demand_move(state):
        draw(state, me, 1)


@cooperative("clothing")
async def clothing_meld(state: Innovation, me: Seat) -> None:
    """Meld a hand card of a colour that your board lacks."""
    player = state.players[me]
    new = [card for card in player.hand if not player.piles[COLOUR[card]]]
    card = await pick_hand(state, me, "meld", new, by_face=True)
    if card is not None:
        meld(state, me, card)


@cooperative("clothing")
async def clothing_score(state: Innovation, me: Seat) -> None:
    """Draw and score a 1 for each colour that your board has and no opponent's has (IN-17.4)."""
    theirs = {COLOUR[card] for other in opponents(state, me) for card in tops(state, other)}
    mine = {COLOUR[card] for card in tops(state, me)}
    for _ in mine - theirs:
        draw_score(state, me, 1)


@cooperative("sailing")
async def sailing(state: Innovation, me: Seat) -> None:
    """Draw and meld a 1."""
    draw_meld(state, me, 1)


@cooperative("the-wheel")
async def the_wheel(state: Innovation, me: Seat) -> None:
    """Draw two 1s."""
    draw(state, me, 1)
    draw(state, me, 1)


@cooperative("agriculture")
async def agriculture(state: Innovation, me: Seat) -> None:
    """You may return a hand card; if you do, draw and score a card of the next higher age."""
    card = await pick_hand(state, me, "return", optional=True)
    if card is not None:
        put_back(state, me, card)
        draw_score(state, me, AGE[card] + 1)


@cooperative("domestication")
async def domestication(state: Innovation, me: Seat) -> None:
    """Meld a lowest card of your hand. Then draw a 1 in any case (IN-17.6)."""
    card = await pick_hand(state, me, "meld", lowest(state.players[me].hand))
    if card is not None:
        meld(state, me, card)
    draw(state, me, 1)


@cooperative("masonry")
async def masonry(state: Innovation, me: Seat) -> None:
    """You may meld hand cards with a castle, as many as you like; four or more earn Monument."""
    castles = [card for card in state.players[me].hand if bears(card, CASTLE)]
    melded = await meld_some(state, me, castles, most=len(castles), by_face=True)
    if len(melded) >= 4:  # IN-17.7: judged after the last
        claim(state, me, "monument")


@demand("city-states")
async def city_states(state: Innovation, me: Seat, launcher: Seat) -> None:
    """If you show four castles, give a top card with a castle to the launcher's board.

    If you do, draw a 1.
    """
    if icon_count(state, me, CASTLE) < 4:
        return
    castles = [card for card in tops(state, me) if bears(card, CASTLE)]
    card = await pick_top(state, me, "give", castles)
    if card is not None:
        to_board(state, me, card, launcher)
        draw(state, me, 1)


@cooperative("code-of-laws")
async def code_of_laws(state: Innovation, me: Seat) -> None:
    """You may tuck a hand card of a colour of your board; if you do, you may splay it left."""
    player = state.players[me]
    known = [card for card in player.hand if player.piles[COLOUR[card]]]
    card = await pick_hand(state, me, "tuck", known, optional=True, by_face=True)
    if card is not None:
        tuck(state, me, card)
        await may_splay(state, me, [COLOUR[card]], LEFT)


@cooperative("mysticism")
async def mysticism(state: Innovation, me: Seat) -> None:
    """Draw a 1 face up. If its colour is on your board, meld it and draw a 1; else keep it."""
    card = draw_shown(state, me, 1)
    if state.players[me].piles[COLOUR[card]]:
        meld(state, me, card)
        draw(state, me, 1)
    else:
        keep(state, me, card)
