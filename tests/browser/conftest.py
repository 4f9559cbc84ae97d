"""A real server and a real browser for the browser tests."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.serving import Guest, Hall
from tools.browser import ADVICE, FLAGS, find

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 20_000
"""Milliseconds after which what should be seen is missed; no test waits longer than it must."""

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A hall for all tests of a process; no limits, for all guests come from one address."""
    hall = Hall(tmp_path_factory.mktemp("hall") / "data")
    hall.start("--no-limits")
    yield hall
    hall.stop()
    assert "Traceback" not in hall.log(), hall.log()


TOYS = {
    "parlour": "tests.browser.toys:parlour",
    "saloon": "tests.browser.toys:saloon",
    "picks": "tests.kernel.toys.picks:game",
    "windows": "tests.kernel.toys.windows:game",
}


@pytest.fixture(scope="package")
def toy_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A hall that has the toy games, too."""
    hall = Hall(tmp_path_factory.mktemp("toys") / "data", games=TOYS)
    hall.start("--no-limits")
    yield hall
    hall.stop()
    assert "Traceback" not in hall.log(), hall.log()


@pytest.fixture
def own_hall(tmp_path: Path) -> Iterator[Hall]:
    """A hall for one test, which starts it as it likes and may kill it."""
    hall = Hall(tmp_path / "data")
    yield hall
    hall.stop()
    assert "Traceback" not in hall.log(), hall.log()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A Chromium; without one the tests fail and say what to do."""
    path = find()
    assert path, ADVICE
    with sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


Open = Callable[..., Page]


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Open]:
    """Open a page as a new guest; whatever goes wrong in the page fails the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def open_page(
        path: str = "/",
        *,
        name: str = "",
        guest: Guest | None = None,
        language: str = "en",
        phone: bool = False,
        at: Hall | None = None,
        excuse: tuple[str, ...] = (),
        **more: Any,
    ) -> Page:
        """Open `path` (nothing when empty) as a stranger, as `name`, or as a guest of the API.

        `excuse`: parts of console errors that this page is meant to bring about.
        """
        hall: Hall = at or request.getfixturevalue("hall")
        size = PHONE if phone else DESKTOP
        settings: dict[str, Any] = {"viewport": size, "locale": language, **more}
        if phone:
            settings |= {"has_touch": True, "is_mobile": True}
        context = browser.new_context(**settings)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        context.on("page", lambda page: watch(page, hall, wrong, excuse))
        if guest:
            cookie, _, value = guest.cookie.partition("=")
            context.add_cookies([{"name": cookie, "value": value, "url": hall.url}])
        page = context.new_page()
        if name:
            call(page, hall, "PUT", "/api/me", {"name": name, "language": language})
        if path:
            page.goto(hall.url + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not wrong, "\n".join(wrong)


def watch(page: Page, hall: Hall, wrong: list[str], excuse: tuple[str, ...]) -> None:
    """Note whatever goes wrong in a page, except what a server that is down brings about."""

    def complain(kind: str, text: str) -> None:
        down = ("net::ERR", "WebSocket connection")
        if kind == "error" and not any(part in text for part in (*down, *excuse)):
            wrong.append(f"{page.url}: {text}")

    def check_host(url: str) -> None:
        if not url.startswith((hall.url, hall.url.replace("http", "ws", 1), "data:", "blob:")):
            wrong.append(f"asked another host: {url}")

    page.on("pageerror", lambda error: wrong.append(f"{page.url}: {error}"))
    page.on("console", lambda said: complain(said.type, said.text))
    page.on("request", lambda request: check_host(request.url))


def call(page: Page, hall: Hall, method: str, path: str, body: Any = None) -> Any:
    """Call the server as this page's guest, and return what it says."""
    headers = {"content-type": "application/json", "origin": hall.url}
    data = None if body is None else json.dumps(body)
    answer = page.request.fetch(hall.url + path, method=method, headers=headers, data=data)
    assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
    return answer.json() if answer.text() else None


SOAK = bool(os.environ.get("LUDOTECA_SOAK"))
