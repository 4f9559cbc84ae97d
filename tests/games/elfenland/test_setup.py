"""EL-1, EL-2, EL-5, EL-14.1, EL-16: who plays, with what, and how a match begins."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.games.elfenland import game
from ludoteca.games.elfenland.map import CAPITAL, MEANS, PIECE_TOWNS, TOWNS
from ludoteca.kernel import Match
from tests.games.elfenland.tables import ALL_TOWNS, new

EVERY = pytest.mark.parametrize("seats", range(2, 7))
RIM = {
    *("beata", "ergeren", "grangor", "ixara", "jaccaranda", "mahdavikia"),
    *("strykhaven", "tichih", "usselen", "virst", "wylhien", "yttar"),
}
LAND_MEANS = ["giant-pig", "elfcycle", "magic-cloud", "unicorn", "troll-wagon", "dragon"]


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    # EL-1.2
    with pytest.raises(ValueError, match="2 to 6 seats"):
        Match(game, seats)


def test_six_land_means_and_the_raft() -> None:
    # EL-1.4
    assert [*MEANS] == [*LAND_MEANS, "raft"]


@EVERY
@pytest.mark.parametrize("hometown", ["off", "on"])
def test_there_are_72_cards_and_48_counters_at_every_number_of_players(
    seats: int, hometown: str
) -> None:
    # EL-1.2, EL-2.1, EL-2.2, EL-18.1, EL-18.2
    pieces = dict(game.pieces(new(seats, hometown=hometown).match.state))
    cards = {means: pieces.pop(f"cards {means}") for means in MEANS}
    assert cards == {**dict.fromkeys(LAND_MEANS, 10), "raft": 12}
    assert pieces == {f"counters {means}": 8 for means in LAND_MEANS}


def test_there_is_no_raft_counter() -> None:
    # EL-1.5, EL-2.2
    for seed in range(20):
        view = new(6, seed).view(0)
        assert "raft" not in [*view["row"], *view["mine"]["secret"]]


@EVERY
def test_each_player_begins_with_an_obstacle_and_without_pieces_in_elvenhold(seats: int) -> None:
    # EL-2.3, EL-2.4, EL-3.2, EL-5.1: boots and pieces are those of the seats that play
    view = new(seats).view()
    assert view["seats"] == len(view["players"]) == seats
    for one in view["players"].values():
        assert one["obstacle"] is True and one["town"] == "elvenhold"
        assert one["taken"] == [] and one["open"] == []
    assert view["roads"] == {}


def test_every_town_but_the_capital_has_a_piece() -> None:
    # EL-3.1, EL-3.2
    assert len(TOWNS) == 21 and sorted(TOWNS[town] for town in PIECE_TOWNS) == sorted(ALL_TOWNS)
    assert TOWNS[CAPITAL] == "elvenhold" and len(ALL_TOWNS) == 20


@EVERY
def test_hands_row_and_stacks_of_the_first_round(seats: int) -> None:
    # EL-5.2, EL-5.3, EL-7.2, EL-8.1
    view = new(seats).view()
    assert len(view["row"]) == 5
    assert view["stack"] == 48 - 5 - seats
    assert view["cards"] == 72 - 8 * seats
    assert all((one["hand"], one["secret"]) == (8, 1) for one in view["players"].values())


def test_the_stacks_are_shuffled() -> None:
    # EL-5.2, EL-5.3: over many matches, every means comes to every slot of the row and to a hand
    slots: list[Counter[str]] = [Counter() for _ in range(5)]
    secret: Counter[str] = Counter()
    cards: Counter[str] = Counter()
    for seed in range(200):
        view = new(2, seed).view(0)
        for slot, means in zip(slots, view["row"], strict=True):
            slot[means] += 1
        secret.update(view["mine"]["secret"])
        cards.update(view["mine"]["hand"])
    for counted in [*slots, secret]:
        assert sorted(counted) == sorted(LAND_MEANS) and max(counted.values()) < 60
    assert sum(cards[means] for means in LAND_MEANS) / 1600 == pytest.approx(60 / 72, abs=0.03)


@EVERY
def test_the_first_start_player_is_drawn_at_random(seats: int) -> None:
    # EL-5.4
    starts = Counter(new(seats, seed).view()["start"] for seed in range(40 * seats))
    assert sorted(starts) == [*range(seats)] and max(starts.values()) < 65


def test_the_round_the_start_player_and_the_phase_are_shown() -> None:
    # EL-2.6
    view = new(3).view()
    assert (view["round"], view["phase"]) == (1, "draw")
    assert view["start"] == view["turn"]


@EVERY
def test_town_cards_are_dealt_only_in_the_variant(seats: int) -> None:
    # EL-5.5, EL-14.1, EL-16.1
    off, on = new(seats), new(seats, hometown="on")
    assert all("home" not in off.view(seat)["mine"] for seat in range(seats))
    assert (off.view()["hometown"], on.view()["hometown"]) == (False, True)
    homes = [on.view(seat)["mine"]["home"] for seat in range(seats)]
    assert len({*homes}) == seats and {*homes} <= RIM


def test_the_twelve_town_cards_are_dealt_at_random() -> None:
    # EL-2.5, EL-14.1
    homes = Counter(new(2, seed, hometown="on").view(0)["mine"]["home"] for seed in range(240))
    assert {*homes} == RIM and len(RIM) == 12 and max(homes.values()) < 45


def test_the_options() -> None:
    # EL-16.1, EL-16.2, EL-16.3
    assert {option.name: option.choices for option in game.options} == {
        "rounds": ("4", "3"),
        "hometown": ("off", "on"),
    }
    assert game.checked_options({}) == {"rounds": "4", "hometown": "off"}


@pytest.mark.parametrize("wrong", [{"rounds": "5"}, {"hometown": "maybe"}, {"elfengold": "on"}])
def test_other_options_are_refused(wrong: dict[str, str]) -> None:
    # EL-16.3
    with pytest.raises(ValueError, match="elfenland has no option"):
        Match(game, 3, wrong)


def test_the_facts_of_the_game() -> None:
    assert game.facts.designer == "Alan R. Moon" and game.facts.year == 1998
