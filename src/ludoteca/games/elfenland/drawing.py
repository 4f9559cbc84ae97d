"""Phase 3: each player takes three counters, from the row or from the stack (EL-9)."""

from __future__ import annotations

from ludoteca.games.elfenland.events import tell_deed
from ludoteca.games.elfenland.map import DRAWS, MEANS, ROW
from ludoteca.games.elfenland.parts import why_not_now
from ludoteca.games.elfenland.state import DRAWING, PLANNING, Elfenland
from ludoteca.kernel import Action, Answer, Decision, OneOf, decide, rest

ACTIONS = (
    Action("take", (OneOf("slot", range(1, ROW + 1), "EL-9.2"),), "EL-9.2"),
    Action("draw", (), "EL-9.2"),
)


async def draw_counters(state: Elfenland) -> None:
    """Let all take a counter in turn order, three times round the table (EL-9.1)."""
    while state.phase == DRAWING:
        await rest()
        if state.drawn == DRAWS * len(state.players):
            begin_planning(state)
        elif state.player.left:
            end_turn(state)
        else:
            take(state, await decide(question(state)))
            end_turn(state)


def question(state: Elfenland) -> Decision:
    """Ask for a counter; drawing is compulsory (EL-9.2)."""
    return Decision(state.turn, "elfenland-ask-draw", ACTIONS, "EL-9.2", {}, False, why_not_now)


def take(state: Elfenland, answer: Answer) -> None:
    """Take a counter of the row, which is replaced at once (EL-9.4), or the top of the stack."""
    player, top = state.player, state.stack.pop()
    if answer["action"] == "draw":
        player.open.append(top)  # EL-9.3: turned up at once
        tell_deed(state, "drew", {"seat": state.turn, "counter": MEANS[top]})
        return
    slot = answer["slot"]
    counter = state.row[slot - 1]
    player.open.append(counter)
    state.row[slot - 1] = top
    facts = {"seat": state.turn, "counter": MEANS[counter], "slot": slot, "next": MEANS[top]}
    tell_deed(state, "took", facts)


def end_turn(state: Elfenland) -> None:
    """Give the turn to the next."""
    state.drawn += 1
    state.turn = (state.turn + 1) % len(state.players)


def begin_planning(state: Elfenland) -> None:
    """Begin Phase 4 with the start player (EL-6.2)."""
    state.phase = PLANNING
    state.turn = state.start
    state.drawn = 0
