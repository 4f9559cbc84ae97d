"""A second reading of the course of a match (EL-6 to EL-14): whose turn it is, what all can count.

It follows the answers and shares nothing with the engine. It counts and knows no hidden thing.
"""

from __future__ import annotations

from typing import Any

from tests.games.elfenland.naive import COST, WAYS


def distances() -> dict[tuple[str, str], int]:
    """Return how many ways lead from town to town, at least (EL-14.4; Floyd and Warshall)."""
    towns = sorted({town for a, b, _ in WAYS.values() for town in (a, b)})
    far = {(a, b): 0 if a == b else 99 for a in towns for b in towns}
    for a, b, _ in WAYS.values():
        far[a, b] = far[b, a] = 1
    for middle in towns:
        for a in towns:
            for b in towns:
                far[a, b] = min(far[a, b], far[a, middle] + far[middle, b])
    return far


FAR = distances()


class Course:
    """What everybody at the table can count."""

    def __init__(self, seats: int, start: int, rounds: int) -> None:
        self.seats, self.start, self.rounds = seats, start, rounds
        self.round, self.phase = 0, "draw"
        self.town = ["elvenhold"] * seats
        self.taken: list[list[str]] = [[] for _ in range(seats)]
        self.hand, self.given = [0] * seats, [0] * seats
        self.open, self.secret = [0] * seats, [0] * seats
        self.obstacle = [True] * seats
        self.roads: dict[str, Any] = {}
        self.turns: list[int] = []
        """Who is still to act in this phase, the active one first; in planning all, in order."""
        self.passes = 0
        self.begin()

    def begin(self) -> None:
        self.round += 1
        self.phase = "draw"
        self.hand, self.given = [8] * self.seats, [0] * self.seats  # EL-7.2
        self.secret = [number + 1 for number in self.secret]  # EL-8.1
        self.turns = self.order() * 3  # EL-9.1

    def order(self) -> list[int]:
        return [*range(self.start, self.seats), *range(self.start)]

    def waits(self) -> list[int]:
        return self.turns[:] if self.phase == "keep" else self.turns[:1]

    def answered(self, seat: int, answer: Any) -> None:
        assert seat in self.waits()
        action = answer["action"]
        if self.phase == "draw":
            self.open[seat] += 1
            self.turns.pop(0)
        elif self.phase == "plan":
            self.planned(seat, action, answer)
            self.turns.append(self.turns.pop(0))
        elif self.phase == "travel":
            self.travelled(seat, action, answer)
        else:
            self.turns.remove(seat)
            secret = answer["counter"].startswith("secret-")
            self.open[seat], self.secret[seat] = int(not secret), int(secret)  # EL-12.2
        self.settle()

    def planned(self, seat: int, action: str, answer: Any) -> None:
        self.passes = self.passes + 1 if action == "pass" else 0  # EL-10.9
        if action == "place":
            counter, road, _ = answer["move"]
            whose = self.secret if counter.startswith("secret-") else self.open
            whose[seat] -= 1
            self.roads[road] = {"counter": counter.removeprefix("secret-")}
        elif action == "obstruct":
            self.obstacle[seat] = False
            self.roads[answer["road"]]["obstacle"] = True

    def travelled(self, seat: int, action: str, answer: Any) -> None:
        if action == "stop":
            self.given[seat] = len(answer.get("cards", ()))
            self.hand[seat] -= self.given[seat]
            self.turns.pop(0)
            return
        way = answer["way" if action == "cross" else "road"]
        self.hand[seat] -= len(answer["cards"]) if "cards" in answer else self.fare(seat, way)
        a, b, _ = WAYS[way]
        self.town[seat] = b if self.town[seat] == a else a
        if self.town[seat] not in ("elvenhold", *self.taken[seat]):
            self.taken[seat].append(self.town[seat])  # EL-11.12

    def fare(self, seat: int, way: str) -> int:
        a, _, kind = WAYS[way]
        if kind in ("river", "lake"):
            return 1 if kind == "river" and self.town[seat] == a else 2
        return COST[self.roads[way]["counter"], kind] + ("obstacle" in self.roads[way])

    def settle(self) -> None:
        """Do what nobody is asked for."""
        if self.phase == "draw" and not self.turns:
            self.phase, self.turns, self.passes = "plan", self.order(), 0
        while self.phase == "plan" and (self.passes == self.seats or self.idle(self.turns[0])):
            if self.passes == self.seats:
                self.phase, self.turns = "travel", self.order()
            else:
                self.passes += 1
                self.turns.append(self.turns.pop(0))
        while self.phase == "travel" and (not self.turns or not self.hand[self.turns[0]]):
            if self.turns:
                self.turns.pop(0)  # EL-11.17
            elif self.round == self.rounds or any(len(taken) == 20 for taken in self.taken):
                self.phase = "over"
            else:
                self.phase = "keep"
                self.turns = [s for s in range(self.seats) if self.open[s] + self.secret[s] > 1]
        if self.phase == "keep" and not self.turns:
            self.roads = {}
            self.start = (self.start + 1) % self.seats  # EL-6.3
            self.begin()

    def idle(self, seat: int) -> bool:
        """Tell whether a player can place nothing, as all can see (EL-10.11)."""
        free = [road for road in self.roads.values() if "obstacle" not in road]
        return not (self.open[seat] + self.secret[seat] or (self.obstacle[seat] and free))

    def counters_out(self) -> int:
        return len(self.roads) + sum(self.open) + sum(self.secret)

    def check(self, view: Any) -> None:
        """Compare with what a spectator sees."""
        assert (view["round"], view["phase"], view["start"]) == (self.round, self.phase, self.start)
        assert view["roads"] == self.roads
        if self.phase in ("draw", "plan", "travel"):
            assert view["turn"] == self.turns[0]
        else:
            assert "turn" not in view
        for seat in range(self.seats):
            one = view["players"][str(seat)]
            assert one["town"] == self.town[seat] and one["taken"] == self.taken[seat]
            assert (one["hand"], one["given"]) == (self.hand[seat], self.given[seat])
            assert (len(one["open"]), one["secret"]) == (self.open[seat], self.secret[seat])
            assert one["obstacle"] == self.obstacle[seat]
        kept = sum(self.hand) + sum(self.given) + sum(view["paid"].values())
        assert view["cards"] == 72 - kept  # EL-18.1
        assert len(view["row"]) == 5 and view["stack"] == 43 - self.counters_out()  # EL-18.2

    def ranks(self, homes: list[str] | None) -> tuple[int, ...]:
        """Return the places (EL-13.3 to EL-13.5, EL-14.3 to EL-14.7)."""
        rows = []
        for seat in range(self.seats):
            far = FAR[self.town[seat], homes[seat]] if homes else 0
            rows.append((len(self.taken[seat]) - far, -far, self.hand[seat]))
        return tuple(1 + len([row for row in rows if row > own]) for own in rows)
