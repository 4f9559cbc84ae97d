"""The commands, their options, and how what goes wrong is said."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from ludoteca import __version__
from ludoteca.cli.settings import GameCommand
from ludoteca.kernel import BadRecord, Game
from ludoteca.kernel.registry import games
from ludoteca.search.players import ProgramError


class GameName(click.ParamType[Game[Any]]):
    """The name of an installed game."""

    name = "game"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> Game[Any]:
        found = games().get(str(value))
        if found is None:
            self.fail(f"there is no game {value!r}; there are: {', '.join(games())}", param, ctx)
        return found


class Options(click.ParamType[dict[str, str]]):
    """A table's settings as NAME=VALUE,NAME=VALUE."""

    name = "name=value,…"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> dict[str, str]:
        if isinstance(value, dict):
            return value
        pairs = [pair.partition("=") for pair in str(value).split(",") if pair]
        if any(not (name and sign) for name, sign, _ in pairs):
            self.fail(f"{value!r} is not of the form name=value,name=value", param, ctx)
        return {name: choice for name, _, choice in pairs}


GAME = GameName()
FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
DATA = click.option(
    "--data",
    default=Path("ludoteca-data"),
    show_default=True,
    type=click.Path(file_okay=False, path_type=Path),
    help="Folder where the hall keeps everything.",
)


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, message="Ludoteca %(version)s")
def commands() -> None:
    r"""Play board games: in the browser, in the terminal, or by the thousand.

    \b
    ludoteca serve                     open the hall for yourself and your friends
    ludoteca play splits               play here, against bots
    ludoteca simulate splits -n 1000   let bots play each other
    """


@commands.command()
@click.option("--host", default="0.0.0.0", show_default=True, help="Address to listen on.")
@click.option("--port", default=8000, show_default=True, help="Port to listen on.")
@DATA
@click.option(
    "--url", "public_url", default="", help="Address that players open, where a proxy is in front."
)
@click.option(
    "--proxy", "proxies", multiple=True, help="Address of a proxy whose word is taken (repeatable)."
)
@click.option(
    "--monitor", "monitors", multiple=True, help="Address that may read /metrics (repeatable)."
)
@click.option(
    "--password",
    envvar="LUDOTECA_PASSWORD",
    default="",
    help="Only who knows it may enter; better given as LUDOTECA_PASSWORD.",
)
@click.option("--workers", default=2, show_default=True, help="Processes in which bots think.")
@click.option("--bot-delay", default=0.8, show_default=True, help="Seconds a bot lets pass.")
@click.option(
    "--log-format",
    default="auto",
    show_default=True,
    type=click.Choice(["auto", "text", "json"]),
    help="How log lines look; auto: text on a terminal.",
)
@click.option("--limits/--no-limits", default=True, help="Refuse floods (off only for measuring).")
def serve(**given: Any) -> None:
    """Open the hall: then open the address it prints in a browser."""
    from ludoteca.cli.hosting import run_server

    run_server(**given)


@commands.command(cls=GameCommand)
@click.argument("game", type=GAME)
@click.option("--seats", type=int, help="Number of players (the fewest by default).")
@click.option("--seat", type=int, help="Your seat, from 1 (drawn by default).")
@click.option("--side", help="Your side, where a game has sides (drawn by default).")
@click.option("--bots", help="Levels of the others, by comma: normal,hard. Also cmd:PROGRAM.")
@click.option(
    "--options", type=Options(), default={}, help="The table's settings; each also as --NAME VALUE."
)
@click.option("--seed", help="Play the match of this seed (64 hexadecimal digits) again.")
@click.option("--language", help="en, fr, es, it, pl or vi (your system's by default).")
@click.option("--record", type=click.Path(path_type=Path), help="Keep the record in this file.")
def play(game: Game[Any], **given: Any) -> None:
    """Play GAME here in the terminal, against bots.

    With GAME named, --help tells its settings too.
    """
    from ludoteca.cli.play import play_here

    play_here(game, **given)


@commands.command(cls=GameCommand)
@click.argument("game", type=GAME)
@click.option("-n", "--matches", default=100, show_default=True, help="Number of matches.")
@click.option("--seats", type=int, help="Number of players (the fewest by default).")
@click.option(
    "--bots",
    default="random",
    show_default=True,
    help="Levels by comma; also cmd:PROGRAM, and SIDE:LEVEL where a game has sides.",
)
@click.option(
    "--options", type=Options(), default={}, help="The table's settings; each also as --NAME VALUE."
)
@click.option("--seed", default=0, show_default=True, help="The same number, the same matches.")
@click.option("--jobs", default=1, show_default=True, help="Processes that play at the same time.")
@click.option("--json", "as_json", is_flag=True, help="Print the results as JSON.")
@click.option(
    "--records",
    type=click.Path(file_okay=False, path_type=Path),
    help="Keep every record in this folder.",
)
def simulate(game: Game[Any], **given: Any) -> None:
    """Let bots play many matches of GAME.

    With GAME named, --help tells its settings too.
    """
    from ludoteca.cli.simulate import simulate_many

    simulate_many(game, **given)


@commands.command()
@click.argument("names", nargs=-1)
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def bench(names: tuple[str, ...], as_json: bool) -> None:
    """Measure how fast the games run here."""
    from ludoteca.cli.bench import bench_games

    bench_games(names, as_json)


@commands.command()
@click.argument("record", type=FILE)
@click.option("--step", type=int, help="Show only the match after this many acts.")
@click.option("--language", help="en, fr, es, it, pl or vi (your system's by default).")
def replay(record: Path, step: int | None, language: str | None) -> None:
    """Tell what happened in the match of RECORD."""
    from ludoteca.cli.records import tell_record

    tell_record(record, step, language)


@commands.command()
@click.argument("record", type=FILE)
def verify(record: Path) -> None:
    """Check RECORD from its seed to its outcome."""
    from ludoteca.cli.records import verify_record

    verify_record(record)


@commands.command()
@click.argument("game", type=GAME)
@click.argument("files", type=FILE, nargs=-1, required=True)
def scenarios(game: Game[Any], files: tuple[Path, ...]) -> None:
    """Play the scenarios in FILES by the rules of GAME.

    A scenario is a situation in words, what is done in it, and what has to come of that. Every
    difference is told, and the command fails if there is one.
    """
    from ludoteca.cli.scenarios import play_scenarios

    play_scenarios(game, files)


@commands.command()
@click.argument("target", type=click.Path(path_type=Path))
@DATA
def backup(target: Path, data: Path) -> None:
    """Copy everything the hall keeps to the file TARGET, also while serving."""
    from ludoteca.cli.hosting import run_backup

    run_backup(data, target)


@commands.command()
@DATA
@click.option("--port", default=8000, show_default=True, help="Port that the hall would use.")
def doctor(data: Path, port: int) -> None:
    """Find out what is wrong with a hall."""
    from ludoteca.cli.hosting import run_doctor

    run_doctor(data, port)


def main() -> None:
    """Run the command line."""
    try:
        commands()
    except (BadRecord, ProgramError) as error:
        click.secho(f"{error}", fg="red", err=True)
        sys.exit(1)
    except BrokenPipeError:
        sys.exit(0)
