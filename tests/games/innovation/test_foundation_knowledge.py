"""Who knows what (IN-14): views show what a seat knows for certain, and no more."""

from ludoteca.games.innovation.cards import ID
from ludoteca.games.innovation.verbs import (
    draw,
    draw_shown,
    keep,
    put_back,
    score,
    score_together,
    show,
    swap,
    to_hand,
    transfer_together,
)
from tests.games.innovation.positions import card, position


def known(match, looker, seat, zone="hand"):
    """Return which cards of another's zone a looker knows."""
    data = match.view(looker)["players"][seat][zone]
    return sorted([*data.get("open", []), *data.get("knows", [])])


def table(hand="Tools, Calendar", **more):
    return position([{"hand": hand, **more}, {"hand": "Sailing"}, {}], {1: "Oars …"})


def test_backs_show_ages():
    """IN-14.2, IN-14.3."""
    view = table().view(1)
    assert view["players"][0]["hand"] == {"ages": [1, 2]}
    assert view["mine"] == {"hand": ["sailing"], "score": []}
    assert "mine" not in table().view(None)


def test_the_draw_is_seen_by_its_player_alone():
    """IN-14.6."""
    match = table()
    match.answer(0, {"action": "draw"})
    (event,) = [event for event in match.events if event.name.endswith("drew")]
    assert event.seen_by(0)["card"] == "oars"
    assert "card" not in event.seen_by(1) and event.seen_by(1)["age"] == 1


def test_a_kept_card_is_known_to_all():
    """IN-6.8."""
    match = table()
    keep(match.state, 0, draw_shown(match.state, 0, 1))
    assert known(match, 1, 0) == known(match, None, 0) == ["oars"]


def test_a_transferred_card_is_known_to_both():
    """IN-14.6."""
    match = table()
    to_hand(match.state, 0, card("Tools"), 1)
    assert known(match, 0, 1) == ["tools"]
    assert known(match, 2, 1) == known(match, None, 1) == []


def test_the_only_card_of_its_age_can_be_followed():
    match = table()
    show(match.state, 0, card("Calendar"))
    score(match.state, 0, card("Calendar"))
    assert known(match, 2, 0, "score") == ["calendar"]


def test_one_of_two_cannot_be_followed():
    match = table("Tools, Writing")
    show(match.state, 0, card("Tools"))
    assert known(match, 2, 0) == ["tools"]
    score(match.state, 0, card("Writing"))
    assert known(match, 2, 0) == known(match, 2, 0, "score") == []


def test_all_of_an_age_can_be_followed_together():
    match = table("Tools, Writing, Calendar")
    show(match.state, 0, card("Tools"))
    score_together(match.state, 0, [card("Tools"), card("Writing")])
    assert known(match, 2, 0, "score") == ["tools"]
    transfer_together(match.state, [card("Tools"), card("Writing")], 1, "hand")
    assert known(match, 2, 1) == ["tools"]
    assert known(match, 0, 1) == ["tools", "writing"]


def test_a_swap_is_seen_by_both():
    """IN-6.7."""
    match = table()
    show(match.state, 0, card("Tools"))
    swap(match.state, (0, "hand", [card("Tools")]), (1, "hand", [card("Sailing")]))
    assert known(match, 2, 1) == ["tools"]
    assert known(match, 0, 1) == ["tools"]
    assert known(match, 1, 0) == ["sailing"]
    assert known(match, 2, 0) == []


def test_whoever_returns_a_card_knows_its_place_in_the_supply():
    """IN-4.7, IN-14.6."""
    match = position([{"hand": "Tools"}, {}, {}], {1: "exactly Oars, Archery"})
    put_back(match.state, 0, card("Tools"))
    assert match.view(0)["supply"][0] == {"cards": 3, "knows": {"3": "tools"}}
    assert match.view(1)["supply"][0] == {"cards": 3}
    for _ in range(3):
        draw(match.state, 1, 1)
    assert known(match, 0, 1) == ["tools"]
    assert known(match, 2, 1) == []


def test_whoever_picks_a_back_does_not_learn_its_face():
    """IN-14.7."""
    match = position([{}, {"score": "Tools"}], {1: "exactly Oars"})
    put_back(match.state, 0, card("Tools"))
    assert match.view(0)["supply"][0] == {"cards": 2}
    assert match.view(1)["supply"][0]["knows"] == {"2": "tools"}


def test_a_shown_card_that_is_returned_stays_known():
    """IN-14.5: Measurement."""
    match = table("Tools, Writing")
    show(match.state, 0, card("Tools"))
    put_back(match.state, 0, card("Tools"), shown=True)
    assert list(match.view(2)["supply"][0]["open"].values()) == ["tools"]


def test_a_card_from_a_board_is_known_where_it_goes():
    """IN-14.5."""
    match = position([{"board": "red [Oars]"}, {}], {})
    to_hand(match.state, 0, card("Oars"), 1)
    assert known(match, None, 1) == [ID[card("Oars")]]
