"""NA-8.23 to NA-8.27: two Hunt cards in one turn; further meetings of cards and places."""

from __future__ import annotations

import pytest

from tests.games.notalone.positions import table


def test_clone_with_scream_both_apply() -> None:
    # NA-8.23, NA-13, NA-15.1: Scream in step B, caught in step D, and no use of the place
    begun = table(hunt=["clone", "scream"], plays=2)
    begun.reckoning({1: 3, 2: 5}, ["clone", "scream"], creature=10, target=3)
    begun.do(2, "nothing")
    begun.do(1, "discard", cards=[1, 2])
    assert begun.will(1) == 2 and begun.heard("caught") and not begun.heard("resolved")
    assert begun.assimilation == 7 and begun.pile(1) == [1, 2, 3]


def test_clone_with_scream_can_exhaust_through_both() -> None:
    # NA-8.23, NA-6.8
    begun = table(hunt=["clone", "scream"], plays=2, will={1: 2})
    begun.reckoning({1: 3, 2: 5}, ["scream", "clone"], creature=10, target=3)
    begun.do(2, "nothing")
    begun.do(1, "lose-will")
    assert begun.heard("exhausted") == [{"seat": 1, "n": 3}] and begun.assimilation == 6


def test_who_dodged_clone_with_scream_resolves_in_step_b() -> None:
    # NA-8.23
    begun = table(hunt=["clone", "scream"], plays=2, cards={1: ["dodge"]})
    begun.reckoning({1: 3, 2: 5}, ["clone", "scream"], creature=10, target=3)
    begun.do(1, "dodge")
    assert begun.mover == 2
    begun.do(2, "nothing")
    begun.do(1, "lose-will")
    assert begun.mover == 1 and begun.may(1) == {"power", "nothing"}
    begun.do(1, "power")
    assert not begun.heard("caught") and begun.hunted(1)["two"] == "river"


@pytest.mark.parametrize("dodges", [False, True])
def test_clone_with_toxin_both_apply(dodges: bool) -> None:
    # NA-8.23: the place is ineffective for who dodged, too
    begun = table(hunt=["clone", "toxin"], plays=2, cards={1: ["dodge", "gate"]}, hands={1: [3]})
    begun.reckoning({1: 3, 2: 5}, ["clone", "toxin"], creature=10, target=3)
    begun.do(1, "dodge" if dodges else "pass")
    begun.do(2, "nothing")
    if not dodges:
        begun.do(1, "discard", survival="gate")
    assert begun.cards(1) == ([] if dodges else ["dodge"])
    begun.end_turn()
    assert bool(begun.heard("caught")) != dodges and not begun.heard("took")


def test_mirage_with_clone_catches_on_two_ineffective_places() -> None:
    # NA-8.24
    begun = table(4, hunt=["mirage", "clone"], plays=2, cards={1: ["dodge"]}, hands={1: [3]})
    begun.reckoning({1: 3, 2: 4, 3: 5}, ["mirage", "clone"], creature=10, target="3-4")
    begun.do(1, "dodge")
    begun.do(3, "nothing")
    assert begun.heard("ineffective") == [{"seat": 1, "card": 3, "place": 3}]
    assert [each["seat"] for each in begun.heard("caught")] == [2]


def test_mirage_with_clone_on_both_cards_of_an_artefact_pair() -> None:
    # NA-8.24, NA-7.14, NA-6.7
    begun = table(hunt=["mirage", "clone"], plays=2, two={1: "artefact"})
    begun.reckoning({1: (3, 4), 2: 5}, ["clone", "mirage"], creature=10, target="3-4")
    begun.skip()
    assert begun.heard("caught") == [{"seat": 1, "n": 2, "cards": [3, 4]}]
    assert begun.assimilation == 7


def test_mirage_with_scream_asks_twice_for_two_cards() -> None:
    # NA-8.25, NA-7.14, NA-13, NA-15.2
    begun = table(hunt=["mirage", "scream"], plays=2, two={1: "artefact"}, also={1: [6]})
    begun.reckoning({1: (3, 4), 2: 5}, ["scream", "mirage"], creature=10, target="3-4")
    begun.do(2, "nothing")
    begun.do(1, "discard", cards=[1, 2])
    assert begun.asked(1) == "scream" and begun.hand(1) == [5, 6]
    begun.do(1, "lose-will")
    begun.skip()
    assert begun.will(1) == 2 and len(begun.heard("ineffective")) == 2


def test_the_second_scream_takes_the_will_when_the_first_took_the_cards() -> None:
    # NA-8.25, NA-8.15
    begun = table(hunt=["mirage", "scream"], plays=2, two={1: "artefact"})
    begun.reckoning({1: (3, 4), 2: 5}, ["mirage", "scream"], creature=10, target="3-4")
    begun.do(2, "nothing")
    begun.do(1, "discard", cards=[1, 2])
    assert begun.will(1) == 2 and begun.hand(1) == [5]


