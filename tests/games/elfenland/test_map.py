"""EL-3, EL-4, EL-14.4: the land and the chart, against facts copied from the specification."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from ludoteca.games.elfenland.map import (
    CARDS_EACH,
    CHART,
    COUNTERS_EACH,
    DISTANCES,
    ENDS,
    FARES,
    FROM,
    HOMETOWNS,
    LAND,
    MEANS,
    PIECE_TOWNS,
    RAFTS,
    ROADS,
    SUITABLE,
    TOWN,
    TOWNS,
    WAY,
    WAYS,
)
from tests.games.elfenland.naive import COST
from tests.games.elfenland.naive import WAYS as SPECIFIED

DEGREES = {
    "albaran": 5, "beata": 3, "dagamura": 6, "elvenhold": 7, "ergeren": 2, "feodor": 5,
    "grangor": 5, "ixara": 6, "jaccaranda": 3, "kihromah": 1, "lapphalya": 6, "mahdavikia": 5,
    "parundia": 5, "rivinia": 5, "strykhaven": 4, "throtmanni": 5, "tichih": 4, "usselen": 4,
    "virst": 6, "wylhien": 5, "yttar": 4,
}  # fmt: skip
"""Ways from each town, counted in the lists of the specification."""

FAR = """
beata        4 0 3 1 2 3 5 3 4 4 2 4 5 2 1 3 3 6 2 5 6
ergeren      3 2 3 1 0 3 5 3 2 4 2 4 4 2 2 2 1 4 2 3 5
grangor      2 5 2 4 5 3 0 2 3 3 3 1 1 4 4 3 4 2 3 2 1
ixara        2 3 1 2 3 2 2 0 4 2 1 1 3 2 2 3 3 4 1 3 3
jaccaranda   2 4 3 3 2 2 3 4 0 4 3 4 2 2 4 1 1 2 4 1 3
mahdavikia   2 4 1 3 4 2 1 1 4 2 2 0 2 3 3 3 4 3 2 3 2
strykhaven   4 1 3 1 2 3 4 2 4 4 2 3 5 2 0 3 3 6 1 5 5
tichih       2 3 3 2 1 2 4 3 1 4 2 4 3 1 3 1 0 3 3 2 4
usselen      2 6 3 5 4 3 2 4 2 4 4 3 1 4 6 3 3 0 5 1 1
virst        3 2 2 1 2 2 3 1 4 3 1 2 4 2 1 3 3 5 0 4 4
wylhien      1 5 2 4 3 2 2 3 1 3 3 3 1 3 5 2 2 1 4 0 2
yttar        2 6 3 5 5 3 1 3 3 4 4 2 1 4 5 3 4 1 4 2 0
"""
"""The table of distances from the towns on town cards; towns in the order of their ids."""


def test_there_are_21_towns_and_48_ways() -> None:
    # EL-3.1, EL-3.2, EL-3.3
    assert len(TOWNS) == len({*TOWNS}) == 21 and list(TOWNS) == sorted(TOWNS)
    assert len(PIECE_TOWNS) == 20 and TOWN["elvenhold"] not in PIECE_TOWNS
    assert len(WAYS) == len({*WAYS}) == 48
    assert len(ROADS) == len({*ROADS}) == 35


def test_roads_rivers_and_lake_lines_are_those_of_the_specification() -> None:
    # EL-3.4, EL-3.5, EL-3.6: rivers with their direction, lake lines and roads without
    def unordered(a: str, b: str, kind: str) -> tuple[object, str]:
        return ((a, b) if kind == "river" else frozenset((a, b))), kind

    ours = {unordered(TOWNS[a], TOWNS[b], kind) for a, b, kind in ENDS}
    assert ours == {unordered(*way) for way in SPECIFIED.values()}
    kinds = Counter(kind for _, _, kind in ENDS)
    assert kinds == {
        "plain": 8, "forest": 12, "desert": 7, "mountain": 8, "river": 7, "lake": 6
    }  # fmt: skip


def test_each_town_has_as_many_ways_as_the_lists_say() -> None:
    # EL-3.9
    assert {name: len(FROM[town]) for name, town in TOWN.items()} == DEGREES
    assert sum(DEGREES.values()) == 2 * 48
    assert [name for name, n in DEGREES.items() if n == 1] == ["kihromah"]
    assert [name for name, n in DEGREES.items() if n > 6] == ["elvenhold"]


def pairs(text: str) -> set[frozenset[str]]:
    return {frozenset(pair.strip().split("-")) for pair in text.split(",")}


def joined(ways: Iterable[int]) -> set[frozenset[str]]:
    """Return the pairs of towns that ways join, no pair twice."""
    found = [frozenset((TOWNS[ENDS[way].a], TOWNS[ENDS[way].b])) for way in ways]
    assert len(found) == len({*found})
    return {*found}


def test_pairs_of_towns_with_several_ways_or_with_water_alone() -> None:
    # EL-1.6, EL-3.3, EL-3.7, EL-3.8
    roads, waters = joined(ROADS), joined(way for way in range(48) if way not in ROADS)
    assert len(roads) == 35 and len(waters) == 13
    assert roads & waters == pairs(
        "usselen-wylhien, beata-elvenhold, ixara-virst, ixara-mahdavikia, grangor-mahdavikia,"
        "grangor-yttar, strykhaven-virst"
    )
    assert waters - roads == pairs(
        "elvenhold-rivinia, rivinia-tichih, elvenhold-virst, elvenhold-strykhaven, parundia-yttar,"
        "grangor-parundia"
    )


def test_the_land_is_connected_by_roads_alone() -> None:
    # EL-3.3
    reached = [0]
    for town in reached:
        ends = (ENDS[way].other(town) for way in FROM[town] if way in ROADS)
        reached += [*dict.fromkeys(other for other in ends if other not in reached)]
    assert len(reached) == 21


def test_the_chart_is_that_of_the_specification() -> None:
    # EL-4.1, EL-4.4
    ours = {
        (MEANS[means], terrain): n
        for terrain, row in CHART.items()
        for means, n in enumerate(row)
        if n
    }
    assert ours == COST
    assert {*ours.values()} == {1, 2}
    for road in ROADS:
        for means in range(LAND):
            cost = COST.get((MEANS[means], ENDS[road].kind), 0)
            assert FARES[road][means] == cost
            assert (road in SUITABLE[means]) == bool(cost)
    assert len(SUITABLE[MEANS.index("giant-pig")]) == 20  # EL-10.12


def test_rafts_go_with_the_flow_for_one_and_else_for_two() -> None:
    # EL-4.2
    assert len(RAFTS) == 2 * 13
    for (way, town), number in RAFTS.items():
        a, b, kind = SPECIFIED[WAYS[way]]
        assert TOWNS[town] in (a, b)
        assert number == (1 if kind == "river" and TOWNS[town] == a else 2)


@pytest.mark.parametrize("line", FAR.strip().splitlines(), ids=lambda line: line.split()[0])
def test_distances_are_those_of_the_table(line: str) -> None:
    # EL-14.4
    name, *row = line.split()
    assert list(DISTANCES[TOWN[name]]) == [int(far) for far in row]


def test_the_town_cards_show_the_twelve_towns_of_the_table() -> None:
    # EL-2.5, EL-14.4: the greatest distance is 6
    assert [TOWNS[town] for town in HOMETOWNS] == [
        line.split()[0] for line in FAR.split("\n")[1:-1]
    ]
    assert max(max(row) for row in DISTANCES) == 6
    assert DISTANCES[TOWN["beata"]][TOWN["usselen"]] == 6


def test_cards_and_counters() -> None:
    # EL-2.1, EL-2.2, EL-1.4
    assert dict(zip(MEANS, CARDS_EACH, strict=True)) == {
        **dict.fromkeys(MEANS[:LAND], 10),
        "raft": 12,
    }
    assert sum(CARDS_EACH) == 72 and LAND * COUNTERS_EACH == 48


def test_a_way_is_named_by_its_ends_and_kind() -> None:
    # EL-3.5: a river by its flow
    assert ENDS[WAY["virst-ixara-river"]] == (TOWN["virst"], TOWN["ixara"], "river")
    assert ENDS[WAY["beata-elvenhold-plain"]].other(TOWN["beata"]) == TOWN["elvenhold"]
