"""The test kit for game authors: it plays a game in many ways and finds what breaks or leaks.

`check_game(game)` does it all. Each check can be made alone on one `Trial`, as a failure says:

    check_forks(Trial(game, seats=2, options={}, seed=17, style="last"))
"""

from ludoteca.kernel.testing.answers import check_answers, check_orders
from ludoteca.kernel.testing.copies import (
    check_clones,
    check_forks,
    check_replay,
    check_rests,
    check_silence,
)
from ludoteca.kernel.testing.course import check_course, check_leaving, check_stopping
from ludoteca.kernel.testing.kit import CHECKS, Tally, check_game, trials
from ludoteca.kernel.testing.players import STYLES, Player
from ludoteca.kernel.testing.records import check_records
from ludoteca.kernel.testing.schema import misfit, unplain
from ludoteca.kernel.testing.secrets import check_imagine, check_secrets, check_seeds
from ludoteca.kernel.testing.sight import check_views, check_words
from ludoteca.kernel.testing.trial import CheckFailed, Trial

__all__ = [
    "CHECKS",
    "STYLES",
    "CheckFailed",
    "Player",
    "Tally",
    "Trial",
    "check_answers",
    "check_clones",
    "check_course",
    "check_forks",
    "check_game",
    "check_imagine",
    "check_leaving",
    "check_orders",
    "check_records",
    "check_replay",
    "check_rests",
    "check_secrets",
    "check_seeds",
    "check_silence",
    "check_stopping",
    "check_views",
    "check_words",
    "misfit",
    "trials",
    "unplain",
]
