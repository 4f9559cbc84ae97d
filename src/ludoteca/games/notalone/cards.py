"""The cards of Not Alone: one table of facts for the Hunt cards, one for the Survival cards."""

from __future__ import annotations

from typing import NamedTuple

EXPLORATION, HUNTING, RECKONING, MAINTENANCE = (
    "exploration",
    "hunting",
    "reckoning",
    "maintenance",
)
PHASES = (EXPLORATION, HUNTING, RECKONING, MAINTENANCE)

CREATURE, ARTEMIA, TARGET = "creature", "artemia", "target"
TOKENS = (CREATURE, ARTEMIA, TARGET)


class Card(NamedTuple):
    """What a card says: its phase, the clause of its effect, and its symbol if it has one."""

    phase: str
    clause: str
    symbol: str = ""


HUNT = {
    "despair": Card(EXPLORATION, "NA-8.2", ARTEMIA),
    "force-field": Card(EXPLORATION, "NA-8.3", TARGET),
    "anticipation": Card(HUNTING, "NA-8.4"),
    "ascendancy": Card(HUNTING, "NA-8.5"),
    "fierceness": Card(HUNTING, "NA-8.6"),
    "forbidden-zone": Card(HUNTING, "NA-8.7"),
    "interference": Card(HUNTING, "NA-8.8"),
    "persecution": Card(HUNTING, "NA-8.9"),
    "mutation": Card(HUNTING, "NA-8.10", ARTEMIA),
    "phobia": Card(HUNTING, "NA-8.11", ARTEMIA),
    "virus": Card(HUNTING, "NA-8.12", ARTEMIA),
    "clone": Card(HUNTING, "NA-8.13", TARGET),
    "mirage": Card(HUNTING, "NA-8.14", TARGET),
    "scream": Card(HUNTING, "NA-8.15", TARGET),
    "toxin": Card(HUNTING, "NA-8.16", TARGET),
    "cataclysm": Card(RECKONING, "NA-8.17"),
    "detour": Card(RECKONING, "NA-8.18"),
    "stasis": Card(MAINTENANCE, "NA-8.19"),
    "tracking": Card(MAINTENANCE, "NA-8.20"),
    "flashback": Card("", "NA-8.21"),
}
"""The Hunt cards, each of which exists once (NA-8.1); Flashback has the phase of what it copies."""

SURVIVAL = {
    "adrenaline": Card(EXPLORATION, "NA-9.2"),
    "ingenuity": Card(EXPLORATION, "NA-9.3"),
    "sacrifice": Card(EXPLORATION, "NA-9.4"),
    "sixth-sense": Card(EXPLORATION, "NA-9.5"),
    "smokescreen": Card(EXPLORATION, "NA-9.6"),
    "strike-back": Card(EXPLORATION, "NA-9.7"),
    "vortex": Card(HUNTING, "NA-9.8"),
    "detector": Card(RECKONING, "NA-9.9"),
    "dodge": Card(RECKONING, "NA-9.10"),
    "drone": Card(RECKONING, "NA-9.11"),
    "gate": Card(RECKONING, "NA-9.12"),
    "hologram": Card(RECKONING, "NA-9.14"),
    "wrong-track": Card(RECKONING, "NA-9.15"),
    "amplifier": Card(MAINTENANCE, "NA-9.16"),
    "double-back": Card(MAINTENANCE, "NA-9.17"),
}
"""The Survival cards, each of which exists once (NA-9.1)."""
