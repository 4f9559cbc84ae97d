"""Toy games at the table: offers, answers given at once, parts of every kind, replays."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import settled, tab_to
from tests.serving import Guest, Hall, Seat, begun_table


def come(
    visit: Open, hall: Hall, game: str, others: tuple[str, ...] = ("Ben",), **more: Any
) -> tuple[Page, list[Seat], str]:
    """Open Ada's page of a table; the others have live connections that wait to be told."""
    guests = [hall.guest(name) for name in ("Ada", *others)]
    table = begun_table(guests, game=game)
    page = visit(f"/tables/{table}", guest=guests[0], at=hall, reduced_motion="reduce", **more)
    expect(page.locator(".bar-question")).to_be_visible()
    return page, [guest.sit_down(table) for guest in guests[1:]], table


def button(page: Page, name: str) -> Locator:
    """Return a button of the bar."""
    return page.locator(".bar-deeds").get_by_role("button", name=name, exact=True)


def row(page: Page, name: str) -> Locator:
    """Return an entry of the list."""
    return page.locator(".papers-choices .choice").filter(has_text=re.compile(rf"^{name}(?!\w)"))


def say(seat: Seat, **answer: Any) -> None:
    """Let somebody who plays elsewhere answer."""
    seat.answer(Random(0), answer)


# Offers


def test_who_has_passed_is_not_waited_for_but_may_still_act(visit: Open, toy_hall: Hall) -> None:
    page, [ben], _ = come(visit, toy_hall, "parlour")
    expect(page).to_have_title(re.compile("^Your turn"))
    button(page, "Pass").click()
    bar = page.locator("#bar")
    expect(bar.locator(".bar-question")).to_have_text("Waiting for Ben")
    expect(bar).to_contain_text("Nobody waits for you, but you may still act.")
    expect(bar).not_to_have_class(re.compile("bar-mine"))
    expect(page).to_have_title(re.compile("^Parlour"))
    expect(page.locator("#favicon")).to_have_attribute("href", re.compile("favicon[^-]*svg"))
    expect(page.locator(".player-turn")).to_have_count(1)
    expect(page.locator(".player-turn")).to_contain_text("Ben")
    page.locator("[data-card=fan]").click()  # from the board
    expect(bar.locator(".bar-draft")).to_have_text("Fan")
    page.locator("#validate").click()
    expect(page.locator(".log-line").last).to_have_text("Ada plays fan")
    expect(bar).to_contain_text("Nobody waits for you")
    say(ben, action="bell")  # what others do does not make it urgent
    expect(page.locator(".log-line").last).to_have_text("Ben plays bell")
    expect(bar).to_contain_text("Nobody waits for you")
    button(page, "Do not pass after all").click()
    page.locator("#validate").click()
    expect(page.locator(".bar-mine")).to_be_visible()
    expect(page).to_have_title(re.compile("^Your turn"))
    ben.close()


def test_a_screen_reader_hears_of_an_offer(visit: Open, toy_hall: Hall) -> None:
    page, [ben], _ = come(visit, toy_hall, "parlour")
    tab_to(page, ".bar-deeds .button")
    page.keyboard.press("Enter")
    said = page.locator("#live-polite p").filter(has_text="Nobody waits for you")
    expect(said).to_have_count(1)
    expect(page.locator("#bar")).to_be_focused()
    ben.close()


# Asked at the same time


