"""NA-3: when cards may be played, by whom, in which order, and what windows ask."""

from __future__ import annotations

import pytest

from ludoteca.games.notalone.cards import HUNT, SURVIVAL
from tests.games.notalone.positions import ALL, Table, table

PHASES = {
    "exploration": {
        *("despair", "force-field"),
        *("adrenaline", "ingenuity", "sacrifice", "sixth-sense", "smokescreen", "strike-back"),
    },
    "hunting": {
        *("anticipation", "ascendancy", "fierceness", "forbidden-zone", "interference"),
        *("persecution", "mutation", "phobia", "virus", "clone", "mirage", "scream", "toxin"),
        "vortex",
    },
    "reckoning": {
        *("cataclysm", "detour"),
        *("detector", "dodge", "drone", "gate", "hologram", "wrong-track"),
    },
    "maintenance": {"stasis", "tracking", "amplifier", "double-back"},
}


def all_through(begun: Table) -> None:
    """In each phase, check that cards of other phases are refused with NA-3.1."""
    seen: list[str] = []
    while begun.turn == 1:
        phase = begun.phase
        if phase == "hunting":
            begun.place(creature=9)
        if phase not in seen:
            seen.append(phase)
            for seat in (0, 1):
                for card in begun.cards(seat):
                    if card not in PHASES[phase] and card != "flashback":
                        assert begun.refused(seat, card) == "NA-3.1"
                        assert begun.why(seat, card) == "NA-3.1"
        if phase == "exploration":
            begun.lay({1: 3, 2: 3})
            begun.passes()
        elif phase == "hunting":
            begun.passes()
        else:
            begun.idle()
    assert seen == [*PHASES]


def test_a_card_can_be_played_only_in_its_phase() -> None:
    # NA-3.1, NA-8.1, NA-9.1: the Creature and a Hunted who hold all cards there are
    assert {card for cards in PHASES.values() for card in cards} == {*HUNT, *SURVIVAL} - {
        "flashback"
    }
    all_through(table(hands={1: [1, 2, 3]}, cards={1: [ALL]}, hunt=[*HUNT]))


def test_an_effect_ends_with_the_turn() -> None:
    # NA-3.1: Fierceness, Mirage, Interference and Smokescreen are over in the next turn
    begun = table(cards={1: ["smokescreen"]}, hunt=["fierceness", "interference"], plays=2)
    begun.do(1, "smokescreen")
    begun.reckoning({1: 4, 2: 3}, play=["fierceness", "interference"], creature=1)
    view = begun.view()
    assert view["fierce"] and view["interfered"] and view["smoke"] and view["ineffective"] == [4, 8]
    begun.end_turn()
    view = begun.view()
    assert not (view["fierce"] or view["interfered"] or view["smoke"] or view["ineffective"])
    assert view["hunt"]["played"] == [] and view["hunt"]["plays"] == 1


def test_the_creature_plays_one_hunt_card_a_turn() -> None:
    # NA-3.2
    begun = table(hunt=["virus", "clone"])
    begun.hunting({1: 1, 2: 2})
    begun.do(0, "virus")
    assert begun.may(0) == {"place-creature", "place-artemia"}
    assert begun.refused(0, "clone") == "NA-3.2" and begun.why(0, "clone") == "NA-3.2"


def test_two_after_tracking_and_unused_plays_are_lost() -> None:
    # NA-3.2, NA-8.20
    begun = table(hunt=["tracking", "virus", "clone"], hunt_top=["stasis"])
    begun.reckoning({1: 1, 2: 2}, creature=9)
    begun.skip()
    begun.do(0, "tracking")
    begun.end_turn()
    assert begun.view()["hunt"]["plays"] == 2
    begun.hunting({1: 3, 2: 3})
    begun.do(0, "virus")
    assert begun.view()["hunt"]["plays"] == 1
    begun.place(creature=9, artemia="9-10")
    begun.end_turn()
    assert begun.view()["hunt"]["plays"] == 1


def test_a_hunted_plays_one_survival_card_a_turn_even_when_caught() -> None:
    # NA-3.3
    begun = table(cards={1: ["dodge", "wrong-track", "double-back"]})
    begun.reckoning({1: 1, 2: 2}, creature=1)
    begun.do(1, "wrong-track", to="creature-6")
    assert begun.waited_for == [1] and begun.asked(1) == "resolve"
    assert begun.refused(1, "dodge") == "NA-3.3"
    caught = table(cards={1: ["double-back"]})
    caught.reckoning({1: 1, 2: 2}, creature=1)
    caught.passes()
    caught.do(2, "nothing")
    assert caught.heard("caught") and caught.phase == "maintenance"
    caught.do(1, "double-back", card=1)
    assert caught.hand(1) == [1, 2, 3, 4, 5]


