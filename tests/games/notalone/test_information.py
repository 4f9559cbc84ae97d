"""NA-11.1 to NA-11.5: what is public, and what only some may know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludoteca.games.notalone.cards import HUNT, SURVIVAL
from ludoteca.kernel.record import record
from tests.games.notalone.positions import new, table


def words(seen: Any) -> set[Any]:
    """Return all strings and numbers that stand somewhere in what was seen."""
    if isinstance(seen, dict):
        return {word for value in seen.values() for word in words(value)}
    if isinstance(seen, list):
        return {word for value in seen for word in words(value)}
    return {seen}


def test_what_is_public_of_the_hands_is_how_many_cards_they_hold() -> None:
    # NA-11.1, NA-11.2, NA-11.5
    begun = table(hands={1: [1, 2]}, cards={1: ["gate", "dodge"], 2: ["drone"]}, hunt=["virus"])
    for watcher in (None, 0, 1, 2):
        view = begun.view(watcher)
        assert view["hunt"]["hand"] == 1 and view["hunt"]["deck"] == 19
        assert view["survival"]["deck"] == 12
        one = view["hunted"]["1"]
        assert (one["hand"], one["cards"], one["discards"]) == (2, 2, 3)
    assert "mine" not in begun.view()
    assert not words(begun.view()) & {*HUNT, *SURVIVAL}
    assert words(begun.view(0)) & {*HUNT, *SURVIVAL} == {"virus"}
    assert words(begun.view(1)) & {*HUNT, *SURVIVAL} == {"gate", "dodge"}
    assert words(begun.view(2)) & {*HUNT, *SURVIVAL} == {"drone"}


def test_the_owner_sees_hand_laid_cards_and_survival_cards() -> None:
    # NA-11.1
    begun = table(cards={1: ["gate"]})
    begun.lay({1: 3})
    assert begun.view(1)["mine"]["laid"] == [3] and begun.hand(1) == [1, 2, 4, 5]
    assert begun.cards(1) == ["gate"] and begun.heard("laid", 1) == [{"seat": 1, "cards": [3]}]
    for watcher in (None, 0, 2):
        assert begun.heard("laid", watcher) == [{"seat": 1}]


def test_how_many_cards_were_laid_is_shown_once_exploration_has_closed() -> None:
    # NA-11.2: until then hand counts are shown as they were before laying
    begun = table(two={1: "artefact"}, hunt=["virus"])
    begun.lay({1: (3, 4)})
    for watcher in (None, 0, 1, 2):
        one = begun.hunted(1, watcher)
        assert one["hand"] == 5 and one["done"] and "laid" not in one
    begun.lay({2: 5})
    assert begun.phase == "exploration"
    begun.do(0, "pass")
    for watcher in (None, 0, 1, 2):
        assert begun.hunted(1, watcher)["hand"] == 3 and begun.hunted(1, watcher)["laid"] == 2
        assert begun.hunted(2, watcher)["hand"] == 4 and begun.hunted(2, watcher)["laid"] == 1


def test_who_has_finished_and_who_has_passed_is_public() -> None:
    # NA-11.2
    begun = table(cards={1: ["gate"], 2: ["drone"]}, hunt=["stasis"])
    begun.do(0, "pass")
    begun.lay({2: 3})
    view = begun.view()
    assert view["passed"] == [0] and view["asked"] == [1]
    assert not view["hunted"]["1"]["done"] and view["hunted"]["2"]["done"]
    begun.lay({1: 3})
    begun.place(creature=10)
    begun.do(1, "pass-turn")
    assert begun.view()["asked"] == [0, 2] and begun.view()["ahead"] == {"1": "turn"}


def test_the_table_is_public() -> None:
    # NA-11.2: piles with their order, reserve, Will, Marker, tokens, counters, cards played
    begun = table(
        hands={1: [5, 3]},
        piles={1: [4, 1, 2]},
        will={2: 2},
        cards={2: ["adrenaline"]},
        survival_pile=["gate", "dodge"],
        hunt=["virus"],
        hunt_pile=["clone", "scream"],
        marker=True,
        two={2: "river"},
    )
    begun.do(2, "adrenaline")
    begun.hunting({1: 5, 2: (3, 4)})
    begun.do(0, "virus")
    begun.place(creature=10, artemia="9-10")
    begun.do(2, "keep", card=3)
    begun.do(1, "power", place=6)
    for watcher in (None, 0, 1, 2):
        view = begun.view(watcher)
        assert view["hunted"]["1"]["discard"] == [4, 1, 2]
        assert view["survival"]["discard"] == ["gate", "dodge", "adrenaline"]
        assert view["hunt"]["discard"] == ["clone", "scream"]
        assert view["hunt"]["played"] == [{"card": "virus"}]
        assert view["reserve"] == {"6": 1, "7": 2, "8": 2, "9": 2, "10": 2}
        assert view["hunted"]["2"]["will"] == 3 and view["marker"]
        assert view["tokens"] == {"creature": {"places": [10]}, "artemia": {"places": [9, 10]}}
        assert (view["rescue"], view["assimilation"]) == (14, 8)
        assert view["hunted"]["2"]["two"] == "river"
        assert view["hunted"]["1"]["owned"] == [1, 2, 3, 4, 5, 6]
        assert view["hunted"]["2"]["played"] == ["adrenaline"]
    begun.do(2, "power")
    assert begun.hunted(2)["two"] == "river"


def test_a_pending_river_or_artefact_is_public_at_once() -> None:
    # NA-11.2
    begun = table(also={1: [10]})
    begun.reckoning({1: 10, 2: 3}, creature=9)
    begun.do(1, "power")
    assert all(begun.hunted(1, watcher)["next"] == "artefact" for watcher in (None, 0, 2))


def test_the_shelter_shows_two_cards_to_the_drawer_alone() -> None:
    # NA-11.3: the discarded one is public
    begun = table(also={1: [7]}, survival_top=["dodge", "gate"])
    begun.reckoning({1: 7, 2: 3}, creature=9)
    begun.do(1, "power")
    assert begun.view(1)["mine"]["drawn"] == ["dodge", "gate"]
    assert begun.heard("drew", 1) == [{"seat": 1, "n": 2, "cards": ["dodge", "gate"]}]
    for watcher in (None, 0, 2):
        assert not words(begun.view(watcher)) & {"dodge", "gate"}
        assert begun.heard("drew", watcher) == [{"seat": 1, "n": 2}]
    begun.do(1, "keep", survival="dodge")
    assert begun.heard("kept", 1) == [{"seat": 1, "card": "dodge"}]
    for watcher in (None, 0, 2):
        assert begun.heard("kept", watcher) == [{"seat": 1}]
        assert begun.heard("threw", watcher) == [{"seat": 1, "card": "gate"}]


def test_a_card_drawn_at_the_source_is_seen_by_the_drawer_alone() -> None:
    # NA-11.3
    begun = table(also={1: [9]}, survival_top=["dodge"])
    begun.reckoning({1: 9, 2: 3}, creature=10)
    begun.do(1, "draw")
    assert begun.heard("drew", 1) == [{"seat": 1, "n": 1, "cards": ["dodge"]}]
    for watcher in (None, 0, 2):
        assert begun.heard("drew", watcher) == [{"seat": 1, "n": 1}]
        assert "dodge" not in words(begun.view(watcher))


def test_what_is_public_by_effect() -> None:
    # NA-11.4: Vortex, Strike Back, Anticipation, Cataclysm
    begun = table(
        cards={1: ["vortex"], 2: ["strike-back"]},
        hands={1: [3]},
        hunt=["anticipation", "cataclysm", "virus", "clone"],
        plays=2,
    )
    state = begun.match.state
    begun.do(2, "strike-back")
    gone = begun.heard("put-under")[0]["cards"]
    left = [card for card in ("anticipation", "cataclysm") if card not in gone]
    begun.hunting({1: 3, 2: 5})
    if "anticipation" in left:
        begun.do(0, "anticipation", hunted=2)
    begun.place(creature=10)
    begun.do(1, "vortex", lay=3, take=1)
    begun.passes()
    if "cataclysm" in left:
        begun.do(0, "cataclysm", place=9)
    for watcher in (None, 0, 1, 2):
        assert begun.heard("put-under", watcher) == [{"cards": gone}]
        assert begun.heard("swapped", watcher) == [{"seat": 1, "lay": 3, "take": 1}]
        view = begun.view(watcher)
        assert view["hunted"]["1"]["vortex"] == {"lay": 3, "take": 1}
        assert {*view["hunt"]["bottom"]} == {*gone}
        assert view.get("anticipated", 0) == (2 if "anticipation" in left else 0)
        assert view["struck"] == ([9] if "cataclysm" in left else [])
    assert state is not None


@pytest.mark.parametrize("stage", range(6))
def test_spectators_see_no_more_than_everybody(stage: int) -> None:
    # NA-11.5: what a spectator sees, every seat sees; so does the record of a running match
    begun = table(
        hands={1: [1, 2, 7]}, piles={1: [3, 4, 5]}, cards={1: ["smokescreen"], 2: ["gate"]}
    )
    steps = [
        lambda: begun.do(1, "smokescreen"),
        lambda: begun.lay({1: 7}),
        lambda: begun.lay({2: 5}),
        lambda: begun.place(creature=9),
        begun.passes,
    ]
    for step in steps[:stage]:
        step()
    spectator = begun.view()
    for seat in range(3):
        assert within(spectator, begun.view(seat))
    running = record(begun.match)
    assert running["view"] == spectator and "seed" not in running and "acts" not in running


def within(less: Any, more: Any) -> bool:
    """Tell whether all that is in `less` is in `more`."""
    if isinstance(less, dict):
        return all(key in more and within(value, more[key]) for key, value in less.items())
    return bool(less == more)


def test_no_view_holds_what_its_watcher_may_not_know_in_a_whole_random_match() -> None:
    # NA-11.1: of Survival and Hunt cards nobody sees another's hand or a deck
    begun = new(4, 5)
    rng = Random(4)
    while begun.match.pending:
        state = begun.match.state
        bottom = {*state.hunt_deck[: state.hunt_bottom], *state.hunt_known}
        secret = {*state.survival_deck, *state.hunt_deck, *state.hunt_hand} - bottom
        for one in state.hunted.values():
            secret |= {*one.cards, *one.drawn}
        for watcher in (None, *range(4)):
            own: set[str] = set()
            if watcher == 0:
                own = {*state.hunt_hand}
            elif watcher is not None:
                own = {*state.hunted[watcher].cards, *state.hunted[watcher].drawn}
            view = dict(begun.view(watcher))
            view.pop("last", None)
            assert not words(view) & (secret - own)
        decision = begun.match.pending[rng.randrange(len(begun.match.pending))]
        begun.match.answer(decision.seat, decision.sample(rng.randrange))


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_who_is_waited_for_is_public(seats: int) -> None:
    # NA-11.2, NA-3.7: by open facts alone
    rng = Random(seats)
    for seed in range(3):
        begun = new(seats, seed)
        while begun.match.pending:
            view = begun.view()
            asked, waited = {*view["asked"]}, {*begun.waited_for}
            assert waited == asked if "owing" not in view else waited <= asked
            decision = begun.match.pending[rng.randrange(len(begun.match.pending))]
            begun.match.answer(decision.seat, decision.sample(rng.randrange))
