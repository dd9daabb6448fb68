"""Classes of the tree that only Fire Emblem Cipher has: what happens, what is done, and what changes and holds."""

from __future__ import annotations

import enum

from engine import abilities as ab
from engine.games.cipher.vocabulary.base import IconMark, SkillKind, Zone

# Deeds and events.


class DestroysByAttack(ab.EventVerb):
    """Its attack makes the defending unit, which fits, destroyed (Cipher 18.1.15.1), or ends without that if `fails`;
    only a Critical Hit if `critical`.
    """

    whom: ab.Reference
    critical: bool = False
    fails: bool = False


class AttackEnds(ab.EventVerb):
    """Its attack has been carried out to the end (Cipher 18.1.18.1)."""


class CombatEnds(ab.EventVerb):
    """A combat in which it was attacking or defending has come to its end (Cipher 18.1.18.1)."""


class FailsToSupport(ab.EventVerb):
    """Supports and fails (Cipher 18.1.5.1.1), the unit that fits where one is given."""

    whom: ab.Reference | None = None


class Growths(ab.EventVerb):
    """A card is stacked under it to Growth it (Cipher 24.1.13)."""


class IsSupported(ab.EventVerb):
    """Is supported, and the support has not failed, by a card that fits (Cipher 18.1.5.1.1.1)."""

    by: ab.Reference


class LevelsUp(ab.EventVerb):
    """Levels Up (Cipher 14.2.1), only by a Class Change if `changes` (14.2.5); said of a player, a unit, by stacking
    the card `what` on top of it.
    """

    changes: bool = False
    what: ab.Reference | None = None


class UsesSkill(ab.EventVerb):
    """Uses a skill of its own: of the name, with the icon, of the category, as far as given (Cipher 19.1); said of a
    player, one of a card of theirs that fits `whose`.
    """

    skill: str = ""
    icon: IconMark | None = None
    kind: SkillKind | None = None
    whose: ab.Reference | None = None


class CriticalHits(ab.EventVerb):
    """Makes a Critical Hit (Cipher 18.1.11), against what fits when given."""

    whom: ab.Reference | None = None


class Evades(ab.EventVerb):
    """Evades (Cipher 18.1.13), the attack of a unit that `whose` fits when given."""

    whose: ab.Reference | None = None


class IsEvaded(ab.EventVerb):
    """Its attack is evaded, by a unit that `by` fits when given (Cipher 18.1.13); only a Critical Hit if `critical`."""

    by: ab.Reference | None = None
    critical: bool = False


class IsMoved(ab.EventVerb):
    """Is moved to the other line of its player (Cipher 26.13): from the line `origin`, to the line `to` when given."""

    origin: Zone | None = None
    to: Zone | None = None


class IsRevealed(ab.EventVerb):
    """Is shown to both players (Cipher 24.1.4)."""


class OrbDestroyed(ab.Event):
    """An Orb of the player is destroyed (Cipher 24.1.14), by the attack of a unit that `by` fits when given (9.3.2)."""

    player: ab.Player
    by: ab.Reference | None = None


# Changes.


class Support(ab.Gain):
    """So much more support (Cipher 4.17)."""

    amount: ab.Amount


class Value(enum.Enum):
    """A number of a card that skills change; called as :class:`~engine.games.cipher.cards.Now` calls it."""

    DEPLOYMENT_COST = "cost"
    #: A card has one when it becomes something, whether or not one is printed.
    CLASS_CHANGE_COST = "change_cost"
    ATTACK = "attack"
    SUPPORT = "support"
    #: The Orbs destroyed when its attack destroys the opponent's Main Character (Cipher 9.3.2.1.1).
    ORBS = "orbs"


class How(enum.Enum):
    """How a number changes."""

    BECOMES = "becomes"
    RAISED = "raised"
    REDUCED = "reduced"
    #: What it is when this is carried out is added to it, once less than the factor (Cipher 24.1.10, 24.1.11).
    MULTIPLIED = "multiplied"


class Varies(ab.Change):
    """A number of it is this, or more or less by so much, but `never` for that so little, or so many times that."""

    value: Value
    how: How
    amount: ab.Amount
    never: ab.Quantity | None = None


class NamedSkill(ab.Gain):
    """The skill of the name, whose text follows in parentheses; where it does not, the card's own skill of the name."""

    name: str
    ability: ab.Ability | None = None


class MayAttack(ab.Change):
    """It can attack what fits, whatever its range and line."""

    whom: ab.Reference


class CopyOf(ab.Change):
    """It has the text of the other unit, except the Unit Name and the attack (Cipher 24.1.8)."""

    whom: ab.Reference


class SkillsOfOthers(ab.Change):
    """It has the skills with the icon that what fits has; of several of one name only one if `one_each`."""

    icon: IconMark
    whose: ab.Reference
    one_each: bool = False


class LosesLimit(ab.Change):
    """Its skill of the name may be used, or trigger, any number of times in a turn (over Cipher 10.2.1.3, 19.1.2.1)."""

    skill: str


