"""The command line, on top of everything else: `ludoteca --help`."""

from ludoteca.cli.main import main

__all__ = ["main"]
