"""EL-10: placing counters, and passing."""

from __future__ import annotations

import pytest

from tests.games.elfenland.naive import COST, WAYS
from tests.games.elfenland.tables import BRANCH, Table, table

ROAD = "beata-elvenhold-plain"
FAR = "grangor-yttar-mountain"
ONE_EACH = {seat: ["dragon"] for seat in range(3)}
LAND = sorted({means for means, _ in COST})
PIG_ROADS = [way for way, (_, _, kind) in WAYS.items() if kind in ("plain", "forest")]


def passes(begun: Table, *seats: int) -> None:
    """Let seats pass, whose turns it must be."""
    for seat in seats:
        begun.do(seat, "pass")


@pytest.mark.parametrize("means", LAND)
def test_a_counter_fits_on_the_roads_whose_terrain_suits_it(means: str) -> None:
    # EL-4.1, EL-10.2, EL-10.3: all of them, near and far, and no river or lake
    begun = table(opened={0: [means]})
    suitable = {way for way, (_, _, kind) in WAYS.items() if (means, kind) in COST}
    assert {road for _, road, _ in begun.choices("place", "move")} == suitable


@pytest.mark.parametrize(
    ("means", "number"),
    [
        *(("giant-pig", 20), ("elfcycle", 28), ("magic-cloud", 28)),
        *(("unicorn", 27), ("troll-wagon", 35), ("dragon", 35)),
    ],
)
def test_how_many_roads_suit_a_means(means: str, number: int) -> None:
    # EL-4.1, EL-10.12
    assert len(table(opened={0: [means]}).choices("place", "move")) == number


@pytest.mark.parametrize(
    ("means", "kind"),
    [(means, k) for means in LAND for k in ("plain", "forest", "desert", "mountain")],
)
def test_where_the_terrain_does_not_suit_placing_is_refused(means: str, kind: str) -> None:
    # EL-4.1, EL-10.2
    begun = table(opened={0: [means]})
    road = next(way for way in WAYS if WAYS[way][2] == kind)
    if (means, kind) in COST:
        begun.place(means, road)
        assert begun.view()["roads"] == {road: {"counter": means}}
    else:
        answer = {"action": "place", "move": [means, road, 1]}
        assert begun.refusal(0, answer) == ("terrain", "EL-10.2")


def test_a_face_up_counter_goes_onto_the_road() -> None:
    # EL-10.2
    begun = table(opened={0: ["dragon", "unicorn"]})
    begun.place("dragon", FAR)
    assert begun.view()["roads"] == {FAR: {"counter": "dragon"}}
    assert begun.player(0)["open"] == ["unicorn"]
    assert begun.heard("placed", 1) == [{"seat": 0, "counter": "dragon", "road": FAR}]


def test_a_secret_counter_is_revealed_when_placed() -> None:
    # EL-10.2, EL-15.1
    begun = table(secret={0: ["dragon"]}, opened={1: ["dragon"]})
    assert begun.view(1)["roads"] == {} and begun.player(0)["secret"] == 1
    begun.place("secret-dragon", FAR)
    assert begun.view(1)["roads"] == {FAR: {"counter": "dragon"}}
    assert begun.player(0)["secret"] == 0 and begun.secret(0) == []
    assert begun.heard("revealed", 1) == [{"seat": 0, "counter": "dragon", "road": FAR}]
    assert not begun.heard("placed")


@pytest.mark.parametrize("which", ["dragon", "secret-dragon"])
def test_of_a_face_up_and_a_secret_counter_the_named_one_is_placed(which: str) -> None:
    # EL-10.2
    begun = table(opened={0: ["dragon"]}, secret={0: ["dragon"]})
    begun.place(which, FAR)
    one = begun.player(0)
    assert (one["open"], one["secret"]) == (([], 1) if which == "dragon" else (["dragon"], 0))


def test_at_most_one_counter_lies_on_a_road() -> None:
    # EL-10.3: whoever placed it, also of the same means
    begun = table(opened=ONE_EACH)
    begun.place("dragon", ROAD)
    answer = {"action": "place", "move": ["dragon", ROAD, 1]}
    assert begun.refusal(1, answer) == ("taken", "EL-10.3")
    assert ROAD not in [road for _, road, _ in begun.choices("place", "move")]


