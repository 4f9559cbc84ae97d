"""`ludoteca simulate`: many matches among bots, a bar while they run, a table at the end."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from time import perf_counter
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludoteca.kernel import Bot, Game, Json
from ludoteca.kernel.registry import find_game
from ludoteca.search.arena import Played, Tally, match_seed, play_match, seating
from ludoteca.search.players import Program, find_bot

WIDTH = 100
"""Columns that the table of results needs."""
CHUNK = 8
"""Matches that a process takes at a time."""


def simulate_many(
    game: Game[Any],
    matches: int,
    seats: int | None,
    bots: str,
    options: dict[str, str],
    seed: int,
    jobs: int,
    as_json: bool,
    records: Path | None,
) -> None:
    """Play the series and print its table, or its JSON."""
    seats = checked_seats(game, seats)
    names = checked_names(game, bots, seats)
    checked = checked_options(game, options, seats)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    tally = Tally()
    begun = perf_counter()
    series = play_series(game, names, seats, checked, seed, matches, jobs, records is not None)
    with Progress(
        TextColumn(f"{game.name}: {', '.join(names)}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=as_json,
    ) as progress:
        bar = progress.add_task("", total=matches)
        for number, played in enumerate(series):
            tally.add(played)
            progress.advance(bar)
            if records is not None:
                file = records / f"{game.name}-{seed}-{number}.ludo.json"
                file.write_text(json.dumps(played.record) + "\n", "utf-8")
    wall = perf_counter() - begun
    if as_json:
        click.echo(json.dumps(result(game, seats, checked, seed, tally, wall), indent=2))
    else:
        show(tally, wall)


def play_series(
    game: Game[Any],
    names: list[str],
    seats: int,
    options: Mapping[str, str],
    seed: int,
    matches: int,
    jobs: int = 1,
    keep: bool = False,
) -> Iterator[Played]:
    """Yield the matches of a series in order; the same arguments give the same matches."""
    work = [(game.name, names, seats, options, seed, number, keep) for number in range(matches)]
    if jobs > 1:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            yield from pool.map(play_numbered, work, chunksize=min(CHUNK, -(-matches // jobs)))
        return
    with ExitStack() as stack:
        players: dict[str, Bot] = {}
        for name in plain(game, names):
            players[name] = find_bot(game, name)
            if isinstance(players[name], Program):
                stack.enter_context(players[name])  # type: ignore[arg-type]
        for item in work:
            yield play_one(game, players, item)


Work = tuple[str, list[str], int, Mapping[str, str], int, int, bool]


def play_numbered(work: Work) -> Played:
    """Play one match of a series, in a process of its own."""
    return play_one(find_game(work[0]), kept_players(work[0], tuple(work[1])), work)


@cache
def kept_players(game: str, names: tuple[str, ...]) -> dict[str, Bot]:
    """Return the players of a series, which a process makes once."""
    found = find_game(game)
    return {name: find_bot(found, name) for name in plain(found, names)}


def play_one(game: Game[Any], players: Mapping[str, Bot], work: Work) -> Played:
    """Play one match of a series; a seed serves until everybody has played it from every seat."""
    _, names, seats, options, seed, number, keep = work
    around = len(names)
    by_side = sided(game, names)
    if by_side:
        chance = match_seed(seed, number)
        return play_match(game, players, by_side, seats, options, chance, keep=keep)
    chance = match_seed(seed, number // around)
    seated = seating(names, seats, number % around)
    return play_match(game, players, seated, seats, options, chance, keep=keep)


def sided(game: Game[Any], names: Sequence[str]) -> dict[str, str]:
    """Return who plays which side, where `names` are of the form SIDE:NAME; else nothing."""
    pairs = [name.partition(":") for name in names]
    return {side: name for side, _, name in pairs if side in game.sides and name}


def plain(game: Game[Any], names: Sequence[str]) -> list[str]:
    """Return the names of the players, without their sides."""
    return list(dict.fromkeys(sided(game, names).values() or names))


def checked_seats(game: Game[Any], seats: int | None) -> int:
    """Return the number of seats, or say which numbers there are."""
    least, most = game.seats
    if seats is None:
        return least
    if not least <= seats <= most:
        raise click.BadParameter(
            f"{game.name} is for {least} to {most} players", param_hint="seats"
        )
    return seats


def checked_names(game: Game[Any], bots: str, seats: int) -> list[str]:
    """Return the players by name, at most one a seat; or one for each side, as SIDE:NAME."""
    names = [name.strip() for name in bots.split(",") if name.strip()]
    by_side = sided(game, names)
    if by_side and (len(by_side) < len(names) or len(names) < len(game.sides)):
        each = ", ".join(f"{side}:NAME" for side in game.sides)
        raise click.BadParameter(f"name a bot for each side: {each}", param_hint="bots")
    if not 1 <= len(names) <= seats:
        raise click.BadParameter(f"name 1 to {seats} bots, by comma", param_hint="bots")
    return names


def checked_options(game: Game[Any], options: Mapping[str, str], seats: int) -> dict[str, str]:
    """Return a value for each of the table's settings, or say what is wrong with them."""
    try:
        return game.checked_options(options, seats)
    except ValueError as error:
        raise click.BadParameter(str(error), param_hint="options") from error