def test_mirage_with_toxin_takes_two_cards_from_who_has_two_there() -> None:
    # NA-8.25
    cards = {1: ["gate", "dodge", "drone"]}
    begun = table(hunt=["mirage", "toxin"], plays=2, two={1: "artefact"}, cards=cards)
    begun.reckoning({1: (3, 4), 2: 5}, ["mirage", "toxin"], creature=10, target="3-4")
    begun.passes()
    begun.do(2, "nothing")
    begun.do(1, "discard", survival="gate")
    begun.do(1, "discard", survival="drone")
    assert begun.cards(1) == ["dodge"]


def test_toxin_twice_with_one_card_takes_one() -> None:
    # NA-8.25, NA-8.16
    begun = table(hunt=["mirage", "toxin"], plays=2, two={1: "artefact"}, cards={1: ["gate"]})
    begun.reckoning({1: (3, 4), 2: 5}, ["mirage", "toxin"], creature=10, target="3-4")
    begun.passes()
    begun.do(2, "nothing")
    begun.skip()
    assert begun.heard("threw") == [{"seat": 1, "card": "gate"}]


@pytest.mark.parametrize(("second", "event"), [("scream", "lost-will"), ("clone", "caught")])
def test_force_field_then_another_target_card_stays_on_the_pair(second: str, event: str) -> None:
    # NA-8.26, NA-3.11, NA-8.3: seat 1 gets there by Vortex
    begun = table(hunt=["force-field", second], plays=2, cards={1: ["vortex"]}, hands={1: [1]})
    begun.do(0, "force-field", pair="3-4")
    begun.hunting({1: 1, 2: 5})
    begun.do(0, second)
    assert begun.at("target") == [3, 4] and begun.may(0) == {"place-creature"}
    begun.place(creature=10)
    begun.do(1, "vortex", lay=1, take=4)
    begun.skip()
    assert [each["seat"] for each in begun.heard(event)] == [1]


def test_force_field_then_toxin_covers_both_places() -> None:
    # NA-8.26
    begun = table(hunt=["force-field", "toxin"], plays=2, cards={1: ["vortex"]}, hands={1: [1]})
    begun.do(0, "force-field", pair="3-4")
    begun.hunting({1: 1, 2: 5})
    begun.do(0, "toxin")
    assert begun.at("target") == begun.view()["ineffective"] == [3, 4]


def test_force_field_then_mirage_is_placed_anew() -> None:
    # NA-8.26: what was barred stays barred no longer than Exploration
    begun = table(hunt=["force-field", "mirage"], plays=2)
    begun.do(0, "force-field", pair="3-4")
    begun.hunting({1: 1, 2: 5})
    begun.do(0, "mirage")
    assert begun.at("target") == [] and begun.may(0) == {"place-creature", "place-target"}
    begun.place(target="1-6", creature=10)
    assert begun.view()["ineffective"] == [1, 6]


@pytest.mark.parametrize("other", ["mutation", "phobia"])
def test_virus_with_another_artemia_card(other: str) -> None:
    # NA-8.27, NA-3.10: one token across two places, all effects
    begun = table(hunt=["virus", other], plays=2)
    begun.hunting({1: 3, 2: 4})
    begun.do(0, "virus")
    begun.do(0, other, **({"hunted": 1} if other == "phobia" else {}))
    if other == "phobia":
        begun.do(1, "hide", cards=[1, 2])
        assert begun.hunted(1, 0)["shown"] == [4, 5]
    assert begun.may(0) == {"place-creature", "place-artemia"}
    begun.place(creature=10, artemia="3-4")
    assert begun.waited_for == [1, 2] and begun.asked(1) == "artemia"
    begun.skip()
    assert [begun.will(seat) for seat in (1, 2)] == [3 - (other == "mutation")] * 2


def test_virus_with_despair() -> None:
    # NA-8.27
    begun = table(hunt=["despair", "virus"], plays=2, cards={1: ["detector"]})
    begun.do(0, "despair")
    begun.hunting({1: 3, 2: 4})
    begun.do(0, "virus")
    begun.place(creature=10, artemia="3-4")
    assert begun.refused(1, "detector") == "NA-8.2"
    assert begun.waited_for == [1, 2] and begun.asked(1) == "artemia"


def test_despair_and_force_field_in_one_turn() -> None:
    # NA-8.2, NA-8.3: what was laid is taken back twice, both tokens are there
    begun = table(hunt=["despair", "force-field"], plays=2)
    begun.lay({1: 3})
    begun.do(0, "despair")
    begun.lay({1: 3})
    begun.do(0, "force-field", pair="3-4")
    assert begun.hand(1) == [1, 2, 3, 4, 5]
    begun.lay({1: 2, 2: 2})
    assert begun.view()["to_place"] == ["creature", "artemia"]


