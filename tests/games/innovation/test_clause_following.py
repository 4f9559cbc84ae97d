"""IN-14: knowledge of hidden cards is kept while it is true, and lost when it cannot be known.

Everybody has been shown the hands and score piles. Then a player lets one of several cards of an
age go unseen: whichever it is, those who are not concerned must not be able to tell.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from ludoteca.games.innovation import game
from ludoteca.games.innovation.cards import AGE, CARD, ID
from ludoteca.games.innovation.knowledge import EVERYBODY
from ludoteca.games.innovation.state import Innovation
from ludoteca.kernel import Decision, Match
from tests.games.innovation.positions import card, play, position, supply_of
from tests.games.innovation.test_clause_information import seen, shown_by_right

HIDDEN_MOVES = {"innovation-ask-return", "innovation-ask-give", "innovation-ask-swap"}
BY_FACE = {"oars", "feudalism", "measurement"}
"""Faces decide what such an effect does next, or are shown."""


def shown(state: Innovation) -> Innovation:
    """Return the state in which everybody has seen all hands and score piles."""
    state = state.clone()
    state.events = []
    for player in state.players:
        for each in (*player.hand, *player.score):
            state.known[each] = EVERYBODY
    return state


def alike(match: Match[Innovation], decision: Decision) -> list[tuple[str, str]]:
    """Return pairs of cards of one age in one hidden zone that can be answered."""
    at = match.state.at
    names = [str(a["card"]) for a in decision.answers() if a.get("card") in CARD]
    return [
        (one, other)
        for one, other in combinations(names, 2)
        if AGE[CARD[one]] == AGE[CARD[other]]
        and at[CARD[one]] == at[CARD[other]]
        and at[CARD[one]] & 7 in (1, 2)
    ]


def compare(match: Match[Innovation], decision: Decision, pair: tuple[str, str]) -> int:
    """Give both answers, each in its own match; return how many watchers were compared."""
    forks = [match.fork(listen=True) for _ in pair]
    for fork, name in zip(forks, pair, strict=True):
        fork.answer(decision.seat, {"action": "choose", "card": name})
    compared = 0
    for watcher in (None, *range(match.seats)):
        by_right = [shows(fork, watcher, pair) for fork in forks]  # each is to be checked
        if watcher == decision.seat or any(by_right):
            continue
        one, other = (seen(fork, watcher) for fork in forks)
        assert one == other, (decision.ask, decision.args, pair, watcher)
        compared += 1
    return compared


def shows(match: Match[Innovation], watcher: int | None, pair: tuple[str, str]) -> bool:
    return shown_by_right(match, watcher, {*pair})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_which_card_of_an_age_has_gone_is_not_known(seats: int) -> None:
    # IN-14.2, IN-14.6, IN-6.7
    dice = Random(seats)
    compared = 0
    for number in range(10):
        match = Match(game, seats, {}, bytes([number] * 32), listen=False)
        while not match.over:
            if match.at_rest and match.state.turn >= 0 and dice.randrange(3) == 0:
                match = Match.at(game, shown(match.state), seats, listen=False)
            decision = next(each for each in match.pending if not each.offer)
            if decision.ask in HIDDEN_MOVES and decision.args.get("card") not in BY_FACE:
                for pair in alike(match, decision)[:1]:
                    compared += compare(match, decision, pair)
            match.answer_unchecked(decision.seat, decision.sample(dice.randrange))
    assert compared > 40


def known_to(match: Match[Any], watcher: int | None, seat: int, zone: str) -> set[str]:
    data = match.view(watcher)["players"][seat][zone]
    return {*data.get("open", ()), *data.get("knows", ())}


def shown_position(*players: dict[str, Any], **more: Any) -> Match[Innovation]:
    return Match.at(game, shown(position(players, **more).state), len(players), listen=True)


@pytest.mark.parametrize("score", ["Optics, Paper", "Paper, Optics"])
def test_whoever_picks_an_age_does_not_learn_which_card_went(score: str) -> None:
    # IN-14.7: chance picks by the place in the pile, the same one in both
    match = shown_position({"board": "blue [Rocketry]"}, {"score": score}, {})
    play(match, 0, "dogma Rocketry")
    left = match.state.players[1].score
    assert len(left) == 1
    for watcher in (None, 0, 2):
        assert known_to(match, watcher, 1, "score") == set()
        assert "knows" not in match.view(watcher)["supply"][2]
        assert "open" not in match.view(watcher)["supply"][2]
    assert match.view(1)["mine"]["score"] == [ID[left[0]]]
    (event,) = [event for event in match.events if "-returned" in event.name]
    told = ["card" in event.seen_by(seat) for seat in (None, 0, 1, 2)]
    assert told == [False, False, True, False]


def test_backs_are_offered_by_player_and_age_even_if_their_faces_are_known() -> None:
    # IN-14.7
    match = shown_position(
        {"board": "blue [Rocketry]"}, {"score": "Optics, Paper, Tools"}, {"score": "Compass"}
    )
    play(match, 0, "dogma Rocketry")
    (decision,) = match.pending
    assert [answer["back"] for answer in decision.answers()] == ["1:1", "1:3", "2:3"]


def test_the_only_card_of_its_age_can_be_followed() -> None:
    # IN-14.2, IN-14.6: from the hand to the supply, and to whoever draws it there
    match = shown_position({"board": "yellow [Agriculture]", "hand": "Tools"}, {}, {})
    match.state.supply[0].clear()
    play(match, 0, "dogma Agriculture")
    play(match, 0, "Tools")
    assert match.view(2)["supply"][0] == {"cards": 1, "open": {"1": "tools"}}
    play(match, 0, "draw")
    assert supply_of(match, 1) == [] and known_to(match, 2, 0, "hand") == {"tools"}


def test_a_shown_card_is_known_until_one_like_it_goes_unseen() -> None:
    # IN-6.8, IN-14.5, IN-14.6
    players = [{"board": "purple [Mysticism]", "hand": "Calendar"}, {"board": "red [Oars]"}]
    match = position([*players, {}], {1: "Tools, Writing, Sailing …"})
    match.state.players[1].piles[1].clear()
    play(match, 0, "dogma Mysticism")
    assert known_to(match, 1, 0, "hand") == {"tools"}
    play(match, 0, "draw")
    assert known_to(match, 1, 0, "hand") == {"tools"}
    match = shown_position({"board": "yellow [Agriculture]", "hand": "Tools, Oars, Calendar"}, {})
    play(match, 0, "dogma Agriculture")
    play(match, 0, "Oars")
    assert known_to(match, 1, 0, "hand") == {"calendar"}


def test_an_open_move_leaves_the_others_known() -> None:
    # IN-14.5
    match = shown_position({"hand": "Tools, Oars"}, {})
    play(match, 0, "meld Oars")
    assert known_to(match, 1, 0, "hand") == {"tools"}
    assert match.state.known[card("Oars")] == EVERYBODY


def test_a_set_that_takes_all_of_an_age_can_be_followed() -> None:
    # IN-6.7, IN-14.6: Canal Building swaps all of the highest; the third knows where they are
    board = {"board": "yellow [Canal Building]", "hand": "Optics, Paper, Tools", "score": "Writing"}
    match = shown_position(board, {})
    play(match, 0, "dogma Canal Building")
    play(match, 0, "accepts")
    assert known_to(match, 1, 0, "score") == {"optics", "paper"}
    assert known_to(match, None, 0, "hand") == {"tools", "writing"}
