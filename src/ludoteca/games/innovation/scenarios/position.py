"""Laying out the situation of a scenario: a state at rest from which the match goes on."""

from __future__ import annotations

from ludoteca.games.innovation.cards import AGE, CARDS
from ludoteca.games.innovation.knowledge import EVERYBODY
from ludoteca.games.innovation.moving import settle
from ludoteca.games.innovation.rules import empty
from ludoteca.games.innovation.scenarios.script import Malformed, Pile, Script, Zones
from ludoteca.games.innovation.state import Innovation, Player
from ludoteca.kernel import Chance

ACTIONS = 2
TURNS = 9
"""Turns that have begun: more than there are short ones (IN-2.6)."""
NOT_SAID = Pile([], exactly=False)


def lay_out(script: Script, edition: str) -> Innovation:
    """Return the state of a scenario before its first action."""
    state = empty(len(script.before), edition, Chance(bytes(32)))
    if script.header.teams is not None:
        state.team = list(script.header.teams)
    state.turn, state.turns = script.header.turn, TURNS
    state.actions = ACTIONS + 1 - script.header.action
    for seat, (player, zones) in enumerate(zip(state.players, script.before, strict=True)):
        give(state, player, zones, 1 << seat)
    deal_rest(state, script)
    settle(state)
    return state


def give(state: Innovation, player: Player, zones: Zones, own: int) -> None:
    """Give a player cards and achievements; `own` is the mask of those who know the hidden ones."""
    player.hand, player.score = list(zones.hand), list(zones.score)
    player.piles, player.splays = [list(pile) for pile in zones.piles], list(zones.splays)
    player.ages, player.specials = sorted(zones.ages), list(zones.specials)
    player.tucked, player.scored = zones.tucked, zones.scored
    for age in zones.ages:
        state.ages.remove(age)
    for special in zones.specials:
        state.specials.remove(special)
    for card in (*zones.hand, *zones.score):
        state.known[card] = own
    for pile in zones.piles:
        for card in pile:
            state.known[card] = EVERYBODY


def deal_rest(state: Innovation, script: Script) -> None:
    """Make supply and achievements of the cards of which nothing is said.

    A pile holds cards unless it is said to hold none; so where cards of an age are short, that
    achievement is a card of another age, which nobody ever sees.
    """
    used = set(script.mentioned())
    wanted = {step.what for step in script.steps if step.kind in ("card", "meld", "dogma")}
    wanted |= {card for after in script.after.values() for card in after.zones.cards()}
    free: list[list[int]] = [[] for _ in range(10)]
    for card in range(len(CARDS)):
        if card not in used:
            free[AGE[card] - 1].append(card)
    for cards in free:  # first those that may become achievements: never named at all
        cards.sort(key=lambda card: card in wanted)
    state.aside = [-1] * 9
    for pile, cards, age in zip(state.supply, free, range(1, 11), strict=True):
        said = script.supply.get(age, NOT_SAID)
        spare = len(cards) if said.exactly else len(cards) - 1
        if age < 10 and spare > 0:
            state.aside[age - 1] = cards.pop(0)
        pile[:] = said.cards[::-1]
        if said.exactly:
            state.removed += cards
        else:
            pile[:0] = cards
    for place, card in enumerate(state.aside):
        if card < 0:
            state.aside[place] = stand_in(state, script)


def stand_in(state: Innovation, script: Script) -> int:
    """Return a card of which nothing is said: one that is not in use, or of the fullest pile."""
    if state.removed:
        return state.removed.pop(0)
    fullest = max(state.supply, key=len)
    age = AGE[fullest[0]] if fullest else 0
    if len(fullest) <= len(script.supply.get(age, NOT_SAID).cards) + 1:
        raise Malformed("no cards are left for the achievements")
    return fullest.pop(0)
