"""Looking at the table: top cards, values, icons, points, and who is whose opponent."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.games.innovation.cards import AGE
from ludoteca.games.innovation.icons import BITS, MASK
from ludoteca.games.innovation.state import Innovation, Player
from ludoteca.kernel import Seat

NEEDED = {2: 6, 3: 5, 4: 4}
"""Achievements that win, by number of players (IN-12.1)."""
NEEDED_BY_TEAM = 6


def tops(state: Innovation, seat: Seat) -> list[int]:
    """Return the top cards of a player, in the order of colours."""
    return [pile[-1] for pile in state.players[seat].piles if pile]


def top(state: Innovation, seat: Seat, colour: int) -> int | None:
    """Return the top card of a colour, if any."""
    pile = state.players[seat].piles[colour]
    return pile[-1] if pile else None


def value(card: int | None) -> int:
    """Return a card's value; that of a missing card is 0 (IN-1.7)."""
    return 0 if card is None else AGE[card]


def highest_value(cards: Iterable[int]) -> int:
    """Return the greatest value among cards, 0 without any."""
    return max([AGE[card] for card in cards], default=0)


def highest(cards: Iterable[int]) -> list[int]:
    """Return the cards of the greatest value."""
    cards = list(cards)
    greatest = highest_value(cards)
    return [card for card in cards if AGE[card] == greatest]


def lowest(cards: Iterable[int]) -> list[int]:
    """Return the cards of the smallest value."""
    cards = list(cards)
    least = min([AGE[card] for card in cards], default=0)
    return [card for card in cards if AGE[card] == least]


def top_value(state: Innovation, seat: Seat) -> int:
    """Return the greatest value among a player's top cards, 0 without any."""
    return max([AGE[pile[-1]] for pile in state.players[seat].piles if pile], default=0)


def icon_count(state: Innovation, seat: Seat, icon: int) -> int:
    """Return how many of an icon a player shows (IN-5.3)."""
    return state.players[seat].icons >> BITS * icon & MASK


def pile_shows(state: Innovation, seat: Seat, colour: int, icon: int) -> int:
    """Return how many of an icon one pile of a player shows (IN-5.2)."""
    return state.players[seat].shows[colour] >> BITS * icon & MASK


def showing(state: Innovation, seat: Seat, icon: int) -> list[int]:
    """Return the colours in which a player shows an icon at least once."""
    shows = state.players[seat].shows
    return [colour for colour in range(5) if shows[colour] >> BITS * icon & MASK]


def splayed(state: Innovation, seat: Seat, direction: int) -> list[int]:
    """Return the colours that a player has splayed in a direction."""
    splays = state.players[seat].splays
    return [colour for colour in range(5) if splays[colour] == direction]


def points(state: Innovation, seat: Seat) -> int:
    """Return the sum of the values in a score pile (IN-1.6)."""
    return sum([AGE[card] for card in state.players[seat].score])


def achievements(state: Innovation, seat: Seat) -> int:
    """Return how many achievements a player has, age and special alike (IN-11.8)."""
    player = state.players[seat]
    return len(player.ages) + len(player.specials)


def clockwise(state: Innovation, seat: Seat) -> list[Seat]:
    """Return the other seats, from the left of `seat` on; who has left is passed over."""
    order, players = state.order, state.players
    place = order.index(seat)
    seats = order[place + 1 :] + order[:place]
    return [other for other in seats if not players[other].left]


def others(state: Innovation, seat: Seat) -> list[Seat]:
    """Return everybody else, a mate too, clockwise."""
    return clockwise(state, seat)


def opponents(state: Innovation, seat: Seat) -> list[Seat]:
    """Return the opponents, clockwise; a mate is none (IN-13.5)."""
    team = state.team
    return [other for other in clockwise(state, seat) if team[other] != team[seat]]


def mates(state: Innovation, seat: Seat) -> list[Seat]:
    """Return the mates of a player, without the player."""
    team = state.team
    return [other for other in range(len(team)) if team[other] == team[seat] and other != seat]


def side(state: Innovation, seat: Seat) -> list[Seat]:
    """Return who wins and loses together with a player, the player included."""
    team = state.team
    return [other for other in range(len(team)) if team[other] == team[seat]]


def in_teams(state: Innovation) -> bool:
    """Tell whether this is the team game (IN-13)."""
    return len(set(state.team)) < len(state.team)


def needed(state: Innovation) -> int:
    """Return how many achievements win (IN-12.1)."""
    return NEEDED_BY_TEAM if in_teams(state) else NEEDED[len(state.players)]


def playing(state: Innovation) -> list[Seat]:
    """Return who has not left, from the player whose turn it is, clockwise."""
    turn = state.turn if state.turn >= 0 else state.order[0]
    here = [] if state.players[turn].left else [turn]
    return here + clockwise(state, turn)


def has_all_colours(player: Player) -> bool:
    """Tell whether a player has a pile of each colour."""
    return all(player.piles)
