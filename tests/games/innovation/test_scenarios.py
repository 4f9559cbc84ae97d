"""Scenarios: those of the sample, and that the reader finds everything that is wrong with one."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.games.innovation import game
from ludoteca.games.innovation.cards import AGE, CARD
from ludoteca.games.innovation.moving import zone_of
from ludoteca.games.innovation.scenarios import tried
from ludoteca.games.innovation.scenarios.position import lay_out
from ludoteca.games.innovation.scenarios.reading import Entry, entries, read
from ludoteca.games.innovation.state import LAST, Innovation

SAMPLE = Path(__file__).parent / "scenarios" / "sample.md"
ENTRIES = list(entries(SAMPLE.read_text("utf-8")))
PLAYED = [entry for entry in ENTRIES if entry.is_scenario]

ARCHERY = """
### C018 Archery: the victim picks among equal highest
*Cards:* Archery · *rule set:* last

- before P1: board red [Archery], blue left [Tools < Writing]; hand –; score Coal; achievements 1
- before P2: board blue [Pottery]; hand Calendar, Currency; score –
- supply: age 1 Masonry …
- play: P1 action: dogma Archery → P2: Currency
- after P1: board red [Archery], blue left [Tools < Writing]; hand Currency; score Coal;
  achievements 1
- after P2: board blue [Pottery]; hand Masonry, Calendar; score –
- then: P1 to move, action 2
"""
CODE = """
### C043 Code of Laws: tuck, then splay
*Cards:* Code of Laws · *rule set:* any

- before P1: board blue [Pottery], purple [Code of Laws]; hand Tools, Oars; score –
- before P2: board red [Archery]; hand –; score –
- play: P1 action: dogma Code of Laws → P1: Tools → P1: splays the pile of Pottery
- after P1: board blue left [Tools < Pottery], purple [Code of Laws]; hand Oars; score –
  (Monument counters: tucked 1, scored 0)
- after P2: unchanged
- then: P1 to move, action 2
"""
WIN = """
### C278 Bioengineering: a third player wins
*Cards:* Bioengineering · *rule set:* last

