"""How the game answers for a Hunted whose player has left, without playing cards (NA-12.1)."""

from __future__ import annotations

from ludoteca.games.notalone.planet import JUNGLE
from ludoteca.games.notalone.state import NotAlone
from ludoteca.kernel import Action, Answer, Decision


def answer(state: NotAlone, decision: Decision) -> Answer:
    """Answer for an absent Hunted (NA-12.1)."""
    actions = {action.name: action for action in decision.actions}
    match decision.ask.removeprefix("notalone-ask-"):
        case "explore":
            if "lay" in actions:
                return at_random(state, actions["lay"])
            return {"action": "give-up"}
        case "resolve":
            return resolve(state, decision, actions)
        case "scream":
            return {"action": "lose-will"}
    return decision.sample(state.chance.below)


def resolve(state: NotAlone, decision: Decision, actions: dict[str, Action]) -> Answer:
    """Recover at the Lair; take the card itself back at the Jungle; else do nothing."""
    if "recover" in actions:
        return at_random(state, actions["recover"])
    if decision.args["place"] != JUNGLE:
        return {"action": "nothing"}
    parts = actions["power"].parts  # none, or under Persecution one of the cards
    return {"action": "power"} | {part.name: decision.args["card"] for part in parts}


def at_random(state: NotAlone, action: Action) -> Answer:
    """Draw what is to be given with an action."""
    parts = {part.name: part.sample(state.chance.below) for part in action.parts}
    return {"action": action.name, **parts}
