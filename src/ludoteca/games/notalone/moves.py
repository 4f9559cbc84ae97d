"""What happens again and again: counters advance, Will is lost, cards are drawn and moved."""

from __future__ import annotations

from bisect import insort
from typing import NoReturn

from ludoteca.games.notalone.events import tell, tell_owner, tell_pile
from ludoteca.games.notalone.state import BACK, Hunted, Laid, NotAlone
from ludoteca.kernel import GameOver

WILL = 3


def advance_rescue(state: NotAlone, cause: str) -> None:
    """Move the Rescue counter one space; at Victory the Hunted win at once (NA-10.6)."""
    state.rescue -= 1
    tell(state, "rescue", {"left": state.rescue, "cause": cause})
    if not state.rescue:
        end(state)


def advance_assimilation(state: NotAlone, cause: str) -> None:
    """Move the Assimilation counter one space; at Victory the Creature wins at once (NA-10.6)."""
    state.assimilation -= 1
    tell(state, "assimilation", {"left": state.assimilation, "cause": cause})
    if not state.assimilation:
        end(state)


def end(state: NotAlone) -> NoReturn:
    """End the match at once (NA-10.6)."""
    state.phase = "over"
    raise GameOver


def gain_will(state: NotAlone, seat: int, *, by: int) -> None:
    """Give a Hunted 1 Will, at most 3 in all (NA-7.11, NA-9.2)."""
    state.hunted[seat].will += 1
    if by == seat:
        tell(state, "regained", {"seat": seat, "n": 1})
    else:
        tell(state, "healed", {"seat": seat, "by": by})


def lose_will(one: Hunted, amount: int) -> int:
    """Take Will, never below 0 (NA-6.7); return how much was lost."""
    lost = min(amount, one.will)
    one.will -= lost
    return lost


def take_from_pile(state: NotAlone, seat: int, cards: list[int], told: str = "took") -> None:
    """Move cards from a Hunted's discard pile to the hand."""
    one = state.hunted[seat]
    for card in cards:
        one.pile.remove(card)
        insort(one.hand, card)
    tell_pile(state, told, seat, sorted(cards))


def discard(state: NotAlone, seat: int, cards: list[int]) -> None:
    """Move cards from a Hunted's hand to the discard pile, the last one on top."""
    one = state.hunted[seat]
    for card in cards:
        one.hand.remove(card)
        if not state.smoke and card in one.shown:
            one.shown.remove(card)
        one.pile.append(card)
    tell_pile(state, "discarded", seat, cards)


def take_back(state: NotAlone, seat: int, laid: Laid) -> None:
    """Let a card return from the table to the hand by its own power (NA-6.13)."""
    laid.state = BACK
    insort(state.hunted[seat].hand, laid.card)
    tell(state, "back", {"seat": seat, "card": laid.card})


def take_laid_back(state: NotAlone, seat: int) -> None:
    """Let a Hunted take back what lies face down, to choose again (NA-4.2)."""
    one = state.hunted[seat]
    cards = [laid.card for laid in one.table]
    one.table.clear()
    for card in cards:
        insort(one.hand, card)
    tell_owner(state, "taken-back", seat, {"seat": seat}, cards=cards)


def take_all_laid_back(state: NotAlone) -> None:
    """Let every Hunted who has laid choose again (NA-8.2, NA-8.3, NA-9.4)."""
    for seat, one in state.hunted.items():
        if one.table:
            take_laid_back(state, seat)


def owe(state: NotAlone, kind: str, seats: dict[int, int]) -> None:
    """Note that Hunted owe an answer, and how much of it (see `debts`)."""
    state.owing = kind if seats else ""
    state.owed = seats


def draw_survival(state: NotAlone, number: int) -> list[str]:
    """Draw Survival cards, as many as deck and discard pile hold (NA-10.5)."""
    return [
        _draw(state, "survival", state.survival_deck, state.survival_discard)
        for _ in range(min(number, len(state.survival_deck) + len(state.survival_discard)))
    ]


def refill(state: NotAlone) -> None:
    """Let the Creature draw until it holds 3 Hunt cards (NA-10.4)."""
    deck, pile = state.hunt_deck, state.hunt_discard
    drawn = []
    for _ in range(min(3 - len(state.hunt_hand), len(deck) + len(pile))):
        drawn.append(_draw(state, "hunt", deck, pile))
        if len(deck) < state.hunt_bottom:
            state.hunt_bottom -= 1
            state.hunt_known.append(drawn[-1])
    if drawn:
        state.hunt_hand += drawn
        facts = {"seat": state.creature, "n": len(drawn)}
        tell_owner(state, "refill", state.creature, facts, cards=drawn)


def _draw(state: NotAlone, name: str, deck: list[str], pile: list[str]) -> str:
    """Draw a card; an empty deck is first made anew from its discard pile (NA-10.5)."""
    if not deck:
        deck += pile
        pile.clear()
        state.chance.shuffle(deck)
        tell(state, "shuffled", {"deck": name})
    return deck.pop()
