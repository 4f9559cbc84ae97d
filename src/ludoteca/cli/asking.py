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
        for number, one in enumerate(decision.actions, 1):
            click.echo(f"  {number}  {teller.action(one.name)}")
        names = [one.name for one in decision.actions]
        typed = pick(read(teller, empty=decision.offer), names, names)
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
        match data["kind"]:
            case "one":
                show(things, names, teller)
                values[part.name] = pick(read(teller), things, names)
            case "some" | "order":
                show(things, names, teller)
                typed = read(teller).replace(",", " ").split()
                values[part.name] = [pick(word, things, names) for word in typed]
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
        return match.game.shown(view, thing)

    for start, ends in routes.items():
        low, high = next(iter(ends.values()))
        click.echo(f"  {name(start)} → {', '.join(map(name, ends))}  ({low}–{high})")
    typed = read(teller, teller.text("cli-move-hint")).replace(",", " ").split()
    start = pick(typed[0], list(routes), [name(thing) for thing in routes])
    ends = routes.get(start, {})
    if len(typed) < 2:
        typed.append(read(teller, " ".join(map(name, ends))))
    end = pick(typed[1], list(ends), [name(thing) for thing in ends])
    low, high = ends.get(end, [1, 1])
    if len(typed) < 3:
        typed.append(read(teller, f"{low}–{high}"))
    return [start, end, number(typed[2])]


def show(things: list[Any], names: list[str], teller: Teller) -> None:
    """List what can be chosen: by its own number, if it has one, else by its place in the list."""
    numbers = things if are_numbered(things) else range(1, len(things) + 1)
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


def pick(word: str, things: list[Any], names: list[str]) -> Any:
    """Return the thing that was typed: by its name or its number (see `show`)."""
    for thing, name in zip(things, names, strict=True):
        if word.casefold() in (name.casefold(), str(thing).casefold()):
            return thing
    index = number(word)
    if are_numbered(things):
        return index
    return things[index - 1] if isinstance(index, int) and 1 <= index <= len(things) else word


def are_numbered(things: list[Any]) -> bool:
    """Tell whether things are known by numbers of their own, such as places on a map."""
    return all(isinstance(thing, int) for thing in things)


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
