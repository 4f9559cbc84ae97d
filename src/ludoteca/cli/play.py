"""`ludoteca play`: a match in the terminal, with the same decisions and words as in the browser."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from secrets import randbelow
from typing import Any

import click

from ludoteca.cli.asking import Quit, ask_person
from ludoteca.cli.simulate import checked_options, checked_seats
from ludoteca.cli.telling import Teller, language_of
from ludoteca.kernel import Bot, Game, Match
from ludoteca.kernel.record import record as record_of
from ludoteca.search.arena import answer_one
from ludoteca.search.players import find_bot

PERSON = "you"


def play_here(
    game: Game[Any],
    seats: int | None,
    seat: int | None,
    bots: str | None,
    options: dict[str, str],
    seed: str | None,
    language: str | None,
    record: Path | None,
) -> None:
    """Play one match: the person in one seat, bots in the others."""
    seats = checked_seats(game, seats)
    match = Match(game, seats, checked_options(game, options), read_seed(seed))
    person = randbelow(seats) if seat is None else seat - 1
    if not 0 <= person < seats:
        raise click.BadParameter(f"seats are numbered from 1 to {seats}", param_hint="seat")
    names = player_names(bots or game.default_bot, seats, person)
    players = {name: find_bot(game, name) for name in set(names) - {PERSON}}
    teller = Teller(game, language_of(language))
    teller = Teller(game, language_of(language), shown_names(teller, names))
    click.echo(teller.text("cli-welcome", game=teller.text(f"{game.name}-name")))
    try:
        run(match, names, players, teller)
    except Quit:
        click.echo(teller.text("cli-quit"))
        return
    finally:
        close(players)
    outcome = match.outcome
    assert outcome is not None
    click.echo(f"\n{game.picture(match.view(person))}\n\n{teller.outcome(outcome.to_json())}")
    if record is not None:
        record.write_text(json.dumps(record_of(match)) + "\n", "utf-8")
        click.echo(teller.text("cli-record", file=str(record)))


def run(match: Match[Any], names: list[str], players: dict[str, Bot], teller: Teller) -> None:
    """Ask everybody in turn until the match is over, and tell what happens."""
    person = names.index(PERSON)
    rngs = [Random(f"{match.seed.hex()}/{seat}") for seat in range(len(names))]
    while True:
        view = match.view(person)
        for event in match.events:
            click.echo(f"  {teller.event(event.seen_by(person), view)}")
        if match.over:
            return
        decision = next(d for d in match.pending if not d.offer)
        seat = decision.seat
        if seat == person:
            ask_person(match, decision, teller)
        else:
            answer_one(match, decision, players[names[seat]], names[seat], rngs[seat])


def player_names(bots: str, seats: int, person: int) -> list[str]:
    """Return who sits where: the person, and the bots in turn."""
    levels = [name.strip() for name in bots.split(",") if name.strip()] or ["random"]
    names = [levels[index % len(levels)] for index in range(seats - 1)]
    names.insert(person, PERSON)
    return names


def shown_names(teller: Teller, names: list[str]) -> list[str]:
    """Return what the players are called: bots by their level, numbered."""
    return [
        teller.text("cli-you") if name == PERSON else f"{name.removeprefix('cmd:')} {number}"
        for number, name in enumerate(names, 1)
    ]


def read_seed(text: str | None) -> bytes | None:
    """Return the seed that was given, if any."""
    if text is None:
        return None
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != 32:
        raise click.BadParameter("a seed has 64 hexadecimal digits", param_hint="seed")
    return seed


def close(players: dict[str, Bot]) -> None:
    """End the programs among the players."""
    for player in players.values():
        if hasattr(player, "close"):
            player.close()
