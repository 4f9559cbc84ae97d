"""A second reading of icons, points and achievements, from what all see, against the engine.

It starts from the view of a spectator each time, pile by pile and place by place, and shares
nothing with the engine but the printed cards.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludoteca.games.innovation import game
from ludoteca.games.innovation.cards import CARDS, ICON_NAMES
from ludoteca.kernel import Decision, Match

PRINTED = {card.id: card for card in CARDS}
COLOURS = ("blue", "red", "green", "yellow", "purple")
TOP_LEFT, BOTTOM_LEFT, BOTTOM_CENTRE, BOTTOM_RIGHT = range(4)
SEEN: dict[str | None, tuple[int, ...]] = {
    None: (),
    "left": (BOTTOM_RIGHT,),
    "right": (TOP_LEFT, BOTTOM_LEFT),
    "up": (BOTTOM_LEFT, BOTTOM_CENTRE, BOTTOM_RIGHT),
}


def icons_of(player: Any) -> dict[str, int]:
    """Count the visible icons of a board (IN-5.2, IN-5.3)."""
    found = dict.fromkeys(ICON_NAMES, 0)
    for pile in player["piles"].values():
        *covered, top = pile["cards"]
        places = [(top, place) for place in range(4)]
        places += [(card, place) for card in covered for place in SEEN[pile.get("splay")]]
        for card, place in places:
            icon = PRINTED[card].icons[place]
            if icon >= 0:
                found[ICON_NAMES[icon]] += 1
    return found


def tops_of(player: Any) -> list[int]:
    """Return the values of the top cards."""
    return [PRINTED[pile["cards"][-1]].age for pile in player["piles"].values()]


def specials_of(player: Any) -> set[str]:
    """Return the special achievements whose conditions a player meets (IN-11.2)."""
    icons, piles = icons_of(player), player["piles"]
    met = {
        "empire": all(number >= 3 for number in icons.values()),
        "monument": player["tucked"] > 5 or player["scored"] > 5,
        "wonder": all(piles.get(c, {}).get("splay") in ("right", "up") for c in COLOURS),
        "world": icons["clock"] > 11,
        "universe": len(piles) == 5 and min(tops_of(player)) > 7,
    }
    return {name for name, is_met in met.items() if is_met}


def check_view(view: Any) -> None:
    """Compare everything that follows from the cards with what the engine says."""
    for player in view["players"]:
        assert player["icons"] == icons_of(player)
        assert player["points"] == sum(player["score"]["ages"])
        for pile in player["piles"].values():
            assert "splay" not in pile or len(pile["cards"]) > 1
        if view.get("turn") is not None and "ended" not in view:
            # IN-11.4: what somebody qualifies for is never left lying
            assert not specials_of(player) & {*view["specials"]}
    owned = [age for player in view["players"] for age in player["ages"]]
    assert sorted([*owned, *view["ages"]]) == list(range(1, 10))


def check_achieve(decision: Decision, view: Any) -> None:
    """Compare the ages on offer with those that the rules allow (IN-3.5)."""
    player = view["players"][decision.seat]
    points, highest = sum(player["score"]["ages"]), max(tops_of(player), default=0)
    allowed = [age for age in view["ages"] if points >= 5 * age and highest >= age]
    offered = [a["age"] for a in decision.answers() if a["action"] == "achieve"]
    assert offered == allowed
    melds = sum(answer["action"] == "meld" for answer in decision.answers())
    assert melds == len(player["hand"]["ages"])
    dogmas = [answer["card"] for answer in decision.answers() if answer["action"] == "dogma"]
    assert sorted(dogmas) == sorted(pile["cards"][-1] for pile in player["piles"].values())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", ["last", "first"])
def test_a_hundred_random_matches(seats: int, edition: str) -> None:
    # IN-3.5, IN-5.2, IN-5.3, IN-5.5, IN-1.6, IN-11.2, IN-11.4
    dice = Random(f"{seats}{edition}")
    for number in range(17):
        teams = "random" if seats == 4 and number % 2 else "no"
        options = {"edition": edition, "teams": teams} if seats == 4 else {"edition": edition}
        match = Match(game, seats, options, bytes([number] * 32), listen=False)
        view = match.view(None)
        while not match.over:
            decision = next(decision for decision in match.pending if not decision.offer)
            if decision.ask == "innovation-ask-action":
                check_achieve(decision, view)
            answer = decision.sample(dice.randrange)
            match.answer_unchecked(decision.seat, answer)
            before, view = view, match.view(None)
            check_view(view)
            if answer["action"] == "dogma" and "dogma" in view:
                # IN-7.1: the counts are those of the boards as they were
                icon = ICON_NAMES[PRINTED[answer["card"]].dogma_icon]
                counts = [player["icons"][icon] for player in before["players"]]
                assert view["dogma"]["counts"] == counts
