"""Every page and state of the hall, each brought about on a page that shows nothing yet."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import cell, goals, pick, places, splits_card, stacks, still
from tests.serving import Guest, Hall, begun_table, play_until

SEED = 5


class Scene(NamedTuple):
    """A state to look at: who comes where, and what they do there."""

    path: Callable[[Hall, Guest], str]
    act: Callable[[Page], None]


def nothing(page: Page) -> None:
    """Only wait until the page is there."""
    expect(page.locator("h1").first).to_be_attached()


def at(path: str) -> Callable[[Hall, Guest], str]:
    """Go to an address that is the same for everybody."""
    return lambda hall, guest: path


def busy_home(hall: Hall, guest: Guest) -> str:
    """A hall with tables of one's own, of others, and one under way."""
    ben = hall.guest("Ben")
    wish = {"game": "splits", "seats": 3, "options": {}, "public": True, "limit": 86400}
    guest.ask("POST", "/api/tables", wish)
    ben.ask("POST", "/api/tables", wish)
    begun_table([guest], bots=1)
    begun_table([ben], bots=1, public=True)
    return "/"


def open_table(hall: Hall, guest: Guest) -> str:
    """A table that waits: a friend, a bot and a free seat."""
    wish = {"game": "splits", "seats": 4, "options": {}, "public": True, "limit": 86400}
    table = guest.ask("POST", "/api/tables", wish)["id"]
    hall.guest("Bartholomew the Younger").ask("POST", f"/api/tables/{table}/sit", {"seat": 1})
    guest.ask("POST", f"/api/tables/{table}/bot", {"seat": 2, "level": "easy"})
    return f"/tables/{table}"


def table_at(
    phase: str, *, stacks: int = 0, friends: tuple[str, ...] = ("Ben",), more: int = 0
) -> Callable[[Hall, Guest], str]:
    """A table at which the guest is asked in a phase, with at least so many stacks on the board."""

    def prepare(hall: Hall, guest: Guest) -> str:
        guests = [guest, *(hall.guest(name) for name in friends)]
        table = begun_table(guests)
        play_until(
            table,
            guests,
            lambda view: (
                view["asked"] == 0
                and view["phase"] == phase
                and len(view["stacks"]) >= stacks
                and len(view["tiles"]) >= more
            ),
            SEED,
        )
        return f"/tables/{table}"

    return prepare


def table_over(hall: Hall, guest: Guest) -> str:
    """A table whose match is over."""
    guests = [guest, hall.guest("Ben"), hall.guest("Cleo")]
    table = begun_table(guests)
    assert play_until(table, guests, lambda view: False, SEED) == -1
    return f"/tables/{table}"


def proposed(hall: Hall, guest: Guest) -> str:
    """A table at which the other proposes to end."""
    ben = hall.guest("Ben")
    table = begun_table([guest, ben])
    ben.ask("POST", f"/api/tables/{table}/agree", {"agree": True})
    return f"/tables/{table}"


def see_board(page: Page) -> None:
    expect(page.locator(".bar-mine, .bar-over, .bar-replay")).to_be_visible()
    still(page)


def choose_tile(page: Page) -> None:
    see_board(page)
    x, y = places(page)[0]
    page.mouse.click(x, y)
    expect(page.locator(".ghost-tile.chosen")).to_have_count(1)
    expect(page.locator("#validate")).to_be_visible()


def choose_split(page: Page) -> None:
    see_board(page)
    pick(page, stacks(page)[0])
    cell(page, goals(page)[0]).click()
    expect(page.locator(".splits-controls")).to_be_visible()


def open_tab(name: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        see_board(page)
        page.get_by_role("tab", name=name).click()
        expect(page.get_by_role("tab", name=name)).to_have_attribute("aria-selected", "true")

    return act


def choose_in_list(page: Page) -> None:
    """Open the list and choose a stack in it: the list of goals is shown."""
    open_tab("What you can do")(page)
    page.locator(".papers-choices .choice").first.click()
    page.locator(".choice-list .choice").first.click()
    expect(page.locator(".papers-choices .stepper")).to_be_visible()


def chat_open(page: Page) -> None:
    open_tab("Chat")(page)
    page.get_by_label("Write to the table").fill("Hello, all of you")
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".chat-text")).to_have_text("Hello, all of you")


