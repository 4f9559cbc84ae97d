"""NA-1 and NA-2: roles, planet, tracks and set-up; NA-10.2: who is the Creature."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.games.notalone import game
from ludoteca.games.notalone.cards import HUNT, SURVIVAL
from ludoteca.games.notalone.planet import ADJACENT, PAIRS
from ludoteca.kernel import Match
from tests.games.notalone.positions import new, table

EVERY = pytest.mark.parametrize("seats", range(2, 8))


@EVERY
def test_one_player_is_the_creature_and_all_others_are_hunted(seats: int) -> None:
    # NA-1.1
    view = new(seats).view()
    assert sorted([view["creature"], *map(int, view["hunted"])]) == [*range(seats)]


@pytest.mark.parametrize("seats", [0, 1, 8])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    # NA-1.1
    with pytest.raises(ValueError, match="2 to 7 seats"):
        Match(game, seats)


def test_the_game_holds_55_place_cards_20_hunt_cards_and_15_survival_cards() -> None:
    # NA-1.2: ten of the Place cards are the planet
    view = new(7).view()
    sets = sum(len(one["owned"]) for one in view["hunted"].values())
    assert 10 + sets + sum(view["reserve"].values()) == 55
    assert sum(one["will"] for one in view["hunted"].values()) == 18
    assert view["hunt"]["deck"] == len(HUNT) == 20
    assert view["survival"]["deck"] == len(SURVIVAL) == 15
    pieces = game.pieces(new(7).match.state)
    assert sum(n == 1 for name, n in pieces.items() if "hunt card" in name) == 20
    assert sum(n == 1 for name, n in pieces.items() if "survival card" in name) == 15


def test_places_are_adjacent_when_they_share_a_side() -> None:
    # NA-1.3: two rows of five, no diagonals, no wrapping
    beside = {
        *((place, place + 1) for place in (1, 2, 3, 4, 6, 7, 8, 9)),
        *((place, place + 5) for place in (1, 2, 3, 4, 5)),
    }
    assert {(a, b) for a in range(1, 11) for b in ADJACENT[a] if a < b} == beside
    assert {*PAIRS} == {f"{a}-{b}" for a, b in beside}
    assert len(PAIRS) == 13
    assert all(a in ADJACENT[b] for a in range(1, 11) for b in ADJACENT[a])


@pytest.mark.parametrize(("side", "spaces"), [(1, {6, 5, 4, 3, 2, 1}), (2, {11, 9, 7, 5, 3, 1})])
def test_the_sides_differ_in_the_spaces_with_the_artemia_symbol(
    side: int, spaces: set[int]
) -> None:
    # NA-1.4, NA-2.3
    begun = new(4)
    assert begun.view()["artemia_spaces"] == []
    begun.do(0, "side", side=side)
    assert {*begun.view()["artemia_spaces"]} == spaces
    assert (begun.rescue, begun.assimilation) == (15, 9)


@pytest.mark.parametrize("creature", range(4))
def test_the_seat_order_of_the_hunted_begins_to_the_left_of_the_creature(creature: int) -> None:
    # NA-1.5: it is the order in which they resolve, in every turn
    order = [(creature + step) % 4 for step in (1, 2, 3)]
    begun = table(4, creature=creature)
    assert [*map(int, begun.view()["hunted"])] == order
    for _ in range(2):
        card = begun.hand(order[0])[0]
        begun.reckoning(dict.fromkeys(reversed(order), card), creature=10)
        begun.passes()
        movers = []
        while begun.phase == "reckoning":
            movers.append(begun.mover)
            begun.idle()
        assert movers == order
        begun.end_turn()


@pytest.mark.parametrize("seed", range(12))
def test_the_order_is_the_same_wherever_the_creature_is_drawn_to_sit(seed: int) -> None:
    # NA-1.5
    view = new(5, seed, creature="random").view()
    after = [(view["creature"] + step) % 5 for step in range(1, 5)]
    assert [*map(int, view["hunted"])] == after


@EVERY
def test_where_the_counters_start(seats: int) -> None:
    # NA-2.1
    view = new(seats).view()
    rescue = {2: 13, 3: 14, 4: 15, 5: 16, 6: 17, 7: 18}[seats]
    assimilation = {2: 7, 3: 8, 4: 9, 5: 10, 6: 11, 7: 12}[seats]
    assert view["rescue"] == view["rescue_start"] == rescue
    assert view["assimilation"] == view["assimilation_start"] == assimilation


@EVERY
def test_what_the_reserve_holds(seats: int) -> None:
    # NA-2.2
    copies = {2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 7: 3}[seats]
    assert new(seats).view()["reserve"] == {str(place): copies for place in (6, 7, 8, 9, 10)}


def test_the_creature_chooses_the_side_before_anybody_draws() -> None:
    # NA-2.3
    begun = new(4)
    assert begun.phase == "side" and begun.waited_for == [0]
    view = begun.view()
    assert "side" not in view and view["hunt"]["hand"] == 0
    assert all(one["cards"] == 0 for one in view["hunted"].values())
    begun.do(0, "side", side=2)
    assert begun.view()["side"] == 2
    assert [*dict.fromkeys(begun.told())][:3] == ["side", "refill", "drew"]


@pytest.mark.parametrize("side", [0, 3, "1", True, None, [1]])
def test_what_is_no_side_is_refused(side: object) -> None:
    # NA-2.3
    assert new(3).refused(0, "side", side=side) == "NA-2.3"


def test_only_the_creature_is_asked_for_the_side() -> None:
    # NA-2.3
    begun = new(3)
    begun.stale(1, "side", side=1)
    assert begun.refused(0, "pass") == "NA-2.3"


@EVERY
def test_what_everybody_draws(seats: int) -> None:
    # NA-2.4
    begun = new(seats)
    begun.do(0, "side", side=1)
    view = begun.view()
    assert view["hunt"]["hand"] == 3 and view["hunt"]["deck"] == 17
    assert [one["cards"] for one in view["hunted"].values()] == [1] * (seats - 1)
    assert view["survival"]["deck"] == 15 - (seats - 1)
    assert len(begun.cards(0)) == 3


def test_both_decks_are_shuffled() -> None:
    # NA-2.4: over many matches every card comes to be drawn
    hunt: Counter[str] = Counter()
    survival: Counter[str] = Counter()
    for seed in range(150):
        begun = new(2, seed)
        begun.do(0, "side", side=1)
        hunt.update(begun.cards(0))
        survival.update(begun.cards(1))
    assert hunt.keys() == HUNT.keys() and max(hunt.values()) < 45
    assert survival.keys() == SURVIVAL.keys() and max(survival.values()) < 30


@EVERY
def test_what_a_hunted_starts_with(seats: int) -> None:
    # NA-2.5
    begun = new(seats)
    begun.do(0, "side", side=1)
    for seat in range(1, seats):
        assert begun.will(seat) == 3
        assert begun.hand(seat) == begun.hunted(seat)["owned"] == [1, 2, 3, 4, 5]
        assert begun.pile(seat) == []
    assert begun.view()["marker"] is False


def test_two_players_play_by_the_same_rules() -> None:
    # NA-2.6: a whole turn with one Hunted, who is caught
    begun = table(2)
    begun.reckoning({1: 3}, creature=3)
    begun.end_turn()
    assert (begun.will(1), begun.pile(1), begun.turn) == (2, [3], 2)
    assert (begun.rescue, begun.assimilation) == (12, 6)


@pytest.mark.parametrize("option", ["owner", "other", "random"])
def test_the_creature_can_be_random_the_owner_or_another(option: str) -> None:
    # NA-10.2: the owner of the table sits on seat 0
    seats = {new(4, seed, creature=option).creature for seed in range(60)}
    assert seats == {"owner": {0}, "other": {1, 2, 3}, "random": {0, 1, 2, 3}}[option]


def test_the_defaults_are_a_random_creature_and_no_expert_variant() -> None:
    # NA-10.1, NA-10.2
    assert game.checked_options({}) == {"expert": "off", "creature": "random"}
    assert new(3).view()["expert"] is False
    assert new(3, expert="on").view()["expert"] is True


def test_the_facts_of_the_game() -> None:
    # NA-10.9
    assert game.facts.designer == "Ghislain Masson" and game.facts.year == 2016
    assert game.facts.complexity == 3
    low, high = game.facts.minutes
    assert low <= 24 <= high
