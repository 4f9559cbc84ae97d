"""Positions of Innovation in words, played on in words, and read back.

    match = position([{"board": "red left [Oars < Archery]"}, {"hand": "Tools"}], {1: "Writing …"})
    play(match, 0, "dogma Archery")
    zones(match)[1]["hand"]

A board is written as in the scenario files: piles from the bottom card to the top one. "–" and ""
are empty zones. Of the supply only what matters is said: other cards of the age lie there.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.games.innovation import game
from ludoteca.games.innovation.cards import AGE, CARD, CARDS, COLOUR, COLOURS, SPLAYS
from ludoteca.games.innovation.knowledge import EVERYBODY
from ludoteca.games.innovation.moving import settle
from ludoteca.games.innovation.rules import PAIRINGS, empty, seat_teams
from ludoteca.games.innovation.state import SPECIALS, Innovation, Player
from ludoteca.kernel import Chance, Match

PILE = re.compile(r"(blue|red|green|yellow|purple)(?: (left|right|up))? \[([^\]]*)\]")
NOTHING = ("", "–", "-")
Zones = dict[str, Any]


def card(title: str) -> int:
    """Return the card of an English title."""
    return CARD[title.strip().lower().replace(".", "").replace(" ", "-")]


def titles(words: str) -> list[int]:
    """Return the cards of a list of titles."""
    words = words.strip()
    return [] if words in NOTHING else [card(title) for title in words.split(",")]


def position(
    players: Sequence[Mapping[str, Any]],
    supply: Mapping[int, str] | None = None,
    edition: str = "last",
    teams: str = "no",
    turn: int = 0,
    *,
    actions: int = 2,
    seed: bytes = bytes(32),
    listen: bool = True,
) -> Match[Innovation]:
    """Return a match that stands at a position, with an action to be taken.

    A player has the keys "board", "hand", "score", "achievements", "tucked", "scored", each of
    which may be missing. The supply is said by age, in drawing order: "Tools, Writing …" with more
    cards below, "exactly Tools, Writing" or "empty". `teams` is "1-3" and the like.
    """
    state = empty(len(players), edition, Chance(seed))
    if teams != "no":
        assert teams in PAIRINGS
        seat_teams(state, teams)
    state.turn, state.turns, state.actions = turn, 10, actions
    for number, (player, words) in enumerate(zip(state.players, players, strict=True)):
        set_up(state, player, number, words)
    used = [c for p in state.players for zone in (p.hand, p.score, *p.piles) for c in zone]
    assert len(set(used)) == len(used), "a card is in two places"
    fill_supply(state, used, supply or {})
    settle(state)
    return Match.at(game, state, len(players), listen=listen)


def set_up(state: Innovation, player: Player, number: int, words: Mapping[str, Any]) -> None:
    """Give a player what the words say."""
    unknown = words.keys() - {"board", "hand", "score", "achievements", "tucked", "scored"}
    assert not unknown, f"unknown words: {unknown}"
    for colour, splay, pile in PILE.findall(words.get("board", "")):
        cards = [card(title) for title in pile.split("<")]
        index = COLOURS.index(colour)
        assert all(COLOUR[c] == index for c in cards), f"not all of {pile} are {colour}"
        player.piles[index] = cards
        player.splays[index] = SPLAYS.index(splay or "none")
        for c in cards:
            state.known[c] = EVERYBODY
    player.hand = titles(words.get("hand", ""))
    player.score = titles(words.get("score", ""))
    for c in (*player.hand, *player.score):
        state.known[c] = 1 << number
    for name in str(words.get("achievements", "")).split(","):
        name = name.strip().lower()
        if name.isdigit():
            state.ages.remove(int(name))
            player.ages.append(int(name))
        elif name in SPECIALS:
            state.specials.remove(name)
            player.specials.append(name)
        else:
            assert name in NOTHING, f"no achievement is called {name}"
    player.tucked, player.scored = words.get("tucked", 0), words.get("scored", 0)


def fill_supply(state: Innovation, used: list[int], supply: Mapping[int, str]) -> None:
    """Lay out the supply, and one card of each age aside; what has no place is out of the game."""
    for age in range(1, 11):
        words = supply.get(age, "…").strip()
        exact = words == "empty" or words.startswith("exactly ")
        words = words.removeprefix("exactly ").replace("…", "").strip(" ,")
        first = [] if words == "empty" else titles(words)
        assert not set(first) & set(used), f"age {age}: a card is in two places"
        assert all(AGE[c] == age for c in first), f"age {age}: {words}"
        rest = [c for c in range(len(CARDS)) if AGE[c] == age and c not in (*used, *first)]
        if age < 10:
            assert rest, f"no card of age {age} is left for the achievement"
            state.aside.append(rest.pop())
        if exact:
            state.removed += rest
            rest = []
        state.supply[age - 1] = [*reversed(rest), *reversed(first)]


def play(match: Match[Innovation], seat: int, words: str) -> None:
    """Answer the open decision of a seat in words.

    "draw", "meld Tools", "dogma Tools", "achieve 3"; "Tools"; "passes", "declines", "accepts";
    "red"; "value 3"; "P2".
    """
    decision = match.decision(seat)
    assert decision is not None, f"P{seat + 1} is not asked, but {match.pending}"
    names = [action.name for action in decision.actions]
    verb, _, rest = words.partition(" ")
    if verb in ("passes", "declines"):
        answer: dict[str, Any] = {"action": "pass" if "pass" in names else "no"}
    elif verb == "accepts":
        answer = {"action": "yes"}
    elif verb == "draw":
        answer = {"action": "draw"}
    elif verb == "achieve":
        answer = {"action": "achieve", "age": int(rest)}
    elif verb in ("meld", "dogma"):
        answer = {"action": verb, "card": CARDS[card(rest)].id}
    elif verb == "value":
        answer = {"action": "choose", "value": int(rest)}
    elif words in COLOURS:
        answer = {"action": "choose", "colour": words}
    elif re.fullmatch(r"P\d", words):
        answer = {"action": "choose", "seat": int(words[1:]) - 1}
    else:
        answer = {"action": "choose", "card": CARDS[card(words)].id}
    match.answer(seat, answer)


def zones(match: Match[Innovation]) -> list[Zones]:
    """Return what each player has, in words: cards of hand and score pile as sorted titles."""
    return [
        {
            "board": board(player),
            "hand": sorted(CARDS[c].name for c in player.hand),
            "score": sorted(CARDS[c].name for c in player.score),
            "achievements": [*map(str, sorted(player.ages)), *map(str.title, player.specials)],
            "tucked": player.tucked,
            "scored": player.scored,
        }
        for player in match.state.players
    ]


def board(player: Player) -> str:
    """Return a board as it is written."""
    piles = []
    for colour, pile in enumerate(player.piles):
        if pile:
            splay = player.splays[colour]
            word = f" {SPLAYS[splay]}" if splay else ""
            cards = " < ".join(CARDS[c].name for c in pile)
            piles.append(f"{COLOURS[colour]}{word} [{cards}]")
    return ", ".join(piles)


def supply_of(match: Match[Innovation], age: int) -> list[str]:
    """Return a supply pile in drawing order."""
    return [CARDS[c].name for c in reversed(match.state.supply[age - 1])]
