"""The ways to choose, from prepared positions: touch, keys, pulls, the list, second thoughts."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import Open
from tests.browser.hands import (
    amount,
    cell,
    chosen_tile,
    focused,
    goals,
    legal_cells,
    pick,
    picked,
    places,
    settled,
    stacks,
    still,
    tab_to,
    validate,
)
from tests.browser.scenes import table_at
from tests.serving import Hall


def at_table(visit: Open, hall: Hall, phase: str, *, seed: int = 0, **more: Any) -> Page:
    """Open a table at which Ada is asked in a phase."""
    prepare = {key: more.pop(key) for key in ("stacks", "friends", "more") if key in more}
    ada = hall.guest("Ada")
    path = table_at(phase, **prepare)(hall, ada)
    page = visit(path, guest=ada, reduced_motion="reduce", **more)
    expect(page.locator(".bar-mine")).to_be_visible()
    still(page)
    return page


def stack_with(page: Page, least: int) -> str:
    """Return a stack that can be split and has at least so many sheep."""
    for name in stacks(page):
        found = re.search(r"(\d+) sheep", str(cell(page, name).get_attribute("aria-label")))
        if found and int(found[1]) >= least:
            return name
    raise AssertionError("no stack is large enough")


def middle(spot: Locator) -> tuple[float, float]:
    """Return the point of the screen in the middle of something."""
    box = spot.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# Touch


def test_a_tile_is_laid_and_turned_by_taps(visit: Open, hall: Hall) -> None:
    page = at_table(visit, hall, "tiles", more=4, phone=True)
    x, y = places(page)[0]
    page.touchscreen.tap(x, y)
    expect(page.locator(".ghost-tile.chosen")).to_have_count(1)
    first = chosen_tile(page)
    page.touchscreen.tap(x, y)  # a tap on the tile itself tries the next way to cover that place
    expect(page.locator(f'.ghost-tile.chosen [data-tile="{first}"]')).to_have_count(0)
    second = chosen_tile(page)
    page.get_by_role("button", name="Turn the tile").tap()
    expect(page.locator(f'.ghost-tile.chosen [data-tile="{second}"]')).to_have_count(0)
    last = chosen_tile(page)
    assert last[-1] != second[-1]  # another orientation (SP-3.2)
    page.locator("#validate").tap()
    settled(page)
    expect(page.locator(f'.meadow [data-tile="{last}"]').first).to_be_attached()


def test_a_flock_starts_by_taps(visit: Open, hall: Hall) -> None:
    page = at_table(visit, hall, "stacks", phone=True)
    spot = legal_cells(page)[2]
    cell(page, spot).tap()
    expect(page.locator(".bar-draft")).to_contain_text("Start on")
    page.locator("#validate").tap()
    settled(page)
    expect(page.locator(f'.splits [data-stack="{spot}"]')).to_have_count(1)


def test_a_stack_is_split_by_taps(visit: Open, hall: Hall) -> None:
    page = at_table(visit, hall, "moves", phone=True)
    stack = stack_with(page, 4)
    cell(page, stack).tap()
    picked(page, stack)
    goal = goals(page)[0]
    cell(page, goal).tap()
    stay, go = amount(page)
    cell(page, goal).tap()
    assert amount(page) == (stay - 1, go + 1)
    page.get_by_role("button", name="One fewer goes").tap()
    assert amount(page) == (stay, go)
    page.locator("#validate").tap()
    settled(page)
    expect(page.locator(f'.splits [data-stack="{goal}"]')).to_have_count(1)


# Mouse


def test_a_stack_is_pulled_to_where_a_part_of_it_goes(visit: Open, hall: Hall) -> None:
    page = at_table(visit, hall, "moves")
    stack = stack_with(page, 2)
    pick(page, stack)
    goal = goals(page)[0]
    page.keyboard.press("Escape")
    expect(page.locator("#validate")).to_have_count(0)
    page.mouse.move(*middle(cell(page, stack)))
    page.mouse.down()
    page.mouse.move(*middle(cell(page, goal)), steps=6)
    page.mouse.up()
    expect(page.locator(".splits-controls")).to_be_visible()
    validate(page)
    expect(page.locator(f'.splits [data-stack="{goal}"]')).to_have_count(1)


def test_one_may_change_everything_before_validate(visit: Open, hall: Hall) -> None:
    """SP-7.2: stack, stopping cell and numbers may be changed, or the choice dropped."""
    page = at_table(visit, hall, "moves", stacks=8)
    said = page.locator(".log-line").count()
    first, *others = list(stacks(page))
    pick(page, first)
    cell(page, goals(page)[0]).click()
    expect(page.locator("#validate")).to_have_attribute("aria-disabled", "false")
    page.get_by_role("button", name="Cancel").click()
    settled(page)
    if others:  # another stack
        pick(page, first)
        pick(page, others[0])
    else:
        pick(page, first)
    aims = goals(page)
    cell(page, aims[0]).click()
    if len(aims) > 1:  # another stopping cell
        cell(page, aims[1]).click()
        expect(page.locator(".bar-draft")).to_contain_text(" to ")
        expect(page.locator(f'.splits [data-stack="{aims[1]}"]')).to_have_count(1)
        expect(page.locator(f'.splits [data-stack="{aims[0]}"]')).to_have_count(0)
    page.keyboard.press("Escape")
    settled(page)
    expect(page.locator(".bar-mine")).to_be_visible()
    assert page.locator(".log-line").count() == said  # nothing was sent


def test_escape_drops_a_chosen_tile(visit: Open, hall: Hall) -> None:
    page = at_table(visit, hall, "tiles", more=2)
    x, y = places(page)[0]
    page.mouse.click(x, y)
    expect(page.locator("#validate")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#validate, .ghost-tile.chosen")).to_have_count(0)


# Keys on the board


def test_a_tile_is_laid_by_keys(visit: Open, hall: Hall) -> None:
    page = at_table(visit, hall, "tiles", more=2)
    tab_to(page, ".splits .cursor")
    page.keyboard.press("Enter")
    expect(page.locator(".ghost-tile.chosen")).to_have_count(1)
    seen = {chosen_tile(page)}
    for key in ("r", "R", "ArrowRight", "ArrowDown", "PageDown", "PageDown"):
        page.keyboard.press(key)
        expect(page.locator(".cursor")).to_be_focused()
        seen.add(chosen_tile(page))
    assert len(seen) >= 4, seen
    wanted = chosen_tile(page)
    page.keyboard.press("Enter")
    settled(page)
    expect(page.locator(f'.meadow [data-tile="{wanted}"]').first).to_be_attached()


def test_a_stack_is_split_by_keys(visit: Open, hall: Hall) -> None:
    """Arrows go from stack to stack and to its goals, digits give the number, Enter sends."""
    page = at_table(visit, hall, "moves", stacks=6)
    tab_to(page, '.splits .spot[tabindex="0"]')
    stack = stack_with(page, 4)
    for _ in range(20):  # Page Down goes through all that can be chosen
        if focused(page)["cell"] == stack:
            break
        page.keyboard.press("PageDown")
    assert focused(page)["cell"] == stack
    page.keyboard.press("Enter")
    picked(page, stack)
    page.keyboard.press("PageDown")
    goal = focused(page)["cell"]
    assert goal in goals(page)
    page.keyboard.press("Enter")
    stay, go = amount(page)
    page.keyboard.press("+")
    assert amount(page) == (stay - 1, go + 1)
    page.keyboard.press("ArrowDown")
    assert amount(page) == (stay, go)
    page.keyboard.press("1")
    assert amount(page) == (stay + go - 1, 1)
    page.keyboard.press("Enter")
    settled(page)
    expect(page.locator(f'.splits [data-stack="{goal}"]')).to_have_count(1)


# The list


def test_the_list_has_the_same_choices_as_the_board(visit: Open, hall: Hall) -> None:
    page = at_table(visit, hall, "moves", stacks=8)
    page.get_by_role("tab", name="What you can do").click()
    rows = page.locator(".papers-choices .choice-list .choice")
    expect(rows).to_have_count(len(stacks(page)))
    rows.first.click()
    on_board = list(goals(page))
    expect(rows).to_have_count(len(on_board))
    rows.first.click()
    expect(page.locator("#validate")).to_be_focused()
    expect(page.locator(".papers-choices .stepper")).to_be_visible()
    before = page.locator(".splits [data-stack]").count()
    validate(page)
    expect(page.locator(".splits [data-stack]")).to_have_count(before)  # the draft stood there


def test_the_list_of_tiles_can_be_read_in_order(visit: Open, hall: Hall) -> None:
    """Each entry says where and how; arrow keys, Home and End go through; Enter completes."""
    page = at_table(visit, hall, "tiles", more=2)
    page.get_by_role("tab", name="What you can do").click()
    rows = page.locator(".choice-list .choice")
    said = rows.all_inner_texts()
    assert len(said) == len(set(said)), "two entries read the same"
    assert all("touches on" in line for line in said)
    rows.first.focus()
    page.keyboard.press("End")
    expect(rows.last).to_be_focused()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    expect(rows.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#validate")).to_be_focused()
    page.keyboard.press("Enter")
    settled(page)


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("others", [("Ben", "Cleo"), ("Ben", "Cleo", "Dan")])
def test_three_and_four_players(
    visit: Open, hall: Hall, others: tuple[str, ...], phone: bool
) -> None:
    """Each player has a row with live scores, and a move is chosen on the larger board."""
    page = at_table(visit, hall, "moves", friends=others, stacks=8, phone=phone)
    rows = page.locator(".player")
    expect(rows).to_have_count(len(others) + 1)
    expect(rows.first).to_contain_text("Ada")
    before = rows.first.locator(".splits-side strong").inner_text()
    stack = stack_with(page, 2)
    press(cell(page, stack), phone)
    picked(page, stack)
    press(cell(page, goals(page)[0]), phone)
    press(page.locator("#validate"), phone)
    settled(page)
    expect(rows.first.locator(".splits-side strong")).not_to_have_text(before)
    expect(page.locator(".bar-waiting")).to_contain_text("Waiting for Ben")


def press(target: Locator, phone: bool) -> None:
    """Tap or click."""
    if phone:
        target.tap()
    else:
        target.click()


# What is refused


def test_a_stale_answer_is_refused_in_words_and_changes_nothing(visit: Open, hall: Hall) -> None:
    """The browser is made to answer a question that is not open any more."""
    page = tampering(visit, hall, lambda message: {**message, "decision": message["decision"] + 7})
    expect(page.locator(".bar-refusal")).to_contain_text("That is not asked any more.")
    expect(page.locator(".bar-mine")).to_be_visible()
    page.keyboard.press("Escape")
    settled(page)
    expect(page.locator(".bar-refusal")).to_have_count(0)
    expect(page.locator(".splits [data-stack]")).to_have_count(2)


def test_an_illegal_move_is_refused_with_reason_and_clause(visit: Open, hall: Hall) -> None:
    """The browser is made to send all sheep of a stack, which SP-6.1 forbids."""

    def all_of_them(message: Any) -> Any:
        start, end, _ = message["answer"]["move"]
        return {**message, "answer": {**message["answer"], "move": [start, end, 16]}}

    page = tampering(visit, hall, all_of_them)
    refusal = page.locator(".bar-refusal")
    expect(refusal).to_contain_text("At least 1 and at most 15 sheep of this stack can go.")
    link = refusal.get_by_role("link", name="Rule SP-6.1")
    with page.context.expect_page() as opened:
        link.click()
    rules = opened.value
    clause = rules.locator(".clause-shown")
    expect(clause).to_contain_text("SP-6.1")
    expect(clause).to_be_in_viewport()
    # The table is as it was, and what was chosen goes through when it is sent as it was chosen.
    validate(page)
    expect(refusal).to_have_count(0)
    expect(page.locator(".bar-waiting")).to_contain_text("Ben")


def tampering(visit: Open, hall: Hall, change: Any) -> Page:
    """Split a stack in a browser whose first answer is changed on its way."""
    ada = hall.guest("Ada")
    path = table_at("moves")(hall, ada)
    page = visit("", guest=ada, reduced_motion="reduce")
    changed: list[Any] = []

    def stand_between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "answer" and not changed:
                message = change(message)
                changed.append(message)
            server.send(json.dumps(message))

        socket.on_message(pass_on)

    page.route_web_socket(re.compile("/live$"), stand_between)
    page.goto(hall.url + path)
    expect(page.locator(".bar-mine")).to_be_visible()
    pick(page, stacks(page)[0])
    cell(page, goals(page)[0]).click()
    page.locator("#validate").click()
    expect(page.locator(".bar-refusal")).to_be_visible()
    assert len(changed) == 1
    return page
