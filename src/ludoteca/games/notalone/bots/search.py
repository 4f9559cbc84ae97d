"""The search of `hard`: each answer is tried in several worlds, until the turn ends.

A world is a match that gives the seat the view it has; what the seat cannot know (cards in others'
hands, decks, Place cards face down) is dealt anew by `imagine`, consistently with all that it has
seen. All answers are tried in the same worlds, and everybody plays on with a quick bot.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from ludoteca.games.notalone import rules
from ludoteca.games.notalone.bots.mind import Answer, Json, Mind
from ludoteca.games.notalone.bots.worth import CARD, WILL, Worth, chance
from ludoteca.games.notalone.imagine import imagine
from ludoteca.games.notalone.state import NotAlone
from ludoteca.games.notalone.view import view
from ludoteca.kernel import Chance, Decision, GameOver
from ludoteca.kernel.decision import AT_REST, Question

Player = Callable[[Json, Json, Random], Answer]
Way = tuple[float, Answer]
"""An answer and what it is worth at first sight, to its side."""

WITHIN = 0.6
"""How much worse than the best at first sight, in spaces, an answer may be to be tried."""

MOST = 4
"""How many answers are tried at most."""


def search(mind: Mind, ways: Sequence[Way], quick: Player) -> Answer:
    """Return the answer that does best for the bot's side over the worlds of its skill."""
    ranked = sorted(ways, key=lambda way: -way[0])
    least = ranked[0][0] - WITHIN * mind.worth.space
    tried = [answer for first, answer in ranked[:MOST] if first >= least]
    if len(tried) == 1:
        return tried[0]
    sign = -1.0 if mind.scene.seat == mind.scene.creature else 1.0
    totals = [0.0] * len(tried)
    for _ in range(mind.skill.worlds):
        seed = mind.rng.randbytes(32)
        for index, answer in enumerate(tried):
            world = imagine(mind.scene.view, mind.scene.seat, Chance(seed))
            play_on(world, mind.scene.seat, answer, quick)
            totals[index] += sign * standing(world, mind.worth)
    return tried[max(range(len(tried)), key=lambda index: totals[index])]


def play_on(state: NotAlone, seat: int, answer: Answer, quick: Player) -> None:
    """Give a seat's answer; then let all play on quickly until the turn ends."""
    turn, rng = state.turn, Random(0)
    play = rules.play(state)
    given: dict[int, Answer] | None = {seat: answer}
    try:
        question = play.send(None)
        while question is AT_REST:
            question = play.send(None)
        if not question.closes_with_first:
            given = {**answers(state, question, quick, rng), seat: answer}
        while state.turn == turn:
            question = play.send(given)
            given = None if question is AT_REST else answers(state, question, quick, rng)
    except (StopIteration, GameOver):
        pass
    finally:
        play.close()


def answers(state: NotAlone, question: Question, quick: Player, rng: Random) -> dict[int, Answer]:
    """Answer a question: all that is asked at once, or the first who is waited for."""
    asked: Sequence[Decision] = question.decisions
    if question.closes_with_first:
        asked = [next(decision for decision in asked if not decision.offer)]
    return {
        decision.seat: quick(view(state, decision.seat), decision.to_json(), rng)
        for decision in asked
    }


def standing(state: NotAlone, worth: Worth) -> float:
    """Return what the Hunted have at the end of a turn, in chances to win."""
    total = chance(state.rescue, state.assimilation)
    if state.phase == "over":
        return total
    will = worth.late * worth.space
    for one in state.hunted.values():
        total += worth.hand(len(one.hand)) + worth.held(one.cards)
        total += worth.cards * sum(CARD[card] for card in one.hand)
        total += worth.owned(len(one.owned)) + worth.pending(one.two)
        total += will * WILL[one.will]
    return total + worth.marker * state.marker
