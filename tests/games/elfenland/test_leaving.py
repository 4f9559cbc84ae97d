"""EL-19: leaving the table for good."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.kernel import StaleDecision
from tests.games.elfenland.tables import ALL_TOWNS, BRANCH, new, table

FAR = "grangor-yttar-mountain"
ONE_EACH = {seat: ["dragon"] for seat in range(3)}
CARD_EACH = {seat: {"raft": 1} for seat in range(3)}


def test_a_left_player_is_told_and_shown() -> None:
    # EL-19.1
    begun = table(opened=ONE_EACH)
    begun.leave(1)
    assert begun.heard("left", 2) == [{"seat": 1}]
    assert begun.player(1)["left"] is True and "left" not in begun.player(0)


def test_drawing_passes_over_who_has_left() -> None:
    # EL-19.1
    begun = table("draw")
    begun.act("draw")
    begun.leave(1)
    order = []
    while begun.phase == "draw":
        order.append(begun.turn)
        begun.act("draw")
    assert order == [2, 0, 2, 0, 2] and begun.player(1)["open"] == []


@pytest.mark.parametrize(
    ("phase", "action"), [("draw", "draw"), ("plan", "pass"), ("travel", "stop")]
)
def test_the_active_player_who_leaves_gives_the_turn_to_the_next(phase: str, action: str) -> None:
    # EL-19.1
    begun = table(phase, opened=ONE_EACH, hands=CARD_EACH)
    begun.leave(0)
    assert begun.phase == phase and begun.waited_for == [1]
    begun.stale(0, action)
    begun.act(action)
    assert begun.waited_for == [2]


def test_planning_passes_over_who_has_left_and_nothing_is_placed_for_them() -> None:
    # EL-19.1
    begun = table(opened={seat: ["dragon"] * 2 for seat in range(3)}, hands=CARD_EACH)
    begun.leave(1)
    begun.place("dragon", FAR)
    assert begun.waited_for == [2]
    begun.place("dragon", BRANCH)
    assert begun.waited_for == [0] and {*begun.view()["roads"]} == {FAR, BRANCH}
    assert begun.player(1)["open"] == ["dragon"] * 2 and begun.player(1)["obstacle"] is True


def test_travelling_passes_over_who_has_left() -> None:
    # EL-19.1
    begun = table("travel", hands={**CARD_EACH, 1: {"raft": 6}})
    begun.leave(1)
    begun.stop()
    assert begun.waited_for == [2] and begun.player(1)["hand"] == 6
    assert [each["seat"] for each in begun.heard("stopped")] == [0]


def test_planning_ends_when_all_who_stayed_have_passed() -> None:
    # EL-19.3
    begun = table(opened=ONE_EACH, hands=CARD_EACH)
    begun.leave(2)
    begun.do(0, "pass")
    begun.do(1, "pass")
    assert begun.phase == "travel" and begun.turn == 0


def test_the_pass_of_who_left_does_not_count() -> None:
    # EL-19.3
    begun = table(seats=4, opened={seat: ["dragon"] for seat in range(4)}, hands=CARD_EACH)
    begun.do(0, "pass")
    begun.do(1, "pass")
    begun.leave(1)
    assert begun.view()["passed"] == [0] and begun.waited_for == [2]
    begun.do(2, "pass")
    assert begun.phase == "plan"
    begun.do(3, "pass")
    assert begun.phase == "travel"


def test_planning_ends_at_once_when_the_last_who_has_not_passed_leaves() -> None:
    # EL-19.3
    begun = table(opened=ONE_EACH, hands=CARD_EACH)
    begun.do(0, "pass")
    begun.do(1, "pass")
    begun.leave(2)
    assert begun.phase == "travel"


def test_what_lies_on_roads_stays_until_the_round_ends() -> None:
    # EL-19.2
    begun = table(opened={0: ["dragon"] * 3, 1: ["dragon"], 2: ["dragon"]}, hands=CARD_EACH)
    begun.place("dragon", FAR)
    begun.leave(0)
    assert begun.view()["roads"] == {FAR: {"counter": "dragon"}}
    begun.skip()
    assert begun.view()["roads"] == {FAR: {"counter": "dragon"}}
    begun.skip_to("draw")
    assert begun.view()["roads"] == {}


def test_counters_go_back_with_the_next_tidying() -> None:
    # EL-19.2, EL-12.5
    begun = table(
        "travel", opened={0: ["dragon", "unicorn"]}, secret={0: ["elfcycle"]}, hands=CARD_EACH
    )
    begun.leave(0)
    assert begun.player(0)["open"] == ["dragon", "unicorn"] and begun.player(0)["secret"] == 1
    begun.skip_to("draw")
    assert begun.player(0)["open"] == [] and begun.player(0)["secret"] == 0
    returned = {"seat": 0, "n": 3, "counters": ["dragon", "unicorn"]}
    assert begun.heard("returned", 1) == begun.heard("returned", 0) == [returned]
    assert begun.view()["stack"] == 43 - 2  # a secret counter for each who stayed


def test_cards_go_back_with_the_next_deal() -> None:
    # EL-19.2, EL-7.1, EL-19.1: and no new ones are dealt
    begun = table("travel", hands={0: {"raft": 6}, 1: {"raft": 1}, 2: {"raft": 1}})
    begun.leave(0)
    assert begun.player(0)["hand"] == 6 and begun.hand(0) == {"raft": 6}
    begun.skip_to("draw")
    assert [begun.player(seat)["hand"] for seat in range(3)] == [0, 8, 8]
    assert begun.view()["cards"] == 72 - 16
    assert sorted(each["seat"] for each in begun.heard("dealt")) == [1, 2]
    assert sorted(each["seat"] for each in begun.heard("secret")) == [1, 2]


def test_boot_and_pieces_stay() -> None:
    # EL-19.2
    begun = table("travel", hands=CARD_EACH, towns={0: "grangor"}, taken={0: ["grangor", "yttar"]})
    begun.leave(0)
    begun.skip_to("draw")
    assert begun.town(0) == "grangor" and begun.player(0)["taken"] == ["grangor", "yttar"]


def test_the_start_players_role_passes_over_who_has_left() -> None:
    # EL-19.2, EL-6.3
    begun = table("travel", hands=CARD_EACH)
    begun.leave(1)
    begun.skip_to("draw")
    assert begun.view()["start"] == begun.turn == 2
    begun.skip_to("travel")
    begun.skip_to("draw")
    assert begun.view()["start"] == 0


def test_the_start_player_may_leave() -> None:
    # EL-19.2
    begun = table("travel", hands=CARD_EACH)
    begun.leave(0)
    begun.skip_to("draw")
    assert begun.view()["start"] == begun.turn == 1


def test_who_left_is_asked_for_no_counter() -> None:
    # EL-19.1, EL-12.2
    begun = table("keep", opened={seat: ["dragon", "unicorn"] for seat in range(3)})
    begun.leave(0)
    assert begun.waited_for == [1, 2]
    begun.do(1, "keep", counter="dragon")
    begun.do(2, "keep", counter="dragon")
    assert begun.round == 2 and begun.player(0)["open"] == []
    assert [each["seat"] for each in begun.heard("kept")] == [1, 2]


def test_who_leaves_after_choosing_keeps_nothing_either() -> None:
    # EL-19.1, EL-19.2
    begun = table("keep", opened={seat: ["dragon", "unicorn"] for seat in range(3)})
    begun.do(0, "keep", counter="dragon")
    begun.leave(0)
    begun.do(1, "keep", counter="dragon")
    begun.do(2, "keep", counter="dragon")
    assert begun.round == 2 and begun.player(0)["open"] == []


def test_the_last_who_is_asked_what_to_keep_may_leave() -> None:
    # EL-19.1
    begun = table("keep", opened={0: ["dragon", "unicorn"], 1: ["dragon", "unicorn"]})
    begun.do(0, "keep", counter="unicorn")
    begun.leave(1)
    assert begun.round == 2 and begun.player(0)["open"] == ["unicorn"]
    assert begun.player(1)["open"] == []


def test_who_left_ranks_behind_all_who_stayed() -> None:
    # EL-19.4: also with more pieces
    begun = table("travel", in_round=4, hands=CARD_EACH, taken={0: ALL_TOWNS[:9], 2: ALL_TOWNS[:1]})
    begun.leave(0)
    begun.stop()
    begun.stop()
    assert begun.match.over and begun.end == "rounds" and begun.ranks == (3, 2, 1)


def test_several_who_left_are_ranked_among_themselves() -> None:
    # EL-19.4, EL-13.4
    hands = {seat: {"raft": 1} for seat in range(4)}
    taken = {0: ALL_TOWNS[:5], 1: ALL_TOWNS[:9]}
    begun = table("travel", 4, in_round=4, hands=hands, taken=taken)
    begun.leave(0)
    begun.leave(1)
    begun.stop()
    begun.stop()
    assert begun.ranks == (4, 3, 1, 1)


def test_no_more_cards_than_the_hand_limit_count_for_who_left_before_it_applied() -> None:
    # EL-19.4, EL-13.4, EL-11.16: a leaver with eight cards is not above one who gave up four
    hands = {0: {"dragon": 8}, 1: {"unicorn": 8}, 2: {"raft": 1}, 3: {"raft": 1}}
    begun = table("travel", 4, in_round=4, hands=hands)
    begun.stop(*(f"dragon-{n}" for n in range(1, 5)))
    begun.leave(0)
    begun.leave(1)
    begun.stop()
    begun.stop()
    outcome = begun.match.outcome
    assert outcome is not None
    assert [score["cards"] for score in outcome.scores] == [4, 4, 1, 1]
    assert begun.ranks == (3, 3, 1, 1)


def test_who_left_complete_does_not_end_the_game() -> None:
    # EL-19.4, EL-13.2
    begun = table("travel", in_round=3, hands=CARD_EACH, taken={0: ALL_TOWNS})
    begun.leave(0)
    begun.skip_to("draw")
    assert begun.round == 4


@pytest.mark.parametrize("phase", ["draw", "plan", "travel", "keep"])
def test_when_one_is_left_the_game_is_over_at_once(phase: str) -> None:
    # EL-19.5: that player wins, whatever the scores
    opened = {seat: ["dragon", "unicorn"] for seat in range(3)}
    begun = table(phase, opened=opened, hands=CARD_EACH, taken={0: ALL_TOWNS[:3]})
    begun.leave(0)
    assert not begun.match.over
    begun.leave(1)
    assert begun.match.over and begun.end == "alone"
    assert begun.ranks == (2, 3, 1) and begun.phase == "over"


def test_the_town_cards_are_shown_then_too() -> None:
    # EL-19.5, EL-14.3
    begun = table("draw", 2, homes=["beata", "yttar"])
    begun.leave(0)
    assert begun.end == "alone" and begun.player(0, 1)["home"] == "beata"
    assert [each["town"] for each in begun.heard("home", 1)] == ["beata", "yttar"]


def test_nobody_leaves_twice() -> None:
    # EL-19.1
    begun = table(opened=ONE_EACH)
    begun.leave(1)
    with pytest.raises(StaleDecision):
        begun.leave(1)


@pytest.mark.parametrize("seats", range(2, 7))
def test_whoever_leaves_when_the_match_goes_on_to_its_end(seats: int) -> None:
    # EL-19.1, EL-18.1, EL-18.2: nobody who left is asked, and no piece is lost
    for seed in range(12):
        rng = Random(seed)
        begun = new(seats, seed, hometown=("off", "on")[seed % 2])
        gone: set[int] = set()
        while not begun.match.over:
            assert not gone & {*begun.waited_for}
            if rng.randrange(60) == 0:
                seat = rng.choice([seat for seat in range(seats) if seat not in gone])
                gone.add(seat)
                begun.leave(seat)
                continue
            seat = rng.choice(begun.waited_for)
            begun.do(seat, **begun.decision(seat).sample(rng.randrange))
        if gone:
            stayed = [begun.ranks[seat] for seat in range(seats) if seat not in gone]
            assert max(stayed) < min(begun.ranks[seat] for seat in gone)


def test_a_counter_of_who_left_serves_everybody() -> None:
    # EL-19.2, EL-11.4
    begun = table("travel", hands={0: {"raft": 1}, 1: {"dragon": 1}}, roads={BRANCH: "dragon"})
    begun.leave(0)
    begun.cross(BRANCH)
    assert begun.town(1) == "lapphalya"