def test_any_number_of_survival_cards_can_be_held() -> None:
    # NA-3.3
    begun = table(hands={1: [*range(1, 8)]}, cards={1: [ALL]}, survival_top=["dodge"])
    begun.reckoning({1: 7, 2: 2}, creature=9)
    begun.passes()
    begun.do(1, "power")
    assert len(begun.cards(1)) == 15


def test_cards_take_effect_in_the_order_in_which_they_are_played() -> None:
    # NA-3.4, NA-13: Despair before or after a Survival card
    first = table(hunt=["despair"], cards={1: ["ingenuity"]})
    first.do(0, "despair")
    assert first.refused(1, "ingenuity") == "NA-8.2"
    second = table(hunt=["despair"], cards={1: ["ingenuity"]})
    second.do(1, "ingenuity")
    second.do(0, "despair")
    assert second.view()["marker"] is True


def test_sacrifice_first_stops_despair_and_despair_first_stops_sacrifice() -> None:
    # NA-3.4
    first = table(hunt=["despair"], cards={1: ["sacrifice"]})
    first.do(1, "sacrifice", card=1)
    first.stale(0, "despair")
    second = table(hunt=["despair"], cards={1: ["sacrifice"]})
    second.do(0, "despair")
    assert second.refused(1, "sacrifice", card=1) == "NA-8.2"


def test_played_survival_cards_are_discarded_at_once_and_hunt_cards_at_the_end() -> None:
    # NA-3.5, NA-13: the last one played is on top
    begun = table(hunt=["virus", "clone"], plays=2, cards={1: ["ingenuity"]})
    begun.do(1, "ingenuity")
    assert begun.view()["survival"]["discard"] == ["ingenuity"]
    begun.hunting({1: 1, 2: 2})
    begun.do(0, "clone")
    begun.do(0, "virus")
    hunt = begun.view()["hunt"]
    assert [each["card"] for each in hunt["played"]] == ["clone", "virus"]
    assert hunt["discard"] == []
    begun.place(creature=9, target=9, artemia="9-10")
    begun.end_turn()
    assert begun.view()["hunt"]["discard"] == ["clone", "virus"]


def test_a_card_whose_condition_is_not_met_is_refused_with_its_clause() -> None:
    # NA-3.6
    begun = table(cards={1: ["adrenaline", "sixth-sense"]}, hunt=["flashback"])
    assert begun.refused(1, "adrenaline") == begun.why(1, "adrenaline") == "NA-9.2"
    assert begun.refused(1, "sixth-sense", cards=[]) == begun.why(1, "sixth-sense") == "NA-9.5"
    assert begun.refused(0, "flashback") == begun.why(0, "flashback") == "NA-8.21"


def test_a_card_that_is_not_held_is_refused() -> None:
    # NA-3.1
    begun = table(cards={1: ["ingenuity"]}, hunt=["despair"])
    assert begun.refused(1, "smokescreen") == "NA-3.1"
    assert begun.refused(1, "despair") == "NA-4.1"
    assert begun.refused(0, "force-field", pair="1-2") == "NA-3.1"
    assert begun.refused(0, "smokescreen") == "NA-4.11"


def test_everybody_entitled_is_asked_whatever_they_hold() -> None:
    # NA-3.7, NA-13: cards of other phases ask just the same, so the question betrays nothing
    begun = table(5, cards={1: ["adrenaline"], 2: ["vortex"], 3: []}, hunt=["stasis"])
    begun.hunting(dict.fromkeys((1, 2, 3, 4), 1))
    begun.place(creature=2)
    assert begun.waited_for == [0, 1, 2] == begun.view()["asked"]
    begun.passes()
    assert begun.phase == "reckoning" and begun.waited_for == [0, 1, 2]


def test_who_has_no_play_left_or_is_barred_is_not_asked() -> None:
    # NA-3.7
    cards = {1: ["ingenuity", "dodge"], 2: ["gate"]}
    begun = table(cards=cards, hunt=["virus", "clone"])
    begun.do(1, "ingenuity")
    begun.hunting({1: 1, 2: 2})
    begun.do(0, "virus")
    begun.place(creature=9, artemia="9-10")
    assert begun.waited_for == [2]
    despair = table(cards=cards, hunt=["despair", "clone"], plays=2)
    despair.do(0, "despair")
    despair.hunting({1: 1, 2: 2})
    despair.place(creature=9, artemia=9)
    assert despair.waited_for == [0]
    sacrifice = table(cards={1: ["sacrifice"], 2: ["gate"]}, hunt=["virus"])
    sacrifice.do(1, "sacrifice", card=5)
    sacrifice.hunting({1: 1, 2: 2})
    sacrifice.place(creature=9)
    assert sacrifice.waited_for == [2]


