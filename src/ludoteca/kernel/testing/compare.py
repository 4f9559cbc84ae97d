"""What can be seen of a match, and where two such sights differ."""

from __future__ import annotations

import json
from typing import Any

from ludoteca.kernel.match import Match
from ludoteca.kernel.record import save
from ludoteca.kernel.saving import pack
from ludoteca.kernel.types import Json, Seat

ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def text(data: Json) -> str:
    """Return `data` as JSON, byte by byte as it would be sent; the order of keys counts."""
    return ENCODER.encode(data)


def through_json(data: Json) -> Json:
    """Return `data` as it comes back from JSON text."""
    return json.loads(json.dumps(data))


def sights(match: Match[Any]) -> list[Seat | None]:
    """Return everybody who looks at a match: all seats, and the spectators (None)."""
    return [*range(match.seats), None]


def frame(match: Match[Any], seat: Seat | None) -> dict[str, Json]:
    """Return what one looker has before it: view, own decision, who is waited for."""
    seen: dict[str, Json] = {"view": match.view(seat), "waiting": match.waited_for}
    if seat is not None:
        seen["decision"] = asked(match, seat)
    if (outcome := match.outcome) is not None:
        seen["outcome"] = outcome.to_json()
    return seen


def asked(match: Match[Any], seat: Seat) -> Json:
    """Return the open decision of a seat with its id and the answer given, {} if there is none."""
    decision = match.decision(seat)
    if decision is None:
        return {}
    data = {"id": match.ids.get(seat), **decision.to_json()}
    if (given := match.given(seat)) is not None:
        data["given"] = given
    return data


def told(match: Match[Any], seat: Seat | None) -> list[Json]:
    """Return the events of the last act as one looker gets them."""
    return [event.seen_by(seat) for event in match.events]


def whole(match: Match[Any]) -> str:
    """Return all that there is to know of a match, but for its past, as JSON text."""
    everything = {
        "frames": {str(seat): frame(match, seat) for seat in sights(match)},
        "state": pack(match.state),
        "at rest": match.at_rest,
        "left": sorted(match.left),
        "saved": save(match),
    }
    return text(everything)


def whole_difference(one: str, other: str) -> str:
    """Say where two texts made by `whole` first differ, or "" where they are the same."""
    return "" if one == other else difference(json.loads(one), json.loads(other))


def difference(one: Json, other: Json, path: str = "") -> str:
    """Say where two pieces of JSON first differ, or "" where they are the same text."""
    if text(one) == text(other):
        return ""
    here = path or "top"
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *other]:
            if key not in one or key not in other:
                side, there = ("first", one) if key in one else ("second", other)
                return f"at {here}: only the {side} has {key} = {_short(there[key])}"
            if inner := difference(one[key], other[key], f"{path}.{key}".lstrip(".")):
                return inner
        return f"at {here}: the keys stand in another order: {list(one)} and {list(other)}"
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for index, (mine, yours) in enumerate(zip(one, other, strict=True)):
            if inner := difference(mine, yours, f"{path}[{index}]"):
                return inner
    return f"at {here}: {_short(one)} and {_short(other)}"


def _short(data: Json) -> str:
    said = text(data)
    return said if len(said) <= 160 else said[:157] + "…"
