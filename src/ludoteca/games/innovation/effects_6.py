"""The effects of the cards of age 6."""

from __future__ import annotations

from ludoteca.games.innovation.board import (
    highest,
    highest_value,
    icon_count,
    lowest,
    opponents,
    showing,
    tops,
)
from ludoteca.games.innovation.cards import (
    BLUE,
    COLOUR,
    FACTORY,
    GREEN,
    PURPLE,
    RED,
    RIGHT,
    YELLOW,
    bears,
)
from ludoteca.games.innovation.choosing import (
    may,
    may_splay,
    meld_all,
    pick_hand,
    return_all,
    return_some,
    score_all,
    transfer_all,
)
from ludoteca.games.innovation.effect import cooperative, demand
from ludoteca.games.innovation.state import FIRST, LAST, Innovation
from ludoteca.games.innovation.verbs import (
    demand_moved,
    did_demand_move,
    draw,
    draw_meld,
    draw_score,
    draw_tuck,
    show,
    to_score,
)
from ludoteca.kernel.types import Seat


@cooperative("atomic-theory")
async def atomic_theory_splay(state: Innovation, me: Seat) -> None:
    """You may splay your blue pile right."""
    await may_splay(state, me, [BLUE], RIGHT)


@cooperative("atomic-theory")
async def atomic_theory_meld(state: Innovation, me: Seat) -> None:
    """Draw from age 7 and meld."""
    draw_meld(state, me, 7)


@cooperative("encyclopedia")
async def encyclopedia(state: Innovation, me: Seat) -> None:
    """You may meld all the highest cards of your score pile."""
    cards = highest(state.players[me].score)
    if cards and await may(state, me, "meld-all"):
        await meld_all(state, me, cards)


@cooperative("industrialization", edition=LAST)
async def industrialization_tuck(state: Innovation, me: Seat) -> None:
    """Draw from age 6 and tuck for every pile of yours that shows a factory (IN-17.47)."""
    for _ in showing(state, me, FACTORY):
        draw_tuck(state, me, 6)


@cooperative("industrialization", edition=FIRST)
async def industrialization_tuck_first(state: Innovation, me: Seat) -> None:
    """Draw from age 6 and tuck for every two factories on your board (IN-17.47)."""
    for _ in range(icon_count(state, me, FACTORY) // 2):
        draw_tuck(state, me, 6)


@cooperative("industrialization")
async def industrialization_splay(state: Innovation, me: Seat) -> None:
    """You may splay your red or your purple pile right."""
    await may_splay(state, me, [RED, PURPLE], RIGHT)


@cooperative("machine-tools")
async def machine_tools(state: Innovation, me: Seat) -> None:
    """Draw from the age of the highest card of your score pile and score."""
    draw_score(state, me, highest_value(state.players[me].score))


@cooperative("classification")
async def classification(state: Innovation, me: Seat) -> None:
    """Show a hand card; take all cards of its colour from opponents' hands; meld all you hold.

    All opponents give, whatever their icons (IN-17.44).
    """
    shown = await pick_hand(state, me, "show")
    if shown is None:
        return
    show(state, me, shown)
    for seat in opponents(state, me):
        transfer_all(state, me, of_colour(state, seat, COLOUR[shown]), me, "hand")
    await meld_all(state, me, of_colour(state, me, COLOUR[shown]))


def of_colour(state: Innovation, seat: Seat, colour: int) -> list[int]:
    return [card for card in state.players[seat].hand if COLOUR[card] == colour]


@cooperative("metric-system")
async def metric_system_any(state: Innovation, me: Seat) -> None:
    """You may splay any pile of yours right, if your green one is."""
    if state.players[me].splays[GREEN] == RIGHT:
        await may_splay(state, me, range(5), RIGHT)


@cooperative("metric-system")
async def metric_system_green(state: Innovation, me: Seat) -> None:
    """You may splay your green pile right."""
    await may_splay(state, me, [GREEN], RIGHT)


@cooperative("canning")
async def canning_score(state: Innovation, me: Seat) -> None:
    """You may draw from age 6 and tuck; then score all your top cards without a factory.

    The top cards are those after the tuck, the ones they uncover stay (IN-6.10, IN-17.43).
    """
    if await may(state, me, "draw-tuck"):
        draw_tuck(state, me, 6)
        score_all(state, me, [card for card in tops(state, me) if not bears(card, FACTORY)])


@cooperative("canning")
async def canning_splay(state: Innovation, me: Seat) -> None:
    """You may splay your yellow pile right."""
    await may_splay(state, me, [YELLOW], RIGHT)


@demand("vaccination")
async def vaccination_demand(state: Innovation, me: Seat, launcher: Seat) -> None:
    """Return all the lowest cards of your score pile; if any, draw from age 6 and meld."""
    cards = lowest(state.players[me].score)
    if cards:
        await return_all(state, me, cards)
        demand_moved(state)
        draw_meld(state, me, 6)


@cooperative("vaccination")
async def vaccination_meld(state: Innovation, me: Seat) -> None:
    """Draw from age 7 and meld, if the demand made somebody return a card (IN-7.9)."""
    if did_demand_move(state):
        draw_meld(state, me, 7)


@cooperative("democracy")
async def democracy(state: Innovation, me: Seat) -> None:
    """You may return any number of hand cards; draw from age 8 and score, if that beats all others.

    What counts is what each has returned by Democracy in this action (IN-7.9, IN-17.45).
    """
    assert state.dogma is not None
    hand, returned = state.players[me].hand, state.dogma.returned
    returned[me] += len(await return_some(state, me, hand, most=len(hand)))
    if all(returned[me] > number for seat, number in enumerate(returned) if seat != me):
        draw_score(state, me, 8)


@demand("emancipation")
async def emancipation_demand(state: Innovation, me: Seat, launcher: Seat) -> None:
    """Transfer a hand card to my score pile; then draw from age 6."""
    card = await pick_hand(state, me, "give")
    if card is not None:
        to_score(state, me, card, launcher)
        draw(state, me, 6)


@cooperative("emancipation")
async def emancipation_splay(state: Innovation, me: Seat) -> None:
    """You may splay your red or your purple pile right."""
    await may_splay(state, me, [RED, PURPLE], RIGHT)
