"""Toy games that are broken on purpose, each in one way that one check must find."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from ludoteca.kernel import (
    Action,
    Answer,
    Chance,
    Decision,
    Event,
    Game,
    Json,
    OneOf,
    Option,
    Outcome,
    Reason,
    Seat,
    ask,
    choose,
    decide,
    first,
    rest,
)
from ludoteca.kernel.testing import (
    check_answers,
    check_clones,
    check_course,
    check_forks,
    check_imagine,
    check_leaving,
    check_orders,
    check_replay,
    check_rests,
    check_secrets,
    check_seeds,
    check_silence,
    check_stopping,
    check_views,
    check_words,
)
from tests.kernel.toys import effects, picks, windows

Check = Callable[[Any], int]


class Broken(NamedTuple):
    game: Game[Any]
    check: Check
    message: str


BROKEN: list[Broken] = []


def breaks(check: Check, message: str) -> Callable[[type[Game[Any]]], type[Game[Any]]]:
    """Note that the game must fail the check with a message that matches."""

    def note(kind: type[Game[Any]]) -> type[Game[Any]]:
        BROKEN.append(Broken(kind(), check, message))
        return kind

    return note


# How a match runs.


@breaks(check_course, "dead end: nothing is legal for picks-ask-card, pick, card")
class NothingToChoose(picks.Picks):
    def question(self, state: picks.State, seat: Seat) -> Decision:
        hand = [card for card in state.hands[seat] if card > state.round * 8]
        return Decision(seat, "picks-ask-card", (Action("pick", (OneOf("card", hand),)),), "PK-1")


@breaks(check_course, "raises AssertionError: nobody is waited for")
class OffersOnly(windows.Windows):
    def hiding(self, state: windows.State) -> list[Decision]:
        return [decision._replace(offer=True) for decision in super().hiding(state)]


@breaks(check_course, "does not end within 2000 acts")
class NeverEnds(windows.Windows):
    def reckon(self, state: windows.State) -> None:
        super().reckon(state)
        state.turn = 0
        state.caught = [0] * len(state.hands)


@breaks(check_course, r"pieces came or went: \{'cards': \(\d+, \d+\)\}")
class LosesACard(effects.Effects):
    async def toll(self, state: effects.State, seat: Seat) -> None:
        await super().toll(state, seat)
        state.deck = state.deck[1:]


@breaks(check_course, r"\(1, 3\) are no places of 2 seats")
class WrongPlaces(picks.Picks):
    seats = (2, 2)

    def outcome(self, state: picks.State) -> Outcome:
        return Outcome("picks-end-sum", (1, 3))


@breaks(check_course, r"raises KeyError: 'five'(.|\n)*'deal': 'five'")
class ChoiceThatCrashes(picks.Picks):
    options = (Option("length", ("short",)), Option("deal", ("three", "four", "five")))


@breaks(check_course, r"raises IndexError(.|\n)*seats=5")
class SeatsThatCrash(effects.Effects):
    seats = (2, 5)

    def setup(
        self, seats: int, options: Mapping[str, str], chance: Chance, version: int
    ) -> effects.State:
        state = super().setup(seats, options, chance, version)
        [0, 1, 2, 3][seats - 1]
        return state


@breaks(check_course, "played again from its record goes another way")
class RemembersOtherMatches(picks.Picks):
    def __init__(self) -> None:
        self.played = 0

    def outcome(self, state: picks.State) -> Outcome:
        self.played += 1
        return Outcome("picks-end-sum", args={"match": self.played})


@breaks(check_leaving, "absent seat")
class AbsentAnswersWrongly(windows.Windows):
    def absent(self, state: windows.State, decision: Decision) -> Answer:
        return {"action": "pass"}


@breaks(check_leaving, "raises IndexError")
class CannotGoOnWithout(effects.Effects):
    def leave(self, state: effects.State, seat: Seat) -> None:
        state.points = []


@breaks(check_stopping, "a fork differs")
class CountsItsViews(picks.Picks):
    def __init__(self) -> None:
        self.looks = 0

    def view(self, state: picks.State, seat: Seat | None) -> Json:
        self.looks += 1
        return {**super().view(state, seat), "round": self.looks}


# Copies.


@breaks(check_replay, "two matches of one seed with the same answers differ")
class HasASecretMemory(effects.Effects):
    def __init__(self) -> None:
        self.draws = 0

    def draw(self, state: effects.State, seat: Seat) -> None:
        self.draws += 1
        state.deck.insert(0, state.deck.pop()) if self.draws % 7 == 0 and state.deck else None
        super().draw(state, seat)


@breaks(check_replay, "the rules have changed the answer")
class EatsTheAnswer(effects.Effects):
    async def sort(self, state: effects.State, seat: Seat) -> None:
        await super().sort(state, seat)

    async def play(self, state: effects.State) -> None:
        while state.turn < effects.TURNS:
            await rest()
            seat = state.turn % len(state.hands)
            actions = (Action("draw", (), "EF-1"),)
            answer = await decide(Decision(seat, "effects-ask-turn", actions, "EF-1"))
            answer["done"] = True
            self.draw(state, seat)
            state.turn += 1


@breaks(check_silence, "without listeners or history the match differs")
class PlaysForTheAudience(effects.Effects):
    async def win(self, state: effects.State, seat: Seat) -> None:
        if state.events is not None:
            await super().win(state, seat)


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


@breaks(check_forks, "a Colour is no plain data")
class HoldsAnEnum(picks.Picks):
    def resolve(self, state: picks.State, answers: Mapping[Seat, Answer]) -> None:
        super().resolve(state, answers)
        state.left = [Colour.RED]  # type: ignore[list-item]


@breaks(check_forks, "differs at frames.1.decision.args.asked")
class KeepsALocal(windows.Windows):
    """A local variable that outlives a rest is lost in forks and saves."""

    async def play(self, state: windows.State) -> None:
        windows_open = 0
        while state.turn < windows.TURNS:
            while len(state.places) < len(state.hands) - 1:
                await rest()
                decisions = self.hiding(state)
                decisions[0] = decisions[0]._replace(args={"asked": windows_open})
                windows_open += 1
                self.hide(state, *await first(*decisions))
            state.lamp = 1
            self.reckon(state)


@breaks(check_rests, "begun anew at a rest, the rules ask something else")
class RestsTooEarly(effects.Effects):
    async def play(self, state: effects.State) -> None:
        while state.turn < effects.TURNS:
            await rest()
            seat = state.turn % len(state.hands)
            actions = (Action("draw", (), "EF-1"),)
            await decide(Decision(seat, "effects-ask-turn", actions, "EF-1"))
            self.draw(state, seat)
            await rest()
            question = (Action("yes"), Action("no"))
            await decide(Decision(seat, "effects-ask-mix", question, "EF-5"))
            state.turn += 1


@breaks(check_rests, "between rest\\(\\) and the question the rules change the state")
class ChangesAfterRest(picks.Picks):
    async def play(self, state: picks.State) -> None:
        while state.round < state.rounds:
            await rest()
            state.deck.sort()
            seats = range(len(state.hands))
            self.resolve(state, await ask(*(self.question(state, seat) for seat in seats)))


@breaks(check_rests, "begun anew at a rest, the rules tell")
class TellsAfterRest(picks.Picks):
    def question(self, state: picks.State, seat: Seat) -> Decision:
        self.tell(state, Event("picks-event-shown", {"seat": seat}))
        return super().question(state, seat)


@breaks(check_rests, "the first question does not come right after a rest")
class NeverRests(picks.Picks):
    async def play(self, state: picks.State) -> None:
        while state.round < state.rounds:
            seats = range(len(state.hands))
            self.resolve(state, await ask(*(self.question(state, seat) for seat in seats)))


@dataclass(slots=True)
class Forgetful(picks.State):
    note: int = 7

    def clone(self) -> Forgetful:
        same = picks.State.clone(self)
        fields = [getattr(same, name) for name in picks.State.__slots__]
        return Forgetful(*fields)


class WithOtherState(picks.Picks):
    kind: ClassVar[type[picks.State]]

    def setup(
        self, seats: int, options: Mapping[str, str], chance: Chance, version: int
    ) -> picks.State:
        same = super().setup(seats, options, chance, version)
        return self.kind(*(getattr(same, name) for name in picks.State.__slots__))


@breaks(check_clones, r"a clone of the state differs at Forgetful.note: \d+ and 7")
class CloneMissesAField(WithOtherState):
    kind = Forgetful
    state_types = (Forgetful,)


@dataclass(slots=True)
class Sharing(picks.State):
    def clone(self) -> Sharing:
        same = picks.State.clone(self)
        same.shown = self.shown.copy()
        return Sharing(*(getattr(same, name) for name in picks.State.__slots__))


@breaks(check_clones, r"a clone shares state.shown\[0\], a list, with its original")
class CloneSharesAList(WithOtherState):
    kind = Sharing
    state_types = (Sharing,)


# Answers.


class Careless(OneOf):
    """Takes true for 1, and numbers written as words."""

    def refusal(self, value: Json) -> Reason | None:
        try:
            return None if int(value) in self.choices else super().refusal(value)
        except (TypeError, ValueError, OverflowError):
            return super().refusal(value)


class Strict(OneOf):
    def refusal(self, value: Json) -> Reason | None:
        return (
            Reason("picks-why-strict", "PK-1")
            if value == max(self.choices)
            else super().refusal(value)
        )


class Narrow(OneOf):
    def sample(self, below: Any) -> Json:
        return self.choices[0]


class Miscounting(OneOf):
    def count(self) -> int:
        return len(self.choices) + 1


class Crashing(OneOf):
    def refusal(self, value: Json) -> Reason | None:
        return None if value + 0 in self.choices else super().refusal(value)


class Shouting(OneOf):
    def refusal(self, value: Json) -> Reason | None:
        reason = super().refusal(value)
        return reason and Reason("picks-why-shouting", "PK-1")


class Odd(OneOf):
    def to_json(self) -> Json:
        return {"part": self.name, "kind": "wheel", "choices": list(self.choices)}


class Spending(OneOf):
    """Changes the state when it is asked whether an answer is legal."""

    def __init__(self, name: str, choices: Any, state: picks.State) -> None:
        super().__init__(name, choices, "PK-1")
        self.state = state

    def refusal(self, value: Json) -> Reason | None:
        reason = super().refusal(value)
        if reason is not None:
            self.state.deck.reverse()
        return reason


class Telling(Spending):
    """Writes an answer down for all to see before all have answered."""

    def refusal(self, value: Json) -> Reason | None:
        reason = OneOf.refusal(self, value)
        if reason is None:
            self.state.left.append(value)
        return reason


class WithOtherPart(picks.Picks):
    """Asks with a part of another kind."""

    clause = "PK-1"

    def part(self, state: picks.State, hand: list[int]) -> OneOf:
        raise NotImplementedError

    def question(self, state: picks.State, seat: Seat) -> Decision:
        part = self.part(state, state.hands[seat].copy())
        return Decision(seat, "picks-ask-card", (Action("pick", (part,)),), self.clause)


def with_part(kind: Callable[..., OneOf], check: Check, message: str) -> None:
    class Game(WithOtherPart):
        def part(self, state: picks.State, hand: list[int]) -> OneOf:
            return kind("card", hand, state) if kind in (Spending, Telling) else kind("card", hand)

    breaks(check, message)(Game)


with_part(Careless, check_answers, "the illegal answer .* is taken")
with_part(Strict, check_answers, "was drawn for picks-ask-card, and is refused")
with_part(Narrow, check_answers, "never draws")
with_part(Miscounting, check_answers, "counts 4 answers, describes 3")
with_part(Crashing, check_answers, "raises TypeError")
with_part(Shouting, check_answers, "with picks-why-shouting, which messages/en.ftl does not know")
with_part(Odd, check_answers, "describes itself in an unknown form")
with_part(Spending, check_answers, "a refused answer has changed the match")
with_part(Telling, check_orders, "an answer shows before all have given theirs")


class Unreasoned(OneOf):
    def refusal(self, value: Json) -> Reason | None:
        reason = super().refusal(value)
        return reason and reason._replace(args={"value": None})


with_part(Unreasoned, check_answers, "arguments that are no plain JSON: value is null")


# What is shown.


@breaks(check_views, "hand is null")
class ShowsNull(picks.Picks):
    def view(self, state: picks.State, seat: Seat | None) -> Json:
        return super().view(state, seat) | ({"hand": None} if seat is None else {})


@breaks(check_views, "has the key 0, which is no string")
class ShowsNumbersAsKeys(picks.Picks):
    def view(self, state: picks.State, seat: Seat | None) -> Json:
        return {**super().view(state, seat), "hands": dict(enumerate(map(len, state.hands)))}


@breaks(check_views, "not as promised: round is '0', not int")
class ShowsAnotherType(picks.Picks):
    def view(self, state: picks.State, seat: Seat | None) -> Json:
        return {**super().view(state, seat), "round": str(state.round)}


@breaks(check_views, "top has more, which View does not know")
class ShowsMore(picks.Picks):
    def view(self, state: picks.State, seat: Seat | None) -> Json:
        return {**super().view(state, seat), "more": 1}


@breaks(check_views, "top lacks kept of View")
class ShowsLess(picks.Picks):
    def view(self, state: picks.State, seat: Seat | None) -> Json:
        view = super().view(state, seat)
        del view["kept"]
        return view


@breaks(check_views, "a view that was given out before has changed")
class ShowsItsOwnLists(picks.Picks):
    def view(self, state: picks.State, seat: Seat | None) -> Json:
        return {**super().view(state, seat), "shown": state.shown}


@breaks(check_views, "an event is no plain JSON for seat 0: whom is a tuple")
class TellsATuple(windows.Windows):
    def lay_down(self, state: windows.State, seat: Seat, card: str) -> None:
        super().lay_down(state, seat, card)
        self.tell(state, "played", {"whom": (1, 2)})


@breaks(check_views, "all information is open, but views differ")
class SaysItIsOpen(picks.Picks):
    open_information = True


@breaks(check_words, "does not know picks-event-unheard")
class TellsUnknownWords(picks.Picks):
    def resolve(self, state: picks.State, answers: Mapping[Seat, Answer]) -> None:
        super().resolve(state, answers)
        self.tell(state, Event("picks-event-unheard"))


@breaks(check_words, "does not know picks-option-length-endless")
class HasAnUnnamedChoice(picks.Picks):
    options = (Option("length", ("short", "endless")), *picks.Picks.options[1:])


@breaks(check_words, "FileNotFoundError")
class HasNoWords(picks.Picks):
    folder = Path(__file__).parents[1]


# Secrets.


@breaks(check_imagine, "is seen by it as another view")
class ShowsAllHands(picks.Picks):
    """The view gives away the hands, which `imagine` rightly deals anew."""

    def view(self, state: picks.State, seat: Seat | None) -> Json:
        view = super().view(state, seat)
        return {**view, "mine": [*view["mine"], *(max(hand, default=0) for hand in state.hands)]}

    def imagine(self, view: Json, seat: Seat | None, chance: Chance) -> picks.State:
        mine = view["mine"][: -len(view["hands"])]
        return super().imagine({**view, "mine": mine}, seat, chance)


@breaks(check_imagine, "imagine\\(\\) deals nothing anew")
class ImaginesOneWorld(picks.Picks):
    def imagine(self, view: Json, seat: Seat | None, chance: Chance) -> picks.State:
        state = super().imagine(view, seat, Chance(bytes(32)))
        state.chance = chance
        return state


@breaks(check_imagine, "imagine\\(\\) makes pieces")
class ImaginesFewerCards(picks.Picks):
    def imagine(self, view: Json, seat: Seat | None, chance: Chance) -> picks.State:
        state = super().imagine(view, seat, chance)
        state.deck.pop()
        return state


@breaks(check_imagine, "makes two states of one view and one chance")
class ImaginesByMood(picks.Picks):
    mood = 0

    def imagine(self, view: Json, seat: Seat | None, chance: Chance) -> picks.State:
        state = super().imagine(view, seat, chance)
        self.mood += 1
        state.deck = state.deck[self.mood % 2 :] + state.deck[: self.mood % 2]
        return state


@breaks(check_imagine, "imagine\\(\\) changes the view")
class SpoilsTheView(picks.Picks):
    def imagine(self, view: Json, seat: Seat | None, chance: Chance) -> picks.State:
        state = super().imagine(view, seat, chance)
        view["hand"].append(99)
        return state


@breaks(check_secrets, "an event tells what leaves no trace in the view")
class TellsWhatIsDrawn(effects.Effects):
    def draw(self, state: effects.State, seat: Seat) -> None:
        super().draw(state, seat)
        if state.events and state.events[-1].name == "effects-event-draws":
            event = state.events[-1]
            state.events[-1] = Event(event.name, event.private[seat] | event.public)


@breaks(check_secrets, "an event tells what leaves no trace in the view")
class TellsWhereOneHides(windows.Windows):
    """Seen only where another answers differently in both worlds."""

    def hide(self, state: windows.State, seat: Seat, answer: Answer) -> None:
        super().hide(state, seat, answer)
        if state.events is not None and answer["action"] == "hide":
            state.events[-1] = Event("windows-event-hidden", {"place": answer["place"]})


@breaks(check_secrets, "the view shows what no event has told")
class ShowsTheLastCard(effects.Effects):
    """The view shows in mid-effect what was drawn: at rest it is as it should be."""

    def view(self, state: effects.State, seat: Seat | None) -> Json:
        view = super().view(state, seat)
        if state.running:
            view["running"] = [*view["running"], *(hand[-1] for hand in state.hands if hand)]
        return view


@breaks(check_imagine, "is asked something else .*waiting")
class AsksOnlyWhoCan(windows.Windows):
    """Who is asked depends on the faces of hidden cards (NA-3.7 forbids it)."""

    def entitled(self, state: windows.State) -> list[Decision]:
        return [
            decision
            for decision in super().entitled(state)
            if any(card[:4] != "lamp" for card in state.hands[decision.seat])
        ]


@breaks(check_secrets, "whether somebody is asked at all betrays what is hidden")
class SkipsTheHelpless(effects.Effects):
    """A question is left out where hidden faces leave no choice (IN-15.1, IN-15.3)."""

    async def mix(self, state: effects.State, seat: Seat) -> None:
        other = (seat + 1) % len(state.hands)
        if any(card.startswith(("gift", "win")) for card in state.hands[other]):
            actions = (Action("yes"), Action("no"))
            await decide(Decision(other, "effects-ask-mix", actions, "EF-5"))


@breaks(check_secrets, "what is asked or waited for betrays what is hidden")
class OffersWhatOthersHold(effects.Effects):
    """What a seat may answer depends on what another holds."""

    async def mix(self, state: effects.State, seat: Seat) -> None:
        other = (seat + 1) % len(state.hands)
        strong = any(card.startswith(("win", "mix")) for card in state.hands[other])
        actions = (Action("yes"), Action("no")) if strong else (Action("no"),)
        await decide(Decision(seat, "effects-ask-mix", actions, "EF-5"))


@breaks(check_secrets, "whether somebody is asked at all betrays what is hidden")
class TakesTheOnlyCard(effects.Effects):
    """A single eligible card goes by itself, though only its holder knows it to be the only one."""

    async def mix(self, state: effects.State, seat: Seat) -> None:
        other = (seat + 1) % len(state.hands)
        cards = [card for card in state.hands[other] if card < "n"]
        card = await choose(other, "effects-ask-toll", cards, open_facts=True)
        if card is not None:
            state.hands[other].remove(str(card))
            state.discard.append(str(card))
            self.tell(state, "discards", {"seat": other, "card": card})


class Guessing(OneOf):
    """Refuses with a reason that gives away another's secret."""

    def __init__(self, choices: Any, other: list[str]) -> None:
        super().__init__("card", choices, "EF-2")
        self.other = other

    def refusal(self, value: Json) -> Reason | None:
        reason = super().refusal(value)
        if reason is not None and len(self.other) > 0 and self.other[0] < "n":
            return Reason("kernel-not-a-choice", "EF-7", {"part": "card"})
        return reason


