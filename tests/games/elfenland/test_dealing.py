"""EL-7 and EL-8: dealing cards and secret counters."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.elfenland.tables import ALL_TOWNS, Table, new, table

EVERY = pytest.mark.parametrize("seats", range(2, 7))
HANDS = {
    0: {"dragon": 4},
    1: {"raft": 1},
    2: {},
    3: {"unicorn": 2, "raft": 1},
}


def dealt(begun: Table) -> dict[int, int]:
    """Return how many cards each seat was dealt."""
    return {each["seat"]: each["n"] for each in begun.heard("dealt")}


def test_everybody_is_filled_up_to_eight() -> None:
    # EL-7.2, EL-1.7: from four to eight cards
    begun = table("travel", 4, hands=HANDS)
    begun.skip_to("draw")
    assert dealt(begun) == {0: 4, 1: 7, 2: 8, 3: 5}
    assert [begun.player(seat)["hand"] for seat in range(4)] == [8] * 4


def test_cards_that_were_kept_stay_in_the_hand() -> None:
    # EL-7.2: beside those that are dealt
    begun = table("travel", 4, hands=HANDS)
    begun.skip_to("draw")
    for seat, kept in HANDS.items():
        (new_cards,) = (each["cards"] for each in begun.heard("dealt", seat) if "cards" in each)
        assert Counter(begun.hand(seat)) == Counter(kept) + Counter(new_cards)


def test_paid_and_given_up_cards_come_back_into_the_stack() -> None:
    # EL-7.1, EL-11.14: nothing stays set aside
    hands = {0: {"raft": 8}, 1: {"dragon": 1}}
    begun = table("travel", 2, hands=hands, towns={0: "beata"})
    begun.cross("beata-elvenhold-river", "elvenhold-rivinia-river")
    begun.stop("raft-1", "raft-2")
    view = begun.view(0)
    assert view["paid"] == {"raft": 2} and view["mine"]["given"] == {"raft": 2}
    assert view["cards"] == 72 - 9
    begun.skip_to("draw")
    view = begun.view(0)
    assert view["paid"] == {} and view["mine"]["given"] == {}
    assert view["cards"] == 72 - 16
    assert begun.match.state.cards[6] + sum(begun.hand(s).get("raft", 0) for s in (0, 1)) == 12


def test_cards_paid_before_can_be_dealt_again() -> None:
    # EL-7.1: all rafts were paid or given up, and some are in hands again
    found = 0
    for seed in range(12):
        hands = {0: {"raft": 8}, 1: {"raft": 4}}
        towns = {0: "elvenhold", 1: "elvenhold"}
        begun = table("travel", 2, hands=hands, towns=towns, seed=seed)
        begun.cross(*["elvenhold-virst-lake"] * 4)
        begun.cross(*["elvenhold-virst-lake"] * 2)
        begun.skip_to("draw")
        found += sum(begun.hand(seat).get("raft", 0) for seat in (0, 1))
    assert found / (12 * 16) == pytest.approx(12 / 72, abs=0.09)


@EVERY
def test_the_stack_always_suffices(seats: int) -> None:
    # EL-7.3: 48 of the 72 cards are in hands at most
    begun = new(seats)
    assert begun.view()["cards"] == 72 - 8 * seats >= 24


@EVERY
def test_everybody_gets_one_secret_counter_from_the_stack(seats: int) -> None:
    # EL-8.1: in turn order, without choice
    begun = new(seats, 7)
    start = begun.view()["start"]
    order = [(start + step) % seats for step in range(seats)]
    assert [each["seat"] for each in begun.heard("secret")] == order
    for seat in range(seats):
        told = [each["counter"] for each in begun.heard("secret", seat) if "counter" in each]
        assert told == begun.secret(seat) and len(told) == 1
    assert begun.view()["stack"] == 43 - seats


def test_the_owner_may_look_at_a_secret_counter_whenever_wanted() -> None:
    # EL-8.1: in every phase, the kept one first
    begun = table("keep", 2, opened={1: ["dragon"]}, secret={0: ["dragon", "unicorn"]})
    begun.do(0, "keep", counter="secret-dragon")
    for phase in ("draw", "plan", "travel", "keep"):
        assert begun.phase == phase
        mine = begun.secret(0)
        assert mine[0] == "dragon" and len(mine) == 2
        begun.skip()


def test_a_kept_secret_counter_is_beside_the_new_one() -> None:
    # EL-8.1, EL-9.5
    begun = table("keep", 2, secret={0: ["dragon"]}, opened={1: ["unicorn"]})
    assert begun.phase == "draw"  # one counter each is kept without asking
    assert begun.player(0)["secret"] == 2 and begun.player(1)["secret"] == 1
    assert begun.player(1)["open"] == ["unicorn"]


def test_phases_one_and_two_ask_nobody() -> None:
    # EL-17.2
    begun = table("keep", 3, opened={0: ["dragon", "unicorn"]})
    begun.do(0, "keep", counter="dragon")
    assert begun.phase == "draw" and begun.round == 2
    assert [*dict.fromkeys(begun.told())] == [
        *("kept", "returned", "cleared", "round", "dealt", "secret"),
    ]


def test_a_full_hand_is_dealt_nothing_more_than_eight() -> None:
    # EL-18.3, EL-18.7: whatever was played
    begun = new(6, 3)
    while not begun.match.over:
        if begun.phase in ("draw", "plan"):
            assert all(begun.player(seat)["hand"] == 8 for seat in range(6))
        if begun.phase == "keep":
            assert all(begun.player(seat)["hand"] <= 4 for seat in range(6))
        assert all(begun.player(s)["hand"] <= 8 for s in range(6))
        begun.idle()


def test_what_was_taken_stays_taken_and_boots_stay_where_they_are() -> None:
    # EL-6.4, EL-18.4
    taken = ALL_TOWNS[:3]
    begun = table(
        "travel", 2, hands={1: {"raft": 2}}, towns={0: "grangor", 1: "yttar"}, taken={0: taken}
    )
    begun.cross("parundia-yttar-lake")
    assert (begun.round, begun.phase) == (2, "draw")
    assert (begun.town(0), begun.town(1)) == ("grangor", "parundia")
    assert begun.player(0)["taken"] == taken
