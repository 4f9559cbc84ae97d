"""EL-11.1 to EL-11.4, EL-11.10 to EL-11.14: travelling by road for the ordinary fare."""

from __future__ import annotations

import pytest

from tests.games.elfenland.naive import COST, WAYS
from tests.games.elfenland.tables import ALL_TOWNS, BRANCH, table, travelling

BEATA = "beata-elvenhold-plain"
COAST = "beata-strykhaven-plain"
FOREST = "elvenhold-ergeren-forest"
ROADS = ("plain", "forest", "desert", "mountain")


def ends(road: str) -> tuple[str, str]:
    a, b, _ = WAYS[road]
    return a, b


@pytest.mark.parametrize(("means", "kind"), sorted(COST))
@pytest.mark.parametrize("back", [False, True])
def test_every_ordinary_fare(means: str, kind: str, back: bool) -> None:
    # EL-4.1, EL-11.3, EL-4.4: in both directions; exactly so many cards of the counter's means
    road = next(way for way in WAYS if WAYS[way][2] == kind)
    start, end = ends(road)[::-1] if back else ends(road)
    fare = COST[means, kind]
    assert 1 <= fare <= 2
    begun = travelling(hand={means: fare, "raft": 2}, town=start, roads={road: means})
    begun.cross(road)
    assert begun.town(0) == end and begun.hand(0) == {"raft": 2}
    assert begun.view()["paid"] == {means: fare}
    (told,) = begun.heard("crossed", 1)
    assert (told["from"], told["to"], told["way"]) == (start, end, road)
    assert (told["means"], told["n"]) == (means, fare)


@pytest.mark.parametrize(("means", "kind"), sorted(COST))
def test_one_card_too_few_is_refused(means: str, kind: str) -> None:
    # EL-11.3, EL-11.10
    road = next(way for way in WAYS if WAYS[way][2] == kind)
    start, _ = ends(road)
    # Another road can be paid, so that the refusal is about this one.
    other = next(w for w in WAYS if start in WAYS[w][:2] and WAYS[w][2] in ROADS and w != road)
    counter = next(m for m, k in sorted(COST) if k == WAYS[other][2] and m != means)
    hand = {"raft": 2, means: COST[means, kind] - 1, counter: COST[counter, WAYS[other][2]]}
    begun = travelling(hand=hand, town=start, roads={road: means, other: counter})
    assert other in begun.choices("cross", "way")
    assert begun.refusal(0, {"action": "cross", "way": road}) == ("fare", "EL-11.3")


def test_other_means_do_not_pay_an_ordinary_fare() -> None:
    # EL-11.10: seven cards, none of them a dragon
    hand = {"unicorn": 3, "elfcycle": 2, "raft": 2}
    begun = travelling(hand=hand, roads={BRANCH: "dragon"})
    assert begun.refusal(0, {"action": "cross", "way": BRANCH}) == ("fare", "EL-11.3")


def test_a_free_road_cannot_be_used() -> None:
    # EL-11.3, EL-1.6
    begun = travelling(hand={"dragon": 4, "raft": 2}, roads={BEATA: "dragon"})
    assert begun.refusal(0, {"action": "cross", "way": BRANCH}) == ("no-counter", "EL-11.3")


def test_rafts_do_not_go_on_roads() -> None:
    # EL-4.2
    begun = travelling(hand={"raft": 8}, roads={BEATA: "dragon"})
    assert begun.refusal(0, {"action": "cross", "way": BEATA}) == ("fare", "EL-11.3")
    assert BRANCH not in begun.choices("cross", "way")


def test_the_boot_must_stand_at_one_end() -> None:
    # EL-11.2
    begun = travelling(hand={"dragon": 4}, roads={BRANCH: "dragon", COAST: "dragon"})
    assert begun.refusal(0, {"action": "cross", "way": COAST}) == ("elsewhere", "EL-11.2")
    assert begun.choices("cross", "way") == [BRANCH]


def test_a_chain_of_crossings_is_paid_one_by_one() -> None:
    # EL-11.2
    begun = travelling(
        hand={"dragon": 3, "elfcycle": 1, "raft": 1},
        roads={BEATA: "elfcycle", COAST: "dragon", BRANCH: "dragon"},
    )
    begun.cross(BEATA)
    assert (begun.town(0), begun.hand(0)) == ("beata", {"dragon": 3, "raft": 1})
    begun.cross(COAST)
    assert (begun.town(0), begun.hand(0)) == ("strykhaven", {"dragon": 2, "raft": 1})
    assert begun.turn == 0


def test_a_turn_without_crossing() -> None:
    # EL-11.2
    begun = travelling(hand={"dragon": 4}, roads={BRANCH: "dragon"})
    begun.stop()
    assert begun.town(0) == "elvenhold" and begun.player(0)["taken"] == []


def test_a_counter_serves_everybody_both_ways_and_stays() -> None:
    # EL-11.4, EL-11.11
    hands = {0: {"dragon": 4}, 1: {"dragon": 3}, 2: {"dragon": 2}}
    begun = table("travel", hands=hands, roads={BEATA: "dragon"}, towns={1: "beata"})
    begun.cross(BEATA, BEATA, BEATA)
    begun.stop()
    begun.cross(BEATA)
    begun.stop()
    begun.cross(BEATA)
    assert [begun.town(seat) for seat in range(3)] == ["beata", "elvenhold", "beata"]
    assert begun.view()["roads"] == {BEATA: {"counter": "dragon"}}
    assert begun.view()["paid"] == {"dragon": 5}


