"""NA-11 as non-interference (see `twins`): what nobody but its owner may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations
from typing import Any

import pytest

from ludoteca.games.notalone.cards import HUNT, SURVIVAL
from ludoteca.games.notalone.planet import START
from tests.games.notalone.positions import Table, table
from tests.games.twins import TwinsOf

Do = Callable[[Table], None]
PROBES = [
    *({"action": card} for card in (*HUNT, *SURVIVAL)),
    *({"action": name} for name in ("lay", "resist", "take", "power", "copy", "wait", "?")),
    {"action": "lay", "cards": [99]},
    {"action": "take", "card": 99},
    {"action": "discard", "cards": [99]},
    {"action": "place-creature", "place": 99},
]


class Twins(TwinsOf[Table]):
    """Two matches of Not Alone."""

    probes = PROBES

    def idle(self) -> None:
        """Go on to the end of the turn in both; all do as little as possible."""
        turn = self.pair[0].turn
        while self.pair[0].turn == turn and not self.pair[0].match.over:
            self.each(Table.idle)


def lay(cards: dict[int, int | Sequence[int]]) -> Do:
    return lambda begun: begun.lay(cards)


@pytest.mark.parametrize("two", [False, True])
def test_a_laid_card_is_secret_until_the_reveal(two: bool) -> None:
    # NA-11.1: also while it is taken back and laid anew, and after Despair
    because = {1: "artefact"} if two else {}
    blind = [None, 0, 2]
    make = partial(table, two=because, hunt=["despair", "virus"], plays=2)
    twins = Twins(make(), make(), blind)
    first: list[int] = [1, 2] if two else [1]
    second: list[int] = [3, 4] if two else [4]
    twins.each(lay({1: first}), lay({1: second}))
    twins.do(1, "take-back")
    twins.each(lay({1: second}), lay({1: first}))
    twins.do(0, "despair")
    twins.each(lay({1: first}), lay({1: second}))
    twins.do(2, "lay", cards=[5])
    twins.do(0, "pass")
    twins.do(0, "virus")
    twins.do(0, "place-artemia", pair="5-10")
    assert twins.pair[0].phase == "hunting" and twins.differ(1)


def test_the_card_returned_from_a_river_pair_is_secret_for_ever() -> None:
    # NA-11.3: the owned cards are public, but not which of them lay there
    make = partial(table, two={1: "river"}, cards={2: ["gate"]})
    twins = Twins(make(), make(), [None, 0, 2])
    twins.each(lay({1: (1, 2)}), lay({1: (1, 4)}))
    twins.each(lay({2: 5}))
    twins.do(0, "place-creature", place=10)
    twins.do(2, "pass")
    twins.do(1, "keep", card=1)
    twins.do(2, "pass")
    twins.do(1, "recover")
    twins.idle()


SURVIVAL_PAIRS = [(card, other) for card, other in zip(SURVIVAL, [*SURVIVAL][1:], strict=False)]


@pytest.mark.parametrize(("card", "other"), SURVIVAL_PAIRS)
def test_a_survival_card_in_hand_is_secret_in_every_phase(card: str, other: str) -> None:
    # NA-11.1, NA-3.7: neither questions nor their timing betray it, wherever the owner stands
    for place, tokens in ((3, {}), (4, {}), (5, {}), (2, {"artemia": 2}), (1, {"target": 1})):
        hunt = {"artemia": ["mutation"], "target": ["toxin"], "": []}[next(iter(tokens), "")]
        more = {} if "amplifier" in (card, other) else {2: ["amplifier"]}
        make = partial(
            table, hands={1: [*START][:place]}, hunt=[*hunt, "stasis", "detour"], plays=2
        )
        one = make(cards={1: [card], **more}, will={1: 2})
        two = make(cards={1: [other], **more}, will={1: 2})
        twins = Twins(one, two, [None, 0, 2])
        twins.each(lay({1: place, 2: 5}))
        twins.do(0, "pass")
        for symbol in hunt:
            twins.do(0, symbol)
        for token, spot in {"creature": 10, **tokens}.items():
            twins.do(0, f"place-{token}", place=spot)
        if "toxin" in hunt:  # which then shows it
            while twins.pair[0].view()["step"] != "free":
                twins.each(Table.idle)
        else:
            twins.idle()
            twins.each(lay({2: 1}))
        assert twins.differ(1)


@pytest.mark.parametrize(("card", "other"), [*combinations(HUNT, 2)][::9])
def test_a_hunt_card_in_hand_is_secret_in_every_phase(card: str, other: str) -> None:
    # NA-11.1
    make = partial(table, cards={1: ["dodge"], 2: ["gate"]})
    twins = Twins(make(hunt=[card]), make(hunt=[other]), [None, 1, 2])
    twins.each(lay({1: 3, 2: 4}))
    twins.do(0, "pass")
    twins.do(0, "place-creature", place=3)
    twins.idle()
    assert twins.differ(0)


def test_the_order_of_the_decks_is_secret() -> None:
    # NA-11.1: everybody is blind
    one = table(hunt_top=["virus", "clone"], survival_top=["gate", "drone"])
    other = table(hunt_top=["stasis", "scream"], survival_top=["dodge", "vortex"])
    twins = Twins(one, other, [None, 0, 1, 2])
    twins.each(lay({1: 3, 2: 4}))
    twins.do(0, "place-creature", place=9)
    twins.do(1, "power")


@pytest.mark.parametrize(("place", "action"), [(7, "power"), (9, "draw")])
def test_what_is_drawn_is_secret(place: int, action: str) -> None:
    # NA-11.3: of the Shelter's two the one that is kept, of the Source the one drawn
    one = table(also={1: [place]}, survival_top=["dodge", "gate"])
    other = table(also={1: [place]}, survival_top=["amplifier", "gate"])
    twins = Twins(one, other, [None, 0, 2])
    twins.each(lay({1: place, 2: 3}))
    twins.do(0, "place-creature", place=10)
    twins.do(1, action)
    if place == 7:
        twins.each(
            lambda begun: begun.do(1, "keep", survival="dodge"),
            lambda begun: begun.do(1, "keep", survival="amplifier"),
        )
    twins.do(1, "pass")
    twins.do(2, "nothing")
    assert twins.differ(1)


def test_what_phobia_shows_is_seen_by_the_creature_alone() -> None:
    # NA-11.3: the hidden two are seen by nobody, not even by the Creature
    make = partial(table, hunt=["phobia"])
    twins = Twins(make(), make(), [None, 2])
    twins.each(lay({1: 3, 2: 3}))
    twins.do(0, "pass")
    twins.do(0, "phobia", hunted=1)
    twins.each(
        lambda begun: begun.do(1, "hide", cards=[1, 2]),
        lambda begun: begun.do(1, "hide", cards=[4, 5]),
    )
    assert twins.differ(0)
    hidden = Twins(make(), make(), [None, 0, 2])
    hidden.each(lay({1: 3, 2: 3}), lay({1: 4, 2: 3}))
    hidden.do(0, "pass")
    hidden.do(0, "phobia", hunted=1)
    hidden.each(
        lambda begun: begun.do(1, "hide", cards=[4, 5]),
        lambda begun: begun.do(1, "hide", cards=[3, 5]),
    )
    assert hidden.pair[0].hunted(1, 0)["shown"] == [1, 2]


CHOICES: list[tuple[str, list[str], dict[str, Any], dict[str, Any], dict[str, Any]]] = [
    ("forbidden-zone", ["forbidden-zone"], {}, {"cards": [1]}, {"cards": [2]}),
    ("artemia", ["mutation"], {"artemia": 3}, {"cards": [1]}, {"cards": [2]}),
    ("scream", ["scream"], {"target": 3}, {"cards": [1, 2]}, {"cards": [4, 5]}),
    ("toxin", ["toxin"], {"target": 3}, {"survival": "gate"}, {"survival": "drone"}),
]


@pytest.mark.parametrize(("asked", "hunt", "tokens", "one", "other"), CHOICES)
def test_a_choice_is_secret_until_all_have_chosen(
    asked: str, hunt: list[str], tokens: dict[str, Any], one: Any, other: Any
) -> None:
    # NA-8.7, NA-8.22, NA-6.6, NA-11.1
    cards = {1: ["gate", "drone"], 2: ["dodge", "vortex"]} if asked == "toxin" else {}
    make = partial(table, hunt=hunt, cards=cards)
    twins = Twins(make(), make(), [None, 0, 2])
    twins.each(lay({1: 3, 2: 3}))
    twins.do(0, "pass")
    twins.do(0, hunt[0])
    if tokens:
        twins.do(0, "place-creature", place=10)
        for token, spot in tokens.items():
            twins.do(0, f"place-{token}", place=spot)
    while twins.pair[0].asked(1) != asked:
        twins.each(Table.idle)
    twins.each(
        lambda begun: begun.do(1, "discard", **one), lambda begun: begun.do(1, "discard", **other)
    )
    assert twins.pair[0].waited_for == [2]


def test_smokescreen_blinds_the_creature_and_the_spectator_but_not_the_hunted() -> None:
    # NA-9.6, NA-11.3, NA-11.5: through Resist, Sixth Sense, Forbidden Zone, places and Artemia
    make = partial(
        table,
        cards={1: ["smokescreen"], 2: ["sixth-sense"]},
        hands={1: [1, 2, 3], 2: [2, 5]},
        hunt=["forbidden-zone", "mutation", "clone"],
        plays=3,
    )
    twins = Twins(make(), make(), [None, 0])
    twins.do(1, "smokescreen")

    def both(seat: int, action: str, one: dict[str, Any], other: dict[str, Any]) -> None:
        twins.each(
            lambda begun: begun.do(seat, action, **one),
            lambda begun: begun.do(seat, action, **other),
        )

    both(2, "sixth-sense", {"cards": [1, 3]}, {"cards": [3, 4]})
    both(1, "resist", {"cards": [4, 5]}, {"cards": [4, 5]})
    assert twins.differ(1) and twins.differ(2)
    twins.each(lay({1: 1, 2: 2}))
    twins.do(0, "pass")
    twins.do(0, "forbidden-zone")
    both(1, "discard", {"cards": [4]}, {"cards": [5]})
    both(2, "discard", {"cards": [3]}, {"cards": [5]})
    twins.do(0, "mutation")
    twins.do(0, "place-creature", place=10)
    twins.do(0, "place-artemia", place=2)
    twins.do(0, "pass")
    twins.do(0, "pass")
    both(1, "take", {"card": 4}, {"card": 5})
    both(2, "discard", {"cards": [1]}, {"cards": [3]})


def test_under_smokescreen_what_was_shown_tells_nothing_of_what_is_discarded() -> None:
    # NA-9.6, NA-8.11: a shown card that is discarded stays as shown
    make = partial(table, cards={1: ["smokescreen"]}, hunt=["phobia", "forbidden-zone"], plays=2)
    twins = Twins(make(), make(), [None, 0])
    twins.do(1, "smokescreen")
    twins.each(lay({1: 3, 2: 3}))
    twins.do(0, "pass")
    twins.do(0, "phobia", hunted=1)
    twins.do(1, "hide", cards=[4, 5])
    twins.do(0, "forbidden-zone")
    twins.each(
        lambda begun: begun.do(1, "discard", cards=[1]),
        lambda begun: begun.do(1, "discard", cards=[4]),
    )
    twins.do(2, "discard", cards=[1])


def test_sacrifice_shows_what_it_discards_except_under_smokescreen() -> None:
    # NA-9.4, NA-9.6, NA-11.2
    for smoke in (False, True):
        make = partial(table, 4, cards={1: ["sacrifice"], 2: ["smokescreen"]}, hunt=["virus"])
        twins = Twins(make(), make(), [])
        if smoke:
            twins.do(2, "smokescreen")
        twins.each(
            lambda begun: begun.do(1, "sacrifice", card=1),
            lambda begun: begun.do(1, "sacrifice", card=2),
        )
        assert twins.differ(0) == twins.differ(None) == (not smoke) and twins.differ(3)
