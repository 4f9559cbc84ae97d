"""The Hunted's answers: what to lay, when to Resist or Give Up, how to use places, what to lose."""

from __future__ import annotations

from itertools import combinations

from ludoteca.games.notalone.bots import survival
from ludoteca.games.notalone.bots.mind import Answer, Mind
from ludoteca.games.notalone.bots.plan import Plan
from ludoteca.games.notalone.bots.scene import Person
from ludoteca.games.notalone.bots.worth import CARD, POWER, WILL
from ludoteca.games.notalone.cards import MAINTENANCE, RECKONING
from ludoteca.games.notalone.planet import JUNGLE, ROVER, SOURCE, SWAMP

RELUCTANCE = 0.05
"""How much more than laying at once Resist or Giving Up must promise, in spaces."""


def answer(mind: Mind) -> Answer:
    """Answer any decision of a Hunted."""
    ask = mind.decision["ask"].removeprefix("notalone-ask-")
    if mind.thinks_of_cards() and (card := survival.play(mind)) is not None:
        return card
    if ask in DEBTS:
        return DEBTS[ask](mind)
    for name in ("pass", "wait", "take-back"):
        if name in mind.actions:
            return {"action": name}
    if ask == "explore":
        return explore(mind)
    if ask == "order":
        return order(mind)
    if ask == "resolve":
        return resolve(mind)
    return survival.anything(mind)


def options(mind: Mind) -> list[tuple[float, Answer]]:
    """Return what is worth a search: Phase 3 and 4 cards, against doing without."""
    if mind.scene.view["phase"] not in (RECKONING, MAINTENANCE):
        return []
    cards = survival.ways(mind)
    if cards and "nothing" in mind.actions:
        _, way = max(resolutions(mind), key=lambda each: each[0])
        return [(0.0, way), *cards]
    return [(0.0, {"action": "pass"}), *cards] if cards and "pass" in mind.actions else []


def explore(mind: Mind) -> Answer:
    """Lay, Resist or Give Up, by what each way promises."""
    ways: list[tuple[float, Answer]] = []
    index = mind.me
    if "lay" in mind.actions:
        ways.append((mind.plan.outlook(index) + RELUCTANCE * mind.worth.space, {"action": "lay"}))
    worth_it = "lay" not in mind.actions or mind.plan.people[index].hand < 4
    if "resist" in mind.actions and worth_it:
        ways.append(after_resisting(mind, index))
    if "give-up" in mind.actions and worth_it:
        ways.append(after_giving_up(mind, index))
    best = max(ways, key=lambda way: way[0])[1]
    return lay(mind, index) if best["action"] == "lay" else best


def after_resisting(mind: Mind, index: int) -> tuple[float, Answer]:
    """Return what Resist promises, and the answer (NA-4.4); the last Will gives up (NA-4.6)."""
    one = mind.plan.people[index]
    part = mind.actions["resist"]["cards"]
    cards = mind.worth.best(part["choices"], part["least"])
    resist = {"action": "resist", "cards": cards}
    if one.will == 1:
        return after_giving_up(mind, index)[0], resist
    twin = with_cards(mind, one, cards)
    twin.will -= 1
    price = mind.worth.late * mind.worth.space * (WILL[one.will] - WILL[twin.will])
    return outlook(mind, index, twin) - price, resist


def after_giving_up(mind: Mind, index: int) -> tuple[float, Answer]:
    """Return what Giving Up promises, and the answer (NA-4.7)."""
    one = mind.plan.people[index]
    twin = with_cards(mind, one, one.pile)
    twin.will = 3
    gain = mind.worth.late * mind.worth.space * (WILL[3] - WILL[one.will])
    return outlook(mind, index, twin) + gain - mind.worth.space, {"action": "give-up"}


def with_cards(mind: Mind, one: Person, cards: list[int]) -> Person:
    """Return a Hunted as they would be with cards taken back before laying."""
    twin = one.copy()
    twin.pile = [card for card in one.pile if card not in cards]
    # Who has fewer cards than are to be laid takes the missing ones from these.
    held = mind.decision["args"]["count"] - len(one.possible)
    twin.hand = max(0, one.hand + len(cards) - max(0, held))
    twin.possible = sorted([*one.possible, *(c for c in cards if c not in mind.scene.barred)])
    return twin


def outlook(mind: Mind, index: int, twin: Person) -> float:
    """Return what the turn promises if a Hunted were as `twin`."""
    people = [*mind.plan.people]
    people[index] = twin
    return mind.planned(Plan(mind.scene, mind.worth, people)).outlook(index)


def lay(mind: Mind, index: int) -> Answer:
    """Choose the card or the two cards to lay."""
    part = mind.actions["lay"]["cards"]
    payoffs = mind.plan.payoffs(index)
    ways = [list(cards) for cards in combinations(part["choices"], part["least"])]
    both = mind.plan.people[index].two == "artefact"
    scores = []
    for cards in ways:
        values = sorted((payoffs[card] for card in cards), reverse=True)
        scores.append(sum(values) if both else values[0] + 0.4 * sum(values[1:]))
    return {"action": "lay", "cards": ways[mind.choose(scores)]}


