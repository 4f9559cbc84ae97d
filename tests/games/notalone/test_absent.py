"""NA-12: what becomes of those who leave."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.games.notalone import game
from ludoteca.kernel import Match, StaleDecision
from tests.games.notalone.positions import Table, new, table


def test_for_who_has_left_a_random_card_is_laid() -> None:
    # NA-12.1
    laid = set()
    for seed in range(40):
        begun = new(3, seed)
        begun.do(0, "side", side=1)
        begun.leave(1)
        assert begun.waited_for == [0, 2] and begun.hunted(1)["done"] and begun.hunted(1)["left"]
        laid.add(begun.match.state.hunted[1].table[0].card)
    assert laid == {1, 2, 3, 4, 5}


def test_or_a_random_pair() -> None:
    # NA-12.1
    begun = table(two={1: "artefact"})
    begun.leave(1)
    assert len(begun.match.state.hunted[1].table) == 2


def test_giving_up_first_if_the_hand_is_too_small() -> None:
    # NA-12.1, NA-4.9
    begun = table(hands={1: [3]}, two={1: "river"})
    begun.leave(1)
    assert begun.heard("gave-up") == [{"seat": 1, "n": 4, "cards": [1, 2, 4, 5]}]
    assert begun.hunted(1)["done"] and begun.assimilation == 7


def test_giving_up_for_the_absent_can_end_the_match() -> None:
    # NA-12.1, NA-10.6
    begun = table(hands={1: []}, assimilation=1)
    begun.leave(1)
    assert begun.match.over and begun.result[0] == "assimilation"


def test_who_leaves_after_laying_leaves_the_card_there() -> None:
    # NA-12.1
    begun = table()
    begun.lay({1: 4})
    begun.leave(1)
    begun.lay({2: 3})
    assert [laid.card for laid in begun.match.state.hunted[1].table] == [4]


def test_no_cards_are_played_for_the_absent_and_they_are_not_asked_in_windows() -> None:
    # NA-12.1, NA-3.7
    begun = table(cards={1: ["dodge", "sixth-sense"], 2: ["gate"]}, hands={1: [3]})
    begun.lay({1: 3})
    begun.leave(1)
    begun.lay({2: 5})
    begun.place(creature=3)
    assert begun.waited_for == [2]
    begun.end_turn()
    assert begun.heard("caught") and begun.heard("played") == []


def test_random_cards_for_forced_discards() -> None:
    # NA-12.1, NA-8.7, NA-6.6
    begun = table(hunt=["forbidden-zone"], rescue=6)
    begun.lay({1: 3})
    begun.leave(1)
    begun.lay({2: 5})
    begun.passes()
    begun.do(0, "forbidden-zone")
    assert begun.waited_for == [2]
    begun.do(2, "discard", cards=[1])
    begun.place(creature=10, artemia=3)
    begun.end_turn()
    assert [seen["n"] for seen in begun.heard("discarded") if seen["seat"] == 1] == [1, 1]


@pytest.mark.parametrize("card", ["phobia", "ascendancy"])
def test_random_cards_for_phobia_and_ascendancy(card: str) -> None:
    # NA-12.1
    begun = table(hunt=[card])
    begun.lay({1: 3})
    begun.leave(1)
    begun.lay({2: 5})
    begun.passes()
    begun.do(0, card, hunted=1)
    assert begun.asked(0) == "tokens"
    if card == "phobia":
        assert len(begun.hunted(1, 0)["shown"]) == 2
    else:
        assert begun.hunted(1)["hand"] == 2


def test_will_for_scream() -> None:
    # NA-12.1, NA-8.15
    begun = table(hunt=["scream"])
    begun.lay({1: 3})
    begun.leave(1)
    begun.lay({2: 5})
    begun.passes()
    begun.do(0, "scream")
    begun.place(creature=10, target=3)
    begun.skip()
    assert begun.will(1) == 2


def absent_at(place: int, **kinds: list[str]) -> Table:
    """Return a table where the absent seat 1 has explored a place, with 3 to 5 in the pile."""
    also = {1: [place] if place > 5 else []}
    hunt = kinds.get("hunt", [])
    begun = table(hands={1: sorted({1, 2, place} & {1, 2, 3, 4, 5})}, also=also, hunt=hunt)
    begun.lay({1: place})
    begun.leave(1)
    begun.lay({2: 5})
    begun.passes()
    for card in hunt:
        begun.do(0, card)
    begun.place(creature=9)
    begun.end_turn()
    return begun


def test_the_whole_discard_pile_at_the_lair() -> None:
    # NA-12.1, NA-7.1
    begun = absent_at(1)
    assert begun.heard("took") == [{"seat": 1, "n": 3, "cards": [3, 4, 5]}]
    assert begun.match.state.hunted[1].pile == [1]


def test_only_the_card_itself_at_the_jungle() -> None:
    # NA-12.1, NA-7.4
    for hunt in ([], ["persecution"]):
        begun = absent_at(2, hunt=hunt)
        assert begun.heard("back") == [{"seat": 1, "card": 2}] and not begun.heard("took")


@pytest.mark.parametrize("place", [3, 4, 5, 6, 7, 8, 10])
def test_passing_everywhere_else(place: int) -> None:
    # NA-12.1
    begun = absent_at(place)
    assert begun.heard("nothing")[0] == {"seat": 1, "card": place, "place": place}
    assert not begun.heard("resolved", 1) and not begun.heard("took")


def test_a_hunted_may_leave_in_the_middle_of_anything() -> None:
    # NA-12.1: while resolving, while a choice is owed, while others still choose
    begun = table(4, hunt=["forbidden-zone"])
    begun.hunting({1: 3, 2: 3, 3: 1})
    begun.do(0, "forbidden-zone")
    begun.do(1, "discard", cards=[1])
    begun.leave(1)
    begun.leave(2)
    begun.do(3, "discard", cards=[2])
    begun.place(creature=10)
    assert begun.mover == 3 and begun.pile(3) == [2]
    begun.leave(3)
    assert begun.turn == 2 and begun.waited_for == [0]


def test_the_creature_can_win_against_nobody() -> None:
    # NA-12.1: the game plays on although all Hunted have left
    begun = new(3)
    begun.do(0, "side", side=1)
    begun.leave(1)
    begun.leave(2)
    rng = Random(0)
    while begun.match.pending:
        assert begun.waited_for == [0]
        begun.match.answer(0, begun.decision(0).sample(rng.randrange))
    assert begun.result[0] in ("rescue", "assimilation")


@pytest.mark.parametrize("moment", ["side", "exploration", "hunting", "reckoning", "asked"])
def test_if_the_creature_leaves_the_match_ends_without_a_winner(moment: str) -> None:
    # NA-12.2, NA-13
    begun = new(3) if moment == "side" else table(rescue=6)
    if moment == "hunting":
        begun.hunting({1: 3, 2: 5})
    elif moment in ("reckoning", "asked"):
        begun.reckoning({1: 3, 2: 3}, creature=10, artemia=3 if moment == "asked" else 9)
    begun.leave(0)
    assert begun.match.over and begun.result == ("creature-left", ())
    with pytest.raises(StaleDecision):
        begun.leave(1)
    begun.stale(1, "nothing")


def test_who_has_left_cannot_answer_or_leave_again() -> None:
    # NA-12.1
    begun = table()
    begun.leave(1)
    begun.stale(1, "take-back")
    with pytest.raises(StaleDecision):
        begun.leave(1)


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_matches_go_on_to_their_end_whenever_somebody_leaves(seats: int) -> None:
    # NA-12.1
    rng = Random(seats)
    for _ in range(15):
        match = Match(game, seats, {}, rng.randbytes(32))
        leaves = {rng.randrange(5, 120): seat for seat in range(seats)}
        while match.pending:
            seat = leaves.pop(len(match.history), match.state.creature)
            if seat != match.state.creature and seat not in match.left:
                match.leave(seat)
                continue
            decision = next(d for d in match.pending if not d.offer)
            match.answer(decision.seat, decision.sample(rng.randrange))
        assert match.outcome is not None and match.outcome.ranks


def test_when_the_creature_leaves_cards_that_lie_face_down_stay_so() -> None:
    # NA-12.2, NA-11.1
    begun = table(cards={1: ["gate"]})
    begun.hunting({1: 3, 2: 5})
    begun.place(creature=9)
    begun.leave(0)
    assert begun.match.over and "table" not in begun.hunted(1)
    later = table()
    later.reckoning({1: 3, 2: 5}, creature=9)
    later.leave(0)
    assert [laid["card"] for laid in later.hunted(1)["table"]] == [3]
    last = table(cards={1: ["amplifier"]})
    last.reckoning({1: 3, 2: 5}, creature=9)
    last.skip()
    last.leave(0)
    assert [laid["card"] for laid in last.hunted(1)["table"]] == [3]
