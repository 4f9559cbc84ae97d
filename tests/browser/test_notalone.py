"""Not Alone in the browser: whole games by mouse and by keyboard, and ways to choose."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludoteca.kernel.registry import games
from tests.browser.conftest import Open
from tests.browser.hands import settled, tab_to, validate
from tests.browser.notalone import can, hunt_at, is_asked, likely, party
from tests.browser.party import NAMES, Party, Watched, ready
from tests.browser.test_every_page import WIDTHS, in_both_themes, on_all_widths
from tests.serving import Hall

LEGAL = ".planet .legal, .member.legal, .place-card.legal, .pack.cards .card.legal"


@pytest.fixture(scope="module")
def planet_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A hall that has Not Alone."""
    more = {} if "notalone" in games() else {"notalone": "ludoteca.games.notalone:game"}
    hall = Hall(tmp_path_factory.mktemp("planet") / "data", games=more)
    hall.start("--no-limits")
    yield hall
    hall.stop()
    assert "Traceback" not in hall.log(), hall.log()


def complete(page: Page, rng: Random) -> None:
    """Press what is marked until the answer can be sent."""
    for _ in range(12):
        if ready(page):
            return
        marked = page.locator(", ".join(f"{one}:not(.chosen)" for one in LEGAL.split(", ")))
        marked.nth(rng.randrange(marked.count())).click()
    raise AssertionError(page.locator(".bar").inner_text())


def by_mouse(page: Page, decision: Any, rng: Random) -> None:
    """Answer what is asked by mouse."""
    ask = decision["ask"].removeprefix("notalone-ask-")
    if ask == "side":
        page.locator(".side").nth(rng.randrange(2)).click()
    elif ask == "tokens":
        token = page.locator(".put:not([aria-disabled=true])")
        token.nth(rng.randrange(token.count())).click()
        complete(page, rng)
    elif can(decision, "pass"):
        cards = page.locator(".pack.cards .card.legal")
        if not cards.count() or rng.random() < 0.4:
            page.locator(".bar-deeds").get_by_role("button", name="Pass", exact=True).click()
            return
        cards.nth(rng.randrange(cards.count())).click()
        complete(page, rng)
    else:
        complete(page, rng)
    validate(page)


def test_a_whole_game_as_the_creature_by_mouse(visit: Open, planet_hall: Hall) -> None:
    rng = Random(4)
    with party(planet_hall, 4, seed=4) as table:
        shown = Watched(visit, planet_hall, table, 0)
        page = shown.page
        seen: set[str] = set()
        while decision := table.turn_of(0):
            shown.catch_up(table.seats[0].step)
            seen.add(decision["ask"])
            table.after(0, partial(by_mouse, page, decision, rng))
        assert {"notalone-ask-side", "notalone-ask-tokens", "notalone-ask-window"} <= seen
        expect(page.locator(".bar-over")).to_be_visible()
        gone = page.locator(".track .here.goal")
        expect(gone).to_have_count(1)  # one of the counters has arrived (NA-10.6)


# By keyboard

BAR = {
    "pass": "Pass",
    "pass-phase": "Pass until the phase ends",
    "pass-turn": "Pass until the turn ends",
    "take-back": "Take back",
    "wait": "Do not pass ahead after all",
}
AT_ONCE = ("power", "recover", "draw", "nothing")
DIRECT = ("lay", "keep", "hide", "resolve")


def press_bar(page: Page, name: str) -> None:
    """Go to a button of the bar by Tab, and press it."""
    for _ in range(80):
        if page.evaluate(
            "(name) => !!document.activeElement?.closest('.bar-deeds')"
            " && document.activeElement.innerText.trim() === name",
            name,
        ):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(name)


