"""Continuous effects: what is so while they last, and what happens instead of an event."""

from __future__ import annotations

import enum

from engine.abilities.node import Ability, Amount, Condition, Cost, Effect, Event, EventVerb, Node
from engine.abilities.nouns import Noun, Player, Quality, Reference


class Static(Node):
    """Something that is so, in a field ability or for the duration of an effect."""


class Changes(Static):
    """Who is referred to is changed so."""

    who: Reference
    changes: tuple[Change, ...]


class While(Static):
    """The statics are in force only while the condition holds; with `instead`, in place of what is said before."""

    condition: Condition
    statics: tuple[Static, ...]
    instead: bool = False


class ForEach(Static):
    """The power changes inside count once for each unit of the amount: "For each Forward you control, ..."."""

    count: Amount
    statics: tuple[Static, ...]


class PlayerCannot(Static):
    """The player cannot do any of these."""

    player: Player
    deeds: tuple[EventVerb, ...]


class Change(Node):
    """One thing that is different about an object."""


class Gains(Change):
    """It gains all of these."""

    gains: tuple[Gain, ...]


class LosesPower(Change):
    """Its power is lower by so much."""

    amount: Amount


class LosesAbilities(Change):
    """It has no abilities, whatever it was printed with or had gained before: none of these names, where some are
    given; nor can it have them again if `final`.
    """

    names: tuple[str, ...] = ()
    final: bool = False


class LosesKeywords(Change):
    """It does not have the abilities of these names (members of the game's enumeration)."""

    keywords: tuple[enum.Enum, ...]


class LosesQuality(Change):
    """It does not have the quality any more: "loses [Mark]", "loses all its Jobs"."""

    quality: Quality


class PowerBecomes(Change):
    """The power it starts from is this, whatever is printed; other changes then apply."""

    amount: Amount


class Cannot(Change):
    """It cannot do or suffer any of these."""

    deeds: tuple[EventVerb, ...]


class Only(Change):
    """It can do any of these only if something is so that is said behind: only while it is read."""

    deeds: tuple[EventVerb, ...]


class CostsTo(Change):
    """It can do this only if its controller pays the cost."""

    deed: EventVerb
    cost: tuple[Cost, ...]


class Must(Change):
    """It must do this if possible, whenever it may."""

    deed: EventVerb


class CannotGain(Change):
    """It does not gain the abilities of these names, whatever says it does."""

    keywords: tuple[enum.Enum, ...]


class Direction(enum.Enum):
    """More or less."""

    UP = "increased"
    DOWN = "decreased"


class PowerCannotChange(Change):
    """Its power cannot go that way, because of what `by` fits when it is given."""

    direction: Direction
    by: Reference | None = None


class AlsoBecomes(Change):
    """It is also what the noun says, with the power when given, and with what it gains."""

    noun: Noun
    power: Amount | None = None
    gains: tuple[Gain, ...] = ()


class BecomesQuality(Change):
    """It has this quality in place of others of its kind: "becomes Fire", "its cost becomes 1"."""

    quality: Quality


class AlsoHas(Change):
    """It has these qualities besides its own, in every zone: "is also Card Name Y in all situations"."""

    qualities: tuple[Quality, ...]


class AttacksAgain(Change):
    """It can attack so many times in one turn; so many more than it otherwise could, if `more`."""

    times: Amount
    more: bool = False


class Gain(Node):
    """One thing gained."""


class Power(Gain):
    """So much more power."""

    amount: Amount


class Keyword(Gain):
    """An ability with a name; a member of the game's enumeration."""

    keyword: enum.Enum


class Granted(Gain):
    """An ability in quotation marks; in it, Source and This are the object that gained it."""

    ability: Ability


class Trace(Gain):
    """A quality besides its own: "gains Job Knight"."""

    quality: Quality


# Instead of one event, another happens


class Outcome(Node):
    """What becomes of the event."""


class Replacement(Static):
    """When the event would happen (and the condition holds), the outcome does instead; only the next time if
    `once`, only the first time in each turn if `first`.
    """

    event: Event
    outcome: Outcome
    condition: Condition | None = None
    once: bool = False
    first: bool = False


class Besides(Outcome):
    """The effect is carried out as well; where it is one that may be done, the outcome holds only if it was."""

    effect: Effect
    outcome: Outcome


class IfLiked(Outcome):
    """The outcome, if the player who has the effect likes: "you may deal that damage to Ramza instead"."""

    outcome: Outcome


class Performed(Outcome):
    """These are carried out, and the event does not happen."""

    effects: tuple[Effect, ...]
