"""NA-8.1 to NA-8.10: symbols and phases; Hunt cards of Phase 1, and of Phase 2 without Target."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.notalone.cards import HUNT
from tests.games.notalone.positions import ALL, Table, table

LAID = {1: 3, 2: 5}


def test_symbols_and_phases() -> None:
    # NA-8.1
    symbols = {
        "target": {"force-field", "clone", "mirage", "scream", "toxin"},
        "artemia": {"despair", "mutation", "phobia", "virus"},
    }
    for symbol, cards in symbols.items():
        assert {name for name, card in HUNT.items() if card.symbol == symbol} == cards
    assert sum(not card.symbol for card in HUNT.values()) == 11
    phases: dict[str, set[str]] = {}
    for name, card in HUNT.items():
        phases.setdefault(card.phase, set()).add(name)
    assert phases["exploration"] == {"despair", "force-field"}
    assert phases["reckoning"] == {"cataclysm", "detour"}
    assert phases["maintenance"] == {"stasis", "tracking"}
    assert phases[""] == {"flashback"} and len(phases["hunting"]) == 13


def test_despair_takes_back_what_was_laid_and_bars_survival_cards() -> None:
    # NA-8.2: for the whole turn
    begun = table(hunt=["despair"], cards={1: ["ingenuity", "dodge"]})
    begun.lay({1: 3})
    begun.do(0, "despair")
    assert begun.hand(1) == [1, 2, 3, 4, 5] and begun.waited_for == [1, 2]
    assert begun.refused(1, "ingenuity") == begun.why(1, "dodge") == "NA-8.2"
    assert begun.may(1) == {"lay"}
    begun.hunting(LAID)
    assert begun.view()["despair"] and begun.may(0) == {"place-creature", "place-artemia"}
    begun.place(creature=3, artemia=10)
    assert begun.refused(2, "dodge") and begun.waited_for == [2] and begun.mover == 2
    begun.end_turn()
    begun.do(1, "ingenuity")


def test_despair_leaves_survival_cards_played_before_in_force() -> None:
    # NA-8.2: Smokescreen and Sixth Sense
    begun = table(hunt=["despair"], cards={1: ["smokescreen"], 2: ["sixth-sense"]}, piles={2: [1]})
    begun.do(1, "smokescreen")
    begun.do(2, "sixth-sense", cards=[1])
    begun.do(0, "despair")
    assert begun.view()["smoke"] and 1 in begun.hand(2)


@pytest.mark.parametrize(("place", "rest"), [(7, set()), (9, {"heal"})])
def test_under_despair_nobody_draws(place: int, rest: set[str]) -> None:
    # NA-8.2, NA-6.11: the take-back stays
    begun = table(hunt=["despair"], also={1: [place]}, piles={1: [1]}, will={2: 2})
    begun.do(0, "despair")
    begun.reckoning({1: place, 2: 5}, creature=10, artemia=10)
    assert begun.may(1) == {"take", "nothing"} | rest
    assert begun.refused(1, "power" if place == 7 else "draw") == "NA-8.2"


def test_force_field_bars_two_places_and_cards_go_back_to_hand() -> None:
    # NA-8.3: the token lies at once
    begun = table(hunt=["force-field"])
    begun.lay({1: 3, 2: 5})
    begun.do(0, "force-field", pair="3-4")
    assert begun.at("target") == begun.view()["barred"] == [3, 4]
    assert begun.waited_for == [1, 2] and begun.hand(2) == [1, 2, 3, 4, 5]
    assert begun.choices(1, "lay", "cards") == [[1], [2], [5]]
    assert begun.refused(1, "lay", cards=[3]) == begun.refused(1, "lay", cards=[4]) == "NA-8.3"
    begun.lay({1: 2, 2: 5})
    assert begun.may(0) == {"place-creature"}


@pytest.mark.parametrize("pair", ["5-6", "1-7", "2-1", "3", 3, None, [1, 2]])
def test_force_field_needs_an_adjacent_pair(pair: Any) -> None:
    # NA-8.3, NA-5.5
    assert table(hunt=["force-field"]).refused(0, "force-field", pair=pair) == "NA-8.3"


def test_force_field_has_no_other_effect_and_ends_with_the_turn() -> None:
    # NA-8.3, NA-13: by Detour and Vortex one gets there, and the place can be used
    begun = table(hunt=["force-field", "detour"], plays=2, cards={2: ["vortex"]}, piles={2: [4]})
    begun.do(0, "force-field", pair="3-4")
    begun.hunting({1: 2, 2: 5})
    begun.place(creature=10)
    begun.do(2, "vortex", lay=5, take=4)
    begun.passes()
    begun.do(0, "detour", move="1-2-3")
    assert begun.mover == 1 and begun.decision(1).args["place"] == 3
    begun.do(1, "power")
    begun.do(2, "power")
    assert begun.view()["marker"] and begun.hunted(1)["two"] == "river"
    assert begun.at("target") == [] and begun.view()["barred"] == []


@pytest.mark.parametrize(("place", "lost"), [(3, 2), (10, 0)])
def test_anticipation_advances_assimilation_if_the_named_hunted_is_caught(
    place: int, lost: int
) -> None:
    # NA-8.4
    begun = table(hunt=["anticipation"])
    begun.hunting(LAID)
    assert begun.choices(0, "anticipation", "hunted") == [1, 2]
    assert begun.refused(0, "anticipation", hunted=0) == "NA-8.4"
    begun.do(0, "anticipation", hunted=1)
    assert begun.view()["anticipated"] == 1
    begun.place(creature=place)
    begun.skip()
    assert begun.assimilation == 8 - lost


def test_anticipation_looks_at_nobody_else() -> None:
    # NA-8.4
    begun = table(hunt=["anticipation"])
    begun.hunting(LAID)
    begun.do(0, "anticipation", hunted=2)
    begun.place(creature=3)
    begun.skip()
    assert begun.assimilation == 7


def test_dodge_defeats_anticipation_and_clone_serves_it() -> None:
    # NA-8.4, NA-8.13
    begun = table(hunt=["anticipation"], cards={1: ["dodge"]})
    begun.hunting(LAID)
    begun.do(0, "anticipation", hunted=1)
    begun.place(creature=3)
    begun.passes()
    begun.do(1, "dodge")
    begun.skip()
    assert begun.assimilation == 8
    clone = table(hunt=["anticipation", "clone"], plays=2)
    clone.hunting(LAID)
    clone.do(0, "anticipation", hunted=1)
    clone.do(0, "clone")
    clone.place(creature=10, target=3)
    clone.skip()
    assert clone.assimilation == 6


def test_ascendancy_leaves_a_hunted_two_cards_of_their_choice() -> None:
    # NA-8.5, NA-8.22: laid cards do not count
    begun = table(hunt=["ascendancy"], hands={2: [4, 5, 1]})
    begun.hunting(LAID)
    assert begun.choices(0, "ascendancy", "hunted") == [1]
    assert begun.refused(0, "ascendancy", hunted=2) == "NA-8.5"
    begun.do(0, "ascendancy", hunted=1)
    assert begun.waited_for == [1] and begun.asked(1) == "ascendancy"
    for cards in ([], [1], [1, 2, 4], [1, 3], [1, 1], None, 1):
        assert begun.refused(1, "keep", cards=cards) == "NA-8.5"
    begun.do(1, "keep", cards=[5, 1])
    assert begun.hand(1) == [1, 5] and begun.pile(1) == [2, 4]
    assert begun.asked(0) == "tokens"


def test_ascendancy_cannot_be_played_when_nobody_has_three() -> None:
    # NA-8.5, NA-3.6
    begun = table(hunt=["ascendancy"], hands={1: [1, 2, 3], 2: [3, 4, 5]})
    begun.hunting(LAID)
    assert begun.refused(0, "ascendancy", hunted=1) == begun.why(0, "ascendancy") == "NA-8.5"


@pytest.mark.parametrize(("card", "will"), [(3, 1), (1, 3)])
def test_fierceness_costs_the_caught_one_will_more(card: int, will: int) -> None:
    # NA-8.6: on the Lair three in all, which exhausts
    begun = table(hunt=["fierceness"])
    begun.reckoning({1: card, 2: 5}, ["fierceness"], creature=card)
    begun.skip()
    assert begun.will(1) == will and begun.will(2) == 3


def test_fierceness_counts_once_for_who_is_caught_twice() -> None:
    # NA-8.6, NA-13: two cards and one more make three
    begun = table(hunt=["fierceness", "clone"], plays=2, two={1: "artefact"})
    begun.reckoning({1: (3, 4), 2: 5}, ["fierceness", "clone"], creature=3, target=4)
    begun.skip()
    assert begun.heard("caught") == [{"seat": 1, "n": 3, "cards": [3, 4]}]


def test_forbidden_zone_makes_each_hunted_discard_one_card() -> None:
    # NA-8.7, NA-13: secret until all have chosen; the empty hand is spared
    begun = table(4, hunt=["forbidden-zone"], hands={3: [5]})
    begun.hunting({1: 3, 2: 5, 3: 5})
    begun.do(0, "forbidden-zone")
    assert begun.waited_for == [1, 2]
    begun.do(2, "discard", cards=[1])
    assert begun.pile(2) == [] and not begun.heard("discarded")
    assert begun.refused(1, "discard", cards=[3]) == "NA-8.7"
    assert begun.refused(1, "discard", cards=[1, 2]) == "NA-8.7"
    begun.do(1, "discard", cards=[4])
    assert [begun.pile(seat) for seat in (1, 2, 3)] == [[4], [1], [1, 2, 3, 4]]
    assert begun.asked(0) == "tokens"


def test_forbidden_zone_with_all_hands_empty_asks_nobody() -> None:
    # NA-8.7
    begun = table(hunt=["forbidden-zone"], hands={1: [3], 2: [5]})
    begun.hunting(LAID)
    begun.do(0, "forbidden-zone")
    assert begun.waited_for == [0] and not begun.heard("discarded")


@pytest.mark.parametrize("place", [4, 8])
def test_interference_makes_beach_and_wreck_ineffective(place: int) -> None:
    # NA-8.8, NA-6.10
    begun = table(hunt=["interference"], also={1: [8]}, piles={1: [1]}, marker=True)
    begun.reckoning({1: place, 2: 5}, ["interference"], creature=10)
    begun.skip()
    assert begun.heard("ineffective") == [{"seat": 1, "card": place, "place": place}]
    assert begun.rescue == 14 - 1 and begun.pile(1) == [1, place]


def test_interference_leaves_ingenuity_and_amplifier_alone() -> None:
    # NA-8.8
    begun = table(hunt=["interference"], cards={1: ["ingenuity"], 2: ["amplifier"]})
    begun.do(1, "ingenuity")
    begun.reckoning(LAID, ["interference"], creature=10)
    begun.skip()
    begun.do(2, "amplifier")
    assert begun.heard("rescue")[0]["cause"] == "amplifier"


def persecuted(place: int, **more: Any) -> Table:
    begun = table(hunt=["persecution"], **more)
    begun.reckoning({1: place, 2: 5}, ["persecution"], creature=4)
    begun.passes()
    assert begun.mover == 1
    return begun


def test_persecution_lets_the_lair_give_one_card_or_copy() -> None:
    # NA-8.9
    begun = persecuted(1, hands={1: [1, 2]})
    assert begun.may(1) == {"recover", "copy", "take", "nothing"}
    assert begun.choices(1, "recover", "card") == [3, 4, 5]
    assert begun.refused(1, "recover") == "NA-7.1"
    begun.do(1, "recover", card=4)
    assert begun.hand(1) == [2, 4]


def test_persecution_at_a_lair_with_an_empty_pile() -> None:
    # NA-8.9, NA-7.1
    begun = persecuted(1)
    begun.do(1, "recover")
    assert begun.hand(1) == [2, 3, 4, 5]


@pytest.mark.parametrize("place", [2, 6])
@pytest.mark.parametrize("itself", [True, False])
def test_persecution_lets_jungle_and_swamp_give_one_card(place: int, itself: bool) -> None:
    # NA-8.9: the card being resolved or one of the pile
    hand = [1, 2] if place == 2 else [1, 2, 6]
    begun = persecuted(place, hands={1: hand}, piles={1: [3, 4, 5]})
    assert begun.choices(1, "power", "card") == sorted([3, 4, 5, place])
    assert begun.refused(1, "power", card=1)
    begun.do(1, "power", card=place if itself else 4)
    back = begun.hunted(1)["table"][0]["state"] == "back"
    assert back == itself and (4 in begun.hand(1)) == (not itself)


def test_persecution_does_not_touch_double_back_and_exhaustion() -> None:
    # NA-8.9: they are the only ones to come after it in a turn
    begun = persecuted(2, cards={1: ["double-back"]}, will={2: 1}, hands={1: [2]})
    begun.do(1, "power", card=3)
    begun.skip()
    begun.do(1, "double-back", card=2)
    assert begun.hand(1) == [2, 3]
    tired = table(hunt=["persecution"], hands={1: [3]}, will={1: 1})
    tired.reckoning(LAID, ["persecution"], creature=3)
    tired.skip()
    assert tired.hand(1) == [1, 2, 3, 4, 5]


def test_toxin_and_artemia_take_from_who_has_nothing() -> None:
    # NA-8.16, NA-6.6: all Survival cards with the other Hunted
    begun = table(hunt=["toxin"], cards={2: [ALL]}, hands={1: [3]}, rescue=6)
    begun.reckoning(LAID, ["toxin"], creature=10, target=3, artemia=3)
    begun.passes()
    begun.skip()
    assert not begun.heard("threw") and not begun.heard("discarded")


def test_persecution_acts_on_a_copied_swamp_and_on_the_jungle_by_gate() -> None:
    # NA-8.9, NA-7.2, NA-9.12
    begun = table(hunt=["persecution"], hands={1: [1]}, cards={1: ["gate"]})
    begun.reckoning({1: 1, 2: 5}, ["persecution"], creature=6)
    begun.passes()
    lair = Table(begun.match.fork())
    lair.do(1, "copy", place=6)
    assert lair.choices(1, "power", "card") == [1, 2, 3, 4, 5]
    lair.do(1, "power", card=1)
    assert lair.hand(1) == [1]
    begun.do(1, "gate", place=2)
    begun.do(1, "power", card=4)
    assert begun.hand(1) == [4] and begun.hunted(1)["table"][0]["state"] == "resolved"
