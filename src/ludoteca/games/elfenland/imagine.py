"""Imagining a match from a view: what the looker knows is kept, the rest is dealt anew (EL-15).

Unknown are other hands and the cards they gave up, other secret counters, the order of the counter
stack, and other town cards.
"""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.games.elfenland.map import (
    CARDS_EACH,
    COUNTERS_EACH,
    HOMETOWNS,
    LAND,
    MEANS,
    NUMBER,
    TOWN,
    WAY,
)
from ludoteca.games.elfenland.state import Elfenland, Player, copied
from ludoteca.kernel import Chance, Json, Seat


def imagine(view: Json, seat: Seat | None, chance: Chance) -> Elfenland:
    """Return a state that gives `seat` this view."""
    state = public_part(view, chance)
    own = None if seat is None else state.players[seat]
    if own is not None:
        mine = view["mine"]
        own.hand, own.given = counts(mine["hand"]), counts(mine["given"])
        own.secret = numbers(mine["secret"])
        own.home = TOWN[mine["home"]] if "home" in mine else -1
    others = [other for other in range(view["seats"]) if other != seat]
    imagine_cards(state, view, others)
    imagine_counters(state, view, others)
    if state.hometown:
        imagine_hometowns(state, view, own, others)
    return state


def public_part(view: Json, chance: Chance) -> Elfenland:
    """Return a state with what all may know."""
    players = [player_of(one) for one in view["players"].values()]
    state = Elfenland(
        players,
        view["rounds"],
        view["hometown"],
        view["start"],
        chance,
        [],
        numbers(view["row"]),
        round=view["round"],
        phase=view["phase"],
        turn=view.get("turn", -1),
        drawn=view.get("drawn", 0),
        passed=list(view.get("passed", ())),
        paid=counts(view["paid"]),
        travelled=sum(one["travelled"] for one in view["players"].values()),
        last=copied(view.get("last", {})),
    )
    for name, road in view["roads"].items():
        state.roads[WAY[name]] = NUMBER[road["counter"]]
        if road.get("obstacle"):
            state.obstacles.append(WAY[name])
    return state


def player_of(one: Json) -> Player:
    """Return a player with what all may know."""
    return Player(
        TOWN[one["town"]],
        [TOWN[town] for town in one["taken"]],
        open=numbers(one["open"]),
        obstacle=one["obstacle"],
        left=one.get("left", False),
    )


def imagine_cards(state: Elfenland, view: Json, others: list[Seat]) -> None:
    """Deal the cards that the looker cannot know; what is left is the stack."""
    unseen = unseen_cards(view)
    state.chance.shuffle(unseen)
    for other in others:
        player, data = state.players[other], view["players"][str(other)]
        for pile, number in ((player.hand, data["hand"]), (player.given, data["given"])):
            for _ in range(number):
                pile[unseen.pop()] += 1
    state.cards = [unseen.count(means) for means in range(len(MEANS))]


def unseen_cards(view: Json) -> list[int]:
    """Return the means of all cards that the looker cannot see, in the stack or with others."""
    unseen = list(CARDS_EACH)
    mine = view.get("mine", {"hand": {}, "given": {}})
    for pile in (view["paid"], mine["hand"], mine["given"]):
        for name, number in pile.items():
            unseen[NUMBER[name]] -= number
    return [means for means, number in enumerate(unseen) for _ in range(number)]


def imagine_counters(state: Elfenland, view: Json, others: list[Seat]) -> None:
    """Deal the counters that the looker cannot know; what is left is the stack."""
    unseen = unseen_counters(view)
    state.chance.shuffle(unseen)
    for other in others:
        number = view["players"][str(other)]["secret"]
        state.players[other].secret = [unseen.pop() for _ in range(number)]
    state.stack = unseen


def unseen_counters(view: Json) -> list[int]:
    """Return the means of all counters that the looker cannot see, in the stack or secret."""
    seen = [*view["row"], *(road["counter"] for road in view["roads"].values())]
    for one in view["players"].values():
        seen += one["open"]
    seen += view["mine"]["secret"] if "mine" in view else ()
    unseen = [COUNTERS_EACH] * LAND
    for name in seen:
        unseen[NUMBER[name]] -= 1
    return [means for means, number in enumerate(unseen) for _ in range(number)]


def imagine_hometowns(state: Elfenland, view: Json, own: Player | None, others: list[Seat]) -> None:
    """Deal the town cards that the looker cannot know; at the end all are shown (EL-14.3)."""
    unseen = [town for town in HOMETOWNS if own is None or town != own.home]
    state.chance.shuffle(unseen)
    for other in others:
        home = view["players"][str(other)].get("home")
        state.players[other].home = TOWN[home] if home else unseen.pop()


def numbers(names: list[str]) -> list[int]:
    """Return the means of names."""
    return [NUMBER[name] for name in names]


def counts(named: Mapping[str, int]) -> list[int]:
    """Return numbers of cards by means."""
    return [named.get(name, 0) for name in MEANS]
