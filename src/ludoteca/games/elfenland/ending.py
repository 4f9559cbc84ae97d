"""The end of a match: how it comes, the scores, the ranks (EL-13, EL-14)."""

from __future__ import annotations

from typing import NoReturn

from ludoteca.games.elfenland.events import tell
from ludoteca.games.elfenland.map import DISTANCES, TOWNS
from ludoteca.games.elfenland.state import OVER, Elfenland, Player
from ludoteca.kernel import GameOver, Outcome, Seat


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
    return not player.left, len(player.taken) - far, -far, sum(player.hand)


def score(state: Elfenland, player: Player) -> dict[str, int]:
    """Return what decided, in that order; in the variant the pieces too (EL-13.3, EL-14.3)."""
    pieces, cards = len(player.taken), sum(player.hand)
    if not state.hometown:
        return {"points": pieces, "cards": cards}
    far = distance(player)
    return {"points": pieces - far, "distance": far, "cards": cards, "pieces": pieces}


def distance(player: Player) -> int:
    """Return how far the boot stands from the hometown (EL-14.4)."""
    return DISTANCES[player.home][player.town]
