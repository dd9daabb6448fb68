"""The parts of the tree about casting and paying, besides those of the vocabulary."""

from __future__ import annotations

import enum

from engine.abilities.amounts import Amount
from engine.abilities.conditions import Condition
from engine.abilities.events import EventVerb
from engine.abilities.kinds import Limit
from engine.abilities.node import treeclass
from engine.abilities.nouns import Noun
from engine.abilities.players import Player
from engine.abilities.references import Reference
from engine.abilities.statics import Direction, Static
from engine.games.fftcg.cards import Element


@treeclass
class BesideOthers(Static):
    """It can enter its player's field beside other Characters of the Element, against FFTCG 7.7.5."""

    what: Reference
    element: Element


@treeclass
class NotCancelled(Static):
    """The effects of what fits on the stack cannot be cancelled, by what `by` fits when given (FFTCG 2.2)."""

    what: Reference
    by: Reference | None = None


@treeclass
class BeforePaying(Condition):
    """The condition holds, before anything is paid for the card: "(before paying the cost for X)"."""

    condition: Condition
    what: Reference


@treeclass
class PaidOnlyWith(Condition):
    """All the CP that paid the cost to cast it was of the Element."""

    what: Reference
    element: Element


@treeclass
class ElementsPaid(Amount):
    """How many different Elements the CP had that paid the cost to cast it."""

    what: Reference


@treeclass
class MustPayWith(Static):
    """CP of each of the Elements, and of so many different Elements, must be part of what pays the cost to cast it."""

    what: Reference
    elements: tuple[Element, ...] = ()
    different: int = 0


@treeclass
class CostKept(Static):
    """The cost to cast what fits does not go that way, whatever says it does."""

    what: Reference
    direction: Direction


@treeclass
class DiscardsPaid(Amount):
    """How many cards were discarded to cast it (FFTCG 11.2.1.1); their costs together, if `costs`."""

    what: Reference
    costs: bool = False


@treeclass
class GainsCrystals(EventVerb):
    """The player gains Crystals (FFTCG 6.8)."""


@treeclass
class PaysCrystals(EventVerb):
    """The player pays Crystals (FFTCG 6.8)."""


@treeclass
class CastLimit(Static):
    """The player can cast only so many cards in a turn; only so many that fit the noun, when one is given."""

    player: Player
    count: int
    noun: Noun | None = None


@treeclass
class DiscardsForCP(Static):
    """You can discard cards of the Elements to produce CP, against FFTCG 11.2.1.1."""

    elements: tuple[Element, ...]


@treeclass
class AbilityPaidWithAny(Static):
    """CP of any Element may pay the cost of the ability with that name (a member of the game's enumeration)."""

    ability: enum.Enum
    what: Reference


@treeclass
class PaidIncluding(Condition):
    """CP of the Element was part of what paid the cost to cast it."""

    what: Reference
    element: Element


@treeclass
class NthCast(Static):
    """The so-many-th card that fits, of those that the player casts in a turn (their own, if `own_turn`), costs so
    much less (or more), down to `minimum` at the lowest.
    """

    noun: Noun
    ordinal: int
    player: Player
    less: Amount | None = None
    more: Amount | None = None
    minimum: int = 0
    own_turn: bool = False


@treeclass
class WasCast(Condition):
    """It was cast (FFTCG 15.1.1.7), not put onto the field by an effect."""

    what: Reference


@treeclass
class CostToUse(Static):
    """The CP that it costs to use the abilities are so many less (or more), down to `minimum` at the lowest (FFTCG
    11.6.9, 11.7.9).
    """

    what: Reference
    less: Amount | None = None
    more: Amount | None = None
    minimum: int = 0


@treeclass
class UsePaidWith(Limit):
    """Only CP of the Elements may pay the cost to use the ability."""

    elements: tuple[Element, ...]


@treeclass
class UsePaidBy(Limit):
    """Only CP produced by what fits may pay the cost to use the ability."""

    source: Noun


@treeclass
class SpecialPaidWith(Static):
    """For the [S] of its special abilities a card that fits may be discarded instead (FFTCG 11.7.1)."""

    what: Reference
    noun: Noun


@treeclass
class NextUseWithout(Static):
    """The next time you use its special ability you need not pay [S]; nothing at all if `free`."""

    what: Reference
    free: bool = False
