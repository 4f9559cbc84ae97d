"""From an answer in words to the answer of a decision that is open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludoteca.games.innovation.cards import AGE, CARD, CARDS, COLOUR, COLOURS, ID
from ludoteca.games.innovation.moving import owner_of, zone_of
from ludoteca.games.innovation.scenarios.script import Step
from ludoteca.games.innovation.state import Innovation
from ludoteca.kernel import Answer, Decision, Json

ACTION = "innovation-ask-action"
SPLAY = "innovation-ask-splay"
REORDER = "innovation-ask-reorder"
NEXT = "innovation-ask-put-next"
YES: Answer = {"action": "yes"}
PASSES: tuple[Answer, ...] = ({"action": "pass"}, {"action": "no"})
MOST_SHOWN = 12


def action_answer(step: Step) -> Answer:
    """Return the answer to the question for an action."""
    match step.kind:
        case "achieve":
            return {"action": "achieve", "age": step.what}
        case "meld" | "dogma":
            return {"action": step.kind, "card": ID[int(step.what)]}  # type: ignore[arg-type]
    return {"action": "draw"}


def answer_for(state: Innovation, decision: Decision, step: Step) -> Answer | None:
    """Return the answer that a step gives to a decision; None where it does not fit."""
    for answer in candidates(state, decision, step):
        if decision.refusal(answer) is None:
            return answer
    return None


def candidates(state: Innovation, decision: Decision, step: Step) -> Iterator[Answer]:
    """Yield what a step can mean, whatever is asked."""
    match step.kind, step.what:
        case "pass", _:
            yield from PASSES
        case "accept", _:
            yield YES
            yield from only_choice(decision)
        case "way", way:
            yield {"action": "choose", "way": way}
        case "splay", int(card) if decision.ask == SPLAY:
            if card in state.players[decision.seat].piles[COLOUR[card]]:
                yield {"action": "choose", "colour": COLOURS[COLOUR[card]]}
        case "swap", (int(colour), _, _) if decision.ask == REORDER:
            yield {"action": "choose", "colour": COLOURS[colour]}
        case "card", int(card):
            yield {"action": "choose", "card": ID[card]}
            yield {"action": "choose", "back": ID[card]}  # the own ones among backs
            if zone_of(state, card) == "score":
                yield {"action": "choose", "back": f"{owner_of(state, card)}:{AGE[card]}"}
        case "seat" | "colour" | "value", what:
            yield {"action": "choose", step.kind: what}
            yield from only_choice(decision, state, step)


def only_choice(
    decision: Decision, state: Innovation | None = None, step: Step | None = None
) -> Iterator[Answer]:
    """Yield the only thing that can be chosen, or the only one that a step describes."""
    fit = [
        answer
        for answer in decision.answers()
        if answer["action"] == "choose"
        and (state is None or step is None or is_described(state, answer, step))
    ]
    if len(fit) == 1:
        yield fit[0]


def is_described(state: Innovation, answer: Answer, step: Step) -> bool:
    """Tell whether an answer names something of that player, colour or value."""
    name = str(answer.get("card", answer.get("back", "")))
    facts: dict[str, Json] = {}
    if name in CARD:
        card = CARD[name]
        facts = {"seat": owner_of(state, card), "colour": COLOURS[COLOUR[card]], "value": AGE[card]}
    elif ":" in name:
        seat, _, age = name.partition(":")
        facts = {"seat": int(seat), "value": int(age)}
    return bool(facts.get(step.kind) == step.what)


def accepts(state: Innovation, decision: Decision, step: Step) -> bool:
    """Tell whether a step accepts an offer by naming what is picked after it.

    A card that is not with the player any more was listed for something before.
    """
    if step.kind == "card" and card_is_gone(state, decision.seat, step):
        return False
    return step.kind not in ("pass", "accept") and decision.refusal(YES) is None


def card_is_gone(state: Innovation, seat: int, step: Step) -> bool:
    """Tell whether a card lies neither in the hand nor in the score pile of a player."""
    player = state.players[seat]
    return step.what not in player.hand and step.what not in player.score


def new_order(pile: Sequence[int], step: Step) -> list[int]:
    """Return a pile, from the top, after two cards have changed places; empty if they cannot."""
    assert isinstance(step.what, tuple)
    _, one, two = step.what
    if not (1 <= one <= len(pile) and 1 <= two <= len(pile)):
        return []
    order = list(pile)
    order[one - 1], order[two - 1] = order[two - 1], order[one - 1]
    return order[::-1]


def asked(decision: Decision) -> str:
    """Say what is asked, and what can be answered."""
    ways = [said(answer) for _, answer in zip(range(MOST_SHOWN), decision.answers(), strict=False)]
    more = ", …" if decision.ways() > MOST_SHOWN else ""
    ask = decision.ask.removeprefix("innovation-ask-")
    card = CARD.get(str(decision.args.get("card")))
    source = "" if card is None else f" by {CARDS[card].name}"
    return f"P{decision.seat + 1} is asked{source} ({ask}): {', '.join(ways)}{more}"


def said(answer: Answer) -> str:
    """Say a legal answer."""
    parts = [value for name, value in answer.items() if name != "action"]
    names = [CARDS[CARD[part]].name if part in CARD else str(part) for part in parts]
    action = [] if answer["action"] == "choose" else [str(answer["action"])]
    return " ".join(action + names)
