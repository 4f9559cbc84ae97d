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
    side: str | None,
    bots: str | None,
    options: dict[str, str],
    seed: str | None,
    language: str | None,
    record: Path | None,
) -> None:
    """Play one match: the person in one seat, bots in the others."""
    seats = checked_seats(game, seats)
    match = Match(game, seats, checked_options(game, options, seats), read_seed(seed))
    person = own_seat(match, seat, side)
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
    click.echo(f"\n{teller.picture(match.view(person))}\n\n{teller.outcome(outcome.to_json())}")
    if record is not None:
        record.write_text(json.dumps(record_of(match)) + "\n", "utf-8")
        click.echo(teller.text("cli-record", file=str(record)))


def run(match: Match[Any], names: list[str], players: dict[str, Bot], teller: Teller) -> None:
    """Ask everybody in turn until the match is over, and tell what happens."""
    person = names.index(PERSON)
    rngs = [Random(f"{match.seed.hex()}/{seat}") for seat in range(len(names))]
    refused = None  # the id of an offer that the person has not taken up
    while True:
        view = match.view(person)
        for event in match.events:
            click.echo(f"  {teller.event(event.seen_by(person), view)}")
        if match.over:
            return
        mine = match.decision(person)
        if mine is not None and match.ids[person] != refused:
            has_answered = ask_person(match, mine, teller)
            # What is offered after an own answer, such as a pass, is not asked for again at once.
            if not has_answered or any(d.seat == person and d.offer for d in match.pending):
                refused = match.ids[person]
            continue
        decision = next(d for d in match.pending if not d.offer)
        seat = decision.seat
        answer_one(match, decision, players[names[seat]], names[seat], rngs[seat])


def own_seat(match: Match[Any], seat: int | None, side: str | None) -> int:
    """Return the person's seat: the one given, or one of the side given, or any."""
    sides = match.game.sides
    if side is not None and side not in sides:
        known = f"there are: {', '.join(sides)}" if sides else "this game has none"
        raise click.BadParameter(f"no side {side!r}; {known}", param_hint="side")
    free = [s for s in range(match.seats) if side in (None, match.game.side(match.state, s))]
    if seat is None:
        return free[randbelow(len(free))]
    if seat - 1 not in range(match.seats):
        raise click.BadParameter(f"seats are numbered from 1 to {match.seats}", param_hint="seat")
    if seat - 1 not in free:
        raise click.BadParameter(f"seat {seat} is not of the side {side}", param_hint="seat")
    return seat - 1


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
