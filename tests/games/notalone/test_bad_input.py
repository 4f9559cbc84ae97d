"""Every illegal answer in every phase is refused with its clause and changes nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from ludoteca.games.notalone.cards import HUNT, SURVIVAL
from ludoteca.kernel import Decision, IllegalAnswer, StaleDecision
from tests.games.notalone.positions import Table, new, table

ACTIONS = [
    *("side", "lay", "take-back", "resist", "give-up"),
    *("pass", "pass-phase", "pass-turn", "wait"),
    *("place-creature", "place-artemia", "place-target"),
    *("power", "recover", "copy", "heal", "draw", "take", "nothing", "resolve"),
    *("keep", "hide", "discard", "lose-will"),
    *HUNT,
    *SURVIVAL,
    *("", "?", "choose", "LAY", "lay\n", "left", "stopped", "\N{SNOWMAN}" * 100),
]
PARTS = ["cards", "card", "place", "pair", "hunted", "move", "to", "lay", "take", "side"]
JUNK: list[Any] = [
    *(
        None,
        True,
        False,
        0,
        -1,
        11,
        99,
        10**30,
        1.0,
        2.5,
        "",
        "1",
        "2-1",
        "5-6",
        "no",
        "creature-1",
    ),
    *([], [[]], {}, [1, 1], [True], [None], [99], ["1"], list(range(1, 11)), {"card": 1}),
]
NO_ANSWERS: list[Any] = [None, True, 7, "pass", [], ["pass"], {}, {"pass": 1}]
CLAUSE = re.compile(r"NA-\d+\.\d+")
ASKS = {
    *("side", "explore", "exploration-creature", "tokens", "window", "river", "resolve", "order"),
    *("drawn", "ascendancy", "phobia", "forbidden-zone", "artemia", "scream", "toxin", "shelter"),
}


def illegal(decision: Decision) -> Iterator[Any]:
    """List answers that are illegal whatever the rules are, because they are not offered."""
    yield from NO_ANSWERS
    yield from ({"action": junk} for junk in JUNK if type(junk) is not str)
    offered = {action.name: action for action in decision.actions}
    for name in ACTIONS:
        if name not in offered:
            yield {"action": name}
            yield {"action": name, "card": 1}
            yield {"action": name, "cards": [1]}
    for name, action in offered.items():
        yield {"action": name, "more": 1}
        if not action.parts:
            yield {"action": name, "card": 1}
            continue
        yield {"action": name}
        good = next(answer for answer in decision.answers() if answer["action"] == name)
        yield {**good, "more": 1}
        yield {key: value for key, value in good.items() if key != "action"}
        for part in action.parts:
            yield {key: value for key, value in good.items() if key != part.name}
            legal = {json.dumps(value) for value in part.values()}
            for value in JUNK:
                if json.dumps(value) not in legal:
                    yield {**good, part.name: value}


def check_refusals(begun: Table) -> int:
    """Check that all illegal answers of all seats are refused; return how many they were."""
    match = begun.match
    before = begun.everything()
    number = 0
    for seat in (-1, *range(match.seats), match.seats):
        decision = match.decision(seat)
        if decision is None:
            with pytest.raises(StaleDecision):
                match.answer(seat, {"action": "pass"})
            continue
        with pytest.raises(StaleDecision):
            match.answer(seat, next(decision.answers()), match.ids.get(seat, 0) + 1)
        for answer in illegal(decision):
            number += 1
            with pytest.raises(IllegalAnswer) as caught:
                match.answer(seat, answer)
            assert CLAUSE.fullmatch(caught.value.reason.clause), answer
    assert begun.everything() == before
    return number


@pytest.mark.parametrize("seats", [2, 3, 4, 7])
def test_every_illegal_answer_in_random_matches_is_refused(seats: int) -> None:
    # NA-3.1, NA-4.1, NA-5.4, NA-6.9: and every other clause that asks
    rng = Random(seats)
    number = 0
    for seed in range(8 // seats):
        begun = new(seats, seed)
        while begun.match.pending:
            if rng.randrange(8) == 0:
                number += check_refusals(begun)
            decision = begun.match.pending[rng.randrange(len(begun.match.pending))]
            begun.match.answer(decision.seat, decision.sample(rng.randrange))
    assert number > 500


def asked(name: str) -> Table:
    """Return a table where seat 1, or the Creature, is asked what `name` says."""
    if name == "side":
        return new(3)
    symbol = {"scream": "target", "toxin": "target", "artemia": "artemia"}.get(name, "")
    card = {"artemia": "mutation", "window": "stasis"}.get(name, name)
    hunt = {"tokens": ["mirage"], "exploration-creature": ["force-field"]}.get(name, [card])
    place = {"shelter": 7, "drawn": 9}.get(name, 3)
    two = {"order": {1: "artefact"}, "river": {1: "river"}}.get(name, {})
    begun = table(
        hunt=hunt if {*hunt} <= {*HUNT} else [],
        cards={1: ["dodge", "gate"]} if name in ("toxin", "drawn", "window") else {},
        also={1: [7, 9]},
        piles={1: [1, 2]},
        two=two,
    )
    if name in ("explore", "exploration-creature"):
        return begun
    begun.hunting({1: (place, 4) if two else place, 2: 5})
    if name == "tokens":
        begun.do(0, "mirage")
        return begun
    if name in ("ascendancy", "phobia"):
        begun.do(0, name, hunted=2)
    elif card in HUNT and name != "window":
        begun.do(0, card)
    if name in ("ascendancy", "phobia", "forbidden-zone"):
        return begun
    begun.place(creature=10, **({symbol: place} if symbol else {}))
    if name == "window":
        return begun
    while begun.phase == "hunting" or begun.view().get("step") == "window":
        begun.passes()
    if name in ("shelter", "drawn"):
        begun.do(1, "power" if name == "shelter" else "draw")
    while name in ("artemia", "toxin", "scream") and begun.asked(1) != name:
        begun.idle()
    return begun


@pytest.mark.parametrize("name", sorted(ASKS))
def test_every_illegal_answer_to_each_question_is_refused(name: str) -> None:
    # NA-2.3, NA-4.1, NA-4.11, NA-5.4, NA-3.7, NA-6.1, NA-6.4, NA-6.6, NA-6.9, NA-6.18, NA-7.9,
    # NA-8.5, NA-8.7, NA-8.11, NA-8.15, NA-8.16
    begun = asked(name)
    assert name in {begun.asked(seat) for seat in range(3)}
    assert check_refusals(begun) > 50


def test_cards_of_others_are_refused_like_cards_that_do_not_exist_in_ones_hand() -> None:
    # NA-3.1, NA-11.1: the reason does not depend on who holds the card
    begun = new(3)
    begun.do(0, "side", side=1)
    for seat, kinds in ((0, HUNT), (1, SURVIVAL)):
        held = begun.cards(seat)
        reasons = {begun.refusal(seat, {"action": card}) for card in kinds if card not in held}
        assert reasons == {("not-in-hand", "NA-3.1")}
