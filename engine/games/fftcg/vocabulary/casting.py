"""The parts of the tree about casting and paying, besides those of the vocabulary."""

from __future__ import annotations

import enum

from engine import abilities as ab
from engine.games.fftcg.cards import Element


class BesideOthers(ab.Static):
    """It can enter its player's field beside other Characters of the Element, against FFTCG 7.7.5."""

    what: ab.Reference
    element: Element


class NotCancelled(ab.Static):
    """The effects of what fits on the stack cannot be cancelled, by what `by` fits when given (FFTCG 2.2)."""

    what: ab.Reference
    by: ab.Reference | None = None


class BeforePaying(ab.Condition):
    """The condition holds, before anything is paid for the card: "(before paying the cost for X)"."""

    condition: ab.Condition
    what: ab.Reference


class ElementsPaid(ab.Amount):
    """How many different Elements the CP had that paid the cost to cast it."""

    what: ab.Reference


class MustPayWith(ab.Static):
    """CP of each of the Elements, and of so many different Elements, must be part of what pays the cost to cast it."""

    what: ab.Reference
    elements: tuple[Element, ...] = ()
    different: int = 0


class CostKept(ab.Static):
    """The cost to cast what fits does not go that way, whatever says it does."""

    what: ab.Reference
    direction: ab.Direction


class DiscardsPaid(ab.Amount):
    """How many cards were discarded to cast it (FFTCG 11.2.1.1); their costs together, if `costs`."""

    what: ab.Reference
    costs: bool = False


class GainsCrystals(ab.EventVerb):
    """The player gains Crystals (FFTCG 6.8)."""


class PaysCrystals(ab.EventVerb):
    """The player pays Crystals (FFTCG 6.8)."""


class CastLimit(ab.Static):
    """The player can cast only so many cards in a turn; only so many that fit the noun, when one is given."""

    player: ab.Player
    count: int
    noun: ab.Noun | None = None


class DiscardsForCP(ab.Static):
    """You can discard cards of the Elements to produce CP, against FFTCG 11.2.1.1."""

    elements: tuple[Element, ...]


class AbilityPaidWithAny(ab.Static):
    """CP of any Element may pay the cost of the ability with that name (a member of the game's enumeration)."""

    ability: enum.Enum
    what: ab.Reference


class PaidIncluding(ab.Condition):
    """CP of the Element was part of what paid the cost to cast it, or all of it if `only`."""

    what: ab.Reference
    element: Element
    only: bool = False


class NthCast(ab.Static):
    """The so-many-th card that fits, of those that the player casts in a turn (their own, if `own_turn`), costs so
    much less (or more), down to `minimum` at the lowest.
    """

    noun: ab.Noun
    ordinal: int
    player: ab.Player
    less: ab.Amount | None = None
    more: ab.Amount | None = None
    minimum: int = 0
    own_turn: bool = False


class WasCast(ab.Condition):
    """It was cast (FFTCG 15.1.1.7), not put onto the field by an effect."""

    what: ab.Reference


class CostToUse(ab.Static):
    """The CP that it costs to use the abilities are so many less (or more), down to `minimum` at the lowest (FFTCG
    11.6.9, 11.7.9).
    """

    what: ab.Reference
    less: ab.Amount | None = None
    more: ab.Amount | None = None
    minimum: int = 0


class UsePaidWith(ab.Limit):
    """Only CP of the Elements may pay the cost to use the ability."""

    elements: tuple[Element, ...]


class UsePaidBy(ab.Limit):
    """Only CP produced by what fits may pay the cost to use the ability."""

    source: ab.Noun


class SpecialPaidWith(ab.Static):
    """For the [S] of its special abilities a card that fits may be discarded instead (FFTCG 11.7.1)."""

    what: ab.Reference
    noun: ab.Noun


class NextUseWithout(ab.Static):
    """The next time you use its special ability you need not pay [S]; nothing at all if `free`."""

    what: ab.Reference
    free: bool = False
