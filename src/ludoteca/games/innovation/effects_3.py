"""The effects of the ten cards of age 3, in the order of the cards."""

from __future__ import annotations

from ludoteca.games.innovation.board import (
    highest,
    highest_value,
    icon_count,
    lowest,
    opponents,
    points,
    splayed,
    tops,
)
from ludoteca.games.innovation.cards import (
    BLUE,
    CASTLE,
    COLOUR,
    CROWN,
    GREEN,
    LEAF,
    LEFT,
    PURPLE,
    RED,
    YELLOW,
    bears,
)
from ludoteca.games.innovation.choosing import (
    may,
    may_splay,
    meld_all,
    pick_hand,
    pick_score,
    pick_seat,
    pick_top,
    return_all,
)
from ludoteca.games.innovation.effect import cooperative, demand
from ludoteca.games.innovation.state import FIRST, LAST, Innovation
from ludoteca.games.innovation.verbs import (
    claim,
    draw,
    draw_meld,
    draw_score,
    draw_shown,
    keep,
    meld,
    put_back,
    score,
    swap,
    to_board,
    to_hand,
    to_score,
    unsplay,
)
from ludoteca.kernel.types import Seat


@cooperative("alchemy")
async def alchemy_draw(state: Innovation, me: Seat) -> None:
    """Draw a 4 face up for every three castles that your board shows.

    If one of them is red, return them and your whole hand; else keep them (IN-17.19).
    """
    drawn = [draw_shown(state, me, 4) for _ in range(icon_count(state, me, CASTLE) // 3)]
    if any(COLOUR[card] == RED for card in drawn):
        await return_all(state, me, [*drawn, *state.players[me].hand])
    else:
        for card in drawn:
            keep(state, me, card)


@cooperative("alchemy")
async def alchemy_score(state: Innovation, me: Seat) -> None:
    """Meld a hand card, then score a hand card."""
    card = await pick_hand(state, me, "meld")
    if card is not None:
        meld(state, me, card)
    card = await pick_hand(state, me, "score")
    if card is not None:
        score(state, me, card)


@cooperative("translation")
async def translation_meld(state: Innovation, me: Seat) -> None:
    """You may meld your whole score pile."""
    pile = state.players[me].score
    if pile and await may(state, me, "meld-all"):
        await meld_all(state, me, pile)


@cooperative("translation")
async def translation_world(state: Innovation, me: Seat) -> None:
    """If each of your top cards bears a crown, claim World."""
    if all(bears(card, CROWN) for card in tops(state, me)):
        claim(state, me, "world")


@demand("engineering")
async def engineering(state: Innovation, me: Seat, launcher: Seat) -> None:
    """Give all your top cards with a castle to the launcher's score pile (IN-6.10)."""
    for card in tops(state, me):
        if bears(card, CASTLE):
            to_score(state, me, card, launcher)


@cooperative("engineering")
async def engineering_splay(state: Innovation, me: Seat) -> None:
    """You may splay your red pile left."""
    await may_splay(state, me, [RED], LEFT)


@cooperative("optics")
async def optics(state: Innovation, me: Seat) -> None:
    """Draw and meld a 3. If it bears a crown, draw and score a 4.

    If not, an opponent of your choice with fewer points gets a card of your score pile (IN-17.21).
    """
    if bears(draw_meld(state, me, 3), CROWN):
        draw_score(state, me, 4)
        return
    mine = points(state, me)
    poorer = [seat for seat in opponents(state, me) if points(state, seat) < mine]
    rival = await pick_seat(state, me, "give-to", poorer)
    if rival is None:
        return
    card = await pick_score(state, me, "give")
    if card is not None:
        to_score(state, me, card, rival)


@demand("compass")
async def compass(state: Innovation, me: Seat, launcher: Seat) -> None:
    """Give a top card with a leaf, but no green one, to the launcher's board.

    Then, in any case, take a top card without a leaf from there to yours (IN-17.22).
    """
    leaves = [c for c in tops(state, me) if bears(c, LEAF) and COLOUR[c] != GREEN]
    card = await pick_top(state, me, "give", leaves)
    if card is not None:
        to_board(state, me, card, launcher)
    leafless = [c for c in tops(state, launcher) if not bears(c, LEAF)]
    card = await pick_top(state, me, "take", leafless)
    if card is not None:
        to_board(state, me, card, me)


@cooperative("paper")
async def paper_splay(state: Innovation, me: Seat) -> None:
    """You may splay your green or blue pile left."""
    await may_splay(state, me, [BLUE, GREEN], LEFT)


@cooperative("paper")
async def paper_draw(state: Innovation, me: Seat) -> None:
    """Draw a 4 for each of your piles that is splayed left."""
    for _ in splayed(state, me, LEFT):
        draw(state, me, 4)


@demand("machinery")
async def machinery(state: Innovation, me: Seat, launcher: Seat) -> None:
    """Swap your whole hand with all the highest cards of the launcher's hand (IN-17.23)."""
    theirs = highest(state.players[launcher].hand)
    swap(state, (me, "hand", list(state.players[me].hand)), (launcher, "hand", theirs))


@cooperative("machinery")
async def machinery_score(state: Innovation, me: Seat) -> None:
    """Score a hand card that bears a castle. You may splay your red pile left."""
    castles = [card for card in state.players[me].hand if bears(card, CASTLE)]
    card = await pick_hand(state, me, "score", castles, by_face=True)
    if card is not None:
        score(state, me, card)
    await may_splay(state, me, [RED], LEFT)


@demand("medicine")
async def medicine(state: Innovation, me: Seat, launcher: Seat) -> None:
    """Swap a highest card of your score pile with a lowest one of the launcher's.

    The launcher picks first, then you (IN-17.24).
    """
    low = await pick_score(state, launcher, "swap", lowest(state.players[launcher].score))
    high = await pick_score(state, me, "swap", highest(state.players[me].score))
    swap(
        state,
        (me, "score", [] if high is None else [high]),
        (launcher, "score", [] if low is None else [low]),
    )


@cooperative("education")
async def education(state: Innovation, me: Seat) -> None:
    """You may return a highest card of your score pile.

    If you do, draw a card two ages above the highest that is left there (IN-17.25).
    """
    pile = state.players[me].score
    card = await pick_score(state, me, "return", highest(pile), optional=True)
    if card is not None:
        put_back(state, me, card)
        draw(state, me, highest_value(pile) + 2)


async def _give_castle(state: Innovation, me: Seat, launcher: Seat) -> int | None:
    """Suffer Feudalism up to the transfer; return the card that moved."""
    castles = [card for card in state.players[me].hand if bears(card, CASTLE)]
    card = await pick_hand(state, me, "give", castles, by_face=True)
    if card is not None:
        to_hand(state, me, card, launcher)
    return card


@demand("feudalism", LAST)
async def feudalism(state: Innovation, me: Seat, launcher: Seat) -> None:
    """Give a hand card with a castle to the launcher's hand.

    If you do, your pile of its colour loses its splay (IN-17.26).
    """
    card = await _give_castle(state, me, launcher)
    if card is not None:
        unsplay(state, me, COLOUR[card])


@demand("feudalism", FIRST)
async def feudalism_first(state: Innovation, me: Seat, launcher: Seat) -> None:
    """Give a hand card with a castle to the launcher's hand."""
    await _give_castle(state, me, launcher)


@cooperative("feudalism")
async def feudalism_splay(state: Innovation, me: Seat) -> None:
    """You may splay your yellow or purple pile left."""
    await may_splay(state, me, [YELLOW, PURPLE], LEFT)
