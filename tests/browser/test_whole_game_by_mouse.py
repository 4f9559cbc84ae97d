"""A whole game of Splits by mouse on a desk: from the front page to the verified record."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import (
    amount,
    cell,
    chosen_tile,
    goals,
    legal_cells,
    log_lines,
    my_turn,
    pick,
    places,
    stacks,
    validate,
)


def test_a_whole_game_against_a_bot_by_mouse(visit: Open, tmp_path: Path) -> None:
    """SP-4 to SP-9 on the board: tiles turned and laid, a start, splits, result, replay, record."""
    page = visit("/", name="Ada")
    page.get_by_role("link", name="Splits").first.click()
    expect(page).to_have_url(re.compile("/games/splits$"))
    page.get_by_role("radio", name="Easy").check()
    page.get_by_role("button", name="Play against the bot").click()
    expect(page).to_have_url(re.compile("/tables/"))
    table = page.url

    rng = Random(7)
    turns = {"tile": 0, "start": 0, "split": 0}
    while my_turn(page):
        if page.locator(".splits .places").count():
            lay_by_mouse(page, rng)
            turns["tile"] += 1
        elif page.locator(".splits .grip").count():
            split_by_mouse(page, rng)
            turns["split"] += 1
        else:
            start_by_mouse(page, rng)
            turns["start"] += 1
    assert turns["tile"] == 4 and turns["start"] == 1 and turns["split"] >= 1, turns

    result = page.locator(".result")
    expect(result.get_by_role("row")).to_have_count(3)
    expect(page.locator(".bar-over .bar-question")).to_have_text(
        re.compile("You win!|wins|A draw between")
    )
    winner = result.locator("tbody tr").first
    expect(winner.locator(".place")).to_have_text("1")
    own = result.get_by_role("row", name="Ada")
    assert int(own.locator(".number").first.inner_text()) == 1 + turns["split"]  # SP-12.4

    check_record(page, tmp_path)
    page.get_by_role("link", name="Replay").click()
    expect(page).to_have_url(f"{table}/replay")
    check_replay(page)


def lay_by_mouse(page: Page, rng: Random) -> None:
    """Point, press, turn with the button and the wheel, press another place, validate."""
    before = page.locator(".meadow [data-tile]").count()
    x, y = rng.choice(places(page))
    page.mouse.move(x, y)
    expect(page.locator(".ghost-tile.idea")).to_have_count(1)  # a preview before anything is chosen
    page.mouse.click(x, y)
    expect(page.locator(".ghost-tile.chosen")).to_have_count(1)
    expect(page.locator(".bar-draft")).to_contain_text("Lay it here")
    tiles = {chosen_tile(page)}
    for _ in range(2):
        page.get_by_role("button", name="Turn the tile").click()
        tiles.add(chosen_tile(page))
    assert len({tile[-1] for tile in tiles}) >= 2, f"turning does not turn: {tiles}"
    again = chosen_tile(page)
    page.mouse.move(x, y)
    page.mouse.wheel(0, 120)
    expect(page.locator(f'.ghost-tile.chosen [data-tile="{again}"]')).to_have_count(0)
    wanted = chosen_tile(page)
    validate(page)
    expect(page.locator(f'.meadow [data-tile="{wanted}"]').first).to_be_attached()
    assert page.locator(".meadow [data-tile]").count() > before


def start_by_mouse(page: Page, rng: Random) -> None:
    """Choose a starting place, change one's mind, validate."""
    first, second = rng.sample(legal_cells(page), 2)
    cell(page, first).click()
    expect(page.locator(".bar-draft")).to_contain_text("Start on")
    cell(page, second).click()
    expect(page.locator(f'.splits [data-stack="{second}"]')).to_have_count(1)
    expect(page.locator(f'.splits [data-stack="{first}"]')).to_have_count(0)
    validate(page)
    expect(page.locator(f'.splits [data-stack="{second}"]')).to_have_count(1)


def split_by_mouse(page: Page, rng: Random) -> None:
    """Click a stack, a destination, shift the number by clicks on both and in the bar, validate."""
    stack = rng.choice(stacks(page))
    pick(page, stack)
    goal = rng.choice(goals(page))
    cell(page, goal).click()
    stay, go = amount(page)
    assert go == (stay + go) // 2  # SP-7.3: an even split is proposed
    if stay > 1:
        cell(page, goal).click()
        assert amount(page) == (stay - 1, go + 1)  # SP-7.3: pressing an end shifts one sheep to it
        cell(page, stack).click()
        assert amount(page) == (stay, go)
        page.get_by_role("button", name="One more goes").click()
        assert amount(page) == (stay - 1, go + 1)
    for _ in range(rng.randrange(3)):
        cell(page, rng.choice([goal, stack])).click()
    left, sent = amount(page)
    assert left + sent == stay + go and left >= 1 and sent >= 1  # SP-6.1
    said = len(log_lines(page))
    validate(page)
    expect(page.locator(f'.splits [data-stack="{goal}"]')).to_have_count(1)
    lines = log_lines(page)
    assert any(f"Ada sends {sent} sheep" in line for line in lines[said:]), lines[said:]


def check_record(page: Page, folder: Path) -> None:
    """Download the record as a player does, and have it verified."""
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    path = folder / download.value.suggested_filename
    assert path.name.endswith(".ludo.json")
    download.value.save_as(path)
    command = [sys.executable, "-m", "ludoteca", "verify", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr


def check_replay(page: Page) -> None:
    """Go through the replay by slider, buttons, keys and log, and open a link to one step."""
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    last = int(str(slider.get_attribute("max")))
    expect(page.locator(".replay-step")).to_have_text(f"{last} of {last}")
    stacks_at_end = page.locator(".splits [data-stack]").count()
    slider.fill("10")
    expect(page).to_have_url(re.compile(r"\?step=10$"))
    expect(page.locator(".splits [data-stack]")).to_have_count(2)
    page.get_by_role("button", name="One step back").click()
    expect(page.locator(".splits [data-stack]")).to_have_count(1)
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator(".splits .meadow [data-tile]")).to_have_count(0)
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".replay-step")).to_have_text(f"1 of {last}")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".splits [data-stack]")).to_have_count(stacks_at_end)
    page.locator(".log-button").nth(3).click()
    expect(page.locator(".log-line[aria-current]")).to_have_count(1)
    page.goto(re.sub(r"\?.*", "", page.url) + "?step=9")
    expect(page.locator(".replay-step")).to_have_text(f"9 of {last}")
    expect(page.locator(".splits [data-stack]")).to_have_count(1)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".replay-step")).to_have_text(f"10 of {last}")