def result(
    game: Game[Any], seats: int, options: Mapping[str, str], seed: int, tally: Tally, wall: float
) -> Json:
    """Return the results as JSON."""
    return {
        "game": game.name,
        "version": game.version,
        "seats": seats,
        "options": dict(options),
        "seed": seed,
        "matches": tally.matches,
        "without_result": tally.without_result,
        "decisions": tally.decisions,
        "seconds": round(wall, 3),
        "matches_per_second": round(tally.matches / wall, 1),
        "decisions_per_second": round(tally.decisions / wall),
        "wins_by_seat": [round(wins, 2) for wins in tally.by_seat],
        **({"wins_by_side": tally.by_side} if tally.by_side else {}),
        **({"figures": means(tally)} if tally.figures else {}),
        "players": {
            name: {
                "seats": line.seats,
                "wins": round(line.wins, 2),
                "share": round(line.wins / line.seats, 4),
                "interval": [round(end, 4) for end in line.interval()],
                "shared_wins": line.draws,
                "mean_rank": round(line.ranks / line.seats, 3),
                "seconds_per_match": round(line.seconds / line.seats, 3),
                "slowest_decision": round(line.slowest, 3),
            }
            for name, line in tally.lines.items()
        },
    }


def means(tally: Tally) -> dict[str, float]:
    """Return the mean of each figure that the game counts, and of the decisions."""
    found = {name: round(fmean(figures), 2) for name, figures in tally.figures.items()}
    return {**found, "decisions": round(tally.decisions / tally.matches, 1)}


def show(tally: Tally, wall: float) -> None:
    """Print the results as a table."""
    table = Table(box=None, header_style="bold", pad_edge=False)
    table.add_column("player", no_wrap=True)
    for title in ("played", "wins", "share", "95 %", "shared", "mean rank", "s a match", "slowest"):
        table.add_column(title, justify="right")
    for name, line in sorted(tally.lines.items(), key=lambda entry: -entry[1].wins):
        low, high = line.interval()
        table.add_row(
            name,
            str(line.seats),
            f"{line.wins:g}" if len(tally.lines) > 1 else "",
            f"{line.wins / line.seats:.1%}",
            f"{low:.1%}–{high:.1%}",
            str(line.draws),
            f"{line.ranks / line.seats:.2f}",
            f"{line.seconds / line.seats:.2f}",
            f"{line.slowest:.2f} s",
        )
    console = Console()
    console.width = max(console.width, WIDTH)
    console.print(table)
    shares = [(f"seat {seat + 1}", wins) for seat, wins in enumerate(tally.by_seat)]
    shares = list(tally.by_side.items()) or shares
    told = ", ".join(f"{name}: {wins / tally.matches:.0%}" for name, wins in shares)
    console.print(f"Wins by {'side' if tally.by_side else 'seat'}: {told}.", highlight=False)
    if tally.figures:
        told = ", ".join(f"{name} {mean:g}" for name, mean in means(tally).items())
        console.print(f"A match on average: {told}.", highlight=False)
    rates = f"{tally.matches / wall:,.1f} matches, {tally.decisions / wall:,.0f} decisions a second"
    console.print(
        f"{tally.matches} matches, {tally.decisions} decisions in {wall:.1f} s: {rates}.",
        highlight=False,
        soft_wrap=True,
    )
    if tally.without_result:
        console.print(f"{tally.without_result} matches ended without a result.", highlight=False)