def test_fierceness_and_the_lair_and_the_clone_add_up() -> None:
    # NA-8.6, NA-7.3: two cards, the Lair, and Fierceness once: four, of which three are lost
    begun = table(hunt=["fierceness", "clone"], plays=2, two={1: "artefact"})
    begun.reckoning({1: (1, 3), 2: 5}, ["fierceness", "clone"], creature=1, target=3)
    begun.skip()
    assert begun.heard("caught") == [{"seat": 1, "n": 3, "cards": [1, 3]}]
    assert begun.heard("exhausted") and begun.assimilation == 6


def test_ascendancy_before_phobia_leaves_nobody_to_show() -> None:
    # NA-8.5, NA-8.11: with one Hunted, whose hand is two afterwards
    begun = table(2, hunt=["ascendancy", "phobia"], plays=2)
    begun.hunting({1: 3})
    begun.do(0, "ascendancy", hunted=1)
    begun.do(1, "keep", cards=[1, 2])
    begun.do(0, "phobia")
    assert begun.view()["to_place"] == ["creature", "artemia"]


def test_interference_with_cataclysm_on_the_lair_that_copies() -> None:
    # NA-9.18, NA-8.8: the Beach may be copied in spite of Interference, not from a struck Lair
    for strikes in (False, True):
        begun = table(hunt=["interference", "cataclysm"], plays=2)
        begun.reckoning({1: 1, 2: 5}, ["interference"], creature=4)
        if strikes:
            begun.do(0, "cataclysm", place=1)
            assert begun.mover == 2 and begun.heard("ineffective")
        else:
            begun.do(0, "pass")
            begun.do(1, "copy", place=4)
            begun.do(1, "power")
            assert begun.view()["marker"]


def test_detour_with_mirage_onto_an_ineffective_place() -> None:
    # NA-8.18, NA-8.14
    begun = table(hunt=["mirage", "detour"], plays=2, hands={1: [2]})
    begun.reckoning({1: 2, 2: 5}, ["mirage"], creature=10, target="3-4")
    begun.do(0, "detour", move="1-2-3")
    begun.do(2, "nothing")
    assert begun.heard("ineffective") == [{"seat": 1, "card": 2, "place": 3}]
    assert begun.hand(1) == []


def test_detour_in_step_b_brings_scream_upon_who_was_free() -> None:
    # NA-8.18, NA-6.5, NA-6.16: Scream acts once on a card, and on the newcomer
    begun = table(4, hunt=["scream", "detour"], plays=2)
    begun.reckoning({1: 3, 2: 3, 3: 5}, ["scream"], creature=10, target=3)
    begun.passes()
    begun.do(3, "nothing")
    begun.do(1, "lose-will")
    begun.do(2, "lose-will")
    assert begun.mover == 1
    begun.do(0, "detour", move="3-5-4")
    assert begun.mover == 1 and begun.view()["step"] == "target"
    begun.do(1, "nothing")
    begun.do(2, "nothing")
    assert [each["seat"] for each in begun.heard("lost-will")] == [1, 2]


def test_a_clone_with_scream_that_is_moved_screams_at_the_new_place() -> None:
    # NA-9.15, NA-6.5: who was there before is free then, and resolves
    cards = {2: ["wrong-track"]}
    begun = table(hunt=["clone", "scream"], plays=2, cards=cards)
    begun.reckoning({1: 3, 2: 4}, ["clone", "scream"], creature=10, target=3)
    begun.do(2, "wrong-track", to="target-4")
    assert begun.mover == 1
    begun.do(1, "nothing")
    assert begun.waited_for == [2] and begun.asked(2) == "scream"
    begun.do(2, "lose-will")
    assert begun.heard("caught") == [{"seat": 2, "n": 1, "cards": [4]}]


def test_scream_spares_who_has_resolved_before_the_token_came() -> None:
    # NA-6.5, NA-6.14, NA-9.15: the Clone that is moved onto them catches them all the same
    begun = table(hunt=["clone", "scream"], plays=2, cards={2: ["wrong-track"]})
    begun.reckoning({1: 4, 2: 5}, ["clone", "scream"], creature=10, target=3)
    begun.skip_to("free")
    begun.do(1, "power")
    begun.do(2, "wrong-track", to="target-4")
    begun.do(2, "nothing")
    assert not begun.heard("lost-will") and begun.heard("caught")[0]["seat"] == 1


def test_scream_acts_on_who_comes_to_the_token_in_step_b() -> None:
    # NA-6.5, NA-8.18: from a Creature token, hence not resolved yet; who was there is spared
    begun = table(hunt=["scream", "detour"], plays=2)
    begun.reckoning({1: 4, 2: 5}, ["scream"], creature=5, target=4)
    begun.passes()
    begun.do(1, "lose-will")
    assert begun.mover == 1
    begun.do(0, "detour", move="2-5-4")
    assert begun.waited_for == [2] and begun.asked(2) == "scream"
    begun.do(2, "discard", cards=[1, 2])
    begun.do(1, "power")
    begun.do(2, "take", card=1)
    assert begun.view()["marker"] and not begun.heard("caught")
    assert begun.will(1) == 2 and begun.will(2) == 3
