"""Golden transcripts: whole matches in text, kept so that every change of behaviour shows itself.

`python -m tools.transcripts` writes them anew from the records beside them, and makes the records
that are missing: of matches at random for every number of seats, and of matches that bots play for
some, as given and with all options changed. A record once released stays as it is: it must replay
for ever.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from ludoteca.kernel import Answer, Decision, Game, Json, Match
from ludoteca.kernel.patch import diff
from ludoteca.kernel.record import record, replay
from ludoteca.kernel.registry import games

FOLDER = Path(__file__).parents[1] / "tests" / "transcripts"
PLAYED = (2, 4, 6)
"""The numbers of seats for which bots play."""
LEAVER_FROM = 3
"""With so many seats or more, somebody leaves in the middle of the match."""


def main() -> None:
    """Write all transcripts."""
    for game in games().values():
        (FOLDER / game.name).mkdir(parents=True, exist_ok=True)
        for seats in range(game.seats[0], game.seats[1] + 1):
            add_records(game, seats)
        for file in files(game):
            text = transcript(game, json.loads(file.read_text("utf-8")))
            file.with_suffix("").with_suffix(".txt").write_text(text, "utf-8")


def add_records(game: Game[Any], seats: int) -> None:
    """Make the records that are missing."""
    start = f"v{game.version}-{seats}-seats"
    add(game, start, partial(random_record, game, seats))
    if game.bots and seats in PLAYED:
        for name, options in options_played(game, seats).items():
            add(game, f"{start}-{name}", partial(played_record, game, seats, options))


def add(game: Game[Any], name: str, make: Callable[[], Json]) -> None:
    """Make a record, unless it is there."""
    file = FOLDER / game.name / f"{name}.ludo.json"
    if not file.exists():
        file.write_text(line(make()) + "\n", "utf-8")


def options_played(game: Game[Any], seats: int) -> dict[str, dict[str, str]]:
    """Return the options that bots play with, by the name of the record: as given, all changed."""
    given = {one.name: one.at(seats)[0] for one in game.options}
    changed = {one.name: one.at(seats)[-1] for one in game.options}
    return {"played": {}} if changed == given else {"played": {}, "varied": changed}


def random_record(game: Game[Any], seats: int) -> Json:
    """Return the record of a match at random, with somebody leaving where there are many."""
    rng = Random(f"{game.name}/{game.version}/{seats}")
    match = Match(game, seats, {}, rng.randbytes(32))
    leaves_at = 9 * seats if seats >= LEAVER_FROM else -1
    return played_out(match, lambda decision: decision.sample(rng.randrange), leaves_at)


def played_record(game: Game[Any], seats: int, options: dict[str, str]) -> Json:
    """Return the record of a match among bots of the default level."""
    rng = Random(f"{game.name}/{game.version}/{seats}/{options}")
    bot = game.bots[game.default_bot]
    match = Match(game, seats, options, rng.randbytes(32))
    return played_out(match, lambda one: bot(match.view(one.seat), one.to_json(), rng))


def played_out(
    match: Match[Any], answer: Callable[[Decision], Answer], leaves_at: int = -1
) -> Json:
    """Play a match to its end and return its record; the last seat leaves after so many acts."""
    while match.pending:
        if len(match.history) == leaves_at:
            match.leave(match.seats - 1)
            continue
        decision = next(decision for decision in match.pending if not decision.offer)
        match.answer(decision.seat, answer(decision))
    return record(match)


def files(game: Game[Any]) -> list[Path]:
    """Return the records that are kept of a game."""
    return sorted((FOLDER / game.name).glob("*.ludo.json"))


def transcript(game: Game[Any], data: Json) -> str:
    """Return a record's match in text: each act, its events, and how each view changes."""
    lines = [f"# {game.name}, version {data['version']}, {data['seats']} seats, {data['options']}"]
    seats = range(data["seats"])
    watchers = [None] if game.open_information else [None, *seats]
    views: dict[int | None, Json] = {one: {} for one in watchers}
    for number, (act, match) in enumerate(replay(game, data)):
        lines.append(f"\n== {number} {line(act.to_json()) if act else 'start'}")
        for event in match.events:
            lines += told("event", {one: event.seen_by(one) for one in watchers})
        fresh = {one: match.view(one) for one in watchers}
        lines += told("view", {one: diff(views[one], fresh[one]) for one in watchers})
        views = fresh
        for decision in match.pending:
            asked = f"{decision.ask} ({decision.clause}), {decision.ways()} answers"
            lines.append(f"asked {decision.seat}: #{match.ids[decision.seat]} {asked}")
    lines.append(f"\n{game.picture(views[None])}\n\n{line(data['outcome'])}")
    return "\n".join(lines) + "\n"


def told(what: str, seen: dict[int | None, Json]) -> list[str]:
    """Return a line for each thing that is seen, with all who see it so."""
    who: dict[str, list[str]] = {}
    for one, value in seen.items():
        who.setdefault(line(value), []).append("spectators" if one is None else f"seat {one}")
    everybody = len(who) == 1
    return [
        f"{what} {'all' if everybody else ', '.join(ones)}: {value}" for value, ones in who.items()
    ]


def line(value: Json) -> str:
    """Return JSON on a line."""
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    main()