def press_place(page: Page, place: int) -> None:
    """Go to a place of the planet by Tab and arrow keys, and choose it unless it is chosen."""
    tab_to(page, '.planet .place[tabindex="0"]', most=80)
    at = int(page.evaluate("() => document.activeElement.dataset.place"))
    down = (place - 1) // 5 - (at - 1) // 5
    across = (place - 1) % 5 - (at - 1) % 5
    for key, times in (("Up", -down), ("Down", down), ("Left", -across), ("Right", across)):
        for _ in range(times):
            page.keyboard.press(f"Arrow{key}")
    tile = page.locator(f'.planet [data-place="{place}"]')
    expect(tile).to_be_focused()
    if tile.get_attribute("aria-pressed") == "false":
        page.keyboard.press("Enter")
    expect(tile).to_have_attribute("aria-pressed", "true")


def press_card(page: Page, card: str) -> None:
    """Go to one of one's own cards by Tab and arrow keys, and choose it."""
    tab_to(page, '.pack.cards .card[tabindex="0"]', most=80)
    page.keyboard.press("Home")
    for _ in range(12):
        if page.evaluate("() => document.activeElement.dataset.card") == card:
            break
        page.keyboard.press("ArrowRight")
    one = page.locator(f'.pack.cards [data-card="{card}"]')
    expect(one).to_be_focused()
    if one.get_attribute("aria-pressed") == "false":
        page.keyboard.press("Enter")


def by_keys(page: Page, decision: Any, answer: Any) -> None:
    """Give an answer by key presses alone; Enter on what is chosen sends it."""
    action = answer["action"]
    if action in BAR:
        press_bar(page, BAR[action])
        return
    [parts] = [one["parts"] for one in decision["actions"] if one["action"] == action]
    deed = page.locator(f'[data-deed="{action}"]')
    if page.locator(f'.pack.cards [data-card="{action}"]').count():
        press_card(page, action)
    elif deed.count():
        tab_to(page, f'[data-deed="{action}"]', most=80)
        page.keyboard.press("Enter")
        if not parts and action in AT_ONCE:
            return
        expect(deed).to_have_attribute("aria-pressed", "true")
    for part in parts:
        given = answer[part["part"]]
        for value in given if isinstance(given, list) else [given]:
            if part["part"] == "hunted":
                tab_to(page, f'[data-hunted="{value}"]', most=80)
                page.keyboard.press("Enter")
            elif isinstance(value, int):
                press_place(page, value)
            elif re.search(r"-\d+$", value):
                press_place(page, int(value.rsplit("-", 1)[1]))
            else:
                press_card(page, value)
    expect(page.locator("#validate")).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("Enter")
    settled(page)


def test_a_whole_game_as_a_hunted_by_keyboard_on_a_phone(visit: Open, planet_hall: Hall) -> None:
    with party(planet_hall, 3, seed=6) as table:
        shown = Watched(visit, planet_hall, table, 1, phone=True)
        page = shown.page
        done: dict[str, int] = {}
        while decision := table.turn_of(1):
            shown.catch_up(table.seats[1].step)
            answer = likely(decision, table.rng)
            done[answer["action"]] = done.get(answer["action"], 0) + 1
            table.after(1, partial(by_keys, page, decision, answer))
        assert done["lay"] > 3 and done["pass"], done
        expect(page.locator(".bar-over")).to_be_visible()


# From prepared positions


@pytest.fixture
def prepared(planet_hall: Hall) -> Iterator[Any]:
    """Return tables at which somebody is asked what is wanted; leave them afterwards."""
    made: list[Party] = []

    def prepare(seats: int, stop: Any) -> tuple[Party, int]:
        table, seat = hunt_at(planet_hall, seats, stop)
        made.append(table)
        return table, seat

    yield prepare
    for table in made:
        table.close()


def middle(page: Page, selector: str) -> tuple[float, float]:
    """Return the point of the screen in the middle of something."""
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def opened(visit: Open, hall: Hall, found: tuple[Party, int], **more: Any) -> Page:
    """Open the table as the one who is asked, without movement."""
    table, seat = found
    page = visit(table.path, guest=table.guests[seat], at=hall, reduced_motion="reduce", **more)
    expect(page.locator(".notalone")).to_be_visible()
    return page


