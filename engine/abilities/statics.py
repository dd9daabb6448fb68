"""Continuous effects: what is so while they last."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.abilities.amounts import Amount
from engine.abilities.conditions import Condition
from engine.abilities.costs import Cost
from engine.abilities.events import Deed
from engine.abilities.node import Node
from engine.abilities.nouns import Noun, Quality
from engine.abilities.players import Player
from engine.abilities.references import Reference

if TYPE_CHECKING:
    from engine.abilities.kinds import Ability


@dataclass(frozen=True, slots=True)
class Static(Node):
    """Something that is so, in a field ability or for the duration of an effect."""


@dataclass(frozen=True, slots=True)
class Changes(Static):
    """Who is referred to is changed so."""

    who: Reference
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class While(Static):
    """The statics are in force only while the condition holds; with `instead`, in place of what is said before."""

    condition: Condition
    statics: tuple[Static, ...]
    instead: bool = False


@dataclass(frozen=True, slots=True)
class MustChoose(Static):
    """What `by` fits, when it chooses targets, must choose it if it may."""

    by: Reference
    what: Reference


@dataclass(frozen=True, slots=True)
class ForEach(Static):
    """The power changes inside count once for each unit of the amount: "For each Forward you control, ..."."""

    count: Amount
    statics: tuple[Static, ...]


@dataclass(frozen=True, slots=True)
class PlayerCannot(Static):
    """The player cannot do any of these."""

    player: Player
    deeds: tuple[Deed, ...]


@dataclass(frozen=True, slots=True)
class Change(Node):
    """One thing that is different about an object."""


@dataclass(frozen=True, slots=True)
class Gains(Change):
    """It gains all of these."""

    gains: tuple[Gain, ...]


@dataclass(frozen=True, slots=True)
class LosesPower(Change):
    """Its power is lower by so much."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class LosesAbilities(Change):
    """It has no abilities, whatever it was printed with or had gained before."""


@dataclass(frozen=True, slots=True)
class LosesKeywords(Change):
    """It does not have the abilities of these names (members of the game's enumeration)."""

    keywords: tuple[enum.Enum, ...]


@dataclass(frozen=True, slots=True)
class PowerBecomes(Change):
    """The power it starts from is this, whatever is printed; other changes then apply."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Cannot(Change):
    """It cannot do or suffer any of these."""

    deeds: tuple[Deed, ...]


@dataclass(frozen=True, slots=True)
class CostsTo(Change):
    """It can do this only if its controller pays the cost."""

    deed: Deed
    cost: tuple[Cost, ...]


@dataclass(frozen=True, slots=True)
class Must(Change):
    """It must do this if possible, whenever it may."""

    deed: Deed


@dataclass(frozen=True, slots=True)
class CannotGain(Change):
    """It does not gain the abilities of these names, whatever says it does."""

    keywords: tuple[enum.Enum, ...]


class Direction(enum.Enum):
    """More or less."""

    UP = "increased"
    DOWN = "decreased"


@dataclass(frozen=True, slots=True)
class PowerCannotChange(Change):
    """Its power cannot go that way because of what `by` fits."""

    direction: Direction
    by: Reference


@dataclass(frozen=True, slots=True)
class AlsoBecomes(Change):
    """It is also what the noun says, with the power when given, and with what it gains."""

    noun: Noun
    power: Amount | None = None
    gains: tuple[Gain, ...] = ()


@dataclass(frozen=True, slots=True)
class BecomesQuality(Change):
    """It has this quality in place of others of its kind: "becomes Fire", "its cost becomes 1"."""

    quality: Quality


@dataclass(frozen=True, slots=True)
class AlsoHas(Change):
    """It has these qualities besides its own, in every zone: "is also Card Name Y in all situations"."""

    qualities: tuple[Quality, ...]


@dataclass(frozen=True, slots=True)
class AttacksAgain(Change):
    """It can attack so many times in one turn."""

    times: int


@dataclass(frozen=True, slots=True)
class AttacksOnceMore(Change):
    """It can attack one more time than it otherwise could, this turn."""


@dataclass(frozen=True, slots=True)
class Gain(Node):
    """One thing gained."""


@dataclass(frozen=True, slots=True)
class Power(Gain):
    """So much more power."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Keyword(Gain):
    """An ability with a name; a member of the game's enumeration."""

    keyword: enum.Enum


@dataclass(frozen=True, slots=True)
class Granted(Gain):
    """An ability in quotation marks; in it, Source and This are the object that gained it."""

    ability: Ability


@dataclass(frozen=True, slots=True)
class Trace(Gain):
    """A quality besides its own: "gains Job Knight"."""

    quality: Quality
