"""Classes of the tree that only Fire Emblem Cipher has; the shared ones are in `engine/abilities/`.

Words of the shared classes in this game: Break is "destroy" (Cipher 24.1.3), PlayOntoField is
"deploy" (Cipher 14.1), the power of a unit is its attack (Cipher 4.11), the cost of a card its Deployment Cost
(Cipher 4.2), Named its Unit Name (Cipher 4.13), ControlledBy(YOU) an ally and ControlledBy(OPPONENT) an enemy
(Cipher 26.4, 26.5). Nothing is chosen before it is carried out: "choose" is Select.
"""

from __future__ import annotations

import enum

from engine import abilities as ab

#: What a card is whose Deployment Cost is an odd number.
ODD_COST = ab.Noun((ab.CostOfParity(ab.Parity.ODD),))

# Areas and moments.


class Zone(enum.Enum):
    """The eight areas (Cipher 6.2), and one that came after the rules."""

    __hash__ = object.__hash__
    DECK = "Deck"
    HAND = "hand"
    SUPPORT = "Support Area"
    RETREAT = "Retreat Area"
    ORB = "Orb Area"
    BOND = "Bond Area"
    FRONT_LINE = "Front Line"
    BACK_LINE = "Back Line"
    #: Cards put there have left the game until a skill speaks of them; not in the rules.
    BOUNDLESS = "Boundless Area"


class Moment(enum.Enum):
    """A stretch of time besides the turn."""

    #: From the choice of the attacked unit to the end of the attack (Cipher 18.1.3.2, 18.1.20).
    COMBAT = "combat"


class Phase(enum.Enum):
    """The phases of a turn (Cipher 13.1.2)."""

    BEGINNING = "Beginning Phase"
    BOND = "Bond Phase"
    DEPLOYMENT = "Deployment Phase"
    ACTION = "Action Phase"
    END = "End Phase"


class UntilGone(ab.Duration):
    """Until the unit whose skill it is leaves the battlefield."""


class DuringNext(ab.Duration):
    """In a player's next turn, and not before: "During your next turn, ..."."""

    player: ab.Player


class AsBefore(ab.Duration):
    """As long as what would be done, if this were not done instead (Cipher 23.1); else for the turn."""


# Kinds of skill.


class SkillKind(enum.Enum):
    """The kinds of skill (Cipher 21.2.3.1); support skills are a class of their own."""

    #: In force while the card is a unit (Cipher 21.2.3.1.1.2).
    CONT = "CONT"
    #: Used by the turn player in the Action Phase (Cipher 21.2.3.1.2.2).
    ACT = "ACT"
    #: Triggers while the card is a unit (Cipher 21.2.3.1.3.1.1).
    AUTO = "AUTO"
    #: Works wherever the card's text may be referred to (Cipher 21.2.3.1.4.2).
    SPEC = "SPEC"


class SkillIcon(enum.Enum):
    """The icons of keyword skills (Cipher 21.2.2.1 to 21.2.2.5) and those that came after the rules."""

    #: Formation Skill: its cost taps two units with certain names (Cipher 21.2.2.1).
    FS = "FS"
    #: Class Change Skill: only while the unit is Class Changed (Cipher 21.2.2.2).
    CCS = "CCS"
    #: Level Skill: only while the unit is Leveled Up and its stack has so many cards (Cipher 21.2.2.3).
    LVS = "LvS"
    #: Union Skill: needs Bond cards with a symbol, as its text says (Cipher 21.2.2.4).
    US = "US"
    #: Carnage Form: works in the same area as a unit, as its text says (Cipher 21.2.2.5).
    CF = "CF"
    #: Printed on skills used in the Bond Area; means nothing besides the place that is printed too.
    BS = "BS"
    #: Printed on skills used in the hand; means nothing besides the place that is printed too.
    CP = "CP"
    #: The rest are families of which other skills may speak; they mean nothing by themselves.
    DV = "DV"
    DB = "DB"
    LIS = "LIS"
    HS = "HS"
    AS = "AS"
    IS = "IS"


