"""Set-up, initial melds, first player and short turns (IN-2), and the seats of teams (IN-13.1)."""

import pytest

from ludoteca.games.innovation import game
from ludoteca.games.innovation.cards import AGE, CARDS
from ludoteca.kernel import IllegalAnswer, Match


def begun(seats: int, number: int = 1, **options: str) -> Match:
    return Match(game, seats, options, bytes([number] * 32))


def first_melds(match: Match) -> list[str]:
    """Let all meld the first card of their hands; return the ids."""
    melded = []
    for seat in range(match.seats):
        card = match.view(seat)["mine"]["hand"][0]
        melded.append(card)
        match.answer(seat, {"action": "choose", "card": card})
    return melded


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_piles_after_the_deal(seats: int) -> None:
    """IN-2.1, IN-2.2, IN-2.3."""
    view = begun(seats).view(None)
    left = 14 - 2 * seats
    assert [pile["cards"] for pile in view["supply"]] == [left, *[9] * 8, 10]
    assert view["ages"] == list(range(1, 10))
    assert view["specials"] == ["empire", "monument", "wonder", "world", "universe"]
    assert all(player["hand"]["ages"] == [1, 1] for player in view["players"])


def test_first_cards_are_picked_in_secret_and_may_be_changed() -> None:
    """IN-2.3."""
    match = begun(3)
    one, other = match.view(0)["mine"]["hand"]
    before = match.view(1)
    match.answer(0, {"action": "choose", "card": one})
    assert match.view(1) == before
    match.answer(0, {"action": "choose", "card": other})
    for seat in (1, 2):
        card = match.view(seat)["mine"]["hand"][1]
        match.answer(seat, {"action": "choose", "card": card})
    view = match.view(0)
    assert view["mine"]["hand"] == [one]
    assert [list(pile["cards"]) for pile in view["players"][0]["piles"].values()] == [[other]]


def test_a_card_of_somebody_else_cannot_be_melded() -> None:
    """IN-2.3."""
    match = begun(2)
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(0, {"action": "choose", "card": match.view(1)["mine"]["hand"][0]})
    assert refused.value.reason.clause == "IN-2.3"


@pytest.mark.parametrize("number", range(1, 30))
def test_the_first_title_begins(number: int) -> None:
    """IN-2.4: an article counts, case does not."""
    match = begun(2 + number % 3, number)
    melded = first_melds(match)
    names = {card.id: card.name.lower() for card in CARDS}
    assert match.state.turn == min(range(match.seats), key=lambda seat: names[melded[seat]])


@pytest.mark.parametrize(("seats", "short"), [(2, 1), (3, 1), (4, 2)])
def test_short_turns(seats: int, short: int) -> None:
    """IN-2.5, IN-2.6."""
    match = begun(seats)
    first_melds(match)
    seat = match.state.turn
    for turn in range(seats + 2):
        actions = 1 if turn < short else 2
        for left in range(actions, 0, -1):
            assert match.pending[0].args == {"left": left}
            assert match.waited_for == [seat]
            match.answer(seat, {"action": "draw"})
        seat = (seat + 1) % seats


def test_initial_melds_trigger_nothing() -> None:
    """IN-2.7."""
    match = begun(2)
    first_melds(match)
    names = [event.name.removeprefix("innovation-event-") for event in match.events]
    assert names == ["melded", "melded", "first", "turn"]


@pytest.mark.parametrize(
    ("pairing", "order"), [("1-2", [0, 2, 1, 3]), ("1-3", [0, 1, 2, 3]), ("1-4", [0, 1, 3, 2])]
)
def test_mates_sit_opposite_each_other(pairing: str, order: list[int]) -> None:
    """IN-13.1."""
    match = begun(4, teams=pairing)
    view = match.view(None)
    assert view["order"] == order
    mate = int(pairing[2]) - 1
    assert [seat for seat in range(4) if view["teams"][seat] == view["teams"][0]] == [0, mate]
    first_melds(match)
    turns = []
    for _ in range(9):
        turns.append(match.state.turn)
        match.answer(match.state.turn, {"action": "draw"})
    place = order.index(turns[0])
    clockwise = order[place:] + order[:place]
    assert turns == [
        *clockwise[:2],
        *(s for s in clockwise[2:] for _ in "ab"),
        *clockwise[:1] * 2,
        clockwise[1],
    ]


def test_random_teams_occur_all() -> None:
    """IN-13.1."""
    orders = {tuple(begun(4, number, teams="random").state.order) for number in range(1, 30)}
    assert len(orders) == 3


def test_achievements_lie_aside() -> None:
    """IN-2.1: one card of each age from 1 to 9."""
    assert [AGE[card] for card in begun(2).state.aside] == list(range(1, 10))
