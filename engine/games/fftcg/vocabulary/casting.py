"""The parts of the tree about casting and paying in Final Fantasy TCG (FFTCG 11.2 to 11.7)."""

from __future__ import annotations

import enum

from engine import abilities as ab
from engine.games.fftcg.cards import Element

# Costs.


class CP(ab.Cost):
    """So much CP: of the Element, or of any when None (FFTCG 5.2.1.3)."""

    amount: ab.Amount
    element: Element | None = None


class DiscardSameName(ab.Cost):
    """[S]: discard a card with the same name as this one (FFTCG 11.7.1)."""


class CrystalCost(ab.Cost):
    """[Crystal]: so many Crystals (FFTCG 6.8)."""

    count: ab.Amount


# What is cast, and how it was paid for.


class NextCast(ab.Reference):
    """The next card that fits, of those you cast."""

    noun: ab.Noun


class NthCast(ab.Reference):
    """The so-many-th card that fits, of those that the player casts in a turn (their own, if `own_turn`)."""

    noun: ab.Noun
    ordinal: int
    player: ab.Player
    own_turn: bool = False


class WasCast(ab.Condition):
    """It was cast (FFTCG 15.1.1.7), not put onto the field by an effect."""

    what: ab.Reference


class PaidExtraCost(ab.Condition):
    """The extra cost was paid (ExtraCost)."""


class PaidOnlyBy(ab.Condition):
    """All the CP that paid the cost to cast it came from what fits."""

    what: ab.Reference
    source: ab.Noun


class PaidIncluding(ab.Condition):
    """CP of the Element was part of what paid the cost to cast it, or all of it if `only`."""

    what: ab.Reference
    element: Element
    only: bool = False


class BeforePaying(ab.Condition):
    """The condition holds, before anything is paid for the card: "(before paying the cost for X)"."""

    condition: ab.Condition
    what: ab.Reference


class ElementsPaid(ab.Amount):
    """How many different Elements the CP had that paid the cost to cast it."""

    what: ab.Reference


class DiscardsPaid(ab.Amount):
    """How many cards were discarded to cast it (FFTCG 11.2.1.1); their costs together, if `costs`."""

    cards: ab.Noun
    what: ab.Reference
    costs: bool = False


class GainsCrystals(ab.EventVerb):
    """The player gains Crystals (FFTCG 6.8)."""


class PaysCrystals(ab.EventVerb):
    """The player pays Crystals (FFTCG 6.8)."""


# What may be cast.


class CastOnlyIf(ab.Static):
    """It can be cast only while the condition holds."""

    what: ab.Reference
    condition: ab.Condition


class MayCast(ab.Static):
    """You may cast it from where it is, when you could normally cast such a card, even if another player owns it."""

    what: ab.Reference
    free: bool = False


class CastLimit(ab.Static):
    """The player can cast only so many cards in a turn; only so many that fit the noun, when one is given."""

    player: ab.Player
    count: int
    noun: ab.Noun | None = None


class NotCancelled(ab.Static):
    """The effects of what fits on the stack cannot be cancelled, by what `by` fits when given (FFTCG 2.2)."""

    what: ab.Reference
    by: ab.Reference | None = None


# What casting and using cost.


class CostChange(ab.Static):
    """The cost to cast what fits, or to use these abilities (FFTCG 11.6.9, 11.7.9), is so much less or more, down to
    `minimum` at the lowest, or just `becomes`, or does not go the way that is `kept`; for the player when one is given.
    """

    what: ab.Reference
    less: ab.Amount | None = None
    more: ab.Amount | None = None
    minimum: int = 0
    player: ab.Player | None = None
    becomes: ab.Amount | None = None
    #: CP of any Element may pay it besides.
    any_element: bool = False
    kept: ab.Direction | None = None


class MayPay(ab.Static):
    """When it is cast, the cost may be paid (FFTCG 11.4.4): as an extra cost (11.3.5), `instead` of the CP cost, or
    before that, which is then so much `less`.
    """

    what: ab.Reference
    cost: tuple[ab.Cost, ...]
    instead: bool = False
    less: ab.Amount | None = None


class SpecialPaidWith(ab.Static):
    """For the [S] of its special abilities a card that fits may be discarded instead (FFTCG 11.7.1)."""

    what: ab.Reference
    noun: ab.Noun


class NextUseWithout(ab.Static):
    """The next time you use its special ability you need not pay [S]; nothing at all if `free`."""

    what: ab.Reference
    free: bool = False


# What pays.


class DiscardsForCP(ab.Static):
    """You can discard cards of the Elements to produce CP, against FFTCG 11.2.1.1."""

    elements: tuple[Element, ...]


class CPOf(ab.Node):
    """CP of these Elements, of any when there are none; of so many different Elements; produced by what fits."""

    elements: tuple[Element, ...] = ()
    different: int = 0
    source: ab.Noun | None = None


class Paying(enum.Enum):
    """Whether something may pay, alone may, or must be part of what pays."""

    MAY = "can"
    ONLY = "can only"
    MUST = "must"


class Payment(ab.Node):
    """Whether such CP may pay, alone may, or must be part of what pays."""

    how: Paying
    cp: CPOf


class PaidWith(ab.Static):
    """So is paid the cost to cast it, or that of its ability of the name (a member of the game's enumeration): of any
    card of yours when nothing is named.
    """

    payments: tuple[Payment, ...]
    what: ab.Reference | None = None
    ability: enum.Enum | None = None


class UsePaidWith(ab.Limit):
    """So is paid the cost to use the ability."""

    payments: tuple[Payment, ...]
