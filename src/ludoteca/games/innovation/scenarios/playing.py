"""Playing a scenario: its answers are given to the decisions of a real match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ludoteca.games.innovation.cards import AGE, CARD, COLOUR, COLOURS, ID
from ludoteca.games.innovation.scenarios.answers import (
    ACTION,
    NEXT,
    YES,
    accepts,
    action_answer,
    answer_for,
    asked,
    new_order,
)
from ludoteca.games.innovation.scenarios.position import lay_out
from ludoteca.games.innovation.scenarios.script import Script, Step
from ludoteca.games.innovation.state import Innovation
from ludoteca.kernel import Answer, Chance, Decision, Event, Game, Json, Match

PASS: Answer = {"action": "pass"}
NOT_OF_A_CARD = ("dogma", "effect", "no-card")
"""Events that name the card whose effect it is."""


class PlayFailed(Exception):
    """What a scenario does cannot be done, or is not all that must be decided."""


class Guided(Chance):
    """Chance that picks, among cards whose backs are alike, the one that the scenario names."""

    __slots__ = ("wishes",)

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.wishes: list[Step] = []

    def pick(self, items: Any) -> Any:
        for wish in self.wishes:
            if wish.kind == "card" and wish.what in items:
                return wish.what
        return super().pick(items)


def play(game: Game[Innovation], script: Script, edition: str) -> Match[Innovation]:
    """Play a scenario by a rule set to the end of what it lists.

    :raises PlayFailed: with what is wrong, in words.
    """
    return Course(game, script, edition).run()


class Course:
    """A match that goes the way of a scenario."""

    def __init__(self, game: Game[Innovation], script: Script, edition: str) -> None:
        state = lay_out(script, edition)
        self.match = Match.at(game, state, len(state.players), listen=True)
        self.chance = Guided(bytes(32))
        self.match.state.chance = self.chance
        self.steps = list(script.steps)
        self.group: list[Step] = []
        """Answers listed for the present action, not yet given."""
        self.passed_over: list[Step] = []
        self.order: list[int] = []
        """Cards that are still to be put into a new order, the uppermost first."""
        self.used: list[Step] = []
        """The answer being given."""
        self.told: list[Event] = []
        """What has happened in the present action."""
        self.launched = ""
        """The card with which the present action is done."""

    def run(self) -> Match[Innovation]:
        """Give all answers."""
        match = self.match
        while not match.over:
            decision = match.pending[0]
            if decision.ask == ACTION:
                self.close()
                if not self.steps:
                    return match
                self.open(decision)
            else:
                self.give(decision, self.find(decision))
        self.close()
        if self.steps:
            raise PlayFailed(f"the game was over before {self.steps[0].text!r}")
        return match

    def open(self, decision: Decision) -> None:
        """Begin the next action, with the answers that are listed for it."""
        step = self.steps.pop(0)
        while self.steps and not self.steps[0].is_action:
            self.group.append(self.steps.pop(0))
        if step.seat != decision.seat:
            raise PlayFailed(f"{step.text!r}: P{decision.seat + 1} is to move")
        answer = action_answer(step)
        reason = decision.refusal(answer)
        if reason is not None:
            why = " ".join([reason.text, *(f"{k}={v}" for k, v in reason.args.items())])
            raise PlayFailed(f"{step.text!r} is refused ({reason.clause}: {why})")
        self.told = []
        self.launched = str(answer.get("card", ""))
        self.give(decision, answer)

    def give(self, decision: Decision, answer: Answer) -> None:
        """Answer, and keep what is told."""
        self.chance.wishes = self.used + self.group
        self.match.answer(decision.seat, answer)
        self.told += self.match.events

    def find(self, decision: Decision) -> Answer:
        """Return the listed answer to a decision, or the only one; the listed one is used up."""
        self.used = []
        if decision.ask == NEXT and self.order:
            return self.put_next(decision)
        self.order = []
        state = self.match.state
        only = next(decision.answers()) if decision.ways() == 1 else None
        for place, step in enumerate(self.group):
            if step.seat != decision.seat:
                continue
            answer = answer_for(state, decision, step)
            if answer is not None:
                self.use(place, step, decision)
                return answer
            if accepts(state, decision, step):
                return YES  # and the step says what is picked then
        if only is not None:
            return only
        listed = next((s.text for s in self.group if s.seat == decision.seat), "")
        raise PlayFailed(f"{asked(decision)}; listed is {repr(listed) if listed else 'nothing'}")

    def use(self, place: int, step: Step, decision: Decision) -> None:
        """Use up an answer; of those before it, only the player's own cards may still serve.

        They can be asked for later: cards to be returned are asked for age by age (IN-15.4).
        """
        self.used = [step]
        before = self.group[:place]
        kept = [s for s in before if s.seat == step.seat and s.kind == "card"]
        self.passed_over += [s for s in before if s not in kept and s.kind != "accept"]
        self.passed_over += [s for s in before[:-1] if s.kind == "accept"]
        self.group = kept + self.group[place + 1 :]
        if step.kind == "swap":
            assert isinstance(step.what, tuple)
            pile = self.match.state.players[decision.seat].piles[step.what[0]]
            self.order = new_order(pile, step)
            if not self.order:
                raise PlayFailed(f"{step.text!r}: the pile has {len(pile)} cards")

    def put_next(self, decision: Decision) -> Answer:
        """Go on with a new order, from the top."""
        answer = {"action": "choose", "card": ID[self.order.pop(0)]}
        for possible in (answer, PASS):
            if decision.refusal(possible) is None:
                return possible
        raise PlayFailed(f"{asked(decision)}; the order asks for {answer['card']}")

    def close(self) -> None:
        """End an action: what is listed and was not asked for must have been all there was."""
        left = self.passed_over + self.group
        self.passed_over, self.group, self.order = [], [], []
        for step in left:
            if step.kind != "pass" and not self.has_happened(step):
                raise PlayFailed(f"{step.text!r} was not asked for")

    def has_happened(self, step: Step) -> bool:
        """Tell whether something was told, in this action, of what an answer names."""
        facts = [fact for event in self.told for fact in facts_of(event, self.launched)]
        named = {fact.get("card") for fact in facts}
        cards = {CARD[card] for card in named if card in CARD}
        match step.kind:
            case "card":
                return step.what in cards
            case "splay":
                colour = COLOURS[COLOUR[int(step.what)]]  # type: ignore[arg-type]
                return any("direction" in f and f["colour"] == colour for f in facts)
            case "colour":
                colours = {COLOURS[COLOUR[card]] for card in cards}
                return step.what in colours | {fact.get("colour") for fact in facts}
            case "value":
                ages = {AGE[card] for card in cards}
                return step.what in ages | {f.get(n) for f in facts for n in ("age", "value")}
            case "seat":
                return any(step.what in (f.get("who"), f.get("to"), f.get("owner")) for f in facts)
        return False


def facts_of(event: Event, launched: str) -> Iterator[Mapping[str, Json]]:
    """Yield what an event tells, to all and to some; but not which card has caused it."""
    name = event.name.removeprefix("innovation-event-")
    if name not in NOT_OF_A_CARD or event.public.get("card") != launched:
        yield event.public
        yield from event.private.values()
