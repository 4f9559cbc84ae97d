"""A match: one game being played, from its seed to its outcome.

What is kept is a state at rest and the acts since then; the rules' coroutine, which cannot be
copied, is begun anew from these whenever a match is forked or restored.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Generic, TypeVar

from ludoteca.kernel.acts import LEFT, STOP, Act, History
from ludoteca.kernel.chance import Chance, commitment, new_seed
from ludoteca.kernel.decision import AT_REST, Answers, Decision, Question
from ludoteca.kernel.errors import GameOver, IllegalAnswer, StaleDecision
from ludoteca.kernel.events import Event
from ludoteca.kernel.game import STOPPED, Game, Outcome, State
from ludoteca.kernel.types import Answer, Json, Seat

S = TypeVar("S", bound=State)


class Match(Generic[S]):
    """One game being played.

    `pending` holds the open decisions, at most one a seat; `ids` their ids by seat. `events` holds
    what the last act brought about. With `listen` false the rules tell no events, and with `keep`
    false nothing is kept for fork, save and record and decisions have no ids: this is for
    simulation.
    """

    pending: tuple[Decision, ...]
    events: list[Event]
    _since: list[Act]
    _given: dict[Seat, Answer]
    _question: Question | None
    _play: Coroutine[Question, Answers | None, None]

    def __init__(
        self,
        game: Game[S],
        seats: int,
        options: Mapping[str, str] | None = None,
        seed: bytes | None = None,
        *,
        version: int | None = None,
        listen: bool = True,
        keep: bool = True,
    ) -> None:
        least, most = game.seats
        if not least <= seats <= most:
            raise ValueError(f"{game.name} is for {least} to {most} seats, not {seats}")
        self.game = game
        self.seats = seats
        self.options = game.checked_options(options or {}, seats)
        self.version = game.version if version is None else version
        if not 1 <= self.version <= game.version:
            raise ValueError(f"{game.name} has no behaviour version {self.version}")
        self.seed = new_seed() if seed is None else seed
        self.history = History()
        self.left: frozenset[Seat] = frozenset()
        self._listen = listen
        self._keep = keep
        self._numbering = keep
        self._serials = [0] * seats
        self.ids: dict[Seat, int] = {}
        self._asked: dict[Seat, Json] = {}
        state = game.setup(seats, self.options, Chance(self.seed), self.version)
        self._begin(state.clone() if keep else state, state, moved=True)

    @classmethod
    def at(cls, game: Game[S], state: S, seats: int, *, listen: bool = False) -> Match[S]:
        """Return a match that goes on from `state`, which is at rest, such as an imagined one."""
        match: Match[S] = cls.__new__(cls)
        match.game, match.seats, match.options = game, seats, game.checked_options({})
        match.version, match.seed = game.version, state.chance.seed
        match._listen, match._keep = listen, True
        match._resume(state, [], frozenset())
        match.history = History(complete=False)
        return match

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._question is None

    @property
    def outcome(self) -> Outcome | None:
        """How the match has ended, or None while it runs."""
        if self._question is not None:
            return None
        return STOPPED if self._stopped else self.game.outcome(self.state)

    @property
    def commitment(self) -> str:
        """The hash of the seed, public from the start."""
        return commitment(self.seed)

    @property
    def waited_for(self) -> list[Seat]:
        """The seats without whose answer the match cannot go on."""
        return [decision.seat for decision in self.pending if not decision.offer]

    @property
    def at_rest(self) -> bool:
        """Whether the state alone says what is asked."""
        return not self._moved

    def view(self, seat: Seat | None) -> Json:
        """Return what `seat` (None: a spectator) may know."""
        return self.game.view(self.state, seat)

    def decision(self, seat: Seat) -> Decision | None:
        """Return the open decision of `seat`, if any."""
        for decision in self.pending:
            if decision.seat == seat:
                return decision
        return None

    def given(self, seat: Seat) -> Answer | None:
        """Return the answer of `seat` that others do not see yet and that it may still change."""
        return None if seat in self.left else self._given.get(seat)

    def answer(self, seat: Seat, answer: Answer, decision_id: int | None = None) -> None:
        """Answer the open decision of `seat`.

        :raises StaleDecision: nothing is asked of the seat, or not the decision of that id.
        :raises IllegalAnswer: with the reason; nothing has changed.
        """
        decision = self.decision(seat)
        if decision is None or (decision_id is not None and self.ids.get(seat) != decision_id):
            raise StaleDecision(f"seat {seat} has no open decision {decision_id or ''}")
        reason = decision.refusal(answer)
        if reason is not None:
            raise IllegalAnswer(reason)
        self._do(Act(seat, answer))

    def answer_unchecked(self, seat: Seat, answer: Answer) -> None:
        """Give an answer that is known to be legal, such as a drawn one; for simulation."""
        self._do(Act(seat, answer))

    def leave(self, seat: Seat) -> None:
        """Let the player of `seat` leave for good; the rules say what becomes of the seat.

        :raises StaleDecision: the match is over, or the seat has left already.
        """
        if self.over or seat in self.left or not 0 <= seat < self.seats:
            raise StaleDecision(f"seat {seat} cannot leave")
        self._do(Act(seat, LEFT))

    def stop(self) -> None:
        """End the match without a result, as all players wish.

        :raises StaleDecision: the match is over.
        """
        if self.over:
            raise StaleDecision("the match is over")
        self._do(Act(-1, STOP))

    def act(self, act: Act) -> None:
        """Do what a record or a journal says was done."""
        if act.answer == STOP:
            self.stop()
        elif act.answer == LEFT:
            self.leave(act.seat)
        elif isinstance(act.answer, dict):
            self.answer(act.seat, act.answer)
        else:
            raise StaleDecision(f"there is no act {act.answer!r}")

    def fork(self, *, listen: bool | None = None, keep: bool = True) -> Match[S]:
        """Return an independent match that stands at the same point.

        `listen` and `keep` are as for a new match; by default the fork listens if this one does.
        """
        if not self._keep:
            raise ValueError("a match that keeps nothing cannot be forked")
        other: Match[S] = Match.__new__(Match)
        other.game, other.seats, other.options = self.game, self.seats, self.options
        other.version, other.seed = self.version, self.seed
        other._listen = self._listen if listen is None else listen
        other._keep = keep
        other._resume(self._rest, self._since, self._left_at_rest)
        if keep:
            other.history = self.history.fork()
            other._serials, other.ids = list(self._serials), self.ids
            other._asked = self._asked
        return other

    def kept(self, pack: Callable[[object], Json]) -> dict[str, Json]:
        """Return, as JSON, the state at rest, the acts since, and the ids (see `record.save`)."""
        return {
            "rest": pack(self._rest),
            "left": sorted(self._left_at_rest),
            "since": [act.to_json() for act in self._since],
            "serials": self._serials,
            "ids": [[seat, number] for seat, number in self.ids.items()],
        }

    @classmethod
    def resumed(
        cls, game: Game[S], kept: Mapping[str, Json], rest: S, since: list[Act]
    ) -> Match[S]:
        """Return the match that was put away as `kept` says (see `record.restore`)."""
        match: Match[S] = cls.__new__(cls)
        match.game, match.seats, match.options = game, kept["seats"], kept["options"]
        match.version, match.seed = kept["version"], bytes.fromhex(kept["seed"])
        match._listen, match._keep = True, True
        match._resume(rest, since, frozenset(kept["left"]))
        match.history = History(complete=False)
        match._serials, match.ids = list(kept["serials"]), dict(kept["ids"])
        if match._question is not None:
            match._asked = _asked(match._question.decisions)
        return match

    def _resume(self, rest: S, since: list[Act], left: frozenset[Seat]) -> None:
        """Begin from a state at rest, with the seats that had left; do again what came since."""
        self.left = left
        self.history = History()
        self._numbering = False
        self._serials, self.ids, self._asked = [0] * self.seats, {}, {}
        self._begin(rest, rest.clone(), moved=False)
        if left:
            self._answer_for_the_absent()
        for act in since:
            self._do(act)
        self.events = []
        self._numbering = self._keep

    def _begin(self, rest: S, state: S, *, moved: bool) -> None:
        self._rest = rest
        self._moved = moved
        self._left_at_rest = self.left
        self._since = []
        self._given = {}
        self._stopped = False
        self._question = AT_REST
        self.pending = ()
        self.state = state
        self.events = (state.events or []) if self._listen else []
        state.events = self.events if self._listen else None
        self._play = self.game.play(state)
        self._run(None)

    def _do(self, act: Act) -> None:
        """Change the match by an act that has been checked."""
        if self._listen:
            self.events = self.state.events = []
        if self._keep:
            self.history.add(act)
        if isinstance(act.answer, dict):
            self._give(act.seat, act.answer, act)
        elif act.answer == LEFT:
            self._leave(act)
        else:
            self._since.append(act)
            self._moved = self._stopped = True
            self._finish()
        if self.left:
            self._answer_for_the_absent()

    def _give(self, seat: Seat, answer: Answer, act: Act | None) -> None:
        question = self._question
        assert question is not None
        self._moved = True
        if act is not None and self._keep:
            self._note(act)
        if question.closes_with_first or len(question.decisions) == 1:
            self._run({seat: answer})
            return
        self._given[seat] = answer
        if len(self._given) == len(question.decisions):
            given = {d.seat: self._given[d.seat] for d in question.decisions}
            self._given = {}
            self._run(given)
        else:
            self.pending = tuple(
                d._replace(offer=True) if d.seat in self._given else d for d in question.decisions
            )

    def _note(self, act: Act) -> None:
        """Keep `act` in mind; an answer that is changed takes the place of the one before."""
        since = self._since
        if act.seat in self._given:
            place = max(i for i, before in enumerate(since) if before.seat == act.seat)
            since[place] = act
        else:
            since.append(act)

    def _leave(self, act: Act) -> None:
        self.left |= {act.seat}
        try:
            if self.at_rest:
                state = self._rest.clone() if self._keep else self.state
                state.events = self.state.events
                self.state = state
                self._asked = {d.seat: d.to_json() for d in self.pending}
                self.game.leave(state, act.seat)
                self._checkpoint()
                self._play.close()
                self._play = self.game.play(state)
                self._run(None)
            else:
                self.game.leave(self.state, act.seat)
                self._since.append(act)
        except GameOver:
            self._moved = True
            self._since.append(act)
            self._finish()

    def _answer_for_the_absent(self) -> None:
        """Let the game answer for the seats that left, until nothing is asked of them any more."""
        while True:
            asked = (d for d in self.pending if d.seat in self.left and not d.offer)
            decision = next(asked, None)
            if decision is None:
                break
            answer = self.game.absent(self.state, decision)
            assert decision.refusal(answer) is None, f"absent seat {decision.seat}: {answer}"
            self._give(decision.seat, answer, None)
        self.pending = tuple(d for d in self.pending if d.seat not in self.left)

    def _run(self, given: Answers | None) -> None:
        """Let the rules go on to their next question, or to the end."""
        play = self._play
        try:
            question = play.send(given)
            while question is AT_REST:
                if self._moved:
                    self._checkpoint()
                question = play.send(None)
                # What the rules did between two rests, without asking, is to be kept as well.
                self._moved = question is AT_REST
        except (StopIteration, GameOver):
            self._finish()
            return
        self._open(question, given or {})

    def _open(self, question: Question, answered: Answers) -> None:
        """Make the decisions of `question` pending."""
        decisions = question.decisions
        if self._numbering:
            self._number(decisions, answered)
        self._question = question
        self.pending = decisions
        offers = sum([d.offer for d in decisions])
        assert offers < len(decisions), "nobody is waited for"
        assert not offers or question.closes_with_first, "asked at once, all are waited for"

    def _number(self, decisions: tuple[Decision, ...], answered: Answers) -> None:
        """Give each decision an id; one that stays as it was keeps its own."""
        # Written down now, since the parts of a decision may look at the state, which changes.
        asked = _asked(decisions)
        before, serials, ids = self._asked, self._serials, self.ids
        self.ids = {}
        for decision in decisions:
            seat = decision.seat
            stays = seat in before and seat in ids and seat not in answered
            if stays and before[seat] == (asked.get(seat) or decision.to_json()):
                self.ids[seat] = ids[seat]
            else:
                serials[seat] += 1
                self.ids[seat] = serials[seat]
        self._asked = asked

    def _checkpoint(self) -> None:
        self._moved = False
        if self._keep:
            self._rest = self.state.clone()
            self._left_at_rest = self.left
            self._since = []

    def _finish(self) -> None:
        self._play.close()
        self._question = None
        self.pending = ()
        self.ids, self._asked = {}, {}
        self._given = {}


def _asked(decisions: tuple[Decision, ...]) -> dict[Seat, Json]:
    """Return what each seat is asked; a seat that is asked alone is asked anew next time."""
    return {d.seat: d.to_json() for d in decisions} if len(decisions) > 1 else {}
