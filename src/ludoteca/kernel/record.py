"""Records: a match in a file that anybody can replay and check (`.ludo.json`).

The form is described in docs/protocol.md. A finished record opens everything: with seed, set-up and
acts the match can be played again to the same end. The record of a running match holds no more than
a spectator has seen.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from ludoteca.kernel.acts import LEFT, STOP, Act
from ludoteca.kernel.chance import SEED_BYTES, commitment
from ludoteca.kernel.errors import BadRecord, IllegalAnswer, StaleDecision
from ludoteca.kernel.game import Game
from ludoteca.kernel.match import Match
from ludoteca.kernel.saving import pack, unpack
from ludoteca.kernel.types import Json

FORMAT = 1


def record(match: Match[Any]) -> Json:
    """Return the record of `match`: complete when it is over, else only what all may know.

    :raises ValueError: the match is over, but does not know its start: restored, or imagined.
    """
    data = {
        "ludoteca": FORMAT,
        "game": match.game.name,
        "version": match.version,
        "seats": match.seats,
        "options": match.options,
        "commitment": match.commitment,
    }
    outcome = match.outcome
    if outcome is None:
        return {**data, "view": match.view(None)}
    if not match.history.complete:
        raise ValueError("the match was restored or imagined: its first acts are not known")
    acts = [act.to_json() for act in match.history.acts()]
    return {**data, "seed": match.seed.hex(), "acts": acts, "outcome": outcome.to_json()}


def replay(game: Game[Any], data: Json) -> Iterator[tuple[Act | None, Match[Any]]]:
    """Play a finished record again; yield the match at its start and after each act.

    The match that is yielded is always the same object. After the last act everything that the
    record says has been checked against it.

    :raises BadRecord: the record is damaged, or does not lead to what it says.
    """
    match = _start(game, data)
    yield None, match
    for number, entry in enumerate(data["acts"], 1):
        act = _act(entry, number)
        try:
            match.act(act)
        except IllegalAnswer as error:
            raise BadRecord(f"act {number} is not legal: {error}") from error
        except StaleDecision as error:
            raise BadRecord(f"act {number} answers nothing that was asked: {error}") from error
        yield act, match
    outcome = match.outcome
    if outcome is None:
        raise BadRecord(f"after its {len(data['acts'])} acts the match is not over")
    if not _equal(outcome.to_json(), data["outcome"]):
        raise BadRecord(f"the outcome is {outcome.to_json()}, not {data['outcome']}")


def verify(game: Game[Any], data: Json) -> Match[Any]:
    """Check a finished record from its seed to its outcome and return the match at its end.

    :raises BadRecord: anything in it is not so.
    """
    *_, (_, match) = replay(game, data)
    return match


def save(match: Match[Any]) -> Json:
    """Return all that `restore` needs to go on with `match`; it holds the match's secrets."""
    return {
        "seats": match.seats,
        "options": match.options,
        "version": match.version,
        "seed": match.seed.hex(),
        **match.kept(pack),
    }


def restore(game: Game[Any], data: Json) -> Match[Any]:
    """Return the match that was saved; its history begins with the save.

    :raises BadRecord: `data` did not come from `save`.
    """
    try:
        rest = unpack(data["rest"], game.state_types)
        since = [_act(entry, number) for number, entry in enumerate(data["since"], 1)]
        return Match.resumed(game, data, rest, since)
    except BadRecord:
        raise
    except Exception as error:  # the rules may stumble in any way over a state that never was
        raise BadRecord(f"not a saved match: {error!r}") from error


def _start(game: Game[Any], data: Json) -> Match[Any]:
    try:
        if not _equal(data["ludoteca"], FORMAT):
            raise BadRecord(f"this program reads format {FORMAT}, not {data['ludoteca']!r}")
        if data["game"] != game.name:
            raise BadRecord(f"this is a record of {data['game']!r}, not of {game.name}")
        if "seed" not in data:
            raise BadRecord("the record has no seed: its match is not over")
        seed = bytes.fromhex(data["seed"])
        if (
            len(seed) != SEED_BYTES
            or seed.hex() != data["seed"]
            or commitment(seed) != data["commitment"]
        ):
            raise BadRecord("the seed is not the one that was committed to")
        if not isinstance(data["acts"], list) or not isinstance(data["outcome"], dict):
            raise BadRecord("the record has no acts or no outcome")
        if type(data["seats"]) is not int or type(data["version"]) is not int:
            raise BadRecord("the number of seats or the version is no whole number")
        return Match(game, data["seats"], data["options"], seed, version=data["version"])
    except BadRecord:
        raise
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise BadRecord(f"the record is damaged: {error!r}") from error


def _act(entry: Json, number: int) -> Act:
    match entry:
        case {"seat": int(seat), "answer": dict(answer)} if type(seat) is int:
            return Act(seat, answer)
        case {"seat": int(seat), "act": "left"} if type(seat) is int:
            return Act(seat, LEFT)
        case {"act": "stopped"}:
            return Act(-1, STOP)
    raise BadRecord(f"act {number} has no known form")


def _equal(one: Json, other: Json) -> bool:
    """Tell whether both are the same JSON; to Python, 1 and true are equal."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
