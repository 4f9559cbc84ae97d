"""Phase 5: one after the other, players travel and pay with cards (EL-11)."""

from __future__ import annotations

from functools import partial

from ludoteca.games.elfenland.ending import end
from ludoteca.games.elfenland.events import tell, tell_deed
from ludoteca.games.elfenland.map import (
    CAPITAL,
    CARAVAN,
    ENDS,
    FROM,
    KEPT_CARDS,
    MEANS,
    PIECE_TOWNS,
    TOWNS,
    WAY,
    WAYS,
)
from ludoteca.games.elfenland.parts import (
    CARDS,
    CaravanPart,
    CardsPart,
    WayPart,
    fare,
    why_not_now,
)
from ludoteca.games.elfenland.state import FREE, KEEPING, TRAVELLING, Elfenland, Player
from ludoteca.kernel import Action, Answer, Decision, Json, Reason, decide, rest

STOP = Action("stop", (), "EL-11.15")  # which is why cards that are named are refused


async def travel(state: Elfenland) -> None:
    """Let each player make a travel turn, complete, in turn order (EL-11.1)."""
    while state.phase == TRAVELLING:
        await rest()
        if state.travelled == len(state.players):
            end_travels(state)
        elif state.player.left:
            end_turn(state)
        elif not any(state.player.hand):  # EL-11.17
            tell(state, "stopped", {"seat": state.turn, "town": TOWNS[state.player.town], "n": 0})
            end_turn(state)
        else:
            await go_on(state)


async def go_on(state: Elfenland) -> None:
    """Let the traveller cross, or end the turn (EL-11.2)."""
    answer = await decide(question(state))
    match answer["action"]:
        case "cross":
            cross(state, WAY[answer["way"]])
        case "stop":
            stop(state, [CARDS[card] for card in answer.get("cards", ())])
            end_turn(state)
        case _:
            join_caravan(state, answer)


def question(state: Elfenland) -> Decision:
    """Ask for a crossing that can be paid, or the end of the turn."""
    player = state.player
    cards = sum(player.hand)
    actions = []
    if ways := payable(state, player):
        actions.append(Action("cross", (WayPart("way", state, ways, "EL-11.2"),), "EL-11.2"))
    if cards >= CARAVAN:
        actions += caravans(state, player, cards)
    if cards > KEPT_CARDS:
        parts = (CardsPart(player, cards - KEPT_CARDS, "EL-11.15"),)
        actions.append(Action("stop", parts, "EL-11.15"))
    else:
        actions.append(STOP)
    args = {"town": TOWNS[player.town]}
    why = partial(why_not, state)
    return Decision(state.turn, "elfenland-ask-travel", tuple(actions), "EL-11.2", args, False, why)


def payable(state: Elfenland, player: Player) -> list[int]:
    """Return the ways from a player's town whose ordinary fare is in the hand."""
    ways = []
    for way in FROM[player.town]:
        means, number = fare(state, way, player.town)
        if number and player.hand[means] >= number:
            ways.append(way)
    return ways


def caravans(state: Elfenland, player: Player, cards: int) -> list[Action]:
    """Return the caravans that so many cards pay for: three, or four where an obstacle lies."""
    short: list[int] = []
    long: list[int] = []
    for way in FROM[player.town]:
        if state.roads[way] != FREE:
            (long if way in state.obstacles else short).append(way)
    found = []
    for name, roads, number in (("caravan", short, CARAVAN), ("long-caravan", long, CARAVAN + 1)):
        if roads and cards >= number:
            road = CaravanPart("road", state, roads, "EL-11.7")
            parts = (road, CardsPart(player, number, "EL-11.10"))
            found.append(Action(name, parts, "EL-11.7"))
    return found


def why_not(state: Elfenland, name: str) -> Reason | None:
    """Say why the traveller cannot travel that way from here."""
    player = state.player
    if name == "cross":
        return Reason("elfenland-why-cross-nowhere", "EL-11.2")
    if name in ("caravan", "long-caravan"):
        number = CARAVAN + (name == "long-caravan")
        held = sum(player.hand)
        if held < number:
            return Reason("elfenland-why-caravan-cards", "EL-11.7", {"n": number, "held": held})
        return Reason(f"elfenland-why-{name}-nowhere", "EL-11.7")
    return why_not_now(name)


def cross(state: Elfenland, way: int) -> None:
    """Pay the ordinary fare and go (EL-11.3, EL-11.5, EL-11.6)."""
    player = state.player
    means, number = fare(state, way, player.town)
    player.hand[means] -= number
    state.paid[means] += number
    go(state, "crossed", way, means=MEANS[means], n=number)


def join_caravan(state: Elfenland, answer: Answer) -> None:
    """Pay any three cards, or four, and go (EL-11.7)."""
    cards = sorted(CARDS[card] for card in answer["cards"])
    for means in cards:
        state.player.hand[means] -= 1
        state.paid[means] += 1
    go(state, "caravan", WAY[answer["road"]], cards=[MEANS[means] for means in cards])


def go(state: Elfenland, told: str, way: int, **paid: Json) -> None:
    """Take the boot over a way; a piece that waits at its end is taken at once (EL-11.12)."""
    seat, player = state.turn, state.player
    start, town = player.town, ENDS[way].other(player.town)
    player.town = town
    facts = {"seat": seat, "from": TOWNS[start], "to": TOWNS[town], "way": WAYS[way], **paid}
    tell_deed(state, told, facts)
    if town != CAPITAL and town not in player.taken:
        player.taken.append(town)
        tell(state, "piece", {"seat": seat, "town": TOWNS[town], "n": len(player.taken)})


def stop(state: Elfenland, cards: list[int]) -> None:
    """End the travel turn; which cards are given up is the player's own secret (EL-11.15)."""
    player = state.player
    for means in cards:
        player.hand[means] -= 1
        player.given[means] += 1
    facts = {"seat": state.turn, "town": TOWNS[player.town], "n": len(cards)}
    private = {"cards": [MEANS[means] for means in sorted(cards)]} if cards else {}
    tell_deed(state, "stopped", facts, **private)


def end_turn(state: Elfenland) -> None:
    """Give the turn to the next."""
    state.travelled += 1
    state.next_turn()


def end_travels(state: Elfenland) -> None:
    """End the game if it is over (EL-13.1, EL-13.2); else go on to what each keeps (EL-12.1)."""
    complete = any(len(state.players[seat].taken) == len(PIECE_TOWNS) for seat in state.staying)
    if complete or state.round == state.rounds:
        end(state)
    state.phase = KEEPING
    state.turn = -1
