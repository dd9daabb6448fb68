"""What is done in Force of Will, what happens, and what is so, where no other game has it."""

from __future__ import annotations

import enum

from engine import abilities as ab
from engine.games.fow.cards import Attribute

# Effects: life and will.


class GainLife(ab.Effect):
    """The actor gains so much life (FOW 105.4)."""

    amount: ab.Amount


class LoseLife(ab.Effect):
    """The actor loses so much life (FOW 105.4); it is a payment in a cost (FOW 105.4a)."""

    amount: ab.Amount


class PayLife(ab.Effect):
    """The actor pays so much life (FOW 105.4a): as much as they like when None."""

    amount: ab.Amount | None


class LifeBecomes(ab.Effect):
    """The actor's life becomes this (FOW 104.6)."""

    amount: ab.Amount


class Produce(ab.Effect):
    """The actor produces one of the choices, each a will or several (FOW 907), so many times; when there are none, of
    any attribute that those which `like` fits could produce. It is spent only on what `only` allows, which the sentence
    after it says (Restricted).
    """

    choices: tuple[tuple[str, ...], ...]
    times: ab.Amount = ab.Number(1)
    only: tuple[ab.Reference, ...] = ()
    like: ab.Any | None = None


#: One will of each attribute, to choose from.
ANY_WILL = tuple((one.value,) for one in Attribute)


# Effects: cards.


class ChoosePlayer(ab.Effect):
    """The actor chooses a player as the target (FOW 903.2d), of two actions this one: THEY from then on."""

    player: ab.Player | None = None


class Summon(ab.Effect):
    """A resonator card is put on top of the chase as a spell of the actor (FOW 1006.1)."""

    what: ab.Reference


class Banish(ab.Effect):
    """The actor puts it, which they control, into its owner's graveyard (FOW 1011)."""

    what: ab.Reference


class PutBack(ab.Effect):
    """Those looked at are put back where they were, in any order."""


class PutOnStones(ab.Effect):
    """On top of its owner's magic stone deck, or on the bottom; several in any order that the actor likes."""

    what: ab.Reference
    bottom: bool = False
    any_order: bool = False


class ShuffleStones(ab.Effect):
    """The actor shuffles their magic stone deck (FOW 1021)."""


class ShuffleInto(ab.Effect):
    """Shuffled into its owner's deck, or magic stone deck (FOW 1021)."""

    what: ab.Reference
    stones: bool = False


class Restricted(ab.Effect):
    """The will that was just produced is spent only to play one of these: cards, or abilities (FOW 907.4)."""

    only: tuple[ab.Reference, ...]


class PutToken(ab.Effect):
    """So many tokens are put onto the actor's field (FOW 1303)."""

    count: ab.Count
    token: Token


class Token(ab.Node):
    """A resonator token: ATK and DEF, attributes, races, and abilities (FOW 1303)."""

    body: Body
    noun: ab.Noun
    gains: tuple[ab.Gain, ...] = ()


class Body(ab.Node):
    """ATK and DEF as printed on a card: "[100/100]" (FOW 206, 207)."""

    atk: ab.Amount
    defense: ab.Amount


class TokenCopy(ab.Effect):
    """A token that is a copy of it is put onto the actor's field (FOW 1017)."""

    what: ab.Reference


class Add(ab.Effect):
    """The addition is added to the card (FOW 1002, 1121.3): onto the actor's field, if it is not there."""

    what: ab.Reference
    to: ab.Reference


class TurnToRuler(ab.Effect):
    """Put into the ruler area, as a ruler (FOW 314.2)."""

    what: ab.Reference


class Heal(ab.Effect):
    """The ruler's astral counter is removed; it can do judgment again (FOW 1010.1a)."""

    what: ab.Reference


class ShiftsOver(ab.Effect):
    """What a played [Shift] does: this card, if its past is up, shows its future (FOW 1117.2, 1117.2a)."""


class TurnOver(ab.Effect):
    """The double-faced card shows its other side (FOW 1302)."""

    what: ab.Reference


class Roll(ab.Effect):
    """[Force]: the actor rolls so many dice (FOW 1023)."""

    dice: int


class CopyItem(ab.Effect):
    """The spell or ability on the chase is copied (FOW 1017.1b): with new targets if the actor likes."""

    what: ab.Reference


class SecondOnlyIf(ab.Effect):
    """Of the list before it the second may be chosen only if the condition holds: does nothing by itself."""

    condition: ab.Condition


class NewTargets(ab.Effect):
    """The actor may choose new targets for it."""

    what: ab.Reference


class WhereX(ab.Effect):
    """The effect, with X being the amount (and Y the other)."""

    effect: ab.Effect
    amount: ab.Amount
    other: ab.Amount | None = None


class Y(ab.Amount):
    """The Y that a sentence defines."""


class TriggersEnter(ab.Effect):
    """What was just put onto the field triggers its [Enter] ability (FOW 1015, 1411.2b)."""


class ReleaseSeals(ab.Static):
    """The [Seal] abilities of what fits are released: they are there however few magic stones there are."""

    what: ab.Reference


# Changes.


class Stats(ab.Gain):
    """ "[+200/-100]": so much more ATK and DEF (FOW 1020.3)."""

    atk: ab.Amount
    defense: ab.Amount


class OneOfGains(ab.Gain):
    """One of these, as the player likes when it is gained: "[Flying] or [Swiftness]"."""

    gains: tuple[ab.Gain, ...]


class Loses(ab.Change):
    """It loses a keyword of these, as the player likes."""

    keywords: tuple[enum.Enum, ...]


