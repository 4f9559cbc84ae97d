"""The effects of the cards of age 5."""

from __future__ import annotations

from ludoteca.games.innovation.board import (
    highest,
    lowest,
    top,
    top_value,
    tops,
    value,
)
from ludoteca.games.innovation.cards import (
    AGE,
    BLUE,
    COLOUR,
    CROWN,
    FACTORY,
    GREEN,
    LIGHTBULB,
    PURPLE,
    RED,
    RIGHT,
    YELLOW,
    bears,
)
from ludoteca.games.innovation.choosing import (
    may_splay,
    name_colour,
    pick_hand,
    pick_score,
    pick_top,
    return_all,
    transfer_all,
    transfer_some,
)
from ludoteca.games.innovation.effect import cooperative, demand
from ludoteca.games.innovation.state import FIRST, LAST, Innovation
from ludoteca.games.innovation.verbs import (
    claim,
    demand_moved,
    did_demand_move,
    draw,
    draw_score,
    draw_shown,
    draw_tuck,
    keep,
    meld,
    put_back,
    score,
    show,
    splay,
    to_board,
    to_hand,
)
from ludoteca.kernel.types import Seat


@cooperative("chemistry")
async def chemistry_splay(state: Innovation, me: Seat) -> None:
    """You may splay your blue pile right."""
    await may_splay(state, me, [BLUE], RIGHT)


@cooperative("chemistry")
async def chemistry_score(state: Innovation, me: Seat) -> None:
    """Draw one above your highest top card and score; then return a card of your score pile."""
    draw_score(state, me, top_value(state, me) + 1)
    card = await pick_score(state, me, "return")
    if card is not None:
        put_back(state, me, card)


@cooperative("physics")
async def physics(state: Innovation, me: Seat) -> None:
    """Draw from age 6 face up three times; keep the cards, if their colours all differ.

    Otherwise return them together with your hand (IN-17.19).
    """
    drawn = [draw_shown(state, me, 6) for _ in range(3)]
    if len({COLOUR[card] for card in drawn}) < len(drawn):
        await return_all(state, me, drawn + state.players[me].hand)
    else:
        for card in drawn:
            keep(state, me, card)


@cooperative("coal")
async def coal_tuck(state: Innovation, me: Seat) -> None:
    """Draw from age 5 and tuck."""
    draw_tuck(state, me, 5)


@cooperative("coal")
async def coal_splay(state: Innovation, me: Seat) -> None:
    """You may splay your red pile right."""
    await may_splay(state, me, [RED], RIGHT)


@cooperative("coal")
async def coal_score(state: Innovation, me: Seat) -> None:
    """You may score a top card of yours; then score also the one it lay on (IN-17.36)."""
    card = await pick_top(state, me, "score", tops(state, me), optional=True)
    if card is not None:
        score(state, me, card)
        below = top(state, me, COLOUR[card])
        if below is not None:
            score(state, me, below)


@demand("the-pirate-code")
async def the_pirate_code_demand(state: Innovation, me: Seat, launcher: Seat) -> None:
    """Transfer two cards of value 4 or less from your score pile to mine."""
    eligible = [card for card in state.players[me].score if AGE[card] <= 4]
    if await transfer_some(state, me, eligible, launcher, "score", least=2, most=2, optional=False):
        demand_moved(state)


@cooperative("the-pirate-code")
async def the_pirate_code_score(state: Innovation, me: Seat) -> None:
    """Score the lowest of your top cards with a crown, if the demand moved a card (IN-7.9)."""
    if did_demand_move(state):
        crowned = [card for card in tops(state, me) if bears(card, CROWN)]
        card = await pick_top(state, me, "score", lowest(crowned))
        if card is not None:
            score(state, me, card)


@demand("banking")
async def banking_demand(state: Innovation, me: Seat, launcher: Seat) -> None:
    """Transfer a top card with a factory, not green, to my board; then draw from 5 and score."""
    factories = [card for card in tops(state, me) if bears(card, FACTORY) and COLOUR[card] != GREEN]
    card = await pick_top(state, me, "give", factories)
    if card is not None:
        to_board(state, me, card, launcher)
        draw_score(state, me, 5)


