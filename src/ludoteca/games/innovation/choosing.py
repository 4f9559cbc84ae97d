"""What effects ask players for, and all that is done without asking (IN-15).

A question has the id "innovation-ask-VERB" and says which effect of which card asks. The verbs of
moving several cards are "return", "meld", "tuck", "score", "give". One card, colour, value or
player is asked for in `picking`; here are the questions for several cards, which are picked and
moved one by one (IN-9.5).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import NamedTuple

from ludoteca.games.innovation.cards import AGE, CARD, ID
from ludoteca.games.innovation.dogma import carry_out
from ludoteca.games.innovation.moving import owner_of, zone_of
from ludoteca.games.innovation.picking import (
    may,
    may_splay,
    name_colour,
    pick_back,
    pick_colour,
    pick_hand,
    pick_hidden,
    pick_score,
    pick_seat,
    pick_top,
    pick_value,
    question,
)
from ludoteca.games.innovation.state import Innovation
from ludoteca.games.innovation.verbs import (
    meld,
    put_back,
    score,
    score_together,
    to_board,
    to_hand,
    to_score,
    transfer_together,
    tuck,
)
from ludoteca.kernel import Seat

__all__ = [
    "carry_out",
    "may",
    "may_splay",
    "meld_all",
    "meld_some",
    "name_colour",
    "pick_back",
    "pick_colour",
    "pick_hand",
    "pick_score",
    "pick_seat",
    "pick_top",
    "pick_value",
    "return_all",
    "return_some",
    "score_all",
    "score_some",
    "transfer_all",
    "transfer_some",
    "tuck_all",
    "tuck_some",
]


class Way(NamedTuple):
    """How cards go: what the question is called, how one goes, and how many at once, if so."""

    verb: str
    one: Callable[[Innovation, Seat, int], None]
    together: Callable[[Innovation, Seat, Collection[int]], None] | None = None
    """For a set whose order nobody can see."""
    in_order: bool = False
    """Whether the order matters, so that it is asked for (IN-15.4)."""


RETURN = Way("return", put_back)
MELD = Way("meld", meld, in_order=True)
TUCK = Way("tuck", tuck, in_order=True)
SCORE = Way("score", score, score_together)


async def _some(
    how: Way,
    state: Innovation,
    me: Seat,
    cards: Sequence[int],
    *,
    least: int = 1,
    most: int,
    optional: bool = True,
    by_face: bool = False,
) -> list[int]:
    """Let `me` move `least` to `most` of `cards`, all of one own zone; return which.

    They are picked one by one; once begun, `least` of them must go (IN-9.4, IN-9.5).
    """
    player, rest = state.players[me], list(cards)
    zone = player.score if rest and zone_of(state, rest[0]) == "score" else player.hand
    if by_face:
        if most >= len(rest):
            most = len(zone)  # whether there are more must not show (IN-15.1, IN-15.3)
        if optional and len(rest) < least:
            rest = []  # IN-9.7
    else:
        if optional and len(rest) < least:
            return []  # IN-9.7
        most = min(most, len(rest))
        least = min(least, most)
    moved: list[int] = []
    while len(moved) < most:
        may_stop = len(moved) >= least if moved else optional
        if not may_stop and len(rest) <= least - len(moved) and not by_face:
            moved += await _all(how, state, me, rest)
            break
        card = await pick_hidden(state, me, how.verb, zone, rest, may_stop, by_face)
        if card is None:
            break
        rest.remove(card)
        moved.append(card)
        how.one(state, me, card)
    return moved


return_some = partial(_some, RETURN)
meld_some = partial(_some, MELD)
tuck_some = partial(_some, TUCK)
score_some = partial(_some, SCORE)


async def transfer_some(
    state: Innovation,
    me: Seat,
    cards: Sequence[int],
    to: Seat,
    zone: str,
    *,
    least: int = 1,
    most: int,
    optional: bool = False,
) -> list[int]:
    """Let `me` transfer `least` to `most` of `cards` to a "hand", "score" or "board"."""
    how = _giving(to, zone)
    return await _some(how, state, me, cards, least=least, most=most, optional=optional)


async def return_all(state: Innovation, me: Seat, cards: Sequence[int]) -> list[int]:
    """Let `me` return all of `cards`, whosever they are; asked for their order within an age."""
    moved: list[int] = []
    for age in sorted({AGE[card] for card in cards}):
        rest = [card for card in cards if AGE[card] == age]
        while rest:
            card = await _next_of_age(state, me, rest)
            rest.remove(card)
            moved.append(card)
            put_back(state, me, card)
    return moved


async def _next_of_age(state: Innovation, me: Seat, cards: list[int]) -> int:
    """Let `me` pick which card of an age is returned next (IN-15.4); of backs chance picks one."""
    by_name: dict[str, list[int]] = {}
    for card in cards:
        hidden = zone_of(state, card) in ("hand", "score") and owner_of(state, card) != me
        name = f"{owner_of(state, card)}:{AGE[card]}" if hidden else ID[card]
        by_name.setdefault(name, []).append(card)
    name = next(iter(by_name))
    if len(by_name) > 1:
        part = "card" if all(each in CARD for each in by_name) else "back"
        name = str(await question(state, me, "return", part, list(by_name)))
    same = by_name[name]
    return same[0] if len(same) == 1 else state.chance.pick(same)


async def _all(how: Way, state: Innovation, me: Seat, cards: Sequence[int]) -> list[int]:
    """Move all of `cards`; `me` is asked for the order where it matters, but for the last."""
    if how is RETURN:
        return await return_all(state, me, cards)
    rest = list(cards)
    if how.together is not None:
        how.together(state, me, rest)
        return rest
    moved: list[int] = []
    while rest:
        card = rest[0]
        if len(rest) > 1 and how.in_order:
            names = [ID[each] for each in rest]
            card = CARD[str(await question(state, me, how.verb, "card", names))]
        rest.remove(card)
        moved.append(card)
        how.one(state, me, card)
    return moved


meld_all = partial(_all, MELD)
tuck_all = partial(_all, TUCK)


def score_all(state: Innovation, me: Seat, cards: Sequence[int]) -> list[int]:
    """Score all of `cards`, in the order given (IN-15.4)."""
    moved = list(cards)
    score_together(state, me, moved)
    return moved


def transfer_all(
    state: Innovation, me: Seat, cards: Sequence[int], to: Seat, zone: str
) -> list[int]:
    """Transfer all of `cards` to a "hand", "score" or "board", in the order given (IN-15.4)."""
    moved = list(cards)
    if zone == "board":
        for card in moved:
            to_board(state, me, card, to)
    else:
        transfer_together(state, moved, to, zone)
    return moved


def _giving(seat: Seat, zone: str) -> Way:
    """Return the transfer to a "hand", "score" pile or "board" of `seat`."""
    verb = {"hand": to_hand, "score": to_score, "board": to_board}[zone]

    def one(state: Innovation, me: Seat, card: int) -> None:
        verb(state, me, card, seat)

    def together(state: Innovation, me: Seat, cards: Collection[int]) -> None:
        transfer_together(state, cards, seat, zone)

    return Way("give", one, None if zone == "board" else together)
