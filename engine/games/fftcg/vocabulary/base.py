"""The parts of the tree that only Final Fantasy TCG has, but for those about casting and paying."""

from __future__ import annotations

import enum

from engine import abilities as ab
from engine.games.fftcg.cards import Element

# Closed lists.


class Zone(enum.Enum):
    """The zones (FFTCG 7.1)."""

    FIELD = "field"
    DAMAGE = "Damage Zone"
    DECK = "deck"
    LB_DECK = "LB deck"
    BREAK = "Break Zone"
    HAND = "hand"
    STACK = "stack"
    #: Removed from the game (FFTCG 7.13).
    REMOVED = "removed from the game"


class AbilityWord(enum.Enum):
    """Abilities that have a name of their own (FFTCG 15.2)."""

    BRAVE = "Brave"
    HASTE = "Haste"
    FIRST_STRIKE = "First Strike"
    BACK_ATTACK = "Back Attack"
    WARP = "Warp"
    PRIMING = "Priming"
    LIMIT_BREAK = "Limit Break"


class Phase(enum.Enum):
    """Phases of a turn that cards speak of (FFTCG 9, 10)."""

    ACTIVE = "Active Phase"
    DRAW = "Draw Phase"
    MAIN_1 = "Main Phase 1"
    MAIN_2 = "Main Phase 2"
    MAIN = "Main Phase"
    ATTACK = "Attack Phase"
    END = "End Phase"


class StackKind(enum.Enum):
    """What can be on the stack, or be the cause of something (FFTCG 11.3 to 11.10)."""

    SUMMON = "Summon"
    ABILITY = "ability"
    AUTO_ABILITY = "auto-ability"
    ACTION_ABILITY = "action ability"
    SPECIAL_ABILITY = "special ability"
    EX_BURST = "EX Burst"
    WARP = "Warp"
    #: That it was cast, as a cause (FFTCG 15.1.1.7).
    CAST = "cast"


class ReminderKind(enum.Enum):
    """Known text in parentheses: what it reminds of."""

    NO_END = "this effect does not end at the end of the turn"
    NO_END_MANY = "these effects do not end at the end of the turn"
    NO_END_NOR_AGAIN = "this effect does not end at the end of the turn, and what became a Forward does not again"
    ON_STACK = "this effect is put on the stack"
    #: FFTCG 15.2.6.2
    DAMAGE = "the ability is there with so many points of damage"
    #: FFTCG 8.1.3
    LB_DECK = "cards with Limit Break are not in the main deck"
    #: FFTCG 15.2.2
    HASTE = "Haste"
    #: FFTCG 15.2.3
    FIRST_STRIKE = "First Strike"
    #: FFTCG 15.2.5
    BACK_ATTACK = "Back Attack"


# Kinds of ability.


class SummonEffect(ab.Ability):
    """What a Summon does when it resolves (FFTCG 11.3, 5.2.3.1.2)."""

    effects: tuple[ab.Effect, ...]
    burst: bool = False


class WithDamage(ab.Ability):
    """ "Damage N --": the ability is there once its controller has received N points of damage (FFTCG 15.2.6.2)."""

    points: int
    ability: ab.Ability
    burst: bool = False


class Warp(ab.Ability):
    """ "Warp N -- cost": pay to remove it from the hand with N Warp Counters (FFTCG 15.2.7)."""

    counters: int
    cost: tuple[ab.Cost, ...]


class Priming(ab.Ability):
    """ "Priming "Name" -- cost": pay to find the named card and put it on top of this one (FFTCG 15.2.9)."""

    name: str
    cost: tuple[ab.Cost, ...]


class LimitBreak(ab.Ability):
    """ "Limit Break -- N": its Limit Break cost (FFTCG 15.2.8.2)."""

    cost: int


# Qualities.


class IsCharacter(ab.Quality):
    """A Forward, Backup or Monster (FFTCG 5.2.3.1.1)."""


class OfElement(ab.Quality):
    """Of the Element (FFTCG 5.2.1.1)."""

    element: Element


class MultiElement(ab.Quality):
    """Has more than one Element (FFTCG 5.2.1.1)."""


class WithJob(ab.Quality):
    """Has the Job (FFTCG 6.6)."""

    job: str


class OfCategory(ab.Quality):
    """Of the Category (FFTCG 6.6.1)."""

    category: str


class EveryOne(ab.Quality):
    """Has every Job, or every Element, that there is."""

    trait: ab.Trait


class IsFrozen(ab.Quality):
    """Is frozen (FFTCG 15.2.4)."""


class IsGeneric(ab.Quality):
    """Has the Generic icon (FFTCG 7.7.3)."""


class HasAbilities(ab.Quality):
    """Has an ability of one of the kinds (members of the game's enumeration), of any kind when empty, or an EX Burst
    (FFTCG 11.10).
    """

    kinds: tuple[enum.Enum, ...] = ()


class InParty(ab.Quality):
    """Is forming a party (FFTCG 15.1.1.9), with the referred one when given."""

    whose: ab.Reference | None = None


class IsParty(ab.Quality):
    """A party as a whole (FFTCG 15.1.1.9)."""


# References and amounts.


