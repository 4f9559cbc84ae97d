"""What is seen of a match of Elfenland: built from what a seat may know (EL-15), never stripped."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ludoteca.games.elfenland.ending import distance
from ludoteca.games.elfenland.map import LAND, MEANS, TOWNS, WAYS
from ludoteca.games.elfenland.state import DRAWING, FREE, OVER, PLANNING, Elfenland, Player, copied
from ludoteca.kernel import Json, Seat


class Road(TypedDict):
    """What lies on a road that holds a counter."""

    counter: str
    obstacle: NotRequired[bool]


class Public(TypedDict):
    """What all may know of a player."""

    town: str
    taken: list[str]
    """The towns whose piece has been taken, in that order."""
    hand: int
    given: int
    """How many cards have been given up in this round (EL-11.15)."""
    open: list[str]
    secret: int
    obstacle: bool
    """Whether it is still unused."""
    travelled: bool
    """Whether the travel turn of this round is over."""
    left: NotRequired[bool]
    home: NotRequired[str]
    """The hometown, once the match is over (EL-14.3)."""
    distance: NotRequired[int]
    """How far the boot then stands from it."""


class Mine(TypedDict):
    """What one seat alone may know."""

    seat: int
    hand: dict[str, int]
    secret: list[str]
    given: dict[str, int]
    """The cards given up in this round."""
    home: NotRequired[str]


Last = TypedDict(
    "Last",
    {
        "event": str,
        "seat": int,
        "counter": NotRequired[str],
        "slot": NotRequired[int],
        "next": NotRequired[str],
        "road": NotRequired[str],
        "from": NotRequired[str],
        "to": NotRequired[str],
        "way": NotRequired[str],
        "town": NotRequired[str],
        "n": NotRequired[int],
        "means": NotRequired[str],
        "cards": NotRequired[list[str]],
    },
)
"""What a player did last: the event's short name, and what all were told."""


class View(TypedDict):
    """A match as one seat, or a spectator, may know it."""

    seats: int
    round: int
    rounds: int
    hometown: bool
    start: int
    phase: Literal["draw", "plan", "travel", "keep", "over"]
    turn: NotRequired[int]
    row: list[str]
    stack: int
    cards: int
    roads: dict[str, Road]
    drawn: NotRequired[int]
    """Turns to draw that are over, of three for each seat; only in that phase."""
    passed: NotRequired[list[int]]
    """Who has passed since the last placement; only in the planning phase."""
    paid: dict[str, int]
    players: dict[str, Public]
    mine: NotRequired[Mine]
    last: NotRequired[Last]


def view(state: Elfenland, seat: Seat | None) -> Json:
    """Return what `seat` (None: a spectator) may know (see `View`)."""
    data: dict[str, Json] = {
        "seats": len(state.players),
        "round": state.round,
        "rounds": state.rounds,
        "hometown": state.hometown,
        "start": state.start,
        "phase": state.phase,
        "row": [MEANS[counter] for counter in state.row],
        "stack": len(state.stack),
        "cards": sum(state.cards),
        "roads": {WAYS[way]: road(state, way) for way in placed(state)},
        "paid": named(state.paid),
        "players": {str(other): public(state, other) for other in range(len(state.players))},
    }
    if state.turn >= 0:
        data["turn"] = state.turn
    if state.phase == DRAWING:
        data["drawn"] = state.drawn
    if state.phase == PLANNING:
        data["passed"] = state.passed[:]
    if seat is not None:
        data["mine"] = {"seat": seat, **mine(state.players[seat])}
    if state.last:
        data["last"] = copied(state.last)
    return data


def placed(state: Elfenland) -> list[int]:
    """Return the roads that hold a counter."""
    return [way for way, means in enumerate(state.roads) if means != FREE]


def road(state: Elfenland, way: int) -> Json:
    """Return what lies on a road."""
    data: dict[str, Json] = {"counter": MEANS[state.roads[way]]}
    if way in state.obstacles:
        data["obstacle"] = True
    return data


def public(state: Elfenland, seat: Seat) -> Json:
    """Return what all may know of a player."""
    player = state.players[seat]
    data: dict[str, Json] = {
        "town": TOWNS[player.town],
        "taken": [TOWNS[town] for town in player.taken],
        "hand": sum(player.hand),
        "given": sum(player.given),
        "open": [MEANS[counter] for counter in player.open],
        "secret": len(player.secret),
        "obstacle": player.obstacle,
        "travelled": (seat - state.start) % len(state.players) < state.travelled,
    }
    if player.left:
        data["left"] = True
    if state.phase == OVER and state.hometown:
        data["home"] = TOWNS[player.home]
        data["distance"] = distance(player)
    return data


def mine(player: Player) -> Json:
    """Return what the player alone may know."""
    data: dict[str, Json] = {
        "hand": named(player.hand),
        "secret": [MEANS[counter] for counter in player.secret],
        "given": named(player.given),
    }
    if player.home >= 0:
        data["home"] = TOWNS[player.home]
    return data


def named(numbers: list[int]) -> dict[str, int]:
    """Return numbers of cards by the name of their means, without zeros."""
    return {MEANS[means]: number for means, number in enumerate(numbers) if number}


def pieces(state: Elfenland) -> dict[str, int]:
    """Return the numbers of cards and counters of each means (EL-18.1, EL-18.2)."""
    players = state.players
    piles = [state.cards, state.paid]
    piles += [pile for player in players for pile in (player.hand, player.given)]
    found = {f"cards {name}": sum(pile[n] for pile in piles) for n, name in enumerate(MEANS)}
    heaps = [state.stack, state.row, state.roads]
    heaps += [heap for player in players for heap in (player.open, player.secret)]
    for means in range(LAND):
        found[f"counters {MEANS[means]}"] = sum(heap.count(means) for heap in heaps)
    return found
