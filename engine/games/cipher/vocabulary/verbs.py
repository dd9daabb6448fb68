"""Classes of the tree that only Fire Emblem Cipher has, besides `vocabulary`: what happens and what is done."""

from __future__ import annotations

import enum

from engine.abilities.amounts import Amount, Count
from engine.abilities.costs import Cost
from engine.abilities.effects import Effect
from engine.abilities.events import Event, EventVerb
from engine.abilities.kinds import Ability
from engine.abilities.node import treeclass
from engine.abilities.nouns import Noun
from engine.abilities.players import Player
from engine.abilities.references import Reference
from engine.abilities.statics import Change, Gain, Static
from engine.games.cipher.vocabulary import Zone

# Deeds and events.


@treeclass
class DestroysByAttack(EventVerb):
    """Its attack makes the defending unit, which fits, destroyed (Cipher 18.1.15.1); only a Critical Hit if
    `critical`.
    """

    whom: Reference
    critical: bool = False


@treeclass
class FailsToDestroy(EventVerb):
    """Its attack ends without making the defending unit, which fits, destroyed (Cipher 18.1.15)."""

    whom: Reference


@treeclass
class AttackEnds(EventVerb):
    """Its attack has been carried out to the end (Cipher 18.1.18.1)."""


@treeclass
class CombatEnds(EventVerb):
    """A combat in which it was attacking or defending has come to its end (Cipher 18.1.18.1)."""


@treeclass
class IsAttacked(EventVerb):
    """Becomes the defending unit (Cipher 18.1.3.2.1), of what `by` fits when given."""

    by: Reference | None = None


@treeclass
class FailsToSupport(EventVerb):
    """Supports and fails (Cipher 18.1.5.1.1), the unit that fits where one is given."""

    whom: Reference | None = None


@treeclass
class Deploys(EventVerb):
    """The player deploys what fits (Cipher 14.1): to the line `zone` when given."""

    what: Reference
    zone: Zone | None = None


@treeclass
class Growths(EventVerb):
    """A card is stacked under it to Growth it (Cipher 24.1.13)."""


@treeclass
class IsSupported(EventVerb):
    """Is supported, and the support has not failed, by a card that fits (Cipher 18.1.5.1.1.1)."""

    by: Reference


@treeclass
class ClassChanges(EventVerb):
    """Class Changes (Cipher 14.2.5)."""


@treeclass
class LevelsUp(EventVerb):
    """Levels Up, Class Changes among them (Cipher 14.2.1)."""


@treeclass
class ClassChangesInto(EventVerb):
    """The player Class Changes a unit by stacking this card on top of it (Cipher 14.2.5)."""

    what: Reference


@treeclass
class LevelsUpInto(EventVerb):
    """The player Levels Up a unit by stacking this card on top of it (Cipher 14.2.1)."""

    what: Reference


@treeclass
class CriticalHits(EventVerb):
    """Makes a Critical Hit (Cipher 18.1.11), against what fits when given."""

    whom: Reference | None = None


@treeclass
class Evades(EventVerb):
    """Evades (Cipher 18.1.13), the attack of a unit that `whose` fits when given."""

    whose: Reference | None = None


@treeclass
class IsEvaded(EventVerb):
    """Its attack is evaded, by a unit that `by` fits when given (Cipher 18.1.13); a Critical Hit only if
    `critical`.
    """

    by: Reference | None = None
    critical: bool = False


@treeclass
class IsDestroyedByAttack(EventVerb):
    """Is destroyed by the attack of a unit that fits (Cipher 18.1.15): by a critical hit where that is said."""

    by: Reference
    critical: bool = False


@treeclass
class IsMoved(EventVerb):
    """Is moved to the other line of its player (Cipher 26.13): to the line `to` when given."""

    to: Zone | None = None


@treeclass
class IsRevealed(EventVerb):
    """Is shown to both players (Cipher 24.1.4)."""


@treeclass
class OrbDestroyed(Event):
    """An Orb of the player is destroyed (Cipher 24.1.14), by the attack of a unit that `by` fits when given (9.3.2)."""

    player: Player
    by: Reference | None = None


# Changes.


@treeclass
class Ranged(Gain):
    """It attacks at these distances besides those it has (Cipher 20)."""

    distances: tuple[int, ...]


@treeclass
class Support(Gain):
    """So much more support (Cipher 4.17)."""

    amount: Amount


class Value(enum.Enum):
    """A number of a card that skills change, besides its attack; called as :class:`~engine.games.cipher.rules.now.Now`
    calls it.
    """

    DEPLOYMENT_COST = "cost"
    #: A card has one when it becomes something, whether or not one is printed.
    CLASS_CHANGE_COST = "change_cost"
    SUPPORT = "support"
    #: The Orbs destroyed when its attack destroys the opponent's Main Character (Cipher 9.3.2.1.1).
    ORBS = "orbs"


class How(enum.Enum):
    """How a number changes."""

    BECOMES = "becomes"
    RAISED = "raised"
    REDUCED = "reduced"


@treeclass
class Varies(Change):
    """A number of it is this, or more or less by so much, and not less than `least` for that."""

    value: Value
    how: How
    amount: Amount
    least: int = 0


@treeclass
class OnlyAttacks(Change):
    """It cannot attack anything but what fits."""

    whom: Reference


@treeclass
class NamedSkill(Gain):
    """The skill of the name, whose text follows in parentheses."""

    name: str
    skill: Ability


@treeclass
class LosesMark(Change):
    """It does not have the mark."""

    mark: enum.Enum


