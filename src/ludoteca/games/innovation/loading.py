"""Finding the files `effects_*`, which register the effects of the cards when they are read."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path


def load_effects() -> None:
    """Read every file of effects beside this one."""
    for file in sorted(Path(__file__).parent.glob("effects_*.py")):
        import_module(f"{__package__}.{file.stem}")
