"""Two people at one table, each in their own language, and somebody who watches in a third."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open, call
from tests.browser.hands import cell, goals, places, settled, stacks, still, validate
from tests.serving import Hall, begun_table, play_until


def test_a_friend_follows_the_invitation_and_both_play_in_their_own_language(
    visit: Open, hall: Hall
) -> None:
    """Invitation, seats, start, moves, log and chat, in English and Polish; one watches."""
    ada = visit("/games/splits", name="Ada", reduced_motion="reduce")
    ada.get_by_role("button", name="Play with people").click()
    dialog = ada.locator("dialog[open]")
    dialog.get_by_role("radio", name="seat 1 begins").check()
    dialog.get_by_role("button", name="Create a table").click()
    link = ada.get_by_label("Link to this table").input_value()
    assert link == ada.url

    ben = visit("", name="Bogdan", language="pl", reduced_motion="reduce")
    ben.goto(link)
    expect(ben.locator("html")).to_have_attribute("lang", "pl")
    ben.get_by_role("button", name="Usiądź").click()
    expect(ada.locator(".room-seat").nth(1)).to_contain_text("Bogdan")
    expect(ben.get_by_role("button", name="Start")).to_have_count(0)  # the owner begins
    ada.get_by_role("button", name="Start").click()

    linh = visit("", name="Linh", language="vi", reduced_motion="reduce")
    linh.goto(link)
    expect(linh.locator(".bar")).to_contain_text("Ada")
    expect(ada.locator(".watching")).to_contain_text("1 person is watching")

    expect(ada.locator(".bar-mine .bar-question")).to_have_text(
        "Lay a meadow tile next to the others"
    )
    expect(ben.locator(".bar-waiting")).to_contain_text("Ada")
    lay(ada)
    expect(ben.locator(".meadow [data-tile]").first).to_be_attached()
    expect(linh.locator(".meadow [data-tile]").first).to_be_attached()
    expect(ben.locator(".bar-mine")).to_be_visible()
    lay(ben)
    expect(ada.locator(".bar-mine")).to_be_visible()
    logs = [page.locator(".log-line").last for page in (ada, ben, linh)]
    expect(logs[0]).to_have_text("Bogdan lays a tile.")
    said = [log.inner_text() for log in logs]
    assert len(set(said)) == 3 and all("Bogdan" in line for line in said), said

    ben.get_by_role("tab").nth(2).click()
    ben.locator(".chat-form input").fill("Cześć <b>Ada</b>!")
    ben.keyboard.press("Enter")
    expect(ada.get_by_role("tab", name="Chat")).to_contain_text("1")  # unread
    ada.get_by_role("tab", name="Chat").click()
    expect(ada.locator(".chat-text")).to_have_text("Cześć <b>Ada</b>!")
    ada.get_by_label("Write to the table").fill("Hello Bogdan")
    ada.get_by_role("button", name="Send").click()
    expect(ben.locator(".chat-text").last).to_have_text("Hello Bogdan")

    # Who watches can choose nothing, and is refused when trying all the same.
    expect(linh.locator("#validate, .papers-choices, .splits .cursor, .bar-mine")).to_have_count(0)
    still(linh)
    linh.locator(".splits .field").click()
    expect(linh.locator("#validate, .ghost-tile.chosen")).to_have_count(0)
    linh.get_by_role("tab").nth(1).click()
    expect(linh.locator(".choice")).to_have_count(0)
    table = link.rsplit("/", 1)[1]
    refused = linh.request.post(
        f"{hall.url}/api/tables/{table}/concede", data={}, headers={"origin": hall.url}
    )
    assert refused.status in (403, 409)


def lay(page: Page) -> None:
    """Lay a tile at the first marked place, by mouse."""
    x, y = places(page)[0]
    page.mouse.click(x, y)
    validate(page)


def test_both_play_moves_to_the_end_and_meet_in_a_rematch(visit: Open, hall: Hall) -> None:
    """From the moves on, two browsers take turns until the result, which each reads in turn."""
    guests = [hall.guest("Ada"), hall.guest("Bogdan")]
    table = begun_table(guests)
    play_until(table, guests, lambda view: len(view["stacks"]) > 12 and view["asked"] == 0, 2)
    ada = visit(f"/tables/{table}", guest=guests[0], reduced_motion="reduce")
    ben = visit("", guest=guests[1], language="pl", reduced_motion="reduce")
    call(ben, hall, "PUT", "/api/me", {"name": "Bogdan", "language": "pl"})
    ben.goto(f"{hall.url}/tables/{table}")
    rng = Random(1)
    while True:
        whose = turn_of(ada, ben)
        if whose is None:
            break
        before = ada.locator(".splits [data-stack]").count()
        stack = rng.choice(stacks(whose))
        cell(whose, stack).click()
        cell(whose, rng.choice(goals(whose))).click()
        validate(whose)
        for page in (ada, ben):
            expect(page.locator(".splits [data-stack]")).to_have_count(before + 1)
    sentences = [page.locator(".bar-over .bar-question").inner_text() for page in (ada, ben)]
    assert sentences[0] != sentences[1]  # not in one language

    ada.get_by_role("button", name="Rematch").click()
    expect(ada).not_to_have_url(re.compile(table))
    expect(ada.locator(".room-seat").first).to_be_visible()
    ben.locator(".result-deeds .button-main").click()
    expect(ben).to_have_url(ada.url)
    expect(ben.locator(".room-seat")).to_contain_text(["Bogdan", "Ada"])  # both sit, seats turned
    expect(ada.locator(".room-begin .button-main")).to_have_attribute("aria-disabled", "false")
    ada.get_by_role("button", name="Start").click()
    for page in (ada, ben):
        expect(page.locator(".match-board")).to_be_visible()


def turn_of(*pages: Page) -> Page | None:
    """Wait until it is somebody's turn, or the end (None)."""
    for page in pages:
        settled(page)
    first = pages[0].locator(".bar-mine, .bar-over, .bar-waiting")
    expect(first).to_have_count(1)
    mine = re.compile(r"\b(bar-mine|bar-over)\b")
    if pages[0].locator(".bar-waiting").count():
        expect(pages[1].locator(".bar")).to_have_class(mine)
        return pages[1] if pages[1].locator(".bar-mine").count() else None
    return pages[0] if pages[0].locator(".bar-mine").count() else None


