"""Phase 2, Hunting (NA-5): the Creature places the tokens; then a window opens."""

from __future__ import annotations

from functools import partial

from ludoteca.games.notalone import windows
from ludoteca.games.notalone.debts import settle
from ludoteca.games.notalone.events import tell
from ludoteca.games.notalone.moments import entitled
from ludoteca.games.notalone.planet import BIT, PAIRS, PLACES
from ludoteca.games.notalone.reckoning import begin_reckoning
from ludoteca.games.notalone.state import NotAlone
from ludoteca.games.notalone.tokens import covers_pair, names, put, to_place
from ludoteca.kernel import Action, Answer, Decision, OneOf, decide, rest

ON_ONE = (OneOf("place", list(PLACES)),)
ON_PAIR = (OneOf("pair", list(PAIRS)),)


async def hunting(state: NotAlone) -> None:
    """Place all tokens, then let all entitled play until all have passed (NA-5.7)."""
    while state.phase == "hunting":
        if state.owing:
            await settle(state)
        elif to_place(state):
            await rest()
            place(state, await decide(tokens_question(state)))
        elif not await windows.window(state):
            windows.end_phase(state)
            begin_reckoning(state)


def tokens_question(state: NotAlone) -> Decision:
    """Ask the Creature to place a token, or to play a card before that (NA-5.5, NA-5.6)."""
    seat = state.creature
    actions = []
    for token in to_place(state):
        parts = ON_PAIR if covers_pair(state, token) else ON_ONE
        actions.append(Action(f"place-{token}", parts, "NA-5.5"))
    if entitled(state, seat):
        actions += windows.card_actions(state, seat)
    why = partial(windows.why_not, state, seat)
    return Decision(seat, "notalone-ask-tokens", tuple(actions), "NA-5.4", {}, False, why)


def place(state: NotAlone, answer: Answer) -> None:
    """Place a token; after the last one the window opens, anew if it was open (NA-5.7)."""
    name = answer["action"]
    if not name.startswith("place-"):
        windows.act(state, state.creature, answer)
        return
    token = name.removeprefix("place-")
    mask = PAIRS[answer["pair"]] if "pair" in answer else BIT[answer["place"]]
    put(state, token, mask)
    tell(state, "token", {"token": token, "places": names(mask)})
    if not to_place(state):
        state.passed.clear()


def begin_hunting(state: NotAlone) -> None:
    """Begin Phase 2."""
    state.phase = "hunting"
    tell(state, "phase", {"phase": "hunting"})
