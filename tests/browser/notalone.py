"""Tables of Not Alone for the browser tests: people play at random beside the one at the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from ludoteca.kernel import Decision
from tests.serving import Hall, Seat

NAMES = ["Ada", "Bartholomew", "Cleo", "Dagmar the Great", "Eve", "Fynn", "Gwen"]
RARE = ("give-up", "take-back", "pass-phase", "pass-turn")

Stop = Callable[[Any, Any], bool]
"""Says of the view and the decision of who is asked whether to stop here."""


class Party:
    """A table under way. Whoever is not at a page answers at random when the match waits."""

    def __init__(self, hall: Hall, seats: int, seed: int, **options: str) -> None:
        self.guests = [hall.guest(name) for name in NAMES[:seats]]
        self.rng = Random(seed)
        first = self.guests[0]
        wanted: dict[str, Any] = {"game": "notalone", "seats": seats, "public": False}
        wanted |= {"limit": 86400, "options": {"creature": "owner", **options}}
        self.id = str(first.ask("POST", "/api/tables", wanted)["id"])
        for seat, guest in enumerate(self.guests[1:], 1):
            guest.ask("POST", f"/api/tables/{self.id}/sit", {"seat": seat})
        first.ask("POST", f"/api/tables/{self.id}/start", {})
        self.seats: list[Seat] = [guest.sit_down(self.id) for guest in self.guests]

    @property
    def path(self) -> str:
        """The address of the table."""
        return f"/tables/{self.id}"

    def close(self) -> None:
        """Leave the table; the seats stay taken."""
        for seat in self.seats:
            seat.close()

    def sync(self) -> None:
        """Let everybody hear what has been done."""
        newest = max(seat.step for seat in self.seats)
        for seat in self.seats:
            seat.catch_up(newest)

    def asked(self, number: int) -> Any:
        """Return what a seat is asked and waited for, if anything."""
        for decision in self.seats[number].decisions:
            if not decision.get("offer") and "given" not in decision:
                return decision
        return None

    def step(self, but: int = -1) -> None:
        """Let one of those who are waited for answer; not the seat `but`."""
        waiting = [n for n in range(len(self.seats)) if n != but and self.asked(n)]
        number = self.rng.choice(waiting)
        answer = likely(self.asked(number), self.rng)
        self.seats[number].answer(self.rng, answer)
        self.sync()

    def until(self, stop: Stop) -> int:
        """Play until somebody is asked (or offered) what `stop` wants; -1 when all is over."""
        while self.seats[0].outcome is None:
            for number, seat in enumerate(self.seats):
                if any(stop(seat.view, decision) for decision in seat.decisions):
                    return number
            self.step()
        return -1

    def turn_of(self, hero: int) -> Any:
        """Let the others play until `hero` is waited for; None when all is over."""
        self.sync()
        while self.seats[hero].outcome is None:
            if decision := self.asked(hero):
                return decision
            self.step(but=hero)
        return None

    def after(self, hero: int, act: Callable[[], None]) -> None:
        """Do something at the page of `hero`, and see it carried out."""
        seat, before = self.seats[hero], self.seats[hero].step
        act()
        seat.until(lambda: seat.step > before)
        self.sync()


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
    made = Party(hall, seats, seed, **options)
    try:
        yield made
    finally:
        made.close()


def party_at(hall: Hall, seats: int, stop: Stop) -> tuple[Party, int]:
    """Return a table at which somebody is asked what `stop` wants, and who that is."""
    for seed in range(1, 60):
        made = Party(hall, seats, seed)
        seat = made.until(stop)
        if seat >= 0:
            return made, seat
        made.close()
    raise AssertionError("no match comes to that")


def can(decision: Any, action: str) -> bool:
    """Tell whether an action is among those of a decision."""
    return any(one["action"] == action for one in decision["actions"])


def is_asked(decision: Any, ask: str) -> bool:
    """Tell whether somebody is waited for with this question."""
    return bool(decision["ask"] == f"notalone-ask-{ask}" and not decision.get("offer"))
