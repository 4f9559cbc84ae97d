"""States at rest as JSON, field by field, so that a match in progress can be put away.

A state is a dataclass whose fields hold ints, strings, bytes, `Chance`, other such dataclasses, and
lists, tuples and dicts of these. What JSON cannot say is wrapped in an object with one key.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.errors import BadRecord
from ludoteca.kernel.types import Json

NOT_SAVED = "events"
PLAIN = (bool, int, float, str)


def pack(value: Any) -> Json:
    """Return `value` as JSON.

    :raises TypeError: it holds something that is no plain data.
    """
    kind = type(value)
    if value is None or kind in PLAIN:
        return value
    if kind is list:
        return [pack(item) for item in value]
    if kind is tuple:
        return {"tuple": [pack(item) for item in value]}
    if kind is dict:
        return {"dict": [[pack(key), pack(item)] for key, item in value.items()]}
    if kind is Chance:
        return {"Chance": [value.seed.hex(), value.taken]}
    if kind in (bytes, bytearray):
        return {kind.__name__: value.hex()}
    if is_dataclass(kind):
        return {kind.__name__: {name: pack(getattr(value, name)) for name in _saved(kind)}}
    raise TypeError(f"a {kind.__name__} is no plain data")


def unpack(data: Json, types: Iterable[type]) -> Any:
    """Return what `pack` was given; `types` are the dataclasses that may occur.

    :raises BadRecord: `data` did not come from `pack`.
    """
    try:
        return _unpack(data, {kind.__name__: kind for kind in types})
    except (KeyError, TypeError, ValueError, RecursionError) as error:
        raise BadRecord(f"not a saved state: {error!r}") from error


def _unpack(data: Json, types: Mapping[str, type]) -> Any:
    if isinstance(data, list):
        return [_unpack(item, types) for item in data]
    if not isinstance(data, dict):
        return data
    ((name, content),) = data.items()
    match name, content:
        case "bytes", str():
            return bytes.fromhex(content)
        case "bytearray", str():
            return bytearray.fromhex(content)
        case "tuple", list():
            return tuple(_unpack(item, types) for item in content)
        case "dict", list():
            return {_unpack(key, types): _unpack(item, types) for key, item in content}
        case "Chance", [str(seed), int(taken)] if taken >= 0:
            return Chance(bytes.fromhex(seed), taken)
        case _, dict() if content.keys() == set(_saved(types[name])):
            value: Any = object.__new__(types[name])
            for field, item in content.items():
                object.__setattr__(value, field, _unpack(item, types))
            if NOT_SAVED in {field.name for field in fields(value)}:
                object.__setattr__(value, NOT_SAVED, None)
            return value
    raise ValueError(f"{name} holds something else")


@cache
def _saved(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind) if field.name != NOT_SAVED)