@cooperative("banking")
async def banking_splay(state: Innovation, me: Seat) -> None:
    """You may splay your green pile right."""
    await may_splay(state, me, [GREEN], RIGHT)


@cooperative("measurement", edition=LAST)
async def measurement(state: Innovation, me: Seat) -> None:
    """You may show and return a hand card; then splay your pile of its colour right.

    Then draw from the age that is the number of cards in that pile (IN-17.38).
    """
    card = await pick_hand(state, me, "return", optional=True)
    if card is not None:
        show(state, me, card)
        put_back(state, me, card, shown=True)
        measure(state, me, COLOUR[card])


@cooperative("measurement", edition=FIRST)
async def measurement_first(state: Innovation, me: Seat) -> None:
    """You may return a hand card; then splay your pile of any colour you name right.

    Then draw from the age that is the number of cards in that pile (IN-17.38).
    """
    card = await pick_hand(state, me, "return", optional=True)
    if card is not None:
        put_back(state, me, card)
        measure(state, me, await name_colour(state, me, range(5)))


def measure(state: Innovation, me: Seat, colour: int) -> None:
    splay(state, me, colour, RIGHT)
    draw(state, me, len(state.players[me].piles[colour]))


@demand("statistics", edition=LAST)
async def statistics_demand(state: Innovation, me: Seat, launcher: Seat) -> None:
    """Transfer all the highest cards of your score pile to your hand."""
    transfer_all(state, me, highest(state.players[me].score), me, "hand")


@demand("statistics", edition=FIRST)
async def statistics_demand_first(state: Innovation, me: Seat, launcher: Seat) -> None:
    """Transfer a highest card of your score pile to your hand.

    Over again, if it is the only card of the hand (IN-17.39).
    """
    mine = state.players[me]
    while (card := await pick_score(state, me, "take", highest(mine.score))) is not None:
        to_hand(state, me, card, me)
        if len(mine.hand) != 1:
            break


@cooperative("statistics")
async def statistics_splay(state: Innovation, me: Seat) -> None:
    """You may splay your yellow pile right."""
    await may_splay(state, me, [YELLOW], RIGHT)


@cooperative("steam-engine")
async def steam_engine(state: Innovation, me: Seat) -> None:
    """Draw from age 4 and tuck, twice; then score the bottom card of your yellow pile."""
    draw_tuck(state, me, 4)
    draw_tuck(state, me, 4)
    yellow = state.players[me].piles[YELLOW]
    if yellow:
        score(state, me, yellow[0])


@cooperative("astronomy")
async def astronomy_draw(state: Innovation, me: Seat) -> None:
    """Draw from age 6 face up and meld, over again as long as it is green or blue; keep another."""
    while COLOUR[card := draw_shown(state, me, 6)] in (GREEN, BLUE):
        meld(state, me, card)
    keep(state, me, card)


@cooperative("astronomy")
async def astronomy_universe(state: Innovation, me: Seat) -> None:
    """Claim Universe, if your top cards but the purple one all have value 6 or more (IN-17.41)."""
    if all(AGE[card] >= 6 for card in tops(state, me) if COLOUR[card] != PURPLE):
        claim(state, me, "universe")


@demand("societies", edition=LAST)
async def societies(state: Innovation, me: Seat, launcher: Seat) -> None:
    """Transfer a top card with a lightbulb, higher than mine of its colour, to my board.

    Then draw from age 5. A missing pile of mine counts as 0 (IN-17.42).
    """
    eligible = [
        card
        for card in tops(state, me)
        if bears(card, LIGHTBULB) and AGE[card] > value(top(state, launcher, COLOUR[card]))
    ]
    await give_for_draw(state, me, launcher, eligible)


@demand("societies", edition=FIRST)
async def societies_first(state: Innovation, me: Seat, launcher: Seat) -> None:
    """Transfer a top card with a lightbulb, not purple, to my board; then draw from age 5."""
    eligible = [
        card for card in tops(state, me) if bears(card, LIGHTBULB) and COLOUR[card] != PURPLE
    ]
    await give_for_draw(state, me, launcher, eligible)


async def give_for_draw(state: Innovation, me: Seat, launcher: Seat, eligible: list[int]) -> None:
    card = await pick_top(state, me, "give", eligible)
    if card is not None:
        to_board(state, me, card, launcher)
        draw(state, me, 5)
