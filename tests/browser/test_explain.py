"""Cards that explain themselves: by pointer, by keyboard, by a long press (WCAG 1.4.13)."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import tab_to
from tests.browser.test_every_page import in_both_themes
from tests.serving import Hall, begun_table


def at_parlour(visit: Open, hall: Hall, **more: Any) -> Page:
    guests = [hall.guest("Ada"), hall.guest("Ben")]
    table = begun_table(guests, game="parlour")
    page = visit(f"/tables/{table}", guest=guests[0], at=hall, reduced_motion="reduce", **more)
    expect(card(page, "lamp")).to_have_attribute("aria-describedby", re.compile("."))
    return page


def card(page: Page, name: str) -> Locator:
    return page.locator(f"[data-card={name}]")


def words(page: Page) -> Locator:
    return page.locator(".explaining")


def box_of(one: Locator) -> FloatRect:
    box = one.bounding_box()
    assert box
    return box


def overlap(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


def press_long(page: Page, one: Locator, seconds: float = 0.8, move: int = 0) -> None:
    """Hold a finger on something; the real events of a touch screen, clicks and menus included."""
    box = box_of(one)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = page.context.new_cdp_session(page)
    touch = "Input.dispatchTouchEvent"
    session.send(touch, {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    if move:
        points = [{"x": x, "y": y + move}]
        session.send(touch, {"type": "touchMove", "touchPoints": points})
    page.wait_for_timeout(1000 * seconds)
    session.send(touch, {"type": "touchEnd", "touchPoints": []})


def test_the_words_come_with_the_pointer_and_can_be_pointed_at(visit: Open, toy_hall: Hall) -> None:
    page = at_parlour(visit, toy_hall)
    board = box_of(page.locator(".parlour"))
    card(page, "lamp").hover()
    expect(words(page)).to_have_count(0)  # not at once
    expect(words(page)).to_be_visible()
    expect(words(page)).to_contain_text("Everybody sees one of your cards.")
    assert not overlap(box_of(words(page)), box_of(card(page, "lamp")))
    assert box_of(page.locator(".parlour")) == board  # nothing has moved
    words(page).hover()
    page.wait_for_timeout(600)
    expect(words(page)).to_be_visible()
    page.mouse.move(700, 700)
    expect(words(page)).to_have_count(0)


def test_one_card_at_a_time_and_the_next_comes_sooner(visit: Open, toy_hall: Hall) -> None:
    page = at_parlour(visit, toy_hall)
    card(page, "lamp").hover()
    expect(words(page)).to_contain_text("Lamp")
    card(page, "rope").hover()
    expect(words(page)).to_contain_text("Rope")
    expect(words(page)).to_have_count(1)
    expect(words(page).locator(".explaining-note")).to_have_text("It cannot be played now.")
    card(page, "rope").click()  # a press is a choice: the words give way
    expect(words(page)).to_have_count(0)
    expect(page.locator("#validate")).to_be_visible()


def test_escape_closes_the_words_first_and_then_drops_the_choice(
    visit: Open, toy_hall: Hall
) -> None:
    page = at_parlour(visit, toy_hall)
    card(page, "lamp").click()
    page.mouse.move(700, 700)
    card(page, "key").hover()
    expect(words(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(words(page)).to_have_count(0)
    expect(page.locator("#validate")).to_be_visible()
    page.wait_for_timeout(600)
    expect(words(page)).to_have_count(0)  # it stays away while the pointer stays
    page.keyboard.press("Escape")
    expect(page.locator("#validate")).to_have_count(0)


def test_the_words_come_with_the_focus(visit: Open, toy_hall: Hall) -> None:
    page = at_parlour(visit, toy_hall)
    tab_to(page, "[data-card=lamp]")
    expect(words(page)).to_contain_text("Lamp")
    expect(card(page, "lamp")).to_have_accessible_description(re.compile("^Everybody sees"))
    expect(card(page, "rope")).to_have_accessible_description(
        "It does nothing at all, but it looks nice. It cannot be played now."
    )
    page.keyboard.press("Tab")
    expect(words(page)).to_contain_text("Bell")
    page.mouse.move(700, 700)  # the pointer does not take away what the focus has brought
    page.wait_for_timeout(500)
    expect(words(page)).to_contain_text("Bell")
    page.keyboard.press("Enter")
    expect(page.locator("#validate")).to_be_visible()
    tab_to(page, ".parlour-hand:nth-child(2) .parlour-card")  # what is no button has a stop, too
    expect(words(page)).to_contain_text("Lamp")
    expect(page.locator(":focus")).to_have_accessible_name("Lamp")
    tab_to(page, ".parlour-sign")  # and in a drawing
    expect(words(page)).to_contain_text("The sign over the door.")
    expect(page.locator(".parlour-sign")).to_have_accessible_description("The sign over the door.")
    page.evaluate("() => document.activeElement.blur()")
    expect(words(page)).to_have_count(0)


def test_the_words_go_when_the_thing_goes_or_is_scrolled(visit: Open, toy_hall: Hall) -> None:
    page = at_parlour(visit, toy_hall, phone=True)
    page.set_viewport_size({"width": 390, "height": 500})
    tab_to(page, "[data-card=lamp]")
    expect(words(page)).to_be_visible()
    page.evaluate("() => scrollBy(0, 40)")
    expect(words(page)).to_have_count(0)
    page.keyboard.press("Tab")
    expect(words(page)).to_contain_text("Bell")
    page.keyboard.press("Enter")
    page.locator("#validate").evaluate("(one) => one.click()")
    expect(card(page, "bell")).to_have_count(0)
    expect(words(page)).to_have_count(0)


def test_a_long_press_explains_and_chooses_nothing(visit: Open, toy_hall: Hall) -> None:
    page = at_parlour(visit, toy_hall, phone=True)
    press_long(page, card(page, "lamp"))
    expect(words(page)).to_contain_text("Lamp")  # and stays when the finger is lifted
    expect(page.locator("#validate")).to_have_count(0)
    assert page.evaluate("() => getSelection().toString()") == ""
    press_long(page, card(page, "rope"))
    expect(words(page)).to_contain_text("Rope")
    card(page, "rope").dispatch_event("click", {"detail": 1})  # some browsers send it
    expect(page.locator("#validate")).to_have_count(0)
    page.touchscreen.tap(200, 700)
    expect(words(page)).to_have_count(0)
    press_long(page, card(page, "lamp"), move=60)  # that was scrolling
    expect(words(page)).to_have_count(0)
    card(page, "lamp").tap()  # and a short press chooses
    expect(page.locator("#validate")).to_be_visible()
    expect(words(page)).to_have_count(0)


MENU = """(one, pointerType) => {
  one.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType }));
  const menu = new MouseEvent("contextmenu", { bubbles: true, cancelable: true });
  one.dispatchEvent(menu);
  return menu.defaultPrevented;
}"""


def test_a_long_press_brings_no_menu_but_the_right_button_does(visit: Open, toy_hall: Hall) -> None:
    page = at_parlour(visit, toy_hall)
    assert card(page, "lamp").evaluate(MENU, "touch") is True
    expect(words(page)).to_contain_text("Lamp")
    assert card(page, "rope").evaluate(MENU, "mouse") is False


@pytest.mark.parametrize("height", [300, 700])
@pytest.mark.parametrize("name", ["lamp", "mask", "book"])
def test_the_words_stay_in_the_smallest_window(
    visit: Open, toy_hall: Hall, name: str, height: int
) -> None:
    page = at_parlour(visit, toy_hall, phone=True)
    page.set_viewport_size({"width": 320, "height": height})
    card(page, name).evaluate("(one) => one.scrollIntoView({ block: 'center' })")
    page.wait_for_timeout(100)
    press_long(page, card(page, name))
    expect(words(page)).to_be_visible()
    box = box_of(words(page))
    assert box["x"] >= 0 and box["x"] + box["width"] <= 320
    assert box["y"] >= 0 and box["y"] + box["height"] <= height
    assert not overlap(box, box_of(card(page, name)))
    assert page.evaluate("() => document.documentElement.scrollWidth") == 320


@pytest.mark.parametrize("phone", [False, True])
def test_the_words_can_be_read_in_both_themes(visit: Open, toy_hall: Hall, phone: bool) -> None:
    page = at_parlour(visit, toy_hall, phone=phone)
    tab_to(page, "[data-card=rope]")
    expect(words(page)).to_be_visible()
    found = in_both_themes(page)
    assert not found, "\n".join(found)
    expect(words(page)).to_be_visible()
