"""What a bot knows of a turn: one seat's view, read once, in the form that the bots reckon with."""

from __future__ import annotations

from typing import Any

Json = Any


class Person:
    """One Hunted as the looker knows them.

    `possible` are the places that may lie face down, or may still be laid; `hand` counts the Place
    cards that stay in the hand when what must be laid is laid.
    """

    __slots__ = (
        "cards", "dodged", "hand", "immune", "laid", "next", "owned", "pile", "possible", "seat",
        "table", "two", "will",
    )  # fmt: skip

    def __init__(self, seat: int, data: Json, view: Json) -> None:
        self.seat = seat
        self.will: int = data["will"]
        self.owned: list[int] = data["owned"]
        self.two: str = data.get("two", "")
        self.next: str = data.get("next", "")
        self.cards: int = data["cards"]
        self.dodged: bool = data["dodged"]
        self.immune: bool = data["detector"]
        self.table: list[Json] = data.get("table", [])
        exploring = view["phase"] == "exploration"
        self.laid: int = (2 if self.two else 1) if exploring else data.get("laid", 0)
        self.hand: int = max(0, data["hand"] - self.laid) if exploring else data["hand"]
        hidden = "discard" not in data
        self.pile: list[int] = [] if hidden else data["discard"]
        out = {*self.pile, *data.get("shown", ())}
        if exploring:
            out.update(view["barred"])
        swap = data.get("vortex")
        if swap and self.laid == 1:
            self.possible = [swap["take"]]
        else:
            self.possible = [place for place in self.owned if place not in out]

    def copy(self) -> Person:
        """Return a copy that can be changed."""
        twin = Person.__new__(Person)
        for name in Person.__slots__:
            setattr(twin, name, getattr(self, name))
        return twin


class Scene:
    """A view as the bots read it; places are numbers, tokens lists of places."""

    __slots__ = (
        "artemia",
        "artemia_ready",
        "assimilation",
        "barred",
        "creature",
        "effects",
        "expert",
        "fierce",
        "hunt",
        "ineffective",
        "marker",
        "mine",
        "named",
        "people",
        "rescue",
        "reserve",
        "seat",
        "target",
        "tokens",
        "used",
        "view",
    )  # fmt: skip

    def __init__(self, view: Json, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.creature: int = view["creature"]
        self.expert: bool = view["expert"]
        self.rescue: int = view["rescue"]
        self.assimilation: int = view["assimilation"]
        self.marker: bool = view["marker"]
        self.reserve: list[int] = [int(place) for place, n in view["reserve"].items() if n]
        self.used: list[int] = view["used"]
        self.barred: list[int] = view["barred"]
        self.ineffective: list[int] = view["ineffective"]
        self.named: int = view.get("anticipated", -1)
        self.fierce: bool = view["fierce"]
        self.hunt = view["hunt"]
        self.effects = {card.get("as", card["card"]) for card in self.hunt["played"]}
        self.artemia_ready: bool = view["artemia_ready"]
        self.tokens: dict[str, list[int]] = {
            token: at["places"] for token, at in view["tokens"].items()
        }
        self.artemia = self.tokens.get("artemia", [])
        self.target = self.tokens.get("target", [])
        self.mine = view.get("mine", {})
        self.people = [Person(int(other), one, view) for other, one in view["hunted"].items()]

    @property
    def catching(self) -> list[int]:
        """Where the Creature token and its Clone lie."""
        at = self.tokens.get("creature", [])
        return at + self.target if "clone" in self.effects else at

    def person(self, seat: int) -> Person:
        """Return the Hunted of a seat."""
        return next(one for one in self.people if one.seat == seat)
