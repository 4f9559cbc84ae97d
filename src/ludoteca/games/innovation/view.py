"""What a seat, or a spectator, may know of a match (IN-14)."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ludoteca.games.innovation.board import in_teams, needed, points
from ludoteca.games.innovation.cards import AGE, COLOURS, ICON_NAMES, ID, NONE, SPLAYS
from ludoteca.games.innovation.icons import count
from ludoteca.games.innovation.knowledge import EVERYBODY, knows
from ludoteca.games.innovation.state import Dogma, Innovation, Player
from ludoteca.kernel import Json, Seat


class Pile(TypedDict):
    """The cards of a colour on a board, the bottom card first."""

    cards: list[str]
    splay: NotRequired[Literal["left", "right", "up"]]


class Hidden(TypedDict):
    """A hand or a score pile: backs show ages (IN-14.2)."""

    ages: list[int]
    open: NotRequired[list[str]]
    """Cards that everybody knows to be there, since they were seen on their way."""
    knows: NotRequired[list[str]]
    """Other cards, of somebody else's, that the looker knows to be there."""


class OnePlayer(TypedDict):
    """A player, as this looker may know them."""

    hand: Hidden
    score: Hidden
    piles: dict[str, Pile]
    """By colour; a colour without cards is missing."""
    icons: dict[str, int]
    points: int
    ages: list[int]
    """Age achievements claimed, in order."""
    specials: list[str]
    tucked: int
    scored: int
    left: bool


class Supply(TypedDict):
    """A supply pile."""

    cards: int
    open: NotRequired[dict[str, str]]
    """Cards that everybody knows, by their place, counted from 1 for the uppermost."""
    knows: NotRequired[dict[str, str]]
    """Other cards that the looker knows."""


class Mine(TypedDict):
    """What a player alone knows."""

    hand: list[str]
    score: list[str]


class Nested(TypedDict):
    """An effect within which another card is carried out (IN-10)."""

    card: str
    effect: int


class UnderWay(TypedDict):
    """A dogma action under way."""

    launcher: int
    counts: list[int]
    """By seat: the dogma icons that decide who shares (IN-7.1)."""
    card: str
    effect: int
    """Which effect of `card` runs, from 1; 0 while the bonus is drawn."""
    demand: bool
    seat: int
    """Who carries it out, or suffers it."""
    within: NotRequired[list[Nested]]
    """The outermost first."""


class Last(TypedDict):
    """The last action."""

    seat: int
    action: Literal["draw", "meld", "dogma", "achieve"]
    card: NotRequired[str]
    age: NotRequired[int]


class Ended(TypedDict):
    """How the match has ended."""

    how: Literal["achievements", "points", "dogma", "left"]
    winners: list[int]


class View(TypedDict):
    """A match as one seat, or a spectator, may know it. Keys that say nothing are missing."""

    edition: Literal["last", "first"]
    seat: NotRequired[int]
    """Whose view this is; missing for a spectator."""
    order: list[int]
    """The seats clockwise."""
    teams: NotRequired[list[int]]
    """The team of each seat."""
    turn: NotRequired[int]
    """Missing during the initial melds."""
    turns: int
    actions: int
    """Left in this turn, the present one not counted while its dogma runs."""
    needed: int
    """Achievements that win."""
    ages: list[int]
    """Age achievements still to be had."""
    specials: list[str]
    supply: list[Supply]
    """By age."""
    players: list[OnePlayer]
    shown: NotRequired[list[str]]
    """Cards that were drawn face up and are still to be placed."""
    removed: NotRequired[Hidden]
    """Cards that have left the game (IN-17.68)."""
    last: NotRequired[Last]
    trail: NotRequired[list[str]]
    """What all saw move, or heard named, in the last action, in order: cards, backs, colours."""
    dogma: NotRequired[UnderWay]
    mine: NotRequired[Mine]
    ended: NotRequired[Ended]


