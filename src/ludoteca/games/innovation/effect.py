"""The effects of the cards: how the files `effects_*` say which coroutine belongs to which card."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar

from ludoteca.games.innovation.cards import CARD, CARDS
from ludoteca.games.innovation.state import FIRST, LAST

Run = Callable[..., Awaitable[None]]
F = TypeVar("F", bound=Callable[..., Any])


class Effect(NamedTuple):
    """One effect: a demand is run for a victim, with the launcher; any other for an executor."""

    demand: bool
    run: Run


EFFECTS: dict[str, list[list[Effect]]] = {edition: [[] for _ in CARDS] for edition in (LAST, FIRST)}
"""By rule set and card, in printed order (IN-7.3)."""


def cooperative(card: str, edition: str | None = None) -> Callable[[F], F]:
    """Add a cooperative effect to a card, in one rule set or in both (IN-16.1)."""
    return _add(card, edition, demand=False)


def demand(card: str, edition: str | None = None) -> Callable[[F], F]:
    """Add a demand to a card, in one rule set or in both (IN-16.1)."""
    return _add(card, edition, demand=True)


def _add(card: str, edition: str | None, *, demand: bool) -> Callable[[F], F]:
    def add(run: F) -> F:
        for each in (LAST, FIRST) if edition is None else (edition,):
            EFFECTS[each][CARD[card]].append(Effect(demand, run))
        return run

    return add