@pytest.mark.parametrize("keys", [False, True])
def test_one_may_change_ones_mind_until_the_last_has_answered(
    visit: Open, toy_hall: Hall, keys: bool
) -> None:
    page, [ben], _ = come(visit, toy_hall, "picks")
    rows = page.locator(".papers-choices .choice")
    first, second = rows.nth(0).inner_text(), rows.nth(1).inner_text()

    def pick(name: str) -> None:
        wanted = rows.filter(has_text=re.compile(f"^{name}$"))
        if not keys:
            wanted.click()
            page.locator("#validate").click()
        else:
            tab_to(page, ".papers-choices .choice")
            while page.evaluate("() => document.activeElement.innerText.trim()") != name:
                before = page.evaluate("() => document.activeElement.innerText")
                page.keyboard.press("ArrowDown")
                if page.evaluate("() => document.activeElement.innerText") == before:
                    page.keyboard.press("Home")
            page.keyboard.press("Enter")
            expect(page.locator("#validate")).to_be_focused()
            page.keyboard.press("Enter")
        settled(page)

    pick(first)
    expect(page.locator(".bar-question")).to_have_text("Waiting for Ben")
    expect(page.locator(".bar-draft")).to_have_text(
        f"Your answer: Pick: {first}. You may still change it."
    )
    expect(page.locator(".bar-mine")).to_have_count(0)
    expect(page).to_have_title(re.compile("^Picks"))
    expect(row(page, first)).to_have_attribute("aria-pressed", "true")
    if keys:
        page.evaluate("() => document.activeElement.blur()")
    pick(second)
    expect(page.locator(".bar-draft")).to_contain_text(f"Pick: {second}.")
    expect(row(page, second)).to_have_attribute("aria-pressed", "true")
    assert ben.view["shown"] == [[], []]  # nobody has seen anything
    ben.answer(Random(0))
    expect(page.locator(".bar-mine")).to_be_visible()
    expect(row(page, "Pick…")).to_be_visible()
    ben.until(lambda: ben.view["round"] == 1)
    assert ben.view["shown"][0] == [int(second)]
    ben.close()


# Many actions, parts of every kind


def test_the_bar_has_the_plain_actions_and_the_list_all(visit: Open, toy_hall: Hall) -> None:
    page, [ben], _ = come(visit, toy_hall, "parlour")
    expect(page.locator(".bar-deeds .button")).to_have_text(["Pass", "Pass for the round"])
    page.get_by_role("tab", name="What you can do").click()
    rows = page.locator(".papers-choices .choice")
    expect(rows).to_have_count(12)
    expect(row(page, "Lamp").locator(".choice-hint")).to_contain_text("Everybody sees")
    expect(row(page, "Book…")).to_have_count(1)
    row(page, "Coin").click()  # no parts, but no word like "pass" either
    expect(page.locator("#validate")).to_be_focused()
    expect(page.locator("[data-card=coin]")).to_have_attribute("aria-pressed", "true")
    button(page, "Cancel").click()
    settled(page)
    row(page, "Pass").first.click()  # one press
    expect(page.locator(".bar-waiting")).to_contain_text("Waiting for Ben")
    ben.close()


def test_without_a_board_the_bar_leads_to_the_list(visit: Open, toy_hall: Hall) -> None:
    page, [ben], _ = come(visit, toy_hall, "saloon", phone=True)
    expect(page.locator(".bar-deeds .button")).to_have_text(["Pass", "What you can do"])
    page.get_by_role("tab", name="Chat").click()
    button(page, "What you can do").tap()
    first = page.locator(".papers-choices .choice").first
    expect(first).to_be_focused()
    expect(first).to_be_in_viewport()
    ben.close()


def test_parts_are_chosen_one_after_the_other_by_mouse(visit: Open, toy_hall: Hall) -> None:
    page, [ben], _ = come(visit, toy_hall, "saloon")
    draft, ready = page.locator(".bar-draft"), page.locator("#validate")

    row(page, "Book…").click()
    expect(draft).to_have_text("Book – Choose 2")
    row(page, "p1").click()
    expect(ready).to_have_attribute("aria-disabled", "true")
    row(page, "p3").click()
    row(page, "p4").click(force=True)  # two are enough
    expect(row(page, "p4")).to_have_attribute("aria-disabled", "true")
    row(page, "p1").click()
    row(page, "p4").click()
    expect(draft).to_have_text("Book: p3, p4 – Choose one")
    page.locator(".choice-back").click()  # another card after all
    expect(row(page, "Book…")).to_be_focused()
    settled(page)
    row(page, "Book…").click()
    for name in ("p2", "p1", "study"):
        row(page, name).click()
    expect(ready).to_be_focused()
    ready.click()
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log-line").last).to_contain_text(
        "{'pages': ['p2', 'p1'], 'room': 'study'}"
    )

    page.get_by_role("tab", name="What you can do").click()
    row(page, "Clock…").click()
    row(page, "the study").click()
    page.get_by_role("button", name="One back").click()
    row(page, "the kitchen").click()
    row(page, "the hall").click()  # and the last one has no choice
    expect(draft).to_have_text("Clock: the kitchen, the hall, the study")
    ready.click()
    settled(page)
    expect(row(page, "Clock…")).to_have_count(0)

    row(page, "Key…").click()
    number = page.locator(".papers-choices input")
    number.fill("61")
    expect(ready).to_have_attribute("aria-disabled", "true")
    number.fill("")
    expect(draft).to_have_text("Key – Choose a number from 1 to 60")
    number.fill("60")
    page.locator(".choices-validate").click()
    settled(page)
    expect(row(page, "Key…")).to_have_count(0)
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".log-line").last).to_contain_text("key {'times': 60}")
    ben.close()


