"""One action of a turn: draw, meld, dogma or achieve (IN-3)."""

from __future__ import annotations

from functools import partial

from ludoteca.games.innovation.board import points, top_value, tops
from ludoteca.games.innovation.cards import CARD, ID
from ludoteca.games.innovation.dogma import dogma_action
from ludoteca.games.innovation.ending import judge
from ludoteca.games.innovation.events import tell
from ludoteca.games.innovation.state import Innovation
from ludoteca.games.innovation.verbs import draw, meld
from ludoteca.kernel import Action, Decision, Json, OneOf, Reason, Seat, decide

DRAW = Action("draw", (), "IN-3.2")
PRICE = 5
"""Points that an achievement needs for each of its age's steps (IN-3.5)."""


async def action(state: Innovation) -> None:
    """Ask whose turn it is for one action, and do it (IN-3.1)."""
    me = state.turn
    answer = await decide(question(state, me))
    state.actions -= 1
    state.trail.clear()
    what = answer["action"]
    if what == "draw":
        state.last = (me, what, -1)
        draw(state, me, top_value(state, me))
    elif what == "achieve":
        state.last = (me, what, answer["age"])
        achieve(state, me, answer["age"])
    else:
        card = CARD[answer["card"]]
        state.last = (me, what, card)
        if what == "meld":
            meld(state, me, card)
        else:
            await dogma_action(state, me, card)


def question(state: Innovation, me: Seat) -> Decision:
    """Return what a player may do with an action."""
    actions = [DRAW]
    hand = state.players[me].hand
    if hand:
        cards = OneOf("card", [ID[card] for card in hand], "IN-3.3")
        actions.append(Action("meld", (cards,), "IN-3.3"))
    if active := tops(state, me):
        cards = OneOf("card", [ID[card] for card in active], "IN-3.4")
        actions.append(Action("dogma", (cards,), "IN-3.4"))
    if ages := within_reach(state, me):
        actions.append(Action("achieve", (Ages("age", ages, state, me),), "IN-3.5"))
    why = partial(why_not, state, me)
    args: dict[str, Json] = {"left": state.actions}
    return Decision(me, "innovation-ask-action", tuple(actions), "IN-3.1", args, False, why)


def within_reach(state: Innovation, me: Seat) -> list[int]:
    """Return the ages that a player could achieve now (IN-3.5)."""
    most = points(state, me) // PRICE
    if not most:
        return []
    most = min(most, top_value(state, me))
    return [age for age in state.ages if age <= most]


def achieve(state: Innovation, me: Seat, age: int) -> None:
    """Claim an age achievement; nobody looks at its card (IN-14.4)."""
    state.ages.remove(age)
    state.players[me].ages.append(age)
    tell(state, "achieved", seat=me, age=age)
    judge(state)


class Ages(OneOf):
    """The ages that can be achieved; for another the refusal says what is missing."""

    __slots__ = ("seat", "state")

    def __init__(self, name: str, ages: list[int], state: Innovation, seat: Seat) -> None:
        super().__init__(name, ages, "IN-3.5")
        self.state = state
        self.seat = seat

    def refusal(self, value: Json) -> Reason | None:
        """Say why an age cannot be achieved, or None when it can."""
        reason = super().refusal(value)
        if reason is not None and type(value) is int and 1 <= value <= 9:
            return missing(self.state, self.seat, value) or reason
        return reason


def missing(state: Innovation, me: Seat, age: int) -> Reason | None:
    """Say what is missing for an age achievement."""
    if age not in state.ages:
        return Reason("innovation-why-taken", "IN-3.5", {"age": age})
    have = points(state, me)
    if have < PRICE * age:
        args = {"age": age, "need": PRICE * age, "have": have}
        return Reason("innovation-why-points", "IN-3.5", args)
    if top_value(state, me) < age:
        return Reason("innovation-why-top", "IN-3.5", {"age": age, "have": top_value(state, me)})
    return None


def why_not(state: Innovation, me: Seat, name: str) -> Reason | None:
    """Say why an action cannot be taken at all now; of achievements, for the lowest one."""
    match name:
        case "meld":
            return Reason("innovation-why-no-hand", "IN-3.3")
        case "dogma":
            return Reason("innovation-why-no-top", "IN-3.4")
        case "achieve" if state.ages:
            return missing(state, me, state.ages[0])
        case "achieve":
            return Reason("innovation-why-no-ages", "IN-3.5")
        case "pass":
            return Reason("innovation-why-no-pass", "IN-3.1")
    return None
