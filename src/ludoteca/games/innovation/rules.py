"""The course of a match of Innovation: set-up (IN-2), turns (IN-3), the result (IN-12)."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.games.innovation.board import achievements, clockwise, in_teams, playing, points
from ludoteca.games.innovation.cards import AGE, CARD, CARDS, ID
from ludoteca.games.innovation.ending import end, team_sums
from ludoteca.games.innovation.events import tell
from ludoteca.games.innovation.knowledge import EVERYBODY
from ludoteca.games.innovation.moving import lift, put_on_top, settle
from ludoteca.games.innovation.state import Innovation, Player
from ludoteca.games.innovation.turn import action
from ludoteca.kernel import Action, Chance, Decision, OneOf, Outcome, Seat, ask, rest

PAIRINGS = {"1-2": [0, 2, 1, 3], "1-3": [0, 1, 2, 3], "1-4": [0, 1, 3, 2]}
"""The seats clockwise by who are mates: they sit opposite each other (IN-13.1)."""


def setup(seats: int, options: Mapping[str, str], chance: Chance) -> Innovation:
    """Return the table before the initial melds (IN-2.1 to IN-2.3)."""
    state = empty(seats, options["edition"], chance)
    state.events = []
    pairing = options["teams"]
    if pairing == "random":
        pairing = chance.pick(list(PAIRINGS))
    if pairing != "no":
        seat_teams(state, pairing)
    for pile in state.supply:
        chance.shuffle(pile)
    state.aside = [pile.pop() for pile in state.supply[:9]]
    for seat in state.order:
        hand = state.players[seat].hand = [state.supply[0].pop() for _ in range(2)]
        for card in hand:
            state.known[card] = 1 << seat
    settle(state)
    return state


def empty(seats: int, edition: str, chance: Chance) -> Innovation:
    """Return a table where all cards lie in the supply, in order."""
    return Innovation(
        [Player() for _ in range(seats)],
        edition,
        list(range(seats)),
        list(range(seats)),
        [[card for card in range(len(CARDS)) if AGE[card] == age] for age in range(1, 11)],
        [],
        chance,
        [0] * len(CARDS),
        [0] * len(CARDS),
    )


def seat_teams(state: Innovation, pairing: str) -> None:
    """Seat four players so that mates are opposite each other, and tell it."""
    order = state.order = PAIRINGS[pairing][:]
    for place, seat in enumerate(order):
        state.team[seat] = place % 2
    one, two, three, four = order
    tell(state, "teams", one=one, two=two, three=three, four=four)


async def play(state: Innovation) -> None:
    """Let all meld a first card; then turns follow until a rule ends the match."""
    if state.turn < 0:
        await first_melds(state)
    while True:
        await rest()
        await action(state)
        if not state.actions or state.players[state.turn].left:
            next_turn(state)


async def first_melds(state: Innovation) -> None:
    """Let all pick a card in secret and meld it at the same time (IN-2.3, IN-2.7)."""
    await rest()
    answers = await ask(*[first_meld(state, seat) for seat in range(len(state.players))])
    cards = {seat: CARD[answers[seat]["card"]] for seat in state.order}
    for seat, card in cards.items():
        lift(state, card, EVERYBODY)
        put_on_top(state, seat, card)
        tell(state, "melded", seat=seat, card=ID[card], out="hand")
    first = min(cards, key=lambda seat: CARDS[cards[seat]].name.casefold())  # IN-2.4
    tell(state, "first", seat=first)
    here = [seat for seat in [first, *clockwise(state, first)] if not state.players[seat].left]
    begin_turn(state, here[0])


def first_meld(state: Innovation, seat: Seat) -> Decision:
    """Return the question for a player's first card."""
    cards = OneOf("card", [ID[card] for card in state.players[seat].hand], "IN-2.3")
    actions = (Action("choose", (cards,), "IN-2.3"),)
    return Decision(seat, "innovation-ask-first-meld", actions, "IN-2.3")


def begin_turn(state: Innovation, seat: Seat) -> None:
    """Give a player the turn; the first ones are short (IN-2.6)."""
    state.turn = seat
    state.turns += 1
    short = state.turns == 1 or (state.turns == 2 and len(state.players) == 4)
    state.actions = 1 if short else 2
    tell(state, "turn", seat=seat, actions=state.actions)


def next_turn(state: Innovation) -> None:
    """Set the Monument counters back (IN-3.7), and go on to the next player clockwise (IN-2.5)."""
    for player in state.players:
        player.tucked = player.scored = 0
    begin_turn(state, clockwise(state, state.turn)[0])


def leave(state: Innovation, seat: Seat) -> None:
    """Let a player go for good: turns are passed over, and no effect looks for that player.

    The cards stay. With one player or one team left the match is over, and those win.
    """
    state.players[seat].left = True
    tell(state, "left", seat=seat)
    here = playing(state)
    if len({state.team[other] for other in here}) == 1:
        end(state, "left", here)
    if seat == state.turn and state.dogma is None:
        next_turn(state)


def outcome(state: Innovation) -> Outcome:
    """Tell winners and losers (IN-12.7), with the numbers that decide between them."""
    winners = state.winners
    seats = range(len(state.players))
    ranks = tuple(1 if seat in winners else 1 + len(winners) for seat in seats)
    teams = in_teams(state)
    scores = []
    for seat in seats:
        own = points(state, seat), achievements(state, seat)
        of_points, of_achievements = team_sums(state, seat) if teams else own
        score = {"points": of_points, "achievements": of_achievements}
        if state.ended != "points":
            score = {"achievements": of_achievements, "points": of_points}
        scores.append(score)
    return Outcome(f"innovation-end-{state.ended}", ranks, tuple(scores), together=teams)
