"""The cards of Final Fantasy TCG (FFTCG 5.2)."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta

from engine.bounds import PrintedNumber, PrintedParts
from engine.cards import Printed


class CardType(enum.Enum):
    """The types of card (FFTCG 6.6.4); the first three are Characters (FFTCG 5.2.3.1.1)."""

    FORWARD = "Forward"
    BACKUP = "Backup"
    MONSTER = "Monster"
    SUMMON = "Summon"


class Element(enum.Enum):
    """The eight Elements (FFTCG 5.2.1.1)."""

    FIRE = "Fire"
    ICE = "Ice"
    WIND = "Wind"
    EARTH = "Earth"
    LIGHTNING = "Lightning"
    WATER = "Water"
    LIGHT = "Light"
    DARK = "Dark"


#: The Elements in their official order.
ELEMENTS = tuple(Element)


@dataclass(frozen=True, slots=True)
class Card(Printed):
    """A card of Final Fantasy TCG as printed (FFTCG 5.2)."""

    type: CardType
    elements: Annotated[tuple[Element, ...], Meta(min_length=1, max_length=len(Element))]
    #: The basic cost in CP (FFTCG 5.2.1.2).
    cost: PrintedNumber
    #: 0 for a card without power (FFTCG 5.2.6).
    power: PrintedNumber
    jobs: PrintedParts
    categories: PrintedParts
    #: Has the Generic icon: any number of it may be on the field (FFTCG 5.2.2.1).
    generic: bool
    ex_burst: bool
    #: The Limit Break cost, 0 for a card that has none (FFTCG 15.2.8.2).
    limit_break: PrintedNumber
