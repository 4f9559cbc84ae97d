"""Players that answer at random, and players that look for trouble."""

from __future__ import annotations

from typing import Any

from ludoteca.kernel.decision import Decision
from ludoteca.kernel.match import Match
from ludoteca.kernel.testing.trial import Trial
from ludoteca.kernel.types import Answer, Json, Seat

STYLES = ("random", "first", "last", "small", "large", "alternating", "fickle")
"""How answers are chosen: at random; the first or last one listed; at random but with the smallest
or largest sets and numbers; first and last in turn; at random, taking offers and changing answers
often. All styles answer at random now and then, so that no match goes in circles for ever."""


class Player:
    """Says who answers next, and what, for all seats of a trial's match."""

    def __init__(self, trial: Trial, purpose: str = "player") -> None:
        self.dice = trial.dice(purpose)
        self.style = trial.style
        self._turns = 0

    def next(self, match: Match[Any]) -> tuple[Seat, Answer]:
        """Return a seat that is asked, with a legal answer."""
        decision = self._decision(match)
        return decision.seat, self.answer(decision)

    def answer(self, decision: Decision) -> Answer:
        """Return a legal answer in the player's style."""
        self._turns += 1
        below = self.dice.below
        style = self.style
        if style in ("random", "fickle") or below(6) == 0:
            return decision.sample(below)
        if style == "alternating":
            style = ("first", "last")[self._turns % 2]
        if style in ("first", "last"):
            action = decision.actions[0 if style == "first" else -1].to_json()
            answer: Answer = {"action": action["action"]}
            for part in action["parts"]:
                answer[part["part"]] = _end(part, style == "last")
            return answer
        answer = decision.sample(below)
        for action in decision.actions:
            if action.name == answer["action"]:
                for part in action.parts:
                    answer[part.name] = _pushed(part.to_json(), answer[part.name], style == "large")
        return answer

    def _decision(self, match: Match[Any]) -> Decision:
        below = self.dice.below
        offers = [d for d in match.pending if d.offer and d.seat not in match.left]
        if offers and below(10) < (5 if self.style == "fickle" else 2):
            return offers[below(len(offers))]
        waited = [d for d in match.pending if not d.offer]
        if self.style in ("random", "fickle"):
            return waited[below(len(waited))]
        return waited[-1 if self.style == "last" else 0]


def names_of_actions(match: Match[Any]) -> list[str]:
    """Return the names of all actions that are open, or were taken since the match began."""
    names = {action.name for decision in match.pending for action in decision.actions}
    for act in match.history.acts():
        if isinstance(act.answer, dict):
            names.add(act.answer["action"])
    return sorted(names)


def _end(part: Json, last: bool) -> Json:
    """Return the first or the last value of a part, as it describes itself."""
    match part["kind"]:
        case "one":
            return part["choices"][-1 if last else 0]
        case "some":
            choices, least, most = part["choices"], part["least"], part["most"]
            return choices[len(choices) - most :] if last else choices[:least]
        case "number":
            return part["high" if last else "low"]
        case "order":
            return part["items"][:: -1 if last else 1]
        case "move":
            at = -1 if last else 0
            start, ends = list(part["routes"].items())[at]
            end, bounds = list(ends.items())[at]
            return [start, end, bounds[at]]
    raise ValueError(f"no part is of the kind {part['kind']!r}")


def _pushed(part: Json, value: Json, high: bool) -> Json:
    """Return `value` with its numbers as low or as high as the part allows."""
    match part["kind"]:
        case "some":
            others = [choice for choice in part["choices"] if choice not in value]
            return [*value, *others][: part["most" if high else "least"]]
        case "number":
            return part["high" if high else "low"]
        case "move":
            start, end, _ = value
            return [start, end, part["routes"][start][end][-1 if high else 0]]
    return value