def menu_open(page: Page) -> None:
    see_board(page)
    page.get_by_role("button", name="Menu of the table").click()
    expect(page.locator(".menu-list")).to_be_visible()


def dialog_of_menu(item: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        menu_open(page)
        page.get_by_role("button", name=item).click()
        expect(page.locator("dialog[open]")).to_be_visible()

    return act


def create_open(page: Page) -> None:
    nothing(page)
    page.locator(".hero").get_by_role("button", name="Create a table").click()
    expect(page.locator("dialog[open]")).to_be_visible()


def settings_open(page: Page) -> None:
    nothing(page)
    page.locator(".name-button").click()
    page.get_by_role("button", name="Make a private link").click()
    expect(page.get_by_label("Private link")).to_be_visible()


def game_tab(page: Page) -> None:
    expect(page.locator(".game-pages .prose")).to_be_visible()


def home_seen(page: Page) -> None:
    expect(page.locator(".table-card").first).to_be_visible()
    expect(splits_card(page)).to_have_count(1)


SCENES: dict[str, Scene] = {
    "home": Scene(at("/"), nothing),
    "home with tables": Scene(busy_home, home_seen),
    "lobby": Scene(at("/lobby"), nothing),
    "create dialog": Scene(at("/"), create_open),
    "settings dialog": Scene(at("/"), settings_open),
    "game, help": Scene(at("/games/splits"), game_tab),
    "game, tips": Scene(at("/games/splits?page=tips"), game_tab),
    "game, rules": Scene(at("/games/splits?page=rules#SP-6.3"), game_tab),
    "table before the start": Scene(open_table, nothing),
    "first tile": Scene(table_at("tiles"), see_board),
    "building, tile chosen": Scene(table_at("tiles", more=4), choose_tile),
    "starting stacks": Scene(table_at("stacks"), see_board),
    "moves": Scene(table_at("moves", stacks=4), see_board),
    "moves of four": Scene(
        table_at("moves", stacks=8, friends=("Ben", "Cleopatra", "Dagmar the Great")), see_board
    ),
    "split chosen": Scene(table_at("moves"), choose_split),
    "list of choices": Scene(table_at("moves"), choose_in_list),
    "list of tiles": Scene(table_at("tiles", more=2), open_tab("What you can do")),
    "chat": Scene(table_at("moves"), chat_open),
    "menu": Scene(table_at("moves"), menu_open),
    "keys dialog": Scene(table_at("moves"), dialog_of_menu("Keyboard")),
    "link dialog": Scene(table_at("moves"), dialog_of_menu("Link for watching")),
    "about this table": Scene(table_at("moves"), dialog_of_menu("About this table")),
    "concede dialog": Scene(table_at("moves"), dialog_of_menu("Concede")),
    "proposal": Scene(proposed, see_board),
    "result": Scene(table_over, see_board),
    "replay": Scene(lambda hall, guest: table_over(hall, guest) + "/replay?step=20", see_board),
    "about": Scene(at("/about"), nothing),
    "not found": Scene(at("/nowhere"), nothing),
    "no such table": Scene(at("/tables/zzzzzzzzzz"), nothing),
    "return link that is gone": Scene(at("/return/zzzzzzzzzz"), nothing),
}

MISSING = ("the server responded with a status of 404",)


def enter(visit: Open, hall: Hall, scene: str, **more: Any) -> Page:
    """Open a page in a scene."""
    guest = hall.guest(random.Random(scene).choice(["Ada", "Zoe"]))
    path = SCENES[scene].path(hall, guest)
    excuse = MISSING if scene.startswith(("not found", "no such", "return link")) else ()
    page = visit(path, guest=guest, at=hall, excuse=excuse, reduced_motion="reduce", **more)
    SCENES[scene].act(page)
    return page
