"""What can be chosen in Elfenland, with the reason and the clause why something cannot.

Each is a part of an answer (see `ludoteca.kernel.parts`) that lists what is legal only when asked.
A card in an answer is "dragon-2", the second dragon in the hand; a counter is "dragon", or
"secret-dragon" where it is secret. Whatever is alike may stand for another.
"""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.games.elfenland.map import (
    ENDS,
    FARES,
    FROM,
    HAND,
    LAND,
    MEANS,
    RAFT,
    RAFTS,
    ROADS,
    SUITABLE,
    WAY,
    WAYS,
)
from ludoteca.games.elfenland.state import FREE, Elfenland, Player
from ludoteca.kernel import Below, Json, OneOf, Reason, Some
from ludoteca.kernel.parts import is_move

SECRET = tuple(f"secret-{means}" for means in MEANS[:LAND])
COUNTERS = {
    **{name: (means, False) for means, name in enumerate(MEANS[:LAND])},
    **{name: (means, True) for means, name in enumerate(SECRET)},
}
"""By the name of a counter: its means, and whether it is secret."""
CARD_NAMES = tuple(tuple(f"{means}-{k}" for k in range(1, HAND + 1)) for means in MEANS)
CARDS = {name: means for means, names in enumerate(CARD_NAMES) for name in names}
"""By the name of a card: its means."""
ACTIONS = (
    *("take", "draw", "place", "obstruct", "pass", "cross"),
    *("caravan", "long-caravan", "stop", "keep"),
)
"""What can be done in any phase (EL-17)."""


def why_not_now(name: str) -> Reason | None:
    """Say that an action belongs to another phase, if it is one."""
    return Reason("elfenland-why-phase", "EL-17.1") if name in ACTIONS else None


def counters_of(player: Player) -> list[str]:
    """Return the names of a player's counters, each once."""
    names = dict.fromkeys(MEANS[means] for means in player.open)
    names.update(dict.fromkeys(SECRET[means] for means in player.secret))
    return list(names)


def cards_of(player: Player) -> list[str]:
    """Return the names of the cards in a player's hand."""
    return [name for means, number in enumerate(player.hand) for name in CARD_NAMES[means][:number]]


def fare(state: Elfenland, way: int, town: int) -> tuple[int, int]:
    """Return means and number of cards of the ordinary fare from a town; 0 on a free road."""
    means = state.roads[way]
    if means != FREE:
        return means, FARES[way][means] + (way in state.obstacles)
    return RAFT, RAFTS.get((way, town), 0)


class PlacePart:
    """Which counter goes on which road: a part of kind "move", whose amount is 1 (EL-10.2)."""

    __slots__ = ("_player", "_roads")
    name = "move"

    def __init__(self, state: Elfenland, player: Player) -> None:
        self._player = player
        self._roads = state.roads

    def is_possible(self) -> bool:
        """Tell whether any of the counters fits on any road."""
        player = self._player
        return any(self._fitting(means) for means in {*player.open, *player.secret})

    def refusal(self, value: Json) -> Reason | None:
        if not is_move(value):
            return Reason("kernel-not-a-move", "EL-10.1", {"part": self.name})
        counter, road, amount = value
        if counter not in counters_of(self._player):
            return Reason("elfenland-why-counter", "EL-10.2")
        way = WAY.get(road, -1)
        if way < 0:
            return Reason("kernel-not-a-choice", "EL-10.2", {"part": self.name})
        if way not in ROADS:
            return Reason("elfenland-why-counter-water", "EL-10.3")
        if not FARES[way][COUNTERS[counter][0]]:
            return Reason("elfenland-why-terrain", "EL-10.2")
        if self._roads[way] != FREE:
            return Reason("elfenland-why-taken", "EL-10.3")
        if amount != 1:
            return Reason("elfenland-why-one", "EL-10.1")
        return None

    def sample(self, below: Below) -> Json:
        fitting = [(name, self._fitting(COUNTERS[name][0])) for name in counters_of(self._player)]
        index = below(sum([len(roads) for _, roads in fitting]))
        for name, roads in fitting:
            if index < len(roads):
                return [name, WAYS[roads[index]], 1]
            index -= len(roads)
        raise AssertionError("a counter is asked for only where one fits")

    def values(self) -> Iterator[Json]:
        for name, roads in self.routes().items():
            for road in roads:
                yield [name, road, 1]

    def count(self) -> int:
        return sum(len(roads) for roads in self.routes().values())

    def to_json(self) -> Json:
        return {"part": self.name, "kind": "move", "routes": self.routes()}

    def routes(self) -> dict[str, dict[str, list[int]]]:
        """Return the roads for each counter that fits on any."""
        fitting = ((name, self._fitting(COUNTERS[name][0])) for name in counters_of(self._player))
        return {name: {WAYS[road]: [1, 1] for road in roads} for name, roads in fitting if roads}

    def _fitting(self, means: int) -> list[int]:
        taken = self._roads
        return [road for road in SUITABLE[means] if taken[road] == FREE]


