"""What effects do with cards, piles and achievements: each verb does one thing, and tells it.

Every verb notes that the executor has changed something (IN-8.2), keeps in mind who knows what
(IN-14), and then looks whether a special achievement is earned (IN-11.4). `me` is who does it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NoReturn

from ludoteca.games.innovation.board import side
from ludoteca.games.innovation.cards import AGE, COLOURS, ID, NONE, SPLAYS
from ludoteca.games.innovation.ending import check, end, end_by_points, give, judge
from ludoteca.games.innovation.events import tell, tell_card, tell_cards
from ludoteca.games.innovation.icons import look_again
from ludoteca.games.innovation.knowledge import EVERYBODY, leave_unseen
from ludoteca.games.innovation.moving import (
    BACK,
    BOARD,
    HAND,
    REMOVED,
    SCORE,
    SEAT,
    SHOWN,
    SUPPLY,
    ZONE,
    ZONES,
    lift,
    put_on_top,
    settle,
    zone_cards,
)
from ludoteca.games.innovation.placing import (
    by_place,
    changed,
    follow_together,
    place_melded,
    place_scored,
    place_tucked,
    transfer,
    way,
)
from ludoteca.games.innovation.state import Innovation
from ludoteca.kernel import Seat

Group = tuple[Seat, str, Collection[int]]
"""Cards of one player's "hand" or "score" pile."""


class ActionOver(Exception):
    """Raised when an effect ends the whole dogma action (IN-8.7)."""


def next_card(state: Innovation, age: int) -> int:
    """Take the next card of an age, or of the next age that has one (IN-4.1 to IN-4.4)."""
    age = max(age, 1)
    while age <= 10:
        if pile := state.supply[age - 1]:
            changed(state)
            return pile.pop()
        age += 1
    return end_by_points(state)


def draw(state: Innovation, me: Seat, age: int) -> int:
    """Draw a card to the hand."""
    card = next_card(state, age)
    state.players[me].hand.append(card)
    state.at[card] = HAND | me << SEAT
    state.known[card] |= 1 << me
    state.trail.append(BACK[AGE[card]])
    if state.events is not None:
        tell_card(state, "drew", card, seat=me)
    return card


def draw_meld(state: Innovation, me: Seat, age: int) -> int:
    """Draw a card and meld it; it does not pass through the hand (IN-6.9)."""
    card = next_card(state, age)
    place_melded(state, me, card, SUPPLY)
    return card


def draw_tuck(state: Innovation, me: Seat, age: int) -> int:
    """Draw a card and tuck it."""
    card = next_card(state, age)
    place_tucked(state, me, card, SUPPLY)
    return card


def draw_score(state: Innovation, me: Seat, age: int) -> int:
    """Draw a card and score it."""
    card = next_card(state, age)
    state.known[card] |= 1 << me
    state.trail.append(BACK[AGE[card]])
    place_scored(state, me, card, SUPPLY)
    return card


def draw_shown(state: Innovation, me: Seat, age: int) -> int:
    """Draw a card face up; another verb then puts it somewhere (IN-6.8)."""
    card = next_card(state, age)
    state.shown.append(card)
    state.at[card] = SHOWN
    state.known[card] = EVERYBODY
    state.trail.append(ID[card])
    tell(state, "revealed", seat=me, card=ID[card])
    return card


def keep(state: Innovation, me: Seat, card: int) -> None:
    """Put a card that was drawn face up into the hand; everybody knows it there."""
    lift(state, card, EVERYBODY)
    state.players[me].hand.append(card)
    state.at[card] = HAND | me << SEAT
    tell(state, "kept", seat=me, card=ID[card])


def meld(state: Innovation, me: Seat, card: int) -> None:
    """Put a card on top of the own pile of its colour (IN-6.2)."""
    changed(state)
    place_melded(state, me, card, lift(state, card, EVERYBODY))


def tuck(state: Innovation, me: Seat, card: int) -> None:
    """Put a card under the own pile of its colour (IN-6.3)."""
    changed(state)
    place_tucked(state, me, card, lift(state, card, EVERYBODY))


def score(state: Innovation, me: Seat, card: int) -> None:
    """Put a card into the own score pile (IN-6.4)."""
    changed(state)
    place_scored(state, me, card, lift(state, card, 1 << me))


def score_together(state: Innovation, me: Seat, cards: Collection[int]) -> None:
    """Score a set of cards, whose order nobody can see."""
    known = follow_together(state, cards, 1 << me)
    if state.events is not None:
        for at, group in by_place(state, cards).items():
            tell_cards(state, "scored-cards", group, seat=me, out=ZONES[at & ZONE])
    for card, who in known.items():
        changed(state)
        at = lift(state, card, EVERYBODY)
        state.known[card] = who
        place_scored(state, me, card, at, told=True)


def put_back(state: Innovation, me: Seat, card: int, *, shown: bool = False) -> None:
    """Return a card: put it under the supply pile of its age (IN-4.7).

    `shown` tells that all have just been shown the card, and see that this one goes.
    """
    changed(state)
    at = state.at[card]
    owner = at >> SEAT
    # Whoever has it sees which one goes, but not whoever picks it by its back (IN-14.7).
    lift(state, card, EVERYBODY if shown else 1 << owner)
    state.supply[AGE[card] - 1].insert(0, card)
    state.at[card] = SUPPLY
    if state.events is not None:
        zone = at & ZONE
        if owner == me or zone not in (HAND, SCORE, BOARD):
            tell_card(state, "returned", card, seat=me, out=ZONES[zone])
        else:
            tell_card(state, "returned-other", card, seat=me, owner=owner, out=ZONES[zone])
    if at & ZONE == BOARD:
        check(state, owner)