class IconMark(ab.Node):
    """A skill's icon; `number` is that of a Level Skill, 0 for others, -1 for X."""

    icon: SkillIcon
    number: int = 0


class SkillPlace(enum.Enum):
    """Where the card is when the skill works, other than on the battlefield."""

    #: Face up in the Bond Area.
    BOND = "BOND"
    #: In the hand; shown when it is used.
    HAND = "HAND"


class ReminderKind(enum.Enum):
    """What is printed in parentheses and means nothing more (Cipher 21.1.1.3)."""

    CCS_ACTIVE = "[CCS] is only active if this unit is Class Changed."
    CCS_USED = "[CCS] can only be used if this unit is Class Changed."
    CCS_TRIGGERS = "[CCS] can only trigger if this unit is Class Changed."
    LVS_ACTIVE = "is only active"
    LVS_USED = "can only be used"
    LVS_CAN = "can be used"
    LVS_TRIGGERS = "will only trigger"
    LVS_CAN_TRIGGER = "can only trigger"
    NO_NUMBER = "If it is X, it becomes 0."
    NO_ORBS = "If you have no Orbs, it becomes 0."
    NO_ENEMY_ORBS = "If your opponent has no Orbs, it becomes 0."
    BOND_USED = "[BOND] can only be used while this card is face-up in your Bond Area."
    BOND_ACTIVE = "[BOND] is only active while this card is face-up in your Bond Area."
    HAND_USED = "[HAND] is used by revealing this card from your hand."
    GROWTH = "A unit who has Growthed is treated as if they are Leveled Up."
    GROWTH_HAVE = "A unit who has Growthed is treated as if they have Leveled Up."
    GROWTH_UNIT = "A unit who has Growthed is treated as a Leveled Up unit."
    GROWTH_CCS = f"{GROWTH} "
    GROWTH_HAVE_CCS = f"{GROWTH_HAVE} "


class Skill(ab.Ability):
    """A skill with its name and category (Cipher 21.2.3).

    `ability` is what it does: a FieldAbility for CONT, an ActionAbility for ACT, an AutoAbility for AUTO
    (and for the few CONT whose text triggers), any of these for SPEC. All `limits` hold besides: an OnlyIf is "This
    skill is only active, usable or triggers if ..." (Cipher 10.2.1.2, 19.1.2.2, 21.2.3.1.1.2.2).
    """

    name: str
    kind: SkillKind
    ability: ab.Ability
    icon: IconMark | None = None
    place: SkillPlace | None = None
    limits: tuple[ab.Limit, ...] = ()
    reminders: tuple[ab.Reminder, ...] = ()


class SkillInParts(ab.Ability):
    """One skill of several categories: each part a Skill without a name of its own, under the name and icon."""

    name: str
    parts: tuple[ab.Ability, ...]
    icon: IconMark | None = None
    reminders: tuple[ab.Reminder, ...] = ()


class SupportKind(enum.Enum):
    """When a support skill may be carried out (Cipher 21.2.3.1.5)."""

    #: By the turn player, for the attacking unit.
    ATTACK = "ATK SUPP"
    #: By the other player, for the defending unit.
    DEFENCE = "DEF SUPP"
    EITHER = "ATK/DEF SUPP"


class SupportSkill(ab.Ability):
    """A support skill: its player may carry it out while the card lies in the Support Area (Cipher 18.1.7,
    21.2.3.1.5.2). With a cost, only if that is paid in full.
    """

    name: str
    kind: SupportKind
    effects: tuple[ab.Effect, ...]
    cost: tuple[ab.Cost, ...] = ()
    condition: ab.Condition | None = None
    reminders: tuple[ab.Reminder, ...] = ()


class Unlimited(ab.Limit):
    """While the condition holds the skill has no usage limit (over Cipher 10.2.1.3, 19.1.2.1)."""

    condition: ab.Condition


# Qualities.


class IsUnit(ab.Quality):
    """Is a unit: a card on the battlefield (Cipher 26.2)."""


class Bears(ab.Quality):
    """Has the mark: a Symbol, Gender, Weapon or Affinity (Cipher 4.4 to 4.7)."""

    mark: enum.Enum


