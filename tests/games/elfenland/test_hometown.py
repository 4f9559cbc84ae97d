"""EL-14: the hometown variant."""

from __future__ import annotations

import pytest

from tests.games.elfenland.tables import ALL_TOWNS, BRANCH, Table, new, table


def ended(
    taken: list[int], towns: list[str], homes: list[str], hands: list[int] | None = None
) -> Table:
    """Return a match of the variant that has ended so."""
    cards = hands or [1] * len(taken)
    begun = table(
        "travel",
        len(taken),
        in_round=4,
        taken={seat: ALL_TOWNS[:n] for seat, n in enumerate(taken)},
        towns=dict(enumerate(towns)),
        homes=homes,
        hands={seat: {"dragon" if seat % 2 else "raft": n} for seat, n in enumerate(cards)},
    )
    while not begun.match.over:
        begun.stop()
    return begun


def scores(begun: Table) -> list[dict[str, int]]:
    outcome = begun.match.outcome
    assert outcome is not None
    return [dict(score) for score in outcome.scores]


def test_the_owner_alone_sees_the_town_card_before_the_end() -> None:
    # EL-14.1, EL-15.1
    begun = new(3, 1, hometown="on")
    for seat in range(3):
        home = begun.view(seat)["mine"]["home"]
        (own,) = (each for each in begun.heard("hometown", seat) if "town" in each)
        assert own == {"seat": seat, "town": home}
        assert all("home" not in one for one in begun.view(seat)["players"].values())
    assert begun.heard("hometown") == [{"seat": 0}, {"seat": 1}, {"seat": 2}]
    assert "mine" not in begun.view()


def test_the_town_card_can_be_looked_at_at_any_time() -> None:
    # EL-14.1
    begun = new(2, 1, hometown="on")
    home = begun.view(0)["mine"]["home"]
    while not begun.match.over:
        assert begun.view(0)["mine"]["home"] == home
        begun.idle()
    assert begun.player(0)["home"] == home


def test_at_the_end_all_town_cards_are_shown() -> None:
    # EL-14.3, EL-15.1
    begun = ended([3, 5], ["beata", "feodor"], ["yttar", "usselen"])
    for watcher in (None, 0, 1):
        assert [begun.player(s, watcher)["home"] for s in (0, 1)] == ["yttar", "usselen"]
        assert [begun.player(s, watcher)["distance"] for s in (0, 1)] == [6, 3]
        assert begun.heard("home", watcher) == [
            {"seat": 0, "town": "yttar", "n": 6},
            {"seat": 1, "town": "usselen", "n": 3},
        ]


@pytest.mark.parametrize(
    ("town", "home", "distance"),
    [
        ("beata", "usselen", 6),
        ("usselen", "beata", 6),
        ("yttar", "beata", 6),
        ("strykhaven", "usselen", 6),
        ("grangor", "grangor", 0),
        ("elvenhold", "beata", 1),
        ("kihromah", "grangor", 3),
        ("rivinia", "tichih", 1),  # by river alone
        ("tichih", "beata", 3),  # against the flow
        ("parundia", "grangor", 1),  # by lake alone
        ("elvenhold", "virst", 1),
        ("albaran", "wylhien", 1),
    ],
)
def test_the_score_is_the_pieces_less_the_distance(town: str, home: str, distance: int) -> None:
    # EL-14.3, EL-14.4: every way counts one, in either direction
    begun = ended([9, 9], [town, "elvenhold"], [home, "yttar"])
    score = {"points": 9 - distance, "distance": distance, "cards": 1, "pieces": 9}
    assert scores(begun)[0] == score


def test_counters_and_obstacles_do_not_change_the_distance() -> None:
    # EL-14.4
    begun = table(
        "travel",
        2,
        in_round=4,
        homes=["beata", "yttar"],
        roads={"beata-elvenhold-plain": "dragon"},
        obstacles=["beata-elvenhold-plain"],
    )
    assert begun.match.over and begun.player(0)["distance"] == 1


def test_a_score_may_be_negative() -> None:
    # EL-14.6
    begun = ended([2, 0], ["beata", "elvenhold"], ["usselen", "yttar"])
    assert [score["points"] for score in scores(begun)] == [-4, -5]
    assert begun.ranks == (1, 2)


def test_only_the_place_at_the_very_end_matters() -> None:
    # EL-14.5: passing through the hometown earns its piece and nothing else
    begun = table(
        "travel",
        2,
        in_round=4,
        homes=["lapphalya", "yttar"],
        hands={0: {"dragon": 2}},
        roads={BRANCH: "dragon"},
    )
    begun.cross(BRANCH, BRANCH)
    assert begun.match.over
    assert scores(begun)[0] == {"points": 0, "distance": 1, "cards": 0, "pieces": 1}


def test_the_piece_of_the_hometown_may_have_been_taken_before() -> None:
    # EL-14.5
    begun = ended([3, 3], [ALL_TOWNS[1], "elvenhold"], [ALL_TOWNS[1], "yttar"])
    assert ALL_TOWNS[1] == "beata" and scores(begun)[0]["points"] == 3


@pytest.mark.parametrize(
    ("taken", "towns", "hands", "ranks"),
    [
        ([5, 3], ["usselen", "parundia"], [1, 1], (2, 1)),  # EL-14.3: 5 - 6 against 3 - 1
        ([5, 6], ["beata", "usselen"], [1, 4], (1, 2)),  # EL-14.7: 5 - 0 and 6 - 1: the closer
        ([5, 5], ["ergeren", "parundia"], [4, 2], (2, 1)),
        ([5, 5], ["beata", "yttar"], [1, 4], (2, 1)),  # EL-14.7: then more cards
        ([5, 5], ["beata", "yttar"], [3, 3], (1, 1)),  # EL-14.7: then a shared place
    ],
)
def test_places(
    taken: list[int], towns: list[str], hands: list[int], ranks: tuple[int, ...]
) -> None:
    # EL-14.3, EL-14.7
    assert ended(taken, towns, ["beata", "yttar"], hands).ranks == ranks


def test_the_game_may_end_early_in_the_variant_too() -> None:
    # EL-14.2, EL-13.2: with the scores of the variant; being complete does not win
    begun = table(
        "travel",
        2,
        in_round=3,
        homes=["usselen", "virst"],
        hands={0: {"dragon": 1}, 1: {"raft": 2}},
        taken={0: [town for town in ALL_TOWNS if town != "lapphalya"], 1: ALL_TOWNS[:17]},
        roads={BRANCH: "dragon"},
    )
    begun.cross(BRANCH)
    begun.cross("elvenhold-virst-lake")
    assert begun.match.over and begun.end == "complete"
    assert [score["points"] for score in scores(begun)] == [16, 18]
    assert begun.ranks == (2, 1)


def test_in_the_base_game_no_towns_are_shown() -> None:
    # EL-14.1, EL-16.1
    begun = table("travel", 2, in_round=4)
    assert begun.match.over and "home" not in begun.player(0)
    assert not begun.heard("home") and "home" not in begun.view(0)["mine"]


def test_nothing_else_differs_in_the_variant() -> None:
    # EL-14.2: the same hands, counters and questions
    off = table(hands={0: {"dragon": 3}}, opened={0: ["dragon"]})
    on = table(hands={0: {"dragon": 3}}, opened={0: ["dragon"]}, homes=["beata", "yttar", "virst"])
    assert off.decision(0).to_json() == on.decision(0).to_json()
    for begun in (off, on):
        begun.skip_to("draw")
    assert [off.hand(seat) for seat in range(3)] == [on.hand(seat) for seat in range(3)]
