"""The effects of the cards of age 7."""

from __future__ import annotations

from ludoteca.games.innovation.board import (
    highest,
    highest_value,
    icon_count,
    lowest,
    splayed,
    tops,
)
from ludoteca.games.innovation.cards import (
    AGE,
    BLUE,
    CROWN,
    FACTORY,
    RED,
    RIGHT,
    UP,
    YELLOW,
    bears,
)
from ludoteca.games.innovation.choosing import (
    may,
    may_splay,
    pick_colour,
    pick_hand,
    pick_score,
    pick_top,
    return_all,
    return_some,
    transfer_all,
    transfer_some,
    tuck_some,
)
from ludoteca.games.innovation.effect import cooperative, demand
from ludoteca.games.innovation.picking import question
from ludoteca.games.innovation.state import FIRST, LAST, Innovation
from ludoteca.games.innovation.verbs import (
    draw,
    draw_score,
    put_back,
    reorder,
    score,
    swap,
)
from ludoteca.kernel import Seat


@cooperative("evolution")
async def evolution(state: Innovation, me: Seat) -> None:
    """You may draw and score an 8, then return a score card, or draw above your highest one.

    The draw is from the age one higher; an empty score pile counts as 0 (IN-17.52).
    """
    way = await question(state, me, "evolve", "way", ("score", "draw"), optional=True)
    if way == "score":
        draw_score(state, me, 8)
        card = await pick_score(state, me, "return")
        if card is not None:
            put_back(state, me, card)
    elif way == "draw":
        draw(state, me, highest_value(state.players[me].score) + 1)


@cooperative("publications")
async def publications_reorder(state: Innovation, me: Seat) -> None:
    """You may put one of your piles into another order; it stays splayed as it is.

    The new order is said from the top on, until the rest is to stay as it is; it cannot be the old
    one (IN-17.56).
    """
    piles = state.players[me].piles
    fit = [colour for colour in range(5) if len(piles[colour]) > 1]
    colour = await pick_colour(state, me, "reorder", fit, optional=True)
    if colour is None:
        return
    old = piles[colour][::-1]
    new: list[int] = []
    rest = list(old)
    while len(rest) > 1:
        differs = new != old[: len(new)]
        choices = rest if differs or len(rest) > 2 else rest[1:]
        card = await pick_top(state, me, "put-next", choices, optional=differs)
        if card is None:
            break
        rest.remove(card)
        new.append(card)
    reorder(state, me, colour, (new + rest)[::-1])


@cooperative("publications")
async def publications_splay(state: Innovation, me: Seat) -> None:
    """You may splay your yellow or blue pile up."""
    await may_splay(state, me, (BLUE, YELLOW), UP)


@demand("combustion", LAST)
async def combustion(state: Innovation, me: Seat, launcher: Seat) -> None:
    """I demand a card from your score pile into mine for every four crowns on my board."""
    number = icon_count(state, launcher, CROWN) // 4
    mine = state.players[me].score
    await transfer_some(
        state, me, mine, launcher, "score", least=number, most=number, optional=False
    )


@cooperative("combustion", LAST)
async def combustion_return(state: Innovation, me: Seat) -> None:
    """Return the bottom card of your red pile."""
    red = state.players[me].piles[RED]
    if red:
        put_back(state, me, red[0])


@demand("combustion", FIRST)
async def combustion_first(state: Innovation, me: Seat, launcher: Seat) -> None:
    """I demand two cards from your score pile into mine."""
    mine = state.players[me].score
    await transfer_some(state, me, mine, launcher, "score", least=2, most=2, optional=False)


@demand("explosives")
async def explosives(state: Innovation, me: Seat, launcher: Seat) -> None:
    """I demand the three highest cards of your hand! If that emptied it, draw a 7."""
    best = await pick_highest(state, me, "give", 3)
    transfer_all(state, me, best, launcher, "hand")
    if best and not state.players[me].hand:
        draw(state, me, 7)


async def pick_highest(state: Innovation, me: Seat, verb: str, number: int) -> list[int]:
    """Pick the highest hand card, so many times (IN-17.53); what goes anyway is not asked for."""
    picked: list[int] = []
    hand = list(state.players[me].hand)
    for left in range(min(number, len(hand)), 0, -1):
        best = highest(hand)
        card = best[0] if len(best) <= left else await pick_hand(state, me, verb, best)
        if card is not None:
            hand.remove(card)
            picked.append(card)
    return picked


@cooperative("bicycle")
async def bicycle(state: Innovation, me: Seat) -> None:
    """You may swap your whole hand with your whole score pile; one of the two may be empty."""
    hand, scored = state.players[me].hand, state.players[me].score
    if (hand or scored) and await may(state, me, "swap-all"):
        swap(state, (me, "hand", list(hand)), (me, "score", list(scored)))


@cooperative("electricity")
async def electricity(state: Innovation, me: Seat) -> None:
    """Return all your top cards without a factory, then draw an 8 for each."""
    dark = [card for card in tops(state, me) if not bears(card, FACTORY)]
    await return_all(state, me, dark)
    for _ in dark:
        draw(state, me, 8)


@demand("refrigeration")
async def refrigeration(state: Innovation, me: Seat, launcher: Seat) -> None:
    """I demand you return half of your hand, rounded down."""
    hand = state.players[me].hand
    half = len(hand) // 2
    await return_some(state, me, hand, least=half, most=half, optional=False)


@cooperative("refrigeration")
async def refrigeration_score(state: Innovation, me: Seat) -> None:
    """You may score a hand card."""
    card = await pick_hand(state, me, "score", optional=True)
    if card is not None:
        score(state, me, card)


@demand("sanitation")
async def sanitation(state: Innovation, me: Seat, launcher: Seat) -> None:
    """I demand the two highest cards of your hand for the lowest of mine.

    Mine is settled first; it is none of those received (IN-17.59).
    """
    low = await pick_hand(state, launcher, "swap", lowest(state.players[launcher].hand))
    best = await pick_highest(state, me, "swap", 2)
    swap(state, (me, "hand", best), (launcher, "hand", [] if low is None else [low]))


@cooperative("lighting")
async def lighting(state: Innovation, me: Seat) -> None:
    """You may tuck one to three hand cards; for each value among them draw and score a 7."""
    tucked = await tuck_some(state, me, state.players[me].hand, most=3)
    for _ in {AGE[card] for card in tucked}:
        draw_score(state, me, 7)


@cooperative("railroad")
async def railroad_draw(state: Innovation, me: Seat) -> None:
    """Return your hand, then draw three 6s."""
    await return_all(state, me, state.players[me].hand)
    for _ in range(3):
        draw(state, me, 6)


@cooperative("railroad")
async def railroad_splay(state: Innovation, me: Seat) -> None:
    """You may splay a pile up that is splayed right."""
    await may_splay(state, me, splayed(state, me, RIGHT), UP)
