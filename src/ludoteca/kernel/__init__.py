"""The kernel: what every board game needs and no game's rules.

A game is a `Game`; a match of it is a `Match`. Rules are coroutines that `ask`, `choose`, `rest`.
"""

from ludoteca.kernel.chance import Below, Chance, commitment, new_seed
from ludoteca.kernel.decision import (
    Action,
    Decision,
    ask,
    choose,
    decide,
    first,
    may,
    rest,
)
from ludoteca.kernel.errors import BadRecord, GameOver, IllegalAnswer, Reason, StaleDecision
from ludoteca.kernel.events import Event
from ludoteca.kernel.game import Bot, Facts, Game, Option, Outcome, Scenario, State
from ludoteca.kernel.match import Match
from ludoteca.kernel.parts import Move, Number, OneOf, Order, Part, Some
from ludoteca.kernel.types import Answer, Id, Json, Seat

__all__ = [
    "Action",
    "Answer",
    "BadRecord",
    "Below",
    "Bot",
    "Chance",
    "Decision",
    "Event",
    "Facts",
    "Game",
    "GameOver",
    "Id",
    "IllegalAnswer",
    "Json",
    "Match",
    "Move",
    "Number",
    "OneOf",
    "Option",
    "Order",
    "Outcome",
    "Part",
    "Reason",
    "Scenario",
    "Seat",
    "Some",
    "StaleDecision",
    "State",
    "ask",
    "choose",
    "commitment",
    "decide",
    "first",
    "may",
    "new_seed",
    "rest",
]