@breaks(check_secrets, "the refusal of .* betrays what is hidden")
class RefusesWithAHint(effects.Effects):
    async def play(self, state: effects.State) -> None:
        while state.turn < effects.TURNS:
            await rest()
            seat = state.turn % len(state.hands)
            part = Guessing(state.hands[seat].copy(), state.hands[seat - 1])
            actions = (Action("draw", (), "EF-1"), Action("play", (part,)))
            answer = await decide(
                Decision(seat, "effects-ask-turn", actions if state.hands[seat] else actions[:1])
            )
            if answer["action"] == "draw":
                self.draw(state, seat)
            else:
                await self.run(state, seat, answer["card"])
            state.turn += 1


@breaks(check_secrets, r"the refusal of \{'action': .*\} betrays what is hidden")
class ExplainsTooMuch(effects.Effects):
    """Why an action is not possible now tells of another's hand."""

    async def mix(self, state: effects.State, seat: Seat) -> None:
        other = (seat + 1) % len(state.hands)
        weak = all(card < "n" for card in state.hands[other])
        why = Reason("kernel-not-a-choice" if weak else "kernel-wrong-parts", "EF-5")
        actions = (Action("yes"), Action("no"))
        await decide(Decision(seat, "effects-ask-mix", actions, why_not=lambda name: why))


