"""Checks that nobody is shown, by anything at all, what that seat cannot know (non-interference).

Two matches that differ only in what a seat cannot know are played side by side. Until the
difference is shown to the seat, it must get the same from both, byte by byte: view, events,
decision, refusals, and who is waited for. What may be shown is laid down by the game's `imagine`,
which deals anew what the seat does not know, and by this: what has been shown is told by an event
and stays in the view.
"""

from __future__ import annotations

from typing import Any

from ludoteca.kernel.chance import Chance
from ludoteca.kernel.decision import Decision
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import save
from ludoteca.kernel.saving import pack
from ludoteca.kernel.testing.answers import altered
from ludoteca.kernel.testing.compare import (
    difference,
    frame,
    sights,
    text,
    through_json,
    told,
)
from ludoteca.kernel.testing.players import Player, names_of_actions
from ludoteca.kernel.testing.trial import Trial, check
from ludoteca.kernel.types import Answer, Json, Seat

DRAWS = 4
AHEAD = 40
"""How many acts two worlds are followed."""


@check
def check_imagine(trial: Trial) -> int:
    """At some rests let every seat imagine the match: what it sees and is asked stays as it is."""
    match = trial.start()
    player = Player(trial)
    points = 0
    worlds = 0
    while not match.over:
        if match.at_rest and player.dice.below(1 + points // 2) == 0:
            points += 1
            for looker in sights(match):
                dice = trial.dice(f"imagine {len(match.history)} {looker}")
                found = {_world(imagined(trial, match, looker, dice)) for _ in range(DRAWS)}
                worlds = max(worlds, len(found))
        trial.answer(match, *player.next(match))
    if worlds == 1 and not trial.game.open_information:
        trial.fail("imagine() deals nothing anew, though not all information is open", match)
    return points


@check
def check_secrets(trial: Trial) -> int:
    """From some rests on, play the match beside an imagined one, for every seat and a spectator.

    An event that leaves no trace in the view, such as the roll of a die, is named in the trial's
    `passing`; otherwise an event that only some worlds tell counts as a leak.
    """
    match = trial.start()
    player = Player(trial)
    points = compared = 0
    while not match.over:
        if match.at_rest and player.dice.below(1 + points // 3) == 0:
            points += 1
            for looker in sights(match):
                dice = trial.dice(f"secrets {len(match.history)} {looker}")
                twin = imagined(trial, match, looker, dice)
                if dice.below(2):
                    twin.state.chance = match.state.chance.clone()
                    twin = _resumed(match, twin.state)
                compared += Pair(trial, match.fork(), twin, looker, dice).follow(AHEAD)
        trial.answer(match, *player.next(match))
    return compared


@check
def check_seeds(trial: Trial) -> int:
    """Play matches of different seeds side by side, for those to whom they look the same."""
    compared = 0
    for number in range(1, 6):
        for looker in sights(trial.start()):
            one, other = trial.start(), trial.start(seed=number)
            trial.match = one
            if not difference(_shown(one, looker), _shown(other, looker)):
                dice = trial.dice(f"seeds {number} {looker}")
                compared += Pair(trial, one, other, looker, dice).follow(AHEAD)
    return compared


def imagined(trial: Trial, match: Match[Any], looker: Seat | None, dice: Chance) -> Match[Any]:
    """Return a match that looks the same to one looker; what it cannot know is dealt anew."""
    view = through_json(match.view(looker))
    before = text(view)
    chance = Chance(bytes(dice.below(256) for _ in range(32)))
    again = chance.clone()
    state = trial.game.imagine(view, looker, chance)
    if text(view) != before:
        trial.fail("imagine() changes the view that it is given", match)
    if found := difference(pack(state), pack(trial.game.imagine(view, looker, again))):
        trial.fail(f"imagine() makes two states of one view and one chance {found}", match)
    if found := difference(match.view(looker), trial.game.view(state, looker)):
        trial.fail(f"imagine(view, {looker}) is seen by it as another view {found}", match)
    pieces = dict(trial.game.pieces(match.state)), dict(trial.game.pieces(state))
    if pieces[0] != pieces[1]:
        trial.fail(f"imagine() makes pieces {pieces[1]} of {pieces[0]}", match)
    twin = _resumed(match, state)
    if found := difference(frame(match, looker), frame(twin, looker)):
        trial.fail(
            f"in the match that {looker=} imagines, it is asked something else {found}", match
        )
    return twin


class Pair:
    """Two matches that look the same to one looker, played side by side."""

    def __init__(
        self, trial: Trial, one: Match[Any], other: Match[Any], looker: Seat | None, dice: Chance
    ) -> None:
        self.trial = trial
        self.one = one
        self.other = other
        self.looker = looker
        self.dice = dice
        self.player = Player(trial, f"pair {len(one.history)} {looker}")
        self._unlike = False
        """Whether somebody has answered the open question differently in the two."""
        self._drifted = False
        """Whether unlike answers may still show, since the last one was given in mid-effect."""

    def follow(self, acts: int) -> int:
        """Play on until the difference is shown or an end is reached; return the acts compared."""
        self._frames_agree("at first")
        for number in range(acts):
            if not self._step():
                return number
        return acts

    def _step(self) -> bool:
        """Do one act in both; return false when the looker may now know the difference."""
        one, other = self.one, self.other
        seat, answer = self.player.next(one)
        decision = other.decision(seat)
        if decision is None:  # an offer of which the looker does not know
            seat = one.waited_for[0]
            mine, decision = one.decision(seat), other.decision(seat)
            assert mine is not None and decision is not None
            answer = self.player.answer(mine)
        if seat == self.looker:
            twin_answer = answer
            self._refusals_agree(decision, answer)
        else:
            twin_answer = self._answer_like(decision, answer)
        self._unlike = self._unlike or text(answer) != text(twin_answer)
        comparable = answer["action"] == twin_answer["action"]
        self.trial.answer(one, seat, answer)
        self.trial.answer(other, seat, twin_answer)
        if one.over or other.over:
            return False
        goes_on = self._looks_alike(comparable)
        if one.given(seat) is None:
            self._drifted = self._drifted or self._unlike
            self._unlike = False
        if one.at_rest and other.at_rest:
            self._drifted = False
        return goes_on

    def _looks_alike(self, comparable: bool) -> bool:
        """Compare what the looker gets after an act; return false when the difference is shown."""
        one, other, looker = self.one, self.other, self.looker
        mine, yours = told(one, looker), told(other, looker)
        events = difference(mine, yours)
        views = difference(one.view(looker), other.view(looker))
        if self._drifted or not comparable:
            return not (events or views or difference(frame(one, looker), frame(other, looker)))
        if events and views:
            self._nobody_is_passed_over(mine, yours)
            return False
        if events:
            names = {event.name for match in (one, other) for event in match.events}
            if names & self.trial.passing:
                return False
            self._fail(
                f"an event tells what leaves no trace in the view {events}\n  (an event that may "
                "leave none, like the roll of a die, is named in `passing`)"
            )
        if views:
            if self._unlike:
                return False
            self._fail(f"the view shows what no event has told {views}")
        self._frames_agree("after the same acts")
        return True

    def _nobody_is_passed_over(self, mine: list[Json], yours: list[Json]) -> None:
        """Check that events do not differ merely since one match stops to ask, the other goes on.

        Where the rules allow that, they tell it by an event that is named in `passing`.
        """
        shared = min(len(mine), len(yours))
        questions = [[(d.seat, d.ask) for d in match.pending] for match in (self.one, self.other)]
        if self._unlike or questions[0] == questions[1]:
            return
        if not difference(mine[:shared], yours[:shared]):
            surplus = (mine[shared:] or yours[shared:])[0]
            if surplus["event"] not in self.trial.passing:
                self._fail(
                    f"whether somebody is asked at all betrays what is hidden: one asks "
                    f"{questions[0]}, the other {questions[1]}; one goes on with {text(surplus)}\n"
                    "  (where the rules pass over who has no choice, they tell it by an event that "
                    "is named in `passing`)"
                )

    def _answer_like(self, decision: Decision, answer: Answer) -> Answer:
        """Return another's answer in the twin: the same where that is legal, or one like it."""
        legal = decision.refusal(answer) is None
        if legal and self.dice.below(3) > 0:
            return answer
        for _ in range(6):
            other = decision.sample(self.dice.below)
            if other["action"] == answer["action"] and text(other) != text(answer):
                return other
        return answer if legal else decision.sample(self.dice.below)

    def _frames_agree(self, when: str) -> None:
        found = difference(frame(self.one, self.looker), frame(self.other, self.looker))
        if found:
            self._fail(f"{when}, what is asked or waited for betrays what is hidden {found}")

    def _refusals_agree(self, decision: Decision, legal: Answer) -> None:
        """Check that the looker's answers are refused for the same reasons in both."""
        mine = self.one.decision(decision.seat)
        assert mine is not None
        tries: list[Json] = [legal, *altered(legal)]
        tries += [side.sample(self.dice.below) for side in (mine, decision)]
        tries += [{"action": name} for name in names_of_actions(self.one)]
        for answer in tries:
            if mine.refusal(answer) != decision.refusal(answer):
                reasons = mine.refusal(answer), decision.refusal(answer)
                self._fail(f"the refusal of {answer!r} betrays what is hidden: {reasons}")

    def _fail(self, message: str) -> None:
        who = "a spectator" if self.looker is None else f"seat {self.looker}"
        acts = text([act.to_json() for act in self.other.history.acts()])
        self.trial.fail(
            f"{who} can tell apart two matches that differ in what it cannot know: {message}\n"
            f"  the other match: {acts}",
            self.one,
        )


def _resumed(match: Match[Any], state: Any) -> Match[Any]:
    """Return a match that stands at `state`, which is at rest, and is numbered like `match`."""
    twin: Match[Any] = Match.resumed(match.game, save(match), state, [])
    twin.ids = {d.seat: match.ids.get(d.seat, 0) for d in twin.pending}
    return twin


def _shown(match: Match[Any], looker: Seat | None) -> Json:
    return [match.view(looker), told(match, looker)]


def _world(match: Match[Any]) -> str:
    """Return the hidden world of an imagined match, without its stream of chance."""
    return text(_without_chance(pack(match.state)))


def _without_chance(data: Json) -> Json:
    if isinstance(data, list):
        return [_without_chance(item) for item in data]
    if isinstance(data, dict):
        return {key: _without_chance(item) for key, item in data.items() if key != "Chance"}
    return data
