"""The route planner of Elfenland: all ways to plan and to pay; its search against plain walking."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludoteca.games.elfenland.map import CHART, DISTANCES, MEANS, TOWNS, WAYS
from tests.browser.conftest import Open
from tests.browser.elfenland import (
    Tables,
    asked,
    can,
    choices,
    decision_of,
    fare,
    hand,
    lit,
    opened,
    planned,
    press_town,
    press_way,
    said,
    view_of,
    ways_from,
)
from tests.browser.hands import validate
from tests.browser.party import drawn, ready
from tests.serving import Hall


@pytest.fixture
def prepared(hall: Hall) -> Iterator[Any]:
    """Return tables at which somebody is asked what is wanted; leave them afterwards."""
    with Tables(hall) as tables:
        yield tables.at


def test_road_or_water_is_for_the_player_to_say(visit: Open, hall: Hall, prepared: Any) -> None:
    """EL-3.7: where both lead to a town and both can be paid."""

    def both(view: Any, decision: Any) -> bool:
        town = decision["args"]["town"]
        to = ways_from(town, choices(decision, "cross", "way"))
        return any(len(ways) == 2 for ways in to.values())

    found = prepared(3, asked("travel", both))
    page = opened(visit, hall, found)
    decision = decision_of(found)
    to = ways_from(decision["args"]["town"], choices(decision, "cross", "way"))
    town, ways = next((town, ways) for town, ways in to.items() if len(ways) == 2)
    press_town(page, town)
    expect(page.locator(".offers")).to_be_visible()
    assert not ready(page)
    page.locator(".offer").nth(1).click()
    assert ready(page) and planned(page) == 1
    page.keyboard.press("Backspace")
    assert planned(page) == 0
    for way in ways:  # a press on the way itself says it at once
        press_way(page, way)
        expect(page.locator(f'.land [data-way="{way}"]')).to_have_attribute("data-state", "path")
        page.keyboard.press("Backspace")


def test_a_route_is_walked_step_by_step(visit: Open, hall: Hall, prepared: Any) -> None:
    """Each crossing is an answer of its own; the rest of the plan stays proposed."""
    found = prepared(4, asked("travel", reaches_far))
    table, seat = found
    page = opened(visit, hall, found)
    town = lit(page, "town", "far")[0]
    press_town(page, town)
    drawn(page)
    if not planned(page):
        page.locator(".offer").first.click()
    steps = planned(page)
    assert steps > 1
    expect(page.locator(".hand .step")).not_to_have_count(0)
    page.locator(f'.land [data-town="{town}"]').focus()
    for left in range(steps - 1, 0, -1):
        before = table.seats[seat].step
        page.keyboard.press("Enter")
        table.seats[seat].until(lambda before=before: table.seats[seat].step > before)
        expect(page.locator(".planner .crossing")).to_have_count(left)
        expect(page.locator("#validate")).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("Enter")
    expect(page.locator(".planner .crossing, .guide")).not_to_have_count(steps)
    table.seats[seat].until(lambda: view_of(found)["players"][str(seat)]["town"] == town)


def reaches_far(view: Any, decision: Any) -> bool:
    """Tell whether the hand pays for two crossings, to a town that no single one leads to."""
    start, cards = decision["args"]["town"], hand(view)
    near = {start, *ways_from(start, ways_of(start))}
    for town, (means, number) in payable(view, start, cards).items():
        left = {**cards, means: cards[means] - number}
        if payable(view, town, left).keys() - near:
            return True
    return False


def ways_of(town: str) -> list[str]:
    """Return the ways that lead from a town."""
    return [way for way in WAYS if town in way.split("-")]


def payable(view: Any, town: str, cards: dict[str, int]) -> dict[str, tuple[str, int]]:
    """Return the towns that one ordinary fare leads to, and what it costs."""
    found = {}
    for to, ways in ways_from(town, ways_of(town)).items():
        for way in ways:
            means, number = fare(view, way, town)
            if number and cards.get(means, 0) >= number:
                found[to] = (means, number)
    return found


def test_the_cards_of_a_caravan_are_chosen(visit: Open, hall: Hall, prepared: Any) -> None:
    """EL-11.7: any three cards; the planner proposes some, the player may take others."""

    def loads(view: Any, decision: Any) -> bool:
        return can(decision, "caravan") and sum(hand(view).values()) > 4

    found = prepared(3, asked("travel", loads))
    table, seat = found
    page = opened(visit, hall, found)
    road = choices(decision_of(found), "caravan", "road")[0]
    press_way(page, road)
    drawn(page)
    if page.locator(".crossing em", has_text="Caravan").count() == 0:
        page.locator("[data-switch='1']").click()
    page.locator("[data-cards='1']").click()
    expect(page.locator(".hand .chosen")).to_have_count(3)
    page.locator(".hand .chosen").first.click()
    expect(said(page)).to_contain_text("1 more card")
    assert not ready(page)
    free = page.locator(".hand .legal:not(.chosen)").last
    wanted = str(free.get_attribute("data-card"))
    free.click()
    paid = page.locator(".hand .chosen").evaluate_all("all => all.map((one) => one.dataset.card)")
    assert wanted in paid and len(paid) == 3
    before = view_of(found)["mine"]["hand"]
    validate(page)
    table.sync()
    table.seats[seat].until(lambda: view_of(found)["last"]["event"] == "caravan")
    for card in paid:
        means = card.rpartition("-")[0]
        before[means] -= 1
    assert hand(view_of(found)) == {means: n for means, n in before.items() if n}


def other_can_go(view: Any, decision: Any) -> bool:
    """Tell whether all can see that the other of two players has a caravan's cards and a road."""
    other = view["players"][str(1 - decision["seat"])]
    roads = (way for way, road in view["roads"].items() if "obstacle" not in road)
    near = any(other["town"] in way.split("-") for way in roads)
    return near and other["hand"] >= 3 and decision["seat"] == view["start"]


