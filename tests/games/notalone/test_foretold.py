"""Many random Reckonings, foretold by a second reading of the rules that shares nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludoteca.games.notalone.cards import SURVIVAL
from tests.games.notalone.naive import Standing, foretell
from tests.games.notalone.positions import Table, table

PAIRS = [*zip(range(1, 10), range(2, 11), strict=True), *((n, n + 5) for n in range(1, 6))]
PAIRS.remove((5, 6))
SYMBOLS = {
    **dict.fromkeys(("mutation", "virus"), "artemia"),
    **dict.fromkeys(("clone", "mirage", "scream", "toxin"), "target"),
}
OTHERS = ["anticipation", "fierceness", "interference"]


def some_reckoning(rng: Random) -> tuple[Table, dict[int, Standing], Any]:
    """Return a table in the middle of Hunting and what is needed to foretell the rest."""
    seats = rng.randrange(2, 6)
    hunted = {}
    hands, will, cards, two = {}, {}, {}, {}
    deck = [*SURVIVAL]
    rng.shuffle(deck)
    laid = {}
    for seat in range(1, seats):
        number = rng.choice([1, 1, 2])
        hand = sorted(rng.sample(range(1, 6), rng.randrange(number, 6)))
        places = sorted(rng.sample(hand, number))
        if number == 2:
            two[seat] = "artefact"
        hands[seat], will[seat] = hand, rng.randrange(1, 4)
        cards[seat] = [deck.pop() for _ in range(rng.randrange(3))]
        laid[seat] = places
        left = len(hand) - number
        hunted[seat] = Standing(places, will[seat], left, len(cards[seat]))
    effects = rng.sample([*SYMBOLS, *OTHERS], rng.randrange(4))
    begun = table(
        seats,
        hands=hands,
        will=will,
        cards=cards,
        two=two,
        hunt=effects,
        plays=max(1, len(effects)),
        expert=rng.random() < 0.5,
        assimilation=9,
        rescue=rng.choice([6, 9]),
    )
    begun.hunting(laid)
    return begun, hunted, effects


def play_on(rng: Random, begun: Table, effects: list[str]) -> tuple[dict[str, set[int]], int]:
    """Play the cards and place the tokens at random; return where they lie, and who is named."""
    named = -1
    rng.shuffle(effects)
    for card in effects:
        parts = {}
        if card == "anticipation":
            named = parts["hunted"] = rng.choice(begun.choices(0, card, "hunted"))
        begun.do(0, card, **parts)
    tokens: dict[str, set[int]] = {}
    for token in begun.view()["to_place"]:
        place = rng.randrange(1, 6)
        if {"artemia": "virus", "target": "mirage"}.get(token) in effects:
            spot = rng.choice([pair for pair in PAIRS if place in pair])
            tokens[token] = {*spot}
            begun.place(**{token: f"{spot[0]}-{spot[1]}"})
        else:
            tokens[token] = {place}
            begun.place(**{token: place})
    return tokens, named


@pytest.mark.parametrize("seed", range(40))
def test_a_reckoning_ends_as_foretold(seed: int) -> None:
    # NA-6.4, NA-6.5, NA-6.6, NA-6.7, NA-6.8, NA-6.10, NA-6.12, NA-7.3, NA-7.14, NA-8.4, NA-8.6,
    # NA-8.8, NA-8.10, NA-8.12, NA-8.13, NA-8.14, NA-8.15, NA-8.16, NA-8.23, NA-8.24, NA-8.25,
    # NA-5.5, NA-10.1
    rng = Random(seed)
    for _ in range(12):
        begun, hunted, effects = some_reckoning(rng)
        expert = begun.view()["expert"]
        tokens, named = play_on(rng, begun, effects)
        said = foretell(hunted, {*effects}, tokens, named, expert)
        begun.end_turn()
        assert {seat: begun.will(seat) for seat in hunted} == said.will
        for name in ("ineffective", "nothing"):
            told = {(each["seat"], each["place"]) for each in begun.heard(name)}
            assert told == getattr(said, name), name
        threw = sorted(each["seat"] for each in begun.heard("threw"))
        assert threw == sorted(said.threw)
        discards = {each["seat"]: each["n"] for each in begun.heard("discarded")}
        assert discards == {seat: n for seat, n in said.discards.items() if n}
        caught = {each["seat"]: each["n"] for each in begun.heard("caught")}
        assert caught == said.caught
        exhausted = [each["seat"] for each in begun.heard("exhausted")]
        assert exhausted == said.exhausted
        assert begun.assimilation == 9 - said.advances
