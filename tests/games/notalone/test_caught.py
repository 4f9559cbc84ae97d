"""NA-6.6 to NA-6.8 and NA-6.19: Artemia, being caught, exhaustion, and the end in a step."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.notalone.positions import table


def test_everybody_at_the_artemia_token_discards_a_card_of_their_choice() -> None:
    # NA-6.6: all at the same time
    begun = table(4, hunt=["mutation"], will={1: 3, 2: 3})
    begun.reckoning({1: 3, 2: 3, 3: 5}, ["mutation"], creature=10, artemia=3)
    begun.do(3, "nothing")
    assert begun.view()["step"] == "artemia" and begun.waited_for == [1, 2]
    begun.do(1, "discard", cards=[1])
    assert begun.hand(1) == [1, 2, 4, 5] and not begun.heard("discarded")
    begun.do(2, "discard", cards=[5])
    assert begun.hand(1) == [2, 4, 5] and begun.hand(2) == [1, 2, 4]
    assert (begun.will(1), begun.will(2), begun.will(3)) == (2, 2, 3)


def test_without_mutation_the_artemia_token_costs_no_will() -> None:
    # NA-6.6
    begun = table(rescue=6)
    begun.reckoning({1: 3, 2: 5}, creature=10, artemia=3)
    begun.do(2, "nothing")
    begun.do(1, "discard", cards=[4])
    assert begun.will(1) == 3 and begun.pile(1) == [4, 3]


@pytest.mark.parametrize("cards", [[], [3], [1, 2], [6], None, 1, [1, 1], ["1"]])
def test_exactly_one_card_of_the_hand_is_discarded(cards: Any) -> None:
    # NA-6.6
    begun = table(rescue=6)
    begun.reckoning({1: 3, 2: 5}, creature=10, artemia=3)
    begun.do(2, "nothing")
    assert begun.refused(1, "discard", cards=cards) == "NA-6.6"
    assert begun.refused(1, "pass") == "NA-6.6"


def test_a_single_card_is_discarded_and_an_empty_hand_is_spared() -> None:
    # NA-6.6
    begun = table(hands={1: [3, 4], 2: [3]}, hunt=["mutation"])
    begun.reckoning({1: 3, 2: 3}, ["mutation"], creature=10, artemia=3)
    assert begun.heard("discarded") == [{"seat": 1, "n": 1, "cards": [4]}]
    assert begun.will(1) == begun.will(2) == 2


@pytest.mark.parametrize(("hand", "left"), [([3, 4, 1, 2], 0), ([3, 4, 1], 0), ([3, 4], 0)])
def test_who_is_held_on_two_cards_discards_two_and_suffers_mutation_twice(
    hand: list[int], left: int
) -> None:
    # NA-6.6, NA-7.14, NA-8.27
    begun = table(two={1: "artefact"}, hands={1: hand}, hunt=["virus", "mutation"], plays=2)
    begun.reckoning({1: (3, 4), 2: 5}, ["virus", "mutation"], creature=10, artemia="3-4")
    begun.skip()
    assert begun.will(1) == 1 and begun.hand(1) == []
    assert begun.heard("artemia") == [{"seat": 1, "n": 2}]


def test_held_on_two_cards_one_chooses_two_of_three() -> None:
    # NA-6.6
    begun = table(two={1: "artefact"}, hunt=["virus"])
    begun.reckoning({1: (3, 4), 2: 5}, ["virus"], creature=10, artemia="3-4")
    begun.do(2, "nothing")
    assert begun.decision(1).args == {"count": 2}
    assert begun.refused(1, "discard", cards=[1]) == "NA-6.6"
    begun.do(1, "discard", cards=[1, 5])
    assert begun.hand(1) == [2]


def test_artemia_acts_whether_or_not_the_place_was_resolved() -> None:
    # NA-6.6, NA-6.14
    begun = table(cards={2: ["hologram"]}, hunt=["mutation"])
    begun.reckoning({1: 3, 2: 5}, ["mutation"], creature=10, artemia=2)
    begun.skip_to("free")
    begun.do(1, "power")
    begun.do(2, "hologram", place=3)
    begun.skip()
    assert begun.heard("artemia") == [{"seat": 1, "n": 1}] and begun.will(1) == 2


def test_being_caught_costs_one_will_and_advances_assimilation_once() -> None:
    # NA-6.7: no matter how many were caught
    begun = table(4)
    begun.reckoning({1: 3, 2: 3, 3: 5}, creature=3)
    begun.skip()
    assert [begun.will(seat) for seat in (1, 2, 3)] == [2, 2, 3]
    assert begun.assimilation == 8
    assert begun.heard("assimilation") == [{"left": 8, "cause": "caught"}]


def test_nobody_caught_advances_nothing() -> None:
    # NA-6.7
    begun = table()
    begun.reckoning({1: 3, 2: 4}, creature=5)
    begun.skip()
    assert begun.assimilation == 8 and not begun.heard("caught")


def test_two_caught_by_token_and_clone_still_advance_assimilation_once() -> None:
    # NA-6.7, NA-8.13
    begun = table(hunt=["clone"])
    begun.reckoning({1: 3, 2: 4}, ["clone"], creature=3, target=4)
    begun.skip()
    assert begun.assimilation == 7 and (begun.will(1), begun.will(2)) == (2, 2)


def test_caught_on_two_cards_costs_two_will() -> None:
    # NA-6.7, NA-7.14: Assimilation still advances by one
    begun = table(two={1: "artefact"}, hunt=["clone"])
    begun.reckoning({1: (3, 4), 2: 5}, ["clone"], creature=3, target=4)
    begun.skip()
    assert begun.will(1) == 1 and begun.assimilation == 7
    assert begun.heard("caught") == [{"seat": 1, "n": 2, "cards": [3, 4]}]


def test_one_place_free_while_the_other_is_caught() -> None:
    # NA-7.12
    begun = table(two={1: "artefact"})
    begun.reckoning({1: (3, 4), 2: 5}, creature=3)
    assert begun.mover == 1 and begun.decision(1).args == {"card": 4, "place": 4}
    begun.do(1, "power")
    begun.do(2, "nothing")
    assert begun.view()["marker"] and begun.will(1) == 2


def test_will_never_goes_below_zero_and_who_has_none_is_still_caught() -> None:
    # NA-6.7, NA-7.3: Mutation took the last Will before
    begun = table(will={1: 1}, hunt=["mutation"], hands={1: [3, 4]})
    begun.reckoning({1: 3, 2: 5}, ["mutation"], creature=3, artemia=3)
    begun.skip()
    assert begun.heard("lost-will") == [{"seat": 1, "n": 1}]
    assert begun.heard("caught") == [{"seat": 1, "n": 0, "cards": [3]}]
    assert begun.heard("assimilation") == [
        {"left": 7, "cause": "caught"},
        {"left": 6, "cause": "exhausted"},
    ]


@pytest.mark.parametrize(("expert", "will"), [(False, 3), (True, 2)])
def test_exhaustion_gives_will_and_all_place_cards_back(expert: bool, will: int) -> None:
    # NA-6.8, NA-10.1
    begun = table(hands={1: [3, 4]}, will={1: 1}, expert=expert)
    begun.reckoning({1: 3, 2: 5}, creature=3)
    begun.skip()
    assert begun.will(1) == will
    assert begun.hand(1) == [1, 2, 3, 4, 5] and begun.pile(1) == []
    assert begun.assimilation == 6


def test_exhaustion_brings_back_both_cards_on_the_table() -> None:
    # NA-6.8
    begun = table(hands={1: [3, 4]}, will={1: 1}, two={1: "artefact"})
    begun.reckoning({1: (3, 4), 2: 5}, creature=3)
    begun.skip()
    assert begun.hand(1) == [1, 2, 3, 4, 5]


def test_two_exhausted_advance_assimilation_once() -> None:
    # NA-6.8
    begun = table(4, will={1: 1, 2: 1})
    begun.reckoning({1: 3, 2: 3, 3: 5}, creature=3)
    begun.skip()
    assert begun.heard("exhausted") == [{"seat": 1, "n": 3}, {"seat": 2, "n": 3}]
    assert begun.assimilation == 7


@pytest.mark.parametrize("cause", ["scream", "mutation"])
def test_exhaustion_comes_after_step_d_whatever_took_the_will(cause: str) -> None:
    # NA-6.8: not caught at all
    token = {"scream": "target", "mutation": "artemia"}[cause]
    begun = table(will={1: 1}, hunt=[cause])
    begun.reckoning({1: 3, 2: 5}, [cause], creature=10, **{token: 3})
    begun.skip_to("target" if cause == "scream" else "artemia")
    if cause == "scream":
        begun.do(1, "lose-will")
        assert begun.will(1) == 0 and not begun.heard("exhausted")
    begun.skip()
    assert begun.will(1) == 3 and begun.heard("exhausted")
    assert begun.heard("assimilation") == [{"left": 7, "cause": "exhausted"}]


def test_the_match_ends_when_somebody_is_caught() -> None:
    # NA-6.19, NA-10.6: the exhaustion is not carried out any more
    begun = table(assimilation=1, will={1: 1})
    begun.reckoning({1: 3, 2: 5}, creature=3)
    begun.do(2, "nothing")
    assert begun.result == ("assimilation", (1, 2, 2)) and not begun.heard("exhausted")
    assert begun.will(1) == 0


def test_the_match_ends_with_the_advance_for_anticipation() -> None:
    # NA-6.19, NA-8.4
    begun = table(assimilation=2, hunt=["anticipation"])
    begun.hunting({1: 3, 2: 5})
    begun.do(0, "anticipation", hunted=1)
    begun.place(creature=3)
    begun.do(2, "nothing")
    assert begun.match.over and begun.assimilation == 0


def test_the_match_ends_with_an_exhaustion() -> None:
    # NA-6.19
    begun = table(assimilation=2, will={1: 1})
    begun.reckoning({1: 3, 2: 5}, creature=3)
    begun.do(2, "nothing")
    assert begun.match.over and begun.heard("exhausted") and begun.result[1] == (1, 2, 2)


@pytest.mark.parametrize("place", [4, 8])
def test_the_match_ends_in_the_middle_of_step_a(place: int) -> None:
    # NA-6.19, NA-10.6: seat 2 does not resolve, nobody is caught
    begun = table(rescue=1, marker=True, also={1: [8]}, assimilation=1)
    begun.reckoning({1: place, 2: 5}, creature=5, artemia=10)
    begun.do(1, "power")
    assert begun.result == ("rescue", (3, 1, 1)) and not begun.heard("caught")
    assert begun.rescue == 0 and begun.assimilation == 1


def test_the_match_ends_while_a_place_is_copied() -> None:
    # NA-6.19, NA-7.2: a win in the middle of an effect
    begun = table(rescue=1, assimilation=1)
    begun.reckoning({1: 1, 2: 5}, creature=8, artemia=10)
    begun.do(1, "copy", place=8)
    assert not begun.match.over
    begun.do(1, "power")
    assert begun.result[0] == "rescue"


def test_two_cards_on_one_place_are_caught_both() -> None:
    # NA-7.14, NA-8.18: by Detour; on the Lair each of them costs one more
    begun = table(two={1: "artefact"}, hunt=["detour"])
    begun.reckoning({1: (3, 4), 2: 5}, creature=4)
    begun.do(0, "detour", move="1-3-4")
    begun.skip()
    assert begun.heard("caught") == [{"seat": 1, "n": 2, "cards": [3, 4]}]
    lair = table(two={1: "artefact"}, hunt=["detour"])
    lair.reckoning({1: (1, 2), 2: 5}, creature=1)
    lair.do(0, "detour", move="1-2-1")
    lair.skip()
    assert lair.heard("caught") == [{"seat": 1, "n": 3, "cards": [1, 2]}]
    assert lair.heard("exhausted") and lair.assimilation == 6


def test_screamed_at_and_caught_twice_on_one_place() -> None:
    # NA-7.14, NA-8.15, NA-8.23
    begun = table(two={1: "artefact"}, hunt=["scream", "clone", "detour"], plays=3)
    begun.reckoning({1: (3, 4), 2: 5}, ["scream", "clone"], creature=10, target=4)
    begun.do(0, "detour", move="1-3-4")
    begun.do(2, "nothing")
    begun.do(1, "discard", cards=[1, 2])
    assert begun.will(1) == 3 and begun.heard("lost-will") == [{"seat": 1, "n": 1}]
    assert begun.heard("caught") == [{"seat": 1, "n": 2, "cards": [3, 4]}]
    assert begun.heard("exhausted") == [{"seat": 1, "n": 3}]


def test_the_cards_stay_face_up_when_the_match_ends() -> None:
    # NA-6.2, NA-6.19, NA-11.2
    begun = table(rescue=1, marker=True)
    begun.reckoning({1: 4, 2: 5}, creature=10, artemia=10)
    begun.do(1, "power")
    assert begun.match.over
    assert [laid["card"] for laid in begun.hunted(2)["table"]] == [5]
