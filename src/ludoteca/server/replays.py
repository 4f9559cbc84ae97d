"""Finished matches: step by step for the page that replays them, and as a record to keep."""

from __future__ import annotations

from typing import Any

from ludoteca.kernel import Json, Match, Seat
from ludoteca.kernel.acts import Act
from ludoteca.kernel.patch import diff
from ludoteca.kernel.record import record as kernel_record
from ludoteca.server.sheets import Sheet


def replay(match: Match[Any], seats: Json, eyes: Seat | None) -> dict[str, Json]:
    """Return a finished match step by step, as `eyes` saw it (None: a spectator).

    It is played again for this. Of an answer that others gave it is told whose it was: what all
    may know of it stands in the events.
    """
    again = Match(match.game, match.seats, match.options, match.seed, version=match.version)
    view = first = again.view(eyes)
    begun = [event.seen_by(eyes) for event in again.events]
    steps: list[Json] = []
    for act in match.history.acts():
        again.act(act)
        before, view = view, again.view(eyes)
        steps.append(
            {
                "act": told_act(act, eyes, open_facts=match.game.open_information),
                "events": [event.seen_by(eyes) for event in again.events],
                "patch": diff(before, view),
            }
        )
    outcome = again.outcome
    assert outcome is not None
    told: dict[str, Json] = {
        "game": match.game.name,
        "seats": seats,
        "first": first,
        "events": begun,
        "steps": steps,
        "outcome": outcome.to_json(),
    }
    if match.game.open_information:
        told["open"] = True
    elif eyes is not None:
        told["seat"] = eyes
    return told


def told_act(act: Act, eyes: Seat | None, *, open_facts: bool) -> Json:
    """Return an act as `eyes` may know it."""
    is_secret = isinstance(act.answer, dict) and not open_facts and act.seat != eyes
    return {"seat": act.seat} if is_secret else act.to_json()


def record(match: Match[Any], sheet: Sheet) -> dict[str, Json]:
    """Return the record of a finished match, with the names of its players."""
    names = [place.name or place.bot or "" for place in sheet.places]
    return {**kernel_record(match), "names": names, "ended": sheet.ended}
