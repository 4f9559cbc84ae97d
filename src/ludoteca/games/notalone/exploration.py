"""Phase 1, Exploration (NA-4): all Hunted lay cards at the same time; Resist and Give Up."""

from __future__ import annotations

from functools import partial

from ludoteca.games.notalone import windows
from ludoteca.games.notalone.events import tell_owner
from ludoteca.games.notalone.hunting import begin_hunting
from ludoteca.games.notalone.moments import entitled
from ludoteca.games.notalone.moves import (
    WILL,
    advance_assimilation,
    lose_will,
    take_from_pile,
    take_laid_back,
)
from ludoteca.games.notalone.planet import BIT
from ludoteca.games.notalone.state import Hunted, Laid, NotAlone
from ludoteca.kernel import Action, Answer, Decision, Json, Reason, Seat, Some

TAKE_BACK = Action("take-back", (), "NA-4.2")
GIVE_UP = Action("give-up", (), "NA-4.7")
TOO_FEW = Reason("notalone-why-too-few", "NA-4.9")
LAID = Reason("notalone-why-laid", "NA-4.2")
NO_PILE = Reason("notalone-why-empty-pile", "NA-4.4")
NOTHING_TO_GAIN = Reason("notalone-why-nothing-to-gain", "NA-4.8")


async def exploration(state: NotAlone) -> None:
    """Let the Hunted lay, until all have laid and the Creature has passed (NA-4.3)."""
    while state.phase == "exploration":
        if not await windows.ask_all(state, question, act):
            windows.end_phase(state)
            begin_hunting(state)


def question(state: NotAlone, seat: Seat) -> Decision | None:
    """Return what a seat is asked; an offer goes to who has laid or passed (NA-4.2, NA-3.8)."""
    if seat == state.creature:
        return creature_question(state, seat)
    return hunted_question(state, seat)


def creature_question(state: NotAlone, seat: Seat) -> Decision | None:
    """Ask the Creature, who may play at any time while the phase is open (NA-4.11)."""
    if not entitled(state, seat):
        return None
    offer = seat in state.passed
    actions = windows.card_actions(state, seat)
    if not offer:
        actions.insert(0, windows.PASS)
    if not actions:
        return None
    why = partial(windows.why_not, state, seat)
    name = "notalone-ask-exploration-creature"
    return Decision(seat, name, tuple(actions), "NA-4.11", {}, offer, why)


def hunted_question(state: NotAlone, seat: Seat) -> Decision:
    """Ask a Hunted to lay, or to Resist or Give Up first; whoever has laid may take it back."""
    one = state.hunted[seat]
    number = 2 if one.two else 1
    actions = [TAKE_BACK] if one.table else choices(state, one, number)
    if entitled(state, seat):
        actions += windows.card_actions(state, seat)
    why = partial(why_not, state, seat)
    args = {"count": number}
    laid = bool(one.table)
    return Decision(seat, "notalone-ask-explore", tuple(actions), "NA-4.1", args, laid, why)


def choices(state: NotAlone, one: Hunted, number: int) -> list[Action]:
    """Return what a Hunted can do who has not laid (NA-4.1, NA-4.4, NA-4.7)."""
    hand = may_lay(state, one)
    actions = []
    if len(hand) >= number:
        actions.append(Action("lay", (LayPart(hand, number, state.barred),), "NA-4.1"))
    pile = one.pile
    if pile:
        most = min(2, len(pile))
        actions.append(Action("resist", (Some("cards", sorted(pile), most, most),), "NA-4.4"))
    if pile or one.will < WILL:
        actions.append(GIVE_UP)
    return actions


def may_lay(state: NotAlone, one: Hunted) -> list[int]:
    """Return the cards in hand that Force Field does not bar (NA-8.3)."""
    if not state.barred:
        return one.hand
    return [card for card in one.hand if not BIT[card] & state.barred]


class LayPart(Some):
    """The cards to be laid; says which clause forbids others."""

    __slots__ = ("_barred",)

    def __init__(self, hand: list[int], number: int, barred: int) -> None:
        super().__init__("cards", hand, number, number, "NA-4.1")
        self._barred = barred

    def refusal(self, value: Json) -> Reason | None:
        reason = super().refusal(value)
        if reason is None or type(value) is not list:
            return reason
        for card in value:
            if type(card) is int and 0 < card < len(BIT) and BIT[card] & self._barred:
                return Reason("notalone-why-force-field", "NA-8.3", {"place": card})
        if reason.text == "kernel-not-so-many":
            return Reason("notalone-why-two", "NA-4.1", {"count": self.least})
        return reason


def why_not(state: NotAlone, seat: Seat, name: str) -> Reason | None:
    """Say why a Hunted cannot do now what belongs to Exploration, or play a card."""
    one = state.hunted[seat]
    if name in ("lay", "resist", "give-up"):
        if one.table:
            return LAID
        if name == "lay":
            return TOO_FEW._replace(args={"count": 2 if one.two else 1})
        return NO_PILE if name == "resist" else NOTHING_TO_GAIN
    return windows.why_not(state, seat, name)


def act(state: NotAlone, seat: Seat, answer: Answer) -> None:
    """Do what a seat has answered."""
    name = answer["action"]
    if name == "lay":
        lay(state, seat, answer["cards"])
    elif name == "take-back":
        take_laid_back(state, seat)
    elif name == "resist":
        resist(state, seat, answer["cards"])
    elif name == "give-up":
        give_up(state, seat)
    else:
        windows.act(state, seat, answer)


def lay(state: NotAlone, seat: Seat, cards: list[int]) -> None:
    """Lay cards face down (NA-4.1)."""
    one = state.hunted[seat]
    cards = sorted(cards)
    for card in cards:
        one.hand.remove(card)
        one.table.append(Laid(card, card))
    tell_owner(state, "laid", seat, {"seat": seat}, cards=cards)


def resist(state: NotAlone, seat: Seat, cards: list[int]) -> None:
    """Spend 1 Will for 2 cards (NA-4.4); whoever spends the last one must Give Up (NA-4.6)."""
    one = state.hunted[seat]
    lose_will(one, 1)
    take_from_pile(state, seat, cards, "resisted")
    if not one.will:
        give_up(state, seat)


def give_up(state: NotAlone, seat: Seat) -> None:
    """Set Will to 3, take the whole discard pile; Assimilation advances (NA-4.7)."""
    one = state.hunted[seat]
    one.will = WILL
    take_from_pile(state, seat, one.pile[:], "gave-up")
    advance_assimilation(state, "gave-up")
