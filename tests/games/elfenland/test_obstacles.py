"""EL-4.3, EL-10.4 to EL-10.6, EL-12.4: obstacles."""

from __future__ import annotations

import pytest

from tests.games.elfenland.tables import table, travelling

ROAD = "beata-elvenhold-plain"
FAR = "grangor-yttar-mountain"
SHARED = "elvenhold-ergeren-forest"


def test_an_obstacle_goes_onto_any_road_with_a_counter_and_no_obstacle() -> None:
    # EL-10.4: whoever placed the counter
    begun = table(
        roads={ROAD: "dragon", FAR: "unicorn", SHARED: "elfcycle"},
        obstacles=[FAR],
        opened={0: ["dragon"], 1: ["dragon"]},
    )
    assert sorted(begun.choices("obstruct", "road")) == sorted([ROAD, SHARED])
    begun.act("obstruct", road=SHARED)
    assert begun.view()["roads"][SHARED] == {"counter": "elfcycle", "obstacle": True}
    assert begun.heard("obstructed", 2) == [{"seat": 0, "road": SHARED}]
    assert begun.turn == 1 and begun.choices("obstruct", "road") == [ROAD]


def test_also_onto_ones_own_counter() -> None:
    # EL-10.4
    begun = table(opened={0: ["dragon"] * 2})
    begun.place("dragon", ROAD)
    while begun.turn != 0:
        begun.do(begun.turn, "pass")
    begun.act("obstruct", road=ROAD)
    assert begun.view()["roads"][ROAD] == {"counter": "dragon", "obstacle": True}


def test_counter_and_obstacle_are_two_turns() -> None:
    # EL-10.5
    begun = table(opened={0: ["dragon"], 1: ["dragon"]})
    begun.place("dragon", ROAD)
    assert begun.turn == 1
    begun.stale(0, "obstruct", road=ROAD)


@pytest.mark.parametrize(
    ("road", "why"),
    [
        ("elvenhold-lapphalya-plain", "obstacle-free"),
        ("beata-elvenhold-river", "obstacle-water"),
        ("elvenhold-virst-lake", "obstacle-water"),
        (FAR, "obstacle-second"),
    ],
)
def test_an_obstacle_is_not_put_elsewhere(road: str, why: str) -> None:
    # EL-10.4: on a free road, on water, or as a second one
    begun = table(roads={ROAD: "dragon", FAR: "unicorn"}, obstacles=[FAR], opened={0: ["dragon"]})
    assert begun.refusal(0, {"action": "obstruct", "road": road}) == (why, "EL-10.4")


def test_where_no_road_can_take_it_the_obstacle_is_refused() -> None:
    # EL-10.4
    begun = table(opened={0: ["dragon"]})
    assert begun.may() == {"place", "pass"}
    answer = {"action": "obstruct", "road": ROAD}
    assert begun.refusal(0, answer) == ("obstacle-nowhere", "EL-10.4")


def test_each_player_has_one_obstacle_for_the_whole_game() -> None:
    # EL-10.6, EL-2.3: also in later rounds
    begun = table(roads={ROAD: "dragon", FAR: "dragon"}, opened={0: ["dragon"] * 2})
    begun.act("obstruct", road=ROAD)
    assert begun.player(0)["obstacle"] is False
    while begun.turn != 0:
        begun.do(begun.turn, "pass")
    answer = {"action": "obstruct", "road": FAR}
    assert begun.refusal(0, answer) == ("obstacle-used", "EL-10.6")
    begun.skip_to("draw")
    assert begun.player(0)["obstacle"] is False and begun.player(1)["obstacle"] is True


def test_an_obstacle_stays_until_the_end_of_the_round_and_then_leaves_the_game() -> None:
    # EL-10.6, EL-12.4, EL-18.6
    hands = {seat: {"dragon": 1} for seat in range(3)}
    begun = table(roads={ROAD: "dragon"}, opened={0: ["dragon"] * 2}, used=[1], hands=hands)
    begun.act("obstruct", road=ROAD)
    begun.skip_to("keep")
    assert begun.view()["roads"][ROAD] == {"counter": "dragon", "obstacle": True}
    begun.skip()
    assert begun.round == 2 and begun.view()["roads"] == {}
    assert begun.match.state.obstacles == []
    assert [begun.player(seat)["obstacle"] for seat in range(3)] == [False, False, True]


def test_unused_obstacles_are_no_counters() -> None:
    # EL-1.5, EL-12.4: with the obstacle and one counter nobody is asked what to keep
    begun = table("keep", opened={0: ["dragon"]})
    assert begun.round == 2 and begun.player(0)["open"] == ["dragon"]
    assert all(begun.player(seat)["obstacle"] for seat in range(3))


@pytest.mark.parametrize(
    ("means", "road", "fare"),
    [
        ("giant-pig", ROAD, 2),
        ("magic-cloud", ROAD, 3),
        ("unicorn", SHARED, 2),
        ("dragon", SHARED, 3),
    ],
)
def test_an_obstacle_costs_one_more_card_of_the_same_means(
    means: str, road: str, fare: int
) -> None:
    # EL-4.3, EL-11.3, EL-4.4
    more = {"roads": {road: means}, "obstacles": [road]}
    begun = travelling(hand={means: fare, "raft": 1}, **more)
    begun.cross(road)
    assert begun.hand(0) == {"raft": 1} and begun.view()["paid"] == {means: fare}
    # One raft goes down the river to Rivinia, so that the refusal is about this way.
    begun = travelling(hand={means: fare - 1, "raft": 1}, **more)
    answer = {"action": "cross", "way": road}
    assert begun.refusal(0, answer) == ("fare", "EL-11.3")


def test_an_obstacle_burdens_every_crossing_of_everybody() -> None:
    # EL-11.4: also of the one who placed it, there and back
    begun = table(
        roads={ROAD: "dragon"},
        opened={0: ["unicorn"]},
        hands={0: {"dragon": 5}, 1: {"dragon": 2}, 2: {"dragon": 2}},
    )
    begun.act("obstruct", road=ROAD)
    begun.skip()
    begun.cross(ROAD, ROAD)
    begun.stop()
    begun.cross(ROAD)
    begun.cross(ROAD)
    assert [each["n"] for each in begun.heard("crossed")] == [2, 2, 2, 2]


def test_the_obstacle_burdens_its_road_alone() -> None:
    # EL-11.4: not the river beside it, nor another road of the same means
    begun = travelling(
        hand={"raft": 1, "dragon": 3},
        town="beata",
        roads={ROAD: "dragon", "beata-strykhaven-plain": "dragon"},
        obstacles=[ROAD],
    )
    begun.cross("beata-strykhaven-plain", "beata-strykhaven-plain")
    begun.cross("beata-elvenhold-river")
    assert begun.view()["paid"] == {"dragon": 2, "raft": 1}
