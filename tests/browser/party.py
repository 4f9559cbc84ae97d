"""A table under way for the browser tests: people play at random beside the one at the page."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.serving import Hall, Seat

NAMES = ["Ada", "Bartholomew", "Cleo", "Dagmar the Great", "Eve", "Fynn", "Gwen"]

Stop = Callable[[Any, Any], bool]
"""Says of the view and the decision of who is asked whether to stop here."""
Likely = Callable[[Any, Random], Any]
"""Gives a decision a legal answer such as people give."""


class Party:
    """A table of a game. Whoever is not at a page answers as is `likely` when the match waits."""

    def __init__(
        self, hall: Hall, game: str, seats: int, seed: int, likely: Likely, **options: str
    ) -> None:
        self.guests = [hall.guest(name) for name in NAMES[:seats]]
        self.rng = Random(seed)
        self._likely = likely
        first = self.guests[0]
        wanted: dict[str, Any] = {"game": game, "seats": seats, "public": False}
        wanted |= {"limit": 86400, "options": options}
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

    def answer(self, number: int, answer: Any = None) -> None:
        """Let a seat answer, as is likely unless something else is given."""
        given = answer or self._likely(self.asked(number), self.rng)
        self.seats[number].answer(self.rng, given)
        self.sync()

    def step(self, but: int = -1) -> None:
        """Let one of those who are waited for answer; not the seat `but`."""
        waiting = [n for n in range(len(self.seats)) if n != but and self.asked(n)]
        self.answer(self.rng.choice(waiting))

    def until(self, stop: Stop) -> int:
        """Play until somebody is asked (or offered) what `stop` wants; -1 when all is over."""
        self.sync()
        while self.seats[0].outcome is None:
            for number, seat in enumerate(self.seats):
                still = [decision for decision in seat.decisions if "given" not in decision]
                if any(stop(seat.view, decision) for decision in still):
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


def party_at(make: Callable[[int], Party], stop: Stop) -> tuple[Party, int]:
    """Return a table at which somebody is asked what `stop` wants, and who that is.

    `make` makes a table from a seed.
    """
    for seed in range(1, 60):
        made = make(seed)
        seat = made.until(stop)
        if seat >= 0:
            return made, seat
        made.close()
    raise AssertionError("no match comes to that")


class Watched:
    """A page at a table, and how many acts of the match it has heard of."""

    def __init__(self, visit: Open, hall: Hall, table: Party, seat: int, **more: Any) -> None:
        self.page = visit("", guest=table.guests[seat], at=hall, **more)
        self._heard = -1
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        self.page.goto(hall.url + table.path)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] in ("state", "step"):
            self._heard = max(self._heard, message.get("step", 0))

    def catch_up(self, step: int) -> None:
        """Wait until the page shows so many acts."""
        while self._heard < step:
            self.page.wait_for_timeout(10)
        drawn(self.page)
        expect(self.page.locator(".bar-mine, .bar-over")).to_have_count(1)


def drawn(page: Page) -> None:
    """Wait until all that is known has been drawn."""
    for _ in range(2):
        page.evaluate("() => new Promise((go) => requestAnimationFrame(() => setTimeout(go, 0)))")


def ready(page: Page) -> bool:
    """Tell whether Validate can be pressed."""
    return page.locator('#validate[aria-disabled="false"]').count() == 1
