"""What a player's hands do at a table of Splits: by mouse, by touch, by keyboard.

What can be chosen is read from the page, as a player reads it.
"""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

CELL = 50
"""Units of the drawing from the middle of a cell to its corner."""


def splits_card(page: Page) -> Locator:
    """Return the card of Splits on the hall's shelf."""
    return page.locator(".game-card", has=page.locator('a[href="/games/splits"]'))


def settled(page: Page) -> None:
    """Wait until nothing is on its way: it is one's turn anew, somebody else's, or all is over."""
    expect(page.locator("#validate")).to_have_count(0)
    expect(page.locator(".bar").first).to_be_visible()


def my_turn(page: Page) -> bool:
    """Wait for one's turn or for the end; tell whether it is one's turn."""
    settled(page)
    expect(page.locator(".bar-mine, .bar-over")).to_have_count(1)
    return page.locator(".bar-mine").count() == 1


def validate(page: Page) -> None:
    """Press Validate with the mouse, and see the answer carried out."""
    page.locator("#validate").click()
    settled(page)


def still(page: Page) -> None:
    """Wait until the drawing has stopped moving."""
    page.wait_for_function(
        """() => {
          const box = document.querySelector(".splits .field").getAttribute("viewBox");
          const same = window.ludotecaBox === box;
          window.ludotecaFrames = same ? (window.ludotecaFrames ?? 0) + 1 : 0;
          window.ludotecaBox = box;
          return window.ludotecaFrames > 3;
        }"""
    )


def cell(page: Page, name: str) -> Locator:
    """Return a cell of the board by its name on the wire."""
    return page.locator(f'.splits [data-cell="{name}"]')


def legal_cells(page: Page) -> list[str]:
    """Return the cells the board says can be chosen now, in the order of the page."""
    return names(page.locator('.splits .spot[role="button"]'))


def pick(page: Page, stack: str) -> None:
    """Click a stack, and see it picked."""
    cell(page, stack).click()
    picked(page, stack)


def picked(page: Page, stack: str) -> None:
    """Wait until a stack is said to be picked (in English)."""
    expect(cell(page, stack)).to_have_attribute("aria-label", re.compile("picked$"))


def stacks(page: Page) -> list[str]:
    """Return the cells of the stacks that can be split."""
    return names(page.locator(".splits .spot.grip"))


def goals(page: Page) -> list[str]:
    """Return the cells at which a part of the chosen stack can arrive."""
    return names(page.locator(".splits .spot[tabindex]:not(.grip)"))


def names(spots: Locator) -> list[str]:
    """Return the names of cells on the wire."""
    return list(spots.evaluate_all("all => all.map((one) => one.dataset.cell)"))


def places(page: Page) -> list[tuple[float, float]]:
    """Return the points of the screen where a tile may lie: the middles of marked cells."""
    still(page)
    found = page.evaluate(
        """() => {
          const field = document.querySelector(".splits .field"), matrix = field.getScreenCTM();
          const marks = [...field.querySelectorAll(".places")].map((one) => one.getAttribute("d"));
          return marks.join("").split("Z").filter(Boolean).map((shape) => {
            const points = shape.slice(1).split("L").map((one) => one.split(" ").map(Number));
            const mean = (axis) => points.reduce((sum, one) => sum + one[axis], 0) / points.length;
            const at = new DOMPoint(mean(0), mean(1)).matrixTransform(matrix);
            return [at.x, at.y];
          });
        }"""
    )
    return [(x, y) for x, y in found]


def chosen_tile(page: Page) -> str:
    """Return the tile that is chosen and does not lie yet; empty when none is."""
    tile = page.locator(".ghost-tile.chosen [data-tile]").first
    return str(tile.get_attribute("data-tile")) if tile.count() else ""


def amount(page: Page) -> tuple[int, int]:
    """Return how many sheep are said to stay and to go."""
    said = page.locator(".splits-controls > span")
    stay, go = said.all_inner_texts()
    return int(stay.split()[0]), int(go.split()[0])


def log_lines(page: Page) -> list[str]:
    """Return what the log says."""
    return page.locator(".log-line").all_inner_texts()


def focused(page: Page) -> dict[str, Any]:
    """Return what has the focus: its tag, id, class, name in words and cell."""
    return dict(
        json.loads(
            page.evaluate(
                """() => {
                  const at = document.activeElement;
                  return JSON.stringify({
                    tag: at.tagName.toLowerCase(), id: at.id, class: at.getAttribute("class") ?? "",
                    text: (at.getAttribute("aria-label") ?? at.innerText ?? "").trim(),
                    cell: at.dataset?.cell ?? "", href: at.getAttribute("href") ?? "",
                    inside: !!at.closest(".papers-choices") ? "choices" : "",
                  });
                }"""
            )
        )
    )


def tab_to(page: Page, selector: str, *, most: int = 60, key: str = "Tab") -> None:
    """Press Tab until the focus is on something that matches."""
    for _ in range(most):
        if page.evaluate("(selector) => !!document.activeElement?.matches(selector)", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{selector} is not reached by {key}; the focus is on {focused(page)}")