- before P1: board blue [Bioengineering]; hand –; score –
- before P2: board red [Oars]; hand –; score –
- before P3: board green [Clothing], yellow [Agriculture]; hand –; score –
- play: P1 action: dogma Bioengineering → P1: Clothing
- after P1: board blue [Bioengineering]; hand –; score Clothing
- after P2: unchanged
- after P3: board yellow [Agriculture]; hand –; score –
- then: game over by dogma, winner P3
"""


def entry(text: str) -> Entry:
    (only,) = entries(text)
    return only


def wrong(text: str, old: str = "", new: str = "") -> list[str]:
    """Return what is wrong with a scenario in which something has been changed."""
    assert old in text
    return tried(game, entry(text.replace(old, new, 1)))


def state_of(text: str) -> Innovation:
    return lay_out(read(entry(text)), LAST)


@pytest.mark.parametrize("one", PLAYED, ids=lambda one: one.name)
def test_the_sample(one: Entry) -> None:
    assert tried(game, one) == []


def test_the_sample_is_read_to_its_end() -> None:
    seen = list(game.scenarios(SAMPLE.read_text("utf-8")))
    assert len(PLAYED) == 64
    assert [scenario.name.split()[0] for scenario in seen if not scenario.played] == [
        "S03",
        "R02",
        "R07",
        "I04",
    ]
    assert [scenario.line for scenario in seen] == sorted({scenario.line for scenario in seen})


@pytest.mark.parametrize("text", [ARCHERY, CODE, WIN])
def test_the_models_of_these_tests_are_right(text: str) -> None:
    assert wrong(text) == []


# A wrong expectation


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("hand Masonry, Calendar", "hand Calendar", "after P2: hand: expected Calendar; came"),
        ("hand Currency; score Coal", "hand –; score Coal", "hand: expected –; came Currency"),
        ("score Coal;\n", "score –;\n", "score"),
        ("achievements 1\n- after P2", "achievements 2\n- after P2", "achievements: expected 2"),
        ("Coal;\n  achievements 1", "Coal", "achievements: expected –"),
        ("hand Masonry, Calendar; score –", "unchanged", "no zone"),
        ("- then: P1 to move, action 2", "- then: P1 to move, action 1", "then: expected P1"),
        ("- then: P1 to move, action 2", "- then: P2 to move, action 2", "came P1 to move"),
        ("- then: P1 to move", "- then: game over by dogma, winner P1", "then: expected game"),
    ],
)
def test_a_wrong_expectation_is_told(old: str, new: str, told: str) -> None:
    assert any(told in difference for difference in wrong(ARCHERY, old, new))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("blue left [Tools < Pottery]", "blue [Tools < Pottery]"),
        ("blue left [Tools < Pottery]", "blue right [Tools < Pottery]"),
        ("blue left [Tools < Pottery]", "blue left [Pottery < Tools]"),
        ("(Monument counters: tucked 1, scored 0)", ""),
        ("tucked 1, scored 0", "tucked 0, scored 1"),
        ("- after P2: unchanged", "- after P2: board –; hand –; score –"),
    ],
)
def test_piles_and_counters_are_compared_in_each_rule_set(old: str, new: str) -> None:
    told = wrong(CODE, old, new)
    assert [line.split(":")[0] for line in told] == ["rule set last", "rule set first"]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("winner P3", "winners P1 and P3", "came game over by dogma, winner P3"),
        ("by dogma", "by points", "expected game over by points"),
        ("game over by dogma, winner P3", "P1 to move, action 2", "came game over"),
    ],
)
def test_the_end_is_compared(old: str, new: str, told: str) -> None:
    assert told in wrong(WIN, old, new)[-1]


def test_of_whom_nothing_is_said_nothing_has_changed() -> None:
    assert wrong(WIN, "- after P2: unchanged\n") == []
    assert (
        "after P2: hand"
        in wrong(ARCHERY, "- after P2: board blue [Pottery]; hand Masonry, Calendar; score –\n")[0]
    )


# What is done


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            " → P2: Currency",
            "",
            "P2 is asked by Archery (give): Calendar, Currency; listed is noth",
        ),
        ("P2: Currency", "P2: Masonry", "listed is 'P2: Masonry'"),
        ("P2: Currency", "P1: Currency", "listed is nothing"),
        ("P2: Currency", "P2: passes", "listed is 'P2: passes'"),
        ("P2: Currency", "P2: Currency → P2: Coal", "'P2: Coal' was not asked for"),
        ("P2: Currency", "P2: Currency → P1: accepts", "'P1: accepts' was not asked for"),
        ("P1 action: dogma Archery", "P2 action: dogma Pottery", "P1 is to move"),
        ("dogma Archery", "dogma Tools", "'P1 action: dogma Tools' is refused (IN-3.4"),
        ("dogma Archery", "achieve age 1", "is refused (IN-3.5: "),
    ],
)
def test_what_cannot_be_done_is_told(old: str, new: str, told: str) -> None:
    (difference,) = wrong(ARCHERY, old, new)
    assert told in difference


def test_no_action_follows_the_end() -> None:
    (difference,) = wrong(WIN, "P1: Clothing", "P1: Clothing → P1 action: draw")
    assert "the game was over before 'P1 action: draw'" in difference


def test_accepting_and_picking_is_one_answer_or_two() -> None:
    assert wrong(CODE, "P1: Tools", "P1: accepts → P1: Tools") == []
    assert wrong(CODE, "P1: splays the pile of Pottery", "P1: accepts") == []
    two = CODE.replace("Oars", "Writing")
    assert wrong(two) == []
    assert wrong(two, "P1: Tools", "P1: accepts")[0].endswith("listed is 'P1: accepts'")


def test_a_single_answer_may_be_listed_or_not() -> None:
    # IN-15.3: a hand without castles is asked all the same.
    text = """
### C1 Masonry
- before P1: board yellow [Masonry]; hand Writing, Clothing; score –
- before P2: board blue [Pottery]; hand –; score –
- play: P1 action: dogma Masonry
- after P1: unchanged
- then: P1 to move, action 2
"""
    assert wrong(text) == []
    assert wrong(text, "dogma Masonry", "dogma Masonry → P1: passes") == []
    assert wrong(text, "dogma Masonry", "dogma Masonry → P1: declines → P1: passes") == []


def test_cards_that_go_back_are_asked_for_age_by_age_whatever_their_order() -> None:
    # IN-15.4: Archery before Tools is a choice, Optics among them is none.
    text = """
### C2 Railroad
- before P1: board purple [Railroad]; hand Tools, Optics, Archery; score –
- before P2: board blue [Pottery]; hand –; score –
- supply: age 6 Canning, Classification, Democracy …
- play: P1 action: dogma Railroad → P1: Optics → P1: Archery → P1: Tools → P1 action: meld Canning
- after P1: board yellow [Canning], purple [Railroad]; hand Classification, Democracy; score –
- then: P2 to move, action 1
"""
    assert wrong(text) == []
    assert "not asked for" in wrong(text, "P1: Optics", "P1: Paper")[0]
    assert wrong(text, " → P1: Optics → P1: Archery → P1: Tools")[0].endswith("listed is nothing")


def test_of_backs_that_are_alike_the_named_card_is_taken() -> None:
    # IN-14.7: only the age is picked; what chance then takes is told by the scenario.
    text = """
