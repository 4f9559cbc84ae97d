"""How a person in the terminal is asked: the picture, the question, what can be typed."""

from __future__ import annotations

from typing import Any

import click

from ludoteca.cli.telling import Teller
from ludoteca.kernel import Action, Answer, Decision, IllegalAnswer, Json, Match

SHOWN = 60
"""So many choices are listed at the most; the others can be typed all the same."""


class Quit(Exception):
    """The person does not want to go on."""


class NotTakenUp(Exception):
    """The person does not want what is offered now."""


def ask_person(match: Match[Any], decision: Decision, teller: Teller) -> bool:
    """Ask until a legal answer comes; what is not legal is refused with its reason and clause.

    Return false where an offer is not taken up.
    """
    view = match.view(decision.seat)
    click.echo(f"\n{teller.picture(view)}\n")
    while True:
        click.secho(teller.ask(decision.to_json(), view), bold=True)
        if decision.offer:
            click.echo(teller.text("cli-offer"))
        try:
            match.answer(decision.seat, read_answer(match, decision, view, teller))
            return True
        except NotTakenUp:
            return False
        except IllegalAnswer as error:
            reason = error.reason
            args = {
                key: match.game.shown(view, value) if key == "to" else value
                for key, value in reason.args.items()
            }
            text = teller.text(reason.text, **args)
            click.secho(f"{text} ({reason.clause})" if reason.clause else text, fg="yellow")


def read_answer(match: Match[Any], decision: Decision, view: Json, teller: Teller) -> Answer:
    """Read an action, where there are several, and each of its parts."""
    action = decision.actions[0]
    if len(decision.actions) > 1 or decision.offer:
        names = [one.name for one in decision.actions]
        labels = [teller.action(name) for name in names]
        for number, label in enumerate(labels, 1):
            click.echo(f"  {number}  {label}")
        typed = pick(read(teller, empty=decision.offer), names, labels)
        if typed not in names:
            return {"action": typed}
        action = decision.actions[names.index(typed)]
    return {"action": action.name, **read_parts(match, action, view, teller)}


def read_parts(match: Match[Any], action: Action, view: Json, teller: Teller) -> dict[str, Json]:
    """Read each part of an action."""
    values: dict[str, Json] = {}
    for part in action.parts:
        data = part.to_json()
        things = data.get("choices") or data.get("items") or []
        names = [str(teller.thing(part.name, thing, view)) for thing in things]
        numbers = numbers_of(things, are_seats=part.name in match.game.seat_words)
        match data["kind"]:
            case "one":
                show(numbers, names, teller)
                values[part.name] = pick(read(teller), things, names, numbers)
            case "some" | "order":
                show(numbers, names, teller)
                typed = named(read(teller, how_many(data)), names)
                values[part.name] = pick_several(typed, things, names, numbers)
            case "number":
                values[part.name] = number(read(teller, f"{data['low']}–{data['high']}"))
            case "move":
                values[part.name] = read_move(match, data["routes"], view, teller)
    return values


def read_move(
    match: Match[Any], routes: dict[str, dict[str, list[int]]], view: Json, teller: Teller
) -> list[Json]:
    """Read from where, to where and how many: all on a line, or one after the other."""

    def name(thing: str) -> str:
        shown = match.game.shown(view, thing)
        return shown if shown != thing else str(teller.thing("", thing, view))

    starts = [name(start) for start in routes]
    for place, (start, ends) in enumerate(zip(starts, routes.values(), strict=True), 1):
        low, high = next(iter(ends.values()))
        how_far = f"  ({low}–{high})" if high > 1 else ""
        label = f"{place} {start}" if " " in start else start
        click.echo(f"  {label} → {', '.join(map(name, ends))}{how_far}")
    typed = named(read(teller, teller.text("cli-move-hint")), starts)
    start = pick(typed[0], list(routes), starts)
    ends = routes.get(start, {})
    if len(typed) < 2:
        typed.append(read(teller, " ".join(map(name, ends))))
    end = pick(typed[1], list(ends), [name(thing) for thing in ends])
    low, high = ends.get(end, [1, 1])
    if len(typed) < 3:
        typed.append(str(low) if low == high else read(teller, f"{low}–{high}"))
    return [start, end, number(typed[2])]


def how_many(part: Json) -> str:
    """Say how many things are to be chosen of a part of the kind "some"; "" of any other."""
    if "most" not in part:
        return ""
    least, most = part["least"], part["most"]
    return f"{most}" if least == most else f"{least}–{most}"


def named(line: str, names: list[str]) -> list[str]:
    """Split a line into the names that stand in it, of several words or not, and other words."""
    known = {name.casefold() for name in names}
    longest = max((name.count(" ") for name in names), default=0) + 1
    words = line.replace(",", " ").split()
    found = []
    while words:
        sizes = range(min(longest, len(words)), 1, -1)
        size = next((n for n in sizes if " ".join(words[:n]).casefold() in known), 1)
        found.append(" ".join(words[:size]))
        del words[:size]
    return found


def pick_several(
    words: list[str], things: list[Any], names: list[str], numbers: list[int]
) -> list[Any]:
    """Return the things that were typed; a name that several things bear stands for each once."""
    left = list(zip(things, names, numbers, strict=True))
    found = []
    for word in words:
        still = [list(column) for column in zip(*left, strict=True)] or [[], [], []]
        thing = pick(word, *still)
        found.append(thing)
        left = [entry for entry in left if entry[0] != thing]
    return found


def numbers_of(things: list[Any], *, are_seats: bool = False) -> list[int]:
    """Return the numbers of what can be chosen: seats from 1, things that are numbers their own."""
    if are_seats:
        return [seat + 1 for seat in things]
    if all(isinstance(thing, int) for thing in things):
        return things
    return list(range(1, len(things) + 1))


def show(numbers: list[int], names: list[str], teller: Teller) -> None:
    """List what can be chosen, by number."""
    entries = [
        name if name == str(number) else f"{number} {name}"
        for number, name in zip(numbers, names[:SHOWN], strict=False)
    ]
    width = max(map(len, entries), default=0) + 3
    columns = max(1, 96 // width)
    for begin in range(0, len(entries), columns):
        click.echo(
            "  " + "".join(e.ljust(width) for e in entries[begin : begin + columns]).rstrip()
        )
    if len(names) > SHOWN:
        click.echo("  " + teller.text("cli-more", count=len(names) - SHOWN))


def pick(word: str, things: list[Any], names: list[str], numbers: list[int] | None = None) -> Any:
    """Return the thing that was typed: by its name, its number in the list, or its id."""
    known = numbers_of(things) if numbers is None else numbers
    for thing, name, own in zip(things, names, known, strict=True):
        if word.casefold() in (name.casefold(), str(own)):
            return thing
    for thing in things:
        if isinstance(thing, str) and word.casefold() == thing.casefold():
            return thing
    return number(word) if all(isinstance(thing, int) for thing in things) else word


def number(word: str) -> Json:
    """Return the number that was typed, or the word itself."""
    return int(word) if word.isascii() and word.isdigit() and len(word) < 10 else word


def read(teller: Teller, hint: str = "", *, empty: bool = False) -> str:
    """Read a line; the word for leaving, or the end of the input, quits.

    :raises NotTakenUp: the line is empty, where that means something.
    """
    while True:
        try:
            line = input(f"{hint + ' ' if hint else ''}> ").strip()
        except (EOFError, KeyboardInterrupt):
            click.echo()
            raise Quit from None
        if line.casefold() in ("q", "quit", "exit"):
            raise Quit
        if line:
            return line
        if empty:
            raise NotTakenUp
        click.echo(teller.text("cli-how"))
