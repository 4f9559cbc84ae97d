"""A round begins: its cards are dealt (EL-7), then the secret counters (EL-8)."""

from __future__ import annotations

from ludoteca.games.elfenland.events import tell
from ludoteca.games.elfenland.map import HAND, MEANS
from ludoteca.games.elfenland.state import DRAWING, Elfenland, Player


def begin_round(state: Elfenland) -> None:
    """Deal cards and secret counters to all who play (EL-17.2)."""
    state.round += 1
    tell(state, "round", {"round": state.round, "start": state.start})
    collect_cards(state)
    playing = [seat for seat in state.in_order if not state.players[seat].left]
    deal_cards(state, playing)
    for seat in playing:
        counter = state.stack.pop()
        state.players[seat].secret.append(counter)
        tell(state, "secret", {"seat": seat}, counter=MEANS[counter])
    state.phase = DRAWING
    state.turn = state.start
    state.drawn = state.travelled = 0


def collect_cards(state: Elfenland) -> None:
    """Put all cards that are in nobody's hand together; who left holds none any more (EL-7.1)."""
    piles = [state.paid, *(player.given for player in state.players)]
    piles += [player.hand for player in state.players if player.left]
    for pile in piles:
        for means, number in enumerate(pile):
            state.cards[means] += number
            pile[means] = 0


def deal_cards(state: Elfenland, playing: list[int]) -> None:
    """Fill up hands to eight (EL-7.2); cards drawn at random are those of a shuffled stack."""
    stack = [means for means, number in enumerate(state.cards) for _ in range(number)]
    for seat in playing:
        player = state.players[seat]
        cards = []
        for _ in range(HAND - sum(player.hand)):
            place = state.chance.below(len(stack))
            cards.append(stack[place])
            stack[place] = stack[-1]
            del stack[-1]
        receive(state, player, cards)
        if state.events is not None:
            names = [MEANS[card] for card in sorted(cards)]
            tell(state, "dealt", {"seat": seat, "n": len(cards)}, cards=names)


def receive(state: Elfenland, player: Player, cards: list[int]) -> None:
    """Move cards from the stack into a hand."""
    for means in cards:
        state.cards[means] -= 1
        player.hand[means] += 1
