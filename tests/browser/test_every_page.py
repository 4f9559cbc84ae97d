"""Every page and state: axe-core finds nothing in either theme, and nothing is cut on any width.

On the desk and on the phone, in the shortest and the longest words; what a finger presses is large.
"""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.scenes import SCENES, enter
from tests.serving import Hall

WIDTHS = {"phone": (320, 390), "desktop": (768, 1440)}
LANGUAGES = ("en", "pl", "vi")

PROBLEMS = """(width) => {
  const found = [];
  const name = (one) => {
    const words = (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().slice(0, 40);
    return `${one.tagName.toLowerCase()}.${one.getAttribute("class") ?? ""} "${words}"`;
  };
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !one.closest(".sr-only, .sr-only-focusable:not(:focus-within), .skip-link");
  const page = document.documentElement;
  if (page.scrollWidth > width) {
    found.push(`the page is ${page.scrollWidth} wide`);
    for (const one of document.querySelectorAll("body *")) {
      const box = one.getBoundingClientRect();
      const beyond = seen(one) && box.width && box.right > width + 1;
      if (beyond) found.push(`beyond the edge: ${name(one)}`);
      if (found.length > 5) break;
    }
  }
  const texts = [
    "h1, h2, h3, h4, button, a.button, label, legend, [role=tab], .segment span, .badge, .chip",
    ".bar-question, .bar-draft, dt, dd, th, td, .choice, .player-name, .seat-name, .tab-row",
    ".choice-list, .log-line",
  ].join();
  for (const one of document.querySelectorAll(texts)) {
    const style = getComputedStyle(one);
    if (!seen(one) || style.display === "inline") continue;
    if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth) {
      found.push(`cut or overflowing by ${one.scrollWidth - one.clientWidth}: ${name(one)}`);
    }
    const below = style.overflowY === "hidden" && one.scrollHeight > one.clientHeight + 1;
    if (below) found.push(`cut below: ${name(one)}`);
  }
  return found;
}"""

SMALL = """() => {
  const found = [];
  const pressed = "button, a.button, select, input, summary, [role=tab], .menu-item";
  for (const one of document.querySelectorAll(pressed)) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    if (one.closest(".sr-only, .sr-only-focusable:not(:focus-within)")) continue;
    const target = one.matches("[type=radio], [type=checkbox]") ? one.closest("label") : one;
    const box = target.getBoundingClientRect();
    if (box.width < 43.5 || box.height < 43.5) {
      const words = (one.getAttribute("aria-label") ?? one.textContent).trim();
      found.push(`${box.width.toFixed()} x ${box.height.toFixed()}: ${one.className} "${words}"`);
    }
  }
  return found;
}"""

AXE = Axe()


def violations(page: Page) -> str:
    """Return what axe-core has to say against a page, in short."""
    found = AXE.run(page, options={"resultTypes": ["violations"]}).response["violations"]
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


def in_both_themes(page: Page) -> list[str]:
    """Return what axe-core says in each theme."""
    found = []
    for theme in ("light", "dark"):
        show_theme(page, theme)
        if said := violations(page):
            found.append(f"{theme}: {said}")
    return found


def speak(page: Page, language: str) -> None:
    """Switch the language in place, whatever lies over the header."""
    page.locator(".language select").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def resize(page: Page, width: int) -> None:
    """Give the page another width, and let it settle."""
    height = 900 if width > 500 else 844
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )


def on_all_widths(page: Page, device: str) -> list[str]:
    """Return what is cut, runs out of the page or is too small for a finger."""
    found: list[str] = []
    for language in LANGUAGES:
        speak(page, language)
        for width in WIDTHS[device]:
            resize(page, width)
            where = f"{language} {width}"
            found += [f"{where}: {one}" for one in page.evaluate(PROBLEMS, width)]
            if device == "phone":
                found += [f"{where}: too small: {one}" for one in page.evaluate(SMALL)]
    return found


@pytest.mark.parametrize("device", WIDTHS)
@pytest.mark.parametrize("scene", SCENES)
def test_every_page_can_be_read_and_used(visit: Open, hall: Hall, scene: str, device: str) -> None:
    page = enter(visit, hall, scene, phone=device == "phone")
    found = in_both_themes(page) + on_all_widths(page, device)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("device", WIDTHS)
def test_the_door_can_be_read_and_used(visit: Open, own_hall: Hall, device: str) -> None:
    own_hall.start("--password", "sesame")
    page = visit("/", phone=device == "phone", at=own_hall)
    page.get_by_label("Password").wait_for()
    found = in_both_themes(page) + on_all_widths(page, device)
    assert not found, "\n".join(found)


def test_these_checks_bite(visit: Open, hall: Hall) -> None:
    """A check that never fails would prove nothing."""
    page = visit("/about", phone=True)
    heading = page.get_by_role("heading", level=1)
    heading.evaluate("(one) => one.append(document.createElement('button'))")
    heading.evaluate(
        "(one) => { one.style.cssText = 'width: 999px; color: #eee; background: #fff'; }"
    )
    said = violations(page)
    assert "button-name" in said and "color-contrast" in said
    assert any("wide" in one for one in page.evaluate(PROBLEMS, 390))
    assert page.evaluate(SMALL)