class LosesOtherSkills(ab.Change):
    """It has no skills but those of the kind; nor can it have others again if `final`."""

    but: SkillKind
    final: bool = False


class Usable(ab.Change):
    """Its skills with these icons work whatever its stack is (over Cipher 21.2.2.3)."""

    icons: tuple[IconMark, ...]


# Statics.


class Together(ab.Static):
    """All of these, in one sentence."""

    statics: tuple[ab.Static, ...]


class SupportTurnsOut(ab.Static):
    """Cards that fit fail to support the unit (as in Cipher 18.1.5.1.1.2), or do not for having its Unit Name, if
    `succeeds` (over 18.1.5.1.1).
    """

    cards: ab.Reference
    whom: ab.Reference
    succeeds: bool = False


class SupportSkillsOff(ab.Static):
    """Support skills of the player's Support card cannot be carried out (in Cipher 18.1.7); only while it supports
    what fits, when given.
    """

    player: ab.Player
    whom: ab.Reference | None = None


class SeveralOfName(ab.Static):
    """This card may be deployed beside units of its Unit Name, and same-name processing leaves allies of the name
    alone (over Cipher 9.2, 14.1.1.1).
    """

    name: str


class AnyNumberInDeck(ab.Static):
    """The deck may have any number of cards of this card name (over Cipher 12.1.1.2)."""


class LevelUpWithoutName(ab.Static):
    """This card may be stacked on what fits to Level Up it, while there is no ally of the name (over Cipher 14.2.1.2).
    It keeps its own Unit Name.
    """

    absent: str
    onto: ab.Noun


class LevelUpCheaper(ab.Static):
    """Levelling up an ally of the name with this card costs so much less (over Cipher 16.1.2)."""

    onto: str
    amount: ab.Amount


class NotStackedOn(ab.Static):
    """It cannot be stacked on a unit of the name to Level Up it; only not because of this, when given (Cipher 2.2)."""

    onto: str
    by: ab.Reference | None = None


class WithoutSymbols(ab.Static):
    """The player deploys and levels up without Bond cards of the same symbols (over Cipher 15.1.2, 16.1.2)."""


class PayInstead(ab.Static):
    """When the unit makes a Critical Hit or evades (the deed), the cost may be paid in place of sending what is usual
    from the hand to the Retreat Area: a card of its name (over Cipher 18.1.11.1, 18.1.13.1).
    """

    who: ab.Reference
    deed: ab.EventVerb
    cost: tuple[ab.Cost, ...]
    usual: ab.Reference


class SkillCostReduced(ab.Static):
    """What its skills of the name cost is less by this, by all of it when empty (over Cipher 10.4, 19.1.3)."""

    whose: ab.Reference
    skill: str
    by: tuple[ab.Cost, ...] = ()


# Effects.


class Move(ab.Effect):
    """Moved to its player's other line, not tapped for it (Cipher 26.13); only if it is `area` there, when given."""

    what: ab.Reference
    area: ab.Quality | None = None


class Flip(ab.Effect):
    """The card where it lies is turned face up or face down (Cipher 22.4.2), or the way in which it does not lie."""

    what: ab.Reference
    face_up: bool | None


class Stack(ab.Effect):
    """The card is stacked on top of the unit, which Levels Up or Class Changes by it (Cipher 14.2); or the cards
    `under` it, for a Growth, which is no Level Up (24.1.13).
    """

    what: ab.Reference
    unit: ab.Reference
    under: bool = False


class RatherThanSend(ab.Effect):
    """The effect, in place of sending the card where it goes then: the Retreat Area (Cipher 18.1.17, 23.1)."""

    effect: ab.Effect


class AtCombatEndIf(ab.Effect):
    """At the end of the running combat the effect is carried out, if the event happens in what is left of it."""

    event: ab.Event
    effect: ab.Effect


class TakesAttack(ab.Effect):
    """The unit becomes the defending unit in place of the other (over Cipher 18.1.3.2.1)."""

    who: ab.Reference
    instead_of: ab.Reference


class TransferMainCharacter(ab.Effect):
    """The new one becomes the Main Character, the old one is it no longer."""

    old: ab.Reference
    new: ab.Reference


class ChooseLine(ab.Effect):
    """The actor chooses one of the lines (Cipher 26.12): one in which they have so many of what fits, when given."""

    lines: tuple[Zone, ...] = (Zone.FRONT_LINE, Zone.BACK_LINE)
    quantity: ab.Quantity | None = None
    noun: ab.Noun | None = None


class Guess(ab.Effect):
    """The opponent says whether the condition holds, without knowing it."""

    whether: ab.Condition


class Again(ab.Effect):
    """The actor may pay the cost, as often as they can; each time all that the skill says before is done again."""

    cost: tuple[ab.Cost, ...]


class Numbered(ab.Node):
    """One entry of a numbered list."""

    number: int
    effects: tuple[ab.Effect, ...]


class InOrder(ab.Effect):
    """The entries one after the other; with `until_fails` only until one was not carried out (Cipher 2.3)."""

    entries: tuple[Numbered, ...]
    until_fails: bool = False
