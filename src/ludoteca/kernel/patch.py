"""JSON Merge Patch (RFC 7396) for views, which hold no nulls."""

from __future__ import annotations

from ludoteca.kernel.types import Json


def diff(old: Json, new: Json) -> Json:
    """Return the merge patch that makes `new` out of `old`; {} when they are equal."""
    if not isinstance(old, dict) or not isinstance(new, dict):
        return new
    patch: dict[str, Json] = {}
    for key, value in new.items():
        if key not in old:
            patch[key] = value
        elif (before := old[key]) is not value and before != value:
            patch[key] = diff(before, value)
    for key in old:
        if key not in new:
            patch[key] = None
    return patch


def merge(old: Json, patch: Json) -> Json:
    """Return what `patch` makes of `old`, which is not changed."""
    if not isinstance(patch, dict):
        return patch
    new = dict(old) if isinstance(old, dict) else {}
    for key, value in patch.items():
        if value is None:
            new.pop(key, None)
        else:
            new[key] = merge(new.get(key), value)
    return new
