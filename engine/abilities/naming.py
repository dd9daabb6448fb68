"""Naming something: an Element, a card name, a number."""

from __future__ import annotations

import enum

from engine.abilities.amounts import Amount
from engine.abilities.effects import Effect
from engine.abilities.nouns import Quality


class NamedNumber(Amount):
    """The number that was named or selected."""


class NameSomething(Effect):
    """The actor names one of its kind, but none of `but` (members of the game's enumeration)."""

    kind: NameKind
    but: tuple[enum.Enum, ...] = ()


class NameKind(enum.Enum):
    """What may be named."""

    JOB = "Job"
    ELEMENT = "Element"
    CARD_NAME = "card name"
    CARD_TYPE = "card type"
    COST = "cost"
    NUMBER = "number"
    CATEGORY = "Category"
    PARITY = "odd or even"


class OfNamed(Quality):
    """Has what was named of the kind (a member of NameKind): "of the named Element"."""

    kind: enum.Enum
