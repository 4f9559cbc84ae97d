"""Phases 1 to 3: cards are dealt (EL-7), secret counters too (EL-8), then all draw (EL-9)."""

from __future__ import annotations

from ludoteca.games.elfenland.events import tell, tell_deed
from ludoteca.games.elfenland.map import DRAWS, HAND, MEANS, ROW
from ludoteca.games.elfenland.parts import why_not_now
from ludoteca.games.elfenland.state import DRAWING, PLANNING, Elfenland, Player
from ludoteca.kernel import Action, Answer, Decision, OneOf, decide, rest

ACTIONS = (
    Action("take", (OneOf("slot", range(1, ROW + 1), "EL-9.2"),), "EL-9.2"),
    Action("draw", (), "EL-9.2"),
)


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
    state.travelled = 0
    state.begin(DRAWING)


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


async def draw_counters(state: Elfenland) -> None:
    """Let all take a counter in turn order, three times round the table (EL-9.1)."""
    while state.phase == DRAWING:
        await rest()
        if state.drawn == DRAWS * len(state.players):
            state.drawn = 0
            state.begin(PLANNING)
        elif state.player.left:
            end_turn(state)
        else:
            take(state, await decide(question(state)))
            end_turn(state)


def question(state: Elfenland) -> Decision:
    """Ask for a counter; drawing is compulsory (EL-9.2)."""
    return Decision(state.turn, "elfenland-ask-draw", ACTIONS, "EL-9.2", {}, False, why_not_now)


def take(state: Elfenland, answer: Answer) -> None:
    """Take a counter of the row, which is replaced at once (EL-9.4), or the top of the stack."""
    player, top = state.player, state.stack.pop()
    if answer["action"] == "draw":
        player.open.append(top)  # EL-9.3: turned up at once
        tell_deed(state, "drew", {"seat": state.turn, "counter": MEANS[top]})
        return
    slot = answer["slot"]
    counter = state.row[slot - 1]
    player.open.append(counter)
    state.row[slot - 1] = top
    facts = {"seat": state.turn, "counter": MEANS[counter], "slot": slot, "next": MEANS[top]}
    tell_deed(state, "took", facts)


def end_turn(state: Elfenland) -> None:
    """Give the turn to the next."""
    state.drawn += 1
    state.next_turn()
