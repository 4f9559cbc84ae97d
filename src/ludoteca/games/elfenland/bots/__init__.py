"""Bots for Elfenland: three levels that need only what a seat sees."""

from __future__ import annotations

from ludoteca.games.elfenland.bots.levels import LEVELS, Level

__all__ = ["LEVELS", "Level"]