class BearsAll(ab.Quality):
    """Has every one of the marks."""

    marks: tuple[enum.Enum, ...]


class WithSymbol(ab.Quality):
    """Has a Symbol, whichever."""


class IsMainCharacter(ab.Quality):
    """Is the Main Character (Cipher 26.3)."""


class LeveledUp(ab.Quality):
    """Has a card stacked under it (Cipher 14.2.6)."""


class ClassChanged(ab.Quality):
    """Is Leveled Up, and its top card has a Class Change Cost (Cipher 14.2.6.1)."""


class InSameArea(ab.Quality):
    """Is in the Front Line or Back Line in which what is referred to is, of the same player (Cipher 26.12)."""

    whose: ab.Reference


class InStackOf(ab.Quality):
    """Is a card of the unit's stack, its top card among them, or none but those `under` it (Cipher 14.2.7)."""

    whom: ab.Reference
    under: bool = False


class Possesses(ab.Quality):
    """Has a skill: with the icon, of the name, one that supports, as far as given."""

    icon: IconMark | None = None
    skill: str = ""
    support: bool = False


class Reaches(ab.Quality):
    """Attacks at all these distances, among others (Cipher 4.15, 20)."""

    distances: tuple[int, ...]


class WithClassChangeCost(ab.Quality):
    """Has a Class Change Cost (Cipher 4.3)."""


class InChosenLine(ab.Quality):
    """In the line that was chosen (Cipher 26.12)."""


# References.


class SupportOf(ab.Reference):
    """The card that is supporting the unit: in its player's Support Area in combat, and not failed (Cipher 18.1.5)."""

    whom: ab.Reference


class EachAlly(ab.Reference):
    """The allies with these Unit Names, one of each; a cost needs all of them to be there (Cipher 21.2.2.1, 22.3)."""

    names: tuple[str, ...]


class ThisAs(ab.Reference):
    """This unit, as long as it fits: "this untapped unit", "this Front Line unit"."""

    noun: ab.Noun


class BySkill(ab.Reference):
    """Because of a skill: of its effect, or of its cost too if `cost` (Cipher 10.4, 10.5).

    Only a skill of what `whose` means, or of the name `skill`, when given; only a skill or support skill of the
    `player` when given.
    """

    cost: bool = False
    whose: ab.Reference | None = None
    skill: str = ""
    player: ab.Player | None = None


class ByAttack(ab.Reference):
    """Because of the attack of a unit that fits (Cipher 18.1.15): of a critical hit where that is said."""

    whose: ab.Reference
    critical: bool = False


class ByAny(ab.Reference):
    """Because of any of these: "this unit's attack or "Bolt""."""

    causes: tuple[ab.Reference, ...]


# Conditions.


class FromTurn(ab.Condition):
    """It is the turn of this number or a later one: what is so in a next turn only begins there."""

    number: int


class IsSupportedBy(ab.Condition):
    """The card that is supporting the unit fits (Cipher 18.1.5.1.1.1)."""

    who: ab.Reference
    by: ab.Reference


class HoldsAgainst(ab.Condition):
    """The player's number of what fits the noun stands so to the same number of the other player."""

    player: ab.Player
    comparison: ab.Comparison
    noun: ab.Noun


class HoldsParity(ab.Condition):
    """The player's number of what fits the noun is odd, or else even."""

    player: ab.Player
    odd: bool
    noun: ab.Noun


class OnlyUnitsAre(ab.Condition):
    """The player's units that fit the noun are these and no others."""

    noun: ab.Noun
    units: tuple[ab.Reference, ...]


class GuessWas(ab.Condition):
    """The guess that was made was right, or wrong."""

    right: bool


class SkillInEffect(ab.Condition):
    """What a skill of the name has brought about still lasts (Cipher 13.6.1.2), or one that is always in force has its
    conditions met (21.2.3.1.1.2.1): of an ally, or of the card that asks.
    """

    skill: str


class SupportFailed(ab.Condition):
    """In this combat the player's support has failed (Cipher 18.1.5.1.1)."""

    player: ab.Player
