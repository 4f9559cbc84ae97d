"""Every illegal answer to every kind of question is refused with its clause and changes nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from ludoteca.games.innovation import game
from ludoteca.games.innovation.cards import CARDS, COLOURS
from ludoteca.games.innovation.state import Innovation
from ludoteca.kernel import Decision, IllegalAnswer, Match, StaleDecision
from tests.games.innovation.positions import position

ACTIONS = ("draw", "meld", "dogma", "achieve", "choose", "pass", "yes", "no", "", "?", "PASS")
VALUES: list[Any] = [
    *(
        None,
        True,
        False,
        1.0,
        10**30,
        "",
        "1",
        "Tools",
        "the_wheel",
        "0:1",
        "1:11",
        "9:3",
        "tools ",
    ),
    *([], ["tools"], {}, {"card": "tools"}, "\N{SNOWMAN}", "TOOLS", "blue,red"),
    *range(-1, 12),
    *COLOURS,
    *(card.id for card in CARDS[::3]),
]
NO_ANSWERS: list[Any] = [None, True, 7, "pass", [], ["pass"], {}, {"pass": 1}, {"action": []}]
CLAUSE = re.compile(r"IN-\d+\.\d+")
POSITIONS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "Self Service": ({"board": "red [Coal], blue [Tools], green [Self Service]"}, {}),
    "Canning": ({"board": "yellow [Canning]"}, {}),
    "Evolution": ({"board": "blue [Evolution]"}, {}),
    "Archery": ({"board": "red [Archery]"}, {"hand": "Calendar, Currency"}),
    "Optics": ({"board": "red [Optics]", "score": "Coal, Tools"}, {}),
    "Clothing": ({"board": "green [Clothing]", "hand": "Oars, Archery"}, {}),
    "Translation": ({"board": "blue [Translation]", "score": "Tools, Oars"}, {}),
    "Empiricism": ({"board": "purple [Empiricism]"}, {}),
    "Mass Media": ({"board": "green [Mass Media]", "hand": "Tools"}, {}),
    "Publications": ({"board": "blue [Tools < Writing < Publications]"}, {}),
    "Rocketry": ({"board": "blue [Rocketry]"}, {"score": "Tools, Optics, Paper"}),
    "Philosophy": ({"board": "purple [Philosophy]", "hand": "Tools, Oars"}, {}),
    "Stem Cells": ({"board": "yellow [Stem Cells]", "hand": "Tools"}, {}),
    "Specialization": ({"board": "purple [Specialization]", "hand": "Tools, Oars"}, {}),
    "Code of Laws": ({"board": "purple [Code of Laws], blue [Pottery]", "hand": "Tools"}, {}),
    "Bicycle": ({"board": "green [Bicycle]", "hand": "Tools"}, {}),
    "Compass": ({"board": "green [Compass], red [Oars], blue [Tools]"}, {}),
    "Road Building": ({"board": "red [Road Building]", "hand": "Tools, Sailing"}, {}),
    "Socialism": ({"board": "purple [Socialism]", "hand": "Tools, Oars"}, {}),
    "Medicine": ({"board": "yellow [Medicine]", "score": "Tools, Oars"}, {"score": "Writing"}),
    "Masonry": ({"board": "yellow [Masonry]", "hand": "Tools"}, {}),
}


def illegal(decision: Decision) -> Iterator[Any]:
    """List answers that are not legal."""
    yield from NO_ANSWERS
    offered = {action.name: action for action in decision.actions}
    for name in ACTIONS:
        if name not in offered:
            yield {"action": name}
            yield {"action": name, "card": "tools"}
    for name, action in offered.items():
        legal = [answer for answer in decision.answers() if answer["action"] == name]
        yield {**legal[0], "more": 1}
        for part in action.parts:
            yield {key: value for key, value in legal[0].items() if key != part.name}
            good = [(type(answer[part.name]), answer[part.name]) for answer in legal]
            for value in VALUES:
                if (type(value), value) not in good:
                    yield {**legal[0], part.name: value}


def check_refusals(match: Match[Innovation]) -> None:
    """Check that all illegal answers of all seats are refused and change nothing."""
    before = [match.view(seat) for seat in (None, *range(match.seats))], match.state.chance.clone()
    pending = match.pending
    for seat in range(-1, match.seats + 1):
        decision = match.decision(seat)
        if decision is None:
            with pytest.raises(StaleDecision):
                match.answer(seat, {"action": "pass"})
            continue
        for answer in illegal(decision):
            reason = decision.refusal(answer)
            assert reason is not None and CLAUSE.fullmatch(reason.clause), answer
        with pytest.raises(IllegalAnswer) as caught:
            match.answer(seat, answer)
        assert caught.value.reason == reason
    assert match.pending == pending
    after = [match.view(seat) for seat in (None, *range(match.seats))]
    assert after == before[0]


@pytest.fixture(scope="module")
def asked() -> dict[str, list[Match[Innovation]]]:
    """Return matches that stand at a question, by what is asked."""
    found: dict[str, list[Match[Innovation]]] = {}

    def keep(match: Match[Innovation]) -> None:
        ask = match.pending[0].ask.removeprefix("innovation-ask-")
        if len(found.setdefault(ask, [])) < 3:
            found[ask].append(match.fork())

    dice = Random(5)
    for title, (one, other) in POSITIONS.items():
        for seats in (2, 3):
            match = position([one, other, {}][:seats])
            match.answer(0, {"action": "dogma", "card": title.lower().replace(" ", "-")})
            while not match.over and match.pending[0].ask != "innovation-ask-action":
                keep(match)
                decision = match.pending[0]
                answers = [a for a in decision.answers() if a["action"] not in ("pass", "no")]
                answers = answers or list(decision.answers())
                match.answer(decision.seat, answers[dice.randrange(len(answers))])
    keep(Match(game, 3, {}, bytes(32)))
    keep(position([{"hand": "Tools", "board": "red [Optics]", "score": "Coal"}, {}]))
    keep(position([{}, {}]))
    return found


def test_every_kind_of_question_refuses_what_is_not_offered(
    asked: dict[str, list[Match[Innovation]]],
) -> None:
    # IN-15.7, IN-3.1, IN-9.3, IN-9.4
    text = (game.folder / "messages" / "en.ftl").read_text("utf-8")
    assert set(asked) == set(re.findall(r"^innovation-ask-([a-z-]+)", text, re.MULTILINE))
    for matches in asked.values():
        for match in matches:
            check_refusals(match)


@pytest.mark.parametrize("age", range(1, 10))
def test_a_refused_achievement_says_what_is_missing_for_that_age(age: int) -> None:
    # IN-3.5: whoever can achieve something is told of the age that was named
    rich = {"board": "red [Optics]", "score": "Coal, Physics, Chemistry, Astronomy, Tools"}
    match = position([rich, {"achievements": "2, 7"}])
    (decision,) = match.pending
    reason = decision.refusal({"action": "achieve", "age": age})
    if age in (1, 3):
        assert reason is None
        return
    assert reason is not None and reason.clause == "IN-3.5" and reason.args["age"] == age
    expected = "taken" if age in (2, 7) else "top" if age == 4 else "points"
    assert reason.text == f"innovation-why-{expected}"


def test_without_anything_within_reach_the_lowest_age_is_told() -> None:
    # IN-3.5
    for player, missing in (
        ({"board": "red [Optics]"}, "points"),
        ({"score": "Coal"}, "top"),
    ):
        (decision,) = position([player, {}]).pending
        reason = decision.refusal({"action": "achieve", "age": 1})
        assert reason is not None
        assert (reason.text, reason.args["age"]) == (f"innovation-why-{missing}", 1)
