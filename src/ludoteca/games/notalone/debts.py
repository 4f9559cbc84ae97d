"""What Hunted owe when a card or a token strikes them: choices that all make at once (NA-8.22).

Nobody sees another's choice before all have chosen. What open facts force, such as a discard from a
hand of one card, is not asked. Every debt is part of the state, so that it is asked at rest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from ludoteca.games.notalone import windows
from ludoteca.games.notalone.events import tell, tell_owner
from ludoteca.games.notalone.moves import discard, lose_will, owe
from ludoteca.games.notalone.state import Hunted, NotAlone
from ludoteca.games.notalone.tokens import standing_at
from ludoteca.kernel import Action, Answer, Decision, OneOf, Seat, Some, ask, rest


class Debt(NamedTuple):
    """A kind of debt: its clause, what can be answered, and what the answer does."""

    clause: str
    actions: Callable[[Hunted, int], tuple[Action, ...]]
    pay: Callable[[NotAlone, Seat, Answer], None]
    by_one: bool = False
    """Whether it is paid one by one: somebody who owes two is asked twice (NA-7.14)."""


async def settle(state: NotAlone) -> None:
    """Ask all at once what they owe, and let them pay in seat order."""
    decisions = {seat: decision(state, seat) for seat in state.owed}
    open_ones = [each for each in decisions.values() if each.ways() > 1]
    given: Mapping[Seat, Answer] = {}
    if open_ones:
        await rest()
        given = await ask(*open_ones)
    kind, owed = state.owing, state.owed
    debt = DEBTS[kind]
    owe(state, "", {})
    for seat, each in decisions.items():
        debt.pay(state, seat, given[seat] if seat in given else next(each.answers()))
    if debt.by_one:
        owe(state, kind, {seat: number - 1 for seat, number in owed.items() if number > 1})


def asked(state: NotAlone) -> list[Seat]:
    """Return who has a choice, by open facts."""
    return [seat for seat in state.owed if decision(state, seat).ways() > 1]


def decision(state: NotAlone, seat: Seat) -> Decision:
    """Return what a Hunted is asked who owes."""
    debt = DEBTS[state.owing]
    actions = debt.actions(state.hunted[seat], state.owed[seat])
    why = partial(windows.why_not, state, seat)
    args = {"count": state.owed[seat]} if state.owing == "artemia" else {}
    name = f"notalone-ask-{state.owing}"
    return Decision(seat, name, actions, debt.clause, args, False, why)


def some_of_hand(name: str, clause: str) -> Callable[[Hunted, int], tuple[Action, ...]]:
    """Return what asks for as many cards of the hand as are owed, or all if there are fewer."""

    def actions(one: Hunted, number: int) -> tuple[Action, ...]:
        number = min(number, len(one.hand))
        return (Action(name, (Some("cards", one.hand[:], number, number),), clause),)

    return actions


# NA-6.1 The River


def laid_cards(one: Hunted, number: int) -> tuple[Action, ...]:
    return (Action("keep", (OneOf("card", [laid.card for laid in one.table]),), "NA-6.1"),)


def keep_one_laid(state: NotAlone, seat: Seat, answer: Answer) -> None:
    """Keep one of two cards on the table; the other returns to the hand unseen (NA-6.1)."""
    one, kept = state.hunted[seat], answer["card"]
    (back,) = [laid.card for laid in one.table if laid.card != kept]
    one.table = [laid for laid in one.table if laid.card == kept]
    one.hand.append(back)
    one.hand.sort()
    tell_owner(state, "kept-river", seat, {"seat": seat}, card=back, keep=kept)


# NA-8.5 Ascendancy, NA-8.7 Forbidden Zone, NA-8.11 Phobia


def keep_in_hand(state: NotAlone, seat: Seat, answer: Answer) -> None:
    """Discard all cards in hand but those kept (NA-8.5)."""
    kept = answer["cards"]
    discard(state, seat, [card for card in state.hunted[seat].hand if card not in kept])


def discard_chosen(state: NotAlone, seat: Seat, answer: Answer) -> None:
    """Discard the cards chosen (NA-8.7)."""
    if answer["cards"]:
        discard(state, seat, answer["cards"])


def show_others(state: NotAlone, seat: Seat, answer: Answer) -> None:
    """Show the Creature the cards in hand but those hidden (NA-8.11)."""
    one = state.hunted[seat]
    one.shown = [card for card in one.hand if card not in answer["cards"]]
    seen = {"cards": one.shown[:]}
    facts = {"seat": seat, "n": len(one.shown)}
    tell(state, "shown", facts, {seat: seen, state.creature: seen})


# NA-6.5 Scream and Toxin


def cards_or_will(one: Hunted, number: int) -> tuple[Action, ...]:
    """Scream: exactly two cards of the hand, or 1 Will (NA-8.15)."""
    lose = Action("lose-will", (), "NA-8.15")
    if len(one.hand) < 2:
        return (lose,)
    return Action("discard", (Some("cards", one.hand[:], 2, 2),), "NA-8.15"), lose


def scream(state: NotAlone, seat: Seat, answer: Answer) -> None:
    """Discard two cards, or lose 1 Will (NA-8.15)."""
    if answer["action"] == "discard":
        discard(state, seat, answer["cards"])
    else:
        if lost := lose_will(state.hunted[seat], 1):
            tell(state, "lost-will", {"seat": seat, "n": lost})


def one_survival(one: Hunted, number: int) -> tuple[Action, ...]:
    """Toxin: a Survival card, if there is any (NA-8.16)."""
    parts = (OneOf("survival", one.cards[:]),) if one.cards else ()
    return (Action("discard", parts, "NA-8.16"),)


def toxin(state: NotAlone, seat: Seat, answer: Answer) -> None:
    """Discard a Survival card, openly (NA-8.16)."""
    if "survival" in answer:
        throw(state, seat, state.hunted[seat].cards, answer["survival"])


# NA-6.6 Step C


def strike_artemia(state: NotAlone, seat: Seat, answer: Answer) -> None:
    """Discard for the Artemia token; Mutation costs Will besides (NA-6.6, NA-8.10)."""
    one = state.hunted[seat]
    times = len(standing_at(one, state.artemia_at))
    tell(state, "artemia", {"seat": seat, "n": times})
    discard_chosen(state, seat, answer)
    if "mutation" in state.effects and (lost := lose_will(one, times)):
        tell(state, "lost-will", {"seat": seat, "n": lost})


# NA-7.9 The Shelter


def one_drawn(one: Hunted, number: int) -> tuple[Action, ...]:
    return (Action("keep", (OneOf("survival", one.drawn[:]),), "NA-7.9"),)


def keep_one_drawn(state: NotAlone, seat: Seat, answer: Answer) -> None:
    """Keep a Survival card, discard the other openly; then one may play (NA-7.9, NA-6.18)."""
    one, kept = state.hunted[seat], answer["survival"]
    one.drawn.remove(kept)
    one.cards.append(kept)
    tell_owner(state, "kept", seat, {"seat": seat}, card=kept)
    for card in one.drawn[:]:
        throw(state, seat, one.drawn, card)
    state.drawer = seat


def throw(state: NotAlone, seat: Seat, cards: list[str], card: str) -> None:
    """Put a Survival card on its discard pile."""
    cards.remove(card)
    state.survival_discard.append(card)
    tell(state, "threw", {"seat": seat, "card": card})


DEBTS = {
    "river": Debt("NA-6.1", laid_cards, keep_one_laid),
    "ascendancy": Debt("NA-8.5", some_of_hand("keep", "NA-8.5"), keep_in_hand),
    "phobia": Debt("NA-8.11", some_of_hand("hide", "NA-8.11"), show_others),
    "forbidden-zone": Debt("NA-8.7", some_of_hand("discard", "NA-8.7"), discard_chosen),
    "scream": Debt("NA-8.15", cards_or_will, scream, by_one=True),
    "toxin": Debt("NA-8.16", one_survival, toxin, by_one=True),
    "shelter": Debt("NA-7.9", one_drawn, keep_one_drawn),
    "artemia": Debt("NA-6.6", some_of_hand("discard", "NA-6.6"), strike_artemia),
}
"""What can be owed, by the id of the question."""
