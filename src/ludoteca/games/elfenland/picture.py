"""A view of Elfenland as plain text for the terminal (see `Game.picture`): the map, all players."""

from __future__ import annotations

import re

from ludoteca.games.elfenland.map import (
    CAPITAL,
    ENDS,
    MEANS,
    NUMBER,
    ROADS,
    TOWN,
    TOWNS,
    WAY,
    WAYS,
)
from ludoteca.games.elfenland.parts import CARDS, SECRET
from ludoteca.kernel import Json

MAP = """\
              . . p8 . . Wylhien . . m7 . .
             .       ~ ~ .   .               .
            .  ~ < r1   .     .             Jaccaranda . . . . m6 . . . . .
           .  ~        .       .              .                             .
       Usselen        p6        .                .                        .  Tichih
       .      .       .          .                 m5             . p7 . .   ~    .
      .        .     .           d5                   .          .          ^      .
      .        f10  .             .                    Throtmanni          ~        .
      f12        . .               .                . .    .    .         r4        f5
      .           Parundia         .              d4      .      f11      ~          .
      .            ~  ~    .       .             .       .         .     ~            .
      .       l4 ~    ~     d3     .          .         d7          Rivinia          Erg'Eren
      .     ~        ~        .   .         .           .        .   .  ~              .
      .   ~         ~           . .        .            .      f7   .    ^            .
       Yttar       l6            Al'Baran. . d2 . .    .     .     .      r3         .
       . ~         ~              .                 Feodor        .       ~         .
      .   ~       ~               .              .    .          f9       ~        f4
      m3  l5     ~               d1          d6       .         .          ~     .
       .   ~    ~                .         .          f6       .            ~  .
        .  ~   ~     Kihromah    .      .              .      .         Elvenhold. .
         . ~  ~            . f2  .   .                  .    .       . ~   ~   ~    .
         Grangor               . Dag'Amura              .   .    p3   ~     ~   r2   p1
        .   ~                  .   .   .                .  .  .      ~       ~    ^   .
        .    ^              .     .      . . f3 . . . Lapphalya     ~         l2    ~  .
       m2    r7          m1       f1                 .    .        l1          ~      Beata
        .     ~        .           .              .       .       ~             ~       .
         .   ~      .              .         f8           p5     ~               ~     .
         Mah'Davikia              .      .                .     ~    ~ l3 ~ ~ Strykhaven  p2
              ~      . . m4 . .  .    .                   .    ~   ~            .    . .
               ~                 Ixara. . . . p4 . . . . . Virst . .           .
                 < r6 ~ ~ ~ ~ ~     ~                    ~           . . m8 .
                                       ~ < r5 ~ ~ ~ ~ ~
"""
"""Roads of plain, forest, desert and mountain by letter and number, rivers with their flow, lakes.

Names of towns and roads stand where signs are set at; the line below a town is free for boots.
"""
SIGNS = "GEMUTDR"
"""By means, the letter that stands for it."""


def short_names() -> dict[str, str]:
    """Return what the map calls the roads, such as "f12": terrain and number, in their order."""
    kinds = [ENDS[road].kind for road in ROADS]
    return {WAYS[road]: f"{kinds[road][0]}{kinds[:road].count(kinds[road]) + 1}" for road in ROADS}


def places(pattern: str) -> dict[str, tuple[int, int]]:
    """Return line and column of each word of the map that fits a pattern."""
    found = enumerate(re.finditer(pattern, line) for line in MAP.splitlines())
    return {word[0]: (row, word.start()) for row, words in found for word in words}


SHORT = short_names()
ROAD_AT = places(r"\b[pfdm]\d+\b")
NAME_AT = places(r"[A-Z][A-Za-z']+")
NAMES = {re.sub("'", "", name).lower(): name for name in NAME_AT}
"""By town, its name on the map."""


def picture(view: Json) -> str:
    """Return the map, what its signs mean, the row, and a line for each player; then one's own."""
    lines = [
        f"{{elfenland-round round={view['round']} rounds={view['rounds']}}}: "
        f"{{elfenland-phase-{view['phase']}}}",
        "",
        *land(view),
        "",
        *legend(view),
        "",
        *(player(view, int(seat), one) for seat, one in view["players"].items()),
    ]
    if "mine" in view:
        lines += ["", *mine(view["mine"], view["players"][str(view["mine"]["seat"])])]
    return "\n".join(lines)


