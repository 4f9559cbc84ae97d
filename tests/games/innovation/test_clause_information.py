"""IN-14 as non-interference: pairs of matches that differ in what a seat cannot know.

Two cards that a watcher knows nowhere change places throughout a state. As long as neither is shown
to the watcher by right, all that the watcher gets must be the same in both matches: the view, what
is told, who is asked, the own questions, and why answers are refused.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from ludoteca.games.innovation import game
from ludoteca.games.innovation.cards import AGE, CARDS, CASTLE, COLOUR, CROWN, ID, bears
from ludoteca.games.innovation.knowledge import knows
from ludoteca.games.innovation.moving import settle
from ludoteca.games.innovation.state import Innovation
from ludoteca.kernel import Match
from tests.games.innovation.positions import play, position

SHOWN_TO_ALL = {"melded", "tucked", "revealed", "kept", "showed", "reordered"}
OF_AN_EFFECT = ("dogma", "effect", "no-card")
"""Events that name the card whose effect runs."""
PROBES: list[Any] = [
    *({"action": name} for name in ("draw", "pass", "no", "achieve", "?")),
    *({"action": "achieve", "age": age} for age in range(11)),
    *({"action": name, "card": card.id} for name in ("meld", "choose") for card in CARDS[::6]),
]
Pair = tuple[Match[Innovation], Match[Innovation]]


def seen(match: Match[Innovation], watcher: int | None) -> dict[str, Any]:
    """Return all that a watcher gets."""
    data: dict[str, Any] = {
        "view": match.view(watcher),
        "told": [event.seen_by(watcher) for event in match.events],
        "waits": match.waited_for,
        "over": match.over,
        "outcome": match.outcome,
    }
    if watcher is not None and (decision := match.decision(watcher)) is not None:
        data["asked"] = decision.to_json()
        data["refusals"] = [decision.refusal(answer) for answer in PROBES]
    return data


def exchanged(value: Any, one: str, other: str) -> Any:
    """Return an answer in which two cards have changed places."""
    if isinstance(value, dict):
        return {key: exchanged(item, one, other) for key, item in value.items()}
    return {one: other, other: one}.get(value, value) if isinstance(value, str) else value


def zones_of(state: Innovation) -> Iterator[list[int]]:
    yield from (*state.supply, state.aside, state.shown, state.removed)
    for player in state.players:
        yield from (player.hand, player.score, *player.piles)


def twin(state: Innovation, one: int, other: int) -> Innovation:
    """Return the state in which two cards have changed places, with all that is known of them."""
    new = state.clone()
    for zone in zones_of(new):
        zone[:] = [{one: other, other: one}.get(card, card) for card in zone]
    new.known[one], new.known[other] = new.known[other], new.known[one]
    settle(new)
    new.events = []
    return new


def are_twins(pair: Pair, one: int, other: int) -> bool:
    """Tell whether the two differ in nothing but the two cards: chance may have picked others."""
    copy = twin(pair[0].state, one, other)
    return all(
        sorted(a) == sorted(b) for a, b in zip(zones_of(copy), zones_of(pair[1].state), strict=True)
    )


def shown_by_right(match: Match[Innovation], watcher: int | None, cards: set[str]) -> bool:
    """Tell whether one of the cards was just shown to the watcher; if so, it must be by right."""
    for event in match.events:
        facts = event.seen_by(watcher)
        named = {facts.get("card"), *facts.get("cards", ())} & cards
        name = event.name.removeprefix("innovation-event-")
        if not named or name in OF_AN_EFFECT:
            continue
        # IN-14.5, IN-14.6: open moves, and what one draws, gives, gets or returns oneself
        concerned = {facts.get(part) for part in ("seat", "to")}
        if name == "returned-other":
            concerned = {facts["owner"]}
        places = {facts.get("out"), facts.get("into")}
        by_right = name in SHOWN_TO_ALL or bool(places & {"board", "shown"})
        assert by_right or (watcher is not None and watcher in concerned), (event, watcher)
        return True
    return False


def pairs_of(state: Innovation, watcher: int | None, dice: Random) -> list[tuple[int, int]]:
    """Return cards that can change places: alike in all that decides what is asked by faces."""
    trail = {*state.trail}
    hidden = [c for c in range(105) if not knows(state, watcher, c) and ID[c] not in trail]
    pairs = [
        (a, b)
        for a in hidden
        for b in hidden
        if a < b
        and (AGE[a], COLOUR[a]) == (AGE[b], COLOUR[b])
        and all(bears(a, icon) == bears(b, icon) for icon in (CASTLE, CROWN))
        and state.at[a] != state.at[b]
    ]
    dice.shuffle(pairs)
    # First those of which one is in somebody's hand or score pile, where most can be betrayed.
    at = state.at
    return sorted(pairs, key=lambda pair: not any(at[card] & 7 in (1, 2) for card in pair))[:3]


def follow(state: Innovation, watcher: int | None, cards: tuple[int, int], dice: Random) -> int:
    """Play on in both matches and compare them; return how many answers could be compared."""
    one, other = cards
    here = state.clone()
    here.events = []
    seats = len(here.players)
    pair = tuple(
        Match.at(game, each, seats, listen=True) for each in (here, twin(state, one, other))
    )
    assert len(pair) == 2
    left, right = pair
    ids = {ID[one], ID[other]}
    assert seen(left, watcher) == seen(right, watcher)
    for number in range(12):
        if left.over:
            break
        decision = left.pending[0]
        answer = decision.sample(dice.randrange)
        same = exchanged(answer, ID[one], ID[other])
        (there,) = right.pending
        if there.refusal(same) is not None:
            return number  # what the two can do differs, rightly
        left.answer(decision.seat, answer)
        right.answer(there.seat, same)
        if shown_by_right(left, watcher, ids) | shown_by_right(right, watcher, ids):
            return number
        assert seen(left, watcher) == seen(right, watcher), (decision.ask, answer, ids)
        if not are_twins((left, right), one, other):
            return number
    return 12


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_matches_betray_nothing(seats: int) -> None:
    # IN-14.2, IN-14.3, IN-14.4, IN-14.6, IN-14.7, IN-13.2, IN-15.1
    dice = Random(seats)
    compared = 0
    for number in range(8):
        options = {"teams": "random"} if seats == 4 and number % 2 else {}
        match = Match(game, seats, options, bytes([number] * 32), listen=False)
        while not match.over:
            decision = match.pending[0] if len(match.pending) == 1 else dice.choice(match.pending)
            match.answer_unchecked(decision.seat, decision.sample(dice.randrange))
            if match.at_rest and match.state.turn >= 0 and not match.over:
                if dice.randrange(22):
                    continue
                watcher = dice.choice([None, *range(seats)])
                for cards in pairs_of(match.state, watcher, dice):
                    compared += follow(match.state, watcher, cards, dice)
    assert compared > 150


def both(left: dict[str, Any], right: dict[str, Any], launcher: dict[str, Any]) -> Pair:
    """Return two positions of three players of which P2's cards differ."""
    return position([launcher, left, {}]), position([launcher, right, {}])


