"""A view of Not Alone as plain text for the terminal (see `Game.picture`)."""

from __future__ import annotations

from ludoteca.games.notalone.cards import HUNT, SURVIVAL
from ludoteca.games.notalone.planet import PLACES
from ludoteca.kernel import Json

TOKENS = {"creature": "C", "artemia": "A", "target": "T"}
WIDTH = 15


def picture(view: Json) -> str:
    """Return the tracks, the planet, and a line for each Hunted; then one's own cards."""
    lines = [tracks(view), ""]
    for row in (PLACES[:5], PLACES[5:]):
        lines += [
            "".join(f"{place:>2} {marks(view, place):<{WIDTH - 3}}" for place in row).rstrip(),
        ]
    lines += ["", *(hunted(view, int(seat), one) for seat, one in view["hunted"].items())]
    if "mine" in view:
        lines += ["", *mine(view["mine"])]
    return "\n".join(lines)


def tracks(view: Json) -> str:
    """Return turn and phase, and how far both counters have still to go (NA-1.4)."""
    return (
        f"{view['turn']}. {{notalone-phase-{view['phase']}}}   "
        f"{{notalone-rescue}} {view['rescue']}   {{notalone-assimilation}} {view['assimilation']}"
    )


def marks(view: Json, place: int) -> str:
    """Return what lies on a place: tokens, the Marker, Hunted who stand there, a reserve."""
    found = [TOKENS[token] for token, lying in view["tokens"].items() if place in lying["places"]]
    if place == 4 and view["marker"]:
        found.append("{notalone-marker}")
    for seat, one in view["hunted"].items():
        standing = (laid for laid in one.get("table", ()) if laid["state"] != "back")
        found += [f"#{int(seat) + 1}" for laid in standing if laid["at"] == place]
    if place in view["ineffective"]:
        found.append("–")
    if str(place) in view["reserve"]:
        found.append(f"({view['reserve'][str(place)]})")
    return " ".join(found)


def hunted(view: Json, seat: int, one: Json) -> str:
    """Return a Hunted's Will, numbers of cards, and discard pile."""
    will = "♥" * one["will"] + "♡" * (3 - one["will"])
    asked = "…" if seat in view["asked"] else " "
    cards = (
        f"{{notalone-count-hand hand={one['hand']}}}, {{notalone-count-kit cards={one['cards']}}}"
    )
    return f"#{seat + 1}{asked} {will}  {cards}, {pile(one)}"


def pile(one: Json) -> str:
    """Return a discard pile, by the numbers of its places."""
    if "discard" not in one:
        return f"{{notalone-pile-hidden discards={one['discards']}}}"
    places = "·".join(map(str, one["discard"]))
    return f"{{notalone-pile places={places}}}" if places else "{notalone-pile-none}"


def mine(mine: Json) -> list[str]:
    """Return one's own hand, with what the cards do."""
    lines = []
    if "hand" in mine:
        places = sorted([*mine["hand"], *mine["laid"]])
        lines.append("   ".join(f"{place} {{notalone-place-{place}}}" for place in places))
    for own in mine["cards"]:
        card = f"notalone-card-{own['card']}"
        lines.append(f"{{{card}}}: {{{card}-text}}")
    return lines


def word(name: str, value: Json) -> str:
    """Return the message that names a place, a card or a token, or ""."""
    if name in ("place", "places", "card", "cards", "lay", "take") and isinstance(value, int):
        return f"notalone-place-{value}"
    if isinstance(value, str) and (value in HUNT or value in SURVIVAL):
        return f"notalone-card-{value}"
    return ""


def shown(thing: str) -> str:
    """Return what is named by several parts: "#2: 3 → 8" of Detour, "C → 4" of Wrong Track."""
    parts = thing.split("-")
    if len(parts) == 3 and all(part.isdigit() for part in parts):
        return f"#{int(parts[0]) + 1}: {parts[1]} → {parts[2]}"
    if parts[0] in TOKENS and parts[-1].isdigit():
        return f"{TOKENS[parts[0]]} → {parts[-1]}"
    return thing
