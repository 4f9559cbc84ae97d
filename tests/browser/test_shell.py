"""What the shell does for everybody: language, themes, stillness, focus, what is announced."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import cell, focused, goals, pick, splits_card, stacks, tab_to, validate
from tests.browser.scenes import table_at
from tests.serving import Guest, Hall, begun_table, play_until

REMEMBER_WHAT_IS_SAID = """() => {
  window.ludotecaSaid = [];
  addEventListener("DOMContentLoaded", () => {
    for (const id of ["live-polite", "live-urgent"]) {
      const note = (changes) => {
        for (const { addedNodes } of changes) {
          for (const one of addedNodes) window.ludotecaSaid.push(one.textContent);
        }
      };
      new MutationObserver(note).observe(document.getElementById(id), { childList: true });
    }
  });
}"""

IDS = r"\b(?:shell|splits|notalone|elfenland|server|kernel)-[a-z-]+|\{ ?\$"
"""What an id of a message, or a placeable left open, looks like."""

MOVING = """() => document.getAnimations().filter((one) => {
  const { activeDuration } = one.effect.getComputedTiming();
  return one.playState === "running" && activeDuration > 50;
}).length"""


def at_moves(visit: Open, hall: Hall, **more: Any) -> Page:
    """Open a table at which Ada is asked to split."""
    ada = hall.guest("Ada")
    path = table_at("moves")(hall, ada)
    page = visit(path, guest=ada, **more)
    expect(page.locator(".bar-mine")).to_be_visible()
    return page


# Language


@pytest.mark.parametrize(
    ("asked", "given"),
    [
        ("en-GB", "en"), ("fr-CA", "fr"), ("es", "es"), ("it-IT", "it"), ("pl", "pl"),
        ("vi-VN", "vi"), ("fi", "en"),
    ],
)  # fmt: skip
def test_the_language_follows_the_browser(visit: Open, asked: str, given: str) -> None:
    page = visit("/", language=asked)
    expect(page.locator("html")).to_have_attribute("lang", given)
    expect(page.locator(".language select")).to_have_value(given)
    words = {
        "en": "Board games",
        "fr": "jeux",
        "es": "uegos",
        "it": "iochi",
        "pl": "lansz",
        "vi": "trình duyệt",
    }
    expect(page.get_by_role("heading", level=1)).to_contain_text(words[given])


def test_the_language_is_switched_in_place_at_a_table(visit: Open, hall: Hall) -> None:
    """No reload, the answer in progress and the text being written stay, log and bar change."""
    page = at_moves(visit, hall)
    page.evaluate("() => { window.ludotecaHere = true; }")
    pick(page, stacks(page)[0])
    cell(page, goals(page)[0]).click()
    question = page.locator(".bar-question").inner_text()
    line = page.locator(".log-line").last.inner_text()
    for language in ("fr", "es", "it", "pl", "vi"):
        with page.expect_response("**/api/me"):  # the server keeps it in mind
            page.locator(".language select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator(".bar-question")).not_to_have_text(question)
        expect(page.locator(".log-line").last).not_to_have_text(line)
        question = page.locator(".bar-question").inner_text()
        line = page.locator(".log-line").last.inner_text()
    assert page.evaluate("() => window.ludotecaHere")
    expect(page.locator("#validate")).to_have_attribute("aria-disabled", "false")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "vi")  # it is remembered
    expect(page.locator(".bar-question")).to_have_text(question)


@pytest.mark.parametrize("language", ["en", "fr", "es", "it", "pl", "vi"])
def test_no_message_is_missing(visit: Open, hall: Hall, language: str) -> None:
    """No id of a message is to be read anywhere on the way through the hall."""
    ada = hall.guest("Ada")
    path = table_at("moves")(hall, ada)
    ada.ask("PUT", "/api/me", {"name": "Ada", "language": language})
    page = visit("", guest=ada, language=language)
    for address in (
        "/",
        "/games/splits",
        "/games/notalone?page=tips",
        "/games/elfenland?page=help",
        "/about",
        path,
    ):
        page.goto(hall.url + address)
        expect(page.locator("h1").first).to_be_attached()
        expect(page.locator(".loading")).to_have_count(0)
        expect(page.locator("html")).to_have_attribute("lang", language)
        text = page.locator("body").inner_text()
        labels = page.locator("[aria-label]").evaluate_all(
            "all => all.map((one) => one.getAttribute('aria-label')).join(' ')"
        )
        assert not re.findall(IDS, text + labels)


def test_no_id_is_read_while_the_messages_of_a_game_are_on_their_way(
    visit: Open, hall: Hall
) -> None:
    """The name and the pitch come with the page; what else is missing stays empty."""
    ada = hall.guest("Ada")
    table_at("moves")(hall, ada)
    ada.ask("PUT", "/api/me", {"name": "Ada", "language": "pl"})
    page = visit("/", guest=ada, language="pl")
    page.route("**/games/*/messages/*", lambda route: None)
    page.reload()
    card = splits_card(page)
    expect(card.get_by_role("link")).to_have_text("Splits")
    expect(card.locator("p")).to_contain_text("stado")
    expect(page.locator(".table-card").first).to_contain_text("Ada")
    assert not re.findall(IDS, page.locator("body").inner_text())


# Themes and stillness


def test_the_theme_follows_the_system_and_can_be_chosen(visit: Open) -> None:
    page = visit("/", color_scheme="dark", reduced_motion="reduce")
    ground = "() => getComputedStyle(document.documentElement).backgroundColor"
    dark = page.evaluate(ground)
    button = page.locator(".theme-button")
    button.click()
    expect(button).to_have_accessible_name("Colours: Light")
    expect(page.locator("html")).not_to_have_css("background-color", dark)
    light = page.evaluate(ground)
    page.reload()
    expect(page.locator("html")).to_have_css("background-color", light)  # it is remembered
    button.click()
    expect(page.locator("html")).to_have_css("background-color", dark)
    expect(button).to_have_accessible_name("Colours: Dark")
    button.click()
    expect(button).to_have_accessible_name("Colours: As the device")
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_css("background-color", light)


def test_nothing_moves_for_who_wants_stillness(visit: Open, hall: Hall) -> None:
    page = at_moves(visit, hall, reduced_motion="reduce")
    assert page.evaluate(MOVING) == 0
    pick(page, stacks(page)[0])
    cell(page, goals(page)[0]).click()
    page.locator("#validate").click()
    page.wait_for_function("() => !document.querySelector('#validate')")
    assert page.evaluate(MOVING) == 0


def test_what_can_be_chosen_moves_for_the_others(visit: Open, hall: Hall) -> None:
    """The test above would prove nothing if nothing ever moved."""
    ada = hall.guest("Ada")
    page = visit(table_at("stacks")(hall, ada), guest=ada)
    page.wait_for_function(f"() => ({MOVING})() > 0")


# Whose turn it is


def test_title_and_icon_say_that_it_is_ones_turn(visit: Open, hall: Hall) -> None:
    page = at_moves(visit, hall)
    expect(page).to_have_title(re.compile("^Your turn · Splits"))
    icon = page.locator("#favicon")
    expect(icon).to_have_attribute("href", re.compile("favicon-turn"))
    pick(page, stacks(page)[0])
    cell(page, goals(page)[0]).click()
    validate(page)
    expect(page).to_have_title(re.compile("^Splits"))
    expect(icon).to_have_attribute("href", re.compile("favicon[^-]*svg"))
    assert page.request.get(str(icon.evaluate("(one) => one.href"))).ok


def test_the_header_leads_to_the_table_that_waits(visit: Open, hall: Hall) -> None:
    page = at_moves(visit, hall)
    table = page.url
    page.goto(hall.url + "/about")
    page.goto(hall.url + "/")
    page.get_by_role("link", name="Your turn at 1 table").click()
    expect(page).to_have_url(table)


def test_a_screen_reader_hears_the_turn_and_the_others_moves(visit: Open, hall: Hall) -> None:
    guests: list[Guest] = [hall.guest("Ada"), hall.guest("Ben")]
    table = begun_table(guests)
    play_until(table, guests, lambda view: view["phase"] == "moves" and view["asked"] == 1, 4)
    page = visit("", guest=guests[0])
    page.add_init_script(f"({REMEMBER_WHAT_IS_SAID})()")
    page.goto(f"{hall.url}/tables/{table}")
    expect(page.locator(".bar-waiting")).to_contain_text("Waiting for Ben")
    seat = guests[1].sit_down(table)
    seat.answer(Random(1))
    expect(page.locator(".bar-mine")).to_be_visible()
    page.wait_for_function("() => window.ludotecaSaid.length >= 2")
    said = page.evaluate("() => window.ludotecaSaid")
    assert re.match(r"Ben sends \d+ sheep from", said[0]), said
    assert said[1] == "Your turn. Choose a stack and where a part of it goes", said
    guests[1].ask("POST", f"/api/tables/{table}/concede", {})
    page.wait_for_function("() => window.ludotecaSaid.includes('You win!')")
    seat.close()


# Focus

LOOKS = """() => {
  const at = document.activeElement;
  const marked = at.matches(".segment input") ? at.nextElementSibling : at;
  const shape = at.querySelector(":scope > path");
  const outlined = (style) => style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  return {
    seen: outlined(getComputedStyle(marked)) || outlined(getComputedStyle(marked, "::after"))
      || (!!at.closest(".game-card") && outlined(getComputedStyle(at.closest(".game-card"))))
      || (!!shape && !["none", "rgba(0, 0, 0, 0)"].includes(getComputedStyle(shape).stroke)),
    inside: (() => {
      const box = at.getBoundingClientRect();
      return box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
        && box.width > 1;
    })(),
  };
}"""


def walk_by_tab(page: Page, most: int = 80) -> list[dict[str, Any]]:
    """Press Tab until the focus leaves the page; see it at every stop."""
    stops: list[dict[str, Any]] = []
    for _ in range(most):
        page.keyboard.press("Tab")
        now = focused(page)
        if now["tag"] == "body":
            return stops
        looks = page.evaluate(LOOKS)
        assert looks["seen"], f"the focus is not to be seen on {now}"
        assert looks["inside"], f"the focus is outside of what is seen: {now}"
        stops.append(now)
    raise AssertionError("the Tab key goes round for ever")


def order_of(stops: list[dict[str, Any]], *parts: str) -> list[int]:
    """Return at which stop each part comes; parts are pieces of class, id, text or tag."""
    return [
        next(
            (
                at
                for at, stop in enumerate(stops)
                if any(part in stop[key] for key in ("class", "id", "text", "tag", "inside"))
            ),
            -1,
        )
        for part in parts
    ]


def test_the_tab_key_goes_through_the_hall_in_order(visit: Open) -> None:
    page = visit("/", name="Ada", reduced_motion="reduce")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    stops = walk_by_tab(page)
    order = order_of(
        stops,
        "skip-link",
        "Ludoteca: to the hall",
        "select",
        "theme",
        "Settings",
        "Create a table",
        "Splits",
        "About",
    )
    assert -1 not in order and order == sorted(order), (order, stops)


def test_the_tab_key_goes_through_a_table_in_order(visit: Open, hall: Hall) -> None:
    """Bar and menu, board, tabs, list: one stop for each group, arrows inside."""
    page = at_moves(visit, hall, reduced_motion="reduce")
    pick(page, stacks(page)[0])
    cell(page, goals(page)[0]).click()
    page.evaluate("() => document.activeElement.blur()")
    page.reload()
    expect(page.locator(".bar-mine")).to_be_visible()
    stops = walk_by_tab(page)
    order = order_of(stops, "skip-link", "select", "Menu of the table", "spot", "Log", "choices")
    assert -1 not in order and order == sorted(order), (order, stops)
    assert sum("spot" in stop["class"] for stop in stops) == 1, "the board is one stop"


def test_the_skip_link_leads_to_the_page(visit: Open) -> None:
    page = visit("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press("Tab")
    link = page.get_by_role("link", name="Skip to the page")
    expect(link).to_be_focused()
    expect(link).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()
    page.keyboard.press("Tab")
    assert focused(page)["text"] == "Create a table"


def test_a_dialog_keeps_the_focus_and_gives_it_back(visit: Open) -> None:
    page = visit("/")
    tab_to(page, ".hero .button-main")
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_be_visible()
    for _ in range(25):
        page.keyboard.press("Tab")
        inside = page.evaluate(
            "() => ['BODY', ''].includes(document.activeElement.tagName)"
            " || !!document.activeElement.closest('dialog')"
        )
        assert inside, focused(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".hero .button-main")).to_be_focused()


def test_another_page_is_read_from_its_top(visit: Open) -> None:
    page = visit("/")
    tab_to(page, '.game-card a[href="/games/splits"]')
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()
    expect(page).to_have_title("Splits · Ludoteca")
    page.go_back()
    expect(page).to_have_title("Ludoteca")
    expect(splits_card(page)).to_be_visible()


def test_a_name_is_given_in_the_settings(visit: Open, hall: Hall) -> None:
    page = visit("/")
    page.locator(".name-button").click()
    page.get_by_label("Your name").fill("Zoë & <Ana>")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".name-text")).to_have_text("Zoë & <Ana>")
    page.reload()
    expect(page.locator(".name-text")).to_have_text("Zoë & <Ana>")