def land(view: Json) -> list[str]:
    """Return the map with counters, obstacles, boots and one's own pieces."""
    canvas = [list(line.ljust(100)) for line in MAP.splitlines()]

    def put(row: int, column: int, text: str) -> None:
        canvas[row][column : column + len(text)] = text

    for way, road in view["roads"].items():
        row, column = ROAD_AT[SHORT[way]]
        sign = SIGNS[NUMBER[road["counter"]]] + ("!" if road.get("obstacle") else "")
        put(row, column, f"{SHORT[way]}:{sign}")
    for town in TOWNS:
        row, column = NAME_AT[NAMES[town]]
        boots = [seat for seat, one in view["players"].items() if one["town"] == town]
        if boots:
            put(row + 1, column, f"[{''.join(str(int(seat) + 1) for seat in boots)}]")
        if waits(view, town):
            put(row, column - 1, "*")
    return ["".join(line).rstrip() for line in canvas]


def waits(view: Json, town: str) -> bool:
    """Tell whether the looker's own piece still waits in a town."""
    if "mine" not in view or town == TOWNS[CAPITAL]:
        return False
    return town not in view["players"][str(view["mine"]["seat"])]["taken"]


def legend(view: Json) -> list[str]:
    """Return what the letters mean, what lies on the row, and how large the stacks are."""
    signs = [f"{sign} {name(means)}" for sign, means in zip(SIGNS, MEANS, strict=True)]
    signs += ["! {elfenland-obstacle}"]
    if "mine" in view:
        signs += ["* {elfenland-town-piece}"]
    row = "  ".join(f"{slot} {name(means)}" for slot, means in enumerate(view["row"], 1))
    stack = f"{{elfenland-stack-count n={view['stack']}}}"
    return ["   ".join(signs), f"{{elfenland-row}}: {row}   {stack}"]


def player(view: Json, seat: int, one: Json) -> str:
    """Return where a player stands, and what all may know of what lies before them."""
    turn = ">" if view.get("turn") == seat else " "
    told = [
        NAMES[one["town"]],
        f"{{elfenland-pieces n={len(one['taken'])}}}",
        f"{{elfenland-hand-count n={one['hand']}}}",
        *map(name, one["open"]),
    ]
    if one["secret"]:
        told.append(f"{{elfenland-secrets n={one['secret']}}}")
    if one["obstacle"]:
        told.append("{elfenland-obstacle}")
    if "home" in one:
        told.append(f"{{elfenland-home-end town={NAMES[one['home']]} n={one['distance']}}}")
    if state := doing(view, seat, one):
        told.append(f"({{elfenland-state-{state}}})")
    return f"{turn}#{seat + 1} {', '.join(told)}"


def doing(view: Json, seat: int, one: Json) -> str:
    """Return what else is to be said of a player: left, passed, or back from the journey."""
    if one.get("left"):
        return "left"
    if seat in view.get("passed", ()):
        return "passed"
    return "travelled" if one["travelled"] and view["phase"] == "travel" else ""


def mine(own: Json, one: Json) -> list[str]:
    """Return one's own cards, counters and hometown."""
    cards = ", ".join(f"{number} × {name(means)}" for means, number in own["hand"].items())
    counters = [
        *map(name, one["open"]),
        *(f"{{elfenland-secret-{each}}}" for each in own["secret"]),
    ]
    lines = [f"{{elfenland-hand}}: {cards}" if cards else "{elfenland-hand-none}"]
    if counters:
        lines.append(f"{{elfenland-own-counters}}: {', '.join(counters)}")
    if "home" in own:
        lines.append(f"{{elfenland-home town={NAMES[own['home']]}}}")
    return lines


def name(means: str) -> str:
    """Return the message that names a means."""
    return f"{{elfenland-means-{means}}}"


def shown(thing: str) -> str:
    """Return how a road is called in the picture; a counter by its id."""
    return SHORT.get(thing, thing)


def word(value: Json) -> str:
    """Return the message that names a means, a card, a counter, a town or a way, or ""."""
    if not isinstance(value, str):
        return ""
    if value in MEANS or value in CARDS:
        return f"elfenland-means-{MEANS[CARDS[value]] if value in CARDS else value}"
    if value in SECRET:
        return f"elfenland-{value}"
    if value in TOWN:
        return f"elfenland-town-{value}"
    return f"elfenland-way-{value}" if value in WAY else ""
