"""Positions of Not Alone in few words, driven by answers.

The Creature is seat 0 unless said otherwise. A table begins in the Exploration of its first turn,
where everybody holds the places 1 to 5, nobody holds a Hunt or Survival card, and hence no window
asks anybody, until the keywords of `table` say more.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ludoteca.games.notalone import game
from ludoteca.games.notalone.cards import HUNT, SURVIVAL
from ludoteca.games.notalone.planet import ARTEMIA_SPACES, START
from ludoteca.kernel import Chance, Match
from tests.games.playing import Playing

WINDOWS = {"notalone-ask-window", "notalone-ask-drawn", "notalone-ask-exploration-creature"}
ALL = "all"
"""Stands for all Survival cards that nobody else holds."""


class Table(Playing):
    """A match with short words for what is done and seen in Not Alone."""

    def __init__(self, match: Match[Any]) -> None:
        super().__init__(match)
        self.creature: int = match.view(None)["creature"]
        self.playing = self.turn

    # What is done

    def lay(self, cards: Mapping[int, int | Sequence[int]]) -> None:
        """Let Hunted lay face down, in the order given."""
        for seat, laid in cards.items():
            self.do(seat, "lay", cards=[laid] if isinstance(laid, int) else list(laid))

    def place(self, **tokens: int | str) -> None:
        """Let the Creature place tokens, each on a place or on a pair ("1-2")."""
        for token, spot in tokens.items():
            part = "place" if isinstance(spot, int) else "pair"
            self.do(self.creature, f"place-{token}", **{part: spot})

    def passes(self) -> None:
        """Let everybody pass who is waited for, until the open window is closed."""
        step = self.step
        while self.step == step:
            asked = [d for d in self.match.pending if not d.offer and d.ask in WINDOWS]
            if not asked:
                return
            self.do(asked[0].seat, "pass")

    def hunting(self, cards: Mapping[int, int | Sequence[int]]) -> None:
        """Go to Hunting: Hunted lay, the Creature passes."""
        self.lay(cards)
        self.passes()
        assert self.phase == "hunting", self.phase

    def reckoning(
        self,
        cards: Mapping[int, int | Sequence[int]],
        play: Iterable[str] = (),
        **tokens: int | str,
    ) -> None:
        """Go to Reckoning: Hunted lay, the Creature plays cards and places tokens, all pass.

        An opening window of Reckoning stays open.
        """
        self.hunting(cards)
        for card in play:
            self.do(self.creature, card)
        self.place(**tokens)
        while self.phase == "hunting":
            self.do(self.waited_for[0], "pass")

    def skip_to(self, step: str) -> None:
        """Go on to a step of Reckoning; whoever is asked does as little as possible."""
        while self.step[2] != step:
            assert self.phase == "reckoning"
            self.idle()

    def skip(self) -> None:
        """Go on until Reckoning is over; whoever is asked does as little as possible."""
        while self.phase == "reckoning":
            self.idle()

    def end_turn(self) -> None:
        """Go on until the turn has ended, if it has not; all do as little as possible."""
        while not self.match.over and self.turn == self.playing:
            self.idle()
        self.playing = self.turn

    def idle(self) -> None:
        """Let the first who is waited for do as little as possible."""
        decision = next(d for d in self.match.pending if not d.offer)
        names = [action.name for action in decision.actions]
        for name in ("pass", "nothing", "lose-will"):
            if name in names:
                return self.do(decision.seat, name)
        assert names[0] not in SURVIVAL and names[0] not in HUNT
        self.do(decision.seat, **next(decision.answers()))
        return None

    # What is asked

    def choices(self, seat: int, action: str, part: str) -> list[Any]:
        """Return the values that a part of an action may have, each once."""
        (found,) = (each for each in self.decision(seat).actions if each.name == action)
        (wanted,) = (each for each in found.parts if each.name == part)
        return list(wanted.values())

    # What is seen

    def hunted(self, seat: int, watcher: int | None = None) -> Any:
        """Return what a watcher sees of a Hunted."""
        return self.match.view(watcher)["hunted"][str(seat)]

    def will(self, seat: int) -> int:
        """Return the Will of a Hunted."""
        will: int = self.hunted(seat)["will"]
        return will

    def pile(self, seat: int) -> list[int]:
        """Return the discard pile of a Hunted, as its owner sees it."""
        pile: list[int] = self.hunted(seat, seat)["discard"]
        return pile

    def hand(self, seat: int) -> list[int]:
        """Return the Place cards in a Hunted's hand, as its owner sees them."""
        hand: list[int] = self.match.view(seat)["mine"]["hand"]
        return hand

    def cards(self, seat: int) -> list[str]:
        """Return the Hunt or Survival cards in hand, as their owner sees them."""
        return [own["card"] for own in self.match.view(seat)["mine"]["cards"]]

    def why(self, seat: int, card: str) -> str:
        """Return the clause that the owner's view gives for a card that cannot be played."""
        (own,) = (each for each in self.match.view(seat)["mine"]["cards"] if each["card"] == card)
        clause: str = own.get("clause", "")
        return clause

    def at(self, token: str) -> list[int]:
        """Return where a token lies, [] for nowhere."""
        tokens = self.match.view(None)["tokens"]
        places: list[int] = tokens[token]["places"] if token in tokens else []
        return places

    @property
    def step(self) -> tuple[int, str, str]:
        """Return the turn, the phase, and the step of the phase."""
        view = self.match.view(None)
        return view["turn"], view["phase"], view.get("step", "")

    @property
    def rescue(self) -> int:
        """Return the spaces that Rescue has still to go."""
        rescue: int = self.match.view(None)["rescue"]
        return rescue

    @property
    def assimilation(self) -> int:
        """Return the spaces that Assimilation has still to go."""
        assimilation: int = self.match.view(None)["assimilation"]
        return assimilation

    @property
    def mover(self) -> int:
        """Return whose turn it is to resolve, -1 for nobody."""
        seat: int = self.match.view(None).get("resolving", {}).get("seat", -1)
        return seat

    @property
    def result(self) -> tuple[str, tuple[int, ...]]:
        """Return how the match has ended, and the ranks."""
        return self.end, self.ranks


