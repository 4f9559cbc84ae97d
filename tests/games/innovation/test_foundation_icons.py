"""Splays and visible icons (IN-5), against a count that starts from the printed cards each time."""

from random import Random

import pytest

from ludoteca.games.innovation import game
from ludoteca.games.innovation.cards import CARDS, ICON_NAMES, LEFT, NONE, RIGHT, UP
from ludoteca.games.innovation.moving import settle
from ludoteca.games.innovation.verbs import splay, to_hand, tuck, unsplay
from ludoteca.kernel import Match
from tests.games.innovation.positions import card, position

SEEN = {NONE: [], LEFT: [3], RIGHT: [0, 1], UP: [1, 2, 3]}


def counted(player) -> dict[str, int]:
    icons = dict.fromkeys(ICON_NAMES, 0)
    for pile, direction in zip(player.piles, player.splays, strict=True):
        for place, number in enumerate(pile):
            on_top = place == len(pile) - 1
            for spot in range(4) if on_top else SEEN[direction]:
                icon = CARDS[number].icons[spot]
                if icon >= 0:
                    icons[ICON_NAMES[icon]] += 1
    return icons


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", range(8))
def test_icons_are_right_all_through_random_matches(seats: int, number: int) -> None:
    """IN-5.2, IN-5.3; and every card is where the state says."""
    match = Match(game, seats, seed=bytes([number] * 32), listen=False)
    dice = Random(number)
    while not match.over:
        decision = next(decision for decision in match.pending if not decision.offer)
        match.answer(decision.seat, decision.sample(dice.randrange))
        state = match.state
        views = match.view(None)["players"]
        for player, view in zip(state.players, views, strict=True):
            assert counted(player) == view["icons"]
            assert all(
                len(pile) > 1 for pile, s in zip(player.piles, player.splays, strict=True) if s
            )
        at = state.at[:]
        settle(state)
        assert state.at == at


def board(splays: str):
    return position([{"board": f"blue{splays} [Tools < Writing < Pottery]"}, {}]).state


@pytest.mark.parametrize(
    ("splays", "icons"),
    [
        ("", {"leaf": 3}),
        (" left", {"leaf": 3, "castle": 1, "crown": 1}),
        (" right", {"leaf": 3, "lightbulb": 2}),
        (" up", {"leaf": 3, "lightbulb": 4, "castle": 1, "crown": 1}),
    ],
)
def test_what_a_splay_shows(splays: str, icons: dict[str, int]) -> None:
    """IN-5.2."""
    shown = counted(board(splays).players[0])
    assert {icon: n for icon, n in shown.items() if n} == icons
    assert game.view(board(splays), None)["players"][0]["icons"] == shown


def test_a_splay_that_changes_nothing() -> None:
    """IN-5.1."""
    state = board(" left")
    assert not splay(state, 0, 0, LEFT)
    assert not splay(state, 0, 1, LEFT)
    assert splay(state, 0, 0, UP)  # IN-5.6
    assert unsplay(state, 0, 0)
    assert not unsplay(state, 0, 0)


def test_a_tucked_card_joins_the_splay_and_a_pile_of_one_loses_it() -> None:
    """IN-5.4, IN-5.5."""
    state = board(" left").clone()
    state.players[0].hand.append(card("Calendar"))
    settle(state)
    tuck(state, 0, card("Calendar"))
    assert state.players[0].splays[0] == LEFT
    assert state.players[0].tucked == 1
    for title in ("Pottery", "Writing"):
        to_hand(state, 0, card(title), 0)
        assert state.players[0].splays[0] == LEFT
    to_hand(state, 0, card("Tools"), 0)
    assert state.players[0].splays[0] == NONE
