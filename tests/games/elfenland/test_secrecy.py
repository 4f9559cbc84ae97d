"""EL-15 as non-interference (see `twins`): what nobody but its owner may know."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from ludoteca.games.elfenland.map import WAYS as WAY_NAMES
from ludoteca.kernel import Chance
from tests.games.elfenland.naive import COST, WAYS
from tests.games.elfenland.tables import BRANCH, Table, seeker, table
from tests.games.twins import TwinsOf

Do = Callable[[Table], None]
BEATA = "beata-elvenhold-plain"
FAR = "grangor-yttar-mountain"
OTHERS = [None, 0, 2]
"""Who must not know what seat 1 holds."""
THREE = [("dragon-1", "raft-1", "unicorn-1"), ("dragon-1", "dragon-2", "dragon-3")]
PROBES: list[Any] = [
    *({"action": name} for name in ("take", "draw", "place", "obstruct", "cross", "stop", "keep")),
    *({"action": "cross", "way": way} for way in WAY_NAMES),
    *({"action": "obstruct", "road": way} for way in WAY_NAMES),
    *({"action": "caravan", "road": BRANCH, "cards": list(cards)} for cards in THREE),
    *({"action": "stop", "cards": [f"{means}-1"]} for means in ("dragon", "raft", "unicorn")),
    *({"action": "keep", "counter": f"{s}{m}"} for s in ("", "secret-") for m, _ in COST),
    *({"action": "place", "move": [f"{s}{m}", FAR, 1]} for s in ("", "secret-") for m, _ in COST),
]


class Twins(TwinsOf[Table]):
    """Two matches of Elfenland."""

    probes = PROBES


HANDS = [
    ({"dragon": 4}, {"raft": 4}),  # who can cross by road, or by water
    ({"giant-pig": 3, "raft": 3}, {"giant-pig": 2, "unicorn": 4}),
    ({"unicorn": 8}, {"dragon": 2, "raft": 3, "elfcycle": 3}),
    ({"dragon": 1}, {"troll-wagon": 1}),
]


@pytest.mark.parametrize(("hand", "other"), HANDS)
def test_cards_in_a_hand_are_secret(hand: dict[str, int], other: dict[str, int]) -> None:
    # EL-15.1, EL-15.2, EL-11.17: in every phase, whether the owner can travel or not
    def make(held: dict[str, int]) -> Table:
        hands = {0: {"raft": 1}, 1: held, 2: {"dragon": 1}}
        return table("draw", hands=hands, top=["dragon", "unicorn"] * 5)

    twins = Twins(make(hand), make(other), OTHERS)
    for _ in range(3):
        twins.do(0, "draw")
        twins.do(1, "take", slot=2)
        twins.do(2, "take", slot=5)
    twins.do(0, "place", move=["dragon", BRANCH, 1])
    for seat in (1, 2, 0):
        twins.do(seat, "pass")
    twins.do(0, "stop")
    assert twins.pair[0].waited_for == twins.pair[1].waited_for == [1] and twins.differ(1)
    excess = sum(hand.values()) - 4
    twins.each(*(giving(begun, excess) for begun in twins.pair))
    assert twins.pair[0].turn == 2


def giving(begun: Table, excess: int) -> Do:
    """Return what ends the travel turn, giving up the first cards of the hand."""
    cards = [f"{means}-{k}" for means, n in begun.hand(1).items() for k in range(1, n + 1)]
    return lambda one: one.stop(*cards[: max(0, excess)])


def test_cards_given_up_are_secret() -> None:
    # EL-15.1, EL-15.2: from all but the owner, also in the next round
    def make() -> Table:
        hands = {1: {"dragon": 3, "raft": 3}, 2: {"unicorn": 1}}
        return table("travel", hands=hands)

    twins = Twins(make(), make(), OTHERS)
    assert not twins.differ(1)
    twins.each(lambda one: one.stop("dragon-1", "raft-3"), lambda one: one.stop("raft-1", "raft-2"))
    assert twins.pair[0].player(1)["given"] == 2 and twins.differ(1)
    twins.blind = [None]  # the others are dealt cards of another stack
    twins.do(2, "stop")
    while twins.pair[0].phase == "draw":
        twins.do(twins.pair[0].turn, "take", slot=1)


@pytest.mark.parametrize(("secret", "other"), [("dragon", "unicorn"), ("giant-pig", "elfcycle")])
def test_a_secret_counter_is_secret_until_it_is_placed(secret: str, other: str) -> None:
    # EL-15.1, EL-15.2, EL-10.11, EL-12.2
    def make(counter: str) -> Table:
        opened = {seat: ["dragon"] for seat in (0, 1, 2)}
        return table(secret={1: [counter], 0: ["dragon"]}, opened=opened, hands={0: {"raft": 1}})

    twins = Twins(make(secret), make(other), OTHERS)
    twins.do(0, "place", move=["secret-dragon", FAR, 1])
    twins.do(1, "obstruct", road=FAR)
    twins.do(2, "pass")
    twins.do(0, "pass")
    twins.do(1, "pass")
    twins.do(0, "stop")
    assert twins.pair[0].phase == "keep" and twins.pair[0].waited_for == [1] and twins.differ(1)
    twins.blind = [None]  # the others are given counters of another stack
    twins.do(1, "keep", counter="dragon")
    assert twins.pair[0].round == 2


def test_which_secret_counter_is_kept_and_which_returned_is_secret() -> None:
    # EL-15.1, EL-15.2, EL-12.3
    def make() -> Table:
        secret, opened = {1: ["dragon", "unicorn"]}, {1: ["elfcycle"], 2: ["dragon", "unicorn"]}
        return table("keep", secret=secret, opened=opened)

    twins = Twins(make(), make(), OTHERS)
    twins.each(
        lambda one: one.do(1, "keep", counter="secret-dragon"),
        lambda one: one.do(1, "keep", counter="elfcycle"),
    )  # not even that: it may still be changed
    twins.each(
        lambda one: one.do(1, "keep", counter="secret-unicorn"),
        lambda one: one.do(1, "keep", counter="secret-dragon"),
    )
    twins.blind = [None]
    twins.do(2, "keep", counter="dragon")
    assert twins.pair[0].round == 2 and twins.differ(1)
    (kept,) = twins.pair[0].heard("kept-secret")
    assert kept == {"seat": 1}
    assert twins.pair[0].heard("returned")[0] == {"seat": 1, "n": 2, "counters": ["elfcycle"]}


def test_a_returned_secret_counter_is_never_shown() -> None:
    # EL-15.1: nor that it was secret, beyond its number
    def make(counter: str) -> Table:
        secret, opened = {1: [counter]}, {1: ["elfcycle"]}
        return table("travel", secret=secret, opened=opened, hands={0: {"raft": 1}})

    twins = Twins(make("dragon"), make("unicorn"), OTHERS)
    twins.do(0, "stop")
    twins.blind = [None]
    twins.do(1, "keep", counter="elfcycle")
    for begun in twins.pair:
        assert begun.heard("returned", 0) == [{"seat": 1, "n": 1, "counters": []}]


@pytest.mark.parametrize(("secret", "other"), [("dragon", "giant-pig"), ("unicorn", "giant-pig")])
def test_whether_a_secret_counter_fits_anywhere_is_secret(secret: str, other: str) -> None:
    # EL-10.11, EL-15.2: the owner is asked all the same
    easy = [way for way, (_, _, kind) in WAYS.items() if kind in ("plain", "forest")]
    roads = {road: ("elfcycle", "magic-cloud", "troll-wagon")[n % 3] for n, road in enumerate(easy)}

    def make(counter: str) -> Table:
        opened = {0: ["dragon"], 2: ["dragon"]}
        return table(roads=roads, secret={1: [counter]}, opened=opened, used=[0, 1, 2])

    twins = Twins(make(secret), make(other), OTHERS)
    twins.do(0, "pass")
    assert twins.pair[0].waited_for == twins.pair[1].waited_for == [1] and twins.differ(1)
    twins.do(1, "pass")
    twins.do(2, "pass")


@pytest.mark.parametrize("seed", range(1, 6))
def test_the_order_of_the_counter_stack_is_secret(seed: int) -> None:
    # EL-15.1: from everybody, until a counter is drawn
    def make(number: int) -> Table:
        hands = {0: {"raft": 1}, 1: {"dragon": 1}}
        begun = table("draw", hands=hands, top=["dragon", "unicorn", "elfcycle"] * 3)
        stack = begun.match.state.stack
        below = stack[:-9]
        Random(number).shuffle(below)
        stack[:-9] = below
        return begun

    one, other = make(0), make(seed)
    assert one.match.state.stack != other.match.state.stack
    twins = Twins(one, other, [None, 0, 1, 2])
    while one.phase in ("draw", "plan"):
        twins.each(Table.idle)
    assert one.match.state.stack != other.match.state.stack


def test_the_card_stack_has_no_order_that_anybody_could_know() -> None:
    # EL-15.1: what will be dealt shows nowhere before
    def make(number: int) -> Table:
        begun = table("travel", hands={0: {"raft": 4, "dragon": 2}, 1: {"dragon": 1}})
        begun.match.state.chance = Chance(bytes([number]) * 32)
        return begun

    twins = Twins(make(0), make(1), [None, 0, 1, 2])
    twins.do(0, "cross", way="elvenhold-virst-lake")
    twins.do(0, "stop")
    twins.blind = [None]
    twins.do(1, "stop")
    assert twins.pair[0].round == 2 and twins.differ(0)


def test_town_cards_are_secret_through_a_whole_match_until_its_end() -> None:
    # EL-15.1, EL-15.2, EL-14.1: those of others, and those not dealt
    def make(home: str) -> Table:
        return table("draw", homes=["beata", home, "yttar"], seed=3)

    twins = Twins(make("grangor"), make("usselen"), OTHERS)
    rng = Random(1)
    while twins.pair[0].waited_for:
        seat = twins.pair[0].waited_for[0]
        view, answers = twins.pair[0].view(seat), [*twins.pair[0].decision(seat).answers()]
        answer = seeker(view, seat, answers, rng.randrange, 2)
        for begun in twins.pair:
            begun.do(seat, **answer)
        if not twins.pair[0].match.over:
            for watcher in OTHERS:
                assert twins.pair[0].view(watcher) == twins.pair[1].view(watcher)
    assert all(twins.differ(watcher) for watcher in OTHERS)
    assert twins.pair[0].player(1)["home"] == "grangor"
