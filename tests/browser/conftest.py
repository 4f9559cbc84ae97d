"""A real server and a real browser for the browser tests."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.serving import Hall
from tools.browser import ADVICE, FLAGS, find

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A hall for all tests of a process."""
    hall = Hall(tmp_path_factory.mktemp("hall") / "data")
    hall.start()
    yield hall
    hall.stop()
    assert "Traceback" not in hall.log(), hall.log()


@pytest.fixture(scope="session")
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
def visit(hall: Hall, browser: Browser) -> Iterator[Open]:
    """Open a page as a new guest; whatever goes wrong in the page fails the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def open_page(
        path: str = "/", *, name: str = "", language: str = "en", phone: bool = False, **more: Any
    ) -> Page:
        size = PHONE if phone else DESKTOP
        settings: dict[str, Any] = {"viewport": size, "locale": language, **more}
        if phone:
            settings |= {"has_touch": True, "is_mobile": True}
        context = browser.new_context(**settings)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(f"{page.url}: {error}"))
        page.on("console", lambda said: complain(said.type, said.text, page, wrong))
        page.on("request", lambda request: check_host(request.url, hall.url, wrong))
        if name:
            call(page, hall, "PUT", "/api/me", {"name": name, "language": language})
        page.goto(hall.url + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not wrong, "\n".join(wrong)


def complain(kind: str, text: str, page: Page, wrong: list[str]) -> None:
    """Note an error of the console, except those that a server that is down brings."""
    if kind == "error" and "net::ERR" not in text and "WebSocket connection" not in text:
        wrong.append(f"{page.url}: {text}")


def check_host(url: str, home: str, wrong: list[str]) -> None:
    """Note a request to any other host."""
    if not url.startswith((home, "data:", "blob:")):
        wrong.append(f"asked another host: {url}")


def call(page: Page, hall: Hall, method: str, path: str, body: Any = None) -> Any:
    """Call the server as this page's guest, and return what it says."""
    headers = {"content-type": "application/json", "origin": hall.url}
    data = None if body is None else json.dumps(body)
    answer = page.request.fetch(hall.url + path, method=method, headers=headers, data=data)
    assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
    return answer.json() if answer.text() else None


SOAK = bool(os.environ.get("LUDOTECA_SOAK"))
