"""A trial: one match of a game that checks play, and that a failure tells how to play again."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import wraps
from hashlib import sha256
from typing import Any, NoReturn

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.errors import IllegalAnswer
from ludoteca.kernel.game import Game
from ludoteca.kernel.match import Match
from ludoteca.kernel.testing.compare import text
from ludoteca.kernel.types import Answer, Seat


class CheckFailed(AssertionError):
    """A check has found something; the message says what, where, and how to see it again."""


class Trial:
    """What a check plays: a game with seats, options and seed, answered in one style.

    `passing` names events whose content need not stay in the view (see `check_secrets`).
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
        style: str = "random",
        *,
        version: int | None = None,
        passing: Collection[str] = (),
    ) -> None:
        self.game = game
        self.seats = game.seats[0] if seats is None else seats
        self.options = dict(options or {})
        self.seed = seed
        self.style = style
        self.version = game.version if version is None else version
        self.passing = frozenset(passing)
        self.match: Match[Any] | None = None

    def start(self, *, seed: int = 0, listen: bool = True, keep: bool = True) -> Match[Any]:
        """Begin the trial's match, or one of another `seed` with the same settings."""
        seed_bytes = sha256(f"{self.game.name} {self.seed} {seed}".encode()).digest()
        match: Match[Any] = Match(
            self.game,
            self.seats,
            self.options,
            seed_bytes,
            version=self.version,
            listen=listen,
            keep=keep,
        )
        if self.match is None:
            self.match = match
        return match

    def dice(self, purpose: str) -> Chance:
        """Return a stream of chance that depends on the trial and the purpose alone."""
        return Chance(sha256(f"{self.seed} {self.style} {purpose}".encode()).digest())

    def answer(self, match: Match[Any], seat: Seat, answer: Answer) -> None:
        """Give an answer that must be legal."""
        try:
            match.answer(seat, answer)
        except IllegalAnswer as error:
            decision = match.decision(seat)
            asked = decision.ask if decision else ""
            self.fail(f"the legal answer {text(answer)} to {asked} is refused: {error}", match)

    def fail(self, message: str, match: Match[Any] | None = None) -> NoReturn:
        """Raise `CheckFailed` with everything that is needed to see it again."""
        raise CheckFailed(f"{message}\n  in {self.where(match)}\n  again: {self!r}")

    def where(self, match: Match[Any] | None = None) -> str:
        """Say how far the match, or that of the trial, has come."""
        match = self.match if match is None else match
        if match is None:
            return f"{self.game.name}, before its first match"
        acts = match.history.acts()
        last = f" = {text(acts[-1].to_json())}" if acts else ""
        return f"{self.game.name}, after act {len(acts)}{last}"

    def __repr__(self) -> str:
        version = f", version={self.version}" if self.version != self.game.version else ""
        passing = f", passing={sorted(self.passing)}" if self.passing else ""
        return (
            f"Trial({self.game.name}, seats={self.seats}, options={self.options}, "
            f"seed={self.seed}, style={self.style!r}{version}{passing})"
        )


Check = Callable[[Trial], int]
"""A check plays a trial and returns how many times it compared something; 0: nothing to check."""


def check(function: Check) -> Check:
    """Give every error that a check meets the check's name, and the place in the trial."""
    name = function.__name__

    @wraps(function)
    def named(trial: Trial) -> int:
        trial.match = None
        try:
            return function(trial)
        except CheckFailed as error:
            if str(error).startswith("check_"):
                raise
            raise CheckFailed(f"{name}: {error}") from error.__cause__
        except Exception as error:
            what = f"{type(error).__name__}: {error}"
            where = f"in {trial.where()}\n  again: {trial!r}"
            raise CheckFailed(f"{name}: the game raises {what}\n  {where}") from error

    return named
