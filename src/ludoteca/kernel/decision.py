"""Decisions: what a seat is asked, and how rules ask it.

Rules are coroutines, but no event loop runs them: `await` means "until the seats have answered". A
`Match` drives them.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from itertools import product
from math import prod
from types import coroutine
from typing import Any, NamedTuple, TypeAlias

from ludoteca.kernel.chance import Below
from ludoteca.kernel.errors import Reason
from ludoteca.kernel.parts import OneOf, Part, part_from_json
from ludoteca.kernel.types import Answer, Id, Json, Seat


class Action(NamedTuple):
    """One of the things a seat may do: a name, and the parts that must be given with it."""

    name: str
    parts: tuple[Part, ...] = ()
    clause: str = ""

    def refusal(self, answer: Answer) -> Reason | None:
        """Say why `answer`, which names this action, is not legal, or None when it is."""
        if len(answer) != len(self.parts) + 1:
            return Reason("kernel-wrong-parts", self.clause, {"action": self.name})
        for part in self.parts:
            if part.name not in answer:
                return Reason("kernel-wrong-parts", self.clause, {"action": self.name})
            reason = part.refusal(answer[part.name])
            if reason is not None:
                return reason
        return None

    def to_json(self) -> Json:
        """Describe the action: {"action", "parts": [part, …]}."""
        return {"action": self.name, "parts": [part.to_json() for part in self.parts]}


class Decision(NamedTuple):
    """What one seat is asked: by which rule, and what it may answer.

    `ask` is a message id, `args` are its arguments. A decision is waited for, or it is an `offer`:
    somebody who passed, or has already answered, may still act. `why_not` says why an action that
    is not among `actions` cannot be done now, such as playing a card from the hand; nobody is sent
    it. It may look at what its seat knows alone.
    """

    seat: Seat
    ask: str
    actions: tuple[Action, ...]
    clause: str = ""
    args: Mapping[str, Json] = {}
    offer: bool = False
    why_not: Callable[[str], Reason | None] | None = None

    def refusal(self, answer: Json) -> Reason | None:
        """Say why `answer` is not legal, or None when it is."""
        if type(answer) is not dict:
            return Reason("kernel-not-an-answer", self.clause)
        name = answer.get("action")
        for action in self.actions:
            if action.name == name:
                reason = action.refusal(answer)
                if reason is None or reason.clause:
                    return reason
                return reason._replace(clause=action.clause or self.clause)
        if self.why_not is not None and type(name) is str:
            reason = self.why_not(name)
            if reason is not None:
                return reason if reason.clause else reason._replace(clause=self.clause)
        shown = name[:40] if isinstance(name, str) and name.isprintable() else "?"
        return Reason("kernel-no-such-action", self.clause, {"action": shown})

    def sample(self, below: Below) -> Answer:
        """Draw a legal answer: first an action, then each of its parts."""
        actions = self.actions
        action = actions[0] if len(actions) == 1 else actions[below(len(actions))]
        answer: Answer = {"action": action.name}
        for part in action.parts:
            answer[part.name] = part.sample(below)
        return answer

    def answers(self) -> Iterator[Answer]:
        """List the legal answers; the list can be long."""
        for action in self.actions:
            names = [part.name for part in action.parts]
            for values in product(*(part.values() for part in action.parts)):
                yield {"action": action.name, **dict(zip(names, values, strict=True))}

    def ways(self) -> int:
        """Return the number of legal answers."""
        total = 0
        for action in self.actions:
            total += prod(part.count() for part in action.parts)
        return total

    def to_json(self) -> Json:
        """Describe the decision, as the asked seat may see it."""
        data: dict[str, Json] = {
            "seat": self.seat,
            "ask": self.ask,
            "clause": self.clause,
            "actions": [action.to_json() for action in self.actions],
        }
        if self.args:
            data["args"] = dict(self.args)
        if self.offer:
            data["offer"] = True
        return data

    @staticmethod
    def from_json(data: Json) -> Decision:
        """Make the decision that `data` describes, for whoever has only what was sent."""
        actions = tuple(
            Action(action["action"], tuple(part_from_json(part) for part in action["parts"]))
            for action in data["actions"]
        )
        return Decision(
            data["seat"],
            data["ask"],
            actions,
            data.get("clause", ""),
            data.get("args", {}),
            data.get("offer", False),
        )


class Question(NamedTuple):
    """What the rules hand to the match that drives them: decisions, and how they are closed."""

    decisions: tuple[Decision, ...]
    closes_with_first: bool


Answers: TypeAlias = Mapping[Seat, Answer]
AT_REST = Question((), False)


@coroutine
def rest() -> Generator[Question, Any, None]:
    """Declare that the state alone now says what comes next.

    `play(state)` begun anew at this point must ask the same.
    """
    yield AT_REST


@coroutine
def ask(*decisions: Decision) -> Generator[Question, Answers, Answers]:
    """Ask several seats at once; return their answers by seat when all have answered.

    None sees another's answer before, and each may change its own until the last one comes.
    """
    return (yield Question(decisions, False))


@coroutine
def first(*decisions: Decision) -> Generator[Question, Answers, tuple[Seat, Answer]]:
    """Open decisions for several seats; return the seat that answers first, with its answer."""
    answers = yield Question(decisions, True)
    return next(iter(answers.items()))


@coroutine
def decide(decision: Decision) -> Generator[Question, Answers, Answer]:
    """Ask one seat and return its answer."""
    answers = yield Question((decision,), True)
    return answers[decision.seat]


async def choose(
    seat: Seat,
    ask: str,
    choices: Sequence[Id],
    *,
    clause: str = "",
    args: Mapping[str, Json] | None = None,
    optional: bool = False,
    open_facts: bool = False,
    even_without: bool = False,
) -> Id | None:
    """Ask one seat for one of `choices` and return it; None when there is none, or for a pass.

    With `optional` the seat may pass. A single choice is taken without asking only when
    `open_facts` says that everybody can see that it is the only one. With `even_without` the seat
    is asked even if it can only pass, where others cannot see that: silence would tell them.
    """
    if not choices and not (optional and even_without):
        return None
    if open_facts and len(choices) == 1 and not optional:
        return choices[0]
    actions = [Action("choose", (OneOf("choice", choices, clause),), clause)] if choices else []
    if optional:
        actions.append(Action("pass", (), clause))
    answer = await decide(Decision(seat, ask, tuple(actions), clause, args or {}))
    choice: Id | None = answer.get("choice")
    return choice


async def may(
    seat: Seat, ask: str, *, clause: str = "", args: Mapping[str, Json] | None = None
) -> bool:
    """Ask one seat whether it wants to; return true for yes."""
    actions = (Action("yes", (), clause), Action("no", (), clause))
    answer = await decide(Decision(seat, ask, actions, clause, args or {}))
    return bool(answer["action"] == "yes")
