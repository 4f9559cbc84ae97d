"""Bots for Not Alone: three levels for both sides that need only what a seat sees."""

from __future__ import annotations

from ludoteca.games.notalone.bots.levels import LEVELS, Level

__all__ = ["LEVELS", "Level"]
