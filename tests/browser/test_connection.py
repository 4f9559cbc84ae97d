"""A connection that breaks in mid-game: the page says so, comes back and loses nothing."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Open
from tests.browser.hands import cell, goals, pick, settled, stacks
from tests.serving import Guest, Hall, begun_table, play_until

LOST = "The connection is lost. Trying again"


def moving_table(hall: Hall, *friends: str) -> tuple[str, list[Guest]]:
    """A table at which Ada is asked for her first move."""
    guests = [hall.guest("Ada"), *(hall.guest(name) for name in friends)]
    table = begun_table(guests)
    play_until(table, guests, lambda view: view["phase"] == "moves", 4)
    return table, guests


def choose(page: Page) -> None:
    """Choose a split without sending it."""
    pick(page, stacks(page)[0])
    cell(page, goals(page)[0]).click()
    expect(page.locator("#validate")).to_have_attribute("aria-disabled", "false")


def test_a_server_that_is_killed_in_mid_game(visit: Open, own_hall: Hall) -> None:
    """SIGKILL twice: before an answer, which is sent again and counts once, and while waiting."""
    own_hall.start("--no-limits")
    table, (ada, ben) = moving_table(own_hall, "Ben")
    page = visit(f"/tables/{table}", guest=ada, at=own_hall, reduced_motion="reduce")
    expect(page.locator(".bar-mine")).to_be_visible()
    said = page.locator(".log-line").count()
    choose(page)
    own_hall.kill()
    expect(page.locator(".banner-warn")).to_contain_text(LOST)
    page.locator("#validate").click()
    expect(page.locator(".bar-draft")).to_have_text("Sending…")
    own_hall.start("--no-limits")
    settled(page)
    expect(page.locator(".bar-waiting")).to_contain_text("Waiting for Ben")
    expect(page.locator(".banner-warn")).to_have_count(0)
    expect(page.locator(".splits [data-stack]")).to_have_count(3)
    expect(page.locator(".log-line")).to_have_count(said + 1)

    own_hall.kill()
    expect(page.locator(".banner-warn")).to_contain_text(LOST)
    own_hall.start("--no-limits")
    expect(page.locator(".banner-warn")).to_have_count(0)
    seat = ben.sit_down(table)
    assert len(seat.view["stacks"]) == 3  # the answer was kept, and kept once
    seat.answer(Random(1))
    seat.close()
    expect(page.locator(".bar-mine")).to_be_visible()
    expect(page.locator(".splits [data-stack]")).to_have_count(4)


def test_an_answer_whose_acknowledgement_is_lost_counts_once(visit: Open, hall: Hall) -> None:
    """The connection breaks after the server has the answer, before the browser knows."""
    table, (ada, _) = moving_table(hall, "Ben")
    page = visit("", guest=ada, reduced_motion="reduce")
    sent: list[str] = []

    def stand_between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def to_server(text: str | bytes) -> None:
            if '"answer"' in str(text):
                sent.append(str(text))
            server.send(text)

        def to_page(text: str | bytes) -> None:
            if len(sent) == 1 and '"step"' in str(text):
                socket.close()
            else:
                socket.send(text)

        socket.on_message(to_server)
        server.on_message(to_page)

    page.route_web_socket(re.compile("/live$"), stand_between)
    page.goto(f"{hall.url}/tables/{table}")
    expect(page.locator(".bar-mine")).to_be_visible()
    choose(page)
    page.locator("#validate").click()
    settled(page)
    expect(page.locator(".bar-waiting")).to_contain_text("Waiting for Ben")
    expect(page.locator(".splits [data-stack]")).to_have_count(3)
    assert len(sent) == 2 and sent[0] == sent[1]  # the very same message, so that it counts once
    expect(page.locator(".bar-refusal")).to_have_count(0)


def test_since_you_were_away(visit: Open, hall: Hall) -> None:
    """Who comes back to the page is told what the others have done; who was there is not."""
    table, (ada, ben, cleo) = moving_table(hall, "Ben", "Cleo")
    page = visit(f"/tables/{table}", guest=ada, reduced_motion="reduce")
    expect(page.locator(".bar-mine")).to_be_visible()
    choose(page)
    page.locator("#validate").click()
    settled(page)
    expect(page.locator(".bar-waiting")).to_be_visible()
    expect(page.locator(".banner-away")).to_have_count(0)
    page.goto(f"{hall.url}/about")
    for friend in (ben, cleo):
        seat = friend.sit_down(table)
        seat.answer(Random(2))
        seat.close()
    page.goto(f"{hall.url}/tables/{table}")
    away = page.locator(".banner-away")
    expect(away).to_contain_text("Since you were away")
    expect(away.get_by_role("listitem")).to_contain_text(["Ben sends", "Cleo sends"])
    away.get_by_role("button", name="Close").click()
    expect(away).to_have_count(0)


def test_a_device_without_network_comes_back_by_itself(visit: Open, hall: Hall) -> None:
    """Offline, reloading in vain, and online again: the page is at the newest state at once."""
    table, (ada, ben) = moving_table(hall, "Ben")
    page = visit("", guest=ada, reduced_motion="reduce")
    live: list[WebSocketRoute] = []

    def stand_between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        live.append(socket)
        socket.on_message(server.send)
        server.on_message(socket.send)

    page.route_web_socket(re.compile("/live$"), stand_between)
    page.goto(f"{hall.url}/tables/{table}")
    expect(page.locator(".bar-mine")).to_be_visible()
    choose(page)
    page.locator("#validate").click()
    expect(page.locator(".bar-waiting")).to_be_visible()
    page.context.set_offline(True)
    for socket in live:  # what a network that is gone does to a connection
        socket.close()
    page.evaluate("() => { window.ludotecaHere = true; }")
    seat = ben.sit_down(table)
    seat.answer(Random(3))
    seat.close()
    page.context.set_offline(False)
    expect(page.locator(".bar-mine")).to_be_visible()
    expect(page.locator(".splits [data-stack]")).to_have_count(4)
    assert page.evaluate("() => window.ludotecaHere")  # without a reload


def test_a_hall_that_cannot_be_reached_says_so(visit: Open, own_hall: Hall) -> None:
    """A button that needs the server tells why nothing happens."""
    own_hall.start("--no-limits")
    page = visit("/", name="Ada", at=own_hall)
    page.locator(".hero").get_by_role("button", name="Create a table").click()
    own_hall.kill()
    page.locator("dialog[open]").get_by_role("button", name="Create a table").click()
    expect(page.locator(".toast")).to_contain_text("The hall cannot be reached")