def view(state: Innovation, seat: Seat | None) -> Json:
    """Return the view of `seat`, or of a spectator (None)."""
    data: dict[str, Json] = {
        "edition": state.edition,
        "order": state.order[:],
        "turns": state.turns,
        "actions": state.actions,
        "needed": needed(state),
        "ages": state.ages[:],
        "specials": state.specials[:],
        "supply": [supply(state, pile, seat) for pile in state.supply],
        "players": [player(state, one, number, seat) for number, one in enumerate(state.players)],
    }
    if in_teams(state):
        data["teams"] = state.team[:]
    if state.turn >= 0:
        data["turn"] = state.turn
    if state.shown:
        data["shown"] = [ID[card] for card in state.shown]
    if state.removed:
        data["removed"] = hidden(state, state.removed, seat)
    if state.last[1]:
        data["last"] = last(state.last)
    if state.trail:
        data["trail"] = state.trail[:]
    if state.dogma is not None:
        data["dogma"] = under_way(state.dogma)
    if seat is not None:
        data["seat"] = seat
        mine = state.players[seat]
        data["mine"] = {
            "hand": [ID[card] for card in mine.hand],
            "score": [ID[card] for card in mine.score],
        }
    if state.ended:
        data["ended"] = {"how": state.ended, "winners": state.winners[:]}
    return data


def player(state: Innovation, one: Player, number: int, seat: Seat | None) -> Json:
    """Return what the looker may know of a player."""
    return {
        "hand": hidden(state, one.hand, seat, number),
        "score": hidden(state, one.score, seat, number),
        "piles": {
            COLOURS[colour]: pile_view(pile, one.splays[colour])
            for colour, pile in enumerate(one.piles)
            if pile
        },
        "icons": {name: count(one.icons, icon) for icon, name in enumerate(ICON_NAMES)},
        "points": points(state, number),
        "ages": one.ages[:],
        "specials": one.specials[:],
        "tucked": one.tucked,
        "scored": one.scored,
        "left": one.left,
    }


def pile_view(pile: list[int], splay: int) -> Json:
    """Return a pile."""
    data: dict[str, Json] = {"cards": [ID[card] for card in pile]}
    if splay != NONE:
        data["splay"] = SPLAYS[splay]
    return data


def hidden(state: Innovation, cards: list[int], seat: Seat | None, owner: int = -1) -> Json:
    """Return a hidden zone: its ages, what everybody knows, and what the looker knows besides.

    The order of the cards would betray which one has gone.
    """
    data: dict[str, Json] = {"ages": sorted([AGE[card] for card in cards])}
    known = state.known
    if seen := [card for card in cards if known[card] == EVERYBODY]:
        data["open"] = [ID[card] for card in sorted(seen)]
    if owner != seat and (more := [c for c in cards if c not in seen and knows(state, seat, c)]):
        data["knows"] = [ID[card] for card in sorted(more)]
    return data


def supply(state: Innovation, pile: list[int], seat: Seat | None) -> Json:
    """Return a supply pile: its size, and the cards whose place is known."""
    size = len(pile)
    data: dict[str, Json] = {"cards": size}
    seen: dict[str, str] = {}
    more: dict[str, str] = {}
    for place, card in enumerate(pile):
        if knows(state, seat, card):
            where = seen if state.known[card] == EVERYBODY else more
            where[str(size - place)] = ID[card]
    if seen:
        data["open"] = seen
    if more:
        data["knows"] = more
    return data


def last(done: tuple[int, str, int]) -> Json:
    """Return the last action."""
    seat, action, thing = done
    data: dict[str, Json] = {"seat": seat, "action": action}
    if action == "achieve":
        data["age"] = thing
    elif action != "draw":
        data["card"] = ID[thing]
    return data


def under_way(dogma: Dogma) -> Json:
    """Return the dogma action under way."""
    data: dict[str, Json] = {
        "launcher": dogma.launcher,
        "counts": dogma.counts[:],
        "card": ID[dogma.card],
        "effect": dogma.number,
        "demand": dogma.demand,
        "seat": dogma.executor,
    }
    if dogma.stack:
        data["within"] = [{"card": ID[card], "effect": number} for card, number in dogma.stack]
    return data


def pieces(state: Innovation) -> dict[str, int]:
    """Count the cards of each age: none is ever lost."""
    zones = [*state.supply, state.aside, state.shown, state.removed]
    for one in state.players:
        zones += [one.hand, one.score, *one.piles]
    cards = [card for zone in zones for card in zone]
    assert len(set(cards)) == len(cards), "a card is in two places"
    return {f"age-{age}": sum(AGE[card] == age for card in cards) for age in range(1, 11)}
