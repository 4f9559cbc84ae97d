"""Special achievements (IN-11): each condition, at once, and who is first."""

import pytest

from ludoteca.games.innovation.ending import check
from tests.games.innovation.positions import play, position, zones

EMPIRE = (
    "blue [Quantum Theory], red up [Coal < Metalworking], yellow left [Canning < Anatomy],"
    " purple [Education]"
)


def test_empire():
    match = position([{"board": EMPIRE, "hand": "Navigation"}, {}])
    play(match, 0, "meld Navigation")
    assert zones(match)[0]["achievements"] == ["Empire"]


@pytest.mark.parametrize(("below", "world"), [("Quantum Theory", ["World"]), ("Evolution", [])])
def test_world_at_twelve_clocks(below, world):
    """IN-11.2, IN-5.2: two of twelve are under a pile that is splayed up."""
    board = f"blue up [{below} < Rocketry], red [Fission], green [Databases]"
    match = position([{"board": board, "hand": "Lighting"}, {}])
    assert match.view(None)["players"][0]["icons"]["clock"] == (11 if world else 9)
    play(match, 0, "meld Lighting")
    assert zones(match)[0]["achievements"] == world


def test_universe_needs_all_five_colours_at_eight():
    board = "blue [Rocketry], red [Flight], green [Mass Media], yellow [Antibiotics]"
    match = position([{"board": board, "hand": "Socialism"}, {}])
    play(match, 0, "meld Socialism")
    assert zones(match)[0]["achievements"] == ["Universe"]
    match = position([{"board": board, "hand": "Railroad"}, {}])
    play(match, 0, "meld Railroad")
    assert zones(match)[0]["achievements"] == []


def test_wonder_mixes_right_and_up():
    piles = (
        "blue up [Tools < Writing], red right [Oars < Archery], green right [Sailing < Compass],"
        " purple up [Mysticism < Philosophy], yellow [Masonry < Canning]"
    )
    match = position([{"board": piles}, {"board": "green [Clothing]"}])
    play(match, 0, "dogma Canning")
    play(match, 0, "declines")
    play(match, 0, "yellow")
    assert zones(match)[0]["achievements"] == ["Wonder"]


@pytest.mark.parametrize("counter", ["tucked", "scored"])
def test_monument_at_six(counter):
    """IN-11.6: the counters run through both actions, and are not added up."""
    cards = {"tucked": "Monotheism", "scored": "Agriculture"}
    players = [
        {"board": "purple [Monotheism], yellow [Agriculture]", "hand": "Oars", counter: 5},
        {},
    ]
    match = position(players)
    play(match, 0, f"dogma {cards[counter]}")
    if counter == "scored":
        play(match, 0, "Oars")
    assert zones(match)[0]["achievements"] == ["Monument"]
    other = {"tucked": "scored", "scored": "tucked"}[counter]
    match = position([{**{k: v for k, v in players[0].items() if k != counter}, other: 5}, {}])
    play(match, 0, f"dogma {cards[counter]}")
    if counter == "scored":
        play(match, 0, "Oars")
    assert zones(match)[0]["achievements"] == []


def test_an_owned_special_is_out_of_reach():
    """IN-11.7."""
    match = position([{"board": EMPIRE, "hand": "Navigation"}, {"achievements": "Empire"}])
    play(match, 0, "meld Navigation")
    assert zones(match)[0]["achievements"] == []
    assert zones(match)[1]["achievements"] == ["Empire"]


def test_the_turns_player_is_first_when_several_qualify():
    """IN-11.5, IN-18.2."""
    players = [{"tucked": 6}, {"tucked": 6}, {}]
    for turn, first in ((0, 0), (1, 1), (2, 0)):
        match = position(players, turn=turn)
        state = match.state
        check(state, 0, 1)
        assert state.players[first].specials == ["monument"]
        assert state.players[1 - first].specials == []


def test_several_specials_at_once():
    """IN-11.5."""
    match = position([{"tucked": 6, "board": EMPIRE + ", green [Navigation]"}, {}])
    check(match.state, 0)
    assert match.state.players[0].specials == ["empire", "monument"]
