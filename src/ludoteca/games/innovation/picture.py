"""A view of Innovation as plain text for the terminal (see `Game.picture`), and its words."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.games.innovation.cards import AGE, CARD, CARDS, COLOUR, COLOURS, ICON_NAMES, SPLAYS
from ludoteca.games.innovation.effect import EFFECTS
from ludoteca.games.innovation.icons import COVERED, WHOLE, count
from ludoteca.games.innovation.state import FIRST, LAST
from ludoteca.kernel import Id, Json

NOTHING = "–"


def picture(view: Json) -> str:
    """Return supply and achievements, each player, what is under way, and one's own cards."""
    lines = [supply(view), open_achievements(view)]
    for seat in view["order"]:
        lines += ["", *player(view, seat, view["players"][seat])]
    if "shown" in view:
        lines += ["", f"{{innovation-which-out out=shown}}: {cards(view['shown'])}"]
    if "dogma" in view:
        lines += ["", *under_way(view)]
    if "mine" in view:
        lines += ["", *mine(view)]
    return "\n".join(lines)


def supply(view: Json) -> str:
    """Return how many cards there are of each age."""
    piles = (f"{age}×{pile['cards']}" for age, pile in enumerate(view["supply"], 1))
    return f"{{innovation-zone-supply}}: {'  '.join(piles)}"


def open_achievements(view: Json) -> str:
    """Return the achievements that nobody has."""
    return f"{{innovation-score-achievements}}: {achievements(view)}"


def achievements(owner: Json) -> str:
    """Return the achievements of a player, or those still to be had: ages, special ones."""
    specials = (f"{{innovation-special-{special}}}" for special in owner["specials"])
    return ", ".join([*map(str, owner["ages"]), *specials]) or NOTHING


def player(view: Json, seat: int, one: Json) -> Iterator[str]:
    """Yield what all may know of a player, and the cards that the looker knows in hidden piles."""
    turn = ">" if view.get("turn") == seat else " "
    own = "*" if view.get("seat") == seat else ""
    has = len(one["ages"]) + len(one["specials"])
    yield (
        f"{turn}#{seat + 1}{own}{mate(view, seat)}  "
        f"{{innovation-score-achievements}} {has}/{view['needed']}: {achievements(one)}   "
        f"{{innovation-score-points}} {one['points']}   {icons(one['icons'])}"
    )
    if one["left"]:
        yield f"    {{innovation-event-left player=#{seat + 1}}}"
    for colour in COLOURS:
        if colour in one["piles"]:
            yield f"    {pile(colour, one['piles'][colour])}"
    zones = (f"{{innovation-zone-{zone}}}: {hidden(one[zone])}" for zone in ("hand", "score"))
    yield f"    {'   '.join(zones)}"
    if one["tucked"] or one["scored"]:
        yield (
            f"    {{innovation-special-monument}}: {{innovation-keyword-tuck}} {one['tucked']}/6, "
            f"{{innovation-keyword-score}} {one['scored']}/6"
        )


def mate(view: Json, seat: int) -> str:
    """Return with whom a player wins and loses."""
    teams = view.get("teams", ())
    mates = [other for other, team in enumerate(teams) if other != seat and team == teams[seat]]
    return "".join(f"+#{other + 1}" for other in mates)


def pile(colour: str, one: Json) -> str:
    """Return a pile: the splay, the cards from the top card down, the icons that it shows."""
    splay = one.get("splay")
    splayed = f" ({{innovation-direction-{splay}}})" if splay else ""
    covered = COVERED[SPLAYS.index(splay or "none")]
    numbers = [CARD[card] for card in one["cards"]]
    packed = WHOLE[numbers[-1]] + sum(covered[card] for card in numbers[:-1])
    shows = {name: count(packed, icon) for icon, name in enumerate(ICON_NAMES)}
    down = " › ".join(named(card) for card in reversed(one["cards"]))
    return f"{{innovation-colour-{colour}}}{splayed}: {down}   [{icons(shows)}]"


