"""Resolving a place (NA-6.9): what the Hunted on turn may do, while others may interrupt."""

from __future__ import annotations

from functools import partial

from ludoteca.games.notalone import places, windows
from ludoteca.games.notalone.cards import SURVIVAL
from ludoteca.games.notalone.events import tell
from ludoteca.games.notalone.moments import entitled
from ludoteca.games.notalone.moves import take_from_pile
from ludoteca.games.notalone.state import RESOLVED, WAITING, Hunted, Laid, NotAlone
from ludoteca.games.notalone.tokens import is_ineffective
from ludoteca.kernel import Action, Answer, Decision, Json, OneOf, Reason, Seat, first, rest

NOTHING = Action("nothing", (), "NA-6.9")
NO_PILE = Reason("notalone-why-empty-pile", "NA-6.9")


async def choose_first(state: NotAlone, cards: list[Laid]) -> None:
    """Let a Hunted with two locations choose which to resolve first (NA-6.4, NA-7.12)."""
    seat = state.mover
    actions = [Action("resolve", (OneOf("card", [laid.card for laid in cards]),), "NA-6.4")]
    await ask_mover(state, seat, "order", actions, "NA-6.4")


async def resolve(state: NotAlone, one: Hunted) -> None:
    """Let a Hunted use the power, take a card back, or do nothing (NA-6.9).

    Who can only do nothing, as all can see, is not asked.
    """
    seat = state.mover
    laid = resolved_card(state, one)
    place = state.copying or laid.using or laid.at
    facts = {"seat": seat, "card": laid.card, "place": place}
    if is_ineffective(state, laid.at):
        tell(state, "ineffective", {**facts, "place": laid.at})
        finish(state, laid)
        return
    actions = places.actions(state, seat, laid, place)
    if one.pile:
        actions.append(Action("take", (OneOf("card", sorted(one.pile)),), "NA-6.9"))
    if not actions:
        tell(state, "nothing", facts)
        finish(state, laid)
        return
    actions.append(NOTHING)
    await ask_mover(state, seat, "resolve", actions, "NA-6.9", {"card": laid.card, "place": place})


async def let_drawer_play(state: NotAlone) -> None:
    """Let who has drawn a Survival card play one before the next seat acts (NA-6.18)."""
    seat = state.drawer
    if entitled(state, seat) and seat not in state.ahead:
        await ask_mover(state, seat, "drawn", [windows.PASS], "NA-6.18")
    else:
        state.drawer = -1


async def ask_mover(
    state: NotAlone,
    seat: Seat,
    name: str,
    actions: list[Action],
    clause: str,
    args: dict[str, Json] | None = None,
) -> None:
    """Ask a Hunted; meanwhile all others who are entitled may play (NA-6.15)."""
    if entitled(state, seat):
        actions += windows.card_actions(state, seat)
    why = partial(why_not, state, seat)
    ask = f"notalone-ask-{name}"
    decision = Decision(seat, ask, tuple(actions), clause, args or {}, False, why)
    offers = windows.offers(state, seat)
    await rest()
    by, answer = await first(decision, *offers)
    if by == seat:
        move(state, seat, answer)
    else:
        windows.act(state, by, answer)


def why_not(state: NotAlone, seat: Seat, name: str) -> Reason | None:
    """Say why a Hunted who resolves cannot do something now, or play a card."""
    if state.card and state.drawer < 0:
        if name == "take":
            return NO_PILE
        laid = resolved_card(state, state.hunted[seat])
        place = state.copying or laid.using or laid.at
        if (reason := places.why_not(state, seat, place, name)) is not None:
            return reason
    return windows.why_not(state, seat, name)


def move(state: NotAlone, seat: Seat, answer: Answer) -> None:
    """Do what the Hunted who was asked has answered."""
    name = answer["action"]
    if name == "resolve":
        state.card = answer["card"]
        tell(state, "resolving", {"seat": seat, "card": state.card})
    elif name == "pass":
        state.drawer = -1
    elif name in SURVIVAL:
        windows.act(state, seat, answer)
    else:
        use(state, seat, answer)


def use(state: NotAlone, seat: Seat, answer: Answer) -> None:
    """Resolve a place: use the power, take one card back, or do nothing (NA-6.9)."""
    laid = resolved_card(state, state.hunted[seat])
    place = state.copying or laid.using or laid.at
    facts = {"seat": seat, "card": laid.card, "place": place}
    name = answer["action"]
    if name == "copy":  # NA-7.2: the choices of NA-6.9 follow, for the copied place
        state.copying = answer["place"]
        tell(state, "copied", {**facts, "place": state.copying})
        return
    if name == "take":
        take_from_pile(state, seat, [answer["card"]])
    elif name == "nothing":
        tell(state, "nothing", facts)
    else:
        tell(state, "resolved", facts)
        places.use(state, seat, laid, place, answer)
    finish(state, laid)


def finish(state: NotAlone, laid: Laid) -> None:
    """Note that a place is resolved; a card taken back has no place any more (NA-6.13)."""
    if laid.state == WAITING:
        laid.state = RESOLVED
    state.card = state.copying = 0


def resolved_card(state: NotAlone, one: Hunted) -> Laid:
    """Return the card that is being resolved."""
    for laid in one.table:
        if laid.card == state.card:
            return laid
    raise AssertionError("no card is being resolved")
