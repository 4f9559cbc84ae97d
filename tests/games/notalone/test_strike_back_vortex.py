"""NA-9.7 and NA-9.8: Strike Back and Vortex."""

from __future__ import annotations

import pytest

from ludoteca.games.notalone.cards import HUNT
from tests.games.notalone.positions import table


def test_strike_back_puts_two_random_cards_under_the_hunt_deck() -> None:
    # NA-9.7, NA-11.4: everybody sees which; the Creature refills at the end of the turn only
    begun = table(cards={1: ["strike-back"]}, hunt=["virus", "clone", "scream"])
    begun.do(1, "strike-back")
    (seen,) = begun.heard("put-under")
    assert len(seen["cards"]) == 2 and {*seen["cards"]} < {"virus", "clone", "scream"}
    assert len(begun.cards(0)) == begun.view()["hunt"]["hand"] == 1
    assert {*begun.view()["hunt"]["bottom"]} == {*seen["cards"]}
    assert {*begun.match.state.hunt_deck[:2]} == {*seen["cards"]}
    begun.reckoning({1: 3, 2: 3}, creature=10)
    assert len(begun.cards(0)) == 1
    begun.end_turn()
    assert len(begun.cards(0)) == 3 and not {*begun.cards(0)} & {*seen["cards"]}


@pytest.mark.parametrize("hunt", [[], ["virus"], ["virus", "clone"]])
def test_strike_back_takes_all_where_there_are_fewer(hunt: list[str]) -> None:
    # NA-9.7
    begun = table(cards={1: ["strike-back"]}, hunt=hunt)
    begun.do(1, "strike-back")
    assert begun.cards(0) == [] and {*begun.heard("put-under")[0]["cards"]} == {*hunt}


def test_every_card_can_be_struck_back() -> None:
    # NA-9.7: drawn at random
    gone = set()
    for turns in range(40):
        begun = table(cards={1: ["strike-back"]}, hunt=["virus", "clone", "scream"])
        begun.match.state.chance.taken += turns
        begun.do(1, "strike-back")
        gone.add(tuple(sorted(begun.heard("put-under")[0]["cards"])))
    assert len(gone) == 3


def test_vortex_exchanges_the_laid_card_for_one_of_the_pile() -> None:
    # NA-9.8, NA-11.4: openly, after all tokens are placed
    begun = table(cards={1: ["vortex"]}, hands={1: [3]}, hunt=["stasis"])
    begun.hunting({1: 3, 2: 5})
    assert begun.why(1, "vortex") == "NA-9.8"
    begun.place(creature=10)
    assert begun.choices(1, "vortex", "lay") == [3]
    assert begun.refused(1, "vortex", lay=3, take=3) == "NA-9.8"
    assert begun.refused(1, "vortex", lay=4, take=5) == "NA-9.8"
    assert begun.refused(1, "vortex", take=5) == "NA-9.8"
    begun.do(1, "vortex", lay=3, take=1)
    assert begun.heard("swapped") == [{"seat": 1, "lay": 3, "take": 1}]
    assert begun.view(1)["mine"]["laid"] == [1] and begun.pile(1) == [2, 4, 5, 3]
    begun.passes()
    assert begun.heard("revealed")[0] == {"seat": 1, "cards": [1]}


def test_vortex_needs_a_discard_pile() -> None:
    # NA-9.8
    begun = table(cards={1: ["vortex"]})
    begun.hunting({1: 3, 2: 5})
    begun.place(creature=10)
    assert begun.refused(1, "vortex", lay=3, take=1) == begun.why(1, "vortex") == "NA-9.8"


@pytest.mark.parametrize("reason", ["river", "artefact"])
def test_vortex_exchanges_one_of_two_cards(reason: str) -> None:
    # NA-9.8
    begun = table(cards={1: ["vortex"]}, hands={1: [3, 4]}, two={1: reason})
    begun.hunting({1: (3, 4), 2: 5})
    begun.place(creature=10)
    begun.do(1, "vortex", lay=4, take=1)
    if reason == "river":
        assert {*begun.choices(1, "keep", "card")} == {1, 3}
        begun.do(1, "keep", card=1)
        assert begun.hand(1) == [3]
    else:
        assert {laid["card"] for laid in begun.hunted(1)["table"]} == {1, 3}


def test_a_creature_without_cards_after_strike_back_is_not_waited_for() -> None:
    # NA-9.7, NA-3.7, NA-4.3: the phase closes at once
    begun = table(cards={1: ["strike-back"]}, hunt=["virus", "clone"])
    begun.lay({1: 3, 2: 4})
    assert begun.waited_for == [0]
    begun.do(1, "strike-back")
    assert begun.phase == "hunting" and begun.may(0) == {"place-creature"}


def test_strike_back_twice_puts_the_new_cards_below() -> None:
    # NA-9.7, NA-11.4: what lies under the deck stays known until it is drawn
    begun = table(cards={1: ["strike-back"]}, hunt=["virus", "clone", "scream"])
    begun.do(1, "strike-back")
    bottom = begun.view()["hunt"]["bottom"]
    begun.reckoning({1: 3, 2: 4}, creature=10)
    begun.end_turn()
    assert begun.view()["hunt"]["bottom"] == bottom and begun.view()["hunt"]["known"] == []
    known = table(
        cards={1: ["strike-back"]},
        hunt=["virus", "clone"],
        hunt_pile=[card for card in HUNT if card not in ("virus", "clone", "scream")],
        hunt_top=["scream"],
    )
    known.do(1, "strike-back")
    known.reckoning({1: 3, 2: 4}, creature=10)
    known.end_turn()
    assert {*known.view()["hunt"]["known"]} == {"virus", "clone"}
    assert {*known.cards(0)} == {"scream", "virus", "clone"}
    assert known.view()["hunt"]["bottom"] == []
    known.hunting({1: 1, 2: 1})
    known.do(0, "virus")
    assert known.view()["hunt"]["known"] == ["clone"]


def test_a_vortex_is_open_even_under_smokescreen() -> None:
    # NA-9.8, NA-11.4, NA-9.6: both cards are public by effect, the rest of the pile is not
    begun = table(cards={1: ["vortex"], 2: ["smokescreen"]}, hands={1: [3]})
    begun.do(2, "smokescreen")
    begun.hunting({1: 3, 2: 5})
    begun.place(creature=10)
    begun.do(1, "vortex", lay=3, take=1)
    for watcher in (None, 0, 2):
        assert begun.heard("swapped", watcher) == [{"seat": 1, "lay": 3, "take": 1}]
    assert "discard" not in begun.hunted(1, 0)
