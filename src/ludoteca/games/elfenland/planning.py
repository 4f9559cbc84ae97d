"""Phase 4: counters and obstacles are placed on roads, until all pass in a row (EL-10)."""

from __future__ import annotations

from functools import partial

from ludoteca.games.elfenland.events import tell, tell_deed
from ludoteca.games.elfenland.map import MEANS, ROADS, WAY
from ludoteca.games.elfenland.parts import COUNTERS, ObstaclePart, PlacePart, why_not_now
from ludoteca.games.elfenland.state import FREE, PLANNING, TRAVELLING, Elfenland
from ludoteca.kernel import Action, Answer, Decision, Reason, decide, rest

PASS = Action("pass", (), "EL-10.8")


async def plan_routes(state: Elfenland) -> None:
    """Let all place or pass in turn order, until all have passed one after the other (EL-10.9)."""
    while state.phase == PLANNING:
        await rest()
        if len(state.passed) == len(state.staying):
            begin_travelling(state)
        elif state.player.left:
            state.next_turn()
        elif has_nothing(state):
            state.passed.append(state.turn)
            tell(state, "auto-passed", {"seat": state.turn})
            state.next_turn()
        else:
            act(state, await decide(question(state)))
            state.next_turn()


def has_nothing(state: Elfenland) -> bool:
    """Tell whether all can see that the active player can do nothing (EL-10.11)."""
    player = state.player
    return not (player.counters or (player.obstacle and to_obstruct(state)))


def to_obstruct(state: Elfenland) -> list[int]:
    """Return the roads that the obstacle can be put on (EL-10.4)."""
    roads, obstacles = state.roads, state.obstacles
    return [road for road in ROADS if roads[road] != FREE and road not in obstacles]


def question(state: Elfenland) -> Decision:
    """Ask for one thing: a counter, the obstacle, or a pass (EL-10.1, EL-10.5)."""
    player = state.player
    part = PlacePart(state, player)
    actions = []
    if part.is_possible():
        actions.append(Action("place", (part,), "EL-10.2"))
    if player.obstacle and (roads := to_obstruct(state)):
        road = ObstaclePart("road", state, roads, "EL-10.4")
        actions.append(Action("obstruct", (road,), "EL-10.4"))
    actions.append(PASS)
    why = partial(why_not, state)
    return Decision(state.turn, "elfenland-ask-plan", tuple(actions), "EL-10.1", {}, False, why)


def why_not(state: Elfenland, name: str) -> Reason | None:
    """Say why the active player cannot place anything now."""
    player = state.player
    if name == "place":
        if player.counters:
            return Reason("elfenland-why-place-nowhere", "EL-10.12")
        return Reason("elfenland-why-place-none", "EL-10.2")
    if name == "obstruct":
        if player.obstacle:
            return Reason("elfenland-why-obstacle-nowhere", "EL-10.4")
        return Reason("elfenland-why-obstacle-used", "EL-10.6")
    return why_not_now(name)


def act(state: Elfenland, answer: Answer) -> None:
    """Place a counter or the obstacle, which starts the count of passes afresh, or pass."""
    if answer["action"] == "pass":
        state.passed.append(state.turn)
        tell_deed(state, "passed", {"seat": state.turn})
        return
    state.passed.clear()  # EL-10.9
    if answer["action"] == "place":
        counter, road, _ = answer["move"]
        place(state, counter, road)
    else:
        obstruct(state, answer["road"])


def place(state: Elfenland, counter: str, road: str) -> None:
    """Put a counter on a road, face up (EL-10.2)."""
    means, is_secret = COUNTERS[counter]
    player = state.player
    (player.secret if is_secret else player.open).remove(means)
    state.roads[WAY[road]] = means
    facts = {"seat": state.turn, "counter": MEANS[means], "road": road}
    tell_deed(state, "revealed" if is_secret else "placed", facts)


def obstruct(state: Elfenland, road: str) -> None:
    """Put the obstacle on a road (EL-10.4); it is the player's only one (EL-10.6)."""
    state.player.obstacle = False
    state.obstacles.append(WAY[road])
    tell_deed(state, "obstructed", {"seat": state.turn, "road": road})


def begin_travelling(state: Elfenland) -> None:
    """End the planning."""
    state.begin(TRAVELLING)
    state.passed.clear()
    tell(state, "planned", {})
