"""Reading scenarios: their form, line by line.

    ### C013 Tools: both effects in one action
    *Cards:* Tools · *rule set:* last

    - before P1: board blue [Tools], red left [Oars < Archery]; hand Sailing; score –
    - before P2: board red [Coal]; hand –; score –; achievements 2, Empire
    - supply: age 1 Writing, Pottery …; age 3 exactly Optics; age 4 empty
    - play: P1 action: dogma Tools → P1: Sailing → P2: passes
    - after P1: board blue [Tools]; hand –; score – (Monument counters: tucked 1, scored 0)
    - after P2: unchanged
    - then: P1 to move, action 2
    - point: what it is good for

Piles are written from the bottom card to the top card, supply piles in drawing order. The line with
the asterisks may carry `turn of P2`, `action 2` and `teams P1+P3 / P2+P4`; the rule set `any`
stands for both. Entries whose heading has no C and a number are no scenarios of this form.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

from ludoteca.games.innovation.cards import AGE, CARDS
from ludoteca.games.innovation.scenarios.phrases import (
    seat_number,
    steps_of,
    supply_of,
    then_of,
    zones_of,
)
from ludoteca.games.innovation.scenarios.script import After, Header, Malformed, Script, Zones
from ludoteca.games.innovation.state import FIRST, LAST

HEADING = re.compile(r"###\s+(.*\S)")
SCENARIO = re.compile(r"C\d")
ITEM = re.compile(r"[-*]\s+([a-z]+(?:\s+P\d)?)\s*:\s*(.*)", re.IGNORECASE)
RULE_SETS = {LAST: (LAST,), FIRST: (FIRST,), "any": (LAST, FIRST)}
SEATS = range(2, 5)
NEEDED = ("play", "then")
UNCHANGED = re.compile(r"unchanged\b[\s;,.]*", re.IGNORECASE)
T = TypeVar("T")


class Line(NamedTuple):
    """What is said after the colon of a line, and the line's number."""

    text: str
    number: int


@dataclass
class Entry:
    """A heading with all that stands under it."""

    name: str
    line: int
    header: str = ""
    items: list[tuple[str, Line]] = field(default_factory=list)
    """Each line's key and text."""
    strange: list[int] = field(default_factory=list)
    """Lines that are neither."""

    @property
    def is_scenario(self) -> bool:
        """Whether this is to be played; other entries are for people."""
        return SCENARIO.match(self.name) is not None


def entries(text: str) -> Iterator[Entry]:
    """Yield the entries of a text; what stands before the first one is left out."""
    entry: Entry | None = None
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        heading = HEADING.fullmatch(line)
        if line.startswith("#") and entry is not None:
            yield entry
            entry = None
        if heading:
            entry = Entry(heading[1], number)
        elif entry is not None and line:
            add(entry, line, number, indented=raw[0].isspace())
    if entry is not None:
        yield entry


def add(entry: Entry, line: str, number: int, *, indented: bool) -> None:
    """Add a line to an entry; indented ones go on with the line before."""
    if entry.items and indented:
        key, said = entry.items[-1]
        entry.items[-1] = (key, Line(f"{said.text} {line}", said.number))
    elif item := ITEM.fullmatch(line):
        entry.items.append((" ".join(item[1].split()), Line(item[2].strip(), number)))
    elif line.startswith("*") and not entry.items:
        entry.header += f" {line.replace('*', '')}"
    else:
        entry.strange.append(number)


