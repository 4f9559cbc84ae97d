"""A state that gives a seat the view it has; what it cannot know is dealt at random (IN-14)."""

from __future__ import annotations

from ludoteca.games.innovation.cards import AGE, CARD, CARDS, COLOURS, SPLAYS
from ludoteca.games.innovation.knowledge import EVERYBODY
from ludoteca.games.innovation.moving import settle
from ludoteca.games.innovation.rules import empty
from ludoteca.games.innovation.state import Innovation, Player
from ludoteca.kernel import Chance, Json, Seat


def imagine(view: Json, seat: Seat | None, chance: Chance) -> Innovation:
    """Return a state at rest in which all that `view` does not tell is dealt by `chance`."""
    seats = len(view["players"])
    state = empty(seats, view["edition"], chance)
    state.order = list(view["order"])
    state.team = list(view.get("teams", range(seats)))
    state.turn, state.turns, state.actions = view.get("turn", -1), view["turns"], view["actions"]
    state.ages, state.specials = list(view["ages"]), list(view["specials"])
    state.trail = list(view.get("trail", ()))
    if "last" in view:
        done = view["last"]
        thing = CARD[done["card"]] if "card" in done else done.get("age", -1)
        state.last = (done["seat"], done["action"], thing)
    if "ended" in view:
        state.ended, state.winners = view["ended"]["how"], list(view["ended"]["winners"])
    looker = 1 << (seats if seat is None else seat)
    unknown = dealt(state, view, looker)
    for number, (player, data) in enumerate(zip(state.players, view["players"], strict=True)):
        take_over(state, player, data)
        own = view["mine"] if number == seat else None
        for zone, cards in (("hand", player.hand), ("score", player.score)):
            if own is not None:
                cards += [CARD[card] for card in own[zone]]
            else:
                fill(cards, data[zone], unknown)
            for card in cards:
                state.known[card] |= 1 << number
    if "removed" in view:
        fill(state.removed, view["removed"], unknown)
    for age, (pile, data) in enumerate(zip(state.supply, view["supply"], strict=True), 1):
        places = {**data.get("open", {}), **data.get("knows", {})}
        pile[:] = [
            CARD[places[str(place)]] if str(place) in places else unknown[age].pop()
            for place in range(data["cards"], 0, -1)
        ]
    state.aside = [unknown[age].pop() for age in range(1, 10)]
    settle(state)
    return state


def dealt(state: Innovation, view: Json, looker: int) -> dict[int, list[int]]:
    """Return the cards that the looker knows nowhere, by age and shuffled; note those it knows."""
    known = state.known
    zones = [*view["supply"], view.get("removed", {})]
    for data in view["players"]:
        zones += [data["hand"], data["score"]]
        for pile in data["piles"].values():
            zones.append({"open": pile["cards"]})
    zones += [{"knows": cards} for cards in view.get("mine", {}).values()]
    for zone in zones:
        for kind, mask in (("open", EVERYBODY), ("knows", looker)):
            cards = zone.get(kind, ())
            for card in cards.values() if isinstance(cards, dict) else cards:
                known[CARD[card]] |= mask
    unknown: dict[int, list[int]] = {age: [] for age in range(1, 11)}
    for card in range(len(CARDS)):
        if not known[card]:
            unknown[AGE[card]].append(card)
    for cards in unknown.values():
        state.chance.shuffle(cards)
    return unknown


def take_over(state: Innovation, player: Player, data: Json) -> None:
    """Copy what all know of a player."""
    for name, pile in data["piles"].items():
        colour = COLOURS.index(name)
        player.piles[colour] = [CARD[card] for card in pile["cards"]]
        player.splays[colour] = SPLAYS.index(pile.get("splay", "none"))
    player.ages, player.specials = list(data["ages"]), list(data["specials"])
    player.tucked, player.scored, player.left = data["tucked"], data["scored"], data["left"]


def fill(cards: list[int], data: Json, unknown: dict[int, list[int]]) -> None:
    """Fill a hidden zone with the cards that are known there and unknown ones of its ages."""
    cards += [CARD[card] for card in (*data.get("open", ()), *data.get("knows", ()))]
    ages = list(data["ages"])
    for card in cards:
        ages.remove(AGE[card])
    cards += [unknown[age].pop() for age in ages]
