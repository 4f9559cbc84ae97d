"""EL-1.3, EL-6, EL-12.6: rounds, phases and the start player."""

from __future__ import annotations

import pytest

from tests.games.elfenland.tables import Table, new, table


def round_by_round(begun: Table) -> list[tuple[int, int]]:
    """Play to the end as idly as possible; return each round with its start player."""
    while not begun.match.over:
        begun.idle()
    return [(each["round"], each["start"]) for each in begun.heard("round")]


def test_the_start_player_moves_one_seat_after_each_round() -> None:
    # EL-6.3, EL-12.6: A, B, C, A
    begun = table("draw", start=0)
    starts = {1: 0}
    while not begun.match.over:
        starts[begun.round] = begun.view()["start"]
        begun.idle()
    assert starts == {1: 0, 2: 1, 3: 2, 4: 0}


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("rounds", ["3", "4"])
def test_as_many_rounds_as_the_table_has(seats: int, rounds: str) -> None:
    # EL-1.3, EL-16.2, EL-6.3
    begun = new(seats, 2, rounds=rounds)
    start = begun.view()["start"]
    wanted = [(number + 1, (start + number) % seats) for number in range(int(rounds))]
    assert round_by_round(begun) == wanted
    assert begun.view()["round"] == begun.view()["rounds"] == int(rounds)
    assert begun.end == "rounds"


@pytest.mark.parametrize("start", range(3))
def test_each_phase_begins_with_the_start_player(start: int) -> None:
    # EL-1.8, EL-6.2: whoever acted last in the phase before
    hands = {seat: {"dragon": 1} for seat in range(3)}
    begun = table("draw", start=start, hands=hands, top=["dragon"] * 8)
    assert begun.turn == start
    begun.skip()
    assert (begun.phase, begun.turn) == ("plan", start)
    begun.act("pass")
    begun.place("dragon", "elvenhold-ergeren-forest")
    begun.skip()
    assert (begun.phase, begun.turn) == ("travel", start)


def test_the_phases_of_a_round_in_order() -> None:
    # EL-6.1
    begun = new(2, 1)
    seen = []
    while begun.round == 1:
        if begun.phase not in seen:
            seen.append(begun.phase)
        begun.idle()
    assert seen == ["draw", "plan", "travel", "keep"]
    assert begun.phase == "draw"


def test_turn_order_is_clockwise_from_the_start_player() -> None:
    # EL-1.8, EL-11.1
    begun = table("travel", 4, start=2, hands={seat: {"dragon": 1} for seat in range(4)})
    order = []
    while begun.phase == "travel":
        order.append(begun.turn)
        begun.stop()
    assert order == [2, 3, 0, 1]


def test_a_new_round_begins_with_an_empty_board() -> None:
    # EL-18.6, EL-12.5
    begun = table(
        "travel",
        2,
        roads={"beata-elvenhold-plain": "dragon", "feodor-rivinia-forest": "unicorn"},
        obstacles=["feodor-rivinia-forest"],
        used=[0],
    )
    assert (begun.round, begun.phase) == (2, "draw")
    assert begun.view()["roads"] == {}


def test_what_is_shown_of_the_round() -> None:
    # EL-2.6, EL-15.1
    view = table("plan", 4, start=3, in_round=2, opened={3: ["dragon"]}).view()
    shown = {key: view[key] for key in ("round", "rounds", "start", "turn", "phase", "passed")}
    assert shown == {
        "round": 2,
        "rounds": 4,
        "start": 3,
        "turn": 3,
        "phase": "plan",
        "passed": [],
    }
