"""Ways in: the host's password, private links, empty addresses, and what a first visit weighs."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open, call
from tests.browser.hands import splits_card
from tests.browser.scenes import MISSING, open_table, table_at
from tests.serving import Hall, begun_table

MOST_BYTES = 120_000
"""What a first visit to a table may weigh, as docs/performance.md says."""


def test_a_hall_with_a_password_opens_to_who_knows_it(visit: Open, own_hall: Hall) -> None:
    """A link to a table leads there once the password is given, and a wrong one does not."""
    own_hall.start("--password", "sesame")
    excuse = ("the server responded with a status of 403",)
    page = visit("/games/splits", at=own_hall, excuse=excuse)
    expect(page.get_by_role("heading", level=1)).to_have_text("A private hall")
    page.get_by_label("Password").fill("open")
    page.keyboard.press("Enter")
    expect(page.locator(".toast")).to_contain_text("That is not the password.")
    page.get_by_label("Password").fill("sesame")
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Splits")
    expect(page).to_have_url(re.compile("/games/splits$"))
    page.goto(own_hall.url)
    expect(splits_card(page)).to_be_visible()
    stranger = visit("/", at=own_hall, language="pl")
    expect(stranger.locator("input[type=password]")).to_be_visible()
    expect(stranger.locator(".game-card")).to_have_count(0)


def private_link(page: Page) -> str:
    """Make a private link in the settings."""
    page.locator(".name-button").click()
    page.get_by_role("button", name="Make a private link").click()
    link = page.get_by_label("Private link").input_value()
    page.locator("dialog[open]").get_by_role("button", name="Close").click()
    return link


def test_a_private_link_opens_ones_seats_on_another_device(visit: Open, hall: Hall) -> None:
    ada = hall.guest("Ada")
    table = begun_table([ada, hall.guest("Ben")])
    desk = visit("/", guest=ada)
    link = private_link(desk)
    phone = visit("", phone=True)
    phone.goto(link)
    expect(phone).to_have_url(hall.url + "/")
    phone.locator(f'.table-card[href="/tables/{table}"]').first.tap()
    expect(phone.locator(".bar-mine")).to_be_visible()  # Ada's seat, and her turn
    expect(phone.locator(".player", has_text="Ada")).to_contain_text("you")


def test_a_private_link_asks_who_is_somebody_else_already(visit: Open, hall: Hall) -> None:
    """Following somebody's link by mistake does not throw away who one was."""
    desk = visit("/", name="Ada")
    link = private_link(desk)
    other = visit("/", name="Ben")
    other.goto(link)
    expect(other.locator("h1")).to_have_text("Which guest are you?")
    other.get_by_text("Stay Ben").click()
    expect(other.locator(".name-text")).to_have_text("Ben")
    other.goto(link)
    other.get_by_role("button", name="Go on as Ada").click()
    expect(other.locator(".name-text")).to_have_text("Ada")


def test_a_private_link_is_replaced_by_a_newer_one(visit: Open, hall: Hall) -> None:
    desk = visit("/", name="Ada")
    old = private_link(desk)
    desk.reload()
    assert private_link(desk) != old
    other = visit("", excuse=MISSING)
    other.goto(old)
    expect(other.get_by_role("heading", level=1)).to_have_text("This link no longer opens a seat")


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/nowhere", "This cell is empty"),
        ("/games/chess", "This cell is empty"),
        ("/tables/zzzzzzzzzz", "There is no such table"),
        ("/tables/zzzzzzzzzz/replay", "There is no such table"),
        ("/return/zzzzzzzzzz", "This link no longer opens a seat"),
    ],
)
def test_an_address_with_nothing_behind_it(visit: Open, hall: Hall, path: str, said: str) -> None:
    page = visit("", excuse=MISSING)
    answer = page.goto(hall.url + path)
    assert answer is not None and answer.status == 404
    expect(page.get_by_role("heading", level=1)).to_have_text(said)
    page.get_by_role("link", name="To the hall", exact=True).click()
    expect(splits_card(page)).to_be_visible()


def test_a_match_under_way_has_no_replay_yet(visit: Open, hall: Hall) -> None:
    ada = hall.guest("Ada")
    path = table_at("moves")(hall, ada)
    page = visit("", guest=ada, excuse=("the server responded with a status of 409",))
    page.goto(hall.url + path + "/replay")
    expect(page.get_by_role("heading", level=1)).to_have_text("The match is not over yet")


@pytest.mark.parametrize("language", ["en", "vi"])
@pytest.mark.parametrize("state", ["before the start", "moves"])
def test_a_first_visit_to_a_table_is_light(
    visit: Open, hall: Hall, state: str, language: str
) -> None:
    """Everything that comes over the wire, headers included, to a browser that has nothing yet."""
    owner = hall.guest("Owner")
    path = (open_table if state == "before the start" else table_at("moves"))(hall, owner)
    page = visit("", language=language)
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    came: dict[str, float] = {}
    addresses: dict[str, str] = {}
    wire.on(
        "Network.requestWillBeSent",
        lambda event: addresses.update({event["requestId"]: event["request"]["url"]}),
    )
    wire.on(
        "Network.loadingFinished",
        lambda event: came.update({event["requestId"]: event["encodedDataLength"]}),
    )
    page.goto(hall.url + path, wait_until="networkidle")
    expect(page.locator(".room, .match")).to_be_visible()
    assert all(url.startswith((hall.url, "data:")) for url in addresses.values())
    rows = sorted(((size, addresses.get(one, "")) for one, size in came.items()), reverse=True)
    total = sum(came.values())
    assert 20_000 < total < MOST_BYTES, (total, rows)


def test_guests_need_no_account(visit: Open, hall: Hall) -> None:
    """A stranger is given a name, and can play with nothing but a click."""
    page = visit("/")
    splits_card(page).get_by_role("button", name="Play against the bot").click()
    expect(page.locator(".match")).to_be_visible()
    assert call(page, hall, "GET", "/api/me")["name"]
