"""The dogma action (IN-7), the sharing bonus (IN-8), nested effects (IN-10), teams (IN-13)."""

from tests.games.innovation.positions import play, position, zones


def order_of_draws(match):
    return [e.public["seat"] for e in match.events if e.name == "innovation-event-drew"]


def test_sharers_clockwise_then_launcher_then_bonus():
    """IN-7.5, IN-8.1."""
    players = [
        {"board": "blue [Tools]"},
        {"board": "blue [Writing]"},
        {"board": "purple [Education]"},
    ]
    match = position(players, turn=1)
    play(match, 1, "dogma Writing")
    assert order_of_draws(match) == [2, 0, 1, 1]


def test_whoever_has_fewer_icons_does_not_share():
    """IN-7.2."""
    match = position([{"board": "blue [Writing]"}, {"board": "red [Oars]"}])
    play(match, 0, "dogma Writing")
    assert order_of_draws(match) == [0]


def test_counts_are_taken_once():
    """IN-7.1: what is drawn and melded does not change who shares."""
    players = [{"board": "purple [Mysticism]"}, {"board": "yellow [Masonry]"}]
    match = position(players, {1: "Code of Laws, The Wheel, Oars, Archery …"})
    play(match, 0, "dogma Mysticism")
    assert zones(match)[1]["hand"] == ["Code of Laws"]


def test_demands_hit_the_weaker_clockwise():
    """IN-7.4."""
    players = [{"board": "red [Archery]"}, {"board": "blue [Pottery]"}, {"board": "red [Oars]"}, {}]
    match = position(players, {1: "Tools, Writing …"}, turn=0)
    play(match, 0, "dogma Archery")
    told = [e.public["seat"] for e in match.events if e.name == "innovation-event-transferred"]
    assert told == [1, 3]
    assert zones(match)[0]["hand"] == ["Tools", "Writing"]


def test_no_bonus_for_demands_or_declined_offers():
    """IN-8.3, IN-8.4."""
    match = position(
        [{"board": "yellow [Agriculture]"}, {"board": "blue [Pottery]", "hand": "Oars"}]
    )
    play(match, 0, "dogma Agriculture")
    play(match, 1, "passes")
    assert order_of_draws(match) == []
    assert match.state.actions == 1


def test_a_mate_is_no_victim_and_earns_no_bonus():
    """IN-13.3, IN-13.4."""
    players = [
        {"board": "red [Archery]"},
        {"board": "red [Oars]"},
        {"board": "blue [Pottery]", "hand": "Tools"},
        {"board": "red [Metalworking]"},
    ]
    match = position(players, teams="1-3")
    play(match, 0, "dogma Archery")
    assert zones(match)[2]["hand"] == ["Tools"]
    players = [{"board": "blue [Writing]"}, {}, {"board": "blue [Tools]"}, {}]
    match = position(players, teams="1-3")
    play(match, 0, "dogma Writing")
    assert order_of_draws(match) == [2, 0]


def test_at_most_one_bonus():
    """IN-8.1, IN-8.6: not an action."""
    players = [
        {"board": "blue [Writing]"},
        {"board": "blue [Tools]"},
        {"board": "purple [Philosophy]"},
    ]
    match = position(players)
    play(match, 0, "dogma Writing")
    assert order_of_draws(match) == [1, 2, 0, 0]
    assert (match.state.turn, match.state.actions) == (0, 1)


def test_the_view_tells_which_effect_is_under_way():
    """IN-14.1."""
    players = [{"board": "yellow [Agriculture]"}, {"board": "blue [Pottery]", "hand": "Oars"}]
    match = position(players)
    play(match, 0, "dogma Agriculture")
    assert match.view(None)["dogma"] == {
        "launcher": 0,
        "counts": [3, 3],
        "card": "agriculture",
        "effect": 1,
        "demand": False,
        "seat": 1,
    }
    play(match, 1, "passes")
    assert "dogma" not in match.view(None)


def test_nested_effects_are_not_shared_and_skip_demands():
    """IN-10.1, IN-10.5: Oars sees no demand and gives its draw."""
    players = [
        {"board": "red [Oars], green [Self Service]"},
        {"board": "yellow [Canning]", "hand": "Sailing"},
    ]
    match = position(players)
    play(match, 0, "dogma Self Service")
    assert zones(match)[1]["hand"] == ["Sailing"]
    assert len(zones(match)[0]["hand"]) == 1


def test_fission_ends_the_action_without_bonus():
    """IN-8.7, IN-17.68."""
    players = [
        {"board": "red [Fission], blue [Tools]", "hand": "Coal", "achievements": "1"},
        {"board": "green [Clothing]", "score": "Oars"},
        {"board": "blue [Quantum Theory]"},
    ]
    match = position(players, {10: "Robotics …"})
    play(match, 0, "dogma Fission")
    for zone in zones(match):
        assert (zone["board"], zone["hand"], zone["score"]) == ("", [], [])
    assert zones(match)[0]["achievements"] == ["1"]
    assert len(match.state.removed) == 7
    assert (match.state.turn, match.state.actions) == (0, 1)