def resolve(mind: Mind) -> Answer:
    """Use the power of a place, take a card back, or do nothing (NA-6.9)."""
    ways = resolutions(mind)
    return ways[mind.choose([way[0] for way in ways])][1]


def resolutions(mind: Mind) -> list[tuple[float, Answer]]:
    """Return the ways to resolve a place, with what each gives."""
    place = mind.decision["args"]["place"]
    one, worth = mind.plan.people[mind.me], mind.worth
    powers = worth.powers(mind.scene, one)
    ways: list[tuple[float, Answer]] = []
    for name, parts in mind.actions.items():
        if name == "recover":
            cards = worth.best(parts["card"]["choices"], 1) if parts else one.pile
            given = {"card": cards[0]} if parts else {}
            ways.append((worth.taken(one.hand, cards), {"action": name, **given}))
        elif name == "copy":
            ways += [
                (powers[to], {"action": name, "place": to}) for to in parts["place"]["choices"]
            ]
        elif name == "take":
            card = worth.best(parts["card"]["choices"], 1)
            ways.append((worth.taken(one.hand, card), {"action": name, "card": card[0]}))
        elif name == "heal":
            gain, seat = worth.heal(mind.scene.people)
            ways.append((gain, {"action": name, "hunted": seat}))
        elif name == "draw":
            ways.append((POWER[SOURCE] * worth.cards, {"action": name}))
        elif name == "power":
            ways.append((powers[place], {"action": name, **power_parts(mind, place)}))
        elif name == "nothing":
            ways.append((0.0, {"action": name}))
    return ways


def power_parts(mind: Mind, place: int) -> Answer:
    """Choose what the power of a place asks for."""
    parts = mind.actions["power"]
    if place == ROVER:
        return {"place": best_gain(mind, parts["place"]["choices"])}
    if place in (JUNGLE, SWAMP) and "card" in parts:
        return {"card": mind.worth.best(parts["card"]["choices"], 1)[0]}
    if place == SWAMP and parts:
        return {"cards": mind.worth.best(parts["cards"]["choices"], parts["cards"]["most"])}
    return {}


def best_gain(mind: Mind, places: list[int]) -> int:
    """Choose a new place: the best, and sooner one that few of the team own."""

    def score(place: int) -> float:
        return CARD[place] - 0.06 * sum(place in one.owned for one in mind.scene.people)

    return places[mind.choose([score(place) * mind.worth.cards for place in places])]


def order(mind: Mind) -> Answer:
    """Resolve the more valuable of two places first."""
    values = mind.plan.values[mind.me]
    at = {laid["card"]: laid["at"] for laid in mind.plan.people[mind.me].table}
    cards = mind.choices("resolve", "card")
    return {"action": "resolve", "card": max(cards, key=lambda card: values[at[card]])}


def keep_of_river(mind: Mind) -> Answer:
    """Keep the card that does better now that the tokens lie (NA-6.1)."""
    payoffs = mind.plan.payoffs(mind.me)
    cards = mind.choices("keep", "card")
    return {"action": "keep", "card": cards[mind.choose([payoffs[card] for card in cards])]}


def keep_in_hand(mind: Mind) -> Answer:
    """Keep the best cards of the hand (NA-8.5)."""
    return {"action": "keep", "cards": mind.worth.best(mind.choices("keep", "cards"), 2)}


def hide(mind: Mind) -> Answer:
    """Hide the cards that one would most likely have laid (NA-8.11)."""
    x = mind.plan.x[mind.me]
    cards = sorted(mind.choices("hide", "cards"), key=lambda card: -x[card])
    return {"action": "hide", "cards": cards[:2]}


def discard(mind: Mind) -> Answer:
    """Discard the cards worth least."""
    part = mind.actions["discard"]["cards"]
    cards = mind.worth.best(part["choices"], len(part["choices"]))
    return {"action": "discard", "cards": cards[len(cards) - part["least"] :]}


def scream(mind: Mind) -> Answer:
    """Lose two cards or 1 Will (NA-8.15), by what costs less."""
    one = mind.plan.people[mind.me]
    price = mind.worth.will(one, 1, mind.scene.expert)
    if "discard" in mind.actions and mind.worth.discarded(one.hand, 2) < price:
        return discard(mind)
    return {"action": "lose-will"}


DEBTS = {
    "river": keep_of_river,
    "ascendancy": keep_in_hand,
    "phobia": hide,
    "forbidden-zone": discard,
    "artemia": discard,
    "scream": scream,
    "toxin": survival.throw,
    "shelter": survival.keep,
}
"""How each debt is paid, by the name of the question."""
