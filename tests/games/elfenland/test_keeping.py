"""EL-12: keeping a counter and tidying up."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.elfenland.tables import BRANCH, table

FAR = "grangor-yttar-mountain"


def test_one_counter_is_kept_and_the_others_are_returned() -> None:
    # EL-12.2
    begun = table("keep", opened={0: ["dragon", "unicorn"]}, secret={0: ["elfcycle"]})
    assert begun.choices("keep", "counter", 0) == ["dragon", "unicorn", "secret-elfcycle"]
    begun.do(0, "keep", counter="unicorn")
    assert begun.player(0)["open"] == ["unicorn"]
    assert begun.heard("kept", 1) == [{"seat": 0, "counter": "unicorn"}]
    assert begun.heard("returned", 1) == [{"seat": 0, "n": 2, "counters": ["dragon"]}]


def test_a_kept_secret_counter_stays_secret() -> None:
    # EL-12.2, EL-15.1
    begun = table("keep", opened={0: ["dragon"]}, secret={0: ["elfcycle", "unicorn"]})
    begun.do(0, "keep", counter="secret-unicorn")
    assert begun.player(0)["open"] == [] and begun.player(0)["secret"] == 2  # with the new one
    assert begun.secret(0)[0] == "unicorn"
    assert begun.heard("kept-secret", 0) == [{"seat": 0, "counter": "unicorn"}]
    assert begun.heard("kept-secret", 1) == [{"seat": 0}]


@pytest.mark.parametrize("which", ["dragon", "secret-dragon"])
def test_of_an_open_and_a_secret_counter_of_one_means_the_named_one_is_kept(which: str) -> None:
    # EL-12.2
    begun = table("keep", opened={0: ["dragon"]}, secret={0: ["dragon"]})
    begun.do(0, "keep", counter=which)
    one = begun.player(0)
    assert (one["open"], one["secret"]) == ((["dragon"], 1) if which == "dragon" else ([], 2))


def test_one_counter_is_kept_without_asking() -> None:
    # EL-12.2
    hands, opened, secret = {0: {"raft": 1}}, {0: ["dragon"]}, {1: ["unicorn"]}
    begun = table("travel", hands=hands, opened=opened, secret=secret)
    begun.stop()
    assert begun.round == 2
    assert begun.heard("kept") == [{"seat": 0, "counter": "dragon"}]
    assert begun.heard("kept-secret", 1) == [{"seat": 1, "counter": "unicorn"}]
    assert begun.player(0)["open"] == ["dragon"] and begun.secret(1)[0] == "unicorn"
    assert not begun.heard("returned")


def test_who_has_none_keeps_nothing() -> None:
    # EL-12.2
    begun = table("travel", hands={0: {"raft": 1}})
    begun.stop()
    assert begun.round == 2 and not begun.heard("kept") and not begun.heard("returned")
    assert [begun.player(seat)["secret"] for seat in range(3)] == [1, 1, 1]


def test_all_returning_is_not_possible() -> None:
    # EL-12.2: exactly one is kept
    begun = table("keep", opened={0: ["dragon", "unicorn"]})
    assert begun.may(0) == {"keep"}
    assert begun.refused(0, "pass") == "EL-17.1"
    assert begun.refused(0, "keep") == "EL-12.2"


@pytest.mark.parametrize("counter", ["elfcycle", "secret-dragon", "raft", "dragon-1", "", 1, None])
def test_only_ones_own_counter_can_be_kept(counter: object) -> None:
    # EL-12.2
    begun = table("keep", opened={0: ["dragon", "unicorn"], 1: ["elfcycle", "elfcycle"]})
    assert begun.refused(0, "keep", counter=counter) == "EL-12.2"


def test_all_choose_at_the_same_time() -> None:
    # EL-12.3: nobody sees another's choice before all have chosen
    begun = table("keep", opened={seat: ["dragon", "unicorn"] for seat in (0, 2)})
    assert begun.waited_for == [0, 2] and "turn" not in begun.view()
    before = begun.view(2)
    begun.do(0, "keep", counter="dragon")
    assert begun.told() == [] and begun.view(2) == before and begun.waited_for == [2]
    begun.do(2, "keep", counter="unicorn")
    assert begun.round == 2


def test_a_choice_may_be_changed_until_the_last_has_chosen() -> None:
    # EL-12.3
    begun = table("keep", opened={seat: ["dragon", "unicorn"] for seat in (0, 2)})
    begun.do(0, "keep", counter="dragon")
    begun.do(0, "keep", counter="unicorn")
    begun.do(2, "keep", counter="dragon")
    assert begun.player(0)["open"] == ["unicorn"]


@pytest.mark.parametrize("order", [*permutations(range(3))])
def test_the_order_of_choosing_makes_no_difference(order: tuple[int, ...]) -> None:
    # EL-12.3
    opened = {seat: ["dragon", "unicorn"] for seat in range(3)}
    kept = {0: "dragon", 1: "unicorn", 2: "dragon"}
    plain, shuffled = table("keep", opened=opened), table("keep", opened=opened)
    for seat in range(3):
        plain.do(seat, "keep", counter=kept[seat])
    for seat in order:
        shuffled.do(seat, "keep", counter=kept[seat])
    for watcher in (None, 0, 1, 2):
        assert shuffled.view(watcher) == plain.view(watcher)
        assert [event.seen_by(watcher) for event in shuffled.log] == [
            event.seen_by(watcher) for event in plain.log
        ]


def test_returned_counters_and_those_of_the_roads_go_back_into_the_stack() -> None:
    # EL-12.5, EL-18.2
    begun = table(
        "keep",
        roads={BRANCH: "dragon", FAR: "unicorn"},
        opened={0: ["dragon", "unicorn"]},
        secret={1: ["dragon", "dragon"]},
    )
    stack = begun.view()["stack"]
    begun.do(0, "keep", counter="dragon")
    begun.do(1, "keep", counter="secret-dragon")
    assert begun.view()["roads"] == {}
    assert begun.view()["stack"] == stack + 2 + 1 + 1 - 3  # less three new secret counters


def test_the_row_stays_as_it_is() -> None:
    # EL-12.5
    row = ["dragon", "unicorn", "dragon", "elfcycle", "giant-pig"]
    begun = table("keep", row=row, opened={0: ["troll-wagon", "unicorn"]}, roads={FAR: "dragon"})
    begun.do(0, "keep", counter="unicorn")
    assert begun.view()["row"] == row


def test_the_returned_counters_are_mixed_with_the_stack() -> None:
    # EL-12.5: what lay on roads comes neither first nor last
    drawn = []
    for seed in range(40):
        forests = ["elvenhold-ergeren-forest", "feodor-rivinia-forest", "ergeren-tichih-forest"]
        roads = dict.fromkeys([*forests, BRANCH, FAR, "dagamura-ixara-forest"], "dragon")
        begun = table("keep", 2, roads=roads, seed=seed, row=["dragon", "dragon", *["unicorn"] * 3])
        drawn.append(begun.secret(0)[0])
    assert drawn.count("dragon") / 40 == pytest.approx(6 / 43, abs=0.14)
    assert len({*drawn}) > 3


def test_two_alike_counters_are_asked_about_all_the_same() -> None:
    # EL-12.2: two or more counters
    begun = table("keep", opened={0: ["dragon", "dragon"]})
    assert begun.waited_for == [0] and begun.choices("keep", "counter", 0) == ["dragon"]
    begun.do(0, "keep", counter="dragon")
    assert begun.player(0)["open"] == ["dragon"]


def test_nobody_else_is_asked() -> None:
    # EL-17.1, EL-12.2
    begun = table("keep", opened={0: ["dragon", "unicorn"], 1: ["dragon"]})
    begun.stale(1, "keep", counter="dragon")
    begun.stale(2, "keep", counter="dragon")


def test_between_rounds_everybody_holds_one_counter_at_most() -> None:
    # EL-18.7, EL-18.3
    opened = {seat: ["dragon", "unicorn"] for seat in range(3)}
    begun = table("keep", opened=opened, secret={0: ["elfcycle", "giant-pig"]})
    for seat in range(3):
        begun.do(seat, "keep", counter="dragon")
    for seat in range(3):
        one = begun.player(seat)
        assert one["open"] == ["dragon"] and one["secret"] == 1  # dealt in the new round


def test_a_match_that_is_over_is_not_tidied_up() -> None:
    # EL-12.1
    begun = table(
        "travel",
        in_round=4,
        hands={0: {"raft": 1}},
        roads={BRANCH: "dragon"},
        opened={0: ["dragon", "unicorn"]},
    )
    begun.stop()
    assert begun.match.over and begun.view()["phase"] == "over"
    assert begun.player(0)["open"] == ["dragon", "unicorn"]
    assert begun.view()["roads"] == {BRANCH: {"counter": "dragon"}}
    assert not begun.heard("cleared") and begun.view()["start"] == 0