class _WayOf(OneOf):
    """One of several ways; a subclass says why another way cannot be given."""

    __slots__ = ("_state",)

    def __init__(self, name: str, state: Elfenland, ways: list[int], clause: str) -> None:
        super().__init__(name, [WAYS[way] for way in ways], clause)
        self._state = state

    def refusal(self, value: Json) -> Reason | None:
        reason = super().refusal(value)
        way = way_of(value)
        return reason if reason is None or way is None else self.why(way)

    def why(self, way: int) -> Reason:
        """Say why the active player cannot give a way that is not offered."""
        raise NotImplementedError


class ObstaclePart(_WayOf):
    """Which road gets the obstacle (EL-10.4)."""

    __slots__ = ()

    def why(self, way: int) -> Reason:
        if way not in ROADS:
            return Reason("elfenland-why-obstacle-water", "EL-10.4")
        if way in self._state.obstacles:
            return Reason("elfenland-why-obstacle-second", "EL-10.4")
        return Reason("elfenland-why-obstacle-free", "EL-10.4")


class WayPart(_WayOf):
    """Which way is taken by its ordinary fare (EL-11.2)."""

    __slots__ = ()

    def why(self, way: int) -> Reason:
        player = self._state.player
        if way not in FROM[player.town]:
            return Reason("elfenland-why-elsewhere", "EL-11.2")
        means, number = fare(self._state, way, player.town)
        if not number:
            return Reason("elfenland-why-no-counter", "EL-11.3")
        clause = {"river": "EL-11.5", "lake": "EL-11.6"}.get(ENDS[way].kind, "EL-11.3")
        needed = {"n": number, "means": MEANS[means], "held": player.hand[means]}
        return Reason("elfenland-why-fare", clause, needed)


class CaravanPart(_WayOf):
    """Which road is taken by caravan (EL-11.7)."""

    __slots__ = ()

    def why(self, way: int) -> Reason:
        if way not in FROM[self._state.player.town]:
            return Reason("elfenland-why-elsewhere", "EL-11.2")
        if way not in ROADS:
            return Reason("elfenland-why-caravan-water", "EL-11.8")
        if self._state.roads[way] == FREE:
            return Reason("elfenland-why-caravan-free", "EL-11.8")
        which = "obstacle" if way in self._state.obstacles else "no-obstacle"
        return Reason(f"elfenland-why-caravan-{which}", "EL-11.7")


class CardsPart(Some):
    """Which cards of the hand are paid, or given up: an exact number."""

    __slots__ = ()

    def __init__(self, player: Player, number: int, clause: str) -> None:
        super().__init__("cards", cards_of(player), number, number, clause)

    def refusal(self, value: Json) -> Reason | None:
        reason = super().refusal(value)
        if reason is None or type(value) is not list or not all(map(is_card, value)):
            return reason
        if any(card not in self.choices for card in value):
            return Reason("elfenland-why-not-in-hand", self.clause)
        if len(value) != self.least and len({*value}) == len(value):
            return Reason("elfenland-why-exactly", self.clause, {"n": self.least})
        return reason


class CounterPart(OneOf):
    """Which counter is kept (EL-12.2)."""

    __slots__ = ()

    def __init__(self, player: Player) -> None:
        super().__init__("counter", counters_of(player), "EL-12.2")

    def refusal(self, value: Json) -> Reason | None:
        reason = super().refusal(value)
        if reason is not None and type(value) is str and value in COUNTERS:
            return Reason("elfenland-why-counter", "EL-12.2")
        return reason


def way_of(value: Json) -> int | None:
    """Return the way that an id names, if it names one."""
    return WAY.get(value) if type(value) is str else None


def is_card(value: Json) -> bool:
    """Tell whether a value names a card."""
    return type(value) is str and value in CARDS
