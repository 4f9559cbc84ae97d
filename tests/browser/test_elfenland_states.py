"""Every state of a table of Elfenland: axe-core finds nothing, and nothing is cut on any width."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.elfenland import (
    Tables,
    asked,
    can,
    hand,
    lit,
    opened,
    press_town,
    seated,
)
from tests.browser.party import drawn
from tests.browser.test_every_page import WIDTHS, in_both_themes, on_all_widths
from tests.serving import Hall


@pytest.fixture
def prepared(hall: Hall) -> Iterator[Any]:
    """Return tables at which somebody is asked what is wanted; leave them afterwards."""
    with Tables(hall) as tables:
        yield tables.at


def test_a_replay_shows_each_phase_and_plans_nothing(visit: Open, hall: Hall) -> None:
    """Through one's own eyes, with one's own hand; pressing a town does nothing."""
    table = seated(hall, 2, 4)
    assert table.until(lambda view, decision: False) == -1
    page = visit("", guest=table.guests[0], at=hall, reduced_motion="reduce")
    seen: set[str] = set()
    step, last = 0, table.seats[0].step
    while step < last and len(seen) < 3:
        page.goto(f"{hall.url}{table.path}/replay?step={step}")
        expect(page.locator(".elf-board")).to_be_visible()
        seen.add(str(page.locator(".elf-board .phases .now").inner_text()))
        step += 2
    assert {"Draw", "Plan", "Travel"} <= seen
    expect(page.locator(".hand [data-card]").first).to_be_visible()
    press_town(page, "rivinia")
    drawn(page)
    expect(page.locator(".planner")).to_have_count(0)
    table.close()


def test_who_only_watches_sees_no_hand(visit: Open, hall: Hall, prepared: Any) -> None:
    """EL-15.1: what all may know, and the planner is for those who travel."""
    table, _ = prepared(3, asked("travel"), hometown="on")
    page = visit(table.path, at=hall, name="Zoe", reduced_motion="reduce")
    expect(page.locator(".elf-board .scores li")).to_have_count(3)
    expect(page.locator(".player-side")).to_have_count(3)
    expect(page.locator(".holdings, .planner, .hometown")).to_have_count(0)


def press_first(selector: str) -> Any:
    """Return an act: press the first of what matches."""
    return lambda page: page.locator(selector).first.click()


def plan_far(page: Page) -> None:
    """Plan a route to the last town that can be reached."""
    town = lit(page, "town", "near", "far")[-1]
    page.locator(f'.land [data-town="{town}"]').dispatch_event("click")
    expect(page.locator(".crossing, .offer").first).to_be_visible()


def end_turn(page: Page) -> None:
    """Begin to give up cards."""
    page.locator(".bar-deeds").get_by_role("button", name="End your journey").click()
    page.locator(".hand .legal").first.click()


def see_chart(page: Page) -> None:
    """Open the chart."""
    page.keyboard.press("c")
    expect(page.locator("dialog.elf-chart")).to_be_visible()


def nothing(page: Page) -> None:
    """Only look."""


def travels(view: Any, decision: Any) -> bool:
    return can(decision, "cross") and sum(hand(view).values()) > 5


SCENES: dict[str, tuple[int, Any, Any]] = {
    "drawing": (6, asked("draw", lambda v, d: v["drawn"] >= 6), press_first(".pick.legal")),
    "planning": (6, asked("plan", lambda v, d: v["round"] == 2 and can(d, "place")), nothing),
    "counter chosen": (4, asked("plan", lambda v, d: can(d, "place")), press_first(".mine.legal")),
    "obstacle chosen": (
        3,
        asked("plan", lambda v, d: can(d, "obstruct")),
        press_first("[data-obstacle]"),
    ),
    "travelling": (6, asked("travel", travels), nothing),
    "route": (5, asked("travel", travels), plan_far),
    "giving up": (2, asked("travel", travels), end_turn),
    "keeping": (4, asked("keep"), press_first(".mine.legal")),
    "chart": (3, asked("plan"), see_chart),
}


@pytest.mark.parametrize("device", WIDTHS)
@pytest.mark.parametrize("scene", SCENES)
def test_every_state_can_be_read_and_used(
    visit: Open, hall: Hall, prepared: Any, scene: str, device: str
) -> None:
    seats, stop, act = SCENES[scene]
    table = prepared(seats, stop, hometown="on")
    page = opened(visit, hall, table, phone=device == "phone")
    act(page)
    found = in_both_themes(page) + on_all_widths(page, device)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("device", WIDTHS)
def test_the_end_can_be_read(visit: Open, hall: Hall, device: str) -> None:
    """Ranking, hometowns and distances, and how ties are decided."""
    table = seated(hall, 3, 2, hometown="on")
    assert table.until(lambda view, decision: False) == -1
    page = opened(visit, hall, (table, 0), phone=device == "phone")
    table.close()
    expect(page.locator(".reckoning")).to_contain_text("nearer")
    expect(page.locator(".ranking tbody tr")).to_have_count(3)
    for number in range(3):
        side = page.locator(".player-side").nth(number)
        expect(side).to_contain_text("Hometown")
    found = in_both_themes(page) + on_all_widths(page, device)
    assert not found, "\n".join(found)