def test_a_window_closes_when_all_have_passed() -> None:
    # NA-3.7
    begun = table(cards={1: ["dodge"], 2: ["gate"]}, hunt=["stasis"])
    begun.hunting({1: 1, 2: 2})
    begun.place(creature=9)
    for left in ([1, 2], [2]):
        begun.do([0, 1][2 - len(left)], "pass")
        assert begun.waited_for == left and begun.phase == "hunting"
    begun.do(2, "pass")
    assert begun.phase == "reckoning"


def test_passing_is_not_final_as_long_as_the_window_is_open() -> None:
    # NA-3.8
    begun = table(hands={1: [1, 2]}, cards={1: ["vortex"], 2: ["gate"]})
    begun.hunting({1: 1, 2: 2})
    begun.place(creature=9)
    begun.do(1, "pass")
    assert begun.view()["passed"] == [1] and begun.may(1) == {"vortex"}
    assert begun.refused(1, "pass") == "NA-3.8"
    begun.do(1, "vortex", lay=1, take=3)
    assert begun.waited_for == [2]


def test_who_plays_after_a_pass_and_has_a_play_left_is_asked_again() -> None:
    # NA-3.7, NA-3.8
    begun = table(hunt=["despair", "stasis"], plays=2)
    begun.do(0, "pass")
    begun.do(0, "despair")
    assert begun.waited_for == [0, 1, 2] and begun.view()["passed"] == []


@pytest.mark.parametrize("until", ["pass-phase", "pass-turn"])
def test_passing_ahead_can_be_taken_back(until: str) -> None:
    # NA-3.8, NA-3.12
    begun = table(hands={1: [1, 2]}, cards={1: ["vortex"], 2: ["gate"]}, hunt=["stasis"])
    begun.hunting({1: 1, 2: 2})
    begun.place(creature=9)
    begun.do(1, until)
    assert begun.waited_for == [0, 2] and begun.may(1) == {"vortex", "wait"}
    begun.do(1, "wait")
    assert begun.waited_for == [0, 1, 2]
    begun.do(1, until)
    begun.passes()
    assert begun.phase == "reckoning"
    assert begun.waited_for == ([0, 2] if until == "pass-turn" else [0, 1, 2])


def test_two_cards_with_one_symbol_share_one_token() -> None:
    # NA-3.9: both effects apply wherever it stands
    begun = table(hunt=["mutation", "virus"], plays=2, also={2: [6]})
    begun.reckoning({1: 1, 2: 6}, play=["mutation", "virus"], creature=9, artemia="1-6")
    begun.skip()
    for seat in (1, 2):
        assert begun.will(seat) == 2 and begun.heard("artemia")[seat - 1] == {"seat": seat, "n": 1}


@pytest.mark.parametrize("order", [["scream", "mirage"], ["mirage", "scream"]])
def test_of_different_footprints_the_pair_wins(order: list[str]) -> None:
    # NA-3.10, NA-8.25
    begun = table(hunt=order, plays=2, also={2: [6]})
    begun.hunting({1: 1, 2: 6})
    for card in order:
        begun.do(0, card)
    assert begun.choices(0, "place-target", "pair")
    assert begun.refused(0, "place-target", place=1) == "NA-5.5"
    begun.place(creature=9, target="1-6")
    assert begun.waited_for == [1, 2] and begun.asked(1) == begun.asked(2) == "scream"


@pytest.mark.parametrize(
    ("one", "other", "token"),
    [("scream", "mirage", "target"), ("mutation", "virus", "artemia")],
)
def test_a_placed_token_stays_unless_mirage_or_virus_takes_it_back(
    one: str, other: str, token: str
) -> None:
    # NA-3.11
    begun = table(hunt=[one, other], plays=2)
    begun.hunting({1: 1, 2: 2})
    begun.do(0, one)
    begun.place(creature=9, **{token: 2})
    begun.do(0, other)
    assert begun.at(token) == [] and begun.may(0) == {f"place-{token}"}
    begun.place(**{token: "4-5"})
    assert begun.at(token) == [4, 5]
    stays = table(hunt=[one, other], plays=2)
    stays.hunting({1: 1, 2: 2})
    stays.do(0, other)
    stays.place(creature=9, **{token: "4-5"})
    stays.do(0, one)
    assert stays.at(token) == [4, 5] and stays.view()["to_place"] == []
