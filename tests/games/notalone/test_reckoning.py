"""NA-6.1 to NA-6.5 and NA-6.9 to NA-6.14: the reveal, the free places, the Target token."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.notalone.positions import Table, table


def test_with_the_river_one_of_two_cards_stays_and_the_other_returns_unseen() -> None:
    # NA-6.1: all at once, after the Phase 2 window
    begun = table(two={1: "river", 2: "river"}, cards={1: ["vortex"]})
    begun.hunting({1: (1, 2), 2: (3, 4)})
    begun.place(creature=9)
    assert begun.waited_for == [1] and begun.asked(1) == "window"
    begun.passes()
    assert begun.waited_for == [1, 2] and begun.asked(2) == "river"
    begun.do(1, "keep", card=1)
    assert begun.waited_for == [2] and not begun.heard("revealed")
    begun.do(1, "keep", card=2)
    begun.do(2, "keep", card=3)
    assert begun.hand(1) == [1, 3, 4, 5] and begun.hand(2) == [1, 2, 4, 5]
    assert begun.heard("revealed") == [{"seat": 1, "cards": [2]}, {"seat": 2, "cards": [3]}]
    assert begun.heard("kept-river") == [{"seat": 1}, {"seat": 2}]
    assert begun.heard("kept-river", 1) == [{"seat": 1, "card": 1, "keep": 2}, {"seat": 2}]


@pytest.mark.parametrize("card", [3, 0, "1", None, [1], True])
def test_only_a_laid_card_can_be_kept(card: Any) -> None:
    # NA-6.1
    begun = table(two={1: "river"})
    begun.reckoning({1: (1, 2), 2: 3}, creature=9)
    assert begun.refused(1, "keep", card=card) == "NA-6.1"
    assert begun.refused(1, "pass") == "NA-6.1"


def test_all_cards_are_turned_up_together() -> None:
    # NA-6.2
    begun = table(two={2: "artefact"})
    begun.hunting({1: 1, 2: (2, 3)})
    assert "table" not in begun.hunted(1) and begun.hunted(2)["laid"] == 2
    begun.place(creature=9)
    assert begun.heard("revealed") == [{"seat": 1, "cards": [1]}, {"seat": 2, "cards": [2, 3]}]
    assert [laid["card"] for laid in begun.hunted(2)["table"]] == [2, 3]


def test_an_opening_window_follows_without_drone_and_gate() -> None:
    # NA-6.3, NA-9.13
    cards = {1: ["drone", "gate", "dodge"], 2: ["smokescreen"]}
    begun = table(cards=cards, hunt=["cataclysm", "detour"])
    begun.reckoning({1: 1, 2: 2}, creature=1)
    begun.skip_to("window")
    assert begun.waited_for == [0, 1, 2]
    assert begun.may(0) >= {"cataclysm", "detour"}
    assert begun.may(1) & {"drone", "gate", "dodge"} == {"dodge"}
    assert begun.refused(1, "drone") == begun.refused(1, "gate", place=2) == "NA-9.13"


def test_free_places_are_resolved_in_seat_order() -> None:
    # NA-6.4: the token bars seat 2 alone
    begun = table(4)
    begun.reckoning({1: 3, 2: 5, 3: 3}, creature=5)
    assert begun.view()["step"] == "free" and begun.mover == 1
    assert begun.waited_for == [1] and begun.asked(1) == "resolve"
    begun.do(1, "power")
    assert begun.mover == 3
    begun.do(3, "nothing")
    assert [each["seat"] for each in begun.heard("caught")] == [2]


@pytest.mark.parametrize(
    ("play", "tokens", "free"),
    [
        ([], {"creature": 3}, False),
        (["clone"], {"creature": 9, "target": 3}, False),
        (["mutation"], {"creature": 9, "artemia": 3}, False),
        (["scream"], {"creature": 9, "target": 3}, False),
        ([], {"creature": 9}, True),
        (["mutation"], {"creature": 9, "artemia": 9}, True),
    ],
)
def test_which_tokens_count(play: list[str], tokens: dict[str, int], free: bool) -> None:
    # NA-6.4
    begun = table(hunt=play, hands={1: [3, 4, 5]})
    begun.reckoning({1: 3, 2: 2}, play, **tokens)
    assert (begun.mover == 1 and begun.view()["step"] == "free") == free


def test_clone_alone_does_not_count_as_target_for_who_dodged() -> None:
    # NA-6.4: after Dodge the place is free in step A; with Scream besides it waits for step B
    for play, step in ((["clone"], "free"), (["clone", "scream"], "target")):
        begun = table(hunt=play, plays=2, cards={1: ["dodge"]}, hands={1: [3]})
        begun.reckoning({1: 3, 2: 2}, play, creature=9, target=3)
        begun.do(1, "dodge")
        assert begun.mover == (1 if step == "free" else 2)
        if step == "target":
            begun.do(2, "nothing")
            assert begun.heard("lost-will") == [{"seat": 1, "n": 1}]
        assert begun.mover == 1 and begun.view()["step"] == step


def test_two_free_locations_are_resolved_in_the_order_of_their_owner() -> None:
    # NA-6.4, NA-7.12: both before the next seat
    begun = table(two={1: "artefact"}, piles={2: [4]})
    begun.reckoning({1: (3, 5), 2: 2}, creature=9)
    assert begun.mover == 1 and begun.asked(1) == "order"
    assert begun.choices(1, "resolve", "card") == [3, 5]
    assert begun.refused(1, "resolve", card=2) == "NA-6.4"
    assert begun.refused(1, "power") == "NA-6.4"
    begun.do(1, "resolve", card=5)
    assert begun.decision(1).args == {"card": 5, "place": 5}
    begun.do(1, "power", place=8)
    assert begun.mover == 1 and begun.decision(1).args == {"card": 3, "place": 3}
    begun.do(1, "power")
    assert begun.mover == 2


def test_at_the_target_token_scream_acts_first_then_the_places_are_resolved() -> None:
    # NA-6.5: all at once; then in seat order
    begun = table(4, hunt=["scream"])
    begun.reckoning({1: 3, 2: 3, 3: 2}, ["scream"], creature=9, target=3)
    assert begun.mover == 3
    begun.do(3, "nothing")
    assert begun.waited_for == [1, 2] and begun.view()["step"] == "target"
    begun.do(2, "discard", cards=[1, 2])
    assert begun.waited_for == [1] and begun.hand(2) == [1, 2, 4, 5]
    begun.do(1, "lose-will")
    assert begun.hand(2) == [4, 5] and begun.mover == 1
    begun.do(1, "power")
    begun.do(2, "take", card=1)
    assert (begun.will(1), begun.hunted(1).get("next")) == (2, None)
    assert begun.turn == 2 and begun.hunted(1)["two"] == "river" and begun.hand(2) == [1, 4, 5]


def test_at_the_target_token_scream_comes_before_toxin() -> None:
    # NA-6.5
    begun = table(hunt=["scream", "toxin"], plays=2, cards={1: ["vortex", "gate"]})
    begun.reckoning({1: 3, 2: 2}, ["toxin", "scream"], creature=9, target=3)
    begun.skip_to("free")
    begun.do(2, "nothing")
    assert begun.asked(1) == "scream"
    begun.do(1, "lose-will")
    assert begun.asked(1) == "toxin"
    begun.do(1, "discard", survival="gate")
    assert begun.told()[0] == "threw" and begun.heard("ineffective")


def test_who_is_held_at_the_target_token_does_not_resolve() -> None:
    # NA-6.5, NA-6.12
    begun = table(hunt=["scream"], hands={1: [3]})
    begun.reckoning({1: 3, 2: 2}, ["scream"], creature=3, target=3)
    begun.do(2, "nothing")
    assert begun.heard("lost-will") and begun.heard("caught") and not begun.heard("took")
    assert not begun.heard("resolved", 1)


def test_three_choices_are_open_on_every_place() -> None:
    # NA-6.9, NA-13
    for place in range(1, 11):
        also = {} if place < 6 else {1: [place]}
        begun = table(hands={1: [*{1, 2, 3, place} & {1, 2, 3, 4, 5}]}, also=also)
        begun.reckoning({1: place, 2: 2}, creature=2 if place != 2 else 9)
        powers = {1: {"recover", "copy"}, 2: {"power"}, 9: {"draw"}}.get(place, {"power"})
        assert begun.may(1) == powers | {"take", "nothing"}
        for choice in ("take", "nothing"):
            other = Table(begun.match.fork())
            pile = other.pile(1)
            other.do(1, choice, **({"card": pile[0]} if choice == "take" else {}))
            assert (pile[0] in other.hand(1)) == (choice == "take")
        assert begun.refused(1, "take", card=place) == "NA-6.9"
        assert begun.refused(1, "pass") == "NA-6.9"


def test_an_ineffective_place_gives_neither_power_nor_card() -> None:
    # NA-6.10: Mirage, Toxin, Interference and Cataclysm
    cases: list[tuple[str, dict[str, Any]]] = [
        ("mirage", {"target": "4-9"}),
        ("toxin", {"target": 4}),
        ("interference", {}),
    ]
    for card, tokens in cases:
        begun = table(hunt=[card], hands={1: [4, 5]})
        begun.reckoning({1: 4, 2: 2}, [card], creature=10, **tokens)
        assert 4 in begun.view()["ineffective"]
        begun.skip()
        assert begun.heard("ineffective") == [{"seat": 1, "card": 4, "place": 4}]
        assert begun.hand(1) == [5] and not begun.view()["marker"]
    begun = table(hunt=["cataclysm"], hands={1: [4, 5]})
    begun.reckoning({1: 4, 2: 2}, creature=10)
    begun.do(0, "cataclysm", place=4)
    begun.skip()
    assert begun.heard("ineffective") and begun.hand(1) == [5]


def test_an_unusable_power_leaves_the_card_from_the_discard_pile() -> None:
    # NA-6.11, NA-7.6, NA-7.10: the second Hunted on Beach and Wreck
    for place, clause in ((4, "NA-7.6"), (8, "NA-7.10")):
        also = {1: [8], 2: [8]}
        begun = table(piles={2: [1]}, also=also)
        begun.reckoning({1: place, 2: place}, creature=10)
        begun.do(1, "power")
        assert begun.may(2) == {"take", "nothing"} and begun.refused(2, "power") == clause
        begun.do(2, "take", card=1)
        assert 1 in begun.hand(2)


def test_who_can_do_nothing_at_all_is_not_asked() -> None:
    # NA-6.11: power unusable, pile empty, as all can see
    begun = table(reserve={6: 0, 7: 0, 8: 0, 9: 0, 10: 0})
    begun.reckoning({1: 5, 2: 2}, creature=10)
    assert begun.heard("nothing") == [{"seat": 1, "card": 5, "place": 5}] and begun.mover == 2
    assert begun.refused(2, "take", card=1) == "NA-6.9"


@pytest.mark.parametrize(
    ("play", "tokens"),
    [([], {"creature": 3}), (["mutation"], {"creature": 9, "artemia": 3})],
)
def test_under_a_counting_token_neither_power_nor_card(
    play: list[str], tokens: dict[str, int]
) -> None:
    # NA-6.12
    begun = table(hands={1: [3]}, hunt=play)
    begun.reckoning({1: 3, 2: 2}, play, **tokens)
    begun.stale(1, "power")
    begun.stale(1, "take", card=1)
    begun.skip()
    assert begun.hand(1) == [] and not begun.heard("took")


@pytest.mark.parametrize("place", [2, 6])
def test_a_card_back_in_hand_by_its_own_power_stands_nowhere(place: int) -> None:
    # NA-6.13: neither the Creature nor Artemia nor Detour can get at it
    begun = table(
        also={1: [6], 2: [9]},
        cards={2: ["wrong-track", "hologram"]},
        hunt=["mutation", "detour"],
        plays=2,
    )
    begun.reckoning({1: place, 2: 9}, ["mutation"], creature=place + 1, artemia=7)
    begun.skip_to("free")
    begun.do(1, "power")
    assert begun.hunted(1)["table"] == [{"card": place, "at": place, "state": "back"}]
    assert begun.mover == 2
    assert begun.choices(0, "detour", "move") == ["2-9-4", "2-9-8", "2-9-10"]
    begun.do(2, "wrong-track", to=f"creature-{place}")
    begun.skip()
    assert not begun.heard("caught") and not begun.heard("artemia")


def test_whoever_has_resolved_still_stands_there() -> None:
    # NA-6.14: a token moved onto the place catches them
    begun = table(cards={2: ["wrong-track"]})
    begun.reckoning({1: 3, 2: 5}, creature=2)
    begun.skip_to("free")
    begun.do(1, "power")
    assert begun.mover == 2
    begun.do(2, "wrong-track", to="creature-3")
    begun.skip()
    assert begun.heard("caught") == [{"seat": 1, "n": 1, "cards": [3]}]


def test_whoever_has_resolved_can_be_moved_onto_a_token() -> None:
    # NA-6.14, NA-8.18, NA-13: without resolving again
    begun = table(hunt=["detour"], hands={1: [1, 3]}, also={2: [6]})
    begun.reckoning({1: 3, 2: 6}, creature=2)
    begun.skip_to("free")
    begun.do(1, "power")
    assert begun.mover == 2
    begun.do(0, "detour", move="1-3-2")
    assert begun.mover == 2
    begun.do(2, "nothing")
    assert begun.heard("caught") == [{"seat": 1, "n": 1, "cards": [3]}]
    assert begun.heard("resolved") == [{"seat": 1, "card": 3, "place": 3}]