class Spoken(enum.Enum):
    """The keyword that was spoken of: of those gained or lost, or each of several."""

    THAT = "that ability"


class StatsSwapped(ab.Change):
    """Its ATK and DEF are exchanged."""


class BecomesBody(ab.Change):
    """Becomes what the noun says, with this ATK and DEF and what it gains (FOW 1020.1)."""

    body: Body
    noun: ab.Noun
    gains: tuple[ab.Gain, ...] = ()
    #: What it still is besides.
    still: ab.Noun | None = None


class TraitBecomes(ab.Change):
    """Its ATK or DEF is this (FOW 909)."""

    trait: ab.Trait
    amount: ab.Amount


class BlocksRested(ab.Change):
    """It can block while it is rested (over FOW 804.3a)."""


class BlocksOver(ab.Change):
    """It can block what fits (over FOW 1106.2)."""

    noun: ab.Noun


class MayStayRested(ab.Change):
    """Its controller may leave it rested in the recovery phase (over FOW 503)."""


class EntersPaying(ab.Change):
    """It enters rested unless its player pays."""

    cost: tuple[ab.Cost, ...]


class BecomesCopy(ab.Change):
    """It is a copy of the card (FOW 1017.2)."""

    of: ab.Reference


class Unchased(ab.Change):
    """Nothing can be played in response to it (FOW 1008.2)."""


# Statics.


class PriceChange(ab.Static):
    """Playing what fits, a card or an ability, costs the player so much less or more will, so many ``times`` (FOW
    903.2e-iii, 903.2e-iv).
    """

    what: ab.Reference
    signs: tuple[str, ...]
    more: bool = False
    player: ab.Player = ab.Player.YOU
    floor: str = "0"
    times: ab.Amount | None = None


class WillAs(ab.Static):
    """The attribute cost of what fits may be paid with will of the attributes, of any when there are none."""

    what: ab.Reference | None
    attributes: tuple[Attribute, ...] = ()


class SignAs(ab.Static):
    """The player may spend will of the one sign as though it were of the other."""

    sign: str
    as_: str


class PayInstead(ab.Static):
    """The player may pay the cost in place of the card's cost (FOW 903.2e)."""

    what: ab.Reference
    cost: tuple[ab.Cost, ...]
    player: ab.Player = ab.Player.YOU


class AdditionalCost(ab.Static):
    """The cost must be paid besides (FOW 903.2e)."""

    what: ab.Reference
    cost: tuple[ab.Cost, ...]


class MayPlay(ab.Static):
    """The player may play what fits from where it is: for its cost, or without it if `free`; `once` in each turn."""

    player: ab.Player
    what: ab.Reference
    free: bool = False
    once: bool = False


class CopiesAllowed(ab.Static):
    """The deck may have so many copies of this card (over FOW 402.5)."""

    count: ab.Count


class TopRevealed(ab.Static):
    """The top card of the player's deck is revealed (FOW 1005)."""

    player: ab.Player


class StaticWhereX(ab.Static):
    """The static, with X being the amount."""

    static: ab.Static
    amount: ab.Amount


class MustTarget(ab.Static):
    """Who attacks must attack this if they can."""

    player: ab.Player
    what: ab.Reference
    by: ab.Reference | None = None


class PayFor(ab.Static):
    """The X of the cost is paid with moon will alone."""


class PayRather(ab.Static):
    """The cost is paid instead, if the condition holds."""

    cost: tuple[ab.Cost, ...]
    condition: ab.Condition


class NotNothing(ab.Static):
    """Nothing cannot be what is paid."""


class MayLook(ab.Static):
    """The actor may look at those at any time (FOW 311.2a)."""

    what: ab.Reference


class StandbyCost(ab.Static):
    """Setting cards into the standby area costs the player this (over FOW 706.1)."""

    signs: tuple[str, ...]


class Recovers(ab.EventVerb):
    """Is recovered in the recovery phase of its controller (FOW 503.5)."""


#: As a deed that can be forbidden.
RECOVERS = Recovers()


# Events.


class Chases(ab.EventVerb):
    """The player plays something in response to it (FOW 1008.1)."""

    what: ab.Reference


class AddsCards(ab.EventVerb):
    """The player adds additions that fit (FOW 1002)."""

    what: ab.Reference


class DrawsMore(ab.EventVerb):
    """The player draws more than so many cards in a turn."""

    count: int


class RollsDice(ab.EventVerb):
    """The player rolls dice (FOW 1023)."""


class Produces(ab.EventVerb):
    """The player produces will, with a card that fits (FOW 907.4)."""

    source: ab.Reference | None = None


class OneMoreWill(ab.Outcome):
    """As much will and one more, of the same kind as other will that is produced so."""


class OneMoreDie(ab.Outcome):
    """As many dice and one more."""


class GainsLife(ab.EventVerb):
    """The player gains life."""


class LosesLife(ab.EventVerb):
    """The player loses life."""


class DoesJudgment(ab.EventVerb):
    """The player does judgment of a ruler that fits (FOW 705)."""

    what: ab.Reference | None = None


class Awakens(ab.EventVerb):
    """The player awakens a card (FOW 1109.2a)."""

    what: ab.Reference


class Shifts(ab.EventVerb):
    """Is turned to its future side by [Shift] (FOW 1117.2a)."""


class IsAdded(ab.EventVerb):
    """Is added or bestowed to what fits (FOW 1002)."""

    to: ab.Reference


class Arrives(ab.EventVerb):
    """ "[Enter]" of an older card: enters the field of who played it from the hand, or by judgment (FOW 1411.2)."""


class IsCancelled(ab.EventVerb):
    """Is cancelled (FOW 1012)."""