@treeclass
class LosesRange(Change):
    """It does not attack at these distances any more (Cipher 20)."""

    distances: tuple[int, ...]


@treeclass
class Loses(Change):
    """It loses all of these, in one breath."""

    losses: tuple[Change, ...]


@treeclass
class AttackMultiplied(Change):
    """The attack that it has when this is carried out is added to it, once less than the factor (Cipher 24.1.10,
    24.1.11).
    """

    factor: int


@treeclass
class MayAttack(Change):
    """It can attack what fits, whatever its range and line."""

    whom: Reference


@treeclass
class CopyOf(Change):
    """It has the text of the other unit, except the Unit Name and the attack (Cipher 24.1.8)."""

    whom: Reference


# Statics.


@treeclass
class Together(Static):
    """All of these, in one sentence."""

    statics: tuple[Static, ...]


@treeclass
class SupportsSucceed(Static):
    """Cards that fit do not fail to support the unit for having its Unit Name (over Cipher 18.1.5.1.1)."""

    cards: Reference
    whom: Reference


@treeclass
class SupportsFail(Static):
    """Cards that fit fail to support the unit (as in Cipher 18.1.5.1.1.2)."""

    cards: Reference
    whom: Reference


@treeclass
class SupportSkillsOff(Static):
    """Support skills of the player's Support card cannot be carried out (in Cipher 18.1.7); only while it supports
    what fits, when given.
    """

    player: Player
    whom: Reference | None = None


@treeclass
class SupportRather(Static):
    """When the card that has supported this unit would go to the Retreat Area, its player may do this with it in
    place of that (Cipher 18.1.17, 23.1); a card that fits the noun, when given.
    """

    effect: Effect
    noun: Noun | None = None


@treeclass
class SeveralOfName(Static):
    """This card may be deployed beside units of its Unit Name, and same-name processing leaves allies of the name
    alone (over Cipher 9.2, 14.1.1.1).
    """

    name: str


@treeclass
class AnyNumberInDeck(Static):
    """The deck may have any number of cards of this card name (over Cipher 12.1.1.2)."""


@treeclass
class LevelUpWithoutName(Static):
    """This card may be stacked on an ally of the name, or any, to Level Up it, while there is no ally of the other name
    (over Cipher 14.2.1.2). It keeps its own Unit Name.
    """

    absent: str
    onto: str


@treeclass
class InsteadOfRetreat(Static):
    """When the event would send it to the Retreat Area, the effect is carried out in place of that (Cipher
    23.1).
    """

    event: Event
    effect: Effect


@treeclass
class PayInstead(Static):
    """When the unit makes a Critical Hit or evades (the deed), the cost may be paid in place of sending a card of
    the name from the hand to the Retreat Area (over Cipher 18.1.11.1, 18.1.13.1).
    """

    who: Reference
    deed: EventVerb
    cost: tuple[Cost, ...]
    name: str


# Effects.


@treeclass
class Move(Effect):
    """Moved to the other line of its player; it is not tapped for it (Cipher 26.13). With `to`, only if that is the
    other line.
    """

    what: Reference
    to: Zone | None = None


@treeclass
class MoveBeside(Effect):
    """Moved to the line in which the other is (Cipher 26.12, 26.13)."""

    what: Reference
    beside: Reference


@treeclass
class FlipBonds(Effect):
    """The actor turns so many of their face-up Bond cards that fit face down (Cipher 22.4.2)."""

    count: Count
    noun: Noun


@treeclass
class Flip(Effect):
    """The card where it lies is turned face up or face down."""

    what: Reference
    face_up: bool


@treeclass
class FlipEitherWay(Effect):
    """The card where it lies is turned face up or face down, as the actor likes."""

    what: Reference


@treeclass
class PlaceAmongBonds(Effect):
    """Put into the Bond Area of the player, face up unless `face_down` (Cipher 6.11)."""

    what: Reference
    player: Player
    face_down: bool = False


@treeclass
class AddToOrbs(Effect):
    """Put into the actor's Orb Area, face down (Cipher 6.13)."""

    what: Reference


@treeclass
class Growth(Effect):
    """The cards are stacked under the unit, which is no Level Up (Cipher 24.1.13)."""

    cards: Reference
    unit: Reference


@treeclass
class LevelUpWith(Effect):
    """The card is stacked on top of the unit, which Levels Up or Class Changes by it (Cipher 14.2)."""

    card: Reference
    unit: Reference


@treeclass
class DeployBeside(Effect):
    """Deployed in the line in which the other is (Cipher 14.1.1)."""

    what: Reference
    beside: Reference


@treeclass
class DeployInto(Effect):
    """Deployed in the line (Cipher 14.1.1)."""

    what: Reference
    line: Zone


@treeclass
class RatherThanSend(Effect):
    """The effect, in place of sending the card where it goes at that time: the Retreat Area (Cipher 18.1.17,
    23.1).
    """

    effect: Effect


@treeclass
class AtCombatEndIf(Effect):
    """At the end of the running combat the effect is carried out, if the event happens in what is left of it."""

    event: Event
    effect: Effect


@treeclass
class TakesAttack(Effect):
    """The unit becomes the defending unit in place of the other (over Cipher 18.1.3.2.1)."""

    who: Reference
    instead_of: Reference


@treeclass
class ChooseUnseen(Effect):
    """The actor chooses so many cards of the opponent's hand without looking at them."""

    count: Count


@treeclass
class TransferMainCharacter(Effect):
    """The new one becomes the Main Character, the old one is it no longer."""

    old: Reference
    new: Reference