def test_straight_back_costs_as_much_again() -> None:
    # EL-11.11
    begun = travelling(hand={"unicorn": 2, "raft": 1}, roads={FOREST: "unicorn"})
    begun.cross(FOREST, FOREST)
    assert begun.town(0) == "elvenhold" and begun.hand(0) == {"raft": 1}
    assert FOREST not in begun.choices("cross", "way")


def test_road_and_river_between_the_same_towns_are_two_ways() -> None:
    # EL-3.7
    begun = travelling(hand={"dragon": 2, "raft": 2}, roads={BEATA: "dragon"})
    assert {BEATA, "beata-elvenhold-river"} <= {*begun.choices("cross", "way")}
    begun.cross(BEATA)
    assert begun.hand(0) == {"dragon": 1, "raft": 2}
    begun.cross("beata-elvenhold-river")
    assert begun.hand(0) == {"dragon": 1, "raft": 1}


def test_a_piece_is_taken_at_once_in_every_town_passed_through() -> None:
    # EL-11.12
    begun = travelling(hand={"dragon": 4}, roads={BEATA: "dragon", COAST: "dragon"})
    begun.cross(BEATA)
    assert begun.player(0)["taken"] == ["beata"]
    assert begun.heard("piece") == [{"seat": 0, "town": "beata", "n": 1}]
    begun.cross(COAST, COAST)
    assert begun.player(0)["taken"] == ["beata", "strykhaven"]
    begun.stop()
    assert begun.town(0) == "beata" and len(begun.heard("piece")) == 2


def test_a_town_gives_its_piece_once_and_elvenhold_gives_none() -> None:
    # EL-11.12, EL-3.2
    begun = travelling(
        hand={"dragon": 4}, town="beata", taken={0: ["beata"]}, roads={BEATA: "dragon"}
    )
    begun.cross(BEATA, BEATA)
    assert begun.player(0)["taken"] == ["beata"] and not begun.heard("piece")


def test_everybody_has_a_piece_of_their_own_in_each_town() -> None:
    # EL-11.12, EL-11.13, EL-3.2
    hands = {seat: {"dragon": 1} for seat in range(3)}
    begun = table("travel", hands=hands, roads={BEATA: "dragon"}, opened={0: ["dragon"] * 2})
    for _ in range(3):
        begun.cross(BEATA)
    assert [begun.town(seat) for seat in range(3)] == ["beata"] * 3
    assert [begun.player(seat)["taken"] for seat in range(3)] == [["beata"]] * 3
    assert [each["seat"] for each in begun.heard("piece")] == [0, 1, 2]


@pytest.mark.parametrize("town", ALL_TOWNS)
def test_every_town_but_elvenhold_gives_a_piece(town: str) -> None:
    # EL-3.2, EL-11.12
    road = next(way for way, (a, b, kind) in WAYS.items() if town in (a, b) and kind in ROADS)
    a, b, _ = WAYS[road]
    begun = travelling(hand={"dragon": 4}, town=a if b == town else b, roads={road: "dragon"})
    begun.cross(road)
    assert begun.player(0)["taken"] == [town]


def test_paid_cards_are_shown_and_out_of_use() -> None:
    # EL-11.14, EL-15.1
    begun = travelling(hand={"dragon": 4}, roads={FOREST: "dragon"})
    cards = begun.view()["cards"]
    begun.cross(FOREST)
    for watcher in (None, 0, 1, 2):
        assert begun.view(watcher)["paid"] == {"dragon": 2}
    assert begun.hand(0) == {"dragon": 2} and begun.view()["cards"] == cards


def test_a_crossing_stands() -> None:
    # EL-11.18: after it comes another crossing or the end of the turn, and nothing comes back
    roads = {BEATA: "dragon", COAST: "dragon"}
    begun = travelling(hand={"dragon": 4}, roads=roads, opened={0: ["dragon"] * 2})
    begun.cross(BEATA)
    assert begun.may() == {"cross", "caravan", "stop"}
    begun.cross(COAST)
    begun.stop()
    assert begun.town(0) == "strykhaven" and begun.player(0)["taken"] == ["beata", "strykhaven"]
    assert begun.hand(0) == {"dragon": 2} and begun.view()["paid"] == {"dragon": 2}


def test_one_travel_turn_is_complete_before_the_next() -> None:
    # EL-11.1, EL-17.1
    hands = {seat: {"dragon": 3} for seat in range(3)}
    begun = table("travel", start=1, hands=hands, roads={BEATA: "dragon"})
    begun.cross(BEATA)
    assert begun.turn == 1
    for seat in (0, 2):
        begun.stale(seat, "cross", way=BEATA)
        begun.stale(seat, "stop")
    assert [begun.player(seat)["travelled"] for seat in range(3)] == [False] * 3
    begun.stop()
    assert begun.turn == 2
    assert [begun.player(seat)["travelled"] for seat in range(3)] == [False, True, False]