def test_a_journey_is_planned_while_others_travel(visit: Open, hall: Hall, prepared: Any) -> None:
    """What is planned ahead is proposed when one's turn comes."""
    table, seat = prepared(2, asked("travel", other_can_go))
    other = 1 - seat
    page = visit(table.path, guest=table.guests[other], at=hall, reduced_motion="reduce")
    expect(page.locator(".planner")).to_be_visible()
    towns = lit(page, "town", "near")
    press_town(page, towns[0])
    drawn(page)
    if not planned(page):
        page.locator(".offer").first.click()
    expect(page.locator(".planner .crossing")).to_have_count(1)
    expect(page.locator("#validate")).to_have_count(0)
    while table.asked(seat):
        stop: dict[str, Any] = {"action": "stop"}
        cards = choices(table.asked(seat), "stop", "cards")
        if cards:
            stop["cards"] = cards[: len(cards) - 4]
        table.answer(seat, stop)
    expect(page.locator(".bar-mine")).to_be_visible()
    expect(page.locator("#validate")).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("Escape")
    expect(page.locator(".planner .crossing")).to_have_count(0)


def test_the_list_of_words_and_the_planner_say_the_same(
    visit: Open, hall: Hall, prepared: Any
) -> None:
    """Who travels by the text list sees the crossing on the map, too."""
    found = prepared(3, asked("travel", lambda v, d: can(d, "cross")))
    page = opened(visit, hall, found)
    page.get_by_role("tab", name="What you can do").click()
    page.locator(".papers-choices").get_by_role("button", name="Travel", exact=False).first.click()
    page.locator(".papers-choices .choice-list .choice").first.click()
    assert ready(page)
    expect(page.locator(".planner .crossing")).to_have_count(1)
    assert len(lit(page, "way", "path")) == 1


# The search for routes against plain walking


def module(page: Page, name: str) -> str:
    """Return the address of one of the board's modules."""
    return str(
        page.evaluate(
            "(name) => performance.getEntriesByType('resource').map((one) => one.name)"
            ".find((one) => one.endsWith(`/elfenland/web/${name}.js`))",
            name,
        )
    )


def walk(view: Any, town: str) -> dict[str, dict[int, int]]:
    """Walk everywhere a hand can pay for, and return by town and cards spent the most pieces."""
    start = tuple(view["mine"]["hand"].get(means, 0) for means in MEANS)
    taken = frozenset(view["players"][str(view["turn"])]["taken"]) | {"elvenhold"}
    best: dict[str, dict[int, int]] = {}
    seen = {(town, start, taken)}
    queue = [(town, start, taken)]
    by_town = {one: [way for way in WAYS if one in way.split("-")[:2]] for one in TOWNS}
    for at, cards, gone in queue:
        spent = sum(start) - sum(cards)
        if spent:
            most = best.setdefault(at, {})
            most[spent] = max(most.get(spent, 0), len(gone) - len(taken))
        for way in by_town[at]:
            a, b, _ = way.split("-")
            to = b if a == at else a
            for left in payments(view, way, at, cards):
                state = (to, left, gone | {to})
                if state not in seen:
                    seen.add(state)
                    queue.append(state)
    return best


