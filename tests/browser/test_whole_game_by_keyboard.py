"""A whole game of Splits on a phone by keyboard alone: no mouse, no touch, only key presses."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import focused, my_turn, picked, settled, tab_to


def test_a_whole_game_by_keyboard_on_a_phone(visit: Open) -> None:
    """From the front page to the result: the text list for some moves, the board for others."""
    page = visit("/", phone=True)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    tab_to(page, '.game-card a[href="/games/splits"]')
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/games/splits$"))
    tab_to(page, 'input[type="radio"]')
    while not page.evaluate("() => document.activeElement.value === 'easy'"):
        page.keyboard.press("ArrowLeft")
    tab_to(page, ".begin .button-main")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/tables/"))

    rng = Random(3)
    turns = {"list": 0, "board": 0}
    while my_turn(page):
        by = "list" if sum(turns.values()) % 2 else "board"
        turns[by] += 1
        if by == "list":
            answer_by_list(page, rng)
        else:
            answer_on_board(page, rng)
    assert turns["list"] >= 2 and turns["board"] >= 2, turns
    expect(page.locator(".bar-over .bar-question")).to_have_text(
        re.compile("You win!|wins|A draw between")
    )

    tab_to(page, '.result a[href$="/replay"]')
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/replay$"))
    tab_to(page, ".slider")
    page.keyboard.press("Home")
    expect(page).to_have_url(re.compile(r"step=0$"))
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"step=1$"))


def answer_by_list(page: Page, rng: Random) -> None:
    """Choose in the list of what one can do, until the answer is complete; Enter validates it."""
    tab_to(page, ".papers-choices .choice")
    walk(page, rng)
    page.keyboard.press("Enter")
    if page.locator(".choice-back").count():  # a stack is chosen: now where to
        expect(page.locator(".choice-list .choice:focus")).to_have_count(1)
        walk(page, rng)
        page.keyboard.press("Enter")
    expect(page.locator("#validate")).to_be_focused()
    page.keyboard.press("Enter")
    settled(page)


def walk(page: Page, rng: Random) -> None:
    """Go some way down the list, or to its end, by arrow keys."""
    before = focused(page)["text"]
    many = page.locator(".choice-list .choice").count()
    for _ in range(rng.randrange(min(many, 4))):
        page.keyboard.press("ArrowDown")
        assert focused(page)["text"] != before
        before = focused(page)["text"]


def answer_on_board(page: Page, rng: Random) -> None:
    """Choose on the board by arrows, R, Enter and +, and validate with Enter."""
    if page.locator(".splits .cursor").count():
        tab_to(page, ".splits .cursor")
        page.keyboard.press("Enter")
        expect(page.locator(".ghost-tile.chosen")).to_have_count(1)
        for _ in range(rng.randrange(3)):
            page.keyboard.press(rng.choice(["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"]))
        page.keyboard.press("r")
        expect(page.locator(".cursor")).to_be_focused()
        page.keyboard.press("Enter")
    elif page.locator(".splits .grip").count():
        tab_to(page, '.splits .spot[tabindex="0"]')
        page.keyboard.press("Enter")
        picked(page, focused(page)["cell"])
        choose_goal(page)
        expect(page.locator(".splits-controls")).to_be_visible()
        page.keyboard.press("+")
        page.keyboard.press("Enter")
    else:
        tab_to(page, '.splits .spot[tabindex="0"]')
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        expect(page.locator("#validate")).to_be_visible()
        page.keyboard.press("Enter")
    settled(page)


def choose_goal(page: Page) -> None:
    """From the chosen stack, go to one of its goals by the arrow keys, and choose it."""
    for key in ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]:
        page.keyboard.press(key)
        if page.evaluate("() => document.activeElement.matches('.spot:not(.grip)')"):
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"no goal is reached by arrows from {focused(page)}")
