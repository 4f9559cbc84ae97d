"""NA-10: the end of the turn, drawing, the end of the match, and the expert variant."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.games.notalone import game
from ludoteca.games.notalone.cards import HUNT
from ludoteca.kernel import Match
from tests.games.notalone.positions import ALL, new, table

LAID = {1: 3, 2: 5}


def test_phase_4_begins_with_a_window_for_all_entitled() -> None:
    # NA-10.3
    begun = table(cards={1: ["gate"], 2: ["double-back"]}, hunt=["virus"])
    begun.reckoning(LAID, creature=10)
    begun.skip()
    assert begun.phase == "maintenance" and begun.waited_for == [0, 1, 2]
    assert begun.may(2) == {"pass", "pass-phase", "pass-turn", "double-back"}


def test_the_end_of_the_turn_in_its_order() -> None:
    # NA-10.4, NA-3.5
    begun = table(
        hunt=["mirage", "fierceness", "stasis"],
        plays=2,
        cards={1: ["smokescreen"]},
        two={1: "artefact"},
        rescue=7,
    )
    begun.do(1, "smokescreen")
    begun.reckoning({1: (3, 4), 2: 5}, ["mirage", "fierceness"], creature=10, target="9-10")
    seen = len(begun.log)
    begun.end_turn()
    told = [event.name.removeprefix("notalone-event-") for event in begun.log[seen:]]
    order = ["cleared", "cleared", "pile", "pile", "refill", "rescue", "turn", "phase"]
    assert told[-8:] == order
    assert begun.heard("cleared") == [{"seat": 1, "cards": [3, 4]}, {"seat": 2, "cards": [5]}]
    view = begun.view()
    assert view["tokens"] == {} and not view["smoke"] and view["ineffective"] == []
    assert view["hunt"]["discard"] == ["mirage", "fierceness"] and len(begun.cards(0)) == 3
    assert begun.pile(1) == [3, 4] and begun.rescue == 6
    assert view["artemia_ready"]  # the space now under the counter


def test_the_creature_draws_up_to_three() -> None:
    # NA-10.4
    begun = table(hunt=["virus"], hunt_top=["clone", "scream", "toxin"])
    begun.reckoning(LAID, creature=10)
    begun.end_turn()
    assert begun.cards(0) == ["virus", "clone", "scream"]
    assert begun.heard("refill") == [{"seat": 0, "n": 2}]
    assert begun.heard("refill", 0) == [{"seat": 0, "n": 2, "cards": ["clone", "scream"]}]


def test_an_empty_hunt_deck_is_made_anew_from_its_discard_pile() -> None:
    # NA-10.5: the rest is drawn first; this turn's cards lie on the pile by then
    pile = [card for card in HUNT if card not in ("virus", "clone", "fierceness")]
    begun = table(hunt=["virus", "fierceness"], hunt_pile=pile, hunt_top=["clone"])
    begun.reckoning(LAID, ["fierceness"], creature=10)
    begun.end_turn()
    assert begun.heard("shuffled") == [{"deck": "hunt"}]
    assert begun.cards(0)[:2] == ["virus", "clone"] and len(begun.cards(0)) == 3
    assert begun.view()["hunt"]["deck"] == 17 and begun.view()["hunt"]["discard"] == []


def test_after_a_reshuffle_there_is_nothing_to_flash_back() -> None:
    # NA-10.5, NA-8.21
    pile = [card for card in HUNT if card != "flashback"]
    begun = table(hunt=["flashback"], hunt_pile=pile)
    begun.reckoning(LAID, creature=10)
    begun.end_turn()
    assert begun.why(0, "flashback") == "NA-8.21"


def test_the_survival_deck_is_made_anew_in_the_middle_of_a_draw() -> None:
    # NA-10.5
    begun = table(
        cards={2: [ALL]}, survival_top=["dodge"], survival_pile=["gate", "drone"], also={1: [7]}
    )
    begun.reckoning({1: 7, 2: 5}, creature=10)
    begun.passes()
    begun.do(1, "power")
    first, second = begun.choices(1, "keep", "survival")
    assert first == "dodge" and second in ("gate", "drone")
    assert begun.heard("shuffled") == [{"deck": "survival"}]
    begun.do(1, "keep", survival="dodge")
    assert begun.view()["survival"] == {"deck": 1, "discard": [second]}


def test_with_too_few_cards_fewer_are_drawn() -> None:
    # NA-10.5, NA-7.9
    begun = table(cards={2: [ALL]}, survival_pile=["gate"], also={1: [7]})
    begun.reckoning({1: 7, 2: 5}, creature=10)
    begun.passes()
    begun.do(1, "power")
    assert begun.heard("drew") == [{"seat": 1, "n": 1}] and begun.cards(1) == ["gate"]


def test_the_hunted_win_at_the_very_moment_rescue_reaches_victory() -> None:
    # NA-10.6, NA-10.7: with the advance at the end of the turn
    begun = table(rescue=1, assimilation=1)
    begun.reckoning(LAID, creature=10, artemia=10)
    begun.skip()
    assert begun.match.over and begun.result == ("rescue", (3, 1, 1))
    assert begun.phase == "over" and begun.turn == 1 and begun.waited_for == []


def test_the_hunted_win_with_amplifier() -> None:
    # NA-10.6, NA-10.7: others who had not passed yet are not asked any more
    begun = table(rescue=1, marker=True, cards={1: ["amplifier"]}, hunt=["stasis"])
    begun.reckoning(LAID, creature=10, artemia=10)
    begun.skip()
    assert begun.waited_for == [0, 1]
    begun.do(1, "amplifier")
    assert begun.match.over and begun.told() == ["played", "marker-off", "rescue"]


def test_stasis_delays_the_end() -> None:
    # NA-10.6, NA-8.19
    begun = table(rescue=1, hunt=["stasis"])
    begun.reckoning(LAID, creature=10, artemia=10)
    begun.skip()
    begun.do(0, "stasis")
    assert not begun.match.over and (begun.turn, begun.rescue) == (2, 1)


def test_after_the_end_nothing_is_asked_or_possible() -> None:
    # NA-10.6
    begun = table(rescue=1)
    begun.reckoning(LAID, creature=10, artemia=10)
    begun.skip()
    for seat in range(3):
        begun.stale(seat, "pass")
        begun.stale(seat, "nothing")
    assert begun.view()["asked"] == []


def test_all_hunted_share_the_result_and_the_score_is_the_distance_left() -> None:
    # NA-10.8
    begun = table(4, rescue=1, assimilation=5)
    begun.reckoning({1: 3, 2: 3, 3: 3}, creature=10, artemia=10)
    begun.skip()
    outcome = begun.match.outcome
    assert outcome is not None and outcome.ranks[1:] == (1, 1, 1) and outcome.ranks[0] > 1
    assert [score["distance"] for score in outcome.scores] == [-5, 0, 0, 0]
    lost = table(4, rescue=8, assimilation=1)
    lost.reckoning({1: 3, 2: 3, 3: 3}, creature=3)
    outcome = lost.match.outcome
    assert outcome is not None and outcome.ranks == (1, 2, 2, 2)
    assert [score["distance"] for score in outcome.scores] == [0, -8, -8, -8]


def test_the_expert_variant_gives_two_will_after_exhaustion_and_changes_nothing_else() -> None:
    # NA-10.1
    begun = new(3, expert="on")
    begun.do(0, "side", side=1)
    assert begun.will(1) == 3
    other = table(expert=True, will={1: 2}, cards={1: ["adrenaline"]})
    other.do(1, "adrenaline")
    assert other.will(1) == 3


@pytest.mark.parametrize("seats", range(2, 8))
def test_random_matches_obey_what_follows_from_the_rules(seats: int) -> None:
    # NA-10.6, NA-10.7, NA-10.8, NA-7.7, NA-2.5: one counter at Victory, never both
    rng = Random(seats)
    causes = set()
    for _ in range(12):
        match = Match(game, seats, {}, rng.randbytes(32), keep=False)
        pieces = game.pieces(match.state)
        while match.pending:
            decision = match.pending[rng.randrange(len(match.pending))]
            match.answer(decision.seat, decision.sample(rng.randrange))
            assert game.pieces(match.state) == pieces
            view = match.view(None)
            for one in view["hunted"].values():
                assert 0 <= one["will"] <= 3 and len({*one["owned"]}) == len(one["owned"]) >= 5
                assert one["will"] or view["phase"] in ("reckoning", "over")
        view = match.view(None)
        assert (view["rescue"] == 0) != (view["assimilation"] == 0)
        outcome = match.outcome
        assert outcome is not None
        hunted = {rank for seat, rank in enumerate(outcome.ranks) if seat != view["creature"]}
        assert len(hunted) == 1 and {*outcome.ranks} == hunted | {outcome.ranks[view["creature"]]}
        causes.add(outcome.reason)
    assert causes <= {"notalone-end-rescue", "notalone-end-assimilation"}