def test_parts_are_chosen_one_after_the_other_by_keyboard(visit: Open, toy_hall: Hall) -> None:
    page, [ben], _ = come(visit, toy_hall, "saloon")
    ready = page.locator("#validate")

    def press(*keys: str) -> None:
        for key in keys:
            page.keyboard.press(key)

    def focused(name: str) -> None:
        expect(page.locator(":focus")).to_have_text(re.compile(f"^{name}"))

    tab_to(page, ".papers-choices .choice")
    press("End")
    focused("Book…")
    press("Enter")
    focused("p1")
    press("Enter", "ArrowDown", "Enter", "Tab")
    focused("hall")
    press("ArrowDown", "Enter")
    expect(ready).to_be_focused()
    press("Escape")
    settled(page)
    tab_to(page, ".papers-choices .choice")
    press("End", "Enter")
    focused("p1")
    press("Escape")  # the focus is not lost
    focused("Book…")
    press("ArrowUp")
    focused("Clock…")
    press("Enter")
    focused("the hall")
    press("ArrowDown", "ArrowDown", "Enter")
    focused("the hall")
    press("Enter")
    expect(ready).to_be_focused()
    press("Enter")
    settled(page)
    expect(page.locator("#bar")).to_be_focused()
    tab_to(page, ".papers-choices .choice")
    press("End", "ArrowUp")
    focused("Key…")
    press("Enter")
    expect(page.locator(".papers-choices input")).to_be_focused()
    page.keyboard.type("12")
    press("Enter")
    expect(ready).to_be_focused()
    press("Enter")
    settled(page)
    tab_to(page, ".papers-choices .choice")
    press("Home")
    focused("Pass")
    press("Enter")
    expect(page.locator(".bar-waiting")).to_contain_text("Waiting for Ben")
    expect(page.locator("#bar")).to_be_focused()
    ben.until(lambda: ben.view["passed"] == [0])
    assert ben.view["hands"][0][-1] == "book" and "clock" not in ben.view["hands"][0]
    ben.close()


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_of_windows_from_the_list(visit: Open, toy_hall: Hall, seed: int) -> None:
    """Ada plays by mouse whatever she is asked, now and then what she is only offered."""
    rng = Random(seed)
    ada = toy_hall.guest("Ada")
    guests = [toy_hall.guest("Ben"), ada, toy_hall.guest("Cleo")]
    table = begun_table(guests, game="windows")
    page = visit(f"/tables/{table}", guest=ada, at=toy_hall, reduced_motion="reduce")
    seats = [guest.sit_down(table) for guest in guests]
    for _ in range(200):
        newest = max(seat.step for seat in seats)
        for seat in seats:
            seat.catch_up(newest)
        if seats[1].outcome is not None:
            break
        asked = [seat for seat in seats if any(not d.get("offer") for d in seat.decisions)]
        if seats[1] in asked or (seats[1].decisions and rng.random() < 0.2):
            play_from_list(page, rng, is_mine=seats[1] in asked)
            seats[1].catch_up(newest + 1)
        else:
            rng.choice(asked).answer(rng)
    expect(page.locator(".bar-over")).to_be_visible()
    for seat in seats:
        seat.close()


