"""The 105 cards: age, colour and icons (IN-1.1, IN-1.2); what they do stands in `effects_*`.

Cards are numbers, by age. In views and answers a card is called by its id, such as "the-wheel".
"""

from __future__ import annotations

from typing import NamedTuple

COLOURS = ("blue", "red", "green", "yellow", "purple")
BLUE, RED, GREEN, YELLOW, PURPLE = range(5)
"""The order in which colours are gone through (IN-15.5)."""
ICON_NAMES = ("crown", "leaf", "lightbulb", "castle", "factory", "clock")
CROWN, LEAF, LIGHTBULB, CASTLE, FACTORY, CLOCK = range(6)
HEXAGON = -1
"""The place with the picture, which counts as no icon (IN-1.2)."""
SPLAYS = ("none", "left", "right", "up")
NONE, LEFT, RIGHT, UP = range(4)


class Card(NamedTuple):
    """A card; its icons stand top left, bottom left, bottom centre and bottom right."""

    id: str
    name: str
    age: int
    colour: int
    icons: tuple[int, int, int, int]
    dogma_icon: int


def _card(name: str, age: int, colour: int, icons: str, dogma_icon: int) -> Card:
    """Return the card of that name, from which its id comes; "-" is the picture."""
    a, b, c, d = (HEXAGON if word == "-" else ICON_NAMES.index(word) for word in icons.split())
    card_id = name.lower().replace(".", "").replace(" ", "-")
    return Card(card_id, name, age, colour, (a, b, c, d), dogma_icon)


