"""Imagining a match from a view: what the looker knows is kept, the rest is dealt anew.

Unknown are Survival and Hunt cards in others' hands and decks, Place cards that lie face down and,
under Smokescreen, which Place cards a Hunted has in hand and which in the discard pile.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludoteca.games.notalone.cards import ARTEMIA, CREATURE, HUNT, SURVIVAL, TARGET, TOKENS
from ludoteca.games.notalone.planet import BIT
from ludoteca.games.notalone.state import BACK, Hunted, Laid, NotAlone
from ludoteca.kernel import Chance, Json, Seat


def imagine(view: Json, seat: Seat | None, chance: Chance) -> NotAlone:
    """Return a state that gives `seat` this view."""
    hunted = {int(other): public_part(one) for other, one in view["hunted"].items()}
    state = NotAlone(
        view["seats"],
        view["creature"],
        view["expert"],
        chance,
        hunted,
        {int(place): number for place, number in view["reserve"].items()},
        view["rescue"],
        view["assimilation"],
        [],
        [],
    )
    take_over(state, view)
    take_over_turn(state, view)
    mine = view.get("mine", {"cards": []})
    own_cards = [own["card"] for own in mine["cards"]]
    deal_hunt(state, view, own_cards if seat == state.creature else None)
    deal_survival(state, view, seat, mine, own_cards)
    for other, one in hunted.items():
        if other == seat:
            one.hand = list(mine["hand"])
            one.table = one.table or [Laid(card, card) for card in mine["laid"]]
        else:
            deal_places(state, one, view["hunted"][str(other)])
    return state


def public_part(data: Json) -> Hunted:
    """Return a Hunted with what the view says of them."""
    swap = data.get("vortex", {})
    return Hunted(
        data["will"],
        [],
        list(data.get("discard", [])),
        [
            Laid(
                each["card"],
                each["at"],
                each["state"],
                each.get("using", 0),
                list(each.get("struck", [])),
            )
            for each in data.get("table", [])
        ],
        plays=data["plays"],
        played=list(data["played"]),
        two=data.get("two", ""),
        next=data.get("next", ""),
        dodged=data["dodged"],
        detector=data["detector"],
        left=data["left"],
        shown=list(data.get("shown", [])),
        vortex=[swap["lay"], swap["take"]] if swap else [],
    )


def take_over(state: NotAlone, view: Json) -> None:
    """Copy what all know of the course of the match."""
    state.side = view.get("side", 0)
    state.turn, state.phase = view["turn"], view["phase"]
    state.step = view.get("step", "") if state.phase == "reckoning" else ""
    state.marker = view["marker"]
    state.passed = list(view["passed"])
    state.ahead = {int(seat): until for seat, until in view["ahead"].items()}
    owing = view.get("owing", {"kind": "", "seats": {}})
    state.owing = owing["kind"]
    state.owed = {int(seat): number for seat, number in owing["seats"].items()}
    resolving = view.get("resolving", {})
    state.mover, state.card = resolving.get("seat", -1), resolving.get("card", 0)
    state.copying = resolving["place"] if resolving.get("copying") else 0
    state.drawer = view.get("drawer", -1)
    facts = dict(view.get("last", {}))
    state.last = facts.pop("event", "")
    state.facts = facts


def take_over_turn(state: NotAlone, view: Json) -> None:
    """Copy what cards and tokens have brought about in this turn."""
    at = {token: mask(view["tokens"].get(token, {"places": []})["places"]) for token in TOKENS}
    state.creature_at, state.artemia_at, state.target_at = at[CREATURE], at[ARTEMIA], at[TARGET]
    hunt = view["hunt"]
    state.hunt_played = [played["card"] for played in hunt["played"]]
    state.effects = [played.get("as", played["card"]) for played in hunt["played"]]
    state.hunt_plays = hunt["plays"]
    state.hunt_discard = list(hunt["discard"])
    state.hunt_known = list(hunt["known"])
    state.hunt_bottom = len(hunt["bottom"])
    state.survival_discard = list(view["survival"]["discard"])
    state.artemia_ready = view["artemia_ready"]
    state.target_ready = any(HUNT[effect].symbol == TARGET for effect in state.effects)
    state.barred, state.cataclysm = mask(view["barred"]), mask(view["struck"])
    state.used = mask(view["used"])
    state.named = view.get("anticipated", -1)
    state.smoke, state.quiet, state.tracked = view["smoke"], view["quiet"], view["tracked"]


def mask(places: Iterable[int]) -> int:
    """Return the mask of places."""
    return sum(BIT[place] for place in places)


def deal_hunt(state: NotAlone, view: Json, own: list[str] | None) -> None:
    """Deal the Hunt cards that the looker does not know; `own` is the Creature's own hand."""
    hunt = view["hunt"]
    known = {*state.hunt_discard, *state.hunt_played, *hunt["bottom"], *(own or hunt["known"])}
    unknown = dealt(HUNT, known, state.chance)
    if own is None:
        number = hunt["hand"] - len(hunt["known"])
        own = [*hunt["known"], *(unknown.pop() for _ in range(number))]
    state.hunt_hand = own
    state.hunt_deck = [*hunt["bottom"], *unknown]


def deal_survival(
    state: NotAlone, view: Json, seat: Seat | None, mine: Json, own: list[str]
) -> None:
    """Deal the Survival cards that the looker does not know."""
    drawn = mine.get("drawn", [])
    mine_too = [] if seat == state.creature else [*own, *drawn]
    unknown = dealt(SURVIVAL, {*state.survival_discard, *mine_too}, state.chance)
    for other, one in state.hunted.items():
        if other == seat:
            one.cards, one.drawn = own, list(drawn)
        else:
            data = view["hunted"][str(other)]
            one.cards = [unknown.pop() for _ in range(data["cards"])]
            one.drawn = [unknown.pop() for _ in range(data.get("drawn", 0))]
    state.survival_deck = unknown


def dealt(cards: Iterable[str], known: Iterable[str], chance: Chance) -> list[str]:
    """Return the cards that are not known, shuffled."""
    rest = [card for card in cards if card not in known]
    chance.shuffle(rest)
    return rest


def deal_places(state: NotAlone, one: Hunted, data: Json) -> None:
    """Deal another's Place cards to the table (face down), the discard pile and the hand.

    What Phobia showed, or Force Field bars, does not lie on the table; what Vortex laid does.
    """
    elsewhere = [laid.card for laid in one.table if laid.state != BACK] + one.pile
    unknown = [card for card in data["owned"] if card not in elsewhere]
    state.chance.shuffle(unknown)
    number = data.get("laid", 0)
    if data["done"]:
        number = 2 if one.two else 1
    if number:
        sure = one.vortex[1:]
        barred = [card for card in unknown if BIT[card] & state.barred and card not in sure]
        cards = pick(unknown, number, sure, [*one.shown, *one.vortex[:1], *barred])
        one.table = [Laid(card, card) for card in sorted(cards)]
    if "discard" not in data:
        one.pile = pick(unknown, data["discards"], one.vortex[:1], one.shown)
    one.hand = sorted(unknown)


def pick(cards: list[int], number: int, first: Sequence[int], last: Sequence[int]) -> list[int]:
    """Take so many of `cards`, if possible those named `first` and not those named `last`."""
    cards.sort(key=lambda card: (card in last) - (card in first))
    picked, cards[:] = cards[:number], cards[number:]
    return picked
