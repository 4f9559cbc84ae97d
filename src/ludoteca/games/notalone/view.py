"""What is seen of a match of Not Alone: built from what a seat may know (NA-11), never stripped."""

from __future__ import annotations

from collections import Counter

from ludoteca.games.notalone import debts, windows
from ludoteca.games.notalone.cards import TOKENS
from ludoteca.games.notalone.planet import (
    ARTEMIA_SPACES,
    PLACES,
    assimilation_start,
    rescue_start,
)
from ludoteca.games.notalone.state import Hunted, Laid, NotAlone
from ludoteca.games.notalone.tokens import is_ineffective, names, to_place, where
from ludoteca.kernel import Json, Seat


def view(state: NotAlone, seat: Seat | None) -> Json:
    """Return what `seat` (None: a spectator) may know (see `View`)."""
    sees_piles = not state.smoke or seat in state.hunted
    data: dict[str, Json] = {
        **board(state),
        **turn(state),
        "hunt": hunt(state),
        "survival": {
            "deck": len(state.survival_deck),
            "discard": state.survival_discard[:],
        },
        **waiting(state),
        "hunted": {
            str(other): hunted(state, other, one, seat, sees_piles)
            for other, one in state.hunted.items()
        },
    }
    if seat == state.creature:
        data["mine"] = {"cards": own_cards(state, seat, state.hunt_hand)}
    elif seat is not None:
        one = state.hunted[seat]
        laid = [] if face_up(state) else [laid.card for laid in one.table]
        cards = own_cards(state, seat, one.cards)
        data["mine"] = {"hand": one.hand[:], "laid": laid, "cards": cards}
        if one.drawn:
            data["mine"]["drawn"] = one.drawn[:]
    if state.last:
        data["last"] = {"event": state.last, **state.facts}
    return data


def board(state: NotAlone) -> dict[str, Json]:
    """Return the table, the counters, the reserve and the tokens."""
    data: dict[str, Json] = {
        "seats": state.seats,
        "turn": state.turn,
        "creature": state.creature,
        "expert": state.expert,
        "phase": state.phase,
        "rescue": state.rescue,
        "assimilation": state.assimilation,
        "rescue_start": rescue_start(state.seats),
        "assimilation_start": assimilation_start(state.seats),
        "artemia_spaces": list(ARTEMIA_SPACES.get(state.side, ())),
        "marker": state.marker,
        "reserve": {str(place): number for place, number in state.reserve.items()},
        "tokens": {
            token: {"places": names(mask)} for token in TOKENS if (mask := where(state, token))
        },
        "to_place": to_place(state),
        "artemia_ready": state.artemia_ready,
    }
    if state.side:
        data["side"] = state.side
    if name := step(state):
        data["step"] = name
    return data


def turn(state: NotAlone) -> dict[str, Json]:
    """Return what cards have brought about in this turn."""
    effects = state.effects
    data: dict[str, Json] = {
        "ineffective": [place for place in PLACES if is_ineffective(state, place)],
        "struck": names(state.cataclysm),
        "used": names(state.used),
        "barred": names(state.barred),
        "smoke": state.smoke,
        "despair": "despair" in effects,
        "quiet": state.quiet,
        "persecuted": "persecution" in effects,
        "fierce": "fierceness" in effects,
        "interfered": "interference" in effects,
        "stasis": "stasis" in effects,
        "tracked": state.tracked,
    }
    if state.named >= 0:
        data["anticipated"] = state.named
    return data


def hunt(state: NotAlone) -> dict[str, Json]:
    """Return what all may know of the Hunt cards (NA-11.2, NA-11.4)."""
    return {
        "deck": len(state.hunt_deck),
        "hand": len(state.hunt_hand),
        "discard": state.hunt_discard[:],
        "played": [
            {"card": card} if effect == card else {"card": card, "as": effect}
            for card, effect in zip(state.hunt_played, state.effects, strict=True)
        ],
        "plays": state.hunt_plays,
        "bottom": state.hunt_deck[: state.hunt_bottom],
        "known": state.hunt_known[:],
    }


def waiting(state: NotAlone) -> dict[str, Json]:
    """Return who is waited for, who has passed, and what is being decided."""
    data: dict[str, Json] = {
        "asked": asked(state),
        "passed": state.passed[:],
        "ahead": {str(seat): until for seat, until in state.ahead.items()},
    }
    if state.owing:
        seats = {str(seat): number for seat, number in state.owed.items()}
        data["owing"] = {"kind": state.owing, "seats": seats}
    if state.mover >= 0:
        data["resolving"] = resolving(state)
    if state.drawer >= 0:
        data["drawer"] = state.drawer
    return data


