"""Phase 6: each keeps one counter, and the board is cleared (EL-12); and the end of a match.

How the end comes, the scores and the ranks: EL-13, EL-14, EL-19.
"""

from __future__ import annotations

from typing import NoReturn

from ludoteca.games.elfenland.events import tell
from ludoteca.games.elfenland.map import DISTANCES, KEPT_CARDS, MEANS, TOWNS
from ludoteca.games.elfenland.parts import COUNTERS, CounterPart, counters_of, why_not_now
from ludoteca.games.elfenland.state import DEALING, FREE, OVER, Elfenland, Player
from ludoteca.kernel import Action, Decision, GameOver, Outcome, Seat, ask, rest


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


def end(state: Elfenland) -> NoReturn:
    """End the match at once; the town cards are shown (EL-14.3)."""
    state.phase = OVER
    state.turn = -1
    if state.hometown:
        for seat, player in enumerate(state.players):
            facts = {"seat": seat, "town": TOWNS[player.home], "n": distance(player)}
            tell(state, "home", facts)
    raise GameOver


def leave(state: Elfenland, seat: Seat) -> None:
    """Let a player go (EL-19.1, EL-19.3); with one left there is no more to play (EL-19.5)."""
    state.players[seat].left = True
    if seat in state.passed:
        state.passed.remove(seat)
    tell(state, "left", {"seat": seat})
    if len(state.staying) == 1:
        end(state)


def outcome(state: Elfenland) -> Outcome:
    """Rank by score, then by what breaks ties; who left ranks behind all others (EL-19.4)."""
    keys = [key(state, player) for player in state.players]
    ranks = tuple(1 + sum(other > own for other in keys) for own in keys)
    scores = tuple(score(state, player) for player in state.players)
    return Outcome(f"elfenland-end-{reason(state)}", ranks, scores)


def reason(state: Elfenland) -> str:
    """Say what ended the match."""
    if len(state.staying) == 1:
        return "alone"
    return "rounds" if state.round == state.rounds else "complete"


def key(state: Elfenland, player: Player) -> tuple[bool, int, int, int]:
    """Return what ranks a player: the larger, the better (EL-13.4, EL-13.5, EL-14.7)."""
    far = distance(player) if state.hometown else 0
    return not player.left, len(player.taken) - far, -far, cards(player)


def score(state: Elfenland, player: Player) -> dict[str, int]:
    """Return what decided, in that order; in the variant the pieces too (EL-13.3, EL-14.3)."""
    pieces = len(player.taken)
    if not state.hometown:
        return {"points": pieces, "cards": cards(player)}
    far = distance(player)
    return {"points": pieces - far, "distance": far, "cards": cards(player), "pieces": pieces}


def cards(player: Player) -> int:
    """Return how many cards count: of who left before giving up the rest, no more (EL-13.4)."""
    return min(KEPT_CARDS, sum(player.hand))


def distance(player: Player) -> int:
    """Return how far the boot stands from the hometown (EL-14.4)."""
    return DISTANCES[player.home][player.town]
