"""The forms of HTTP requests and responses, as docs/protocol.md describes them.

What is not there is left out, in both directions; a request may hold nothing else than is named.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from ludoteca.kernel import Json
from ludoteca.server.catalogue import GameInfo

LanguageCode: TypeAlias = Literal["en", "fr", "es", "it", "pl", "vi"]
Name: TypeAlias = Annotated[str, Meta(max_length=200)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Seconds: TypeAlias = Annotated[int, Meta(ge=1, le=10**9)]
Options: TypeAlias = dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)]]


class Form(Struct, forbid_unknown_fields=True):
    """A request's body."""


class ChangeMe(Form):
    """Another name or language."""

    name: Name | UnsetType = UNSET
    language: LanguageCode | UnsetType = UNSET


class Enter(Form):
    """The host's password."""

    password: Annotated[str, Meta(max_length=1000)]


class NewTable(Form):
    """A table to be made."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=99)]
    options: Options = {}
    public: bool = True
    limit: Seconds = 3 * 24 * 3600


class ChangeTable(Form):
    """Another setting of a table that has not begun."""

    options: Options | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    limit: Seconds | UnsetType = UNSET


class AnySeat(Form):
    """A seat, or whichever is free."""

    seat: SeatNumber | UnsetType = UNSET


class OneSeat(Form):
    """A seat."""

    seat: SeatNumber


class SeatAndLevel(Form):
    """A seat, and the level of a bot for it."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40)]


class Agreement(Form):
    """Whether one wants to end the match without a result."""

    agree: bool


class Reply(Struct, omit_defaults=True):
    """A response's body."""


class Done(Reply):
    """Nothing to tell but that it is done."""


class Link(Reply):
    """The path of a private link."""

    path: str


class TableId(Reply):
    """The id of a new table."""

    id: str


class SeatInfo(Reply):
    """Who is in a seat: a guest, a bot, a guest's seat that a bot plays, or nobody."""

    guest: str | UnsetType = UNSET
    name: str | UnsetType = UNSET
    here: bool | UnsetType = UNSET
    bot: str | UnsetType = UNSET
    invited: str | UnsetType = UNSET


class You(Reply):
    """What the reader is at a table."""

    seat: int | UnsetType = UNSET
    owner: bool | UnsetType = UNSET


class Proposal(Reply):
    """A proposal to end the match without a result."""

    by: int
    agreed: list[int]


class TableInfo(Struct, omit_defaults=True):
    """A table, as docs/protocol.md describes it."""

    id: str
    game: str
    options: dict[str, str]
    public: bool
    limit: int
    state: Literal["open", "playing", "over"]
    seats: list[SeatInfo]
    created: int | float
    version: int | UnsetType = UNSET
    owner: str | UnsetType = UNSET
    you: You | UnsetType = UNSET
    commitment: str | UnsetType = UNSET
    seed: str | UnsetType = UNSET
    proposal: Proposal | UnsetType = UNSET
    abandoned: list[int] | UnsetType = UNSET
    left: list[int] | UnsetType = UNSET
    rematch: str | UnsetType = UNSET
    turn: bool | UnsetType = UNSET
    outcome: dict[str, Any] | UnsetType = UNSET


class Lobby(Reply):
    """The public tables: those that wait for players, and those that are played."""

    open: list[TableInfo]
    playing: list[TableInfo]


class Tables(Reply):
    """Some tables."""

    tables: list[TableInfo]


class Games(Reply):
    """All games."""

    games: list[GameInfo]


class Replay(Reply):
    """A finished match step by step, as `seat` saw it, else the spectators; `open`: all alike."""

    game: str
    seats: Json
    first: Json
    events: list[Json]
    steps: list[Json]
    outcome: Json
    seat: int | UnsetType = UNSET
    open: bool | UnsetType = UNSET


class Refusal(Reply):
    """Why a request was refused: a code, a message id with its arguments, a clause of the rules."""

    code: str
    text: str
    clause: str = ""
    args: dict[str, Any] = {}
