"""Zones, actions and single moves (IN-1, IN-3, IN-4, IN-6): what no scenario can tell."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.innovation.cards import CASTLE, CLOCK, CROWN, LIGHTBULB, bears
from ludoteca.kernel import IllegalAnswer, Match, StaleDecision
from tests.games.innovation.positions import card, play, position, supply_of, zones


def names(match: Match[Any]) -> list[str]:
    """Return what was told since the last answer."""
    return [event.name.removeprefix("innovation-event-") for event in match.events]


def seats_told(match: Match[Any], name: str) -> list[int]:
    return [e.public["seat"] for e in match.events if e.name == f"innovation-event-{name}"]


def offered(match: Match[Any], action: str) -> list[Any]:
    """Return what can be said with an action."""
    (decision,) = match.pending
    return [
        answer.get("card", answer.get("age"))
        for answer in decision.answers()
        if answer["action"] == action
    ]


def test_points_come_from_the_score_pile_alone() -> None:
    # IN-1.6, IN-11.8
    rich = {"board": "red [Robotics]", "hand": "A.I., Optics", "achievements": "9, 8, World"}
    match = position([rich, {"score": "Tools, Coal, Databases"}])
    views = match.view(None)["players"]
    assert [view["points"] for view in views] == [0, 16]
    assert (views[0]["ages"], views[0]["specials"]) == ([9, 8], ["world"])


def test_a_card_bears_an_icon_that_cannot_be_seen() -> None:
    # IN-1.8: under another card, in a hand
    assert bears(card("Tools"), CASTLE) and bears(card("Tools"), LIGHTBULB)
    assert not bears(card("Tools"), CROWN) and not bears(card("Tools"), CLOCK)
    match = position(
        [{"board": "yellow [Machinery]", "hand": "Tools"}, {"board": "blue [Pottery]"}]
    )
    play(match, 0, "dogma Machinery")
    assert offered(match, "choose") == ["tools"]


def test_top_cards_are_the_uppermost_and_a_missing_colour_is_no_pile() -> None:
    # IN-1.5, IN-3.4, IN-6.2
    match = position([{"board": "blue left [Tools < Writing]", "hand": "Pottery, Oars"}, {}])
    assert offered(match, "dogma") == ["writing"]
    assert list(match.view(1)["players"][0]["piles"]) == ["blue"]
    play(match, 0, "meld Oars")
    assert match.view(1)["players"][0]["piles"]["red"] == {"cards": ["oars"]}
    play(match, 0, "meld Pottery")
    pile = {"cards": ["tools", "writing", "pottery"], "splay": "left"}
    assert match.view(1)["players"][0]["piles"]["blue"] == pile


def test_what_is_confirmed_stands() -> None:
    # IN-3.6
    match = position([{"hand": "Tools"}, {}])
    play(match, 0, "meld Tools")
    play(match, 0, "draw")
    with pytest.raises(StaleDecision):
        match.answer(0, {"action": "draw"})


def test_the_same_dogma_twice() -> None:
    # IN-3.1, IN-3.4
    match = position([{"board": "blue [Writing]"}, {}])
    play(match, 0, "dogma Writing")
    play(match, 0, "dogma Writing")
    assert len(zones(match)[0]["hand"]) == 2 and match.waited_for == [1]


@pytest.mark.parametrize(
    ("score", "top", "owned", "ages"),
    [
        ("Currency, Calendar", "Robotics", "", []),
        ("Coal", "Robotics", "", [1]),
        ("Coal, Paper, Tools", "Robotics", "", [1]),
        ("Coal, Physics", "Robotics", "", [1, 2]),
        ("Coal, Physics", "Oars", "", [1]),
        ("Coal, Physics", "Robotics", "1", [2]),
        ("Databases, A.I., Software, Bioengineering, Coal", "Robotics", "", list(range(1, 10))),
        ("Databases, A.I., Software, Bioengineering, Coal", "Flight", "3, 8", [1, 2, 4, 5, 6, 7]),
        ("Databases, A.I., Software, Bioengineering, Coal", "", "", []),
    ],
)
def test_which_ages_can_be_achieved(score: str, top: str, owned: str, ages: list[int]) -> None:
    # IN-3.5
    board = f"red [{top}]" if top else ""
    match = position([{"board": board, "score": score}, {"achievements": owned}])
    assert offered(match, "achieve") == ages


def test_a_drawn_card_goes_unseen_to_the_hand_and_the_piles_are_counted_openly() -> None:
    # IN-4.6, IN-4.8
    match = position([{}, {}], {1: "exactly Tools, Oars", 2: "empty"})
    play(match, 0, "draw")
    for seat in (None, 1):
        view = match.view(seat)
        assert view["players"][0]["hand"] == {"ages": [1]}
        assert [pile["cards"] for pile in view["supply"][:2]] == [1, 0]
    assert match.view(0)["mine"]["hand"] == ["tools"]


@pytest.mark.parametrize("edition", ["last", "first"])
def test_named_eleven_ends_the_game_at_once(edition: str) -> None:
    # IN-4.3, IN-4.5, IN-7.11: the returned 10 is back in the supply, nothing is scored
    board = {"board": "yellow [Agriculture]", "hand": "Robotics"}
    match = position([board, {"board": "blue [Pottery]", "score": "Tools"}], edition=edition)
    play(match, 0, "dogma Agriculture")
    play(match, 0, "Robotics")
    assert match.over and match.state.winners == [1]
    assert supply_of(match, 10)[-1] == "Robotics" and zones(match)[0]["score"] == []


def test_returned_cards_go_to_the_supply_never_to_a_player() -> None:
    # IN-6.5, IN-4.7: Mass Media returns other players' cards
    players = [{"board": "green [Mass Media]", "hand": "Tools"}, {"score": "Optics"}]
    match = position(players, {3: "exactly Paper"})
    play(match, 0, "dogma Mass Media")
    play(match, 0, "Tools")
    play(match, 0, "value 3")
    assert supply_of(match, 3) == ["Paper", "Optics"] and zones(match)[1]["score"] == []


def test_effects_of_all_then_the_next_effect_and_the_bonus_last() -> None:
    # IN-7.3, IN-7.4, IN-7.5, IN-8.1: demand on P4, then P2, P3, P1, then the bonus
    players = [
        {"board": "purple [Monotheism]"},
        {"board": "green [The Wheel]"},
        {"board": "red [Metalworking]"},
        {"board": "blue [Tools]"},
    ]
    match = position(players)
    play(match, 0, "dogma Monotheism")
    told = [
        (e.public["seat"], e.public["number"], e.public["demand"])
        for e in match.events
        if e.name == "innovation-event-effect"
    ]
    assert told == [(3, 1, True), (1, 2, False), (2, 2, False), (0, 2, False)]
    assert names(match)[-2:] == ["bonus", "drew"] and seats_told(match, "drew") == [0]


def test_colours_run_from_blue_to_purple() -> None:
    # IN-15.5: Engineering takes the top cards in the order of colours
    board = "red [Engineering], green [The Wheel], yellow [Masonry], purple [Mysticism]"
    theirs = "purple [Feudalism], yellow [Fermenting], red [Oars], blue [Alchemy]"
    match = position([{"board": board}, {"board": theirs}])
    play(match, 0, "dogma Engineering")
    told = [e.public["card"] for e in match.events if e.name.endswith("-transferred")]
    assert told == ["alchemy", "oars", "fermenting", "feudalism"]


def test_genetics_scores_from_the_bottom_upward() -> None:
    # IN-15.5
    board = "blue [Genetics], green [Sailing < Clothing < Paper]"
    match = position([{"board": board}, {}], {10: "Databases …"})
    play(match, 0, "dogma Genetics")
    told = [e.seen_by(0).get("card") for e in match.events if e.name.endswith("-scored")]
    assert told == ["sailing", "clothing", "paper"]


def test_special_achievements_are_tested_in_their_order() -> None:
    # IN-15.5, IN-11.4, IN-11.5
    board = "blue up [Quantum Theory < Rocketry < Software], red [Fission], green [Mass Media]"
    match = position([{"board": f"{board}, yellow [Antibiotics]", "hand": "A.I.", "tucked": 6}, {}])
    play(match, 0, "meld A.I.")
    told = [e.public["name"] for e in match.events if e.name.endswith("-special")]
    assert told == ["monument", "world", "universe"]


def test_each_mate_has_own_zones_and_hidden_cards() -> None:
    # IN-13.2, IN-14.3
    players = [{"hand": "Tools", "score": "Oars"}, {}, {"hand": "Writing", "score": "Coal"}, {}]
    match = position(players, teams="1-3")
    assert match.view(0)["players"][2]["hand"] == {"ages": [1]}
    assert match.view(0)["players"][2]["score"] == {"ages": [5]}
    assert match.view(2)["mine"] == {"hand": ["writing"], "score": ["coal"]}


@pytest.mark.parametrize(
    ("yellow", "lightbulbs"), [("[Perspective]", 18), ("up [Ecology < Perspective]", 20)]
)
def test_twenty_lightbulbs_are_the_executors_own(yellow: str, lightbulbs: int) -> None:
    # IN-13.8, IN-12.4: what the mate shows is not added
    blue = "blue up [Experimentation < Printing Press < Atomic Theory < Genetics]"
    board = f"{blue}, purple [Empiricism], green [Classification], yellow {yellow}"
    mate = {"board": "purple [Philosophy]"}
    match = position([{"board": board}, {}, mate, {}], {9: "Composites …"}, teams="1-3")
    assert match.view(None)["players"][0]["icons"]["lightbulb"] == lightbulbs
    play(match, 0, "dogma Empiricism")
    play(match, 0, "yellow")
    play(match, 0, "purple")
    assert match.over is (lightbulbs == 20)
    assert match.state.winners == ([0, 2] if match.over else [])


def test_a_refused_action_leaves_the_turn_as_it_was() -> None:
    # IN-3.1, IN-3.3, IN-3.4, IN-15.7
    match = position([{"board": "red [Oars]"}, {"hand": "Tools"}])
    before = match.view(None)
    for answer in (
        {"action": "meld", "card": "tools"},
        {"action": "dogma", "card": "tools"},
        {"action": "achieve", "age": 1},
        {"action": "pass"},
    ):
        with pytest.raises(IllegalAnswer):
            match.answer(0, answer)
    assert match.view(None) == before and match.state.actions == 2
