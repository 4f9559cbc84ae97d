"""The words of a scenario: titles, zones, supply piles, answers, ends."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ludoteca.games.innovation.cards import CARDS, COLOUR, COLOURS, SPLAYS
from ludoteca.games.innovation.scenarios.script import (
    COUNTERS,
    Malformed,
    Pile,
    Step,
    Then,
    Zones,
)
from ludoteca.games.innovation.state import SPECIALS

COLOUR_WORD = "|".join(COLOURS)
NOTHING = {"", "–", "-", "—", "none", "empty", "nothing"}
PILE = re.compile(rf"({COLOUR_WORD})(?:\s+(left|right|up))?\s*\[([^\]]*)\]", re.IGNORECASE)
MONUMENT = re.compile(r"\(?\s*Monument counters?:\s*([^)]*)\)?", re.IGNORECASE)
COUNTER = re.compile(r"(tucked|scored)\s+(\d+)", re.IGNORECASE)
AGES = re.compile(r"ages?\s+(\d+(?:\s*(?:–|-|to|and|,)\s*\d+)*)\b\s*:?(.*)", re.IGNORECASE)
STEP = re.compile(r"(P\d)(\s+action)?\s*:\s*(.*)", re.IGNORECASE)
SWAP = re.compile(rf"swaps? bottom-up places (\d+) and (\d+) of ({COLOUR_WORD})\b.*", re.IGNORECASE)
COLOURS_NAMED = re.compile(rf"({COLOUR_WORD})(?:(?:\s+and\s+|\s*,\s*)({COLOUR_WORD}))?")
SPLAYS_PILE = re.compile(r"splays (?:the )?pile of (.*)", re.IGNORECASE)
MOVES = re.compile(r"(P\d) to move(?:.*?\b(?:action (\d)|(first|second) action))?", re.IGNORECASE)
OVER = re.compile(r"game (?:is )?over,? by (achievements|points|dogma)\b", re.IGNORECASE)
ZONES = {
    "board": "board",
    "hand": "hand",
    "score": "score",
    "achievements": "achievements",
    "achievement": "achievements",
}
WAYS = {"a": "score", "b": "draw"}
PLAIN = {
    "passes": "pass",
    "pass": "pass",
    "declines": "pass",
    "decline": "pass",
    "accepts": "accept",
    "accept": "accept",
}


def key(title: str) -> str:
    """Return a title without what people write differently."""
    return re.sub(r"[\W_]", "", title.casefold())


TITLES = {key(card.name): number for number, card in enumerate(CARDS)}


def card(title: str) -> int:
    """Return the card of that title."""
    found = TITLES.get(key(title), TITLES.get(key(re.sub(r"\(.*\)", "", title))))
    if found is None:
        raise Malformed(f"there is no card {title.strip()!r}")
    return found


def cards(text: str, mark: str = ",") -> list[int]:
    """Return the cards of a list; a dash is none."""
    if text.strip().lower() in NOTHING:
        return []
    return [card(title) for title in text.split(mark)]


def seat_number(text: str, seats: int = 4) -> int:
    """Return the seat that `P1` and so on stand for."""
    number = int(text.strip()[1:]) - 1
    if not 0 <= number < seats:
        raise Malformed(f"there is no player {text}")
    return number


def zones_of(text: str) -> tuple[Zones, frozenset[str]]:
    """Read what a player has, and return which zones are told of."""
    zones = Zones()
    told: set[str] = set()
    if counters := MONUMENT.search(text):
        told.add(COUNTERS)
        for name, number in COUNTER.findall(counters[1]):
            setattr(zones, name.lower(), int(number))
        text = text[: counters.start()] + text[counters.end() :]
    for part in filter(None, map(str.strip, text.split(";"))):
        name, _, said = part.rstrip(".").partition(" ")
        zone = ZONES.get(name.lower().rstrip(":"))
        if zone is None or zone in told:
            raise Malformed(f"{name!r} is no zone, or stands twice")
        told.add(zone)
        match zone:
            case "board":
                read_board(zones, said)
            case "hand":
                zones.hand = cards(said)
            case "score":
                zones.score = cards(said)
            case _:
                read_achievements(zones, said)
    return zones, frozenset(told)


def read_board(zones: Zones, text: str) -> None:
    """Read the piles of a board."""
    rest = PILE.sub("", text).replace(",", "").strip().lower()
    if rest not in NOTHING:
        raise Malformed(f"{rest!r} is no pile of a board")
    for colour_name, way, pile in PILE.findall(text):
        colour = COLOURS.index(colour_name.lower())
        if zones.piles[colour]:
            raise Malformed(f"there are two {colour_name} piles")
        zones.piles[colour] = cards(pile, "<")
        zones.splays[colour] = SPLAYS.index(way.lower()) if way else 0
        for each in zones.piles[colour]:
            if COLOUR[each] != colour:
                raise Malformed(f"{CARDS[each].name} is not {colour_name}")
        if way and len(zones.piles[colour]) < 2:
            raise Malformed(f"the {colour_name} pile cannot be splayed")


def read_achievements(zones: Zones, text: str) -> None:
    """Read which achievements a player owns, by age or name."""
    if text.strip().lower() in NOTHING:
        return
    for name in re.split(r",|\band\b", text):
        word = name.strip().lower().removeprefix("age").strip()
        if word.isdecimal() and 1 <= int(word) <= 9:
            zones.ages.append(int(word))
        elif word in SPECIALS:
            zones.specials.append(word)
        else:
            raise Malformed(f"there is no achievement {name.strip()!r}")


def supply_of(text: str) -> dict[int, Pile]:
    """Read what the supply piles hold, as far as it is said."""
    piles: dict[int, Pile] = {}
    for part in filter(None, map(str.strip, text.rstrip(".").split(";"))):
        found = AGES.fullmatch(part)
        if found is None:
            raise Malformed(f"{part!r} is no supply pile")
        said = found[2].replace("...", "…").strip()
        exactly = re.search(r"\bexactly\b|\bempty\b", said) is not None
        titles = re.sub(r"\bexactly\b|\bempty\b|…", "", said).strip().strip(",")
        for age in numbers(found[1]):
            if not 1 <= age <= 10 or age in piles:
                raise Malformed(f"the supply of age {age} cannot be told")
            piles[age] = Pile(cards(titles), exactly)
    return piles


def numbers(text: str) -> list[int]:
    """Return the numbers of `3`, `3, 4 and 5` or `3–5`."""
    found = [int(number) for number in re.findall(r"\d+", text)]
    if re.search(r"–|-|to", text):
        return list(range(found[0], found[-1] + 1))
    return found


def steps_of(text: str, seats: int) -> list[Step]:
    """Read what is done and answered, in order."""
    steps: list[Step] = []
    for part in filter(None, map(str.strip, re.split("→|->", text))):
        found = STEP.fullmatch(part)
        if found is None:
            raise Malformed(f"{part!r} is no action and no answer")
        seat = seat_number(found[1], seats)
        if found[2]:
            steps.append(action_of(seat, found[3].strip(), part))
        else:
            steps += answers_of(seat, found[3].strip(), part, seats)
    if not steps or not steps[0].is_action:
        raise Malformed("play begins with an action")
    return steps


def action_of(seat: int, text: str, part: str) -> Step:
    """Read one action."""
    kind, _, what = text.rstrip(". ").partition(" ")
    match kind.lower():
        case "draw" if not what:
            return Step(seat, "draw", 0, part)
        case "meld" | "dogma":
            return Step(seat, kind.lower(), card(what), part)
        case "achieve" if age := re.fullmatch(r"(?:age\s*)?(\d+)", what.strip(), re.IGNORECASE):
            return Step(seat, "achieve", int(age[1]), part)
    raise Malformed(f"{text!r} is no action")


def answers_of(seat: int, text: str, part: str, seats: int) -> Iterator[Step]:
    """Read an answer; two colours are two answers."""
    plain = text.rstrip(".").lower()
    if plain in PLAIN:
        yield Step(seat, PLAIN[plain], "", part)
    elif re.fullmatch(r"p\d", plain):
        yield Step(seat, "seat", seat_number(plain, seats), part)
    elif named := COLOURS_NAMED.fullmatch(plain):
        for colour in filter(None, named.groups()):
            yield Step(seat, "colour", colour, part)
    elif value := re.fullmatch(r"value\s+(\d+)", plain):
        yield Step(seat, "value", int(value[1]), part)
    elif pile := SPLAYS_PILE.fullmatch(text):
        yield Step(seat, "splay", card(pile[1]), part)
    elif way := re.match(r"takes \(([ab])\)", plain):
        yield Step(seat, "way", WAYS[way[1]], part)
    elif swap := SWAP.fullmatch(plain):
        places = (COLOURS.index(swap[3]), int(swap[1]), int(swap[2]))
        yield Step(seat, "swap", places, part)
    else:
        yield Step(seat, "card", card(text), part)


def then_of(text: str, seats: int) -> Then:
    """Read who is to move, or how the game has ended."""
    named = [seat_number(name, seats) for name in re.findall(r"P\d", text)]
    if over := OVER.search(text):
        if not named:
            raise Malformed("nobody is said to win")
        return Then(ended=over[1].lower(), winners=tuple(sorted(set(named))))
    if moves := MOVES.search(text):
        action = 2 if (moves[3] or "").lower() == "second" else 1 if moves[3] else moves[2] or 0
        return Then(seat_number(moves[1], seats), int(action))
    raise Malformed(f"{text!r} tells neither who is to move nor an end")