CARDS: tuple[Card, ...] = (
    # Age 1
    _card("Pottery", 1, BLUE, "- leaf leaf leaf", LEAF),
    _card("Tools", 1, BLUE, "- lightbulb lightbulb castle", LIGHTBULB),
    _card("Writing", 1, BLUE, "- lightbulb lightbulb crown", LIGHTBULB),
    _card("Archery", 1, RED, "castle lightbulb - castle", CASTLE),
    _card("Metalworking", 1, RED, "castle castle - castle", CASTLE),
    _card("Oars", 1, RED, "castle crown - castle", CASTLE),
    _card("Clothing", 1, GREEN, "- crown leaf leaf", LEAF),
    _card("Sailing", 1, GREEN, "crown crown - leaf", CROWN),
    _card("The Wheel", 1, GREEN, "- castle castle castle", CASTLE),
    _card("Agriculture", 1, YELLOW, "- leaf leaf leaf", LEAF),
    _card("Domestication", 1, YELLOW, "castle crown - castle", CASTLE),
    _card("Masonry", 1, YELLOW, "castle - castle castle", CASTLE),
    _card("City States", 1, PURPLE, "- crown crown castle", CROWN),
    _card("Code of Laws", 1, PURPLE, "- crown crown leaf", CROWN),
    _card("Mysticism", 1, PURPLE, "- castle castle castle", CASTLE),
    # Age 2
    _card("Calendar", 2, BLUE, "- leaf leaf lightbulb", LEAF),
    _card("Mathematics", 2, BLUE, "- lightbulb crown lightbulb", LIGHTBULB),
    _card("Construction", 2, RED, "castle - castle castle", CASTLE),
    _card("Road Building", 2, RED, "castle castle - castle", CASTLE),
    _card("Currency", 2, GREEN, "leaf crown - crown", CROWN),
    _card("Mapmaking", 2, GREEN, "- crown crown castle", CROWN),
    _card("Canal Building", 2, YELLOW, "- crown leaf crown", CROWN),
    _card("Fermenting", 2, YELLOW, "leaf leaf - castle", LEAF),
    _card("Monotheism", 2, PURPLE, "- castle castle castle", CASTLE),
    _card("Philosophy", 2, PURPLE, "- lightbulb lightbulb lightbulb", LIGHTBULB),
    # Age 3
    _card("Alchemy", 3, BLUE, "- leaf castle castle", CASTLE),
    _card("Translation", 3, BLUE, "- crown crown crown", CROWN),
    _card("Engineering", 3, RED, "castle - lightbulb castle", CASTLE),
    _card("Optics", 3, RED, "crown crown crown -", CROWN),
    _card("Compass", 3, GREEN, "- crown crown leaf", CROWN),
    _card("Paper", 3, GREEN, "- lightbulb lightbulb crown", LIGHTBULB),
    _card("Machinery", 3, YELLOW, "leaf leaf - castle", LEAF),
    _card("Medicine", 3, YELLOW, "crown leaf leaf -", LEAF),
    _card("Education", 3, PURPLE, "lightbulb lightbulb lightbulb -", LIGHTBULB),
    _card("Feudalism", 3, PURPLE, "- castle leaf castle", CASTLE),
    # Age 4
    _card("Experimentation", 4, BLUE, "- lightbulb lightbulb lightbulb", LIGHTBULB),
    _card("Printing Press", 4, BLUE, "- lightbulb lightbulb crown", LIGHTBULB),
    _card("Colonialism", 4, RED, "- factory lightbulb factory", FACTORY),
    _card("Gunpowder", 4, RED, "- factory crown factory", FACTORY),
    _card("Invention", 4, GREEN, "- lightbulb lightbulb factory", LIGHTBULB),
    _card("Navigation", 4, GREEN, "- crown crown crown", CROWN),
    _card("Anatomy", 4, YELLOW, "leaf leaf leaf -", LEAF),
    _card("Perspective", 4, YELLOW, "- lightbulb lightbulb leaf", LIGHTBULB),
    _card("Enterprise", 4, PURPLE, "- crown crown crown", CROWN),
    _card("Reformation", 4, PURPLE, "leaf leaf - leaf", LEAF),
    # Age 5
    _card("Chemistry", 5, BLUE, "factory lightbulb factory -", FACTORY),
    _card("Physics", 5, BLUE, "factory lightbulb lightbulb -", LIGHTBULB),
    _card("Coal", 5, RED, "factory factory factory -", FACTORY),
    _card("The Pirate Code", 5, RED, "crown factory crown -", CROWN),
    _card("Banking", 5, GREEN, "factory crown - crown", CROWN),
    _card("Measurement", 5, GREEN, "lightbulb leaf lightbulb -", LIGHTBULB),
    _card("Statistics", 5, YELLOW, "leaf lightbulb leaf -", LEAF),
    _card("Steam Engine", 5, YELLOW, "- factory crown factory", FACTORY),
    _card("Astronomy", 5, PURPLE, "crown lightbulb lightbulb -", LIGHTBULB),
    _card("Societies", 5, PURPLE, "crown - lightbulb crown", CROWN),
    # Age 6
    _card("Atomic Theory", 6, BLUE, "lightbulb lightbulb lightbulb -", LIGHTBULB),
    _card("Encyclopedia", 6, BLUE, "- crown crown crown", CROWN),
    _card("Industrialization", 6, RED, "crown factory factory -", FACTORY),
    _card("Machine Tools", 6, RED, "factory factory - factory", FACTORY),
    _card("Classification", 6, GREEN, "lightbulb lightbulb lightbulb -", LIGHTBULB),
    _card("Metric System", 6, GREEN, "- factory crown crown", CROWN),
    _card("Canning", 6, YELLOW, "- factory leaf factory", FACTORY),
    _card("Vaccination", 6, YELLOW, "leaf factory leaf -", LEAF),
    _card("Democracy", 6, PURPLE, "crown lightbulb lightbulb -", LIGHTBULB),
    _card("Emancipation", 6, PURPLE, "factory lightbulb factory -", FACTORY),
    # Age 7
    _card("Evolution", 7, BLUE, "lightbulb lightbulb lightbulb -", LIGHTBULB),
    _card("Publications", 7, BLUE, "- lightbulb clock lightbulb", LIGHTBULB),
    _card("Combustion", 7, RED, "crown crown factory -", CROWN),
    _card("Explosives", 7, RED, "- factory factory factory", FACTORY),
    _card("Bicycle", 7, GREEN, "crown crown clock -", CROWN),
    _card("Electricity", 7, GREEN, "lightbulb factory - factory", FACTORY),
    _card("Refrigeration", 7, YELLOW, "- leaf leaf crown", LEAF),
    _card("Sanitation", 7, YELLOW, "leaf leaf - leaf", LEAF),
    _card("Lighting", 7, PURPLE, "- leaf clock leaf", LEAF),
    _card("Railroad", 7, PURPLE, "clock factory clock -", CLOCK),
    # Age 8
    _card("Quantum Theory", 8, BLUE, "clock clock clock -", CLOCK),
    _card("Rocketry", 8, BLUE, "clock clock clock -", CLOCK),
    _card("Flight", 8, RED, "crown - clock crown", CROWN),
    _card("Mobility", 8, RED, "- factory clock factory", FACTORY),
    _card("Corporations", 8, GREEN, "- factory factory crown", FACTORY),
    _card("Mass Media", 8, GREEN, "lightbulb - clock lightbulb", LIGHTBULB),
    _card("Antibiotics", 8, YELLOW, "leaf leaf leaf -", LEAF),
    _card("Skyscrapers", 8, YELLOW, "- factory crown crown", CROWN),
    _card("Empiricism", 8, PURPLE, "lightbulb lightbulb lightbulb -", LIGHTBULB),
    _card("Socialism", 8, PURPLE, "leaf - leaf leaf", LEAF),
    # Age 9
    _card("Computers", 9, BLUE, "clock - clock factory", CLOCK),
    _card("Genetics", 9, BLUE, "lightbulb lightbulb lightbulb -", LIGHTBULB),
    _card("Composites", 9, RED, "factory factory - factory", FACTORY),
    _card("Fission", 9, RED, "- clock clock clock", CLOCK),
    _card("Collaboration", 9, GREEN, "- crown clock crown", CROWN),
    _card("Satellites", 9, GREEN, "- clock clock clock", CLOCK),
    _card("Ecology", 9, YELLOW, "leaf lightbulb lightbulb -", LIGHTBULB),
    _card("Suburbia", 9, YELLOW, "- crown leaf leaf", LEAF),
    _card("Services", 9, PURPLE, "- leaf leaf leaf", LEAF),
    _card("Specialization", 9, PURPLE, "- factory leaf factory", FACTORY),
    # Age 10
    _card("Bioengineering", 10, BLUE, "lightbulb clock clock -", CLOCK),
    _card("Software", 10, BLUE, "clock clock clock -", CLOCK),
    _card("Miniaturization", 10, RED, "- lightbulb clock lightbulb", LIGHTBULB),
    _card("Robotics", 10, RED, "- factory clock factory", FACTORY),
    _card("Databases", 10, GREEN, "- clock clock clock", CLOCK),
    _card("Self Service", 10, GREEN, "- crown crown crown", CROWN),
    _card("Globalization", 10, YELLOW, "- factory factory factory", FACTORY),
    _card("Stem Cells", 10, YELLOW, "- leaf leaf leaf", LEAF),
    _card("A.I.", 10, PURPLE, "lightbulb lightbulb clock -", LIGHTBULB),
    _card("The Internet", 10, PURPLE, "- clock clock lightbulb", CLOCK),
)

NUMBER = len(CARDS)
CARD: dict[str, int] = {card.id: number for number, card in enumerate(CARDS)}
"""By id."""
ID: tuple[str, ...] = tuple(card.id for card in CARDS)
AGE: tuple[int, ...] = tuple(card.age for card in CARDS)
COLOUR: tuple[int, ...] = tuple(card.colour for card in CARDS)
ICONS: tuple[tuple[int, ...], ...] = tuple(
    tuple(card.icons.count(icon) for icon in range(6)) for card in CARDS
)
"""How many of each icon a card bears."""


def bears(card: int, icon: int) -> bool:
    """Tell whether the icon is printed on the card, seen or covered (IN-1.8)."""
    return ICONS[card][icon] > 0
