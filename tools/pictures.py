"""Take the pictures of the documents from a real hall: `python -m tools.pictures`.

The matches are played by the game's own bots; what is drawn at random differs from time to time.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from ludoteca.kernel.registry import find_game
from tests.browser.elfenland import asked, seated
from tests.browser.notalone import hunt_at, is_asked
from tests.browser.party import party_at
from tests.serving import Guest, Hall, begun_table
from tools.browser import ADVICE, FLAGS, find

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
DESKTOP, PHONE = (1440, 900), (390, 844)
MOVES = 26


def play(table: str, guests: list[Guest], moves: int) -> None:
    """Let the game's bots play so many moves for the guests."""
    bot = find_game("splits").bots["normal"]
    rng = Random(7)
    seats = [guest.sit_down(table) for guest in guests]
    for step in range(moves):
        for seat in seats:
            seat.until(lambda seat=seat, step=step: seat.step >= step)  # type: ignore[misc]
        asked = next((seat for seat in seats if seat.decisions), None)
        if asked is None:
            break
        asked.answer(rng, bot(asked.view, asked.decisions[0], rng))
    for seat in seats:
        seat.close()


def asks(view: Any, asked: Any, what: str) -> bool:
    """Tell whether this is a moment of Not Alone worth a picture: some turns have been played."""
    return is_asked(asked, what) and view["turn"] > 2


@contextmanager
def page(
    browser: Browser, hall: Hall, guest: Guest, size: tuple[int, int], theme: Any, language: str
) -> Iterator[Page]:
    """Open a browser as a guest."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme=theme,
        locale=language,
        has_touch=size == PHONE,
        is_mobile=size == PHONE,
        reduced_motion="reduce",
    )
    name, _, value = guest.cookie.partition("=")
    context.add_cookies([{"name": name, "value": value, "url": hall.url}])
    yield context.new_page()
    context.close()


def shoot(browser: Browser, hall: Hall) -> None:
    """Take all pictures."""
    ada, ben = hall.guest("Ada"), hall.guest("Ben")
    table = begun_table([ada, ben])
    play(table, [ada, ben], MOVES)
    building = begun_table([ada, ben])
    play(building, [ada, ben], 4)
    over = begun_table([ada, ben])
    play(over, [ada, ben], 99)
    four = [ada, ben, hall.guest("Chi"), hall.guest("Dana")]
    crowd = begun_table(four)
    play(crowd, four, 36)
    hunt, creature = hunt_at(hall, 5, lambda view, asked: asks(view, asked, "tokens"))
    reckoning, hunted = hunt_at(hall, 7, lambda view, asked: asks(view, asked, "resolve"))
    roads, planner = party_at(
        lambda seed: seated(hall, 4, seed, rounds="4"),
        asked("plan", lambda view, _: view["round"] > 1 and len(view["roads"]) > 6),
    )
    journey, traveller = party_at(
        lambda seed: seated(hall, 5, seed, hometown="on"),
        asked("travel", lambda view, _: view["round"] > 1 and len(view["roads"]) > 9),
    )
    seen = {
        "roads": (roads.path, roads.guests[planner]),
        "journey": (journey.path, journey.guests[traveller]),
        "creature": (hunt.path, hunt.guests[creature]),
        "reckoning": (reckoning.path, reckoning.guests[hunted]),
    }
    places = {
        "home": "/",
        "game": "/games/splits",
        "building": f"/tables/{building}",
        "match": f"/tables/{table}",
        "four": f"/tables/{crowd}",
        "result": f"/tables/{over}",
    }
    seen |= {name: (path, ada) for name, path in places.items()}
    for language in ("en", "pl"):
        ada.ask("PUT", "/api/me", {"name": "Ada", "language": language})
        for size, device in ((DESKTOP, "desktop"), (PHONE, "phone")):
            for theme in ("light", "dark"):
                for name, (path, guest) in seen.items():
                    if language != "en" and name != "match":
                        continue
                    with page(browser, hall, guest, size, theme, language) as shown:
                        shown.goto(hall.url + path, wait_until="networkidle")
                        shown.wait_for_timeout(600)
                        file = FOLDER / f"{name}-{device}-{theme}-{language}.jpg"
                        shown.screenshot(path=file, type="jpeg", quality=85)
    for table in (hunt, reckoning, roads, journey):
        table.close()


def main() -> None:
    """Serve a hall of its own, take the pictures, stop."""
    path = find()
    if path is None:
        raise SystemExit(ADVICE)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as tool:
        hall = Hall(Path(folder) / "data")
        hall.start("--no-limits")
        browser = tool.chromium.launch(executable_path=path, args=FLAGS)
        try:
            shoot(browser, hall)
        finally:
            browser.close()
            hall.stop()


if __name__ == "__main__":
    main()
