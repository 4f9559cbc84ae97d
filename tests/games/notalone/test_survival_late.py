"""NA-9.9, NA-9.10 and NA-9.14 to NA-9.17: the other Survival cards of Phases 3 and 4."""

from __future__ import annotations

import pytest

from tests.games.notalone.positions import ALL, table

LAID = {1: 3, 2: 5}


def test_detector_frees_one_from_the_artemia_token() -> None:
    # NA-9.9: others are not helped
    begun = table(cards={1: ["detector"]}, hunt=["mutation"])
    begun.reckoning({1: 3, 2: 3}, ["mutation"], creature=10, artemia=3)
    begun.do(1, "detector")
    assert begun.hunted(1)["detector"] and begun.mover == 1
    begun.do(1, "power")
    begun.do(2, "discard", cards=[1])
    assert begun.will(1) == 3 and begun.will(2) == 2
    assert begun.heard("artemia") == [{"seat": 2, "n": 1}]
    assert not begun.hunted(1)["detector"]


def test_detector_works_on_both_cards_and_wherever_the_token_goes() -> None:
    # NA-9.9: on any of their cards, this turn
    cards = {1: ["detector"], 2: ["hologram"]}
    begun = table(cards=cards, hunt=["virus"], two={1: "artefact"})
    begun.reckoning({1: (2, 3), 2: 5}, ["virus"], creature=10, artemia="3-4")
    begun.do(1, "detector")
    begun.do(2, "hologram", place=2)
    begun.skip()
    assert not begun.heard("artemia") and not begun.heard("discarded")


def test_detector_does_not_help_against_the_creature() -> None:
    # NA-9.9, NA-6.12
    begun = table(cards={1: ["detector"]}, hunt=["mutation"])
    begun.reckoning(LAID, ["mutation"], creature=3, artemia=3)
    begun.do(1, "detector")
    assert begun.mover == 2
    begun.skip()
    assert begun.heard("caught") and not begun.heard("artemia")


@pytest.mark.parametrize(
    ("card", "tokens"),
    [("detector", {"creature": 3, "artemia": 4}), ("dodge", {"creature": 4, "artemia": 3})],
)
def test_detector_and_dodge_need_their_token(card: str, tokens: dict[str, int]) -> None:
    # NA-9.9, NA-9.10
    begun = table(cards={1: [card]}, hunt=["mutation"])
    begun.reckoning(LAID, ["mutation"], **tokens)
    clause = {"detector": "NA-9.9", "dodge": "NA-9.10"}[card]
    assert begun.refused(1, card) == begun.why(1, card) == clause


def test_dodge_frees_one_from_the_creature_token() -> None:
    # NA-9.10: the place may be used; others are not helped
    begun = table(cards={1: ["dodge"]})
    begun.reckoning({1: 3, 2: 3}, creature=3)
    begun.do(1, "dodge")
    begun.do(1, "power")
    assert begun.heard("caught") == [{"seat": 2, "n": 1, "cards": [3]}]
    assert begun.will(1) == 3 and begun.assimilation == 7


def test_dodge_works_against_the_clone_and_both_tokens() -> None:
    # NA-9.10, NA-8.13
    begun = table(cards={1: ["dodge"]}, hunt=["clone"], two={1: "artefact"})
    begun.reckoning({1: (3, 4), 2: 5}, ["clone"], creature=3, target=4)
    begun.do(1, "dodge")
    begun.skip()
    assert not begun.heard("caught") and begun.assimilation == 8


def test_dodge_does_not_help_against_artemia() -> None:
    # NA-9.10, NA-6.12
    begun = table(cards={1: ["dodge"]}, hunt=["mutation"])
    begun.reckoning(LAID, ["mutation"], creature=3, artemia=3)
    begun.do(1, "dodge")
    assert begun.mover == 2
    begun.skip()
    assert begun.heard("artemia") and not begun.heard("caught")


def test_hologram_moves_the_artemia_token_for_everybody() -> None:
    # NA-9.14: the player need not be there
    begun = table(cards={2: ["hologram"]}, hunt=["mutation"])
    begun.reckoning(LAID, ["mutation"], creature=10, artemia=3)
    assert begun.choices(2, "hologram", "place") == [2, 4, 8]
    for place in (3, 9, 0, None, "2"):
        assert begun.refused(2, "hologram", place=place) == "NA-9.14"
    begun.do(2, "hologram", place=4)
    assert begun.at("artemia") == [4] and begun.mover == 1
    begun.skip()
    assert not begun.heard("artemia")


