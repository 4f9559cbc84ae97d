"""EL-9: drawing counters."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.elfenland.tables import ROW, new, table

EVERY = pytest.mark.parametrize("seats", range(2, 7))


@EVERY
def test_everybody_takes_one_counter_three_times_round_the_table(seats: int) -> None:
    # EL-9.1, EL-6.2, EL-1.8: beginning with the start player
    begun = table("draw", seats, start=1)
    order = []
    while begun.phase == "draw":
        assert begun.waited_for == [begun.turn]
        order.append(begun.turn)
        begun.act("draw")
    assert order == [(1 + step) % seats for step in range(seats)] * 3
    assert all(len(begun.player(seat)["open"]) == 3 for seat in range(seats))
    assert begun.turn == 1


def test_the_number_of_turns_taken_is_shown() -> None:
    # EL-9.1
    begun = table("draw", 2)
    shown = []
    while begun.phase == "draw":
        shown.append(begun.view()["drawn"])
        begun.act("draw")
    assert shown == [0, 1, 2, 3, 4, 5] and "drawn" not in begun.view()


def test_what_can_be_done_is_to_take_a_slot_or_draw() -> None:
    # EL-9.2
    begun = table("draw")
    assert begun.may() == {"take", "draw"}
    assert begun.choices("take", "slot") == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("slot", range(1, 6))
def test_a_counter_of_the_row_is_replaced_from_the_stack(slot: int) -> None:
    # EL-9.4, EL-9.3: in its slot, the others stay
    begun = table("draw", top=["dragon", "unicorn"])
    stack = begun.view()["stack"]
    begun.act("take", slot=slot)
    row = [*ROW]
    assert begun.player(0)["open"] == [row[slot - 1]]
    row[slot - 1] = "dragon"
    assert begun.view()["row"] == row and begun.view()["stack"] == stack - 1
    facts = {"seat": 0, "counter": ROW[slot - 1], "slot": slot, "next": "dragon"}
    assert begun.heard("took", 1) == [facts]


def test_a_draw_from_the_stack_is_turned_up_and_leaves_the_row() -> None:
    # EL-9.3, EL-9.4
    begun = table("draw", top=["dragon"])
    stack = begun.view()["stack"]
    begun.act("draw")
    assert begun.view()["row"] == [*ROW] and begun.view()["stack"] == stack - 1
    for watcher in (None, 0, 1, 2):
        assert begun.player(0, watcher)["open"] == ["dragon"]
        assert begun.heard("drew", watcher) == [{"seat": 0, "counter": "dragon"}]
    assert begun.player(0)["secret"] == 0


def test_the_counter_that_came_into_the_row_can_be_taken_next() -> None:
    # EL-9.4
    begun = table("draw", top=["dragon", "unicorn"])
    begun.act("take", slot=2)
    begun.act("take", slot=2)
    assert begun.player(1)["open"] == ["dragon"]
    assert begun.view()["row"][1] == "unicorn"


def test_drawing_is_compulsory() -> None:
    # EL-9.2
    begun = table("draw")
    assert begun.refusal(0, {"action": "pass"}) == ("phase", "EL-17.1")
    assert begun.refusal(0, {"action": "stop"}) == ("phase", "EL-17.1")


@pytest.mark.parametrize("slot", [0, 6, -1, "1", 1.0, True, None, [1]])
def test_a_slot_that_does_not_exist_is_refused(slot: object) -> None:
    # EL-9.2
    assert table("draw").refused(0, "take", slot=slot) == "EL-9.2"


def test_only_the_active_player_draws() -> None:
    # EL-17.1
    begun = table("draw", start=1)
    for seat in (0, 2):
        begun.stale(seat, "draw")
        begun.stale(seat, "take", slot=1)


@pytest.mark.parametrize(
    ("opened", "secret"), [(["dragon"], ["unicorn"]), ([], ["dragon", "unicorn"])]
)
def test_three_are_drawn_whatever_was_kept(opened: list[str], secret: list[str]) -> None:
    # EL-9.5, EL-18.3: five counters, two of them secret, or four of them face up
    begun = table("draw", 2, opened={0: opened}, secret={0: secret, 1: ["dragon"]})
    begun.skip()
    one, other = begun.player(0), begun.player(1)
    assert (len(one["open"]), one["secret"]) == (len(opened) + 3, len(secret))
    assert len(one["open"]) + one["secret"] == 5
    assert (len(other["open"]), other["secret"]) == (3, 1)


def test_with_six_players_who_each_kept_one_thirteen_are_left() -> None:
    # EL-9.6, EL-7.3
    kept = ["dragon", "unicorn", "elfcycle", "troll-wagon", "giant-pig", "magic-cloud"]
    begun = table("keep", 6, opened={seat: [kept[seat]] for seat in range(6)})
    assert begun.phase == "draw" and begun.round == 2
    begun.skip()
    assert begun.view()["stack"] == 13 and begun.view()["cards"] == 24


def test_the_row_always_shows_five() -> None:
    # EL-9.4, EL-18.2
    begun = new(6, 1)
    rng = Random(1)
    for _ in range(18):
        begun.do(begun.turn, **begun.decision(begun.turn).sample(rng.randrange))
        assert len(begun.view()["row"]) == 5
    assert begun.phase == "plan"


def test_alike_counters_may_be_held() -> None:
    # EL-9.2
    row = ["dragon"] * 3 + ["unicorn"] * 2
    begun = table("draw", 2, row=row, top=["dragon"] * 5)
    for _ in range(6):
        begun.act("take", slot=1)
    assert begun.player(0)["open"] == ["dragon"] * 3
    assert begun.choices("place", "move")[0][0] == "dragon"
    assert len({tuple(move) for move in begun.choices("place", "move")}) == 35
