"""The ends of a match (IN-12), in teams too (IN-13.7), and players who leave."""

import pytest

from ludoteca.games.innovation.ending import end_by_points, judge
from ludoteca.games.innovation.verbs import win
from ludoteca.kernel import GameOver
from tests.games.innovation.positions import play, position, zones

RICH = {"board": "red [Robotics]", "score": "A.I., Databases, Software, Stem Cells, Bioengineering"}


@pytest.mark.parametrize(("seats", "needed"), [(2, 6), (3, 5), (4, 4)])
def test_enough_achievements_end_the_match(seats, needed):
    """IN-12.1."""
    have = ", ".join(map(str, range(2, needed + 1)))
    match = position([{**RICH, "achievements": have}, *[{} for _ in range(seats - 1)]])
    play(match, 0, "achieve 1")
    assert match.over
    outcome = match.outcome
    assert outcome.reason == "innovation-end-achievements"
    assert outcome.ranks == (1, *[2] * (seats - 1))
    have = ", ".join(map(str, range(2, needed)))
    match = position([{**RICH, "achievements": have}, *[{} for _ in range(seats - 1)]])
    play(match, 0, "achieve 1")
    assert not match.over


def test_mates_count_together():
    """IN-12.1, IN-13.6, IN-13.7."""
    players = [{**RICH, "achievements": "2, 3"}, {}, {"achievements": "4, 5, 6"}, {}]
    match = position(players, teams="1-3")
    play(match, 0, "achieve 1")
    assert match.state.winners == [0, 2]
    assert match.outcome.ranks == (1, 3, 1, 3)
    assert match.outcome.together


def test_more_achievements_win_when_both_have_enough():
    """IN-12.2."""
    match = position([{"achievements": "1,2,3,4"}, {"achievements": "5,6,7,8,9"}, {}, {}])
    with pytest.raises(GameOver):
        judge(match.state)
    assert match.state.winners == [1]
    match = position([{"achievements": "1,2,3,4"}, {"achievements": "5,6,7,8"}, {}, {}])
    with pytest.raises(GameOver):
        judge(match.state)
    assert match.state.winners == [0, 1]


@pytest.mark.parametrize(
    ("players", "winners"),
    [
        ([{"score": "Coal"}, {"score": "Oars, Tools"}], [0]),
        ([{"score": "Coal"}, {"score": "Optics, Currency"}], [0, 1]),
        ([{"score": "Coal"}, {"score": "Optics, Currency", "achievements": "1"}], [1]),
    ],
)
def test_end_by_points(players, winners):
    """IN-12.3."""
    match = position(players)
    with pytest.raises(GameOver):
        end_by_points(match.state)
    assert match.state.winners == winners


def test_teams_add_up_their_points():
    """IN-13.7."""
    players = [{"score": "Coal"}, {"score": "Optics"}, {}, {"score": "Paper"}]
    match = position(players, teams="1-3")
    with pytest.raises(GameOver):
        end_by_points(match.state)
    assert match.state.winners == [1, 3]


def test_a_win_brings_the_mate_along():
    """IN-12.4, IN-13.7."""
    match = position([{}, {}, {}, {}], teams="1-4")
    with pytest.raises(GameOver):
        win(match.state, 3)
    assert match.state.winners == [0, 3]


def test_an_end_in_the_middle_drops_the_rest():
    """IN-7.11, IN-4.5: the first card stays where it went."""
    players = [{"board": "green [The Wheel]"}, {"board": "red [Metalworking]"}]
    empty = dict.fromkeys(range(2, 11), "empty")
    match = position(players, {**empty, 1: "exactly Tools"})
    play(match, 0, "dogma The Wheel")
    assert match.over
    assert [len(zone["hand"]) for zone in zones(match)] == [0, 1]


def test_whoever_has_left_is_passed_over():
    players = [{"board": "blue [Writing]"}, {"board": "blue [Tools]"}, {}]
    match = position(players)
    match.leave(1)
    play(match, 0, "dogma Writing")
    assert zones(match)[1]["hand"] == []
    play(match, 0, "draw")
    assert match.state.turn == 2


def test_leaving_in_the_own_turn_gives_it_away():
    match = position([{}, {}, {}])
    match.leave(0)
    assert (match.state.turn, match.state.actions) == (1, 2)


def test_leaving_in_the_middle_of_an_effect_declines():
    players = [
        {"board": "yellow [Agriculture]"},
        {"board": "blue [Pottery]", "hand": "Oars"},
        {},
    ]
    match = position(players)
    play(match, 0, "dogma Agriculture")
    match.leave(1)
    assert zones(match)[1]["hand"] == ["Oars"]
    assert (match.state.turn, match.state.actions) == (0, 1)


def test_the_last_player_or_team_wins():
    match = position([{}, {}])
    match.leave(0)
    assert match.outcome.reason == "innovation-end-left"
    assert match.outcome.ranks == (2, 1)
    match = position([{}, {}, {}, {}], teams="1-3")
    match.leave(1)
    assert not match.over
    match.leave(3)
    assert match.state.winners == [0, 2]
