"""Tables of Not Alone for the browser tests: people play at random beside the one at the page."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from ludoteca.kernel import Decision
from tests.browser.party import Party, Stop, party_at
from tests.serving import Hall

RARE = ("give-up", "take-back", "pass-phase", "pass-turn")


def likely(decision: Any, rng: Random) -> Any:
    """Return a legal answer such as people give: they mostly pass, and lay rather than give up."""
    actions = decision["actions"]
    names = [action["action"] for action in actions]
    if "pass" in names and rng.random() < 0.75:
        return {"action": "pass"}
    plain = [action for action in actions if action["action"] not in RARE]
    for kind in ("lay", "place-"):
        liked = [action for action in plain if action["action"].startswith(kind)]
        if liked and rng.random() < 0.85:
            plain = liked
    return Decision.from_json({**decision, "actions": plain or actions}).sample(rng.randrange)


@contextmanager
def party(hall: Hall, seats: int, seed: int = 1, **options: str) -> Iterator[Party]:
    """Sit down at a new table; the first guest is the Creature."""
    made = seated(hall, seats, seed, **options)
    try:
        yield made
    finally:
        made.close()


def seated(hall: Hall, seats: int, seed: int, **options: str) -> Party:
    """Return a new table; the first guest is the Creature unless the options say otherwise."""
    options = {"creature": "owner", **options}
    return Party(hall, "notalone", seats, seed, likely, **options)


def hunt_at(hall: Hall, seats: int, stop: Stop) -> tuple[Party, int]:
    """Return a table at which somebody is asked what `stop` wants, and who that is."""
    return party_at(lambda seed: seated(hall, seats, seed), stop)


def can(decision: Any, action: str) -> bool:
    """Tell whether an action is among those of a decision."""
    return any(one["action"] == action for one in decision["actions"])


def is_asked(decision: Any, ask: str) -> bool:
    """Tell whether somebody is waited for with this question."""
    return bool(decision["ask"] == f"notalone-ask-{ask}" and not decision.get("offer"))