class Effects(ab.Reference):
    """Summons or abilities of the kinds, of the player when one is given, as the cause of something (FFTCG 6.4)."""

    kinds: tuple[StackKind, ...]
    player: ab.Player | None = None
    #: Only those that deal no damage.
    harmless: bool = False
    #: Only those whose source fits: "your opponent's Backup abilities".
    of: ab.Noun | None = None
    #: None of these.
    besides: tuple[StackKind, ...] = ()


class CrystalsOf(ab.Amount):
    """How many Crystals the player has (FFTCG 6.8)."""

    player: ab.Player


# Events and conditions.


class AttacksAlone(ab.EventVerb):
    """Is declared as an attacker, in no party (FFTCG 10.1.2.1)."""


class AttacksAgainThen(ab.EventVerb):
    """Is declared as an attacker for the so-many-th time in a turn."""

    ordinal: int


class FormsParty(ab.EventVerb):
    """Forms a party, with what fits when given, and attacks (FFTCG 15.1.1.9)."""

    with_: tuple[ab.Reference, ...] = ()


class BecomesFrozen(ab.EventVerb):
    """Is frozen (FFTCG 15.2.4.1)."""


class LosesAllPower(ab.EventVerb):
    """Its power becomes 0, for which it is put into the Break Zone (FFTCG 12.4.4)."""


class PrimesInto(ab.EventVerb):
    """Primes (FFTCG 15.2.9), into the named card when a name is given."""

    name: str | None = None


class UsesBurst(ab.EventVerb):
    """The player uses an EX Burst (FFTCG 11.10.2)."""


class FromBurst(ab.Condition):
    """What it does is being carried out as an EX Burst (FFTCG 11.10)."""

    what: ab.Reference


# Effects.


class Freeze(ab.Effect):
    """Frozen: does not activate in its controller's next Active Phase (FFTCG 15.2.4)."""

    what: ab.Reference


class DivideIntoGroups(ab.Effect):
    """The actor sorts them into so many groups, leaving none out; a group may be empty (FFTCG 15.1.1.11)."""

    what: ab.Reference
    groups: int


class SelectGroup(ab.Effect):
    """The actor selects 1 of the groups just made; the cards of the others are :data:`OTHER_GROUPS`."""


#: What has become of cards that lie in the groups that were not selected, as a participle (FFTCG 15.1.1.11.1).
OTHER_GROUPS = "in the other groups"


class GainCrystals(ab.Effect):
    """The actor gains so many Crystals (FFTCG 6.8)."""

    count: ab.Amount


class ExchangePower(ab.Effect):
    """Of two, each starts from the power of the other for the duration (FFTCG 11.5.6)."""

    what: ab.Reference
    duration: ab.Duration


class ExchangeControl(ab.Effect):
    """Of two, each comes under the control of the other's controller for the duration (FFTCG 6.2.6)."""

    what: ab.Reference
    duration: ab.Duration


class UseOfOther(ab.Effect):
    """The actor uses one of its special abilities without paying: nothing, or only not the [S] (FFTCG 11.7)."""

    whose: ab.Reference
    #: Without paying anything.
    free: bool = False


class OwnAbilitiesSilent(ab.Effect):
    """Those just put onto the field: that they enter does not trigger their own auto-abilities."""


class UseBurst(ab.Effect):
    """The EX Bursts of the card go on the stack, under the control of the actor."""

    what: ab.Reference


class NoBursts(ab.Effect):
    """The damage that the effect before it deals to a player lets nobody use EX Bursts."""


# Changes: what cards have, can do and take over from others.


class ProducesCP(ab.Change):
    """Can produce CP of these Elements when dulled for CP (FFTCG 5.2.3.1.1.2); of any Element when empty.

    Only to pay for casting what fits `for_`, when that is given.
    """

    elements: tuple[Element, ...]
    for_: ab.Noun | None = None


class JoinsAnyParty(ab.Change):
    """Can form a party with Forwards of any Element, or of the noun when given (FFTCG 15.1.1.9.2)."""

    noun: ab.Noun | None = None


class TraitsOf(ab.Gain):
    """The Jobs, Elements, special abilities and so on that others have, besides its own; but no Element of `but`."""

    traits: tuple[ab.Trait | StackKind, ...]
    whose: ab.Reference
    but: tuple[Element, ...] = ()


# Statics.


class ManyOfElement(ab.Static):
    """You can control two or more Characters of the Element, against FFTCG 7.7.5; only it beside others, if given."""

    element: Element
    what: ab.Reference | None = None


class NotIfControlling(ab.Static):
    """It cannot be played while you control any of these."""

    what: tuple[ab.Reference, ...]


class AttackLimit(ab.Static):
    """The player can declare only so many attacks in a turn; or attack with only so many Forwards, if `forwards`."""

    player: ab.Player
    count: int
    forwards: bool = False


class EntersUnheard(ab.Static):
    """When what fits enters the field, that triggers no auto-abilities: neither its own nor others."""

    what: ab.Reference


class BurstsBarred(ab.Static):
    """The EX Bursts of what fits cannot be used when `by` puts it into a Damage Zone."""

    what: ab.Noun
    by: ab.Reference
