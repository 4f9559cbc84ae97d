"""Whether data is plain JSON, and whether it has the form that a `TypedDict` describes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import isfinite
from types import UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from ludoteca.kernel.types import Json


def unplain(data: Json, path: str = "") -> str:
    """Say what in `data` is no plain JSON without nulls, or "" when all is."""
    here = path or "top"
    match data:
        case bool() | int() | str():
            return ""
        case None:
            return f"{here} is null"
        case float():
            return "" if isfinite(data) else f"{here} is {data}"
        case list():
            found = (unplain(item, f"{path}[{i}]") for i, item in enumerate(data))
            return next(filter(None, found), "")
        case dict():
            for key, item in data.items():
                if type(key) is not str:
                    return f"{here} has the key {key!r}, which is no string"
                if problem := unplain(item, f"{path}.{key}".lstrip(".")):
                    return problem
            return ""
    return f"{here} is a {type(data).__name__}"


def misfit(data: Json, kind: Any, path: str = "") -> str:
    """Say where `data` is not what the type `kind` describes, or "" when it is."""
    here = path or "top"
    origin, arguments = get_origin(kind), get_args(kind)
    if kind is Any:
        return ""
    if is_typeddict(kind):
        return _misfit_dict(data, kind, path)
    if origin in (Union, UnionType):
        problems = [misfit(data, choice, path) for choice in arguments]
        return "" if "" in problems else f"{here} fits none: {'; '.join(problems)}"
    if origin is Literal:
        fits = any(data == choice and type(data) is type(choice) for choice in arguments)
        return "" if fits else f"{here} is {data!r}, not one of {list(arguments)}"
    if origin in (Annotated, NotRequired, Required):
        return misfit(data, arguments[0], path)
    if origin in (list, Sequence):
        if type(data) is not list:
            return f"{here} is {data!r}, not a list"
        found = (misfit(item, arguments[0], f"{path}[{i}]") for i, item in enumerate(data))
        return next(filter(None, found), "")
    if origin is tuple:
        return _misfit_tuple(data, arguments, path)
    if origin in (dict, Mapping):
        if type(data) is not dict:
            return f"{here} is {data!r}, not an object"
        found = (misfit(item, arguments[1], f"{path}.{key}") for key, item in data.items())
        return next(filter(None, found), "")
    supertype = getattr(kind, "__supertype__", None)
    if supertype is not None:
        return misfit(data, supertype, path)
    if kind is float and type(data) is int:
        return ""
    return "" if type(data) is kind else f"{here} is {data!r}, not {_name(kind)}"


def _misfit_dict(data: Json, kind: Any, path: str) -> str:
    here = path or "top"
    if type(data) is not dict:
        return f"{here} is {data!r}, not {_name(kind)}"
    hints = _hints(kind)
    for key, hint in hints.items():
        if key in data:
            if problem := misfit(data[key], hint, f"{path}.{key}".lstrip(".")):
                return problem
        elif get_origin(hint) is Required or (
            key in kind.__required_keys__ and get_origin(hint) is not NotRequired
        ):
            return f"{here} lacks {key} of {_name(kind)}"
    for key in data:
        if key not in hints:
            return f"{here} has {key}, which {_name(kind)} does not know"
    return ""


def _misfit_tuple(data: Json, kinds: tuple[Any, ...], path: str) -> str:
    here = path or "top"
    if type(data) is not list:
        return f"{here} is {data!r}, not a list"
    if len(kinds) == 2 and kinds[1] is ...:
        kinds = (kinds[0],) * len(data)
    if len(kinds) != len(data):
        return f"{here} has {len(data)} items, not {len(kinds)}"
    pairs = enumerate(zip(data, kinds, strict=True))
    return next(filter(None, (misfit(item, kind, f"{path}[{i}]") for i, (item, kind) in pairs)), "")


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _name(kind: Any) -> str:
    return str(getattr(kind, "__name__", kind))
