"""The dogma action (IN-7), its sharing bonus (IN-8), and effects carried out alone (IN-10)."""

from __future__ import annotations

from ludoteca.games.innovation.board import clockwise, top_value
from ludoteca.games.innovation.cards import CARDS, ID
from ludoteca.games.innovation.effect import EFFECTS
from ludoteca.games.innovation.events import tell
from ludoteca.games.innovation.icons import BITS, MASK
from ludoteca.games.innovation.state import Dogma, Innovation
from ludoteca.games.innovation.verbs import ActionOver, draw
from ludoteca.kernel import Seat


async def dogma_action(state: Innovation, me: Seat, card: int) -> None:
    """Run the effects of an own top card, then draw the bonus if somebody has earned it."""
    icon = CARDS[card].dogma_icon
    counts = [player.icons >> BITS * icon & MASK for player in state.players]
    state.dogma = dogma = Dogma(card, me, counts, [0] * len(counts))
    if state.events is not None:
        tell(state, "dogma", seat=me, card=ID[card])
    weaker, sharers = concerned(state, me, counts)
    try:
        for number, effect in enumerate(EFFECTS[state.edition][card], 1):
            dogma.number, dogma.demand = number, effect.demand
            if effect.demand:
                for victim in weaker:  # IN-7.4
                    if begin(state, dogma, victim):
                        await effect.run(state, victim, me)
                continue
            for sharer in sharers:  # IN-7.5
                if begin(state, dogma, sharer):
                    await effect.run(state, sharer)
                    if dogma.changed and state.team[sharer] != state.team[me]:
                        dogma.bonus = True  # IN-8.1, IN-8.4
            begin(state, dogma, me)
            await effect.run(state, me)
    except ActionOver:
        dogma.bonus = False  # IN-8.7
    dogma.number, dogma.executor, dogma.demand = 0, me, False
    if dogma.bonus:
        tell(state, "bonus", seat=me)
        draw(state, me, top_value(state, me))
    state.dogma = None


def concerned(state: Innovation, me: Seat, counts: list[int]) -> tuple[list[Seat], list[Seat]]:
    """Return the victims and the sharers of a dogma action, clockwise (IN-7.2, IN-13.3)."""
    victims: list[Seat] = []
    sharers: list[Seat] = []
    mine, team = counts[me], state.team
    for seat in clockwise(state, me):
        if counts[seat] >= mine:
            sharers.append(seat)
        elif team[seat] != team[me]:
            victims.append(seat)
    return victims, sharers


def begin(state: Innovation, dogma: Dogma, seat: Seat) -> bool:
    """Note and tell who is now to carry the effect out, or to suffer it; false: they have left."""
    if state.players[seat].left and seat != dogma.launcher:
        return False
    dogma.executor = seat
    dogma.changed = False
    if state.events is not None:
        _tell_effect(state, dogma)
    return True


async def carry_out(state: Innovation, me: Seat, card: int) -> None:
    """Let `me` carry out the cooperative effects of a card alone (IN-10)."""
    dogma = state.dogma
    assert dogma is not None
    dogma.stack.append([dogma.card, dogma.number])
    for number, effect in enumerate(EFFECTS[state.edition][card], 1):
        if not effect.demand:
            dogma.card, dogma.number = card, number
            _tell_effect(state, dogma)
            await effect.run(state, me)
    dogma.card, dogma.number = dogma.stack.pop()


def _tell_effect(state: Innovation, dogma: Dogma) -> None:
    seat, card, number = dogma.executor, ID[dogma.card], dogma.number
    tell(state, "effect", seat=seat, card=card, number=number, demand=dogma.demand)
