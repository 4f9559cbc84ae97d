"""Finished matches: step by step for the page that replays them, and as a record to keep."""

from __future__ import annotations

from typing import Any

from ludoteca.kernel import Json, Match
from ludoteca.kernel.patch import diff
from ludoteca.kernel.record import record as kernel_record
from ludoteca.server.sheets import Sheet


def replay(match: Match[Any], seats: Json) -> dict[str, Json]:
    """Return a finished match step by step, as spectators see it; it is played again for this."""
    again = Match(match.game, match.seats, match.options, match.seed, version=match.version)
    view = first = again.view(None)
    begun = [event.seen_by(None) for event in again.events]
    steps: list[Json] = []
    for act in match.history.acts():
        again.act(act)
        before, view = view, again.view(None)
        step = {
            "act": act.answer,
            "events": [event.seen_by(None) for event in again.events],
            "patch": diff(before, view),
        }
        if act.seat >= 0:
            step["seat"] = act.seat
        steps.append(step)
    outcome = again.outcome
    assert outcome is not None
    return {
        "game": match.game.name,
        "seats": seats,
        "first": first,
        "events": begun,
        "steps": steps,
        "outcome": outcome.to_json(),
    }


def record(match: Match[Any], sheet: Sheet) -> dict[str, Json]:
    """Return the record of a finished match, with the names of its players."""
    names = [place.name or place.bot or "" for place in sheet.places]
    return {**kernel_record(match), "names": names, "ended": sheet.ended}
