"""NA-9.1 to NA-9.6: the phases of the Survival cards, and those of Exploration."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.notalone.cards import SURVIVAL
from tests.games.notalone.positions import ALL, table


def test_the_phases_of_the_survival_cards() -> None:
    # NA-9.1: none of them bears a symbol
    phases: dict[str, set[str]] = {}
    for name, card in SURVIVAL.items():
        phases.setdefault(card.phase, set()).add(name)
        assert not card.symbol
    assert phases == {
        "exploration": {
            *("adrenaline", "ingenuity", "sacrifice"),
            *("sixth-sense", "smokescreen", "strike-back"),
        },
        "hunting": {"vortex"},
        "reckoning": {"detector", "dodge", "drone", "gate", "hologram", "wrong-track"},
        "maintenance": {"amplifier", "double-back"},
    }


@pytest.mark.parametrize("will", [1, 2])
def test_adrenaline_regains_one_will(will: int) -> None:
    # NA-9.2
    begun = table(cards={1: ["adrenaline"]}, will={1: will})
    begun.do(1, "adrenaline")
    assert begun.will(1) == will + 1 and begun.cards(1) == []


def test_adrenaline_is_refused_with_three_will() -> None:
    # NA-9.2, NA-3.6
    begun = table(cards={1: ["adrenaline"]})
    assert begun.refused(1, "adrenaline") == begun.why(1, "adrenaline") == "NA-9.2"


def test_ingenuity_puts_the_marker_on_the_beach() -> None:
    # NA-9.3
    begun = table(cards={1: ["ingenuity"]})
    begun.do(1, "ingenuity")
    assert begun.view()["marker"] and begun.view()["used"] == []
    other = table(cards={1: ["ingenuity"]}, marker=True)
    assert other.refused(1, "ingenuity") == other.why(1, "ingenuity") == "NA-9.3"


def test_a_card_can_be_played_after_laying() -> None:
    # NA-9.1, NA-4.2: the card stays where it was laid
    begun = table(cards={1: ["ingenuity"]})
    begun.lay({1: 3})
    begun.do(1, "ingenuity")
    assert begun.view(1)["mine"]["laid"] == [3] and begun.waited_for == [2]


def test_sacrifice_discards_a_card_and_bars_hunt_cards() -> None:
    # NA-9.4: in any phase; all take back what they laid, which may be what is discarded
    begun = table(cards={1: ["sacrifice"]}, hunt=["despair", "virus", "detour"])
    begun.lay({1: 3, 2: 4})
    assert begun.choices(1, "sacrifice", "card") == [1, 2, 3, 4, 5]
    for card in (6, 0, "3", None):
        assert begun.refused(1, "sacrifice", card=card) == "NA-9.4"
    begun.do(1, "sacrifice", card=3)
    assert begun.pile(1) == [3] and begun.hand(2) == [1, 2, 3, 4, 5]
    assert begun.view()["quiet"] and begun.waited_for == [1, 2]
    begun.lay({1: 4, 2: 4})
    assert begun.phase == "hunting" and begun.why(0, "virus") == "NA-9.4"
    assert begun.refused(0, "virus") == "NA-9.4"
    begun.place(creature=10)
    assert begun.phase == "reckoning" and begun.may(0) == set()
    begun.end_turn()
    assert not begun.view()["quiet"] and begun.may(0) == {"pass", "despair"}


def test_sacrifice_needs_a_play_of_the_creature() -> None:
    # NA-9.4: it can stop the second card of a Tracking turn
    begun = table(cards={1: ["sacrifice"]}, hunt=["despair", "virus"])
    begun.do(0, "despair")
    spent = table(cards={1: ["sacrifice"]}, hunt=["force-field", "virus"])
    spent.do(0, "force-field", pair="1-2")
    assert spent.refused(1, "sacrifice", card=1) == spent.why(1, "sacrifice") == "NA-9.4"
    second = table(cards={1: ["sacrifice"]}, hunt=["force-field", "virus"], plays=2)
    second.do(0, "force-field", pair="1-2")
    second.do(1, "sacrifice", card=1)
    assert second.why(0, "virus") == "NA-9.4" and second.view()["hunt"]["plays"] == 1


def test_sacrifice_needs_a_place_card() -> None:
    # NA-9.4: with an empty hand one must Resist or Give Up first; a laid card will do
    begun = table(cards={1: ["sacrifice"]}, hunt=["virus"], hands={1: []})
    assert begun.refused(1, "sacrifice", card=1) == begun.why(1, "sacrifice") == "NA-9.4"
    begun.do(1, "resist", cards=[2, 3])
    begun.do(1, "sacrifice", card=2)
    assert begun.hand(1) == [3]
    last = table(cards={1: ["sacrifice"]}, hunt=["virus"], hands={1: [3]})
    last.lay({1: 3})
    last.do(1, "sacrifice", card=3)
    assert last.hand(1) == [] and last.may(1) == {"resist", "give-up"}


def test_giving_up_after_sacrifice_can_end_the_match() -> None:
    # NA-9.4, NA-15.4
    cards = {1: ["sacrifice"]}
    begun = table(cards=cards, hunt=["virus"], hands={1: [3]}, assimilation=1)
    begun.do(1, "sacrifice", card=3)
    begun.do(1, "give-up")
    assert begun.result[0] == "assimilation"


def test_sixth_sense_takes_two_cards_of_the_pile() -> None:
    # NA-9.5
    begun = table(cards={1: ["sixth-sense"]}, hands={1: [1, 2]})
    for cards in ([], [3], [3, 4, 5], [1, 3], [3, 3], None):
        assert begun.refused(1, "sixth-sense", cards=cards) == "NA-9.5"
    begun.do(1, "sixth-sense", cards=[3, 5])
    assert begun.hand(1) == [1, 2, 3, 5] and begun.will(1) == 3


def test_sixth_sense_with_one_card_and_with_none() -> None:
    # NA-9.5
    one = table(cards={1: ["sixth-sense"]}, hands={1: [1, 2, 3, 4]})
    one.do(1, "sixth-sense", cards=[5])
    assert one.hand(1) == [1, 2, 3, 4, 5]
    none = table(cards={1: ["sixth-sense"]})
    assert none.refused(1, "sixth-sense", cards=[]) == none.why(1, "sixth-sense") == "NA-9.5"


def test_smokescreen_hides_all_discard_piles_from_the_creature() -> None:
    # NA-9.6, NA-11.3
    begun = table(cards={1: ["smokescreen"]}, hands={1: [1], 2: [5]}, hunt=["virus"])
    assert begun.hunted(1, 0)["discard"] == [2, 3, 4, 5]
    begun.do(1, "smokescreen")
    for seat in (1, 2):
        assert "discard" not in begun.hunted(seat, 0)
        assert begun.hunted(seat, 0)["discards"] == 4
    assert begun.hunted(2, 1)["discard"] == begun.hunted(2, 2)["discard"] == [1, 2, 3, 4]
    begun.reckoning({1: 1, 2: 5}, creature=10)
    begun.end_turn()
    assert begun.hunted(1, 0)["discard"] == begun.pile(1)


def test_under_smokescreen_the_log_hides_what_enters_and_leaves_the_piles() -> None:
    # NA-9.6, NA-13, NA-15.5: until the turn ends; what is turned up stays public
    begun = table(
        cards={1: ["smokescreen"]},
        hands={1: [1, 2, 3], 2: [5]},
        hunt=["forbidden-zone", "stasis"],
        piles={2: [1, 2, 3, 4]},
    )
    begun.do(1, "smokescreen")
    begun.do(2, "resist", cards=[1, 2])
    begun.reckoning({1: 1, 2: 5}, creature=10)
    begun.end_turn()
    assert begun.heard("resisted", 0) == [{"seat": 2, "n": 2}]
    for hunted in (1, 2):
        assert begun.heard("resisted", hunted) == [{"seat": 2, "n": 2, "cards": [1, 2]}]
    assert begun.heard("revealed", 0) == [{"seat": 1, "cards": [1]}, {"seat": 2, "cards": [5]}]
    assert begun.heard("pile", 0)[0] == {"seat": 1, "n": 3, "cards": begun.pile(1)}


@pytest.mark.parametrize("event", ["discarded", "took", "gave-up"])
def test_under_smokescreen_each_kind_of_move_is_hidden(event: str) -> None:
    # NA-9.6
    begun = table(cards={1: ["smokescreen"]}, hands={1: [1, 2, 3], 2: [3]}, hunt=["forbidden-zone"])
    begun.do(1, "smokescreen")
    if event == "gave-up":
        begun.do(2, "give-up")
    begun.hunting({1: 1, 2: 3})
    begun.do(0, "forbidden-zone")
    begun.do(1, "discard", cards=[2])
    if begun.asked(2) == "forbidden-zone":
        begun.do(2, "discard", cards=[1])
    begun.place(creature=10)
    begun.do(1, "recover")
    begun.skip()
    for seen in begun.heard(event, 0) + begun.heard(event, None):
        assert seen.keys() == {"seat", "n"}
    assert all("cards" in seen for seen in begun.heard(event, 2)) and begun.heard(event)


def test_nobody_can_play_what_all_others_hold() -> None:
    # NA-3.1: every one of the fifteen cards in the hand of seat 2
    begun = table(cards={2: [ALL]})
    for card in SURVIVAL:
        answer: dict[str, Any] = {"action": card}
        assert begun.refusal(1, answer)[1] == "NA-3.1"


def test_sixth_sense_and_smokescreen_after_laying() -> None:
    # NA-9.5, NA-9.6, NA-4.2: what lies stays where it is
    begun = table(cards={1: ["sixth-sense"], 2: ["smokescreen"]}, hands={1: [3]}, hunt=["virus"])
    begun.lay({1: 3, 2: 4})
    begun.do(2, "smokescreen")
    begun.do(1, "sixth-sense", cards=[1, 2])
    assert begun.hand(1) == [1, 2] and begun.view(1)["mine"]["laid"] == [3]
    assert begun.heard("took", 0) == [{"seat": 1, "n": 2}] and begun.hunted(1, 0)["hand"] == 3