def step(state: NotAlone) -> str:
    """Name the step of Hunting or of the Reckoning."""
    if state.phase == "hunting":
        return "tokens" if to_place(state) else "window"
    return state.step


def asked(state: NotAlone) -> list[Seat]:
    """Return who is waited for, by what all may know."""
    if state.phase == "over":
        return []
    if state.owing:
        return sorted(debts.asked(state))
    if state.phase == "side" or to_place(state):
        return [state.creature]
    if state.step in ("free", "target"):
        return [state.drawer if state.drawer >= 0 else state.mover]
    seats = windows.waited_for(state)
    if state.phase == "exploration":
        seats = [seat for seat in seats if seat == state.creature]
        seats += [seat for seat, one in state.hunted.items() if not one.table]
    return sorted(seats)


def resolving(state: NotAlone) -> dict[str, Json]:
    """Return who resolves which card, and whose power is at stake (NA-6.4, NA-6.9)."""
    data: dict[str, Json] = {"seat": state.mover}
    for laid in state.hunted[state.mover].table:
        if laid.card == state.card:
            place = state.copying or laid.using or laid.at
            data |= {"card": state.card, "place": place}
            if state.copying:
                data["copying"] = True
    return data


def hunted(
    state: NotAlone, seat: Seat, one: Hunted, looker: Seat | None, sees_piles: bool
) -> dict[str, Json]:
    """Return what `looker` may know of a Hunted (NA-11.1 to NA-11.3)."""
    exploring = state.phase == "exploration"
    data: dict[str, Json] = {
        "will": one.will,
        "hand": len(one.hand) + (len(one.table) if exploring else 0),
        "cards": len(one.cards),
        "owned": one.owned,
        "discards": len(one.pile),
        "done": exploring and bool(one.table),
        "played": one.played[:],
        "plays": one.plays,
        "dodged": one.dodged,
        "detector": one.detector,
        "left": one.left,
    }
    if sees_piles:
        data["discard"] = one.pile[:]
    if face_up(state):
        data["table"] = [on_table(laid) for laid in one.table]
    elif not exploring:
        data["laid"] = len(one.table)
    if one.drawn:
        data["drawn"] = len(one.drawn)
    if one.two:
        data["two"] = one.two
    if one.next:
        data["next"] = one.next
    if one.shown and looker in (seat, state.creature):
        data["shown"] = one.shown[:]
    if one.vortex:
        data["vortex"] = {"lay": one.vortex[0], "take": one.vortex[1]}
    return data


def on_table(laid: Laid) -> dict[str, Json]:
    """Return a card that lies face up."""
    data: dict[str, Json] = {"card": laid.card, "at": laid.at, "state": laid.state}
    if laid.using:
        data["using"] = laid.using
    if laid.struck:
        data["struck"] = laid.struck[:]
    return data


def own_cards(state: NotAlone, seat: Seat, cards: list[str]) -> list[dict[str, Json]]:
    """Return the cards of one's own hand, each with the reason why it cannot be played now."""
    data = []
    for card in cards:
        own: dict[str, Json] = {"card": card}
        if reason := windows.why_not(state, seat, card):
            own |= {"why": reason.text, "clause": reason.clause}
            if reason.args:
                own["args"] = dict(reason.args)
        data.append(own)
    return data


def face_up(state: NotAlone) -> bool:
    """Tell whether the cards on the table have been turned up (NA-6.2); they stay so at the end."""
    if state.phase == "over":  # before Reckoning a match ends without tokens, or by leaving it
        turned = bool(state.creature_at) and (state.last != "left" or bool(state.step))
    else:
        turned = state.phase in ("reckoning", "maintenance")
    return turned and state.step != "river"


def pieces(state: NotAlone) -> dict[str, int]:
    """Return how many there are of each card (NA-1.2), wherever they are."""
    counts = Counter(state.reserve)
    hunt = [*state.hunt_deck, *state.hunt_hand, *state.hunt_discard, *state.hunt_played]
    survival = [*state.survival_deck, *state.survival_discard]
    for one in state.hunted.values():
        counts.update(one.owned)
        survival += [*one.cards, *one.drawn]
    cards = Counter(f"hunt card {card}" for card in hunt)
    cards.update(f"survival card {card}" for card in survival)
    cards.update({f"place {place}": number for place, number in counts.items()})
    return dict(sorted(cards.items()))
