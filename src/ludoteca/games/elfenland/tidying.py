"""Phase 6: each player keeps one counter, and the board is cleared (EL-12)."""

from __future__ import annotations

from ludoteca.games.elfenland.events import tell
from ludoteca.games.elfenland.map import MEANS
from ludoteca.games.elfenland.parts import COUNTERS, CounterPart, counters_of, why_not_now
from ludoteca.games.elfenland.state import DEALING, FREE, Elfenland
from ludoteca.kernel import Action, Decision, Seat, ask, rest


async def finish_round(state: Elfenland) -> None:
    """Let all who have a choice keep a counter, all at the same time (EL-12.2, EL-12.3)."""
    await rest()
    choosing = [seat for seat in state.staying if state.players[seat].counters > 1]
    answers = await ask(*(question(state, seat) for seat in choosing)) if choosing else {}
    for seat, player in enumerate(state.players):
        if player.counters and not player.left:
            kept = answers[seat]["counter"] if seat in answers else counters_of(player)[0]
            keep(state, seat, kept)
        else:
            give_back(state, seat)
    clear_roads(state)
    pass_start(state)


def question(state: Elfenland, seat: Seat) -> Decision:
    """Ask which counter a player keeps."""
    actions = (Action("keep", (CounterPart(state.players[seat]),), "EL-12.2"),)
    return Decision(seat, "elfenland-ask-keep", actions, "EL-12.2", {}, False, why_not_now)


def keep(state: Elfenland, seat: Seat, counter: str) -> None:
    """Let a player keep a counter, as it was, and return the others (EL-12.2)."""
    means, is_secret = COUNTERS[counter]
    player = state.players[seat]
    (player.secret if is_secret else player.open).remove(means)
    if is_secret:
        tell(state, "kept-secret", {"seat": seat}, counter=MEANS[means])
    else:
        tell(state, "kept", {"seat": seat, "counter": MEANS[means]})
    give_back(state, seat)
    (player.secret if is_secret else player.open).append(means)


def give_back(state: Elfenland, seat: Seat) -> None:
    """Return all counters of a player to the stack; secret ones are not shown (EL-15)."""
    player = state.players[seat]
    if player.counters:
        names = [MEANS[counter] for counter in player.open]
        tell(state, "returned", {"seat": seat, "n": player.counters, "counters": names})
    state.stack += player.open
    state.stack += player.secret
    player.open.clear()
    player.secret.clear()


def clear_roads(state: Elfenland) -> None:
    """Mix the counters of the roads with the stack; obstacles leave the game (EL-12.4, EL-12.5)."""
    for road, means in enumerate(state.roads):
        if means != FREE:
            state.stack.append(means)
            state.roads[road] = FREE
    state.obstacles.clear()
    state.chance.shuffle(state.stack)
    tell(state, "cleared", {})


def pass_start(state: Elfenland) -> None:
    """Let the next player who has not left open the next round (EL-6.3)."""
    state.start = next(seat for seat in state.in_order[1:] if not state.players[seat].left)
    state.phase = DEALING