def show(state: Innovation, me: Seat, card: int) -> None:
    """Show a hand card, which stays in the hand."""
    changed(state)
    state.known[card] = EVERYBODY
    state.trail.append(ID[card])
    tell(state, "showed", seat=me, card=ID[card])


def to_hand(state: Innovation, me: Seat, card: int, seat: Seat) -> None:
    """Transfer a card to a player's hand."""
    transfer(state, card, seat, HAND)


def to_score(state: Innovation, me: Seat, card: int, seat: Seat) -> None:
    """Transfer a card to a player's score pile, where it has not been scored (IN-6.6)."""
    transfer(state, card, seat, SCORE)


def to_board(state: Innovation, me: Seat, card: int, seat: Seat) -> None:
    """Transfer a card to a player's board, where it has not been melded (IN-6.6)."""
    changed(state)
    at = lift(state, card, EVERYBODY)
    put_on_top(state, seat, card)
    if state.events is not None:
        tell_card(state, "transferred", card, **way(at, seat), into="board")
    check(state, seat, at >> SEAT if at & ZONE == BOARD else -1)


def transfer_together(state: Innovation, cards: Collection[int], seat: Seat, zone: str) -> None:
    """Transfer a set of cards, whose order nobody can see, to a "hand" or "score" pile."""
    known = follow_together(state, cards, 1 << seat)
    if state.events is not None:
        for at, group in by_place(state, cards).items():
            tell_cards(state, "transferred-cards", group, **way(at, seat), into=zone)
    for card, who in known.items():
        transfer(state, card, seat, ZONES.index(zone), who)


def swap(state: Innovation, a: Group, b: Group) -> None:
    """Let two groups of cards change places, all at once (IN-6.7)."""
    seen = 1 << a[0] | 1 << b[0]
    moves: list[tuple[list[int], Seat, str, Seat, str]] = []
    for (seat, out, cards), (to, into, _) in ((a, b), (b, a)):
        leave_unseen(state, zone_cards(state, seat, ZONES.index(out)), cards, seen)
        moves.append((sorted(cards), seat, out, to, into))
    for cards, seat, out, to, into in moves:
        if cards and state.events is not None:
            tell_cards(state, "swapped", cards, seat=seat, to=to, out=out, into=into)
        for card in cards:
            changed(state)
            state.trail.append(BACK[AGE[card]])
            zone_cards(state, seat, ZONES.index(out)).remove(card)
            zone_cards(state, to, ZONES.index(into)).append(card)
            state.at[card] = ZONES.index(into) | to << SEAT


def splay(state: Innovation, me: Seat, colour: int, direction: int) -> bool:
    """Splay an own pile; return false when that does nothing (IN-5.1)."""
    player = state.players[me]
    if len(player.piles[colour]) < 2 or player.splays[colour] == direction:
        return False
    changed(state)
    player.splays[colour] = direction
    look_again(player, colour)
    if direction == NONE:
        tell(state, "unsplayed", seat=me, colour=COLOURS[colour])
    else:
        tell(state, "splayed", seat=me, colour=COLOURS[colour], direction=SPLAYS[direction])
    check(state, me)
    return True


def unsplay(state: Innovation, seat: Seat, colour: int) -> bool:
    """Take a player's pile of a colour together; return false when it lies so already."""
    return splay(state, seat, colour, NONE)


def reorder(state: Innovation, me: Seat, colour: int, order: Sequence[int]) -> bool:
    """Put the cards of an own pile into another order, from the bottom (IN-17.56)."""
    player = state.players[me]
    if player.piles[colour] == list(order):
        return False
    changed(state)
    player.piles[colour] = list(order)
    look_again(player, colour)
    tell(state, "reordered", seat=me, colour=COLOURS[colour], cards=[ID[card] for card in order])
    check(state, me)
    return True


def claim(state: Innovation, me: Seat, special: str) -> bool:
    """Claim a special achievement; nothing happens if somebody has it (IN-11.3, IN-11.7)."""
    if special not in state.specials:
        return False
    give(state, me, special)
    judge(state)
    return True


def win(state: Innovation, me: Seat) -> NoReturn:
    """End the match: this player, with a mate, wins (IN-12.4)."""
    end(state, "dogma", side(state, me))


def wipe_out(state: Innovation) -> NoReturn:
    """Remove all hands, boards and score piles, and end the dogma action (IN-17.68)."""
    changed(state)
    removed = state.removed
    removed += state.shown
    state.shown.clear()
    for player in state.players:
        for zone in (player.hand, player.score, *player.piles):
            removed += zone
            zone.clear()
    for card in removed:
        state.at[card] = REMOVED
    settle(state)
    executor = -1 if state.dogma is None else state.dogma.executor
    tell(state, "wiped", seat=executor)
    raise ActionOver


def demand_moved(state: Innovation) -> None:
    """Note that the demand of the card under way has moved a card (IN-7.9)."""
    if state.dogma is not None and not state.dogma.stack:
        state.dogma.victim_moved = True


def did_demand_move(state: Innovation) -> bool:
    """Tell whether the demand of this very card moved a card in this action (IN-7.9, IN-10.5)."""
    return state.dogma is not None and not state.dogma.stack and state.dogma.victim_moved
