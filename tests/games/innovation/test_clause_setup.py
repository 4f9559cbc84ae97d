"""The cards (IN-1), the deal and the first melds (IN-2): more than `test_foundation_setup` has."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from ludoteca.games.innovation import game
from ludoteca.games.innovation.cards import CARD, CARDS, COLOURS, ICON_NAMES, ID
from ludoteca.games.innovation.effect import EFFECTS
from ludoteca.games.innovation.moving import settle
from ludoteca.games.innovation.state import FIRST, LAST, SPECIALS, Innovation
from ludoteca.kernel import Chance, IllegalAnswer, Match, StaleDecision
from tests.games.innovation.positions import play, position, zones

DIFFERENT = {
    *("oars", "fermenting", "feudalism", "measurement", "statistics", "societies"),
    *("industrialization", "combustion", "fission"),
}


def about_to_meld(*wanted: str, teams: str = "no") -> Match[Innovation]:
    """Return a match in which each seat holds the card of that id, and another one."""
    state = game.setup(len(wanted), game.checked_options({}), Chance(bytes(32)), 1)
    if teams != "no":
        state = game.setup(4, game.checked_options({"teams": teams}, 4), Chance(bytes(32)), 1)
    spare = [card for card in range(15) if ID[card] not in wanted]
    state.aside[0] = spare.pop()
    for seat, (player, name) in enumerate(zip(state.players, wanted, strict=True)):
        for card in player.hand:
            state.known[card] = 0
        player.hand = [CARD[name], spare.pop()]
        for card in player.hand:
            state.known[card] = 1 << seat
    state.supply[0] = spare
    settle(state)
    return Match.at(game, state, len(wanted), listen=True)


def meld(match: Match[Innovation], *cards: str) -> None:
    for seat, card in enumerate(cards):
        match.answer(seat, {"action": "choose", "card": card})


def test_the_cards() -> None:
    # IN-1.1, IN-1.2
    assert len(CARDS) == len({card.id for card in CARDS}) == 105
    assert Counter(card.age for card in CARDS) == {1: 15, **dict.fromkeys(range(2, 11), 10)}
    assert Counter(card.colour for card in CARDS) == dict.fromkeys(range(len(COLOURS)), 21)
    for number, card in enumerate(CARDS):
        seen = [icon for icon in card.icons if icon >= 0]
        assert len(card.icons) == 4 and len(seen) == 3
        assert card.dogma_icon in seen and 0 <= max(seen) < len(ICON_NAMES) == 6
        for edition in (LAST, FIRST):
            assert 1 <= len(EFFECTS[edition][number]) <= 3


def test_nine_cards_differ_between_the_rule_sets_by_their_effects_alone() -> None:
    # IN-16.1, IN-16.2: the cards themselves are the same
    different = {card.id for n, card in enumerate(CARDS) if EFFECTS[LAST][n] != EFFECTS[FIRST][n]}
    assert different == DIFFERENT
    views = [Match(game, 3, {"edition": e}, bytes(32)).view(1) for e in (LAST, FIRST)]
    assert [view.pop("edition") for view in views] == [LAST, FIRST] and views[0] == views[1]
    assert Match(game, 2, {}, bytes(32)).view(None)["edition"] == LAST


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_cards_are_somewhere_and_the_deal_is_by_chance(seats: int) -> None:
    # IN-1.4, IN-2.1, IN-2.2, IN-2.3
    aside, dealt = set(), set()
    for number in range(200):
        state = game.setup(seats, game.checked_options({}), Chance(bytes([number] * 32)), 1)
        cards = [*state.aside, *(c for pile in state.supply for c in pile)]
        cards += [c for player in state.players for c in player.hand]
        assert sorted(cards) == list(range(105)) and tuple(state.specials) == SPECIALS
        aside.add(state.aside[0])
        dealt.update(state.players[seats - 1].hand)
    assert aside == dealt == set(range(15))


def test_nobody_sees_what_lies_aside_or_in_the_supply_or_in_other_hands() -> None:
    # IN-2.1, IN-2.3, IN-14.3, IN-14.4
    match = Match(game, 4, seed=bytes([7] * 32))
    for seat in (None, 0, 1, 2, 3):
        seen = json.dumps(match.view(seat))
        own = set() if seat is None else set(match.state.players[seat].hand)
        assert {card for card in range(105) if f'"{ID[card]}"' in seen} == own


def test_a_pick_may_change_until_the_last_one_and_then_stands() -> None:
    # IN-2.3, IN-3.6
    match = about_to_meld("tools", "oars", "sailing")
    other = ID[match.state.players[0].hand[1]]
    for card in ("tools", other, "tools"):
        match.answer(0, {"action": "choose", "card": card})
        assert match.waited_for == [1, 2]
    assert not any(event.name.endswith("melded") for event in match.events)
    match.answer(2, {"action": "choose", "card": "sailing"})
    assert match.view(None)["players"][2]["piles"] == {}
    match.answer(1, {"action": "choose", "card": "oars"})
    assert [zone["board"] for zone in zones(match)] == [
        "blue [Tools]",
        "red [Oars]",
        "green [Sailing]",
    ]
    assert zones(match)[0]["hand"] == [CARDS[CARD[other]].name]
    with pytest.raises((IllegalAnswer, StaleDecision)):
        match.answer(0, {"action": "choose", "card": other})


@pytest.mark.parametrize(
    ("melds", "first"),
    [
        (("tools", "the-wheel"), 1),  # the article counts
        (("the-wheel", "sailing"), 1),
        (("writing", "the-wheel", "tools"), 1),
        (("mysticism", "metalworking", "masonry"), 2),
        (("code-of-laws", "clothing", "city-states", "pottery"), 2),
        (("archery", "agriculture"), 1),
    ],
)
def test_the_first_title_in_the_alphabet_begins(melds: tuple[str, ...], first: int) -> None:
    # IN-2.4
    match = about_to_meld(*melds)
    meld(match, *melds)
    assert match.waited_for == [first]
    assert match.view(None)["turn"] == first and match.state.actions == 1


def test_the_second_turn_of_teams_is_short_too_and_clockwise() -> None:
    # IN-2.5, IN-2.6, IN-13.1: clockwise sit P1, P3, P2, P4
    match = about_to_meld("tools", "archery", "writing", "oars", teams="1-2")
    assert match.view(0)["order"] == [0, 2, 1, 3]
    meld(match, "tools", "archery", "writing", "oars")
    turns: list[int] = []
    while len(turns) < 10:
        turns.append(match.waited_for[0])
        match.answer(turns[-1], {"action": "draw"})
    assert turns == [1, 3, 0, 0, 2, 2, 1, 1, 3, 3]


@pytest.mark.parametrize(("seats", "turns"), [(2, [0, 1, 1, 0, 0]), (3, [0, 1, 1, 2, 2, 0, 0])])
def test_with_two_or_three_only_the_very_first_turn_is_short(seats: int, turns: list[int]) -> None:
    # IN-2.6
    melds = ("agriculture", "oars", "tools")[:seats]
    match = about_to_meld(*melds)
    meld(match, *melds)
    came = []
    for _ in turns:
        came.append(match.waited_for[0])
        match.answer(came[-1], {"action": "draw"})
    assert came == turns


def test_teams_are_offered_to_four_alone() -> None:
    # IN-13.1
    for seats in (2, 3):
        with pytest.raises(ValueError):
            Match(game, seats, {"teams": "1-3"}, bytes(32))
    assert "teams" in Match(game, 4, {"teams": "random"}, bytes(32)).view(None)


def test_sharers_and_demands_go_by_the_seats_of_the_teams() -> None:
    # IN-13.1, IN-7.4, IN-7.5, IN-13.3: P1 and P2 are mates, P3 sits at P1's left
    boards = ("blue [Writing]", "purple [Education]", "purple [Philosophy]", "blue [Tools]")
    players = [{"board": board} for board in boards]
    match = position(players, {2: "Calendar, Currency, Monotheism, Construction …"}, teams="1-2")
    play(match, 0, "dogma Writing")
    hands = [zone["hand"] for zone in zones(match)]
    assert hands[1:] == [["Currency"], ["Calendar"], ["Monotheism"]]
    assert "Construction" in hands[0] and len(hands[0]) == 2
    match = position([{"board": "red [Archery]"}, {}, {}, {}], {1: "Tools, Oars …"}, teams="1-2")
    play(match, 0, "dogma Archery")
    told = [e.public["seat"] for e in match.events if e.name.endswith("-transferred")]
    assert told == [2, 3] and zones(match)[0]["hand"] == ["Oars", "Tools"]
