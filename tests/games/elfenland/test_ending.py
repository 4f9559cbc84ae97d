"""EL-1.1, EL-13: the end of the game, scores and places."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.elfenland import game
from tests.games.elfenland.tables import ALL_TOWNS, BRANCH, Table, new, table

ALL_BUT_LAPPHALYA = [town for town in ALL_TOWNS if town != "lapphalya"]


def ended(taken: list[int], hands: list[int], **more: Any) -> Table:
    """Return a match that has ended with so many pieces and cards."""
    begun = table(
        "travel",
        len(taken),
        in_round=4,
        taken={seat: ALL_TOWNS[:n] for seat, n in enumerate(taken)},
        hands={seat: {"dragon": n} if seat % 2 else {"raft": n} for seat, n in enumerate(hands)},
        **more,
    )
    while not begun.match.over:
        begun.stop()
    return begun


@pytest.mark.parametrize(("round_", "rounds"), [(4, 4), (3, 3)])
def test_the_game_ends_after_the_travel_phase_of_the_last_round(round_: int, rounds: int) -> None:
    # EL-13.1, EL-16.2
    hands = {0: {"raft": 1}, 1: {"raft": 1}}
    begun = table("travel", 2, in_round=round_, rounds=rounds, hands=hands)
    begun.stop()
    assert not begun.match.over
    begun.stop()
    assert begun.match.over and begun.end == "rounds" and begun.phase == "over"
    assert begun.waited_for == []


@pytest.mark.parametrize(("round_", "rounds"), [(3, 4), (2, 3), (1, 4)])
def test_it_does_not_end_before(round_: int, rounds: int) -> None:
    # EL-13.1, EL-1.3
    begun = table("travel", 2, in_round=round_, rounds=rounds, hands={0: {"raft": 1}})
    begun.stop()
    assert not begun.match.over and begun.round == round_ + 1


def test_all_pieces_end_it_after_the_travel_phase_of_that_round() -> None:
    # EL-13.2: players later in turn order still travel
    begun = table(
        "travel",
        in_round=3,
        hands={0: {"dragon": 1}, 1: {"dragon": 1}, 2: {"raft": 2}},
        taken={0: ALL_BUT_LAPPHALYA},
        roads={BRANCH: "dragon"},
    )
    begun.cross(BRANCH)
    assert not begun.match.over and begun.turn == 1
    begun.cross(BRANCH)
    assert begun.turn == 2 and not begun.match.over
    begun.cross("elvenhold-virst-lake")
    assert begun.match.over and begun.end == "complete" and begun.round == 3
    assert begun.player(2)["taken"] == ["virst"] and begun.ranks == (1, 2, 2)


def test_nineteen_pieces_do_not_end_it() -> None:
    # EL-13.2
    begun = table("travel", in_round=3, hands={0: {"dragon": 1}}, taken={0: ALL_BUT_LAPPHALYA})
    begun.stop()
    assert not begun.match.over and begun.round == 4


def test_two_players_may_be_complete() -> None:
    # EL-13.2, EL-13.4, EL-13.5
    begun = table(
        "travel",
        in_round=3,
        hands={0: {"dragon": 2}, 1: {"dragon": 2}, 2: {"dragon": 4}},
        taken={0: ALL_BUT_LAPPHALYA, 1: ALL_BUT_LAPPHALYA},
        roads={BRANCH: "dragon"},
    )
    for _ in range(2):
        begun.cross(BRANCH)
        begun.stop()
    begun.stop()
    assert begun.end == "complete" and begun.ranks == (1, 1, 3)


def test_complete_in_the_last_round_is_the_end_of_the_rounds() -> None:
    # EL-13.1
    begun = ended([20, 3], [1, 1])
    assert begun.end == "rounds" and begun.ranks == (1, 2)


def test_the_earliest_round_to_be_complete_in() -> None:
    # EL-13.2: sixteen cards by the end of round 2 take nobody to twenty towns
    most = 0
    for seed in range(30):
        begun = new(2, seed)
        while begun.round < 3:
            seat = begun.waited_for[0]
            answers = list(begun.decision(seat).answers())
            likes = [a for a in answers if a["action"] in ("cross", "place")] or answers
            begun.do(seat, **likes[seed % len(likes)])
        most = max(most, *(len(begun.player(seat)["taken"]) for seat in (0, 1)))
    assert 0 < most <= 16


@pytest.mark.parametrize("pieces", [0, 1, 19, 20])
def test_each_piece_is_a_point(pieces: int) -> None:
    # EL-13.3
    begun = ended([pieces, 0], [1, 1])
    outcome = begun.match.outcome
    assert outcome is not None and outcome.scores[0] == {"points": pieces, "cards": 1}


@pytest.mark.parametrize(
    ("taken", "hands", "ranks"),
    [
        ([5, 7, 6], [4, 1, 2], (3, 1, 2)),  # EL-1.1, EL-13.3: most pieces, whatever the cards
        ([7, 7, 7], [1, 3, 2], (3, 1, 2)),  # EL-13.4: more cards
        ([7, 7, 6], [2, 2, 4], (1, 1, 3)),  # EL-13.5: a shared place, and several winners
        ([7, 6, 6], [1, 3, 3], (1, 2, 2)),
        ([0, 0, 0], [1, 1, 1], (1, 1, 1)),
        ([3, 4, 3, 4], [4, 1, 4, 2], (3, 2, 3, 1)),
    ],
)
def test_places(taken: list[int], hands: list[int], ranks: tuple[int, ...]) -> None:
    # EL-1.1, EL-13.3, EL-13.4, EL-13.5
    assert ended(taken, hands).ranks == ranks


def test_counters_obstacles_and_seats_break_no_ties() -> None:
    # EL-13.5
    begun = ended([3, 3], [2, 2], opened={0: ["dragon", "unicorn"]}, used=[1], start=1)
    assert begun.ranks == (1, 1)


def test_the_scores_show_what_decided() -> None:
    # EL-13.3, EL-13.4
    outcome = ended([5, 7], [3, 4]).match.outcome
    assert outcome is not None
    assert [list(score.items()) for score in outcome.scores] == [
        [("points", 5), ("cards", 3)],
        [("points", 7), ("cards", 4)],
    ]


def test_after_the_end_nothing_is_asked() -> None:
    # EL-17.1, EL-13.1
    begun = ended([1, 2], [1, 1])
    for seat in (0, 1):
        begun.stale(seat, "stop")
    assert "turn" not in begun.view()


def test_nobody_takes_more_than_twenty() -> None:
    # EL-13.3, EL-18.4
    begun = table(
        "travel", 2, hands={0: {"dragon": 2}}, taken={0: ALL_TOWNS}, roads={BRANCH: "dragon"}
    )
    begun.cross(BRANCH)
    assert len(begun.player(0)["taken"]) == 20


def test_the_figures_of_a_match() -> None:
    # EL-13.3
    assert game.figures(ended([5, 7], [3, 4]).match.state) == {"rounds": 4, "pieces": 12}