def test_hologram_moves_a_token_across_two_places_to_one() -> None:
    # NA-9.14: adjacent to either, not one of the two
    begun = table(cards={2: ["hologram"]}, hunt=["virus"])
    begun.reckoning(LAID, ["virus"], creature=10, artemia="3-4")
    assert begun.choices(2, "hologram", "place") == [2, 5, 8, 9]
    begun.do(2, "hologram", place=9)
    assert begun.at("artemia") == [9]


def test_hologram_needs_the_artemia_token() -> None:
    # NA-9.14
    begun = table(cards={2: ["hologram"]})
    begun.reckoning(LAID, creature=10)
    assert begun.refused(2, "hologram", place=3) == begun.why(2, "hologram") == "NA-9.14"


def test_wrong_track_moves_the_creature_token() -> None:
    # NA-9.15
    begun = table(cards={1: ["wrong-track"]})
    begun.reckoning(LAID, creature=3)
    assert begun.choices(1, "wrong-track", "to") == ["creature-2", "creature-4", "creature-8"]
    for to in ("creature-3", "creature-9", "target-4", "artemia-4", 4, None):
        assert begun.refused(1, "wrong-track", to=to) == "NA-9.15"
    assert begun.refused(1, "wrong-track") == "NA-9.15"  # the move is compulsory
    begun.do(1, "wrong-track", to="creature-8")
    begun.skip()
    assert not begun.heard("caught")


def test_with_clone_wrong_track_may_move_the_target_token_instead() -> None:
    # NA-9.15; across two places (Mirage) it goes to one beside them
    begun = table(cards={1: ["wrong-track"]}, hunt=["clone", "mirage"], plays=2)
    begun.reckoning(LAID, ["clone", "mirage"], creature=10, target="3-4")
    ways = ["creature-5", "creature-9", "target-2", "target-5", "target-8", "target-9"]
    assert begun.choices(1, "wrong-track", "to") == ways
    begun.do(1, "wrong-track", to="target-8")
    assert begun.at("target") == begun.view()["ineffective"] == [8]
    begun.skip()
    assert not begun.heard("caught")


def test_amplifier_removes_the_marker_and_advances_rescue() -> None:
    # NA-9.16: also in the turn in which the Beach was used
    begun = table(cards={2: ["amplifier"]})
    begun.reckoning({1: 4, 2: 5}, creature=10)
    begun.skip_to("free")
    begun.do(1, "power")
    begun.skip()
    begun.do(2, "amplifier")
    assert [each["cause"] for each in begun.heard("rescue")] == ["amplifier", "turn"]
    assert not begun.view()["marker"] and begun.rescue == 12


def test_amplifier_needs_the_marker() -> None:
    # NA-9.16
    begun = table(cards={2: ["amplifier"]})
    begun.reckoning(LAID, creature=10)
    begun.skip()
    assert begun.refused(2, "amplifier") == begun.why(2, "amplifier") == "NA-9.16"


def test_double_back_takes_the_card_on_the_table_back() -> None:
    # NA-9.17
    begun = table(cards={1: ["double-back"]}, two={1: "artefact"})
    begun.reckoning({1: (3, 4), 2: 5}, creature=3)
    begun.skip()
    assert begun.choices(1, "double-back", "card") == [3, 4]
    assert begun.refused(1, "double-back", card=5) == "NA-9.17"
    begun.do(1, "double-back", card=3)
    begun.end_turn()
    assert begun.hand(1) == [1, 2, 3, 5] and begun.pile(1) == [4]


@pytest.mark.parametrize("way", ["jungle", "exhaustion"])
def test_double_back_needs_a_card_on_the_table(way: str) -> None:
    # NA-9.17
    will = 1 if way == "exhaustion" else 3
    begun = table(cards={1: ["double-back"]}, will={1: will})
    begun.reckoning({1: 2, 2: 5}, creature=2 if way == "exhaustion" else 10)
    begun.skip_to("free")
    if way == "jungle":
        begun.do(1, "power")
    begun.skip()
    assert begun.refused(1, "double-back", card=2) == begun.why(1, "double-back") == "NA-9.17"


def test_nobody_plays_dodge_or_detector_for_another() -> None:
    # NA-9.9, NA-9.10: seat 2 holds everything, but stands elsewhere
    begun = table(cards={2: [ALL]}, hunt=["mutation"])
    begun.reckoning(LAID, ["mutation"], creature=3, artemia=3)
    assert begun.refused(2, "dodge") == "NA-9.10" and begun.refused(2, "detector") == "NA-9.9"
