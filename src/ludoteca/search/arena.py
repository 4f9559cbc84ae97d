"""Matches among bots: played one by one, and counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any

from ludoteca.kernel import Bot, Decision, Game, IllegalAnswer, Json, Match, Outcome
from ludoteca.kernel.record import record
from ludoteca.search.levels import random_player
from ludoteca.search.players import ProgramError

Z = 1.96
"""Standard deviations of a 95 % interval."""


@dataclass(slots=True)
class Played:
    """A match that was played: who sat where, how it ended, what it took."""

    names: tuple[str, ...]
    sides: tuple[str, ...]
    """Which side each seat played; "" where a game has none."""
    outcome: Outcome
    decisions: int
    seconds: float
    thought: tuple[float, ...]
    """Seconds that each seat took in all."""
    slowest: tuple[float, ...]
    """Seconds that each seat took at most for one decision."""
    figures: Mapping[str, int]
    """What the game counts besides."""
    record: Json = None


def match_seed(seed: int, number: int) -> bytes:
    """Return the seed of the match of that number in a series."""
    return sha256(f"ludoteca/{seed}/{number}".encode()).digest()


def seating(names: Sequence[str], seats: int, number: int) -> tuple[str, ...]:
    """Seat the players of match `number`: everybody plays from every seat in turn."""
    return tuple(names[(seat + number) % len(names)] for seat in range(seats))


def play_match(
    game: Game[Any],
    players: Mapping[str, Bot],
    names: Sequence[str] | Mapping[str, str],
    seats: int,
    options: Mapping[str, str],
    seed: bytes,
    *,
    keep: bool = False,
) -> Played:
    """Play one match to its end; the same arguments give the same match.

    `names` says who plays each seat, or each side, in whatever seat it turns out to sit.

    :raises ProgramError: a player gave an illegal answer.
    """
    match = Match(game, seats, options, seed, listen=False, keep=keep)
    sides = tuple(game.side(match.state, seat) for seat in range(seats))
    if isinstance(names, Mapping):
        names = [names[side] for side in sides]
    bots = [players[name] for name in names]
    rngs = [Random(f"{seed.hex()}/{seat}") for seat in range(seats)]
    thought = [0.0] * seats
    slowest = [0.0] * seats
    decisions = 0
    begun = perf_counter()
    while match.pending:
        decision = next(decision for decision in match.pending if not decision.offer)
        seat = decision.seat
        if bots[seat] is random_player:
            # What the random player does, without the detour by JSON.
            match.answer_unchecked(seat, decision.sample(rngs[seat].randrange))
        else:
            asked = perf_counter()
            answer_one(match, decision, bots[seat], names[seat], rngs[seat])
            took = perf_counter() - asked
            thought[seat] += took
            slowest[seat] = max(slowest[seat], took)
        decisions += 1
    outcome = match.outcome
    assert outcome is not None
    return Played(
        tuple(names),
        sides,
        outcome,
        decisions,
        perf_counter() - begun,
        tuple(thought),
        tuple(slowest),
        game.figures(match.state),
        record(match) if keep else None,
    )


def answer_one(match: Match[Any], decision: Decision, bot: Bot, name: str, rng: Random) -> None:
    """Let a bot answer a decision from what its seat may know."""
    seat = decision.seat
    answer = bot(match.view(seat), decision.to_json(), rng)
    try:
        match.answer(seat, answer)
    except IllegalAnswer as error:
        raise ProgramError(f"{name} in seat {seat + 1} answered {answer!r}: {error}") from error


@dataclass(slots=True)
class Line:
    """What one player has achieved in a series, on one side where a game has sides."""

    seats: int = 0
    """How often it took part; the seats that win or lose together count as one."""
    wins: float = 0.0
    """First places; a shared one counts as a share."""
    draws: int = 0
    ranks: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of the share of wins (Wilson 1927)."""
        return wilson(self.wins, self.seats)


@dataclass(slots=True)
class Tally:
    """The results of a series of matches."""

    together: bool = False
    """Whether all seats of one player win or lose together: the best of them counts."""
    lines: dict[str, Line] = field(default_factory=dict)
    """By player, or by side and player."""
    by_seat: list[float] = field(default_factory=list)
    """First places by seat."""
    by_side: dict[str, int] = field(default_factory=dict)
    """Matches won by each side, where a game has sides."""
    figures: dict[str, list[int]] = field(default_factory=dict)
    """What the game counts, for each match."""
    matches: int = 0
    without_result: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def add(self, played: Played) -> None:
        """Count a match."""
        self.matches += 1
        self.decisions += played.decisions
        self.seconds += played.seconds
        for name, figure in played.figures.items():
            self.figures.setdefault(name, []).append(figure)
        ranks = played.outcome.ranks
        if not ranks:
            self.without_result += 1
            return
        self.by_seat = self.by_seat or [0.0] * len(ranks)
        for seat, rank in enumerate(ranks):
            self.by_seat[seat] += (rank == 1) / ranks.count(1)
        parties = _parties(played, self.together)
        winners = sum(_rank(played, seats) == 1 for _, seats in parties)
        for name, seats in parties:
            self._add_party(self.lines.setdefault(name, Line()), played, seats, winners)
        for side in sorted(set(played.sides) - {""}):
            won = ranks[played.sides.index(side)] == 1
            self.by_side[side] = self.by_side.get(side, 0) + won

    def _add_party(self, line: Line, played: Played, seats: list[int], winners: int) -> None:
        rank = _rank(played, seats)
        line.seats += 1
        line.wins += 1 / winners if rank == 1 else 0.0
        line.draws += rank == 1 and winners > 1
        line.ranks += rank
        line.seconds += sum(played.thought[seat] for seat in seats)
        line.slowest = max(line.slowest, *(played.slowest[seat] for seat in seats))


def _parties(played: Played, together: bool) -> list[tuple[str, list[int]]]:
    """Return who won or lost: each seat alone, or the seats that did so together.

    The seats of a side that one player played always did.
    """
    parties: dict[str, list[int]] = {}
    alone = []
    for seat, (name, side) in enumerate(zip(played.names, played.sides, strict=True)):
        if side or together:
            parties.setdefault(f"{side}:{name}" if side else name, []).append(seat)
        else:
            alone.append((name, [seat]))
    return alone + list(parties.items())


def _rank(played: Played, seats: list[int]) -> int:
    """Return the rank of seats that win or lose together."""
    return min(played.outcome.ranks[seat] for seat in seats)


def wilson(wins: float, trials: int) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson 1927)."""
    if trials == 0:
        return 0.0, 1.0
    share = wins / trials
    spread = Z * sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials))
    middle = share + Z * Z / (2 * trials)
    scale = 1 + Z * Z / trials
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