def tokens(view: Any, decision: Any) -> bool:
    return is_asked(decision, "tokens") and view["turn"] > 1 and "creature" in view["to_place"]


def test_a_token_is_pulled_to_a_place(visit: Open, planet_hall: Hall, prepared: Any) -> None:
    page = opened(visit, planet_hall, prepared(3, tokens))
    page.mouse.move(*middle(page, ".put"))
    page.mouse.down()
    page.mouse.move(*middle(page, '[data-place="9"]'), steps=8)
    expect(page.locator(".dragged")).to_be_visible()
    page.mouse.up()
    expect(page.locator('.place.chosen[data-place="9"] .ghost .token.creature')).to_be_visible()
    expect(page.locator(".bar-draft").first).to_contain_text("The Source")
    page.mouse.move(*middle(page, ".put"))  # let go beside the planet: nothing is chosen
    page.mouse.down()
    page.mouse.move(*middle(page, ".crew"), steps=8)
    page.mouse.up()
    expect(page.locator(".place.chosen")).to_have_count(0)
    page.locator('[data-place="2"]').click()
    validate(page)
    expect(page.locator('[data-place="2"] .token.creature')).to_be_visible()


def test_a_token_is_pulled_by_a_finger(visit: Open, planet_hall: Hall, prepared: Any) -> None:
    page = opened(visit, planet_hall, prepared(3, tokens), phone=True)
    page.locator(".put").first.scroll_into_view_if_needed()
    (x, y), (a, b) = middle(page, ".put"), middle(page, '[data-place="8"]')
    touch = page.context.new_cdp_session(page)

    def finger(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    finger("touchStart", x, y)
    for i in range(1, 9):
        finger("touchMove", x + (a - x) * i / 8, y + (b - y) * i / 8)
    finger("touchEnd")
    expect(page.locator('.place.chosen[data-place="8"]')).to_be_visible()


def test_a_pair_is_named_by_two_neighbours_or_its_bridge(
    visit: Open, planet_hall: Hall, prepared: Any
) -> None:
    """NA-5.5: Virus and Mirage put their token across two adjacent places."""

    def pairs(view: Any, decision: Any) -> bool:
        others = ("place-artemia", "place-target")
        parts = [one["parts"] for one in decision["actions"] if one["action"] in others]
        one_pair = [part[0]["part"] for part in parts] == ["pair"]
        return is_asked(decision, "tokens") and one_pair and not view["tokens"]

    page = opened(visit, planet_hall, prepared(3, pairs))
    pair = page.locator(".put").filter(has_text=re.compile("Artemia|Target"))
    pair.first.click()
    page.locator('[data-place="3"]').click()
    page.locator('[data-place="8"]').click()
    expect(page.locator(".bar-draft").first).to_contain_text("The River + The Wreck")
    expect(page.locator(".across.ghost")).to_have_count(1)
    page.locator('[data-pair="9-10"]').click()
    expect(page.locator(".bar-draft").first).to_contain_text("The Source + The Artefact")
    validate(page)
    expect(page.locator(".across:not(.ghost)")).to_have_count(1)


def test_the_planet_shows_where_a_hunted_could_be(
    visit: Open, planet_hall: Hall, prepared: Any
) -> None:
    """Owned places minus the face-up discard pile, on demand; and how many could be at each."""
    table, seat = prepared(4, lambda v, d: tokens(v, d) and v["turn"] > 3 and not v["smoke"])
    page = opened(visit, planet_hall, (table, seat))
    view = table.seats[seat].view
    for number, one in view["hunted"].items():
        page.locator(f'[data-hunted="{number}"]').click()
        could = sorted(set(one["owned"]) - {*one["discard"], *one.get("shown", ())})
        marked = page.locator(".place.marked").evaluate_all("all => all.map(a => +a.dataset.place)")
        assert marked == could
        expect(page.locator(".crew > .sr-only")).to_contain_text("could be")
    page.locator(".member.on").click()
    expect(page.locator(".place.marked, .place.dimmed")).to_have_count(0)
    for place in range(1, 11):
        could = [
            one
            for one in view["hunted"].values()
            if place in one["owned"] and place not in one["discard"]
        ]
        maybe = page.locator(f'[data-place="{place}"] .maybe')
        assert int(maybe.inner_text()) == len(could)


def test_resist_and_give_up_say_what_they_cost(
    visit: Open, planet_hall: Hall, prepared: Any
) -> None:
    """NA-4.4, NA-4.7: before anything is sent."""

    def stop(view: Any, decision: Any) -> bool:
        return is_asked(decision, "explore") and can(decision, "resist") and can(decision, "lay")

    page = opened(visit, planet_hall, prepared(3, stop))
    said = page.locator(".bar-draft").first
    page.locator('[data-deed="give-up"]').click()
    expect(said).to_contain_text("Assimilation moves one space")
    page.locator('[data-deed="resist"]').click()
    expect(said).to_contain_text("pay 1 Will")
    before = page.locator(".inhand [data-card]").count()
    while not ready(page):
        page.locator(".inpile .place-card.legal:not(.chosen)").first.click()
    validate(page)
    expect(page.locator(".inhand [data-card]")).not_to_have_count(before)


def test_one_may_take_back_what_is_laid(visit: Open, planet_hall: Hall, prepared: Any) -> None:
    """NA-4.2: until the phase closes."""

    def stop(view: Any, decision: Any) -> bool:
        return is_asked(decision, "explore") and can(decision, "lay") and "creature" in view

    table, seat = prepared(4, stop)
    page = opened(visit, planet_hall, (table, seat), phone=True)
    page.locator(".inhand .place-card.legal").first.tap()
    page.locator("#validate").tap()
    settled(page)
    expect(page.locator(".place-card.laid")).to_have_count(1)
    expect(page.locator(".stands.mine")).to_have_count(1)
    page.locator(".bar-deeds").get_by_role("button", name="Take back").tap()
    expect(page.locator(".place-card.laid, .stands.mine")).to_have_count(0)


def test_a_card_that_cannot_be_played_says_why(
    visit: Open, planet_hall: Hall, prepared: Any
) -> None:
    """With its clause, to everybody: by a press, on hover, and to screen readers."""

    def stop(view: Any, decision: Any) -> bool:
        return is_asked(decision, "explore") and any("why" in c for c in view["mine"]["cards"])

    table, seat = prepared(3, stop)
    page = opened(visit, planet_hall, (table, seat))
    [card, *_] = [c for c in table.seats[seat].view["mine"]["cards"] if "why" in c]
    shut = page.locator(f'.card[data-card="{card["card"]}"]')
    expect(shut).to_have_attribute("aria-disabled", "true")
    expect(shut).to_have_accessible_description(re.compile(re.escape(card["clause"])))
    shut.click(force=True)
    expect(page.locator(".reader")).to_contain_text(card["clause"])
    page.mouse.move(1, 1)
    shut.hover(force=True)
    expect(page.locator(".explaining")).to_contain_text(card["clause"])


def test_one_may_pass_ahead_and_take_that_back(
    visit: Open, planet_hall: Hall, prepared: Any
) -> None:
    def stop(view: Any, decision: Any) -> bool:
        return is_asked(decision, "window") and len(view["asked"]) > 1

    page = opened(visit, planet_hall, prepared(4, stop))
    bar = page.locator(".bar-deeds")
    bar.get_by_role("button", name="Pass until the turn ends").click()
    bar.get_by_role("button", name="Do not pass ahead after all").click()
    expect(bar.get_by_role("button", name="Pass", exact=True)).to_be_visible()


def test_the_reckoning_is_told_step_by_step(visit: Open, planet_hall: Hall, prepared: Any) -> None:
    """Whoever decides is named and marked, with the place; what happened is told in words."""

    def stop(view: Any, decision: Any) -> bool:
        laid = [card for one in view["hunted"].values() for card in one.get("table", ())]
        waiting = sum(card["state"] == "waiting" for card in laid)  # others resolve after this one
        return waiting >= 5 and is_asked(decision, "resolve") and can(decision, "nothing")

    table, seat = prepared(6, stop)
    page = visit(table.path, at=planet_hall, name="Zoe", reduced_motion="reduce")
    view = table.seats[seat].view
    expect(page.locator(".steps .now")).to_have_count(1)
    expect(page.locator(f'.member.lit[data-hunted="{seat}"]')).to_be_visible()
    at = next(c["at"] for c in view["hunted"][str(seat)]["table"] if c["state"] == "waiting")
    expect(page.locator(f'.place.lit[data-place="{at}"]')).to_be_visible()
    table.seats[seat].answer(table.rng, {"action": "nothing"})
    expect(page.locator(".told li", has_text=NAMES[seat])).not_to_have_count(0)


# Every state can be read and used


def turn(number: int, ask: str, *actions: str) -> Any:
    """Return a stop: asked in a turn, with these actions among those that can be done."""
    return lambda view, decision: (
        is_asked(decision, ask)
        and view["turn"] >= number
        and all(can(decision, action) for action in actions)
    )


def offered(action: str) -> Any:
    """Return a stop: somebody can play a card."""
    return lambda view, decision: can(decision, action)


SCENES: dict[str, tuple[int, Any, str]] = {
    "side": (2, turn(0, "side"), ""),
    "exploration of seven": (7, turn(5, "explore", "resist", "lay"), ".inhand .place-card"),
    "tokens of seven": (7, turn(4, "tokens"), ".member"),
    "pair": (3, turn(1, "tokens", "place-target"), ".put"),
    "window": (5, turn(3, "window"), ".member"),
    "resolving": (5, turn(4, "resolve", "take"), ".deed"),
    "lair": (5, turn(2, "resolve", "copy"), ""),
    "artemia": (5, turn(1, "artemia"), ""),
    "shelter": (5, turn(1, "shelter"), ".card.drawn"),
    "order": (3, turn(1, "order"), ""),
    "detour": (5, offered("detour"), ".card[data-card=detour]"),
}


@pytest.mark.parametrize("device", WIDTHS)
@pytest.mark.parametrize("scene", SCENES)
def test_every_state_can_be_read_and_used(
    visit: Open, planet_hall: Hall, prepared: Any, scene: str, device: str
) -> None:
    seats, stop, press = SCENES[scene]
    page = opened(visit, planet_hall, prepared(seats, stop), phone=device == "phone")
    if press:
        page.locator(press).first.click()
    found = in_both_themes(page) + on_all_widths(page, device)
    assert not found, "\n".join(found)


def test_the_tab_key_always_finds_the_hand(visit: Open, planet_hall: Hall, prepared: Any) -> None:
    """Also after the card that was its stop has left the hand."""
    table, seat = prepared(2, turn(2, "explore", "lay"))
    page = opened(visit, planet_hall, (table, seat))
    stops = "() => [...document.querySelectorAll('.inhand button')].filter((b) => !b.tabIndex)"
    for number in (3, 4, 5):
        page.locator(".inhand button").first.focus()
        page.keyboard.press("End")
        assert page.evaluate(f"({stops})().length") == 1
        if table.until(turn(number, "explore", "lay")) < 0:
            break
        expect(page.locator(".notalone")).to_contain_text(f"Turn {number}")
        page.wait_for_function(f"() => ({stops})().length > 0")
