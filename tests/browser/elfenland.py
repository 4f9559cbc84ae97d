"""Tables of Elfenland for the browser tests, and what the hands of a player do at one."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from ludoteca.games.elfenland.map import CHART, MEANS
from ludoteca.kernel import Decision
from tests.browser.conftest import Open
from tests.browser.party import Party, Stop, drawn, party_at
from tests.serving import Hall


class Tables:
    """Tables that were brought to a position, to be left in the end."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._made: list[Party] = []

    def __enter__(self) -> Tables:
        return self

    def __exit__(self, *_: object) -> None:
        for table in self._made:
            table.close()

    def at(self, seats: int, stop: Stop, **options: str) -> tuple[Party, int]:
        """Return a table at which somebody is asked what is wanted, and who that is."""
        table, seat = party_at(lambda seed: seated(self._hall, seats, seed, **options), stop)
        self._made.append(table)
        return table, seat


def seated(hall: Hall, seats: int, seed: int, **options: str) -> Party:
    """Return a new table, of three rounds unless the options say otherwise."""
    options = {"rounds": "3", **options}
    return Party(hall, "elfenland", seats, seed, likely, **options)


def likely(decision: Any, rng: Random) -> Any:
    """Return a legal answer such as people give: they place what they can, and travel far."""
    actions = {action["action"]: action for action in decision["actions"]}
    liked = list(actions)
    if "place" in actions:
        liked = ["place"] if rng.random() < 0.9 else ["pass"]
    elif "obstruct" in actions:
        liked = ["obstruct"] if rng.random() < 0.3 else ["pass"]
    elif "cross" in actions and rng.random() < 0.85:
        liked = ["cross"]
    some = [actions[name] for name in liked]
    return Decision.from_json({**decision, "actions": some}).sample(rng.randrange)


def asked(ask: str, more: Stop = lambda view, decision: True) -> Stop:
    """Return a stop: asked this question, in a position of which `more` is true."""
    return lambda view, decision: decision["ask"] == f"elfenland-ask-{ask}" and more(view, decision)


def can(decision: Any, action: str) -> bool:
    """Tell whether an action is among those of a decision."""
    return any(one["action"] == action for one in decision["actions"])


def choices(decision: Any, action: str, part: str) -> list[str]:
    """Return what can be chosen for a part of an action."""
    for one in decision["actions"]:
        for found in one["parts"]:
            if one["action"] == action and found["part"] == part:
                return list(found["choices"])
    return []


def hand(view: Any) -> dict[str, int]:
    """Return the cards in one's own hand, those there are."""
    return {means: n for means, n in view["mine"]["hand"].items() if n}


def ways_from(town: str, ways: list[str]) -> dict[str, list[str]]:
    """Return ways by the town to which they lead from another one."""
    found: dict[str, list[str]] = {}
    for way in ways:
        a, b, _ = way.split("-")
        found.setdefault(b if a == town else a, []).append(way)
    return found


def fare(view: Any, way: str, town: str) -> tuple[str, int]:
    """Return what one crossing costs (EL-11.3, EL-11.5, EL-11.6), as the rules tell it."""
    a, _, kind = way.split("-")
    if kind == "lake":
        return "raft", 2
    if kind == "river":
        return "raft", 1 if a == town else 2
    road = view["roads"].get(way)
    if not road:
        return "", 0
    counter = str(road["counter"])
    return counter, CHART[kind][MEANS.index(counter)] + ("obstacle" in road)


# What a page shows, and hands


def lit(page: Page, kind: str, *states: str) -> list[str]:
    """Return the towns or ways that are lit in one of these states."""
    marked = ", ".join(f'.land .hit[data-{kind}][data-state="{state}"]' for state in states)
    found = page.locator(marked).evaluate_all(f"all => all.map((one) => one.dataset.{kind})")
    return [str(one) for one in found]


def press_town(page: Page, town: str) -> None:
    """Click a town of the map."""
    page.locator(f'.land [data-town="{town}"] ellipse').click()


def press_way(page: Page, way: str) -> None:
    """Click the middle of a way, where its counter lies."""
    page.locator(f'.land [data-way="{way}"] :is(circle, rect)').click()


def planned(page: Page) -> int:
    """Return how many crossings the planner holds."""
    return page.locator(".planner .crossing").count()


def opened(visit: Open, hall: Hall, found: tuple[Party, int], **more: Any) -> Page:
    """Open the table as the one who is asked, without movement."""
    table, seat = found
    page = visit(table.path, guest=table.guests[seat], at=hall, reduced_motion="reduce", **more)
    expect(page.locator(".elf-board")).to_be_visible()
    expect(page.locator(".bar-mine, .bar-over")).to_be_visible()
    drawn(page)
    return page


def view_of(found: tuple[Party, int]) -> Any:
    """Return what the one who is asked knows."""
    return found[0].seats[found[1]].view


def decision_of(found: tuple[Party, int]) -> Any:
    """Return what is asked."""
    return found[0].asked(found[1])


def said(page: Page) -> Any:
    """Return the place where the answer in progress is put into words."""
    return page.locator(".bar-draft").first
