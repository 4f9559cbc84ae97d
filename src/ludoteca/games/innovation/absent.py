"""How the game answers for a player who has left: it declines, or takes what comes first."""

from __future__ import annotations

from ludoteca.kernel import Answer, Decision


def answer(decision: Decision) -> Answer:
    """Return the refusal of an offer; else the first legal answer."""
    for action in decision.actions:
        if action.name in ("pass", "no"):
            return {"action": action.name}
    return next(decision.answers())
