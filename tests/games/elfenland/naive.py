"""A second reading of the rules of planning and travelling that shares nothing with the engine.

It knows what a seat is shown, its view, and tries out everything. The land and the chart are copied
from the specification.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

ROADS = {
    "plain": """Beata–Elvenhold, Beata–Strykhaven, Elvenhold–Lapphalya, Ixara–Virst,
        Lapphalya–Virst, Parundia–Wylhien, Throtmanni–Tichih, Usselen–Wylhien""",
    "forest": """Dag'Amura–Ixara, Dag'Amura–Kihromah, Dag'Amura–Lapphalya, Elvenhold–Erg'Eren,
        Erg'Eren–Tichih, Feodor–Lapphalya, Feodor–Rivinia, Ixara–Lapphalya, Lapphalya–Rivinia,
        Parundia–Usselen, Rivinia–Throtmanni, Usselen–Yttar""",
    "desert": """Al'Baran–Dag'Amura, Al'Baran–Feodor, Al'Baran–Parundia, Al'Baran–Throtmanni,
        Al'Baran–Wylhien, Dag'Amura–Feodor, Feodor–Throtmanni""",
    "mountain": """Dag'Amura–Mah'Davikia, Grangor–Mah'Davikia, Grangor–Yttar, Ixara–Mah'Davikia,
        Jaccaranda–Throtmanni, Jaccaranda–Tichih, Jaccaranda–Wylhien, Strykhaven–Virst""",
}
"""EL-3.4."""
RIVERS = """Wylhien–Usselen, Beata–Elvenhold, Elvenhold–Rivinia, Rivinia–Tichih, Virst–Ixara,
    Ixara–Mah'Davikia, Mah'Davikia–Grangor"""
"""EL-3.5: with the flow."""
LAKES = """Elvenhold–Virst, Elvenhold–Strykhaven, Strykhaven–Virst, Parundia–Yttar, Grangor–Yttar,
    Grangor–Parundia"""
"""EL-3.6."""
CHART = """
    giant-pig   | 1 | 1 | – | – |
    elfcycle    | 1 | 1 | – | 2 |
    magic-cloud | 2 | 2 | – | 1 |
    unicorn     | – | 1 | 2 | 1 |
    troll-wagon | 1 | 2 | 2 | 2 |
    dragon      | 1 | 2 | 1 | 1 |"""
"""EL-4.1."""


def read_ways() -> dict[str, tuple[str, str, str]]:
    """Return by id both ends and the kind of every way."""
    found = {}
    for kind, pairs in {**ROADS, "river": RIVERS, "lake": LAKES}.items():
        for pair in pairs.replace("'", "").lower().split(","):
            a, b = pair.strip().split("–")
            found[f"{a}-{b}-{kind}"] = (a, b, kind)
    return found


def read_chart() -> dict[tuple[str, str], int]:
    """Return by means and terrain how many cards a crossing costs, where it is possible."""
    found = {}
    for line in CHART.strip().splitlines():
        means, *costs = (cell.strip() for cell in line.split("|"))
        for terrain, cost in zip(("plain", "forest", "desert", "mountain"), costs, strict=False):
            if cost != "–":
                found[means, terrain] = int(cost)
    return found


WAYS = read_ways()
COST = read_chart()


def names_of_cards(hand: dict[str, int]) -> list[str]:
    """Return the names of all cards in a hand."""
    return [f"{means}-{number}" for means, n in hand.items() for number in range(1, n + 1)]


def means_of(cards: tuple[str, ...]) -> list[str]:
    """Return the means that cards show."""
    return [card.rpartition("-")[0] for card in cards]


def is_fare(view: Any, way: str, town: str, cards: list[str]) -> bool:
    """Tell whether cards, by their means, are the ordinary fare of a way from a town."""
    a, _, kind = WAYS[way]
    if kind == "lake":  # EL-11.6
        return cards == ["raft", "raft"]
    if kind == "river":  # EL-11.5
        return cards == (["raft"] if town == a else ["raft", "raft"])
    if way not in view["roads"]:  # EL-11.3
        return False
    means = view["roads"][way]["counter"]
    burden = 1 if view["roads"][way].get("obstacle") else 0  # EL-4.3
    return cards == [means] * (COST[means, kind] + burden)


def is_caravan(view: Any, way: str, cards: list[str]) -> bool:
    """Tell whether so many cards let a caravan pass (EL-11.7, EL-11.8)."""
    if way not in view["roads"]:
        return False
    return len(cards) == (4 if view["roads"][way].get("obstacle") else 3)


def travels(view: Any, seat: int) -> Iterator[tuple[Any, ...]]:
    """Try out all that a traveller may answer: each way with each set of cards, and stopping."""
    town = view["players"][str(seat)]["town"]
    held = names_of_cards(view["mine"]["hand"])
    sets = [cards for n in range(len(held) + 1) for cards in combinations(held, n)]
    for cards in sets:
        if len(held) - len(cards) == 4 or (len(held) <= 4 and not cards):  # EL-11.15
            yield ("stop", frozenset(cards))
    for way in WAYS:
        if town not in WAYS[way][:2]:  # EL-11.2
            continue
        if any(is_fare(view, way, town, means_of(cards)) for cards in sets if len(cards) < 4):
            yield ("cross", way)
        for cards in sets:
            if is_caravan(view, way, means_of(cards)):
                name = "long-caravan" if view["roads"][way].get("obstacle") else "caravan"
                yield (name, way, frozenset(cards))


def plans(view: Any, seat: int) -> Iterator[tuple[Any, ...]]:
    """Try out all that a planner may answer: each counter, and the obstacle, on each way."""
    yield ("pass",)
    own = view["players"][str(seat)]
    counters = [*own["open"], *(f"secret-{means}" for means in view["mine"]["secret"])]
    for way, (_, _, kind) in WAYS.items():
        lying = view["roads"].get(way)
        if lying is None:
            for counter in {*counters}:
                if (counter.removeprefix("secret-"), kind) in COST:  # EL-10.2, EL-10.3
                    yield ("place", counter, way)
        elif own["obstacle"] and not lying.get("obstacle"):  # EL-10.4
            yield ("obstruct", way)


def draws(view: Any, seat: int) -> Iterator[tuple[Any, ...]]:
    """List what may be taken (EL-9.2)."""
    yield ("draw",)
    for slot in (1, 2, 3, 4, 5):
        yield ("take", slot)


def keeps(view: Any, seat: int) -> Iterator[tuple[Any, ...]]:
    """List what may be kept (EL-12.2)."""
    for counter in {*view["players"][str(seat)]["open"]}:
        yield ("keep", counter)
    for means in {*view["mine"]["secret"]}:
        yield ("keep", f"secret-{means}")


LEGAL = {"draw": draws, "plan": plans, "travel": travels, "keep": keeps}


def legal(view: Any, seat: int) -> Counter[tuple[Any, ...]]:
    """Count all that a seat that is asked may answer, each once."""
    return Counter(LEGAL[view["phase"]](view, seat))


def plain(answer: Any) -> tuple[Any, ...]:
    """Write an answer as `legal` lists it."""
    match answer["action"]:
        case "stop":
            return ("stop", frozenset(answer.get("cards", ())))
        case "caravan" | "long-caravan":
            return (answer["action"], answer["road"], frozenset(answer["cards"]))
        case "place":
            counter, road, number = answer["move"]
            assert number == 1
            return ("place", counter, road)
    return (answer["action"], *(value for key, value in answer.items() if key != "action"))
