"""axe-core finds nothing on any page, in both themes, on the desk and on the phone."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.conftest import Open
from tests.browser.scenes import SCENES, enter
from tests.serving import Hall

AXE = Axe()
CONTRAST = {"type": "rule", "values": ["color-contrast"]}
"""The one rule that sees colours; the others find the same in both themes."""


def violations(page: Page, only: dict[str, Any] | None = None) -> str:
    """Return what axe-core has to say against a page, in short."""
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if only:
        options["runOnly"] = only
    found = AXE.run(page, options=options).response["violations"]
    return "\n".join(
        f"{one['id']} ({one['impact']}): {one['help']}\n"
        + "\n".join(f"    {node['target']} {node['failureSummary']}" for node in one["nodes"][:4])
        for one in found
    )


def show_theme(page: Page, theme: Any) -> None:
    """Change the system's theme, and wait until every colour has changed."""
    page.evaluate("() => { window.ludotecaCalm = 0; }")
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    page.wait_for_function(
        """() => {
          const moving = document.getAnimations().some((one) => one.playState === "running");
          window.ludotecaCalm = moving ? 0 : window.ludotecaCalm + 1;
          return window.ludotecaCalm > 3;
        }"""
    )


def check_themes(page: Page) -> None:
    """Check everything in the light theme and what depends on colours in the dark one."""
    show_theme(page, "light")
    light = violations(page)
    show_theme(page, "dark")
    dark = violations(page, CONTRAST)
    assert not light and not dark, f"light: {light}\ndark: {dark}"


@pytest.mark.parametrize("device", ["desktop", "phone"])
@pytest.mark.parametrize("scene", SCENES)
def test_axe_finds_nothing(visit: Open, hall: Hall, scene: str, device: str) -> None:
    check_themes(enter(visit, hall, scene, phone=device == "phone"))


def test_axe_finds_nothing_at_the_door(visit: Open, own_hall: Hall) -> None:
    own_hall.start("--password", "sesame")
    for phone in (False, True):
        page = visit("/", phone=phone, at=own_hall)
        page.get_by_label("Password").wait_for()
        check_themes(page)


def test_axe_bites(visit: Open, hall: Hall) -> None:
    """A check that never fails would prove nothing."""
    page = visit("/about")
    page.get_by_role("heading", level=1).evaluate("(one) => one.append(document.createElement('button'))")
    assert "button-name" in violations(page)