### C3 Rocketry
- before P1: board blue [Rocketry]; hand –; score –
- before P2: board red [Oars]; hand –; score Writing, Archery, Optics, Tools
- play: P1 action: dogma Rocketry → P1: Archery
- after P1: unchanged
- after P2: board red [Oars]; hand –; score Writing, Optics, Tools
- then: P1 to move, action 2
"""
    assert wrong(text) == []
    for other in ("Writing", "Tools"):
        left = {"Archery", "Writing", "Tools"} - {other}
        told = text.replace("P1: Archery", f"P1: {other}")
        assert wrong(told, "score Writing, Optics, Tools", f"score Optics, {', '.join(left)}") == []


# What is read


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("hand Calendar, Currency", "hand Calendar, Currncy", "line 6: there is no card 'Currncy'"),
        ("[Tools < Writing]", "[Tools < Archery]", "line 5: Archery is not blue"),
        ("left [Tools < Writing]", "left [Writing]", "line 5: the blue pile cannot be splayed"),
        ("board blue [Pottery]", "board blue Pottery", "line 6: 'blue pottery' is no pile"),
        ("hand Calendar", "hnd Calendar", "line 6: 'hnd' is no zone"),
        ("hand Calendar, Currency", "hand Calendar, Tools", "line 2: Tools is in two places"),
        ("age 1 Masonry", "age 2 Masonry", "line 2: Masonry is not of age 2"),
        ("age 1 Masonry …", "Masonry …", "line 7: 'Masonry …' is no supply pile"),
        ("achievements 1", "achievements 10", "line 5: there is no achievement '10'"),
        ("P2: Currency", "P7: Currency", "line 8: there is no player P7"),
        ("P2: Currency", "Currency", "line 8: 'Currency' is no action and no answer"),
        ("dogma Archery", "dance", "line 8: 'dance' is no action"),
        ("P1 action: dogma Archery → ", "", "line 8: play begins with an action"),
        ("- play:", "- plays:", "line 2: there is no line 'play'"),
        ("- supply:", "- stock:", "line 7: nothing is known of 'stock'"),
        ("- then: P1 to move", "- then: nobody knows", "line 12: 'nobody knows"),
        ("- then:", "- after P2: unchanged\n- then:", "line 12: 'after P2' stands twice"),
        ("- before P2:", "- before P3:", "line 2: before must be told of P1 and P2"),
        ("- supply:", "and so on\n- supply:", "line 7: this is no line of a scenario"),
        ("rule set:* last", "rule set:* third", "line 2: there is no rule set 'third'"),
    ],
)
def test_a_malformed_scenario_is_told_with_its_line(old: str, new: str, told: str) -> None:
    (difference,) = wrong(ARCHERY, old, new)
    assert told in difference


def test_one_bad_scenario_hides_no_other() -> None:
    text = ARCHERY.replace("Masonry", "Masonary") + WIN
    first, second = game.scenarios(text)
    assert first.differences and not second.differences


def test_every_card_lies_somewhere() -> None:
    text = ARCHERY.replace("age 1 Masonry …", "age 1 Masonry …; age 2 empty; age 10 exactly A.I.")
    state = state_of(text)
    lying = [zone_of(state, card) for card in range(105)]
    assert lying.count("aside") == 9 and [AGE[card] for card in state.aside] == list(range(1, 10))
    assert state.supply[0][-1] == CARD["masonry"] and len(state.supply[0]) > 1
    assert state.supply[1] == [] and state.supply[9] == [CARD["ai"]]
    assert all(state.supply[2:9])
    assert lying.count("removed") == 7 + 9


def test_where_cards_are_short_another_age_stands_in_for_an_achievement() -> None:
    # All of age 2 are named, and of age 3 one is left, which its pile needs.
    named = "Calendar, Mathematics, Construction, Road Building, Currency, Mapmaking, "
    named += "Canal Building, Fermenting, Monotheism, Philosophy"
    third = "Alchemy, Translation, Engineering, Optics, Compass, Paper, Machinery, Medicine, "
    third += "Education"
    state = state_of(ARCHERY.replace("Calendar, Currency", f"{named}, {third}", 1))
    assert state.supply[1] == [] and state.supply[2] == [CARD["feudalism"]]
    assert len(set(state.aside)) == 9 and min(state.aside) >= 0


def test_turn_action_and_teams() -> None:
    text = """
### C4 Draw
*Cards:* none · *rule set:* first · *turn of P2, second action* · *teams P1+P3 / P2+P4*
- before P1: board –; hand –; score –
- before P2: board –; hand –; score – (Monument counters: tucked 2, scored 3)
- before P3: board –; hand –; score –
- before P4: board –; hand –; score –
- supply: age 1 Tools, Oars...
- play: P2 action: draw -> P3 action: draw
- after P2: board –; hand Tools; score –
- after P3: board –; hand Oars; score –
- then: P3 to move, second action
"""
    assert wrong(text) == []
    state = state_of(text)
    assert state.team == [0, 1, 0, 1] and state.players[1].scored == 3
    assert state.turn == 1 and state.actions == 1