def icons(numbers: Json) -> str:
    """Return how many there are of each icon."""
    found = (f"{{innovation-icon-{icon}}} {number}" for icon, number in numbers.items() if number)
    return ", ".join(found) or NOTHING


def hidden(zone: Json) -> str:
    """Return the ages of a hand or score pile, and the cards that are known to be there."""
    known = [*zone.get("open", ()), *zone.get("knows", ())]
    ages = ", ".join(map(str, zone["ages"])) or NOTHING
    return f"{ages} ({cards(known)})" if known else ages


def cards(ids: list[str]) -> str:
    """Return cards with their ages."""
    return ", ".join(map(named, ids)) or NOTHING


def named(card: str) -> str:
    """Return a card with its age."""
    return f"{{innovation-card-{card}}} {AGE[CARD[card]]}"


def under_way(view: Json) -> Iterator[str]:
    """Yield the dogma action, and the effect that somebody carries out or suffers now."""
    dogma = view["dogma"]
    outermost = [*dogma.get("within", ()), dogma][0]["card"]
    launcher = f"player=#{dogma['launcher'] + 1}"
    yield f"{{innovation-event-dogma {launcher} card={outermost}}}"
    number, card = dogma["effect"], dogma["card"]
    if not number:
        yield f"{{innovation-event-bonus {launcher}}}"
        return
    who = f"player=#{dogma['seat'] + 1} demand={int(dogma['demand'])}"
    yield f"{{innovation-event-effect {who} card={card} number={number}}}"
    yield f"    {{{effect(view, card, number)}}}"


def mine(view: Json) -> Iterator[str]:
    """Yield one's own hand, the top cards whose dogma one could use, and the score pile."""
    own = view["mine"]
    piles = view["players"][view["seat"]]["piles"]
    tops = [piles[colour]["cards"][-1] for colour in COLOURS if colour in piles]
    yield "{innovation-zone-board}:" + ("" if tops else f" {NOTHING}")
    for card in tops:
        yield from whole(view, card)
    yield "{innovation-zone-hand}:" + ("" if own["hand"] else f" {NOTHING}")
    for card in own["hand"]:
        yield from whole(view, card)
    yield f"{{innovation-zone-score}}: {cards(own['score'])}"


def whole(view: Json, card: str) -> Iterator[str]:
    """Yield a card with its colour and icons, the icon of its dogma marked, and its effects."""
    number = CARD[card]
    one = CARDS[number]
    found = (
        f"{{innovation-icon-{name}}}{'*' if icon == one.dogma_icon else ''} {times}"
        for icon, name in enumerate(ICON_NAMES)
        if (times := one.icons.count(icon))
    )
    colour = f"{{innovation-colour-{COLOURS[COLOUR[number]]}}}"
    yield f"    {named(card)}, {colour}   [{', '.join(found)}]"
    for place in range(1, len(EFFECTS[view["edition"]][number]) + 1):
        yield f"        {place}. {{{effect(view, card, place)}}}"


def effect(view: Json, card: str, number: int) -> str:
    """Return the message that says an effect of a card in the rule set of this match."""
    first, last = (EFFECTS[edition][CARD[card]] for edition in (FIRST, LAST))
    message = f"innovation-card-{card}-{number}"
    differs = view["edition"] == FIRST and first[number - 1] != last[number - 1]
    return f"{message}-first" if differs else message


def word(name: str, value: Json) -> str:
    """Return the message that names a card, a colour, a direction or a way, or ""."""
    if not isinstance(value, str):
        return ""
    if value in CARD:
        return f"innovation-card-{value}"
    if name == "colour":
        return f"innovation-colour-{value}"
    if name == "direction":
        return f"innovation-direction-{value}"
    return f"innovation-way-{value}" if name == "way" else ""


def shown(thing: Id) -> str:
    """Return how a back is called, "1:3": as a player's card of an age, "#2: 3"."""
    seat, colon, age = str(thing).partition(":")
    return f"#{int(seat) + 1}: {age}" if colon else seat