def test_who_concedes_loses(visit: Open, hall: Hall) -> None:
    """SP-10.1, by the menu and after a question that can be left."""
    guests = [hall.guest("Ada"), hall.guest("Ben")]
    table = begun_table(guests)
    ada = visit(f"/tables/{table}", guest=guests[0])
    ben = visit(f"/tables/{table}", guest=guests[1])
    for answer in ("Not now", "Concede"):
        ada.get_by_role("button", name="Menu of the table").click()
        ada.get_by_role("button", name="Concede").click()
        ada.locator("dialog[open]").get_by_role("button", name=answer).click()
        expect(ada.locator("dialog[open]")).to_have_count(0)
    expect(ben.locator(".bar-over")).to_contain_text("You win!")
    expect(ada.locator(".bar-over")).to_contain_text("Ben wins")


def test_the_match_ends_without_a_result_when_all_agree(visit: Open, hall: Hall) -> None:
    guests = [hall.guest("Ada"), hall.guest("Ben")]
    table = begun_table(guests)
    ada = visit(f"/tables/{table}", guest=guests[0])
    ben = visit(f"/tables/{table}", guest=guests[1])
    propose(ada)
    banner = ben.locator(".banner", has_text="Ada proposes to end the match without a result")
    banner.get_by_role("button", name="Decline").click()
    expect(ada.locator(".banner")).to_have_count(0)
    propose(ada)
    banner.get_by_role("button", name="Agree").click()
    for page in (ada, ben):
        expect(page.locator(".bar-over")).to_contain_text("No result")


def propose(page: Page) -> None:
    page.get_by_role("button", name="Menu of the table").click()
    page.get_by_role("button", name="Propose to end").click()
    page.locator("dialog[open]").get_by_role("button", name="Propose").click()


def test_a_guest_who_was_sent_away_cannot_sit_there_again(visit: Open, hall: Hall) -> None:
    ada = visit("/", name="Ada")
    wish = {"game": "splits", "seats": 2, "options": {}, "public": False, "limit": 86400}
    table = call(ada, hall, "POST", "/api/tables", wish)["id"]
    ada.goto(f"{hall.url}/tables/{table}")
    excuse = ("the server responded with a status of 403",)
    mallory = visit(f"/tables/{table}", name="Mallory", excuse=excuse)
    mallory.get_by_role("button", name="Sit down").click()
    ada.get_by_role("button", name="Send away: Mallory").click()
    mallory.get_by_role("button", name="Sit down").click()
    expect(mallory.locator(".toast")).to_contain_text("The owner of this table has sent you away.")
    expect(ada.locator(".room-seat").nth(1)).to_contain_text("Free seat")


def test_bots_are_added_and_taken_out_by_the_owner(visit: Open, hall: Hall) -> None:
    """A table for three is filled with a person, an easy and a hard bot, and begins."""
    ada = visit("/", name="Ada")
    wish = {"game": "splits", "seats": 3, "options": {}, "public": False, "limit": 86400}
    table = call(ada, hall, "POST", "/api/tables", wish)["id"]
    ada.goto(f"{hall.url}/tables/{table}")
    seats = ada.locator(".room-seat")
    start = ada.get_by_role("button", name="Start")
    expect(start).to_have_attribute("aria-disabled", "true")
    for seat, level in ((1, "Easy"), (2, "Random")):
        seats.nth(seat).get_by_label("Level of the bot").select_option(level)
        seats.nth(seat).get_by_role("button", name="Add a bot").click()
        expect(seats.nth(seat)).to_contain_text(f"{level} bot")
    seats.nth(2).get_by_role("button", name="Take out").click()
    expect(seats.nth(2)).to_contain_text("Free seat")
    seats.nth(2).get_by_role("button", name="Add a bot").click()
    ada.get_by_role("button", name="Stand up").click()
    seats.nth(0).get_by_role("button", name="Sit down").click()
    expect(start).to_have_attribute("aria-disabled", "false")
    start.click()
    expect(ada.locator(".bar-mine")).to_be_visible()