def table(
    seats: int = 3,
    *,
    creature: int = 0,
    hands: Mapping[int, Sequence[int]] | None = None,
    piles: Mapping[int, Sequence[int]] | None = None,
    also: Mapping[int, Sequence[int]] | None = None,
    will: Mapping[int, int] | None = None,
    cards: Mapping[int, Sequence[str]] | None = None,
    two: Mapping[int, str] | None = None,
    hunt: Sequence[str] = (),
    hunt_pile: Sequence[str] = (),
    hunt_top: Sequence[str] = (),
    survival_pile: Sequence[str] = (),
    survival_top: Sequence[str] = (),
    plays: int = 1,
    expert: bool = False,
    **more: Any,
) -> Table:
    """Return a table in Exploration.

    Who is given only a hand has the rest of the places 1 to 5 in the discard pile, and the other
    way round. Places above 5 come from the reserve; `also` are further ones in hand. `cards` are
    Survival cards by seat; `two` are Hunted who must lay two cards, with the reason. Of a pile the
    last card is on top, of a deck the first one of `hunt_top` or `survival_top`. `more` are further
    fields of the state.
    """
    state = game.setup(seats, {"expert": "off", "creature": "owner"}, Chance(bytes(32)), 1)
    if creature:
        state.creature = creature
        order = [(creature + step) % seats for step in range(1, seats)]
        state.hunted = dict(zip(order, state.hunted.values(), strict=True))
    state.expert = expert
    hands, piles = hands or {}, piles or {}
    for seat, one in state.hunted.items():
        one.pile = list(piles.get(seat, [c for c in START if c not in hands.get(seat, START)]))
        one.hand = list(hands.get(seat, [c for c in START if c not in one.pile]))
        one.hand = sorted([*one.hand, *(also or {}).get(seat, ())])
        owned = [*one.hand, *one.pile]
        assert {*START} <= {*owned} and len({*owned}) == len(owned)
        for card in owned:
            if card not in START:
                state.reserve[card] -= 1
    assert min(state.reserve.values()) >= 0
    for seat, left in (will or {}).items():
        state.hunted[seat].will = left
    for seat, reason in (two or {}).items():
        state.hunted[seat].two = reason
    deal(state, cards or {}, hunt, hunt_pile, hunt_top, survival_pile, survival_top)
    state.side, state.turn, state.phase = 1, 1, "exploration"
    state.hunt_plays = plays
    for name, value in more.items():
        assert hasattr(state, name)
        setattr(state, name, value)
    state.artemia_ready = state.rescue in ARTEMIA_SPACES[state.side]
    state.events = None
    return Table(Match.at(game, state, seats, listen=True))


def deal(
    state: Any,
    cards: Mapping[int, Sequence[str]],
    hunt: Sequence[str],
    hunt_pile: Sequence[str],
    hunt_top: Sequence[str],
    survival_pile: Sequence[str],
    survival_top: Sequence[str],
) -> None:
    """Deal the cards; each is somewhere, once."""
    given = [card for held in cards.values() for card in held if card != ALL]
    rest = [c for c in SURVIVAL if c not in {*given, *survival_pile, *survival_top}]
    for seat, held in cards.items():
        if ALL in held:
            state.hunted[seat].cards = [*(card for card in held if card != ALL), *rest]
            rest = []
        else:
            state.hunted[seat].cards = list(held)
    state.survival_discard = list(survival_pile)
    state.survival_deck = [*rest, *reversed(survival_top)]
    state.hunt_hand, state.hunt_discard = list(hunt), list(hunt_pile)
    rest = [c for c in HUNT if c not in {*hunt, *hunt_pile, *hunt_top}]
    state.hunt_deck = [*rest, *reversed(hunt_top)]
    everything = [*state.hunt_hand, *state.hunt_discard, *state.hunt_deck]
    assert sorted(everything) == sorted(HUNT)
    held = [card for one in state.hunted.values() for card in one.cards]
    everything = [*held, *state.survival_discard, *state.survival_deck]
    assert sorted(everything) == sorted(SURVIVAL)


def new(seats: int = 3, seed: int = 0, **options: str) -> Table:
    """Return a table that is just set up."""
    chosen = {"creature": "owner", **options}
    return Table(Match(game, seats, chosen, seed.to_bytes(32, "big")))


def exploring(place: int, creature: int = 10, **more: Any) -> Table:
    """Return a table where seat 1 stands at a place and is about to resolve it."""
    more.setdefault("also", {1: [place] if place > 5 else []})
    begun = table(**more)
    begun.reckoning({1: place, 2: 3}, creature=creature)
    begun.skip_to("free")
    assert begun.mover == 1 and begun.asked(1) == "resolve"
    return begun
