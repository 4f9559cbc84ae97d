"""The `table` object of docs/protocol.md: what everybody may know of a table."""

from __future__ import annotations

import time
from collections.abc import Collection

from ludoteca.kernel import Json, Seat, commitment
from ludoteca.server.playing import Play
from ludoteca.server.sheets import OVER, Guest, Place, Sheet, public_id


def describe(
    sheet: Sheet, play: Play | None, here: Collection[int], guest: Guest | None
) -> dict[str, Json]:
    """Return the object as `guest` may see it; `here` are the guests now connected."""
    data: dict[str, Json] = {
        "id": sheet.id,
        "game": sheet.game,
        "options": dict(sheet.options),
        "public": sheet.public,
        "limit": sheet.limit,
        "state": sheet.state,
        "owner": public_id(sheet.owner),
        "seats": [_seat(place, seat, play, here) for seat, place in enumerate(sheet.places)],
        "created": round(sheet.created),
    }
    if guest is not None:
        data["you"] = _you(sheet, guest)
    if sheet.version is not None:
        data["version"] = sheet.version
    if sheet.seed is not None:
        data["commitment"] = commitment(sheet.seed)
        if sheet.state == OVER:
            data["seed"] = sheet.seed.hex()
    if sheet.rematch is not None:
        data["rematch"] = sheet.rematch
    if play is not None:
        data |= _course(sheet, play)
    return data


def _course(sheet: Sheet, play: Play) -> dict[str, Json]:
    """Return what is to say of the match's course besides the match itself."""
    data: dict[str, Json] = {}
    if play.match.left:
        data["left"] = sorted(play.match.left)
    if play.match.over:
        return data
    if play.agreed:
        data["proposal"] = {"by": play.agreed[0], "agreed": sorted(play.agreed)}
    abandoned = play.abandoned(time.time(), sheet.limit)
    if abandoned:
        data["abandoned"] = abandoned
    return data


def _you(sheet: Sheet, guest: Guest) -> dict[str, Json]:
    data: dict[str, Json] = {"owner": guest.id == sheet.owner}
    seat = sheet.seat_of(guest.id)
    if seat is not None:
        data["seat"] = seat
    return data


def _seat(place: Place, seat: Seat, play: Play | None, here: Collection[int]) -> dict[str, Json]:
    data: dict[str, Json] = {}
    if place.guest is not None:
        data = {"guest": public_id(place.guest), "name": place.name, "here": place.guest in here}
    elif place.invited is not None:
        data = {"invited": public_id(place.invited), "name": place.name}
    bot = place.bot if play is None else play.bots.get(seat)
    if bot is not None:
        data["bot"] = bot
    return data