def play_from_list(page: Page, rng: Random, *, is_mine: bool) -> None:
    """Choose at random in the list until the answer is complete, and send it."""
    expect(page.locator(".bar-mine" if is_mine else ".bar-waiting")).to_be_visible()
    ready = page.locator("#validate")
    if page.get_by_role("tab", name="What you can do").get_attribute("aria-selected") == "false":
        page.get_by_role("tab", name="What you can do").click()
    for _ in range(20):
        if ready.count() and ready.get_attribute("aria-disabled") == "false":
            ready.click()
            break
        group = page.locator(".papers-choices [role=group]").filter(
            has_not=page.locator("[aria-pressed=true]")
        )
        wanted = group.first.locator(".choice")
        choice = wanted.nth(rng.randrange(wanted.count()))
        is_pass = choice.inner_text() == "Pass"
        choice.click()
        if is_pass:
            break
    settled(page)


# The eyes of a replay


def played_picks(hall: Hall) -> tuple[Guest, str]:
    """Ada, and a finished match of Picks, which has hidden hands."""
    guests = [hall.guest("Ada"), hall.guest("Ben")]
    table = begun_table(guests, game="picks")
    seats = [guest.sit_down(table) for guest in guests]
    rng = Random(3)
    while seats[0].outcome is None:
        for seat in seats:
            seat.answer(rng)
        seats[0].catch_up(seats[1].step)
    for seat in seats:
        seat.close()
    return guests[0], table


def test_a_replay_is_seen_through_the_eyes_one_chooses(visit: Open, toy_hall: Hall) -> None:
    ada, table = played_picks(toy_hall)
    asked: list[str] = []
    page = visit("", guest=ada, at=toy_hall)
    page.on("request", lambda request: "/replay" in request.url and asked.append(request.url))
    page.goto(f"{toy_hall.url}/tables/{table}/replay")
    eyes = page.get_by_label("Through whose eyes")
    expect(eyes).to_have_value("0")  # one's own
    step = page.locator(".replay-step")
    last = step.inner_text().split()[-1]
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    eyes.select_option(label="Seen by Ben")
    expect(page).to_have_url(re.compile(r"\?seat=1&step=1$"))
    expect(step).to_have_text(f"1 of {last}")
    page.get_by_role("button", name="One step on").click()
    expect(page).to_have_url(re.compile(r"\?seat=1&step=2$"))
    assert asked[-1].endswith("/replay?seat=1")
    stranger = visit(page.url.removeprefix(toy_hall.url), at=toy_hall)
    expect(stranger.get_by_label("Through whose eyes")).to_have_value("1")
    expect(stranger.locator(".replay-step")).to_have_text(f"2 of {last}")
    stranger.goto(f"{toy_hall.url}/tables/{table}/replay")
    expect(stranger.get_by_label("Through whose eyes")).to_have_value("spectators")
    eyes.select_option(label="Seen by spectators")
    expect(page).to_have_url(re.compile(r"\?seat=spectators&step=2$"))


def test_the_link_to_a_moment_says_through_whose_eyes(visit: Open, toy_hall: Hall) -> None:
    ada, table = played_picks(toy_hall)
    page = visit("", guest=ada, at=toy_hall, permissions=["clipboard-read", "clipboard-write"])
    page.goto(f"{toy_hall.url}/tables/{table}/replay?step=1")
    page.get_by_role("button", name="Copy a link to this moment").click()
    expect(page.locator(".toast")).to_be_visible()
    copied = page.evaluate("() => navigator.clipboard.readText()")
    assert copied == f"{toy_hall.url}/tables/{table}/replay?seat=0&step=1"


# Options for some numbers of seats only


def test_a_choice_for_another_number_of_players_says_so(visit: Open, toy_hall: Hall) -> None:
    page = visit("/games/parlour", name="Ada", at=toy_hall)
    page.get_by_role("button", name="Play with people").click()
    teams = page.get_by_role("radio", name=re.compile("^two against one"))
    expect(teams).to_be_disabled()
    expect(page.locator("dialog")).to_contain_text("only with 3 players")
    page.get_by_role("radio", name="3", exact=True).check()
    teams.check()
    expect(page.locator("dialog")).not_to_contain_text("only with 3 players")
    page.get_by_role("radio", name="2", exact=True).check()
    expect(page.get_by_role("radio", name="each alone")).to_be_checked()
    page.get_by_role("radio", name="3", exact=True).check()
    expect(teams).to_be_checked()  # it was only put aside
    page.locator("dialog .button-large").click()
    expect(page.locator(".room")).to_be_visible()
    expect(page.get_by_role("radio", name="two against one")).to_be_checked()
