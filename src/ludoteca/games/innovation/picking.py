"""Asking for one card, colour, value or player in the middle of an effect; see `choosing`.

What leaves no choice is done without asking only where open facts show it (IN-15.1).
"""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.innovation.cards import AGE, CARD, COLOURS, ID, SPLAYS
from ludoteca.games.innovation.events import tell
from ludoteca.games.innovation.state import Innovation
from ludoteca.games.innovation.verbs import splay
from ludoteca.kernel import Action, Decision, Id, Json, Number, OneOf, Seat, decide

PASS = Action("pass", (), "IN-15.6")
YES_OR_NO = (Action("yes", (), "IN-15.6"), Action("no", (), "IN-15.6"))


async def pick_hand(
    state: Innovation,
    me: Seat,
    verb: str,
    cards: Sequence[int] | None = None,
    *,
    optional: bool = False,
    by_face: bool = False,
) -> int | None:
    """Let `me` pick one of `cards` of the own hand; all of it, if not said.

    `by_face` tells that colours or icons decide which cards are fit, so that others cannot see
    whether there is a choice.
    """
    hand = state.players[me].hand
    return await pick_hidden(
        state, me, verb, hand, hand if cards is None else cards, optional, by_face
    )


async def pick_score(
    state: Innovation,
    me: Seat,
    verb: str,
    cards: Sequence[int] | None = None,
    *,
    optional: bool = False,
    by_face: bool = False,
) -> int | None:
    """Let `me` pick one of `cards` of the own score pile, as in `pick_hand`."""
    pile = state.players[me].score
    return await pick_hidden(
        state, me, verb, pile, pile if cards is None else cards, optional, by_face
    )


async def pick_hidden(
    state: Innovation,
    me: Seat,
    verb: str,
    zone: Sequence[int],
    cards: Sequence[int],
    optional: bool,
    by_face: bool,
) -> int | None:
    """Let `me` pick one of the `cards` that lie in an own hidden `zone`."""
    if not cards:
        if not by_face or not zone:
            return None
        if not optional:
            say_none(state, me)  # IN-15.2
            return None
        await question(state, me, verb, "card", (), optional=True)  # IN-15.3
        return None
    if len(cards) == 1 and not optional and not by_face:
        return cards[0]
    card = await question(state, me, verb, "card", [ID[card] for card in cards], optional=optional)
    return None if card is None else CARD[str(card)]


async def pick_top(
    state: Innovation, me: Seat, verb: str, cards: Sequence[int], *, optional: bool = False
) -> int | None:
    """Let `me` pick one of `cards` that all can see; a single one goes by itself if it must."""
    return await pick_hidden(state, me, verb, (), cards, optional, by_face=False)


async def pick_back(state: Innovation, me: Seat, verb: str, seats: Sequence[Seat]) -> int | None:
    """Let `me` pick a player's score pile and an age; chance takes a card of it (IN-14.7)."""
    backs: dict[str, list[int]] = {}
    for seat in seats:
        for card in sorted(state.players[seat].score, key=AGE.__getitem__):
            backs.setdefault(f"{seat}:{AGE[card]}", []).append(card)
    if not backs:
        return None
    back: Id | None = next(iter(backs))
    if len(backs) > 1:
        back = await question(state, me, verb, "back", list(backs))
    cards = backs[str(back)]
    return cards[0] if len(cards) == 1 else state.chance.pick(cards)


async def pick_colour(
    state: Innovation,
    me: Seat,
    verb: str,
    colours: Sequence[int],
    *,
    optional: bool = False,
    **args: Json,
) -> int | None:
    """Let `me` pick one of `colours`; a single one goes by itself if it must."""
    if not colours:
        return None
    if len(colours) == 1 and not optional:
        return colours[0]
    names = [COLOURS[colour] for colour in colours]
    name = await question(state, me, verb, "colour", names, optional=optional, **args)
    return None if name is None else COLOURS.index(str(name))


async def name_colour(state: Innovation, me: Seat, colours: Sequence[int]) -> int:
    """Let `me` name a colour for all to hear."""
    colour = await pick_colour(state, me, "name-colour", colours)
    assert colour is not None
    state.trail.append(COLOURS[colour])
    tell(state, "named-colour", seat=me, colour=COLOURS[colour])
    return colour


async def pick_value(state: Innovation, me: Seat, low: int = 1, high: int = 10) -> int:
    """Let `me` name a value for all to hear."""
    actions = (Action("choose", (Number("value", low, high, "IN-9.3"),), "IN-9.3"),)
    ask = "innovation-ask-name-value"
    answer = await decide(Decision(me, ask, actions, "IN-9.3", _under_way(state)))
    state.trail.append(f"value-{answer['value']}")
    tell(state, "named-value", seat=me, value=answer["value"])
    return int(answer["value"])


async def pick_seat(
    state: Innovation, me: Seat, verb: str, seats: Sequence[Seat], *, optional: bool = False
) -> Seat | None:
    """Let `me` name one of `seats` for all to hear; a single one goes by itself if it must."""
    if not seats:
        return None
    seat: Id | None = seats[0]
    if len(seats) > 1 or optional:
        seat = await question(state, me, verb, "seat", seats, optional=optional)
    if seat is None:
        return None
    state.trail.append(f"seat-{seat}")
    tell(state, "named-seat", seat=me, who=seat)
    return int(seat)


async def may(state: Innovation, me: Seat, verb: str, **args: Json) -> bool:
    """Offer something to `me`, all or nothing; true for yes."""
    args = {**_under_way(state), **args}
    answer = await decide(Decision(me, f"innovation-ask-{verb}", YES_OR_NO, "IN-15.6", args))
    return bool(answer["action"] == "yes")


async def may_splay(
    state: Innovation, me: Seat, colours: Sequence[int], direction: int
) -> int | None:
    """Offer `me` to splay one pile of these colours; return which is splayed (IN-5.7, IN-5.8)."""
    player = state.players[me]
    fit = [
        colour
        for colour in colours
        if len(player.piles[colour]) > 1 and player.splays[colour] != direction
    ]
    way = SPLAYS[direction]
    colour = await pick_colour(state, me, "splay", fit, optional=True, direction=way)
    if colour is not None:
        splay(state, me, colour, direction)
    return colour


async def question(
    state: Innovation,
    me: Seat,
    verb: str,
    part: str,
    choices: Sequence[Id],
    *,
    optional: bool = False,
    **args: Json,
) -> Id | None:
    """Ask `me` for one of `choices`; None for a pass."""
    clause = "IN-15.6" if optional else "IN-9.3"
    actions: tuple[Action, ...]
    if choices:
        choose = Action("choose", (OneOf(part, choices, clause),), clause)
        actions = (choose, PASS) if optional else (choose,)
    else:
        actions = (PASS,)
    under_way = _under_way(state)
    if args:
        under_way.update(args)
    answer = await decide(Decision(me, f"innovation-ask-{verb}", actions, clause, under_way))
    chosen: Id | None = answer.get(part)
    return chosen


def say_none(state: Innovation, me: Seat) -> None:
    """Tell that a player who holds cards has none that is fit for what must be done (IN-15.2)."""
    if state.dogma is not None:
        tell(state, "no-card", seat=me, card=ID[state.dogma.card], number=state.dogma.number)


def _under_way(state: Innovation) -> dict[str, Json]:
    """Return which effect of which card asks."""
    dogma = state.dogma
    if dogma is None:
        return {}
    return {"card": ID[dogma.card], "effect": dogma.number}