@pytest.mark.parametrize("way", [way for way in WAYS if WAYS[way][2] in ("river", "lake")])
def test_counters_are_never_put_on_water(way: str) -> None:
    # EL-10.3, EL-1.6
    begun = table(opened={0: ["dragon"]})
    answer = {"action": "place", "move": ["dragon", way, 1]}
    assert begun.refusal(0, answer) == ("counter-water", "EL-10.3")


@pytest.mark.parametrize("counter", ["unicorn", "secret-dragon", "raft", "giant-pig"])
def test_only_ones_own_counters_can_be_placed(counter: str) -> None:
    # EL-10.2: not another's, nor one of the row
    begun = table(opened={0: ["dragon"], 1: ["unicorn"]}, secret={1: ["dragon"]})
    answer = {"action": "place", "move": [counter, "feodor-rivinia-forest", 1]}
    assert begun.refusal(0, answer) == ("counter", "EL-10.2")


@pytest.mark.parametrize("number", [0, 2, -1])
def test_one_counter_is_placed_at_a_time(number: int) -> None:
    # EL-10.1
    begun = table(opened={0: ["dragon", "dragon"]})
    answer = {"action": "place", "move": ["dragon", ROAD, number]}
    assert begun.refusal(0, answer) == ("one", "EL-10.1")


def test_after_one_thing_the_turn_goes_on() -> None:
    # EL-10.1, EL-10.5: round and round, in turn order
    begun = table(start=1, opened={seat: ["dragon"] * 2 for seat in range(3)})
    turns = []
    for road in [way for way in WAYS if WAYS[way][2] == "forest"][:6]:
        turns.append(begun.turn)
        begun.place("dragon", road)
    assert turns == [1, 2, 0, 1, 2, 0]


def test_passing_is_always_allowed_and_does_not_bind() -> None:
    # EL-10.8
    begun = table(opened=ONE_EACH)
    passes(begun, 0, 1)
    begun.place("dragon", FAR)
    assert begun.turn == 0 and begun.may() >= {"place", "pass"}
    begun.place("dragon", ROAD)
    assert begun.player(0)["open"] == []


@pytest.mark.parametrize("seats", range(2, 7))
def test_if_all_pass_at_once_the_phase_ends_with_nothing_on_the_board(seats: int) -> None:
    # EL-10.10, EL-10.9: after as many passes as there are players
    hands = {seat: {"dragon": 1} for seat in range(seats)}
    begun = table(seats=seats, opened={seat: ["dragon"] for seat in range(seats)}, hands=hands)
    for seat in range(seats):
        assert begun.phase == "plan" and begun.view()["passed"] == [*range(seat)]
        begun.do(seat, "pass")
    assert begun.phase == "travel" and begun.view()["roads"] == {}
    assert "planned" in begun.told()


def test_whoever_placed_last_has_to_pass_too() -> None:
    # EL-10.9
    begun = table(opened={0: ["dragon"] * 2, 1: ["dragon"], 2: ["dragon"]}, hands={0: {"raft": 1}})
    begun.place("dragon", FAR)
    passes(begun, 1, 2)
    assert begun.phase == "plan" and begun.turn == 0
    begun.do(0, "pass")
    assert begun.phase == "travel"


def test_each_placement_starts_the_count_afresh() -> None:
    # EL-10.9
    begun = table(opened={0: ["dragon"], 1: ["dragon"], 2: ["dragon"] * 2}, hands={0: {"raft": 1}})
    passes(begun, 0, 1)
    begun.place("dragon", FAR)
    assert begun.view()["passed"] == []
    passes(begun, 0, 1)
    assert begun.phase == "plan" and begun.view()["passed"] == [0, 1]
    begun.do(2, "pass")
    assert begun.phase == "travel"


def test_the_series_may_begin_with_anybody() -> None:
    # EL-10.9: with the second player, over the start player, to the one before
    begun = table(opened={0: ["dragon"] * 2, 1: ["dragon"], 2: ["dragon"]}, hands={0: {"raft": 1}})
    begun.place("dragon", FAR)
    passes(begun, 1, 2, 0)
    assert begun.phase == "travel" and begun.turn == 0


