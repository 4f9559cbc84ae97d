"""The three Hunt tokens: which are to be placed, and what they do to those who stand there."""

from __future__ import annotations

from ludoteca.games.notalone.cards import ARTEMIA, CREATURE, TARGET
from ludoteca.games.notalone.planet import BEACH, BIT, PLACES_IN, WRECK
from ludoteca.games.notalone.state import BACK, WAITING, Hunted, Laid, NotAlone


def to_place(state: NotAlone) -> list[str]:
    """Return the available tokens that are not on the planet (NA-5.1 to NA-5.4)."""
    if state.phase != "hunting":
        return []
    tokens = [] if state.creature_at else [CREATURE]
    if state.artemia_ready and not state.artemia_at:
        tokens.append(ARTEMIA)
    if state.target_ready and not state.target_at:
        tokens.append(TARGET)
    return tokens


def covers_pair(state: NotAlone, token: str) -> bool:
    """Tell whether a token is placed across two adjacent places (NA-5.5)."""
    if token == ARTEMIA:
        return "virus" in state.effects
    return token == TARGET and "mirage" in state.effects


def where(state: NotAlone, token: str) -> int:
    """Return the mask of the places where a token lies."""
    if token == CREATURE:
        return state.creature_at
    return state.artemia_at if token == ARTEMIA else state.target_at


def put(state: NotAlone, token: str, mask: int) -> None:
    """Lay a token on the places of `mask`."""
    if token == CREATURE:
        state.creature_at = mask
    elif token == ARTEMIA:
        state.artemia_at = mask
    else:
        state.target_at = mask


def creature_places(state: NotAlone) -> int:
    """Return where the Creature token and its Clone lie (NA-8.13)."""
    if "clone" in state.effects:
        return state.creature_at | state.target_at
    return state.creature_at


def target_places(state: NotAlone) -> int:
    """Return where the Target token counts as such: not if Clone alone brought it (NA-6.4)."""
    if state.target_at:
        for effect in state.effects:
            if effect in ("force-field", "mirage", "scream", "toxin"):
                return state.target_at
    return 0


def is_held(state: NotAlone, one: Hunted, at: int) -> bool:
    """Tell whether a Creature or Artemia token bars power and take-back at a place (NA-6.12)."""
    bit = BIT[at]
    if bit & state.artemia_at and not one.detector:
        return True
    return bool(bit & creature_places(state)) and not one.dodged


def is_ineffective(state: NotAlone, place: int) -> bool:
    """Tell whether a Hunt card makes a place ineffective for those who stand there (NA-6.10)."""
    if BIT[place] & state.cataclysm:
        return True
    effects = state.effects
    if not effects:
        return False
    if place in (BEACH, WRECK) and "interference" in effects:
        return True
    return bool(BIT[place] & state.target_at) and ("mirage" in effects or "toxin" in effects)


def standing_at(one: Hunted, mask: int) -> list[Laid]:
    """Return the cards by which a Hunted stands at one of the places of `mask` (NA-6.14)."""
    return [laid for laid in one.table if laid.state != BACK and BIT[laid.at] & mask]


def unresolved_at(one: Hunted, mask: int) -> list[Laid]:
    """Return the cards at the places of `mask` whose place is not resolved."""
    return [laid for laid in one.table if laid.state == WAITING and BIT[laid.at] & mask]


def names(mask: int) -> list[int]:
    """Return the places of a mask as a list."""
    return list(PLACES_IN[mask])