def payments(view: Any, way: str, town: str, cards: tuple[int, ...]) -> set[tuple[int, ...]]:
    """Return what can be left of a hand after one crossing."""
    found: set[tuple[int, ...]] = set()
    means, number = fare(view, way, town)
    if number and cards[MEANS.index(means)] >= number:
        i = MEANS.index(means)
        found.add((*cards[:i], cards[i] - number, *cards[i + 1 :]))
    if way in view["roads"]:
        loads = {cards}
        for _ in range(4 if "obstacle" in view["roads"][way] else 3):
            loads = {
                (*load[:i], load[i] - 1, *load[i + 1 :])
                for load in loads
                for i in range(len(load))
                if load[i]
            }
        found |= loads
    return found


SEARCH = """async ([address, view, town, pieces]) => {
  const { explore, offersOf } = await import(address);
  const found = explore(view, { town, hand: view.mine.hand, pieces });
  return Object.fromEntries([...found].map(([to, routes]) => [to, {
    all: routes.map(({ cards, gain }) => [cards, gain.length]),
    offers: offersOf(routes).map(({ cards, gain, legs }) => [cards, gain.length, legs.length]),
  }]));
}"""


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_search_finds_what_walking_everywhere_finds(
    visit: Open, hall: Hall, prepared: Any, number: int
) -> None:
    """Every town in reach, the fewest cards to it, and for any more the most pieces."""
    found = prepared(
        number + 2, asked("travel", lambda v, d: v["round"] == min(2, number) and len(hand(v)) > 2)
    )
    page = opened(visit, hall, found)
    view, town = view_of(found), decision_of(found)["args"]["town"]
    taken = view["players"][str(view["turn"])]["taken"]
    pieces = [one for one in TOWNS if one != "elvenhold" and one not in taken]
    got = page.evaluate(SEARCH, [module(page, "routes"), view, town, pieces])
    wanted = walk(view, town)
    wanted.pop(town, None)
    assert set(got) - {town} == set(wanted)
    for to, most in wanted.items():
        cards = [spent for spent, _ in got[to]["all"]]
        assert min(cards) == min(most), to
        for spent in range(min(most), 9):
            best = max((gain for cost, gain in got[to]["all"] if cost <= spent), default=0)
            assert best == max(gain for cost, gain in most.items() if cost <= spent), (to, spent)
        assert min(cost for cost, _, _ in got[to]["offers"]) == min(most), to
        assert len(got[to]["offers"]) <= 6


FACTS = """async ([address, view]) => {
  const { CHART, TOWNS, WAYS, distance, fareOf } = await import(address);
  const cost = (id, town) => fareOf(view, id, town) ?? null;
  return {
    chart: CHART, ways: WAYS.map(({ id }) => id).sort(),
    far: TOWNS.map((a) => TOWNS.map((b) => [a, b, distance(a, b)])).flat(),
    fares: WAYS.map(({ id, a, b }) => [id, ...[a, b].map((town) => cost(id, town))]),
  };
}"""


def test_the_board_knows_the_facts_of_the_rules(visit: Open, hall: Hall, prepared: Any) -> None:
    """EL-4.1, EL-4.2, EL-14.4: chart, fares and distances are those of the rules."""
    found = prepared(4, asked("travel", lambda v, d: len(v["roads"]) > 8))
    page = opened(visit, hall, found)
    view = view_of(found)
    got = page.evaluate(FACTS, [module(page, "model"), view])
    assert got["chart"] == {terrain: list(line) for terrain, line in CHART.items()}
    assert got["ways"] == sorted(WAYS)
    assert len(got["far"]) == len(TOWNS) ** 2
    for a, b, far in got["far"]:
        assert far == DISTANCES[TOWNS.index(a)][TOWNS.index(b)], (a, b)
    for way, *fares in got["fares"]:
        for town, one in zip(way.split("-"), fares, strict=False):
            means, number = fare(view, way, town)
            assert one == ({"means": means, "n": number} if number else None), way