def test_the_obstacle_starts_the_count_afresh_too() -> None:
    # EL-10.9
    begun = table(opened={0: ["dragon"] * 2, 1: ["dragon"], 2: ["dragon"]})
    begun.place("dragon", FAR)
    passes(begun, 1, 2)
    begun.act("obstruct", road=FAR)
    assert begun.view()["passed"] == [] and begun.turn == 1


def test_who_has_nothing_to_place_is_passed_automatically() -> None:
    # EL-10.11: no counters, and no road for the obstacle; the pass counts
    begun = table(opened={0: ["dragon"], 1: ["dragon"]}, hands={0: {"raft": 1}})
    passes(begun, 0, 1)
    assert begun.told() == ["passed", "auto-passed", "planned"] and begun.phase == "travel"
    assert begun.heard("auto-passed") == [{"seat": 2}]


def test_an_automatic_pass_counts_in_the_midst_of_a_series() -> None:
    # EL-10.11, EL-10.9
    begun = table(start=2, opened={0: ["dragon"], 1: ["dragon"]}, hands={0: {"raft": 1}})
    assert begun.view()["passed"] == [2] and begun.turn == 0
    passes(begun, 0, 1)
    assert begun.phase == "travel"


def test_who_still_has_the_obstacle_and_a_road_for_it_is_asked() -> None:
    # EL-10.11
    begun = table(roads={FAR: "dragon"}, used=[1])
    assert begun.turn == 0 and begun.may() == {"obstruct", "pass"}
    begun.do(0, "pass")
    assert begun.turn == 2 and begun.may() == {"obstruct", "pass"}


def test_who_has_the_obstacle_but_no_road_without_one_is_passed() -> None:
    # EL-10.11
    begun = table(roads={FAR: "dragon"}, obstacles=[FAR], opened={1: ["dragon"]}, used=[1])
    assert begun.turn == 1 and begun.view()["passed"] == [0]


@pytest.mark.parametrize("secret", [False, True])
def test_who_holds_a_counter_that_fits_nowhere_has_to_pass_by_choice(secret: bool) -> None:
    # EL-10.11, EL-10.12: a secret one would leak out
    roads = {road: ("elfcycle", "magic-cloud", "dragon")[n % 3] for n, road in enumerate(PIG_ROADS)}
    held = {0: ["giant-pig"], 1: ["giant-pig"]}
    begun = table(
        roads=roads,
        opened={} if secret else held,
        secret=held if secret else {},
        used=[0, 1, 2],
    )
    assert begun.waited_for == [0] and begun.may() == {"pass"}
    assert begun.refused(0, "place", move=["giant-pig", PIG_ROADS[0], 1]) == "EL-10.12"
    begun.do(0, "pass")
    assert begun.turn == 1


def test_a_counter_that_fits_nowhere_is_not_offered_beside_one_that_fits() -> None:
    # EL-10.12
    roads = {
        road: ("elfcycle", "magic-cloud", "unicorn")[n % 3] for n, road in enumerate(PIG_ROADS)
    }
    roads = {road: "dragon" if WAYS[road][2] == "plain" else m for road, m in roads.items()}
    begun = table(roads=roads, opened={0: ["giant-pig", "troll-wagon"]})
    assert {move[0] for move in begun.choices("place", "move")} == {"troll-wagon"}
    answer = {"action": "place", "move": ["giant-pig", PIG_ROADS[0], 1]}
    assert begun.refusal(0, answer) == ("taken", "EL-10.3")


def test_what_has_been_placed_cannot_be_moved_or_taken_back() -> None:
    # EL-10.7: neither by whoever placed it nor by another
    begun = table(opened={0: ["dragon", "unicorn"], 1: ["unicorn"]}, used=[0, 1, 2])
    begun.place("dragon", FAR)
    passes(begun, 1)
    assert begun.turn == 0
    for road in (ROAD, FAR):
        answer = {"action": "place", "move": ["dragon", road, 1]}
        assert begun.refusal(0, answer) == ("counter", "EL-10.2")
    begun.place("unicorn", "feodor-rivinia-forest")
    assert begun.view()["roads"][FAR] == {"counter": "dragon"}
    assert begun.player(0)["open"] == []


def test_only_the_active_player_places_or_passes() -> None:
    # EL-17.1
    begun = table(opened=ONE_EACH)
    for seat in (1, 2):
        begun.stale(seat, "pass")
        begun.stale(seat, "place", move=["dragon", BRANCH, 1])
