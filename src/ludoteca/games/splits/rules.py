"""The rules of Splits: building the board, the starting stacks, the moves. Clauses: rules.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NoReturn

from ludoteca.games.splits.choices import SplitPart, StartPart, TilePart
from ludoteca.games.splits.grid import SHEEP_EACH, bits, grid
from ludoteca.games.splits.state import Splits, largest_group
from ludoteca.kernel import (
    Action,
    Answer,
    Chance,
    Decision,
    Event,
    GameOver,
    Json,
    Outcome,
    decide,
    rest,
)


def setup(seats: int, options: Mapping[str, str], chance: Chance) -> Splits:
    """Return the empty table, with the first player drawn (SP-1.5, SP-1.6)."""
    first = chance.below(seats) if options["first"] == "random" else 0
    state = Splits(seats, first, first, chance, flocks=[{} for _ in range(seats)])
    state.events = [Event("splits-event-first", {"seat": first})]
    return state


async def play(state: Splits) -> None:
    """Build, place, then split until nobody can move."""
    while state.building:
        await rest()
        lay(state, await decide(tile_decision(state)))
    while state.placing:
        await rest()
        start(state, await decide(start_decision(state)))
    while not state.over:
        await rest()
        split(state, await decide(split_decision(state)))


def tile_decision(state: Splits) -> Decision:
    """Ask for the next tile's place (SP-4.1)."""
    actions = (Action("lay", (TilePart(state),), "SP-4.3"),)
    return Decision(state.turn, "splits-ask-tile", actions, "SP-4.1")


def start_decision(state: Splits) -> Decision:
    """Ask for the place of the starting stack (SP-5.1)."""
    actions = (Action("start", (StartPart(state),), "SP-5.1"),)
    return Decision(state.turn, "splits-ask-start", actions, "SP-5.1")


def split_decision(state: Splits) -> Decision:
    """Ask for a move (SP-6.1); it cannot be declined (SP-7.1)."""
    actions = (Action("split", (SplitPart(state, state.turn),), "SP-6.1"),)
    return Decision(state.turn, "splits-ask-split", actions, "SP-7.1")


def lay(state: Splits, answer: Answer) -> None:
    """Lay a tile (SP-4.1 to SP-4.6)."""
    plane, seat = grid(state.seats), state.turn
    anchor, orientation = plane.tile(answer["tile"])
    state.board |= plane.tile_mask(anchor, orientation)
    state.rim = (state.rim | plane.rim_mask(anchor, orientation)) & ~state.board
    state.tiles.append(3 * anchor + orientation)
    tell(state, "laid", {"seat": seat, "tile": answer["tile"]})
    state.turn = (seat + 1) % state.seats
    if not state.building:
        state.free = bytearray(plane.size)
        for cell in bits(state.board):
            state.free[cell] = 1


def start(state: Splits, answer: Answer) -> None:
    """Put a starting stack of all sheep (SP-5.1); after the last one, see who can move."""
    seat, cell = state.turn, grid(state.seats).cells[answer["cell"]]
    state.flocks[seat][cell] = SHEEP_EACH
    state.free[cell] = 0
    tell(state, "started", {"seat": seat, "cell": answer["cell"]})
    if state.placing:
        state.turn = (seat + 1) % state.seats
    else:
        state.turn = (state.first - 1) % state.seats  # SP-5.7: the first player moves first
        pass_turn(state)


def split(state: Splits, answer: Answer) -> None:
    """Split a stack (SP-6.1 to SP-6.7)."""
    cells, seat = grid(state.seats).cells, state.turn
    origin, target, amount = answer["move"]
    begin, stop = cells[origin], cells[target]
    flock = state.flocks[seat]
    flock[begin] -= amount
    flock[stop] = amount
    state.free[stop] = 0
    where = {"seat": seat, "from": origin, "to": target, "amount": amount}
    tell(state, "split", where, stay=flock[begin])
    pass_turn(state)


def pass_turn(state: Splits) -> None:
    """Note who is out, and give the turn to the next who is not; with nobody left the match ends.

    Those who are out are passed over (SP-8.3); the end is noticed at once (SP-9.1).
    """
    mover = None
    for step in range(1, state.seats + 1):
        seat = (state.turn + step) % state.seats
        if seat in state.out:
            continue
        if can_move(state, seat):
            mover = seat if mover is None else mover
        else:
            state.out.append(seat)
            if state.events is not None:
                state.events.append(Event("splits-event-out", {"seat": seat}))
    if mover is None:
        end(state)
    else:
        state.turn = mover


def can_move(state: Splits, seat: int) -> bool:
    """Tell whether the seat has a stack that is not blocked (SP-8.1)."""
    free = state.free
    steps = grid(state.seats).steps
    for cell, sheep in reversed(state.flocks[seat].items()):
        if sheep > 1:
            for step in steps:
                if free[cell + step]:
                    return True
    return False


def leave(state: Splits, seat: int) -> None:
    """Let a player go (SP-10.1, SP-10.2); with one player left the match has no more to decide."""
    state.left.append(seat)
    if state.events is not None:
        state.events.append(Event("splits-event-left", {"seat": seat}))
    if state.building or state.placing or len(state.left) == state.seats - 1:
        end(state)
    if seat not in state.out:
        state.out.append(seat)
    if state.turn == seat:
        pass_turn(state)


def end(state: Splits) -> NoReturn:
    """End the match at once."""
    state.over = True
    raise GameOver


def outcome(state: Splits) -> Outcome:
    """Rank by cells, then by the largest group (SP-9.3 to SP-9.7), leavers last (SP-10)."""
    if state.left and state.seats > 2 and (state.building or state.placing):
        return Outcome("splits-end-void")
    seats = range(state.seats)
    scores = [score(state, seat) for seat in seats]
    keys = [(s not in state.left, scores[s]["cells"], scores[s]["group"]) for s in seats]
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    return Outcome(end_reason(keys, ranks), ranks, tuple(scores))


def score(state: Splits, seat: int) -> dict[str, int]:
    """Return what counts for a seat: its cells (SP-9.3), then its largest group (SP-9.5)."""
    return {"cells": len(state.flocks[seat]), "group": largest_group(state, seat)}


def end_reason(keys: list[tuple[bool, int, int]], ranks: tuple[int, ...]) -> str:
    """Say by what the best was better than the second best."""
    if ranks.count(1) > 1:
        return "splits-end-draw"
    best, second = sorted(keys, reverse=True)[:2]
    if best[0] != second[0]:
        return "splits-end-left"
    return "splits-end-cells" if best[1] != second[1] else "splits-end-group"


def tell(state: Splits, name: str, facts: dict[str, Json], **more: Json) -> None:
    """Remember what was done last, and tell it."""
    state.last = facts
    if state.events is not None:
        state.events.append(Event(f"splits-event-{name}", {**facts, **more}))
