"""Commands that know a game's settings: each is an option of its own, once the game is named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

from ludoteca.kernel import Game
from ludoteca.kernel.registry import games

SETTING = "setting_"
"""Stands before the name of a setting among the values of a command."""


class GameCommand(click.Command):
    """A command for a game: `--edition first` means the same as `--options edition=first`.

    A setting whose name is an option of the command already is left to `--options`.
    """

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Find out which game it is, so that its settings are known, before all else."""
        ctx.obj = self.settings(named_game(self.params, args))
        rest = super().parse_args(ctx, args)
        given = {
            name: ctx.params.pop(name) for name in list(ctx.params) if name.startswith(SETTING)
        }
        named = {name.removeprefix(SETTING): value for name, value in given.items() if value}
        if named:
            ctx.params["options"] = {**ctx.params["options"], **named}
        return rest

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """Return the command's own parameters and the settings of the game."""
        own = super().get_params(ctx)
        return [*own[:-1], *(ctx.obj or ()), *own[-1:]]  # help comes last

    def settings(self, game: Game[Any] | None) -> list[click.Option]:
        """Return an option for each setting of a game."""
        taken = {word for param in self.params for word in param.opts}
        return [
            setting(name, choices)
            for name, choices, _ in (() if game is None else game.options)
            if f"--{name}" not in taken
        ]


def setting(name: str, choices: Sequence[str]) -> click.Option:
    """Return the option for one setting of a game."""
    return click.Option(
        [f"--{name}", SETTING + name],
        type=click.Choice(choices),
        help=f"A setting of this game ({choices[0]} by default).",
    )


def named_game(params: Sequence[click.Parameter], args: Sequence[str]) -> Game[Any] | None:
    """Return the first game that is named in `args`, other than as the value of an option."""
    flags = [param for param in params if isinstance(param, click.Option) and not param.is_flag]
    with_value = {word for param in flags for word in param.opts}
    for before, word in zip(("", *args), args, strict=False):
        if before not in with_value and word in games():
            return games()[word]
    return None
