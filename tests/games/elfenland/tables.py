"""Tables of Elfenland in few words, built in the middle of a round and driven by answers.

Unless told otherwise three players sit in Elvenhold in round 1, seat 0 starts, hands are empty, and
nobody has a counter; whatever nobody holds lies in the stacks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.games.elfenland import game
from ludoteca.games.elfenland.map import CARDS_EACH, NUMBER, TOWN, TOWNS, WAY, WAYS
from ludoteca.games.elfenland.state import Elfenland, Player
from ludoteca.kernel import Chance, Match
from tests.games.playing import Playing

ROW = ("giant-pig", "elfcycle", "magic-cloud", "unicorn", "troll-wagon")
ALL_TOWNS = [town for town in TOWNS if town != "elvenhold"]
BRANCH = "elvenhold-lapphalya-plain"
"""A road from the capital, of those the tests go along most."""


class Table(Playing):
    """A match with short words for what is done and seen in Elfenland."""

    def act(self, action: str, **parts: Any) -> None:
        """Let the active seat answer."""
        self.do(self.turn, action, **parts)

    def place(self, counter: str, road: str) -> None:
        """Let the active seat place a counter."""
        self.act("place", move=[counter, road, 1])

    def cross(self, *ways: str) -> None:
        """Let the active seat cross by ordinary fares."""
        for way in ways:
            self.act("cross", way=way)

    def stop(self, *cards: str) -> None:
        """Let the active seat end the travel turn."""
        self.act("stop", **({"cards": list(cards)} if cards else {}))

    def idle(self) -> None:
        """Let the first who is asked do as little as possible."""
        seat = self.waited_for[0]
        if "pass" in self.may(seat):
            self.do(seat, "pass")
        elif "draw" in self.may(seat):
            self.do(seat, "draw")
        else:
            answers = self.decision(seat).answers()
            answer = next(a for a in answers if a["action"] in ("stop", "keep"))
            self.do(seat, **answer)

    def skip(self) -> None:
        """Go on to the end of the phase; all do as little as possible."""
        phase = self.phase
        while self.phase == phase:
            self.idle()

    def skip_to(self, phase: str) -> None:
        """Go on until the next time that phase begins."""
        self.skip()
        while self.phase != phase:
            self.skip()

    # What is asked

    def may(self, seat: int = -1) -> set[str]:
        """Return the names of what a seat, by default the active one, may do."""
        return super().may(self.turn if seat < 0 else seat)

    def choices(self, action: str, part: str, seat: int = -1) -> list[Any]:
        """Return the values that a part of an action of the active seat may have; [] for none."""
        decision = self.decision(self.turn if seat < 0 else seat)
        parts = [p for a in decision.actions if a.name == action for p in a.parts]
        return [value for p in parts if p.name == part for value in p.values()]

    # What is seen

    def player(self, seat: int, watcher: int | None = None) -> Any:
        """Return what a watcher sees of a player."""
        return self.match.view(watcher)["players"][str(seat)]

    def hand(self, seat: int) -> dict[str, int]:
        """Return a hand, as its owner sees it."""
        hand: dict[str, int] = self.match.view(seat)["mine"]["hand"]
        return hand

    def secret(self, seat: int) -> list[str]:
        """Return the secret counters of a player, as the owner sees them."""
        secret: list[str] = self.match.view(seat)["mine"]["secret"]
        return secret

    def town(self, seat: int) -> str:
        """Return where a boot stands."""
        return str(self.player(seat)["town"])

    @property
    def round(self) -> int:
        return int(self.view()["round"])


def table(
    phase: str = "plan",
    seats: int = 3,
    *,
    start: int = 0,
    hands: Mapping[int, Mapping[str, int]] | None = None,
    opened: Mapping[int, Sequence[str]] | None = None,
    secret: Mapping[int, Sequence[str]] | None = None,
    towns: Mapping[int, str] | None = None,
    taken: Mapping[int, Sequence[str]] | None = None,
    homes: Sequence[str] = (),
    used: Sequence[int] = (),
    roads: Mapping[str, str] | None = None,
    obstacles: Sequence[str] = (),
    row: Sequence[str] = ROW,
    top: Sequence[str] = (),
    in_round: int = 1,
    rounds: int = 4,
    seed: int = 0,
) -> Table:
    """Return a table at the beginning of a phase: "draw", "plan", "travel" or "keep".

    `opened` and `secret` are counters by seat, `used` are seats whose obstacle is gone, `obstacles`
    roads that hold one; of the counter stack the first of `top` is on top.
    """
    players = [Player() for _ in range(seats)]
    state = Elfenland(players, rounds, bool(homes), start, Chance(bytes([seed] * 32)), [], [])
    for seat, hand in (hands or {}).items():
        for means, number in hand.items():
            players[seat].hand[NUMBER[means]] = number
    for seat, counters in (opened or {}).items():
        players[seat].open = [NUMBER[means] for means in counters]
    for seat, counters in (secret or {}).items():
        players[seat].secret = [NUMBER[means] for means in counters]
    for seat, town in (towns or {}).items():
        players[seat].town = TOWN[town]
    for seat, visited in (taken or {}).items():
        players[seat].taken = [TOWN[town] for town in visited]
    for player, home in zip(players, homes, strict=False):
        player.home = TOWN[home]
    for seat in used:
        players[seat].obstacle = False
    for road, means in (roads or {}).items():
        state.roads[WAY[road]] = NUMBER[means]
    state.obstacles = [WAY[road] for road in obstacles]
    state.row = [NUMBER[means] for means in row]
    fill_stacks(state, [NUMBER[means] for means in top])
    state.round, state.phase, state.turn = in_round, phase, -1 if phase == "keep" else start
    state.travelled = seats if phase == "keep" else 0
    match: Match[Any] = Match.at(game, state, seats, listen=True)
    return Table(match)


def fill_stacks(state: Elfenland, top: list[int]) -> None:
    """Put what nobody holds into the stacks."""
    lying = state.row + state.roads + top
    for player in state.players:
        lying = lying + player.open + player.secret
    rest = [means for means in range(6) for _ in range(8 - lying.count(means))]
    assert len(rest) == 48 - len([means for means in lying if means >= 0])
    state.chance.shuffle(rest)
    state.stack = rest + top[::-1]
    held = [player.hand for player in state.players]
    state.cards = [n - sum(hand[m] for hand in held) for m, n in enumerate(CARDS_EACH)]
    assert min(state.cards) >= 0
    assert all(WAYS[road].split("-")[-1] not in ("river", "lake") for road in state.obstacles)


def new(seats: int = 3, seed: int = 0, **options: str) -> Table:
    """Return a table that is just set up: the first round's cards are dealt."""
    return Table(Match(game, seats, options, seed.to_bytes(32, "big")))


def travelling(**more: Any) -> Table:
    """Return a table where seat 0 is about to travel, with the hand and the town told."""
    hand, town = more.pop("hand"), more.pop("town", "elvenhold")
    return table("travel", hands={0: hand}, towns={0: town}, **more)


def seeker(view: Any, seat: int, answers: list[Any], below: Any, spare: int) -> Any:
    """Choose as somebody who places and travels more than a random player, and spares counters."""
    kinds = {answer["action"] for answer in answers}
    own = view["players"][str(seat)]
    if "pass" in kinds and len(own["open"]) + own["secret"] <= spare and below(8):
        return {"action": "pass"}
    liked = [kind for kind in ("cross", "place", "caravan", "long-caravan") if kind in kinds]
    if liked and below(5):
        kinds = {liked[below(len(liked))]}
    fitting = [answer for answer in answers if answer["action"] in kinds]
    return fitting[below(len(fitting))]
