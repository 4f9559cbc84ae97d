"""Nothing is cut or runs out of the page, in the shortest and the longest words, on any width."""

from __future__ import annotations

from typing import Any

import pytest
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
      if (seen(one) && box.right > width + 1 && box.width) found.push(`beyond the edge: ${name(one)}`);
      if (found.length > 5) break;
    }
  }
  const texts = "h1, h2, h3, h4, button, a.button, label, legend, [role=tab], .segment span, .badge, .chip, .bar-question, .bar-draft, dt, dd, th, td, .choice, .player-name, .seat-name, .tab-row, .choice-list, .log-line";
  for (const one of document.querySelectorAll(texts)) {
    const style = getComputedStyle(one);
    if (!seen(one) || style.display.startsWith("inline") && style.display !== "inline-flex" && style.display !== "inline-block" && style.display !== "inline-grid") continue;
    if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth) {
      found.push(`cut or overflowing by ${one.scrollWidth - one.clientWidth}: ${name(one)}`);
    }
    if (style.overflowY === "hidden" && one.scrollHeight > one.clientHeight + 1) found.push(`cut below: ${name(one)}`);
  }
  return found;
}"""

SMALL = """() => {
  const found = [];
  for (const one of document.querySelectorAll("button, a.button, select, input, summary, [role=tab], .menu-item")) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest(".sr-only, .sr-only-focusable:not(:focus-within)")) continue;
    const target = one.matches("[type=radio], [type=checkbox]") ? one.closest("label") : one;
    const box = target.getBoundingClientRect();
    if (box.width < 43.5 || box.height < 43.5) {
      found.push(`${Math.round(box.width)} x ${Math.round(box.height)}: ${one.className} "${(one.getAttribute("aria-label") ?? one.textContent).trim()}"`);
    }
  }
  return found;
}"""


def speak(page: Page, language: str) -> None:
    """Switch the language in place, whatever lies over the header."""
    page.locator(".language select").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def resize(page: Page, width: int) -> None:
    """Give the page another width, and let it settle."""
    height = 900 if width > 500 else 844
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.parametrize("device", WIDTHS)
@pytest.mark.parametrize("scene", SCENES)
def test_nothing_is_cut_and_all_can_be_touched(
    visit: Open, hall: Hall, scene: str, device: str
) -> None:
    page = enter(visit, hall, scene, phone=device == "phone")
    found: list[Any] = []
    for language in LANGUAGES:
        speak(page, language)
        for width in WIDTHS[device]:
            resize(page, width)
            where = f"{language} {width}"
            found += [f"{where}: {one}" for one in page.evaluate(PROBLEMS, width)]
            if device == "phone":
                found += [f"{where}: too small: {one}" for one in page.evaluate(SMALL)]
    assert not found, "\n".join(found)
