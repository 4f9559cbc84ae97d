"""Elfenland in the browser: whole games by mouse and by keyboard; planning, giving up cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludoteca.games.elfenland.map import CHART, MEANS
from tests.browser.conftest import Open
from tests.browser.elfenland import (
    Tables,
    asked,
    can,
    choices,
    decision_of,
    hand,
    likely,
    lit,
    opened,
    press_town,
    press_way,
    said,
    seated,
    view_of,
)
from tests.browser.hands import settled, tab_to, validate
from tests.browser.party import Watched, drawn, ready
from tests.serving import Hall


def by_mouse(page: Page, decision: Any, rng: Random) -> None:
    """Answer what is asked by mouse."""
    ask = decision["ask"].removeprefix("elfenland-ask-")
    bar = page.locator(".bar-deeds")
    if ask == "draw":
        picks = page.locator(".pick.legal")
        picks.nth(rng.randrange(picks.count())).click()
    elif ask == "plan":
        own = page.locator(".mine.legal")
        if not own.count() or rng.random() < 0.1:
            bar.get_by_role("button", name="Pass", exact=True).click()
            return
        own.nth(rng.randrange(own.count())).click()
        press_way(page, rng.choice(lit(page, "way", "legal")))
    elif ask == "keep":
        own = page.locator(".mine.legal")
        own.nth(rng.randrange(own.count())).click()
    elif not ready(page):
        towns = lit(page, "town", "near", "far")
        if towns:
            press_town(page, rng.choice(towns))
            drawn(page)
            offers = page.locator(".offer")
            if not ready(page):
                offers.nth(rng.randrange(offers.count())).click()
        else:
            bar.get_by_role("button", name="End your journey").click()
            while not ready(page):
                page.locator(".hand .legal:not(.chosen)").first.click()
    page.locator("#validate").click()


def test_a_whole_game_by_mouse(visit: Open, hall: Hall) -> None:
    table = seated(hall, 2, 3)
    rng = Random(3)
    shown = Watched(visit, hall, table, 0)
    seen: set[str] = set()
    while decision := table.turn_of(0):
        shown.catch_up(table.seats[0].step)
        seen.add(decision["ask"])
        table.after(0, partial(by_mouse, shown.page, decision, rng))
    table.close()
    assert {"elfenland-ask-draw", "elfenland-ask-plan", "elfenland-ask-travel"} <= seen
    page = shown.page
    expect(page.locator(".bar-over")).to_be_visible()
    expect(page.locator(".reckoning")).to_contain_text("cards in hand")
    taken = len(table.seats[0].view["players"]["0"]["taken"])
    expect(page.locator('[data-score="0"]')).to_contain_text(str(taken))


# By keyboard


def press_bar(page: Page, name: str) -> None:
    """Go to a button of the bar by Tab, and press it."""
    for _ in range(90):
        if page.evaluate(
            "(name) => !!document.activeElement?.closest('.bar-deeds')"
            " && document.activeElement.innerText.trim().startsWith(name)",
            name,
        ):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(name)


def press_in(page: Page, group: str, wanted: str) -> None:
    """Go to one of a row of buttons by Tab and arrow keys, and choose it unless it is chosen."""
    tab_to(page, f'{group} button[tabindex="0"]', most=90)
    page.keyboard.press("Home")
    for _ in range(12):
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            break
        page.keyboard.press("ArrowRight")
    expect(page.locator(f"{group} {wanted}").first).to_be_focused()
    if page.evaluate("() => document.activeElement.getAttribute('aria-pressed')") != "true":
        page.keyboard.press("Enter")


def press_map(page: Page, wanted: str) -> None:
    """Go to something on the map by Tab and arrow keys, and choose it."""
    tab_to(page, '.land .hit[tabindex="0"]', most=90)
    page.keyboard.press("Home")
    for key in ("Down", "Right", "Down", "Left", "Up", "Left", "Up", "Right", "Down") * 3:
        for _ in range(4):
            if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
                page.keyboard.press("Enter")
                return
            page.keyboard.press(f"Arrow{key}")
    raise AssertionError(wanted)


def by_keys(page: Page, decision: Any, answer: Any) -> None:
    """Give an answer by key presses alone; Enter on what is chosen sends it."""
    action = answer["action"]
    if action == "pass":
        press_bar(page, "Pass")
        return
    if action == "take":
        press_in(page, ".market", f'[data-slot="{answer["slot"]}"]')
    elif action == "draw":
        press_in(page, ".market", "[data-stack]")
    elif action == "keep":
        press_in(page, ".counters", f'[data-counter="{answer["counter"]}"]')
    elif action == "place":
        press_in(page, ".counters", f'[data-counter="{answer["move"][0]}"]')
        press_map(page, '[data-way][data-state="legal"]')
    elif action == "obstruct":
        press_in(page, ".counters", "[data-obstacle]")
        press_map(page, '[data-way][data-state="legal"]')
    elif action == "stop":
        press_bar(page, "End your journey")
        for card in answer.get("cards", []):
            press_in(page, ".hand", f'[data-card="{card}"]')
    elif not ready(page):
        press_map(page, '[data-town][data-state="near"], [data-town][data-state="far"]')
        drawn(page)
        if not ready(page):  # by road or by water: the planner asks which
            tab_to(page, ".offer", most=90)
            page.keyboard.press("Enter")
    expect(page.locator("#validate")).to_have_attribute("aria-disabled", "false")
    if action in ("take", "draw", "keep", "place", "obstruct"):
        page.keyboard.press("Enter")
    else:
        press_bar(page, "Validate")


def test_a_whole_game_by_keyboard_on_a_phone(visit: Open, hall: Hall) -> None:
    table = seated(hall, 2, 5, hometown="on")
    shown = Watched(visit, hall, table, 1, phone=True)
    done: dict[str, int] = {}
    while decision := table.turn_of(1):
        shown.catch_up(table.seats[1].step)
        answer = likely(decision, table.rng)
        if answer["action"].endswith("caravan"):
            answer = {"action": "cross"}
        done[answer["action"]] = done.get(answer["action"], 0) + 1
        table.after(1, partial(by_keys, shown.page, decision, answer))
    table.close()
    assert done["place"] > 3 and done["pass"], done
    assert done.keys() & {"take", "draw"} and done.keys() & {"cross", "stop"}, done
    expect(shown.page.locator(".bar-over")).to_be_visible()
    expect(shown.page.locator(".reckoning")).to_contain_text("hometown")
    expect(shown.page.locator(".player-side").first).to_contain_text("Hometown")


# From prepared positions


@pytest.fixture
def prepared(hall: Hall) -> Iterator[Any]:
    """Return tables at which somebody is asked what is wanted; leave them afterwards."""
    with Tables(hall) as tables:
        yield tables.at


def test_a_counter_lights_up_its_roads_with_their_fares(
    visit: Open, hall: Hall, prepared: Any
) -> None:
    """EL-10.2: counter first, then one of the free roads that suit it."""
    found = prepared(2, asked("plan", lambda v, d: can(d, "place") and v["mine"]["secret"]))
    page = opened(visit, hall, found)
    [part] = next(one["parts"] for one in decision_of(found)["actions"] if one["action"] == "place")
    counter = f"secret-{view_of(found)['mine']['secret'][0]}"
    page.locator(f'[data-counter="{counter}"]').click()
    roads = sorted(part["routes"][counter])
    assert sorted(lit(page, "way", "legal")) == roads
    road = roads[len(roads) // 2]
    press_way(page, road)
    price = CHART[road.split("-")[2]][MEANS.index(counter.removeprefix("secret-"))]
    expect(said(page)).to_contain_text(f"fare {price}")
    expect(page.locator(".line .fact").first).to_be_visible()
    validate(page)
    assert found[0].seats[found[1]].view is not None
    found[0].seats[found[1]].until(lambda: road in view_of(found)["roads"])


def test_a_road_is_pressed_first(visit: Open, hall: Hall, prepared: Any) -> None:
    """Then the counters that fit there are marked, with the fare each would make."""

    def several(view: Any, decision: Any) -> bool:
        routes = decision["actions"][0]["parts"][0]["routes"] if can(decision, "place") else {}
        return len(routes) > 2

    found = prepared(2, asked("plan", several))
    page = opened(visit, hall, found)
    routes = decision_of(found)["actions"][0]["parts"][0]["routes"]
    every = {road for roads in routes.values() for road in roads}
    fits = {road: sorted(c for c in routes if road in routes[c]) for road in every}
    road = next(road for road in sorted(fits) if len(fits[road]) > 1)
    press_way(page, road)
    marked = page.locator(".mine.legal[data-counter]")
    names = set(marked.evaluate_all("all => all.map((one) => one.dataset.counter)"))
    assert names == set(fits[road])
    assert marked.locator(".fare").count() == marked.count()
    marked.first.click()
    assert ready(page)
    page.keyboard.press("Escape")
    expect(page.locator("#validate")).to_have_count(0)


def test_the_obstacle_goes_where_a_counter_lies(visit: Open, hall: Hall, prepared: Any) -> None:
    """EL-10.4: it says what the road will cost."""
    found = prepared(2, asked("plan", lambda v, d: can(d, "obstruct") and len(v["roads"]) > 2))
    page = opened(visit, hall, found, phone=True)
    page.locator("[data-obstacle]").tap()
    roads = choices(decision_of(found), "obstruct", "road")
    assert sorted(lit(page, "way", "legal")) == sorted(roads)
    page.locator(".land-tools [data-zoom=all]").tap()
    drawn(page)
    press_way(page, roads[0])
    expect(said(page)).to_contain_text("instead of")
    page.locator("#validate").tap()
    settled(page)
    expect(page.locator("[data-obstacle]")).to_have_count(0)


def test_more_than_four_cards_are_given_up_by_choice(
    visit: Open, hall: Hall, prepared: Any
) -> None:
    """EL-11.15: exactly so many, chosen in the hand."""
    found = prepared(2, asked("travel", lambda v, d: sum(hand(v).values()) == 8))
    page = opened(visit, hall, found, phone=True)
    page.locator(".bar-deeds").get_by_role("button", name="End your journey").tap()
    expect(page.locator(".guide")).to_contain_text("Give up")
    cards = page.locator(".hand [data-card]")
    for number in range(4):
        assert not ready(page)
        cards.nth(2 * number).tap()
    assert ready(page)
    cards.nth(7).tap()  # one more: the first chosen stays in hand
    expect(page.locator(".hand .chosen")).to_have_count(4)
    page.locator("#validate").tap()
    found[0].seats[found[1]].until(lambda: sum(hand(view_of(found)).values()) == 4)


def test_the_chart_is_a_key_away(visit: Open, hall: Hall, prepared: Any) -> None:
    """It marks what is in the own hand, and closes as it came."""
    found = prepared(2, asked("plan"))
    page = opened(visit, hall, found)
    page.locator(".chart-button").focus()
    page.keyboard.press("c")
    chart = page.locator("dialog.elf-chart")
    expect(chart).to_be_visible()
    expect(chart.locator("tr.own")).to_have_count(len(hand(view_of(found))))
    page.keyboard.press("c")
    expect(chart).to_have_count(0)
    expect(page.locator(".chart-button")).to_be_focused()
    page.locator(".chart-button").click()
    page.keyboard.press("Escape")
    expect(chart).to_have_count(0)