def read(entry: Entry) -> Script:
    """Return the scenario that an entry tells.

    :raises Malformed: with the number of the line.
    """
    if entry.strange:
        raise Malformed(f"line {entry.strange[0]}: this is no line of a scenario")
    said: dict[str, Line] = {}
    for key, line in entry.items:
        key = key[0].lower() + key[1:]
        if key in said:
            raise Malformed(f"line {line.number}: {key!r} stands twice")
        said[key] = line
    for key in NEEDED:
        if key not in said:
            raise Malformed(f"line {entry.line}: there is no line {key!r}")
    before, after = players_of(entry, said)
    seats = len(before)
    script = Script(
        before=before,
        after=after,
        supply=at(said.pop("supply", Line("", entry.line)), supply_of),
        steps=at(said.pop("play"), lambda text: steps_of(text, seats)),
        then=at(said.pop("then"), lambda text: then_of(text, seats)),
        header=at(Line(entry.header, entry.line), lambda text: header_of(text, seats)),
    )
    said.pop("point", None)
    for key, line in said.items():
        raise Malformed(f"line {line.number}: nothing is known of {key!r}")
    check_cards(entry, script)
    return script


def at(line: Line, reader: Callable[[str], T]) -> T:
    """Read what a line says; what is wrong with it is said with its number."""
    try:
        return reader(line.text)
    except Malformed as error:
        raise Malformed(f"line {line.number}: {error}") from error


def players_of(entry: Entry, said: dict[str, Line]) -> tuple[list[Zones], dict[int, After]]:
    """Take out what the players have before and after."""
    before: dict[int, Zones] = {}
    after: dict[int, After] = {}
    for key in [key for key in said if key.startswith(("before ", "after "))]:
        line = said.pop(key)
        when, seat = key.split()
        if when == "before":
            before[seat_number(seat)] = at(line, lambda text: zones_of(text)[0])
        else:
            after[seat_number(seat)] = at(line, after_of)
    if len(before) not in SEATS or set(before) != set(range(len(before))):
        raise Malformed(f"line {entry.line}: before must be told of P1 and P2, or up to P4")
    if not set(after) <= set(before):
        raise Malformed(f"line {entry.line}: after is told of a player who is not there")
    return [before[seat] for seat in range(len(before))], after


def after_of(text: str) -> After:
    """Read what a player has in the end."""
    unchanged = UNCHANGED.match(text)
    zones, told = zones_of(text[unchanged.end() :] if unchanged else text)
    return After(zones, told, unchanged is not None)


def header_of(text: str, seats: int) -> Header:
    """Read the rule set, and who is on turn with which action, and the teams."""
    edition, turn, action = LAST, 0, 1
    if rule_set := re.search(r"rule set:\s*(\w+)", text, re.IGNORECASE):
        edition = rule_set[1].lower()
        if edition not in RULE_SETS:
            raise Malformed(f"there is no rule set {rule_set[1]!r}")
    if on_turn := re.search(r"turn of (P\d)", text, re.IGNORECASE):
        turn = seat_number(on_turn[1], seats)
    if re.search(r"(second action|action 2)\b", text, re.IGNORECASE):
        action = 2
    teams = re.search(r"teams?:?\s+(P\d\s*\+.*?)\s*(?:·|$)", text, re.IGNORECASE)
    return Header(RULE_SETS[edition], teams_of(teams[1], seats) if teams else None, turn, action)


def teams_of(text: str, seats: int) -> list[int]:
    """Read who plays together: `P1+P3 / P2+P4`."""
    pairs = [[seat_number(name, seats) for name in pair.split("+")] for pair in text.split("/")]
    by_seat = {seat: number for number, pair in enumerate(pairs) for seat in pair}
    if len(by_seat) != seats:
        raise Malformed(f"the teams {text} are not of all players")
    return [by_seat[seat] for seat in range(seats)]


def check_cards(entry: Entry, script: Script) -> None:
    """Refuse a situation in which a card, or an achievement, is in two places."""
    cards = script.mentioned()
    for card in cards:
        if cards.count(card) > 1:
            raise Malformed(f"line {entry.line}: {CARDS[card].name} is in two places")
    for age, pile in script.supply.items():
        for card in pile.cards:
            if AGE[card] != age:
                raise Malformed(f"line {entry.line}: {CARDS[card].name} is not of age {age}")
    achievements = [a for zones in script.before for a in (*zones.ages, *zones.specials)]
    if len(achievements) != len(set(achievements)):
        raise Malformed(f"line {entry.line}: an achievement is owned twice")
