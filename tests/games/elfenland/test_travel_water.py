"""EL-4.2, EL-11.5, EL-11.6: travelling by river and lake."""

from __future__ import annotations

import pytest

from tests.games.elfenland.tables import travelling

RIVERS = [
    *(("wylhien", "usselen"), ("beata", "elvenhold"), ("elvenhold", "rivinia")),
    *(("rivinia", "tichih"), ("virst", "ixara"), ("ixara", "mahdavikia")),
    ("mahdavikia", "grangor"),
]
LAKES = [
    *(("elvenhold", "virst"), ("elvenhold", "strykhaven"), ("strykhaven", "virst")),
    *(("parundia", "yttar"), ("grangor", "yttar"), ("grangor", "parundia")),
]
LAND_HAND = {"giant-pig": 1, "elfcycle": 1, "magic-cloud": 1, "unicorn": 1, "dragon": 2}


def river(upper: str, lower: str) -> str:
    return f"{upper}-{lower}-river"


@pytest.mark.parametrize(("upper", "lower"), RIVERS)
def test_with_the_flow_a_river_costs_one_raft(upper: str, lower: str) -> None:
    # EL-3.5, EL-4.2, EL-11.5
    begun = travelling(hand={"raft": 1, "dragon": 1}, town=upper)
    begun.cross(river(upper, lower))
    assert begun.town(0) == lower and begun.hand(0) == {"dragon": 1}
    assert begun.view()["paid"] == {"raft": 1}


@pytest.mark.parametrize(("upper", "lower"), RIVERS)
def test_against_the_flow_it_costs_two(upper: str, lower: str) -> None:
    # EL-3.5, EL-4.2, EL-11.5
    begun = travelling(hand={"raft": 2, "dragon": 1}, town=lower)
    begun.cross(river(upper, lower))
    assert begun.town(0) == upper and begun.hand(0) == {"dragon": 1}


@pytest.mark.parametrize(("upper", "lower"), [("rivinia", "tichih"), ("wylhien", "usselen")])
def test_against_the_flow_one_raft_is_too_few(upper: str, lower: str) -> None:
    # EL-11.5, EL-11.10
    begun = travelling(hand={"raft": 1, "dragon": 3}, town=lower)
    answer = {"action": "cross", "way": river(upper, lower)}
    assert begun.refusal(0, answer) == ("cross-nowhere", "EL-11.2")


def test_which_clause_refuses_a_river_and_which_a_lake() -> None:
    # EL-11.5, EL-11.6: one raft takes one from Elvenhold to Rivinia, and nowhere else
    begun = travelling(hand={"raft": 1})
    assert begun.choices("cross", "way") == ["elvenhold-rivinia-river"]
    for way, clause in (
        ("beata-elvenhold-river", "EL-11.5"),
        ("elvenhold-virst-lake", "EL-11.6"),
        ("elvenhold-strykhaven-lake", "EL-11.6"),
    ):
        assert begun.refusal(0, {"action": "cross", "way": way}) == ("fare", clause)


@pytest.mark.parametrize(("a", "b"), LAKES)
@pytest.mark.parametrize("back", [False, True])
def test_a_lake_line_costs_two_rafts_either_way(a: str, b: str, back: bool) -> None:
    # EL-3.6, EL-4.2, EL-11.6
    start, end = (b, a) if back else (a, b)
    begun = travelling(hand={"raft": 3}, town=start)
    begun.cross(f"{a}-{b}-lake")
    assert begun.town(0) == end and begun.hand(0) == {"raft": 1}
    assert begun.player(0)["taken"] == ([] if end == "elvenhold" else [end])


def test_to_the_third_lake_town_by_way_of_the_second_costs_four() -> None:
    # EL-11.6: two crossings, and the town between counts
    begun = travelling(hand={"raft": 4, "dragon": 1})
    begun.cross("elvenhold-strykhaven-lake", "strykhaven-virst-lake")
    assert begun.hand(0) == {"dragon": 1}
    assert begun.player(0)["taken"] == ["strykhaven", "virst"]


def test_down_the_whole_eastern_river() -> None:
    # EL-3.5, EL-11.2: three segments, three rafts
    begun = travelling(hand={"raft": 3, "dragon": 1}, town="beata")
    begun.cross(*(river(*RIVERS[n]) for n in (1, 2, 3)))
    assert begun.town(0) == "tichih" and begun.player(0)["taken"] == ["rivinia", "tichih"]
    assert begun.hand(0) == {"dragon": 1}


def test_down_the_whole_southern_river() -> None:
    # EL-3.5
    begun = travelling(hand={"raft": 3, "dragon": 1}, town="virst")
    begun.cross(*(river(*RIVERS[n]) for n in (4, 5, 6)))
    assert begun.town(0) == "grangor"


@pytest.mark.parametrize("town", ["elvenhold", "grangor", "virst"])
def test_land_means_do_not_go_on_water(town: str) -> None:
    # EL-4.2, EL-11.5, EL-11.6
    begun = travelling(hand=LAND_HAND, town=town)
    assert begun.may() == {"stop"}


@pytest.mark.parametrize("way", ["elvenhold-rivinia-river", "elvenhold-virst-lake"])
def test_no_counter_is_needed_on_water(way: str) -> None:
    # EL-11.5, EL-11.6
    begun = travelling(hand={"raft": 2})
    assert begun.view()["roads"] == {} and way in begun.choices("cross", "way")


def test_water_is_told_like_any_crossing() -> None:
    # EL-11.14
    begun = travelling(hand={"raft": 4})
    begun.cross("elvenhold-virst-lake")
    assert begun.heard("crossed", 1) == [
        {
            "seat": 0,
            "from": "elvenhold",
            "to": "virst",
            "way": "elvenhold-virst-lake",
            "means": "raft",
            "n": 2,
        }
    ]


def test_back_up_the_river_costs_more_than_down() -> None:
    # EL-11.5, EL-11.11
    begun = travelling(hand={"raft": 4})
    begun.cross("elvenhold-rivinia-river", "elvenhold-rivinia-river")
    assert begun.town(0) == "elvenhold" and begun.hand(0) == {"raft": 1}
    assert [each["n"] for each in begun.heard("crossed")] == [1, 2]