@pytest.mark.parametrize(
    ("board", "one", "other"),
    [
        ("red [Oars]", "Sailing, Tools", "Sailing, Clothing"),
        ("red [Oars]", "Sailing, Tools", "Clothing, Writing"),
        ("purple [Feudalism]", "Archery, Tools", "Writing, The Wheel"),
        ("purple [Feudalism]", "Archery, The Wheel", "Pottery, Mysticism"),
    ],
)
def test_a_single_fit_card_is_asked_for_like_several(board: str, one: str, other: str) -> None:
    # IN-15.1, IN-14.3, IN-14.8: the launcher and the third player see no difference
    pair = both({"hand": one}, {"hand": other}, {"board": board})
    for match in pair:
        play(match, 0, f"dogma {board.split('[')[1][:-1]}")
        assert match.waited_for == [1]
    for watcher in (None, 0, 2):
        assert seen(pair[0], watcher) == seen(pair[1], watcher)


@pytest.mark.parametrize(
    ("card", "board", "one", "other"),
    [
        ("Masonry", "red [Metalworking]", "Tools, Archery", "Writing, Sailing"),
        ("Masonry", "red [Oars], yellow [Domestication]", "The Wheel", "Agriculture"),
        ("Code of Laws", "purple [City States]", "Mysticism, Tools", "Writing, Sailing"),
        ("Code of Laws", "purple [City States]", "Mysticism", "Oars"),
    ],
)
def test_an_offer_without_a_fit_card_is_put_all_the_same(
    card: str, board: str, one: str, other: str
) -> None:
    # IN-15.3, IN-9.8: until the answer, and after a pass, nobody else can tell
    launcher = {"Masonry": "yellow [Masonry]", "Code of Laws": "purple [Code of Laws]"}[card]
    pair = both({"board": board, "hand": one}, {"board": board, "hand": other}, {"board": launcher})
    for match in pair:
        play(match, 0, f"dogma {card}")
        assert match.waited_for == [1]
    for watcher in (None, 0, 2):
        assert seen(pair[0], watcher) == seen(pair[1], watcher)
    for match in pair:
        play(match, 1, "passes")
    for watcher in (None, 0, 2):
        assert seen(pair[0], watcher) == seen(pair[1], watcher)


def test_an_empty_hand_is_not_asked() -> None:
    # IN-15.3, IN-9.8
    match = position([{"board": "yellow [Masonry]"}, {}])
    play(match, 0, "dogma Masonry")
    assert match.waited_for == [0] and match.state.actions == 1
