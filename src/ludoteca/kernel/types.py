"""The plain types that everything of the kernel is made of."""

from __future__ import annotations

from typing import Any, TypeAlias

Json: TypeAlias = Any
"""What JSON can say: str, int, float, bool, and lists and dicts of those (no nulls)."""

Seat: TypeAlias = int
"""A place at the table, 0 to seats - 1, in turn order."""

Id: TypeAlias = str | int
"""The name of a thing that can be chosen: a card, a cell, a colour."""

Answer: TypeAlias = dict[str, Json]
"""What a seat answers: {"action": name, part: value, …}."""
