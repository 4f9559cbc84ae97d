"""What is told in a match of Elfenland, and to whom.

The names stand in `EVENTS` with their arguments; messages have the id "elfenland-event-NAME".
Arguments in brackets are for the seat alone (EL-15.1).
"""

from __future__ import annotations

from ludoteca.games.elfenland.state import Elfenland
from ludoteca.kernel import Event, Json

EVENTS = {
    "hometown": "seat [town]",
    "round": "round start",
    "dealt": "seat n [cards]",
    "secret": "seat [counter]",
    "took": "seat counter slot next",  # next: what then lies in that slot
    "drew": "seat counter",
    "placed": "seat counter road",
    "revealed": "seat counter road",  # a secret counter was placed
    "obstructed": "seat road",
    "passed": "seat",
    "auto-passed": "seat",
    "planned": "",
    "crossed": "seat from to way means n",
    "caravan": "seat from to way cards",
    "piece": "seat town n",  # n: pieces taken in all
    "stopped": "seat town n [cards]",  # n: cards given up
    "kept": "seat counter",
    "kept-secret": "seat [counter]",
    "returned": "seat n counters",  # n counters, of which these lay face up
    "cleared": "",
    "home": "seat town n",  # n: the distance
    "left": "seat",
}
"""Every event with its arguments."""


def tell(state: Elfenland, name: str, facts: dict[str, Json], **private: Json) -> None:
    """Tell `facts` to all, and the rest to the seat that they are about."""
    if state.events is not None:
        secrets = {facts["seat"]: private} if private else {}
        state.events.append(Event(f"elfenland-event-{name}", facts, secrets))


def tell_deed(state: Elfenland, name: str, facts: dict[str, Json], **private: Json) -> None:
    """Tell what a player did, and remember what all may know of it."""
    state.last = {"event": name, **facts}
    tell(state, name, facts, **private)