@breaks(check_secrets, "what is asked or waited for betrays what is hidden")
class AsksByTheSecretPick(picks.Picks):
    """After a secret choice, who is asked next depends on it before it is shown."""

    async def play(self, state: picks.State) -> None:
        while state.round < 2:
            await rest()
            seats = range(len(state.hands))
            answers = await ask(*(self.question(state, seat) for seat in seats))
            low = min(seats, key=lambda seat: (answers[seat]["card"], seat))
            actions = (Action("keep"),)
            await decide(Decision(low, "picks-ask-card", actions, "PK-1"))
            self.resolve(state, answers)


@breaks(check_imagine, r"is asked something else at waiting\[0\]")
class OrdersByTheHidden(windows.Windows):
    """Whom it asks first shows whose hidden card is lowest."""

    def entitled(self, state: windows.State) -> list[Decision]:
        return sorted(super().entitled(state), key=lambda d: state.hands[d.seat][0])


@breaks(check_seeds, "an event tells what leaves no trace in the view")
class TellsAnOmen(picks.Picks):
    """Even the first act tells something of the deck."""

    def resolve(self, state: picks.State, answers: Mapping[Seat, Answer]) -> None:
        super().resolve(state, answers)
        self.tell(state, Event("picks-event-kept", {"seat": sum(state.deck[:1])}))

    def setup(
        self, seats: int, options: Mapping[str, str], chance: Chance, version: int
    ) -> picks.State:
        state = super().setup(seats, options, chance, version)
        state.events = None
        return state
